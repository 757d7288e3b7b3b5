# Ce qu'apporte Merveilles du Royaume.

amount-influence = { $n ->
    [one] { $n } point d'Influence
   *[other] { $n } points d'Influence
}
icon-influence = { $n ->
    [one] Influence
   *[other] { $n } Influence
}
icon-refresh-apprentices = nouveaux Apprentis
icon-workers-supply = Ouvriers sur votre plateau

## Questions, choix et raisons

ask-figures = Contribuez-vous avant de continuer ?
ask-avoid-loss = { $n ->
    [one] Vous devriez perdre { $n } point de Vertu. Combien en évitez-vous ?
   *[other] Vous devriez perdre { $n } points de Vertu. Combien en évitez-vous ?
}
ask-wonder-token = Où placez-vous le jeton de votre Merveille ? Chaque fois que vous y placerez un Ouvrier, elle comptera 1 Ouvrier de plus ou donnera 1 point d'Influence.
ask-visit-wonder = Votre Merveille se trouve ici. Que vous donne-t-elle ?
ask-pay-exchanges = Encore { $what } à payer. Combien d'Influence payez-vous à la place ?
ask-pay-keep = Vous devriez perdre { $what }. Combien en gardez-vous contre des Pièces ?
contribute = contribuer { $place }
    .form-place = with
take-influence = prendre l'Influence du Profiteur
figures-done = continuer
avoid-loss = { $n ->
    [one] éviter la perte de { $n } point de Vertu
   *[other] éviter la perte de { $n } points de Vertu
}
avoid-nothing = { $n ->
    [one] perdre { $n } point de Vertu
   *[other] perdre { $n } points de Vertu
}
place-token = { $location }
    .form-location = the
wonder-worker = compter 1 Ouvrier de plus
wonder-influence = gagner 1 point d'Influence
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
    [one] { $seat } évite la perte de { $n } point de Vertu
   *[other] { $seat } évite la perte de { $n } points de Vertu
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
    [one] point d'Influence
   *[other] points d'Influence
}
    .of = d'Influence
counter-workers-supply = { $n ->
    [one] Ouvrier sur votre plateau
   *[other] Ouvriers sur votre plateau
}
    .of = d'Ouvriers sur votre plateau
counter-workers-at-princess = { $n ->
    [one] Ouvrier auprès de la Princesse
   *[other] Ouvriers auprès de la Princesse
}
    .of = d'Ouvriers auprès de la Princesse
counter-workers-at-profiteer = { $n ->
    [one] Ouvrier auprès du Profiteur
   *[other] Ouvriers auprès du Profiteur
}
    .of = d'Ouvriers auprès du Profiteur
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
wonder-visit-text = son jeton va dans un de ces lieux : { $places } ; chaque fois que vous y placez un Ouvrier, compter 1 Ouvrier de plus ou gagner 1 point d'Influence
    .join = comma
contribution-line = Carte Contribution { $number }
contribution-text = comme Contribution : { $parts }
    .join = comma
contribution-gives = { $good } donne { $what }
    .form-good = the
consequence-text = comme Conséquence : le Profiteur { $profiteer }, la Princesse { $princess }
    .form-profiteer = at
    .form-princess = at
profiteer-reset-text = lors d'une réinitialisation, chaque joueur qui a des Ouvriers auprès du Profiteur : { $what } ; ces Ouvriers vont ensuite en Prison
princess-reset-text = lors d'une réinitialisation, le joueur qui a le plus d'Ouvriers auprès de la Princesse : { $what }
princess-line = Princesse
princess-text = quand vous placez un Ouvrier auprès d'elle, vous pouvez poser 1 ressource sur la carte Contribution et gagner ce qui figure en dessous ; la cinquième déclenche une réinitialisation
princess-capture-text = quand vous capturez auprès d'elle des Ouvriers d'autres joueurs, vous perdez 1 point de Vertu
profiteer-line = Profiteur
profiteer-text = quand vous placez un Ouvrier auprès de lui, vous gagnez 1 point d'Influence
profiteer-capture-text = quand vous capturez auprès de lui des Ouvriers d'autres joueurs, vous gagnez 1 point de Vertu
influence-line = Piste d'Influence
influence-ends-text = va jusqu'à { $n }
influence-cards-text = chaque fois que vous atteignez { $parts }, gagnez 1 carte Bâtiment
    .join = or
influence-silver-text = { $rate ->
    [one] { $rate } point d'Influence paye jusqu'à { $rate } Pièce, mais pas de Taxe
   *[other] { $rate } points d'Influence payent jusqu'à { $rate } Pièces, mais pas de Taxe
}
influence-good-text = { $rate ->
    [one] { $rate } point d'Influence paye 1 { $good }
   *[other] { $rate } points d'Influence payent 1 { $good }
}
influence-virtue-text = { $rate ->
    [one] { $rate } point d'Influence évite la perte de 1 point de Vertu
   *[other] { $rate } points d'Influence évitent la perte de 1 point de Vertu
}
influence-gold-text = le joueur qui en a le plus à la fin gagne { $n } Or ; en cas d'égalité, on le partage équitablement, arrondi à l'inférieur

## La table de texte

ui-influence = Influence
ui-wonder-words = placez un Ouvrier auprès de la Princesse, et vous pouvez poser 1 ressource sur la carte Contribution pour ce qui figure en dessous ; auprès du Profiteur, et vous gagnez 1 point d'Influence ; lors d'une réinitialisation, ce qui est sur la carte va sur les Merveilles, que chacun peut construire à la Maison des Corporations
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
ui-wonder-open = pas encore construite ; { $n ->
    [0] rien dessus
    [one] { $n } ressource dessus
   *[other] { $n } ressources dessus
} ; coûte maintenant { $parts }
ui-wonder-of = { $seat } l'a construite ; son jeton est { $place }
    .form-place = at
ui-wonder-being-placed = { $seat } l'a construite
ui-here-princess = la Princesse
ui-here-profiteer = le Profiteur
ui-here-wonder = la { $building } ({ $seat })
ui-may-contribute = vous pouvez contribuer 1 ressource
ui-own-wonder = votre Merveille compte 1 Ouvrier de plus ou donne 1 point d'Influence
princess-capture-you = vous perdez 1 point de Vertu, car la Princesse s'y trouve
profiteer-capture-you = vous gagnez 1 point de Vertu, car le Profiteur s'y trouve
sealed-contribution = une nouvelle carte Contribution a été révélée
