# Les noms des choses. Les cartes ont les leurs dans le dossier de chaque jeu (cards.ftl).

game-viscounts = Vicomtes du Royaume de l'Ouest
game-architects = Architectes du Royaume de l'Ouest
box-gates-of-gold = Portes Dorées
box-keeper-of-keys = Gardien des Clés
box-works-of-wonder = Merveilles du Royaume

## Le calcul des scores

score-debts = Dettes
score-total = Total
