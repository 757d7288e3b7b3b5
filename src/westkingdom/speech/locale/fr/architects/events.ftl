# Ce qui s'est passé : la chronique.

event-choose-character = { $seat } joue { $board }
event-deal = { $n ->
    [one] chacun reçoit { $n } carte Bâtiment
   *[other] chacun reçoit { $n } cartes Bâtiment
}
event-draft = { $seat } garde { $building }
event-pass-on = chacun passe les autres cartes Bâtiment à son voisin
event-place = { $seat } place un Ouvrier { $location }
    .form-location = at
event-take-back = { $seat } reprend un Ouvrier { $from }
    .form-from = at
event-trade = { $seat } fait un échange
event-hire = { $seat } recrute { $apprentice }
event-let-go = { $seat } défausse { $apprentice }
event-remove-apprentice = { $apprentice } va sous la pile
event-reveal-apprentice = { $apprentice } rejoint la rangée { $row }
event-draw = { $n ->
    [one] { $seat } tire { $n } carte Bâtiment
   *[other] { $seat } tire { $n } cartes Bâtiment
}
event-drawn = { $seat } tire { $building }
event-discard = { $n ->
    [one] { $seat } défausse { $n } carte Bâtiment
   *[other] { $seat } défausse { $n } cartes Bâtiment
}
event-discard-card = { $seat } défausse { $building }
event-look-at-plans = { $n ->
    [one] { $seat } regarde { $n } carte Bâtiment et la garde
   *[other] { $seat } regarde { $n } cartes Bâtiment et en garde une
}
event-keep-plan = { $seat } garde { $building }
event-capture = { $n ->
    [one] { $seat } capture { $n } Ouvrier à { $owner } { $location }
   *[other] { $seat } capture { $n } Ouvriers à { $owner } { $location }
}
    .form-location = at
event-send-captives = { $n ->
    [one] { $seat } envoie { $n } captif en Prison
   *[other] { $seat } envoie { $n } captifs en Prison
}
event-release = { $n ->
    [one] { $seat } : { $n } Ouvrier sort de Prison
   *[other] { $seat } : { $n } Ouvriers sortent de Prison
}
event-free-captives = { $n ->
    [one] { $seat } : { $n } Ouvrier capturé revient
   *[other] { $seat } : { $n } Ouvriers capturés reviennent
}
event-imprison = { $n ->
    [one] { $seat } : { $n } Ouvrier va en Prison
   *[other] { $seat } : { $n } Ouvriers vont en Prison
}
event-take-tax = { $seat } vide le Bureau des Taxes
event-pay-tax = { $n ->
    [one] { $seat } paye { $n } Pièce de Taxe
   *[other] { $seat } paye { $n } Pièces de Taxe
}
event-pays = { $seat } paye { $parts }
event-gain-virtue = { $n ->
    [one] { $seat } gagne { $n } point de Vertu
   *[other] { $seat } gagne { $n } points de Vertu
}
event-lose-virtue = { $n ->
    [one] { $seat } perd { $n } point de Vertu
   *[other] { $seat } perd { $n } points de Vertu
}
event-flip-debt = { $seat } rembourse une Dette
event-destroy-debt = { $seat } détruit une Dette
event-prevent-debt = { $seat } paye au lieu de prendre une Dette
event-construct = { $seat } construit { $building }
event-advance = { $seat } atteint le niveau { $level } de la Cathédrale
event-reward = { $seat } révèle une { $reward }
event-reset-triggered = le Marché Noir sera réinitialisé après cette action
event-reset = le Marché Noir est réinitialisé
event-last-turns = la Maison des Corporations est pleine : chacun joue encore un tour
event-game-over = le dernier tour est terminé
event-forced = { $decision ->
    [trade] { $seat } ne peut faire aucun échange
    [capture] { $seat } ne peut capturer personne
   *[other] { $seat } n'a qu'un seul choix
}
event-forced-because = { $decision ->
    [trade] { $seat } ne peut faire aucun échange ({ $parts })
    [capture] { $seat } ne peut capturer personne ({ $parts })
   *[other] { $seat } n'a qu'un seul choix ({ $parts })
}
