# At a table that people share: what happens around the game, and what is refused.

event-table-joined = { $name } sits down
event-table-left = { $name } leaves
event-table-bot = The bot { $bot } sits down
event-table-spectator = Somebody looks on
event-table-ready = { $seat } is ready
event-table-not-ready = { $seat } is not ready
event-table-started = The game begins
event-table-over = The game is over
event-table-paused = The game is paused
event-table-resumed = The game goes on
event-table-handed-over = The bot { $bot } plays for { $seat }
event-table-handed-back = { $seat } plays again
event-table-timed-out = The time of { $seat } is over, and the bot { $bot } plays
event-table-bot-stumbled = The bot { $bot } could not decide in time; chance has chosen for { $seat }
event-table-undone = { $n ->
    [one] One decision is taken back
   *[other] { $n } decisions are taken back
}
event-table-undo-asked = { $n ->
    [one] { $seat } asks to take one decision back
   *[other] { $seat } asks to take { $n } decisions back
}
event-table-undo-agreed = { $seat } agrees to go back
event-table-undo-refused = { $seat } does not agree to go back
event-table-rematch = The next game is at the table { $table }
event-table-imported = This game comes from a file: somebody may know what is hidden, so it is for practice
event-table-continued = This game goes on from a moment of another one: somebody may know what is hidden, so it is for practice
event-table-sent-away = The host sends { $name } away
event-table-spectators-removed = The host sends all spectators away
event-table-vote-bot = The others are asked: shall a bot play for { $seat }?
event-table-vote-open = The others are asked: shall somebody else take the seat of { $seat }?
event-table-vote-host = The others are asked: shall somebody else be the host?
event-table-vote-agreed = { $seat } votes for it
event-table-vote-refused = { $seat } votes against it
event-table-vote-off = { $seat } is there after all; the vote is off
event-table-vote-off-host = The host is there after all; the vote is off
event-table-voted-out = The others have voted: { $name } gives up the seat
event-table-host = { $seat } is the host now

refused-no-table = There is no such table
refused-stranger = This secret opens nothing at this table
refused-invitation = This invitation is spent, or was never given
refused-host-only = Only the host may do this
refused-spectator = Only those who sit at the table may do this
refused-no-seat = There is no such seat; there are { $seats }
refused-foreign-seat = This seat is somebody else's
refused-seat-taken = Seat { $seat } is taken
refused-seat-open = Nobody sits on seat { $seat }
refused-name = A name has 1 to { $most } letters that can be shown
refused-no-bot = There is no such bot; there are { $bots }
refused-no-person = No person plays seat { $seat }
refused-no-bot-here = No bot plays seat { $seat }
refused-bot-plays = A bot plays this seat; take it back first
refused-not-ready = { $seat } is not ready
refused-begun = The game has begun already
refused-not-playing = No game goes on here
refused-not-over = The game is not over
refused-paused = The game is paused
refused-not-paused = The game is not paused
refused-not-asked = Another seat is asked
refused-option = This is not possible now
refused-stale = The table has changed: it is at revision { $revision }
refused-inexact = An action names the revision it is meant for, and a nonce of 1 to { $most } letters
refused-nonce = This nonce was used for another action
refused-busy = Too much happens at once; try again
refused-too-many = There are too many already
refused-clock = There are no such clocks
refused-time-left = Nobody's time is over, or nothing follows from it
refused-nothing-to-undo = There is nothing to take back
refused-undo-other = This cannot be taken back: { $seat } has decided since
refused-undo-sealed = This cannot be taken back: something hidden came to light
refused-nothing-asked = Nobody has asked to take anything back
refused-no-moment = There is no such moment
refused-other-rules = This moment was played by other rules than those that are here
refused-other-facts = This game was begun with other card facts than those that are here
refused-damaged = What was kept of this game is damaged; whoever runs this server can put back a copy
refused-options = This cannot be played: { $why }
refused-corrections = Games with corrected card data are played at the text table only
refused-too-large = A saved game has at most { $most } bytes
refused-too-long = A saved game has at most { $most } decisions
refused-no-save = This is no whole game that the rules allow
refused-known-game = A game that goes on from a moment of another one is for practice only: somebody may know what is hidden
refused-other-hand = Whoever has seen another hand of this game cannot take this seat; somebody new can, or a bot
refused-undo-gone = This cannot be taken back: somebody who was at the table then was sent away and cannot agree
refused-undo-wait = { $n ->
    [one] The others refused; you may ask again in one second
   *[other] The others refused; you may ask again in { $n } seconds
}
refused-too-often = { $n ->
    [one] That was a lot at once; try again in one second
   *[other] That was a lot at once; try again in { $n } seconds
}
refused-no-spectators = There are no spectators
refused-vote-self = This is your own seat: let a bot play for you, or leave it
refused-no-vote = No vote is being held
