# Что произошло: хроника.

event-pick-pair = { $seat } выбирает: { $player_card } и { $hero }
event-play = { $seat } разыгрывает { $card }
    .form-card = acc
event-drop-off = { $card } уходит с планшета игрока { $seat }
event-move = { $silver ->
    [0] { $seat } переходит на локацию «{ $space }»
    [one] { $seat } переходит на локацию «{ $space }» за { $silver } серебро
   *[other] { $seat } переходит на локацию «{ $space }» за { $silver } серебра
}
event-trade = { $seat } торгует { $n } { $n ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
}
event-build = { $seat } возводит { $slot } ({ $spot })
    .form-slot = acc
event-link = { $seat } замыкает связь ({ $spot }), на другом её конце — { $with }
event-place-workers = { $seat } размещает { $n } { $n ->
    [one] рабочего
   *[other] рабочих
} в { $section }
    .form-section = loc
event-worker-inwards = рабочий игрока { $seat } продвигается из { $section } вглубь, на уровень { $tier }
    .form-section = gen
event-workers-sideways = двое рабочих игрока { $seat } расходятся из { $section } в стороны
    .form-section = gen
event-castle-move = рабочий игрока { $seat } переходит из { $from } в { $to }
    .form-from = gen
    .form-to = acc
event-castle-leader = { $seat } становится лидером замка
event-bump = рабочий игрока { $seat } вытеснен с уровня { $tier } { $section } и возвращается в запас
    .form-section = gen
event-transcribe = { $seat } берёт { $manuscript } из сегмента «{ $segment }»
event-transcribe-printed = { $seat } переводит манускрипт, напечатанный на сегменте «{ $segment }»
event-cleric-bonus = { $seat } берёт { $card }
    .form-card = acc
event-dismiss = { $seat } изгоняет { $card } из сегмента «{ $segment }»
    .form-card = acc
event-dismiss-printed = { $seat } изгоняет горожанина, напечатанного на сегменте «{ $segment }»
event-hire = { $seat } нанимает { $card } из сегмента «{ $segment }»
    .form-card = acc
event-gain-deed = { $seat } получает { $n } { $n ->
    [one] грамоту
    [few] грамоты
    [many] грамот
   *[other] грамоты
}
event-flip-debt = { $seat } переворачивает долг
event-flip-deed = { $seat } переворачивает грамоту
event-gain-virtue = { $seat } получает { $n } { $n ->
    [one] добродетель
    [few] добродетели
    [many] добродетелей
   *[other] добродетели
}: порочность на { $corruption }, добродетель на { $virtue }
event-gain-corruption = { $seat } получает { $n } { $n ->
    [one] порочность
    [few] порочности
    [many] порочностей
   *[other] порочности
}: порочность на { $corruption }, добродетель на { $virtue }
event-collision = маркеры игрока { $seat } сталкиваются на делении { $space }
event-markers-back = маркеры игрока { $seat } возвращаются на деления { $corruption } и { $virtue }
event-discard = { $seat } сбрасывает { $card }
    .form-card = acc
event-destroy = { $seat } уничтожает { $card } и получает { $silver } { $silver ->
    [one] серебро
   *[other] серебра
}
    .form-card = acc
event-rearrange = { $seat } меняет порядок карт на планшете: { $left }, { $middle }, { $right }
event-shuffle = { $seat } перемешивает сброс: в колоде { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
event-uncover = на сегменте «{ $segment }» открывается { $card }
event-uncover-manuscript = на сегменте «{ $segment }» открывается { $manuscript }
event-draw = { $seat } берёт { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
event-drawn = { $seat } берёт { $card }
    .form-card = acc
event-forced = { $decision ->
    [action] { $seat } не может выполнить здесь действие
    [recruit] { $seat } никого не может здесь нанять
   *[other] { $seat }: есть только один вариант
}
event-forced-because = { $decision ->
    [action] { $seat } не может выполнить здесь действие ({ $parts })
    [recruit] { $seat } никого не может здесь нанять ({ $parts })
   *[other] { $seat }: есть только один вариант ({ $parts })
}
    .join = semicolon
event-gain-kings-order = { $seat } получает королевский указ
event-welcome = { $seat } принимает { $card }
    .form-card = acc
event-refuse = { $seat } отвергает { $card }
    .form-card = acc
event-reveal-outsider = в ряду чужеземцев появляется { $card }
event-show-outsider = { $seat } показывает { $card } в своей колоде
    .form-card = acc
event-unlock-column = { $seat } открывает { $thing }
    .form-thing = acc
event-choose-ribbon = { $seat } кладёт четырёхцветный манускрипт к { $ribbon }
    .form-ribbon = datpl
event-builder-card = { $seat } берёт { $thing }
    .form-thing = acc
event-discard-debt = { $side ->
    [paid] { $seat } сбрасывает погашенный долг
   *[unpaid] { $seat } сбрасывает неоплаченный долг
}
event-gain-approved-deed = { $seat } получает заверенную грамоту
event-gain-hero = { $seat } получает { $card }
    .form-card = acc
event-reveal-hero = в ряду выдающихся горожан появляется { $card }
event-gain-chest = { $seat } кладёт { $tile } под { $place } место
event-discard-chest = { $tile } уходит из игры ({ $seat })
event-reveal-chest = в ряду появляется { $tile }
event-chest-reward = { $seat }: действует { $tile }
event-build-public = { $seat } возводит { $thing } ({ $spot }); стоявшее там сооружение возвращается на место { $slot }
    .form-thing = acc
    .form-slot = gen
event-ignore-criminal = { $seat } не учитывает один символ преступника
event-leave-game = { $card } уходит из игры ({ $seat })
event-return-card = { $card } возвращается в свою колоду ({ $seat })
event-stay-in-deck = { $card } уходит в сброс ({ $seat }): меньше 3 карт быть не может
event-reveal = открыта карта { $card }: этот раунд доигрывается, затем следует ещё один
    .form-card = gen
event-game-over = последний раунд окончен
