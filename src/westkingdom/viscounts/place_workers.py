"""Place Workers: from the supply into the Castle section beside the Viscount."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import Ask, Frame
from westkingdom.engine.words import Message, amount, say
from westkingdom.viscounts.action import NEVER, Action, named, possible_yields, yield_cost
from westkingdom.viscounts.castle import place_workers, section_beside, section_name
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import PLACE_WORKERS, WORKER_STEP


class PlaceWorkers(Action):
    """Place the Workers of one step of the table beside the Viscount. [VB-120, VB-121, VB-122]"""

    def is_yield(self, g: State, seat: int, what: int) -> bool:
        return self.needs(g, seat, what) > 0

    def yields(self, g: State, seat: int, strength: int) -> list[int]:
        out: list[int] = []
        if g.players[seat].workers > 0:
            for nobles, workers in g.realm.worker_steps:
                if strength >= nobles:
                    out.append(workers)
        return out

    def least(self, g: State, seat: int) -> int:
        return g.realm.worker_steps[0][0] if g.players[seat].workers > 0 else NEVER

    def needs(self, g: State, seat: int, what: int) -> int:
        for nobles, workers in g.realm.worker_steps:
            if workers == what:
                return nobles
        return 0

    def ask_yield(self, g: State, seat: int) -> None:
        g.push(HOW_MANY_WORKERS, seat)

    def obstacle(self, g: State, seat: int) -> Message | None:
        return None if g.players[seat].workers else say("why-not-no-workers")

    def run(self, g: State, f: Frame) -> None:
        place_workers(g, f[1], section_beside(g, g.players[f[1]].space // 3), f[2])


class HowManyWorkers(Ask[State]):
    """Name one step of the table: 1, 2, 3 or 4 Workers. [VB-120]"""

    def options(self, g: State, f: Frame) -> list[int]:
        return possible_yields(g, f[1], PLACE_WORKERS)

    def take(self, g: State, f: Frame, option: int) -> None:
        named(g, f[1], PLACE_WORKERS, option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        section = section_beside(g, g.players[f[1]].space // 3)
        n = min(option, g.players[f[1]].workers)
        return say("place-workers-in", {"n": n, "section": section_name(section)})

    def cost(self, g: State, f: Frame, option: int) -> list[Message]:
        return yield_cost(g, f[1], PLACE_WORKERS, option)

    def explain(self, g: State, f: Frame) -> list[tuple[int, Message | None]]:
        possible = possible_yields(g, f[1], PLACE_WORKERS)
        return [
            (workers, None if workers in possible else say("why-not-needs", {"parts": [amount("noble", nobles)]}))
            for nobles, workers in g.realm.worker_steps
        ]


PLACE_WORKERS_ACTION: Final = PlaceWorkers("viscounts.place-workers", PLACE_WORKERS)
HOW_MANY_WORKERS: Final = HowManyWorkers("viscounts.how-many-workers", WORKER_STEP)
