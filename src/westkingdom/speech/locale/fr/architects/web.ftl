# Ce que la page montre des Architectes : la ville, les pistes, votre plateau et ceux des autres.

## Les parties de la table

web-a-town = La ville
web-a-market = Apprentis à recruter
web-a-column-price = { $more ->
    [0] Colonne { $n }
    [one] Colonne { $n } : { $more } Pièce de plus que la colonne 1
   *[other] Colonne { $n } : { $more } Pièces de plus que la colonne 1
}
web-a-piles = Piles
web-a-building-pile = Cartes Bâtiment dans la pile
web-a-apprentice-pile = Apprentis dans la pile
web-a-reward-pile = Récompenses dans la pile
web-a-known-below = Connues sous la pile
web-a-rewards-gained = Gagnées jusqu'ici
web-a-tab-town = Ville
web-a-tab-mine = À moi
web-a-tab-others = Autres
web-a-tab-chronicle = Chronique
web-a-parts = Parties de la table
web-a-others = Les autres joueurs

## Choisir

web-a-next = Votre prochain Ouvrier :
web-a-would-be = { $name }, si vous choisissez cela

## Lieux

web-a-workers-of = { $n ->
    [one] { $name } : { $n } Ouvrier
   *[other] { $name } : { $n } Ouvriers
}
web-a-nobody = Il n'y a personne ici
web-a-of = de { $name }
web-a-guildhall-spaces = { $n ->
    [one] { $n } case occupée sur { $spaces } ; réinitialisation du Marché Noir à { $resets } ; la dernière ouvre les derniers tours
   *[other] { $n } cases occupées sur { $spaces } ; réinitialisation du Marché Noir à { $resets } ; la dernière ouvre les derniers tours
}
web-a-turns-left = { $n ->
    [1] dernier tour
   *[other] derniers tours : { $n }
}
web-a-black-market = Marché Noir
web-a-small-market = Petit
web-a-middle-market = Milieu
web-a-large-market = Grand
web-a-reset-waits = Réinitialisation après ce tour
web-a-costs = Coûte :
web-a-missing = il manque { $n }
web-a-free = libre
web-a-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Cathédrale et Vertu

web-a-cathedral = Cathédrale
web-a-level = Niveau { $n }
web-a-spaces = { $n ->
    [0] aucune case libre
    [one] { $n } case libre
   *[other] { $n } cases libres
}
web-a-virtue = Vertu
web-a-no-market = sans Marché Noir
web-a-no-cathedral = sans Cathédrale
web-a-tax-less = { $n ->
    [one] { $n } Taxe de moins
   *[other] { $n } Taxes de moins
}

## Joueurs

web-a-goods = Biens
web-a-good-clay = Argile
web-a-good-wood = Bois
web-a-good-stone = Pierre
web-a-good-gold = Or
web-a-good-marble = Marbre
web-a-good-silver = Pièces
web-a-good-influence = Influence
web-a-good-tax = Pièces de Taxe
web-a-good-laid = Pièces sur les Apprentis
web-a-good-virtue = Vertu
web-a-good-debt = Dette
web-a-good-building-card = carte Bâtiment
web-a-good-reward-card = Récompense
web-a-skill-carpentry = Charpenterie
web-a-skill-tiling = Tuilerie
web-a-skill-masonry = Maçonnerie
web-a-workers = Ouvriers à placer
web-a-debts = Dettes : { $unpaid ->
    [one] { $unpaid } impayée
   *[other] { $unpaid } impayées
}, { $paid ->
    [one] { $paid } remboursée
   *[other] { $paid } remboursées
}
web-a-in-prison = En Prison
web-a-captives = Captifs
web-a-captured-by = Capturés par
web-a-apprentices = Apprentis
web-a-buildings = Bâtiments
web-a-building-cards = Cartes Bâtiment
web-a-in-hand = Main
web-a-to-draft = { $n ->
    [one] { $n } carte à choisir
   *[other] { $n } cartes à choisir
}
web-a-turn = à son tour
web-a-start = premier joueur
web-a-none = aucun
web-a-only-you-know = Vous seul savez
web-a-passed-on = Passées pendant le draft
web-a-put-under = Mises sous la pile
web-a-drawn-by-others = Piochées par d'autres

## Cartes

web-a-points = points de victoire
web-a-silver-on-it = Pièces posées dessus
web-a-reconstructed = en partie reconstituée
web-a-offered = Personnages au choix
web-a-draft = Le draft : gardez une carte
web-a-looked-at = Cartes que vous regardez
web-a-somebody-looks = { $n ->
    [one] { $name } regarde { $n } carte Bâtiment
   *[other] { $name } regarde { $n } cartes Bâtiment
}
web-a-to-pay = Reste à payer

## Merveilles du Royaume et adversaires solo

web-a-wonders = Merveilles du Royaume
web-a-contribution = Carte Contribution
web-a-no-contribution = Plus de carte avant la prochaine réinitialisation
web-a-lies-there = déjà posé
web-a-consequence = Conséquence
web-a-gives-card = donne une carte Bâtiment
web-a-lie-on-it = { $n ->
    [one] pièce posée
   *[other] pièces posées
}
web-a-opponent = Adversaire solo
web-a-schemes = { $n ->
    [one] { $n } carte Planification dans la pile
   *[other] { $n } cartes Planification dans la pile
}
web-a-future-schemes = { $n ->
    [one] { $n } Planification Future
   *[other] { $n } Planifications Futures
}
web-a-marker-on = Marqueur Ressource sur { $good }
web-a-resolving = En cours
web-a-followed = Suivies, la dernière d'abord
