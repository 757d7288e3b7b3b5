# À une table partagée : ce qui se passe autour du jeu, et ce qui est refusé.

event-table-joined = { $name } s'assied à la table
event-table-left = { $name } quitte la table
event-table-bot = Le bot { $bot } s'assied à la table
event-table-spectator = Quelqu'un vient regarder
event-table-ready = { $seat } peut commencer
event-table-not-ready = { $seat } ne peut plus commencer
event-table-started = La partie commence
event-table-over = La partie est terminée
event-table-paused = La partie est en pause
event-table-resumed = La partie reprend
event-table-handed-over = Le bot { $bot } joue pour { $seat }
event-table-handed-back = { $seat } reprend sa place
event-table-timed-out = Le temps est écoulé pour { $seat }, et le bot { $bot } joue
event-table-bot-stumbled = Le bot { $bot } n'a pas pu se décider à temps ; le hasard a choisi pour { $seat }
event-table-undone = { $n ->
    [one] Une décision est annulée
   *[other] { $n } décisions sont annulées
}
event-table-undo-asked = { $n ->
    [one] { $seat } demande à annuler une décision
   *[other] { $seat } demande à annuler { $n } décisions
}
event-table-undo-agreed = { $seat } accepte de revenir en arrière
event-table-undo-refused = { $seat } refuse de revenir en arrière
event-table-rematch = La prochaine partie se joue à la table { $table }
event-table-imported = Cette partie vient d'un fichier : quelqu'un connaît peut-être ce qui est caché, elle sert donc à s'exercer
event-table-continued = Cette partie reprend à un moment d'une autre : quelqu'un connaît peut-être ce qui est caché, elle sert donc à s'exercer
event-table-sent-away = L'hôte renvoie { $name }
event-table-spectators-removed = L'hôte renvoie tous les spectateurs
event-table-vote-bot = Vote : un bot doit-il jouer pour { $seat } ?
event-table-vote-open = Vote : la place où joue { $seat } doit-elle revenir à quelqu'un d'autre ?
event-table-vote-host = Vote : quelqu'un d'autre doit-il devenir l'hôte ?
event-table-vote-agreed = { $seat } vote pour
event-table-vote-refused = { $seat } vote contre
event-table-vote-off = { $seat } est bien là ; le vote est annulé
event-table-vote-off-host = L'hôte est bien là ; le vote est annulé
event-table-voted-out = Les autres ont voté : { $name } cède sa place
event-table-host = { $seat } est maintenant l'hôte

refused-no-table = Cette table n'existe pas
refused-stranger = Ce secret n'ouvre rien à cette table
refused-invitation = Cette invitation a déjà servi, ou n'a jamais été donnée
refused-host-only = Seul l'hôte peut faire cela
refused-spectator = Seuls ceux qui sont assis à la table peuvent faire cela
refused-no-seat = Cette place n'existe pas ; il y en a { $seats }
refused-foreign-seat = Cette place est à quelqu'un d'autre
refused-seat-taken = La place { $seat } est prise
refused-seat-open = Personne n'occupe la place { $seat }
refused-name = Un nom compte de 1 à { $most } lettres affichables
refused-no-bot = Ce bot n'existe pas ; il y a { $bots }
refused-no-person = Personne ne joue à la place { $seat }
refused-no-bot-here = Aucun bot ne joue à la place { $seat }
refused-bot-plays = Un bot joue à cette place ; reprenez-la d'abord
refused-not-ready = { $seat } ne peut pas encore commencer
refused-begun = La partie a déjà commencé
refused-not-playing = Aucune partie n'est en cours ici
refused-not-over = La partie n'est pas terminée
refused-paused = La partie est en pause
refused-not-paused = La partie n'est pas en pause
refused-not-asked = C'est à une autre place de décider
refused-option = Ce n'est pas possible maintenant
refused-stale = La table a changé : elle en est à la révision { $revision }
refused-inexact = Une action nomme la révision à laquelle elle s'adresse, et un nonce de 1 à { $most } lettres
refused-nonce = Ce nonce a déjà servi pour une autre action
refused-busy = Trop de choses se passent en même temps ; réessayez
refused-too-many = Il y en a déjà trop
refused-clock = Il n'y a pas de telles horloges
refused-time-left = Le temps n'est écoulé pour personne, ou rien n'en découle
refused-nothing-to-undo = Il n'y a rien à annuler
refused-undo-other = Impossible d'annuler : { $seat } a décidé depuis
refused-undo-sealed = Impossible d'annuler : une information cachée a été révélée
refused-nothing-asked = Personne n'a demandé à annuler quoi que ce soit
refused-no-moment = Ce moment n'existe pas
refused-other-rules = Ce moment a été joué avec d'autres règles que celles d'ici
refused-other-facts = Cette partie a commencé avec d'autres données de cartes que celles d'ici
refused-damaged = Les données de cette partie sont endommagées ; la personne qui gère ce serveur peut restaurer une copie
refused-options = Impossible de jouer ainsi : { $why }
refused-corrections = Les parties avec des données de cartes corrigées se jouent seulement à la table de texte
refused-too-large = Une partie sauvegardée compte au plus { $most } octets
refused-too-long = Une partie sauvegardée compte au plus { $most } décisions
refused-no-save = Ce n'est pas une partie entière que les règles permettent
refused-known-game = Une partie reprise à un moment d'une autre ne sert qu'à s'exercer : quelqu'un connaît peut-être ce qui est caché
refused-other-hand = Qui a vu une autre main de cette partie ne peut pas prendre cette place ; un nouveau venu ou un bot le peut
refused-undo-gone = Impossible d'annuler : quelqu'un qui était alors à la table a été renvoyé et ne peut pas donner son accord
refused-undo-wait = { $n ->
    [one] Les autres ont refusé ; vous pourrez redemander dans { $n } seconde
   *[other] Les autres ont refusé ; vous pourrez redemander dans { $n } secondes
}
refused-too-often = { $n ->
    [one] Trop de changements d'un coup ; réessayez dans { $n } seconde
   *[other] Trop de changements d'un coup ; réessayez dans { $n } secondes
}
refused-no-spectators = Il n'y a pas de spectateurs
refused-vote-self = C'est votre propre place : laissez un bot jouer pour vous, ou quittez-la
refused-no-vote = Aucun vote n'est en cours
