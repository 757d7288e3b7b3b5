"""Reading positions: cards of a scenario become numbers."""

from __future__ import annotations

from westkingdom.architects.state import State
from westkingdom.architects.terms import FIRST_BOARD
from westkingdom.engine.errors import BadPosition


def building_number(g: State, ident: object) -> int:
    """Find a building by its id."""
    if not isinstance(ident, str) or ident not in g.buildings.number:
        raise BadPosition(
            f"There is no building {ident!r} in this mix of boxes; `westkingdom cards architects` lists those of all."
        )
    return g.buildings.number[ident]


def apprentice_number(g: State, ident: object) -> int:
    """Find an apprentice by its id."""
    if not isinstance(ident, str) or g.cards.number.get(ident, FIRST_BOARD) >= FIRST_BOARD:
        raise BadPosition(
            f"There is no apprentice {ident!r} in this mix of boxes; `westkingdom cards architects` lists those of all."
        )
    return g.cards.number[ident]


def market_number(g: State, ident: object) -> int:
    """Find a Black Market card by its id."""
    if not isinstance(ident, str) or ident not in g.realm.market_ids:
        raise BadPosition(f"There is no Black Market card {ident!r}; they are {', '.join(g.realm.market_ids)}.")
    return g.realm.market_ids.index(ident)


def reward_number(g: State, ident: object) -> int:
    """Find a reward by its id."""
    if not isinstance(ident, str) or ident not in g.realm.reward_ids:
        raise BadPosition(f"There is no reward {ident!r}; they are {', '.join(g.realm.reward_ids)}.")
    return g.realm.reward_ids.index(ident)
