"""Every table at which the tests hold the laws."""

from __future__ import annotations

import pytest

from tests.kit.laws.mix import Mix, Table, table_name
from tests.kit.laws.shelf import BOOKS
from tests.kit.laws.viscounts import facts

TABLES: list[Table] = [table for books in BOOKS.values() for table in books.tables]
TABLE = pytest.mark.parametrize(("mix", "seats"), TABLES, ids=table_name)


def pace(mix: Mix, base: int, boxes: int, architects: int) -> int:
    """How often, or how far: for Viscounts, for its mixes with boxes, and for the long games of Architects."""
    if mix.game == "architects":
        return architects
    return base if mix == facts.BASE else boxes
