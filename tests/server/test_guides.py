"""How to play and what an invitation is for, over HTTP; what explains itself names its rules.

Points as they are now.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.kit import ROOT
from tests.kit.server.doors import refused
from tests.kit.server.serving import Data, Player, Served, begun, good, play_on
from tests.server.test_wire import exact
from westkingdom.library.ledger import parse_folder
from westkingdom.library.offers import GAMES
from westkingdom.server.replies.guide import Guide
from westkingdom.server.replies.table import InvitationShown
from westkingdom.speech.language import LANGUAGES

Query = dict[str, str | int]

LEDGERS = ROOT / "docs" / "rules"


def ask(player: Player, what: str, **query: Any) -> Data:
    with player.http() as client:
        return good(client.get(f"{player.path}/{what}" if what else player.path, params=query))


def keys(chapters: list[Data]) -> set[str]:
    return {one["id"] for chapter in chapters for section in chapter["sections"] for one in section["entries"]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_before_a_table_is_made_everything_is_told(served: Served, game: str, code: str) -> None:
    with served.client() as client:
        query: Query = {"game": game, "language": code, "people": 16}
        told = exact(client.get("/api/guide", params=query), Guide)["chapters"]
    assert len(told) == 5
    assert "guide-end" in keys(told)
    assert ("24" if game == "architects" else "20") in str(told[0]["sections"])


def test_what_is_no_game_is_refused(served: Served) -> None:
    wrong: list[Query] = [{}, {"game": "chess"}, {"game": "viscounts", "people": 0}, {"game": "viscounts", "x": 1}]
    with served.client() as client:
        for query in wrong:
            refused(client.get("/api/guide", params=query), 400, "refused-malformed")


def test_a_table_tells_of_its_own_boxes_and_players(served: Served) -> None:
    (ann, *_) = begun(served, "architects", 3)
    found = ask(ann, "guide", language="fr")["chapters"]
    assert [chapter["title"] for chapter in found] == ["Architectes du Royaume de l'Ouest", "Interprétations"]
    assert "16 cases" in str(found)
    assert "12 cases" not in str(found)
    (bob,) = begun(served, "viscounts", 1, options={"solo": "cleric"}, expansions=("gates-of-gold",))
    assert {"guide-gates-points", "guide-solo-gates"} <= keys(ask(bob, "guide")["chapters"])


def test_a_table_tells_of_the_readings_that_it_plays(served: Served) -> None:
    """The table, the guide and the things that explain themselves all know the ruling that was asked for."""
    (ann, *_) = begun(served, "architects", 2, options={"rulings": {"AB-105": "capture"}})
    assert ask(ann, "")["table"]["options"] == {"rulings": {"AB-105": "capture"}}
    (told,) = ask(ann, "guide")["chapters"][-1]["sections"][0]["entries"]
    assert told["text"].startswith("At this table: Each Conspirator saves 1 silver on every capture")
    assert told["text"] in str(ask(ann, "cards", language="en"))


def test_a_ruling_that_no_game_has_is_refused(served: Served) -> None:
    with served.client() as client:
        for unknown in ({"XX-001": "capture"}, {"WW-373": "loss"}):
            asked = {"game": "architects", "seats": 2, "options": {"rulings": unknown}}
            refused(client.post("/api/tables", json=asked), 409, "refused-options")
        asked = {"game": "architects", "seats": 2, "options": {"rulings": {"AB-105": "sometimes"}}}
        refused(client.post("/api/tables", json=asked), 400, "refused-malformed")


@pytest.mark.parametrize(
    ("game", "boxes"), [("viscounts", ("gates-of-gold", "keeper-of-keys")), ("architects", ("works-of-wonder",))]
)
def test_everything_that_explains_itself_names_its_rules(served: Served, game: str, boxes: tuple[str, ...]) -> None:
    rules = set(parse_folder(LEDGERS))
    opponent = GAMES[game].solo_with(boxes).names[0]  # type: ignore[union-attr]
    (ann,) = begun(served, game, 1, options={"solo": opponent}, expansions=boxes)
    cards = ask(ann, "cards")["cards"]
    assert [card["id"] for card in cards if not card["rules"] or not set(card["rules"]) <= rules] == []
    assert {"guide-end", "guide-debts"} <= {card["id"] for card in cards}


def test_the_guildhall_tells_of_this_number_of_players_only(served: Served) -> None:
    (ann, *_) = begun(served, "architects", 3)
    guildhall = next(card for card in ask(ann, "cards")["cards"] if card["id"] == "guildhall")
    (spaces,) = guildhall["sentences"][1:]
    assert spaces.startswith("With 3 players it has 16 spaces")
    assert "on 9 and 13 trigger a reset" in spaces


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_the_points_that_the_board_in_words_shows(served: Served, game: str) -> None:
    players = begun(served, game, 2)
    play_on(players, 40, random.Random(4))
    for player in players:
        points = ask(player, "", seat=player.seat, language="en")["words"]["points"]
        assert len(points) == 2
        rows = [line for line in ask(player, "words", seat=player.seat)["board"] if "Points now" in line]
        assert [int(n) for row in rows for n in re.findall(r"-?\d+", row.partition("Points now")[2])[:2]] == points, (
            rows
        )


def test_points_are_told_before_anybody_has_anything(served: Served) -> None:
    (ann, *_) = begun(served, "architects", 2, options={"setup": "variable", "characters": "choose"})
    assert len(ask(ann, "", seat=0, language="en")["words"]["points"]) == 2


def invitation(host: Player, secret: str) -> Data:
    with host.served.client() as client:
        return exact(client.post(f"{host.path}/invitation", json={"invitation": secret}), InvitationShown)


def test_an_invitation_can_be_looked_at_before_it_is_used(served: Served) -> None:
    """By whoever has it, any number of times; it tells who invites, to what, and which seat waits."""
    with served.client() as client:
        body = {"game": "architects", "expansions": ["works-of-wonder"], "seats": 3, "people": ["Ann"]}
        made = good(client.post("/api/tables", json=body))
    host = Player(served, made["table"], made["token"], 0)
    secret = host.invite(1)
    shown = invitation(host, secret)
    assert invitation(host, secret) == shown
    assert (shown["host"], shown["game"], shown["expansions"], shown["seat"]) == (
        "Ann",
        "architects",
        ["works-of-wonder"],
        1,
    )
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
    assert invitation(host, host.invite())["seat"] is None
    with served.client() as client:
        good(client.post(f"{host.path}/join", json={"invitation": secret, "name": "Bob"}))
        for wrong in (secret, "0" * 32):
            refused(client.post(f"{host.path}/invitation", json={"invitation": wrong}), 403, "refused-invitation")
        malformed: list[Query] = [
            {},
            {"invitation": 5},
            {"invitation": "0" * 31},
            {"invitation": secret, "name": "Bob"},
        ]
        for wrong_body in malformed:
            refused(client.post(f"{host.path}/invitation", json=wrong_body), 400, "refused-malformed")
        gone = client.post("/api/tables/aaaaaaaaaaaaaaaa/invitation", json={"invitation": secret})
        refused(gone, 404, "refused-no-table")
