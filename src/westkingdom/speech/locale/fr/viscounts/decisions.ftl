# Ce qui est demandé, ce qui peut être choisi et pourquoi une chose ne peut pas l'être.

## Questions, une par sorte de décision

ask-pair = Choisissez une carte Joueur avec son Héros
ask-play-card = Quelle carte jouez-vous ?
ask-move = Où va votre Vicomte ?
ask-action = Quelle action effectuez-vous ?
ask-exchanges = Combien de fois commercez-vous ?
ask-building = Quel Bâtiment construisez-vous ?
ask-workers = Combien d'Ouvriers placez-vous ?
ask-dismiss = Renvoyez-vous le Villageois de ce segment ?
ask-pay = { $missing ->
    [one] Il manque encore { $missing } Icône ; { $one } en donne { $gives }. Combien payez-vous ?
   *[other] Il manque encore { $missing } Icônes ; { $one } en donne { $gives }. Combien payez-vous ?
}
ask-spot = Sur quel emplacement construisez-vous ?
ask-recruit = Recrutez-vous le Villageois de ce segment ?
ask-free-hire = Qui recrutez-vous gratuitement ?
ask-discard = Quelle carte défaussez-vous ?
ask-destroy = Quelle carte détruisez-vous ?
ask-rearrange = Comment disposez-vous les cartes de votre plateau ?
ask-flip = Que retournez-vous ?
ask-resource = Quelle ressource gagnez-vous ?
ask-free-workers = Dans quel quartier du Château vont les Ouvriers ?
ask-castle-move = Quel Ouvrier se déplace dans le Château ?
ask-resolve-section = Quel quartier du Château résolvez-vous en premier ?
ask-bump = Il y a plus de 3 Ouvriers à l'étage { $tier } du { $section }. À qui est l'Ouvrier éjecté ?
ask-free-manuscript = Quel Manuscrit prenez-vous ?
ask-pause = Voulez-vous utiliser votre Plateau de Manuscrits avant de continuer ?
ask-turn-option = Voulez-vous utiliser votre Plateau de Manuscrits ?
ask-pay-in-turn = Encore { $owed } à payer ; { $good } en paye 1. Combien payez-vous ?
ask-welcome = Quel Étranger accueillez-vous ?
ask-refuse = Quel Étranger refusez-vous ?
ask-ribbon = Dans quelle colonne va ce Manuscrit ?
ask-last-deed = Avant le calcul des scores : quelle capacité vient en premier ?
ask-discard-debt = Quelle Dette défaussez-vous ?
ask-hero = Quel Héros gagnez-vous ?
ask-chest = Quelle tuile Coffre prenez-vous ?
ask-chest-slot = Sous quelle case de votre plateau va la tuile Coffre ?
ask-replace-building = Lequel de vos Bâtiments ({ $building }) remplacez-vous ?
ask-cover-slot = Quelle case de votre plateau ({ $building }) recouvrez-vous ?

## Choix

action-trade = Commercer
action-construct = Construire un Bâtiment
action-place-workers = Placer des Ouvriers
action-transcribe = Transcrire un Manuscrit
action-none = n'effectuer aucune action
pick-pair = { $player_card } avec { $hero }
play-card = jouer { $card }
play-unseen = jouer la carte du dessus de votre pioche, sans l'avoir vue
move-to = aller vers { $space }
    .form-space = the
exchanges = { $n ->
    [one] commercer une fois
   *[other] commercer { $n } fois
} ({ $merchants ->
    [one] { $merchants } Marchand
   *[other] { $merchants } Marchands
})
times = { $n ->
    [one] { $what }
   *[other] { $n } fois : { $what }
}
building = { $slot }
other-building = { $card }
link = Lien de Construction avec { $seat }, pour les deux : { $what }
place-workers-in = { $n ->
    [one] placer { $n } Ouvrier dans le { $section }
   *[other] placer { $n } Ouvriers dans le { $section }
}
dismiss-card = renvoyer { $card }
dismiss-printed = renvoyer le Villageois imprimé sur { $segment }
    .form-segment = the
dismiss-nobody = ne renvoyer personne
pay = { $icons ->
    [one] payer { $what } pour { $icons } Icône
   *[other] payer { $what } pour { $icons } Icônes
}
pay-none = ne rien payer ici ({ $one })
recruit-card = recruter { $card }
recruit-nobody = ne recruter personne
hire-instead = gagner un Ordre du Roi au lieu de recruter
hire-card = recruter { $card } ({ $segment })
hire-nobody = recruter ici : { $segment }
take-manuscript = prendre le { $manuscript } { $segment }
    .form-segment = of
no-manuscript = prendre un Manuscrit { $segment }
    .form-segment = of
discard-card = défausser { $card }
discard-top = défausser la carte du dessus de votre pioche, sans l'avoir vue
discard-top-after-shuffle = mélanger votre défausse, puis défausser la nouvelle carte du dessus
destroy-card = détruire { $card }
destroy-top = détruire la carte du dessus de votre pioche, sans l'avoir vue
destroy-top-after-shuffle = mélanger votre défausse, puis détruire la nouvelle carte du dessus
keep-cards = garder vos cartes
keep-order = les laisser telles quelles
rearrange-to = de gauche à droite : { $parts }
    .join = comma
castle-move = déplacer un Ouvrier du { $from } vers le { $to }
resolve-section = résoudre le { $section }
bump-worker = éjecter un Ouvrier à { $seat }
for-seat = pour { $seat } : { $what }
choose-ability = la capacité ({ $card })
turn-option = utiliser votre Plateau de Manuscrits : { $what }
go-on = continuer
welcome-card = accueillir l'Étranger { $card }
refuse-card = refuser l'Étranger { $card }
ribbon-in-column = colonne { $column }, comme Manuscrit { $ribbon }
discard-unpaid-debt = défausser une Dette impayée
discard-paid-debt = défausser une Dette remboursée
gain-hero-card = gagner { $card }
gain-chest-tile = prendre la { $tile }
slot-chest = la placer sous la case { $place }
    .form-place = of
replace-chest = la placer sous la case { $place } ; la { $tile } qui s'y trouve est retirée de la partie
    .form-place = of

## Raisons

why-not-too-weak = votre force n'atteint que { $strength }
why-not-needs = il faut { $parts }
why-not-outside = votre Vicomte est à l'intérieur ; il faut être à l'extérieur
why-not-inside = votre Vicomte est à l'extérieur ; il faut être à l'intérieur
why-not-no-empty-spot = il n'y a pas d'emplacement libre de ce côté de la Rivière
why-not-all-built = vous avez construit tous vos Bâtiments
why-not-already-built = c'est déjà construit
why-not-spot-taken = un Bâtiment s'y trouve déjà
why-not-across-the-river = c'est de l'autre côté de la Rivière
why-not-no-workers = vous n'avez plus d'Ouvriers dans votre réserve
why-not-no-worker-there = vous n'avez pas d'Ouvrier à cet endroit qui puisse se déplacer
why-not-no-matching-icon = cette carte n'a pas d'Icône pour cette action
why-not-cost-3-or-4 = vous ne pouvez prendre qu'un Manuscrit de coût 3 ou 4
why-not-no-paid-debt = vous n'avez aucune Dette remboursée
why-not-no-acquired-deed = vous n'avez aucun Acte de Propriété acquis
why-not-done-already = vous l'avez déjà fait une fois pendant ce tour
why-not-dismissed-already = vous avez déjà renvoyé une carte pendant ce tour
why-not-no-own-building-here = vous n'avez ici aucun Bâtiment de ce type à remplacer
