# What the page shows of Architects: the town, the tracks, your board and the boards of others.

## The parts of the table

web-a-town = The town
web-a-market = Apprentices for hire
web-a-column-price = { $more ->
    [0] Column { $n }
   *[other] Column { $n }: { $more } silver more than column 1
}
web-a-piles = Piles
web-a-building-pile = Building cards in the pile
web-a-apprentice-pile = Apprentices in the pile
web-a-reward-pile = Rewards in the pile
web-a-known-below = Known at the bottom
web-a-rewards-gained = Gained so far
web-a-tab-town = Town
web-a-tab-mine = Mine
web-a-tab-others = Others
web-a-tab-chronicle = Chronicle
web-a-parts = Parts of the table
web-a-others = Other players

## Choosing

web-a-next = Your next worker:
web-a-would-be = { $name }, if you choose this

## Locations

web-a-workers-of = { $n ->
    [one] { $name }: { $n } worker
   *[other] { $name }: { $n } workers
}
web-a-nobody = Nobody is here
web-a-of = { $name }'s
web-a-guildhall-spaces = { $n } of { $spaces } spaces filled; the Black Market is reset on { $resets }; the last one triggers the last turns
web-a-turns-left = { $n ->
    [one] last turn
   *[other] last turns: { $n }
}
web-a-black-market = Black Market
web-a-small-market = Small
web-a-middle-market = Middle
web-a-large-market = Large
web-a-reset-waits = Reset after this turn
web-a-costs = Costs:
web-a-missing = { $n } missing
web-a-free = free
web-a-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Cathedral and virtue

web-a-cathedral = Cathedral
web-a-level = Level { $n }
web-a-spaces = { $n ->
    [0] no free spaces
    [one] { $n } free space
   *[other] { $n } free spaces
}
web-a-virtue = Virtue
web-a-no-market = no Black Market
web-a-no-cathedral = no cathedral
web-a-tax-less = { $n } tax less

## Players

web-a-goods = Goods
web-a-good-clay = clay
web-a-good-wood = wood
web-a-good-stone = stone
web-a-good-gold = gold
web-a-good-marble = marble
web-a-good-silver = silver
web-a-good-influence = Influence
web-a-good-tax = silver as tax
web-a-good-laid = silver on apprentices
web-a-good-virtue = virtue
web-a-good-debt = debt
web-a-good-building-card = building card
web-a-good-reward-card = reward
web-a-skill-carpentry = carpentry
web-a-skill-tiling = tiling
web-a-skill-masonry = masonry
web-a-workers = Workers to place
web-a-debts = Debts: { $unpaid } unpaid, { $paid } paid
web-a-in-prison = In the Prison
web-a-captives = Captives
web-a-captured-by = Captured by
web-a-apprentices = Apprentices
web-a-buildings = Buildings
web-a-building-cards = Building cards
web-a-in-hand = Hand
web-a-to-draft = { $n ->
    [one] { $n } card to draft
   *[other] { $n } cards to draft
}
web-a-turn = playing
web-a-start = start player
web-a-none = none
web-a-only-you-know = Only you know
web-a-passed-on = Passed on in the draft
web-a-put-under = Put under the pile
web-a-drawn-by-others = Drawn by others

## Cards

web-a-points = victory points
web-a-silver-on-it = silver on it
web-a-reconstructed = partly reconstructed
web-a-offered = Characters to choose from
web-a-draft = The draft: keep one card
web-a-looked-at = Cards you are looking at
web-a-somebody-looks = { $n ->
    [one] { $name } is looking at { $n } building card
   *[other] { $name } is looking at { $n } building cards
}
web-a-to-pay = Still to pay

## Works of Wonder and solo opponents

web-a-wonders = Works of Wonder
web-a-contribution = Contribution card
web-a-no-contribution = No card until the next reset
web-a-lies-there = contributed
web-a-consequence = Consequence
web-a-gives-card = gives a building card
web-a-lie-on-it = { $n ->
    [one] piece on it
   *[other] pieces on it
}
web-a-opponent = Solo opponent
web-a-schemes = { $n ->
    [one] { $n } scheme card in the pile
   *[other] { $n } scheme cards in the pile
}
web-a-future-schemes = { $n ->
    [one] { $n } future scheme
   *[other] { $n } future schemes
}
web-a-marker-on = Resource marker on { $good }
web-a-resolving = Following now
web-a-followed = Followed, latest first
