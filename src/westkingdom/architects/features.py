"""What makes the position of a player good or bad, as small numbers: what players that search learn to weigh.

Numbers that lose their worth are cut where that happens, so that nobody hoards. Names and order are part of the weights
that were learned: add at the end only, and train again.
"""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import (
    CLAY,
    ENDING,
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MINES,
    OPEN,
    QUARRY,
    RESOURCES,
    SILVER,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TOP_LEVEL,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)

NAMES: Final = [
    "alone",  # against a solo opponent
    "two_players",
    "players_above_2",
    "round",  # up to 60
    "time",
    "guildhall_free",  # spaces, up to 16
    "guildhall_nearly_full",  # spaces, the last 4 of them
    "end_is_known",
    "turns_left",  # then, up to 4
    "clay",  # up to 6, as wood and stone
    "wood",
    "stone",
    "gold_to_3",
    "gold_above_3",  # up to 5 more
    "marble_to_3",
    "silver_to_5",
    "silver_above_5",  # up to 10 more
    "kinds_of_goods",
    "resources_above_8",  # of all kinds together, up to 12 more
    "virtue",
    "virtue_missing",  # below 5, where the cathedral is closed
    "virtue_high",  # above 9
    "debts_unpaid",
    "debts_paid",
    "workers_at_home",
    "few_at_home",  # below 3
    "at_quarry",  # workers, up to 6, as the other places
    "at_forest",
    "at_mines",
    "at_mines_above_4",  # up to 10 more
    "at_silversmith",
    "at_storehouse",
    "at_workshop",
    "at_town_centre",
    "at_guardhouse",
    "largest_group",  # above 2: what another player would like to capture
    "exposed",  # the same, where another player has the silver for it
    "in_prison",
    "captured_by_others",
    "captives",  # up to 8
    "workers_on_board",
    "in_black_market",
    "others_in_black_market",
    "cathedral",
    "cathedral_spaces",  # free at the next level
    "cathedral_soon",  # goods missing for the next level, from 4 down to 0
    "cathedral_now",
    "apprentices",
    "skills",  # kinds
    "carpenters",
    "tilers",
    "masons",
    "hand",
    "hand_with_skills",  # cards for which the skills are there
    "missing_goods",  # from 6 down to 0, for the nearest card with skills
    "buildable",  # cards that could be built now, up to 2
    "best_buildable",  # its points
    "hand_points",  # of all cards in hand, up to 40
    "fitting_points",  # of those for which the skills are there
    "buildings",
    "in_guildhall",
    "tax_stand",  # silver there, up to 8
    "others_largest_group",  # of another player, above 2
    "threat",  # the same, where the silver to capture it is there
    "has_silver",
]
_MOST: Final = 6
_FAR: Final = 6
"""So many missing goods, or more, are as good as none in hand."""


def features(g: State, p: Player) -> list[int]:
    """The features of a player, in the order of NAMES and then of the boxes."""
    goods = p.goods
    silver = goods[SILVER]
    kinds = 0
    for good in RESOURCES:
        if goods[good]:
            kinds += 1
    resources = 0
    for good in RESOURCES:
        resources += goods[good]
    out: list[int] = []
    _clock(g, out)
    out += [
        min(goods[CLAY], _MOST),
        min(goods[WOOD], _MOST),
        min(goods[STONE], _MOST),
        min(goods[GOLD], 3),
        min(max(goods[GOLD] - 3, 0), 5),
        min(goods[MARBLE], 3),
        min(silver, 5),
        min(max(silver - 5, 0), 10),
        kinds,
        min(max(resources - 8, 0), 12),
        p.virtue,
        max(5 - p.virtue, 0),
        max(p.virtue - 9, 0),
        p.debts,
        p.paid,
        p.workers,
        max(3 - p.workers, 0),
    ]
    _workers(g, p, out)
    _cathedral(g, p, out)
    _hand(g, p, out)
    out.append(len(p.buildings))
    out.append(p.guildhall)
    out.append(min(g.tax, 8))
    largest = _others_largest(g, p)
    out.append(largest)
    out.append(largest if silver else 0)
    out.append(1 if silver else 0)
    for box in g.boxes:
        box.features(g, p, out)
    return out


def _clock(g: State, out: list[int]) -> None:
    """Who plays, and how near the end is."""
    seats = len(g.players)
    free = g.realm.spaces[seats] - g.guildhall
    out.append(1 if g.settings.opponent >= 0 else 0)
    out.append(1 if seats == 2 and g.settings.opponent < 0 else 0)
    out.append(max(seats - 2, 0))
    out.append(min(g.round, 60))
    out.append(time_left(g))
    out.append(min(max(free, 0), 16))
    out.append(4 - min(max(free, 0), 4))
    out.append(1 if g.turns_left or g.phase == ENDING else 0)
    out.append(min(g.turns_left, 4))


def _workers(g: State, p: Player, out: list[int]) -> None:
    """Workers at the places, in groups, in the Prison and with others, and captives."""
    at = p.at
    out.append(min(at[QUARRY], _MOST))
    out.append(min(at[FOREST], _MOST))
    out.append(min(at[MINES], _MOST))
    out.append(min(max(at[MINES] - 4, 0), 10))
    for place in (SILVERSMITH, STOREHOUSE, WORKSHOP, TOWN_CENTRE, GUARDHOUSE):
        out.append(min(at[place], _MOST))
    largest = 2
    for place in range(OPEN):
        if at[place] > largest:
            largest = at[place]
    seen = False
    for other in g.players:
        if other is not p and other.goods[SILVER]:
            seen = True
    out.append(largest - 2)
    out.append(largest - 2 if seen else 0)
    out.append(min(p.prison, 8))
    away = 0
    for other in g.players:
        away += other.captives[p.seat]
    out.append(min(away, 8))
    captives = 0
    for n in p.captives:
        captives += n
    out.append(min(captives, 8))
    on_board = 0
    for n in at:
        on_board += n
    out.append(min(on_board, 20))
    own = others = 0
    for seat in g.market:
        if seat == p.seat:
            own += 1
        elif seat >= 0:
            others += 1
    out.append(own)
    out.append(others)


def _others_largest(g: State, p: Player) -> int:
    """The largest group of another player, above 2."""
    largest = 2
    for other in g.players:
        if other is not p:
            for n in other.at:
                if n > largest:
                    largest = n
    return largest - 2


def _cathedral(g: State, p: Player, out: list[int]) -> None:
    """The level, and how near the next one is; goods are counted as the level's bill names them."""
    missing = 4
    free = 0
    if p.cathedral < TOP_LEVEL:
        free = g.realm.levels[p.cathedral + 1].spaces
        for other in g.players:
            if other.cathedral == p.cathedral + 1:
                free -= 1
        if free > 0 and g.realm.cathedral_allowed[p.virtue]:
            missing = min(4, _missing_for_level(p))
    out.append(p.cathedral)
    out.append(min(free, 5))
    out.append(4 - missing)
    out.append(1 if missing == 0 and p.hand else 0)


def _missing_for_level(p: Player) -> int:
    """How many goods are missing for the next level; levels ask for gold, timber, marble, timber, both. [AB-184]"""
    goods = p.goods
    level = p.cathedral + 1
    if level == 1:
        return max(0, 1 - goods[GOLD])
    if level == 3:
        return max(0, 1 - goods[MARBLE])
    if level == TOP_LEVEL:
        return max(0, 2 - goods[GOLD]) + max(0, 2 - goods[MARBLE])
    return max(0, (4 if level == 2 else 8) - goods[WOOD] - goods[STONE])


def _hand(g: State, p: Player, out: list[int]) -> None:
    """Apprentices and their skills, and how near the building cards of the hand are."""
    skills = carpenters = tilers = masons = 0
    for thing in p.apprentices:
        own = g.cards.skills[thing]
        skills |= own
        carpenters += own & 1
        tilers += own >> 1 & 1
        masons += own >> 2 & 1
    table = g.buildings
    fitting = buildable = best = points = fitting_points = 0
    nearest = _FAR
    for card in p.hand:
        points += table.vp[card]
        if table.skills[card] & ~skills:
            continue
        fitting += 1
        fitting_points += table.vp[card]
        cost = table.cost[card]
        missing = 0
        for good in RESOURCES:
            if cost[good] > p.goods[good]:
                missing += cost[good] - p.goods[good]
        if missing < nearest:
            nearest = missing
        if missing == 0:
            buildable += 1
            best = max(best, table.vp[card])
    out.append(len(p.apprentices))
    out.append((skills & 1) + (skills >> 1 & 1) + (skills >> 2 & 1))
    out.append(min(carpenters, 3))
    out.append(min(tilers, 3))
    out.append(min(masons, 3))
    out.append(min(len(p.hand), _MOST))
    out.append(min(fitting, 4))
    out.append(_FAR - nearest)
    out.append(min(buildable, 2))
    out.append(best)
    out.append(min(points, 40))
    out.append(min(fitting_points, 40))


_PACE: Final = 28
"""A game among people has about so many rounds."""


def time_left(g: State) -> int:
    """How much of the game is left, in sixteenths: by the Guildhall's spaces, and by the rounds that people play."""
    if g.turns_left or g.phase == ENDING:
        return 1 if g.turns_left > 1 else 0
    spaces = g.realm.spaces[len(g.players)]
    free = 2 + 14 * (spaces - g.guildhall) // spaces
    return max(2, min(free, 16 - 14 * g.round // _PACE))
