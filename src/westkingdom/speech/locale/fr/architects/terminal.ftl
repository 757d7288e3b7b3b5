# La table de texte.

## La table

ui-board = Le plateau
ui-locations = Lieux
ui-workers-of = { $n } ({ $seat })
ui-next = votre prochain Ouvrier : { $parts }
    .join = comma
ui-trades = { $n ->
    [one] { $n } échange
   *[other] jusqu'à { $n } échanges
} ; vous pourriez payer { $parts }
    .join = or
ui-no-trades = { $n ->
    [one] { $n } échange
   *[other] jusqu'à { $n } échanges
}, mais vous ne pouvez en payer aucun maintenant
ui-one-trade = { $parts } contre { $gain }
ui-columns = { $n ->
    [one] recruter dans la colonne 1 pour { $parts }
   *[other] recruter dans les colonnes 1 à { $n } pour { $parts }
} (chaque colonne plus à droite coûte 1 Pièce de plus)
ui-all-columns = recruter un Apprenti au choix pour { $parts }
ui-captures = { $n ->
    [one] { $n } capture pour { $first }
   *[other] jusqu'à { $n } captures, la première pour { $first }, chaque autre pour { $more }
}
ui-first-free = rien
ui-actions = { $n ->
    [one] { $n } action
   *[other] jusqu'à { $n } actions
} : { $parts }
    .join = or
ui-no-actions = { $n ->
    [one] { $n } action
   *[other] jusqu'à { $n } actions
}, mais rien n'y est possible maintenant
ui-all-tax = prendre { $n ->
    [one] la Pièce qui s'y trouve
   *[other] les { $n } Pièces qui s'y trouvent
} et perdre { $virtue ->
    [one] { $virtue } point de Vertu
   *[other] { $virtue } points de Vertu
}
ui-gain-or = gagner { $parts }
    .join = or
ui-or = { $parts }
    .join = or
ui-space-next = case { $n } sur { $spaces }
ui-triggers-reset = déclenche une réinitialisation
ui-triggers-end = lance les derniers tours
ui-triggers-purge = retire les Apprentis de la colonne 1
ui-draw = { $n ->
    [one] tirer { $n } carte Bâtiment
   *[other] tirer { $n } cartes Bâtiment
}
ui-beside = une place à côté
ui-black-market = Marché Noir
ui-market-space = { $who } ; coûte { $cost } et { $virtue ->
    [one] { $virtue } point de Vertu
   *[other] { $virtue } points de Vertu
}, donne { $what }
ui-market-people = un Apprenti visible au choix, ou 1 carte Bâtiment parmi 5
ui-market-visit = recruter un Apprenti visible au choix, ou regarder 5 cartes Bâtiment et en garder une
ui-free = libre
ui-small-market = Petit Marché
ui-large-market = Grand Marché
ui-market-pile = { $n ->
    [0] aucune carte ne s'y trouve
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-reset = Réinitialisation
ui-reset-follows = après cette action
ui-reset-at = { $n ->
    [one] quand { $n } Ouvrier de plus sera placé ici
   *[other] quand { $n } Ouvriers de plus seront placés ici
}
ui-apprentices-face-up = Apprentis près de l'Atelier
ui-row-column = Rangée { $row }, colonne { $column }
ui-silver-on-it = { $n ->
    [one] { $n } Pièce dessus
   *[other] { $n } Pièces dessus
}
ui-city = Maison des Corporations, Cathédrale et piles
ui-guildhall = Maison des Corporations
ui-guildhall-filled = { $n ->
    [one] { $n } case occupée sur { $spaces } ; { $parts }
   *[other] { $n } cases occupées sur { $spaces } ; { $parts }
}
    .join = comma
ui-reset-spaces = réinitialisation à { $parts }
ui-purge-spaces = des Apprentis sont retirés à { $parts }
ui-end-space = derniers tours à partir de { $n }
ui-last-turns = Derniers tours
ui-turns-left = { $n ->
    [one] c'est le dernier
   *[other] encore { $n }, celui-ci compris
}
ui-cathedral-level = Cathédrale, niveau { $level }
ui-level = { $vp } PV, coûte { $parts } ; { $free ->
    [0] aucune case libre
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; { $who }
ui-rewards = Récompenses
ui-building-pile = Pile de Bâtiments
ui-apprentice-pile = Pile d'Apprentis
ui-virtue-track = Piste de Vertu
ui-space-of-track = Case { $virtue }
ui-places = Ce que font les lieux

## Joueurs

ui-character = Personnage
ui-clay = Argile
ui-wood = Bois
ui-marble = Marbre
ui-virtue = Vertu
ui-virtue-at = { $virtue } ({ $parts })
    .join = comma
ui-vp = { $n } PV
ui-cathedral = Cathédrale
ui-level-reached = niveau { $level }, { $vp } PV
ui-workers-on-board = Ouvriers à placer
ui-workers-placed = Placés
ui-placed-at = { $n } { $location }
    .form-location = at
ui-captives = Captifs
ui-captives-of = { $n } ({ $owner })
ui-captured = Capturés
ui-captured-by = { $n } par { $owner }
ui-prisoners = En Prison
ui-apprentices = Apprentis
ui-skills = Compétences

## Ce que l'on a soi-même

ui-passed-on = Passées au voisin
ui-put-under = Mises sous la pile

## En jeu

ui-phase = Manche { $round }, { $seat }
ui-phase-last = Manche { $round }, { $seat }, dernier tour
ui-gives = donne { $parts }
ui-in-row = rangée { $row }, colonne { $column }
ui-let-one-go = défaussez d'abord un de vos Apprentis, car vous avez atteint votre limite
ui-capture-own = { $n ->
    [one] votre propre Ouvrier revient sur votre plateau
   *[other] vos propres Ouvriers reviennent sur votre plateau
}
ui-capture-other = { $n ->
    [one] il devient captif sur votre plateau
   *[other] ils deviennent captifs sur votre plateau
}
ui-vp-at-level = { $vp } PV si la partie se termine à ce niveau
ui-rules-which = Quelle règle ? Tapez { command-rules } et un numéro, par exemple : { command-rules } AB-057
ui-winner-tie-break = { $parts } gagne avec { $points } points, avec plus de Vertu, ou autant et plus de Pièces, que les autres joueurs à égalité. { $reason }.
sealed-apprentices = un nouvel Apprenti a été révélé
sealed-reward = une Récompense a été révélée
sealed-market = une nouvelle carte du Marché Noir a été révélée
sealed-looked = vous avez regardé des cartes Bâtiment

## Aide

help-board = les lieux, les marchés, les Apprentis, la Cathédrale et les piles, et ce qui est imprimé sur le plateau
help-me = vos propres cartes : main, Apprentis, Bâtiments
help-cards = expliquer un Apprenti, un Bâtiment, un Plateau de Joueur, un lieu, un niveau de la Cathédrale ou la Piste de Vertu
