# What is asked, what may be chosen, and why something may not.

## Questions, one per kind of decision

ask-pair = Pick a Player card with its Hero
ask-play-card = Which card do you play?
ask-move = Where does your Viscount move?
ask-action = Which action do you take?
ask-exchanges = How many times do you trade?
ask-building = Which Building do you build?
ask-workers = How many workers do you place?
ask-dismiss = Do you dismiss the Townsfolk here?
ask-pay = { $missing ->
    [one] You need { $missing } more icon; { $one } gives { $gives }. How much do you pay?
   *[other] You need { $missing } more icons; { $one } gives { $gives }. How much do you pay?
}
ask-spot = Which spot do you build on?
ask-recruit = Do you hire the Townsfolk here?
ask-free-hire = Who do you hire for free?
ask-discard = Which card do you discard?
ask-destroy = Which card do you destroy?
ask-rearrange = How do you arrange the cards on your board?
ask-flip = What do you flip?
ask-resource = Which resource do you gain?
ask-free-workers = Which Castle section do the workers go to?
ask-castle-move = Which worker moves in the Castle?
ask-resolve-section = Which Castle section do you resolve first?
ask-bump = There are more than 3 workers in tier { $tier } of the { $section }. Whose worker goes home?
ask-free-manuscript = Which Manuscript do you take?
ask-pause = Do you want to use your Manuscript Board before you go on?
ask-turn-option = Do you want to use your Manuscript Board?
ask-pay-in-turn = { $owed } still to pay; { $good } pays 1 of it. How much do you pay?
ask-welcome = Which Outsider do you welcome?
ask-refuse = Which Outsider do you refuse?
ask-ribbon = Which column does this Manuscript go into?
ask-last-deed = Before scoring: whose ability comes first?
ask-discard-debt = Which debt do you discard?
ask-hero = Which Hero do you gain?
ask-chest = Which Chest Tile do you take?
ask-chest-slot = Which place on your board does the Chest Tile go under?
ask-replace-building = Which of your { $building }s do you replace?
ask-cover-slot = Which { $building } slot on your board do you cover again?

## Choices

action-trade = Trade
action-construct = Construct a Building
action-place-workers = Place Workers
action-transcribe = Transcribe a Manuscript
action-none = take no action
pick-pair = { $player_card } with { $hero }
play-card = play { $card }
play-unseen = play the unseen top card of your draw pile
move-to = move to { $space }
exchanges = { $n ->
    [one] trade once
   *[other] trade { $n } times
} ({ $merchants ->
    [one] { $merchants } Merchant
   *[other] { $merchants } Merchants
})
times = { $n ->
    [one] { $what }
   *[other] { $n } times: { $what }
}
building = { $slot }
other-building = { $card }
link = link with { $seat }: both { $what }
place-workers-in = { $n ->
    [one] place { $n } worker in the { $section }
   *[other] place { $n } workers in the { $section }
}
dismiss-card = dismiss { $card }
dismiss-printed = dismiss the Townsfolk printed on { $segment }
dismiss-nobody = dismiss nobody
pay = { $icons ->
    [one] pay { $what } for { $icons } icon
   *[other] pay { $what } for { $icons } icons
}
pay-none = don't pay { $one } for this
recruit-card = hire { $card }
recruit-nobody = hire nobody
hire-instead = gain a King's Order instead of hiring
hire-card = hire { $card } from { $segment }
hire-nobody = hire from { $segment }
take-manuscript = take the { $manuscript } from { $segment }
no-manuscript = take a Manuscript from { $segment }
discard-card = discard { $card }
discard-top = discard the unseen top card of your draw pile
discard-top-after-shuffle = shuffle your discards, then discard the new top card
destroy-card = destroy { $card }
destroy-top = destroy the unseen top card of your draw pile
destroy-top-after-shuffle = shuffle your discards, then destroy the new top card
keep-cards = keep your cards
keep-order = leave them as they are
rearrange-to = from left to right: { $parts }
    .join = comma
castle-move = move a worker from the { $from } to the { $to }
resolve-section = resolve the { $section }
bump-worker = send home one of { $seat }'s workers
for-seat = for { $seat }: { $what }
choose-ability = { $card }'s ability
turn-option = use your Manuscript Board: { $what }
go-on = continue
welcome-card = welcome the { $card }
refuse-card = refuse the { $card }
ribbon-in-column = column { $column }, as a { $ribbon } Manuscript
discard-unpaid-debt = discard an unpaid debt
discard-paid-debt = discard a paid debt
gain-hero-card = gain { $card }
gain-chest-tile = take the { $tile }
slot-chest = slot it under the { $place } place
replace-chest = slot it under the { $place } place; the { $tile } there leaves the game

## Reasons

why-not-too-weak = your strength only reaches { $strength }
why-not-needs = it needs { $parts }
why-not-outside = your Viscount is inside; this needs you to be outside
why-not-inside = your Viscount is outside; this needs you to be inside
why-not-no-empty-spot = there is no empty spot on this side of the river
why-not-all-built = you have built all your Buildings
why-not-already-built = you have already built it
why-not-spot-taken = there is already a Building there
why-not-across-the-river = it is across the river
why-not-no-workers = you have no workers left in your supply
why-not-no-worker-there = you have no worker there that can move
why-not-no-matching-icon = that card has no icon for this action
why-not-cost-3-or-4 = you can only take a Manuscript that costs 3 or 4
why-not-no-paid-debt = you have no paid debt
why-not-no-acquired-deed = you have no acquired deed
why-not-done-already = you have already done this once this turn
why-not-dismissed-already = you have already dismissed a card this turn
why-not-no-own-building-here = you have no Building of this type here to replace
