"""Looking at the data files of the games: what is read of them, and what they tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any


def counted_names(rows: Iterable[dict[str, Any]]) -> Counter[str]:
    """How often each name stands in the rows of a data file."""
    return Counter(row["name"] for row in rows)
