"""The pieces of a table, counted against what is in the boxes of its mix."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.kit.laws.broken import LawBroken
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts import facts
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
    """Every Manuscript lies on a pile or with one player.

    Those printed on boards are with the players of the boards.
    """
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
