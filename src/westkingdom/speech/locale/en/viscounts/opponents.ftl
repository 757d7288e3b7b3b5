# The names of the solo opponents.

opponent-cleric = Cleric AI
opponent-builder = Builder AI
opponent-noble = Noble AI
opponent-cards = Card-focused AI

web-opponent-cleric-about = Loves books: it transcribes Manuscripts whenever it can, and saves its ink for them.
web-opponent-builder-about = Loves walls: it constructs Buildings whenever it can, and saves its stone for them.
web-opponent-noble-about = Loves the court: it sends workers into the Castle whenever it can, and saves its gold for that. We reconstructed its board.
web-opponent-cards-about = Loves its papers: it flips Debts and Deeds whenever it can, and pays with any resource. We reconstructed its board.
