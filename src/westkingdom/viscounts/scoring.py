"""Scoring: every line of the score sheet, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from westkingdom.engine.box import add_points
from westkingdom.engine.score import Outcome, ScoreSheet, shared_places
from westkingdom.viscounts.spots import PER_TYPE
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import BUILDINGS, CASTLE_LEADER, FIRST_BONUS, ICONS, RIBBONS, SLOTS
from westkingdom.viscounts.transcribe import ribbon_of

Counter: TypeAlias = Callable[[State, Player], int]
COUNTERS: Final[dict[str, Counter]] = {}
"""What Manuscripts of boxes count."""


def open_slots(p: Player, building: int) -> int:
    """Count the open slots of a type."""
    first = p.slots + building * PER_TYPE
    return sum(1 for thing in p.permanents if first <= thing < first + PER_TYPE)


def ribbons(g: State, p: Player) -> list[int]:
    """Count the ribbons of each colour."""
    counts = [0] * len(RIBBONS)
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
    while any(counts):
        points += g.realm.set_vp[sum(1 for count in counts if count)]
        counts = [count - 1 if count else 0 for count in counts]
    return points


def owned_icons(g: State, p: Player, icon: int) -> int:
    """Icons on all cards that a player owns, on open slots and Cleric Bonus cards; Criminals are not wild. [VB-053, VB-165]"""
    own = sum(g.cards.icons[thing][icon] for thing in deck(p) + p.permanents)
    return own + sum(box.opponents_icons(g, p, icon) for box in g.boxes)


def deck(p: Player) -> list[int]:
    """All cards that a player owns, wherever they are. [VB-048]"""
    return p.hand + p.draw + p.discard + [card for card in p.board if card >= 0]


def kind_in_deck(g: State, p: Player, kind: str) -> int:
    """Count the cards of a kind that a player owns."""
    return sum(1 for card in deck(p) if g.cards.kinds[card] == kind)


def counter(g: State, p: Player, per: str) -> int:
    """What a Manuscript counts. [VB-164, VB-165]"""
    if per in COUNTERS:
        return COUNTERS[per](g, p)
    if per.startswith("icon_"):
        return owned_icons(g, p, ICONS.index(per[len("icon_") :]))
    if per == "buildings":
        return sum(g.buildings_of_type(p.seat, building) for building in range(len(BUILDINGS)))
    if per == "resources":
        return sum(p.goods[1:])
    if per == "manuscripts":
        return len(p.manuscripts)
    if per == "workers_in_castle":
        return sum(p.tier1) + sum(p.tier2) + p.tier3
    if per == "flipped_debts":
        return p.paid
    if per == "flipped_deeds":
        return p.approved
    raise ValueError(f"no Manuscript counts {per}")


def manuscript_points(g: State, p: Player) -> int:
    """The points printed on single Manuscripts. [VB-164]"""
    tiles = g.box.manuscripts
    return sum(
        tiles.vp[tile] * (counter(g, p, tiles.per[tile]) // tiles.each[tile])
        for tile in p.manuscripts
        if tiles.vp[tile]
    )


def poverty_revealed(g: State) -> bool:
    """Is the Poverty card revealed? [VB-036]"""
    return g.round > 0 and g.debts_above == 0


def prosperity_revealed(g: State) -> bool:
    """Is the Prosperity card revealed? [VB-036]"""
    return g.round > 0 and g.deeds_above == 0


def prizes(g: State) -> list[int]:
    """What most, second and third most are worth; with few players the middle one is left out. [VB-168, VB-171]"""
    return g.realm.prizes if len(g.players) > 2 else g.realm.prizes_few


def score_sheets(g: State) -> list[ScoreSheet]:
    """Score everybody as if the game ended now. [VB-160, VB-161, VB-162, VB-166, VB-167, VB-168, VB-169, VB-170]"""
    nothing = [0] * len(g.players)
    approved = [p.approved for p in g.players]
    paid = [p.paid for p in g.players]
    poverty = shared_places(approved, prizes(g)) if poverty_revealed(g) else nothing
    prosperity = shared_places(paid, prizes(g)) if prosperity_revealed(g) else nothing
    realm = g.realm
    vp = realm.card_vp
    sheets: list[ScoreSheet] = []
    for p in g.players:
        lines: list[tuple[str, int]] = []
        for building, name in enumerate(BUILDINGS):
            lines.append((f"{name}s", realm.building_vp[building][open_slots(p, building)]))
        lines.append(("workers_tier_1", sum(p.tier1) * realm.tier_vp[0]))
        lines.append(("workers_tier_2", sum(p.tier2) * realm.tier_vp[1]))
        lines.append(("workers_tier_3", p.tier3 * realm.tier_vp[2]))
        lines.append(("manuscript_sets", ribbon_sets(g, scoring_ribbons(g, p))))
        lines.append(("manuscripts", manuscript_points(g, p)))
        lines.append(("castle_leader", g.cards.vp[g.leader] if g.leader in p.permanents else 0))
        bonus = sum(g.cards.vp[thing] for thing in p.permanents if FIRST_BONUS <= thing < CASTLE_LEADER)
        lines.append(("cleric_bonus", bonus))
        unpaid = vp["debt_unflipped"] + sum(box.debt_vp(g, p) for box in g.boxes)
        lines.append(("debts", p.debts * unpaid + p.paid * vp["debt_flipped"]))
        lines.append(("deeds", p.deeds * vp["deed_unflipped"] + p.approved * vp["deed_flipped"]))
        lines.append(("poverty", poverty[p.seat]))
        lines.append(("prosperity", prosperity[p.seat]))
        add_points(lines, [line for box in g.boxes for line in box.points(g, p)])
        sheets.append(ScoreSheet(p.seat, lines))
    return sheets


def outcome(g: State) -> Outcome:
    """The highest total wins; then Silver and resources together; then victory is shared. [VB-172]

    A solo opponent wins every tie. [VB-216]
    """
    totals = [sheet.total for sheet in score_sheets(g)]
    ranks = [(totals[p.seat], sum(p.goods)) for p in g.players]
    if g.settings.opponent >= 0:
        ranks = [(totals[p.seat], p.seat) for p in g.players]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    poverty, prosperity = poverty_revealed(g), prosperity_revealed(g)
    reason = "divided kingdom" if poverty and prosperity else "poverty" if poverty else "prosperity"
    return Outcome(winners, reason, tuple(totals))


def slots_open(p: Player) -> list[str]:
    """Name the open slots of a player."""
    return [SLOTS[thing - p.slots] for thing in p.permanents if p.slots <= thing < p.slots + len(SLOTS)]
