"""The end of a game on the page: towers that are told row by row, and lines that open what they were counted from."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.kit.web.browser import Server, Visit, Visitor
from tests.kit.web.keyboard import play_on
from tests.kit.web.playing import Data, make_table
from tests.web.test_access import violations

PHONE = {"width": 390, "height": 844}
GAMES: dict[str, Data] = {
    "viscounts": {"game": "viscounts", "expansions": ["gates-of-gold", "keeper-of-keys"]},
    "architects": {"game": "architects", "expansions": ["works-of-wonder"]},
}


def ended(server: Server, visit: Visit, wanted: Data, **more: object) -> Visitor:
    """Somebody who comes to a table whose game is over."""
    visitor = visit("/", **more)
    table = make_table(server, visitor, **{"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted})
    play_on(server, visitor, table, 10_000)
    visitor.goto(f"/t/{table}")
    visitor.page.locator("tfoot td").first.wait_for()
    return visitor


@pytest.mark.parametrize("game", GAMES)
def test_every_line_opens_what_it_was_counted_from(server: Server, visit: Visit, game: str) -> None:
    """How it is scored, and every seat with its points, which are those of the table; one line at a time."""
    page = ended(server, visit, GAMES[game]).page
    page.locator(".panorama text").first.wait_for()
    lines = page.locator("[data-line]")
    assert lines.count() >= 8
    for line in lines.all():
        name = line.get_attribute("data-line")
        line.click()
        expect(line).to_have_attribute("aria-expanded", "true")
        told = page.locator("[data-breakdown]")
        expect(told).to_have_attribute("data-breakdown", name or "")
        points = page.locator("tr", has=page.locator(f"[data-line={name}]")).locator("td").all_inner_texts()
        sums = told.locator(".sum").all_inner_texts()
        assert [one.removesuffix(" VP").rsplit(" ", 1)[-1] for one in sums] == [one or "0" for one in points]
        assert told.locator("p").inner_text().strip()
    lines.last.click()
    expect(page.locator("[data-breakdown]")).to_have_count(0)


def test_the_buildings_of_a_line_add_up(server: Server, visit: Visit) -> None:
    page = ended(server, visit, {"game": "architects"}).page
    page.locator("[data-line=buildings]").click()
    seats = page.locator("[data-breakdown] li")
    points = page.locator("tr", has=page.locator("[data-line=buildings]")).locator("td").all_inner_texts()
    for seat, total in zip(seats.all(), points, strict=True):
        assert sum(int(one) for one in seat.locator(".card b").all_inner_texts()) == int(total)


def test_the_points_are_told_row_by_row_and_once(server: Server, visit: Visit) -> None:
    """The towers grow, and whoever is in a hurry sees everything at once; who comes back is told nothing twice."""
    visitor = ended(server, visit, {"game": "architects"}, reduced_motion="no-preference")
    page = visitor.page
    totals = page.locator("tfoot td").all_inner_texts()
    waiting = page.locator("tbody tr.later")
    before = waiting.count()
    assert before > 0
    page.wait_for_function("n => document.querySelectorAll('tbody tr.later').length < n", arg=before)
    page.get_by_role("button", name="Show everything").click()
    expect(waiting).to_have_count(0)
    assert page.locator(".panorama .total").all_text_contents() == totals
    page.reload()
    page.locator("tfoot td").first.wait_for()
    page.locator(".panorama .total").first.wait_for()
    assert waiting.count() == 0
    assert page.get_by_role("button", name="Show everything").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_fits_a_phone_and_is_for_everybody(server: Server, visit: Visit, game: str, scheme: str) -> None:
    """With most seats, nothing is wider than the screen, and an open line offends nobody."""
    seats = 6 if game == "architects" else 4
    wanted = {**GAMES[game], "seats": seats, "bots": ["random"] * (seats - 1)}
    visitor = ended(server, visit, wanted, viewport=PHONE, color_scheme=scheme)
    visitor.page.locator(".panorama text").first.wait_for()
    visitor.page.locator("[data-line]").first.click()
    visitor.page.locator("[data-breakdown]").wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(visitor) == []
