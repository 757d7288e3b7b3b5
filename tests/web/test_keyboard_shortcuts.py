"""The keys themselves: all stand in one list, and single ones can be turned off."""

from __future__ import annotations

import pytest

from tests.kit.web.browser import Server, Visit
from tests.kit.web.playing import REVISION
from tests.kit.web.seated import asked, sit


@pytest.mark.parametrize(
    ("code", "title"), [("en", "Keyboard shortcuts"), ("fr", "Raccourcis clavier"), ("ru", "Горячие клавиши")]
)
def test_all_keys_stand_in_one_list(server: Server, visit: Visit, code: str, title: str) -> None:
    """Opened by a key or a button, closed by Escape; the game does not hear what is pressed meanwhile."""
    visitor, keys, _ = sit(server, visit, game="viscounts", steps=6)
    visitor.page.evaluate("code => localStorage.setItem('language', code)", code)
    visitor.page.reload()
    asked(keys)
    keys.tab_to("[data-option]")
    keys.press("?")
    keys.page.get_by_role("dialog", name=title).wait_for()
    revision = keys.page.evaluate(REVISION)
    keys.press("1", "z")
    assert keys.page.evaluate(REVISION) == revision
    assert not keys.page.locator("[data-confirm]").count()
    keys.press("Escape")
    assert keys.focus["option"]
    keys.tab_to("details.tools summary")
    keys.press("Enter")
    keys.tab_to_words(f"{title} ?")
    keys.press("Enter")
    keys.page.get_by_role("dialog", name=title).wait_for()
    keys.press("Enter")
    assert f"{title} ?" in keys.focus["text"]


def test_single_keys_can_be_turned_off(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="viscounts", steps=6)
    asked(keys)
    keys.press("?")
    keys.tab_to("dialog input[type=checkbox]")
    keys.press("Space", "Escape")
    revision = keys.page.evaluate(REVISION)
    keys.press("1", "?")
    keys.page.wait_for_timeout(200)
    assert not keys.page.locator("[data-confirm], dialog[open]").count()
    assert keys.page.evaluate(REVISION) == revision
