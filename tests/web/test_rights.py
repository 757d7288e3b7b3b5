"""What people are told of a table and may do about each other, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import westkingdom as wk
from tests.kit.web.browser import Server, Visitor
from tests.web.conftest import Visit

FETCH = """
([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body})
  .then((r) => r.json())
"""
KNOWN = {
    "en": "This game was loaded from a file: someone may know its secrets.",
    "fr": "Cette partie vient d'un fichier\u00a0: quelqu'un connaît peut-être ses secrets.",
    "ru": "Эта игра загружена из файла: кто-то может знать её тайны.",
}


def post(visitor: Visitor, path: str, body: Any) -> Any:
    """Ask something with the secret of a visitor's browser."""
    return visitor.page.evaluate(FETCH, [path, json.dumps(body)])


def act(visitor: Visitor, table: str, **action: Any) -> None:
    done = post(visitor, f"/api/tables/{table}/actions", action)
    assert "revision" in done, done


def two(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Ann, the host, and Bob at a table at which the game goes on."""
    ann, bob = visit(), visit()
    table = post(ann, "/api/tables", {"game": "viscounts", "seats": 2, "people": ["Ann"]})["table"]
    link = post(ann, f"/api/tables/{table}/invitations", {"seat": 1})["invitation"]
    post(bob, f"/api/tables/{table}/join", {"invitation": link, "name": "Bob"})
    act(bob, table, do="ready", seat=1)
    act(ann, table, do="start")
    for one in (ann, bob):
        one.goto(f"/t/{table}")
        one.page.locator("main.table").wait_for()
    return ann, bob, table


@pytest.mark.parametrize("code", KNOWN)
def test_an_invitation_says_before_one_joins_that_somebody_may_know_what_is_hidden(visit: Visit, code: str) -> None:
    """And so does the table itself, as long as one sits there."""
    ann, bob = visit(), visit(locale=code)
    game = wk.new_game("viscounts", seats=2, seed=7).save()
    table = post(ann, "/api/imports", {"game": game, "people": ["Ann"]})["table"]
    link = post(ann, f"/api/tables/{table}/invitations", {"seat": 1})["invitation"]
    bob.goto(f"/#join={table}.{link}")
    expect(bob.page.locator("[data-terms]")).to_contain_text(KNOWN[code])
    bob.page.locator("#join-name").fill("Bob")
    bob.page.locator("form button").click()
    bob.page.locator("main.table").wait_for()
    expect(bob.page.locator(".foot > [data-terms]")).to_be_visible()


def test_whom_a_vote_is_about_says_i_am_here(server: Server, visit: Visit) -> None:
    ann, bob, _ = two(visit)
    bob.page.get_by_text("Table and settings").click()
    bob.button("Vote: a bot plays for Ann").click()
    expect(bob.page.locator("[data-vote]")).to_contain_text("in 24 hours")
    expect(ann.page.locator("[data-vote]")).to_contain_text("Should a bot (apprentice) play for Ann?")
    ann.button("I'm here").click()
    expect(bob.page.locator("[data-vote]")).to_have_count(0)


def test_the_host_sends_spectators_and_people_away_and_invites_somebody_new(server: Server, visit: Visit) -> None:
    ann, bob, table = two(visit)
    watcher = visit()
    link = post(ann, f"/api/tables/{table}/invitations", {"seat": None})["invitation"]
    post(watcher, f"/api/tables/{table}/join", {"invitation": link})
    watcher.goto(f"/t/{table}")
    watcher.page.locator("main.table").wait_for()
    ann.page.get_by_text("Table and settings").click()
    ann.button("Remove one spectator").click()
    expect(watcher.page.get_by_role("heading", name="This secret does not open this table")).to_be_visible()
    ann.button("Remove Bob").click()
    ann.button("Remove Bob").click()
    expect(bob.page.get_by_role("heading", name="This secret does not open this table")).to_be_visible()
    ann.page.locator("[data-person='1']").get_by_role("button", name="Copy invitation link").click()
    expect(ann.page.get_by_label("Send this link")).to_be_visible()
