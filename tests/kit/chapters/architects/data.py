"""The component data of Architects, as they are written."""

from __future__ import annotations

import json
from typing import Any

from tests.kit import ROOT

ARCHITECTS = ROOT / "src" / "westkingdom" / "architects"
Row = dict[str, Any]
Rows = list[Row]


def read(folder: str) -> dict[str, Any]:
    """The data files of one folder, by name."""
    paths = sorted((ARCHITECTS / folder).glob("*.json"))
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in paths}


BASE = read("data")
PROMOS = read("promos/data")
WONDER = read("works_of_wonder/data")
SKILLS = ["carpentry", "tiling", "masonry"]
BLACK_MARKET = ["black_market_a", "black_market_b", "black_market_c"]


def values(rows: Rows, key: str = "value") -> dict[str, int]:
    """What a list of constants or components says, by id."""
    return {row["id"]: row[key] for row in rows}
