# What Works of Wonder brings.

amount-influence = { $n } Influence
icon-influence = { $n ->
    [one] Influence
   *[other] { $n } Influence
}
icon-refresh-apprentices = new apprentices
icon-workers-supply = workers on your board

## Questions, choices and reasons

ask-figures = Do you contribute before going on?
ask-avoid-loss = You would lose { $n } virtue. How much of it do you avoid?
ask-wonder-token = Where do you put your Wonder's token? Whenever you place a worker there, count 1 more worker or gain 1 Influence.
ask-visit-wonder = Your Wonder is here. What does it give you?
ask-pay-exchanges = { $what } still to pay. How much Influence do you pay instead?
ask-pay-keep = You would lose { $what }. How much of it do you save with silver?
contribute = contribute { $place }
take-influence = take the Profiteer's Influence
figures-done = continue
avoid-loss = { $n ->
    [one] avoid losing { $n } virtue
   *[other] avoid losing { $n } virtue
}
avoid-nothing = lose { $n } virtue
place-token = the { $location }
wonder-worker = count 1 more worker
wonder-influence = gain 1 Influence
wonder-neither = neither
pay-exchanges = { $n ->
    [0] pay all of it in silver
   *[other] pay { $what } instead of silver
}
pay-keep = { $n ->
    [0] keep none of it
   *[other] keep { $what }
}
why-not-contributed = that resource is already on the card

## What happened

event-contribute = { $seat } contributes { $good }
event-avoid-loss = { $seat } avoids losing { $n } virtue
event-place-token = { $seat } puts the { $building }'s token at the { $location }
event-wonder-gains = the contributed { $good } goes to its Wonder
event-figures-move = the Princess moves to { $princess }, the Profiteer to { $profiteer }

## Effects and abilities

effect-school-refresh = put the { $n } leftmost apprentices under the pile and refill the rows
counter-influence = Influence
counter-workers-supply = { $n ->
    [one] worker on your board
   *[other] workers on your board
}
counter-workers-at-princess = { $n ->
    [one] of your workers with the Princess
   *[other] of your workers with the Princess
}
    .held = { $n ->
    [one] worker with the Princess
   *[other] workers with the Princess
}
counter-workers-at-profiteer = { $n ->
    [one] of your workers with the Profiteer
   *[other] of your workers with the Profiteer
}
    .held = { $n ->
    [one] worker with the Profiteer
   *[other] workers with the Profiteer
}
counter-building-cathedral-pairs = { $n ->
    [one] pair of a building and a cathedral level
   *[other] pairs of a building and a cathedral level
}
passive-rate = you may pay { $favour } instead of { $what }
passive-keeps = you may pay { $n } silver to avoid losing Influence
passive-counts-princess = the Princess counts as one of your workers when you place one with her
passive-silver-at-profiteer = when you place a worker with the Profiteer, gain { $n } silver

## Texts

wonder-line = { $card }, Wonder, { $vp } VP
wonder-tokens-text = each contributed piece on it makes it 1 of its resource cheaper, whoever builds it
wonder-visit-text = place its token at one of these: { $places }; whenever you place a worker there, count 1 more worker or gain 1 Influence
    .join = comma
contribution-line = Contribution card { $number }
contribution-text = as Contribution: { $parts }
    .join = comma
contribution-gives = { $good } gives { $what }
consequence-text = as Consequence: the Profiteer at { $profiteer }, the Princess at { $princess }
profiteer-reset-text = at a reset, each player with workers with the Profiteer: { $what }; those workers then go to the Prison
princess-reset-text = at a reset, the player with the most workers with the Princess: { $what }
princess-line = Princess
princess-text = when you place a worker with her, you may put 1 resource on the Contribution card and gain what is shown below it; the fifth one triggers a reset
princess-capture-text = when you capture other players' workers from her, you lose 1 virtue
profiteer-line = Profiteer
profiteer-text = when you place a worker with him, you gain 1 Influence
profiteer-capture-text = when you capture other players' workers from him, you gain 1 virtue
influence-line = Influence track
influence-ends-text = goes up to { $n }
influence-cards-text = each time you reach { $parts }, gain 1 building card
    .join = or
influence-silver-text = { $rate } Influence pay for up to { $rate } silver, but not tax
influence-good-text = { $rate } Influence pay for 1 { $good }
influence-virtue-text = { $rate } Influence save 1 virtue
influence-gold-text = the player with the most at the end gains { $n } gold; tied players share it evenly, rounded down

## The text table

ui-influence = Influence
ui-wonder-words = place a worker with the Princess, and you may put 1 resource on the Contribution card for what is shown below it; place one with the Profiteer, and you gain 1 Influence; at a reset the resources on the card go to the Wonders, which anyone can construct in the Guildhall
ui-princess = Princess
ui-profiteer = Profiteer
ui-figure-at = at { $place }
ui-contribution = Contribution card
ui-contributed = { $good }: contributed
ui-contribution-for = { $good }: { $what }
ui-contributions = { $parts }
    .join = comma
ui-no-contribution = the pile is empty; nobody can contribute until the next reset
ui-contribution-pile = Contribution pile
ui-wonder-open = not built yet; { $n ->
    [0] nothing on it
    [one] { $n } piece on it
   *[other] { $n } pieces on it
}; costs { $parts } now
ui-wonder-of = { $seat } has built it; its token is at { $place }
ui-wonder-being-placed = { $seat } has built it
ui-here-princess = the Princess
ui-here-profiteer = the Profiteer
ui-here-wonder = { $seat }'s { $building }
ui-may-contribute = you may contribute 1 resource
ui-own-wonder = your Wonder counts as 1 more worker or gives 1 Influence
princess-capture-you = you lose 1 virtue, because the Princess is there
profiteer-capture-you = you gain 1 virtue, because the Profiteer is there
sealed-contribution = a new Contribution card was turned up
