# The names of the solo opponents.

opponent-cleric = Cleric AI
opponent-builder = Builder AI
opponent-noble = Noble AI
opponent-cards = Card-focused AI
