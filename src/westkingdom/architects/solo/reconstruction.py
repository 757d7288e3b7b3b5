"""What the reconstructed opponent of the base game does: the project's own substitute for rules that are lost."""

from __future__ import annotations

from typing import cast

from westkingdom.architects.apprentices import discard_face_up, refill
from westkingdom.architects.captures import capture
from westkingdom.architects.guildhall import show_building
from westkingdom.architects.plans import reveal, take_plan
from westkingdom.architects.solo import events
from westkingdom.architects.solo.effects import SCHEMES, SchemeEffect
from westkingdom.architects.solo.places import group
from westkingdom.architects.state import State
from westkingdom.architects.terms import OPEN, ROWS, TOWN_CENTRE, WORKSHOP
from westkingdom.architects.virtue import gain_virtue, lose_virtue
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame
from westkingdom.engine.words import Message, say


class DiscardFromRow(SchemeEffect):
    """The apprentice of a row in the column of the opponent's workers here, at most the last, is discarded. [AB-248]"""

    def run(self, g: State, f: Frame) -> None:
        row = g.rows[self.n - 1]
        column = min(g.players[f[1]].at[WORKSHOP], g.realm.columns)
        g.tell(events.OPPONENT_REMOVES_ONE, "AB-248", self.n, column)
        if 0 < column <= len(row):
            discard_face_up(g, [row[len(row) - column]])
            refill(g)

    def words(self) -> Message:
        return say("effect-discard-from-row", {"row": self.n})


def _largest_groups(g: State, seats: list[int]) -> list[int]:
    """The groups of some players from the largest to the smallest, equal ones in the order of locations and seats.

    [AB-248, AB-257]
    """
    found = [(-g.players[seat].at[at], at, seat) for at in range(OPEN) for seat in seats if g.players[seat].at[at]]
    return [group(at, seat) for _, at, seat in sorted(found)]


class CaptureLargest(SchemeEffect):
    """Capture the largest group of a person, with more workers here the two largest.

    Its own largest if no group is worth it. [AB-248]
    """

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        people = list(range(g.settings.seats))
        n = 2 if g.players[seat].at[TOWN_CENTRE] >= 2 else 1
        worth = max(max(g.players[other].at) for other in people) >= 2
        taken = _largest_groups(g, people)[:n] if worth else _largest_groups(g, [seat])[:1]
        g.tell(events.OPPONENT_CAPTURES_LARGEST if worth else events.OPPONENT_CALLS_BACK, "AB-248", n)
        for which in taken:
            capture(g, seat, which, 0)

    def words(self) -> Message:
        return say("effect-capture-largest")


class TakeBuilding(SchemeEffect):
    """The top building card is the opponent's: it changes virtue as printed, and has no other effect. [AB-249]"""

    def run(self, g: State, f: Frame) -> None:
        seat = f[1]
        if not g.plans:
            return
        building = take_plan(g, seat)
        reveal(g, seat, building)
        g.tell(events.OPPONENT_TAKES_BUILDING, "AB-249", g.buildings.ids[building])
        show_building(g, seat, building)
        virtue = g.buildings.virtue[building]
        if virtue > 0:
            gain_virtue(g, seat, virtue)
        elif virtue < 0:
            lose_virtue(g, seat, -virtue)

    def words(self) -> Message:
        return say("effect-take-building")


def _build_discard_from_row(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"discard_from_row": row}`."""
    row = whole(data, "discard_from_row")
    if row > ROWS:
        raise ValueError(f"there are {ROWS} rows of apprentices, not {row}")
    return cast(Effect, DiscardFromRow(name, row))


def _build_capture_largest(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"capture_largest": 1}`."""
    return cast(Effect, CaptureLargest(name, whole(data, "capture_largest")))


def _build_take_building(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"take_building": 1}`."""
    return cast(Effect, TakeBuilding(name, whole(data, "take_building")))


def enter_reconstruction() -> None:
    """Let the reconstructed scheme cards use their own effects."""
    SCHEMES.builders["discard_from_row"] = _build_discard_from_row
    SCHEMES.builders["capture_largest"] = _build_capture_largest
    SCHEMES.builders["take_building"] = _build_take_building
