# What effects and abilities do. Written to stand inside a sentence: the first letter is raised where one begins.

## Amounts

amount-clay = { $n } clay
amount-wood = { $n } wood
amount-marble = { $n } marble
amount-tax = { $n } silver as tax
amount-silver-laid = { $n } silver onto apprentices passed over
amount-virtue-lost = a loss of { $n } virtue
amount-vp = { $n } VP
amount-building-card = { $n ->
    [one] { $n } building card
   *[other] { $n } building cards
}
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
effect-each-player = each player, you included: { $part }
effect-pay = pay { $cost } to { $part }
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
effect-flip-debt = pay off a debt for nothing
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
effect-place-worker = place one more worker at the { $location }

## Conditions, as the beginning of a sentence

condition-eq = { $n ->
    [0] with no { $what }
   *[other] with exactly { $n } { $what }
}
condition-ge = with at least { $n } { $what }
condition-le = with at most { $n } { $what }
condition-gt = with more than { $n } { $what }
condition-lt = with fewer than { $n } { $what }
condition-most = with more { $what } than every other player

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
    [one] level of the cathedral
   *[other] levels of the cathedral
}
counter-prisoners = { $n ->
    [one] own worker in the Prison
   *[other] own workers in the Prison
}
counter-captives = { $n ->
    [one] captive on the own board
   *[other] captives on the own board
}
counter-apprentices = { $n ->
    [one] apprentice of yours
   *[other] apprentices of yours
}
counter-skill-carpentry = { $n ->
    [one] apprentice of yours with carpentry
   *[other] apprentices of yours with carpentry
}
counter-skill-tiling = { $n ->
    [one] apprentice of yours with tiling
   *[other] apprentices of yours with tiling
}
counter-skill-masonry = { $n ->
    [one] apprentice of yours with masonry
   *[other] apprentices of yours with masonry
}
each-of = { $n ->
    [one] each { $what }
   *[other] every { $n } { $what }
}

## When an ability acts

moment-after-action = after you visit { $places }: { $what }
moment-place-worker = when you place a worker at { $places }: { $what }
moment-black-market-reset = at each Black Market reset: { $what }
moment-black-market-reset-begins = at each Black Market reset, before the figures act: { $what }
moment-flip-debt = whenever you pay off a debt: { $what }
moment-advance-cathedral = whenever you advance on the cathedral: { $what }
moment-send-captives = whenever you send captives to the Prison: { $what }
moment-construct = whenever you construct a building: { $what }
moment-gain-debt = whenever you take a debt: { $what }
moment-lose-virtue = for each virtue you lose: { $what }
moment-gain-apprentice = whenever you hire an apprentice: { $what }
moment-endgame = { $what }

## What holds while a thing is there

passive-silver-less = you pay { $n } silver less at { $places }
passive-virtue-kept = { $n ->
    [99] you lose no virtue at { $places }
   *[other] you lose { $n } virtue less at { $places }
}
passive-more-workers = { $n ->
    [one] you count { $n } worker more at { $places }
   *[other] you count { $n } workers more at { $places }
}
passive-tax-less = you pay { $n } tax less, every time
passive-trade = at the King's Storehouse you may also trade { $parts }
    .join = or
passive-timber-less = a building or a level of the cathedral costs you 1 wood or 1 stone less
passive-one-precious = gold and marble are one resource for you
passive-no-discard = advancing on the cathedral costs you no building card
passive-limit = you may have { $n } apprentices
passive-prevents-debt = you may pay { $n } silver instead of taking a debt
passive-allows = your virtue never keeps you from { $places }
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
constructed-text = constructed: { $what }
starts-with-text = starts with { $parts }
starts-in-turn-order-text = starts with { $virtue } virtue, and silver by turn order
debt-vp-text = { $n ->
    [-1] each unpaid debt costs you 1 VP more
    [1] each unpaid debt costs you 1 VP less
   *[other] the points of each unpaid debt change by { $n }
}
small-market-text = as small market: { $what }
large-market-text = as large market: { $what }
used-while-empty-text = it holds while no card lies there
used-when-empty-text = it holds when the pile is empty
vp-in-all-text = { $vp } VP if your marker stands there at the end
spaces-text = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
no-level-text = where every marker begins
level-cost-text = costs { $parts }, and a building card of your hand
gives-reward-text = gives a reward
virtue-vp-text = { $vp } VP at the end
virtue-no-market-text = no Black Market
virtue-no-cathedral-text = no work on the cathedral
virtue-tax-text = { $n } tax less
virtue-top-text = for each virtue beyond it you may destroy an unpaid debt
virtue-bottom-text = for each virtue lost below it you take a debt
debt-pay-off-text = pay it off at the Guardhouse for { $parts }
debt-flipped-text = when it is paid off: { $what }

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
place-kings-storehouse = for each of your workers there you may make one trade: { $parts }, or one that an apprentice of yours adds
    .join = comma
trade-text = { $cost } for { $gain }
place-workshop = either hire a face-up apprentice for { $parts }; with n workers there out of columns 1 to n, further right for 1 silver more per column, which is laid on the cards passed over
place-workshop-draw = or draw { $parts }
place-town-centre = for each of your workers there you may capture one group, that is all workers of one player at a location with a large circle: the first for { $first }, each further one for { $more }
place-town-centre-own = workers of others go to your board, your own ones home
place-town-centre-two = with 2 or 3 players the captures of one visit may be at two locations, else they are all at one
place-tax-stand = take all silver that lies there and lose { $virtue } virtue; not while none lies there
place-tax-stand-tax = tax is silver too; whoever pays it lays it here
place-guardhouse = for each of your workers there you may do one of these: send all your captives to the Prison, for { $each } each; take all your workers out of the Prison; take all your workers back from other boards, for { $ransom }, or for a debt and { $virtue } virtue; pay off a debt, for { $debt }
place-black-market = costs { $cost } and { $virtue } virtue; only with { $most } virtue or less, and for one worker until the next reset
place-black-market-a = gives what the small market shows
place-black-market-b = then hire any face-up apprentice, or look at { $n } building cards and keep one
place-black-market-c = gives what the large market shows
place-black-market-reset = { $n } workers in the Black Market trigger a reset
place-guildhall = construct a building of your hand, or advance one level on the cathedral; workers stay there
place-guildhall-spaces = with { $seats } players it has { $n } spaces: the worker on the last one begins the last turns, those on { $resets } trigger a reset
place-prison = workers come here from other players' boards and at resets
place-prison-reset = at each Black Market reset whoever has { $n } or more workers here loses 1 virtue, and whoever has the most takes a debt
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
icon-release-captives = captured ones back
icon-send-captives = captives to Prison
icon-place-worker = place worker
icon-basic-resources = clay, wood and stone
icon-flipped-debts = paid debts
icon-buildings = buildings
icon-cathedral-level = levels of the cathedral
icon-skill-carpentry = carpentry
icon-skill-tiling = tiling
icon-skill-masonry = masonry
