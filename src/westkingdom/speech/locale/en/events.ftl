# What happened: the chronicle.

event-turn = Round { $round }: { $seat }'s turn
event-pay = { $seat } pays { $what }
event-gain = { $seat } gains { $what }
event-gains = { $seat } gains { $parts }
event-gain-debt = { $n ->
    [one] { $seat } gains { $n } debt
   *[other] { $seat } gains { $n } debts
}
event-drawn-cards = { $seat } draws { $parts }
event-ability = { $seat }'s { $thing } takes effect
because = { $what }: { $reason }
    .form-what = it
