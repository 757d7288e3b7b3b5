# What the page says at a table.

web-connecting = The table is being opened …
web-lost = The connection is lost; it is being made again, and nothing is lost
web-paused = The game is paused
web-table-of = { $game }
web-door = To the door
web-your-turn = Your turn
web-confirm = Confirm: { $what }
web-confirm-short = Confirm
web-irreversible-turn = Then the next turn begins at once: this cannot be taken back.
web-also = You may also:
web-also-now = You may:
web-costs = costs { $cost }
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
web-undo-all = Undo all of it
web-ask-undo = Ask to go back
web-undo-asked = { $n ->
    [one] { $name } asks to take one decision back.
   *[other] { $name } asks to take { $n } decisions back.
}
web-agree = Agree
web-refuse = Refuse
web-chronicle = Chronicle
web-whole-chronicle = The whole chronicle
web-moment = See this moment: change { $n }
web-chronicle-before = Before the first turn
web-taken-back = (taken back)
web-small-steps = { $n ->
    [one] one small step
   *[other] { $n } small steps
}
web-latest = To the latest
web-filter = What the chronicle shows
web-filter-all = Everything
web-filter-mine = About me
web-filter-points = Points
web-filter-captures = Captures, Prison
web-filter-virtue = Virtue, debts
web-filter-cards = Cards
web-filter-table = The table
web-filter-nothing = Nothing like that has happened yet
web-since = Since your last turn
web-since-close = Close this until the next turn
web-since-more = { $n ->
    [one] … and one thing more
   *[other] … and { $n } things more
}
web-since-net = What it changed for { $name }
web-since-nothing = no number changed
web-since-play = Play it to me
web-since-debts-paid = Paid debts
web-since-deeds-approved = Approved deeds
web-since-castle = Workers in the Castle
web-passed-over = What it passed over, and why
web-bot = bot
web-decides = decides
web-choice-here = something to choose here
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
web-let-bot-sure = A bot that plays by chance takes your decisions at once, until you play again yourself. It may play the game to its end before you can stop it.
web-let-bot-yes = Yes, let it play
web-let-bot-no = No
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
web-how-pay = How do you pay?
web-payment = Payment
web-pay-more = Pay more: { $good }
web-pay-less = Pay less: { $good }
web-cheapest = least to regret
web-phases = Phases of the turn
web-crumbs = What you decided in this turn
web-crumb-back = { $n ->
    [one] Take this decision back
   *[other] Go back to before this decision ({ $n } steps)
}
web-senses = Motion and sound
web-motion = Pieces move visibly
web-pace = What the others do
web-pace-instant = all at once
web-pace-normal = step by step, quickly
web-pace-slow = step by step, slowly
web-sound = Sounds
web-volume = Loudness
web-people = People at the table
web-practice-told = For practice: everything may be taken back at any time, and everybody may save the whole game, with all that is hidden.
web-origin-file = This game comes from a file: somebody may know what is hidden in it.
web-origin-moment = This game goes on from a moment of another one: somebody may know what is hidden in it.
web-from-file = from a file
web-from-moment = from a moment of another game
web-bot-for = Let a bot play for { $name }
web-bot-here = Put a bot here
web-send-away = Send { $name } away
web-send-away-sure = The seat is free then, for somebody new or for a bot. What was decided so far stays decided.
web-vote-bot = Vote: a bot plays for { $name }
web-vote-open = Vote: somebody else takes over from { $name }
web-vote-asked-bot = Shall a bot play for { $name }?
web-vote-asked-open = Shall somebody else take over from { $name }?
web-vote-asked-host = Shall somebody else be the host?
web-vote-others = You have agreed; the others have not all answered yet.
web-vote-wait = If nobody answers, you may decide alone { $when }.
web-vote-now = Nobody answered: do it now
web-i-am-here = I am here
web-remove-spectators = { $n ->
    [one] Send one spectator away
   *[other] Send { $n } spectators away
}

## How to play, and explanations

web-guide = How to play
web-guide-of = How to play { $game }
web-guide-search = Search the guide
web-guide-chapters = Chapters
web-guide-nothing = Nothing in the guide is about this
web-first-note = New here? “How to play” tells the rules in short. Everything on the table explains itself: rest the pointer on it or press i; on a touch screen, hold your finger on it.
web-understood = Understood
web-help-hint = Rest the pointer on anything, or press i: it explains itself here.
web-rules = Rules:
web-points-now = Points if the game ended now
web-vp = VP
