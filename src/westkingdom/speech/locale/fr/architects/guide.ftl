# Comment jouer à Architectes et à sa boîte, dans nos propres mots ; speech/architects/guide.py dit quelles règles chaque texte énonce.

guide-about = Vous placez des Ouvriers en ville, récoltez des ressources, recrutez des Apprentis, construisez des Bâtiments et travaillez à la Cathédrale. Votre Vertu décide de ce qui vous est ouvert : trop haute, le Marché Noir vous est fermé ; trop basse, c'est la Cathédrale. Le joueur qui a le plus de Points de Victoire (PV) à la fin gagne ; à égalité, celui qui a le plus de Vertu, puis de Pièces.
    .title = Le but
guide-goods = Argile, Bois et Pierre sont les ressources de base, Or et Marbre les ressources précieuses ; les Pièces sont l'argent. Les Taxes sont aussi des Pièces : celles que l'on paye vont au Bureau des Taxes.
    .title = Ressources, Pièces et Taxes
guide-draft = Avant le premier tour, chacun reçoit 4 cartes Bâtiment, en garde une, passe les autres, et ainsi de suite jusqu'à en avoir 3.
    .title = Le draft
guide-turn = Vous placez exactement un Ouvrier de votre plateau dans un lieu et faites ce qu'il propose. Plus vous y avez d'Ouvriers, plus il donne ; ceux des autres ne comptent pas. On ne passe pas son tour.
    .title = Placer un Ouvrier
guide-turn-back = Les Ouvriers restent où ils sont. S'il ne vous en reste aucun sur votre plateau, votre tour consiste seulement à en reprendre un dans un lieu ; en Prison, sur un autre plateau ou au Marché Noir seulement si aucun n'est dans un lieu. Pour en reprendre beaucoup d'un coup, capturez vos propres groupes.
    .title = Plus d'Ouvriers
guide-turn-end = Si votre tour a déclenché une réinitialisation du Marché Noir, elle a lieu maintenant. Si vous avez plus de 6 cartes Bâtiment en main, défaussez ensuite pour n'en garder que 6.
    .title = La fin de votre tour
guide-gather = Carrière : 1 Pierre pour chacun de vos Ouvriers sur place. Forêt : 1 Bois pour chacun. Atelier de l'Argentier : 1 Pièce pour chacun, plus 1. Mines : 1 Argile pour chacun, plus 1 ; ou 1 Or par tranche de 2 Ouvriers.
    .title = Récolter
guide-storehouse = Faites un échange pour chacun de vos Ouvriers sur place : 2 ressources parmi Argile, Bois et Pierre contre 1 point de Vertu, 3 parmi Bois et Pierre contre 1 Marbre, ou celui qu'ajoute un de vos Apprentis.
    .title = Entrepôt du Roi
guide-workshop = Soit recrutez un Apprenti visible pour 4 Pièces, dont 2 de Taxe : avec n Ouvriers sur place, dans les colonnes 1 à n ; chaque colonne plus à droite coûte 1 Pièce de plus, posée sur les cartes sautées. Soit tirez 1 carte Bâtiment, et 1 de plus par tranche de 2 Ouvriers sur place. Vous pouvez garder 5 Apprentis.
    .title = Atelier : les Apprentis
guide-town-centre = Capturez un groupe pour chacun de vos Ouvriers sur place ; un groupe est l'ensemble des Ouvriers d'un joueur dans un lieu. Le premier coûte 1 Taxe, chaque autre 1 Pièce. Les Ouvriers des autres deviennent captifs sur votre plateau ; les vôtres rentrent chez vous. { $seats ->
    [2] À cette table, les captures d'une visite peuvent se faire dans deux lieux.
    [3] À cette table, les captures d'une visite peuvent se faire dans deux lieux.
   *[other] À cette table, toutes les captures d'une visite se font dans un seul lieu.
}
    .title = Centre-ville : les captures
guide-guardhouse = Faites une de ces actions pour chacun de vos Ouvriers sur place : envoyer tous vos captifs en Prison pour 1 Pièce chacun ; faire sortir tous vos Ouvriers de Prison ; reprendre tous vos Ouvriers des autres plateaux, pour 5 Pièces (dont 2 de Taxe) ou pour une Dette et 1 point de Vertu ; rembourser une Dette pour 6 Pièces (dont 3 de Taxe), ce qui donne 1 point de Vertu.
    .title = Poste de Garde et Prison
guide-tax-stand = Prenez toutes les Pièces qui s'y trouvent et perdez 2 points de Vertu. Tant qu'il n'y en a pas, personne ne peut y aller.
    .title = Bureau des Taxes
guide-black-market = Trois cases pour un Ouvrier chacune, jusqu'à la prochaine réinitialisation ; chacune coûte 1 point de Vertu. À gauche, pour 1 Pièce : ce que montre le Petit Marché. Au milieu, pour 2 : un Apprenti visible au choix, ou une carte Bâtiment parmi 5. À droite, pour 3 : ce que montre le Grand Marché. Interdit à partir de 10 en Vertu.
    .title = Marché Noir
guide-reset = Il est réinitialisé quand le troisième Ouvrier y est placé, et quand les cases { $resets } de la Maison des Corporations sont occupées. Tous ses Ouvriers vont en Prison et les cartes Marché changent. Puis tout joueur qui a 3 Ouvriers ou plus en Prison perd 1 point de Vertu, et celui qui en a le plus prend une Dette.
    .title = La réinitialisation du Marché Noir
guide-guildhall = Construire un Bâtiment de votre main, en payant ses ressources et avec un Apprenti pour chaque Compétence demandée ; ou travailler à la Cathédrale. Les Ouvriers y restent toute la partie. À cette table, elle a { $spaces } cases.
    .title = Maison des Corporations : construire
guide-cathedral = Depuis la Maison des Corporations, un niveau à la fois, avec au moins 5 en Vertu et si une case du niveau suivant est libre. Les niveaux coûtent 1 Or ; 4 Bois et Pierres ; 1 Marbre ; 8 Bois et Pierres ; 2 Or et 2 Marbres ; et chacun une carte Bâtiment de votre main. Chaque fois, vous gagnez une Récompense.
    .title = Cathédrale
guide-virtue = Elle va de 0 à 14. À partir de 10, le Marché Noir vous est fermé ; à 4 ou moins, la Cathédrale. Avec 2 ou 3, vous payez 1 Taxe de moins ; avec 0 ou 1, 2 Taxes de moins. Pour chaque point de Vertu au-delà de 14, vous pouvez détruire une Dette impayée ; pour chaque point en dessous de 0, vous prenez une Dette.
    .title = Vertu
guide-debts = Les Dettes viennent des réinitialisations, de la Vertu perdue en dessous de 0, des Ouvriers repris sans payer et de quelques cartes. Remboursez-en une au Poste de Garde pour 6 Pièces, dont 3 de Taxe ; cela donne 1 point de Vertu, et la Dette ne coûte plus de points.
    .title = Dettes
guide-points-buildings = Les points imprimés sur vos Bâtiments, et ce que leurs effets de fin de partie ajoutent.
    .title = Bâtiments et leurs effets
guide-points-cathedral = Les niveaux 1 à 5 rapportent 2, 4, 7, 12 ou 20 PV : seulement le niveau où se trouve votre marqueur à la fin.
    .title = Cathédrale
guide-points-virtue = 14 en Vertu rapporte 7 PV, 13 : 5, 12 : 3, 11 : 2, 10 : 1 ; de 9 à 6, rien ; 5 : −1, 4 : −3, 3 : −5, 2 : −7, 1 : −8 et 0 : −9 PV.
    .title = Vertu
guide-points-goods = Chaque Or et chaque Marbre rapporte 1 PV, chaque tranche de 10 Pièces 1 PV. Argile, Bois, Pierre, cartes en main et Apprentis ne rapportent rien.
    .title = Or, Marbre et Pièces
guide-points-losses = Chaque Dette impayée coûte 2 PV ; chaque paire de vos Ouvriers en Prison coûte 1 PV. Ceux qui sont sur les plateaux des autres ne coûtent rien.
    .title = Dettes et Prison
guide-end = À cette table, la Maison des Corporations a { $spaces } cases. Quand la dernière est occupée, ce tour se termine, puis chacun joue exactement un tour de plus ; le joueur qui l'a occupée joue en dernier.
    .title = Les derniers tours
guide-overlook-groups = Un groupe qui grandit donne plus et invite à la capture : alors il est perdu en entier, jusqu'à ce que vous le repreniez au Poste de Garde. Capturez-le vous-même à temps.
    .title = Les grands groupes sont capturés
guide-overlook-captives = Les captifs ne vous servent à rien sur votre plateau. Envoyez-les en Prison au Poste de Garde : 1 Pièce pour chacun, et ils gêneront leur propriétaire à la prochaine réinitialisation.
    .title = Les captifs valent de l'argent
guide-overlook-cathedral = Chaque niveau de la Cathédrale demande aussi une carte Bâtiment de votre main, et les niveaux du haut ont peu de cases : les retardataires attendent.
    .title = La Cathédrale mange des cartes
guide-overlook-skills = Construire n'use pas les Apprentis : un seul avec la Compétence suffit pour tous vos Bâtiments, tant que vous le gardez.
    .title = Les Compétences restent
guide-overlook-tax = Ce que vous payez en Taxes attend le prochain visiteur du Bureau des Taxes. Une Vertu basse rend les Taxes moins chères.
    .title = Les Taxes reviennent à quelqu'un

## Merveilles du Royaume

guide-wonders-about = Cinq Merveilles peuvent être construites, chacune par un joueur. L'Influence et les dons à la Princesse y mènent ; le Profiteur tente avec de l'Influence. 10 Apprentis sont visibles, et vous commencez avec l'un d'eux.
    .title = Cinq Merveilles
guide-wonders-influence = Votre Influence va de 0 à 12. Chaque fois qu'elle monte à 5 ou à 9, vous tirez une carte Bâtiment. Vous pouvez en dépenser 2 au lieu de 2 Pièces au plus (pas des Taxes), 2 au lieu d'un point de Vertu que vous perdriez, 4 au lieu d'un Or ou d'un Marbre.
    .title = Influence
guide-wonders-princess = Quand vous placez un Ouvrier là où se trouve la Princesse, vous pouvez faire une Contribution. Si vous y capturez des Ouvriers d'autres joueurs, vous perdez 1 point de Vertu.
    .title = La Princesse
guide-wonders-profiteer = Quand vous placez un Ouvrier là où se trouve le Profiteur, vous gagnez 1 point d'Influence. Si vous y capturez des Ouvriers d'autres joueurs, vous gagnez 1 point de Vertu. Mais lors d'une réinitialisation, tous les Ouvriers de ce lieu vont en Prison.
    .title = Le Profiteur
guide-wonders-contribution = Posez sur la carte une Argile, un Bois, une Pierre, un Or ou un Marbre, un de chaque sorte pour tous les joueurs ensemble, et gagnez aussitôt ce qui figure en dessous. La cinquième ressource déclenche une réinitialisation du Marché Noir.
    .title = Contributions
guide-wonders-reset = À chaque réinitialisation, les joueurs qui ont des Ouvriers auprès du Profiteur subissent ce que dit la carte Conséquence, et ces Ouvriers vont en Prison ; le joueur qui a le plus d'Ouvriers auprès de la Princesse gagne sa récompense ; ce qui est sur la carte Contribution va aux Merveilles ; puis une nouvelle carte déplace les deux figurines.
    .title = La réinitialisation, avec les figurines
guide-wonders-build = À la Maison des Corporations, vous pouvez construire une Merveille à la place : beaucoup d'une ressource, de l'Influence et des Taxes, mais aucune Compétence. Chaque ressource posée dessus la rend moins chère de 1. Vous gagnez 2 points de Vertu et placez son jeton à l'Entrepôt du Roi, au Centre-ville, à l'Atelier, à l'Atelier de l'Argentier, à la Carrière, en Forêt ou au Poste de Garde.
    .title = Construire une Merveille
guide-wonders-visit = Quand vous placez un Ouvrier là où se trouve une de vos Merveilles, elle compte comme un Ouvrier de plus, ou vous gagnez 1 point d'Influence. Celles des autres ne changent rien.
    .title = Visiter votre Merveille
guide-wonders-points = Les Merveilles comptent parmi les Bâtiments. À la fin, le joueur qui a le plus d'Influence gagne 4 Or, qui rapportent 1 PV chacun ; à égalité, on les partage. L'Influence elle-même ne rapporte rien.
    .title = Merveilles et Influence
guide-wonders-overlook = L'Influence ne paye jamais de Taxes et ne remplace jamais une Contribution. Ce qu'un autre a donné rend une Merveille moins chère pour vous aussi.
    .title = Ce que l'Influence ne peut pas

## Seul

guide-solo-about = Les règles solo du jeu de base restent introuvables ; cet adversaire est notre propre reconstitution et n'a rien d'officiel. Vous jouez comme d'habitude et commencez.
    .title = Une reconstitution
guide-solo-turn = Il révèle une carte Planification, place un Ouvrier dans le lieu qu'elle nomme, et ne paye rien. Là où l'on récolte, il ne gagne rien. Sans Ouvrier, il reprend son plus grand groupe.
    .title = Son tour
guide-solo-deeds = Au Centre-ville, il capture vos plus grands groupes ; au Poste de Garde, il envoie ses captifs en Prison et libère les siens ; à l'Atelier, il retire un Apprenti. À la Maison des Corporations, il prend la première carte Bâtiment pour ses points ou monte à la Cathédrale ; ses Ouvriers y occupent des cases comme les vôtres.
    .title = Ce qu'il fait
guide-solo-score = Il marque pour ses Bâtiments, la Cathédrale, la Vertu, les Dettes et les prisonniers ; la ligne Difficulté ajoute 0, 5 ou 10 PV à la difficulté 0, 1 ou 2.
    .title = Ses points et la difficulté
guide-solo-wonders-about = Six adversaires au choix, chacun avec son objectif et son pouvoir. Vous commencez ; il joue toujours en dernier.
    .title = Contre un adversaire de la boîte
guide-solo-wonders-turn = Il révèle une carte Planification et y place un Ouvrier ; de deux lieux, il va au premier si la condition à côté est vraie. Il ne paye rien, sauf de l'Influence et du Marbre pour les Merveilles. La chronique donne la raison de chaque étape.
    .title = Son tour
guide-solo-wonders-track = Les Pièces qu'il gagnerait font avancer son marqueur Ressource, et passer la dernière case lui donne un Marbre. Le marqueur dit aussi quelle Merveille, quelle Contribution et quels Apprentis il vise. Pour lui, l'Or devient du Marbre et une Récompense 1 point de Vertu.
    .title = Sa Piste de Ressources
guide-solo-wonders-score = Il marque pour ses Merveilles, la Cathédrale, la Vertu et 1 PV par Marbre, moins les Dettes et les prisonniers. Vous gagnez avec plus de points ; à égalité, l'emporte celui qui a le plus de Vertu, puis de Pièces, et il n'en a aucune.
    .title = Ses points
