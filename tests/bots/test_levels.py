"""Bots that search: honest, reproducible, and no worse than what they look at."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import westkingdom as wk
from tests.kit.laws.mix import Mix
from tests.kit.laws.play import Chooser, play_on, random_play
from tests.kit.laws.tables import TABLE, pace
from westkingdom.bots import Bot, Thought, sight_in, sight_of
from westkingdom.bots.levels import LEVELS, bot_of
from westkingdom.bots.searcher import Level, Searcher
from westkingdom.bots.turn import TurnSearch
from westkingdom.bots.value import POINT, TIMES, Linear, Value, score_sheet
from westkingdom.bots.weights import KNOTS, digest_of, hats, learned, mixed

of_both_games = pytest.mark.parametrize("of", wk.GAMES)
CANARY = 5_550_137_284_991
SMALL = Level(worlds=2, nodes=12, kept=2, rounds=1, worlds_ahead=2, nodes_ahead=8, errs=50, by=2)


def value_of(game: wk.Game) -> Value:
    """A value that weighs everything, whatever was learned."""
    n = len(game.feature_names()) + 1
    return Linear([[(37 * i + 11 * time) % 400 - 60 for i in range(n)] for time in range(TIMES)], [900] * TIMES)


def searcher(game: wk.Game, level: Level = SMALL, seed: int = 3) -> Bot:
    return Searcher(value_of(game), level, seed)


def said(thought: Thought) -> object:
    """Everything that a thought says."""
    ranking = [(each.option, each.lead, each.uncertainty) for each in thought.ranking]
    return (thought.option, thought.lead, thought.uncertainty, ranking, thought.reasons, thought.nodes)


def after(of: str, decisions: int, seats: int = 2, seed: int = 4) -> wk.Game:
    game = wk.new_game(of, seats=seats, seed=seed)
    play_on(game, Chooser(seed), decisions)
    return game


@TABLE
def test_thoughts_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(mix: Mix, seats: int) -> None:
    for game in random_play(mix.begin(seats, 41), 41, every=pace(mix, 25, 83, 211)):
        if not game.over:
            other = game.determinize(game.seat, game.decisions + 7)
            bot = searcher(game)
            assert said(bot.choose(sight_of(game))) == said(bot.choose(sight_of(other)))


@of_both_games
def test_a_world_that_crosses_into_another_process_as_a_save_gives_the_same_thought(of: str) -> None:
    game = after(of, 50)
    crossing = json.loads(json.dumps(game.seen_by(game.seat, 0).save()))
    assert said(searcher(game).choose(sight_in(wk.load_game(crossing)))) == said(searcher(game).choose(sight_of(game)))


@of_both_games
def test_a_sight_holds_neither_seed_nor_past(of: str) -> None:
    game = after(of, 50, seed=CANARY)
    sight = sight_of(game)
    for world in (sight.world(0), sight.world(5)):
        assert str(CANARY) not in json.dumps(world.save())
        assert world.history == []
    assert str(CANARY) not in json.dumps(sight.view)
    assert (sight.view, sight.options) == (game.view(game.seat), game.actions)


@of_both_games
@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_every_level_chooses_what_is_there_and_the_same_for_the_same_seed(name: str, of: str) -> None:
    game = after(of, 30)
    first, again = [bot_of(name, 9).choose(sight_of(game)) for _ in range(2)]
    assert first.option in game.actions
    assert said(first) == said(again)


@of_both_games
def test_a_thought_ranks_every_option_once_with_the_best_first(of: str) -> None:
    game = after(of, 44)
    thought = searcher(game, Level(worlds=3, nodes=40)).choose(sight_of(game))
    assert sorted(each.option for each in thought.ranking) == sorted(game.actions)
    leads = [each.lead for each in thought.ranking]
    assert leads == sorted(leads, reverse=True)
    assert thought.option == thought.ranking[0].option
    assert thought.lead == leads[0]


@of_both_games
def test_a_whole_search_of_a_turn_finds_nothing_worse_than_any_way_through_it(of: str) -> None:
    """With nodes enough no line of random choices ends the turn with a greater lead than the best option promises."""
    for decisions in (60, 61, 75):
        game = after(of, decisions)
        value, seat, turn = value_of(game), game.seat, game.turn_number
        best = max(TurnSearch(value, seat).rank(game, 40_000))
        for seed in range(40):
            way, chooser = game.copy(), Chooser(seed)
            while not way.over and way.turn_number == turn and way.seat == seat:
                way.play(chooser.option(way))
            if way.over or way.turn_number != turn:
                assert value.lead(way, seat) <= best


@of_both_games
def test_a_search_leaves_the_world_as_it_was_and_keeps_near_its_budget(of: str) -> None:
    game = after(of, 52)
    before = game.digest()
    search = TurnSearch(value_of(game), game.seat)
    search.rank(game, 300)
    assert game.digest() == before
    assert search.nodes < 3_000


@of_both_games
def test_what_one_of_two_wins_the_other_loses(of: str) -> None:
    for game in random_play(wk.new_game(of, seats=2, seed=8), 8, every=31):
        value = value_of(game)
        assert value.lead(game, 0) == -value.lead(game, 1)


@of_both_games
def test_the_score_sheet_as_a_value_is_the_lead_in_points(of: str) -> None:
    game = after(of, 70, seats=3)
    points = game.totals()
    others = [points[1], points[2]]
    value = score_sheet(len(game.feature_names()))
    assert value.lead(game, 0) == points[0] * POINT - (max(others) * POINT + sum(others) * POINT // 2) // 2


@of_both_games
def test_reasons_name_features_and_add_up_to_no_more_than_there_is(of: str) -> None:
    """Each reason is a feature, the points, or what the others lose, and weighs at least a quarter of a point."""
    game = after(of, 58)
    thought = searcher(game, Level(worlds=1, nodes=200)).choose(sight_of(game))
    assert {name for name, _ in thought.reasons} <= {"points", "others", *game.feature_names()}
    assert all(abs(weight) >= POINT // 4 for _, weight in thought.reasons)


@of_both_games
def test_who_errs_in_every_turn_chooses_something_else_now_and_then(of: str) -> None:
    game = after(of, 60)
    sure = searcher(game, Level(worlds=1, nodes=30)).choose(sight_of(game)).option
    level = Level(worlds=1, nodes=30, errs=100, by=50)
    chosen = {searcher(game, level, seed).choose(sight_of(game)).option for seed in range(30)}
    assert len(chosen) > 1
    assert {
        searcher(game, Level(worlds=1, nodes=30, errs=100), seed).choose(sight_of(game)).option for seed in range(5)
    } == {sure}


def test_times_between_knots_are_mixed_from_both() -> None:
    for time in range(TIMES):
        assert sum(hats(time)) == 240
    assert [mixed([1000, 2000, 3000, 4000], knot) for knot in KNOTS] == [1000, 2000, 3000, 4000]


@of_both_games
def test_learned_weights_are_for_the_features_that_there_are(of: str) -> None:
    """Whoever adds a feature trains again."""
    names: list[str] = []
    for boxes in ((), wk.GAMES[of].expansions):
        game = wk.new_game(of, seats=2, expansions=boxes, seed=1)
        names += [name for name in game.feature_names() if name not in names]
    assert learned(of)["features"] == digest_of(names)


GOLDEN = {
    "viscounts": "465b1352216081fc",
    "architects": "abf918611146f703",
}


@of_both_games
def test_thoughts_are_the_same_in_every_build(of: str) -> None:
    """A few turns of a bot with fixed weights: rankings, reasons and numbers of nodes never change by themselves."""
    game = wk.new_game(of, seats=3, expansions=wk.GAMES[of].expansions, seed=6)
    bot = searcher(game, Level(worlds=2, nodes=20, kept=2, rounds=1, worlds_ahead=2, nodes_ahead=10))
    digest = sha256()
    for _ in range(40):
        thought = bot.choose(sight_of(game))
        digest.update(repr(said(thought)).encode())
        game.play(thought.option)
    assert digest.hexdigest()[:16] == GOLDEN[of]
