"""The laws hold whichever way rules are read: random games with every ruling switched."""

from __future__ import annotations

import pytest

from tests.kit.laws.architects import facts as architects
from tests.kit.laws.choices import every_option_can_be_read
from tests.kit.laws.copies import copy_is_independent_and_the_same, history_replays, load_brings_it_back
from tests.kit.laws.costs import costs_are_what_is_paid
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import random_play
from tests.kit.laws.shelf import books_for
from tests.kit.laws.viscounts import facts as viscounts

WONDERS = next(mix for mix in architects.MIXES if mix.name == "wonder-variable")
TABLES = [
    (viscounts.BY_NAME["both"], 3),
    (viscounts.against(viscounts.BY_NAME["both"], "cleric", 1), 1),
    (architects.BASE, 4),
    (WONDERS, 2),
    (WONDERS, 4),
    (WONDERS, 6),
    (architects.SOLO_MIXES[4], 2),
]
TABLE = pytest.mark.parametrize(("mix", "seats"), TABLES, ids=table_name)


@TABLE
@pytest.mark.parametrize("seed", [5, 6])
def test_every_piece_and_point_is_accounted_for_with_all_rulings_switched(mix: Mix, seats: int, seed: int) -> None:
    books = books_for(mix)
    game = mix.begin(seats, seed, mix.other_readings())
    assert game.settings.rulings
    accounts = books.accounts(game.listen())
    for here in random_play(game, seed):
        here.check()
        accounts.count(here)
    accounts.close(game)
    books.scores_are_right(game)


@TABLE
def test_games_with_all_rulings_switched_are_copied_saved_and_read(mix: Mix, seats: int) -> None:
    books = books_for(mix)
    game = mix.begin(seats, 7, mix.other_readings())
    for here in random_play(game, 7, every=9):
        copy_is_independent_and_the_same(here, n=4)
        load_brings_it_back(here, n=2)
        books.views_are_true(here)
        if not here.over:
            every_option_can_be_read(here)
            costs_are_what_is_paid(here)
    history_replays(game)
