# Ce que font les effets et les capacités, à l'infinitif : ils se placent dans une phrase, dont la première lettre est mise en
# majuscule.

## Quantités

amount-silver = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
amount-stone = { $n ->
    [one] { $n } Pierre
   *[other] { $n } Pierres
}
amount-gold = { $n } Or
amount-virtue = { $n ->
    [one] { $n } Vertu
   *[other] { $n } Vertus
}
amount-debt = { $n ->
    [one] { $n } Dette
   *[other] { $n } Dettes
}

## Effets

effect-all = { $parts }
    .join = then
    .or = { $parts }
    .or-join = and-then
effect-either = soit { $parts }
    .join = either
    .form-parts = or
effect-may = vous pouvez { $part }
effect-gain = gagner { $parts }
effect-if = { $condition }, { $part }

## Quand une capacité agit

timing-immediate = Effet immédiat
timing-ongoing = Capacité permanente
timing-end = Fin de partie

## Le texte d'une carte

vp-text = { $vp } PV
vp-per = { $vp } PV pour { $what }
reconstructed-mark = reconstitué en partie

## Icônes, en bref

icon-silver = { $n ->
    [one] Pièce
   *[other] { $n } Pièces
}
icon-stone = { $n ->
    [one] Pierre
   *[other] { $n } Pierres
}
icon-gold = { $n ->
    [one] Or
   *[other] { $n } Or
}
icon-virtue = { $n ->
    [one] Vertu
   *[other] { $n } Vertus
}
icon-debt = { $n ->
    [one] Dette
   *[other] { $n } Dettes
}
icon-arrow = →
icon-or = ou
