"""The Prison: sending captives there, and taking workers home from it and from other boards."""

from __future__ import annotations

from typing import Final

from westkingdom.architects import events
from westkingdom.architects.goods import gain_goods
from westkingdom.architects.moments import announce
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import RELEASE, SEND_CAPTIVES, SILVER, WORKERS
from westkingdom.engine.node import Ask, Frame, Node
from westkingdom.engine.words import Message, say


def send_captives(g: State, seat: int, silver_each: int) -> None:
    """Send all captives to the Prison for silver from the supply; then abilities answer, once.

    [AB-148, AB-149, AB-158]
    """
    p = g.players[seat]
    n = 0
    for owner in range(len(g.players)):
        g.players[owner].prison += p.captives[owner]
        n += p.captives[owner]
        p.captives[owner] = 0
    if n:
        g.emit(events.SEND_CAPTIVES, seat, n)
    gain_goods(g, seat, SILVER, n * silver_each)
    announce(g, seat, SEND_CAPTIVES)


def release(g: State, seat: int, n: int) -> None:
    """Take own workers out of the Prison. [AB-139, AB-150, AB-229]"""
    p = g.players[seat]
    p.prison -= n
    p.workers += n
    if n:
        g.emit(events.RELEASE, seat, n)


def captives_of(p: Player) -> int:
    """The workers of other players on the own board."""
    n = 0
    for captives in p.captives:
        n += captives
    return n


def captured_by_others(g: State, seat: int) -> int:
    """Own workers on the boards of other players."""
    n = 0
    for p in g.players:
        n += p.captives[seat]
    return n


def free_captives(g: State, seat: int) -> None:
    """Take all own workers back from all other players' boards. [AB-151, AB-228]"""
    n = 0
    for p in g.players:
        n += p.captives[seat]
        p.captives[seat] = 0
    g.players[seat].workers += n
    g.emit(events.FREE_CAPTIVES, seat, n)


def imprison(g: State, p: Player, n: int) -> None:
    """Workers of a player who left their place go to the Prison."""
    p.prison += n
    if g.log is not None and n:
        g.emit(events.IMPRISON, p.seat, n)


class ReleaseSome(Ask[State]):
    """Take up to so many own workers out of the Prison, as many as the player likes. [AB-137, AB-138, AB-139]"""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name, RELEASE)
        self.n: Final = n

    def can(self, g: State, seat: int) -> bool:
        return g.players[seat].prison > 0

    def options(self, g: State, f: Frame) -> list[int]:
        return list(range(min(self.n, g.players[f[1]].prison) + 1))

    def take(self, g: State, f: Frame, option: int) -> None:
        release(g, f[1], option)

    def label(self, g: State, f: Frame, option: int) -> Message:
        return say("release-workers", {"n": option})

    def words(self) -> Message:
        return say("effect-release-prison", {"n": self.n})

    def icons(self) -> list[str]:
        return ["release-prison"] * self.n


class ReleaseAll(Node[State]):
    """Take all own workers out of the Prison. [AB-229]"""

    def can(self, g: State, seat: int) -> bool:
        return g.players[seat].prison > 0

    def run(self, g: State, f: Frame) -> None:
        release(g, f[1], g.players[f[1]].prison)

    def words(self) -> Message:
        return say("effect-release-prison", {"n": WORKERS})

    def icons(self) -> list[str]:
        return ["release-prison-all"]


class FreeCaptives(Node[State]):
    """Take all own workers back from other boards for nothing. [AB-228]"""

    def can(self, g: State, seat: int) -> bool:
        return captured_by_others(g, seat) > 0

    def run(self, g: State, f: Frame) -> None:
        free_captives(g, f[1])

    def words(self) -> Message:
        return say("effect-release-captives")

    def icons(self) -> list[str]:
        return ["release-captives"]


class SendAll(Node[State]):
    """Send all captives to the Prison, as at the Guardhouse. [AB-148]"""

    def __init__(self, name: str, silver_each: int) -> None:
        super().__init__(name)
        self.silver_each: Final = silver_each

    def can(self, g: State, seat: int) -> bool:
        return sum(g.players[seat].captives) > 0

    def run(self, g: State, f: Frame) -> None:
        send_captives(g, f[1], self.silver_each)

    def words(self) -> Message:
        return say("effect-send-captives", {"n": self.silver_each})

    def icons(self) -> list[str]:
        return ["send-captives"]
