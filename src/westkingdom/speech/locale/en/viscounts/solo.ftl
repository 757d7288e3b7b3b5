# The solo opponents: their names, what is printed on their boards and Scheme cards, and what they do and why.

## Names

card-ai-board-cleric = Cleric AI board
card-ai-board-builder = Builder AI board
card-ai-board-noble = Noble AI board
card-ai-board-cards = Card-focused AI board
card-scheme-start-builder-noble = Starting Scheme Builder and Noble
card-scheme-start-noble = Starting Scheme Noble
card-scheme-start-criminal-1 = Starting Scheme Criminal move 1
card-scheme-start-builder = Starting Scheme Builder
card-scheme-start-cleric = Starting Scheme Cleric
card-scheme-start-cleric-noble = Starting Scheme Cleric and Noble
card-scheme-start-builder-cleric = Starting Scheme Builder and Cleric
card-scheme-start-criminal-2 = Starting Scheme Criminal move 3
card-scheme-future-cleric = Future Scheme Cleric
card-scheme-future-builder-cleric = Future Scheme Builder and Cleric
card-scheme-future-noble = Future Scheme Noble
card-scheme-future-builder = Future Scheme Builder
card-scheme-future-builder-noble = Future Scheme Builder and Noble
card-scheme-future-cleric-noble = Future Scheme Cleric and Noble
card-scheme-future-criminal-1 = Future Scheme Criminal
card-scheme-future-criminal-2 = Future Scheme two Criminals
card-scheme-start-keys = Starting Scheme Builder Cleric Noble
score-resources-left = Resources left

## Effects that only they have

effect-future-scheme = add a Future Scheme to its discards
effect-dismiss-free = dismiss the segment's Townsfolk for free
effect-corruption-per-criminal = gain 1 corruption for each Criminal icon on its board
effect-focus = take the Primary Focus
effect-flip-ai-chest = flip the next AI Chest Tile
effect-discard-faceup = remove the { $heroes } rightmost Heroes and the { $chests } rightmost Chest Tiles from the game
icon-future-scheme = Future Scheme
icon-dismiss = dismiss
icon-focus = focus
icon-ai-chest = flip AI chest
icon-remove-hero = { $n ->
    [one] remove Hero
   *[other] remove { $n } Heroes
}
icon-remove-chest = { $n ->
    [one] remove Chest Tile
   *[other] remove { $n } Chest Tiles
}

## The texts of boards and Scheme cards

scheme-line = { $card }, header { $icons }
scheme-move = move { $n ->
    [one] { $n } outside space
   *[other] { $n } outside spaces
}
scheme-options = then the first option that is possible: { $parts }
    .join = or
ai-focus-text = Primary Focus: { $what }
focus-flip = flip debts and deeds: icons of any kind and resources count 1 each; every 4 give one flip, up to 2 flips
ai-resources-text = Resources of choice: { $parts }
    .join = then
ai-resource-up-to = { $what } up to { $most }
ai-resource-pool = all resources are one pool and count as any kind
ai-resource-ink = ink
ai-resource-stone = stone
ai-resource-gold = gold
ai-start-text = At the start: { $parts }
    .join = then
ai-start-icons-text = { $icons } in the { $place } place until it is covered
ai-removed-text = Not used: { $parts }
    .join = comma
ai-slot-icons-text = { $slot }: { $icons }
ai-slot-text = { $slot }, { $when }: { $what }
ai-moment-placed = when it is built
ai-moment-collision-begins = as any player's collision begins
ai-moment-flip = whenever it flips
ai-moment-future-scheme = whenever it gains a card
ai-moment-shuffle = whenever it shuffles
ai-workers-text = Workers placed: { $parts }
    .join = comma
ai-worker-step = { $workers } for { $what }
ai-track-text = Collision on space { $space }: { $above }; each opponent: { $below }
ai-leftover-text = { $vp } VP for each resource it has left at the end

## What they do

event-opponent-starts = { $seat } starts on { $space }, the number of { $player_card }
event-scheme = { $seat } turns over { $card }
event-scheme-leaves = { $card } leaves { $seat }'s board
event-option-action = { $seat } can take the action { $action }
event-option-focus = { $seat } can take its Primary Focus
event-option-other = { $seat } can flip an AI Chest Tile
event-option-last = { $seat } takes the last option, which is always possible
event-acts = { $seat } takes the action { $action }: it needs { $needs } and has { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
}
event-focus-flips = { $seat } has { $icons } icons for { $flips ->
    [one] { $flips } flip
   *[other] { $flips } flips
}, which need { $needs }
event-left-most = { $seat } takes its leftmost Building, { $slot }, to the first free spot, { $spot }
event-left-most-replaced = { $seat } replaces its leftmost Building, on { $spot }
event-right-most = the Building returns to the rightmost open slot, { $slot }
event-resource-of-choice = { $seat } chooses { $what }
event-silver-becomes = for { $silver } silver, { $seat } gains { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} of choice
event-silver-lost = { $seat } keeps no silver: { $silver } silver is lost
event-becomes = { $converted ->
    [rearrange] instead of rearranging, { $seat } gains a resource of choice
    [destroy] instead of destroying a card, { $seat } flips one
    [discard] instead of discarding a card, { $seat } gains virtue
    [move_worker] instead of a Castle move, { $seat } gains virtue
    [hire-or-gain-a-card] instead of hiring, { $seat } gains a Future Scheme
    [order] instead of a King's Order, { $seat } gains a card as if hiring
    [outsiders] { $seat } removes the two rightmost Outsiders and gains a resource of choice
    [chest] instead of gaining a Chest Tile, { $seat } flips its next one
   *[hero] instead of a Hero, { $seat } gains a card as if hiring
}
event-no-draw = { $seat } has no hand and draws nothing
event-condition-holds = { $n ->
    [one] { $seat } has { $n } Criminal icon: the condition holds
   *[other] { $seat } has { $n } Criminal icons: the condition holds
}
event-condition-fails = { $n ->
    [one] { $seat } has { $n } Criminal icon: the condition does not hold
   *[other] { $seat } has { $n } Criminal icons: the condition does not hold
}
event-takes-first = { $seat } always takes the first of several effects
event-flip-chosen = { $flip ->
    [debt] { $seat } chooses to flip a debt
   *[deed] { $seat } chooses to flip a deed
}
event-no-flip = { $flip ->
    [debt] { $seat } has no debt to flip and gains virtue instead
    [deed] { $seat } has no deed to flip and gains virtue instead
   *[either] { $seat } has nothing to flip and gains virtue instead
}
event-future-scheme = { $seat } adds { $card } to its discards
event-no-future-scheme = no Future Schemes are left: { $seat } flips a card instead
event-dismisses-free = { $seat } dismisses the Townsfolk on { $segment } for free
event-criminals = { $n ->
    [one] { $seat } has { $n } Criminal icon on its board
   *[other] { $seat } has { $n } Criminal icons on its board
}
event-slot-answers = { $seat }'s { $slot } takes effect
event-slot-silent = { $seat }'s { $slot } does not take effect again
event-thing-answers = { $seat }'s { $thing } takes effect
event-free-workers = { $seat } places free workers beside { $segment }
event-first-manuscript = { $segment } has the first Manuscript clockwise that { $seat } can take
event-lost = { $lost ->
    [workers] { $seat } has no workers left: the effect is lost
    [manuscript] there is no Manuscript to take: the effect is lost
   *[other] { $seat } has no such Building or no free spot: the effect is lost
}
event-section-first = { $seat } resolves the { $section } first, the next one clockwise from its Viscount
event-bumps-people = { $seat } sends home one of { $other }'s workers first
event-outsider-removed = { $seat } removes the { $card } from the game
event-hero-removed = { $seat } removes { $card } from the game
event-chest-removed = { $seat } removes the { $tile } from the game
event-chest-flipped = { $seat } flips the { $tile } under the { $place } place
event-no-chest-left = { $seat } has flipped all its AI Chest Tiles

## Why not something else

why-not-has-enough = it has { $has }, and keeps at most { $most }
why-not-opponent-weak = it needs { $needs }, but has only { $icons } icons and { $resources } resources for it
why-not-needs-more = it needs { $needs }, but its strength is only { $strength }
why-not-opponent-no-workers = it has no workers left in its supply
why-not-opponent-all-built = it has built all its Buildings
why-not-opponent-no-debt = it has no unpaid debt
why-not-opponent-no-deed = it has no acquired deed
why-not-nothing-to-flip = it has nothing to flip
why-not-flips-equal = it has flipped both equally often ({ $n }), so a debt comes first
why-not-flipped-more = it flips whichever it has flipped less: { $paid } debts, { $approved } deeds
why-not-criminals = it needs a board without Criminal icons, and there are { $n }
why-not-no-criminals = it needs a Criminal icon on the board, and there is none
why-not-first = it is not the first
why-not-chain = a dismissal by a slot triggers only one more

## The text table

ui-ai-board = Board
ui-schemes = On the board
ui-scheme-pile = { $n ->
    [0] empty
    [one] { $n } card, of which { $more } is known: { $cards }
   *[other] { $n } cards in an unknown order, of which { $more } are known: { $cards }
}
ui-future-pile = { $n ->
    [0] none left in the pile
   *[other] { $n } in the pile; not seen yet: { $cards }
}
ui-chests-face-down = { $n ->
    [0] all AI Chest Tiles are flipped
   *[other] { $n } AI Chest Tiles are face down
}
sealed-scheme = a Scheme card was turned up
