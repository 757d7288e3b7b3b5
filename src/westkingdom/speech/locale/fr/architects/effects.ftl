# Ce que font les effets et les capacités, à l'infinitif : ils se placent dans une phrase, dont la première lettre est mise en
# majuscule.

## Quantités

amount-clay = { $n ->
    [one] { $n } Argile
   *[other] { $n } Argiles
}
amount-wood = { $n } Bois
amount-marble = { $n ->
    [one] { $n } Marbre
   *[other] { $n } Marbres
}
amount-tax = { $n ->
    [one] { $n } Pièce de Taxe
   *[other] { $n } Pièces de Taxe
}
amount-silver-laid = { $n ->
    [one] { $n } Pièce sur les Apprentis sautés
   *[other] { $n } Pièces sur les Apprentis sautés
}
amount-virtue-lost = { $n ->
    [one] une perte de { $n } point de Vertu
   *[other] une perte de { $n } points de Vertu
}
amount-vp = { $n } PV
amount-building-card = { $n ->
    [one] { $n } carte Bâtiment
   *[other] { $n } cartes Bâtiment
}
    .kind = card
amount-reward-card = { $n ->
    [one] { $n } Récompense
   *[other] { $n } Récompenses
}
amount-debt-destroyed = { $n ->
    [one] { $n } Dette de moins
   *[other] { $n } Dettes de moins
}
amount-prisoner = { $n ->
    [one] { $n } Ouvrier en Prison
   *[other] { $n } Ouvriers en Prison
}

## Effets

effect-gain-per = { $each ->
    [one] { $part } par { $what }
   *[other] { $part } par tranche de { $each } { $what }
}
effect-lose = perdre { $parts }
effect-each-player = chaque joueur, vous compris : { $part }
effect-pay = { $kind ->
    [card] défausser { $cost } pour { $part }
   *[other] payer { $cost } pour { $part }
}
    .form-kind = kind cost
effect-hire-free = recruter gratuitement n'importe quel Apprenti visible
effect-discard-apprentice = { $n ->
    [one] défausser { $n } de vos Apprentis
   *[other] défausser { $n } de vos Apprentis
}
effect-discard-building = { $n ->
    [one] défausser { $n } carte Bâtiment
   *[other] défausser { $n } cartes Bâtiment
}
effect-destroy-debt = détruire une Dette impayée
effect-flip-debt = rembourser gratuitement une Dette
effect-capture = { $n ->
    [one] capturer gratuitement { $n } groupe d'Ouvriers
   *[other] capturer gratuitement jusqu'à { $n } groupes d'Ouvriers
}
effect-release-prison = { $n ->
    [20] faire sortir tous vos Ouvriers de Prison
    [one] vous pouvez faire sortir { $n } de vos Ouvriers de Prison
   *[other] faire sortir jusqu'à { $n } de vos Ouvriers de Prison
}
effect-release-captives = reprendre tous vos Ouvriers des plateaux des autres joueurs
effect-send-captives = { $n ->
    [one] envoyer tous vos captifs en Prison pour { $n } Pièce chacun
   *[other] envoyer tous vos captifs en Prison pour { $n } Pièces chacun
}
effect-place-worker = placer un Ouvrier de plus { $location }
    .form-location = at

## Conditions, au début d'une phrase

condition-eq = { $n ->
    [0] si vous n'avez pas { $none }
   *[other] si vous avez exactement { $n } { $what }
}
    .form-none = of what
    .it = { $n ->
    [0] s'il n'a pas { $none }
   *[other] s'il a exactement { $n } { $what }
}
condition-ge = si vous avez au moins { $n } { $what }
    .it = { $kind ->
    [group] { $n ->
        [one] si un autre joueur a un groupe d'au moins { $n } Ouvrier
       *[other] si un autre joueur a un groupe d'au moins { $n } Ouvriers
    }
    [tax] { $n ->
        [one] s'il y a au moins { $n } Pièce au Bureau des Taxes
       *[other] s'il y a au moins { $n } Pièces au Bureau des Taxes
    }
   *[other] s'il a au moins { $n } { $what }
}
    .it-form-kind = kind what
condition-le = si vous avez au plus { $n } { $what }
    .it = s'il a au plus { $n } { $what }
condition-gt = si vous avez plus de { $n } { $what }
    .it = s'il a plus de { $n } { $what }
condition-lt = si vous avez moins de { $n } { $what }
    .it = s'il a moins de { $n } { $what }
condition-most = si vous avez plus { $what } que tout autre joueur
    .form-what = of
    .it = s'il a plus { $what } que tout autre joueur

## Ce qui est compté

counter-clay = { $n ->
    [one] Argile
   *[other] Argiles
}
    .of = d'Argile
counter-wood = Bois
    .of = de Bois
counter-stone = { $n ->
    [one] Pierre
   *[other] Pierres
}
    .of = de Pierre
counter-gold = Or
    .of = d'Or
counter-marble = { $n ->
    [one] Marbre
   *[other] Marbres
}
    .of = de Marbre
counter-silver = { $n ->
    [one] Pièce
   *[other] Pièces
}
    .of = de Pièces
counter-virtue = { $n ->
    [one] point de Vertu
   *[other] points de Vertu
}
    .of = de Vertu
counter-basic-resources = { $n ->
    [one] ressource parmi Argile, Bois et Pierre
   *[other] ressources parmi Argile, Bois et Pierre
}
    .of = de ressources parmi Argile, Bois et Pierre
counter-unpaid-debts = { $n ->
    [one] Dette impayée
   *[other] Dettes impayées
}
    .of = de Dettes impayées
counter-flipped-debts = { $n ->
    [one] Dette remboursée
   *[other] Dettes remboursées
}
    .of = de Dettes remboursées
counter-buildings = { $n ->
    [one] Bâtiment construit
   *[other] Bâtiments construits
}
    .of = de Bâtiments construits
counter-cathedral-level = { $n ->
    [one] niveau de la Cathédrale
   *[other] niveaux de la Cathédrale
}
    .of = de niveaux de la Cathédrale
counter-prisoners = { $n ->
    [one] Ouvrier en Prison
   *[other] Ouvriers en Prison
}
    .of = d'Ouvriers en Prison
counter-captives = { $n ->
    [one] captif
   *[other] captifs
}
    .of = de captifs
counter-apprentices = { $n ->
    [one] Apprenti
   *[other] Apprentis
}
    .of = d'Apprentis
counter-skill-carpentry = { $n ->
    [one] Apprenti Charpentier
   *[other] Apprentis Charpentiers
}
    .of = d'Apprentis Charpentiers
counter-skill-tiling = { $n ->
    [one] Apprenti Tuilier
   *[other] Apprentis Tuiliers
}
    .of = d'Apprentis Tuiliers
counter-skill-masonry = { $n ->
    [one] Apprenti Maçon
   *[other] Apprentis Maçons
}
    .of = d'Apprentis Maçons
each-of = { $n ->
    [one] { $what }
   *[other] tranche de { $n } { $what }
}

## Quand une capacité agit

moment-after-action = après votre visite { $places } : { $what }
    .form-places = at
moment-place-worker = quand vous placez un Ouvrier { $places } : { $what }
    .form-places = at
moment-black-market-reset = à chaque réinitialisation du Marché Noir : { $what }
moment-black-market-reset-begins = à chaque réinitialisation du Marché Noir, avant que la Princesse et le Profiteur agissent : { $what }
moment-flip-debt = chaque fois que vous remboursez une Dette : { $what }
moment-advance-cathedral = chaque fois que vous avancez à la Cathédrale : { $what }
moment-send-captives = chaque fois que vous envoyez des captifs en Prison : { $what }
moment-construct = chaque fois que vous construisez un Bâtiment : { $what }
moment-gain-debt = chaque fois que vous prenez une Dette : { $what }
moment-lose-virtue = pour chaque point de Vertu que vous perdez : { $what }
moment-gain-apprentice = chaque fois que vous recrutez un Apprenti : { $what }
moment-endgame = { $what }

## Ce qui vaut tant qu'une chose est là

passive-silver-less = { $n ->
    [one] vous payez { $n } Pièce de moins { $places }
   *[other] vous payez { $n } Pièces de moins { $places }
}
    .form-places = at
passive-virtue-kept = { $n ->
    [99] vous ne perdez pas de Vertu { $places }
    [one] vous perdez { $n } point de Vertu de moins { $places }
   *[other] vous perdez { $n } points de Vertu de moins { $places }
}
    .form-places = at
passive-more-workers = { $n ->
    [one] vous comptez { $n } Ouvrier de plus { $places }
   *[other] vous comptez { $n } Ouvriers de plus { $places }
}
    .form-places = at
passive-tax-less = { $n ->
    [one] vous payez { $n } Taxe de moins, à chaque fois
   *[other] vous payez { $n } Taxes de moins, à chaque fois
}
passive-trade = à l'Entrepôt du Roi, vous pouvez aussi échanger { $parts }
    .join = or
passive-timber-less = un Bâtiment ou un niveau de la Cathédrale vous coûte 1 Bois ou 1 Pierre de moins
passive-one-precious = l'Or et le Marbre comptent pour vous comme une seule ressource
passive-no-discard = avancer à la Cathédrale ne vous coûte pas de carte Bâtiment
passive-limit = { $n ->
    [one] vous pouvez avoir { $n } Apprenti
   *[other] vous pouvez avoir { $n } Apprentis
}
passive-prevents-debt = { $n ->
    [one] vous pouvez payer { $n } Pièce au lieu de prendre une Dette
   *[other] vous pouvez payer { $n } Pièces au lieu de prendre une Dette
}
passive-allows = votre Vertu ne vous interdit jamais { $places }
to-cathedral = la Cathédrale

## Le texte d'une carte

apprentice-line = { $apprentice }
building-line = { $card }, Bâtiment, { $vp } PV
board-line = { $card }, Plateau de Joueur
market-line = Carte Marché Noir { $number }
market-printed-line = Marché Noir, imprimé sur le plateau
reward-line = Récompense
reward-printed-line = Récompense, imprimée sur le plateau
location-line = { $location }
level-line = Cathédrale, niveau { $level }
virtue-line = Piste de Vertu, case { $virtue }
debt-unpaid-line = Dette impayée
debt-paid-line = Dette remboursée
hired-text = recrutement : { $what }
cost-text = coûte { $parts }
no-cost-text = ne coûte rien
needs-text = nécessite { $skills }
constructed-text = construction : { $what }
starts-with-text = commence avec { $parts }
starts-in-turn-order-text = { $virtue ->
    [one] commence avec { $virtue } point de Vertu, et des Pièces selon l'ordre du tour
   *[other] commence avec { $virtue } points de Vertu, et des Pièces selon l'ordre du tour
}
debt-vp-text = { $n ->
    [-1] chaque Dette impayée vous coûte 1 PV de plus
    [1] chaque Dette impayée vous coûte 1 PV de moins
   *[other] les points de chaque Dette impayée changent de { $n }
}
small-market-text = comme Petit Marché : { $what }
large-market-text = comme Grand Marché : { $what }
used-while-empty-text = vaut tant qu'aucune carte ne s'y trouve
used-when-empty-text = vaut quand la pile est vide
vp-in-all-text = { $vp } PV si votre marqueur s'y trouve à la fin
spaces-text = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
no-level-text = le départ de chaque marqueur
level-cost-text = coûte { $parts }, et une carte Bâtiment de votre main
gives-reward-text = donne une Récompense
virtue-vp-text = { $vp } PV à la fin
virtue-no-market-text = pas de Marché Noir
virtue-no-cathedral-text = pas de travail à la Cathédrale
virtue-tax-text = { $n ->
    [one] { $n } Taxe de moins
   *[other] { $n } Taxes de moins
}
virtue-top-text = pour chaque point de Vertu au-delà, vous pouvez détruire une Dette impayée
virtue-bottom-text = pour chaque point de Vertu en deçà, vous prenez une Dette
debt-pay-off-text = à rembourser au Poste de Garde pour { $parts }
debt-flipped-text = à son remboursement : { $what }

## Ce que font les lieux

per-worker = { $n ->
    [one] { $what } pour chacun de vos Ouvriers sur place
   *[other] { $what } par tranche de { $n } de vos Ouvriers sur place
}
per-worker-more = { $n ->
    [one] { $more } de plus pour chacun de vos Ouvriers sur place
   *[other] { $more } de plus par tranche de { $n } de vos Ouvriers sur place
}
place-gather = gagner { $parts }
list-of = { $parts }
number = { $n }
place-mines = gagner au choix { $parts }
    .join = or
place-kings-storehouse = un échange pour chacun de vos Ouvriers sur place : { $parts }, ou celui qu'ajoute un de vos Apprentis
    .join = comma
trade-text = { $cost } contre { $gain }
place-workshop = soit recruter un Apprenti visible pour { $parts } : avec n Ouvriers sur place, dans les colonnes 1 à n ; chaque colonne plus à droite coûte 1 Pièce de plus, posée sur les cartes sautées
place-workshop-draw = soit tirer { $parts }
place-town-centre = capturer un groupe pour chacun de vos Ouvriers sur place (un groupe est l'ensemble des Ouvriers d'un joueur dans un lieu à grand cercle) : le premier pour { $first }, chaque autre pour { $more }
place-town-centre-own = les Ouvriers des autres vont sur votre plateau, les vôtres reviennent chez vous
place-town-centre-two = à 2 ou 3 joueurs, les captures d'une visite peuvent se faire dans deux lieux, sinon toutes dans un seul
place-tax-stand = { $virtue ->
    [one] prendre toutes les Pièces qui s'y trouvent et perdre { $virtue } point de Vertu ; impossible quand il n'y en a pas
   *[other] prendre toutes les Pièces qui s'y trouvent et perdre { $virtue } points de Vertu ; impossible quand il n'y en a pas
}
place-tax-stand-tax = les Taxes sont aussi des Pièces ; celles que l'on paye vont ici
place-guardhouse = une de ces actions pour chacun de vos Ouvriers sur place : envoyer tous vos captifs en Prison, pour { $each } chacun ; faire sortir tous vos Ouvriers de Prison ; reprendre tous vos Ouvriers des autres plateaux, pour { $ransom }, ou pour une Dette et { $virtue ->
    [one] { $virtue } point de Vertu
   *[other] { $virtue } points de Vertu
} ; rembourser une Dette, pour { $debt }
place-black-market = coûte { $cost } et { $virtue ->
    [one] { $virtue } point de Vertu
   *[other] { $virtue } points de Vertu
} ; seulement avec au plus { $most } en Vertu, et pour un seul Ouvrier jusqu'à la prochaine réinitialisation
place-black-market-a = donne ce que montre le Petit Marché
place-black-market-b = puis recruter un Apprenti visible au choix, ou regarder { $n } cartes Bâtiment et en garder une
place-black-market-c = donne ce que montre le Grand Marché
place-black-market-reset = { $n ->
    [one] { $n } Ouvrier au Marché Noir déclenche une réinitialisation
   *[other] { $n } Ouvriers au Marché Noir déclenchent une réinitialisation
}
place-guildhall = construire un Bâtiment de votre main, ou avancer d'un niveau à la Cathédrale ; les Ouvriers y restent
place-guildhall-spaces = { $seats ->
    [one] à { $seats } joueur, elle a { $n } cases : l'Ouvrier sur la dernière lance les derniers tours, ceux sur { $resets } déclenchent une réinitialisation
   *[other] à { $seats } joueurs, elle a { $n } cases : l'Ouvrier sur la dernière lance les derniers tours, ceux sur { $resets } déclenchent une réinitialisation
}
place-prison = des Ouvriers y arrivent depuis les plateaux des autres joueurs et lors des réinitialisations
place-prison-reset = à chaque réinitialisation du Marché Noir, tout joueur qui a ici { $n } Ouvriers ou plus perd 1 point de Vertu, et celui qui en a le plus prend une Dette
place-prison-vp = { $n ->
    [one] chacun de vos Ouvriers ici vous coûte 1 PV à la fin
   *[other] chaque tranche de { $n } de vos Ouvriers ici vous coûte 1 PV à la fin
}

## Icônes, en bref

icon-clay = { $n ->
    [one] Argile
   *[other] { $n } Argiles
}
icon-wood = { $n ->
    [one] Bois
   *[other] { $n } Bois
}
icon-marble = { $n ->
    [one] Marbre
   *[other] { $n } Marbres
}
icon-building-card = { $n ->
    [one] carte Bâtiment
   *[other] { $n } cartes Bâtiment
}
icon-reward-card = { $n ->
    [one] Récompense
   *[other] { $n } Récompenses
}
icon-virtue-lost = { $n ->
    [one] −1 Vertu
   *[other] −{ $n } Vertu
}
icon-per = par
icon-each-player = chaque joueur :
icon-destroy-debt = détruire Dette
icon-flip-debt = rembourser Dette
icon-discard-building = défausser carte Bâtiment
icon-discard-apprentice = défausser Apprenti
icon-hire = recruter
icon-capture = { $n ->
    [one] capture
   *[other] { $n } captures
}
icon-release-prison = { $n ->
    [one] 1 hors de Prison
   *[other] { $n } hors de Prison
}
icon-release-prison-all = tous hors de Prison
icon-release-captives = récupérer Ouvriers capturés
icon-send-captives = captifs en Prison
icon-place-worker = placer Ouvrier
icon-basic-resources = Argile, Bois et Pierre
icon-flipped-debts = Dettes remboursées
icon-buildings = Bâtiments
icon-cathedral-level = niveaux de la Cathédrale
icon-skill-carpentry = Charpenterie
icon-skill-tiling = Tuilerie
icon-skill-masonry = Maçonnerie
