# What happened: the chronicle.

event-choose-character = { $seat } plays { $board }
event-deal = everybody is dealt { $n } building cards
event-draft = { $seat } keeps { $building }
event-pass-on = everybody passes the other building cards on
event-place = { $seat } places a worker at the { $location }
event-take-back = { $seat } takes a worker back from { $from }
event-trade = { $seat } trades
event-hire = { $seat } hires { $apprentice }
event-let-go = { $seat } discards { $apprentice }
event-remove-apprentice = { $apprentice } goes under the pile
event-reveal-apprentice = { $apprentice } joins row { $row }
event-draw = { $n ->
    [one] { $seat } draws { $n } building card
   *[other] { $seat } draws { $n } building cards
}
event-drawn = { $seat } draws { $building }
event-discard = { $n ->
    [one] { $seat } discards { $n } building card
   *[other] { $seat } discards { $n } building cards
}
event-discard-card = { $seat } discards { $building }
event-look-at-plans = { $seat } looks at { $n } building cards and keeps one
event-keep-plan = { $seat } keeps { $building }
event-capture = { $n ->
    [one] { $seat } captures { $n } worker of { $owner } at the { $location }
   *[other] { $seat } captures { $n } workers of { $owner } at the { $location }
}
event-send-captives = { $n ->
    [one] { $seat } sends { $n } captive to the Prison
   *[other] { $seat } sends { $n } captives to the Prison
}
event-release = { $n ->
    [one] { $n } worker of { $seat } leaves the Prison
   *[other] { $n } workers of { $seat } leave the Prison
}
event-free-captives = { $n ->
    [one] { $n } captured worker of { $seat } comes home
   *[other] { $n } captured workers of { $seat } come home
}
event-imprison = { $n ->
    [one] { $n } worker of { $seat } goes to the Prison
   *[other] { $n } workers of { $seat } go to the Prison
}
event-take-tax = { $seat } empties the Tax Stand
event-pay-tax = { $seat } pays { $n } silver as tax
event-pays = { $seat } pays { $parts }
event-gain-virtue = { $seat } gains { $n } virtue
event-lose-virtue = { $seat } loses { $n } virtue
event-flip-debt = { $seat } pays off a debt
event-destroy-debt = { $seat } destroys a debt
event-prevent-debt = { $seat } pays instead of taking a debt
event-construct = { $seat } constructs { $building }
event-advance = { $seat } reaches level { $level } of the cathedral
event-reward = { $seat } turns up a { $reward }
event-reset-triggered = after this action the Black Market is reset
event-reset = the Black Market is reset
event-last-turns = the Guildhall is full: everybody has one more turn
event-game-over = the last turn is over
event-forced = { $decision ->
    [trade] { $seat } can make no trade
    [capture] { $seat } can capture nobody
   *[other] { $seat } has only one choice
}
event-forced-because = { $decision ->
    [trade] { $seat } can make no trade ({ $parts })
    [capture] { $seat } can capture nobody ({ $parts })
   *[other] { $seat } has only one choice ({ $parts })
}
