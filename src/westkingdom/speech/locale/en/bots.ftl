# Opponents that a program plays: what they are called, at which level they play, and what that means.

bot-name-odo = Odo
bot-name-alda = Alda
bot-name-lambert = Lambert
bot-name-rotrude = Rotrude
bot-name-theodric = Theodric
bot-name-ermengard = Ermengard
bot-name-hincmar = Hincmar
bot-name-hildegard = Hildegard
bot-name-bernard = Bernard
bot-name-adela = Adela
bot-name-gerold = Gerold
bot-name-richilde = Richilde
bot-name-wala = Wala
bot-name-dhuoda = Dhuoda
bot-name-nithard = Nithard
bot-name-ansgard = Ansgard
bot-titled = { $called } ({ $bot })

bot-novice = novice
bot-novice-about = Looks only at its own turn and badly misjudges most of its turns. You can beat it in your first game.
bot-apprentice = apprentice
bot-apprentice-about = Plans its own turn, and often misjudges it. Usually beats a novice; a good opponent for your first games.
bot-journeyman = journeyman
bot-journeyman-about = Plans its own turn and misjudges it less often. Usually beats an apprentice.
bot-master = master
bot-master-about = Thinks its own turn through, without careless mistakes. Usually beats a journeyman.
bot-grandmaster = grandmaster
bot-grandmaster-about = Also looks some rounds ahead, and takes longer to think. Usually beats a master; the strongest there is.
bot-random = by chance
bot-random-about = Picks any legal option. For tests and for programs; not a good opponent.
