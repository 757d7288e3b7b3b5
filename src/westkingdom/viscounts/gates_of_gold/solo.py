"""What this box changes for a solo opponent: it removes the oldest Outsiders, and chooses no ribbon before the end."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Effect
from westkingdom.engine.node import NODES, Frame
from westkingdom.viscounts import events as base
from westkingdom.viscounts.deck import Rearrange
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.kings_orders import GainKingsOrder
from westkingdom.viscounts.gates_of_gold.outsiders import FromRow, take_from_row
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.gates_of_gold.scoring import added
from westkingdom.viscounts.goods import GAIN_ANY
from westkingdom.viscounts.scoring import ribbon_sets
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.terms import ANY_RIBBON, RIBBONS

_REMOVED_AT_ONCE: Final = 2
_HIRE: Final[Effect] = VOCABULARY.effect({"hire_free": 1})


def carry_out(g: State, f: Frame) -> bool:
    """A rearrange, a welcome and a refusal remove Outsiders; a King's Order is gained as any card is.

    [GG-219, GG-222..GG-224, GG-241, GG-243, GG-257]
    """
    node: object = NODES[f[0]]
    if isinstance(node, (Rearrange, FromRow)):
        g.stack.pop()
        _remove_oldest(g)
    elif isinstance(node, GainKingsOrder):
        g.stack.pop()
        g.tell(base.BECOMES, "GG-241", "order")
        g.push(_HIRE, f[1])
    else:
        return False
    return True


def _remove_oldest(g: State) -> None:
    """The 2 right-most Outsiders leave the game unread, the row is refilled, and a resource is gained in any case.

    [GG-224, GG-225, GG-226, GG-228, GG-233]
    """
    seat = g.settings.opponent
    g.tell(base.BECOMES, "GG-224", "outsiders")
    for _ in range(min(_REMOVED_AT_ONCE, len(gates(g).row))):
        card = gates(g).row[-1]
        g.removed = [*g.removed, card]
        g.tell(events.OUTSIDER_REMOVED, "GG-224", g.cards.ids[card])
        take_from_row(g, seat, card)
    g.push(GAIN_ANY, seat, 1)


def closest_to_a_set(g: State, p: Player, counts: list[int]) -> list[int]:
    """The Manuscript of all colours has at the end the colour that brings most points for sets.

    [GG-238, GG-239, GG-240]
    """
    if not any(g.facts.manuscripts.ribbon[tile] == ANY_RIBBON for tile in p.manuscripts):
        return counts
    choices = [added(counts, ribbon) for ribbon in range(len(RIBBONS))]
    return max(choices, key=lambda some: ribbon_sets(g, some))
