# Имена игроков-ботов.

opponent-cleric = Бот-священник
opponent-builder = Бот-строитель
opponent-noble = Бот-дворянин
opponent-cards = Карточный бот
