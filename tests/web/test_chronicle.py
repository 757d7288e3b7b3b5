"""The chronicle in the browser: icons, turns that fold, a filter, lines that light the board, and what happened meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, make_table, play, wait_until_asked
from tests.web.conftest import Visit

TURNS = ".chronicle .turn"
LINES = f"{TURNS} [data-icon]"
FOLD = f"{TURNS} h3 button"
SOLO: Data = {"game": "viscounts", "seats": 1, "bots": [], "options": {"solo": "noble"}}


def at_table(server: Server, visit: Visit, **wanted: Any) -> Visitor:
    """Somebody at a table of their own that has begun, on a wide screen."""
    visitor = visit(viewport={"width": 1440, "height": 1000})
    more = {"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted}
    visitor.goto(f"/t/{make_table(server, visitor, **more)}")
    visitor.page.locator("#prompt").wait_for()
    return visitor


def played_until(visitor: Visitor, found: Callable[[], bool]) -> None:
    """Play on until something is there."""
    for seed in range(1, 80):
        wait_until_asked(visitor)
        visitor.settle()
        if found():
            return
        play(visitor, most=1, seed=seed)
    raise AssertionError("it never came")


def ask(visitor: Visitor, address: str) -> Any:
    """What the server tells this browser."""
    return visitor.page.evaluate("address => fetch(address).then((answer) => answer.json())", address)


def table_of(visitor: Visitor) -> str:
    """The address of the table in the API."""
    return "/api/tables/" + visitor.page.url.split("/t/")[1].split("?")[0]


def lines_of(visitor: Visitor) -> list[Data]:
    """The lines of the chronicle with their revisions, as the server tells them to seat 0."""
    entries = ask(visitor, f"{table_of(visitor)}/history?seat=0&language=en")["entries"]
    return [{**line, "revision": entry["revision"]} for entry in entries for line in entry["lines"]]


# --- reading


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_every_line_begins_with_the_icon_that_the_server_names(server: Server, visit: Visit, game: str) -> None:
    visitor = at_table(server, visit, game=game)
    play(visitor, most=15)
    wait_until_asked(visitor)
    told = {(line["text"], line["icon"]) for line in lines_of(visitor)}
    shown = visitor.page.locator(LINES)
    expect(shown.first).to_be_attached()
    assert shown.count() > 5
    for line in shown.locator("xpath=..").all():
        drawn = line.locator("[data-icon]")
        assert drawn.locator("path").count() == 1
        assert (line.locator(".text").text_content(), drawn.get_attribute("data-icon")) in told


def test_turns_fold_and_unfold_from_the_keyboard(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    play(visitor, most=20)
    wait_until_asked(visitor)
    headings = visitor.page.locator(FOLD)
    expect(headings.nth(6)).to_be_visible()
    assert "Round" in headings.last.inner_text()
    first, before_last = headings.nth(1), headings.nth(headings.count() - 2)
    assert first.get_attribute("aria-expanded") == "false"
    assert before_last.get_attribute("aria-expanded") == "true"
    for heading in (first, before_last):
        turn = heading.locator("xpath=ancestor::li[1]")
        open_at_first = heading.get_attribute("aria-expanded") == "true"
        for now in (not open_at_first, open_at_first):
            heading.focus()
            visitor.page.keyboard.press("Enter")
            expect(heading).to_have_attribute("aria-expanded", "true" if now else "false")
            assert bool(turn.locator("[data-icon]").count()) == now


def test_small_steps_are_folded_within_their_turn(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="viscounts")
    small = visitor.page.locator(f"{TURNS} summary", has_text="small step")
    played_until(visitor, lambda: small.count() > 0)
    step = small.last.locator("xpath=..").locator(".text").first
    assert not step.is_visible()
    small.last.focus()
    visitor.page.keyboard.press("Enter")
    expect(step).to_be_visible()


def test_whoever_scrolled_up_is_led_back_to_the_latest(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    play(visitor, most=25)
    wait_until_asked(visitor)
    turns = visitor.page.locator(".chronicle .scroll")
    back = visitor.page.get_by_role("button", name="Go to the latest")
    expect(visitor.page.locator(FOLD).nth(10)).to_be_attached()
    assert not back.count()
    turns.evaluate("list => list.scrollTo(0, -list.scrollHeight)")
    back.click()
    expect(back).to_have_count(0)
    latest = visitor.page.locator(FOLD).last.bounding_box()
    box = turns.bounding_box()
    assert latest is not None
    assert box is not None
    assert box["y"] < latest["y"] < box["y"] + box["height"]


def test_the_filter_shows_one_kind_and_is_remembered(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")

    def told(kind: str) -> list[str]:
        return [line["text"] for line in lines_of(visitor) if kind in line["kinds"]]

    played_until(visitor, lambda: bool(told("captures")) and bool(told("virtue")))
    chosen = visitor.page.get_by_label("Show in the chronicle")
    assert [one.strip() for one in chosen.locator("option").all_inner_texts()][:2] == ["Everything", "About me"]
    for kind in ("captures", "virtue"):
        chosen.select_option(kind)
        expect(visitor.page.locator(f"{TURNS} .text").first).to_be_attached()
        assert visitor.page.locator(f"{TURNS} .text").all_text_contents() == told(kind)
    visitor.page.reload()
    wait_until_asked(visitor)
    expect(chosen).to_have_value("virtue")
    expect(visitor.page.locator(f"{TURNS} .text")).to_have_text(told("virtue"))


# --- pointing


@pytest.mark.parametrize(
    ("game", "icon", "marked"),
    [("architects", "worker", ".town .told"), ("viscounts", "viscount", ".board-thing.told")],
)
def test_resting_on_a_line_marks_what_it_is_about(
    server: Server, visit: Visit, game: str, icon: str, marked: str
) -> None:
    """By the pointer and by focus; and nothing is marked afterwards. The mark is a dashed ring, not a colour."""
    visitor = at_table(server, visit, game=game)
    line = visitor.page.locator(f"{TURNS} li:has(> [data-icon={icon}])")
    played_until(visitor, lambda: line.count() > 0)
    page = visitor.page
    found = page.locator(marked)
    assert not found.count()
    line.last.locator("[data-icon]").hover()
    expect(found).to_have_count(1)
    about = next(one["about"] for one in reversed(lines_of(visitor)) if one["icon"] == icon)
    assert len(about) == 1
    if game == "architects":
        assert (found.text_content() or "").strip().startswith(ask_name(visitor, about[0]))
        assert found.evaluate("node => getComputedStyle(node, '::after').outlineStyle") == "dashed"
    else:
        assert found.locator(".ring").evaluate("node => getComputedStyle(node).strokeDasharray") != "none"
    page.mouse.move(5, 5)
    expect(found).to_have_count(0)
    line.last.get_by_role("link").focus()
    expect(found).to_have_count(1)
    page.locator("#chronicle").evaluate("() => document.activeElement.blur()")
    expect(found).to_have_count(0)


def ask_name(visitor: Visitor, thing: str) -> str:
    """What a thing is called."""
    cards = ask(visitor, f"{table_of(visitor)}/cards?language=en")["cards"]
    return str(next(card["name"] for card in cards if card["id"] == thing))


def test_a_line_leads_to_its_moment_by_a_link_that_says_so(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    play(visitor, most=12)
    wait_until_asked(visitor)
    link = visitor.page.locator(TURNS).get_by_role("link", name="Go to this moment").first
    words = link.evaluate("(link) => (link.click(), link.textContent)")  # at once: turns are folded as others come
    moment = re.search(r"\d+", words)
    assert moment is not None
    visitor.page.wait_for_url(f"**?at={moment.group()}")


# --- since one's last turn


def digest(visitor: Visitor) -> Locator:
    """What happened since one's last turn."""
    return visitor.page.get_by_role("region", name="Since your last turn")


def numbers(player: Data) -> dict[str, int]:
    """Some numbers of a player in a view."""
    goods = {name: int(n) for name, n in player["goods"].items()}
    return {**goods, "debt": player["debts"]["unpaid"]}


@pytest.mark.parametrize("wanted", [{"game": "architects", "seats": 3, "bots": ["random"] * 2}, SOLO], ids=str)
def test_the_digest_tells_what_the_others_changed_and_plays_it_again(
    server: Server, visit: Visit, wanted: Data
) -> None:
    """The numbers are those of the moment before the others' first step, and of the moment when one's own turn began."""
    visitor = at_table(server, visit, **wanted)
    played_until(visitor, lambda: digest(visitor).locator("[data-net]").count() > 1)
    told = lines_of(visitor)
    mine = [i for i, line in enumerate(told) if line["heading"] and line["seat"] == 0][-2:]
    steps = [line for line in told[mine[0] : mine[1]] if line["seat"] > 0 and not line["heading"]]
    base, end = steps[0]["revision"] - 1, told[mine[1]]["revision"]
    before, after = (
        ask(visitor, f"{table_of(visitor)}/moments/{moment}?seat=0")["view"]["players"] for moment in (base, end)
    )
    shown = digest(visitor).locator("[data-seat]")
    others = {str(line["seat"]) for line in told[mine[0] + 1 : mine[1]] if line["heading"]}
    assert {one.get_attribute("data-seat") for one in shown.all()} == others
    for one in shown.all():
        seat = int(one.get_attribute("data-seat") or -1)
        assert seat > 0
        then, now = numbers(before[seat]), numbers(after[seat])
        wished = {name: f"{now[name] - then[name]:+}".replace("-", "−") for name in now if now[name] != then[name]}
        written = {
            net.get_attribute("data-net"): net.inner_text().split()[-1] for net in one.locator("[data-net]").all()
        }
        assert {name: by for name, by in written.items() if name in now} == wished
        assert any(line["text"] in one.inner_text() for line in steps if line["seat"] == seat)
    digest(visitor).get_by_role("button", name="Replay").click()
    visitor.page.wait_for_url(f"**?at={base}")
    visitor.page.wait_for_url(f"**?at={end}")  # it goes on by itself, and stops where one's own turn begins
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.page.wait_for_timeout(1300)
    assert visitor.page.url.endswith(f"?at={end}")
    visitor.page.get_by_role("button", name="Back to now").click()
    expect(digest(visitor)).to_be_visible()


def test_the_digest_stays_closed_for_the_turn_and_comes_back_with_the_next(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    played_until(visitor, lambda: digest(visitor).count() > 0)
    turn = visitor.page.locator(FOLD).count()
    digest(visitor).get_by_role("button", name="Hide until the next turn").click()
    expect(digest(visitor)).to_have_count(0)
    visitor.page.reload()
    wait_until_asked(visitor)
    expect(visitor.page.locator(FOLD)).to_have_count(turn)
    assert not digest(visitor).count()
    played_until(visitor, lambda: visitor.page.locator(FOLD).count() > turn and digest(visitor).count() > 0)


def test_on_a_phone_the_digest_heads_the_chronicle(server: Server, visit: Visit) -> None:
    """It is read where the chronicle is, and takes nothing from the board; both are as wide as the phone."""
    visitor = at_table(server, visit, game="architects")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.button("Got it").click()
    tabs = visitor.page.get_by_role("tab")

    def told() -> bool:
        tabs.last.click()
        return digest(visitor).count() > 0

    played_until(visitor, told)
    first = visitor.page.locator(LINES).first
    expect(first).to_be_attached()
    above, below = digest(visitor).bounding_box(), visitor.page.locator(".chronicle .scroll").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    tabs.first.click()
    expect(digest(visitor)).to_have_count(0)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
