# Ce qui est demandé, ce qui peut être choisi et pourquoi une chose ne peut pas l'être : ce que tous les jeux disent de même.

ask-either = Que choisissez-vous ?
ask-may = Voulez-vous le faire ?
ask-order = Quelle capacité vient en premier ?
decline = renoncer
pay-good = payer { $what }
why-not-nothing-to-do = cela n'aurait aucun effet maintenant
why-not-too-expensive = cela coûte { $parts }, plus que vous n'avez
why-not-empty-pile = la pile est vide
why-not-no-unpaid-debt = vous n'avez aucune Dette impayée
