"""The past of a game from the keyboard alone."""

from __future__ import annotations

from tests.kit.web.browser import Server, Visit
from tests.kit.web.keyboard import Keys
from tests.kit.web.playing import REVISION
from tests.kit.web.seated import asked, sit


def to_a_moment(keys: Keys) -> None:
    """Follow a line of the chronicle to its moment; all of it is there, and turns are no longer folded as others come."""
    keys.visitor.settle()
    lines = keys.page.locator(".chronicle a:visible")
    lines.nth(lines.count() // 3).focus()
    keys.press("Enter")


def test_the_chronicle_leads_into_the_past_and_the_past_goes_on(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="architects", practice=True, steps=12)
    asked(keys)
    keys.page.locator(".chronicle a").first.wait_for()
    to_a_moment(keys)
    keys.page.wait_for_url("**?at=*")
    keys.page.locator("#replay").wait_for()
    keys.page.wait_for_function("() => document.activeElement.id === 'replay'")
    keys.page.wait_for_function("() => !document.querySelector('.play[aria-disabled]')")

    def at() -> int:
        return int(
            keys.page.evaluate("location.search.slice(4)")
        )  # what the page itself says, not what we heard of it last

    here, last = at(), keys.page.evaluate(REVISION)
    keys.press("ArrowLeft")
    assert at() == here - 1
    keys.press("ArrowRight", "ArrowRight")
    assert at() == here + 1
    keys.press("ArrowUp", "ArrowUp")
    turn = at()
    assert turn < here
    keys.press("ArrowDown")
    assert at() > turn
    keys.press("End")
    assert at() == last
    keys.press("Home")
    first = at()
    assert first <= 2
    keys.press("]", "]", "[")
    assert keys.page.locator(".speed select").input_value() == "2"
    keys.press("Space")
    keys.page.wait_for_function("first => Number(location.search.slice(4)) >= first + 2", arg=first)
    keys.press("Space")
    stopped = at()
    keys.page.wait_for_timeout(700)
    assert at() == stopped
    keys.tab_to_words("Continue from here")
    path = keys.page.evaluate("location.pathname")
    keys.press("Enter")
    keys.page.wait_for_function("path => location.pathname !== path", arg=path)
    keys.page.wait_for_function("() => ['prompt', 'pass'].includes(document.activeElement.id)")


def test_the_past_is_left_again(server: Server, visit: Visit) -> None:
    _, keys, table = sit(server, visit, game="viscounts", steps=6)
    asked(keys)
    keys.page.locator(".chronicle a").first.wait_for()
    to_a_moment(keys)
    keys.page.locator("#replay").wait_for()
    keys.tab_to_words("Back to now")
    keys.press("Enter")
    asked(keys)
    assert keys.page.url.endswith(f"/t/{table}")
    assert keys.focus["id"] == "prompt"
