"""What tests of Manuscript Boards have in common."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.viscounts import GATES, table
from westkingdom.viscounts.game import Viscounts

PLAIN = {"hand": ["abbot"], "discard": [], "draw": ["thief", "labourer"]}
"""A deck without questions: one card in the hand, two in the Draw Pile."""


def abilities(game: wk.Game) -> list[str]:
    """The columns that may be used now, by what they do."""
    said = [option.label.args["what"] for option in game.decision.options if option.kind == "turn-option"]
    return [what.key for what in said if isinstance(what, wk.Message)]


def recruit(*pile: str, **words: Any) -> Viscounts:
    """A table in phase 4 at which seat 0 stands beside this pile of Townsfolk on 1-2, top first."""
    return table({"viscount": "1-2:OR", **words}, boxes=GATES, phase="recruit", townsfolk={"1-2": list(pile)})


def turn_begins(**words: Any) -> Viscounts:
    """A table at which the turn of seat 0 begins now: seat 1 has just finished the one before."""
    other = {"viscount": "9-10:OR"}
    return table(words, other, boxes=GATES, phase="draw", to_act=1)


BUILDERS = ["builder-diversified-collision-hire", "builder-specialized-order-silver"]


def collision_of_seat_1(**words: Any) -> Viscounts:
    """Seat 1 has a collision; seat 0 hires for nothing by a Builder Card, with an Outsider on the board."""
    holder = {"builder": ["diversified"], "board": ["outsider-hunter", "abbot", "squire"], **words}
    other = {"viscount": "9-10:OR", "corruption": 3, "virtue": 3}
    return table(holder, other, boxes=GATES, phase="collision", to_act=1, builder_cards=BUILDERS)
