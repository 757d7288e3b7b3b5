# Ce que font les effets et les capacités, à l'infinitif : ils se placent dans une phrase, dont la première lettre est mise en
# majuscule.

## Quantités

amount-ink = { $n ->
    [one] { $n } Encrier
   *[other] { $n } Encriers
}
amount-corruption = { $n ->
    [one] { $n } point de Corruption
   *[other] { $n } points de Corruption
}
amount-deed = { $n ->
    [one] { $n } Acte de Propriété
   *[other] { $n } Actes de Propriété
}
amount-resource-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
amount-merchant = { $n ->
    [one] { $n } Icône Marchand
   *[other] { $n } Icônes Marchand
}
amount-builder = { $n ->
    [one] { $n } Icône Bâtisseur
   *[other] { $n } Icônes Bâtisseur
}
amount-noble = { $n ->
    [one] { $n } Icône Noble
   *[other] { $n } Icônes Noble
}
amount-cleric = { $n ->
    [one] { $n } Icône Clergé
   *[other] { $n } Icônes Clergé
}
amount-criminal = { $n ->
    [one] { $n } Icône Criminel
   *[other] { $n } Icônes Criminel
}

## Effets

effect-discard = { $n ->
    [one] défausser jusqu'à { $n } carte
   *[other] défausser jusqu'à { $n } cartes
}
    .or = { $n ->
    [one] défausser { $n } carte
   *[other] défausser jusqu'à { $n } cartes
}
effect-destroy = { $n ->
    [one] détruire jusqu'à { $n } carte
   *[other] détruire jusqu'à { $n } cartes
}
    .or = { $n ->
    [one] détruire { $n } carte
   *[other] détruire jusqu'à { $n } cartes
}
effect-destroy-from-starting-deck = vous pouvez détruire 1 carte de votre pioche de départ
effect-flip-debt = retourner une Dette
effect-flip-deed = retourner un Acte de Propriété
effect-flip-either = retourner une Dette ou un Acte de Propriété
effect-rearrange = réarranger les cartes de votre plateau
effect-shuffle = mélanger votre défausse avec votre pioche
effect-hire-free = { $n ->
    [one] recruter gratuitement n'importe quel Villageois visible
   *[other] recruter gratuitement { $n } Villageois visibles
}
effect-free-manuscript = prendre gratuitement un Manuscrit visible de coût 3 ou 4
effect-place-workers = { $n ->
    [one] placer { $n } Ouvrier dans un quartier du Château au choix
   *[other] placer { $n } Ouvriers dans un quartier du Château au choix
}
effect-move-worker = { $n ->
    [one] déplacer { $n } de vos Ouvriers vers un quartier voisin du Château
   *[other] déplacer { $n } de vos Ouvriers vers des quartiers voisins du Château
}
effect-build-free = construire gratuitement { $building }
    .form-building = one
effect-build-free-at-viscount = construire gratuitement { $building } auprès de votre Vicomte
    .form-building = one
effect-build-free-at-space = construire gratuitement { $building } à la case { $number }
    .form-building = one
effect-if-no-criminals = si vous n'avez pas d'Icône Criminel sur votre plateau, { $part }
effect-if-criminals = si vous avez une Icône Criminel sur votre plateau, { $part }
effect-draw = { $n ->
    [one] tirer { $n } carte
   *[other] tirer { $n } cartes
}
effect-action-trade = effectuer une action Commercer
effect-action-construct = effectuer une action Construire un Bâtiment
effect-action-place-workers = effectuer une action Placer des Ouvriers
effect-action-transcribe = effectuer une action Transcrire un Manuscrit
effect-move-viscount = déplacer votre Vicomte de { $least } ou { $most } cases
effect-discard-from-starting-deck = { $n ->
    [one] défausser jusqu'à { $n } carte de votre pioche de départ
   *[other] défausser jusqu'à { $n } cartes de votre pioche de départ
}
effect-gain-kings-order = gagner un Ordre du Roi
effect-return-kings-order = remettre cette carte dans la pile des Ordres du Roi
effect-welcome = accueillir un Étranger
effect-refuse = refuser un Étranger
effect-discard-debts = { $n ->
    [one] défausser { $n } de vos Dettes (remboursée ou impayée)
   *[other] défausser { $n } de vos Dettes (remboursées ou impayées)
}
effect-gain-approved-deed = gagner un Acte de Propriété approuvé
effect-gain-hero = gagner un Héros en main
effect-gain-hero-to-deck = gagner un Héros dans votre pioche de départ
effect-gain-chest = gagner une tuile Coffre
effect-ignore-criminal = ignorer une Icône Criminel de votre plateau pour cette Collision

## Conditions, au début d'une phrase

condition-on-board-kings-order = { $n ->
    [one] si vous avez un Ordre du Roi sur votre plateau
   *[other] si vous avez { $n } Ordres du Roi sur votre plateau
}
condition-on-board-outsider = { $n ->
    [one] si vous avez un Étranger sur votre plateau
   *[other] si vous avez { $n } Étrangers sur votre plateau
}
condition-built = { $n ->
    [one] si vous avez construit { $n } { $building }
   *[other] si vous avez construit { $n } { $buildings }
}
    .form-buildings = pl building
condition-chest-tiles = { $n ->
    [one] si vous avez { $n } tuile Coffre
   *[other] si vous avez { $n } tuiles Coffre
}

## Quand une capacité agit

timing-drop-off = Effet de sortie

moment-trade = après votre action Commercer : { $what }
moment-build = après votre action Construire un Bâtiment : { $what }
moment-noble = après votre action Placer des Ouvriers : { $what }
moment-cleric = après votre action Transcrire un Manuscrit : { $what }
moment-collision-begins = au début de la Collision de n'importe quel joueur : { $what }
moment-collision = pendant la Collision de n'importe quel joueur : { $what }
moment-hire = après chacun de vos recrutements : { $what }
moment-gain-debt = chaque fois que vous gagnez une Dette : { $what }
moment-gain-deed = chaque fois que vous gagnez un Acte de Propriété : { $what }
moment-flip-debt = chaque fois que vous retournez une Dette : { $what }
moment-flip-deed = chaque fois que vous retournez un Acte de Propriété : { $what }
moment-shuffle = chaque fois que vous mélangez : { $what }
moment-before-collision = avant la Collision de n'importe quel joueur : { $what }
moment-gain-kings-order = chaque fois que vous gagnez un Ordre du Roi : { $what }
moment-welcome = chaque fois que vous accueillez un Étranger : { $what }
moment-refuse = chaque fois que vous refusez un Étranger : { $what }
moment-gain-hero = chaque fois que vous gagnez un Héros : { $what }
moment-destroy-hero = chaque fois que vous détruisez un Héros : { $what }

## Ce qui vaut tant qu'une chose est là

passive-icons = vous avez toujours { $parts }
passive-extra-move = { $n ->
    [one] vous pouvez avancer gratuitement de { $n } case supplémentaire
   *[other] vous pouvez avancer gratuitement de { $n } cases supplémentaires
}
passive-icons-while = vous avez { $parts }
passive-dismiss-anywhere = vous pouvez renvoyer le Villageois de n'importe quel segment
passive-discount = vous payez { $hire ->
    [one] { $hire } Pièce
   *[other] { $hire } Pièces
} de moins pour recruter et { $dismiss ->
    [one] { $dismiss } Pièce
   *[other] { $dismiss } Pièces
} de moins pour renvoyer
passive-no-play-corruption = jouer un Criminel ne vous donne aucune Corruption
passive-replace-hire = au lieu de recruter, vous pouvez { $what }, pour { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
} sauf si le recrutement est gratuit
passive-resources-for-silver = vous pouvez payer n'importe quelle ressource comme 1 Pièce
passive-turn-option = pendant votre tour, vous pouvez payer { $price } pour { $what }, autant de fois que vous voulez
passive-hand-limit = votre limite de main augmente de { $n }
passive-dismiss-cost = { $n ->
    [one] chaque renvoi coûte exactement { $n } Pièce
   *[other] chaque renvoi coûte exactement { $n } Pièces
}
passive-convert-goods = { $limit ->
    [-1] lors de l'action { $action }, vous pouvez payer { $from } comme { $to }, autant de fois que vous voulez
   *[other] lors de l'action { $action }, vous pouvez payer { $from } comme { $to }, une seule fois
}
passive-convert-icons = lors de l'action { $action }, vous pouvez compter { $from } comme { $to }, autant de fois que vous voulez

## Ce que comptent les Manuscrits

counter-buildings = { $each ->
    [one] Bâtiment construit
   *[other] tranche de { $each } Bâtiments construits
}
counter-resources = { $each ->
    [one] ressource restante
   *[other] tranche de { $each } ressources restantes
}
counter-manuscripts = { $each ->
    [one] Manuscrit
   *[other] tranche de { $each } Manuscrits
}
counter-workers-in-castle = { $each ->
    [one] Ouvrier dans le Château
   *[other] tranche de { $each } Ouvriers dans le Château
}
counter-flipped-debts = { $each ->
    [one] Dette retournée
   *[other] tranche de { $each } Dettes retournées
}
counter-flipped-deeds = { $each ->
    [one] Acte de Propriété retourné
   *[other] tranche de { $each } Actes de Propriété retournés
}
counter-outsiders-in-deck = { $each ->
    [one] Étranger de votre paquet
   *[other] tranche de { $each } Étrangers de votre paquet
}
counter-heroes-and-outsiders-in-deck = { $each ->
    [one] Héros ou Étranger de votre paquet
   *[other] tranche de { $each } Héros et Étrangers de votre paquet
}
counter-ribbon-grey = { $each ->
    [one] ruban gris
   *[other] tranche de { $each } rubans gris
}
counter-ribbon-black = { $each ->
    [one] ruban noir
   *[other] tranche de { $each } rubans noirs
}
counter-ribbon-blue = { $each ->
    [one] ruban bleu
   *[other] tranche de { $each } rubans bleus
}
counter-ribbon-yellow = { $each ->
    [one] ruban jaune
   *[other] tranche de { $each } rubans jaunes
}
counter-ribbon-sets-of-4 = { $each ->
    [one] série de 4 rubans différents
   *[other] tranche de { $each } séries de 4 rubans différents
}
counter-own-links = { $each ->
    [one] Lien de Construction entre deux de vos Bâtiments
   *[other] tranche de { $each } Liens de Construction entre vos Bâtiments
}
counter-segments-with-building = { $each ->
    [one] segment où vous avez un Bâtiment
   *[other] tranche de { $each } segments où vous avez un Bâtiment
}
counter-castle-wedges-led = { $each ->
    [one] quartier du Château où vous avez le plus d'Ouvriers aux étages 1 et 2
   *[other] tranche de { $each } quartiers du Château où vous avez le plus d'Ouvriers aux étages 1 et 2
}
counter-workers-tier-1 = { $each ->
    [one] Ouvrier à l'étage 1
   *[other] tranche de { $each } Ouvriers à l'étage 1
}
counter-workers-tier-2 = { $each ->
    [one] Ouvrier à l'étage 2
   *[other] tranche de { $each } Ouvriers à l'étage 2
}
counter-workers-tier-3 = { $each ->
    [one] Ouvrier à l'étage 3
   *[other] tranche de { $each } Ouvriers à l'étage 3
}
counter-icon-sets-bcn = { $each ->
    [one] série d'Icônes Bâtisseur, Noble et Clergé
   *[other] tranche de { $each } séries d'Icônes Bâtisseur, Noble et Clergé
}
counter-heroes-in-deck = { $each ->
    [one] Héros de votre paquet
   *[other] tranche de { $each } Héros de votre paquet
}
counter-icon-merchant = { $each ->
    [one] Icône Marchand
   *[other] tranche de { $each } Icônes Marchand
}
counter-icon-builder = { $each ->
    [one] Icône Bâtisseur
   *[other] tranche de { $each } Icônes Bâtisseur
}
counter-icon-noble = { $each ->
    [one] Icône Noble
   *[other] tranche de { $each } Icônes Noble
}
counter-icon-cleric = { $each ->
    [one] Icône Clergé
   *[other] tranche de { $each } Icônes Clergé
}
counter-icon-criminal = { $each ->
    [one] Icône Criminel
   *[other] tranche de { $each } Icônes Criminel
}

## Le texte d'une carte

card-line = { $card }, { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}, { $icons }
    .join = comma
thing-line = { $card }
outsider-line = { $card }, Étranger, { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}, { $icons }
    .join = comma
chest-tile-line = tuile Coffre
start-manuscript-line = Manuscrit { $ribbon } imprimé sur un Plateau de Manuscrits
manuscript-line = { $cost ->
    [one] Manuscrit { $ribbon }, { $cost } Icône Clergé
   *[other] Manuscrit { $ribbon }, { $cost } Icônes Clergé
}
printed-townsfolk-line = Villageois imprimé sur { $segment }, { $cost ->
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}, { $icons }
    .join = comma
    .form-segment = the
printed-manuscript-line = { $cost ->
    [one] Manuscrit imprimé sur { $segment }, { $cost } Icône Clergé
   *[other] Manuscrit imprimé sur { $segment }, { $cost } Icônes Clergé
}
    .form-segment = the
hire-text = recrutement ou renvoi : { $what }
dismiss-text = renvoi : { $what }
gain-text = gain : { $what }
leaves-text = puis cette carte est retirée de la partie
destroyed-text = destruction : { $what }
destroyed-from-hand-text = destruction depuis votre main : de plus, { $what }
refuse-text = refus : { $what }
last-deed-text = avant le calcul des scores : { $what }
extra-ribbon-text = { $n ->
    [one] compte comme { $n } ruban de n'importe quelle couleur
   *[other] compte comme { $n } rubans de n'importe quelles couleurs
}
debt-vp-text = chaque Dette impayée vous coûte { $n } PV de moins
diversified-builder-text = pour le premier joueur avec 3 Bâtiments de types différents
specialized-builder-text = pour le premier joueur avec 3 Bâtiments du même type
public-cost-text = { $n ->
    [one] { $n } Icône Bâtisseur
   *[other] { $n } Icônes Bâtisseur
}
public-building-text = remplace un de vos Bâtiments ({ $building }) à portée de votre Vicomte ; ce Bâtiment revient sur votre plateau
column-text = colonne { $column }, { $ribbon } : { $what }
    .form-ribbon = fem
start-manuscript-text = il est à vous dès le départ et met un Ordre du Roi dans votre pioche de départ
any-ribbon-text = vous choisissez sa colonne, dont il prend la couleur
tile-reward-text = chaque fois qu'une carte avec au moins { $needs } arrive au-dessus, jouée ou décalée (mais pas réarrangée) : { $what }
tile-as-all-text = dans une action, { $needs } de la carte au-dessus peut compter comme { $gives }
tile-as-any-text = dans une action, { $needs } au-dessus peut compter comme { $gives }
    .join = or
tile-points-text = { $parts }
tile-count = { $n ->
    [one] { $n } tuile Coffre : { $vp } PV
   *[other] { $n } tuiles : { $vp } PV
}
needs-kings-order = un Ordre du Roi
vp-sum = { $parts }
cleric-bonus-text = pour le premier joueur avec { $n } rubans { $ribbon }
    .form-ribbon = pl
castle-leader-text = pour le joueur qui a le plus d'Ouvriers à l'étage 3
starts-on = départ : { $space }
then-text = puis { $what }
end-of-set-up-text = puis, à la fin de la mise en place, { $what }
icons-merchant = { $n ->
    [one] Marchand
   *[other] { $n } Marchands
}
icons-builder = { $n ->
    [one] Bâtisseur
   *[other] { $n } Bâtisseurs
}
icons-noble = { $n ->
    [one] Noble
   *[other] { $n } Nobles
}
icons-cleric = { $n ->
    [one] Clergé
   *[other] { $n } Clergé
}
icons-criminal = { $n ->
    [one] Criminel
   *[other] { $n } Criminels
}
no-icons = aucune Icône

## Icônes, en bref

icon-ink = { $n ->
    [one] Encrier
   *[other] { $n } Encriers
}
icon-corruption = { $n ->
    [one] Corruption
   *[other] { $n } Corruption
}
icon-deed = { $n ->
    [one] Acte de Propriété
   *[other] { $n } Actes de Propriété
}
icon-resource-any = { $n ->
    [one] ressource au choix
   *[other] { $n } ressources au choix
}
icon-merchant = Marchand
icon-builder = Bâtisseur
icon-noble = Noble
icon-cleric = Clergé
icon-criminal = Criminel
icon-no-criminal = sans Criminel
icon-destroy = { $n ->
    [one] détruire
   *[other] détruire { $n }
}
icon-discard = { $n ->
    [one] défausser
   *[other] défausser { $n }
}
icon-hire = { $n ->
    [one] recruter
   *[other] recruter { $n }
}
icon-shuffle = mélanger
icon-rearrange = réarranger
icon-worker = { $n ->
    [one] Ouvrier
   *[other] { $n } Ouvriers
}
icon-castle-move = { $n ->
    [one] mouvement dans le Château
   *[other] { $n } mouvements dans le Château
}
icon-manuscript-3-4 = Manuscrit de 3 ou 4
icon-flip-debt = retourner Dette
icon-flip-deed = retourner Acte de Propriété
icon-flip-either = retourner
icon-draw = { $n ->
    [one] tirer
   *[other] tirer { $n }
}
icon-action-trade = Commercer
icon-action-construct = Construire
icon-action-place-workers = Placer des Ouvriers
icon-action-transcribe = Transcrire
icon-viscount = déplacer Vicomte
icon-kings-order = { $n ->
    [one] Ordre du Roi
   *[other] { $n } Ordres du Roi
}
icon-welcome = accueillir
icon-refuse = refuser
icon-discard-debt = { $n ->
    [one] défausser Dette
   *[other] défausser { $n } Dettes
}
icon-approved-deed = Acte de Propriété approuvé
icon-hero = Héros
icon-chest = tuile Coffre
icon-trading-post = Comptoir
icon-guildhall = Maison des Corporations
icon-workshop = Atelier
