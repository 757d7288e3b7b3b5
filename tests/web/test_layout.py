"""Every screen is legible: nothing is cut off, small or under something else, on a desk, a laptop and a phone, in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from tests.kit import ROOT
from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, advance
from tests.kit.web.touching import FINGER, Hand

FAULTS = (ROOT / "tests" / "kit" / "web" / "layout.js").read_text(encoding="utf-8")
TOKEN = "5" * 32
SIZES = {"desk": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
LANGUAGES = ("en", "fr", "ru")
GATES = ["gates-of-gold", "keeper-of-keys"]
TABLES: dict[str, tuple[Data, int]] = {
    "viscounts": ({"game": "viscounts", "seats": 4, "bots": ["random"] * 3, "expansions": GATES}, 60),
    "architects": ({"game": "architects", "seats": 6, "bots": ["random"] * 5, "expansions": ["works-of-wonder"]}, 30),
    "viscounts-alone": ({"game": "viscounts", "seats": 1, "options": {"solo": "noble"}, "expansions": GATES}, 40),
    "architects-alone": (
        {"game": "architects", "seats": 1, "options": {"solo": "aristocrat"}, "expansions": ["works-of-wonder"]},
        30,
    ),
    "result": ({"game": "architects", "seats": 6, "bots": ["random"] * 5, "expansions": ["works-of-wonder"]}, 10_000),
    "lobby": ({"game": "viscounts", "seats": 4, "bots": ["random"]}, -1),
}
"""What is asked for, and how many decisions are played; a lobby is not even started."""
SCREENS = ("door", *TABLES, "replay")
SMALL: Data = {"game": "viscounts", "seats": 2, "bots": ["random"]}
ASKED = {"moving": "move-to", "playing": "play-card"}
"""Tables where just this is asked."""
BOARD = {"viscounts": ".realm svg[role=group]", "architects": ".boards"}


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server with one person's tables, and where each screen is."""
    server = Server(tmp_path_factory.mktemp("layout"))
    server.start()
    paths = {"door": "/"}
    headers = {"authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=server.origin, headers=headers, trust_env=False, timeout=60) as client:
        for name, (wanted, steps) in TABLES.items():
            table = client.post("/api/tables", json={"people": ["Anne"], **wanted}).json()["table"]
            paths[name] = f"/t/{table}"
            if steps >= 0:
                client.post(f"/api/tables/{table}/actions", json={"do": "start"}).raise_for_status()
                advance(client, table, steps)
        for name, key in ASKED.items():
            table = client.post("/api/tables", json={"people": ["Anne"], **SMALL}).json()["table"]
            client.post(f"/api/tables/{table}/actions", json={"do": "start"}).raise_for_status()
            advance(client, table, 1000, until=key)
            paths[name] = f"/t/{table}"
    paths["replay"] = f"{paths['architects']}?at=40"
    yield server, paths
    server.stop()


@pytest.fixture(scope="module")
def visitors(chromium: Browser, shown: tuple[Server, dict[str, str]]) -> Iterator[dict[tuple[str, str], Visitor]]:
    """One browser for each size and language, as opening it takes longer than looking."""
    opened: dict[tuple[str, str], Visitor] = {}
    for size, (width, height) in SIZES.items():
        touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        for code in LANGUAGES:
            visitor = Visitor(chromium, shown[0], locale=code, viewport={"width": width, "height": height}, **touch)
            visitor.page.context.add_cookies([{"name": "westkingdom", "value": TOKEN, "url": shown[0].origin}])
            opened[size, code] = visitor
    opened["tablet", "en"] = Visitor(chromium, shown[0], viewport={"width": 1024, "height": 768})
    opened["tablet", "en"].page.context.add_cookies([{"name": "westkingdom", "value": TOKEN, "url": shown[0].origin}])
    yield opened
    for visitor in opened.values():
        visitor.leave()


def faults(visitor: Visitor, size: str) -> list[str]:
    """What is wrong with what is shown now."""
    found: list[str] = visitor.page.evaluate(FAULTS, {"phone": size == "phone"})
    return found


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_screen_is_legible(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor], size: str, code: str, screen: str
) -> None:
    """All of it, also what is under tabs."""
    visitor = visitors[size, code]
    visitor.goto(shown[1][screen])
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.locator("main").wait_for()
    found = {"": faults(visitor, size)}
    for tab in visitor.page.locator("[role=tab][aria-selected=false]").all():
        tab.click()
        found[tab.inner_text()] = faults(visitor, size)
    assert {tab: wrong for tab, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("screen", [*SCREENS, *ASKED])
@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_nothing_moves_between_down_and_up(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor], size: str, screen: str
) -> None:
    """Whatever is pressed, by a finger on a phone and by a mouse elsewhere; what comes while a mouse hovers leaves it where it is."""
    visitor = visitors[size, "en"]
    visitor.goto(shown[1][screen])
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.evaluate(FINGER)
    visitor.page.evaluate("() => window.finger.quiet()")
    hand = Hand(visitor, mouse=size != "phone")
    found = {}
    for number in range(visitor.page.evaluate("() => window.finger.kinds()")):
        aimed: Data | None = visitor.page.evaluate("(n) => window.finger.touch(n)", number)
        if aimed:
            hand.down(*aimed["point"])
            held: Data = visitor.page.evaluate("() => window.finger.rests()")
            hand.away()
            if held["moved"] or not held["hit"]:
                found[aimed["text"]] = held
    assert found == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", ["desk", "laptop"])
@pytest.mark.parametrize("game", BOARD)
def test_a_board_has_most_of_the_screen(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor], game: str, size: str, code: str
) -> None:
    """At least six tenths of its height, and no part of it needs scrolling."""
    visitor = visitors[size, code]
    visitor.goto(shown[1][game])
    visitor.page.locator(BOARD[game]).wait_for()
    height = visitor.page.locator(BOARD[game]).evaluate("(board) => board.getBoundingClientRect().height / innerHeight")
    assert height >= 0.6
    over = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
    assert visitor.page.locator("html, .field, .centre .stage").evaluate_all(over) == []


def test_a_finger_finds_what_is_asked_for(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor]
) -> None:
    """The sheet and one's goods leave most of a phone to the board, whose choices are large and in view."""
    page = visitors["phone", "ru"].page
    visitors["phone", "ru"].goto(shown[1]["moving"])
    page.locator(".stage .board-thing.legal").first.wait_for()
    visitors["phone", "ru"].settle()
    sheet = page.locator(".bar").bounding_box()
    stage = page.locator(".stage").bounding_box()
    goods = page.locator(".board > .strip").bounding_box()
    assert sheet
    assert stage
    assert goods
    assert sheet["height"] + goods["height"] <= 0.45 * 844 + 1
    assert sheet["y"] + sheet["height"] >= goods["y"] - 1
    assert goods["y"] + goods["height"] >= 838
    assert stage["y"] + stage["height"] <= sheet["y"]
    boxes = [one.bounding_box() for one in page.locator(".stage .board-thing.legal").all()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    inside = [box for box in boxes if box and stage["y"] <= box["y"] <= stage["y"] + stage["height"] - 44]
    assert inside
    page.get_by_role("button", name="Всё поле").tap()
    small = page.locator(".stage .board").bounding_box()
    assert small
    assert small["width"] <= 390
    page.touchscreen.tap(small["x"] + small["width"] / 2, small["y"] + small["height"] / 4)
    page.wait_for_function("document.querySelector('.stage .board').getBoundingClientRect().width > 600")


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_a_tap_tells_the_whole_text(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor], game: str
) -> None:
    """What a card cannot show is told when it is tapped."""
    page = visitors["phone", "en"].page
    visitors["phone", "en"].goto(shown[1][game])
    page.locator("[data-option]").first.wait_for()
    page.get_by_role("tab", name="Mine").tap()
    card = page.locator("[role=tabpanel]:not([hidden]) button:has([data-whole] .text:not(:empty)):not(.legal)").first
    text = " ".join((card.locator(".text").text_content() or "").split())
    card.tap()
    assert text in " ".join(page.locator("section.help").inner_text().split())


def test_a_finger_that_stays_chooses_nothing(
    shown: tuple[Server, dict[str, str]], visitors: dict[tuple[str, str], Visitor]
) -> None:
    """A card that would be played by a tap tells what it does when it is held, and stays in the hand."""
    page = visitors["phone", "en"].page
    visitors["phone", "en"].goto(shown[1]["playing"])
    card = page.locator(".thing.legal").first
    card.wait_for()
    revision = page.locator("main").get_attribute("data-revision")
    card.evaluate("(one) => one.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))")
    page.locator("section.help").wait_for()
    card.evaluate("(one) => (one.dispatchEvent(new PointerEvent('pointerup', {bubbles: true})), one.click())")
    page.wait_for_timeout(300)
    assert page.locator("[data-confirm]").count() == 0
    assert page.locator("main").get_attribute("data-revision") == revision
