# What the front page, invitations, the table before and after a game, and looking back say.

## The page itself

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-docs = For developers: the API
web-licences = Third-party licences
web-home = Home
web-notice = An unofficial fan project, not made, endorsed or sponsored by Garphill Games or its partners.
web-offline = Can't reach the server; try again in a moment
web-failed = Something went wrong on this page; please reload it

## A new game

web-new-game = New game
web-door-line = Open a book and begin: alone, or with friends who come by a link.
web-play-now = Play now
web-play-against = against a bot ({ $bot })
web-play-solo = Solo
web-play-friends = With friends
web-seats-from-to = { $least } to { $most } players
web-continue = Continue
web-continue-with = with { $names }
web-set-up = Set up a table
web-rivals = Who will you face?
web-rivals-note = One click on “Play” starts a game against them: { $game }.
web-rivals-bots = Bots, from gentle to fierce
web-rivals-solo = Solo opponents
web-rival-with = With { $box }
web-rival-play = Play
web-rival-play-of = Play against: { $name }
web-game = Game
web-about-viscounts = A round board, a castle, and a household of cards that shifts every turn
web-about-architects = A crowd of workers, a cathedral to build, and a black market to tempt you
web-boxes = Expansions
web-how = Opponents
web-how-together = Other players or bots
web-how-solo = A solo opponent
web-opponent = Opponent
web-any-opponent = Random opponent
web-difficulty = Difficulty
web-difficulty-gentler = { $n } (gentler: ours, not in the rulebook)
web-difficulty-least = { $n } (easiest)
web-difficulty-most = { $n } (hardest)
web-seats = Seats
web-seats-number = Number of seats
web-seat = Seat { $n }
web-seat-name = Name for seat { $n }
web-seat-you = You
web-seat-here = Someone at this screen
web-seat-friend = A friend, by link
web-seat-friend-note = You get a link to send
web-seat-kind-bot = Bot: { $bot }
web-player = Player { $n }
web-options = Options
web-options-changed = { $n ->
    [one] ({ $n } selected)
   *[other] ({ $n } selected)
}
web-option-promos = Promotional cards
web-option-manuscript-boards = Manuscript Boards (with Gates of Gold)
web-option-manuscript-boards-different = a different one for everyone
web-option-manuscript-boards-identical = the same for everyone
web-option-setup = Player boards
web-option-setup-standard = standard
web-option-setup-variable = with characters
web-option-characters = Characters
web-option-characters-random = dealt at random
web-option-characters-choose = chosen by the players
web-option-promo-cards = Promotional cards
web-option-promo-boards = Promotional player boards
web-option-starting-apprentice = Everyone starts with an apprentice
web-option-guildhall-apprentice-purge = The Guildhall refreshes the apprentices
web-practice = Practice: undo anything at any time
web-practice-short = practice
web-clock = Clocks
web-clock-minutes = Minutes per player
web-clock-bonus = Extra seconds per decision
web-clock-afterwards = When time runs out
web-clock-nothing = nothing happens
web-clock-bot = a bot may take over
web-clock-of = { $minutes ->
    [one] { $minutes }-minute clocks
   *[other] { $minutes }-minute clocks
}
web-start = Start the game
web-start-note = It starts right away
web-set-table = Set up the table
web-set-table-note = You get links for your friends next

## Tables that are there, saved games, links

web-tables = Your tables
web-tables-more = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
web-table-open = Not started yet
web-table-over = Finished
web-table-paused = Paused
web-table-yours = Your turn
web-other-ways = More ways to play
web-saved = Continue a saved game
web-saved-file = File
web-saved-open = Open
web-name = Your name
web-link = Join with a link
web-link-paste = Paste the link you were sent
web-link-go = Join
web-link-wrong = This isn't a link to a table
web-join-title = You're invited to a table
web-join-note = The name others will see. Spectators don't need one
web-join = Join the table

## Before the game

web-lobby-title = Before the game
web-lobby-seats = At the table
web-seats-number-of = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-against = against { $opponent }
web-difficulty-of = difficulty { $n }
web-difficulty-gentler-of = difficulty { $n } (ours, gentler than the rulebook)
web-you = you
web-seat-open = Open seat
web-seat-waiting = Nobody is sitting here yet
web-seat-bot = Always ready
web-seat-ready = Ready
web-seat-not-ready = Not ready yet
web-ready = I'm ready
web-not-ready = Wait, I'm not ready
web-leave = Leave your seat
web-clear = Remove { $name }
web-name-here = Name of another player at this screen
web-take = Sit here too
web-invite = Copy invitation link
web-invite-spectators = Copy spectator link
web-link-send = Send this link; it works once
web-link-spectators = Anyone with this link can watch
web-copy = Copy
web-copied = Copied
web-waits = Still waiting: { $who }
web-waits-open = seat { $n } is open
web-waits-ready = { $name } is not ready
web-waits-host = Everyone is ready; the host can start
web-waits-nobody = Everyone is ready

## The end

web-result = The game is over
web-winner = winner
web-sheets = Score sheets
web-result-skip = Show everything
web-sheets-open = Click a line to see what it was counted from.
web-sheets-points = { $points } VP
web-sheets-counted = { $n } → { $points } VP
web-sheets-line = Category
web-chart = Points over time
web-chart-about = A chart of the points, turn by turn; the score sheets show the final ones
web-chart-begin = Start
web-chart-end = End
web-rematch = Play again with the same people
web-rematch-go = Go to the next game
web-rematch-there = The next game is set up: everyone at this table can join.
web-replay-open = Replay, or continue from any moment
web-export = Save to a file

## Looking back

web-replay = Replay
web-replay-at = Step { $moment } of { $last }
web-replay-turn = turn { $n } of { $of }
web-replay-now = Back to now
web-replay-slider = Moment in the game
web-replay-moves = Step through the game
web-replay-first = To the start
web-replay-last = To the latest step
web-replay-back = One step back
web-replay-on = One step forward
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-told = What happened
web-replay-nothing = Nothing to tell about this step
web-branch = Continue from here
web-branch-note = Opens a practice table with all the players' seats at this screen; this one stays as it is
web-branch-not-yet = Possible once the game is over; until then its past holds secrets
web-branch-over = The game is over at this point; go back to an earlier moment
web-keys-change = one step
web-keys-turn = one turn
web-key-space = Space
web-keys-play = play
web-keys-speed = speed

## What the options of a new game mean

web-option-promos-note = Adds the game's promotional cards to the piles.
web-option-manuscript-boards-note = Different boards have their colours in a different order of columns.
web-option-manuscript-boards-needs = Only with Gates of Gold.
web-option-setup-note = With characters, everyone has their own power and their own start.
web-option-characters-note = Deal the characters at random, or let everyone pick one in turn.
web-option-characters-needs = Only with player boards that have characters.
web-option-promo-cards-note = Adds six promotional apprentices and buildings to the piles.
web-option-promo-boards-note = Adds five more characters to the game.
web-option-promo-boards-needs = Only with player boards that have characters.
web-option-starting-apprentice-note = Before the first turn, everyone hires a face-up apprentice for free.
web-option-starting-apprentice-needs = With Works of Wonder, everyone starts with an apprentice anyway.
web-option-guildhall-apprentice-purge-note = When you fill the third space of one of the first three Guildhall rows, discard both apprentices in the first column; new ones take their place.
web-rulings = Rulings
web-rulings-note = Where the rulebook leaves a question open, choose how your table plays it.
web-practice-note = Even after something hidden was revealed: good for trying things out.
web-clock-note = Running out of time costs no points; at most, a bot takes over.

## An invitation, looked at

web-join-host = { $host } invites you to a table
web-join-people = At the table: { $names }
web-join-seat = Seat { $n } of { $of } is waiting for you
web-join-look = You can watch
web-join-playing = The game has already started
web-link-local = Only this computer can open the link. To let in everyone on your network, start with:

web-lost-page = The address may be mistyped, or the link may be out of date.
web-lost-table = The link may be mistyped or cut short, or the table may be on another server.
web-lost-invitation = An invitation seats one person, once, and the host can withdraw it. If you used it yourself, you'll find the table among your tables on the home page; if not, ask your host for a new link.
