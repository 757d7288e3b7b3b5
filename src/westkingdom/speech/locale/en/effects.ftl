# What effects and abilities do. Written to stand inside a sentence: the first letter is raised where one begins.

## Amounts

amount-silver = { $n } silver
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-virtue = { $n } virtue
amount-debt = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}

## Effects

effect-all = { $parts }
    .join = then
    .or = { $parts }
    .or-join = and-then
effect-either = either { $parts }
    .join = or
effect-may = you may { $part }
effect-gain = gain { $parts }
effect-if = { $condition }, { $part }
    .it = { $condition }, { $part }
    .it-form-condition = it

## When an ability acts

timing-immediate = Immediate
timing-ongoing = Ongoing
timing-end = End of the game

## The text of a card

vp-text = { $vp } VP
vp-per = { $vp } VP for { $what }
reconstructed-mark = partly reconstructed

## Icons, in short

icon-silver = { $n ->
    [one] silver
   *[other] { $n } silver
}
icon-stone = { $n ->
    [one] stone
   *[other] { $n } stone
}
icon-gold = { $n ->
    [one] gold
   *[other] { $n } gold
}
icon-virtue = { $n ->
    [one] virtue
   *[other] { $n } virtue
}
icon-debt = { $n ->
    [one] debt
   *[other] { $n } debts
}
icon-arrow = →
icon-or = or
