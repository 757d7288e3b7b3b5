# What happened: the chronicle.

event-turn = Round { $round }, turn of { $seat }
event-pay = { $seat } pays { $what }
event-gain = { $seat } gains { $what }
event-gains = { $seat } gains { $parts }
event-gain-debt = { $n ->
    [one] { $seat } gains { $n } debt
   *[other] { $seat } gains { $n } debts
}
event-drawn-cards = { $seat } draws { $parts }
event-ability = { $thing } of { $seat } acts
because = { $what }: { $reason }
