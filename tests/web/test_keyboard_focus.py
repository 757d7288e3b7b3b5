"""The focus goes everywhere in good order, is seen wherever it is, and is held nowhere."""

from __future__ import annotations

import pytest

from tests.kit.web.browser import Server, Visit
from tests.kit.web.keyboard import Keys, play_on
from tests.kit.web.playing import Data, make_table
from tests.kit.web.seated import BOTH, asked, named, sit


def test_left_and_right_go_round_the_board_and_up_and_down_through_it(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="viscounts", steps=8)
    asked(keys)
    keys.page.locator("button.folk").nth(4).wait_for()
    keys.tab_to("[data-ring] [data-area] .folk")
    start = keys.focus["text"]
    visited = []
    for _ in range(5):
        keys.press("ArrowRight")
        visited.append(keys.focus["text"])
    assert len(set(visited)) == 5
    assert visited[-1] == start
    keys.press("ArrowLeft")
    assert keys.focus["text"] == visited[-2]
    keys.press("ArrowDown")
    assert keys.focus["tag"] == "g"
    for _ in range(4):
        keys.press("ArrowUp")
    assert keys.focus["text"] in visited


@pytest.mark.parametrize("wanted", BOTH, ids=named)
def test_tab_goes_through_the_page_in_its_order_and_out_of_it(server: Server, visit: Visit, wanted: Data) -> None:
    """First the ways past things, then the bar, then the board with one stop for each area; everything shows its focus."""
    _, keys, _ = sit(server, visit, steps=12, **wanted)
    asked(keys)
    keys.visitor.settle()
    order = keys.tabs()
    assert [one["text"] for one in order[:3]] == ["Go to the decision D", "Go to the board B", "Go to the chronicle C"]
    bar = [i for i, one in enumerate(order) if one["bar"]]
    board = [i for i, one in enumerate(order) if one["board"]]
    assert bar == list(range(3, 3 + len(bar)))
    assert min(board) > max(bar)
    areas = keys.page.locator(".board [data-area]").count()
    assert len(board) <= areas + 12
    keys.press("Tab", "Tab", "Enter")
    assert keys.focus["board"]
    keys.press("d")
    assert keys.focus["id"] == "prompt"
    for _ in range(len(order) - next(i for i, one in enumerate(order) if one["option"])):
        keys.press("Tab")
        assert keys.has_ring(), keys.focus


@pytest.mark.parametrize("where", ["door", "lobby", "join", "result", "replay"])
def test_every_focus_is_seen_and_nothing_holds_the_keyboard(server: Server, visit: Visit, where: str) -> None:
    visitor = visit("/", viewport={"width": 1440, "height": 900})
    keys = Keys(visitor)
    if where == "lobby":
        made = "{game: 'viscounts', seats: 3, people: ['Ann']}"
        table = visitor.page.evaluate(
            "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
            f"{made})}}).then((r) => r.json())"
        )["table"]
        visitor.goto(f"/t/{table}")
    elif where == "join":
        made = visitor.page.evaluate(
            "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
            "{game: 'viscounts', seats: 2, people: ['Ann']})}).then((r) => r.json()).then(({table}) => fetch("
            "`/api/tables/${table}/invitations`, {method: 'POST', headers: {'content-type': 'application/json'}, "
            "body: JSON.stringify({seat: 1})})).then((r) => r.json())"
        )
        visitor.goto(f"/#join={made['table']}.{made['invitation']}")
    elif where in ("result", "replay"):
        table = make_table(server, visitor, game="architects", seats=2, people=["Ann"], bots=["random"])
        play_on(server, visitor, table, 10_000)
        visitor.goto(f"/t/{table}" if where == "result" else f"/t/{table}?at=9")
    visitor.page.locator("h1").first.wait_for()
    if where == "door":
        keys.tab_to("form details summary")
        keys.press("Enter")
    if where == "result":
        visitor.page.locator("#result:focus").wait_for()
        keys.tab_to(".chart summary")
        keys.press("Enter")
    visitor.settle()
    order = keys.tabs()
    assert len(order) >= (3 if where == "join" else 5)  # an invitation asks for a name and little else
    for _ in order:
        keys.press("Tab")
        assert keys.has_ring(), keys.focus
