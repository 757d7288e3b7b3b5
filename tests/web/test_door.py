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


# --- play at once


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_play_now_is_one_click(come: Come, game: str) -> None:
    """Without a name, a box or an option chosen: against one bot of the usual level, and the first turn is asked."""
    ann = come()
    ann.goto()
    ann.page.locator(f"[data-play={game}]").click()
    table = table_of(ann)
    assert (table["game"], table["phase"], table["expansions"], table["options"]) == (game, "playing", [], {})
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [("person", ""), ("bot", "apprentice")]
    ann.page.locator("#prompt").wait_for()


def test_play_now_remembers_a_name(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.evaluate("() => localStorage.setItem('name', 'Zoë')")
    ann.page.reload()
    ann.page.locator("[data-play=architects]").click()
    assert names(ann)[0] == ("person", "Zoë")


@pytest.mark.parametrize(
    ("rival", "bots", "solo"), [("grandmaster", ["", "grandmaster"], {}), ("cards", [""], {"solo": "cards"})]
)
def test_everybody_in_the_gallery_can_be_played_against(
    come: Come, rival: str, bots: list[str], solo: dict[str, str]
) -> None:
    ann = come()
    ann.goto()
    ann.page.locator("#viscounts").check()
    ann.page.locator(f"[data-rival={rival}]").click()
    table = table_of(ann)
    assert (table["phase"], [seat["bot"] for seat in table["seats"]], table["options"]) == ("playing", bots, solo)


def test_an_opponent_of_a_box_brings_the_box(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.locator("#architects").check()
    ann.page.locator("[data-rival=meddler]").click()
    table = table_of(ann)
    assert (table["expansions"], table["options"]) == (["works-of-wonder"], {"solo": "meddler"})


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_everybody_in_the_gallery_has_a_face_and_a_sentence(come: Come, game: str, language: str) -> None:
    ann = come()
    ann.goto()
    ann.page.evaluate("(code) => localStorage.setItem('language', code)", language)
    ann.page.reload()
    ann.page.locator(f"#{game}").check()
    rivals = ann.page.locator("li:has([data-rival])")
    expect(rivals).to_have_count(9 if game == "viscounts" else 12)
    expect(rivals.locator(".face svg")).to_have_count(rivals.count())
    lines = rivals.locator("p:first-of-type").all_inner_texts()
    assert len(lines) == rivals.count()
    assert all(len(line) > 20 for line in lines)


def test_with_friends_leads_to_a_seat_for_one(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.button("With friends").nth(1).click()
    expect(ann.page.locator("#architects")).to_be_checked()
    expect(ann.page.locator("#kind-1")).to_be_focused()
    ann.button("Set up the table").click()
    assert (table_of(ann)["game"], names(ann)[1]) == ("architects", ("open", ""))


def test_a_game_that_waits_comes_first(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.page.locator("[data-play=viscounts]").click()
    ann.page.locator("[data-option]").first.wait_for()
    there = ann.page.url
    ann.goto()
    ann.page.get_by_role("link", name="Continue").click()
    ann.page.wait_for_url(there)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("width", [390, 820, 1366])
def test_nothing_is_wider_than_the_screen(come: Come, width: int, language: str) -> None:
    """Neither the door, with a solo opponent chosen, nor the lobby, nor an invitation to a seat."""
    wide = "() => Promise.resolve(document.documentElement.scrollWidth)"
    ann = come()
    ann.page.set_viewport_size({"width": width, "height": 844})
    ann.goto()
    ann.page.evaluate("(code) => localStorage.setItem('language', code)", language)
    ann.page.reload()
    ann.page.locator("#architects").check()
    ann.page.locator("#alone").check()
    ann.page.locator(".rival .face svg").wait_for()
    assert ann.page.evaluate(wide) == width
    ann.page.locator("#alone").press("ArrowLeft")
    ann.page.locator("#kind-1").select_option("friend")
    ann.page.locator(".start button").click()
    ann.page.locator("#lobby").wait_for()
    ann.page.locator(".picture svg path").first.wait_for(state="attached")
    assert ann.page.evaluate(wide) == width
    ann.page.locator("main li.open button").first.click()
    link = ann.page.locator("main li input[readonly]").input_value()
    bob = come()
    bob.page.set_viewport_size({"width": width, "height": 844})
    bob.goto(link)
    bob.page.locator("#join-name").wait_for()
    assert bob.page.evaluate(wide) == width
