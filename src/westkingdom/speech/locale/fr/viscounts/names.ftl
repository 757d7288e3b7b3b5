# Les noms des choses ; ceux des cartes et des segments sont dans cards.ftl. Les formes : .one avec l'article indéfini, .the avec
# l'article défini, .of avec « de », .pl au pluriel, .fem au féminin.

building-trading-post = Comptoir
    .one = un Comptoir
    .pl = Comptoirs
building-guildhall = Maison des Corporations
    .one = une Maison des Corporations
    .pl = Maisons des Corporations
building-workshop = Atelier
    .one = un Atelier
    .pl = Ateliers

slot-tp1 = Comptoir 1
slot-tp2 = Comptoir 2
slot-tp3 = Comptoir 3
slot-gh1 = Maison des Corporations 1
slot-gh2 = Maison des Corporations 2
slot-gh3 = Maison des Corporations 3
slot-w1 = Atelier 1
slot-w2 = Atelier 2
slot-w3 = Atelier 3

card-cleric-bonus-grey = carte Bonus du Clergé grise
card-cleric-bonus-black = carte Bonus du Clergé noire
card-cleric-bonus-blue = carte Bonus du Clergé bleue
card-cleric-bonus-yellow = carte Bonus du Clergé jaune
card-kind-leader = carte Chef du Château
card-kind-diversified = carte Bâtisseur Diversifié
card-kind-specialized = carte Bâtisseur Spécialisé
card-public-trading-post = Comptoir Public
    .the = le Comptoir Public
card-public-guildhall = Maison des Corporations Publique
    .the = la Maison des Corporations Publique
card-public-workshop = Atelier Public
    .the = l'Atelier Public
card-column-1 = colonne 1
    .the = la colonne 1
card-column-2 = colonne 2
    .the = la colonne 2
card-column-3 = colonne 3
    .the = la colonne 3
card-column-4 = colonne 4
    .the = la colonne 4
card-manuscript-board-grey = Plateau de Manuscrits gris
card-manuscript-board-black = Plateau de Manuscrits noir
card-manuscript-board-blue = Plateau de Manuscrits bleu
card-manuscript-board-yellow = Plateau de Manuscrits jaune
card-poverty = Pauvreté
card-prosperity = Prospérité

ribbon-grey = gris
    .fem = grise
ribbon-black = noir
    .pl = noirs
    .fem = noire
ribbon-blue = bleu
    .pl = bleus
    .fem = bleue
ribbon-yellow = jaune
    .pl = jaunes
ribbon-any = quadricolore
    .pl = quadricolores

place-left = gauche
    .of = de gauche
place-middle = milieu
    .of = du milieu
place-right = droite
    .of = de droite

kind-OL = extérieur gauche
kind-OR = extérieur droit
kind-IN = intérieur

manuscript = Manuscrit { $ribbon } ({ $cost } : { $what })
chest-tile-reward = tuile Coffre ({ $needs } : { $what })
chest-tile-as-all = tuile Coffre ({ $needs } comme { $gives })
chest-tile-as-any = tuile Coffre ({ $needs } comme { $gives })
    .join = or
player-card = carte Joueur { $number }
section = quartier { $segment }
    .form-segment = of
space = { $number ->
    [0] { $segment }, { $kind }
   *[other] { $segment }, { $kind } ({ $number })
}
    .the = { $number ->
    [0] { $segment }, { $kind }
   *[other] { $segment }, { $kind } ({ $number })
}
    .the-form-segment = the
spot = emplacement { $position } { $segment }
    .form-segment = of
card = { $card }
no-card = vide

## Le calcul des scores

score-trading-posts = Comptoirs
score-guildhalls = Maisons des Corporations
score-workshops = Ateliers
score-workers-tier-1 = Ouvriers à l'étage 1
score-workers-tier-2 = Ouvriers à l'étage 2
score-workers-tier-3 = Ouvriers à l'étage 3
score-manuscript-sets = Séries de rubans
score-manuscripts = Manuscrits
score-chest-tiles = Tuiles Coffre
score-castle-leader = Chef du Château
score-cleric-bonus = Bonus du Clergé
score-builder-cards = Cartes Bonus de Construction
score-public-buildings = Bâtiments Publics
score-outsiders = Étrangers
score-deeds = Actes de Propriété
score-poverty = Pauvreté
score-prosperity = Prospérité

outcome-poverty = La carte Pauvreté a mis fin à la partie
outcome-prosperity = La carte Prospérité a mis fin à la partie
outcome-divided-kingdom = Pauvreté et Prospérité ont toutes deux été révélées : le royaume est divisé
