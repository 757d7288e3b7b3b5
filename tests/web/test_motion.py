"""What moves flies, what would be is shown as a ghost, and what is heard can be silenced; never in anybody's way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.web.browser import Server, Visitor
from tests.kit.web.playing import Data, make_table, play
from tests.web.conftest import Visit

NOTE = """
// Every animation of the page is noted: what moved, and whether something flew.
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.moved.push(this.classList.contains('flying') ? 'flying' : (this.dataset.piece ?? this.dataset.num ?? this.getAttribute('class')));
  const made = animate.call(this, frames, options);
  if (window.slowly) made.playbackRate = window.slowly;
  return made;
};
"""
BY_ITSELF = """
// The page plays four choices by itself, and then asks the server for a page that says how often it would have sounded.
window.made = 0;
let clicked = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.made++; } };
const timer = setInterval(() => {
  const offered = document.querySelector('[data-confirm]') ?? document.querySelector('[data-option]:enabled');
  if (!offered) return;
  if (clicked++ < 4) return offered.click();
  clearInterval(timer);
  fetch(`/?sounded=${window.made}`);
}, 150);
"""
HALT = """
// No step is over by itself: what waits about as long as one is looked at waits for ever.
const wait = window.setTimeout;
window.setTimeout = (what, ms, ...more) => wait(what, ms > 100 && ms <= 1000 ? 1e9 : ms, ...more);
"""
BOTH: list[Data] = [{"game": "viscounts"}, {"game": "architects"}]


def at_table(server: Server, visit: Visit, motion: str = "no-preference", **wanted: Any) -> Visitor:
    """Somebody at a table of their own, where every animation is noted; the set-up is over, and it is their turn."""
    visitor = visit(reduced_motion=motion, viewport={"width": 1440, "height": 900})
    visitor.page.add_init_script(NOTE)
    table = make_table(server, visitor, **{"seats": 2, "people": ["Ann"], "bots": ["random"], **wanted})
    visitor.goto(f"/t/{table}")
    visitor.page.locator("#prompt").wait_for()
    return visitor


def moved(visitor: Visitor) -> list[str]:
    """What has moved since the last question."""
    found: list[str] = visitor.page.evaluate("() => window.moved.splice(0)")
    return found


def asked(visitor: Visitor, what: str) -> None:
    """Play until this is asked, and the board shows that moment."""
    for _ in range(60):
        visitor.page.locator("[data-option]:enabled").first.wait_for()
        if what in visitor.page.locator("#prompt").inner_text():
            break
        play(visitor, most=1)
    visitor.page.locator(".board .legal").first.wait_for()
    visitor.page.wait_for_function("() => !document.querySelector('.sky *')")
    visitor.page.locator("[data-option]:enabled").first.wait_for()


def choose(visitor: Visitor, number: int = 0) -> None:
    """Click an option in the list, and wait until the table has changed."""
    before = visitor.page.locator("main.table").get_attribute("data-revision")
    visitor.page.locator("body").press("l")
    visitor.page.locator("[data-option]").nth(number).click()
    if visitor.page.locator("[data-confirm]").is_visible():
        visitor.page.locator("[data-confirm]").click()
    visitor.page.wait_for_function(
        "before => document.querySelector('main.table').dataset.revision !== before", arg=before
    )


# --- motion


def test_a_viscount_flies_to_its_space(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="viscounts")
    asked(visitor, "Where does your Viscount move?")
    moved(visitor)
    choose(visitor)
    visitor.page.wait_for_function("() => window.moved.includes('flying') && window.moved.includes('viscount-0')")
    visitor.page.wait_for_function("() => !document.querySelector('.sky *')")


def test_a_worker_flies_to_its_place(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    asked(visitor, "Where do you place a worker?")
    moved(visitor)
    choose(visitor)
    visitor.page.wait_for_function(
        "() => window.moved.includes('flying') && window.moved.includes('players.0.workers')"
    )


@pytest.mark.parametrize("wanted", BOTH, ids=str)
def test_nothing_moves_for_those_who_want_no_motion(server: Server, visit: Visit, wanted: Data) -> None:
    visitor = at_table(server, visit, motion="reduce", **wanted)
    play(visitor, most=20)
    assert moved(visitor) == []
    assert visitor.page.locator(".sky *").count() == 0


def test_motion_can_be_switched_off(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    visitor.page.get_by_text("Table and settings").click()
    visitor.page.get_by_label("Animate pieces").uncheck()
    moved(visitor)
    play(visitor, most=10)
    visitor.settle()
    assert moved(visitor) == []


def test_a_click_while_something_flies_is_taken(server: Server, visit: Visit) -> None:
    """Everything flies ten times as slowly; the next choice is made below it, and then it has arrived."""
    visitor = at_table(server, visit, game="viscounts")
    asked(visitor, "Which card do you play?")
    visitor.page.evaluate("() => { window.slowly = 0.1; }")
    choose(visitor)
    visitor.page.locator(".sky .flying").first.wait_for()
    target = visitor.page.locator(".board-thing.legal, .options .here [data-option]").first
    target.wait_for()
    before = visitor.page.locator("#prompt").inner_text()
    target.click()
    if visitor.page.locator("[data-confirm]").is_visible():
        visitor.page.locator("[data-confirm]").click()
    visitor.page.wait_for_function("text => document.querySelector('#prompt')?.innerText !== text", arg=before)


def test_steps_through_the_past_fly_too(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    play(visitor, most=10)
    links = visitor.page.locator("section.chronicle ol a")
    links.last.click()
    visitor.page.get_by_role("button", name="One step back").wait_for()
    visitor.page.locator(".play:not([aria-disabled])").wait_for()
    visitor.settle()
    moved(visitor)
    for _ in range(6):
        then = visitor.page.evaluate("location.href")
        visitor.page.keyboard.press("ArrowLeft")
        visitor.page.wait_for_function("then => location.href !== then", arg=then)
        visitor.settle()
    visitor.page.wait_for_function("() => window.moved.includes('flying')")


@pytest.mark.parametrize("wanted", BOTH, ids=str)
def test_a_game_with_motion_and_sound_is_played_as_fast_as_one_can_click(
    server: Server, visit: Visit, wanted: Data
) -> None:
    """The steps of others are shown one by one, and whoever clicks is not held up by it; nothing is said on the console."""
    visitor = at_table(server, visit, seats=3, bots=["random", "random"], **wanted)
    visitor.page.locator("body").click(position={"x": 2, "y": 2})  # from here on sounds are allowed
    assert play(visitor, most=60)["clicks"] == 60
    assert "flying" in moved(visitor)


def test_the_steps_of_others_are_shown_one_after_the_other(server: Server, visit: Visit) -> None:
    """While they are, the bar offers already what is asked; a key shows the present."""
    visitor = at_table(server, visit, game="viscounts", seats=3, bots=["random", "random"])
    visitor.page.evaluate("() => localStorage.setItem('pace', 'slow')")
    visitor.page.add_init_script(HALT)
    visitor.page.reload()
    for _ in range(60):
        visitor.page.locator("[data-option]:enabled").first.wait_for()
        play(visitor, most=1)
        visitor.page.locator("[data-option]:enabled").first.wait_for()
        if not visitor.page.locator(".board .legal").count():
            break
    assert visitor.page.locator("[data-option]:enabled").count()
    assert not visitor.page.locator(".board .legal").count()
    visitor.page.keyboard.press("Shift")
    visitor.page.locator(".board .legal").first.wait_for()


# --- ghosts


def test_where_a_viscount_would_go_is_shown_as_a_ghost(server: Server, visit: Visit) -> None:
    """With the way there; both are gone when the option is left."""
    visitor = at_table(server, visit, game="viscounts")
    asked(visitor, "Where does your Viscount move?")
    option = visitor.page.locator("[data-option]").first
    option.focus()
    ghost = visitor.page.locator(".figures .ghost")
    ghost.wait_for()
    assert ghost.evaluate("(one) => getComputedStyle(one).opacity") == "0.45"
    assert "A" in (visitor.page.locator(".board .way path").first.get_attribute("d") or "")
    option.blur()
    ghost.wait_for(state="detached")
    assert visitor.page.locator(".board .way").count() == 0


def test_where_a_worker_would_stand_is_shown_as_a_ghost(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    asked(visitor, "Where do you place a worker?")
    option = visitor.page.locator("[data-option]", has_text="Forest").first
    option.focus()
    ghosts = visitor.page.locator(".town .ghost svg")
    ghosts.first.wait_for()
    assert ghosts.first.evaluate("(one) => getComputedStyle(one.closest('.ghost')).opacity") == "0.45"
    option.blur()
    ghosts.first.wait_for(state="detached")


# --- sound and settings


def test_motion_and_sound_are_remembered(server: Server, visit: Visit) -> None:
    visitor = at_table(server, visit, game="architects")
    page = visitor.page
    page.get_by_text("Table and settings").click()
    assert page.get_by_label("Sounds").is_checked()
    page.get_by_label("Volume").fill("75")
    page.get_by_label("Sounds").uncheck()
    assert page.get_by_label("Volume").is_disabled()
    page.get_by_label("Other players' moves").select_option("slow")
    page.reload()
    page.get_by_text("Table and settings").click()
    assert not page.get_by_label("Sounds").is_checked()
    assert page.get_by_label("Volume").input_value() == "75"
    assert page.get_by_label("Other players' moves").input_value() == "slow"
    visitor.goto("/")
    page.get_by_text("Settings").click()
    assert not page.get_by_label("Sounds").is_checked()


def test_it_is_silent_until_somebody_touches_the_page(server: Server, visit: Visit) -> None:
    """Browsers complain on the console about pages that would sound by themselves; after a click it sounds."""
    visitor = visit()
    visitor.page.add_init_script(BY_ITSELF)
    table = make_table(server, visitor, game="architects", seats=2, people=["Ann"], bots=["random"])
    # Nothing is asked of the page itself meanwhile: that would count as a touch.
    with visitor.page.expect_request(lambda request: "?sounded=" in request.url, timeout=60_000) as told:
        visitor.goto(f"/t/{table}")
    assert told.value.url.endswith("?sounded=0")
    visitor.page.locator("[data-option]:enabled").first.wait_for()
    choose(visitor)
    visitor.page.wait_for_function("() => window.made === 1")
