# Les noms des adversaires solo.

opponent-aristocrat = Aristocrate
opponent-enforcer = Homme de main
opponent-illusionist = Illusionniste
opponent-meddler = Fouineur
opponent-patron = Mécène
opponent-peddler = Colporteur
opponent-reconstruction = Reconstitution

opponent-aristocrat-about = Reste près de la Princesse, contribue aux Merveilles et les achève avec moins de marbre que les autres.
opponent-enforcer-about = Rafle les ouvriers au Centre-ville, et gagne du marbre chaque fois qu'il envoie des captifs en Prison.
opponent-illusionist-about = Chez lui au Marché Noir, où il ne perd pas de vertu.
opponent-meddler-about = Chasse les apprentis de l'Atelier, et capture des ouvriers chaque fois qu'il construit ou avance sur la Cathédrale.
opponent-patron-about = Va à l'Entrepôt du Roi pour le marbre et la vertu, et chaque ouvrier placé là lui rapporte de l'Influence.
opponent-peddler-about = Gagne son argent à l'Atelier de l'Argentier, et profite de chaque réinitialisation du Marché Noir.
opponent-reconstruction-about = De notre cru, pour le jeu sans extension : suit une carte Planification à chaque tour, et vous voyez pourquoi il agit ainsi.
