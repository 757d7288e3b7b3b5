# About the games.

about-game = { $title } (westkingdom play { $name }), { $seats } seats
about-box = { $title }, an expansion (--with { $name })
about-box-seats = { $title }, an expansion (--with { $name }), also for { $seats } seats
about-promos-viscounts = Promotional cards (--promos); some of them mention pieces of both expansions and need both
about-promos-architects = Promotional cards and player boards (--promos); the boards need --setup variable
about-solo = Solo opponents of { $box } (--solo): { $names }. Players against them: { $people }{ $levels ->
    [one] {""}
   *[other] . Difficulty: --difficulty 0 to { $most }
}{ $gentler ->
    [0] {""}
   *[other] , or gentler, from { $least }: below 0 they are ours, not the rulebook's
}
about-unofficial = This is an unofficial fan implementation. If you like it, buy the games
credit-design = Design: { $who }
credit-illustration = Illustration: { $who }
credit-graphic-design = Graphic design: { $who }
credit-publisher = Publisher: { $who }
credit-publisher-two-editions = Publisher: { $who } (English edition 2022, Russian edition 2023)
credit-french-translation = French translation: { $who }
credit-french-proofreading = French proofreading: { $who }
