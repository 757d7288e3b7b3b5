# What effects and abilities do. Written to stand inside a sentence: the first letter is raised where one begins.

## Amounts

amount-clay = { $n } clay
amount-wood = { $n } wood
amount-marble = { $n } marble
amount-tax = { $n } silver as tax
amount-silver-laid = { $n } silver onto the apprentices you skip
amount-virtue-lost = a loss of { $n } virtue
amount-vp = { $n } VP
amount-building-card = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
    .kind = card
amount-reward-card = { $n ->
    [one] { $n } reward
   *[other] { $n } rewards
}
amount-debt-destroyed = { $n ->
    [one] { $n } debt less
   *[other] { $n } debts less
}
amount-prisoner = { $n ->
    [one] { $n } worker in the Prison
   *[other] { $n } workers in the Prison
}

## Effects

effect-gain-per = { $each ->
    [one] { $part } for each { $what }
   *[other] { $part } for every { $each } { $what }
}
effect-lose = lose { $parts }
effect-each-player = each player, including you: { $part }
effect-pay = { $kind ->
    [card] discard { $cost } to { $part }
   *[other] pay { $cost } to { $part }
}
    .form-kind = kind cost
effect-hire-free = hire any face-up apprentice for free
effect-discard-apprentice = { $n ->
    [one] discard { $n } of your apprentices
   *[other] discard { $n } of your apprentices
}
effect-discard-building = { $n ->
    [one] discard { $n } building card
   *[other] discard { $n } building cards
}
effect-destroy-debt = destroy one of your unpaid debts
effect-flip-debt = pay off a debt for free
effect-capture = { $n ->
    [one] capture { $n } group of workers for free
   *[other] capture up to { $n } groups of workers for free
}
effect-release-prison = { $n ->
    [20] take all your workers out of the Prison
    [one] you may take { $n } of your workers out of the Prison
   *[other] take up to { $n } of your workers out of the Prison
}
effect-release-captives = take all your workers back from other players' boards
effect-send-captives = send all your captives to the Prison for { $n } silver each
effect-place-worker = place another worker at the { $location }

## Conditions, as the beginning of a sentence

condition-eq = { $n ->
    [0] if you have no { $what }
   *[other] if you have exactly { $n } { $what }
}
    .form-what = held
    .it = { $n ->
    [0] if it has no { $what }
   *[other] if it has exactly { $n } { $what }
}
condition-ge = if you have at least { $n } { $what }
    .form-what = held
    .it = { $kind ->
    [group] if another player has a group of at least { $n } workers
    [tax] if there is at least { $n } silver on the Tax Stand
   *[other] if it has at least { $n } { $what }
}
    .it-form-kind = kind what
condition-le = if you have at most { $n } { $what }
    .form-what = held
    .it = if it has at most { $n } { $what }
condition-gt = if you have more than { $n } { $what }
    .form-what = held
    .it = if it has more than { $n } { $what }
condition-lt = if you have fewer than { $n } { $what }
    .form-what = held
    .it = if it has fewer than { $n } { $what }
condition-most = if you have more { $what } than any other player
    .form-what = held
    .it = if it has more { $what } than any other player

## What is counted

counter-clay = clay
counter-wood = wood
counter-stone = stone
counter-gold = gold
counter-marble = marble
counter-silver = silver
counter-virtue = virtue
counter-basic-resources = { $n ->
    [one] clay, wood or stone you have
   *[other] clay, wood and stone you have
}
counter-unpaid-debts = { $n ->
    [one] unpaid debt
   *[other] unpaid debts
}
counter-flipped-debts = { $n ->
    [one] debt you have paid off
   *[other] debts you have paid off
}
counter-buildings = { $n ->
    [one] building you have constructed
   *[other] buildings you have constructed
}
counter-cathedral-level = { $n ->
    [one] cathedral level
   *[other] cathedral levels
}
counter-prisoners = { $n ->
    [one] of your workers in the Prison
   *[other] of your workers in the Prison
}
    .held = { $n ->
    [one] worker in the Prison
   *[other] workers in the Prison
}
counter-captives = { $n ->
    [one] captive on your board
   *[other] captives on your board
}
    .held = { $n ->
    [one] captive
   *[other] captives
}
counter-apprentices = { $n ->
    [one] of your apprentices
   *[other] of your apprentices
}
counter-skill-carpentry = { $n ->
    [one] of your apprentices with carpentry
   *[other] of your apprentices with carpentry
}
counter-skill-tiling = { $n ->
    [one] of your apprentices with tiling
   *[other] of your apprentices with tiling
}
counter-skill-masonry = { $n ->
    [one] of your apprentices with masonry
   *[other] of your apprentices with masonry
}
each-of = { $n ->
    [one] each { $what }
   *[other] every { $n } { $what }
}

## When an ability acts

moment-after-action = after you visit { $places }: { $what }
moment-place-worker = when you place a worker at { $places }: { $what }
moment-black-market-reset = at each Black Market reset: { $what }
moment-black-market-reset-begins = at each Black Market reset, before the Princess and the Profiteer act: { $what }
moment-flip-debt = whenever you pay off a debt: { $what }
moment-advance-cathedral = whenever you advance on the cathedral: { $what }
moment-send-captives = whenever you send captives to the Prison: { $what }
moment-construct = whenever you construct a building: { $what }
moment-gain-debt = whenever you take a debt: { $what }
moment-lose-virtue = for each virtue you lose: { $what }
moment-gain-apprentice = whenever you hire an apprentice: { $what }
moment-endgame = { $what }

## What holds while a thing is there

passive-silver-less = you pay { $n } less silver at { $places }
passive-virtue-kept = { $n ->
    [99] you lose no virtue at { $places }
   *[other] you lose { $n } less virtue at { $places }
}
passive-more-workers = { $n ->
    [one] you count as having { $n } more worker at { $places }
   *[other] you count as having { $n } more workers at { $places }
}
passive-tax-less = you pay { $n } less tax every time
passive-trade = at the King's Storehouse you may also trade { $parts }
    .join = or
passive-timber-less = buildings and cathedral levels cost you 1 less wood or 1 less stone
passive-one-precious = gold and marble count as the same resource for you
passive-no-discard = advancing on the cathedral costs you no building card
passive-limit = you may have up to { $n } apprentices
passive-prevents-debt = you may pay { $n } silver instead of taking a debt
passive-allows = your virtue never keeps you out of { $places }
to-cathedral = the cathedral

## The text of a card

apprentice-line = { $apprentice }
building-line = { $card }, building, { $vp } VP
board-line = { $card }, player board
market-line = Black Market card { $number }
market-printed-line = Black Market, printed on the board
reward-line = Reward
reward-printed-line = Reward, printed on the board
location-line = { $location }
level-line = Cathedral, level { $level }
virtue-line = Virtue track, space { $virtue }
debt-unpaid-line = Unpaid debt
debt-paid-line = Paid debt
hired-text = hired: { $what }
cost-text = costs { $parts }
no-cost-text = costs nothing
needs-text = needs { $skills }
constructed-text = when built: { $what }
starts-with-text = starts with { $parts }
starts-in-turn-order-text = starts with { $virtue } virtue, and silver depending on turn order
debt-vp-text = { $n ->
    [-1] each unpaid debt costs you 1 VP more
    [1] each unpaid debt costs you 1 VP less
   *[other] the points of each unpaid debt change by { $n }
}
small-market-text = as small market: { $what }
large-market-text = as large market: { $what }
used-while-empty-text = applies while no card is there
used-when-empty-text = applies when the pile is empty
vp-in-all-text = { $vp } VP if your marker is here at the end
spaces-text = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
no-level-text = where every marker starts
level-cost-text = costs { $parts }, and a building card from your hand
gives-reward-text = gives a reward
virtue-vp-text = { $vp } VP at the end
virtue-no-market-text = no Black Market
virtue-no-cathedral-text = no work on the cathedral
virtue-tax-text = { $n } less tax
virtue-top-text = for each virtue above it, you may destroy an unpaid debt
virtue-bottom-text = for each virtue below it, you take a debt
debt-pay-off-text = pay it off at the Guardhouse for { $parts }
debt-flipped-text = when you pay it off: { $what }

## What the locations do

per-worker = { $n ->
    [one] { $what } for each of your workers there
   *[other] { $what } for every { $n } of your workers there
}
per-worker-more = { $n ->
    [one] { $more } more for each of your workers there
   *[other] { $more } more for every { $n } of your workers there
}
place-gather = gain { $parts }
list-of = { $parts }
number = { $n }
place-mines = gain either { $parts }
    .join = or
place-kings-storehouse = make one trade for each of your workers there: { $parts }, or one that your apprentices add
    .join = comma
trade-text = { $cost } for { $gain }
place-workshop = either hire a face-up apprentice for { $parts }: with n workers there, from columns 1 to n; each column further right costs 1 more silver, laid on the cards you skip
place-workshop-draw = or draw { $parts }
place-town-centre = capture one group for each of your workers there (a group is all of one player's workers at a location with a large circle): the first for { $first }, each further one for { $more }
place-town-centre-own = other players' workers go to your board, your own go home
place-town-centre-two = with 2 or 3 players, the captures of one visit may be at two locations; otherwise they are all at one
place-tax-stand = take all the silver there and lose { $virtue } virtue; not allowed while there is none
place-tax-stand-tax = tax is silver too; whenever you pay it, it goes here
place-guardhouse = do one of these for each of your workers there: send all your captives to the Prison, for { $each } each; take all your workers out of the Prison; take all your workers back from other players' boards, for { $ransom }, or for a debt and { $virtue } virtue; pay off a debt, for { $debt }
place-black-market = costs { $cost } and { $virtue } virtue; only with { $most } virtue or less, and for one worker until the next reset
place-black-market-a = gives what the small market shows
place-black-market-b = then hire any face-up apprentice, or look at { $n } building cards and keep one
place-black-market-c = gives what the large market shows
place-black-market-reset = { $n } workers in the Black Market trigger a reset
place-guildhall = construct a building from your hand, or advance one level on the cathedral; workers stay there
place-guildhall-spaces = with { $seats } players it has { $n } spaces: the worker on the last one triggers the last turns, those on { $resets } trigger a reset
place-prison = workers are sent here from other players' boards and at resets
place-prison-reset = at each Black Market reset, anyone with { $n } or more workers here loses 1 virtue, and the player with the most takes a debt
place-prison-vp = every { $n } of your workers here cost you 1 VP at the end

## Icons, in short

icon-clay = { $n ->
    [one] clay
   *[other] { $n } clay
}
icon-wood = { $n ->
    [one] wood
   *[other] { $n } wood
}
icon-marble = { $n ->
    [one] marble
   *[other] { $n } marble
}
icon-building-card = { $n ->
    [one] building card
   *[other] { $n } building cards
}
icon-reward-card = { $n ->
    [one] reward
   *[other] { $n } rewards
}
icon-virtue-lost = { $n ->
    [one] −1 virtue
   *[other] −{ $n } virtue
}
icon-per = per
icon-each-player = each player:
icon-destroy-debt = destroy debt
icon-flip-debt = pay off debt
icon-discard-building = discard building card
icon-discard-apprentice = discard apprentice
icon-hire = hire
icon-capture = { $n ->
    [one] capture
   *[other] { $n } captures
}
icon-release-prison = { $n ->
    [one] 1 out of Prison
   *[other] { $n } out of Prison
}
icon-release-prison-all = all out of Prison
icon-release-captives = captured workers back
icon-send-captives = captives to Prison
icon-place-worker = place worker
icon-basic-resources = clay, wood and stone
icon-flipped-debts = paid debts
icon-buildings = buildings
icon-cathedral-level = cathedral levels
icon-skill-carpentry = carpentry
icon-skill-tiling = tiling
icon-skill-masonry = masonry
