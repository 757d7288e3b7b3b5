# At a table that people share: what happens around the game, and what is refused.

event-table-joined = { $name } sits down
event-table-left = { $name } leaves
event-table-bot = A bot ({ $bot }) sits down
event-table-bot-sits = { $called } ({ $bot }) sits down
event-table-bot-leaves = { $called } ({ $bot }) leaves
event-table-spectator = A spectator joins
event-table-ready = { $seat } is ready
event-table-not-ready = { $seat } is not ready
event-table-started = The game begins
event-table-over = The game is over
event-table-paused = The game is paused
event-table-resumed = The game continues
event-table-handed-over = A bot ({ $bot }) takes over for { $seat }
event-table-handed-back = { $seat } is back in the game
event-table-timed-out = { $seat } ran out of time; a bot ({ $bot }) takes over
event-table-bot-stumbled = { $seat } ({ $bot }) could not decide; this choice was made at random
event-table-bot-helped = { $seat } ({ $bot }) could not decide; this choice was made by a simpler bot ({ $by })
event-table-undone = { $n ->
    [one] One decision was undone
   *[other] { $n } decisions were undone
}
event-table-undo-asked = { $n ->
    [one] { $seat } asks to undo one decision
   *[other] { $seat } asks to undo { $n } decisions
}
event-table-undo-agreed = { $seat } agrees to the undo
event-table-undo-refused = { $seat } refuses the undo
event-table-rematch = The next game is at table { $table }
event-table-imported = This game was loaded from a file; someone may know its secrets, so it is for practice
event-table-continued = This game continues from a moment of another one; someone may know its secrets, so it is for practice
event-table-sent-away = The host removes { $name }
event-table-spectators-removed = The host removes all spectators
event-table-vote-bot = Vote: should a bot play for { $seat }?
event-table-vote-open = Vote: should someone else take { $seat }'s seat?
event-table-vote-host = Vote: should someone else be the host?
event-table-vote-agreed = { $seat } votes yes
event-table-vote-refused = { $seat } votes no
event-table-vote-off = { $seat } is here after all; the vote is off
event-table-vote-off-host = The host is here after all; the vote is off
event-table-voted-out = The vote has passed: { $name } loses the seat
event-table-host = { $seat } is now the host

refused-no-table = There is no such table
refused-stranger = This secret does not open this table
refused-invitation = This invitation has been used, or was never valid
refused-host-only = Only the host can do this
refused-spectator = Only players at the table can do this
refused-no-seat = There is no such seat; this table has { $seats }
refused-foreign-seat = This seat belongs to someone else
refused-seat-taken = Seat { $seat } is taken
refused-seat-open = Seat { $seat } is empty
refused-name = A name must have 1 to { $most } visible characters
refused-no-bot = There is no such bot; choose from { $bots }
refused-no-person = Seat { $seat } has no human player
refused-no-bot-here = Seat { $seat } has no bot
refused-bot-plays = A bot is playing this seat; take it back first
refused-not-ready = { $seat } is not ready
refused-begun = The game has already started
refused-not-playing = There is no game in progress here
refused-not-over = The game is not over yet
refused-paused = The game is paused
refused-not-paused = The game is not paused
refused-not-asked = It's not your decision
refused-option = This is not possible now
refused-stale = The table has moved on to revision { $revision }
refused-inexact = An action must name its revision, and a nonce of 1 to { $most } characters
refused-nonce = This nonce has already been used for another action
refused-busy = Too much is happening at once; try again
refused-too-many = There are too many already
refused-clock = Clocks like these are not possible
refused-time-left = Nobody has run out of time, or nothing follows from it
refused-nothing-to-undo = There is nothing to undo
refused-undo-other = This cannot be undone: { $seat } has decided since
refused-undo-sealed = This cannot be undone: something hidden was revealed
refused-nothing-asked = Nobody has asked to undo anything
refused-no-moment = There is no such moment
refused-other-rules = This moment was played under a different version of the rules
refused-other-facts = This game was started with different card data
refused-damaged = The stored game is damaged; whoever runs this server can restore a backup
refused-options = This cannot be played: { $why }
refused-corrections = Games with corrected card data can only be played at the text table
refused-too-large = A saved game can have at most { $most } bytes
refused-too-long = A saved game can have at most { $most } decisions
refused-no-save = This isn't a complete, legal game
refused-known-game = A game continued from a moment of another one is for practice only: someone may know its secrets
refused-other-hand = Someone who has seen another hand in this game cannot take this seat; a new player or a bot can
refused-undo-gone = This cannot be undone: someone who was at the table then has been removed and cannot agree
refused-undo-wait = { $n ->
    [one] The others refused; you can ask again in one second
   *[other] The others refused; you can ask again in { $n } seconds
}
refused-too-often = { $n ->
    [one] Too much at once; try again in one second
   *[other] Too much at once; try again in { $n } seconds
}
refused-no-spectators = There are no spectators
refused-vote-self = This is your own seat: leave it, or let a bot play for you
refused-no-vote = There is no vote in progress
