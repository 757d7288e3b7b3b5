# Что произошло: хроника.

event-choose-character = { $seat } играет за { $board }
    .form-board = acc
event-deal = каждому сдано { $n } { $n ->
    [one] карта сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
event-draft = { $seat } оставляет { $building }
    .form-building = acc
event-pass-on = все передают остальные карты сооружений дальше
event-place = { $seat } ставит рабочего { $location }
    .form-location = to
event-take-back = { $seat } забирает рабочего { $from }
    .form-from = from
event-trade = { $seat } совершает обмен
event-hire = { $seat } нанимает { $apprentice }
    .form-apprentice = acc
event-let-go = { $seat } сбрасывает { $apprentice }
    .form-apprentice = acc
event-remove-apprentice = { $apprentice } уходит под стопку
event-reveal-apprentice = в ряду { $row } появляется { $apprentice }
event-draw = { $seat } берёт { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
event-drawn = { $seat } берёт { $building }
    .form-building = acc
event-discard = { $seat } сбрасывает { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
}
event-discard-card = { $seat } сбрасывает { $building }
    .form-building = acc
event-look-at-plans = { $seat } смотрит { $n } { $n ->
    [one] карту сооружения
    [few] карты сооружений
    [many] карт сооружений
   *[other] карты сооружений
} и оставляет одну
event-keep-plan = { $seat } оставляет { $building }
    .form-building = acc
event-capture = { $seat } захватывает { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} игрока { $owner } { $location }
    .form-location = loc
event-send-captives = { $seat } отправляет { $n } { $n ->
    [one] пленника
   *[other] пленников
} в темницу
event-release = { $n } { $n ->
    [one] рабочий игрока { $seat } покидает
   *[other] рабочих игрока { $seat } покидают
} темницу
event-free-captives = { $n } { $n ->
    [one] захваченный рабочий игрока { $seat } возвращается
   *[other] захваченных рабочих игрока { $seat } возвращаются
} домой
event-imprison = { $n } { $n ->
    [one] рабочий игрока { $seat } попадает
   *[other] рабочих игрока { $seat } попадают
} в темницу
event-take-tax = { $seat } забирает всё из налоговой конторы
event-pay-tax = { $seat } платит { $n } { $n ->
    [one] серебро
   *[other] серебра
} налога
event-pays = { $seat } платит { $parts }
    .form-parts = acc
event-gain-virtue = { $seat } получает { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
event-lose-virtue = { $seat } теряет { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}
event-flip-debt = { $seat } погашает долг
event-destroy-debt = { $seat } уничтожает долг
event-prevent-debt = { $seat } платит, чтобы не брать долг
event-construct = { $seat } возводит { $building }
    .form-building = acc
event-advance = { $seat } достигает уровня { $level } собора
event-reward = { $seat } открывает { $reward }
    .form-reward = acc
event-reset-triggered = после этого действия чёрный рынок обновится
event-reset = чёрный рынок обновляется
event-last-turns = гильдия заполнена: у каждого ещё один ход
event-game-over = последний ход окончен
event-forced = { $decision ->
    [trade] { $seat } не может совершить обмен
    [capture] { $seat } никого не может захватить
   *[other] { $seat }: есть только один вариант
}
event-forced-because = { $decision ->
    [trade] { $seat } не может совершить обмен ({ $parts })
    [capture] { $seat } никого не может захватить ({ $parts })
   *[other] { $seat }: есть только один вариант ({ $parts })
}
    .join = semicolon
