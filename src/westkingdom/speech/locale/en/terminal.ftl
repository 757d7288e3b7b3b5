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
ui-no-boxes = This game is played without expansion boxes

## Players

ui-player-name = Player { $n }
ui-bot-name = Bot { $n }
ui-players = Players
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
ui-phase-other = Round { $round }, { $seat }, in the turn of { $other }
ui-phase-end = After the last turn, before the scoring, { $seat }
ui-ask-for-board = Type board for the whole board, help for other commands
ui-news = What happened
ui-costs = costs { $parts }
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
sealed-hand = cards were drawn
sealed-cards = a card that nobody had seen was turned up
sealed-other = something hidden came to light
ui-cards-which = Which card? Type cards and a name, for example: cards { $example }
ui-cards-unknown = There is no card called «{ $what }»
ui-cards-near = There is no card called «{ $what }». Did you mean { $cards }?
ui-rules-unknown = There is no rule { $what }
ui-rules-near = There is no rule { $what }. Did you mean { $rules }?
ui-no-opponent = Nobody here plays by rules alone: a solo opponent comes with --solo
ui-opponent-not-yet = The opponent has had no turn yet
ui-log-empty = Nothing has happened yet
ui-saved = Saved to { $file }. Continue with: westkingdom play --load { $file }
ui-not-saved = The game could not be saved to { $file }: { $why }
ui-save-which = Save to which file? Type save and a file name
ui-save-offer = Save the game? Type a file name, Enter for { $file }, or n to leave without saving
ui-answer-yes = y yes
ui-answer-no = n no
ui-left-unsaved = You leave the table; the game is not saved
ui-input-ended = The input has ended; you leave the table, and the game is not saved
ui-final = Final scores
ui-winner = { $parts } wins with { $points } points. { $reason }.
ui-winners = { $parts } share the victory with { $points } points. { $reason }.
ui-line = Line

## Before a game, and after it

ui-who-plays = Who plays? Names in order, bot:random for a bot
ui-which-boxes = With which boxes? none, all, or some of { $boxes }
ui-replayed = { $n ->
    [one] Replayed { $n } decision: every step is legal
   *[other] Replayed { $n } decisions: every step is legal
}
ui-replayed-whole = { $n ->
    [one] Replayed { $n } decision: every step is legal and the end is the saved state
   *[other] Replayed { $n } decisions: every step is legal and the end is the saved state
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
help-number = take that choice
help-why = why other choices are not possible now
help-boxes = only what the expansion boxes bring: rows, lines, piles and cards to be had
help-players = what everybody has
help-rules = read a rule of the ledger
help-log = what has happened so far
help-opponent = the last turn of the solo opponent, step by step, with what it passed over and the rules
help-undo = take back your last decision of this turn, unless something hidden came to light
help-save = save the game to a file
help-quit = leave the table; you are asked whether to save
help-help = this list
