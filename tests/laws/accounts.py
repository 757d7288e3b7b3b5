"""Conservation: every piece of the box is counted at every decision, and what never goes back never does.

Nothing here is shared with the engine's own check. It runs at every decision of a soak, so it is written for speed:
sentences are only made when something is wrong.
"""

from __future__ import annotations

from tests.laws import facts
from tests.laws.broken import LawBroken
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

KINDS = [row["kind"] for row in facts.cards()]
STARTERS = [card for card, kind in enumerate(KINDS) if kind == "starter"]
NEUTRALS = [card for card, kind in enumerate(KINDS) if kind == "neutral"]
MANUSCRIPTS = list(range(len(facts.manuscripts())))
WITHOUT_HEROES = {seats: sorted(STARTERS * seats + NEUTRALS) for seats in (2, 3, 4)}
FIRST_HERO = KINDS.index("hero")
assert KINDS[FIRST_HERO:] == ["hero"] * (len(KINDS) - FIRST_HERO)


class Accounts:
    """The books of one game: `count` looks at the table and remembers what may only grow."""

    def __init__(self) -> None:
        self.debts_at_start = -1
        self.deeds_at_start = -1
        self.grown: list[int] = []
        self.spots: list[int] = []

    def count(self, g: Viscounts) -> None:
        """Count everything; a piece that is missing, doubled or moved back breaks a law."""
        for p in g.players:
            count_player(p)
        count_cards(g)
        count_manuscripts(g)
        self.count_buildings(g)
        self.count_debts_and_deeds(g)
        self.only_grows(g)

    def only_grows(self, g: Viscounts) -> None:
        """Flipped cards, Workers in tier 3, Manuscripts, turns and removed cards never get fewer; piles never grow."""
        grown = [g.decisions, g.round, len(g.removed)]
        grown += [-len(pile) for pile in g.townsfolk]
        grown += [-len(pile) for pile in g.manuscripts]
        for p in g.players:
            grown += (p.paid, p.approved, p.debts + p.paid, p.deeds + p.approved, p.tier3, len(p.manuscripts), p.turns)
        for before, now in zip(self.grown, grown, strict=False):
            if now < before:
                raise LawBroken(f"something went back: {self.grown} became {grown}")
        self.grown = grown

    def count_buildings(self, g: Viscounts) -> None:
        """Every open slot has its Building on exactly one spot, where it stays."""
        spots = g.spots
        if len(spots) != facts.SPOTS[len(g.players)]:
            raise LawBroken(f"the board has {len(spots)} spots")
        last_slot = facts.FIRST_SLOT + len(facts.SLOTS)
        opened = [
            p.seat * 9 + thing - facts.FIRST_SLOT for p in g.players for thing in p.permanents if thing < last_slot
        ]
        standing = [spot for spot in spots if spot >= 0]
        if sorted(standing) != sorted(opened) or len(set(standing)) != len(standing):
            raise LawBroken(f"buildings {sorted(standing)} stand, slots {sorted(opened)} are open")
        for before, now in zip(self.spots, spots, strict=False):
            if before not in (-1, now):
                raise LawBroken("a building has left its spot")
        self.spots = spots[:]

    def count_debts_and_deeds(self, g: Viscounts) -> None:
        """What was gained since set-up left the end piles, until an end card is revealed."""
        if g.round == 0:
            return
        seats = len(g.players)
        debts = deeds = 0
        for p in g.players:
            debts += p.debts + p.paid
            deeds += p.deeds + p.approved
        if self.debts_at_start < 0:
            if (g.debts_above, g.deeds_above) != (facts.DEBTS_ABOVE[seats], facts.DEEDS_ABOVE[seats]):
                raise LawBroken("the end piles are not whole when the first turn begins")
            self.debts_at_start = debts
            self.deeds_at_start = deeds
        if g.debts_above != max(0, facts.DEBTS_ABOVE[seats] - (debts - self.debts_at_start)):
            raise LawBroken(f"{debts - self.debts_at_start} debts were gained, {g.debts_above} lie above poverty")
        if g.deeds_above != max(0, facts.DEEDS_ABOVE[seats] - (deeds - self.deeds_at_start)):
            raise LawBroken(f"{deeds - self.deeds_at_start} deeds were gained, {g.deeds_above} lie above prosperity")
        if (g.last_round > 0) != (g.debts_above == 0 or g.deeds_above == 0):
            raise LawBroken("the end is triggered without an end card, or not triggered by one")


def count_player(p: Player) -> None:
    """Workers, goods, markers and cards of one player."""
    if p.workers + sum(p.tier1) + sum(p.tier2) + p.tier3 != 20 or min(p.workers, *p.tier1, *p.tier2, p.tier3) < 0:
        raise LawBroken(f"seat {p.seat} has workers {p.workers}, {p.tier1}, {p.tier2}, {p.tier3}")
    if len(p.tier1) != 5 or len(p.tier2) != 5:
        raise LawBroken(f"seat {p.seat} has another castle")
    if min(p.goods) < 0 or len(p.goods) != 4:
        raise LawBroken(f"seat {p.seat} has less than no goods: {p.goods}")
    if not 1 <= p.corruption <= p.virtue <= 7:
        raise LawBroken(f"the markers of seat {p.seat} are on {p.corruption} and {p.virtue}")
    if p.debts < 0 or p.deeds < 0:
        raise LawBroken(f"seat {p.seat} has less than no debts or deeds")
    owned = len(p.hand) + len(p.draw) + len(p.discard) + 3 - p.board.count(-1)
    if owned < 3 or len(p.board) != 3:
        raise LawBroken(f"seat {p.seat} owns {owned} cards")
    if len(set(p.permanents)) != len(p.permanents):
        raise LawBroken(f"seat {p.seat} owns something twice")


def count_cards(g: Viscounts) -> None:
    """Every card is in one place: starting cards once for each seat, neutrals once, one hero for each seat."""
    found = [*g.removed, *g.offered_heroes]
    for pile in g.townsfolk:
        found += pile
    for p in g.players:
        found += p.hand
        found += p.draw
        found += p.discard
        for card in p.board:
            if card != -1:
                found.append(card)
    found.sort()
    seats = len(g.players)
    others = WITHOUT_HEROES[seats]
    if found[: len(others)] != others:
        raise LawBroken("a starting or neutral card is missing or doubled")
    heroes = found[len(others) :]
    if len(heroes) != seats + (g.round == 0) or len(set(heroes)) != len(heroes) or heroes[-1] >= len(KINDS):
        raise LawBroken(f"the heroes in play are {heroes}")


def count_manuscripts(g: Viscounts) -> None:
    """Every Manuscript lies on a pile or with one player."""
    found: list[int] = []
    for pile in g.manuscripts:
        found += pile
    for p in g.players:
        found += p.manuscripts
    found.sort()
    if found != MANUSCRIPTS:
        raise LawBroken("a manuscript is missing or doubled")
    owners = [thing for p in g.players for thing in p.permanents if thing >= facts.FIRST_BONUS]
    if len(owners) != len(set(owners)):
        raise LawBroken("a Cleric Bonus card or the Castle Leader card has two owners")
