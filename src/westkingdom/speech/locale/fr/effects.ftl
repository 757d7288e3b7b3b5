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
    [one] { $n } point de Vertu
   *[other] { $n } points de Vertu
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
    .it = { $condition }, { $part }
    .it-form-condition = it

## Quand une capacité agit

timing-immediate = Effet immédiat
timing-ongoing = Capacité permanente
timing-end = Fin de partie

## Le texte d'une carte

vp-text = { $vp } PV
vp-per = { $vp } PV par { $what }
reconstructed-mark = en partie reconstitué

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
   *[other] { $n } Vertu
}
icon-debt = { $n ->
    [one] Dette
   *[other] { $n } Dettes
}
icon-arrow = →
icon-or = ou
