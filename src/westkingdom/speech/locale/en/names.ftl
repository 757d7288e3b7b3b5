# Names of things. Cards have their English names in the data files; a translation names them in the folder of the game,
# as card-<id>.

game-viscounts = Viscounts of the West Kingdom
game-architects = Architects of the West Kingdom
box-gates-of-gold = Gates of Gold
box-keeper-of-keys = Keeper of Keys
box-works-of-wonder = Works of Wonder

## The score sheet

score-debts = Debts
score-total = Total
