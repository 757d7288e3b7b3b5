"""A slow scorer, written from the ledger alone, finds the same points."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.viscounts import facts, scorer
from tests.kit.laws.viscounts.books import VISCOUNTS
from tests.kit.laws.viscounts.facts import new_game
from westkingdom.engine.score import shared_places


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(41, 47))
def test_scores_are_those_of_the_slow_scorer(seats: int, seed: int) -> None:
    """At every decision and at the end, lines, totals, winners and the reason are what another count says."""
    for game in random_play(new_game(seats, seed), seed):
        scorer.scores_are_right(game)


@pytest.mark.parametrize(("mix", "seats"), VISCOUNTS.tables[3:], ids=table_name)
def test_scores_of_mixes_are_those_of_the_slow_scorer(mix: Mix, seats: int) -> None:
    """The same holds with Outsiders, Builder cards, Chest Tiles and Public Buildings."""
    for game in random_play(new_game(seats, 41, mix), 41, every=2):
        scorer.scores_are_right(game)


@pytest.mark.parametrize(("mix", "seats"), VISCOUNTS.tables, ids=table_name)
def test_tables_full_of_manuscripts_and_outsiders_score_alike(mix: Mix, seats: int) -> None:
    """With all Manuscripts and Outsiders dealt to the players both scorers agree too, so every printed line is counted."""
    chooser = Chooser(48)
    for game in random_play(new_game(seats, 48, mix), 48, every=10):
        rich = game.copy()
        tiles = chooser.shuffled(list(range(len(facts.manuscripts(mix)))))
        for p in rich.players:
            p.manuscripts = tiles[p.seat :: len(rich.players)]
            p.goods = [chooser.below(6) for _ in p.goods]
        rich.manuscripts = [[] for _ in rich.manuscripts]
        if facts.GATES in mix.boxes:
            outsiders = chooser.shuffled(sorted(facts.numbers(mix, "outsider")))
            ribbons = [
                facts.manuscripts(mix)[tile]["ribbon"] for tile in rich.players[rich.settings.opponent].manuscripts
            ]
            undecided = rich.settings.opponent >= 0 and "any" in ribbons
            facts.gates(rich).wild = -1 if undecided else chooser.below(4)
            for p in rich.players[:seats]:
                p.discard = [card for card in outsiders[p.seat :: seats] if card not in p.hand + p.draw + p.board]
        scorer.scores_are_right(rich)


def test_places_are_shared_alike_for_all_counts() -> None:
    """Both ways to share places agree for every small table of counts."""
    for seats in (2, 3, 4):
        prizes = [12, 4] if seats == 2 else [12, 8, 4]
        for counts in product(range(5), repeat=seats):
            slow = [scorer.place_prize(list(counts), seat) for seat in range(seats)]
            assert shared_places(list(counts), prizes) == slow


def test_taking_the_largest_set_first_is_best_for_all_ribbons() -> None:
    """No partition beats the largest sets first, so the rulebook's bracket is true."""
    for counts in product(range(5), repeat=4):
        left = Counter({ribbon: n for ribbon, n in enumerate(counts) if n})
        points = 0
        while left:
            points += len(left) ** 2
            left -= Counter(list(left))
        assert scorer.best_sets(counts) == points
