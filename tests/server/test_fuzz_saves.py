"""Files that lie or are damaged are refused without being repeated, and the server goes on as if none had been brought."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest

import westkingdom as wk
from tests.kit.server.damage import MARK, RAW, deep, other_bytes, other_value
from tests.kit.server.fuzzed import House, demand_refusal
from tests.kit.server.serving import Data, good
from westkingdom.library.files import table_data


@pytest.fixture(scope="module")
def save() -> Data:
    """A finished game, as a file."""
    game = wk.new_game("architects", seats=2, seed=4)
    luck = random.Random(4)
    while not game.over:
        game.play(luck.choice(game.actions))
    return table_data(game, ["Ann", "Bob"], ["", ""])


def brought(house: House, content: bytes) -> httpx.Response:
    """Bring a file to the server."""
    with house.served.client() as client:
        body = b'{"game": %s, "people": ["Ann"]}' % content
        return client.post("/api/imports", content=body, headers={"content-type": "application/json"})


def changed(save: Data, **game: Any) -> bytes:
    """A file with other parts of the game."""
    return json.dumps({**save, "game": {**save["game"], **game}}).encode()


def test_a_good_save_makes_a_table(house: House, save: Data) -> None:
    assert good(brought(house, json.dumps(save).encode()))["revision"] > 5


def test_saves_that_lie_are_refused(house: House, save: Data) -> None:
    """Truncated, too large, too long, too deep, of another version, or with other options than were played."""
    whole = json.dumps(save).encode()
    game = save["game"]
    options = {**game["settings"], "options": {"setup": "variable"}}
    seats = [{**game["settings"], "seats": number} for number in (0, -1, 1, 3, 99, 2**31, 2**70, "2", None, 2.5)]
    files = [
        *(whole[: len(whole) * part // 7] for part in range(7)),
        *(changed(save, version=version) for version in (0, -1, 99, None, MARK, 2**70)),
        *(changed(save, format=version) for version in (0, -1, 99, None, MARK, 2**70)),
        *(changed(save, settings=one) for one in (options, {}, None, *seats)),
        changed(save, settings={**game["settings"], "seed": 5}),
        changed(save, settings={**game["settings"], "options": {"data": {MARK: 1}}}),
        changed(save, settings={**game["settings"], "game": MARK}),
        changed(save, history=(game["history"] * 20)[:5001]),
        changed(save, history=game["history"][:-1]),
        changed(save, history=[2**70, *game["history"]]),
        json.dumps(deep(400)).encode(),
        b"[" * 200_000 + b"]" * 200_000,
        b'{"westkingdom-table":' * 50_000,
        whole[:-1] + b" " * 1_000_000 + b"}",
        json.dumps({**save, MARK: "x" * 1_200_000}).encode(),
        *RAW,
    ]
    before = house.kept()
    for content in files:
        answer = brought(house, content)
        assert answer.status_code in (400, 409, 413), (answer.status_code, answer.text, content[:300])
        demand_refusal(answer.content)
    assert house.kept() == before


def test_damaged_saves_are_refused_or_were_not_damaged_where_it_matters(house: House, save: Data) -> None:
    luck = random.Random(6)
    before = house.kept()
    whole = json.dumps(save).encode()
    refused = 0
    for number in range(220):
        content = other_bytes(whole, luck) if number % 4 == 0 else json.dumps(other_value(save, luck)).encode()
        answer = brought(house, content)
        assert answer.status_code in (200, 400, 409, 413), (answer.status_code, answer.text, content[:300])
        if answer.status_code != 200:
            refused += 1
            demand_refusal(answer.content)
    assert refused > 100
    assert house.kept() == before
