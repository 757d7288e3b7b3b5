# Названия вещей. Горожане, чужеземцы и сегменты названы в cards.ftl.
# Атрибуты: .acc — винительный падеж, .gen — родительный, .genpl — родительный множественного числа, .datpl — дательный
# множественного, .loc — предложный, .ins — творительный.

building-trading-post = фактория
    .acc = факторию
    .gen = фактории
    .genpl = факторий
building-guildhall = гильдия
    .acc = гильдию
    .gen = гильдии
    .genpl = гильдий
building-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
    .genpl = мастерских

slot-tp1 = фактория 1
    .acc = факторию 1
    .gen = фактории 1
slot-tp2 = фактория 2
    .acc = факторию 2
    .gen = фактории 2
slot-tp3 = фактория 3
    .acc = факторию 3
    .gen = фактории 3
slot-gh1 = гильдия 1
    .acc = гильдию 1
    .gen = гильдии 1
slot-gh2 = гильдия 2
    .acc = гильдию 2
    .gen = гильдии 2
slot-gh3 = гильдия 3
    .acc = гильдию 3
    .gen = гильдии 3
slot-w1 = мастерская 1
    .acc = мастерскую 1
    .gen = мастерской 1
slot-w2 = мастерская 2
    .acc = мастерскую 2
    .gen = мастерской 2
slot-w3 = мастерская 3
    .acc = мастерскую 3
    .gen = мастерской 3

card-cleric-bonus-grey = серая карта духовенства
    .acc = серую карту духовенства
    .gen = серой карты духовенства
card-cleric-bonus-black = чёрная карта духовенства
    .acc = чёрную карту духовенства
    .gen = чёрной карты духовенства
card-cleric-bonus-blue = синяя карта духовенства
    .acc = синюю карту духовенства
    .gen = синей карты духовенства
card-cleric-bonus-yellow = жёлтая карта духовенства
    .acc = жёлтую карту духовенства
    .gen = жёлтой карты духовенства
card-kind-leader = карта лидера замка
    .acc = карту лидера замка
    .gen = карты лидера замка
card-kind-diversified = карта разнорабочего
    .acc = карту разнорабочего
    .gen = карты разнорабочего
card-kind-specialized = карта подрядчика
    .acc = карту подрядчика
    .gen = карты подрядчика
card-public-trading-post = общественная фактория
    .acc = общественную факторию
    .gen = общественной фактории
card-public-guildhall = общественная гильдия
    .acc = общественную гильдию
    .gen = общественной гильдии
card-public-workshop = общественная мастерская
    .acc = общественную мастерскую
    .gen = общественной мастерской
card-column-1 = столбец 1
    .gen = столбца 1
card-column-2 = столбец 2
    .gen = столбца 2
card-column-3 = столбец 3
    .gen = столбца 3
card-column-4 = столбец 4
    .gen = столбца 4
card-manuscript-board-grey = серый планшет манускриптов
card-manuscript-board-black = чёрный планшет манускриптов
card-manuscript-board-blue = синий планшет манускриптов
card-manuscript-board-yellow = жёлтый планшет манускриптов
card-poverty = бедность
    .gen = бедности
card-prosperity = процветание
    .gen = процветания

ribbon-grey = серый
    .genpl = серых
    .datpl = серым
ribbon-black = чёрный
    .genpl = чёрных
    .datpl = чёрным
ribbon-blue = синий
    .genpl = синих
    .datpl = синим
ribbon-yellow = жёлтый
    .genpl = жёлтых
    .datpl = жёлтым
ribbon-any = четырёхцветный
    .genpl = четырёхцветных
    .datpl = четырёхцветным

place-left = левое
    .loc = левом
    .ins = левым
place-middle = среднее
    .loc = среднем
    .ins = средним
place-right = правое
    .loc = правом
    .ins = правым

kind-OL = снаружи слева
kind-OR = снаружи справа
kind-IN = внутри

manuscript = { $ribbon } манускрипт ({ $cost }: { $what })
chest-tile-reward = жетон сундука ({ $needs }: { $what })
chest-tile-as-all = жетон сундука ({ $needs } как { $gives })
chest-tile-as-any = жетон сундука ({ $needs } как { $gives })
    .join = or
player-card = карта игрока { $number }
    .gen = карты игрока { $number }
section = секция «{ $segment }»
    .acc = секцию «{ $segment }»
    .gen = секции «{ $segment }»
    .loc = секции «{ $segment }»
space = { $number ->
    [0] { $segment }, { $kind }
   *[other] { $segment }, { $kind } ({ $number })
}
spot = { $segment }, место { $position }
card = { $card }
no-card = пусто

## Лист подсчёта очков

score-trading-posts = Фактории
score-guildhalls = Гильдии
score-workshops = Мастерские
score-workers-tier-1 = Рабочие на уровне 1
score-workers-tier-2 = Рабочие на уровне 2
score-workers-tier-3 = Рабочие на уровне 3
score-manuscript-sets = Наборы закладок
score-manuscripts = Манускрипты
score-chest-tiles = Жетоны сундуков
score-castle-leader = Лидер замка
score-cleric-bonus = Карты духовенства
score-builder-cards = Карты строительства
score-public-buildings = Общественные сооружения
score-outsiders = Чужеземцы
score-deeds = Грамоты
score-poverty = Бедность
score-prosperity = Процветание

outcome-poverty = Игру завершила карта бедности
outcome-prosperity = Игру завершила карта процветания
outcome-divided-kingdom = Открыты и бедность, и процветание: королевство разделено
