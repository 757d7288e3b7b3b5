"""Conservation: every piece of the box is counted at every decision, and what never goes back never does."""

from __future__ import annotations

from collections import Counter

from tests.laws import facts
from tests.laws.broken import demand
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

KINDS = [row["kind"] for row in facts.cards()]
MANUSCRIPTS = len(facts.manuscripts())
NEUTRALS = KINDS.count("neutral")


class Accounts:
    """The books of one game: `count` looks at the table and remembers what may only grow or only shrink."""

    def __init__(self) -> None:
        self.debts_at_start = -1
        self.deeds_at_start = -1
        self.grown: dict[str, int] = {}
        self.spots: list[int] = []

    def count(self, g: Viscounts) -> None:
        """Count everything; a piece that is missing, doubled or moved back breaks a law."""
        for p in g.players:
            self.count_player(p)
        self.count_cards(g)
        self.count_manuscripts(g)
        self.count_buildings(g)
        self.count_debts_and_deeds(g)
        self.only_grows("decisions", g.decisions)
        self.only_grows("round", g.round)
        self.only_grows("removed cards", len(g.removed))
        for place, pile in enumerate(g.townsfolk):
            self.only_grows(f"cards gone from townsfolk pile {place}", -len(pile))
        for place, pile in enumerate(g.manuscripts):
            self.only_grows(f"tiles gone from manuscript pile {place}", -len(pile))

    def only_grows(self, what: str, n: int) -> None:
        """Remember a number that never gets smaller."""
        before = self.grown.get(what, n)
        demand(n >= before, f"{what}: {before} became {n}")
        self.grown[what] = n

    def count_player(self, p: Player) -> None:
        """Workers, goods, markers and flipped cards of one player."""
        who = f"seat {p.seat}"
        castle = [*p.tier1, *p.tier2, p.tier3]
        demand(p.workers + sum(castle) == 20, f"{who} has {p.workers + sum(castle)} workers")
        demand(p.workers >= 0 and min(castle) >= 0, f"{who} has less than no workers somewhere")
        demand(max(p.tier1) <= 20 and len(p.tier1) == len(p.tier2) == 5, f"{who} has another castle")
        demand(min(p.goods) >= 0 and len(p.goods) == 4, f"{who} has less than no goods: {p.goods}")
        demand(1 <= p.corruption <= p.virtue <= 7, f"the markers of {who} are on {p.corruption} and {p.virtue}")
        demand(min(p.debts, p.deeds) >= 0, f"{who} has less than no debts or deeds")
        owned = len(p.hand) + len(p.draw) + len(p.discard) + sum(card >= 0 for card in p.board)
        demand(owned >= 3, f"{who} owns {owned} cards")
        self.only_grows(f"paid debts of {who}", p.paid)
        self.only_grows(f"approved deeds of {who}", p.approved)
        self.only_grows(f"debts of {who}", p.debts + p.paid)
        self.only_grows(f"deeds of {who}", p.deeds + p.approved)
        self.only_grows(f"workers of {who} in tier 3", p.tier3)
        self.only_grows(f"manuscripts of {who}", len(p.manuscripts))
        self.only_grows(f"turns of {who}", p.turns)

    def count_cards(self, g: Viscounts) -> None:
        """Every card is in one place: starting cards once for each seat, neutrals once, one hero for each seat."""
        found: Counter[int] = Counter(g.removed)
        for pile in g.townsfolk:
            found.update(pile)
        for p in g.players:
            for zone in (p.hand, p.draw, p.discard):
                found.update(zone)
            found.update(card for card in p.board if card >= 0)
        found.update(g.offered_heroes)
        heroes = 0
        for card, n in found.items():
            kind = KINDS[card]
            heroes += kind == "hero"
            demand(n == (len(g.players) if kind == "starter" else 1), f"card {card}, a {kind}, is there {n} times")
        demand(sum(KINDS[card] == "neutral" for card in found) == NEUTRALS, "a neutral card is missing")
        demand(sum(KINDS[card] == "starter" for card in found) == 8, "a starting card is missing")
        demand(heroes == len(g.players) + (g.round == 0), f"{heroes} heroes are in play")

    def count_manuscripts(self, g: Viscounts) -> None:
        """Every Manuscript lies on a pile or with one player."""
        found: Counter[int] = Counter()
        for pile in g.manuscripts:
            found.update(pile)
        for p in g.players:
            found.update(p.manuscripts)
        demand(len(found) == MANUSCRIPTS == found.total(), "a manuscript is missing or doubled")

    def count_buildings(self, g: Viscounts) -> None:
        """Every open slot has its Building on exactly one spot, where it stays."""
        open_slots = {
            p.seat * 9 + thing - facts.FIRST_SLOT
            for p in g.players
            for thing in p.permanents
            if thing < facts.FIRST_SLOT + 9
        }
        standing = [spot for spot in g.spots if spot >= 0]
        demand(len(g.spots) == facts.SPOTS[len(g.players)], "the board has another number of spots")
        demand(len(standing) == len(open_slots) and set(standing) == open_slots, "a building is missing or doubled")
        for before, now in zip(self.spots, g.spots, strict=False):
            demand(before in (-1, now), "a building has left its spot")
        self.spots = g.spots[:]
        cards = [thing for p in g.players for thing in p.permanents if thing >= facts.FIRST_BONUS]
        demand(len(cards) == len(set(cards)), "a Cleric Bonus card or the Castle Leader has two owners")

    def count_debts_and_deeds(self, g: Viscounts) -> None:
        """What was gained since set-up left the end piles, until an end card is revealed."""
        if g.round == 0:
            return
        seats = len(g.players)
        debts = sum(p.debts + p.paid for p in g.players)
        deeds = sum(p.deeds + p.approved for p in g.players)
        if self.debts_at_start < 0:
            self.debts_at_start = debts - (facts.DEBTS_ABOVE[seats] - g.debts_above)
            self.deeds_at_start = deeds - (facts.DEEDS_ABOVE[seats] - g.deeds_above)
        taken = debts - self.debts_at_start
        demand(g.debts_above == max(0, facts.DEBTS_ABOVE[seats] - taken), f"{taken} debts have left their pile")
        taken = deeds - self.deeds_at_start
        demand(g.deeds_above == max(0, facts.DEEDS_ABOVE[seats] - taken), f"{taken} deeds have left their pile")
        ending = g.debts_above == 0 or g.deeds_above == 0
        demand((g.last_round > 0) == ending, "the end is triggered without an end card, or not triggered by one")
