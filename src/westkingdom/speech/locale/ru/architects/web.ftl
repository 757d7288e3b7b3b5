# Что страница показывает в «Архитекторах»: город, шкалы, ваш планшет и планшеты других игроков.

## Части стола

web-a-town = Город
web-a-market = Подмастерья для найма
web-a-column-price = { $more ->
    [0] Столбец { $n }
    [one] Столбец { $n }: на { $more } серебро дороже
   *[other] Столбец { $n }: на { $more } серебра дороже
}
web-a-piles = Стопки
web-a-building-pile = Карты сооружений в стопке
web-a-apprentice-pile = Подмастерья в стопке
web-a-reward-pile = Награды в стопке
web-a-known-below = Известно, что внизу
web-a-rewards-gained = Уже получены
web-a-tab-town = Город
web-a-tab-mine = Моё
web-a-tab-others = Другие
web-a-tab-chronicle = Летопись
web-a-parts = Части стола
web-a-others = Другие игроки

## Выбор

web-a-next = Ваш следующий рабочий:
web-a-would-be = { $name }, если выбрать это

## Локации

web-a-workers-of = { $name }: { $n } { $n ->
    [one] рабочий
    [few] рабочих
   *[other] рабочих
}
web-a-nobody = Здесь никого нет
web-a-of = игрока { $name }
web-a-guildhall-spaces = Занято мест: { $n } из { $spaces }; чёрный рынок обновляется на местах { $resets }; с последнего начинаются последние ходы
web-a-turns-left = { $n ->
    [1] последний ход
   *[other] последних ходов: { $n }
}
web-a-black-market = Чёрный рынок
web-a-small-market = Малый
web-a-middle-market = Средний
web-a-large-market = Большой
web-a-reset-waits = Обновление после этого хода
web-a-costs = Стоит:
web-a-missing = не хватает { $n }
web-a-free = свободно
web-a-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
}

## Собор и добродетель

web-a-cathedral = Собор
web-a-level = Уровень { $n }
web-a-spaces = { $n ->
    [0] нет свободных мест
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
web-a-virtue = Добродетель
web-a-no-market = рынок закрыт
web-a-no-cathedral = собор закрыт
web-a-tax-less = налог меньше на { $n }

## Игроки

web-a-goods = Ресурсы
web-a-good-clay = глина
web-a-good-wood = дерево
web-a-good-stone = камень
web-a-good-gold = золото
web-a-good-marble = мрамор
web-a-good-silver = серебро
web-a-good-influence = влияние
web-a-good-tax = серебро в налог
web-a-good-laid = серебро на подмастерьев
web-a-good-virtue = добродетель
web-a-good-debt = долг
web-a-good-building-card = карта сооружения
web-a-good-reward-card = награда
web-a-skill-carpentry = плотницкое дело
web-a-skill-tiling = кровельное дело
web-a-skill-masonry = каменное дело
web-a-workers = Свободные рабочие
web-a-debts = Долги: неоплаченных { $unpaid }, погашенных { $paid }
web-a-in-prison = В темнице
web-a-captives = Пленники
web-a-captured-by = В плену у
web-a-apprentices = Подмастерья
web-a-buildings = Сооружения
web-a-building-cards = Карты сооружений
web-a-in-hand = Рука
web-a-to-draft = { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
} в драфте
web-a-turn = ходит
web-a-start = первый игрок
web-a-none = нет
web-a-only-you-know = Знаете только вы
web-a-passed-on = Переданы в драфте
web-a-put-under = Положены под стопку
web-a-drawn-by-others = Взяты другими

## Карты

web-a-points = победные очки
web-a-silver-on-it = серебро на карте
web-a-reconstructed = частично реконструировано
web-a-offered = Персонажи на выбор
web-a-draft = Драфт: оставьте одну карту
web-a-looked-at = Карты, которые вы смотрите
web-a-somebody-looks = { $name } смотрит { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
   *[other] карт сооружений
}
web-a-to-pay = Осталось заплатить

## Чудеса света и соперники для одиночной игры

web-a-wonders = Чудеса света
web-a-contribution = Карта пожертвований
web-a-no-contribution = До следующего обновления карт нет
web-a-lies-there = уже лежит
web-a-consequence = Последствие
web-a-gives-card = даёт карту сооружения
web-a-lie-on-it = { $n ->
    [one] ресурс на нём
    [few] ресурса на нём
   *[other] ресурсов на нём
}
web-a-opponent = Соперник
web-a-schemes = { $n } { $n ->
    [one] карта замысла
    [few] карты замысла
   *[other] карт замысла
} в стопке
web-a-future-schemes = { $n } { $n ->
    [one] будущий замысел
    [few] будущих замысла
   *[other] будущих замыслов
}
web-a-marker-on = Маркер ресурсов: { $good }
web-a-resolving = Выполняется сейчас
web-a-followed = Выполнены, сначала последние
