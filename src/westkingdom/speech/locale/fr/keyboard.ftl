# Ce que dit la page à ceux qui jouent au clavier ou qui écoutent.

## Touches

web-keys = Raccourcis clavier
web-keys-everywhere = Partout
web-keys-tab = élément suivant ; avec Maj, le précédent
web-keys-enter = choisir, ouvrir, confirmer
web-keys-escape = annuler, fermer
web-keys-help = cette liste
web-keys-choosing = À la table
web-keys-list = Ouvrir ou fermer la liste de tous les choix
web-keys-number = choisir par numéro
web-keys-explain = expliquer l'élément sélectionné
web-keys-board = Sur le plateau
web-keys-arrows = élément voisin du même groupe ; Tab mène au groupe suivant
web-keys-ring = faire le tour d'un plateau rond
web-keys-ring-out = vers l'extérieur ou l'intérieur d'un plateau rond
web-keys-ends = au début, à la fin
web-keys-single = Raccourcis à une seule touche

## Chemins dans la page

web-skip = Aller à
web-skip-decision = Aller à la décision
web-skip-board = Aller au plateau
web-skip-chronicle = Aller à la chronique

## Ce qui est dit à voix haute

web-herald = Annonces
web-more-happened = { $n ->
    [one] Il s'est passé { $n } autre chose ; voir la chronique.
   *[other] Il s'est passé { $n } autres choses ; voir la chronique.
}
web-chart-table = Les points en tableau
web-chart-change = Étape

## Le plateau en texte

web-text-choices = Vos choix
web-text-impossible = Impossible pour l'instant, et pourquoi
web-command = Commande
web-command-note = Tapez un numéro pour choisir, ou { $help } pour les autres commandes.
web-command-go = Valider
web-command-told = Réponses
web-command-unknown = « { $what } » ? Tapez un numéro de 1 à { $n }, ou { $help }.
web-command-none = Aucun résultat.
web-command-chosen = Choisi : { $what }
web-command-undone = Annulation demandée.
web-command-number = un numéro : faire ce choix
web-command-why = { $word } : pourquoi les autres choix sont impossibles ; ajoutez un mot pour préciser
web-command-cards = { $word } et un nom : ce que fait une carte ou un lieu
web-command-board = { $word } et un mot : ce que la table en dit
web-command-log = { $word } : ce qui vient de se passer
web-command-undo = { $word } : annuler votre dernière décision
web-command-help = { $word } : cette liste
