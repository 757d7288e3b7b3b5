# Ce que dit la page à une table.

web-connecting = Ouverture de la table…
web-lost = Connexion perdue. Reconnexion… votre partie est en sécurité
web-paused = La partie est en pause
web-table-of = { $game }
web-door = Accueil
web-your-turn = À vous de jouer
web-confirm = Confirmer : { $what }
web-confirm-short = Confirmer
web-irreversible-turn = Le tour suivant commence aussitôt : impossible d'annuler.
web-also = Vous pouvez aussi :
web-also-now = Vous pouvez :
web-costs = coûte { $cost }
web-irreversible = Impossible d'annuler : une information cachée sera révélée.
web-why-not = { $n ->
    [one] Pourquoi ? { $n } choix indisponible
   *[other] Pourquoi ? { $n } choix indisponibles
}
web-choose-on-board = Choisissez sur la table
web-list = { $n ->
    [one] Liste : { $n } choix
   *[other] Liste : { $n } choix
}
web-list-more = +{ $n }
web-list-close = Fermer
web-why-not-short = Pourquoi ?
web-undo = Annuler
web-undo-n = { $n ->
    [one] Annuler ({ $n } étape possible)
   *[other] Annuler ({ $n } étapes possibles)
}
web-undo-all = Tout annuler
web-ask-undo = Demander à annuler
web-undo-asked = { $n ->
    [one] { $name } demande à annuler { $n } décision.
   *[other] { $name } demande à annuler { $n } décisions.
}
web-agree = Accepter
web-refuse = Refuser
web-chronicle = Chronique
web-whole-chronicle = Toute la chronique
web-moment = Aller à ce moment : étape { $n }
web-chronicle-before = Avant le premier tour
web-taken-back = (annulé)
web-small-steps = { $n ->
    [one] une petite étape
   *[other] { $n } petites étapes
}
web-latest = Aller au plus récent
web-filter = Afficher dans la chronique
web-filter-all = Tout
web-filter-mine = Ce qui me concerne
web-filter-points = Points de Victoire
web-filter-captures = Captures, Prison
web-filter-virtue = Vertu, Dettes
web-filter-cards = Cartes
web-filter-table = La table
web-filter-nothing = Rien de tel pour l'instant
web-since = Depuis votre dernier tour
web-since-close = Masquer jusqu'au prochain tour
web-since-more = { $n ->
    [one] … et une autre chose
   *[other] … et { $n } autres choses
}
web-since-net = Ce qui a changé pour { $name }
web-since-nothing = ni gain ni perte
web-since-play = Revoir l'action
web-since-debts-paid = Dettes remboursées
web-since-deeds-approved = Actes approuvés
web-since-castle = Ouvriers dans le Château
web-passed-over = Ce qu'il a écarté, et pourquoi
web-bot-level = Niveau du bot
web-decides = décide
web-thinks = réfléchit
web-choice-here = il y a un choix à faire ici
web-look-as = Voir comme { $name }
web-reconstructed = En partie reconstitué.
web-reconstructed-note = Nous n'avons pas pu tout vérifier ; si vous possédez la boîte, comparez, s'il vous plaît.
web-close = Fermer
web-tools = Table et réglages
web-text-board = Plateau en texte
web-resume = Reprendre
web-pause = Pause
web-play-myself = Reprendre la main
web-let-bot = Laisser un bot jouer pour moi
web-let-bot-sure = Un bot prend vos décisions dès maintenant, jusqu'à ce que vous repreniez la main. Il peut finir la partie avant que vous l'arrêtiez.
web-let-bot-yes = Oui, qu'il joue
web-let-bot-no = Non
web-spectators = Inviter un spectateur
web-confirming = Confirmer les choix
web-confirm-irreversible = seulement ceux qu'on ne peut pas annuler
web-confirm-always = toujours
web-confirm-never = jamais
web-pass-screen = Au tour suivant : passez l'écran à { $name }
web-i-am = Je suis { $name }
web-table-link = Le lien ; il est déjà copié si votre navigateur le permet
web-seat-waits = attend un joueur
web-it-is-you = (vous)
web-how-pay = Comment payez-vous ?
web-payment = Paiement
web-pay-more = Payer plus : { $good }
web-pay-less = Payer moins : { $good }
web-cheapest = au moindre coût
web-phases = Phases du tour
web-crumbs = Vos décisions de ce tour
web-crumb-back = { $n ->
    [one] Annuler cette décision
   *[other] Revenir avant cette décision ({ $n } étapes)
}
web-senses = Animations et son
web-motion = Animer les déplacements
web-pace = Les coups des autres
web-pace-instant = d'un seul coup
web-pace-normal = pas à pas, vite
web-pace-slow = pas à pas, lentement
web-sound = Sons
web-volume = Volume
web-people = Les joueurs de la table
web-practice-told = Entraînement : tout peut être annulé à tout moment, et chacun peut sauvegarder la partie entière, avec tout ce qui est caché.
web-origin-file = Cette partie vient d'un fichier : quelqu'un connaît peut-être ses secrets.
web-origin-moment = Cette partie reprend à un moment d'une autre : quelqu'un connaît peut-être ses secrets.
web-from-file = venue d'un fichier
web-from-moment = reprise d'une autre partie
web-bot-for = Laisser un bot jouer pour { $name }
web-bot-here = Ajouter un bot
web-send-away = Exclure { $name }
web-send-away-sure = La place se libère pour un nouveau venu ou un bot. Les décisions déjà prises restent valables.
web-vote-bot = Vote : un bot joue pour { $name }
web-vote-open = Vote : quelqu'un d'autre remplace { $name }
web-vote-asked-bot = Un bot ({ $bot }) doit-il jouer pour { $name } ?
web-vote-asked-open = Quelqu'un d'autre doit-il remplacer { $name } ?
web-vote-asked-host = Quelqu'un d'autre doit-il devenir l'hôte ?
web-vote-others = Vous êtes d'accord ; on attend la réponse des autres.
web-vote-wait = Sans réponse, vous pourrez décider seul { $when }.
web-vote-now = Personne n'a répondu : le faire maintenant
web-i-am-here = Je suis là
web-remove-spectators = { $n ->
    [one] Exclure { $n } spectateur
   *[other] Exclure { $n } spectateurs
}

## Comment jouer, et les explications

web-guide = Comment jouer
web-guide-of = Comment jouer à { $game }
web-guide-search = Chercher dans le guide
web-guide-chapters = Chapitres
web-guide-nothing = Le guide n'en parle pas
web-first-note = Première partie ? « Comment jouer » donne les règles en bref. Tout s'explique sur la table : survolez un élément ou appuyez sur i ; sur un écran tactile, gardez le doigt dessus.
web-understood = Compris
web-rules = Règles :
web-points-now = Points si la partie finissait maintenant
web-vp = PV

# Les choses d'un plateau, pour qui écoute
web-thing-choose = Choisir : { $what }
web-thing-why-not = Impossible : { $reason }
web-thing-then = , puis
