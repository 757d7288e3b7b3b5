"""Somebody without a mouse at a table of their own: they sit down, are asked, and choose."""

from __future__ import annotations

from tests.kit.web.browser import Server, Visit, Visitor
from tests.kit.web.keyboard import Keys, play_on
from tests.kit.web.playing import REVISION, Data, make_table

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
