# Names of things. Cards, heroes and segments have their English names in the data files; a translation names them here
# as card-<id> and segment-<id>.


building-trading-post = Trading Post
building-guildhall = Guildhall
building-workshop = Workshop

slot-tp1 = Trading Post 1
slot-tp2 = Trading Post 2
slot-tp3 = Trading Post 3
slot-gh1 = Guildhall 1
slot-gh2 = Guildhall 2
slot-gh3 = Guildhall 3
slot-w1 = Workshop 1
slot-w2 = Workshop 2
slot-w3 = Workshop 3

card-cleric-bonus-grey = grey Cleric Bonus card
card-cleric-bonus-black = black Cleric Bonus card
card-cleric-bonus-blue = blue Cleric Bonus card
card-cleric-bonus-yellow = yellow Cleric Bonus card
card-kind-leader = Castle Leader card
card-kind-diversified = Diversified Builder card
card-kind-specialized = Specialized Builder card
card-public-trading-post = Public Trading Post
card-public-guildhall = Public Guildhall
card-public-workshop = Public Workshop
card-column-1 = column 1
card-column-2 = column 2
card-column-3 = column 3
card-column-4 = column 4
card-manuscript-board-grey = grey Manuscript Board
card-manuscript-board-black = black Manuscript Board
card-manuscript-board-blue = blue Manuscript Board
card-manuscript-board-yellow = yellow Manuscript Board
card-poverty = Poverty
card-prosperity = Prosperity

ribbon-grey = grey
ribbon-black = black
ribbon-blue = blue
ribbon-yellow = yellow
ribbon-any = four-coloured

place-left = left
place-middle = middle
place-right = right

kind-OL = outside left
kind-OR = outside right
kind-IN = inside

manuscript = { $ribbon } Manuscript ({ $cost }: { $what })
chest-tile-reward = Chest Tile ({ $needs }: { $what })
chest-tile-as-all = Chest Tile ({ $needs } as { $gives })
chest-tile-as-any = Chest Tile ({ $needs } as { $gives })
    .join = or
player-card = Player card { $number }
section = { $segment } section
space = { $number ->
    [0] { $segment }, { $kind }
   *[other] { $segment }, { $kind } ({ $number })
}
spot = { $segment }, spot { $position }
card = { $card }
no-card = empty

## The score sheet

score-trading-posts = Trading Posts
score-guildhalls = Guildhalls
score-workshops = Workshops
score-workers-tier-1 = Workers in tier 1
score-workers-tier-2 = Workers in tier 2
score-workers-tier-3 = Workers in tier 3
score-manuscript-sets = Ribbon sets
score-manuscripts = Manuscripts
score-chest-tiles = Chest Tiles
score-castle-leader = Castle Leader
score-cleric-bonus = Cleric Bonus
score-builder-cards = Builder cards
score-public-buildings = Public Buildings
score-outsiders = Outsiders
score-deeds = Deeds
score-poverty = Poverty
score-prosperity = Prosperity

outcome-poverty = The Poverty card ended the game
outcome-prosperity = The Prosperity card ended the game
outcome-divided-kingdom = Poverty and Prosperity were both revealed: the kingdom is divided
