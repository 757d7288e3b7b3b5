"""The ladder: ratings that fit the games, intervals that hold, and pages that say what was played."""

from __future__ import annotations

import pytest

import westkingdom as wk
from benchmarks.ladder import Result, Table, play, rulebook
from benchmarks.ladder_page import html_of, markdown_of
from benchmarks.rating import elo, interval


def test_ratings_fit_the_games() -> None:
    """Whoever wins three of four is about 190 points stronger, and that adds up from one to the next."""
    found = elo(["a", "b", "c"], [("b", "a", 7500, 10000), ("c", "b", 7500, 10000)])
    assert found["a"][0] == 0
    assert found["b"][0] == pytest.approx(190.8, abs=1)
    assert found["c"][0] == pytest.approx(381.7, abs=2)


def test_a_rating_is_surer_with_more_games_and_finite_without_a_loss() -> None:
    few, many = [elo(["a", "b"], [("b", "a", n * 0.6, n)])["b"][1] for n in (20, 2000)]
    assert many < few / 5
    assert elo(["a", "b"], [("b", "a", 20, 20)])["b"][0] < 1000


def test_an_interval_holds_the_share_and_narrows() -> None:
    assert interval(0, 0) == (0, 1)
    low, high = interval(60, 100)
    assert 0.5 < low < 0.6 < high < 0.7
    assert interval(20, 20)[0] < 1


def test_a_game_of_the_ladder_is_counted_and_shown() -> None:
    result = Result(Table("viscounts", 2), "random", "random")
    play(result, 1, 0)
    play(result, 1, 1)
    row = result.data()
    assert (row["games"], row["unended"]) == (2, 0)
    pages = [("viscounts", [row], {"random": (0.0, 10.0)})]
    assert "| random | random | 2 |" in markdown_of(pages, "compiled")
    assert "<td>random</td>" in html_of(pages, "compiled")
    assert "points by kind" in html_of(pages, "compiled")


@pytest.mark.parametrize("game", wk.GAMES)
def test_every_opponent_of_the_rulebooks_is_met(game: str) -> None:
    tables = rulebook(game, hardest=False)
    assert len(tables) >= len(rulebook(game, hardest=True))
    assert {dict(table.options)["solo"] for table in tables} == set(wk.GAMES[game].opponents)
    for table in tables:
        assert table.begin(1).settings.opponent == 1
