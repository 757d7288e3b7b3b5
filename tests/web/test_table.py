"""The table in the browser: what happens to it does no harm, and everything can be done from the keyboard."""

from __future__ import annotations

import pytest

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import REVISION, Data, make_table, play, wait_until_asked
from tests.web.conftest import Visit

CHRONICLE = "section.chronicle ol.turns"
BOTH: list[Data] = [{"game": "viscounts"}, {"game": "architects"}]


def at_table(server: Server, visit: Visit, **wanted: object) -> Visitor:
    """Somebody at a table of their own that has begun."""
    visitor = visit()
    more = {"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted}
    visitor.goto(f"/t/{make_table(server, visitor, **more)}")
    visitor.page.locator("#prompt").wait_for()
    return visitor


def prompt(visitor: Visitor) -> str:
    """What is asked."""
    return visitor.page.locator("#prompt").inner_text()


def options(visitor: Visitor) -> list[str]:
    """What may be chosen."""
    return visitor.page.locator("[data-option]").all_inner_texts()


@pytest.mark.parametrize("wanted", BOTH, ids=str)
def test_a_reload_in_the_middle_of_a_choice_loses_nothing(server: Server, visit: Visit, wanted: Data) -> None:
    visitor = at_table(server, visit, **wanted)
    play(visitor, most=12)
    wait_until_asked(visitor)
    before = (prompt(visitor), options(visitor))
    visitor.page.reload()
    wait_until_asked(visitor)
    assert (prompt(visitor), options(visitor)) == before
    assert play(visitor, most=5)["clicks"] == 5


@pytest.mark.own_server
def test_a_restart_of_the_server_in_the_middle_of_a_choice_loses_nothing(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    play(visitor, most=9)
    wait_until_asked(visitor)
    before = (prompt(visitor), options(visitor))
    server.stop()
    visitor.page.get_by_role("alert").wait_for()
    server.start()
    visitor.page.get_by_role("alert").wait_for(state="detached")
    wait_until_asked(visitor)
    assert (prompt(visitor), options(visitor)) == before
    assert play(visitor, most=5)["clicks"] == 5
    visitor.console[:] = [line for line in visitor.console if "WebSocket connection" not in line and "ERR_" not in line]


def test_a_decision_is_taken_back_by_its_key(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="viscounts", practice=True)
    wait_until_asked(visitor)
    before = (prompt(visitor), options(visitor))
    visitor.page.keyboard.press("1")
    if visitor.page.locator("[data-confirm]").is_visible():
        visitor.page.keyboard.press("1")
    visitor.page.wait_for_function("text => document.querySelector('#prompt')?.innerText !== text", arg=before[0])
    visitor.page.locator(".undo:not([aria-disabled])").wait_for()
    visitor.page.keyboard.press("z")
    visitor.page.wait_for_function("text => document.querySelector('#prompt')?.innerText === text", arg=before[0])
    assert options(visitor) == before[1]


@pytest.mark.parametrize("wanted", BOTH, ids=str)
def test_the_language_is_another_one_at_once(server: Server, visit: Visit, wanted: Data) -> None:
    """The question, the choices, the chronicle and the words of the page, without a reload."""
    visitor = at_table(server, visit, **wanted)
    play(visitor, most=6)
    wait_until_asked(visitor)
    said = {"en": (prompt(visitor), options(visitor), visitor.page.locator("#chronicle").inner_text())}
    visitor.page.get_by_text("Table and settings").click()
    for code, chronicle in (("fr", "Chronique"), ("ru", "Летопись")):
        visitor.page.locator(".tools select").first.select_option(code)
        visitor.page.locator("#chronicle", has_text=chronicle).wait_for()
        known = [one[0] for one in said.values()]
        visitor.page.wait_for_function(
            "known => !known.includes(document.querySelector('#prompt')?.innerText)", arg=known
        )
        wait_until_asked(visitor)
        assert visitor.page.locator("html").get_attribute("lang") == code
        said[code] = (prompt(visitor), options(visitor), chronicle)
    assert len({one[0] for one in said.values()}) == 3


def test_several_people_at_one_screen_pass_it_on(server: Server, visit: Visit) -> None:
    """Nobody's hand is shown while the screen is passed on."""
    visitor = at_table(server, visit, game="architects", people=["Ann", "Bob"], bots=[])
    passed = 0
    for _ in range(12):
        visitor.page.locator("[data-option]:enabled, [data-pass]").first.wait_for()
        if visitor.page.locator("[data-pass]").is_visible():
            assert not visitor.page.locator("[data-option]").count()
            passed += 1
            visitor.page.locator("[data-pass]").click()
            wait_until_asked(visitor)
        assert play_one(visitor)
    assert passed >= 2


def play_one(visitor: Visitor) -> bool:
    """Choose the first thing by its key, and wait until it is done."""
    before = visitor.page.evaluate(REVISION)
    visitor.page.keyboard.press("1")
    if visitor.page.locator("[data-confirm]").count():
        visitor.page.locator("[data-confirm]").click()
    visitor.page.wait_for_function(f"before => ({REVISION})() > before", arg=before)
    visitor.page.wait_for_function("() => !document.querySelector('.bar[data-busy]')")
    return True


NOTHING_HERE = {"en": "There is nothing here", "fr": "Il n'y a rien ici", "ru": "Здесь ничего нет"}
NO_TABLE = {"en": "There is no such table", "fr": "Cette table n'existe pas", "ru": "Такого стола нет"}


@pytest.mark.parametrize("code", NO_TABLE)
@pytest.mark.parametrize(
    ("path", "said"),
    [("/nonsense", NOTHING_HERE), ("/t/doesnotexist", NO_TABLE), (f"/t/{'a' * 16}", NO_TABLE)],
    ids=["page", "no id", "no table"],
)
def test_an_address_where_nothing_is_says_so(visit: Visit, path: str, said: dict[str, str], code: str) -> None:
    """In the visitor's language, with a reason and a way home."""
    visitor = visit(path, locale=code)
    visitor.page.get_by_role("heading", name=said[code]).wait_for()
    visitor.page.locator("main p").wait_for()
    visitor.page.locator("main a").click()
    visitor.page.locator("#new-game").wait_for()
    assert visitor.page.url.endswith("/")
    visitor.console[:] = [line for line in visitor.console if "404" not in line]


@pytest.mark.parametrize("why", ["spent", "withdrawn", "false", "cut off", "no table"])
def test_an_invitation_that_opens_nothing_says_so(server: Server, visit: Visit, why: str) -> None:
    """And nothing is asked of whoever came by it."""
    ann = visit()
    headers = {"content-type": "application/json"}
    asks = (
        "([path, body]) => fetch(path, {method: 'POST', headers: %s, body: JSON.stringify(body)}).then((r) => r.json())"
    )

    def post(path: str, body: dict[str, object]) -> dict[str, str]:
        answer: dict[str, str] = ann.page.evaluate(asks % headers, [path, body])
        return answer

    table = post("/api/tables", {"game": "viscounts", "seats": 2, "people": ["Ann"]})["table"]
    secret = post(f"/api/tables/{table}/invitations", {"seat": 1})["invitation"]
    if why == "spent":
        post(f"/api/tables/{table}/join", {"invitation": secret, "name": "Bob"})
    elif why == "withdrawn":
        post(f"/api/tables/{table}/actions", {"do": "withdraw", "seat": 1})
    broken = {"false": "0" * 32, "cut off": secret[:9]}.get(why, secret)
    bob = visit(f"/#join={'a' * 16 if why == 'no table' else table}.{broken}")
    said = "There is no such table" if why == "no table" else "This invitation has been used"
    bob.page.get_by_role("heading", name=said).wait_for()
    assert bob.page.locator("#join-name").count() == 0
    assert broken not in bob.page.url
    bob.page.get_by_role("link", name="Home").click()
    bob.page.locator("#new-game").wait_for()
    bob.console[:] = [line for line in bob.console if "40" not in line]


def test_the_board_can_be_read_as_text(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="viscounts")
    visitor.page.get_by_text("Table and settings").click()
    visitor.page.get_by_role("button", name="Board as text").click()
    visitor.page.get_by_role("heading", name="Players").wait_for()
    assert "Trade" in visitor.page.locator("article").inner_text()


# --- together


def test_two_browsers_at_one_table_see_each_others_moves(server: Server, visit: Visit) -> None:
    """Bob comes by the link, says his name and is ready; both play, and each is told what the other did."""
    ann = visit()
    table = ann.page.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
        "{game: 'viscounts', seats: 2, people: ['Ann']})}).then((r) => r.json())"
    )["table"]
    invited = ann.page.evaluate(
        f"fetch('/api/tables/{table}/invitations', {{method: 'POST', headers: {{'content-type': 'application/json'}},"
        " body: '{\"seat\": 1}'}).then((r) => r.json())"
    )
    ann.goto(f"/t/{table}")
    bob = visit(f"/#join={table}.{invited['invitation']}")
    assert invited["invitation"] not in bob.page.url
    bob.page.locator("#join-name").fill("Bob")
    bob.page.get_by_role("button", name="Join").click()
    bob.page.wait_for_url(f"**/t/{table}")
    bob.page.get_by_role("button", name="ready").first.click()
    start = ann.page.get_by_role("button", name="Start")
    start.wait_for()
    ann.page.wait_for_function(
        "() => [...document.querySelectorAll('button')].some((b) => /Start/.test(b.innerText) && !b.disabled)"
    )
    start.click()
    for _ in range(10):
        both = "[data-option]:enabled"
        ann.page.locator("#prompt").wait_for()
        bob.page.locator("#prompt").wait_for()
        asked_one = next_asked(ann, bob, both)
        other = bob if asked_one is ann else ann
        before = revision(other)
        play(asked_one, most=1)
        other.page.wait_for_function(
            "before => Number(document.querySelector('main.table').dataset.revision) > before", arg=before
        )
    assert "plays" in ann.page.locator(CHRONICLE).inner_text()


def revision(visitor: Visitor) -> int:
    """The revision that a browser shows."""
    return int(visitor.page.locator("main.table").get_attribute("data-revision") or 0)


def next_asked(ann: Visitor, bob: Visitor, selector: str) -> Visitor:
    """Whoever is asked now."""
    for _ in range(1000):
        for one in (ann, bob):
            if one.page.locator(selector).count():
                return one
        ann.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


# --- the past


def test_every_moment_has_an_address_and_can_be_continued(server: Server, visit: Visit) -> None:
    """A line of the chronicle leads to its moment; keys step through the past; a table for practice branches off there."""
    visitor = at_table(server, visit, game="architects", practice=True)
    play(visitor, most=12)
    wait_until_asked(visitor)
    visitor.settle()
    links = visitor.page.locator(f"{CHRONICLE} a")
    links.nth(links.count() // 2).click()
    visitor.page.wait_for_url("**?at=*")
    then = visitor.page.url
    visitor.page.locator(".play:not([aria-disabled])").wait_for()  # the past is read first
    assert not visitor.page.locator("[data-option]").count()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_function("then => location.href !== then", arg=then)
    visitor.page.reload()
    visitor.page.get_by_role("button", name="Continue from here").click()
    visitor.page.wait_for_function("url => !url.includes(location.pathname)", arg=then)
    visitor.page.locator("[data-option]:enabled, [data-pass]").first.wait_for()
    assert play(visitor, most=3)["clicks"] == 3


# --- from the keyboard alone


def test_a_turn_is_played_from_the_board_by_the_keyboard_alone(server: Server, visit: Visit) -> None:
    """What may be chosen on the board is reached by Tab and chosen by Enter."""
    visitor = at_table(server, visit, game="architects")
    for _ in range(40):
        wait_until_asked(visitor)
        if visitor.page.locator(".board button.legal, .board [role=button].legal").count():
            break
        play(visitor, most=1)
    focused = visitor.page.evaluate(
        "() => { const one = document.querySelector('.board button.legal, .board [role=button].legal'); one?.focus();"
        " return Boolean(one) && document.activeElement === one; }"
    )
    assert focused
    before = visitor.page.locator(CHRONICLE).inner_text()
    visitor.page.keyboard.press("Enter")
    if visitor.page.locator("[data-confirm]").count():
        visitor.page.locator("[data-confirm]").press("Enter")
    visitor.page.wait_for_function(
        "text => document.querySelector('section.chronicle ol').innerText !== text", arg=before
    )
