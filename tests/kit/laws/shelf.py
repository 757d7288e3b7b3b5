"""The books of every game, found by what is played."""

from __future__ import annotations

from typing import Any

import westkingdom as wk
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.books import Books
from tests.kit.laws.mix import Mix
from tests.kit.laws.viscounts.books import VISCOUNTS

BOOKS: dict[str, Books[Any]] = {"viscounts": VISCOUNTS, "architects": ARCHITECTS}


def books_of(g: wk.Game) -> Books[Any]:
    """The books of the game that is played."""
    return BOOKS[g.settings.game]


def books_for(mix: Mix) -> Books[Any]:
    """The books of the game of a mix."""
    return BOOKS[mix.game]
