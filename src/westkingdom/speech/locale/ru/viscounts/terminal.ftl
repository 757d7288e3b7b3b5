# Текстовый стол.

## Стол

ui-board = Игровое поле, по часовой стрелке
ui-board-signs = ≈ — река, ─x─ — связь, которая даёт x обоим концам
ui-segment = { $segment } ({ $number })
ui-viscounts = Виконты
ui-viscount-here = { $seat } { $kind }
ui-trade = Торговля
ui-exchange = { $kind } ({ $number }): { $n } { $n ->
    [one] торговец
    [few] торговца
    [many] торговцев
   *[other] торговца
} → { $what }
ui-spots = Места
ui-spots-left = слева от реки: { $parts }
    .join = comma
ui-spots-right = справа от реки: { $parts }
    .join = comma
ui-spot-empty = { $position } { $what }
ui-spot-built = { $position } { $building } игрока { $seat }
ui-spot-public = { $position } общественная { $building } игрока { $seat }
ui-links = Связи
ui-link = { $a } и { $b }: { $what }
ui-townsfolk = Горожане
ui-manuscript = Манускрипт
ui-below = { $n ->
    [0] ниже ничего нет
   *[other] ниже ещё { $n }
}
ui-castle = Замок
ui-castle-section = уровень 1: { $tier1 }; уровень 2: { $tier2 }; продвижение вглубь: { $what }
ui-realm = Королевство
ui-end = Конец игры
ui-end-after = после раунда { $round }
ui-tier-3 = Замок, уровень 3
ui-leader = Лидер замка
ui-poverty = Бедность
ui-prosperity = Процветание
ui-debts-above = откроется, когда будет получено ещё { $n } { $n ->
    [one] долг
    [few] долга
    [many] долгов
   *[other] долга
}
ui-deeds-above = откроется, когда будет получено ещё { $n } { $n ->
    [one] грамота
    [few] грамоты
    [many] грамот
   *[other] грамоты
}
ui-revealed = открыто
ui-bonus-free = Свободные карты духовенства, цвета
ui-track = Шкала столкновений
ui-track-space = Деление { $space }
ui-track-gains = вам — { $above }; каждому сопернику — { $below }

## Что дают дополнения

ui-words-welcome = принять чужеземца: бесплатно положите одного из ряда в свой сброс; отвергнуть: уберите его из игры и выполните то, что сказано после слов «если отвергнуть»
ui-words-gain = получить выдающегося горожанина: бесплатно возьмите одного из ряда в руку; получить жетон сундука: положите один из ряда под место своего планшета — он служит картам, которые там окажутся
ui-heroes-later = 3 будут выложены лицом вверх, когда пара появится у каждого
ui-kings-orders = Королевские указы
ui-kings-orders-left = { $n ->
    [0] не осталось
   *[other] осталось { $n }
}
ui-outsiders = Чужеземцы
ui-builder-cards = Карты строительства
ui-leader-card = Карта лидера замка
ui-heroes = Выдающиеся горожане
ui-chest-tiles = Жетоны сундуков
ui-chest-points = Очки в конце
ui-public-buildings = Общественные сооружения
ui-column-open = столбец { $column }, { $ribbon }: { $n }
ui-column-locked = столбец { $column }, { $ribbon }: закрыт
ui-chest-under = { $place } место: { $tile }
ui-chest-at = Под { $place } местом
    .form-place = ins
ui-column = Столбец { $column }, { $ribbon }
ui-column-does = { $n } { $n ->
    [one] манускрипт
    [few] манускрипта
    [many] манускриптов
   *[other] манускрипта
}; { $what }
ui-column-would-do = закрыт, пока у вас нет манускрипта этого цвета; затем: { $what }
ui-card-above = сейчас там лежит { $card }

## Игроки

ui-viscount = Виконт
ui-ink = Чернильницы
ui-deeds = Грамоты
ui-deeds-held = полученных { $unflipped }, заверенных { $flipped }
ui-markers = Маркеры
ui-markers-at = порочность { $corruption }, добродетель { $virtue }
ui-workers-left = в запасе { $supply }, в замке { $castle }
ui-on-board = На планшете
ui-draw-pile = Колода
ui-discards = Сброс
ui-discard-top = { $n ->
    [1] { $n } карта: { $card }
    [one] { $n } карта, верхняя — { $card }
    [few] { $n } карты, верхняя — { $card }
   *[other] { $n } карт, верхняя — { $card }
}
ui-manuscripts = Манускрипты
ui-ribbon-count = { $ribbon } { $n }
ui-bonuses = Бонусные карты

## Своё

ui-left = Слева
ui-middle = В середине
ui-right = Справа
ui-icons = Ваши символы
ui-of-unknown-order = { $n ->
    [1] { $n } карта: { $cards }
    [one] { $n } карта в неизвестном порядке: { $cards }
    [few] { $n } карты в неизвестном порядке: { $cards }
   *[other] { $n } карт в неизвестном порядке: { $cards }
}

## Ход игры

ui-phase = Раунд { $round }, { $seat }, фаза { $phase } из 6: { $name }
phase-cards = Управление картами
phase-movement = Перемещение
phase-action = Основное действие
phase-recruit = Наём
phase-collision = Разрешение столкновения
phase-draw = Взятие карт
ui-value = стоимость { $cost }, { $icons }
    .join = comma
ui-here-trade = Торговля: { $n } { $n ->
    [one] торговец
    [few] торговца
    [many] торговцев
   *[other] торговца
} → { $what }
ui-here-manuscript = { $manuscript }
ui-here-hire = Горожанин { $card } за { $cost } { $cost ->
    [one] серебро
   *[other] серебра
}
ui-here-spots = { $n ->
    [0] нет свободных мест
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
ui-here-viscounts = здесь смогут поменять порядок карт: { $parts }
    .join = comma
ui-here-opponent = здесь предпочитаемый ресурс получит { $parts }
ui-prices = в символах { $icon }: { $parts }
    .join = comma
    .form-icon = gen
ui-price = { $building } — { $n }
ui-public-price = { $thing } — { $n }
ui-step = { $workers } { $workers ->
    [one] рабочий
   *[other] рабочих
} — { $n }
sealed-townsfolk = открыта новая карта горожанина
sealed-manuscripts = открыт новый манускрипт
sealed-outsider = открыт новый чужеземец
sealed-hero = открыт новый выдающийся горожанин
sealed-chest = открыт новый жетон сундука
ui-rules-which = Какое правило? Введите «правила» и номер, например: правила VB-080
ui-winner-tie-break = Победа: { $parts }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; серебра и ресурсов осталось больше, чем у других с тем же счётом. { $reason }.

## Справка

help-board = поле, замок, стопки конца игры, то, что дают дополнения, и шкала столкновений
help-me = ваши карты: планшет, рука, стопки
help-cards = объяснить карту, жетон, планшет, место сооружения или карту игрока
