"""Every screen from the keyboard alone: nothing here ever moves or clicks a mouse."""

from __future__ import annotations

import re

import pytest

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.keyboard import Keys, play_on
from tests.kit.web.playing import REVISION, Data, make_table
from tests.web.conftest import Visit

GAMES: list[Data] = [
    {"game": "viscounts"},
    {"game": "viscounts", "expansions": ["gates-of-gold", "keeper-of-keys"]},
    {"game": "architects"},
    {"game": "architects", "expansions": ["works-of-wonder"]},
]
BOTH = [GAMES[1], GAMES[3]]
IDLE = "() => document.querySelector('[data-option]') && !document.querySelector('.bar[data-busy]')"


def named(wanted: Data) -> str:
    """What a test is called."""
    return "-".join([wanted["game"], *wanted.get("expansions", [])])


def sit(server: Server, visit: Visit, *, steps: int = 0, **wanted: object) -> tuple[Visitor, Keys, str]:
    """Somebody at a table of their own that has begun, and has gone on for a while."""
    visitor = visit("/", viewport={"width": 1440, "height": 900})
    table = make_table(server, visitor, **{"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted})
    play_on(server, visitor, table, steps)
    visitor.goto(f"/t/{table}")
    return visitor, Keys(visitor), table


def asked(keys: Keys) -> None:
    """Wait until one is asked."""
    keys.page.wait_for_function(IDLE)


def done(keys: Keys, before: int) -> None:
    """Wait until a choice has been made and one is asked again; confirm it if it must be."""
    if keys.page.locator("[data-confirm]").count():
        assert keys.focus["confirm"]
        keys.press("Enter")
    keys.page.wait_for_function(f"before => ({REVISION})() > before", arg=before)
    asked(keys)


# --- the door


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
    asked(keys)
    assert keys.focus["id"] == "prompt"
    table = keys.page.evaluate("fetch('/api/tables/' + location.pathname.slice(3)).then((r) => r.json())")["table"]
    assert (table["game"], table["expansions"], table["practice"]) == ("architects", ["works-of-wonder"], True)
    assert table["options"] == {"setup": "variable"}
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("person", "Zoë"),
        ("person", "Bob"),
        ("bot", "random"),
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
    assert "Remove Random bot" in ann.focus["text"]
    ann.page.wait_for_function("() => !document.querySelector('.start button').disabled")
    ann.tab_to_words("Start the game")
    ann.press("Enter")
    ann.page.locator("main.table h1").first.wait_for()
    bob.page.locator("main.table h1").first.wait_for()
    assert ann.focus["id"] in ("prompt", "pass")
    assert bob.focus["id"] == "prompt"


# --- the table


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


# --- the past


def to_a_moment(keys: Keys) -> None:
    """Follow a line of the chronicle to its moment; all of it is there, and turns are no longer folded as others come."""
    keys.visitor.settle()
    lines = keys.page.locator(".chronicle a:visible")
    lines.nth(max(0, lines.count() - 6)).focus()
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


# --- around the table


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


# --- the keys themselves


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
