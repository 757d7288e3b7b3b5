"""Tables of Architects with Works of Wonder for tests."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.architects import WONDER, pick, place
from tests.kit.architects import table as any_table
from westkingdom.architects.game import Architects

GUILD = {"workers": -1, "workers_in_guildhall": 1}
"""What every visit to the Guildhall changes."""
BUILT = {**GUILD, "cards_in_hand": -1, "buildings": 1}
"""What every construction of a building card changes."""


def table(*seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A table with Works of Wonder.

    Unless another Consequence card is named the figures stand at Workshop and Mines.
    """
    return any_table(*seats, boxes=WONDER, options=options, **{"consequence": "contribution_1", **position})


def board(game: wk.Game) -> Any:
    """What everybody sees of the Influence board: cards, figures and Wonders."""
    view: Any = game.view(None)
    return view["works-of-wonder"]


def wonder(game: wk.Game, ident: str) -> tuple[int, str | None]:
    """The pieces on a Wonder, and the location of its token."""
    (row,) = (row for row in board(game)["wonders"] if row["wonder"] == ident)
    return row["tokens"], row["location"]


def buildable(game: wk.Game) -> list[str]:
    """What the seat that is asked in the Guildhall may do there."""
    assert game.decision.kind == "guildhall", f"asked is {game.decision.kind}"
    return [str(option.label.args.get("building", "cathedral")) for option in game.decision.options]


def reset_market(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table where seat 0, with three of its workers, will fill the Black Market: a reset follows its turn."""
    first = {"silver": 1, "virtue": 7, "influence": 0, **seats[0]}
    return table(first, *seats[1:], black_market=[None, 0, 0], **position)


def trigger_reset(game: wk.Game) -> None:
    """Seat 0 fills the last space of the Black Market."""
    place(game, "black_market_a")


def visit_wonder(game: wk.Game, what: str) -> None:
    """At an own Wonder choose one more worker, the Influence, or neither."""
    pick(game, "visit-wonder", key=f"wonder-{what}")
