"""Every screen is for everybody: axe has nothing to say against it, in both themes, on a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.kit import ROOT
from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, let_bots_finish, make_table, play
from tests.web.conftest import Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']}"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
TABLES: dict[str, Data] = {
    "viscounts": {"game": "viscounts", "expansions": ["gates-of-gold", "keeper-of-keys"]},
    "architects": {"game": "architects", "expansions": ["works-of-wonder"]},
}


def violations(visitor: Visitor) -> list[str]:
    """What axe finds wrong with what is shown now: the rule, and where."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text(encoding="utf-8")})
    found: list[str] = visitor.page.evaluate(
        f"axe.run(document, {RULES}).then((found) => found.violations.map("
        "(one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')))"
    )
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_for_everybody(server: Server, visit: Visit, name: str, scheme: str, size: str) -> None:
    """In the middle of a game, at a moment of its past, and with the board as text."""
    visitor = visit("/", color_scheme=scheme, viewport=SIZES[size])
    table = make_table(server, visitor, seats=2, people=["Ann"], bots=["random"], **TABLES[name])
    visitor.goto(f"/t/{table}")
    play(visitor, most=14)
    visitor.page.locator("[data-option]:enabled").first.wait_for()
    assert violations(visitor) == []
    visitor.goto(f"/t/{table}?at=9")
    visitor.page.get_by_role("slider").wait_for()
    assert violations(visitor) == []
    visitor.page.evaluate("() => localStorage.setItem('text-board', 'yes')")
    visitor.goto(f"/t/{table}")
    visitor.page.locator("article h2").first.wait_for()
    assert violations(visitor) == []


def test_the_result_is_for_everybody(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = make_table(server, visitor, game="architects", seats=2, people=["Ann"], bots=["random"])
    visitor.goto(f"/t/{table}")
    let_bots_finish(visitor, table)
    assert violations(visitor) == []


def test_the_lobby_and_an_invitation_are_for_everybody(server: Server, visit: Visit) -> None:
    ann = visit()
    table = ann.page.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
        "{game: 'viscounts', seats: 3, people: ['Ann']})}).then((r) => r.json())"
    )["table"]
    ann.goto(f"/t/{table}")
    ann.page.get_by_role("button", name="Start").wait_for()
    assert violations(ann) == []
    invitation = ann.page.evaluate(
        f"fetch('/api/tables/{table}/invitations', {{method: 'POST', headers: {{'content-type': 'application/json'}}, "
        "body: '{\"seat\": 1}'}).then((r) => r.json())"
    )["invitation"]
    bob = visit(f"/#join={table}.{invitation}")
    bob.page.get_by_role("heading", name="Ann invites you").wait_for()
    assert violations(bob) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", TABLES)
def test_what_opens_at_a_table_is_for_everybody(server: Server, visit: Visit, name: str, scheme: str) -> None:
    """The list of keys, the reasons, an explanation, the tools; and the board as text with an answer."""
    visitor = visit("/", color_scheme=scheme, viewport=SIZES["desk"])
    table = make_table(server, visitor, seats=2, people=["Ann"], bots=["random"], **TABLES[name])
    visitor.goto(f"/t/{table}")
    play(visitor, most=14)
    page = visitor.page
    for _ in range(12):
        page.locator("[data-option]").first.wait_for()
        if page.locator("details.why").count():
            break
        play(visitor, most=1)
    page.locator("details.why summary").press("Enter")
    page.locator("details.tools summary").press("Enter")
    assert violations(visitor) == []
    page.locator("details.why summary").press("Escape")
    page.locator(".board [data-area] button[data-explain]:visible").first.press("i")
    page.locator(".help button").wait_for()
    assert violations(visitor) == []
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    assert violations(visitor) == []
    page.keyboard.press("Escape")
    page.evaluate("() => localStorage.setItem('text-board', 'yes')")
    page.reload()
    page.locator("#command").fill("help")
    page.locator("#command").press("Enter")
    page.locator(".told p").first.wait_for()
    assert violations(visitor) == []


def test_passing_the_screen_is_for_everybody(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = make_table(server, visitor, game="architects", seats=2, people=["Ann", "Bob"])
    visitor.goto(f"/t/{table}")
    for _ in range(30):
        visitor.page.locator("[data-option], [data-pass]").first.wait_for()
        if visitor.page.locator("[data-pass]").count():
            break
        play(visitor, most=1)
    visitor.page.locator("[data-pass]").wait_for()
    assert violations(visitor) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_door_with_everything_opened_is_for_everybody(visit: Visit, size: str) -> None:
    visitor = visit("/", viewport=SIZES[size])
    visitor.page.locator("#new-game").wait_for()
    for opened in visitor.page.locator("summary").all():
        opened.press("Enter")
    visitor.page.locator("#clock").press("Space")
    visitor.page.locator("#alone").press("Space")
    assert violations(visitor) == []
    visitor.page.get_by_role("button", name="Keyboard shortcuts").press("Enter")
    visitor.page.locator("dialog[open]").wait_for()
    assert violations(visitor) == []
