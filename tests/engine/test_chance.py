"""Chance: the games of all seeds stay what they are, and those of secret seeds have keys that nobody can try out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit.table.house import begun, play_on, service
from westkingdom.engine.chance import WIDE, number, shuffle_with, stream_key
from westkingdom.library.replay import replay
from westkingdom.table import By, open_storage

KEYS = {
    0: 53942430590698411,
    -1: 5483239071318582,
    12345: 43235264612734362,
    (1 << 63) - 1: 5214288869783154,
    WIDE - 1: 20157561538573392,
}
"""As they were when all keys had 56 bits."""


@pytest.mark.parametrize("seed", KEYS)
def test_a_seed_of_before_keeps_its_key(seed: int) -> None:
    assert stream_key(seed, "draws") == KEYS[seed]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 9, 40, 99, 130])
def test_a_shuffle_takes_one_share_of_its_bits_after_the_other(size: int) -> None:
    """However many are taken at once, and also where there are more cards than bits."""
    for draw in range(50):
        bits = number(size, draw)
        cards, expected = list(range(size)), list(range(size))
        shuffle_with(bits, cards)
        for i in range(size - 1, 0, -1):
            bits, j = divmod(bits, i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        assert cards == expected


def test_keys_of_secret_seeds_have_128_bits() -> None:
    """Every bit of them is used, and both keys and seeds are too many to be tried out."""
    keys = [stream_key(WIDE + n, "draws") for n in range(200)]
    assert all(any(key >> bit & 1 for key in keys) and not all(key >> bit & 1 for key in keys) for bit in range(128))
    assert max(keys).bit_length() == 128
    seeds = [wk.new_game("viscounts", seats=2).settings.seed for _ in range(20)]
    assert max(seeds).bit_length() > 128
    assert min(seeds) >= WIDE


@pytest.mark.parametrize("game", wk.GAMES)
def test_a_game_of_a_secret_seed_is_saved_copied_guessed_at_and_played_again(game: str) -> None:
    table = wk.new_game(game, seats=2)
    while table.decisions < 40:
        table.play(table.actions[-1])
    again = wk.load_game(json.loads(json.dumps(table.save())))
    assert again.settings.seed == table.settings.seed >= WIDE
    assert again.digest() == table.digest() == table.copy().digest()
    assert replay(table.save()).game.digest() == table.digest()
    assert table.determinize(0, table.settings.seed).view(0) == table.view(0)


def test_a_game_of_a_secret_seed_leaves_a_table_and_comes_back(tmp_path: Path) -> None:
    tables = service(open_storage(str(tmp_path / "t")))
    by = begun(tables, practice=True)
    play_on(tables, by, 30)
    file = tables.export(by)
    assert file["game"]["settings"]["seed"] >= WIDE
    given = tables.import_game(json.dumps(file), people=["Ann", "Bob"])
    assert tables.look(By(given.table, given.token))["view"] == tables.look(by)["view"]
    tables.close()
