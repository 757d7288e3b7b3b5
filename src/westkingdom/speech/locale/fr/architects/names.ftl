# Les noms des choses ; ceux des cartes sont dans cards.ftl. Les formes : .the avec l'article défini, .at avec « à », .of avec « de »,
# .some avec l'article partitif, .with avec « avec ».

location-quarry = Carrière
    .the = la Carrière
    .at = à la Carrière
location-forest = Forêt
    .the = la Forêt
    .at = en Forêt
location-mines = Mines
    .the = les Mines
    .at = aux Mines
location-silversmith = Atelier de l'Argentier
    .the = l'Atelier de l'Argentier
    .at = à l'Atelier de l'Argentier
location-kings-storehouse = Entrepôt du Roi
    .the = l'Entrepôt du Roi
    .at = à l'Entrepôt du Roi
location-workshop = Atelier
    .the = l'Atelier
    .at = à l'Atelier
location-town-centre = Centre-ville
    .the = le Centre-ville
    .at = au Centre-ville
location-tax-stand = Bureau des Taxes
    .the = le Bureau des Taxes
    .at = au Bureau des Taxes
location-guardhouse = Poste de Garde
    .the = le Poste de Garde
    .at = au Poste de Garde
location-black-market-a = Marché Noir (petit)
    .the = le Marché Noir (petit)
    .at = au Marché Noir (petit)
location-black-market-b = Marché Noir (milieu)
    .the = le Marché Noir (milieu)
    .at = au Marché Noir (milieu)
location-black-market-c = Marché Noir (grand)
    .the = le Marché Noir (grand)
    .at = au Marché Noir (grand)
location-black-market = Marché Noir
    .the = le Marché Noir
    .at = au Marché Noir
location-guildhall = Maison des Corporations
    .the = la Maison des Corporations
    .at = à la Maison des Corporations
location-prison = Prison
    .the = la Prison
    .at = en Prison
at-location = { $location }
    .form-location = the
    .at = { $location }
    .at-form-location = at
at-board = le plateau ({ $owner })
    .at = chez { $owner }

skill-carpentry = Charpenterie
skill-tiling = Tuilerie
skill-masonry = Maçonnerie

good-clay = Argile
    .of = d'Argile
    .some = de l'Argile
    .the = l'Argile
    .with = avec de l'Argile
good-wood = Bois
    .of = de Bois
    .some = du Bois
    .the = le Bois
    .with = avec du Bois
good-stone = Pierre
    .of = de Pierre
    .some = de la Pierre
    .the = la Pierre
    .with = avec de la Pierre
good-gold = Or
    .of = d'Or
    .some = de l'Or
    .the = l'Or
    .with = avec de l'Or
good-marble = Marbre
    .of = de Marbre
    .some = du Marbre
    .the = le Marbre
    .with = avec du Marbre
good-silver = Pièces
    .of = de Pièces
    .some = des Pièces
    .the = les Pièces
    .with = avec des Pièces

apprentice = { $name } ({ $skills })
    .join = comma
reward = Récompense ({ $what })
reward-guessed = Récompense ({ $what } ; reconstituée en partie)
card = { $building }

## Le calcul des scores

score-buildings = Bâtiments
score-building-effects = Effets des Bâtiments
score-cathedral = Cathédrale
score-virtue = Vertu
score-gold-and-marble = Or et Marbre
score-silver = Pièces
score-prisoners = Ouvriers en Prison

outcome-guildhall-full = La Maison des Corporations était pleine
