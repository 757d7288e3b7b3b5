"""What is around a game from the keyboard alone: the tools of the table, one screen for many, and the end."""

from __future__ import annotations

from tests.kit.web.browser import Server, Visit
from tests.kit.web.playing import REVISION
from tests.kit.web.seated import IDLE, asked, sit


def test_the_tools_of_the_table(server: Server, visit: Visit) -> None:
    """Pause and go on, another language, what is confirmed, the board as text, closed again."""
    _, keys, _ = sit(server, visit, game="viscounts", steps=6)
    asked(keys)
    keys.tab_to("details.tools summary")
    keys.press("Enter")
    keys.tab_to_words("Pause")
    keys.press("Enter")
    keys.page.locator(".top [role=status]", has_text="The game is paused").wait_for()
    keys.tab_to_words("Resume")
    keys.press("Enter")
    keys.page.locator(".top [role=status]", has_text="The game is paused").wait_for(state="detached")
    keys.tab_to("details.tools select")
    keys.press("End")
    keys.page.locator("#chronicle", has_text="Летопись").wait_for()
    keys.press("Tab")
    keys.press("End")
    assert keys.page.evaluate("localStorage.getItem('confirm')") == "never"
    keys.tab_to_words("Поле текстом", key="Shift+Tab")
    keys.press("Enter")
    keys.page.locator("#command").wait_for()
    assert keys.focus
    keys.tab_to("details.tools summary")


def test_people_at_one_screen_pass_it_on(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="architects", people=["Ann", "Bob"], bots=[], steps=12)
    passed = 0
    for _ in range(16):
        keys.page.wait_for_function(f"() => ({IDLE})() || document.querySelector('[data-pass]')")
        if keys.page.locator("[data-pass]").count():
            assert keys.focus["id"] == "pass" or not passed
            keys.tab_to("[data-pass]")
            keys.press("Enter")
            asked(keys)
            keys.page.wait_for_function("() => document.activeElement.id === 'prompt'")
            passed += 1
        before = keys.page.evaluate(REVISION)
        keys.tab_to("[data-option]")
        keys.press("Enter")
        if keys.page.locator("[data-confirm]").count():
            keys.press("Enter")
        keys.page.wait_for_function(f"before => ({REVISION})() > before", arg=before)
    assert passed >= 3


def test_after_the_end_the_sheets_are_read_and_the_same_people_play_again(server: Server, visit: Visit) -> None:
    _, keys, table = sit(server, visit, game="architects", steps=10_000)
    keys.page.locator("#result").wait_for()
    keys.tab_to("[role=region].scroll")
    assert keys.page.locator("tfoot td").count() == 2
    keys.tab_to(".chart summary")
    keys.press("Enter")
    totals = keys.page.locator("tfoot td").all_inner_texts()
    assert keys.page.locator(".chart tbody tr").last.locator("td").all_inner_texts() == totals
    keys.tab_to_words("Play again with the same people")
    keys.press("Enter")
    keys.page.wait_for_function("table => !location.pathname.includes(table)", arg=table)
    keys.page.locator("main h1").first.wait_for()
    assert keys.focus["tag"] == "h1"
