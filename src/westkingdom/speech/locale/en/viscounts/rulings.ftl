# Rulings: what the rulebook leaves open, and how each reading goes.

ruling-gg-049 = The printed Manuscript and Cleric Bonus cards
ruling-gg-049-ribbons = The Manuscript printed on your Manuscript Board counts towards the three of a colour that earn a Cleric Bonus card.
ruling-gg-049-transcribed = Only Manuscripts you took yourself count towards a Cleric Bonus card; the one printed on your Manuscript Board does not.
ruling-gg-191 = The Assassin with a single debt
ruling-gg-191-some = If you have only one debt, you may still choose to discard it.
ruling-gg-191-two = You may choose to discard debts only if you have two; with fewer, you gain the deed.
