# Les adversaires solo.

## Cartes et plateaux

its-power = le Pouvoir
scheme-s = Planification de Départ { $number }
scheme-f = Planification Future { $number }
scheme-r = Planification { $number } de la Reconstitution
scheme-t = Planification du mode Coop
scheme-left-out = nécessite une autre extension et reste hors de cette partie
scheme-line = { $scheme }
opponent-line = { $card }, plateau d'adversaire solo
focus-text = Objectif : { $what }
reconstruction-text = cet adversaire est notre propre substitut : les règles solo imprimées du jeu de base sont perdues
passive-marble-less = { $n ->
    [one] chaque Merveille lui coûte { $n } Marbre de moins
   *[other] chaque Merveille lui coûte { $n } Marbres de moins
}
section = placer un Ouvrier { $where } : { $what }
    .form-where = at
    .form-what = it
section-if = { $condition }, placer un Ouvrier { $where } : { $what }
    .form-where = at
    .form-condition = it
    .form-what = it
section-otherwise = sinon, placer un Ouvrier { $where } : { $what }
    .form-where = at
    .form-what = it
section-options = la première possibilité réalisable
section-option = possibilité { $n } : { $what }
    .form-what = it
section-nothing = rien d'autre
place-of-princess = le lieu de la Princesse
    .at = là où se trouve la Princesse
place-of-focus = le lieu de son Objectif
    .at = là où l'indique son Objectif

## Conditions

condition-can-capture = s'il peut capturer des Ouvriers d'autres joueurs
condition-can-work-on-cathedral = s'il peut travailler à la Cathédrale
condition-can-stack-in-guildhall = s'il peut empiler un Ouvrier à la Maison des Corporations
condition-can-construct-wonder = s'il peut construire une Merveille
condition-free = s'il n'y a personne { $location }
    .form-location = at
condition-any = { $parts }
    .join = or
    .form-parts = it
condition-all = { $parts }
    .form-parts = it
counter-workers-here = { $n ->
    [one] Ouvrier sur place
   *[other] Ouvriers sur place
}
    .of = d'Ouvriers sur place
counter-own-workers-captured = { $n ->
    [one] Ouvrier sur un autre plateau
   *[other] Ouvriers sur d'autres plateaux
}
    .of = d'Ouvriers sur d'autres plateaux
counter-tax-stand = { $n ->
    [one] Pièce au Bureau des Taxes
   *[other] Pièces au Bureau des Taxes
}
    .of = de Pièces au Bureau des Taxes
    .kind = tax
counter-largest-opposing-group = { $n ->
    [one] Ouvrier dans le plus grand groupe d'un autre joueur
   *[other] Ouvriers dans le plus grand groupe d'un autre joueur
}
    .of = d'Ouvriers dans le plus grand groupe d'un autre joueur
    .kind = group
counter-future-schemes-left = { $n ->
    [one] Planification Future restante
   *[other] Planifications Futures restantes
}
    .of = de Planifications Futures restantes
clause-counts = le compte est de { $n } { $what }
clause-not-most = il n'a pas plus { $what } que tous les autres
    .form-what = of
clause-not-free = un Ouvrier s'y trouve ({ $owner })
clause-parts = { $parts }
clause-no-capture = aucun Ouvrier d'un autre joueur n'est dans un lieu ouvert
clause-no-work-on-cathedral = le plus haut niveau est atteint, ou le niveau suivant est plein
clause-no-stack-in-guildhall = les Ouvriers ne s'empilent pas ici
clause-no-construct-wonder = aucune Merveille n'est à sa portée
done-already = une seule fois par visite
later-in-the-list = aussi grand, mais plus loin dans sa liste de lieux
wonder-stands-there = une Merveille s'y trouve déjà
built-already = c'est déjà construit
wonder-too-expensive = cela coûterait { $parts }, plus qu'il n'a
lies-there-already = cette ressource est déjà sur la carte
no-contribution-card = il n'y a pas de carte Contribution pour l'instant
left-reward = la récompense de gauche
not-possible-for-it = il n'en tirerait rien, ou seulement un remplacement

## Effets

effect-focus = suivre l'Objectif de son plateau
effect-next-scheme = révéler et suivre la carte Planification suivante
effect-future-scheme = { $n ->
    [one] ajouter { $n } Planification Future à sa défausse
   *[other] ajouter { $n } Planifications Futures à sa défausse
}
effect-add-tax = { $n ->
    [one] ajouter { $n } Taxe de la réserve
   *[other] ajouter { $n } Taxes de la réserve
}
effect-take-all-tax = vider le Bureau des Taxes et gagner autant de Pièces
effect-work-on-cathedral = travailler gratuitement à la Cathédrale
effect-construct-wonder = construire une Merveille
effect-contribute = contribuer avec la réserve
effect-remove-apprentices = { $n ->
    [one] retirer { $n } Apprenti de la colonne de son marqueur
   *[other] retirer les { $n } Apprentis de la colonne de son marqueur
}
effect-guardhouse-actions = effectuer une action de sa liste du Poste de Garde pour chaque Ouvrier sur place
effect-capture-per-worker = capturer un groupe d'Ouvriers pour chaque Ouvrier sur place
effect-send-its-captives = { $n ->
    [one] envoyer ses captifs en Prison pour { $n } Pièce chacun
   *[other] envoyer ses captifs en Prison pour { $n } Pièces chacun
}
effect-release-its-prisoners = faire sortir ses Ouvriers de Prison
effect-free-its-workers = reprendre ses Ouvriers des autres plateaux
effect-discard-from-row = défausser l'Apprenti de la rangée { $row } dans la colonne de ses Ouvriers sur place
effect-capture-largest = capturer le plus grand groupe, ou les deux plus grands avec 2 Ouvriers sur place
effect-take-building = prendre la carte Bâtiment du dessus de la pile

## Étapes

event-opponent-reveals = { $seat } révèle { $scheme }
event-opponent-shuffles = { $n ->
    [one] { $seat } mélange sa { $n } Planification défaussée en une nouvelle pile
   *[other] { $seat } mélange ses { $n } Planifications défaussées en une nouvelle pile
}
event-opponent-no-worker = { $seat } n'a plus d'Ouvrier pour une autre carte Planification
event-opponent-follows = la carte envoie { $seat } { $where }
    .form-where = at
event-opponent-clause-holds = la condition est remplie ({ $condition }) : la carte envoie { $seat } { $where }
    .form-where = at
    .form-condition = it
event-opponent-at-profiteer = { $seat } a placé son Ouvrier auprès du Profiteur
event-opponent-focus = { $seat } : son Objectif est { $where }
event-opponent-option = { $seat } choisit la première possibilité réalisable : { $what }
event-opponent-does = { $seat } applique ceci : { $what }
event-opponent-does-nothing = { $seat } ne peut rien y faire
event-opponent-no-space = { $seat } ne trouve pas de case libre au Marché Noir et ne place pas d'Ouvrier
event-opponent-future = { $seat } : { $scheme } rejoint la défausse
event-opponent-adds-tax = { $n ->
    [one] { $n } Pièce de la réserve va au Bureau des Taxes
   *[other] { $n } Pièces de la réserve vont au Bureau des Taxes
}
event-opponent-takes-tax = { $n ->
    [one] { $seat } vide le Bureau des Taxes : { $n } Pièce
   *[other] { $seat } vide le Bureau des Taxes : { $n } Pièces
}
event-opponent-keeps-virtue = { $seat } ne perd pas de Vertu ici
event-opponent-cathedral = { $seat } travaille gratuitement à la Cathédrale
event-opponent-takes-back = { $seat } n'a pas d'Ouvrier à placer et en reprend
event-take-group-back = { $n ->
    [one] { $seat } reprend { $n } Ouvrier { $location }
   *[other] { $seat } reprend { $n } Ouvriers { $location }
}
    .form-location = at
event-opponent-captures = { $n ->
    [one] { $seat } a { $n } capture et prend le plus grand groupe
   *[other] { $seat } a { $n } captures et prend le plus grand groupe
}
event-opponent-captures-nobody = { $seat } n'a plus personne à capturer
event-opponent-guard = { $seat } effectue la première action réalisable de sa liste : { $what }
event-opponent-marker = { $n ->
    [one] { $seat } avance son marqueur Ressource de { $n } case : { $good }
   *[other] { $seat } avance son marqueur Ressource de { $n } cases : { $good }
}
event-opponent-silver-instead = { $what ->
    [apprentice] { $seat } gagne 2 Pièces au lieu d'un Apprenti
   *[other] { $seat } n'a pas de Dette à détruire et gagne 2 Pièces
}
event-opponent-marble-instead = { $seat } gagne du Marbre au lieu de { $n } Or
event-opponent-virtue-instead = { $what ->
    [reward_card] { $seat } gagne de la Vertu au lieu d'une Récompense
   *[other] { $seat } est au bout de la Piste d'Influence et gagne de la Vertu à la place
}
event-opponent-ignores = { $seat } n'a pas l'usage de ceci : { $what }
event-opponent-wonder = { $seat } peut s'offrir la { $building } pour { $n ->
    [one] { $n } point d'Influence
   *[other] { $n } points d'Influence
} et { $marble ->
    [one] { $marble } Marbre
   *[other] { $marble } Marbres
}
event-opponent-contributes = { $seat } pose { $good } de la réserve sur la carte Contribution
    .form-good = some
event-opponent-cannot-contribute = { $seat } ne peut pas contribuer
event-opponent-removes = { $seat } retire les Apprentis de la colonne { $column }
event-opponent-removes-one = { $seat } retire l'Apprenti de la rangée { $row }, colonne { $column }
event-opponent-captures-largest = { $n ->
    [one] { $seat } capture le plus grand groupe
   *[other] { $seat } capture les deux plus grands groupes
}
event-opponent-calls-back = personne n'a 2 Ouvriers dans un même lieu ; { $seat } reprend son propre plus grand groupe
event-opponent-takes-building = { $seat } prend gratuitement { $building } de la pile ; ses effets ne comptent pas
event-opponent-reward = { $option ->
    [0] { $seat } prend la récompense de gauche
   *[other] { $seat } prend la récompense de droite
}
event-opponent-token = { $seat } pose le jeton sur le premier lieu de sa liste qui peut l'accueillir
event-opponent-overflow = { $seat } détruit une Dette pour la Vertu au-delà de la piste

## La table de texte

ui-opponent = Adversaire solo
ui-opponent-board = Plateau
ui-schemes = Cartes Planification
ui-schemes-count = { $n ->
    [one] { $n } dans la pile
   *[other] { $n } dans la pile
}
ui-scheme-discards = Planifications défaussées
ui-resource-marker = Marqueur Ressource
ui-marker-at = sur { $good }
sealed-scheme = une carte Planification a été révélée
score-difficulty = Difficulté
