# Les noms des adversaires solo.

opponent-aristocrat = Aristocrate
opponent-enforcer = Homme de main
opponent-illusionist = Illusionniste
opponent-meddler = Fouineur
opponent-patron = Mécène
opponent-peddler = Colporteur
opponent-reconstruction = Reconstitution

web-opponent-aristocrat-about = Reste près de la Princesse, contribue aux Merveilles et les achève avec moins de marbre que les autres.
web-opponent-enforcer-about = Rafle les ouvriers au Centre-ville, et gagne du marbre chaque fois qu'il envoie des captifs en Prison.
web-opponent-illusionist-about = Chez lui au Marché Noir, où il ne perd pas de vertu.
web-opponent-meddler-about = Chasse les apprentis de l'Atelier, et capture des ouvriers chaque fois qu'il construit ou avance sur la Cathédrale.
web-opponent-patron-about = Va à l'Entrepôt du Roi pour le marbre et la vertu, et chaque ouvrier placé là lui rapporte de l'Influence.
web-opponent-peddler-about = Gagne son argent à l'Atelier de l'Argentier, et profite de chaque réinitialisation du Marché Noir.
web-opponent-reconstruction-about = De notre cru, pour le jeu sans extension : suit une carte Planification à chaque tour, et vous voyez pourquoi il agit ainsi.
