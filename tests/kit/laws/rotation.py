"""The law of rotation: a table whose seats are turned, played with the same choices, gives the same game turned.

Rules that mix up seats hide where the one who decides sits at seat 0; at a turned table they come to light.
"""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.laws.broken import demand
from tests.kit.laws.play import Chooser
from tests.kit.laws.shelf import books_of
from tests.kit.laws.turning import SeatMap, Turn, turned_game


class SideBySide:
    """A game, and the same one with everybody moved on by some seats, played with the same choices."""

    def __init__(self, g: wk.Game, by: int) -> None:
        self.game = g
        self.turn = Turn(g.settings.seats, by)
        self.still = Turn(g.settings.seats, 0)
        self.seats: SeatMap = books_of(g).seats
        self.turn_anew()

    def turn_anew(self) -> None:
        """Make the turned table from the game as it is now."""
        self.turned = turned_game(self.game, self.turn, self.seats)
        self.told = self.game.listen()
        self.told_there = self.turned.listen()

    def play(self, option: int) -> None:
        """Play an option at both tables; what is told and what is possible afterwards is the same, turned."""
        before = self.game.copy()
        there = self.seats.option(self.turn, self.game, option)
        self.told.clear()
        self.told_there.clear()
        self.game.play(option)
        self.turned.play(there)
        if self.seats.tied(before, self.game, self.told):
            self.turn_anew()
            return
        same(
            [event_data(self.seats.event(self.turn, event)) for event in self.told],
            [event_data(self.seats.event(self.still, event)) for event in self.told_there],
            "told",
        )
        possible = sorted(self.seats.option(self.turn, self.game, one) for one in self.game.actions)
        same(possible, sorted(self.turned.actions), "possible")

    def compare_states(self) -> None:
        """The state is the same, turned."""
        same(self.seats.turned_state(self.turn, self.game.state()), self.turned.state(), "the state")

    def compare(self) -> None:
        """State, decision, views, points and outcome are the same, turned."""
        self.compare_states()
        if not self.game.over:
            here, there = decision_data(self.game, self.turn), decision_data(self.turned, self.still)
            same(here, there, "asked")
        for seat in (None, *range(self.game.settings.players)):
            there = None if seat is None else self.turn.seat(seat)
            here = view_data(self.game, self.turn, seat)
            same(here, view_data(self.turned, self.still, there), f"shown to seat {there}")
        same(points_data(self.game, self.turn), points_data(self.turned, self.still), "scored")


def event_data(event: wk.Event) -> Any:
    """All that an event tells, and to whom; what was not possible in the order of its words."""
    why = sorted(repr((what.data(), reason.data())) for what, reason in event.why)
    return event.key, event.seat, event.args, event.audience, event.rule, why


def decision_data(g: wk.Game, turn: Turn) -> Any:
    """All that a decision tells, turned; options and what is not possible in the order of their ids."""
    seats: SeatMap = books_of(g).seats
    decision = g.decision
    options = [
        {
            "id": seats.option(turn, g, option.id),
            "kind": option.kind,
            "label": seats.message(turn, option.label).data(),
            "cost": [seats.message(turn, part).data() for part in option.cost],
            "gain": [seats.message(turn, part).data() for part in option.gain],
        }
        for option in decision.options
    ]
    refused = [
        {
            "id": seats.option(turn, g, option.id),
            "label": seats.message(turn, option.label).data(),
            "reason": seats.message(turn, option.reason).data(),
        }
        for option in decision.why_not()
    ]
    return {
        "seat": turn.seat(decision.seat),
        "kind": decision.kind,
        "prompt": seats.message(turn, decision.prompt).data(),
        "options": sorted(options, key=ident),
        "refused": sorted(refused, key=ident),
    }


def ident(row: dict[str, Any]) -> int:
    """The id of an option."""
    return int(row["id"])


def view_data(g: wk.Game, turn: Turn, seat: int | None) -> Any:
    """What a seat is shown, turned; options in the order of their ids."""
    seats: SeatMap = books_of(g).seats
    view: Any = seats.view(turn, g.view(seat))
    if g.seat == seat:
        view["asked"]["options"] = sorted(seats.option(turn, g, option) for option in view["asked"]["options"])
    return view


def points_data(g: wk.Game, turn: Turn) -> Any:
    """Score sheets and outcome, turned."""
    sheets = turn.around([sheet.lines for sheet in g.scores])
    if g.outcome is None:
        return sheets
    winners = sorted(turn.seat(seat) for seat in g.outcome.winners)
    return sheets, winners, g.outcome.reason, turn.around(list(g.outcome.totals))


def same(here: Any, there: Any, what: str) -> None:
    """Both are the same; if not, say the first difference."""
    if here != there:
        demand(False, f"{what} at the turned table is other than here: {difference(here, there)}")


def difference(here: Any, there: Any) -> str:
    """Where two nested things differ first."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        key = next(key for key in here if here[key] != there[key])
        return f"{key}: {difference(here[key], there[key])}"
    if isinstance(here, (list, tuple)) and isinstance(there, (list, tuple)) and len(here) == len(there):
        i = next(i for i in range(len(here)) if here[i] != there[i])
        return f"{i}: {difference(here[i], there[i])}"
    return f"{there!r} instead of {here!r}"


def turned_choice_does_the_same(g: wk.Game, option: int) -> None:
    """One option, played here and with everybody moved on by one seat, does the same; the game itself is left alone."""
    try:
        g.check()
    except wk.BadPosition:
        # A test has put pieces by hand where they cannot be: no such position can be brought back.
        return
    tables = SideBySide(g.copy(), 1)
    tables.play(option)
    tables.compare_states()


def turned_table_plays_the_same(g: wk.Game, chooser: Chooser, by: int, n: int, every: int) -> None:
    """From this position on both tables play the same game for n decisions or to the end, compared now and then."""
    tables = SideBySide(g.copy(), by)
    tables.compare()
    for i in range(n):
        if tables.game.over:
            break
        tables.play(chooser.option(tables.game))
        if i % every == 0 or tables.game.over:
            tables.compare()
