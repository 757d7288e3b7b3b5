# The text table.

## The table

ui-named = { $name }: { $text }
ui-nobody = nobody
ui-count-of = { $seat } { $n }

## What boxes bring

ui-words = In short
ui-in-pile = { $n ->
    [0] the pile is empty
   *[other] { $n } more in the pile
}
ui-of-seat = { $seat } has it
ui-of-nobody = nobody has it yet
ui-future-schemes = Future Schemes
ui-no-boxes = This game has no expansions

## Players

ui-player-name = Player { $n }
ui-players = Players
ui-bots = Bots: { $parts }
ui-silver = Silver
ui-stone = Stone
ui-gold = Gold
ui-debts = Debts
ui-debts-held = { $unflipped } unpaid, { $flipped } paid
ui-workers = Workers
ui-buildings = Buildings
ui-hand = Hand
ui-cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-points = Points now
ui-none = none

## One's own things

ui-yours = { $seat }: your cards

## Playing

ui-phase-draft = Set-up, { $seat }
ui-phase-other = Round { $round }, { $seat }, during { $other }'s turn
ui-phase-end = After the last turn, before scoring, { $seat }
ui-ask-for-board = Type board for the whole board, help for other commands
ui-news = What happened
ui-costs = costs { $parts }
ui-your-choice = Your choice (a number, or help)
ui-pass-keyboard = Pass the keyboard to { $seat } and press Enter
ui-not-understood = “{ $what }”? Type a number from 1 to { $n }, or help.
ui-no-such-number = There is no choice { $number }. Type a number from 1 to { $n }.
ui-why = Not possible now
ui-why-nothing = There is nothing else to choose here
ui-undone = Undone
ui-undo-sealed = This cannot be undone: { $parts }
sealed-hand = cards were drawn
sealed-cards = a card nobody had seen was turned up
sealed-other = something hidden was revealed
ui-cards-which = Which card? Type cards and a name, for example: cards { $example }
ui-cards-unknown = There is no card called “{ $what }”
ui-cards-near = There is no card called “{ $what }”. Did you mean { $cards }?
ui-rules-unknown = There is no rule { $what }
ui-rules-near = There is no rule { $what }. Did you mean { $rules }?
ui-no-opponent = This game has no solo opponent; start one with --solo
ui-opponent-not-yet = The opponent has not had a turn yet
ui-log-empty = Nothing has happened yet
ui-saved = Saved to { $file }. Continue with: westkingdom play --load { $file }
ui-not-saved = The game could not be saved to { $file }: { $why }
ui-save-which = Save to which file? Type save and a file name
ui-save-offer = Save the game? Type a file name, Enter for { $file }, or n to leave without saving
ui-answer-yes = y yes
ui-answer-no = n no
ui-left-unsaved = You left the table without saving the game
ui-input-ended = The input ended: you left the table without saving the game
ui-final = Final scores
ui-winner = { $parts } wins with { $points } points. { $reason }.
ui-winners = { $parts } share the victory with { $points } points. { $reason }.
ui-line = Category

## Before a game, and after it

ui-who-plays = Who is playing? Names in order, bot:LEVEL for a bot: { $bots }
ui-which-boxes = Which expansions? none, all, or any of { $boxes }
ui-replayed = { $n ->
    [one] Replayed { $n } decision: every step is legal
   *[other] Replayed { $n } decisions: every step is legal
}
ui-replayed-whole = { $n ->
    [one] Replayed { $n } decision: every step is legal, and the last one gives the saved state
   *[other] Replayed { $n } decisions: every step is legal, and the last one gives the saved state
}

## Where facts come from

ui-source = source: { $what }
ui-reconstructed = reconstructed: { $what }
ui-reconstructed-note = reconstructed: see the note
ui-note = note: { $what }
ui-part-of-board = part of a board
ui-reconstructed-count = { $n ->
    [one] { $n } thing has reconstructed facts
   *[other] { $n } things have reconstructed facts
}

## What may be typed beside a command

ui-argument-name = NAME
ui-argument-id = ID
ui-argument-file = FILE

## Help

help-title = What you can type
help-number = make that choice
help-why = why other choices are not possible now
help-boxes = what the expansions bring: rows, lines, piles and available cards
help-players = what everyone has
help-rules = read a rule of the ledger
help-log = what has happened so far
help-opponent = the solo opponent's last turn, step by step, with what it passed over and the rules
help-undo = undo your last decision: any at all when you play alone, otherwise unless something hidden was revealed or someone else has decided since
help-save = save the game to a file
help-quit = leave the table; you can save first
help-help = this list
