"""Buildings of the box, with what each costs."""

from __future__ import annotations

from typing import Any

from tests.kit.architects import ALL_SKILLS, counts, place, seen
from tests.kit.works_of_wonder import BUILT, table
from westkingdom.architects.game import Architects

COSTS: dict[str, dict[str, int]] = {
    "bld_abbey": {"clay": 2, "wood": 1, "stone": 3},
    "bld_arena": {"clay": 2, "wood": 4, "stone": 1, "marble": 1},
    "bld_baths": {"clay": 3, "stone": 2, "marble": 1},
    "bld_courthouse": {"clay": 2, "stone": 3, "gold": 1, "marble": 1},
    "bld_depot": {"clay": 4, "wood": 2},
    "bld_jail": {"wood": 1, "stone": 4, "gold": 1},
    "bld_lodge": {"clay": 1, "wood": 4, "gold": 1},
    "bld_mill": {"clay": 4, "stone": 1},
    "bld_minter": {"clay": 3, "stone": 2},
    "bld_monastery": {"clay": 2, "wood": 1, "stone": 2},
    "bld_podium": {"clay": 1, "wood": 3, "stone": 1},
    "bld_school": {"wood": 3, "stone": 2, "gold": 1},
    "bld_stocks": {"wood": 3, "stone": 2},
    "bld_studio": {"clay": 1, "wood": 3, "gold": 1},
    "bld_theatre": {"clay": 2, "wood": 3, "marble": 1},
}


def ready(building: str, **seat: Any) -> dict[str, Any]:
    """A seat that can construct this building and nothing else, with no silver unless named."""
    return {"hand": [building], "apprentices": ALL_SKILLS, "silver": 0, "virtue": 4, **COSTS[building], **seat}


def paid(building: str) -> dict[str, int]:
    """What the construction of a building changes, besides its virtue and its effect."""
    return {**BUILT, **{good: -n for good, n in COSTS[building].items()}}


def without(changed: dict[str, int], word: str) -> dict[str, int]:
    """Changes without one that was made good by another."""
    return {other: n for other, n in changed.items() if other != word}


def construct(building: str, *rivals: dict[str, Any], **seat: Any) -> tuple[Architects, dict[str, int]]:
    """A table where the building was constructed by seat 0, and what all could count of seat 0 before."""
    game = table(ready(building, **seat), *(rivals or ({},)))
    before = counts(game)
    place(game, "guildhall")
    assert seen(game)["buildings"] == [building]
    return game, before
