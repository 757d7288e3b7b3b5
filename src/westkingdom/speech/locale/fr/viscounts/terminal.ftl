# La table de texte.

## La table

ui-board = Le plateau, dans le sens horaire
ui-board-signs = ≈ est la Rivière, ─x─ un Lien de Construction qui donne x à ses deux bouts
ui-segment = { $segment } ({ $number })
ui-viscounts = Vicomtes
ui-viscount-here = { $seat } { $kind }
ui-trade = Commerce
ui-exchange = { $kind } ({ $number }) : { $n ->
    [one] { $n } Marchand
   *[other] { $n } Marchands
} pour { $what }
ui-spots = Emplacements
ui-spots-left = à gauche de la Rivière : { $parts }
    .join = comma
ui-spots-right = à droite de la Rivière : { $parts }
    .join = comma
ui-spot-empty = { $position } { $what }
ui-spot-built = { $position } { $building } ({ $seat })
ui-spot-public = { $position } Bâtiment Public { $building } ({ $seat })
ui-links = Liens
ui-link = { $a } à { $b } donne { $what }
ui-townsfolk = Villageois
ui-manuscript = Manuscrit
ui-below = { $n ->
    [0] plus rien en dessous
   *[other] encore { $n } en dessous
}
ui-castle = Château
ui-castle-section = étage 1 : { $tier1 } ; étage 2 : { $tier2 } ; monter vers le centre donne { $what }
ui-realm = Le royaume
ui-end = Fin de la partie
ui-end-after = après la manche { $round }
ui-tier-3 = Château, étage 3
ui-leader = Chef du Château
ui-poverty = Pauvreté
ui-prosperity = Prospérité
ui-debts-above = { $n ->
    [one] révélée après { $n } Dette gagnée de plus
   *[other] révélée après { $n } Dettes gagnées de plus
}
ui-deeds-above = { $n ->
    [one] révélée après { $n } Acte de Propriété gagné de plus
   *[other] révélée après { $n } Actes de Propriété gagnés de plus
}
ui-revealed = révélée
ui-bonus-free = Bonus du Clergé restants
ui-track = Piste de Collision
ui-track-space = Case { $space }
ui-track-gains = vous gagnez { $above } ; chaque adversaire : { $below }

## Ce qu'apportent les extensions

ui-words-welcome = accueillir un Étranger : mettez-en un de la ligne dans votre défausse, gratuitement ; en refuser un : retirez-le de la partie et appliquez son effet de refus
ui-words-gain = gagner un Héros : prenez-en un de la ligne en main, gratuitement ; gagner une tuile Coffre : placez-en une de la ligne sous une case de votre plateau, pour les cartes qui y viendront
ui-heroes-later = 3 sont révélés quand chacun a choisi sa paire
ui-kings-orders = Ordres du Roi
ui-kings-orders-left = { $n ->
    [0] il n'en reste aucun
   *[other] il en reste { $n }
}
ui-outsiders = Étrangers
ui-builder-cards = Cartes Bonus de Construction
ui-leader-card = Carte Chef du Château
ui-heroes = Héros
ui-chest-tiles = Tuiles Coffre
ui-chest-points = Points en fin de partie
ui-public-buildings = Bâtiments Publics
ui-column-open = colonne { $column } { $ribbon } : { $n }
    .form-ribbon = fem
ui-column-locked = colonne { $column } { $ribbon } : bloquée
    .form-ribbon = fem
ui-chest-under = { $place } : { $tile }
ui-chest-at = Sous la case { $place }
    .form-place = of
ui-column = Colonne { $column }, { $ribbon }
    .form-ribbon = fem
ui-column-does = { $n ->
    [one] { $n } Manuscrit ; { $what }
   *[other] { $n } Manuscrits ; { $what }
}
ui-column-would-do = bloquée tant que vous n'avez pas de Manuscrit de cette couleur ; ensuite, { $what }
ui-card-above = { $card } s'y trouve maintenant

## Joueurs

ui-viscount = Vicomte
ui-ink = Encriers
ui-deeds = Actes de Propriété
ui-deeds-held = { $unflipped ->
    [one] { $unflipped } acquis
   *[other] { $unflipped } acquis
}, { $flipped ->
    [one] { $flipped } approuvé
   *[other] { $flipped } approuvés
}
ui-markers = Marqueurs
ui-markers-at = Corruption { $corruption }, Vertu { $virtue }
ui-workers-left = { $supply } dans la réserve, { $castle } dans le Château
ui-on-board = Sur le plateau
ui-draw-pile = Pioche
ui-discards = Défausse
ui-discard-top = { $n ->
    [one] { $n } carte : { $card }
   *[other] { $n } cartes, { $card } au-dessus
}
ui-manuscripts = Manuscrits
ui-ribbon-count = { $n ->
    [one] { $n } { $ribbon }
   *[other] { $n } { $ribbons }
}
    .form-ribbons = pl ribbon
ui-bonuses = Cartes Bonus

## Ce que l'on a soi-même

ui-left = Gauche
ui-middle = Milieu
ui-right = Droite
ui-icons = Vos Icônes
ui-of-unknown-order = { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes dans un ordre inconnu : { $cards }
}

## En jeu

ui-phase = Manche { $round }, { $seat }, phase { $phase } sur 6 : { $name }
phase-cards = Gestion des cartes
phase-movement = Déplacement
phase-action = Action principale
phase-recruit = Recrutement
phase-collision = Résolution de Collision
phase-draw = Pioche
ui-value = valeur { $cost }, { $icons }
    .join = comma
ui-here-trade = { $n ->
    [one] Commercer : { $n } Marchand pour { $what }
   *[other] Commercer : { $n } Marchands pour { $what }
}
ui-here-manuscript = { $manuscript }
ui-here-hire = Villageois { $card } pour { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}
ui-here-spots = { $n ->
    [0] aucun emplacement libre
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
ui-here-viscounts = { $parts } sur place : réarrangement possible
ui-here-opponent = { $parts } sur place : une ressource de préférence
ui-prices = en Icônes { $icon } : { $parts }
    .join = comma
ui-price = { $building } { $n }
ui-public-price = { $thing } { $n }
ui-step = { $workers ->
    [one] { $workers } Ouvrier { $n }
   *[other] { $workers } Ouvriers { $n }
}
sealed-townsfolk = une nouvelle carte Villageois a été révélée
sealed-manuscripts = un nouveau Manuscrit a été révélé
sealed-outsider = un nouvel Étranger a été révélé
sealed-hero = un nouveau Héros a été révélé
sealed-chest = une nouvelle tuile Coffre a été révélée
ui-rules-which = Quelle règle ? Tapez { command-rules } et un numéro, par exemple : { command-rules } VB-080
ui-winner-tie-break = { $parts } gagne avec { $points } points, avec plus d'argent et de ressources restantes que les autres joueurs à égalité. { $reason }.

## Aide

help-board = le plateau, le Château, les piles de fin de partie, ce qu'apportent les extensions et la piste de Collision
help-me = vos propres cartes : plateau, main, piles
help-cards = expliquer une carte, une tuile, un plateau, une case de Bâtiment ou une carte Joueur
