# What effects and abilities do. Written to stand inside a sentence: the first letter is raised where one begins.

## Amounts

amount-ink = { $n } ink
amount-corruption = { $n } corruption
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
effect-destroy-from-starting-deck = you may destroy 1 card from your starting deck
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
effect-free-manuscript = take any visible Manuscript that costs 3 or 4 for free
effect-place-workers = { $n ->
    [one] place { $n } worker in any one Castle section
   *[other] place { $n } workers in any one Castle section
}
effect-move-worker = { $n ->
    [one] move { $n } of your workers to an adjacent Castle section
   *[other] move { $n } of your workers to adjacent Castle sections
}
effect-build-free = build a { $building } for free
effect-build-free-at-viscount = build a { $building } for free at your Viscount
effect-build-free-at-space = build a { $building } for free at space { $number }
effect-if-no-criminals = if you have no Criminal icon on your board, { $part }
effect-if-criminals = if you have a Criminal icon on your board, { $part }
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-action-trade = take a Trade action
effect-action-construct = take a Construct action
effect-action-place-workers = take a Place Workers action
effect-action-transcribe = take a Transcribe action
effect-move-viscount = move your Viscount { $least } or { $most } spaces
effect-discard-from-starting-deck = { $n ->
    [one] discard up to { $n } card from your starting deck
   *[other] discard up to { $n } cards from your starting deck
}
effect-gain-kings-order = gain a King's Order
effect-return-kings-order = return it to the King's Orders pile
effect-welcome = welcome an Outsider
effect-refuse = refuse an Outsider
effect-discard-debts = { $n ->
    [one] discard { $n } of your debts (paid or unpaid)
   *[other] discard { $n } of your debts (paid or unpaid)
}
effect-gain-approved-deed = gain an approved deed
effect-gain-hero = gain a Hero to your hand
effect-gain-hero-to-deck = gain a Hero to your starting deck
effect-gain-chest = gain a Chest Tile
effect-ignore-criminal = ignore one Criminal icon on your board for this collision

## Conditions, as the beginning of a sentence

condition-on-board-kings-order = { $n ->
    [one] if you have a King's Order on your board
   *[other] if you have { $n } King's Orders on your board
}
condition-on-board-outsider = { $n ->
    [one] if you have an Outsider on your board
   *[other] if you have { $n } Outsiders on your board
}
condition-built = { $n ->
    [one] if you have built { $n } { $building }
   *[other] if you have built { $n } { $building }s
}
condition-chest-tiles = { $n ->
    [one] if you have { $n } Chest Tile
   *[other] if you have { $n } Chest Tiles
}

## When an ability acts

timing-drop-off = Drop-off

moment-trade = after your Trade: { $what }
moment-build = after you Construct: { $what }
moment-noble = after you Place Workers: { $what }
moment-cleric = after you Transcribe: { $what }
moment-collision-begins = as any player's collision begins: { $what }
moment-collision = during any player's collision: { $what }
moment-hire = after each time you hire: { $what }
moment-gain-debt = whenever you gain a debt: { $what }
moment-gain-deed = whenever you gain a deed: { $what }
moment-flip-debt = whenever you flip a debt: { $what }
moment-flip-deed = whenever you flip a deed: { $what }
moment-shuffle = whenever you shuffle: { $what }
moment-before-collision = before any player's collision: { $what }
moment-gain-kings-order = whenever you gain a King's Order: { $what }
moment-welcome = whenever you welcome an Outsider: { $what }
moment-refuse = whenever you refuse an Outsider: { $what }
moment-gain-hero = whenever you gain a Hero: { $what }
moment-destroy-hero = whenever you destroy a Hero: { $what }

## What holds while a thing is there

passive-icons = you always have { $parts }
passive-extra-move = { $n ->
    [one] you may move { $n } space further for free
   *[other] you may move { $n } spaces further for free
}
passive-icons-while = you have { $parts }
passive-dismiss-anywhere = you may dismiss the Townsfolk on any segment
passive-discount = you pay { $hire } silver less to hire and { $dismiss } silver less to dismiss
passive-no-play-corruption = playing a Criminal gives you no corruption
passive-replace-hire = instead of hiring you may { $what }, for { $n } silver unless the hire is free
passive-resources-for-silver = you may pay any resource as 1 silver
passive-turn-option = on your turn you may pay { $price } to { $what }, any number of times
passive-hand-limit = your hand limit is { $n } higher
passive-dismiss-cost = every dismissal costs exactly { $n } silver
passive-convert-goods = { $limit ->
    [-1] when you { $action }, you may pay { $from } as { $to }, any number of times
   *[other] when you { $action }, you may pay { $from } as { $to }, once
}
passive-convert-icons = when you { $action }, { $from } may count as { $to }, any number of times

## What Manuscripts count

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
counter-outsiders-in-deck = { $each ->
    [one] each Outsider in your deck
   *[other] every { $each } Outsiders in your deck
}
counter-heroes-and-outsiders-in-deck = { $each ->
    [one] each Hero and Outsider in your deck
   *[other] every { $each } Heroes and Outsiders in your deck
}
counter-ribbon-grey = { $each ->
    [one] each grey ribbon
   *[other] every { $each } grey ribbons
}
counter-ribbon-black = { $each ->
    [one] each black ribbon
   *[other] every { $each } black ribbons
}
counter-ribbon-blue = { $each ->
    [one] each blue ribbon
   *[other] every { $each } blue ribbons
}
counter-ribbon-yellow = { $each ->
    [one] each yellow ribbon
   *[other] every { $each } yellow ribbons
}
counter-ribbon-sets-of-4 = { $each ->
    [one] each set of all four ribbons
   *[other] every { $each } sets of all four ribbons
}
counter-own-links = { $each ->
    [one] each link between two of your Buildings
   *[other] every { $each } links between two of your Buildings
}
counter-segments-with-building = { $each ->
    [one] each segment where you have a Building
   *[other] every { $each } segments where you have a Building
}
counter-castle-wedges-led = { $each ->
    [one] each Castle section where you have the most workers in tiers 1 and 2
   *[other] every { $each } Castle sections where you have the most workers in tiers 1 and 2
}
counter-workers-tier-1 = { $each ->
    [one] each of your workers in tier 1
   *[other] every { $each } of your workers in tier 1
}
counter-workers-tier-2 = { $each ->
    [one] each of your workers in tier 2
   *[other] every { $each } of your workers in tier 2
}
counter-workers-tier-3 = { $each ->
    [one] each of your workers in tier 3
   *[other] every { $each } of your workers in tier 3
}
counter-icon-sets-bcn = { $each ->
    [one] each set of Builder, Noble and Cleric icons you own
   *[other] every { $each } sets of Builder, Noble and Cleric icons you own
}
counter-heroes-in-deck = { $each ->
    [one] each Hero in your deck
   *[other] every { $each } Heroes in your deck
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
outsider-line = { $card }, Outsider, { $cost } silver, { $icons }
    .join = comma
chest-tile-line = Chest Tile
start-manuscript-line = { $ribbon } Manuscript printed on a Manuscript Board
manuscript-line = { $ribbon } Manuscript, { $cost } Cleric icons
printed-townsfolk-line = Townsfolk printed on { $segment }, { $cost } silver, { $icons }
    .join = comma
printed-manuscript-line = Manuscript printed on { $segment }, { $cost } Cleric icons
hire-text = hired or dismissed: { $what }
dismiss-text = dismissed: { $what }
gain-text = gained: { $what }
leaves-text = then this card leaves the game
destroyed-text = destroyed: { $what }
destroyed-from-hand-text = destroyed from your hand: { $what } as well
refuse-text = refused: { $what }
last-deed-text = before scoring: { $what }
extra-ribbon-text = { $n ->
    [one] counts as { $n } ribbon of any colour
   *[other] counts as { $n } ribbons of any colours
}
debt-vp-text = each unpaid debt costs you { $n } VP less
diversified-builder-text = for the first player with one Building of each type
specialized-builder-text = for the first player with three Buildings of one type
public-cost-text = { $n } Builder icons
public-building-text = replaces one of your { $building }s that your Viscount can reach, which returns to your board
column-text = column { $column }, { $ribbon }: { $what }
start-manuscript-text = you have it from the start, and it puts a King's Order into your starting deck
any-ribbon-text = choose its column: it takes that column's colour
tile-reward-text = whenever a card with at least { $needs } is played or moves on above it (not when rearranged): { $what }
tile-as-all-text = in an action, { $needs } on the card above it may count as { $gives }
tile-as-any-text = in an action, { $needs } above it may count as { $gives }
    .join = or
tile-points-text = { $parts }
tile-count = { $n ->
    [one] { $n } Chest Tile: { $vp } VP
   *[other] { $n } tiles: { $vp } VP
}
needs-kings-order = a King's Order
vp-sum = { $parts }
cleric-bonus-text = for the first player with { $n } { $ribbon } ribbons
castle-leader-text = for the player with the most workers in tier 3
starts-on = starts on { $space }
then-text = then { $what }
end-of-set-up-text = then, at the end of set-up, { $what }
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

icon-ink = { $n ->
    [one] ink
   *[other] { $n } ink
}
icon-corruption = { $n ->
    [one] corruption
   *[other] { $n } corruption
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
icon-draw = { $n ->
    [one] draw
   *[other] draw { $n }
}
icon-action-trade = Trade
icon-action-construct = Construct
icon-action-place-workers = Place Workers
icon-action-transcribe = Transcribe
icon-viscount = move Viscount
icon-kings-order = { $n ->
    [one] King's Order
   *[other] { $n } King's Orders
}
icon-welcome = welcome
icon-refuse = refuse
icon-discard-debt = { $n ->
    [one] discard debt
   *[other] discard { $n } debts
}
icon-approved-deed = approved deed
icon-hero = Hero
icon-chest = Chest Tile
icon-trading-post = Trading Post
icon-guildhall = Guildhall
icon-workshop = Workshop
