# Les adversaires solo : leurs noms, ce qui est imprimé sur leurs plateaux et leurs cartes Planification, ce qu'ils font
# et pourquoi.

## Noms

card-ai-board-cleric = Plateau IA Clergé
card-ai-board-builder = Plateau IA Bâtisseur
card-ai-board-noble = Plateau IA Noble
card-ai-board-cards = Plateau IA Cartes
card-scheme-start-builder-noble = Planification de Départ Bâtisseur et Noble
card-scheme-start-noble = Planification de Départ Noble
card-scheme-start-criminal-1 = Planification de Départ Criminel déplacement 1
card-scheme-start-builder = Planification de Départ Bâtisseur
card-scheme-start-cleric = Planification de Départ Clergé
card-scheme-start-cleric-noble = Planification de Départ Clergé et Noble
card-scheme-start-builder-cleric = Planification de Départ Bâtisseur et Clergé
card-scheme-start-criminal-2 = Planification de Départ Criminel déplacement 3
card-scheme-future-cleric = Planification Future Clergé
card-scheme-future-builder-cleric = Planification Future Bâtisseur et Clergé
card-scheme-future-noble = Planification Future Noble
card-scheme-future-builder = Planification Future Bâtisseur
card-scheme-future-builder-noble = Planification Future Bâtisseur et Noble
card-scheme-future-cleric-noble = Planification Future Clergé et Noble
card-scheme-future-criminal-1 = Planification Future Criminel
card-scheme-future-criminal-2 = Planification Future deux Criminels
card-scheme-start-keys = Planification de Départ Bâtisseur Clergé Noble
score-resources-left = Ressources restantes

## Effets qu'eux seuls ont

effect-future-scheme = ajouter une Planification Future à sa défausse
effect-dismiss-free = renvoyer gratuitement le Villageois du segment
effect-corruption-per-criminal = gagner 1 point de Corruption par Icône Criminel du plateau
effect-focus = effectuer l'Objectif Principal
effect-flip-ai-chest = retourner la tuile Coffre IA suivante
effect-discard-faceup = retirer de la partie les { $heroes } Héros les plus à droite et les { $chests } tuiles Coffre les plus à droite
icon-future-scheme = Planification Future
icon-dismiss = renvoyer
icon-focus = Objectif
icon-ai-chest = retourner Coffre IA
icon-remove-hero = { $n ->
    [one] retirer Héros
   *[other] retirer { $n } Héros
}
icon-remove-chest = { $n ->
    [one] retirer tuile Coffre
   *[other] retirer { $n } tuiles Coffre
}

## Les textes des plateaux et des cartes Planification

scheme-line = { $card }, en-tête { $icons }
scheme-move = avancer de { $n ->
    [one] { $n } case extérieure
   *[other] { $n } cases extérieures
}
scheme-options = puis la première possibilité réalisable : { $parts }
    .join = else
    .form-parts = or
ai-focus-text = Objectif Principal : { $what }
focus-flip = retourner des Dettes et des Actes de Propriété : les Icônes de toute sorte et les ressources comptent 1 chacune, 4 font un retournement, 2 retournements au plus
ai-resources-text = Ressources par préférence : { $parts }
    .join = then
ai-resource-up-to = { $what } jusqu'à { $most }
ai-resource-pool = toutes les ressources forment une seule réserve et comptent comme n'importe laquelle
ai-resource-ink = Encriers
ai-resource-stone = Pierres
ai-resource-gold = Or
ai-start-text = Au départ : { $parts }
    .join = then
ai-start-icons-text = { $icons } sur la case { $place } jusqu'à ce qu'elle soit couverte
    .form-place = of
ai-removed-text = Non utilisées : { $parts }
    .join = comma
ai-slot-icons-text = { $slot } : { $icons }
ai-slot-text = { $slot }, { $when } : { $what }
ai-moment-placed = à sa construction
ai-moment-collision-begins = au début de la Collision de n'importe quel joueur
ai-moment-flip = à chaque retournement
ai-moment-future-scheme = à chaque carte gagnée
ai-moment-shuffle = à chaque Mélange
ai-workers-text = Ouvriers placés : { $parts }
    .join = comma
ai-worker-step = { $workers } pour { $what }
ai-track-text = Collision sur la case { $space } : { $above } ; chaque adversaire : { $below }
ai-leftover-text = { $vp } PV par ressource restante à la fin

## Ce qu'ils font

event-opponent-starts = { $seat } commence sur { $space }, le numéro de la { $player_card }
    .form-space = the
event-scheme = { $seat } révèle { $card }
event-scheme-leaves = { $seat } : { $card } quitte le plateau
event-option-action = { $seat } peut effectuer l'action { $action }
event-option-focus = { $seat } peut effectuer son Objectif Principal
event-option-other = { $seat } peut retourner une tuile Coffre IA
event-option-last = { $seat } choisit la dernière possibilité, toujours réalisable
event-acts = { $seat } effectue l'action { $action } : coût { $needs }, pour { $icons ->
    [one] { $icons } Icône
   *[other] { $icons } Icônes
}
event-focus-flips = { $seat } a { $icons ->
    [one] { $icons } Icône
   *[other] { $icons } Icônes
} pour { $flips ->
    [one] { $flips } retournement
   *[other] { $flips } retournements
}, et il en faut { $needs }
event-left-most = { $seat } prend son Bâtiment le plus à gauche, { $slot }, pour le premier emplacement libre : { $spot }
event-left-most-replaced = { $seat } remplace son Bâtiment le plus à gauche, sur l'{ $spot }
event-right-most = le Bâtiment revient sur la case libre la plus à droite, { $slot }
event-resource-of-choice = { $seat } choisit { $what }
event-silver-becomes = pour { $silver ->
    [one] { $silver } Pièce
   *[other] { $silver } Pièces
}, { $seat } gagne { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
} de préférence
event-silver-lost = { $silver ->
    [one] { $seat } ne garde pas d'argent : { $silver } Pièce est perdue
   *[other] { $seat } ne garde pas d'argent : { $silver } Pièces sont perdues
}
event-becomes = { $converted ->
    [rearrange] au lieu d'un réarrangement, { $seat } gagne une ressource de préférence
    [destroy] au lieu de détruire une carte, { $seat } en retourne une
    [discard] au lieu de défausser une carte, { $seat } gagne de la Vertu
    [move_worker] au lieu d'un mouvement dans le Château, { $seat } gagne de la Vertu
    [hire-or-gain-a-card] au lieu de recruter, { $seat } gagne une Planification Future
    [order] au lieu d'un Ordre du Roi, { $seat } gagne une carte comme par un recrutement
    [outsiders] { $seat } retire les deux Étrangers les plus à droite et gagne une ressource de préférence
    [chest] au lieu de gagner une tuile Coffre, { $seat } retourne sa suivante
   *[hero] au lieu d'un Héros, { $seat } gagne une carte comme par un recrutement
}
event-no-draw = { $seat } n'a pas de main et ne tire rien
event-condition-holds = { $n ->
    [one] { $seat } a { $n } Icône Criminel : la condition est remplie
   *[other] { $seat } a { $n } Icônes Criminel : la condition est remplie
}
event-condition-fails = { $n ->
    [one] { $seat } a { $n } Icône Criminel : la condition n'est pas remplie
   *[other] { $seat } a { $n } Icônes Criminel : la condition n'est pas remplie
}
event-takes-first = { $seat } choisit toujours le premier de plusieurs effets
event-flip-chosen = { $flip ->
    [debt] { $seat } choisit de retourner une Dette
   *[deed] { $seat } choisit de retourner un Acte de Propriété
}
event-no-flip = { $flip ->
    [debt] { $seat } n'a pas de Dette à retourner et gagne de la Vertu à la place
    [deed] { $seat } n'a pas d'Acte de Propriété à retourner et gagne de la Vertu à la place
   *[either] { $seat } n'a rien à retourner et gagne de la Vertu à la place
}
event-future-scheme = { $seat } met { $card } dans sa défausse
event-no-future-scheme = il ne reste aucune Planification Future : { $seat } retourne une carte à la place
event-dismisses-free = { $seat } renvoie gratuitement le Villageois { $segment }
    .form-segment = of
event-criminals = { $n ->
    [one] { $seat } a { $n } Icône Criminel sur son plateau
   *[other] { $seat } a { $n } Icônes Criminel sur son plateau
}
event-slot-answers = { $seat } : effet de la case { $slot }
event-slot-silent = { $seat } : la case { $slot } n'agit pas une seconde fois
event-thing-answers = { $seat } : effet ({ $thing })
event-free-workers = { $seat } place des Ouvriers gratuits dans le quartier { $segment }
    .form-segment = of
event-first-manuscript = { $segment } : c'est là le premier Manuscrit, dans le sens horaire, que peut prendre { $seat }
event-lost = { $lost ->
    [workers] { $seat } n'a plus d'Ouvriers : l'effet est perdu
    [manuscript] aucun Manuscrit ne peut être pris : l'effet est perdu
   *[other] { $seat } n'a plus de Bâtiment de ce type ou d'emplacement libre : l'effet est perdu
}
event-section-first = { $seat } résout d'abord le { $section }, le prochain dans le sens horaire depuis son Vicomte
event-bumps-people = { $seat } éjecte d'abord un Ouvrier à { $other }
event-outsider-removed = { $seat } retire de la partie l'Étranger { $card }
event-hero-removed = { $seat } retire de la partie { $card }
event-chest-removed = { $seat } retire de la partie la { $tile }
event-chest-flipped = { $seat } retourne la { $tile } sous la case { $place }
    .form-place = of
event-no-chest-left = { $seat } a retourné toutes ses tuiles Coffre IA

## Pourquoi pas autre chose

why-not-has-enough = l'IA en a { $has }, et en garde au plus { $most }
why-not-opponent-weak = il faut { $needs }, et il y a pour cela { $icons ->
    [one] { $icons } Icône
   *[other] { $icons } Icônes
} et { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
why-not-needs-more = il faut { $needs }, et la force atteint { $strength }
why-not-opponent-no-workers = il ne reste plus d'Ouvriers dans sa réserve
why-not-opponent-all-built = tous ses Bâtiments sont construits
why-not-opponent-no-debt = l'IA n'a aucune Dette impayée
why-not-opponent-no-deed = l'IA n'a aucun Acte de Propriété acquis
why-not-nothing-to-flip = l'IA n'a rien à retourner
why-not-flips-equal = l'IA a retourné les deux aussi souvent ({ $n }), donc une Dette passe d'abord
why-not-flipped-more = l'IA retourne la sorte qu'elle a le moins retournée : Dettes { $paid }, Actes de Propriété { $approved }
why-not-criminals = il faut un plateau sans Icône Criminel, et il y en a { $n }
why-not-no-criminals = il faut une Icône Criminel sur le plateau, et il n'y en a pas
why-not-first = ce n'est pas le premier
why-not-chain = un renvoi par une case n'en déclenche qu'un de plus

## La table de texte

ui-ai-board = Plateau
ui-schemes = Sur le plateau
ui-scheme-pile = { $n ->
    [0] vide
    [one] { $n } carte, dont { $more } sont connues : { $cards }
   *[other] { $n } cartes dans un ordre inconnu, dont { $more } sont connues : { $cards }
}
ui-future-pile = { $n ->
    [0] la pile est épuisée
   *[other] { $n } dans la pile ; pas encore vues : { $cards }
}
ui-chests-face-down = { $n ->
    [0] toutes les tuiles Coffre IA sont retournées
    [one] { $n } tuile Coffre IA est face cachée
   *[other] { $n } tuiles Coffre IA sont face cachée
}
sealed-scheme = une carte Planification a été révélée
