# What the board of Viscounts says in the browser.

## The board

web-v-board = Игровое поле, по часовой стрелке
web-v-castle = Замок
web-v-spots = Места для построек
web-v-spaces = Локации
web-v-townsfolk = Горожане
web-v-space-ol = { $segment }, снаружи слева ({ $number })
web-v-space-or = { $segment }, снаружи справа ({ $number })
web-v-space-in = { $segment }, внутри
web-v-exchange = Торговля: { $n } { $n ->
    [one] торговец
    [few] торговца
    [many] торговцев
   *[other] торговца
} → { $what }
web-v-here = Виконты здесь: { $names }
web-v-spot = { $segment }, место { $position }
web-v-built = { $building }, игрок { $name }
web-v-built-public = общественная { $building }, игрок { $name }
web-v-link = Связь { $a }–{ $b }: { $what }
web-v-tiles = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} в стопке
web-v-pile = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} в стопке
web-v-section = Замок, сегмент { $segment }: уровень 1: { $one }; уровень 2: { $two }; продвижение вглубь: { $what }
web-v-tier-3 = Замок, уровень 3: { $who }
web-v-leader = Лидер замка: { $name }
web-v-leader-short = Лидер замка
web-v-nobody = никто
web-v-smaller = Уменьшить
web-v-larger = Увеличить
web-v-fit = Всё поле
web-v-tabs = Части стола
web-v-tab-board = Поле
web-v-tab-mine = Моё
web-v-tab-others = Другие
web-v-tab-chronicle = Летопись
web-v-leaf-draft = Подготовка

## Players

web-v-household = Ваше хозяйство
web-v-others = Другие игроки
web-v-plays = ходит
web-v-first = первый игрок
web-v-silver = Серебро
web-v-ink = Чернильницы
web-v-stone = Камень
web-v-gold = Золото
web-v-debts = Долги
web-v-deeds = Грамоты
web-v-debts-held = Долги: неоплаченные ⟲ погашенные
web-v-deeds-held = Грамоты: полученные ⟲ заверенные
web-v-paid = погашено:
web-v-approved = заверено:
web-v-workers = Рабочие
web-v-workers-held = Рабочие в запасе; в замке { $castle }
web-v-markers = Маркеры порочности и добродетели
web-v-on-board = Символы карт на планшете
web-v-cards-short = рука { $hand }, колода { $pile }
web-v-track = Порочность и добродетель
web-v-track-at = Порочность на делении { $corruption }, добродетель на делении { $virtue } из 7
web-v-track-space = Столкновение на делении { $space }: вам — { $owner }; каждому сопернику — { $others }
web-v-buildings = Сооружения
web-v-slot-open = Построено: действует
web-v-slot-closed = Ещё не построено
web-v-points-each = очки за 1, 2, 3: { $points }
web-v-manuscripts = Манускрипты
web-v-column = Столбец { $column }, { $ribbon }: { $n }
web-v-unlocked = Открыт
web-v-locked = Закрыт
web-v-ribbon-grey = серый
web-v-ribbon-black = чёрный
web-v-ribbon-blue = синий
web-v-ribbon-yellow = жёлтый
web-v-kept = Бонусные карты
web-v-strength = Ваша сила
web-v-strength-of = { $more ->
    [0] { $what }: { $own }
   *[other] { $what }: { $own }, и ещё { $more } за припасы ({ $good })
}
web-v-board-cards = На вашем планшете
web-v-place-left = новая
web-v-place-middle = следующая
web-v-place-right = следующей уйдёт
web-v-empty = пусто
web-v-no-chest = нет жетона сундука
web-v-hand = Рука
web-v-draw-pile = Колода
web-v-top-card = верхняя карта, закрытая
web-v-unknown-order = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} в неизвестном порядке
web-v-hidden-heap = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} в колоде и руке
web-v-known-in-hand = Известно, что в руке
web-v-discards = Сброс
web-v-set-aside = Отложено
web-v-none = нет
web-v-reconstructed = Реконструировано: мы смогли проверить не всё

## The realm and the boxes

web-v-realm = Королевство
web-v-ends = Раунд и конец игры
web-v-round = Раунд { $n }
web-v-set-up = Подготовка
web-v-last-round = последний: { $n }
web-v-poverty = Бедность
web-v-prosperity = Процветание
web-v-revealed = открыто
web-v-poverty-open = Бедность: открыта
web-v-prosperity-open = Процветание: открыто
web-v-poverty-at = Бедность: откроется, когда будет получено ещё { $n } { $n ->
    [one] долг
    [few] долга
    [many] долгов
   *[other] долга
}
web-v-prosperity-at = Процветание: откроется, когда будет получено ещё { $n } { $n ->
    [one] грамота
    [few] грамоты
    [many] грамот
   *[other] грамоты
}
web-v-bonus-left = Свободных карт духовенства: { $n }
web-v-removed = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} вне игры
web-v-outsiders = Чужеземцы
web-v-in-pile = в стопке { $n }
web-v-left = осталось { $n }
web-v-kings-orders = Королевские указы
web-v-builder-cards = Карты строительства
web-v-wild-ribbon = Четырёхцветный манускрипт считается как { $ribbon }
web-v-heroes = Выдающиеся горожане
web-v-heroes-later = 3 будут выложены лицом вверх, когда пара появится у каждого
web-v-chests = Жетоны сундуков
web-v-chests-gone = { $n } { $n ->
    [one] жетон сундука
    [few] жетона сундука
    [many] жетонов сундука
   *[other] жетона сундука
} вне игры
web-v-public = Общественные сооружения
web-v-ignoring = { $name } не учитывает { $n } { $n ->
    [one] символ преступника
    [few] символа преступника
    [many] символов преступника
   *[other] символа преступника
}
web-v-opponent-cleric = Бот-священник
web-v-opponent-builder = Бот-строитель
web-v-opponent-noble = Бот-дворянин
web-v-opponent-cards = Карточный бот
web-v-schemes = Замыслы на планшете
web-v-scheme-piles = Колода { $pile }, сброс { $discards }, будущие замыслы { $future }
web-v-hidden-schemes = { $n } { $n ->
    [one] известная карта
    [few] известные карты
    [many] известных карт
   *[other] известные карты
} в колоде
web-v-unseen-schemes = Ещё не показанных будущих замыслов: { $n }
web-v-face-down = { $n } { $n ->
    [one] жетон сундука
    [few] жетона сундука
    [many] жетонов сундука
   *[other] жетона сундука
} лицом вниз
web-v-draft = Выберите карту игрока с выдающимся горожанином
web-v-about = Подробнее: { $name }
web-v-icon-vp = победные очки

## Segments

web-v-segment-1-2 = Озеро
web-v-segment-3-4 = Нагорье
web-v-segment-5-6 = Лес
web-v-segment-7-8 = Побережье
web-v-segment-9-10 = Вершины

## Icons

web-v-icon-silver = { $n ->
    [1] серебро
    [one] { $n } серебро
   *[other] { $n } серебра
}
web-v-icon-ink = { $n ->
    [1] чернильница
    [one] { $n } чернильница
    [few] { $n } чернильницы
   *[other] { $n } чернильниц
}
web-v-icon-stone = { $n ->
    [1] камень
    [one] { $n } камень
    [few] { $n } камня
    [many] { $n } камней
   *[other] { $n } камня
}
web-v-icon-gold = { $n ->
    [1] золото
    [one] { $n } золото
   *[other] { $n } золота
}
web-v-icon-virtue = { $n ->
    [1] добродетель
    [one] { $n } добродетель
    [few] { $n } добродетели
    [many] { $n } добродетелей
   *[other] { $n } добродетели
}
web-v-icon-corruption = { $n ->
    [1] порочность
    [one] { $n } порочность
    [few] { $n } порочности
   *[other] { $n } порочностей
}
web-v-icon-debt = { $n ->
    [1] долг
    [one] { $n } долг
    [few] { $n } долга
    [many] { $n } долгов
   *[other] { $n } долга
}
web-v-icon-deed = { $n ->
    [1] грамота
    [one] { $n } грамота
    [few] { $n } грамоты
   *[other] { $n } грамот
}
web-v-icon-resource-any = { $n ->
    [1] любой ресурс
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
web-v-icon-merchant = торговец
web-v-icon-builder = строитель
web-v-icon-noble = дворянин
web-v-icon-cleric = священник
web-v-icon-criminal = преступник
web-v-icon-no-criminal = нет преступников
web-v-icon-destroy = { $n ->
    [1] уничтожить
   *[other] уничтожить { $n }
}
web-v-icon-discard = { $n ->
    [1] сбросить
   *[other] сбросить { $n }
}
web-v-icon-hire = { $n ->
    [1] нанять
   *[other] нанять { $n }
}
web-v-icon-shuffle = перемешать
web-v-icon-rearrange = порядок карт
web-v-icon-worker = { $n ->
    [1] рабочий
    [one] { $n } рабочий
   *[other] { $n } рабочих
}
web-v-icon-castle-move = { $n ->
    [1] перемещение в замке
    [one] { $n } перемещение в замке
    [few] { $n } перемещения в замке
   *[other] { $n } перемещений в замке
}
web-v-icon-manuscript-3-4 = манускрипт за 3 или 4
web-v-icon-flip-debt = перевернуть долг
web-v-icon-flip-deed = перевернуть грамоту
web-v-icon-flip-either = перевернуть
web-v-icon-draw = { $n ->
    [1] взять карту
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[other] взять { $n } карт
}
web-v-icon-action-trade = торговать
web-v-icon-action-construct = возвести сооружение
web-v-icon-action-place-workers = разместить рабочих
web-v-icon-action-transcribe = перевести манускрипт
web-v-icon-viscount = переместить виконта
web-v-icon-kings-order = { $n ->
    [1] королевский указ
    [one] { $n } королевский указ
    [few] { $n } королевских указа
   *[other] { $n } королевских указов
}
web-v-icon-welcome = принять
web-v-icon-refuse = отвергнуть
web-v-icon-discard-debt = { $n ->
    [1] сбросить долг
    [one] сбросить { $n } долг
    [few] сбросить { $n } долга
   *[other] сбросить { $n } долгов
}
web-v-icon-approved-deed = заверенная грамота
web-v-icon-hero = выдающийся горожанин
web-v-icon-chest = жетон сундука
web-v-icon-trading-post = фактория
web-v-icon-guildhall = гильдия
web-v-icon-workshop = мастерская
web-v-icon-future-scheme = будущий замысел
web-v-icon-dismiss = изгнать
web-v-icon-focus = главная цель
web-v-icon-ai-chest = перевернуть сундук бота
web-v-icon-remove-hero = { $n ->
    [1] убрать выдающегося горожанина
    [one] убрать { $n } выдающегося горожанина
   *[other] убрать { $n } выдающихся горожан
}
web-v-icon-remove-chest = { $n ->
    [1] убрать жетон сундука
    [one] убрать { $n } жетон сундука
    [few] убрать { $n } жетона сундука
   *[other] убрать { $n } жетонов сундука
}
web-v-icon-or = или
