# Ce qui s'est passé : la chronique. Les noms des joueurs ne suivent jamais « de », qui s'élide devant une voyelle.

event-turn = Manche { $round } – à { $seat } de jouer
event-pay = { $seat } paye { $what }
event-gain = { $seat } gagne { $what }
event-gains = { $seat } gagne { $parts }
event-gain-debt = { $n ->
    [one] { $seat } gagne { $n } Dette
   *[other] { $seat } gagne { $n } Dettes
}
event-drawn-cards = { $seat } tire { $parts }
event-ability = { $seat } : capacité ({ $thing })
because = { $what } : { $reason }
    .form-what = it
