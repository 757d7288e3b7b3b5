# The text table.

## The table

ui-board = The board
ui-locations = Locations
ui-workers-of = { $n } of { $seat }
ui-next = your next worker: { $parts }
    .join = comma
ui-trades = { $n ->
    [one] { $n } trade
   *[other] up to { $n } trades
}; you could pay { $parts }
    .join = or
ui-no-trades = { $n ->
    [one] { $n } trade
   *[other] up to { $n } trades
}, but you cannot pay for any now
ui-one-trade = { $parts } for { $gain }
ui-columns = { $n ->
    [one] hire from column 1 for { $parts }
   *[other] hire from columns 1 to { $n } for { $parts }
} (each column further right costs 1 more silver)
ui-all-columns = hire any apprentice for { $parts }
ui-captures = { $n ->
    [one] { $n } capture for { $first }
   *[other] up to { $n } captures, the first for { $first }, each further one for { $more }
}
ui-first-free = nothing
ui-actions = { $n ->
    [one] { $n } action
   *[other] up to { $n } actions
}: { $parts }
    .join = or
ui-no-actions = { $n ->
    [one] { $n } action
   *[other] up to { $n } actions
}, but there is nothing to do there now
ui-all-tax = take the { $n } silver there and lose { $virtue } virtue
ui-gain-or = gain { $parts }
    .join = or
ui-or = { $parts }
    .join = or
ui-space-next = space { $n } of { $spaces }
ui-triggers-reset = this triggers a reset
ui-triggers-end = this triggers the last turns
ui-triggers-purge = this removes the apprentices of column 1
ui-draw = { $n ->
    [one] draw { $n } building card
   *[other] draw { $n } building cards
}
ui-beside = a place beside it
ui-black-market = Black Market
ui-market-space = { $who }; costs { $cost } and { $virtue } virtue, gives { $what }
ui-market-people = any face-up apprentice, or 1 of 5 building cards
ui-market-visit = hire any face-up apprentice, or look at 5 building cards and keep one
ui-free = free
ui-small-market = Small market
ui-large-market = Large market
ui-market-pile = { $n ->
    [0] no card there
    [one] { $n } card
   *[other] { $n } cards
}
ui-reset = Reset
ui-reset-follows = follows this action
ui-reset-at = { $n ->
    [one] when { $n } more worker is placed here
   *[other] when { $n } more workers are placed here
}
ui-apprentices-face-up = Apprentices beside the Workshop
ui-row-column = Row { $row }, column { $column }
ui-silver-on-it = { $n } silver on it
ui-city = Guildhall, cathedral and piles
ui-guildhall = Guildhall
ui-guildhall-filled = { $n } of { $spaces } spaces filled; { $parts }
    .join = comma
ui-reset-spaces = a reset on { $parts }
ui-purge-spaces = apprentices are removed on { $parts }
ui-end-space = the last turns from { $n } on
ui-last-turns = Last turns
ui-turns-left = { $n ->
    [one] this is the last one
   *[other] { $n } left, including this one
}
ui-cathedral-level = Cathedral, level { $level }
ui-level = { $vp } VP, costs { $parts }; { $free ->
    [0] no free spaces
    [one] { $free } free space
   *[other] { $free } free spaces
}; { $who }
ui-rewards = Rewards
ui-building-pile = Building pile
ui-apprentice-pile = Apprentice pile
ui-virtue-track = Virtue track
ui-space-of-track = Space { $virtue }
ui-places = What the locations do

## Players

ui-character = Character
ui-clay = Clay
ui-wood = Wood
ui-marble = Marble
ui-virtue = Virtue
ui-virtue-at = { $virtue } ({ $parts })
    .join = comma
ui-vp = { $n } VP
ui-cathedral = Cathedral
ui-level-reached = level { $level }, { $vp } VP
ui-workers-on-board = Workers to place
ui-workers-placed = Placed
ui-placed-at = { $n } { $location }
ui-captives = Captives
ui-captives-of = { $n } of { $owner }
ui-captured = Captured
ui-captured-by = { $n } by { $owner }
ui-prisoners = In the Prison
ui-apprentices = Apprentices
ui-skills = Skills

## One's own things

ui-passed-on = Passed on
ui-put-under = Put under the pile

## Playing

ui-phase = Round { $round }, { $seat }
ui-phase-last = Round { $round }, { $seat }, last turn
ui-gives = gives { $parts }
ui-in-row = row { $row }, column { $column }
ui-let-one-go = first discard one of your apprentices, because you have the maximum
ui-capture-own = { $n ->
    [one] your own worker returns to your board
   *[other] your own workers return to your board
}
ui-capture-other = { $n ->
    [one] it becomes a captive on your board
   *[other] they become captives on your board
}
ui-vp-at-level = { $vp } VP if the game ends there
ui-rules-which = Which rule? Type rules and an id, for example: rules AB-057
ui-winner-tie-break = { $parts } wins with { $points } points, with more virtue, or as much virtue and more silver, than the others who tied. { $reason }.
sealed-apprentices = a new apprentice was turned up
sealed-reward = a reward was turned up
sealed-market = a new Black Market card was turned up
sealed-looked = you have looked at building cards

## Help

help-board = the locations, markets, apprentices, cathedral and piles, and what is printed on the board
help-me = your own cards: hand, apprentices, buildings
help-cards = explain an apprentice, building, player board, location, cathedral level or the virtue track
