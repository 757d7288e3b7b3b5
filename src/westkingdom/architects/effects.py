"""The effect words of Architects: each loaded into the rule that it stands for."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.apprentices import DISCARD_APPRENTICE, FREE_HIRE
from westkingdom.architects.captures import FreeCaptures
from westkingdom.architects.conditions import load_condition
from westkingdom.architects.counters import counter, known_counter
from westkingdom.architects.debts import gain_debt
from westkingdom.architects.goods import becomes_other, gain_goods
from westkingdom.architects.guardhouse import PAID_OFF
from westkingdom.architects.order import order_from
from westkingdom.architects.place import PlaceAt
from westkingdom.architects.plans import DISCARD_PLAN, draw_plans
from westkingdom.architects.prison import FreeCaptives, ReleaseAll, ReleaseSome, SendAll
from westkingdom.architects.rewards import GAIN_REWARD
from westkingdom.architects.state import State
from westkingdom.architects.terms import GOODS, LOCATIONS
from westkingdom.architects.virtue import destroy_debt, gain_virtue, lose_virtue
from westkingdom.engine.effects import Data, Effect, OnlyIf, Vocabulary, all_fit, one_of, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, amount, say

_MOST_AT_ONCE: Final = 60


class GainOther(Node[State]):
    """A gain that is no good: so many steps or cards, as the frame says (a)."""

    def fits(self, g: State, f: Frame) -> bool:
        return 0 < f[2] <= _MOST_AT_ONCE and f[3] == 0


class GainVirtue(GainOther):
    """Gain virtue. [AB-197]"""

    def run(self, g: State, f: Frame) -> None:
        gain_virtue(g, f[1], f[2])


class GainDebts(GainOther):
    """Take debts, one after the other. [AB-160]"""

    def run(self, g: State, f: Frame) -> None:
        if f[2] > 1:
            g.push(self, f[1], f[2] - 1)
        gain_debt(g, f[1])


class GainCards(GainOther):
    """Draw building cards. [AB-077]"""

    def run(self, g: State, f: Frame) -> None:
        draw_plans(g, f[1], f[2])


class GainRewards(GainOther):
    """Gain reward cards, one after the other. [AB-187]"""

    def run(self, g: State, f: Frame) -> None:
        for _ in range(f[2]):
            g.push(GAIN_REWARD, f[1])


OTHER_GAINS: Final[dict[str, Node[State]]] = {
    "building_card": GainCards("architects.gain-cards"),
    "reward_card": GainRewards("architects.gain-rewards"),
    "virtue": GainVirtue("architects.gain-virtue"),
    "debt": GainDebts("architects.gain-debts"),
}
"""What can be gained besides goods, in the order in which one gain carries it out; boxes may add to it."""


class Gain(Node[State]):
    """Gain all of several things: goods first."""

    def __init__(self, name: str, things: dict[str, int]) -> None:
        super().__init__(name)
        self.things: Final = [(word, things[word]) for word in [*GOODS, *OTHER_GAINS] if word in things]
        self.goods: Final = [(good, things[GOODS[good]]) for good in range(len(GOODS)) if GOODS[good] in things]
        self.others: Final = [(OTHER_GAINS[word], things[word]) for word in OTHER_GAINS if word in things]
        self.plain: Final = len(self.others) == 0

    def fits(self, g: State, f: Frame) -> bool:
        if f[2] or f[3]:
            return False
        for node, n in self.others:
            if not node.fits(g, (node.id, f[1], n, 0)):
                return False
        return True

    def run(self, g: State, f: Frame) -> None:
        self.gain_times(g, f[1], 1)

    def gain_times(self, g: State, seat: int, times: int) -> None:
        """Gain everything so many times at once."""
        for good, n in self.goods:
            gain_goods(g, seat, good, n * times)
        for i in range(len(self.others) - 1, -1, -1):
            node, n = self.others[i]
            if i == 0:
                node.run(g, (node.id, seat, n * times, 0))
            else:
                g.push(node, seat, n * times)

    def words(self) -> Message:
        return say("effect-gain", {"parts": [amount(word, n) for word, n in self.things]})

    def icons(self) -> list[str]:
        return [word.replace("_", "-") for word, n in self.things for _ in range(n)]


class GainPer(Node[State]):
    """Gain something once for every so many of a counter, rounded down. [AB-222, AB-224, AB-225]"""

    def __init__(self, name: str, part: Gain, word: str, each: int) -> None:
        super().__init__(name)
        self.part: Final = part
        self.word: Final = word
        self.each: Final = each

    def fits(self, g: State, f: Frame) -> bool:
        return self.part.fits(g, f)

    def times(self, g: State, seat: int) -> int:
        """How often it is gained now."""
        return counter(g, g.players[seat], self.word) // self.each

    def can(self, g: State, seat: int) -> bool:
        return self.times(g, seat) > 0

    def run(self, g: State, f: Frame) -> None:
        times = self.times(g, f[1])
        if times:
            self.part.gain_times(g, f[1], times)

    def words(self) -> Message:
        what = say(f"counter-{self.word.replace('_', '-')}")
        return say("effect-gain-per", {"part": self.part.words(), "each": self.each, "what": what})

    def icons(self) -> list[str]:
        return [*self.part.icons(), "per", self.word.replace("_", "-")]


class LoseVirtue(Node[State]):
    """Lose virtue. [AB-198]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n: Final = n

    def run(self, g: State, f: Frame) -> None:
        lose_virtue(g, f[1], self.n)

    def words(self) -> Message:
        return say("effect-lose", {"parts": [amount("virtue", self.n)]})

    def icons(self) -> list[str]:
        return ["virtue-lost"] * self.n


class EachPlayer(Node[State]):
    """An effect for every player, the owner included, in turn order from the one whose turn it is. [AB-226, AB-227]"""

    def __init__(self, name: str, part: Effect) -> None:
        super().__init__(name)
        self.part: Final = part

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and all_fit([self.part], g, f[1])

    def run(self, g: State, f: Frame) -> None:
        for seat in reversed(order_from(g, f[1])):
            g.push(self.part, seat)

    def words(self) -> Message:
        return say("effect-each-player", {"part": self.part.words()})

    def icons(self) -> list[str]:
        return ["each-player", *self.part.icons()]


class DestroyDebt(Node[State]):
    """Return one own unpaid debt to the supply; without one a solo opponent may get something else. [AB-156, WW-245]"""

    def can(self, g: State, seat: int) -> bool:
        return g.players[seat].debts > 0 or seat == g.settings.opponent

    def run(self, g: State, f: Frame) -> None:
        if g.players[f[1]].debts:
            destroy_debt(g, f[1])
        else:
            becomes_other(g, f[1], "debt_destroyed", 1)

    def words(self) -> Message:
        return say("effect-destroy-debt")

    def icons(self) -> list[str]:
        return ["destroy-debt"]


class PayCard(Node[State]):
    """Discard a building card of choice for an effect; without a card nothing happens. [AB-233]"""

    def __init__(self, name: str, part: Effect) -> None:
        super().__init__(name)
        self.part: Final = part

    def fits(self, g: State, f: Frame) -> bool:
        return f[2] == 0 and f[3] == 0 and all_fit([self.part], g, f[1])

    def can(self, g: State, seat: int) -> bool:
        return len(g.players[seat].hand) > 0

    def run(self, g: State, f: Frame) -> None:
        if g.players[f[1]].hand:
            g.push(self.part, f[1])
            g.push(DISCARD_PLAN, f[1])

    def words(self) -> Message:
        return say("effect-pay", {"cost": [amount("building_card", 1)], "part": self.part.words()})

    def icons(self) -> list[str]:
        return ["discard-building", "arrow", *self.part.icons()]


def _build_gain(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain": {"silver": 2, ...}}`."""
    return cast(Effect, load_gain(name, data["gain"]))


def load_gain(name: str, things: object) -> Gain:
    """Load what is gained."""
    known = [*GOODS, *OTHER_GAINS]
    if not isinstance(things, dict) or not things or set(things) - set(known):
        raise ValueError(f"«gain» needs numbers of {', '.join(known)}, not {things!r}")
    return Gain(name, {word: whole(things, word) for word in things})


def _build_gain_per(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_per": {"gain": ..., "per": counter, "each": n}}`."""
    per = data["gain_per"]
    if not isinstance(per, dict):
        raise ValueError(f"«gain_per» needs gain, per and each, not {per!r}")
    part = load_gain(f"{name}:each", per["gain"])
    return cast(Effect, GainPer(name, part, known_counter(per["per"]), whole(per, "each")))


def _build_lose(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"lose": {"virtue": n}}`."""
    things = data["lose"]
    if not isinstance(things, dict) or set(things) != {"virtue"}:
        raise ValueError(f"«lose» needs a number of virtue, not {things!r}")
    return cast(Effect, LoseVirtue(name, whole(things, "virtue")))


def _build_each_player(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"each_player": effect}`."""
    return cast(Effect, EachPlayer(name, v.effect(data["each_player"])))


def _build_if(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"if": condition, "do": effect}`."""
    if "do" not in data:
        raise ValueError("«if» needs «do», the effect that it is about")
    return OnlyIf(name, load_condition(data["if"]), v.effect(data["do"]))


def _build_pay(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"pay": {"building_card": 1}, "do": effect}`."""
    if data["pay"] != {"building_card": 1} or "do" not in data:
        raise ValueError(f"an effect can be paid for with 1 building card only, not with {data['pay']!r}")
    return cast(Effect, PayCard(name, v.effect(data["do"])))


def _build_hire_free(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"hire_free": 1}`."""
    one_of({"hire_free": str(data["hire_free"])}, "hire_free", ["1"])
    return cast(Effect, FREE_HIRE)


def _build_discard_apprentice(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard_apprentice": 1}`."""
    one_of({"discard_apprentice": str(data["discard_apprentice"])}, "discard_apprentice", ["1"])
    return cast(Effect, DISCARD_APPRENTICE)


def _build_destroy_debt(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"destroy_debt": 1}`."""
    one_of({"destroy_debt": str(data["destroy_debt"])}, "destroy_debt", ["1"])
    return cast(Effect, DestroyDebt(name))


def _build_flip(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"flip": "debt"}`."""
    one_of(data, "flip", ["debt"])
    return cast(Effect, PAID_OFF)


def _build_capture(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"capture": n}`."""
    return cast(Effect, FreeCaptures(name, whole(data, "capture")))


def _build_release_prison(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"release_prison": n | "all"}`."""
    if data["release_prison"] == "all":
        return cast(Effect, ReleaseAll(name))
    return cast(Effect, ReleaseSome(name, whole(data, "release_prison")))


def _build_release_captives(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"release_captives": "all"}`."""
    one_of(data, "release_captives", ["all"])
    return cast(Effect, FreeCaptives(name))


def _build_send_captives(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"send_captives": silver for each}`."""
    return cast(Effect, SendAll(name, whole(data, "send_captives")))


def _build_place_worker(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"place_worker": location}`."""
    return cast(Effect, PlaceAt(name, one_of(data, "place_worker", LOCATIONS)))


VOCABULARY: Final = Vocabulary("architects")
VOCABULARY.builders["gain"] = _build_gain
VOCABULARY.builders["gain_per"] = _build_gain_per
VOCABULARY.builders["lose"] = _build_lose
VOCABULARY.builders["each_player"] = _build_each_player
VOCABULARY.builders["if"] = _build_if
VOCABULARY.builders["pay"] = _build_pay
VOCABULARY.builders["hire_free"] = _build_hire_free
VOCABULARY.builders["discard_apprentice"] = _build_discard_apprentice
VOCABULARY.builders["destroy_debt"] = _build_destroy_debt
VOCABULARY.builders["flip"] = _build_flip
VOCABULARY.builders["capture"] = _build_capture
VOCABULARY.builders["release_prison"] = _build_release_prison
VOCABULARY.builders["release_captives"] = _build_release_captives
VOCABULARY.builders["send_captives"] = _build_send_captives
VOCABULARY.builders["place_worker"] = _build_place_worker


def is_plain(effect: Effect) -> bool:
    """Does it only gain goods, so that its place among other effects makes no difference?"""
    node: object = effect
    return isinstance(node, Gain) and node.plain


def only_gains(effect: Effect) -> bool:
    """Does it only gain, so that its place among other gains makes no difference?"""
    node: object = effect
    return isinstance(node, (Gain, GainPer))
