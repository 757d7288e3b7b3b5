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
refused-options = This cannot be played: { $why }
refused-corrections = Games with corrected card data are played at the text table only
refused-too-large = A saved game has at most { $most } bytes
refused-too-long = A saved game has at most { $most } decisions
refused-no-save = This is no whole game that the rules allow
