"""The effect words of Viscounts: each loaded into the rule that it stands for; `either` is exactly one. [VB-008]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from westkingdom.engine.effects import Builder, Condition, Data, Effect, OnlyIf, Vocabulary, one_of, whole
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.action import TakeAction
from westkingdom.viscounts.castle import CastleMove, FreeWorkers
from westkingdom.viscounts.conditions import Built, OnBoard
from westkingdom.viscounts.construct import ANYWHERE, AT_VISCOUNT, FreeBuilding
from westkingdom.viscounts.debts import CARD_KINDS, Flip, gain_debts, gain_deeds
from westkingdom.viscounts.deck import (
    REARRANGE_BOARD,
    Destroy,
    Discard,
    Draw,
    Shuffle,
    criminals,
    destroy,
    distinct,
)
from westkingdom.viscounts.goods import GAIN_ANY, gain_goods
from westkingdom.viscounts.hire import FreeHire
from westkingdom.viscounts.movement import MoveViscount
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, DESTROY, FREE_MANUSCRIPT, GOODS, KEEP, SEGMENTS
from westkingdom.viscounts.track import gain_corruption, gain_virtue
from westkingdom.viscounts.transcribe import FreeManuscript

GAIN_ORDER: Final = [*GOODS, "corruption", "virtue", "deed", "debt", "resource_any"]
"""One gain is carried out in this order: goods first, Corruption before Virtue. [VB-042]"""


class Gain(Node[State]):
    """Gain all of several things at once; Corruption comes before Virtue. [VB-042]"""

    def __init__(self, name: str, things: dict[str, int]) -> None:
        super().__init__(name)
        self.things: Final = [(word, things[word]) for word in GAIN_ORDER if word in things]
        self.goods: Final = [(good, things[GOODS[good]]) for good in range(len(GOODS)) if GOODS[good] in things]
        self.corruption: Final = things.get("corruption", 0)
        self.virtue: Final = things.get("virtue", 0)
        self.deeds: Final = things.get("deed", 0)
        self.debts: Final = things.get("debt", 0)
        self.any: Final = things.get("resource_any", 0)
        self.plain: Final = not (self.corruption or self.virtue or self.deeds or self.debts or self.any)

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        p = g.players[seat]
        for good, n in self.goods:
            gain_goods(g, seat, good, n)
        if self.corruption:
            gain_corruption(g, p, self.corruption)
        if self.virtue:
            gain_virtue(g, p, self.virtue)
        if self.any:
            g.push(GAIN_ANY, seat, self.any)
        if self.debts:
            gain_debts(g, seat, self.debts)
        if self.deeds:
            gain_deeds(g, seat, self.deeds)

    def words(self) -> Message:
        return say("effect-gain", {"parts": [amount(word, n) for word, n in self.things]})

    def icons(self) -> list[str]:
        return [word.replace("_", "-") for word, n in self.things for _ in range(n)]


class IfCriminals(Node[State]):
    """An effect only for those with no Criminal icon on their board, or only for those with one. [VB-145, VB-148]"""

    def __init__(self, name: str, none: bool, part: Effect) -> None:
        super().__init__(name)
        self.none: Final = none
        self.part: Final = part

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and self.part.fits(g, f)

    def can(self, g: State, seat: int) -> bool:
        return (criminals(g, g.players[seat]) == 0) == self.none and self.part.can(g, seat)

    def run(self, g: State, f: Frame) -> None:
        if self.can(g, f[1]):
            g.push(self.part, f[1])

    def words(self) -> Message:
        return say("effect-if-no-criminals" if self.none else "effect-if-criminals", {"part": self.part.words()})

    def icons(self) -> list[str]:
        return ["no-criminal" if self.none else "criminal", "arrow", *self.part.icons()]


class DestroyFromStartingDeck(Ask[State]):
    """During set-up a Player card may destroy one of the player's cards, chosen openly. [VB-025]

    A card that belongs to a pile of its own is not destroyed during set-up.
    """

    def can(self, g: State, seat: int) -> bool:
        return True

    def options(self, g: State, f: Frame) -> list[int]:
        own = distinct(g, g.players[f[1]].draw)
        return [*[card for card in own if g.cards.home[card] is None], KEEP]

    def take(self, g: State, f: Frame, option: int) -> None:
        if option != KEEP:
            p = g.players[f[1]]
            p.draw.remove(option)
            destroy(g, p, option, False)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("keep-cards") if option == KEEP else say("destroy-card", {"card": g.cards.ids[option]})

    def gain(self, g: State, f: Frame, option: int) -> list[Message]:
        return [] if option == KEEP else [amount("silver", g.cards.cost[option])]

    def words(self) -> Message:
        return say("effect-destroy-from-starting-deck")

    def icons(self) -> list[str]:
        return ["destroy"]


def _build_gain(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain": {"silver": 2, ...}}`."""
    things = data["gain"]
    if not isinstance(things, dict) or not things or set(things) - set(GAIN_ORDER):
        raise ValueError(f"«gain» needs numbers of {', '.join(GAIN_ORDER)}, not {things!r}")
    return cast(Effect, Gain(name, {word: whole(things, word) for word in things}))


def _build_flip(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"flip": "debt" | "deed" | "either"}`."""
    return cast(Effect, Flip(name, one_of(data, "flip", CARD_KINDS)))


def _build_destroy(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"destroy": n}`, or the one that reaches the starting deck."""
    if data.get("where") == "starting_deck":
        return cast(Effect, DestroyFromStartingDeck(name, DESTROY))
    if "where" in data:
        raise ValueError(f"«destroy» knows no «where» {data['where']!r}")
    return cast(Effect, Destroy(name, whole(data, "destroy")))


def build_discard(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard": n}`."""
    if "where" in data:
        raise ValueError(f"«discard» knows no «where» {data['where']!r}")
    return cast(Effect, Discard(name, whole(data, "discard")))


def _build_rearrange(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"rearrange": 1}`."""
    return cast(Effect, REARRANGE_BOARD)


def _build_shuffle(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"shuffle": 1}`."""
    return cast(Effect, Shuffle(name))


def _build_hire_free(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"hire_free": n}`."""
    return cast(Effect, FreeHire(name, whole(data, "hire_free")))


def _build_gain_card(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_card": "manuscript_3_4"}`, or what a box lets players gain."""
    return CARDS_TO_GAIN[list(CARDS_TO_GAIN)[one_of(data, "gain_card", list(CARDS_TO_GAIN))]](v, name, data)


def _build_free_manuscript(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_card": "manuscript_3_4"}`."""
    return cast(Effect, FreeManuscript(name, FREE_MANUSCRIPT))


CARDS_TO_GAIN: Final[dict[str, Builder]] = {"manuscript_3_4": _build_free_manuscript}


def _build_draw(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"draw": n}`."""
    return cast(Effect, Draw(name, whole(data, "draw")))


def _build_action(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"action": action}`."""
    return cast(Effect, TakeAction(name, one_of(data, "action", ACTION_WORDS)))


ACTION_WORDS: Final = ["trade", "build", "noble", "cleric"]


def _build_move_viscount(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"move_viscount": {"min": n, "max": n}}`."""
    spaces = data["move_viscount"]
    if not isinstance(spaces, dict) or set(spaces) != {"min", "max"}:
        raise ValueError(f"«move_viscount» needs min and max, not {spaces!r}")
    least, most = whole(spaces, "min"), whole(spaces, "max")
    if least > most:
        raise ValueError(f"«move_viscount» goes from min to max, not from {least} to {most}")
    return cast(Effect, MoveViscount(name, least, most))


def _build_place_workers(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"place_workers": n}`."""
    return cast(Effect, FreeWorkers(name, whole(data, "place_workers")))


def _build_move_worker(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"move_worker": n}`."""
    return cast(Effect, CastleMove(name, whole(data, "move_worker")))


def _build_build_free(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"build_free": type}`, anywhere, at the own Viscount or at a numbered space."""
    building = one_of(data, "build_free", BUILDINGS)
    where = data.get("where")
    if where is None or where == "viscount_space":
        return cast(Effect, FreeBuilding(name, building, ANYWHERE if where is None else AT_VISCOUNT))
    if not isinstance(where, int) or isinstance(where, bool) or not 1 <= where <= 2 * len(SEGMENTS):
        raise ValueError(f"«where» of «build_free» is viscount_space or the number of a space, not {where!r}")
    return cast(Effect, FreeBuilding(name, building, where))


def _build_if(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"if": condition, "do": effect}`."""
    condition = data["if"]
    if "do" not in data:
        raise ValueError("«if» needs «do», the effect that it is about")
    if not isinstance(condition, dict) or "criminals" not in condition:
        return OnlyIf(name, load_condition(condition), v.effect(data["do"]))
    return cast(Effect, IfCriminals(name, one_of(condition, "criminals", ["0", "1+"]) == 0, v.effect(data["do"])))


def load_condition(data: object) -> Condition:
    """Load a condition: cards of a kind on the board, Buildings of a type, or what a box knows."""
    if isinstance(data, dict):
        for word, load in CONDITIONS.items():
            if word in data:
                return load(data)
    raise ValueError(f"a condition is one of criminals, {', '.join(CONDITIONS)}, not {data!r}")


def _load_on_board(data: Data) -> Condition:
    """Load `{"on_board": kind, "min": n}`."""
    return OnBoard(str(data["on_board"]), whole(data, "min"))


def _load_built(data: Data) -> Condition:
    """Load `{"built": type, "min": n}`."""
    building = one_of(data, "built", BUILDINGS)
    return Built(building, BUILDINGS[building], whole(data, "min"))


CONDITIONS: Final[dict[str, Callable[[Data], Condition]]] = {"on_board": _load_on_board, "built": _load_built}

VOCABULARY: Final = Vocabulary("viscounts")
VOCABULARY.builders["gain"] = _build_gain
VOCABULARY.builders["flip"] = _build_flip
VOCABULARY.builders["destroy"] = _build_destroy
VOCABULARY.builders["discard"] = build_discard
VOCABULARY.builders["rearrange"] = _build_rearrange
VOCABULARY.builders["shuffle"] = _build_shuffle
VOCABULARY.builders["hire_free"] = _build_hire_free
VOCABULARY.builders["gain_card"] = _build_gain_card
VOCABULARY.builders["place_workers"] = _build_place_workers
VOCABULARY.builders["move_worker"] = _build_move_worker
VOCABULARY.builders["build_free"] = _build_build_free
VOCABULARY.builders["if"] = _build_if
VOCABULARY.builders["draw"] = _build_draw
VOCABULARY.builders["action"] = _build_action
VOCABULARY.builders["move_viscount"] = _build_move_viscount


def is_plain(effect: Effect) -> bool:
    """Does it only gain goods, so that its place among other effects makes no difference?"""
    node: object = effect
    return isinstance(node, Gain) and node.plain
