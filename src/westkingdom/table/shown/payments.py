"""Payments as wholes: the rules ask good by good, and a client may offer every way to pay at once.

They are found in a world that the seat cannot tell from the true one, by paying there; how something can be paid
depends on nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.library.events import event_kinds
from westkingdom.table.shown.preview import preview
from westkingdom.table.storage.entry import Data

_PAY: Final = "pay"
"""The kind of decision by which something is paid."""
_MOST: Final = 60
"""With more ways to pay a person is asked good by good."""

Paid = dict[str, int]


def payments(game: Game) -> list[Data]:
    """Give every way to make the payment that is asked for, the least regretted first.

    None if nothing is to be paid.
    """
    if game.decision.kind != _PAY:
        return []
    ways: list[tuple[list[int], Paid]] = []
    for way in _ways_on(game.determinize(game.seat, 0), [], {}):
        ways.append(way)
        if len(ways) > _MOST:
            return []
    view: Mapping[str, Any] = game.view(game.seat)
    have = view["players"][game.seat]
    ways.sort(key=lambda way: regret(way[1], {**have, **have["goods"]}))
    return [
        {
            "options": options,
            "paid": [{"good": good, "n": n} for good, n in paid.items()],
            "preview": preview(game, options),
        }
        for options, paid in ways
    ]


def _ways_on(game: Game, chosen: list[int], paid: Paid) -> Iterator[tuple[list[int], Paid]]:
    """Pay the rest in every possible way: the options to play, and what is paid in all."""
    seat, kinds = game.seat, event_kinds(game.settings.game)
    for option in game.decision.options:
        if option.kind != _PAY:
            continue  # something else that may be done meanwhile
        after = game.copy()
        events = after.listen()
        after.play(option.id)
        now = [event for event in events if event.seat == seat and kinds[event.key].pays]
        so_far = ([*chosen, option.id], _summed(paid, now))
        goes_on = len(now) == len(events) and not after.over and after.seat == seat and after.decision.kind == _PAY
        if goes_on:
            yield from _ways_on(after, *so_far)
        else:
            yield so_far


def _summed(paid: Paid, events: list[Event]) -> Paid:
    """Add what some events say was paid."""
    out = dict(paid)
    for event in events:
        good = str(event.args.get("good", "silver"))
        out[good] = out.get(good, 0) + int(event.args["n"])
    return out


def regret(paid: Paid, have: Data) -> tuple[float, int]:
    """How much a payment is regretted: what is plentiful is missed less than what is rare; then the fewer pieces."""
    return sum(n / max(n, have.get(good, n)) for good, n in paid.items()), sum(paid.values())
