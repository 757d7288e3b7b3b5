# Les noms des adversaires solo.

opponent-cleric = IA Clergé
opponent-builder = IA Bâtisseur
opponent-noble = IA Noble
opponent-cards = IA Cartes
