# What the page says at a table.

web-connecting = Opening the table…
web-lost = Connection lost. Reconnecting… your game is safe
web-paused = The game is paused
web-table-of = { $game }
web-door = Home
web-your-turn = Your turn
web-confirm = Confirm: { $what }
web-confirm-short = Confirm
web-irreversible-turn = The next turn then begins at once: this cannot be undone.
web-also = You may also:
web-also-now = You may:
web-costs = costs { $cost }
web-irreversible = This cannot be undone: it reveals something hidden.
web-why-not = { $n ->
    [one] Why not? One choice is not possible now
   *[other] Why not? { $n } choices are not possible now
}
web-choose-on-board = Choose on the table
web-list = { $n ->
    [one] List: one choice
   *[other] List: { $n } choices
}
web-list-more = +{ $n } more
web-list-close = Close
web-why-not-short = Why not?
web-undo = Undo
web-undo-n = { $n ->
    [one] Undo (one step possible)
   *[other] Undo ({ $n } steps possible)
}
web-undo-all = Undo all
web-ask-undo = Ask to undo
web-undo-asked = { $n ->
    [one] { $name } asks to undo one decision.
   *[other] { $name } asks to undo { $n } decisions.
}
web-agree = Agree
web-refuse = Refuse
web-chronicle = Chronicle
web-whole-chronicle = Full chronicle
web-moment = Go to this moment: step { $n }
web-chronicle-before = Before the first turn
web-taken-back = (undone)
web-small-steps = { $n ->
    [one] one small step
   *[other] { $n } small steps
}
web-latest = Go to the latest
web-filter = Show in the chronicle
web-filter-all = Everything
web-filter-mine = About me
web-filter-points = Points
web-filter-captures = Captures, Prison
web-filter-virtue = Virtue, debts
web-filter-cards = Cards
web-filter-table = The table
web-filter-nothing = Nothing like that yet
web-since = Since your last turn
web-since-close = Hide until the next turn
web-since-more = { $n ->
    [one] … and one more thing
   *[other] … and { $n } more things
}
web-since-net = What changed for { $name }
web-since-nothing = no gains or losses
web-since-play = Replay
web-since-debts-paid = Paid debts
web-since-deeds-approved = Approved deeds
web-since-castle = Workers in the Castle
web-passed-over = What it passed over, and why
web-bot-level = Level of the bot
web-decides = deciding
web-thinks = thinking
web-choice-here = there is a choice here
web-look-as = View as { $name }
web-reconstructed = Partly reconstructed.
web-reconstructed-note = We could not verify all of this; if you own the box, please check.
web-close = Close
web-tools = Table and settings
web-text-board = Board as text
web-resume = Resume
web-pause = Pause
web-play-myself = Take over from the bot
web-let-bot = Let a bot play for me
web-let-bot-sure = A bot makes your decisions from now on, until you take over again. It may finish the game before you can stop it.
web-let-bot-yes = Yes, let it play
web-let-bot-no = No
web-spectators = Invite a spectator
web-confirming = Confirm choices
web-confirm-irreversible = only if they cannot be undone
web-confirm-always = always
web-confirm-never = never
web-pass-screen = It's { $name }'s turn: pass the screen
web-i-am = I am { $name }
web-table-link = The link; it has been copied if your browser allows it
web-seat-waits = waiting for a player
web-it-is-you = (you)
web-how-pay = How do you pay?
web-payment = Payment
web-pay-more = Pay more: { $good }
web-pay-less = Pay less: { $good }
web-cheapest = suggested
web-phases = Phases of the turn
web-crumbs = Your decisions this turn
web-crumb-back = { $n ->
    [one] Undo this decision
   *[other] Go back to before this decision ({ $n } steps)
}
web-senses = Motion and sound
web-motion = Animate pieces
web-pace = Other players' moves
web-pace-instant = all at once
web-pace-normal = step by step, quickly
web-pace-slow = step by step, slowly
web-sound = Sounds
web-volume = Volume
web-people = People at the table
web-practice-told = Practice: you can undo anything at any time, and anyone can save the whole game with everything hidden in it.
web-origin-file = This game was loaded from a file: someone may know its secrets.
web-origin-moment = This game continues from a moment of another one: someone may know its secrets.
web-from-file = from a file
web-from-moment = from a moment of another game
web-bot-for = Let a bot play for { $name }
web-bot-here = Add a bot
web-send-away = Remove { $name }
web-send-away-sure = The seat becomes free for someone new or a bot. Decisions made so far stand.
web-vote-bot = Vote: a bot plays for { $name }
web-vote-open = Vote: someone else takes over from { $name }
web-vote-asked-bot = Should a bot ({ $bot }) play for { $name }?
web-vote-asked-open = Should someone else take over from { $name }?
web-vote-asked-host = Should someone else be the host?
web-vote-others = You agreed; waiting for the others to answer.
web-vote-wait = If nobody answers, you can decide alone { $when }.
web-vote-now = Nobody answered: do it now
web-i-am-here = I'm here
web-remove-spectators = { $n ->
    [one] Remove one spectator
   *[other] Remove { $n } spectators
}

## How to play, and explanations

web-guide = How to play
web-guide-of = How to play { $game }
web-guide-search = Search the guide
web-guide-chapters = Chapters
web-guide-nothing = The guide has nothing on this
web-first-note = New here? “How to play” explains the rules in brief. Everything on the table explains itself: hover over it or press i; on a touch screen, press and hold.
web-understood = Got it
web-rules = Rules:
web-points-now = Points if the game ended now
web-vp = VP

# Things of a board, for those who listen
web-thing-choose = Choose: { $what }
web-thing-why-not = Not possible: { $reason }
web-thing-then = , then
