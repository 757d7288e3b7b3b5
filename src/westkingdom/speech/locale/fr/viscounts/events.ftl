# Ce qui s'est passé : la chronique.

event-pick-pair = { $seat } choisit la { $player_card } avec { $hero }
event-play = { $seat } joue { $card }
event-drop-off = { $seat } : { $card } sort du plateau
event-move = { $silver ->
    [0] { $seat } va vers { $space }
    [one] { $seat } va vers { $space } pour { $silver } Pièce
   *[other] { $seat } va vers { $space } pour { $silver } Pièces
}
    .form-space = the
event-trade = { $n ->
    [one] { $seat } commerce une fois
   *[other] { $seat } commerce { $n } fois
}
event-build = { $seat } construit { $slot } sur l'{ $spot }
event-link = { $seat } complète un Lien de Construction depuis l'{ $spot }, avec { $with }
event-place-workers = { $n ->
    [one] { $seat } place { $n } Ouvrier dans le { $section }
   *[other] { $seat } place { $n } Ouvriers dans le { $section }
}
event-worker-inwards = { $seat } : un Ouvrier du { $section } monte à l'étage { $tier }
event-workers-sideways = { $seat } : deux Ouvriers du { $section } vont dans les quartiers voisins
event-castle-move = { $seat } : un Ouvrier passe du { $from } au { $to }
event-castle-leader = { $seat } devient Chef du Château
event-bump = { $seat } : un Ouvrier est éjecté de l'étage { $tier } du { $section }
event-transcribe = { $seat } prend le { $manuscript } { $segment }
    .form-segment = of
event-transcribe-printed = { $seat } transcrit le Manuscrit imprimé sur { $segment }
    .form-segment = the
event-cleric-bonus = { $seat } obtient la { $card }
event-dismiss = { $seat } renvoie { $card } ({ $segment })
event-dismiss-printed = { $seat } renvoie le Villageois imprimé sur { $segment }
    .form-segment = the
event-hire = { $seat } recrute { $card } ({ $segment })
event-gain-deed = { $n ->
    [one] { $seat } gagne { $n } Acte de Propriété
   *[other] { $seat } gagne { $n } Actes de Propriété
}
event-flip-debt = { $seat } retourne une Dette
event-flip-deed = { $seat } retourne un Acte de Propriété
event-gain-virtue = { $n ->
    [one] { $seat } gagne { $n } point de Vertu : Corruption en { $corruption }, Vertu en { $virtue }
   *[other] { $seat } gagne { $n } points de Vertu : Corruption en { $corruption }, Vertu en { $virtue }
}
event-gain-corruption = { $n ->
    [one] { $seat } gagne { $n } point de Corruption : Corruption en { $corruption }, Vertu en { $virtue }
   *[other] { $seat } gagne { $n } points de Corruption : Corruption en { $corruption }, Vertu en { $virtue }
}
event-collision = { $seat } : les marqueurs entrent en Collision sur la case { $space }
event-markers-back = { $seat } : les marqueurs reviennent sur les cases { $corruption } et { $virtue }
event-discard = { $seat } défausse { $card }
event-destroy = { $silver ->
    [one] { $seat } détruit { $card } pour { $silver } Pièce
   *[other] { $seat } détruit { $card } pour { $silver } Pièces
}
event-rearrange = { $seat } réarrange son plateau : { $left }, { $middle }, { $right }
event-shuffle = { $n ->
    [one] { $seat } mélange : la pioche compte { $n } carte
   *[other] { $seat } mélange : la pioche compte { $n } cartes
}
event-uncover = { $segment } : { $card } est maintenant visible
event-uncover-manuscript = { $segment } : le { $manuscript } est maintenant visible
event-draw = { $n ->
    [one] { $seat } tire { $n } carte
   *[other] { $seat } tire { $n } cartes
}
event-drawn = { $seat } tire { $card }
event-forced = { $decision ->
    [action] { $seat } ne peut effectuer aucune action ici
    [recruit] { $seat } ne peut recruter personne ici
   *[other] { $seat } n'a qu'un seul choix
}
event-forced-because = { $decision ->
    [action] { $seat } ne peut effectuer aucune action ici ({ $parts })
    [recruit] { $seat } ne peut recruter personne ici ({ $parts })
   *[other] { $seat } n'a qu'un seul choix ({ $parts })
}
event-gain-kings-order = { $seat } gagne un Ordre du Roi
event-welcome = { $seat } accueille l'Étranger { $card }
event-refuse = { $seat } refuse l'Étranger { $card }
event-reveal-outsider = l'Étranger { $card } rejoint la ligne des Étrangers
event-show-outsider = { $seat } a l'Étranger { $card } dans son paquet
event-unlock-column = { $seat } débloque { $thing }
    .form-thing = the
event-choose-ribbon = { $seat } range le Manuscrit quadricolore avec les { $ribbon }
    .form-ribbon = pl
event-builder-card = { $seat } obtient la { $thing }
event-discard-debt = { $side ->
    [paid] { $seat } défausse une Dette remboursée
   *[unpaid] { $seat } défausse une Dette impayée
}
event-gain-approved-deed = { $seat } gagne un Acte de Propriété approuvé
event-gain-hero = { $seat } gagne { $card }
event-reveal-hero = { $card } rejoint la ligne des Héros
event-gain-chest = { $seat } place la { $tile } sous la case { $place }
    .form-place = of
event-discard-chest = { $seat } : la { $tile } est retirée de la partie
event-reveal-chest = la { $tile } rejoint la ligne
event-chest-reward = { $seat } : effet de la { $tile }
event-build-public = { $seat } construit { $thing } sur l'{ $spot } ; le Bâtiment qui s'y trouvait revient sur sa case ({ $slot })
    .form-thing = the
event-ignore-criminal = { $seat } ignore une Icône Criminel
event-leave-game = { $seat } : { $card } quitte la partie
event-return-card = { $seat } : { $card } retourne dans sa pile
event-stay-in-deck = { $seat } : { $card } va dans la défausse, car nul ne peut avoir moins de 3 cartes
event-reveal = la carte { $card } est révélée : on finit cette manche, puis on en joue une dernière
event-game-over = la dernière manche est terminée
