# Les noms des adversaires du Mode Solo.

opponent-cleric = IA Clergé
opponent-builder = IA Bâtisseur
opponent-noble = IA Noble
opponent-cards = IA Cartes
