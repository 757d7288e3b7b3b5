"""The opponent at the Guardhouse: the list of its board from the top."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.counters import counter
from westkingdom.architects.solo import events
from westkingdom.architects.solo.clauses import why_not
from westkingdom.architects.solo.effects import SCHEMES, SchemeEffect
from westkingdom.architects.solo.part import solo_part
from westkingdom.architects.state import State
from westkingdom.architects.terms import WORKERS
from westkingdom.engine.effects import Data, Effect, Vocabulary
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say


class GuardhouseActions(SchemeEffect):
    """As many actions as workers here. [WW-282, WW-283]"""

    def run(self, g: State, f: Frame) -> None:
        g.push(GUARD_LIST, f[1], counter(g, g.players[f[1]], "workers_here"))

    def words(self) -> Message:
        return say("effect-guardhouse-actions")


class GuardList(Node[State]):
    """Take the top-most action that is possible; only some may be taken again. [WW-282, WW-284..WW-289]

    Frame: a = the actions that are left, b = those that were taken, as bits.
    """

    def fits(self, g: State, f: Frame) -> bool:
        return (
            f[1] == g.settings.opponent and 0 <= f[2] <= 2 * WORKERS and 0 <= f[3] < 1 << len(solo_part(g).facts.guard)
        )

    def run(self, g: State, f: Frame) -> None:
        if f[2] == 0:
            return
        passed: list[tuple[Message, Message]] = []
        actions = solo_part(g).facts.guard
        for i in range(len(actions)):
            action = actions[i]
            done = not action.repeatable and f[3] >> i & 1 == 1
            if not done and (action.condition is None or action.condition.holds(g, f[1])):
                g.tell(events.OPPONENT_GUARD, "WW-282", i, why=passed)
                g.push(self, f[1], f[2] - 1, f[3] | 1 << i)
                g.push(action.effect, f[1])
                return
            if g.log is not None:
                condition = action.condition
                reason = say("done-already") if done or condition is None else why_not(g, f[1], condition)
                passed.append((action.effect.words(), reason))


def _build_guardhouse_actions(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"guardhouse_actions": "workers_here"}`."""
    if data["guardhouse_actions"] != "workers_here":
        raise ValueError(f"«guardhouse_actions» are as many as workers_here, not {data['guardhouse_actions']!r}")
    return cast(Effect, GuardhouseActions(name, 0))


def enter_guardhouse() -> None:
    """Let scheme cards act at the Guardhouse."""
    SCHEMES.builders["guardhouse_actions"] = _build_guardhouse_actions


GUARD_LIST: Final = GuardList("architects.solo.guard-list")
