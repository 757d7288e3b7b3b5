"""King's Orders: gaining them, and their way back to their pile."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, one_of
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts import events as base
from westkingdom.viscounts.deck import cards_owned
from westkingdom.viscounts.effects import CARDS_TO_GAIN, VOCABULARY
from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.part import gates, in_play
from westkingdom.viscounts.gates_of_gold.terms import GAIN_KINGS_ORDER
from westkingdom.viscounts.moments import announce
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import LEAST_CARDS


class GainKingsOrder(Node[State]):
    """Gain a King's Order to the discards, with its Discard; none if the pile is empty. [GG-089..GG-094]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def can(self, g: State, seat: int) -> bool:
        return gates(g).kings_orders > 0

    def run(self, g: State, f: Frame) -> None:
        part = gates(g)
        if part.kings_orders == 0:
            return
        card = part.facts.kings_order
        part.kings_orders -= 1
        g.players[f[1]].discard.append(card)
        g.emit(events.GAIN_KINGS_ORDER, f[1], g.cards.ids[card])
        if g.round == 0:
            return
        g.push(KINGS_ORDER_GAINED, f[1])
        effect = g.cards.hire[card]
        if effect is not None:
            g.push(effect, f[1])

    def words(self) -> Message:
        return say("effect-gain-kings-order")

    def icons(self) -> list[str]:
        return ["kings-order"]


class KingsOrderGained(Node[State]):
    """What answers to a gained King's Order comes after its Discard; nothing does during set-up.

    [GG-043, GG-161, GG-258]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[2] == 0 and f[3] == 0

    def run(self, g: State, f: Frame) -> None:
        announce(g, f[1], GAIN_KINGS_ORDER)


class ReturnKingsOrder(Node[State]):
    """A King's Order that dropped off or was destroyed returns to its pile, unless too few cards were left.

    [GG-098, GG-099, GG-107, GG-113]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return False

    def run(self, g: State, f: Frame) -> None:
        part = gates(g)
        p = g.players[f[1]]
        to_come = 1 if part.row else 0
        stays = cards_owned(g, p) + to_come < LEAST_CARDS
        if stays:
            p.discard.append(part.facts.kings_order)
        else:
            part.kings_orders += 1
        g.emit(base.STAY_IN_DECK if stays else events.RETURN_CARD, f[1], g.cards.ids[part.facts.kings_order])

    def words(self) -> Message:
        return say("effect-return-kings-order")


def _build_gain_kings_order(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"gain_card": "kings_order"}`."""
    return cast(Effect, GainKingsOrder(name))


def _build_return_self(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"return_self": "kings_order_pile"}`."""
    one_of(data, "return_self", ["kings_order_pile"])
    return cast(Effect, ReturnKingsOrder(name))


CARDS_TO_GAIN["kings_order"] = _build_gain_kings_order
VOCABULARY.builders["return_self"] = _build_return_self
KINGS_ORDER_GAINED: Final = KingsOrderGained("gates.kings-order-gained")
