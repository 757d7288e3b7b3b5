# Ce qu'apporte Merveilles du Royaume.

amount-influence = { $n ->
    [one] { $n } Influence
   *[other] { $n } Influences
}
icon-influence = { $n ->
    [one] Influence
   *[other] { $n } Influences
}
icon-refresh-apprentices = nouveaux Apprentis
icon-workers-supply = Ouvriers sur votre plateau

## Questions, choix et raisons

ask-figures = Contribuez-vous avant de continuer ?
ask-avoid-loss = { $n ->
    [one] Vous devriez perdre { $n } Vertu. Combien en évitez-vous ?
   *[other] Vous devriez perdre { $n } Vertus. Combien en évitez-vous ?
}
ask-wonder-token = Où placez-vous le jeton de votre Merveille ? Chaque fois que vous y placerez un Ouvrier, elle comptera 1 Ouvrier de plus ou donnera 1 Influence.
ask-visit-wonder = Votre Merveille se trouve ici. Que vous donne-t-elle ?
ask-pay-exchanges = Encore { $what } à payer. Combien d'Influence payez-vous à la place ?
ask-pay-keep = Vous devriez perdre { $what }. Combien en gardez-vous contre des Pièces ?
contribute = contribuer { $place }
    .form-place = with
take-influence = prendre l'Influence du Profiteur
figures-done = continuer
avoid-loss = { $n ->
    [one] éviter la perte de { $n } Vertu
   *[other] éviter la perte de { $n } Vertus
}
avoid-nothing = { $n ->
    [one] perdre { $n } Vertu
   *[other] perdre { $n } Vertus
}
place-token = { $location }
    .form-location = the
wonder-worker = compter 1 Ouvrier de plus
wonder-influence = gagner 1 Influence
wonder-neither = ni l'un ni l'autre
pay-exchanges = { $n ->
    [0] tout payer en Pièces
   *[other] payer { $what } à la place de Pièces
}
pay-keep = { $n ->
    [0] ne rien garder
   *[other] garder { $what }
}
why-not-contributed = cette ressource est déjà sur la carte

## Ce qui s'est passé

event-contribute = { $seat } contribue { $good }
    .form-good = with
event-avoid-loss = { $n ->
    [one] { $seat } évite la perte de { $n } Vertu
   *[other] { $seat } évite la perte de { $n } Vertus
}
event-place-token = { $seat } : le jeton de la { $building } est maintenant { $location }
    .form-location = at
event-wonder-gains = la ressource contribuée va sur sa Merveille : { $good }
event-figures-move = la Princesse va { $princess }, le Profiteur { $profiteer }
    .form-princess = at
    .form-profiteer = at

## Effets et capacités

effect-school-refresh = { $n ->
    [one] mettre sous la pile { $n } Apprenti le plus à gauche et compléter les rangées
   *[other] mettre sous la pile les { $n } Apprentis les plus à gauche et compléter les rangées
}
counter-influence = { $n ->
    [one] Influence
   *[other] Influences
}
    .of = d'Influence
counter-workers-supply = { $n ->
    [one] Ouvrier sur votre plateau
   *[other] Ouvriers sur votre plateau
}
    .of = d'Ouvriers sur votre plateau
counter-workers-at-princess = { $n ->
    [one] Ouvrier à soi auprès de la Princesse
   *[other] Ouvriers à soi auprès de la Princesse
}
    .of = d'Ouvriers à soi auprès de la Princesse
counter-workers-at-profiteer = { $n ->
    [one] Ouvrier à soi auprès du Profiteur
   *[other] Ouvriers à soi auprès du Profiteur
}
    .of = d'Ouvriers à soi auprès du Profiteur
counter-building-cathedral-pairs = { $n ->
    [one] paire d'un Bâtiment et d'un niveau de la Cathédrale
   *[other] paires d'un Bâtiment et d'un niveau de la Cathédrale
}
    .of = de paires d'un Bâtiment et d'un niveau de la Cathédrale
passive-rate = vous pouvez payer { $favour } au lieu de { $what }
passive-keeps = { $n ->
    [one] vous pouvez payer { $n } Pièce pour ne pas perdre d'Influence
   *[other] vous pouvez payer { $n } Pièces pour ne pas perdre d'Influence
}
passive-counts-princess = la Princesse compte comme un de vos Ouvriers quand vous en placez un auprès d'elle
passive-silver-at-profiteer = { $n ->
    [one] quand vous placez un Ouvrier auprès du Profiteur : gagner { $n } Pièce
   *[other] quand vous placez un Ouvrier auprès du Profiteur : gagner { $n } Pièces
}

## Textes

wonder-line = { $card }, Merveille, { $vp } PV
wonder-tokens-text = chaque ressource contribuée qui s'y trouve réduit de 1 le coût dans cette ressource, pour qui la construit
wonder-visit-text = son jeton va dans un de ces lieux : { $places } ; chaque fois que vous y placez un Ouvrier, compter 1 Ouvrier de plus ou gagner 1 Influence
    .join = comma
contribution-line = Carte Contribution { $number }
contribution-text = comme Contribution : { $parts }
    .join = comma
contribution-gives = { $good } donne { $what }
    .form-good = the
consequence-text = comme Conséquence : le Profiteur { $profiteer }, la Princesse { $princess }
    .form-profiteer = at
    .form-princess = at
profiteer-reset-text = lors d'une réinitialisation, qui a des Ouvriers auprès du Profiteur : { $what } ; puis ils vont en Prison
princess-reset-text = lors d'une réinitialisation, qui a le plus d'Ouvriers auprès de la Princesse : { $what }
princess-line = Princesse
princess-text = qui place un Ouvrier auprès d'elle peut poser 1 ressource sur la carte Contribution et gagner ce qui figure en dessous ; la cinquième déclenche une réinitialisation
princess-capture-text = qui capture auprès d'elle des Ouvriers d'autres joueurs perd 1 Vertu
profiteer-line = Profiteur
profiteer-text = qui place un Ouvrier auprès de lui gagne 1 Influence
profiteer-capture-text = qui capture auprès de lui des Ouvriers d'autres joueurs gagne 1 Vertu
influence-line = Piste d'Influence
influence-ends-text = elle se termine à { $n }
influence-cards-text = chaque pas en montant sur { $parts } donne 1 carte Bâtiment
influence-silver-text = { $rate ->
    [one] { $rate } Influence paye jusqu'à { $rate } Pièce, mais pas de Taxe
   *[other] { $rate } Influences payent jusqu'à { $rate } Pièces, mais pas de Taxe
}
influence-good-text = { $rate ->
    [one] { $rate } Influence paye 1 { $good }
   *[other] { $rate } Influences payent 1 { $good }
}
influence-virtue-text = { $rate ->
    [one] { $rate } Influence évite la perte de 1 Vertu
   *[other] { $rate } Influences évitent la perte de 1 Vertu
}
influence-gold-text = qui en a le plus à la fin gagne { $n } Or ; en cas d'égalité, il est partagé également, arrondi à l'inférieur

## La table de texte

ui-influence = Influence
ui-wonder-words = qui place un Ouvrier auprès de la Princesse peut poser 1 ressource sur la carte Contribution pour ce qui figure en dessous, et auprès du Profiteur gagne 1 Influence ; lors d'une réinitialisation, ce qui est sur la carte va sur les Merveilles, que chacun peut construire à la Maison des Corporations
ui-princess = Princesse
ui-profiteer = Profiteur
ui-figure-at = { $place }
    .form-place = at
ui-contribution = Carte Contribution
ui-contributed = { $good } : déjà là
ui-contribution-for = { $good } : { $what }
ui-contributions = { $parts }
    .join = comma
ui-no-contribution = la pile est vide ; personne ne peut contribuer avant la prochaine réinitialisation
ui-contribution-pile = Pile de Contributions
ui-wonder-open = personne ne l'a construite ; { $n ->
    [0] rien ne s'y trouve
    [one] { $n } ressource s'y trouve
   *[other] { $n } ressources s'y trouvent
} ; coûte maintenant { $parts }
ui-wonder-of = { $seat } l'a construite ; son jeton est { $place }
    .form-place = at
ui-wonder-being-placed = { $seat } l'a construite
ui-here-princess = la Princesse
ui-here-profiteer = le Profiteur
ui-here-wonder = la { $building } ({ $seat })
ui-may-contribute = vous pouvez contribuer 1 ressource
ui-own-wonder = votre Merveille compte 1 Ouvrier de plus ou donne 1 Influence
princess-capture-you = vous perdez 1 Vertu, car la Princesse s'y trouve
profiteer-capture-you = vous gagnez 1 Vertu, car le Profiteur s'y trouve
sealed-contribution = une nouvelle carte Contribution a été révélée
