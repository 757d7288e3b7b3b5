# Comment jouer à Vicomtes et à ses boîtes, dans nos propres mots ; speech/viscounts/guide.py dit quelles règles chaque texte énonce.

guide-about = Votre Vicomte chevauche dans le sens horaire autour du Château ; vous commercez, construisez, placez des Ouvriers et faites transcrire des Manuscrits. Le joueur qui a le plus de Points de Victoire (PV) à la fin gagne ; en cas d'égalité, celui qui a le plus de Pièces et de ressources restantes.
    .title = Le but
guide-goods = Les Pièces payent les recrutements, les renvois et les déplacements plus longs. Encriers, Pierre et Or sont les trois ressources : chacune renforce une sorte d'action. Ce qui n'est pas dépensé ne vaut aucun point.
    .title = Pièces et ressources
guide-round = À chaque manche, chacun joue un tour, en commençant par le premier joueur. Un tour a six phases dans un ordre fixe ; la barre dit à laquelle vous en êtes.
    .title = Manches et tours
guide-phase-cards = Toutes les cartes de votre plateau avancent d'une case vers la droite. Celle qui sort va dans votre défausse et applique son effet de sortie. Puis vous jouez une carte de votre main sur la case de gauche ; son effet immédiat a lieu maintenant. Si elle montre un Criminel, vous gagnez 1 point de Corruption par Criminel sur tout votre plateau.
    .title = 1. Cartes
guide-phase-movement = Votre Vicomte avance dans le sens horaire d'exactement autant de cases que la valeur en Pièces de la carte que vous avez jouée ; chaque case de plus coûte 1 Pièce. De l'extérieur gauche, on va à l'extérieur droit ou à l'intérieur ; de l'intérieur, à l'extérieur droit ou à l'intérieur suivant ; de l'extérieur droit, à l'extérieur gauche suivant.
    .title = 2. Déplacement
guide-phase-action = À l'extérieur, vous pouvez Commercer ou Construire ; à l'intérieur, Placer des Ouvriers ou Transcrire : une seule de ces actions, ou rien. Sa force est le nombre d'Icônes du bon type sur vos trois cartes, vos cases de Bâtiment libérées et vos cartes Bonus. Un Criminel compte pour n'importe quel type. Chaque Pièce (Commercer), Pierre (Construire), Or (Placer des Ouvriers) ou Encrier (Transcrire) dépensé en ajoute une.
    .title = 3. Une action
guide-dismiss = Une fois par tour, pendant une action, vous pouvez payer la valeur en Pièces du Villageois de votre segment s'il montre une Icône utile. Ses Icônes comptent pour cette action, son effet en haut à droite a lieu, et la carte quitte la partie.
    .title = Renvoyer un Villageois
guide-phase-recruit = Vous pouvez recruter le Villageois de votre segment pour sa valeur en Pièces. Il va dans votre défausse, et son effet en haut à droite a lieu.
    .title = 4. Recrutement
guide-phase-collision = Seulement si vos deux marqueurs sont sur la même case : vous gagnez ce qui est au-dessus, plus d'Actes de Propriété à gauche, plus de Dettes à droite ; les autres peuvent gagner ce qui est au-dessous. Puis les marqueurs retournent aux deux bouts.
    .title = 5. Collision
guide-phase-draw = Vous piochez jusqu'à votre limite de main, qui est de 3 et peut augmenter. Si votre pioche est vide, vous mélangez votre défausse : cela donne 1 point de Vertu, ou 1 point de Corruption si un Criminel est sur votre plateau.
    .title = 6. Pioche
guide-trade = Chaque case extérieure montre son échange : 1 Marchand pour 1 Pièce, 2 pour un Encrier, une Pierre ou un Or, 3 pour détruire une carte contre sa valeur en Pièces, ou 4 pour retourner une Dette ou un Acte de Propriété. Vous le répétez autant que vos Marchands le permettent.
    .title = Commercer
guide-construct = Un Atelier coûte 3 Bâtisseurs, un Comptoir 5, une Maison des Corporations 7. Il va sur un emplacement libre de votre segment, de votre côté de la Rivière. Vous gagnez ce que montre l'emplacement ; le long de chaque lien en pointillé vers un autre Bâtiment, les propriétaires des deux bouts gagnent ce que montre le lien. La case libérée sur votre plateau agit désormais.
    .title = Construire : les Bâtiments
guide-castle = 1, 3, 5 ou 8 Nobles placent 1, 2, 3 ou 4 Ouvriers dans le quartier extérieur près de votre segment. Trois des vôtres à cet endroit : l'un monte et apporte sa récompense, les deux autres vont dans les quartiers voisins. Trois des vôtres à l'étage 2 : l'un monte à l'étage 3 et apporte une ressource au choix. Si un quartier compte plus de trois Ouvriers de tous les joueurs, le joueur qui les déplace en éjecte ; leur propriétaire gagne 2 Pièces (étage 1) ou 1 point de Vertu et une ressource au choix (étage 2). La carte Chef du Château va au premier joueur présent à l'étage 3, puis à tout joueur qui y en a davantage.
    .title = Placer des Ouvriers : le Château
guide-transcribe = Vous prenez le Manuscrit de votre segment si votre Clergé atteint son coût. Il a un effet immédiat ou des points à la fin, et un ruban. Le premier à avoir trois rubans d'une couleur prend la carte Bonus du Clergé de cette couleur, dont les Icônes comptent toujours.
    .title = Transcrire : les Manuscrits
guide-townsfolk = La valeur en Pièces d'une carte est son prix, son déplacement quand vous la jouez, et ce que vous gagnez en la détruisant. L'effet en haut à droite n'a lieu qu'au recrutement ou au renvoi. Sa capacité est immédiate, permanente tant que la carte est sur votre plateau, ou un effet de sortie quand elle le quitte.
    .title = Cartes Villageois
guide-markers = La Corruption part de la gauche et va vers la droite, la Vertu part de la droite et va vers la gauche. Quand elles se rencontrent, elles restent ensemble : alors la Vertu déplace les deux vers la gauche et la Corruption les deux vers la droite, jusqu'à votre prochaine phase de Collision.
    .title = Corruption et Vertu
guide-debts = Une Dette est impayée et un Acte de Propriété seulement acquis tant que vous ne les retournez pas. Retourner une Dette vous donne aussitôt une ressource au choix. Dettes et Actes de Propriété ne manquent jamais, mais rapprochent la fin de la partie.
    .title = Dettes et Actes de Propriété
guide-points-buildings = Pour 1, 2 ou 3 Bâtiments d'un type : Comptoirs 4, 9 ou 15 PV, Maisons des Corporations 6, 13 ou 21 PV, Ateliers 2, 5 ou 9 PV.
    .title = Comptoirs, Maisons des Corporations, Ateliers
guide-points-castle = Chaque Ouvrier rapporte 1 PV à l'étage 1, 2 à l'étage 2 et 3 à l'étage 3 ; ceux de votre réserve, rien. La carte Chef du Château rapporte 5 PV.
    .title = Ouvriers et Chef du Château
guide-points-manuscripts = Une série de 1, 2, 3 ou 4 rubans différents rapporte 1, 4, 9 ou 16 PV ; chaque Manuscrit appartient à une seule série. Les points imprimés sur les Manuscrits s'y ajoutent. Chaque carte Bonus du Clergé rapporte 3 PV.
    .title = Rubans, Manuscrits, Bonus du Clergé
guide-points-debts = Une Dette impayée coûte 2 PV, une Dette remboursée rien. Un Acte de Propriété acquis rapporte 1 PV, un Acte approuvé 3 PV.
    .title = Dettes et Actes de Propriété
guide-points-ends = { $seats ->
    [2] Si la Pauvreté est révélée, le joueur qui a le plus d'Actes de Propriété approuvés marque 12 PV, l'autre 4 ; à égalité, 8 chacun. Si la Prospérité est révélée, les Dettes remboursées comptent de la même façon. Un joueur qui n'en a aucun ne marque rien.
   *[other] Si la Pauvreté est révélée, le joueur qui a le plus d'Actes de Propriété approuvés marque 12 PV, le deuxième 8 et le troisième 4. Si la Prospérité est révélée, les Dettes remboursées comptent de la même façon. Les joueurs à égalité partagent les points de leurs places ; un joueur qui n'en a aucun ne marque rien.
}
    .title = Pauvreté et Prospérité
guide-end = À cette table, { $debts } Dettes sont posées sur la carte Pauvreté et { $deeds } Actes de Propriété sur la carte Prospérité. Quand la dernière Dette ou le dernier Acte posé sur sa carte est pris, cette carte est révélée : on finit la manche, puis on joue exactement une manche de plus. La Pauvreté récompense les Actes approuvés, la Prospérité les Dettes remboursées ; si la seconde carte est révélée aussi, les deux comptent.
    .title = Pauvreté, Prospérité et la fin
guide-overlook-corner = L'effet en haut à droite d'une carte n'a jamais lieu quand vous la jouez, seulement quand elle est recrutée ou renvoyée.
    .title = Le coin n'est pas la capacité
guide-overlook-move = Vous devez avancer d'autant que le dit la carte. Pensez à votre arrivée avant de choisir la carte ; les Pièces mènent plus loin, rien ne mène moins loin.
    .title = On n'avance jamais moins
guide-overlook-criminals = Un Criminel aide à toutes les actions, mais quand vous le jouez, tous les Criminels de votre plateau donnent de la Corruption, et avec un seul sur votre plateau, chaque mélange donne de la Corruption au lieu de Vertu.
    .title = Les Criminels ont un prix
guide-overlook-links = Un lien récompense ses deux bouts : construire à côté de quelqu'un est aussi un cadeau pour lui ; construire à côté de chez vous vous paye deux fois.
    .title = Les liens récompensent deux bouts
guide-overlook-start = À votre premier tour, votre plateau montre encore ses propres Icônes : 1 Clergé, 1 Bâtisseur, 1 Noble et 2 Marchands ; au deuxième, seulement les 2 Marchands ; ensuite plus aucune.
    .title = Des Icônes en plus les deux premiers tours

## Portes Dorées

guide-gates-about = Des Étrangers arrivent en ville. Avec des Ordres du Roi, vous les accueillez dans votre paquet, où ils comptent à la fin, ou vous les refusez pour ce que cela donne aussitôt. Chacun a un Plateau de Manuscrits avec des capacités, et des cartes Bâtisseur attendent les premiers à construire.
    .title = Des Étrangers aux portes
guide-gates-orders = Un Ordre du Roi est une carte de valeur 3 avec un Marchand. Quand vous en gagnez un, il va dans votre défausse et vous pouvez défausser une carte. Chacun en a un dans son paquet dès le départ.
    .title = Ordres du Roi
guide-gates-welcome = Quand un Ordre du Roi sort de votre plateau par la droite, il retourne dans sa pile et vous prenez gratuitement un des Étrangers visibles dans votre défausse. Ce n'est pas un recrutement.
    .title = Accueillir
guide-gates-refuse = Si un effet vous permet de détruire une carte et que vous détruisez un Ordre du Roi de votre main, il retourne dans sa pile, vous gagnez 3 Pièces, et un Étranger visible quitte la partie : tous ses effets en haut à droite ont lieu, souvent aussi de la Corruption ou des Dettes.
    .title = Refuser
guide-gates-boards = Vos Manuscrits sont rangés dans les colonnes de leurs couleurs, et le premier d'une colonne la débloque pour toute la partie. 1 : au lieu d'un recrutement, vous pouvez gagner un Ordre du Roi, pour 3 Pièces sauf si le recrutement est gratuit. 2 : une ressource peut payer 1 Pièce. 3 : pour 2 Pièces, vous tirez une carte. 4 : pour 3 ressources au choix, vous réarrangez votre plateau. La colonne 1 est débloquée dès le départ.
    .title = Plateaux de Manuscrits
guide-gates-builders = Le premier qui a un Bâtiment de chaque type prend la carte Bâtisseur Diversifié, le premier qui en a trois d'un type la carte Bâtisseur Spécialisé. Chacune a une capacité pour le reste de la partie et ne se perd jamais.
    .title = Cartes Bâtisseur
guide-gates-leader = Une autre carte Chef du Château remplace l'habituelle, avec sa propre capacité. Elle se gagne de la même façon et rapporte les mêmes 5 PV.
    .title = Chef du Château
guide-gates-points = Chaque Étranger de votre paquet compte comme il le dit, où qu'il soit : main, plateau, pioche ou défausse. Assassins et Roublards agissent avant tout décompte. La carte Bâtisseur Diversifié rapporte 3 PV, la carte Bâtisseur Spécialisé 2 PV.
    .title = Étrangers et cartes Bâtisseur
guide-gates-overlook = Un Ordre du Roi que vous jouez n'accueille quelqu'un qu'en sortant de votre plateau, le plus souvent trois tours plus tard. S'il est détruit sans être vu, depuis la pioche, personne n'est refusé.
    .title = Les Ordres prennent du temps

## Gardien des Clés

guide-keys-about = Trois Héros et quatre tuiles Coffre sont toujours visibles pour les joueurs qui peuvent en gagner, et il y a trois Bâtiments Publics, chacun à construire une seule fois. Certaines cartes de votre paquet de départ sont nouvelles et peuvent apporter un Héros ou une tuile Coffre.
    .title = Héros, Coffres, Bâtiments Publics
guide-keys-heroes = Si un effet vous donne un Héros, vous prenez en main un des trois visibles. C'est gratuit, ce n'est pas un recrutement, et votre limite de main ne l'interdit pas. La ligne est complétée.
    .title = Gagner des Héros
guide-keys-leaving = Certains Héros quittent la partie quand ils sortent de votre plateau, après tout le reste de leur effet de sortie. Ce n'est pas une destruction et cela ne rapporte rien.
    .title = Des Héros qui s'en vont
guide-keys-chests = Si un effet vous donne une tuile Coffre, vous prenez une des quatre et la glissez sous une des trois cases de votre plateau. Elle y reste ; une nouvelle peut en chasser une ancienne de la partie.
    .title = Tuiles Coffre
guide-keys-work = Certaines tuiles vous récompensent quand une carte qui convient arrive au-dessus, jouée ou avancée, mais pas réarrangée. D'autres laissent une Icône de la carte au-dessus compter comme d'autres Icônes dans une action. Elles ne regardent que ce qui est imprimé sur cette carte.
    .title = Ce que font les tuiles Coffre
guide-keys-public = Avec l'action Construire, vous pouvez remplacer un de vos Bâtiments à portée de votre Vicomte par le Bâtiment Public de son type : 2 Bâtisseurs pour l'Atelier, 4 pour le Comptoir, 6 pour la Maison des Corporations. Votre Bâtiment revient sur votre plateau. Ni l'emplacement ni les liens ne donnent rien.
    .title = Bâtiments Publics
guide-keys-public-effects = Comptoir : aussitôt une tuile Coffre ; ensuite, chaque fois que vous gagnez ou détruisez un Héros, vous pouvez retourner une Dette ou un Acte de Propriété. Maison des Corporations : aussitôt un Héros ; ensuite, vous avez toujours 1 Icône Criminel. Atelier : retourner une carte aussitôt ; ensuite, dans les Collisions de tous, vous pouvez ignorer 1 Icône Criminel de votre plateau, et vous tirez une carte.
    .title = Ce que font les Bâtiments Publics
guide-keys-points = 1, 2 ou 3 tuiles Coffre rapportent 2, 5 ou 9 PV. La Maison des Corporations Publique rapporte 15 PV, le Comptoir Public 11 et l'Atelier Public 7.
    .title = Tuiles Coffre et Bâtiments Publics
guide-keys-overlook = Un Bâtiment qui revient referme sa case et fait baisser les points de son type, jusqu'à ce que vous le construisiez de nouveau, à un tour suivant.
    .title = Ce que vous rendez

## Seul

guide-solo-about = Vous jouez comme d'habitude et commencez ; l'adversaire a son propre plateau et ne décide rien : des cartes Planification lui disent quoi faire. La chronique cite la règle de chaque étape.
    .title = Contre un plateau
guide-solo-turn = Ses cartes Planification avancent d'une case vers la droite, et la suivante est révélée. Ce qu'elle montre est fait de haut en bas ; dans la dernière rangée, l'adversaire prend la première option à partir de la gauche qui est possible et qu'il peut payer.
    .title = Son tour
guide-solo-ways = Il ne se déplace qu'à l'extérieur et y effectue les quatre actions. S'il finit sur votre case, vous pouvez réarranger votre plateau ; si vous finissez sur la sienne, il gagne une ressource.
    .title = Ses déplacements
guide-solo-converts = Il ne garde pas de Pièces et n'a pas de main : chaque tranche de 2 Pièces devient une ressource, un recrutement une Planification Future, une destruction un retournement, une défausse ou un mouvement dans le Château 1 point de Vertu.
    .title = Ce qu'il fait des effets
guide-solo-score = Il marque comme vous, et 1 PV de plus par ressource qui lui reste. Il vous faut plus de points que lui : à égalité, il gagne.
    .title = Ressources restantes et victoire
guide-solo-difficulty = Aux difficultés 1 à 3, autant de Planifications Futures, les cartes les plus fortes, sont dans sa pioche dès le départ.
    .title = Difficulté
guide-solo-gentler = Les difficultés -1 et -2 sont de notre cru et ne figurent pas dans la règle : chacune de ses actions, retourner des cartes compris, demande 1 ou 2 icônes ou ressources de plus que ce qui est imprimé.
    .title = Plus facile que la règle
guide-solo-gates = Il n'a ni Plateau de Manuscrits ni Ordres du Roi. Chaque fois qu'il devrait réarranger, accueillir ou refuser, les deux plus anciens Étrangers visibles quittent la partie et il gagne une ressource.
    .title = Avec Portes Dorées
guide-solo-keys = Une carte Planification de plus retire des lignes les deux plus anciens Héros et tuiles Coffre, et retourne ses propres tuiles Coffre, qui comptent comme les vôtres. Il construit aussi des Bâtiments Publics, avant les siens.
    .title = Avec Gardien des Clés
