"""A game from the keyboard alone: decisions are made, confirmed and taken back, and what one sees explains itself."""

from __future__ import annotations

import re

import pytest

from tests.kit.web.browser import Server, Visit
from tests.kit.web.playing import REVISION, Data
from tests.kit.web.seated import BOTH, GAMES, asked, done, named, sit


@pytest.mark.parametrize("wanted", GAMES, ids=named)
def test_a_game_is_played_by_numbers_in_the_bar_and_on_the_board(server: Server, visit: Visit, wanted: Data) -> None:
    """By turns in three ways; whatever is chosen, the focus is never nowhere."""
    _, keys, _ = sit(server, visit, steps=6, **wanted)
    asked(keys)
    keys.press("d")
    on_board = 0
    for turn in range(24):
        before = keys.page.evaluate(REVISION)
        legal = keys.page.locator(".board .legal:visible").count()
        if turn % 3 == 0:
            keys.press("1")
        elif turn % 3 == 1 or not legal:
            keys.tab_to("[data-option]")
            keys.press("Tab" if keys.page.locator("[data-option]").count() > 1 else "Shift", "Enter")
            if turn % 2:
                done(keys, before)
                assert keys.focus["bar"]
                continue
        else:
            keys.press("b")
            assert keys.focus["legal"]
            keys.press("ArrowRight")
            if not keys.focus["legal"]:
                keys.press("b")
            keys.press("Space")
            if keys.focus["option"]:  # several options are about it: the bar decides
                keys.press("Enter")
            on_board += 1
        done(keys, before)
        assert keys.focus
    assert on_board >= 2


def test_what_cannot_be_taken_back_is_confirmed_or_not(server: Server, visit: Visit) -> None:
    visitor, keys, _ = sit(server, visit, game="architects", steps=8)
    visitor.page.evaluate("() => localStorage.setItem('confirm', 'always')")
    visitor.page.reload()
    asked(keys)
    keys.tab_to("[data-option]")
    chosen = keys.focus["option"]
    keys.press("Enter")
    assert keys.focus["confirm"]
    keys.press("Escape")
    assert keys.focus["option"] == chosen
    assert not keys.page.locator("[data-confirm]").count()
    before = keys.page.evaluate(REVISION)
    keys.press("1")
    assert keys.focus["confirm"]
    keys.press("Enter")
    keys.page.wait_for_function(f"before => ({REVISION})() > before", arg=before)


@pytest.mark.parametrize("key", ["z", "Control+z"])
def test_a_decision_is_taken_back(server: Server, visit: Visit, key: str) -> None:
    _, keys, _ = sit(server, visit, game="viscounts", practice=True, steps=8)
    asked(keys)
    while keys.page.inner_text("#prompt") != "Where does your Viscount move?":  # one is asked again in the same turn
        revision = keys.page.evaluate(REVISION)
        keys.press("1")
        done(keys, revision)
    before = keys.page.inner_text("#prompt"), keys.page.evaluate(REVISION)
    keys.press("1")
    done(keys, before[1])
    assert keys.page.inner_text("#prompt") != before[0]
    keys.page.locator(".undo:not([aria-disabled])").wait_for()
    keys.press(key)
    keys.page.wait_for_function("text => document.querySelector('#prompt').innerText === text", arg=before[0])


def test_why_not_is_opened_read_and_closed(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="architects", steps=9)
    asked(keys)
    while not keys.page.locator("details.why").count():
        before = keys.page.evaluate(REVISION)
        keys.press("1")
        done(keys, before)
    keys.tab_to("details.why summary")
    keys.press("Enter")
    assert re.search(r".+: .+\.", keys.page.locator("details.why li").first.inner_text())
    keys.press("Escape")
    assert not keys.page.locator("details.why li").first.is_visible()
    assert keys.focus["tag"] == "summary"


def test_why_not_is_told_on_the_board_too(server: Server, visit: Visit) -> None:
    """Something impossible can be reached, says why, and does nothing."""
    _, keys, _ = sit(server, visit, game="viscounts", steps=1)
    for _ in range(40):
        asked(keys)
        if keys.page.locator("svg [aria-disabled=true]").count():
            break
        before = keys.page.evaluate(REVISION)
        keys.press("1")
        done(keys, before)
    keys.press("b")
    for _ in range(30):
        if keys.page.evaluate("() => document.activeElement.matches('svg [aria-disabled=true]')"):
            break
        keys.press("ArrowRight")
    reason = keys.page.locator(".bar .notes").inner_text()
    assert "✕" in reason
    assert reason.split(": ")[-1] in keys.focus["text"]
    revision = keys.page.evaluate(REVISION)
    keys.press("Enter")
    assert keys.page.evaluate(REVISION) == revision


@pytest.mark.parametrize("wanted", BOTH, ids=named)
def test_a_card_explains_itself(server: Server, visit: Visit, wanted: Data) -> None:
    """In short while the keyboard rests on it; opened it has the focus, closed it gives it back."""
    _, keys, _ = sit(server, visit, steps=10, **wanted)
    asked(keys)
    keys.tab_to(".board [data-area] :is(.thing, .card)")
    here = keys.focus["text"]
    keys.page.locator(".help h2").wait_for()
    assert not keys.page.locator(".help button").count()
    keys.press("i")
    keys.page.locator(".help button").wait_for()
    assert keys.page.evaluate("() => document.activeElement.matches('.help')")
    keys.press("Tab")
    assert "Close" in keys.focus["text"]
    keys.press("Enter")
    assert keys.focus["text"] == here
    keys.press("F1", "Escape")
    assert keys.focus["text"] == here
    assert not keys.page.locator(".help button").count()
