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

effect-future-scheme = gain a Future Scheme to the discards
effect-dismiss-free = dismiss the Townsfolk of the segment for free
effect-corruption-per-criminal = gain 1 corruption for each Criminal icon on the board
effect-focus = take the Primary Focus
effect-flip-ai-chest = flip the next AI Chest Tile
effect-discard-faceup = remove the { $heroes } right-most Heroes and the { $chests } right-most Chest Tiles from the game
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
scheme-options = then the first that is possible: { $parts }
    .join = or
ai-focus-text = Primary Focus: { $what }
focus-flip = flip debts and deeds: icons of every kind and resources count 1 each, 4 are one flip, at most 2 flips
ai-resources-text = Resources of choice: { $parts }
    .join = then
ai-resource-up-to = { $what } up to { $most }
ai-resource-pool = all resources are one pool and count as any kind
ai-resource-ink = ink
ai-resource-stone = stone
ai-resource-gold = gold
ai-start-text = At the start: { $parts }
    .join = then
ai-start-icons-text = { $icons } on the { $place } place until it is covered
ai-removed-text = Not used: { $parts }
    .join = comma
ai-slot-icons-text = { $slot }: { $icons }
ai-slot-text = { $slot }, { $when }: { $what }
ai-moment-placed = when it is built
ai-moment-collision-begins = as any player's collision begins
ai-moment-flip = with each flip
ai-moment-future-scheme = with each gained card
ai-moment-shuffle = with each shuffle
ai-workers-text = Workers placed: { $parts }
    .join = comma
ai-worker-step = { $workers } for { $what }
ai-track-text = Collision on space { $space }: { $above }; each opponent: { $below }
ai-leftover-text = { $vp } VP for each resource left at the end

## What they do

event-opponent-starts = { $seat } starts on { $space }, the number of { $player_card }
event-scheme = { $seat } turns over { $card }
event-scheme-leaves = { $card } leaves the board of { $seat }
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
event-left-most = { $seat } takes its left-most Building, { $slot }, to the first free spot, { $spot }
event-left-most-replaced = { $seat } replaces its left-most Building, on { $spot }
event-right-most = the Building returns to the right-most open slot, { $slot }
event-resource-of-choice = { $seat } chooses { $what }
event-silver-becomes = for { $silver } silver { $seat } gains { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} of choice
event-silver-lost = { $seat } keeps no silver: { $silver } silver is lost
event-becomes = { $converted ->
    [rearrange] instead of a rearrange { $seat } gains a resource of choice
    [destroy] instead of destroying a card { $seat } flips one
    [discard] instead of discarding a card { $seat } gains virtue
    [move_worker] instead of a Castle move { $seat } gains virtue
    [hire-or-gain-a-card] instead of hiring { $seat } gains a Future Scheme
    [order] instead of a King's Order { $seat } gains a card as by a hire
    [outsiders] { $seat } removes the two right-most Outsiders and gains a resource of choice
    [chest] instead of gaining a Chest Tile { $seat } flips its next one
   *[hero] instead of a Hero { $seat } gains a card as by a hire
}
event-no-draw = { $seat } has no hand and draws nothing
event-condition-holds = { $n ->
    [one] { $seat } has { $n } Criminal icon, as is asked
   *[other] { $seat } has { $n } Criminal icons, as is asked
}
event-condition-fails = { $n ->
    [one] { $seat } has { $n } Criminal icon, which is not what is asked
   *[other] { $seat } has { $n } Criminal icons, which is not what is asked
}
event-takes-first = { $seat } always takes the first of several effects
event-flip-chosen = { $flip ->
    [debt] { $seat } is to flip a debt
   *[deed] { $seat } is to flip a deed
}
event-no-flip = { $flip ->
    [debt] { $seat } has no debt to flip and gains virtue instead
    [deed] { $seat } has no deed to flip and gains virtue instead
   *[either] { $seat } has nothing to flip and gains virtue instead
}
event-future-scheme = { $seat } puts { $card } on its discards
event-no-future-scheme = no Future Scheme is left: { $seat } flips a card instead
event-dismisses-free = { $seat } dismisses the Townsfolk of { $segment } for free
event-criminals = { $n ->
    [one] { $seat } has { $n } Criminal icon on its board
   *[other] { $seat } has { $n } Criminal icons on its board
}
event-slot-answers = { $slot } of { $seat } acts
event-slot-silent = { $slot } of { $seat } does not act again
event-thing-answers = the { $thing } of { $seat } acts
event-free-workers = { $seat } places free workers beside { $segment }
event-first-manuscript = { $segment } has the first Manuscript clockwise that { $seat } may take
event-lost = { $lost ->
    [workers] { $seat } has no workers left: the effect is lost
    [manuscript] no Manuscript may be taken: the effect is lost
   *[other] { $seat } has no such Building or no free spot: the effect is lost
}
event-section-first = { $seat } resolves the { $section } first, the next clockwise from its Viscount
event-bumps-people = { $seat } sends home a worker of { $other } first
event-outsider-removed = the { $card } leaves the game, removed by { $seat }
event-hero-removed = { $card } leaves the game, removed by { $seat }
event-chest-removed = the { $tile } leaves the game, removed by { $seat }
event-chest-flipped = { $seat } flips the { $tile } under the { $place } place
event-no-chest-left = { $seat } has flipped all its AI Chest Tiles

## Why not something else

why-not-has-enough = it has { $has }, and takes it up to { $most }
why-not-opponent-weak = it needs { $needs }, and there are { $icons } icons and { $resources } resources for it
why-not-needs-more = it needs { $needs }, and the strength reaches { $strength }
why-not-opponent-no-workers = no workers are left in its supply
why-not-opponent-all-built = all its Buildings are built
why-not-opponent-no-debt = it has no unpaid debt
why-not-opponent-no-deed = it has no acquired deed
why-not-nothing-to-flip = it has nothing to flip
why-not-flips-equal = both kinds were flipped equally often ({ $n }), and then a debt comes first
why-not-flipped-more = it flips the kind it has flipped less: { $paid } debts, { $approved } deeds
why-not-criminals = it asks for a board without Criminal icons, and there are { $n }
why-not-no-criminals = it asks for a Criminal icon on the board, and there is none
why-not-first = it is not the first
why-not-chain = a dismissal by a slot sets off only one more

## The text table

ui-ai-board = Board
ui-schemes = On the board
ui-scheme-pile = { $n ->
    [0] empty
    [one] { $n } card, of which { $more } can be told: { $cards }
   *[other] { $n } cards in an unknown order, of which { $more } can be told: { $cards }
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
