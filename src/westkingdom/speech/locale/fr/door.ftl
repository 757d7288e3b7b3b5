# Ce que disent l'accueil, les invitations, la table avant et après une partie, et ce qui la fait revoir.

## La page elle-même

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-docs = Développeurs : l'API
web-licences = Licences tierces
web-home = Accueil
web-notice = Projet de fans, non officiel : ni créé, ni approuvé, ni parrainé par Garphill Games ou ses partenaires.
web-offline = Le serveur ne répond pas ; réessayez dans un instant
web-failed = Un problème est survenu sur cette page ; rechargez-la

## Une nouvelle partie

web-new-game = Nouvelle partie
web-door-line = Ouvrez un livre et commencez : en solo, ou avec des amis qui viennent par un lien.
web-play-now = Jouer maintenant
web-play-against = contre un bot ({ $bot })
web-play-solo = En solo
web-play-friends = Avec des amis
web-seats-from-to = de { $least } à { $most } joueurs
web-continue = Continuer
web-continue-with = avec { $names }
web-set-up = Préparer une table
web-rivals = Qui affronterez-vous ?
web-rivals-note = Un clic sur « Jouer » lance une partie : { $game }.
web-rivals-bots = Les bots, du plus doux au plus redoutable
web-rivals-solo = Adversaires solo
web-rival-with = Avec { $box }
web-rival-play = Jouer
web-rival-play-of = Jouer contre : { $name }
web-game = Jeu
web-about-viscounts = Un plateau rond, un château, et une suite de cartes qui avance à chaque tour
web-about-architects = Beaucoup d'ouvriers, une cathédrale à bâtir, un marché noir bien tentant
web-boxes = Extensions
web-how = Adversaires
web-how-together = D'autres joueurs ou des bots
web-how-solo = Un adversaire solo
web-opponent = Adversaire
web-any-opponent = Adversaire au hasard
web-difficulty = Difficulté
web-difficulty-gentler = { $n } (plus facile : de notre cru, hors de la règle)
web-difficulty-least = { $n } (la plus facile)
web-difficulty-most = { $n } (la plus difficile)
web-seats = Places
web-seats-number = Nombre de places
web-seat = Place { $n }
web-seat-name = Nom pour la place { $n }
web-seat-you = Vous
web-seat-here = Quelqu'un devant cet écran
web-seat-friend = Un ami, par lien
web-seat-friend-note = Vous aurez un lien à envoyer
web-seat-kind-bot = Bot : { $bot }
web-player = Joueur { $n }
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
web-option-setup-standard = standard
web-option-setup-variable = avec personnages
web-option-characters = Personnages
web-option-characters-random = distribués au hasard
web-option-characters-choose = choisis par les joueurs
web-option-promo-cards = Cartes promotionnelles
web-option-promo-boards = Plateaux de Joueur promotionnels
web-option-starting-apprentice = Chacun commence avec un Apprenti
web-option-guildhall-apprentice-purge = La Maison des Corporations renouvelle les Apprentis
web-practice = Entraînement : annulez tout à tout moment
web-practice-short = entraînement
web-clock = Pendules
web-clock-minutes = Minutes par joueur
web-clock-bonus = Secondes en plus par décision
web-clock-afterwards = Une fois le temps écoulé
web-clock-nothing = rien ne se passe
web-clock-bot = un bot peut prendre le relais
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
web-table-yours = À vous de jouer
web-other-ways = Autres façons de jouer
web-saved = Reprendre une partie sauvegardée
web-saved-file = Fichier
web-saved-open = Ouvrir
web-name = Votre nom
web-link = Rejoindre avec un lien
web-link-paste = Collez le lien que vous avez reçu
web-link-go = Rejoindre
web-link-wrong = Ce n'est pas un lien vers une table
web-join-title = Vous êtes invité à une table
web-join-note = Le nom que verront les autres. Inutile pour regarder
web-join = Rejoindre la table

## Avant la partie

web-lobby-title = Avant la partie
web-lobby-seats = À la table
web-seats-number-of = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-against = contre { $opponent }
web-difficulty-of = difficulté { $n }
web-difficulty-gentler-of = difficulté { $n } (de notre cru, plus facile que la règle)
web-you = vous
web-seat-open = Place libre
web-seat-waiting = Personne ici pour l'instant
web-seat-bot = Toujours prêt
web-seat-ready = Prêt
web-seat-not-ready = Pas encore prêt
web-ready = Je suis prêt
web-not-ready = Attendez, pas encore
web-leave = Quitter ma place
web-clear = Libérer la place : { $name }
web-name-here = Nom d'un autre joueur sur cet écran
web-take = Prendre aussi cette place
web-invite = Copier un lien d'invitation
web-invite-spectators = Copier un lien spectateur
web-link-send = Envoyez ce lien ; il ne sert qu'une fois
web-link-spectators = Ce lien permet de regarder
web-copy = Copier
web-copied = Copié
web-waits = On attend encore : { $who }
web-waits-open = la place { $n } est libre
web-waits-ready = { $name } n'est pas encore prêt
web-waits-host = Tout le monde est prêt ; l'hôte peut lancer la partie
web-waits-nobody = Tout le monde est prêt

## La fin

web-result = La partie est terminée
web-winner = vainqueur
web-sheets = Feuilles de score
web-result-skip = Tout montrer
web-sheets-open = Cliquez sur une ligne pour voir d'où viennent les points.
web-sheets-points = { $points } PV
web-sheets-counted = { $n } → { $points } PV
web-sheets-line = Catégorie
web-chart = Les points au fil du temps
web-chart-about = Courbe des points, tour après tour ; le total final figure dans les feuilles de score
web-chart-begin = Début
web-chart-end = Fin
web-rematch = Rejouer avec les mêmes joueurs
web-rematch-go = Aller à la partie suivante
web-rematch-there = La partie suivante est prête : toute la table peut la rejoindre.
web-replay-open = Revoir, ou reprendre à n'importe quel moment
web-export = Sauvegarder dans un fichier

## Revoir la partie

web-replay = Revoir la partie
web-replay-at = Étape { $moment } sur { $last }
web-replay-turn = tour { $n } sur { $of }
web-replay-now = Retour au présent
web-replay-slider = Moment de la partie
web-replay-moves = Parcourir la partie
web-replay-first = Au début
web-replay-last = À la dernière étape
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-told = Ce qui s'est passé
web-replay-nothing = Rien à raconter sur cette étape
web-branch = Reprendre d'ici
web-branch-note = Ouvre une table d'entraînement, avec toutes les places des joueurs sur cet écran ; celle-ci ne change pas
web-branch-not-yet = Possible une fois la partie terminée ; d'ici là, son passé garde des secrets
web-branch-over = La partie est terminée à ce moment ; revenez plus tôt
web-keys-change = une étape
web-keys-turn = un tour
web-key-space = Espace
web-keys-play = lecture
web-keys-speed = vitesse

## Ce que veulent dire les options d'une nouvelle partie

web-option-promos-note = Ajoute aux piles les cartes promotionnelles du jeu.
web-option-manuscript-boards-note = Sur des plateaux différents, l'ordre des couleurs change d'une colonne à l'autre.
web-option-manuscript-boards-needs = Uniquement avec Portes Dorées.
web-option-setup-note = Avec des personnages, chacun a son propre pouvoir et sa propre mise en place.
web-option-characters-note = Les personnages sont distribués au hasard, ou chacun en choisit un à son tour.
web-option-characters-needs = Uniquement avec des plateaux à personnages.
web-option-promo-cards-note = Ajoute aux piles six Apprentis et Bâtiments promotionnels.
web-option-promo-boards-note = Ajoute cinq personnages au jeu.
web-option-promo-boards-needs = Uniquement avec des plateaux à personnages.
web-option-starting-apprentice-note = Avant le premier tour, chacun recrute gratuitement un des Apprentis visibles.
web-option-starting-apprentice-needs = Avec Merveilles du Royaume, chacun commence de toute façon avec un Apprenti.
web-option-guildhall-apprentice-purge-note = Le joueur qui occupe la troisième case d'une des trois premières rangées de la Maison des Corporations défausse les deux Apprentis de la première colonne ; de nouveaux les remplacent.
web-rulings = Interprétations
web-rulings-note = Là où la règle laisse une question ouverte, choisissez comment votre table la joue.
web-practice-note = Même après une révélation : parfait pour essayer.
web-clock-note = Dépasser son temps ne coûte aucun point ; au pire, un bot prend le relais.

## Une invitation, avant de la suivre

web-join-host = { $host } vous invite à une table
web-join-people = À la table : { $names }
web-join-seat = La place { $n } sur { $of } vous attend
web-join-look = Vous pouvez regarder
web-join-playing = La partie a déjà commencé
web-link-local = Seul cet ordinateur peut ouvrir le lien. Pour l'ouvrir à tout votre réseau, lancez :

web-lost-page = L'adresse est peut-être mal écrite, ou le lien est trop ancien.
web-lost-table = Le lien est peut-être mal recopié ou tronqué, ou la table se trouve sur un autre serveur.
web-lost-invitation = Une invitation ne sert qu'une fois, à une seule personne, et l'hôte peut la retirer. Si c'est vous qui l'avez utilisée, la table figure parmi vos tables sur la page d'accueil ; sinon, demandez un nouveau lien à votre hôte.
