# Ce que disent l'accueil, les invitations, la table avant et après une partie, et ce qui la fait revoir.

## La page elle-même

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-system = Celle du système
web-theme-light = Jour
web-theme-dark = Nuit
web-docs = Pour les programmes : l'API
web-licences = Licences des composants intégrés
web-home = Vers la page d'accueil
web-notice = Projet de fans, non officiel, sans lien avec Garphill Games ni ses partenaires, qui ne l'ont ni fait, ni approuvé, ni financé.
web-offline = Le serveur ne répond pas ; réessayez dans un instant
web-failed = Cette page a fait une erreur ; rechargez-la

## Une nouvelle partie

web-new-game = Une nouvelle partie
web-game = Jeu
web-about-viscounts = Un plateau rond, un château, et une suite de cartes qui avance à chaque tour
web-about-architects = Beaucoup d'ouvriers, une cathédrale à bâtir, un marché noir bien tentant
web-boxes = Extensions
web-how = Contre qui
web-how-together = D'autres joueurs, ou des bots
web-how-solo = Un adversaire du Mode Solo
web-opponent = Adversaire
web-any-opponent = L'un d'eux, au hasard
web-difficulty = Difficulté
web-difficulty-least = { $n }, la plus facile
web-difficulty-most = { $n }, la plus difficile
web-seats = Places
web-seats-number = Combien de places
web-seat = Place { $n }
web-seat-name = Nom à la place { $n }
web-seat-you = Vous
web-seat-here = Quelqu'un devant cet écran
web-seat-friend = Une autre personne, par un lien
web-seat-friend-note = Vous aurez un lien à envoyer
web-seat-bot-note = Joue tout seul
web-player = Joueur { $n }
web-bot-random = Bot qui joue au hasard
web-options = Options de la partie
web-options-changed = { $n ->
    [one] ({ $n } choisie)
   *[other] ({ $n } choisies)
}
web-option-promos = Cartes promotionnelles
web-option-manuscript-boards = Plateaux de Manuscrits (avec Portes Dorées)
web-option-manuscript-boards-different = un différent pour chacun
web-option-manuscript-boards-identical = le même pour tous
web-option-setup = Plateaux de Joueur
web-option-setup-standard = identiques pour tous
web-option-setup-variable = avec des personnages différents
web-option-characters = Personnages
web-option-characters-random = distribués au hasard
web-option-characters-choose = choisis par les joueurs
web-option-promo-cards = Cartes promotionnelles
web-option-promo-boards = Plateaux de Joueur promotionnels
web-option-starting-apprentice = Chacun commence avec un Apprenti
web-option-guildhall-apprentice-purge = La Maison des Corporations renouvelle les Apprentis
web-practice = Pour s'exercer : tout peut être repris à tout moment
web-practice-short = pour s'exercer
web-clock = Pendules
web-clock-minutes = Minutes par personne
web-clock-bonus = Secondes de plus par décision
web-clock-afterwards = À la fin du temps
web-clock-nothing = rien ne se passe
web-clock-bot = un bot peut prendre la place
web-clock-of = { $minutes ->
    [one] pendules de { $minutes } minute
   *[other] pendules de { $minutes } minutes
}
web-start = Commencer la partie
web-start-note = Elle commence tout de suite
web-set-table = Préparer la table
web-set-table-note = Vous aurez ensuite les liens à envoyer

## Les tables en cours, parties sauvegardées, liens

web-tables = Vos tables
web-tables-more = { $n ->
    [one] En montrer { $n } autre
   *[other] En montrer { $n } autres
}
web-table-open = Pas encore commencée
web-table-over = Terminée
web-table-paused = En pause
web-table-yours = C'est à vous
web-other-ways = Autres entrées
web-saved = Continuer une partie sauvegardée
web-saved-file = Fichier
web-saved-open = L'ouvrir
web-name = Votre nom
web-link = Rejoindre par un lien
web-link-paste = Collez le lien que vous avez reçu
web-link-go = Le suivre
web-link-wrong = Ce n'est pas un lien vers une table
web-join-title = On vous invite à une table
web-join-note = Celui que les autres verront ; pour regarder, il n'en faut pas
web-join = Rejoindre la table

## Avant la partie

web-lobby-title = Avant la partie
web-lobby-seats = Qui est à la table
web-seats-number-of = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-against = contre { $opponent }
web-difficulty-of = difficulté { $n }
web-you = vous
web-seat-open = Place libre
web-seat-waiting = Personne n'est encore assis ici
web-seat-bot = Toujours prêt
web-seat-ready = Prêt à jouer
web-seat-not-ready = Pas encore prêt à jouer
web-ready = Je suis prêt à jouer
web-not-ready = Attendez, pas encore
web-leave = Quitter la place
web-clear = Retirer la place : { $name }
web-put-bot = Mettre ici : { $bot }
web-name-here = Nom devant cet écran
web-take = S'asseoir ici aussi
web-invite = Copier un lien d'invitation
web-invite-spectators = Copier un lien pour spectateurs
web-link-send = Envoyez ce lien ; il sert une fois
web-link-spectators = Ce lien permet de regarder
web-copy = Copier
web-copied = Copié
web-waits = On attend encore : { $who }
web-waits-open = la place { $n } est libre
web-waits-ready = { $name } n'a pas fini de se préparer
web-waits-host = Tout le monde est prêt ; l'hôte commence la partie
web-waits-nobody = Tout le monde est prêt

## La fin

web-result = La partie est terminée
web-winner = victoire
web-sheets = Feuilles de score
web-sheets-line = Ligne du score
web-chart = Les points au fil du temps
web-chart-about = Courbe des points, tour après tour ; les derniers sont dans les feuilles de score
web-chart-begin = Début
web-chart-end = Fin
web-rematch = Rejouer avec les mêmes
web-rematch-go = Vers la partie suivante
web-rematch-there = La partie suivante est prête : toute la table peut y venir.
web-replay-open = Revoir, ou continuer depuis un moment
web-export = Sauvegarder dans un fichier

## Revoir la partie

web-replay = Revoir
web-replay-at = Changement { $moment } sur { $last }
web-replay-turn = tour { $n } sur { $of }
web-replay-now = Retour au présent
web-replay-slider = Moment de la partie
web-replay-moves = Parcourir la partie
web-replay-first = Au début
web-replay-last = Au dernier changement
web-replay-back = Un changement en arrière
web-replay-on = Un changement en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-play = Lecture
web-replay-pause = Arrêt
web-replay-speed = Vitesse
web-replay-told = Ce qui s'est passé
web-replay-nothing = Rien n'a été dit de ce changement
web-branch = Continuer d'ici
web-branch-note = À une nouvelle table pour s'exercer, toutes les places devant cet écran ; celle-ci ne change pas
web-branch-not-yet = Possible quand la partie est terminée ; d'ici là, son passé garde des secrets
web-branch-over = La partie est terminée à ce moment ; revenez plus tôt
web-keys-change = un changement
web-keys-turn = un tour
web-key-space = Espace
web-keys-play = lecture
web-keys-speed = vitesse

## Ce que veulent dire les options d'une nouvelle partie

web-option-promos-note = Ajoute aux piles les cartes promotionnelles du jeu.
web-option-manuscript-boards-note = Si les colonnes ont un autre ordre de couleurs pour chacun.
web-option-manuscript-boards-needs = N'a d'effet qu'avec Portes Dorées.
web-option-setup-note = Avec des personnages, chacun a son pouvoir et son départ.
web-option-characters-note = Si le hasard distribue les personnages, ou si chacun en choisit un à son tour.
web-option-characters-needs = N'a d'effet qu'avec des plateaux à personnages.
web-option-promo-cards-note = Ajoute aux piles six Apprentis et Bâtiments promotionnels.
web-option-promo-boards-note = Ajoute cinq personnages à ceux qui peuvent être en jeu.
web-option-promo-boards-needs = N'a d'effet qu'avec des plateaux à personnages.
web-option-starting-apprentice-note = Avant le premier tour, chacun recrute gratuitement un des Apprentis visibles.
web-option-starting-apprentice-needs = Avec Merveilles du Royaume, chacun commence de toute façon avec un Apprenti.
web-option-guildhall-apprentice-purge-note = Qui occupe la troisième case d'une des trois premières rangées de la Maison des Corporations défausse les deux Apprentis de la première colonne ; de nouveaux arrivent.
web-rulings = Interprétations
web-rulings-note = Ce que la règle laisse ouvert : choisissez comment votre table le joue.
web-practice-note = Même ce qui a été révélé : bon pour essayer.
web-clock-note = Dépasser son temps ne coûte aucun point ; un bot peut seulement prendre la suite.

## Une invitation, avant de la suivre

web-join-host = { $host } vous invite à une table
web-join-people = À la table : { $names }
web-join-seat = La place { $n } sur { $of } vous attend
web-join-look = Vous pouvez regarder
web-join-playing = La partie a déjà commencé
web-link-local = Seul cet ordinateur peut ouvrir le lien. Pour tout votre réseau, lancez :

web-lost-page = L'adresse est peut-être mal écrite, ou le lien est trop ancien.
web-lost-table = Le lien est peut-être mal recopié ou tronqué, ou la table se trouve sur un autre serveur.
web-lost-invitation = Une invitation ne sert qu'une fois, à une seule personne, et l'hôte peut la retirer. Si c'est vous qui l'avez utilisée, la table figure parmi vos tables sur la page d'accueil ; sinon, demandez un nouveau lien à votre hôte.
