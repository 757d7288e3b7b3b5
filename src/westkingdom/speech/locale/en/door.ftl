# What the front page, invitations, the table before and after a game, and looking back say.

## The page itself

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system has it
web-theme-light = Day
web-theme-dark = Night
web-docs = For programs: the API
web-licences = Licences of what is built in
web-home = To the front page
web-notice = A fan project, unofficial: not made, endorsed or sponsored by Garphill Games or its partners.
web-offline = The server cannot be reached; try again in a moment
web-failed = This page made a mistake; load it again

## A new game

web-new-game = A new game
web-game = Game
web-about-viscounts = A round board, a castle, and a household of cards that moves on every turn
web-about-architects = Many workers, a cathedral to build, a black market to be tempted by
web-boxes = Expansion boxes
web-how = Against whom
web-how-together = Other players, or bots
web-how-solo = A solo opponent
web-opponent = Opponent
web-any-opponent = Any of them, by chance
web-difficulty = Difficulty
web-difficulty-least = { $n }, the easiest
web-difficulty-most = { $n }, the hardest
web-seats = Seats
web-seats-number = How many seats
web-seat = Seat { $n }
web-seat-name = Name on seat { $n }
web-seat-you = You
web-seat-here = Somebody at this screen
web-seat-friend = A friend, by a link
web-seat-friend-note = You get a link to send
web-seat-bot-note = Plays by itself
web-player = Player { $n }
web-bot-random = Bot that plays by chance
web-options = Options
web-options-changed = { $n ->
    [one] ({ $n } chosen)
   *[other] ({ $n } chosen)
}
web-option-promos = Promotional cards
web-option-manuscript-boards = Manuscript Boards (with Gates of Gold)
web-option-manuscript-boards-different = a different one for everybody
web-option-manuscript-boards-identical = the same for everybody
web-option-setup = Player boards
web-option-setup-standard = alike for everybody
web-option-setup-variable = with characters of their own
web-option-characters = Characters
web-option-characters-random = dealt by chance
web-option-characters-choose = chosen by the players
web-option-promo-cards = Promotional cards
web-option-promo-boards = Promotional player boards
web-option-starting-apprentice = Everybody begins with an apprentice
web-option-guildhall-apprentice-purge = The Guildhall renews the apprentices
web-practice = For practice: everything may be taken back at any time
web-practice-short = for practice
web-clock = Clocks
web-clock-minutes = Minutes for each player
web-clock-bonus = Seconds more for each decision
web-clock-afterwards = When the time is over
web-clock-nothing = nothing happens
web-clock-bot = a bot may take over
web-clock-of = { $minutes ->
    [one] clocks with { $minutes } minute
   *[other] clocks with { $minutes } minutes
}
web-start = Start the game
web-start-note = It begins at once
web-set-table = Set the table
web-set-table-note = Then you get the links for your friends

## Tables that are there, saved games, links

web-tables = Your tables
web-tables-more = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
web-table-open = Not begun yet
web-table-over = Over
web-table-paused = Paused
web-table-yours = It is your turn
web-other-ways = Other ways in
web-saved = Continue a saved game
web-saved-file = File
web-saved-open = Open it
web-name = Your name
web-link = Join by a link
web-link-paste = Paste the link that you were sent
web-link-go = Follow it
web-link-wrong = This is no link to a table
web-join-title = You are invited to a table
web-join-note = What the others will call you; who only looks on needs none
web-join = Join the table

## Before the game

web-lobby-title = Before the game
web-lobby-seats = Who sits at the table
web-seats-number-of = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-against = against { $opponent }
web-difficulty-of = difficulty { $n }
web-you = you
web-seat-open = Open seat
web-seat-waiting = Nobody sits here yet
web-seat-bot = Always ready
web-seat-ready = Ready
web-seat-not-ready = Not ready yet
web-ready = I am ready
web-not-ready = Wait, I am not ready
web-leave = Leave the seat
web-clear = Take the seat away from { $name }
web-put-bot = Put here: { $bot }
web-name-here = Name at this screen
web-take = Sit down here too
web-invite = Copy an invitation link
web-invite-spectators = Copy a link for spectators
web-link-send = Send this link; it is good once
web-link-spectators = With this link one looks on
web-copy = Copy
web-copied = Copied
web-waits = Still waiting: { $who }
web-waits-open = seat { $n } is open
web-waits-ready = { $name } is not ready
web-waits-host = Everybody is ready; the host begins
web-waits-nobody = Everybody is ready

## The end

web-result = The game is over
web-winner = winner
web-sheets = Score sheets
web-sheets-line = Line
web-chart = Points over time
web-chart-about = A chart of the points, turn by turn; the last of them are in the score sheets
web-chart-begin = Start
web-chart-end = End
web-rematch = Play again with the same people
web-rematch-go = To the next game
web-rematch-there = The next game is set up: everybody at this table may come along.
web-replay-open = Watch again, or continue from a moment
web-export = Save as a file

## Looking back

web-replay = Looking back
web-replay-at = Change { $moment } of { $last }
web-replay-turn = turn { $n } of { $of }
web-replay-now = Back to now
web-replay-slider = Moment of the game
web-replay-moves = Move through the game
web-replay-first = To the start
web-replay-last = To the last change
web-replay-back = One change back
web-replay-on = One change on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Stop
web-replay-speed = Speed
web-replay-told = What happened
web-replay-nothing = Nothing was told of this change
web-branch = Continue from here
web-branch-note = At a new table for practice, all seats at this screen; this one stays as it is
web-branch-not-yet = Possible when the game is over: until then its past holds secrets
web-branch-over = Here the game is over; go back to an earlier moment
web-keys-change = one change
web-keys-turn = one turn
web-key-space = Space
web-keys-play = play
web-keys-speed = speed

## What the options of a new game mean

web-option-promos-note = Adds the promotional cards of the game to the piles.
web-option-manuscript-boards-note = Whether the columns have another order of colours for everybody.
web-option-manuscript-boards-needs = Has an effect only with Gates of Gold.
web-option-setup-note = With characters, everybody has a power and a start of their own.
web-option-characters-note = Whether chance deals the characters, or everybody picks one in turn.
web-option-characters-needs = Has an effect only with player boards that have characters.
web-option-promo-cards-note = Adds six promotional apprentices and buildings to the piles.
web-option-promo-boards-note = Adds five more characters to those that may be in the game.
web-option-promo-boards-needs = Has an effect only with player boards that have characters.
web-option-starting-apprentice-note = Before the first turn everybody hires one of the face-up apprentices for free.
web-option-starting-apprentice-needs = With Works of Wonder everybody begins with an apprentice anyway.
web-option-guildhall-apprentice-purge-note = Whoever fills the third space of one of the first three Guildhall rows discards both apprentices in the first column; new ones come.
web-rulings = Rulings
web-rulings-note = What the rulebook leaves open: choose how your table plays it.
web-practice-note = Also what came to light: good for trying things out.
web-clock-note = Running out costs no points; it can only let a bot take over.

## An invitation, looked at

web-join-host = { $host } invites you to a table
web-join-people = At the table: { $names }
web-join-seat = Seat { $n } of { $of } waits for you
web-join-look = You may look on
web-join-playing = The game has begun already
web-link-local = Only this computer can open the link. For everybody in your network, start with:

web-lost-page = The address may be mistyped, or the link is an old one.
web-lost-table = The link may be mistyped or cut short, or the table is on another server.
web-lost-invitation = An invitation seats one person, once, and the host can withdraw it. If it was you who used it, the table is among your tables on the front page; if not, ask your host for a new link.
