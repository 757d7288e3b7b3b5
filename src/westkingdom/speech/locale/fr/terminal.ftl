# La table de texte.

## La table

ui-named = { $name } : { $text }
ui-nobody = personne
ui-count-of = { $n } ({ $seat })

## Ce qu'apportent les extensions

ui-words = En bref
ui-in-pile = { $n ->
    [0] la pile est vide
   *[other] encore { $n } dans la pile
}
ui-of-seat = { $seat } l'a
ui-of-nobody = personne ne l'a encore
ui-future-schemes = Planifications Futures
ui-no-boxes = Cette partie se joue sans extension

## Joueurs

ui-player-name = Joueur { $n }
ui-players = Joueurs
ui-bots = Bots : { $parts }
ui-silver = Pièces
ui-stone = Pierre
ui-gold = Or
ui-debts = Dettes
ui-debts-held = { $unflipped ->
    [one] { $unflipped } impayée
   *[other] { $unflipped } impayées
}, { $flipped ->
    [one] { $flipped } remboursée
   *[other] { $flipped } remboursées
}
ui-workers = Ouvriers
ui-buildings = Bâtiments
ui-hand = Main
ui-cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ui-points = Points actuels
ui-none = rien

## Ce que l'on a soi-même

ui-yours = { $seat } : vos cartes

## En jeu

ui-phase-draft = Mise en place, { $seat }
ui-phase-other = Manche { $round }, { $seat } (tour en cours : { $other })
ui-phase-end = Après le dernier tour, avant le calcul des scores, { $seat }
ui-ask-for-board = Tapez { command-board } pour tout le plateau, { command-help } pour les autres commandes
ui-news = Ce qui s'est passé
ui-costs = coûte { $parts }
ui-your-choice = Votre choix (un numéro, ou { command-help })
ui-pass-keyboard = Passez le clavier à { $seat } et appuyez sur Entrée
ui-not-understood = « { $what } » ? Tapez un numéro de 1 à { $n }, ou { command-help }.
ui-no-such-number = Il n'y a pas de choix { $number }. Tapez un numéro de 1 à { $n }.
ui-why = Impossible maintenant
ui-why-nothing = Il n'y a rien d'autre à choisir ici
ui-undone = Annulé
ui-undo-sealed = Impossible d'annuler : { $parts }
sealed-hand = des cartes ont été tirées
sealed-cards = une carte que personne n'avait vue a été révélée
sealed-other = une information cachée a été révélée
ui-cards-which = Quelle carte ? Tapez { command-cards } et un nom, par exemple : { command-cards } { $example }
ui-cards-unknown = Aucune carte ne s'appelle « { $what } »
ui-cards-near = Aucune carte ne s'appelle « { $what } ». Vouliez-vous dire { $cards } ?
ui-rules-unknown = Il n'y a pas de règle { $what }
ui-rules-near = Il n'y a pas de règle { $what }. Vouliez-vous dire { $rules } ?
ui-no-opponent = Cette partie n'a pas d'adversaire solo ; --solo en ajoute un
ui-opponent-not-yet = L'adversaire n'a pas encore joué
ui-log-empty = Il ne s'est encore rien passé
ui-saved = Sauvegardé dans { $file }. Pour continuer : westkingdom play --load { $file }
ui-not-saved = La partie n'a pas pu être sauvegardée dans { $file } : { $why }
ui-save-which = Sauvegarder dans quel fichier ? Tapez { command-save } et un nom de fichier
ui-save-offer = Sauvegarder la partie ? Tapez un nom de fichier, Entrée pour { $file }, ou n pour partir sans sauvegarder
ui-answer-yes = o oui
ui-answer-no = n non
ui-left-unsaved = Vous avez quitté la table sans sauvegarder la partie
ui-input-ended = Fin de la saisie : vous avez quitté la table sans sauvegarder la partie
ui-final = Scores finaux
ui-winner = { $parts } gagne avec { $points } points. { $reason }.
ui-winners = { $parts } partagent la victoire avec { $points } points. { $reason }.
ui-line = Catégorie

## Avant et après une partie

ui-who-plays = Qui joue ? Les noms dans l'ordre, bot:NIVEAU pour un bot : { $bots }
ui-which-boxes = Avec quelles extensions ? none (aucune), all (toutes), ou certaines parmi { $boxes }
ui-replayed = { $n ->
    [one] { $n } décision rejouée : chaque étape est conforme aux règles
   *[other] { $n } décisions rejouées : chaque étape est conforme aux règles
}
ui-replayed-whole = { $n ->
    [one] { $n } décision rejouée : chaque étape est conforme aux règles, et la dernière donne l'état sauvegardé
   *[other] { $n } décisions rejouées : chaque étape est conforme aux règles, et la dernière donne l'état sauvegardé
}

## D'où viennent les données

ui-source = source : { $what }
ui-reconstructed = reconstitué : { $what }
ui-reconstructed-note = reconstitué : voir la note
ui-note = note : { $what }
ui-part-of-board = élément d'un plateau
ui-reconstructed-count = { $n ->
    [one] { $n } élément a des données reconstituées
   *[other] { $n } éléments ont des données reconstituées
}

## Ce qui se tape après une commande

ui-argument-name = NOM
ui-argument-id = NUMÉRO
ui-argument-file = FICHIER

## Aide

help-title = Ce que vous pouvez taper
help-number = faire ce choix
help-why = pourquoi d'autres choix sont impossibles maintenant
help-boxes = ce qu'apportent les extensions : lignes, piles et cartes disponibles
help-players = ce que chacun possède
help-rules = lire une règle du registre (en anglais)
help-log = ce qui s'est passé jusqu'ici
help-opponent = le dernier tour de l'adversaire solo, étape par étape, avec ce qu'il a écarté et les règles
help-undo = annuler votre dernière décision : n'importe laquelle si vous jouez seul, sinon sauf si une information cachée a été révélée ou si quelqu'un d'autre a décidé depuis
help-save = sauvegarder la partie dans un fichier
help-quit = quitter la table ; vous pourrez d'abord sauvegarder
help-help = cette liste
