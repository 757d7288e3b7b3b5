"""Bots in the browser: chosen by their level wherever one may play, called by a name, and seen while they think."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import make_table, play
from tests.web.conftest import Visit
from westkingdom.bots.levels import LEVELS
from westkingdom.engine.words import say
from westkingdom.speech.bots import bot_names, called
from westkingdom.speech.language import LANGUAGES, language

Data = dict[str, Any]
RECTS = """() => ['.bar', '#prompt', '.board', '.aside'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  .map((box) => box && [box.x, box.y, box.width, box.height])"""


def seats_of(visitor: Visitor) -> list[Data]:
    """The seats of the table that a browser has come to."""
    visitor.page.wait_for_url("**/t/*")
    path = "'/api/tables/' + location.pathname.slice(3)"
    seats: list[Data] = visitor.page.evaluate(f"fetch({path}).then((r) => r.json())")["table"]["seats"]
    return seats


def test_the_door_offers_an_apprentice_and_every_other_level(visit: Visit) -> None:
    """And nobody who plays by chance."""
    ann = visit()
    kind = ann.page.locator("#kind-1")
    expect(kind).to_have_value("bot apprentice")
    offered = kind.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    assert offered == ["here", "friend", *[f"bot {level}" for level in LEVELS]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_says_at_the_door_how_it_plays(visit: Visit, code: str) -> None:
    ann = visit(locale=code)
    for level in LEVELS:
        ann.page.locator("#kind-1").select_option(f"bot {level}")
        expect(ann.page.locator("#about-1")).to_have_text(language(code).text(say(f"bot-{level}-about")))


def test_every_seat_has_the_level_that_was_chosen_for_it(visit: Visit) -> None:
    ann = visit()
    ann.page.locator("label.chip:has(input[name=count])").nth(2).click()
    ann.page.locator("#kind-2").select_option("bot novice")
    ann.page.locator("#kind-3").select_option("bot master")
    ann.button("Start the game").click()
    bots = seats_of(ann)[1:]
    assert [seat["bot"] for seat in bots] == ["apprentice", "novice", "master"]
    assert {seat["name"] for seat in bots} < set(bot_names())


def test_the_host_adds_a_bot_of_some_level_before_the_game(visit: Visit) -> None:
    ann = visit(locale="fr")
    ann.page.locator("#kind-1").select_option("friend")
    ann.button("Préparer la table").click()
    ann.page.locator("[data-level]").select_option("grandmaster")
    ann.button("Ajouter un bot").click()
    there = ann.page.locator("main li").nth(1)
    expect(there).to_contain_text("grand maître")
    seat = seats_of(ann)[1]
    assert seat["bot"] == "grandmaster"
    expect(there).to_contain_text(called(seat["name"], "grandmaster", "fr"))


def test_who_hands_over_the_own_seat_chooses_a_level(server: Server, visit: Visit) -> None:
    ann = visit()
    table = make_table(server, ann, game="viscounts", seats=2, people=["Ann", "Bob"])
    ann.goto(f"/t/{table}")
    ann.page.locator("details.tools summary").click()
    ann.button("Let a bot play for me").click()
    expect(ann.page.locator("[data-level]")).to_have_value("apprentice")
    ann.page.locator("[data-level]").select_option("journeyman")
    ann.button("Yes, let it play").click()
    expect(ann.button("Take over from the bot")).to_be_visible()
    assert "journeyman" in [seat["bot"] for seat in seats_of(ann)]


class Held:
    """The line from the server to a page, stopped as soon as a bot is asked: then what came is handed on by hand."""

    def __init__(self, visitor: Visitor) -> None:
        self._page: WebSocketRoute | None = None
        self._held: list[str] = []
        self._holding = False
        visitor.page.route_web_socket("**/socket", self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        page.on_message(server.send)
        server.on_message(self._came)

    def _came(self, message: str | bytes) -> None:
        assert isinstance(message, str)
        if self._holding:
            self._held.append(message)
            return
        assert self._page is not None
        self._page.send(message)
        update = json.loads(message)
        asked = ((update.get("view") or {}).get("asked") or {}).get("seat")
        self._holding = asked is not None and bool(update["table"]["seats"][asked]["bot"])

    def let_go(self) -> None:
        """Hand on all that came."""
        self._holding = False
        assert self._page is not None
        for message in self._held:
            self._page.send(message)
        self._held = []


def test_a_bot_that_thinks_for_long_is_seen_and_nothing_moves(server: Server, visit: Visit) -> None:
    """A bar appears at the seat that thinks, over the edge of the question; whoever listens hears of it once."""
    ann = visit()
    line = Held(ann)
    table = make_table(server, ann, game="viscounts", seats=2, people=["Ann"], bots=["novice"])
    ann.goto(f"/t/{table}")
    bar = ann.page.locator("[data-thinking]")
    offered = ann.page.locator("[data-option]:enabled")
    bar.or_(offered).first.wait_for()
    while offered.count():
        play(ann, 1)
    bar.wait_for()
    name = seats_of(ann)[1]["name"]
    expect(ann.page.locator("#prompt")).to_have_text(f"{name} is thinking.")
    seen = ann.page.evaluate(RECTS)
    bar.evaluate("(one) => (one.style.display = 'none')")
    assert ann.page.evaluate(RECTS) == seen
    heard = ann.page.locator("[data-herald] p", has_text=f"{name} is thinking.")
    expect(heard).to_have_count(1)
    line.let_go()
    expect(bar).to_have_count(0)
    ann.page.locator("[data-option]:enabled").first.wait_for()
    expect(heard).to_have_count(1)
