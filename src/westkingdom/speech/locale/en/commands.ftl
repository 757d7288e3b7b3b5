# What may be typed at the text table and at the board as text of the browser; English words are always understood too.

command-why = why
command-board = board
command-boxes = boxes
command-me = me
command-players = players
command-cards = cards
command-rules = rules
command-log = log
command-opponent = opponent
command-undo = undo
command-save = save
command-quit = quit
command-help = help
