# What Works of Wonder brings.

amount-influence = { $n } Influence
icon-influence = { $n ->
    [one] Influence
   *[other] { $n } Influence
}
icon-refresh-apprentices = new apprentices
icon-workers-supply = workers on your board

## Questions, choices and reasons

ask-figures = Do you contribute before you go on?
ask-avoid-loss = You would lose { $n } virtue. How much of it do you avoid?
ask-wonder-token = Where does the token of your Wonder stand? Whenever you place a worker there, it counts 1 worker more or gives 1 Influence.
ask-visit-wonder = Your Wonder stands here. What does it give you?
ask-pay-exchanges = { $what } still to pay. How much Influence do you pay instead?
ask-pay-keep = You would lose { $what }. How much of it do you keep for silver?
contribute = contribute { $place }
take-influence = take the Influence of the Profiteer
figures-done = go on
avoid-loss = { $n ->
    [one] avoid the loss of { $n } virtue
   *[other] avoid the loss of { $n } virtue
}
avoid-nothing = lose { $n } virtue
place-token = the { $location }
wonder-worker = count 1 worker more
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
why-not-contributed = that resource lies on the card already

## What happened

event-contribute = { $seat } contributes { $good }
event-avoid-loss = { $seat } avoids the loss of { $n } virtue
event-place-token = the token of the { $building } of { $seat } stands at the { $location } now
event-wonder-gains = the contributed { $good } goes to its Wonder
event-figures-move = the Princess goes to { $princess }, the Profiteer to { $profiteer }

## Effects and abilities

effect-school-refresh = put the { $n } leftmost apprentices under the pile and fill the rows
counter-influence = Influence
counter-workers-supply = { $n ->
    [one] worker on your board
   *[other] workers on your board
}
counter-workers-at-princess = { $n ->
    [one] own worker with the Princess
   *[other] own workers with the Princess
}
counter-workers-at-profiteer = { $n ->
    [one] own worker with the Profiteer
   *[other] own workers with the Profiteer
}
counter-building-cathedral-pairs = { $n ->
    [one] pair of a building and a level of the cathedral
   *[other] pairs of a building and a level of the cathedral
}
passive-rate = you may pay { $favour } instead of { $what }
passive-keeps = you may pay { $n } silver in order not to lose Influence
passive-counts-princess = the Princess counts like a worker of yours when you place one with her
passive-silver-at-profiteer = when you place a worker with the Profiteer: gain { $n } silver

## Texts

wonder-line = { $card }, Wonder, { $vp } VP
wonder-tokens-text = each contributed piece on it lowers its resource by 1, for whoever builds it
wonder-visit-text = its token goes to one of these: { $places }; whenever you place a worker there, count 1 worker more or gain 1 Influence
    .join = comma
contribution-line = Contribution card { $number }
contribution-text = as Contribution: { $parts }
    .join = comma
contribution-gives = { $good } gives { $what }
consequence-text = as Consequence: the Profiteer at { $profiteer }, the Princess at { $princess }
profiteer-reset-text = at a reset, whoever has workers with the Profiteer: { $what }; then they go to the Prison
princess-reset-text = at a reset, whoever has the most workers with the Princess: { $what }
princess-line = Princess
princess-text = whoever places a worker with her may lay 1 resource on the Contribution card and gain what stands below it; the fifth one triggers a reset
princess-capture-text = whoever captures workers of others from her loses 1 virtue
profiteer-line = Profiteer
profiteer-text = whoever places a worker with him gains 1 Influence
profiteer-capture-text = whoever captures workers of others from him gains 1 virtue
influence-line = Influence track
influence-ends-text = it ends at { $n }
influence-cards-text = each step up onto { $parts } gives 1 building card
influence-silver-text = { $rate } Influence pay up to { $rate } silver, but no tax
influence-good-text = { $rate } Influence pay 1 { $good }
influence-virtue-text = { $rate } Influence avoid the loss of 1 virtue
influence-gold-text = whoever has the most at the end gains { $n } gold; those who are tied share it evenly, rounded down

## The text table

ui-influence = Influence
ui-wonder-words = whoever places a worker with the Princess may lay 1 resource on the Contribution card for what stands below it, and with the Profiteer gains 1 Influence; at a reset what lies on the card goes to the Wonders, which anybody may construct in the Guildhall
ui-princess = Princess
ui-profiteer = Profiteer
ui-figure-at = at { $place }
ui-contribution = Contribution card
ui-contributed = { $good }: lies there
ui-contribution-for = { $good }: { $what }
ui-contributions = { $parts }
    .join = comma
ui-no-contribution = the pile is empty; nobody can contribute before the next reset
ui-contribution-pile = Contribution pile
ui-wonder-open = nobody has built it; { $n ->
    [0] nothing lies on it
    [one] { $n } piece lies on it
   *[other] { $n } pieces lie on it
}; costs { $parts } now
ui-wonder-of = { $seat } has built it; its token stands at { $place }
ui-wonder-being-placed = { $seat } has built it
ui-here-princess = the Princess
ui-here-profiteer = the Profiteer
ui-here-wonder = the { $building } of { $seat }
ui-may-contribute = you may contribute 1 resource
ui-own-wonder = your Wonder counts 1 worker more or gives 1 Influence
princess-capture-you = you lose 1 virtue, as the Princess stands there
profiteer-capture-you = you gain 1 virtue, as the Profiteer stands there
sealed-contribution = a new Contribution card was turned up
