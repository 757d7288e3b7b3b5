# Solo opponents.

## Cards and boards

its-power = power
scheme-s = Starting Scheme { $number }
scheme-f = Future Scheme { $number }
scheme-r = Reconstruction Scheme { $number }
scheme-t = Co-operative Scheme
scheme-left-out = it needs another expansion and stays out of this game
scheme-line = { $scheme }
opponent-line = { $card }, solo opponent's board
focus-text = focus: { $what }
reconstruction-text = this opponent is our own substitute: the printed solo rules of the base game are lost
passive-marble-less = each Wonder costs it { $n } less marble
section = place a worker at { $where }: { $what }
    .form-what = it
section-if = { $condition }, place a worker at { $where }: { $what }
    .form-condition = it
    .form-what = it
section-otherwise = otherwise, place a worker at { $where }: { $what }
    .form-what = it
section-options = the first option that is possible
section-option = option { $n }: { $what }
    .form-what = it
section-nothing = nothing else
place-of-princess = the Princess's location
place-of-focus = the location of its focus

## Clauses

condition-can-capture = if it can capture other players' workers
condition-can-work-on-cathedral = if it can work on the cathedral
condition-can-stack-in-guildhall = if it can stack a worker in the Guildhall
condition-can-construct-wonder = if it can construct a Wonder
condition-free = if the { $location } is free
condition-any = { $parts }
    .join = or
    .form-parts = it
condition-all = { $parts }
    .form-parts = it
counter-workers-here = { $n ->
    [one] worker there
   *[other] workers there
}
counter-own-workers-captured = { $n ->
    [one] of your workers on other players' boards
   *[other] of your workers on other players' boards
}
    .held = { $n ->
    [one] worker on another player's board
   *[other] workers on other players' boards
}
counter-tax-stand = silver on the Tax Stand
    .kind = tax
counter-largest-opposing-group = { $n ->
    [one] worker in another player's largest group
   *[other] workers in another player's largest group
}
    .kind = group
counter-future-schemes-left = { $n ->
    [one] Future Scheme left
   *[other] Future Schemes left
}
clause-counts = it counts { $n } { $what }
    .form-what = held
clause-not-most = it does not have more { $what } than any other player
    .form-what = held
clause-not-free = { $owner }'s worker is there
clause-parts = { $parts }
clause-no-capture = there is no worker of another player at an open location
clause-no-work-on-cathedral = it is on the top level, or the next level is full
clause-no-stack-in-guildhall = workers are not stacked here
clause-no-construct-wonder = it cannot afford a Wonder
done-already = it does this only once per visit
later-in-the-list = just as large, but later in its list of locations
wonder-stands-there = there is already a Wonder there
built-already = it is already built
wonder-too-expensive = it would cost { $parts }, more than it has
lies-there-already = it is already on the card
no-contribution-card = there is no Contribution card at the moment
left-reward = the left reward
not-possible-for-it = it would get nothing out of it, or only a replacement

## Effects

effect-focus = follow the focus of its board
effect-next-scheme = turn over and follow the next scheme card
effect-future-scheme = { $n ->
    [one] add { $n } Future Scheme to its discards
   *[other] add { $n } Future Schemes to its discards
}
effect-add-tax = add { $n } tax from the supply
effect-take-all-tax = empty the Tax Stand and gain that much silver
effect-work-on-cathedral = work on the cathedral for free
effect-construct-wonder = construct a Wonder
effect-contribute = contribute from the supply
effect-remove-apprentices = remove the { $n } apprentices in its marker's column
effect-guardhouse-actions = take one action of its Guardhouse list for each worker there
effect-capture-per-worker = capture one group of workers for each worker there
effect-send-its-captives = send its captives to the Prison for { $n } silver each
effect-release-its-prisoners = take its workers out of the Prison
effect-free-its-workers = take its workers back from other players' boards
effect-discard-from-row = discard the apprentice in row { $row }, in the column of its workers there
effect-capture-largest = capture the largest group, or the two largest with 2 workers there
effect-take-building = take the top building card

## Steps

event-opponent-reveals = { $seat } turns over { $scheme }
event-opponent-shuffles = { $seat } shuffles its { $n } discarded schemes into a new pile
event-opponent-no-worker = { $seat } has no worker left for another scheme card
event-opponent-follows = it sends { $seat } to { $where }
event-opponent-clause-holds = the clause holds ({ $condition }): it sends { $seat } to { $where }
    .form-condition = it
event-opponent-at-profiteer = { $seat } has placed its worker with the Profiteer
event-opponent-focus = { $seat }'s focus is { $where }
event-opponent-option = { $seat } takes the first option that is possible: { $what }
event-opponent-does = { $seat } resolves this: { $what }
event-opponent-does-nothing = { $seat } can do nothing there
event-opponent-no-space = { $seat } finds no free space in the Black Market and places no worker
event-opponent-future = { $scheme } joins { $seat }'s discards
event-opponent-adds-tax = { $n } silver from the supply goes to the Tax Stand
event-opponent-takes-tax = { $seat } empties the Tax Stand of { $n } silver
event-opponent-keeps-virtue = { $seat } loses no virtue here
event-opponent-cathedral = { $seat } works on the cathedral for free
event-opponent-takes-back = { $seat } has no worker to place and takes workers back
event-take-group-back = { $n ->
    [one] { $seat } takes { $n } worker back from the { $location }
   *[other] { $seat } takes { $n } workers back from the { $location }
}
event-opponent-captures = { $n ->
    [one] { $seat } has { $n } capture and takes the largest group
   *[other] { $seat } has { $n } captures and takes the largest group
}
event-opponent-captures-nobody = there is nobody left for { $seat } to capture
event-opponent-guard = { $seat } takes the topmost action that is possible: { $what }
event-opponent-marker = { $n ->
    [one] { $seat } moves its resource marker { $n } space to { $good }
   *[other] { $seat } moves its resource marker { $n } spaces to { $good }
}
event-opponent-silver-instead = { $what ->
    [apprentice] { $seat } gains 2 silver instead of an apprentice
   *[other] { $seat } has no debt to destroy and gains 2 silver
}
event-opponent-marble-instead = { $seat } gains marble instead of { $n } gold
event-opponent-virtue-instead = { $what ->
    [reward_card] { $seat } gains virtue instead of a reward
   *[other] { $seat } is at the end of the Influence track and gains virtue instead
}
event-opponent-ignores = { $seat } has no use for { $what }
event-opponent-wonder = { $seat } can afford the { $building } for { $n } Influence and { $marble } marble
event-opponent-contributes = { $seat } places { $good } from the supply on the Contribution card
event-opponent-cannot-contribute = { $seat } cannot contribute
event-opponent-removes = { $seat } removes the apprentices in column { $column }
event-opponent-removes-one = { $seat } removes the apprentice in row { $row }, column { $column }
event-opponent-captures-largest = { $n ->
    [one] { $seat } captures the largest group
   *[other] { $seat } captures the two largest groups
}
event-opponent-calls-back = nobody has 2 workers at a location; { $seat } takes its own largest group back
event-opponent-takes-building = { $seat } takes { $building } from the pile for free; its effects do not count
event-opponent-reward = { $option ->
    [0] { $seat } takes the left reward
   *[other] { $seat } takes the right reward
}
event-opponent-token = { $seat } puts the token on the first location of its list that can hold it
event-opponent-overflow = { $seat } destroys a debt for virtue above the track

## The text table

ui-opponent = Solo opponent
ui-opponent-board = Board
ui-schemes = Scheme cards
ui-schemes-count = { $n ->
    [one] { $n } in the pile
   *[other] { $n } in the pile
}
ui-scheme-discards = Discarded schemes
ui-resource-marker = Resource marker
ui-marker-at = on { $good }
sealed-scheme = a scheme card was turned over
score-difficulty = Difficulty
