# Comment jouer, dans nos propres mots : les titres des chapitres et des sections des guides de tous les jeux.

guide-solo = En solo
guide-solo-wonders = En solo avec Merveilles du Royaume
guide-section-about = Le jeu en bref
guide-section-turn = Votre tour, étape par étape
guide-section-places = Lieux et actions
guide-section-points = Comment marquer des points
guide-section-end = Comment la partie se termine
guide-section-overlook = À ne pas oublier
guide-section-rulings = Ce que la règle laisse ouvert
guide-rulings = Interprétations
guide-ruling = { $played } Votre table peut choisir l'autre lecture : { $other }
guide-ruling-here = À cette table : { $played } L'autre lecture : { $other }
