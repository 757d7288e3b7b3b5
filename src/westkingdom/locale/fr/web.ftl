# Ce que dit la page à une table.

web-connecting = La table s’ouvre…
web-lost = La connexion est perdue ; elle se rétablit, et rien n’est perdu
web-paused = La partie est en pause
web-table-of = { $game }
web-door = À l’entrée
web-your-turn = À vous de jouer
web-confirm = Confirmer : { $what }
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
web-moment = Voir la table au changement { $n }
web-passed-over = Ce qu’il a écarté, et pourquoi
web-bot = robot
web-decides = décide
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
