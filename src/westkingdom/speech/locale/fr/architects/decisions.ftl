# Ce qui est demandé, ce qui peut être choisi et pourquoi une chose ne peut pas l'être.

## Questions, une par sorte de décision

ask-character = Quel personnage jouez-vous ?
ask-draft = Quelle carte Bâtiment gardez-vous ?
ask-place = Où placez-vous un Ouvrier ?
ask-take-back = Vous n'avez pas d'Ouvrier sur votre plateau. D'où en reprenez-vous un ? Ce sera tout votre tour
ask-mine = Qu'extrayez-vous des Mines ?
ask-trade = { $n ->
    [one] Quel échange faites-vous ? Il en reste un
   *[other] Quel échange faites-vous ? Il en reste jusqu'à { $n }
}
ask-workshop = Qui recrutez-vous, ou tirez-vous des cartes Bâtiment ?
ask-hire = Qui recrutez-vous gratuitement ?
ask-let-go = Lequel de vos Apprentis défaussez-vous ?
ask-capture = { $n ->
    [one] Qui capturez-vous ? Il reste une capture
   *[other] Qui capturez-vous ? Il reste jusqu'à { $n } captures
}
ask-guard = { $n ->
    [one] Que faites-vous au Poste de Garde ? Il reste une action
   *[other] Que faites-vous au Poste de Garde ? Il reste jusqu'à { $n } actions
}
ask-market = Que voulez-vous au Marché Noir ?
ask-keep-plan = Laquelle de ces cartes Bâtiment gardez-vous ?
ask-guildhall = Que construisez-vous ?
ask-discard = Quelle carte Bâtiment défaussez-vous ?
ask-hand-limit = { $n ->
    [one] Vous pouvez garder { $n } carte Bâtiment. Laquelle défaussez-vous ?
   *[other] Vous pouvez garder { $n } cartes Bâtiment. Laquelle défaussez-vous ?
}
ask-pay = Combien payez-vous ?
ask-pay-good = Encore { $owed } à payer. Combien { $good } payez-vous ?
    .form-good = of
ask-less = Quelle ressource payez-vous 1 de moins ?
ask-destroy-debt = Votre Vertu dépasserait la piste. Détruisez-vous une Dette à la place ?
ask-prevent-debt = Vous devriez prendre une Dette. Payez-vous pour l'éviter ?
ask-release = Combien de vos Ouvriers faites-vous sortir de Prison ?

## Choix

choose-character = { $board }
keep-building = garder { $building }
place-worker = { $location }
take-back = reprendre un Ouvrier { $location }
    .form-location = at
take-back-captive = reprendre un Ouvrier chez { $owner }
mine = extraire { $good }
    .form-good = some
trade = échanger contre { $gain }
trade-instead = échanger contre { $gain } (prix : { $price })
trade-enough = ne plus faire d'échange
hire-apprentice = recruter { $apprentice }
draw-buildings = { $n ->
    [one] tirer { $n } carte Bâtiment
   *[other] tirer { $n } cartes Bâtiment
}
let-go = défausser { $apprentice }
capture-group = { $n ->
    [one] capturer { $n } Ouvrier à { $owner } { $location }
   *[other] capturer { $n } Ouvriers à { $owner } { $location }
}
    .form-location = at
capture-no-more = ne capturer personne d'autre
guard-send = { $n ->
    [0] envoyer des captifs en Prison
    [one] envoyer votre captif en Prison
   *[other] envoyer vos { $n } captifs en Prison
}
guard-free = { $n ->
    [0] faire sortir vos Ouvriers de Prison
    [one] faire sortir votre Ouvrier de Prison
   *[other] faire sortir vos { $n } Ouvriers de Prison
}
guard-ransom = { $n ->
    [0] racheter des Ouvriers capturés
    [one] racheter votre Ouvrier capturé
   *[other] racheter vos { $n } Ouvriers capturés
}
guard-ransom-debt = { $n ->
    [0] récupérer des Ouvriers capturés contre une Dette
    [one] récupérer votre Ouvrier capturé contre une Dette
   *[other] récupérer vos { $n } Ouvriers capturés contre une Dette
}
guard-pay-off = rembourser une Dette
guard-stop = ne plus rien faire ici
market-apprentice = recruter un Apprenti visible au choix
market-plans = { $n ->
    [one] regarder { $n } carte Bâtiment et la garder
   *[other] regarder { $n } cartes Bâtiment et en garder une
}
construct-building = construire { $building }
work-on-cathedral = travailler à la Cathédrale, jusqu'au niveau { $level }
discard-building = défausser { $building }
pay-none = ne pas payer { $one }
    .form-one = of
pay-less = payer { $what } de moins
any-of = { $n } parmi { $goods } au choix
destroy-debt = détruire une Dette
keep-debts = garder vos Dettes
take-debt = prendre la Dette
prevent-debt = payer au lieu de la prendre
release-workers = { $n ->
    [0] les y laisser
    [one] faire sortir { $n } Ouvrier
   *[other] faire sortir { $n } Ouvriers
}
choose-ability = la capacité ({ $thing })

## Raisons

why-not-no-action = il n'y a rien à y faire
why-not-no-captives = vous n'avez capturé personne
why-not-no-prisoners = vous n'avez pas d'Ouvrier en Prison
why-not-nobody-captured = personne n'a capturé vos Ouvriers
why-not-no-skill = il manque à vos Apprentis : { $skills }
why-not-no-tax = il n'y a pas de Pièce à cet endroit
why-not-nothing-to-build = vous ne pouvez ni construire un Bâtiment ni travailler à la Cathédrale
why-not-occupied = un Ouvrier s'y trouve déjà
why-not-other-location = { $n ->
    [one] toutes les captures d'une visite se font au même lieu
   *[other] les captures d'une visite se font dans { $n } lieux au plus
}
why-not-too-few-workers = { $n ->
    [one] il faut { $n } de vos Ouvriers à cet endroit
   *[other] il faut { $n } de vos Ouvriers à cet endroit
}
why-not-too-virtuous = vous êtes trop vertueux pour le Marché Noir
why-not-top-level = la Cathédrale n'a pas de niveau supérieur
why-not-too-corrupt = vous avez trop peu de Vertu pour travailler à la Cathédrale
why-not-level-full = toutes les cases de ce niveau sont occupées
why-not-no-building-card = vous n'avez pas de carte Bâtiment à défausser pour cela
why-not-level-too-expensive = cela coûte plus que vous n'avez
