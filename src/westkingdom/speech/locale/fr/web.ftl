# Ce que dit la page à une table.

web-connecting = La table s’ouvre…
web-lost = La connexion est perdue ; elle se rétablit, et rien n’est perdu
web-paused = La partie est en pause
web-table-of = { $game }
web-door = À l’entrée
web-your-turn = À vous de jouer
web-confirm = Confirmer : { $what }
web-confirm-short = Confirmer
web-irreversible-turn = Le tour suivant commence aussitôt : impossible de revenir en arrière.
web-also = Vous pouvez aussi :
web-also-now = Vous pouvez :
web-costs = coûte { $cost }
web-irreversible = Impossible à annuler : quelque chose de caché sera révélé.
web-why-not = { $n ->
    [one] Pourquoi pas ? { $n } choix est impossible pour l’instant
   *[other] Pourquoi pas ? { $n } choix sont impossibles pour l’instant
}
web-undo = Annuler
web-undo-n = { $n ->
    [one] Annuler ({ $n } étape possible)
   *[other] Annuler ({ $n } étapes possibles)
}
web-undo-all = Tout annuler
web-ask-undo = Demander à revenir en arrière
web-undo-asked = { $n ->
    [one] { $name } demande à annuler { $n } décision.
   *[other] { $name } demande à annuler { $n } décisions.
}
web-agree = Accepter
web-refuse = Refuser
web-chronicle = Chronique
web-whole-chronicle = Toute la chronique
web-moment = Voir ce moment : changement { $n }
web-chronicle-before = Avant le premier tour
web-taken-back = (annulé)
web-small-steps = { $n ->
    [one] une petite étape
   *[other] { $n } petites étapes
}
web-latest = Au plus récent
web-filter = Ce que montre la chronique
web-filter-all = Tout
web-filter-mine = Ce qui me concerne
web-filter-points = Points de Victoire
web-filter-captures = Captures et captifs
web-filter-virtue = Vertu, Dettes
web-filter-cards = Cartes
web-filter-table = La table
web-filter-nothing = Rien de tel ne s’est encore passé
web-since = Depuis votre dernier tour
web-since-close = Fermer jusqu’au prochain tour
web-since-more = { $n ->
    [one] … et une chose de plus
   *[other] … et { $n } choses de plus
}
web-since-net = Ce que cela change pour { $name }
web-since-nothing = aucun nombre n’a changé
web-since-play = Rejouez-le-moi
web-since-debts-paid = Dettes payées
web-since-deeds-approved = Actes approuvés
web-since-castle = Ouvriers dans le Château
web-passed-over = Ce qu’il a écarté, et pourquoi
web-bot = robot
web-decides = décide
web-choice-here = un choix à faire ici
web-look-as = Regarder avec { $name }
web-reconstructed = En partie reconstitué.
web-reconstructed-note = Tout n’a pas pu être attesté ; si vous possédez la boîte, comparez, s’il vous plaît.
web-close = Fermer
web-tools = Table et réglages
web-text-board = Le plateau en texte
web-resume = Reprendre
web-pause = Pause
web-play-myself = Rejouer moi-même
web-let-bot = Laisser un robot jouer pour moi
web-let-bot-sure = Un robot qui joue au hasard prendra aussitôt vos décisions, jusqu'à ce que vous rejouiez. Il peut finir la partie avant que vous l'arrêtiez.
web-let-bot-yes = Oui, qu'il joue
web-let-bot-no = Non
web-spectators = Inviter quelqu’un à regarder
web-confirming = Confirmer les choix
web-confirm-irreversible = seulement ceux qu’on ne peut pas annuler
web-confirm-always = toujours
web-confirm-never = jamais
web-pass-screen = C’est à { $name } : passez l’écran
web-i-am = Je suis { $name }
web-table-link = Le lien ; il est copié si votre navigateur le permet
web-seat-waits = attend quelqu’un
web-it-is-you = (vous)
web-how-pay = Comment payez-vous ?
web-payment = Paiement
web-pay-more = Payer plus : { $good }
web-pay-less = Payer moins : { $good }
web-cheapest = le moins à regretter
web-phases = Phases du tour
web-crumbs = Ce que vous avez décidé dans ce tour
web-crumb-back = { $n ->
    [one] Reprendre cette décision
   *[other] Revenir avant cette décision ({ $n } étapes)
}
web-senses = Mouvement et son
web-motion = Les pièces se déplacent à vue
web-pace = Ce que font les autres
web-pace-instant = d’un seul coup
web-pace-normal = pas à pas, vite
web-pace-slow = pas à pas, lentement
web-sound = Sons
web-volume = Volume
web-people = Qui est à la table
web-practice-told = Pour s'exercer : tout peut être repris à tout moment, et chacun peut enregistrer la partie entière, avec tout ce qui est caché.
web-origin-file = Cette partie vient d'un fichier : quelqu'un connaît peut-être ce qui y est caché.
web-origin-moment = Cette partie reprend à un moment d'une autre : quelqu'un connaît peut-être ce qui y est caché.
web-from-file = venue d'un fichier
web-from-moment = reprise d'une autre partie
web-bot-for = Laisser un bot jouer pour { $name }
web-bot-here = Mettre un bot ici
web-send-away = Renvoyer { $name }
web-send-away-sure = La place sera libre pour un nouveau venu ou un bot. Ce qui est décidé reste décidé.
web-vote-bot = Vote : un bot joue pour { $name }
web-vote-open = Vote : quelqu'un d'autre remplace { $name }
web-vote-asked-bot = Un bot doit-il jouer pour { $name } ?
web-vote-asked-open = Quelqu'un d'autre doit-il remplacer { $name } ?
web-vote-asked-host = Quelqu'un d'autre doit-il devenir l'hôte ?
web-vote-others = Vous êtes d'accord ; les autres n'ont pas encore tous répondu.
web-vote-wait = Sans réponse, vous pourrez décider sans accord { $when }.
web-vote-now = Personne n'a répondu : le faire maintenant
web-i-am-here = Je suis là
web-remove-spectators = { $n ->
    [one] Renvoyer { $n } spectateur
   *[other] Renvoyer { $n } spectateurs
}

## Comment jouer, et les explications

web-guide = Comment jouer
web-guide-of = Comment jouer à { $game }
web-guide-search = Chercher dans le guide
web-guide-chapters = Chapitres
web-guide-nothing = Rien dans le guide n'en parle
web-first-note = Première partie ? « Comment jouer » donne les règles en bref. Tout s'explique sur la table : laissez-y le pointeur ou appuyez sur i ; sur un écran tactile, gardez-y le doigt.
web-understood = Compris
web-help-hint = Laissez le pointeur sur une chose, ou appuyez sur i : elle s'explique ici.
web-rules = Règles :
web-points-now = Points si la partie finissait maintenant
web-vp = PV
