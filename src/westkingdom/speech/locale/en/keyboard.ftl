# What the page says to those who play by the keyboard or listen.

## Keys

web-keys = Keys
web-keys-everywhere = Everywhere
web-keys-tab = to the next thing, with Shift to the one before
web-keys-enter = choose, open, confirm
web-keys-escape = cancel, close
web-keys-help = this list
web-keys-choosing = At the table
web-keys-number = choose by its number
web-keys-explain = explain what has the focus
web-keys-board = On the board
web-keys-arrows = to a neighbour in the same group; Tab leads to the next group
web-keys-ring = on a round board: round it
web-keys-ring-out = on a round board: outwards, inwards
web-keys-ends = to the start, to the end
web-keys-single = Letters, digits and signs alone are keys

## Ways through the page

web-skip = Skip to
web-skip-decision = To the decision
web-skip-board = To the board
web-skip-chronicle = To the chronicle

## What is said aloud

web-herald = What happens
web-more-happened = { $n ->
    [one] { $n } more thing happened; it is in the chronicle.
   *[other] { $n } more things happened; they are in the chronicle.
}
web-chart-table = The points as a table
web-chart-change = Change

## The board as text

web-text-choices = What you may choose
web-text-impossible = Not possible now, and why
web-command = Command
web-command-note = A number chooses; { $help } tells what else may be typed.
web-command-go = Do it
web-command-told = Answers
web-command-unknown = «{ $what }» is not understood. Type a number from 1 to { $n }, or { $help }.
web-command-none = Nothing like that is found.
web-command-chosen = Chosen: { $what }
web-command-undone = Asked to take back the last decision.
web-command-number = a number: take that choice
web-command-why = { $word }: why other choices are not possible; with a word, those that it names
web-command-cards = { $word } and a name: what a card or a place does
web-command-board = { $word } and a word: what the table says about it
web-command-log = { $word }: what happened last
web-command-undo = { $word }: take back your last decision
web-command-help = { $word }: this list
