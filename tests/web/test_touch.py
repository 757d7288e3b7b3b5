"""By finger: games to the score sheet, and nothing moves between touch-down and touch-up; nor between mouse-down and mouse-up."""

from __future__ import annotations

import os
import random

import httpx
import pytest

import westkingdom as wk
from tests.kit.web.browser import Server, Visitor
from tests.kit.web.keyboard import play_on
from tests.kit.web.playing import Data, advance, bring, make_table, play
from tests.kit.web.touching import FINGER, TOUCH, Hand, play_by_hand
from tests.web.conftest import Visit
from tests.web.test_motion import HALT

SIZES = {"phone": (390, 844), "upright": (820, 1180), "small": (1024, 768), "lying": (1180, 820)}
BOT: Data = {"seats": 2, "bots": ["random"]}
WHOLE: dict[str, Data] = {
    "phone-viscounts": {"game": "viscounts", "expansions": ["gates-of-gold", "keeper-of-keys"], **BOT},
    "phone-architects": {"game": "architects", "expansions": ["works-of-wonder"], **BOT},
    "small-architects": {
        "game": "architects",
        "seats": 1,
        "options": {"solo": "patron"},
        "expansions": ["works-of-wonder"],
    },
    "lying-viscounts": {"game": "viscounts", "seats": 1, "options": {"solo": "cleric"}},
    "lying-architects": {"game": "architects", "seats": 1, "options": {"solo": "reconstruction"}},
}
LATE: dict[str, tuple[str, tuple[str, ...]]] = {
    "upright-viscounts": ("viscounts", ("gates-of-gold",)),
    "upright-architects": ("architects", ()),
    "small-viscounts": ("viscounts", ("keeper-of-keys",)),
}
PLAYED = 0.0 if os.environ.get("WESTKINGDOM_TOUCH") == "whole" else 0.75
"""How much of the games of two is played before the first tap; `make touch` plays all of them by finger."""
BEGUN = {"phone-viscounts": 80, "phone-architects": 200} if PLAYED else {}
"""So many decisions of a game against a bot are taken before the first tap."""
ALONE = 60 if PLAYED else 0
"""So many of a game against a solo opponent."""
LONG = 1200
"""Seconds that a thousand taps of a whole game may take (`make touch`); the ends of games take about a minute."""


def touched(visit: Visit, size: str, **more: object) -> Visitor:
    """Somebody with a browser of this size that is touched, and with motion on a phone."""
    width, height = SIZES[size]
    motion = "no-preference" if size == "phone" else "reduce"
    visitor = visit(viewport={"width": width, "height": height}, **{**TOUCH, "reduced_motion": motion, **more})
    visitor.page.add_init_script(FINGER)
    return visitor


def at(visitor: Visitor, table: str) -> None:
    """Go to a table, and wait until all of it is there."""
    visitor.goto(f"/t/{table}")
    visitor.page.locator("[data-option], [data-pass]").first.wait_for()
    visitor.page.evaluate("() => document.fonts.ready")


def late(game: str, boxes: tuple[str, ...]) -> wk.Game:
    """A game of two of which most is played."""
    luck = random.Random(3)
    played = wk.new_game(game, seats=2, expansions=boxes, seed=3)
    while not played.over:
        played.play(luck.choice(played.actions))
    begun = wk.new_game(game, seats=2, expansions=boxes, seed=3)
    for option in played.history[: int(len(played.history) * PLAYED)]:
        begun.play(option)
    return begun


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_played_by_finger_to_the_score_sheet(server: Server, visit: Visit, name: str) -> None:
    """Each tap on what is offered is taken, and nothing moves under a finger."""
    visitor = touched(visit, name.split("-", maxsplit=1)[0])
    table = make_table(server, visitor, people=["Ann"], **WHOLE[name])
    play_on(server, visitor, table, BEGUN.get(name, ALONE))
    at(visitor, table)
    assert play_by_hand(visitor, Hand(visitor)) > 20
    assert visitor.page.locator("[data-result]").is_visible()


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("name", LATE)
def test_two_at_one_tablet_play_a_game_by_finger_to_the_score_sheet(server: Server, visit: Visit, name: str) -> None:
    """The last quarter of it, as whole games are played in other sizes; the tablet is passed on by a tap too."""
    visitor = touched(visit, name.split("-", maxsplit=1)[0])
    at(visitor, bring(server, visitor, late(*LATE[name])))
    assert play_by_hand(visitor, Hand(visitor)) > 20
    assert visitor.page.locator("[data-result]").is_visible()


@pytest.mark.parametrize("game", wk.GAMES)
def test_with_a_mouse_on_a_small_screen_each_click_is_taken(server: Server, visit: Visit, game: str) -> None:
    """What is shown while the mouse hovers moves nothing away, and nothing moves until it is released."""
    visitor = touched(visit, "small", has_touch=False, is_mobile=False, reduced_motion="no-preference")
    at(visitor, make_table(server, visitor, people=["Ann"], game=game, **BOT))
    assert play_by_hand(visitor, Hand(visitor, mouse=True), most=30) == 30


def test_what_comes_while_a_finger_is_down_waits_for_it(server: Server, visit: Visit) -> None:
    """Somebody else decides in that moment: the table changes after the finger is lifted, and then it does."""
    visitor = touched(visit, "phone")
    table = make_table(server, visitor, people=["Ann"], game="viscounts", practice=True, **BOT)
    with visitor.page.expect_websocket() as line:
        at(visitor, table)
    visitor.settle()
    tab = visitor.page.get_by_role("tab", selected=True).bounding_box()
    assert tab
    before = visitor.page.locator("main.table").get_attribute("data-revision")
    hand = Hand(visitor)
    hand.down(tab["x"] + 20, tab["y"] + 20)
    with line.value.expect_event("framereceived"), httpx.Client(base_url=server.origin, trust_env=False) as client:
        cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "westkingdom")
        client.headers["authorization"] = f"Bearer {cookie['value']}"
        advance(client, table, 1)
    held: Data = visitor.page.evaluate("() => window.finger.rests()")
    assert held["moved"] == []
    assert visitor.page.locator("main.table").get_attribute("data-revision") == before
    hand.up()
    visitor.page.wait_for_function("(n) => document.querySelector('main.table').dataset.revision !== n", arg=before)


def test_a_tap_on_a_board_that_is_behind_shows_the_present_and_chooses_nothing(server: Server, visit: Visit) -> None:
    """What was touched was no choice yet when it was touched."""
    visitor = touched(visit, "phone")
    visitor.page.evaluate("() => localStorage.setItem('pace', 'slow')")
    visitor.page.add_init_script(HALT)
    at(visitor, make_table(server, visitor, people=["Ann"], game="architects", **BOT))
    for seed in range(1, 40):
        play(visitor, most=1, seed=seed)
        visitor.page.locator("[data-option]:enabled").first.wait_for()
        visitor.settle()
        if (
            "Where do you place" in visitor.page.inner_text("#prompt")
            and not visitor.page.locator(".board .legal").count()
        ):
            break
    assert not visitor.page.locator(".board .legal").count()
    before = visitor.page.locator("main.table").get_attribute("data-revision")
    found = visitor.page.evaluate("() => window.finger.at('.town .thing')")
    hand = Hand(visitor)
    hand.down(*found["point"])
    assert visitor.page.evaluate("() => window.finger.rests()")["moved"] == []
    hand.up()
    visitor.page.locator(".board .legal").first.wait_for()
    assert visitor.page.locator("[data-confirm], .help").count() == 0
    assert visitor.page.locator("main.table").get_attribute("data-revision") == before
