# What the page says at a table.

web-connecting = The table is being opened …
web-lost = The connection is lost; it is being made again, and nothing is lost
web-paused = The game is paused
web-table-of = { $game }
web-door = To the door
web-your-turn = Your turn
web-confirm = Confirm: { $what }
web-irreversible = This cannot be taken back: something hidden comes to light.
web-why-not = { $n ->
    [one] Why not? One choice is not possible now
   *[other] Why not? { $n } choices are not possible now
}
web-undo = Undo
web-undo-n = { $n ->
    [one] Undo (one step possible)
   *[other] Undo ({ $n } steps possible)
}
web-undo-all = All of it
web-ask-undo = Ask to go back
web-undo-asked = { $n ->
    [one] { $name } asks to take one decision back.
   *[other] { $name } asks to take { $n } decisions back.
}
web-agree = Agree
web-refuse = Refuse
web-chronicle = Chronicle
web-whole-chronicle = The whole chronicle
web-moment = See the table at change { $n }
web-passed-over = What it passed over, and why
web-bot = bot
web-decides = decides
web-look-as = Look as { $name }
web-reconstructed = Partly reconstructed.
web-reconstructed-note = Some of this could not be attested; if you own the box, please compare.
web-close = Close
web-tools = Table and settings
web-text-board = The board as text
web-resume = Go on
web-pause = Pause
web-play-myself = Play again myself
web-let-bot = Let a bot play for me
web-spectators = Invite somebody to look on
web-confirming = Confirm choices
web-confirm-irreversible = only those that cannot be taken back
web-confirm-always = always
web-confirm-never = never
web-pass-screen = It is { $name }’s turn: pass the screen on
web-i-am = I am { $name }
web-table-link = The link; it was copied if your browser allows that
web-seat-waits = waits for somebody
web-it-is-you = (you)
