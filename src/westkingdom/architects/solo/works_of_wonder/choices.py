"""Where a rule of the game asks an opponent: what it chooses, and why."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.apprentices import FREE_HIRE
from westkingdom.architects.effects import DestroyDebt, Gain
from westkingdom.architects.solo import events
from westkingdom.architects.solo.part import solo_part
from westkingdom.architects.solo.works_of_wonder.track import IGNORED
from westkingdom.architects.state import State
from westkingdom.architects.terms import LOCATIONS
from westkingdom.architects.virtue import OVERFLOW
from westkingdom.architects.works_of_wonder.rulings import TAKE_REPLACEMENTS
from westkingdom.architects.works_of_wonder.wonders import PLACE_TOKEN
from westkingdom.engine.effects import Effect, Either, May
from westkingdom.engine.node import NODES, Frame
from westkingdom.engine.words import Message, say

_LEFT: Final = 0


def _possible(g: State, seat: int, effect: Effect) -> bool:
    """Would a reward of the Princess be more to the opponent than a replacement or nothing? Or is a replacement enough?

    [WW-253]
    """
    node: object = effect
    if isinstance(node, May):
        return _possible(g, seat, node.part)
    if isinstance(node, Gain):
        return any(word not in IGNORED for word, _ in node.things)
    if isinstance(node, DestroyDebt) or node is FREE_HIRE:
        if TAKE_REPLACEMENTS.other(g.settings):
            return True
        return node is not FREE_HIRE and g.players[seat].debts > 0
    return effect.can(g, seat)


def _reward_of(g: State, seat: int, either: Either) -> int:
    """The left reward if it is possible, else the right one; the left one as well if neither is. [WW-252, WW-253]"""
    for i in range(len(either.parts)):
        if _possible(g, seat, either.parts[i]):
            return i
    return _LEFT


def choice(g: State, f: Frame, options: list[int]) -> int:
    """What the opponent chooses: a reward, a place for a Wonder; of all else what comes first.

    [WW-252, WW-253, WW-257, WW-266]
    """
    node: object = NODES[f[0]]
    if isinstance(node, Either):
        return _reward_of(g, f[1], node)
    if node is PLACE_TOKEN:
        for location in solo_part(g).facts.wonder_places:
            if location in options:
                return location
    return options[0]


def tell_choice(g: State, f: Frame, option: int) -> None:
    """Explain a choice. [WW-252, WW-253, WW-257, WW-266]"""
    node: object = NODES[f[0]]
    if isinstance(node, Either):
        over = [(say("left-reward"), say("not-possible-for-it"))] if option > _LEFT else []
        g.tell(events.OPPONENT_REWARD, "WW-252", option, why=over)
    elif node is PLACE_TOKEN:
        g.tell(events.OPPONENT_TOKEN, "WW-266", why=_token_places(g, option))
    elif node is OVERFLOW:
        g.tell(events.OPPONENT_OVERFLOW, "WW-257")


def _token_places(g: State, option: int) -> list[tuple[Message, Message]]:
    """The places of the list before the one that a Wonder's token is put on. [WW-266]"""
    places = solo_part(g).facts.wonder_places
    before = places[: places.index(option)]
    return [(say("place-token", {"location": LOCATIONS[at]}), say("wonder-stands-there")) for at in before]
