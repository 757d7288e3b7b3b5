# Ce qui peut être tapé à la table en texte et au plateau en texte du navigateur ; les mots anglais sont toujours compris aussi.

command-why = pourquoi
command-board = plateau
command-boxes = extensions
command-me = moi
command-players = joueurs
command-cards = cartes
command-rules = règles
command-log = journal
command-opponent = adversaire
command-undo = annuler
command-save = sauver
command-quit = quitter
command-help = aide
