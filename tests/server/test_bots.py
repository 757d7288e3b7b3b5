"""Bots over HTTP: which there are, what they are called, and who plays where nobody was chosen."""

from __future__ import annotations

import httpx
import pytest

from tests.kit.server.serving import Data, Served, begun, good
from westkingdom.bots.levels import LEVELS, known_bots
from westkingdom.speech.bots import bot_names
from westkingdom.speech.language import LANGUAGES, language
from westkingdom.table.event_data import message_of


def made(served: Served, **more: object) -> tuple[str, Data]:
    """A new table and what opens it."""
    with served.client() as client:
        given = good(client.post("/api/tables", json={"game": "viscounts", "seats": 3, "people": ["Ann"], **more}))
    return f"/api/tables/{given['table']}", {"authorization": f"Bearer {given['token']}"}


def seats(served: Served, path: str, secret: Data) -> list[Data]:
    with served.client() as client:
        found: list[Data] = good(client.get(path, headers=secret))["table"]["seats"]
        return found


def test_all_levels_are_offered_with_words_in_every_language(served: Served) -> None:
    """And one of them is what plays where nobody chose; whoever plays by chance is not offered."""
    with served.client() as client:
        offered = good(client.get("/api"))["bots"]
    assert [one["name"] for one in offered] == list(LEVELS)
    assert [one["name"] for one in offered if one["usual"]] == ["apprentice"]
    for code in LANGUAGES:
        for one in offered:
            assert language(code).has(one["title"]["key"])
            assert len(language(code).text(message_of(one["about"]))) > 30


@pytest.mark.parametrize("bot", known_bots())
def test_every_bot_sits_down_under_a_name_of_its_own(served: Served, bot: str) -> None:
    path, secret = made(served, bots=[bot, bot])
    ann, *others = seats(served, path, secret)
    assert ann["bot"] == ""
    assert [(one["kind"], one["bot"]) for one in others] == [("bot", bot)] * 2
    assert {one["name"] for one in others} < set(bot_names())
    assert len({one["name"] for one in others}) == 2


def test_where_nobody_chooses_an_apprentice_plays(served: Served) -> None:
    path, secret = made(served)
    with served.client() as client:
        for action in ({"do": "put-bot", "seat": 1}, {"do": "put-bot", "seat": 2, "bot": "master"}, {"do": "start"}):
            good(client.post(f"{path}/actions", json=action, headers=secret))
        good(client.post(f"{path}/actions", json={"do": "hand-over", "seat": 0}, headers=secret))
    assert [one["bot"] for one in seats(served, path, secret)] == ["apprentice", "apprentice", "master"]
    assert seats(served, path, secret)[0]["name"] == "Ann"


def test_who_is_voted_out_is_replaced_by_the_bot_that_was_asked_for(served: Served) -> None:
    ann, bob, cat = begun(served, seats=3)
    bob.act({"do": "ask-replace", "seat": 0, "how": "bot", "bot": "journeyman"})
    vote = cat.look()["table"]["vote"]
    assert (vote["seat"], vote["bot"]) == (0, "journeyman")
    cat.act({"do": "answer-replace", "yes": True, "revision": cat.look()["revision"], "nonce": "yes"})
    assert ann.look()["table"]["seats"][0]["bot"] == "journeyman"


def test_a_bot_that_is_not_there_is_refused(served: Served) -> None:
    path, secret = made(served)
    with served.client() as client:
        answer = client.post(f"{path}/actions", json={"do": "put-bot", "seat": 1, "bot": "wizard"}, headers=secret)
    assert answer.status_code == httpx.codes.BAD_REQUEST


@pytest.mark.parametrize(("code", "name", "level"), [("en", "Odo", "apprentice"), ("fr", "Eudes", "apprenti")])
def test_a_bot_is_called_in_the_language_of_whoever_reads(
    served: Served, monkeypatch: pytest.MonkeyPatch, code: str, name: str, level: str
) -> None:
    monkeypatch.setattr("westkingdom.table.bots.naming.drawn", lambda *_: "Odo")
    path, secret = made(served, seats=2, bots=["apprentice"])
    with served.client() as client:
        told = good(client.get(f"{path}/history", params={"language": code}, headers=secret))["entries"]
        assert f"{name} ({level})" in told[0]["lines"][0]["text"]
        for action in ({"do": "start"}, {"do": "hand-over", "seat": 0, "bot": "novice"}):
            good(client.post(f"{path}/actions", json=action, headers=secret))
        words = good(client.get(f"{path}/words", params={"language": code}, headers=secret))
    said = " ".join(words["board"])
    assert f"{name} ({level})" in said


def test_whoever_waits_for_a_bot_is_told_that_it_thinks(served: Served) -> None:
    path, secret = made(served, seats=2, bots=["master"])
    with served.client() as client:
        good(client.post(f"{path}/actions", json={"do": "start"}, headers=secret))
        good(client.post(f"{path}/actions", json={"do": "hand-over", "seat": 0}, headers=secret))
        look = good(client.get(path, params={"language": "en"}, headers=secret))
    names = [one["name"] for one in look["table"]["seats"]]
    assert look["words"]["prompt"] == f"{names[look['view']['asked']['seat']]} is thinking."
