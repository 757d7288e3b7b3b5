# Comment jouer, dans nos propres mots : les titres des chapitres et des sections des guides de tous les jeux.

guide-solo = Seul contre un adversaire
guide-solo-wonders = Seul, avec Merveilles du Royaume
guide-section-about = De quoi il s'agit
guide-section-turn = Votre tour, étape par étape
guide-section-places = Lieux et actions
guide-section-points = D'où viennent les points
guide-section-end = Comment cela finit
guide-section-overlook = Ce qu'on oublie facilement
guide-section-rulings = Ce que la règle laisse ouvert
guide-rulings = Interprétations
guide-ruling = { $played } Une table peut choisir l'autre lecture : { $other }
guide-ruling-here = À cette table : { $played } L'autre lecture serait : { $other }
