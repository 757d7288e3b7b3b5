"""Conservation: every piece of the box is counted at every decision, and what never goes back never does.

Nothing here is shared with the engine's own check. It runs at every decision of a soak, so it is written for speed:
sentences are only made when something is wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import westkingdom as wk
from tests.kit.laws.books import Accounts
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.hidden import Witness
from tests.kit.laws.viscounts.pieces import (
    Inventory,
    count_cards,
    count_gates,
    count_manuscripts,
    count_opponent,
    count_player,
    inventory,
    is_for_good,
)
from tests.kit.laws.viscounts.told import events_tell_where_cards_went
from westkingdom.viscounts.game import Viscounts


class ViscountsAccounts(Accounts[Viscounts]):
    """The books of one game: `count` looks at the table and remembers what may only grow."""

    def __init__(self, events: list[wk.Event] | None = None) -> None:
        super().__init__(events)
        self.witness = Witness()
        self.debts_at_start = -1
        self.deeds_at_start = -1
        self.debts_gone = 0
        self.read = 0
        """So many events have been read."""
        self.debts_of_seats: list[int] = []
        self.grown: list[int] = []
        self.spots: list[int] = []
        self.slotted: list[list[int]] = []

    def count(self, g: Viscounts) -> None:
        """Count everything; a piece that is missing, doubled or moved back breaks a law."""
        box = inventory(facts.mix_of(g), len(g.players))
        for p in g.players:
            count_player(p)
        count_cards(g, box)
        count_manuscripts(g, box)
        self.count_buildings(g)
        self.count_debts_and_deeds(g, box)
        self.only_grows(g)
        part = facts.gates(g)
        if part is not None:
            count_gates(g, part, box)
        part = facts.keys(g)
        if part is not None:
            self.count_keys(g, part, box)
        part = facts.solo(g)
        if part is not None:
            count_opponent(g, part, box)

    def sample(self, g: Viscounts, seed: int) -> None:
        """Heroes that joined a hand before everybody's eyes are known to be there."""
        self.witness.listen(self.events)
        self.witness.is_heard(g, seed)

    def close(self, g: Viscounts) -> None:
        """Events tell where all cards and tiles went."""
        events_tell_where_cards_went(g, self.events)

    def only_grows(self, g: Viscounts) -> None:
        """Flipped cards, Workers in tier 3, Manuscripts, turns and removed cards never get fewer; piles never grow."""
        grown = [g.decisions, g.round, len(g.removed)]
        grown += [-len(pile) for pile in g.townsfolk]
        grown += [-len(pile) for pile in g.manuscripts]
        gates, keys = facts.gates(g), facts.keys(g)
        grown += [0] if gates is None else [-len(gates.pile)]
        grown += (
            [0, 0, 0] if keys is None else [-len(keys.chest_pile), len(keys.chests_gone), 3 - keys.public.count(-1)]
        )
        grown.append(0 if keys is None or g.round == 0 else 1000 - len(keys.hero_pile))
        for p in g.players:
            lasting = [thing for thing in p.permanents if is_for_good(thing)]
            grown.append(0 if facts.solo(g) is None else -len(facts.solo(g).unseen))
            paid = p.paid if gates is None else 0
            grown += (p.approved, p.deeds + p.approved, paid, p.tier3, len(p.manuscripts), p.turns, len(lasting))
        for before, now in zip(self.grown, grown, strict=False):
            if now < before:
                raise LawBroken(f"something went back: {self.grown} became {grown}")
        self.grown = grown

    def count_buildings(self, g: Viscounts) -> None:
        """Every open slot has its Building on exactly one spot, where it stays unless a public one replaces it."""
        spots = g.spots
        if len(spots) != facts.SPOTS[len(g.players)]:
            raise LawBroken(f"the board has {len(spots)} spots")
        opened = [p.seat * 9 + slot for p in g.players for slot in facts.slots_open(g, p.seat)]
        own = [code for code in spots if 0 <= code < facts.FIRST_PUBLIC_ON_SPOT]
        if sorted(own) != sorted(opened) or len(set(own)) != len(own):
            raise LawBroken(f"buildings {sorted(own)} stand, slots {sorted(opened)} are open")
        if spots == self.spots:
            return
        public = [facts.owner_and_type(code) for code in spots if code >= facts.FIRST_PUBLIC_ON_SPOT]
        cards = [
            (p.seat, thing - facts.FIRST_PUBLIC)
            for p in g.players
            for thing in p.permanents
            if facts.FIRST_PUBLIC <= thing < facts.FIRST_AI_SLOT
        ]
        if sorted(public) != sorted(cards) or len({building for _, building in public}) != len(public):
            raise LawBroken(f"public buildings {public} stand, their cards are with {cards}")
        for before, now in zip(self.spots, spots, strict=False):
            if before >= 0 and facts.owner_and_type(before) != facts.owner_and_type(now):
                raise LawBroken("a building has left its spot")
            if before >= facts.FIRST_PUBLIC_ON_SPOT and before != now:
                raise LawBroken("a public building has left its spot")
        self.spots = spots[:]

    def count_debts_and_deeds(self, g: Viscounts, box: Inventory) -> None:
        """What was gained since set-up left the end piles, until an end card is revealed; Assassins discard Debts."""
        if g.round == 0:
            return
        seats = len(g.players)
        each = [p.debts + p.paid for p in g.players]
        discards = Counter(event.seat for event in self.events[self.read :] if event.key == "discard-debt")
        self.read = len(self.events)
        for p, before, now in zip(g.players, self.debts_of_seats, each, strict=False):
            # Debts may also have been gained since the last count.
            gone = max(before - now, discards[p.seat])
            if gone > 0:
                self.debts_gone += gone
                at_the_end = g.round == g.last_round and all(other.turns == g.last_round for other in g.players)
                killers = [card for card in box.assassins if card in p.hand + p.draw + p.discard + p.board]
                if not at_the_end or not killers or self.debts_gone > 2:
                    raise LawBroken(f"seat {p.seat} has {now} debts after {before}, and nobody may have discarded them")
        self.debts_of_seats = each
        debts = sum(each) + self.debts_gone
        deeds = sum(p.deeds + p.approved for p in g.players)
        if self.debts_at_start < 0:
            if (g.debts_above, g.deeds_above) != (facts.DEBTS_ABOVE[seats], facts.DEEDS_ABOVE[seats]):
                raise LawBroken("the end piles are not whole when the first turn begins")
            self.is_open = True
            self.debts_at_start = debts
            self.deeds_at_start = deeds
        if g.debts_above != max(0, facts.DEBTS_ABOVE[seats] - (debts - self.debts_at_start)):
            raise LawBroken(f"{debts - self.debts_at_start} debts were gained, {g.debts_above} lie above poverty")
        if g.deeds_above != max(0, facts.DEEDS_ABOVE[seats] - (deeds - self.deeds_at_start)):
            raise LawBroken(f"{deeds - self.deeds_at_start} deeds were gained, {g.deeds_above} lie above prosperity")
        if (g.last_round > 0) != (g.debts_above == 0 or g.deeds_above == 0):
            raise LawBroken("the end is triggered without an end card, or not triggered by one")

    def count_keys(self, g: Viscounts, part: Any, box: Inventory) -> None:
        """Chest Tiles are each in one place and never move under a board; the lines are full while their piles last."""
        tiles = [*part.chests, *part.chest_pile, *part.chests_gone, *(tile for tile in part.face_down if tile != -1)]
        for own in part.slotted:
            if len(own) != 3:
                raise LawBroken(f"a board has {len(own)} slots for chest tiles")
            tiles += [tile for tile in own if tile != -1]
        tiles.sort()
        if tiles != box.chests:
            raise LawBroken(f"a chest tile is missing or doubled: {tiles}")
        if part.slotted != self.slotted:
            for before, now in zip(self.slotted, part.slotted, strict=False):
                for old, new in zip(before, now, strict=True):
                    if old not in (-1, new) and old not in part.chests_gone:
                        raise LawBroken(f"the chest tile {old} was moved")
            self.slotted = [own[:] for own in part.slotted]
        if len(part.chests) != min(facts.LINE_OF_CHESTS, len(part.chests) + len(part.chest_pile)):
            raise LawBroken(f"{len(part.chests)} chest tiles lie in the line, {len(part.chest_pile)} in the pile")
        if g.round and len(part.heroes) != min(facts.LINE_OF_HEROES, len(part.heroes) + len(part.hero_pile)):
            raise LawBroken(f"{len(part.heroes)} heroes lie in the line, {len(part.hero_pile)} in the pile")
        owners = [-1, -1, -1]
        for p in g.players:
            for thing in p.permanents:
                if facts.FIRST_PUBLIC <= thing < facts.FIRST_AI_SLOT:
                    owners[thing - facts.FIRST_PUBLIC] = p.seat
        if owners != part.public:
            raise LawBroken(f"public buildings belong to {part.public}, their cards are with {owners}")
        if g.round and any(part.aside):
            raise LawBroken("cards are set aside after set-up")
