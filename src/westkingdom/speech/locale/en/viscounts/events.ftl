# What happened: the chronicle.

event-pick-pair = { $seat } picks { $player_card } with { $hero }
event-play = { $seat } plays { $card }
event-drop-off = { $seat }'s { $card } drops off
event-move = { $silver ->
    [0] { $seat } moves to { $space }
   *[other] { $seat } moves to { $space } for { $silver } silver
}
event-trade = { $n ->
    [one] { $seat } trades once
   *[other] { $seat } trades { $n } times
}
event-build = { $seat } builds { $slot } on { $spot }
event-link = { $seat } completes a link from { $spot } with { $with }
event-place-workers = { $n ->
    [one] { $seat } places { $n } worker in the { $section }
   *[other] { $seat } places { $n } workers in the { $section }
}
event-worker-inwards = { $seat }'s worker moves inwards to tier { $tier } from the { $section }
event-workers-sideways = two of { $seat }'s workers move sideways from the { $section }
event-castle-move = { $seat }'s worker moves from the { $from } to the { $to }
event-castle-leader = { $seat } becomes Castle Leader
event-bump = { $seat }'s worker is sent home from tier { $tier } of the { $section }
event-transcribe = { $seat } takes the { $manuscript } from { $segment }
event-transcribe-printed = { $seat } transcribes the Manuscript printed on { $segment }
event-cleric-bonus = { $seat } takes the { $card }
event-dismiss = { $seat } dismisses { $card } from { $segment }
event-dismiss-printed = { $seat } dismisses the Townsfolk printed on { $segment }
event-hire = { $seat } hires { $card } from { $segment }
event-gain-deed = { $n ->
    [one] { $seat } gains { $n } deed
   *[other] { $seat } gains { $n } deeds
}
event-flip-debt = { $seat } flips a debt
event-flip-deed = { $seat } flips a deed
event-gain-virtue = { $seat } gains { $n } virtue: corruption on { $corruption }, virtue on { $virtue }
event-gain-corruption = { $seat } gains { $n } corruption: corruption on { $corruption }, virtue on { $virtue }
event-collision = { $seat }'s markers collide on space { $space }
event-markers-back = { $seat }'s markers return to spaces { $corruption } and { $virtue }
event-discard = { $seat } discards { $card }
event-destroy = { $seat } destroys { $card } for { $silver } silver
event-rearrange = { $seat } rearranges the board: { $left }, { $middle }, { $right }
event-shuffle = { $n ->
    [one] { $seat } shuffles: the draw pile has { $n } card
   *[other] { $seat } shuffles: the draw pile has { $n } cards
}
event-uncover = { $card } is now face up on { $segment }
event-uncover-manuscript = the { $manuscript } is now face up on { $segment }
event-draw = { $n ->
    [one] { $seat } draws { $n } card
   *[other] { $seat } draws { $n } cards
}
event-drawn = { $seat } draws { $card }
event-forced = { $decision ->
    [action] { $seat } can take no action here
    [recruit] { $seat } can hire nobody here
   *[other] { $seat } has only one choice
}
event-forced-because = { $decision ->
    [action] { $seat } can take no action here ({ $parts })
    [recruit] { $seat } can hire nobody here ({ $parts })
   *[other] { $seat } has only one choice ({ $parts })
}
event-gain-kings-order = { $seat } gains a King's Order
event-welcome = { $seat } welcomes the { $card }
event-refuse = { $seat } refuses the { $card }
event-reveal-outsider = the { $card } joins the row of Outsiders
event-show-outsider = { $seat } has the { $card } in the deck
event-unlock-column = { $seat } unlocks { $thing }
event-choose-ribbon = { $seat } places the four-coloured Manuscript with the { $ribbon } ones
event-builder-card = { $seat } takes the { $thing }
event-discard-debt = { $side ->
    [paid] { $seat } discards a paid debt
   *[unpaid] { $seat } discards an unpaid debt
}
event-gain-approved-deed = { $seat } gains an approved deed
event-gain-hero = { $seat } gains { $card }
event-reveal-hero = { $card } joins the line of Heroes
event-gain-chest = { $seat } slots the { $tile } under the { $place } place
event-discard-chest = { $seat }'s { $tile } leaves the game
event-reveal-chest = the { $tile } joins the line
event-chest-reward = { $seat }'s { $tile } takes effect
event-build-public = { $seat } builds the { $thing } on { $spot }; the Building there returns to { $slot }
event-ignore-criminal = { $seat } ignores one Criminal icon
event-leave-game = { $seat }'s { $card } leaves the game
event-return-card = { $seat }'s { $card } goes back to its pile
event-stay-in-deck = { $seat }'s { $card } goes to the discards: nobody may have fewer than 3 cards
event-reveal = the { $card } card is revealed: finish this round, then play one more
event-game-over = the last round is over
