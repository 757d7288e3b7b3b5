# Les adversaires joués par un programme : leurs noms, leur niveau et ce qu'il signifie.

bot-name-odo = Eudes
bot-name-alda = Aude
bot-name-lambert = Lambert
bot-name-rotrude = Rotrude
bot-name-theodric = Thierry
bot-name-ermengard = Ermengarde
bot-name-hincmar = Hincmar
bot-name-hildegard = Hildegarde
bot-name-bernard = Bernard
bot-name-adela = Adèle
bot-name-gerold = Gérold
bot-name-richilde = Richilde
bot-name-wala = Wala
bot-name-dhuoda = Dhuoda
bot-name-nithard = Nithard
bot-name-ansgard = Ansgarde
bot-titled = { $called } ({ $bot })

bot-novice = novice
bot-novice-about = Ne voit que son propre tour et en juge mal la plupart, parfois de beaucoup. Vous pouvez le battre dès votre première partie.
bot-apprentice = apprenti
bot-apprentice-about = Prépare son propre tour, et se trompe souvent. Bat le plus souvent un novice ; un bon adversaire pour vos premières parties.
bot-journeyman = compagnon
bot-journeyman-about = Prépare son propre tour et se trompe moins souvent. Bat le plus souvent un apprenti.
bot-master = maître
bot-master-about = Réfléchit à tout son tour, sans faute d'inattention. Bat le plus souvent un compagnon.
bot-grandmaster = grand maître
bot-grandmaster-about = Regarde aussi quelques manches plus loin, et réfléchit plus longtemps. Bat le plus souvent un maître ; le plus fort de tous.
bot-random = au hasard
bot-random-about = Choisit n'importe quelle option permise. Pour les tests et les programmes ; ce n'est pas un bon adversaire.
