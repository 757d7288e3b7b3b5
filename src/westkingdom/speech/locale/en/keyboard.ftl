# What the page says to those who play by the keyboard or listen.

## Keys

web-keys = Keyboard shortcuts
web-keys-everywhere = Everywhere
web-keys-tab = next item; with Shift, the previous one
web-keys-enter = choose, open, confirm
web-keys-escape = cancel, close
web-keys-help = this list
web-keys-choosing = At the table
web-keys-list = Open or close the list of all choices
web-keys-number = choose by number
web-keys-explain = explain the item in focus
web-keys-board = On the board
web-keys-arrows = to a neighbour in the same group; Tab moves to the next group
web-keys-ring = around a round board
web-keys-ring-out = outwards and inwards on a round board
web-keys-ends = to the start, to the end
web-keys-single = Use single-key shortcuts

## Ways through the page

web-skip = Skip to
web-skip-decision = Go to the decision
web-skip-board = Go to the board
web-skip-chronicle = Go to the chronicle

## What is said aloud

web-herald = Announcements
web-more-happened = { $n ->
    [one] { $n } more thing happened; see the chronicle.
   *[other] { $n } more things happened; see the chronicle.
}
web-chart-table = Points as a table
web-chart-change = Step

## The board as text

web-text-choices = Your choices
web-text-impossible = Not possible now, and why
web-command = Command
web-command-note = Type a number to choose, or { $help } for other commands.
web-command-go = Do it
web-command-told = Answers
web-command-unknown = “{ $what }”? Type a number from 1 to { $n }, or { $help }.
web-command-none = Nothing found.
web-command-chosen = Chosen: { $what }
web-command-undone = Undo requested.
web-command-number = a number: make that choice
web-command-why = { $word }: why other choices are not possible; add a word to narrow it down
web-command-cards = { $word } and a name: what a card or location does
web-command-board = { $word } and a word: what the table says about it
web-command-log = { $word }: what happened last
web-command-undo = { $word }: undo your last decision
web-command-help = { $word }: this list
