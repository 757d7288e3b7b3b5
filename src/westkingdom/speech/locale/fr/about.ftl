# Les jeux et ceux qui les ont faits.

about-game = { $title } (westkingdom play { $name }), { $seats } joueurs
about-box = { $title }, extension (--with { $name })
about-box-seats = { $title }, extension (--with { $name }), aussi pour { $seats } joueurs
about-promos-viscounts = Cartes promotionnelles (--promos) ; certaines citent des éléments des deux extensions et ne se jouent qu'avec les deux
about-promos-architects = Cartes et Plateaux de Joueur promotionnels (--promos) ; les Plateaux de Joueur servent avec --setup variable
about-solo = Adversaires solo, { $box } (--solo) : { $names }. Joueurs face à eux : { $people }{ $levels ->
    [one] {""}
   *[other] . Difficulté : --difficulty 0 à { $most }
}{ $gentler ->
    [0] {""}
   *[other] , ou plus facile, à partir de { $least } : sous 0, elles sont de notre cru et non de la règle
}
about-unofficial = Ceci est une adaptation non officielle faite par des passionnés. Si elle vous plaît, achetez les jeux
credit-design = Conception : { $who }
credit-illustration = Illustrations : { $who }
credit-graphic-design = Conception graphique : { $who }
credit-publisher = Éditeur : { $who }
credit-publisher-two-editions = Éditeur : { $who } (édition anglaise 2022, édition russe 2023)
credit-french-translation = Traduction française : { $who }
credit-french-proofreading = Relecture française : { $who }
