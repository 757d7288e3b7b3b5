# What effects and abilities do. Written to stand inside a sentence: the first letter is raised where one begins.

## Amounts

amount-silver = { $n } silver
amount-ink = { $n } ink
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-virtue = { $n } virtue
amount-corruption = { $n } corruption
amount-debt = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
amount-deed = { $n ->
    [one] { $n } deed
   *[other] { $n } deeds
}
amount-resource-any = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
amount-merchant = { $n ->
    [one] { $n } Merchant icon
   *[other] { $n } Merchant icons
}
amount-builder = { $n ->
    [one] { $n } Builder icon
   *[other] { $n } Builder icons
}
amount-noble = { $n ->
    [one] { $n } Noble icon
   *[other] { $n } Noble icons
}
amount-cleric = { $n ->
    [one] { $n } Cleric icon
   *[other] { $n } Cleric icons
}
amount-criminal = { $n ->
    [one] { $n } Criminal icon
   *[other] { $n } Criminal icons
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
effect-discard = { $n ->
    [one] discard up to { $n } card
   *[other] discard up to { $n } cards
}
    .or = { $n ->
    [one] discard { $n } card
   *[other] discard up to { $n } cards
}
effect-destroy = { $n ->
    [one] destroy up to { $n } card
   *[other] destroy up to { $n } cards
}
    .or = { $n ->
    [one] destroy { $n } card
   *[other] destroy up to { $n } cards
}
effect-destroy-from-starting-deck = you may destroy 1 card of your starting deck
effect-flip-debt = flip a debt
effect-flip-deed = flip a deed
effect-flip-either = flip a debt or a deed
    .or = flip a debt or deed
effect-rearrange = rearrange the cards on your board
effect-shuffle = shuffle your discards into your draw pile
effect-hire-free = { $n ->
    [one] hire any { $n } visible Townsfolk for free
   *[other] hire any { $n } visible Townsfolk for free
}
effect-free-manuscript = take any visible Manuscript of cost 3 or 4 for free
effect-place-workers = { $n ->
    [one] place { $n } worker in any one Castle section
   *[other] place { $n } workers in any one Castle section
}
effect-move-worker = { $n ->
    [one] move { $n } of your workers to a neighbouring Castle section
   *[other] move { $n } of your workers to neighbouring Castle sections
}
effect-build-free = build a { $building } for free
effect-build-free-at-viscount = build a { $building } for free at your Viscount
effect-if-no-criminals = with no Criminal icon on your board, { $part }
effect-if-criminals = with a Criminal icon on your board, { $part }

## When an ability acts

timing-immediate = Immediate
timing-ongoing = Ongoing
timing-drop-off = Drop-off
timing-end = End of the game

moment-trade = after your Trade: { $what }
moment-build = after you Construct: { $what }
moment-noble = after you Place Workers: { $what }
moment-cleric = after you Transcribe: { $what }
moment-collision-begins = as any player's collision begins: { $what }
moment-collision = during any player's collision: { $what }
moment-hire = after each hire of yours: { $what }
moment-gain-debt = whenever you gain a debt: { $what }
moment-gain-deed = whenever you gain a deed: { $what }
moment-flip-debt = whenever you flip a debt: { $what }
moment-flip-deed = whenever you flip a deed: { $what }
moment-shuffle = whenever you shuffle: { $what }

## What holds while a thing is there

passive-icons = you always have { $parts }
passive-extra-move = { $n ->
    [one] you may move { $n } space further for free
   *[other] you may move { $n } spaces further for free
}
passive-hand-limit = your hand limit is { $n } higher
passive-dismiss-cost = every dismissal costs exactly { $n } silver
passive-convert-goods = { $limit ->
    [-1] when you { $action }, you may pay { $from } as { $to }, any number of times
   *[other] when you { $action }, you may pay { $from } as { $to }, once
}
passive-convert-icons = when you { $action }, { $from } may count as { $to }, any number of times

## What Manuscripts count

vp-per = { $vp } VP for { $what }
counter-buildings = { $each ->
    [one] each Building you have built
   *[other] every { $each } Buildings you have built
}
counter-resources = { $each ->
    [one] each resource you have left
   *[other] every { $each } resources you have left
}
counter-manuscripts = { $each ->
    [one] each of your Manuscripts
   *[other] every { $each } of your Manuscripts
}
counter-workers-in-castle = { $each ->
    [one] each of your workers in the Castle
   *[other] every { $each } of your workers in the Castle
}
counter-flipped-debts = { $each ->
    [one] each debt you have flipped
   *[other] every { $each } debts you have flipped
}
counter-flipped-deeds = { $each ->
    [one] each deed you have flipped
   *[other] every { $each } deeds you have flipped
}
counter-icon-merchant = { $each ->
    [one] each Merchant icon you own
   *[other] every { $each } Merchant icons you own
}
counter-icon-builder = { $each ->
    [one] each Builder icon you own
   *[other] every { $each } Builder icons you own
}
counter-icon-noble = { $each ->
    [one] each Noble icon you own
   *[other] every { $each } Noble icons you own
}
counter-icon-cleric = { $each ->
    [one] each Cleric icon you own
   *[other] every { $each } Cleric icons you own
}
counter-icon-criminal = { $each ->
    [one] each Criminal icon you own
   *[other] every { $each } Criminal icons you own
}

## The text of a card

card-line = { $card }, { $cost } silver, { $icons }
    .join = comma
thing-line = { $card }
manuscript-line = { $ribbon } Manuscript, { $cost } Cleric icons
printed-townsfolk-line = Townsfolk printed on { $segment }, { $cost } silver, { $icons }
    .join = comma
printed-manuscript-line = Manuscript printed on { $segment }, { $cost } Cleric icons
hire-text = hired or dismissed: { $what }
dismiss-text = dismissed: { $what }
vp-text = { $vp } VP
cleric-bonus-text = for the first player with { $n } { $ribbon } ribbons
castle-leader-text = for the player with the most workers in tier 3
starts-on = starts on { $space }
then-text = then { $what }
icons-merchant = { $n ->
    [one] Merchant
   *[other] { $n } Merchants
}
icons-builder = { $n ->
    [one] Builder
   *[other] { $n } Builders
}
icons-noble = { $n ->
    [one] Noble
   *[other] { $n } Nobles
}
icons-cleric = { $n ->
    [one] Cleric
   *[other] { $n } Clerics
}
icons-criminal = { $n ->
    [one] Criminal
   *[other] { $n } Criminals
}
no-icons = no icons

## Icons, in short

icon-silver = { $n ->
    [one] silver
   *[other] { $n } silver
}
icon-ink = { $n ->
    [one] ink
   *[other] { $n } ink
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
icon-corruption = { $n ->
    [one] corruption
   *[other] { $n } corruption
}
icon-debt = { $n ->
    [one] debt
   *[other] { $n } debts
}
icon-deed = { $n ->
    [one] deed
   *[other] { $n } deeds
}
icon-resource-any = { $n ->
    [one] any resource
   *[other] { $n } of any resource
}
icon-merchant = Merchant
icon-builder = Builder
icon-noble = Noble
icon-cleric = Cleric
icon-criminal = Criminal
icon-no-criminal = no Criminal
icon-arrow = →
icon-or = or
icon-destroy = { $n ->
    [one] destroy
   *[other] destroy { $n }
}
icon-discard = { $n ->
    [one] discard
   *[other] discard { $n }
}
icon-hire = { $n ->
    [one] hire
   *[other] hire { $n }
}
icon-shuffle = shuffle
icon-rearrange = rearrange
icon-worker = { $n ->
    [one] worker
   *[other] { $n } workers
}
icon-castle-move = { $n ->
    [one] Castle move
   *[other] { $n } Castle moves
}
icon-manuscript-3-4 = Manuscript of 3 or 4
icon-flip-debt = flip debt
icon-flip-deed = flip deed
icon-flip-either = flip
icon-trading-post = Trading Post
icon-guildhall = Guildhall
icon-workshop = Workshop
reconstructed-mark = partly reconstructed
