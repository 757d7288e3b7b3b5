# Interprétations : ce que la règle laisse ouvert, et ce que dit chaque lecture.

ruling-gg-049 = Le Manuscrit imprimé et les cartes Bonus du Clergé
ruling-gg-049-ribbons = Le Manuscrit imprimé sur votre Plateau de Manuscrits compte parmi les trois d'une couleur qui rapportent une carte Bonus du Clergé.
ruling-gg-049-transcribed = Seuls les Manuscrits que vous avez pris rapportent une carte Bonus du Clergé ; celui qui est imprimé sur votre Plateau de Manuscrits ne compte pas.
ruling-gg-191 = L'Assassin et une seule Dette
ruling-gg-191-some = Avec une seule Dette, vous pouvez choisir de défausser celle-là.
ruling-gg-191-two = Vous ne pouvez choisir de défausser des Dettes que si vous en avez deux ; sinon vous gagnez l'Acte de Propriété.
