"""A first game can be played without the rulebook: the guide, explanations of everything, points, invitations, options."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import make_table, play
from tests.web.conftest import Visit
from tests.web.test_access import SIZES, violations

PROMPTED = "[data-option]:enabled"


def at_table(server: Server, visitor: Visitor, game: str, most: int = 0, **wanted: object) -> str:
    """Sit down at a table that has begun, and play a little."""
    more = {"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted}
    table = str(make_table(server, visitor, game=game, **more))
    visitor.goto(f"/t/{table}")
    visitor.page.locator("#prompt").wait_for()
    if most:
        play(visitor, most=most)
    visitor.page.locator(PROMPTED).first.wait_for()
    return table


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return not (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_the_guide_opens_at_the_table_and_is_searched(server: Server, visit: Visit, game: str, size: str) -> None:
    """On a desk it leaves the decision bar free and one plays on beside it; on a phone it is a whole sheet."""
    visitor = visit("/", viewport=SIZES[size])
    at_table(server, visitor, game)
    page = visitor.page
    page.keyboard.press("h")
    guide = page.locator(".guide")
    guide.get_by_text("The goal").wait_for()
    assert page.evaluate("document.activeElement.matches('.guide')")
    expect(guide.locator("h3")).to_have_count(6)
    assert violations(visitor) == []
    if size == "desk":
        assert not overlap(guide, page.locator("section.bar"))
        page.locator(".bar :is(.here button, .more)").first.click(trial=True)
    guide.get_by_label("Search the guide").fill("vp debt")
    expect(guide.locator("dt").first).to_be_visible()
    for text in guide.locator("dd").all_inner_texts():
        assert "debt" in text.lower()
    guide.get_by_label("Search the guide").fill("spaceship")
    expect(guide.get_by_role("status")).to_have_text("The guide has nothing on this")
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)


def test_the_guide_speaks_the_language_of_the_page(server: Server, visit: Visit) -> None:
    visitor = visit("/", locale="ru")
    at_table(server, visitor, "architects", expansions=["works-of-wonder"])
    visitor.button("Как играть").first.click()
    visitor.page.locator(".guide").get_by_text("За этим столом в гильдии мест: 12").wait_for()
    visitor.button("Чудеса света").click()
    visitor.page.locator(".guide").get_by_text("Пять чудес", exact=True).wait_for()


def test_a_note_says_once_where_the_guide_is(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = at_table(server, visitor, "viscounts")
    note = visitor.page.get_by_role("note")
    note.get_by_role("button", name="How to play").click()
    visitor.page.locator(".guide").wait_for()
    expect(note).to_have_count(0)
    visitor.goto(f"/t/{table}")
    visitor.page.locator(PROMPTED).first.wait_for()
    expect(note).to_have_count(0)


def test_the_door_has_a_guide_beside_each_game(visit: Visit) -> None:
    visitor = visit("/", viewport=SIZES["desk"])
    for game, title in (("viscounts", "Gates of Gold"), ("architects", "Works of Wonder")):
        visitor.page.locator(f"#guide-{game}").click()
        visitor.page.locator(".guide").get_by_role("button", name=title, exact=True).click()
        visitor.page.locator(".guide dt").first.wait_for()
    assert violations(visitor) == []
    visitor.page.locator("#guide-architects").click()
    expect(visitor.page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_what_can_be_chosen_explains_itself_while_it_glows(server: Server, visit: Visit, game: str) -> None:
    """When the pointer rests on it, by the key i and by the other button; nothing is chosen by that."""
    visitor = visit("/", viewport=SIZES["desk"])
    at_table(server, visitor, game, most=6)
    page, help_ = visitor.page, visitor.page.locator(".help")
    glowing = page.locator("button.legal[data-explain]")
    while not glowing.count():
        play(visitor, most=1)
        page.locator(PROMPTED).first.wait_for()
    asked = page.locator("#prompt").inner_text()
    glowing.first.hover()
    help_.wait_for()
    expect(help_).to_contain_text("Rules:")
    glowing.first.focus()
    page.keyboard.press("i")
    help_.wait_for()
    assert page.evaluate("document.activeElement.matches('.help')")
    help_.get_by_role("button", name="Close").click()
    glowing.first.click(button="right")
    help_.wait_for()
    assert page.locator("#prompt").inner_text() == asked
    assert violations(visitor) == []


@pytest.mark.parametrize(
    ("game", "word", "text"),
    [
        ("viscounts", "Corruption and virtue", "stick together"),
        ("architects", "Cathedral", "AB-184"),
        ("architects", "Virtue", "It runs from 0 to 14"),
        ("architects", "Black Market", "until the next reset"),
    ],
)
def test_headings_explain_themselves(server: Server, visit: Visit, game: str, word: str, text: str) -> None:
    visitor = visit("/", viewport=SIZES["desk"])
    at_table(server, visitor, game, most=4)
    visitor.page.locator("button.asks", has_text=word).first.click()
    expect(visitor.page.locator(".help")).to_contain_text(text)


def test_goods_debts_and_end_piles_explain_themselves(server: Server, visit: Visit) -> None:
    visitor = visit("/", viewport=SIZES["desk"])
    at_table(server, visitor, "viscounts", most=4, seats=3, bots=["random", "random"])
    for topic, text in (("guide-end", "15 debts"), ("guide-debts", "Flipping a debt"), ("guide-castle", "tier 3")):
        visitor.page.locator(f"[data-explain={topic}]").first.hover()
        expect(visitor.page.locator(".help")).to_contain_text(text)


def test_the_guildhall_tells_of_this_table_only(server: Server, visit: Visit) -> None:
    visitor = visit("/", viewport=SIZES["desk"])
    at_table(server, visitor, "architects", seats=3, bots=["random", "random"])
    visitor.page.locator("[data-explain=guildhall]").first.hover()
    help_ = visitor.page.locator(".help")
    expect(help_).to_contain_text("With 3 players it has 16 spaces")
    assert "4 players" not in help_.inner_text()


def test_a_long_press_explains_and_chooses_nothing(server: Server, visit: Visit) -> None:
    visitor = visit("/", viewport=SIZES["phone"], has_touch=True)
    at_table(server, visitor, "architects", most=8)
    page = visitor.page
    asked = page.locator("#prompt").inner_text()
    place = page.locator("[data-explain=quarry]").first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 10, "y": box["y"] + 10}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".help")).to_contain_text("stone")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("#prompt").inner_text() == asked


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_everybody_sees_the_points_as_they_are_now(server: Server, visit: Visit, game: str) -> None:
    visitor = visit("/", viewport=SIZES["desk"])
    table = at_table(server, visitor, game, most=10)
    told = visitor.page.evaluate(f"fetch('/api/tables/{table}?seat=0&language=en').then((answer) => answer.json())")[
        "words"
    ]["points"]
    shown = [re.sub(r"[^0-9−]", "", text) for text in visitor.page.locator("span.points").all_inner_texts()]
    assert sorted(shown) == sorted(str(n).replace("-", "−") for n in told)
    expect(visitor.page.locator("span.points").first).to_have_attribute("title", "Points if the game ended now")


def test_an_invitation_says_who_invites_to_what(server: Server, visit: Visit) -> None:
    """And the host is told that only this computer can open a link to it."""
    ann = visit()
    table = ann.page.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
        "{game: 'architects', seats: 3, people: ['Ann'], expansions: ['works-of-wonder']})}).then((r) => r.json())"
    )["table"]
    ann.goto(f"/t/{table}")
    ann.button("Copy invitation link").first.click()
    expect(ann.page.locator(".local")).to_contain_text("westkingdom serve --lan")
    link = ann.page.locator(".link input").first.input_value()
    bob = visit("/")
    bob.page.get_by_role("heading", name="New game").wait_for()
    bob.goto(link)  # the page stays, and only its address changes
    expect(bob.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    bob.goto("/api")
    bob.goto(link)
    expect(bob.page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    for text in ("Architects of the West Kingdom", "Works of Wonder", "Seat 2 of 3"):
        expect(bob.page.locator(".what")).to_contain_text(text)
    assert violations(bob) == []
    bob.page.locator("#join-name").fill("Bob")
    bob.button("Join the table").click()
    bob.page.wait_for_url("**/t/*")


def test_an_option_without_effect_is_disabled_and_says_why(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.locator("#architects").check()
    page.get_by_text("Options", exact=True).click()
    characters = page.get_by_role("combobox", name="Characters")
    expect(characters).to_be_disabled()
    expect(page.get_by_text("Only with player boards that have characters.")).to_have_count(2)
    page.get_by_role("combobox", name="Player boards").select_option("variable")
    expect(characters).to_be_enabled()
    expect(page.get_by_text("discard both apprentices in the first column")).to_be_visible()
    page.locator("#works-of-wonder").check()
    expect(page.get_by_label("Everyone starts with an apprentice")).to_be_disabled()
    assert violations(visitor) == []
