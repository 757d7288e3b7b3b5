"""The points over time and the end of a game in words: only when nothing is hidden any more, or for practice."""

from __future__ import annotations

import random

import pytest

from tests.kit.server.serving import Data, Player, Served, begun, good, play_on
from tests.kit.table.house import nonce
from tests.server.test_wire import exact
from westkingdom.server.replies.history import Points
from westkingdom.server.replies.words import ResultInWords
from westkingdom.speech.language import LANGUAGES

TO_THE_END = 10_000


def ask(player: Player, what: str, **query: str) -> Data:
    with player.http() as client:
        return exact(client.get(f"{player.path}/{what}", params=query), KINDS[what])


KINDS = {"points": Points, "result": ResultInWords}


def refused(player: Player, what: str) -> str:
    with player.http() as client:
        return str(client.get(f"{player.path}/{what}").json()["refused"]["key"])


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("viscounts", 2, {}),
        ("architects", 3, {}),
        ("viscounts", 1, {"solo": "cleric"}),
        ("architects", 1, {"solo": "reconstruction"}),
    ],
)
def test_at_the_end_everybody_may_see_how_the_points_grew(
    served: Served, game: str, seats: int, options: dict[str, str]
) -> None:
    """One row for each turn, the last one with the totals of the result; every line has a name in every language."""
    players = begun(served, game, seats, options=options)
    luck = random.Random(2)
    play_on(players, 20, luck)
    assert refused(players[0], "points") == refused(players[0], "result") == "refused-not-over"
    play_on(players, TO_THE_END, luck)
    sheets = players[0].look()["result"]["sheets"]
    turns = ask(players[0], "points")["turns"]
    assert turns[-1]["totals"] == [sheet["total"] for sheet in sheets]
    assert turns[-1]["revision"] == players[0].look()["revision"]
    assert len(turns) >= 10 * seats
    assert [turn["revision"] for turn in turns] == sorted({turn["revision"] for turn in turns})
    names: list[dict[str, str]] = []
    for code in LANGUAGES:
        said = ask(players[0], "result", language=code)
        assert said["winner"].endswith(".")
        assert len(said["names"]) == len(sheets)
        assert set(said["lines"]) == {line for sheet in sheets for line, _ in sheet["lines"]}
        assert not any("-" in name and name in said["lines"] for name in said["lines"].values())
        names.append(said["lines"])
    assert names[0] != names[1] != names[2]


def test_at_a_table_for_practice_turns_that_were_taken_back_do_not_count(served: Served) -> None:
    (player,) = begun(served, "viscounts", 2, bots=["random"], practice=True)
    with player.http() as client:
        assert good(client.get(f"{player.path}/points"))["turns"][0]["totals"] != []
    players = begun(served, "architects", 2, practice=True)
    luck = random.Random(3)
    play_on(players, 60, luck)
    before = ask(players[0], "points")["turns"]
    with players[0].http() as client:
        body = {"do": "undo", "seat": 0, "steps": 20, "revision": players[0].look()["revision"], "nonce": nonce()}
        client.post(f"{players[0].path}/actions", json=body)
    after = ask(players[0], "points")["turns"]
    assert len(after) < len(before)
    assert after[:-1] == before[: len(after) - 1]


def test_before_a_game_begins_there_are_no_points(served: Served) -> None:
    with served.client() as client:
        made = good(
            client.post("/api/tables", json={"game": "viscounts", "seats": 2, "people": ["Ann"], "practice": True})
        )
    host = Player(served, made["table"], made["token"], 0)
    assert refused(host, "points") == "refused-not-over"
    assert refused(host, "result") == "refused-not-playing"
