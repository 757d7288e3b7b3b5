"""The page for those who listen: roles and names, what is said aloud, and the board as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.keyboard import Keys, play_on
from tests.kit.web.playing import REVISION, Data, make_table
from tests.kit.web.seated import BOTH, asked, done, named, sit
from tests.web.conftest import Visit
from westkingdom.speech.bots import bot_names

BOTS = tuple(f"{name} " for name in bot_names())
"""How a sentence about what a bot did begins."""

SAID = "[data-herald] p"
HEAR = """() => {
  // What is said at once is noted together.
  const note = (some) => window.heard.push(some.flatMap((one) => [...one.addedNodes].map((node) => node.textContent)).filter(Boolean));
  new MutationObserver(note).observe(document.querySelector('[data-herald]'), {childList: true});
}"""


def reads(part: Locator, *lines: str) -> None:
    """What a screen reader finds there, in this order; other things may stand between."""
    expect(part).to_match_aria_snapshot("\n".join(f"- {line}" for line in lines))


def called(role: str, name: str) -> str:
    """A part of a snapshot with a name that may have any sign in it."""
    text = f'{role} "{name}"'.replace("'", "''")
    return f"'{text}'"


def test_the_door(visit: Visit) -> None:
    page = visit().page
    page.locator("#new-game").wait_for()
    reads(page.get_by_role("banner"), 'link "Westkingdom"', 'button "Keyboard shortcuts ?"', "group: Settings")
    reads(
        page.get_by_role("form", name="New game"),
        'heading "New game" [level=1]',
        'group "Game":\n  - radio /Viscounts/ [checked]\n  - radio /Architects/',
        'group "Expansions":\n  - checkbox "Gates of Gold"\n  - checkbox "Keeper of Keys"',
        'group "Seats":\n  - radiogroup "Number of seats"\n  - list:\n    - listitem:\n      - combobox "Seat 1"\n      - combobox "Name for seat 1"',
        'button "Start the game"',
    )


def test_the_lobby(server: Server, visit: Visit) -> None:
    visitor = visit()
    made = "{game: 'viscounts', seats: 2, people: ['Ann']}"
    table = visitor.page.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
        f"{made})}}).then((r) => r.json())"
    )["table"]
    visitor.goto(f"/t/{table}")
    visitor.page.locator("#lobby").wait_for()
    reads(
        visitor.page.get_by_role("region", name="Viscounts of the West Kingdom"),
        'heading "Viscounts of the West Kingdom" [level=1]',
        'heading "At the table" [level=2]',
        'list:\n  - listitem:\n    - heading "Ann you" [level=3]\n    - button "Leave your seat"\n  - listitem:\n'
        '    - heading "Open seat" [level=3]\n    - button "Copy invitation link"\n    - textbox "Name for seat 2"',
        'button "Start the game" [disabled]',
        "status: /Still waiting/",
    )


def test_the_table_of_architects(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="architects", steps=9)
    asked(keys)
    page = keys.page
    reads(page.get_by_role("navigation", name="Skip to"), 'link "Go to the decision D"', 'link "Go to the board B"')
    prompt = page.inner_text("#prompt")
    option = page.locator("[data-option] span").first.inner_text()
    reads(
        page.locator(".bar"), "heading [level=1]", f"{called('group', prompt)}:\n  - {called('button', f'1 {option}')}"
    )
    reads(
        page.get_by_role("region", name="The town"),
        "list:\n  - listitem:\n    - heading /Quarry/ [level=3]:\n      - button /Quarry/\n  - listitem:\n    - heading /Storehouse/ [level=3]",
    )
    reads(page.get_by_role("region", name="Chronicle"), 'heading "Chronicle" [level=2]', 'list "Chronicle"')


def test_the_table_of_viscounts(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="viscounts", steps=9)
    asked(keys)
    keys.page.locator("button.folk").nth(4).wait_for()
    board = keys.page.get_by_role("group", name="Main Board, clockwise")
    reads(
        board,
        'group "Castle"',
        'group "Building spots"',
        'group "Manuscripts":\n  - button /Manuscript/',
        'group "Spaces"',
    )
    reads(keys.page.get_by_role("group", name="Townsfolk", exact=True), "button /silver/")


def test_the_result(server: Server, visit: Visit) -> None:
    _, keys, _ = sit(server, visit, game="architects", steps=10_000)
    page = keys.page
    page.locator("tfoot td").first.wait_for()
    reads(
        page.get_by_role("region", name="The game is over"),
        'heading "The game is over" [level=1]',
        'region "Score sheets":\n  - table "Score sheets":\n    - rowgroup:\n      - row:\n        - columnheader "Category"\n'
        "        - columnheader /Ann/",
        "figure:\n  - img /A chart of the points/",
        "group: Points as a table",
        'button "Play again with the same people"',
    )


# --- what is said aloud


@pytest.mark.parametrize("wanted", BOTH, ids=named)
def test_what_happens_is_said_in_single_sentences(server: Server, visit: Visit, wanted: Data) -> None:
    """What is asked, what others did; never more than a few sentences at once, and never the whole board."""
    _, keys, _ = sit(server, visit, steps=8, **wanted)
    asked(keys)
    said = keys.page.locator(SAID)
    expect(said.last).to_have_text(keys.page.inner_text("#prompt"))
    assert said.count() <= 7  # what was there when one came is not told
    others = 0
    keys.page.evaluate(HEAR)
    for _ in range(8):
        before = keys.page.evaluate(REVISION)
        keys.page.evaluate("() => void (window.heard = [])")
        keys.press("1")
        done(keys, before)
        keys.page.wait_for_function("() => window.heard.at(-1)?.at(-1) === document.querySelector('#prompt').innerText")
        for fresh in keys.page.evaluate("() => window.heard"):
            assert len(fresh) <= 7
            assert all(len(one) < 300 for one in fresh)
            others += any(one.startswith(BOTS) for one in fresh)
    assert others >= 1


# --- the board as text


def as_text(server: Server, visit: Visit, **wanted: object) -> tuple[Visitor, Keys]:
    """Somebody who reads the board."""
    visitor = visit()
    table = make_table(server, visitor, **{"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted})
    play_on(server, visitor, table, 9)
    visitor.page.evaluate("() => localStorage.setItem('text-board', 'yes')")
    visitor.goto(f"/t/{table}")
    keys = Keys(visitor)
    asked(keys)
    visitor.page.locator("article h2", has_text="Players").wait_for()
    return visitor, keys


def test_the_board_as_text_has_headings_lists_and_buttons(server: Server, visit: Visit) -> None:
    visitor, keys = as_text(server, visit, game="architects")
    article = visitor.page.get_by_role("article", name="Board as text")
    option = visitor.page.locator("[data-option] span").first.inner_text()
    reads(
        article,
        'textbox "Command"',
        'heading "Your choices" [level=2]',
        f"list:\n  - listitem:\n    - {called('button', option)}",
        "heading /your cards/ [level=2]",
        'heading "Players" [level=2]',
        "list:\n  - listitem: /Ann/\n  - listitem: /by chance/",
        'heading "Locations" [level=2]',
    )
    before = keys.page.evaluate(REVISION)
    keys.tab_to("article ol button")
    keys.press("Enter")
    done(keys, before)
    assert keys.focus


def test_commands_choose_and_ask(server: Server, visit: Visit) -> None:
    visitor, keys = as_text(server, visit, game="architects")
    told = visitor.page.locator(".told p")
    keys.tab_to("#command")

    def command(text: str) -> list[str]:
        keys.type(text)
        keys.press("Enter")
        visitor.page.wait_for_function("() => document.querySelector('#command').value === ''")
        return told.all_inner_texts()

    assert any("help" in line for line in command("help"))
    assert len(command("why")) == max(1, visitor.page.locator("details.why li").count())
    assert any("Forest" in line for line in command("cards forest"))
    assert any(line.startswith("Quarry:") for line in command("board quarry"))
    assert any(re.search("Ann|Random", line) for line in command("log"))
    assert "Type a number" in command("dance")[0]
    before = keys.page.evaluate(REVISION)
    keys.type("1")
    keys.press("Enter")
    done(keys, before)
