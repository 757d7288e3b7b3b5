# What happened: the chronicle.

event-choose-character = { $seat } plays { $board }
event-deal = everyone is dealt { $n } building cards
event-draft = { $seat } keeps { $building }
event-pass-on = everyone passes the other building cards on
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
    [one] { $seat } captures { $n } of { $owner }'s workers at the { $location }
   *[other] { $seat } captures { $n } of { $owner }'s workers at the { $location }
}
event-send-captives = { $n ->
    [one] { $seat } sends { $n } captive to the Prison
   *[other] { $seat } sends { $n } captives to the Prison
}
event-release = { $n ->
    [one] { $n } of { $seat }'s workers leaves the Prison
   *[other] { $n } of { $seat }'s workers leave the Prison
}
event-free-captives = { $n ->
    [one] { $n } of { $seat }'s captured workers comes home
   *[other] { $n } of { $seat }'s captured workers come home
}
event-imprison = { $n ->
    [one] { $n } of { $seat }'s workers goes to the Prison
   *[other] { $n } of { $seat }'s workers go to the Prison
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
event-reset-triggered = the Black Market will be reset after this action
event-reset = the Black Market is reset
event-last-turns = the Guildhall is full: everyone has one more turn
event-game-over = the last turn is over
event-forced = { $decision ->
    [trade] { $seat } cannot make a trade
    [capture] { $seat } has nobody to capture
   *[other] { $seat } has only one choice
}
event-forced-because = { $decision ->
    [trade] { $seat } cannot make a trade ({ $parts })
    [capture] { $seat } has nobody to capture ({ $parts })
   *[other] { $seat } has only one choice ({ $parts })
}
