# Names of things. Apprentices, buildings and player boards have their English names in the data files; a translation names
# them here as card-<id>.

location-quarry = Quarry
location-forest = Forest
location-mines = Mines
location-silversmith = Silversmith
location-kings-storehouse = King's Storehouse
location-workshop = Workshop
location-town-centre = Town Centre
location-tax-stand = Tax Stand
location-guardhouse = Guardhouse
location-black-market-a = Black Market (small)
location-black-market-b = Black Market (middle)
location-black-market-c = Black Market (large)
location-black-market = Black Market
location-guildhall = Guildhall
location-prison = Prison
at-location = the { $location }
at-board = { $owner }'s board

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver

apprentice = { $name } ({ $skills })
    .join = comma
reward = reward ({ $what })
reward-guessed = reward ({ $what }; partly reconstructed)
card = { $building }

## The score sheet

score-buildings = Buildings
score-building-effects = Building effects
score-cathedral = Cathedral
score-virtue = Virtue
score-gold-and-marble = Gold and marble
score-silver = Silver
score-prisoners = Workers in the Prison

outcome-guildhall-full = The Guildhall was full
