# À une table partagée : ce qui se passe autour du jeu, et ce qui est refusé.

event-table-joined = { $name } s'assied à la table
event-table-left = { $name } quitte la table
event-table-bot = Un bot ({ $bot }) s'assied à la table
event-table-bot-sits = { $called } ({ $bot }) s'assied à la table
event-table-bot-leaves = { $called } ({ $bot }) quitte la table
event-table-spectator = Un spectateur arrive
event-table-ready = { $seat } est prêt
event-table-not-ready = { $seat } n'est plus prêt
event-table-started = La partie commence
event-table-over = La partie est terminée
event-table-paused = La partie est en pause
event-table-resumed = La partie reprend
event-table-handed-over = Un bot ({ $bot }) prend le relais pour { $seat }
event-table-handed-back = { $seat } reprend sa place
event-table-timed-out = Temps écoulé pour { $seat } : un bot ({ $bot }) prend le relais
event-table-bot-stumbled = { $seat } ({ $bot }) n'a pas pu décider ; ce choix a été fait au hasard
event-table-bot-helped = { $seat } ({ $bot }) n'a pas pu décider ; ce choix a été fait par un bot plus simple ({ $by })
event-table-undone = { $n ->
    [one] Une décision a été annulée
   *[other] { $n } décisions ont été annulées
}
event-table-undo-asked = { $n ->
    [one] { $seat } demande à annuler une décision
   *[other] { $seat } demande à annuler { $n } décisions
}
event-table-undo-agreed = { $seat } accepte l'annulation
event-table-undo-refused = { $seat } refuse l'annulation
event-table-rematch = La prochaine partie se joue à la table { $table }
event-table-imported = Cette partie vient d'un fichier : quelqu'un connaît peut-être ses secrets, c'est donc un entraînement
event-table-continued = Cette partie reprend à un moment d'une autre : quelqu'un connaît peut-être ses secrets, c'est donc un entraînement
event-table-sent-away = L'hôte exclut { $name }
event-table-spectators-removed = L'hôte exclut tous les spectateurs
event-table-vote-bot = Vote : un bot doit-il jouer pour { $seat } ?
event-table-vote-open = Vote : quelqu'un d'autre doit-il remplacer { $seat } ?
event-table-vote-host = Vote : quelqu'un d'autre doit-il devenir l'hôte ?
event-table-vote-agreed = { $seat } vote pour
event-table-vote-refused = { $seat } vote contre
event-table-vote-off = { $seat } est bien là ; le vote est annulé
event-table-vote-off-host = L'hôte est bien là ; le vote est annulé
event-table-voted-out = Le vote est passé : { $name } cède sa place
event-table-host = { $seat } est maintenant l'hôte

refused-no-table = Cette table n'existe pas
refused-stranger = Ce secret n'ouvre pas cette table
refused-invitation = Cette invitation a déjà servi, ou n'a jamais été valable
refused-host-only = Seul l'hôte peut faire cela
refused-spectator = Seuls les joueurs de la table peuvent faire cela
refused-no-seat = Cette place n'existe pas ; il y en a { $seats }
refused-foreign-seat = Cette place est à quelqu'un d'autre
refused-seat-taken = La place { $seat } est prise
refused-seat-open = La place { $seat } est libre
refused-name = Un nom doit compter de 1 à { $most } caractères visibles
refused-no-bot = Ce bot n'existe pas ; choisissez parmi { $bots }
refused-no-person = Aucun joueur humain à la place { $seat }
refused-no-bot-here = Aucun bot à la place { $seat }
refused-bot-plays = Un bot joue à cette place ; reprenez-la d'abord
refused-not-ready = { $seat } n'est pas encore prêt
refused-begun = La partie a déjà commencé
refused-not-playing = Aucune partie n'est en cours ici
refused-not-over = La partie n'est pas encore terminée
refused-paused = La partie est en pause
refused-not-paused = La partie n'est pas en pause
refused-not-asked = Ce n'est pas à vous de décider
refused-option = Ce n'est pas possible maintenant
refused-stale = La table a avancé jusqu'à la révision { $revision }
refused-inexact = Une action doit nommer sa révision, et un nonce de 1 à { $most } caractères
refused-nonce = Ce nonce a déjà servi pour une autre action
refused-busy = Trop de choses se passent en même temps ; réessayez
refused-too-many = Il y en a déjà trop
refused-clock = Ces pendules ne sont pas possibles
refused-time-left = Le temps n'est écoulé pour personne, ou rien n'en découle
refused-nothing-to-undo = Il n'y a rien à annuler
refused-undo-other = Impossible d'annuler : { $seat } a décidé depuis
refused-undo-sealed = Impossible d'annuler : une information cachée a été révélée
refused-nothing-asked = Personne n'a demandé à annuler quoi que ce soit
refused-no-moment = Ce moment n'existe pas
refused-other-rules = Ce moment a été joué avec une autre version des règles
refused-other-facts = Cette partie a commencé avec d'autres données de cartes
refused-damaged = La partie enregistrée est endommagée ; la personne qui gère ce serveur peut restaurer une sauvegarde
refused-options = Impossible de jouer ainsi : { $why }
refused-corrections = Les parties avec des données de cartes corrigées ne se jouent qu'à la table de texte
refused-too-large = Une partie sauvegardée compte au plus { $most } octets
refused-too-long = Une partie sauvegardée compte au plus { $most } décisions
refused-no-save = Ce n'est pas une partie complète et conforme aux règles
refused-known-game = Une partie reprise à un moment d'une autre ne sert qu'à l'entraînement : quelqu'un connaît peut-être ses secrets
refused-other-hand = Un joueur qui a vu une autre main de cette partie ne peut pas prendre cette place ; un nouveau venu ou un bot le peut
refused-undo-gone = Impossible d'annuler : quelqu'un qui était alors à la table a été exclu et ne peut pas donner son accord
refused-undo-wait = { $n ->
    [one] Les autres ont refusé ; vous pourrez redemander dans { $n } seconde
   *[other] Les autres ont refusé ; vous pourrez redemander dans { $n } secondes
}
refused-too-often = { $n ->
    [one] Trop de demandes à la fois ; réessayez dans { $n } seconde
   *[other] Trop de demandes à la fois ; réessayez dans { $n } secondes
}
refused-no-spectators = Il n'y a pas de spectateurs
refused-vote-self = C'est votre propre place : quittez-la, ou laissez un bot jouer pour vous
refused-no-vote = Aucun vote n'est en cours
