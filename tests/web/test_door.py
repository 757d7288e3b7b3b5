"""The door of the browser client in a real browser, where the client was built: no console message, no foreign request."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from tests.kit import ROOT
from tests.kit.web.browser import Server, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Come = Callable[[], Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("serve"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    people: list[Visitor] = []

    def one() -> Visitor:
        people.append(Visitor(chromium, server))
        return people[-1]

    yield one
    for somebody in people:
        somebody.leave()
        assert somebody.console == []
        assert somebody.foreign == []


def table_of(ann: Visitor) -> Any:
    """The table that a browser has come to."""
    ann.page.wait_for_url("**/t/*")
    return ann.page.evaluate("fetch('/api/tables/' + location.pathname.slice(3)).then((r) => r.json())")["table"]


def names(ann: Visitor) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table_of(ann)["seats"]]


def test_one_click_begins_a_game_against_a_bot(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.button("Start the game").click()
    table = table_of(ann)
    assert (table["phase"], [seat["kind"] for seat in table["seats"]]) == ("playing", ["person", "bot"])


def test_the_link_of_the_command_fills_in_the_door(come: Come) -> None:
    wanted = {
        "game": "architects",
        "expansions": ["works-of-wonder"],
        "options": {"setup": "variable"},
        "seats": [{"name": "Zoë"}, {"bot": "random"}, {"name": "Bob"}],
        "language": "fr",
    }
    ann = come()
    ann.goto(f"/#new={quote(json.dumps(wanted))}")
    expect(ann.page.get_by_label("Merveilles du Royaume")).to_be_checked()
    expect(ann.name(0)).to_have_value("Zoë")
    assert "#" not in ann.page.url
    ann.button("Commencer la partie").click()
    table = table_of(ann)
    assert (table["game"], table["expansions"], table["options"]) == (
        "architects",
        ["works-of-wonder"],
        {"setup": "variable"},
    )
    assert [kind for kind, _ in names(ann)] == ["person", "bot", "person"]
    assert [names(ann)[seat][1] for seat in (0, 2)] == ["Zoë", "Bob"]
    assert [seat["bot"] for seat in table["seats"]] == ["", "random", ""]


def test_a_friend_gets_a_seat_and_names_are_remembered(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.name(0).fill("Ann")
    ann.page.get_by_label("Seat 2").select_option("friend")
    ann.button("Set up the table").click()
    assert names(ann) == [("person", "Ann"), ("open", "")]
    assert table_of(ann)["phase"] == "open"
    ann.goto()
    expect(ann.name(0)).to_have_value("Ann")
    expect(ann.page.get_by_role("link", name="Ann, Open seat")).to_be_visible()


@pytest.mark.parametrize(("game", "opponent"), [("viscounts", "noble"), ("architects", "reconstruction")])
def test_a_solo_game_begins(come: Come, game: str, opponent: str) -> None:
    ann = come()
    ann.goto()
    ann.page.locator(f"#{game}").check()
    ann.page.get_by_label("A solo opponent").check()
    ann.page.get_by_role("combobox", name="Opponent").select_option(opponent)
    ann.page.get_by_role("combobox", name="Difficulty").select_option("2")
    ann.button("Start the game").click()
    assert table_of(ann)["options"] == {"solo": opponent, "difficulty": 2}


def test_a_gentler_opponent_is_said_to_be_ours(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.locator("#viscounts").check()
    ann.page.get_by_label("A solo opponent").check()
    levels = ann.page.get_by_role("combobox", name="Difficulty")
    expect(levels).to_have_value("0")
    expect(levels.locator("option").first).to_have_text("-2 (gentler: ours, not in the rulebook)")
    levels.select_option("-2")
    ann.button("Start the game").click()
    assert table_of(ann)["options"]["difficulty"] == -2


def test_a_ruling_is_chosen_and_told_in_the_lobby(come: Come) -> None:
    """It is offered with its box only, counted among the options, and told before the game."""
    ann = come()
    ann.goto()
    ann.page.locator("#architects").check()
    ann.page.get_by_text("Options", exact=True).click()
    louis = ann.page.get_by_role("group", name="Louis keeps Influence")
    expect(ann.page.get_by_role("group", name="The Conspirator's discount")).to_be_visible()
    expect(louis).to_have_count(0)
    ann.page.get_by_label("Works of Wonder").check()
    expect(louis.get_by_role("radio").first).to_be_checked()
    louis.get_by_role("radio", name="2 silver save all the Influence").check()
    expect(ann.page.get_by_text("(1 selected)")).to_be_visible()
    ann.page.get_by_label("Seat 2").select_option("friend")
    ann.button("Set up the table").click()
    assert table_of(ann)["options"] == {"rulings": {"WW-373": "loss"}}
    expect(ann.page.get_by_text("Louis keeps Influence (WW-373): 2 silver save all")).to_be_visible()


def test_the_link_of_the_command_brings_rulings(come: Come) -> None:
    wanted = {"game": "viscounts", "expansions": ["gates-of-gold"], "options": {"rulings": {"GG-191": "two"}}}
    ann = come()
    ann.goto(f"/#new={quote(json.dumps(wanted))}")
    expect(ann.page.get_by_role("radio", name="only if you have two")).to_be_checked()
    ann.button("Start the game").click()
    assert table_of(ann)["options"] == {"rulings": {"GG-191": "two"}}


def test_a_link_to_nowhere_is_refused_in_words(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.get_by_text("Join with a link").click()
    ann.page.get_by_label("Paste the link").fill("https://example.org/")
    ann.button("Join").click()
    expect(ann.page.get_by_role("alert").filter(has_text="isn't a link to a table")).to_be_visible()


def test_settings_are_kept(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.get_by_text("Settings").click()
    ann.page.get_by_label("Русский").check()
    ann.page.get_by_label("Тёмная").check()
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="Новая игра")).to_be_visible()
    assert ann.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "ru",
        "dark",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_door_is_for_everybody(come: Come, language: str, theme: str) -> None:
    """It reflows on a phone, its buttons are large enough, and axe has nothing to say against it."""
    ann = come()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.goto()
    ann.page.evaluate("(kept) => Object.assign(localStorage, kept)", {"language": language, "theme": theme})
    ann.page.reload()
    ann.page.locator("#new-game").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    assert all(box["height"] >= 44 for one in ann.page.get_by_role("button").all() if (box := one.bounding_box()))
    if AXE.is_file():
        ann.page.context.new_cdp_session(ann.page).send(
            "Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")}
        )
        assert ann.page.evaluate("axe.run().then((found) => found.violations.map((one) => one.id))") == []
