"""Nothing happens by accident: what cannot be undone is confirmed, and nobody loses a game by one click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, let_bots_finish, make_table, play
from tests.web.conftest import Visit


def seated(server: Server, visit: Visit, **wanted: object) -> tuple[Visitor, str]:
    """Ann at a table of her own, with something to decide."""
    visitor = visit()
    options: Data = {"game": "architects", "seats": 2, "people": ["Ann"], "bots": ["random"], **wanted}
    table = make_table(server, visitor, **options)
    visitor.goto(f"/t/{table}")
    visitor.page.locator("[data-option]:enabled").first.wait_for()
    return visitor, table


def revision(visitor: Visitor) -> int:
    return int(visitor.page.locator("main.table").get_attribute("data-revision") or "0")


def to_a_placement(visitor: Visitor) -> None:
    """Play until a worker is to be placed."""
    for _ in range(60):
        if "worker" in visitor.page.locator("#prompt").inner_text().lower():
            return
        play(visitor, most=1)
        visitor.page.locator("[data-option]:enabled").first.wait_for()
    raise AssertionError("no worker is ever placed")


def test_enter_alone_chooses_nothing(server: Server, visit: Visit) -> None:
    visitor, _ = seated(server, visit)
    before = revision(visitor)
    visitor.page.locator("body").press("Enter")
    visitor.page.locator("body").press("Enter")
    visitor.page.wait_for_timeout(300)
    assert revision(visitor) == before


def test_the_end_of_a_turn_is_confirmed_where_a_bot_would_go_on_at_once(server: Server, visit: Visit) -> None:
    visitor, _ = seated(server, visit)
    to_a_placement(visitor)
    before = revision(visitor)
    visitor.page.locator("body").press("l")
    visitor.page.locator(".options [data-option]:enabled", has_text="Forest").click()
    expect(visitor.page.locator("[data-confirm]")).to_be_visible()
    expect(visitor.page.locator("#notes")).to_contain_text("cannot be undone")
    assert revision(visitor) == before
    visitor.page.locator("body").press("Escape")
    expect(visitor.page.locator("[data-confirm]")).to_have_count(0)


def test_where_everything_may_be_taken_back_nothing_is_confirmed(server: Server, visit: Visit) -> None:
    visitor, _ = seated(server, visit, practice=True)
    to_a_placement(visitor)
    before = revision(visitor)
    visitor.page.locator("body").press("l")
    visitor.page.locator(".options [data-option]:enabled", has_text="Forest").click()
    visitor.page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.revision) > n", arg=before
    )
    assert visitor.page.locator("[data-confirm]").count() == 0


def test_who_plays_alone_may_take_everything_back_unless_they_wish_otherwise(server: Server, visit: Visit) -> None:
    """Against bots or a solo opponent a table is for practice; with a friend it is not."""
    visitor = visit()
    visitor.page.get_by_text("Options").first.click()
    practice = visitor.page.locator("#practice")
    expect(practice).to_be_checked()
    practice.uncheck()
    expect(practice).not_to_be_checked()
    practice.check()
    visitor.button("Start the game").click()
    visitor.page.locator("main.table").wait_for()
    table = visitor.page.url.rsplit("/", 1)[-1]
    found: Data = visitor.page.evaluate(f"fetch('/api/tables/{table}').then((r) => r.json())")
    assert found["table"]["practice"]


def test_a_paused_table_offers_nothing_but_to_go_on(server: Server, visit: Visit) -> None:
    visitor, _ = seated(server, visit)
    visitor.page.get_by_text("Table and settings").click()
    visitor.button("Pause").click()
    expect(visitor.page.locator("[data-option]")).to_have_count(0)
    visitor.page.get_by_role("status").get_by_role("button", name="Resume").click()
    visitor.page.locator("[data-option]:enabled").first.wait_for()


def test_a_bot_plays_for_somebody_only_after_a_second_word(server: Server, visit: Visit) -> None:
    visitor, table = seated(server, visit)
    visitor.page.get_by_text("Table and settings").click()
    visitor.button("Let a bot play for me").click()
    visitor.page.get_by_role("button", name="No", exact=True).click()
    found: Data = visitor.page.evaluate(f"fetch('/api/tables/{table}').then((r) => r.json())")
    assert not found["table"]["seats"][0]["bot"]
    visitor.button("Let a bot play for me").click()
    visitor.button("Yes, let it play").click()
    visitor.page.locator("[data-result]").wait_for(timeout=60_000)


def test_after_the_end_the_board_can_be_looked_at(server: Server, visit: Visit) -> None:
    visitor, table = seated(server, visit, practice=True)
    let_bots_finish(visitor, table)
    box = visitor.page.locator("main.table > .board > .slot").bounding_box()
    assert box is not None
    assert box["height"] > 600
    assert box["width"] > 1000


def test_continuing_from_a_moment_gives_a_persons_seat_back_to_the_person(server: Server, visit: Visit) -> None:
    """Even if a bot played it at the end."""
    visitor, table = seated(server, visit, practice=True)
    let_bots_finish(visitor, table)
    visitor.goto(f"/t/{table}?at=5")
    visitor.button("Continue from here").click()
    visitor.page.locator("[data-option]:enabled").first.wait_for()
    assert table not in visitor.page.url
