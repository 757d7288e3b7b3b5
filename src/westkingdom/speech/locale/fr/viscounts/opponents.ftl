# Les noms des adversaires solo.

opponent-cleric = IA Clergé
opponent-builder = IA Bâtisseur
opponent-noble = IA Noble
opponent-cards = IA Cartes

web-opponent-cleric-about = Aime les livres : elle fait transcrire des Manuscrits dès qu'elle peut, et garde son encre pour cela.
web-opponent-builder-about = Aime les murs : elle érige des Bâtiments dès qu'elle peut, et garde sa pierre pour cela.
web-opponent-noble-about = Aime la cour : elle envoie des ouvriers au Château dès qu'elle peut, et garde son or pour cela. Nous avons reconstitué son plateau.
web-opponent-cards-about = Aime ses papiers : elle retourne Dettes et Actes de Propriété dès qu'elle peut, et paie avec n'importe quelle ressource. Nous avons reconstitué son plateau.
