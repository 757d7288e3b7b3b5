# What is asked, what may be chosen, and why something may not.

## Questions, one per kind of decision

ask-character = Which character do you play?
ask-draft = Which building card do you keep?
ask-place = Where do you place a worker?
ask-take-back = You have no workers on your board. Where do you take one back from? This is your turn
ask-mine = What do you mine?
ask-trade = { $n ->
    [one] Which trade do you make? One left
   *[other] Which trade do you make? Up to { $n } left
}
ask-workshop = Who do you hire, or do you draw building cards?
ask-hire = Who do you hire for free?
ask-let-go = Which of your apprentices do you discard?
ask-capture = { $n ->
    [one] Who do you capture? One capture left
   *[other] Who do you capture? Up to { $n } captures left
}
ask-guard = { $n ->
    [one] What do you do at the Guardhouse? One action left
   *[other] What do you do at the Guardhouse? Up to { $n } actions left
}
ask-market = What do you want from the Black Market?
ask-keep-plan = Which of these building cards do you keep?
ask-guildhall = What do you construct?
ask-discard = Which building card do you discard?
ask-hand-limit = You may keep { $n } building cards. Which one do you discard?
ask-pay = How much do you pay?
ask-pay-good = { $owed } still to pay. How much { $good } do you pay?
ask-less = Which resource do you pay 1 less of?
ask-destroy-debt = Your virtue would go beyond the track. Destroy a debt instead?
ask-prevent-debt = You would take a debt. Pay to prevent it?
ask-release = How many workers do you take out of the Prison?

## Choices

choose-character = { $board }
keep-building = keep { $building }
place-worker = { $location }
take-back = take a worker back from the { $location }
take-back-captive = take a worker back from { $owner }'s board
mine = mine { $good }
trade = trade for { $gain }
trade-instead = trade for { $gain } (price: { $price })
trade-enough = make no more trades
hire-apprentice = hire { $apprentice }
draw-buildings = { $n ->
    [one] draw { $n } building card
   *[other] draw { $n } building cards
}
let-go = discard { $apprentice }
capture-group = { $n ->
    [one] capture { $n } of { $owner }'s workers at the { $location }
   *[other] capture { $n } of { $owner }'s workers at the { $location }
}
capture-no-more = capture nobody else
guard-send = { $n ->
    [0] send captives to the Prison
    [one] send your captive to the Prison
   *[other] send your { $n } captives to the Prison
}
guard-free = { $n ->
    [0] take your workers out of the Prison
    [one] take your worker out of the Prison
   *[other] take your { $n } workers out of the Prison
}
guard-ransom = { $n ->
    [0] buy captured workers back
    [one] buy your captured worker back
   *[other] buy your { $n } captured workers back
}
guard-ransom-debt = { $n ->
    [0] get captured workers back for a debt
    [one] get your captured worker back for a debt
   *[other] get your { $n } captured workers back for a debt
}
guard-pay-off = pay off a debt
guard-stop = do nothing more here
market-apprentice = hire any face-up apprentice
market-plans = look at { $n } building cards and keep one
construct-building = construct { $building }
work-on-cathedral = work on the cathedral, up to level { $level }
discard-building = discard { $building }
pay-none = pay no { $one }
pay-less = pay { $what } less
any-of = { $n } of { $goods } in any mix
destroy-debt = destroy a debt
keep-debts = keep your debts
take-debt = take the debt
prevent-debt = pay instead of taking it
release-workers = { $n ->
    [0] leave them there
    [one] take { $n } worker out
   *[other] take { $n } workers out
}
choose-ability = { $thing }'s ability

## Reasons

why-not-no-action = there is nothing you can do there
why-not-no-captives = you have captured nobody
why-not-no-prisoners = you have no worker in the Prison
why-not-nobody-captured = nobody has captured your workers
why-not-no-skill = your apprentices lack { $skills }
why-not-no-tax = there is no silver there
why-not-nothing-to-build = you can neither construct a building nor work on the cathedral
why-not-occupied = there is already a worker there
why-not-other-location = { $n ->
    [one] all captures in one visit must be at the same location
   *[other] captures in one visit can be at no more than { $n } locations
}
why-not-too-few-workers = it needs { $n } of your workers there
why-not-too-virtuous = you are too virtuous for the Black Market
why-not-top-level = the cathedral has no higher level
why-not-too-corrupt = you have too little virtue to work on the cathedral
why-not-level-full = all spaces of that level are taken
why-not-no-building-card = you have no building card to discard for it
why-not-level-too-expensive = it costs more than you have
