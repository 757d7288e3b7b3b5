"""Paying in one go: whole payments as buttons, or put together from parts; and the crumbs of what was decided in the turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES
from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, bring, make_table, play
from tests.web.conftest import Visit
from westkingdom.table.shown.payments import payments


def to_pay(game: str, least: int, most: int) -> wk.Game:
    """A game in which somebody must pay and has so many ways to do that."""
    for seed in range(100):
        luck = random.Random(seed)
        table = wk.new_game(game, seats=2, expansions=ALL_BOXES[game], seed=seed)
        while not table.over:
            if table.decision.kind == "pay" and least <= len(payments(table)) <= most:
                return table
            table.play(luck.choice(table.actions))
    raise AssertionError("nobody ever has to pay so")


def confirm_if_asked(visitor: Visitor) -> None:
    """What cannot be taken back waits for a second word."""
    confirm = visitor.page.locator("[data-confirm]")  # there as soon as something was pressed, or never
    if confirm.is_visible():
        confirm.click()


def seen(visitor: Visitor, table: str) -> Data:
    """The table as the browser's secret opens it."""
    found: Data = visitor.page.evaluate(f"fetch('/api/tables/{table}').then((r) => r.json())")
    return found


@pytest.mark.parametrize("game", wk.GAMES)
def test_a_few_ways_to_pay_are_one_click_each(server: Server, visit: Visit, game: str) -> None:
    """The first button pays what is regretted least: all of it, however many goods are asked for one after the other."""
    visitor = visit()
    given = to_pay(game, 3, 5)
    table = bring(server, visitor, given)
    visitor.goto(f"/t/{table}")
    ways = payments(given)
    buttons = visitor.page.locator(".options [data-option]")
    buttons.first.wait_for()
    assert buttons.count() >= len(ways)
    assert "suggested" in buttons.first.inner_text()
    for option in ways[0]["options"]:
        given.play(option)
    visitor.page.keyboard.press("1")
    confirm_if_asked(visitor)
    visitor.page.wait_for_function(
        "(n) => Number(document.querySelector('main.table').dataset.revision) >= n",
        arg=2 + len(given.history),
    )
    now = seen(visitor, table)["view"]["players"]
    then: Any = given.view(None)["players"]
    assert [one["goods"] for one in now] == [one["goods"] for one in then]


def test_many_ways_to_pay_are_put_together_good_by_good(server: Server, visit: Visit) -> None:
    """A stepper leads to a payment that is possible, the numbers before and after are shown, and it is paid whole."""
    visitor = visit()
    given = to_pay("architects", 6, 60)
    seat = given.seat
    table = bring(server, visitor, given)
    visitor.goto(f"/t/{table}")
    composer = visitor.page.get_by_role("group", name="Payment")
    composer.wait_for()
    pay = composer.locator("[data-pay]")
    first = pay.inner_text()
    more = composer.get_by_role("button", name="Pay more").locator(":scope:enabled").first
    more.click()
    assert pay.inner_text() != first
    composer.get_by_role("button", name="suggested").click()
    assert pay.inner_text() == first
    more.click()
    paid = {
        group.get_attribute("aria-label"): int(group.locator("output").inner_text())
        for group in composer.get_by_role("group").all()
    }
    before = given.view(seat)["players"][seat]  # type: ignore[index]
    names = {"silver": "silver", "Influence": "influence"}
    way = next(
        one
        for one in payments(given)
        if {names.get(str(name), str(name).lower()): n for name, n in paid.items() if n}
        == {each["good"]: each["n"] for each in one["paid"]}
    )
    pay.click()
    confirm_if_asked(visitor)
    composer.wait_for(state="detached")
    for option in way["options"]:
        given.play(option)
    now = seen(visitor, table)["view"]["players"][seat]
    assert now["goods"] == given.view(None)["players"][seat]["goods"]  # type: ignore[index]
    assert now["goods"] != before["goods"] or now != before


def test_crumbs_lead_back(server: Server, visit: Visit) -> None:
    """What was decided in this turn stands in the bar, phase by phase; a click on it takes back what came from it on."""
    visitor = visit()
    table = make_table(server, visitor, game="viscounts", seats=2, people=["Ann", "Bob"], practice=True)
    visitor.goto(f"/t/{table}")
    crumbs = visitor.page.get_by_role("list", name="Your decisions this turn").get_by_role("button")
    phase = visitor.page.get_by_role("list", name="Phases of the turn").locator("[aria-current=step]")
    for _ in range(60):
        play(visitor, most=1)
        visitor.settle()
        if crumbs.count() >= 2 and phase.count():
            break
    assert phase.count() == 1
    count, text = crumbs.count(), crumbs.first.inner_text()
    assert count >= 2
    assert text
    crumbs.first.click()
    visitor.page.wait_for_function("() => !document.querySelector('.crumbs button')")
    assert any(option in text for option in visitor.page.locator("[data-option] span").all_inner_texts())


def about_to_pay(game: str) -> tuple[wk.Game, int]:
    """A game, and what its seat may choose so that it must pay next, in one of several ways."""
    for seed in range(100):
        luck = random.Random(seed)
        table = wk.new_game(game, seats=2, seed=seed)
        while not table.over:
            before, option = table.copy(), luck.choice(table.actions)
            table.play(option)
            if not table.over and table.seat == before.seat and before.decision.kind != "pay" == table.decision.kind:
                return before, option
    raise AssertionError("nobody ever has to pay")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)], ids=str)
def test_the_town_stands_still_when_a_payment_is_asked_for(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """What is still to pay stands with the question."""
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    given, option = about_to_pay("architects")
    visitor.goto(f"/t/{bring(server, visitor, given)}")
    chosen = visitor.page.locator(f".bar [data-option='{option}']")
    chosen.wait_for()
    visitor.page.evaluate("() => document.fonts.ready")
    where = "(town) => { const { x, y, width } = town.getBoundingClientRect(); return [x, y, width]; }"
    town = visitor.page.locator(".town")
    before = town.evaluate(where)
    chosen.press("Enter")
    visitor.page.locator(".bill, [data-confirm]").first.wait_for()
    if visitor.page.locator("[data-confirm]").is_visible():
        visitor.page.locator("[data-confirm]").press("Enter")
    visitor.page.locator(".bill").wait_for()
    assert town.evaluate(where) == before
