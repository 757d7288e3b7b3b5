"""Whole games through the page on a desk, by clicking what it offers and nothing else, to the score sheet.

Other mixes are played by finger, in the sizes of phones and tablets: test_touch.py.
"""

from __future__ import annotations

import pytest

from tests.kit.web.browser import Server
from tests.kit.web.playing import Data, make_table, play
from tests.web.conftest import Visit

GAMES: list[Data] = [{"game": "viscounts"}, {"game": "architects"}]
SOLO: list[Data] = [
    {"game": "viscounts", "options": {"solo": "noble"}, "expansions": ["gates-of-gold", "keeper-of-keys"]},
    {"game": "architects", "options": {"solo": "aristocrat"}, "expansions": ["works-of-wonder"]},
]


def named(wanted: Data) -> str:
    """What a test is called."""
    return "-".join([wanted["game"], *wanted.get("expansions", []), *wanted.get("options", {}).values()])


@pytest.mark.parametrize("wanted", GAMES, ids=named)
def test_a_game_against_a_bot_is_played_to_the_score_sheet(server: Server, visit: Visit, wanted: Data) -> None:
    visitor = visit()
    table = make_table(server, visitor, seats=2, people=["Ann"], bots=["random"], **wanted)
    visitor.goto(f"/t/{table}")
    done = play(visitor)
    assert done["over"]
    assert done["clicks"] > 20
    assert visitor.page.locator("[data-result]").is_visible()


@pytest.mark.parametrize("wanted", SOLO, ids=named)
def test_a_solo_game_is_played_to_the_score_sheet(server: Server, visit: Visit, wanted: Data) -> None:
    visitor = visit()
    table = make_table(server, visitor, seats=1, people=["Ann"], **wanted)
    visitor.goto(f"/t/{table}")
    assert play(visitor)["over"]
