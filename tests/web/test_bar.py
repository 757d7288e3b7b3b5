"""Every kind of question that games meet is asked without cutting off, covering or hiding a choice, and moves nothing."""

from __future__ import annotations

import os
from itertools import product

import pytest

from tests.kit import ROOT
from tests.kit.web.browser import Server
from tests.kit.web.playing import Data, make_table, wait_until_asked
from tests.web.conftest import Visit

MEASURE = (ROOT / "tests" / "kit" / "web" / "bar.js").read_text(encoding="utf-8")
WHOLE = os.environ.get("WESTKINGDOM_TOUCH") == "whole"
"""Whether whole games of all mixes are measured in all sizes and languages, as `make touch` does."""
SIZES = {"wide": (1920, 1080), "desk": (1440, 900), "laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}
LANGUAGES = ("en", "fr", "ru")
BOARD = {"viscounts": ".slot svg[role=group]", "architects": ".town"}
GATES = ["gates-of-gold", "keeper-of-keys"]
MIXES: dict[str, Data] = {
    "viscounts": {"game": "viscounts", "seats": 3, "bots": ["random"] * 2, "expansions": GATES},
    "architects": {"game": "architects", "seats": 4, "bots": ["random"] * 3, "expansions": ["works-of-wonder"]},
    "viscounts-base": {"game": "viscounts", "seats": 2, "bots": ["random"]},
    "architects-base": {"game": "architects", "seats": 6, "bots": ["random"] * 5, "expansions": ["works-of-wonder"]},
    "viscounts-alone": {"game": "viscounts", "seats": 1, "options": {"solo": "noble"}, "expansions": GATES},
    "architects-alone": {
        "game": "architects",
        "seats": 1,
        "options": {"solo": "aristocrat"},
        "expansions": ["works-of-wonder"],
    },
}
SHORT = [
    ("viscounts", "laptop", "ru"),
    ("architects", "laptop", "fr"),
    ("viscounts", "phone", "fr"),
    ("architects", "phone", "ru"),
    ("architects-alone", "desk", "en"),
]
MOST = 10_000 if WHOLE else 60


@pytest.mark.parametrize(("mix", "size", "code"), list(product(MIXES, SIZES, LANGUAGES)) if WHOLE else SHORT)
def test_each_question_is_asked_whole_and_moves_nothing(
    server: Server, visit: Visit, mix: str, size: str, code: str
) -> None:
    """No choice is cut off, covered or hidden without a sign, the bar is slim, and the board stays where it is."""
    width, height = SIZES[size]
    touch = size in ("tablet", "phone")
    visitor = visit(
        locale=code,
        viewport={"width": width, "height": height},
        **({"has_touch": True, "is_mobile": True} if touch else {}),
    )
    wanted = MIXES[mix]
    visitor.goto(f"/t/{make_table(server, visitor, people=['Anne'], **wanted)}")
    wait_until_asked(visitor)
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.settle()
    found: dict[str, list[str]] = visitor.page.evaluate(MEASURE, [MOST, 11, touch, BOARD[str(wanted["game"])]])
    assert len(found) > 3
    assert sorted({f"{kind}: {fault}" for kind, faults in found.items() for fault in faults}) == []
