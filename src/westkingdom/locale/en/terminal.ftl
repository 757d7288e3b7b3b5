# The text table.

## The table

ui-board = The board, clockwise
ui-board-signs = ≈ is the river, ─x─ a link that gives x to both its ends
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
ui-spot-built = { $position } { $building } of { $seat }
ui-spot-public = { $position } Public { $building } of { $seat }
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
ui-nobody = nobody
ui-count-of = { $seat } { $n }
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
ui-track-gains = the player gains { $above }; each opponent: { $below }

## What boxes bring

ui-words = In short
ui-words-welcome = whoever welcomes an Outsider puts one of the row on the own discards, for free; whoever refuses one removes it from the game and does what it says after Refused
ui-words-gain = whoever gains a Hero takes one of the line into the hand, for free; whoever gains a Chest Tile slots one of the line under a place of the own board, for the cards that come to lie there
ui-heroes-later = 3 are laid face up when everybody has a pair
ui-kings-orders = King's Orders
ui-kings-orders-left = { $n ->
    [0] none left
   *[other] { $n } left
}
ui-outsiders = Outsiders
ui-in-pile = { $n ->
    [0] the pile is empty
   *[other] { $n } more in the pile
}
ui-builder-cards = Builder cards
ui-leader-card = Castle Leader card
ui-heroes = Heroes
ui-chest-tiles = Chest Tiles
ui-chest-points = Points at the end
ui-public-buildings = Public Buildings
ui-of-seat = { $seat } has it
ui-of-nobody = nobody has it yet
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
ui-card-above = { $card } lies there now
ui-no-boxes = This game is played without expansion boxes

## Players

ui-players = Players
ui-viscount = Viscount
ui-silver = Silver
ui-ink = Ink
ui-stone = Stone
ui-gold = Gold
ui-debts = Debts
ui-debts-held = { $unflipped } unpaid, { $flipped } paid
ui-deeds = Deeds
ui-deeds-held = { $unflipped } acquired, { $flipped } approved
ui-markers = Markers
ui-markers-at = corruption { $corruption }, virtue { $virtue }
ui-workers = Workers
ui-workers-left = { $supply } in supply, { $castle } in the Castle
ui-buildings = Buildings
ui-on-board = On the board
ui-hand = Hand
ui-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-draw-pile = Draw pile
ui-discards = Discards
ui-discard-top = { $n ->
    [one] { $n } card: { $card }
   *[other] { $n } cards, { $card } on top
}
ui-manuscripts = Manuscripts
ui-bonuses = Bonus cards
ui-points = Points now
ui-none = none

## One's own things

ui-yours = { $seat }: your cards
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
ui-phase-other = Round { $round }, { $seat }, in the turn of { $other }
ui-phase-draft = Set-up, { $seat }
ui-phase-last-deeds = After the last turn, before the scoring, { $seat }
phase-cards = Card Management
phase-movement = Movement
phase-action = Primary Action
phase-recruit = Recruit
phase-collision = Resolve Collision
phase-draw = Draw Cards
ui-ask-for-board = Type board for the whole board, help for other commands
ui-news = What happened
ui-costs = costs { $parts }
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
ui-prices = for { $icon } icons: { $parts }
    .join = comma
ui-price = { $building } { $n }
ui-public-price = { $thing } { $n }
ui-step = { $workers ->
    [one] { $workers } worker { $n }
   *[other] { $workers } workers { $n }
}
ui-your-choice = Your choice (a number, or help)
ui-pass-keyboard = Pass the keyboard to { $seat } and press Enter
ui-not-understood = «{ $what }» is not understood. Type a number from 1 to { $n }, or help.
ui-no-such-number = There is no choice { $number }. Type a number from 1 to { $n }.
ui-why = Not possible now
ui-why-nothing = Nothing else comes into question here
ui-undone = Undone
ui-undo-nothing = There is nothing to undo: this is your first decision here
ui-undo-other = This cannot be undone: { $seat } has decided since
ui-undo-turn = This cannot be undone: that turn is over
ui-undo-sealed = This cannot be undone: { $parts }
sealed-townsfolk = a new Townsfolk card was turned up
sealed-manuscripts = a new Manuscript was turned up
sealed-outsider = a new Outsider was turned up
sealed-hero = a new Hero was turned up
sealed-chest = a new Chest Tile was turned up
sealed-hand = you have drawn cards
sealed-cards = a card that nobody had seen was turned up
sealed-other = something hidden came to light
ui-cards-which = Which card? Type cards and a name, for example: cards { $card }
ui-cards-unknown = There is no card called «{ $what }»
ui-cards-near = There is no card called «{ $what }». Did you mean { $cards }?
ui-rules-which = Which rule? Type rules and an id, for example: rules VB-080
ui-log-empty = Nothing has happened yet
ui-saved = Saved to { $file }. Continue with: westkingdom play --load { $file }
ui-not-saved = The game could not be saved to { $file }: { $why }
ui-save-which = Save to which file? Type save and a file name
ui-save-offer = Save the game? Type a file name, Enter for { $file }, or n to leave without saving
ui-left-unsaved = You leave the table; the game is not saved
ui-input-ended = The input has ended; you leave the table, and the game is not saved
ui-final = Final scores
ui-winner = { $parts } wins with { $points } points. { $reason }.
ui-winner-tie-break = { $parts } wins with { $points } points, having more silver and resources left than others with as many points. { $reason }.
ui-winners = { $parts } share the victory with { $points } points. { $reason }.
ui-line = Line

## Help

help-title = What you can type
help-number = take that choice
help-why = why other choices are not possible now
help-board = the board, the Castle, the end piles, what boxes bring, and the collision track
help-boxes = only what the expansion boxes bring: rows, lines, piles and cards to be had
help-me = your own cards: board, hand, piles
help-players = what everybody has
help-cards = explain a card, a tile, a board, a Building slot or a Player card
help-rules = read a rule of the ledger
help-log = what has happened so far
help-undo = take back your last decision of this turn, unless something hidden came to light
help-save = save the game to a file
help-quit = leave the table; you are asked whether to save
help-help = this list
