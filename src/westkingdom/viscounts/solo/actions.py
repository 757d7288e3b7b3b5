"""The options of a Scheme card: the three actions of a solo opponent, and its Primary Focus."""

from __future__ import annotations

from typing import cast

from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say
from westkingdom.viscounts.action import PRIMARY, TakeAction
from westkingdom.viscounts.construct import (
    building_label,
    built,
    closed_slot,
    empty_spots,
    other_buildings,
    put_building,
)
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.flipping import flips_possible, take_flips, why_no_flips
from westkingdom.viscounts.solo.part import board_of, in_play, more_needed, opponent_of
from westkingdom.viscounts.solo.resources import resources_for, spend
from westkingdom.viscounts.solo.strength import icons_for, strength_for
from westkingdom.viscounts.solo.terms import FLIPPING, SLOT_ORDER, TYPE_ORDER
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import ACTIONS, CONSTRUCT, EMPTY, PLACE_WORKERS, SLOTS


def take_first_possible(g: State, options: list[Effect]) -> None:
    """Carry out the first option that is possible, or the last one, which always is. [VB-207]"""
    passed: list[tuple[Message, Message]] = []
    for option in options[:-1]:
        reason = _why_not(g, option)
        if reason is None:
            _tell_option(g, option, passed)
            g.push(option, g.settings.opponent)
            return
        passed.append((option.words(), reason))
    g.tell(events.OPTION_LAST, "VB-207", why=passed)
    g.push(options[-1], g.settings.opponent)


def _tell_option(g: State, option: Effect, passed: list[tuple[Message, Message]]) -> None:
    """Say which option is taken, and why not one before it."""
    if g.log is None:
        return
    node: object = option
    if isinstance(node, TakeAction):
        g.tell(events.OPTION_ACTION, "VB-207", ACTIONS[node.action], why=passed)
    elif isinstance(node, Focus):
        g.tell(events.OPTION_FOCUS, "VB-207", why=passed)
    else:
        g.tell(events.OPTION_OTHER, "VB-207", why=passed)


def _why_not(g: State, option: Effect) -> Message | None:
    """Say why an option is not possible now, or None. [VB-193, VB-207]"""
    node: object = option
    if isinstance(node, TakeAction):
        return _why_no_action(g, node.action)
    if isinstance(node, Focus):
        focus = board_of(g).focus
        return why_no_flips(g) if focus == FLIPPING else _why_no_action(g, focus)
    return None if option.can(g, g.settings.opponent) else say("why-not-nothing-to-do")


def _why_no_action(g: State, action: int) -> Message | None:
    """Say why an action cannot be taken now, or None. [VB-193, VB-194, VB-196, VB-199]"""
    if _choose(g, action) != EMPTY:
        return None
    p = opponent_of(g)
    if action == PLACE_WORKERS and not p.workers:
        return say("why-not-opponent-no-workers")
    if action == CONSTRUCT and not _candidates(g):
        return say("why-not-no-empty-spot" if not empty_spots(g, p.space) else "why-not-opponent-all-built")
    return say(
        "why-not-opponent-weak",
        {"needs": _least_needed(g, action), "icons": icons_for(g, action), "resources": resources_for(g, p, action)},
    )


def _least_needed(g: State, action: int) -> int:
    """The least strength with which an action would be possible here."""
    if action == PLACE_WORKERS:
        return board_of(g).worker_steps[-1][0] + more_needed(g)
    if action == CONSTRUCT:
        return min(_needs(g, action, what) for what in _candidates(g))
    return _needs(g, action, 0)


def _needs(g: State, action: int, what: int) -> int:
    """How much strength a yield of an action needs. [VB-196, VB-235]"""
    more = more_needed(g)
    if action == PLACE_WORKERS:
        return more + next(nobles for nobles, workers in board_of(g).worker_steps if workers == what)
    return more + PRIMARY[action].needs(g, g.settings.opponent, what)


def _candidates(g: State) -> list[int]:
    """What it would construct here, the first best: Buildings of boxes, then its own from left to right. [VB-194]"""
    p = opponent_of(g)
    others = other_buildings(g, p.seat)
    out = [what for building in TYPE_ORDER for what in others if _type_of_other(g, what) == building]
    if empty_spots(g, p.space):
        out += [slot for slot in SLOT_ORDER if not built(p, slot) and slot != closed_slot(g, p)]
    return out


def _type_of_other(g: State, what: int) -> int:
    """The type of a Building that comes from no Player Board."""
    return max(box.building_type(what) for box in g.boxes)


def _yields(g: State, action: int) -> list[int]:
    """What an action could yield, the best first. [VB-194, VB-196, VB-199]"""
    if action == CONSTRUCT:
        return _candidates(g)
    if action == PLACE_WORKERS:
        return [workers for _, workers in board_of(g).worker_steps] if opponent_of(g).workers else []
    return [0]


def _choose(g: State, action: int) -> int:
    """What an action yields: the first Building it can pay, the most Workers, the Manuscript here; -1 if nothing.

    [VB-194, VB-196, VB-199]
    """
    most = strength_for(g, action)
    for what in _yields(g, action):
        if _needs(g, action, what) <= most:
            return what
    return EMPTY


def act(g: State, action: int) -> None:
    """Take an action with icons and as many resources as it needs, from an outside space.

    [VB-193, VB-194, VB-196, VB-199]
    """
    what = _choose(g, action)
    if what == EMPTY:
        return
    p = opponent_of(g)
    icons, price = icons_for(g, action), _needs(g, action, what)
    if g.log is not None:
        g.tell(events.ACTS, "VB-193", ACTIONS[action], price, icons, why=_passed_over(g, action, what))
    spend(g, p, action, max(0, price - icons))
    if action == CONSTRUCT and what < len(SLOTS):
        spots = empty_spots(g, p.space)
        g.tell(events.LEFT_MOST, "VB-194", SLOTS[what], spots[0])
        put_building(g, p.seat, what, spots[0])
    else:
        PRIMARY[action].run(g, (PRIMARY[action].id, p.seat, what, 0))


def _passed_over(g: State, action: int, what: int) -> list[tuple[Message, Message]]:
    """Say what comes before the yield that is chosen and needs too much, once for each price."""
    out: list[tuple[Message, Message]] = []
    prices: list[int] = []
    most = strength_for(g, action)
    for other in _yields(g, action):
        if other == what:
            break
        price = _needs(g, action, other)
        if price not in prices:
            prices.append(price)
            label = building_label(g, other) if action == CONSTRUCT else say("effect-place-workers", {"n": other})
            out.append((label, say("why-not-needs-more", {"needs": price, "strength": most})))
    return out


class Focus(Node[State]):
    """Take the action of the Primary Focus, or flip. [VB-201]"""

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and f[1:] == (g.settings.opponent, 0, 0)

    def run(self, g: State, f: Frame) -> None:
        focus = board_of(g).focus
        if focus != FLIPPING:
            act(g, focus)
        elif flips_possible(g):
            take_flips(g)

    def words(self) -> Message:
        return say("effect-focus")

    def icons(self) -> list[str]:
        return ["focus"]


def _build_focus(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"focus": 1}`."""
    whole(data, "focus")
    return cast(Effect, Focus(name))


VOCABULARY.builders["focus"] = _build_focus
