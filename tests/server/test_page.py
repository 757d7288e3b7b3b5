"""The plain page in a real browser, at a real server: no console message, and no request to another host, in any test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from tests.server import browser
from tests.server.browser import Server, Visitor

pytestmark = pytest.mark.skipif(bool(browser.missing()), reason=browser.missing())

Come = Callable[[], Visitor]
LOST = re.compile(r"ERR_CONNECTION_REFUSED|WebSocket connection to .* failed")
"""What a browser itself writes to the console while a server is away; no page can keep it from doing so."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser.browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("serve"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Lets people come, each with a browser of their own, and looks afterwards at what their browsers noted."""
    people: list[Visitor] = []

    def one() -> Visitor:
        people.append(Visitor(chromium, server))
        return people[-1]

    yield one
    for somebody in people:
        somebody.leave()
        assert somebody.console == []
        assert somebody.foreign == []


def table_against_a_bot(ann: Visitor) -> None:
    ann.goto()
    ann.name(0).fill("Ann")
    ann.button("Start the game").click()


def table_for_two(ann: Visitor, bob: Visitor) -> None:
    """Ann makes a table, and Bob comes by the link that she sends."""
    ann.goto()
    ann.name(0).fill("Ann")
    ann.page.get_by_label("Seat 2").select_option("friend")
    ann.button("Set the table").click()
    ann.button("Make an invitation link").click()
    bob.goto(ann.page.get_by_label("Send this link").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    assert "#" not in bob.page.url
    bob.button("Join the table").click()
    bob.button("I am ready").click()
    ann.button("Start the game").click()


def asked(*people: Visitor) -> Visitor:
    """Who of several people is asked."""
    people[0].page.locator("#question h2").wait_for()
    while True:
        people[0].page.wait_for_timeout(100)
        for one in people:
            if one.choices.count():
                return one


def test_a_table_against_a_bot_is_made_and_played_by_clicks_and_keys(come: Come) -> None:
    ann = come()
    table_against_a_bot(ann)
    for i in range(30):
        ann.decide(key=i % 2 == 1)
    assert any("turn of Ann" in line for line in ann.log)
    ann.goto()
    ann.page.get_by_role("link", name="Viscounts of the West Kingdom").first.click()
    expect(ann.choices.first).to_be_visible()


def test_two_browsers_at_one_table_see_each_others_moves(come: Come) -> None:
    ann, bob = come(), come()
    table_for_two(ann, bob)
    for _ in range(4):
        mover = asked(ann, bob)
        mover.decide()
    for one in (ann, bob):
        expect(one.page.locator("#log")).to_contain_text("Ann picks")
        expect(one.page.locator("#log")).to_contain_text("Bob picks")


def test_others_agree_to_take_a_decision_back(come: Come) -> None:
    ann, bob = come(), come()
    table_for_two(ann, bob)
    first = asked(ann, bob)
    other = bob if first is ann else ann
    while asked(ann, bob) is first:
        first.decide()
    other.decide()
    first.button("Ask all to take it back").click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(first.page.locator("#log")).to_contain_text("decisions are taken back.")
    first.button("Pause").click()
    expect(other.page.get_by_role("heading", name="The game is paused")).to_be_visible()
    other.button("Go on").click()
    first.decide()


def test_one_may_take_back_what_brought_nothing_to_light(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.name(0).fill("Ann")
    ann.page.get_by_label("For practice").check()
    ann.button("Start the game").click()
    before = ann.decide()
    ann.choices.first.wait_for()
    ann.button("Take back").click()
    expect(ann.page.locator("#log")).to_contain_text("taken back")
    assert ann.decide().split("\n")[:2] == before.split("\n")[:2]


def test_a_reload_in_the_middle_of_a_choice_loses_nothing(come: Come) -> None:
    ann = come()
    table_against_a_bot(ann)
    for _ in range(3):
        ann.decide()
    ann.choices.first.wait_for()
    shown = [ann.page.locator(part).inner_text() for part in ("#question", "#board", "#seats")]
    ann.page.reload()
    ann.choices.first.wait_for()
    assert [ann.page.locator(part).inner_text() for part in ("#question", "#board", "#seats")] == shown
    assert "The game begins." in ann.log
    ann.decide()


def test_after_a_restart_of_the_server_the_page_goes_on(chromium: Browser, tmp_path: Path) -> None:
    """Also with what was chosen while nobody was there to hear it."""
    server = Server(tmp_path)
    server.start()
    ann = Visitor(chromium, server)
    table_against_a_bot(ann)
    ann.decide()
    ann.choices.first.wait_for()
    server.stop()
    expect(ann.page.locator("#connection")).to_contain_text("The connection is lost")
    mark = ann.choices.first.element_handle()
    ann.page.keyboard.press("1")
    server.start()
    mark.wait_for_element_state("hidden")
    expect(ann.page.locator("#connection")).to_be_empty()
    ann.decide()
    ann.leave()
    server.stop()
    assert [line for line in ann.console if not LOST.search(line)] == []
    assert ann.foreign == []


def test_at_a_hot_seat_the_screen_is_passed_before_another_hand_is_shown(come: Come) -> None:
    ann = come()
    ann.goto()
    ann.name(0).fill("Ann")
    ann.page.get_by_label("Seat 2").select_option("here")
    ann.name(1).fill("Bob")
    ann.button("Start the game").click()
    passed = ann.page.get_by_role("heading", name="Pass the screen to")
    names: list[str] = []
    while len(names) < 2:
        passed.or_(ann.choices).first.wait_for()
        if passed.is_visible():
            names.append(passed.inner_text().split()[-1])
            assert not ann.page.locator("#board").is_visible()
            ann.button(f"I am {names[-1]}").click()
            passed.wait_for(state="hidden")
        else:
            ann.decide()
    assert sorted(names) == ["Ann", "Bob"]


@pytest.mark.parametrize(("game", "opponent"), [("Viscounts", "cleric"), ("Architects", "reconstruction")])
def test_a_solo_game_begins(come: Come, game: str, opponent: str) -> None:
    ann = come()
    ann.goto()
    ann.page.get_by_label(f"{game} of the West Kingdom").check()
    ann.page.get_by_label("Opponent").select_option(opponent)
    ann.page.get_by_label("Difficulty").select_option("1")
    ann.name(0).fill("Ann")
    ann.button("Start the game").click()
    ann.decide()


def test_the_link_of_the_command_fills_in_the_door(come: Come) -> None:
    wanted = {
        "game": "architects",
        "expansions": ["works-of-wonder"],
        "options": {"setup": "variable"},
        "seats": [{"name": "Zoë"}, {"bot": "random"}, {"name": "Bob"}],
    }
    ann = come()
    ann.goto(f"/#new={quote(json.dumps(wanted))}")
    expect(ann.page.get_by_label("Works of Wonder")).to_be_checked()
    expect(ann.page.get_by_label("Setup")).to_have_value("variable")
    expect(ann.name(0)).to_have_value("Zoë")
    expect(ann.name(2)).to_have_value("Bob")
    assert "#" not in ann.page.url
    ann.button("Start the game").click()
    ann.page.get_by_role("heading", name="Pass the screen to").wait_for()
    assert ann.page.locator("#seats li > p").all_text_contents() == ["Zoë (you)", "random (a bot)", "Bob (you)"]


def test_a_finished_game_is_saved_opened_and_played_again(come: Come, server: Server, tmp_path: Path) -> None:
    """A bot plays for Ann to the end; the file opens as a table, and the same people may play again."""
    ann = come()
    table_against_a_bot(ann)
    ann.button("Let the bot random play for me").click()
    again = ann.button("Play again with the same people")
    again.wait_for(timeout=40_000)
    assert "wins with" in ann.page.locator("#result").inner_text()
    with ann.page.expect_download() as got:
        ann.page.get_by_role("link", name="Save as a file").click()
    got.value.save_as(tmp_path / "game.json")
    again.click()
    ann.page.get_by_role("heading", name="Before the game").wait_for()
    ann.goto()
    ann.page.get_by_text("Continue a saved game").click()
    ann.page.get_by_label("File").set_input_files(tmp_path / "game.json")
    ann.button("Open it").click()
    expect(ann.page.locator("#result")).to_contain_text("Final scores")


def test_the_page_reflows_on_a_phone(come: Come) -> None:
    ann = come()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    table_against_a_bot(ann)
    ann.choices.first.wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390
    assert all(box["height"] >= 44 for one in ann.page.get_by_role("button").all() if (box := one.bounding_box()))
