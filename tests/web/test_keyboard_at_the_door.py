"""The door from the keyboard alone: a game is set up, and friends come, without a mouse."""

from __future__ import annotations

from tests.kit.web.browser import Visit
from tests.kit.web.keyboard import Keys


def test_a_game_is_set_up_at_the_door(visit: Visit) -> None:
    """The game, a box, the seats, names, options and the language, and it begins."""
    keys = Keys(visit())
    keys.tab_to("details.settings summary")
    keys.press("Enter")
    keys.tab_to("details.settings input")
    keys.press("ArrowDown")
    keys.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    keys.press("Escape")
    assert keys.focus["tag"] == "summary"
    keys.tab_to("input[name=game]")
    keys.press("ArrowRight")
    keys.tab_to("#works-of-wonder")
    keys.press("Space")
    keys.tab_to("input[name=count]")
    keys.press("ArrowRight")
    keys.tab_to("#name-0")
    keys.press("Control+a")
    keys.type("Zoë")
    keys.tab_to("#kind-1")
    keys.press("Home")
    keys.tab_to("#name-1")
    keys.type("Bob")
    keys.tab_to("form details summary")
    keys.press("Enter")
    keys.tab_to("form details select")
    keys.press("ArrowDown")
    keys.tab_to("#practice")
    keys.press("Space")
    keys.tab_to_words("Commencer la partie")
    keys.press("Enter")
    keys.page.wait_for_url("**/t/*")
    keys.page.locator("main.table h1").first.wait_for()
    assert keys.focus["id"] in ("prompt", "pass")
    table = keys.page.evaluate("fetch('/api/tables/' + location.pathname.slice(3)).then((r) => r.json())")["table"]
    assert (table["game"], table["expansions"], table["practice"]) == ("architects", ["works-of-wonder"], True)
    assert table["options"] == {"setup": "variable"}
    assert [(seat["kind"], seat["bot"] or seat["name"]) for seat in table["seats"]] == [
        ("person", "Zoë"),
        ("person", "Bob"),
        ("bot", "apprentice"),
    ]


def test_friends_come_by_a_link_and_everybody_is_seated(visit: Visit) -> None:
    """A link is made and followed, another seat taken at this screen, a bot put on the last one; ready, and it begins."""
    ann = Keys(visit())
    ann.tab_to("input[name=count]")
    ann.press("ArrowRight", "ArrowRight")
    for seat in (1, 2, 3):
        ann.tab_to(f"#kind-{seat}")
        ann.press("Home", "ArrowDown")
    ann.tab_to_words("Set up the table")
    ann.press("Enter")
    ann.page.wait_for_url("**/t/*")
    ann.page.locator("#lobby").wait_for()
    ann.tab_to_words("Copy invitation link")
    ann.press("Enter")
    ann.page.locator("li input[readonly]").wait_for()
    assert ann.focus["tag"] == "input"
    bob = Keys(visit(ann.page.input_value("li input[readonly]")))
    bob.tab_to("#join-name")
    bob.type("Bob")
    bob.press("Enter")
    bob.page.locator("#lobby").wait_for()
    bob.tab_to_words("I'm ready")
    bob.press("Space")
    bob.tab_to_words("Wait, I'm not ready")
    ann.page.get_by_role("heading", name="Bob").wait_for()
    ann.tab_to("li form input")
    ann.type("Cleo")
    ann.press("Enter")
    ann.page.get_by_role("heading", name="Cleo").wait_for()
    assert "Leave your seat" in ann.focus["text"]
    ann.tab_to_words("Add a bot")
    ann.press("Enter")
    ann.page.get_by_text("Always ready").wait_for()
    assert ann.focus["text"].startswith("Remove ")
    ann.page.wait_for_function("() => !document.querySelector('.start button').disabled")
    ann.tab_to_words("Start the game")
    ann.press("Enter")
    ann.page.locator("main.table h1").first.wait_for()
    bob.page.locator("main.table h1").first.wait_for()
    assert ann.focus["id"] in ("prompt", "pass")
    assert bob.focus["id"] == "prompt"
