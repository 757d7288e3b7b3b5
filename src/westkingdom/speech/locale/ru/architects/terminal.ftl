# Текстовый стол.

## Стол

ui-board = Игровое поле
ui-locations = Локации
ui-workers-of = { $seat } { $n }
ui-next = ваш следующий рабочий: { $parts }
    .join = comma
ui-trades = { $n ->
    [1] { $n } обмен
    [one] до { $n } обмена
   *[other] до { $n } обменов
}; вам по средствам { $parts }
    .join = or
ui-no-trades = { $n ->
    [1] { $n } обмен
    [one] до { $n } обмена
   *[other] до { $n } обменов
}, но сейчас вам не хватает ни на один
ui-one-trade = { $parts } → { $gain }
ui-columns = { $n ->
    [1] нанять из столбца 1 за { $parts }
   *[other] нанять из столбцов с 1 по { $n } за { $parts }
} (каждый столбец правее — ещё 1 серебро)
    .form-parts = acc
ui-all-columns = нанять любого подмастерья за { $parts }
    .form-parts = acc
ui-captures = { $n ->
    [1] { $n } захват, цена: { $first }
    [one] до { $n } захвата, цена первого: { $first }, каждого следующего: { $more }
   *[other] до { $n } захватов, цена первого: { $first }, каждого следующего: { $more }
}
ui-first-free = ничего
ui-actions = { $n ->
    [1] { $n } действие
    [one] до { $n } действия
   *[other] до { $n } действий
}: { $parts }
    .join = or
ui-no-actions = { $n ->
    [1] { $n } действие
    [one] до { $n } действия
   *[other] до { $n } действий
}, но сейчас там нечего делать
ui-all-tax = забрать { $n } { $n ->
    [one] лежащее там серебро
   *[other] серебра оттуда
} и потерять { $virtue } { $virtue ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
ui-gain-or = получить { $parts }
    .join = or
    .form-parts = acc
ui-or = { $parts }
    .join = or
ui-space-next = место { $n } из { $spaces }
ui-triggers-reset = это вызовет обновление
ui-triggers-end = с этого начнутся последние ходы
ui-triggers-purge = это уберёт подмастерьев столбца 1
ui-draw = взять { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
ui-beside = место рядом
ui-black-market = Чёрный рынок
ui-market-space = { $who }; стоимость: { $cost } и { $virtue } { $virtue ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}, даёт: { $what }
ui-market-people = любой открытый подмастерье или 1 из 5 карт сооружений
ui-market-visit = нанять любого открытого подмастерья или посмотреть 5 карт сооружений и оставить одну
ui-free = свободно
ui-small-market = Малый рынок
ui-large-market = Большой рынок
ui-market-pile = { $n ->
    [0] карт нет
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
ui-reset = Обновление
ui-reset-follows = последует за этим действием
ui-reset-at = когда сюда поставят ещё { $n } { $n ->
    [one] рабочего
   *[other] рабочих
}
ui-apprentices-face-up = Подмастерья у мастерской
ui-row-column = Ряд { $row }, столбец { $column }
ui-silver-on-it = на карте лежит { $n } { $n ->
    [one] серебро
   *[other] серебра
}
ui-city = Гильдия, собор и стопки
ui-guildhall = Гильдия
ui-guildhall-filled = занято мест: { $n } из { $spaces }; { $parts }
    .join = comma
ui-reset-spaces = обновление на местах { $parts }
ui-purge-spaces = подмастерья уходят на местах { $parts }
ui-end-space = последние ходы начиная с места { $n }
ui-last-turns = Последние ходы
ui-turns-left = { $n ->
    [1] это последний
   *[other] осталось { $n }, считая этот
}
ui-cathedral-level = Собор, уровень { $level }
ui-level = { $vp } ПО, стоимость: { $parts }; { $free ->
    [0] нет свободных мест
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}; { $who }
ui-rewards = Награды
ui-building-pile = Стопка сооружений
ui-apprentice-pile = Стопка подмастерьев
ui-virtue-track = Шкала добродетели
ui-space-of-track = Деление { $virtue }
ui-places = Что делают локации

## Игроки

ui-character = Персонаж
ui-clay = Глина
ui-wood = Дерево
ui-marble = Мрамор
ui-virtue = Добродетель
ui-virtue-at = { $virtue } ({ $parts })
    .join = comma
ui-vp = { $n } ПО
ui-cathedral = Собор
ui-level-reached = уровень { $level }, { $vp } ПО
ui-workers-on-board = Свободные рабочие
ui-workers-placed = Размещены
ui-placed-at = { $location }: { $n }
ui-captives = Пленники
ui-captives-of = { $n } игрока { $owner }
ui-captured = Захвачены
ui-captured-by = { $n } у игрока { $owner }
ui-prisoners = В темнице
ui-apprentices = Подмастерья
ui-skills = Навыки

## Своё

ui-passed-on = Переданы дальше
ui-put-under = Положены под стопку

## Ход игры

ui-phase = Раунд { $round }, { $seat }
ui-phase-last = Раунд { $round }, { $seat }, последний ход
ui-gives = даёт { $parts }
    .form-parts = acc
ui-in-row = ряд { $row }, столбец { $column }
ui-let-one-go = сначала сбросьте одного из своих подмастерьев: больше их иметь нельзя
ui-capture-own = { $n ->
    [1] ваш рабочий возвращается на ваш планшет
   *[other] ваши рабочие возвращаются на ваш планшет
}
ui-capture-other = { $n ->
    [1] он становится пленником на вашем планшете
   *[other] они становятся пленниками на вашем планшете
}
ui-vp-at-level = { $vp } ПО, если на этом игра закончится
ui-rules-which = Какое правило? Введите «правила» и номер, например: правила AB-057
ui-winner-tie-break = Победа: { $parts }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; добродетели (а при равенстве серебра) больше, чем у других с тем же счётом. { $reason }.
sealed-apprentices = открыт новый подмастерье
sealed-reward = открыта награда
sealed-market = открыта новая карта чёрного рынка
sealed-looked = вы посмотрели карты сооружений

## Справка

help-board = локации, рынки, подмастерья, собор и стопки, а также то, что напечатано на поле
help-me = ваши карты: рука, подмастерья, сооружения
help-cards = объяснить подмастерья, сооружение, планшет игрока, локацию, уровень собора или шкалу добродетели
