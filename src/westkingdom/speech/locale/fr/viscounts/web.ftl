# What the board of Viscounts says in the browser.

## The board

web-v-board = Plateau principal, dans le sens horaire
web-v-castle = Château
web-v-spots = Emplacements de construction
web-v-spaces = Cases
web-v-townsfolk = Villageois
web-v-space-ol = { $segment }, extérieur gauche ({ $number })
web-v-space-or = { $segment }, extérieur droit ({ $number })
web-v-space-in = { $segment }, intérieur
web-v-exchange = { $n ->
    [one] Commercer : { $n } Marchand pour { $what }
   *[other] Commercer : { $n } Marchands pour { $what }
}
web-v-here = Vicomtes ici : { $names }
web-v-spot = { $segment }, emplacement { $position }
web-v-built = { $building } ({ $name })
web-v-built-public = Bâtiment Public { $building } ({ $name })
web-v-link = Lien { $a }–{ $b } : { $what }
web-v-tiles = { $n ->
    [one] { $n } tuile dans la pile
   *[other] { $n } tuiles dans la pile
}
web-v-pile = { $n ->
    [one] { $n } carte dans la pile
   *[other] { $n } cartes dans la pile
}
web-v-section = Château, côté { $segment } : étage 1 : { $one } ; étage 2 : { $two } ; monter vers le centre donne { $what }
web-v-tier-3 = Château, étage 3 : { $who }
web-v-leader = Chef du Château : { $name }
web-v-leader-short = Chef du Château
web-v-nobody = personne
web-v-smaller = Réduire
web-v-larger = Agrandir
web-v-fit = Tout le plateau
web-v-tabs = Parties de la table
web-v-tab-board = Plateau
web-v-tab-mine = À moi
web-v-tab-others = Autres
web-v-tab-chronicle = Chronique
web-v-leaf-draft = Mise en place

## Players

web-v-household = Votre maison
web-v-others = Autres joueurs
web-v-plays = à son tour
web-v-first = premier joueur
web-v-silver = Pièces
web-v-ink = Encriers
web-v-stone = Pierre
web-v-gold = Or
web-v-debts = Dettes
web-v-deeds = Actes
web-v-debts-held = Dettes : impayées ⟲ remboursées
web-v-deeds-held = Actes de Propriété : acquis ⟲ approuvés
web-v-paid = remboursées :
web-v-approved = approuvés :
web-v-workers = Ouvriers
web-v-workers-held = Ouvriers dans la réserve ; { $castle } dans le Château
web-v-markers = Marqueurs Corruption et Vertu
web-v-on-board = Icônes des cartes du plateau
web-v-cards-short = main { $hand }, pioche { $pile }
web-v-track = Corruption et Vertu
web-v-track-at = Corruption sur la case { $corruption }, Vertu sur la case { $virtue } sur 7
web-v-track-space = Collision sur la case { $space } : vous gagnez { $owner } ; chaque adversaire : { $others }
web-v-buildings = Bâtiments
web-v-slot-open = Construit : actif
web-v-slot-closed = Pas encore construit
web-v-points-each = points pour 1, 2, 3 : { $points }
web-v-manuscripts = Manuscrits
web-v-column = Colonne { $column }, ruban { $ribbon } : { $n }
web-v-unlocked = Débloquée
web-v-locked = Bloquée
web-v-ribbon-grey = gris
web-v-ribbon-black = noir
web-v-ribbon-blue = bleu
web-v-ribbon-yellow = jaune
web-v-kept = Cartes Bonus
web-v-strength = Votre force
web-v-strength-of = { $more ->
    [0] { $what } : { $own }
   *[other] { $what } : { $own }, et { $more } de plus avec vos biens ({ $good })
}
web-v-board-cards = Sur votre plateau
web-v-place-left = récente
web-v-place-middle = suivante
web-v-place-right = sort au prochain tour
web-v-empty = vide
web-v-no-chest = pas de tuile Coffre
web-v-hand = Main
web-v-draw-pile = Pioche
web-v-top-card = sa carte du dessus, inconnue
web-v-unknown-order = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes dans un ordre inconnu
}
web-v-hidden-heap = { $n ->
    [one] { $n } carte dans la pioche et la main
   *[other] { $n } cartes dans la pioche et la main
}
web-v-known-in-hand = En main, connues de tous
web-v-discards = Défausse
web-v-set-aside = Mises de côté
web-v-none = rien
web-v-reconstructed = Reconstitué : nous n'avons pas pu tout vérifier

## The realm and the boxes

web-v-realm = Le royaume
web-v-ends = Manche et fin de partie
web-v-round = Manche { $n }
web-v-set-up = Mise en place
web-v-last-round = dernière : { $n }
web-v-poverty = Pauvreté
web-v-prosperity = Prospérité
web-v-revealed = révélée
web-v-poverty-open = Pauvreté : révélée
web-v-prosperity-open = Prospérité : révélée
web-v-poverty-at = { $n ->
    [one] Pauvreté : révélée après { $n } Dette gagnée de plus
   *[other] Pauvreté : révélée après { $n } Dettes gagnées de plus
}
web-v-prosperity-at = { $n ->
    [one] Prospérité : révélée après { $n } Acte de Propriété gagné de plus
   *[other] Prospérité : révélée après { $n } Actes de Propriété gagnés de plus
}
web-v-bonus-left = { $n ->
    [one] { $n } Bonus du Clergé restant
   *[other] { $n } Bonus du Clergé restants
}
web-v-removed = { $n ->
    [one] { $n } carte hors jeu
   *[other] { $n } cartes hors jeu
}
web-v-outsiders = Étrangers
web-v-in-pile = { $n } dans la pile
web-v-left = reste { $n }
web-v-kings-orders = Ordres du Roi
web-v-builder-cards = Cartes Bonus de Construction
web-v-wild-ribbon = Le Manuscrit quadricolore compte comme { $ribbon }
web-v-heroes = Héros
web-v-heroes-later = 3 sont révélés quand chacun a choisi sa paire
web-v-chests = Tuiles Coffre
web-v-chests-gone = { $n ->
    [one] { $n } tuile Coffre hors jeu
   *[other] { $n } tuiles Coffre hors jeu
}
web-v-public = Bâtiments Publics
web-v-ignoring = { $n ->
    [one] { $name } ignore { $n } Icône Criminel
   *[other] { $name } ignore { $n } Icônes Criminel
}
web-v-opponent-cleric = IA Clergé
web-v-opponent-builder = IA Bâtisseur
web-v-opponent-noble = IA Noble
web-v-opponent-cards = IA Cartes
web-v-schemes = Planifications sur son plateau
web-v-scheme-piles = Pioche { $pile }, défausse { $discards }, Planifications Futures { $future }
web-v-hidden-schemes = { $n ->
    [one] { $n } carte connue dans sa pioche
   *[other] { $n } cartes connues dans sa pioche
}
web-v-unseen-schemes = { $n ->
    [one] { $n } Planification Future pas encore vue
   *[other] { $n } Planifications Futures pas encore vues
}
web-v-face-down = { $n ->
    [one] { $n } tuile Coffre face cachée
   *[other] { $n } tuiles Coffre face cachée
}
web-v-draft = Choisissez une carte Joueur et son Héros
web-v-about = À propos de { $name }
web-v-icon-vp = points de victoire

## Segments

web-v-segment-1-2 = Lac
web-v-segment-3-4 = Hautes-Terres
web-v-segment-5-6 = Forêt
web-v-segment-7-8 = Côte
web-v-segment-9-10 = Cimes

## Icons

web-v-icon-silver = { $n ->
    [one] Pièce
   *[other] { $n } Pièces
}
web-v-icon-ink = { $n ->
    [one] Encrier
   *[other] { $n } Encriers
}
web-v-icon-stone = { $n ->
    [one] Pierre
   *[other] { $n } Pierres
}
web-v-icon-gold = { $n ->
    [one] Or
   *[other] { $n } Or
}
web-v-icon-virtue = { $n ->
    [one] Vertu
   *[other] { $n } Vertu
}
web-v-icon-corruption = { $n ->
    [one] Corruption
   *[other] { $n } Corruption
}
web-v-icon-debt = { $n ->
    [one] Dette
   *[other] { $n } Dettes
}
web-v-icon-deed = { $n ->
    [one] Acte de Propriété
   *[other] { $n } Actes de Propriété
}
web-v-icon-resource-any = { $n ->
    [one] ressource au choix
   *[other] { $n } ressources au choix
}
web-v-icon-merchant = Marchand
web-v-icon-builder = Bâtisseur
web-v-icon-noble = Noble
web-v-icon-cleric = Clergé
web-v-icon-criminal = Criminel
web-v-icon-no-criminal = sans Criminel
web-v-icon-destroy = { $n ->
    [one] détruire
   *[other] détruire { $n }
}
web-v-icon-discard = { $n ->
    [one] défausser
   *[other] défausser { $n }
}
web-v-icon-hire = { $n ->
    [one] recruter
   *[other] recruter { $n }
}
web-v-icon-shuffle = mélanger
web-v-icon-rearrange = réarranger
web-v-icon-worker = { $n ->
    [one] Ouvrier
   *[other] { $n } Ouvriers
}
web-v-icon-castle-move = { $n ->
    [one] mouvement dans le Château
   *[other] { $n } mouvements dans le Château
}
web-v-icon-manuscript-3-4 = Manuscrit de 3 ou 4
web-v-icon-flip-debt = retourner Dette
web-v-icon-flip-deed = retourner Acte de Propriété
web-v-icon-flip-either = retourner
web-v-icon-draw = { $n ->
    [one] tirer
   *[other] tirer { $n }
}
web-v-icon-action-trade = Commercer
web-v-icon-action-construct = Construire
web-v-icon-action-place-workers = Placer des Ouvriers
web-v-icon-action-transcribe = Transcrire
web-v-icon-viscount = déplacer Vicomte
web-v-icon-kings-order = { $n ->
    [one] Ordre du Roi
   *[other] { $n } Ordres du Roi
}
web-v-icon-welcome = accueillir
web-v-icon-refuse = refuser
web-v-icon-discard-debt = { $n ->
    [one] défausser Dette
   *[other] défausser { $n } Dettes
}
web-v-icon-approved-deed = Acte de Propriété approuvé
web-v-icon-hero = Héros
web-v-icon-chest = tuile Coffre
web-v-icon-trading-post = Comptoir
web-v-icon-guildhall = Maison des Corporations
web-v-icon-workshop = Atelier
web-v-icon-future-scheme = Planification Future
web-v-icon-dismiss = renvoyer
web-v-icon-focus = Objectif
web-v-icon-ai-chest = retourner Coffre IA
web-v-icon-remove-hero = { $n ->
    [one] retirer Héros
   *[other] retirer { $n } Héros
}
web-v-icon-remove-chest = { $n ->
    [one] retirer tuile Coffre
   *[other] retirer { $n } tuiles Coffre
}
web-v-icon-or = ou
