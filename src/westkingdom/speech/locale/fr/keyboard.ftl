# Ce que dit la page à ceux qui jouent au clavier ou qui écoutent.

## Touches

web-keys = Touches
web-keys-everywhere = Partout
web-keys-tab = à l’élément suivant, avec Maj au précédent
web-keys-enter = choisir, ouvrir, confirmer
web-keys-escape = annuler, fermer
web-keys-help = cette liste
web-keys-choosing = À la table
web-keys-number = choisir par numéro
web-keys-explain = expliquer ce qui a le focus
web-keys-board = Sur le plateau
web-keys-arrows = au voisin du même groupe ; Tab mène au groupe suivant
web-keys-ring = sur un plateau rond : en faire le tour
web-keys-ring-out = sur un plateau rond : vers l’extérieur, vers l’intérieur
web-keys-ends = au début, à la fin
web-keys-single = Les lettres, chiffres et signes seuls sont des touches

## Chemins dans la page

web-skip = Aller à
web-skip-decision = À la décision
web-skip-board = Au plateau
web-skip-chronicle = À la chronique

## Ce qui est dit à voix haute

web-herald = Ce qui se passe
web-more-happened = { $n ->
    [one] Il s’est passé { $n } autre chose ; elle est dans la chronique.
   *[other] Il s’est passé { $n } autres choses ; elles sont dans la chronique.
}
web-chart-table = Les points sous forme de tableau
web-chart-change = Changement

## Le plateau en texte

web-text-choices = Ce que vous pouvez choisir
web-text-impossible = Impossible pour l’instant, et pourquoi
web-command = Commande
web-command-note = Un numéro choisit ; { $help } dit ce que l’on peut taper d’autre.
web-command-go = Faire
web-command-told = Réponses
web-command-unknown = « { $what } » n’est pas compris. Tapez un numéro de 1 à { $n }, ou { $help }.
web-command-none = Rien de tel n’a été trouvé.
web-command-chosen = Choisi : { $what }
web-command-undone = Demande d’annuler la dernière décision.
web-command-number = un numéro : faire ce choix
web-command-why = { $word } : pourquoi les autres choix sont impossibles ; avec un mot, ceux qu’il nomme
web-command-cards = { $word } et un nom : ce que fait une carte ou un lieu
web-command-board = { $word } et un mot : ce que la table en dit
web-command-log = { $word } : ce qui vient de se passer
web-command-undo = { $word } : annuler votre dernière décision
web-command-help = { $word } : cette liste
