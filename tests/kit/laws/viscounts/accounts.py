"""Conservation: every piece of the box is counted at every decision, and what never goes back never does.

Nothing here is shared with the engine's own check. It runs at every decision of a soak, so it is written for speed:
sentences are only made when something is wrong.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import westkingdom as wk
from tests.kit.laws.books import Accounts
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.hidden import Witness
from westkingdom.engine.node import NAMES
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Player

LEAVING = NAMES["viscounts.leave-game"]
"""A card whose effects are resolved before it leaves the game waits in a frame of this rule."""


class Inventory:
    """What is in the boxes of a mix, for a number of seats."""

    def __init__(self, mix: Mix, seats: int) -> None:
        # A solo opponent has Scheme cards in place of Townsfolk, a Hero, a King's Order and a Manuscript Board.
        self.people = 1 if mix.has("solo") else seats
        self.heroes = facts.numbers(mix, "hero")
        self.schemes = sorted(facts.numbers(mix, "scheme"))
        self.all_heroes = facts.KEYS in mix.boxes
        self.kings_order = min(facts.numbers(mix, "kings_order"), default=-1)
        self.outsiders = facts.numbers(mix, "outsider")
        wanted = [card for card in facts.numbers(mix, "starter") for _ in range(self.people)]
        wanted += self.schemes
        wanted += facts.numbers(mix, "neutral")
        wanted += self.outsiders
        if self.kings_order >= 0:
            wanted += [self.kings_order] * facts.KINGS_ORDERS
        if self.all_heroes:
            wanted += self.heroes
        self.cards = sorted(wanted)
        self.start_manuscripts = facts.start_manuscripts(mix)
        self.manuscripts = [i for i in range(len(facts.manuscripts(mix))) if i not in self.start_manuscripts]
        self.chests = list(range(len(facts.chest_tiles(mix))))
        self.assassins = [card for card in self.outsiders if facts.cards(mix)[card]["name"] == "Assassin"]


@cache
def inventory(mix: Mix, seats: int) -> Inventory:
    """The inventory of a mix, made once."""
    return Inventory(mix, seats)


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


def is_for_good(thing: int) -> bool:
    """Is it a bonus card, column, Builder card or Public Building card, which nobody ever loses?"""
    return facts.FIRST_BONUS <= thing < facts.CASTLE_LEADER or facts.FIRST_COLUMN <= thing < facts.FIRST_AI_SLOT


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
    if p.debts < 0 or p.deeds < 0 or p.paid < 0 or p.approved < 0:
        raise LawBroken(f"seat {p.seat} has less than no debts or deeds")
    if len(p.board) != 3:
        raise LawBroken(f"seat {p.seat} has a board of {len(p.board)}")
    if len(set(p.permanents)) != len(p.permanents):
        raise LawBroken(f"seat {p.seat} owns something twice")


def count_cards(g: Viscounts, box: Inventory) -> None:
    """Every card is in one place: starting cards once for each seat, King's Orders 24 times, all others once."""
    found = [*g.removed, *g.offered_heroes]
    for pile in g.townsfolk:
        found += pile
    for p in g.players:
        found += cards_of(g, p)
    part = facts.gates(g)
    if part is not None:
        found += part.row
        found += part.pile
        found += [box.kings_order] * part.kings_orders
    part = facts.solo(g)
    if part is not None:
        found += part.future
    part = facts.keys(g)
    if part is not None:
        found += part.heroes
        found += part.hero_pile
        for own in part.aside:
            found += own
    found.sort()
    if not box.all_heroes:
        heroes = [card for card in found if card in box.heroes]
        found = [card for card in found if card not in box.heroes]
        if len(heroes) != box.people + (g.round == 0) or len(set(heroes)) != len(heroes):
            raise LawBroken(f"the heroes in play are {heroes}")
    if found != box.cards:
        raise LawBroken("a card is missing or doubled")


def cards_of(g: Viscounts, p: Player) -> list[int]:
    """The cards of one player, at least three: in hand, piles and board, and those that are about to leave the game."""
    own = p.hand + p.draw + p.discard
    for card in p.board:
        if card != -1:
            own.append(card)
    for f in g.stack:
        if f[0] == LEAVING and f[1] == p.seat:
            own.append(f[2])
    if len(own) < 3:
        raise LawBroken(f"seat {p.seat} owns {len(own)} cards")
    for card in p.shown:
        if p.shown.count(card) > p.hand.count(card):
            raise LawBroken(f"seat {p.seat} has shown a card that is not in its hand")
    return own


def count_manuscripts(g: Viscounts, box: Inventory) -> None:
    """Every Manuscript lies on a pile or with one player; those printed on boards are with the players of the boards."""
    found: list[int] = []
    for pile in g.manuscripts:
        found += pile
    for p in g.players:
        found += p.manuscripts
    found.sort()
    wanted = box.manuscripts
    part = facts.gates(g)
    if part is not None:
        wanted = sorted([*wanted, *(box.start_manuscripts[board] for board in part.boards)])
    if found != wanted:
        raise LawBroken("a manuscript is missing or doubled")
    owners = [
        thing
        for p in g.players
        for thing in p.permanents
        if thing >= facts.FIRST_BONUS and not facts.FIRST_COLUMN <= thing < facts.FIRST_BUILDER
    ]
    if len(owners) != len(set(owners)):
        raise LawBroken("a card of which there is one has two owners")


def count_gates(g: Viscounts, part: Any, box: Inventory) -> None:
    """The row is full while its pile lasts; columns, Builder cards and leader are with whom they belong to."""
    if not 0 <= part.kings_orders <= facts.KINGS_ORDERS:
        raise LawBroken(f"{part.kings_orders} king's orders lie in their pile")
    if len(part.row) != min(facts.ROW_OF_OUTSIDERS, len(part.row) + len(part.pile)):
        raise LawBroken(f"{len(part.row)} outsiders lie in the row, {len(part.pile)} in the pile")
    if len(part.boards) != box.people:
        raise LawBroken("a player has no manuscript board")
    mix = facts.mix_of(g)
    boards = facts.read("manuscript_boards", facts.GATES)
    claimed = [False, False]
    earned = [False, False]
    for p in g.players:
        person = p.seat != g.settings.opponent
        if person and box.start_manuscripts[part.boards[p.seat]] not in p.manuscripts:
            raise LawBroken(f"seat {p.seat} lacks the manuscript of its board")
        colours = {facts.manuscripts(mix)[tile]["ribbon"] for tile in p.manuscripts}
        if "any" in colours:
            colours.discard("any")
            if part.wild >= 0:
                colours.add(facts.RIBBONS[part.wild])
        columns = boards[part.boards[p.seat]]["columns"] if person else []
        wanted = [facts.FIRST_COLUMN + i for i, column in enumerate(columns) if column["ribbon"] in colours]
        opened = [thing for thing in p.permanents if facts.FIRST_COLUMN <= thing < facts.FIRST_BUILDER]
        if sorted(opened) != wanted:
            raise LawBroken(f"seat {p.seat} has unlocked {opened}, not {wanted}")
        counts = facts.standing(g, p.seat)
        for i, meets in enumerate((min(counts) >= 1, max(counts) >= 3)):
            holds = part.builders[i] in p.permanents
            if holds and not meets:
                raise LawBroken(f"seat {p.seat} has a builder card with the buildings {counts}")
            claimed[i] = claimed[i] or holds
            earned[i] = earned[i] or meets
        for thing in p.permanents:
            if facts.FIRST_BUILDER <= thing < facts.FIRST_PUBLIC and thing not in part.builders:
                raise LawBroken(f"seat {p.seat} has a builder card that is not in this game")
            if facts.CASTLE_LEADER <= thing < facts.FIRST_COLUMN and thing != part.leader:
                raise LawBroken(f"seat {p.seat} has a castle leader card that is not in this game")
    if claimed != earned:
        raise LawBroken(f"builder cards are claimed {claimed}, but should be {earned}")


def count_opponent(g: Viscounts, part: Any, box: Inventory) -> None:
    """The opponent has nothing but Scheme cards, no hand, no Silver, no slot of people and no inside space."""
    p = g.players[g.settings.opponent]
    if p.hand or p.goods[0] or (p.space >= 0 and p.space % 3 == 2):
        raise LawBroken(f"the opponent has a hand {p.hand}, silver {p.goods[0]} or stands inside, on {p.space}")
    if any(card not in box.schemes for card in cards_of(g, p)) or any(
        c in box.schemes for c in cards_of(g, g.players[0])
    ):
        raise LawBroken("scheme cards are with a person, or other cards with the opponent")
    if any(facts.FIRST_SLOT <= thing < facts.FIRST_SLOT + len(facts.SLOTS) for thing in p.permanents):
        raise LawBroken("the opponent has open slots of a player board")
    if not set(part.future) <= set(part.unseen) <= set(part.future) | set(p.draw):
        raise LawBroken(f"future schemes {part.future} and unseen ones {part.unseen} do not add up")


def events_tell_where_cards_went(g: Viscounts, events: list[wk.Event]) -> None:
    """From the events of a whole game alone follows which cards and tiles every player has at its end."""
    mix = facts.mix_of(g)
    ids = facts.ids_of_cards(mix)
    owned = [Counter(ids[card] for card in facts.numbers(mix, "starter")) for _ in g.players]
    tiles: list[Counter[str]] = [Counter() for _ in g.players]
    order = ids.get(min(facts.numbers(mix, "kings_order"), default=-1), "")
    for own in owned:
        own[order] += 1 if order else 0
    for event in events:
        card = str(event.args.get("hero" if event.key == "pick-pair" else "card"))
        if event.key in ("pick-pair", "hire", "welcome", "gain-hero", "gain-kings-order"):
            owned[event.seat][card] += 1
        elif event.key in ("leave-game", "return-card") or (event.key == "destroy" and card != order):
            # A destroyed King's Order returns to its pile, or stays if its player would have too few cards.
            owned[event.seat][card] -= 1
        elif event.key in ("gain-chest", "discard-chest"):
            tiles[event.seat][str(event.args["tile"])] += 1 if event.key == "gain-chest" else -1
    part = facts.keys(g)
    for p, told, told_tiles in zip(g.players, owned, tiles, strict=True):
        if p.seat == g.settings.opponent:
            events_tell_of_schemes(g, events)
            continue
        has = Counter(ids[card] for zone in (p.hand, p.draw, p.discard, p.board) for card in zone if card != -1)
        if has != +told:
            raise LawBroken(f"seat {p.seat} has {has - told} that no event tells of, and lacks {told - has}")
        slotted = (
            [] if part is None else [facts.chest_tiles(mix)[tile]["id"] for tile in part.slotted[p.seat] if tile >= 0]
        )
        if Counter(slotted) != +told_tiles:
            raise LawBroken(f"seat {p.seat} has the chest tiles {slotted}, events tell of {told_tiles}")


def events_tell_of_schemes(g: Viscounts, events: list[wk.Event]) -> None:
    """Every Scheme card that everybody knows was turned over or gained in an event, and it is with the opponent."""
    ids = facts.ids_of_cards(facts.mix_of(g))
    p = g.players[g.settings.opponent]
    has = {ids[card] for card in cards_of(g, p)}
    told = {str(event.args["card"]) for event in events if event.key in ("scheme", "future-scheme")}
    if not told <= has:
        raise LawBroken(f"events tell of the schemes {told - has} that the opponent has not")
    unseen = {ids[card] for card in facts.solo(g).unseen}
    if told & unseen:
        raise LawBroken(f"the schemes {told & unseen} were seen in events")
