# Об играх.

about-game = { $title } (westkingdom play { $name }), число мест: { $seats }
about-box = { $title }, дополнение (--with { $name })
about-box-seats = { $title }, дополнение (--with { $name }), в том числе для { $seats } мест
about-promos-viscounts = Промокарты (--promos); некоторые из них ссылаются на оба дополнения и требуют их оба
about-promos-architects = Промокарты и планшеты игроков (--promos); для планшетов нужен --setup variable
about-solo = Игроки-боты, { $box } (--solo): { $names }. Людей против них: { $people }{ $levels ->
    [one] {""}
   *[other] . Сложность: --difficulty от 0 до { $most }
}{ $gentler ->
    [0] {""}
   *[other] , или легче, начиная с { $least }: ниже 0 — наши, в правилах их нет
}
about-unofficial = Это неофициальная фанатская версия. Если она вам понравится, купите игры
credit-design = Разработка: { $who }
credit-illustration = Иллюстрации: { $who }
credit-graphic-design = Графический дизайн: { $who }
credit-publisher = Издатель: { $who }
credit-publisher-two-editions = Издатель: { $who } (английское издание 2022 года, русское издание 2023 года)
credit-french-translation = Французский перевод: { $who }
credit-french-proofreading = Корректура французского перевода: { $who }
