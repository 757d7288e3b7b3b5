"""Scoring: every line of the score sheet, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westkingdom.engine.box import add_points
from westkingdom.engine.score import Outcome, ScoreSheet, shared_places
from westkingdom.viscounts.spots import PER_TYPE, owner_of
from westkingdom.viscounts.state import Player, State, icons_in
from westkingdom.viscounts.terms import BUILDINGS, CASTLE_LEADER, FIRST_BONUS, ICONS, SILVER, SLOTS
from westkingdom.viscounts.transcribe import ribbon_of

Counter: TypeAlias = Callable[[State, Player], int]
COUNTERS: Final[dict[str, Counter]] = {}
"""What Manuscripts of boxes count."""
_ICON_COUNTERS: Final = {f"icon_{ICONS[icon]}": icon for icon in range(len(ICONS))}


_LINES: Final = [
    *[f"{name}s" for name in BUILDINGS],
    "workers_tier_1",
    "workers_tier_2",
    "workers_tier_3",
    "manuscript_sets",
    "manuscripts",
    "castle_leader",
    "cleric_bonus",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
]
"""The lines of a score sheet, without those of boxes."""


def total(numbers: list[int]) -> int:
    """Add up numbers: compiled, this is several times as fast as the built-in sum."""
    n = 0
    for number in numbers:
        n += number
    return n


def ribbons(g: State, p: Player) -> list[int]:
    """Count the ribbons of each colour."""
    counts = [0, 0, 0, 0]
    for tile in p.manuscripts:
        ribbon = ribbon_of(g, tile)
        if ribbon >= 0:
            counts[ribbon] += 1
    return counts


def scoring_ribbons(g: State, p: Player) -> list[int]:
    """Count the ribbons of each colour as they are scored."""
    counts = ribbons(g, p)
    for box in g.boxes:
        counts = box.scoring_ribbons(g, p, counts)
    return counts


def ribbon_sets(g: State, counts: list[int]) -> int:
    """Points for sets of different ribbons, made as large as possible. [VB-163]"""
    points = 0
    made = 0
    while True:
        different = 0
        for count in counts:
            if count > made:
                different += 1
        if different == 0:
            return points
        points += g.realm.set_vp[different]
        made += 1


def owned_icons(g: State, p: Player, icon: int) -> int:
    """Icons on all cards that a player owns, on open slots and Cleric Bonus cards; Criminals are not wild.

    [VB-053, VB-165]
    """
    packed = packed_icons(g, p)
    table = g.facts.packed_icons
    for thing in p.permanents:
        packed += table[thing]
    own = icons_in(packed, icon)
    for box in g.boxes:
        own += box.opponents_icons(g, p, icon)
    return own


def packed_icons(g: State, p: Player) -> int:
    """The icons on all cards that a player owns, of all kinds in one number (see Facts)."""
    table = g.facts.packed_icons
    n = 0
    for pile in [p.hand, p.draw, p.discard]:
        for card in pile:
            n += table[card]
    for card in p.board:
        if card >= 0:
            n += table[card]
    return n


def deck(p: Player) -> list[int]:
    """All cards that a player owns, wherever they are. [VB-048]"""
    return p.hand + p.draw + p.discard + [card for card in p.board if card >= 0]


def kind_in_deck(g: State, p: Player, kind: str) -> int:
    """Count the cards of a kind that a player owns."""
    n = 0
    if kind in g.facts.of_kind:
        table = g.facts.of_kind[kind]
        for pile in [p.hand, p.draw, p.discard]:
            for card in pile:
                n += table[card]
        for card in p.board:
            if card >= 0:
                n += table[card]
    return n


def counter(g: State, p: Player, per: str) -> int:
    """What a Manuscript counts. [VB-164, VB-165]"""
    if per in COUNTERS:
        return COUNTERS[per](g, p)
    if per in _ICON_COUNTERS:
        return owned_icons(g, p, _ICON_COUNTERS[per])
    if per == "buildings":
        return _buildings_of(g, p.seat)
    if per == "resources":
        return total(p.goods) - p.goods[SILVER]
    if per == "manuscripts":
        return len(p.manuscripts)
    if per == "workers_in_castle":
        return total(p.tier1) + total(p.tier2) + p.tier3
    if per == "flipped_debts":
        return p.paid
    if per == "flipped_deeds":
        return p.approved
    raise ValueError(f"no Manuscript counts {per}")


def _buildings_of(g: State, seat: int) -> int:
    """Count the Buildings of a player on the Main Board."""
    n = 0
    for code in g.spots:
        if owner_of(code) == seat:
            n += 1
    return n


def _manuscript_points(g: State, p: Player) -> int:
    """The points printed on single Manuscripts. [VB-164]"""
    tiles = g.facts.manuscripts
    points = 0
    for tile in p.manuscripts:
        if tiles.vp[tile]:
            points += tiles.vp[tile] * (counter(g, p, tiles.per[tile]) // tiles.each[tile])
    return points


def poverty_revealed(g: State) -> bool:
    """Is the Poverty card revealed? [VB-036]"""
    return g.round > 0 and g.debts_above == 0


def prosperity_revealed(g: State) -> bool:
    """Is the Prosperity card revealed? [VB-036]"""
    return g.round > 0 and g.deeds_above == 0


def _prizes(g: State) -> list[int]:
    """What most, second and third most are worth; with few players the middle one is left out. [VB-168, VB-171]"""
    return g.realm.prizes if len(g.players) > 2 else g.realm.prizes_few


def _places(g: State) -> tuple[list[int], list[int]]:
    """What everybody gains by the Poverty card and by the Prosperity card. [VB-167, VB-168, VB-169, VB-170]"""
    nothing = [0] * len(g.players)
    poverty = shared_places([p.approved for p in g.players], _prizes(g)) if poverty_revealed(g) else nothing
    prosperity = shared_places([p.paid for p in g.players], _prizes(g)) if prosperity_revealed(g) else nothing
    return poverty, prosperity


def _points_of(g: State, p: Player, poverty: int, prosperity: int) -> list[int]:
    """The points of a player, in the order of _LINES. [VB-160, VB-161, VB-162, VB-166]"""
    realm = g.realm
    slots = [0, 0, 0]
    leader = 0
    bonus = 0
    for thing in p.permanents:
        if p.slots <= thing < p.slots + len(SLOTS):
            slots[(thing - p.slots) // PER_TYPE] += 1
        elif FIRST_BONUS <= thing < CASTLE_LEADER:
            bonus += g.cards.vp[thing]
        elif thing == g.leader:
            leader = g.cards.vp[thing]
    unpaid = realm.debt_vp[0]
    for box in g.boxes:
        unpaid += box.debt_vp(g, p)
    return [
        realm.building_vp[0][slots[0]],
        realm.building_vp[1][slots[1]],
        realm.building_vp[2][slots[2]],
        total(p.tier1) * realm.tier_vp[0],
        total(p.tier2) * realm.tier_vp[1],
        p.tier3 * realm.tier_vp[2],
        ribbon_sets(g, scoring_ribbons(g, p)),
        _manuscript_points(g, p),
        leader,
        bonus,
        p.debts * unpaid + p.paid * realm.debt_vp[1],
        p.deeds * realm.deed_vp[0] + p.approved * realm.deed_vp[1],
        poverty,
        prosperity,
    ]


def totals(g: State) -> list[int]:
    """What everybody would score if the game ended now, without sheets."""
    poverty, prosperity = _places(g)
    out: list[int] = []
    for p in g.players:
        points = total(_points_of(g, p, poverty[p.seat], prosperity[p.seat]))
        for box in g.boxes:
            points += box.total(g, p)
        out.append(points)
    return out


def score_sheets(g: State) -> list[ScoreSheet]:
    """Score everybody as if the game ended now. [VB-160]"""
    poverty, prosperity = _places(g)
    sheets: list[ScoreSheet] = []
    for p in g.players:
        lines = list(zip(_LINES, _points_of(g, p, poverty[p.seat], prosperity[p.seat]), strict=True))
        add_points(lines, [line for box in g.boxes for line in box.points(g, p)])
        sheets.append(ScoreSheet(p.seat, lines))
    return sheets


def outcome(g: State) -> Outcome:
    """The highest total wins; then Silver and resources together; then victory is shared. [VB-172]

    A solo opponent wins every tie. [VB-216]
    """
    points = totals(g)
    ranks = [(points[p.seat], sum(p.goods)) for p in g.players]
    if g.settings.opponent >= 0:
        ranks = [(points[p.seat], p.seat) for p in g.players]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    poverty, prosperity = poverty_revealed(g), prosperity_revealed(g)
    reason = "divided kingdom" if poverty and prosperity else "poverty" if poverty else "prosperity"
    return Outcome(winners, reason, tuple(points))


def slots_open(p: Player) -> list[str]:
    """Name the open slots of a player."""
    return [SLOTS[thing - p.slots] for thing in p.permanents if p.slots <= thing < p.slots + len(SLOTS)]
