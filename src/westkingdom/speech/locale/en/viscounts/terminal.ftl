# The text table.

## The table

ui-board = The board, clockwise
ui-board-signs = ≈ is the river, ─x─ a link that gives x to both ends
ui-segment = { $segment } ({ $number })
ui-viscounts = Viscounts
ui-viscount-here = { $seat } { $kind }
ui-trade = Trade
ui-exchange = { $kind } ({ $number }): { $n ->
    [one] { $n } Merchant
   *[other] { $n } Merchants
} for { $what }
ui-spots = Spots
ui-spots-left = left of the river: { $parts }
    .join = comma
ui-spots-right = right of the river: { $parts }
    .join = comma
ui-spot-empty = { $position } { $what }
ui-spot-built = { $position } { $seat }'s { $building }
ui-spot-public = { $position } { $seat }'s Public { $building }
ui-links = Links
ui-link = { $a } to { $b } gives { $what }
ui-townsfolk = Townsfolk
ui-manuscript = Manuscript
ui-below = { $n ->
    [0] none below
   *[other] { $n } below
}
ui-castle = Castle
ui-castle-section = tier 1: { $tier1 }; tier 2: { $tier2 }; moving inwards gives { $what }
ui-realm = The realm
ui-end = End of the game
ui-end-after = after round { $round }
ui-tier-3 = Castle, tier 3
ui-leader = Castle Leader
ui-poverty = Poverty
ui-prosperity = Prosperity
ui-debts-above = { $n ->
    [one] revealed when { $n } more debt is gained
   *[other] revealed when { $n } more debts are gained
}
ui-deeds-above = { $n ->
    [one] revealed when { $n } more deed is gained
   *[other] revealed when { $n } more deeds are gained
}
ui-revealed = revealed
ui-bonus-free = Cleric Bonus cards left
ui-track = Collision track
ui-track-space = Space { $space }
ui-track-gains = you gain { $above }; each opponent: { $below }

## What boxes bring

ui-words-welcome = welcoming an Outsider: put one from the row on your discards, for free; refusing one: remove it from the game and do what it says after Refused
ui-words-gain = gaining a Hero: take one from the line into your hand, for free; gaining a Chest Tile: slot one from the line under a place on your board, for the cards that arrive there
ui-heroes-later = 3 are turned face up once everyone has a pair
ui-kings-orders = King's Orders
ui-kings-orders-left = { $n ->
    [0] none left
   *[other] { $n } left
}
ui-outsiders = Outsiders
ui-builder-cards = Builder cards
ui-leader-card = Castle Leader card
ui-heroes = Heroes
ui-chest-tiles = Chest Tiles
ui-chest-points = Points at the end
ui-public-buildings = Public Buildings
ui-column-open = column { $column } { $ribbon }: { $n }
ui-column-locked = column { $column } { $ribbon }: locked
ui-chest-under = { $place }: { $tile }
ui-chest-at = Under { $place }
ui-column = Column { $column }, { $ribbon }
ui-column-does = { $n ->
    [one] { $n } Manuscript; { $what }
   *[other] { $n } Manuscripts; { $what }
}
ui-column-would-do = locked until you have a Manuscript of this colour; then { $what }
ui-card-above = { $card } is there now

## Players

ui-viscount = Viscount
ui-ink = Ink
ui-deeds = Deeds
ui-deeds-held = { $unflipped } acquired, { $flipped } approved
ui-markers = Markers
ui-markers-at = corruption { $corruption }, virtue { $virtue }
ui-workers-left = { $supply } in supply, { $castle } in the Castle
ui-on-board = On the board
ui-draw-pile = Draw pile
ui-discards = Discards
ui-discard-top = { $n ->
    [one] { $n } card: { $card }
   *[other] { $n } cards, { $card } on top
}
ui-manuscripts = Manuscripts
ui-ribbon-count = { $n } { $ribbon }
ui-bonuses = Bonus cards

## One's own things

ui-left = Left
ui-middle = Middle
ui-right = Right
ui-icons = Your icons
ui-of-unknown-order = { $n ->
    [one] { $n } card: { $cards }
   *[other] { $n } cards in an unknown order: { $cards }
}

## Playing

ui-phase = Round { $round }, { $seat }, phase { $phase } of 6: { $name }
phase-cards = Card Management
phase-movement = Movement
phase-action = Primary Action
phase-recruit = Recruit
phase-collision = Resolve Collision
phase-draw = Draw Cards
ui-value = value { $cost }, { $icons }
    .join = comma
ui-here-trade = { $n ->
    [one] Trade { $n } Merchant for { $what }
   *[other] Trade { $n } Merchants for { $what }
}
ui-here-manuscript = { $manuscript }
ui-here-hire = Townsfolk { $card } for { $cost } silver
ui-here-spots = { $n ->
    [0] no empty spot
    [one] { $n } empty spot
   *[other] { $n } empty spots
}
ui-here-viscounts = { $parts } there may rearrange
ui-here-opponent = { $parts } there gains a resource of choice
ui-prices = for { $icon } icons: { $parts }
    .join = comma
ui-price = { $building } { $n }
ui-public-price = { $thing } { $n }
ui-step = { $workers ->
    [one] { $workers } worker { $n }
   *[other] { $workers } workers { $n }
}
sealed-townsfolk = a new Townsfolk card was turned up
sealed-manuscripts = a new Manuscript was turned up
sealed-outsider = a new Outsider was turned up
sealed-hero = a new Hero was turned up
sealed-chest = a new Chest Tile was turned up
ui-rules-which = Which rule? Type rules and an id, for example: rules VB-080
ui-winner-tie-break = { $parts } wins with { $points } points, with more silver and resources left than the others who tied. { $reason }.

## Help

help-board = the board, the Castle, the end piles, what expansions bring, and the collision track
help-me = your own cards: board, hand, piles
help-cards = explain a card, a tile, a board, a Building slot or a Player card
