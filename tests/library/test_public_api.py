"""The public vocabulary: what `import westkingdom as wk` gives, as docs and users rely on it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.laws.play import Chooser, play_on
from westkingdom.library.settings import settings_for

SPOT = {"seats": [{"silver": 3}, {"silver": 0}], "to_act": 0}


def a_game(seats: int = 2, seed: int = 7) -> wk.Game:
    """A game at its first decision."""
    return wk.new_game("viscounts", seats=seats, seed=seed)


def a_finished_game(seed: int = 7) -> wk.Game:
    """A game played to its end."""
    game = a_game(seed=seed)
    play_on(game, Chooser(seed), 10_000)
    assert game.over
    return game


def test_everything_named_is_there() -> None:
    """Every name that the package exports exists."""
    for name in wk.__all__:
        assert getattr(wk, name) is not None


def test_the_example_of_the_documentation_plays_a_game() -> None:
    """The loop that the documentation shows plays to an outcome and a score sheet for each seat."""
    game = wk.new_game("viscounts", seats=3, seed=7)
    while not game.over:
        decision = game.decision
        game.play(decision.options[0])
    assert isinstance(game.outcome, wk.Outcome)
    assert [sheet.seat for sheet in game.scores] == [0, 1, 2]


def test_the_games_say_what_they_offer() -> None:
    """GAMES names seats, boxes, options and solo opponents of every game, and each can be begun."""
    for name, offer in wk.GAMES.items():
        assert (offer.name, type(offer.title)) == (name, str)
        assert all(isinstance(part, tuple) for part in (offer.seats, offer.expansions, offer.solo))
        assert all(isinstance(values, tuple) for values in offer.options.values())
        for boxes in ((), *((box,) for box in offer.expansions), offer.expansions):
            for seats in offer.seats_with(boxes):
                assert len(wk.new_game(name, seats=seats, seed=1, expansions=boxes).scores) == seats
    assert wk.GAMES["viscounts"].seats == (2, 3, 4)


def test_every_value_that_an_option_may_have_is_taken_and_no_other() -> None:
    """GAMES says which values an option may have; only those that are not false are remembered."""
    for name, offer in wk.GAMES.items():
        for option, values in offer.options.items():
            for value in values:
                settings = settings_for(name, 2, (), 0, {option: value})
                assert settings.options == ({option: value} if value else {})
            for wrong in (3, 0, 1, None, "", "yes", [True]):
                with pytest.raises(wk.BadOptions, match=rf"«{option}» is (true or false|one of .*), not "):
                    settings_for(name, 2, (), 0, {option: wrong})


def test_a_box_may_bring_a_seat() -> None:
    """The sixth seat of Architects comes with Works of Wonder; a refusal names the seats that these boxes allow."""
    assert settings_for("architects", 6, ["works-of-wonder"], 0, {}).seats == 6
    with pytest.raises(wk.BadOptions, match=r"with 6 seats; it takes 2, 3, 4, 5; with works-of-wonder also 6\.$"):
        settings_for("architects", 6, [], 0, {})
    with pytest.raises(wk.BadOptions, match=r"with 7 seats; it takes 2, 3, 4, 5, 6\.$"):
        settings_for("architects", 7, ["works-of-wonder"], 0, {})


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    """A game is its seed and the options played."""
    assert a_game(seed=7).digest() == a_game(seed=7).digest()
    assert a_game(seed=7).digest() != a_game(seed=8).digest()


def test_without_a_seed_a_secret_one_is_drawn() -> None:
    """Two games without a seed are two games."""
    one, other = (wk.new_game("viscounts", seats=2) for _ in range(2))
    assert one.digest() != other.digest()


def test_a_decision_says_who_is_asked_what_and_with_which_options() -> None:
    """A decision has a seat, a kind, a prompt, options and reasons against what is not possible."""
    decision = a_game().decision
    assert decision.seat in (0, 1)
    assert decision.kind == "pair"
    assert isinstance(decision.prompt, wk.Message)
    assert [option.kind for option in decision.options] == ["pair"] * 3
    assert decision.why_not() == []
    assert "seat" in repr(decision)
    assert all(repr(option).startswith(f"<Option {option.id}: ") for option in decision.options)


def test_an_option_is_played_itself_or_by_its_id() -> None:
    """An Option and its id are the same choice."""
    by_option, by_id = a_game(), a_game()
    option = by_option.decision.options[1]
    by_option.play(option)
    by_id.play(option.id)
    assert by_option.digest() == by_id.digest()
    assert by_option.history == by_id.history == [option.id]


def test_an_option_of_another_decision_is_the_same_option() -> None:
    """Options are equal by what they mean, so that one can be kept and compared."""
    one, other = a_game().decision.options, a_game().decision.options
    assert one == other
    assert len({*one, *other}) == len(one)


def test_a_decision_that_has_passed_gives_no_reasons() -> None:
    """Reasons are about the table as it is now."""
    game = a_game()
    decision = game.decision
    game.play(decision.options[0])
    with pytest.raises(wk.IllegalMove):
        decision.why_not()


def test_totals_are_the_sums_of_their_lines() -> None:
    """A score sheet adds up, during the game and at its end, and the outcome names the same totals."""
    game = a_game(seats=3)
    chooser = Chooser(7)
    while not game.over:
        for sheet in game.scores:
            assert sheet.total == sum(points for _, points in sheet.lines)
        assert game.outcome is None
        play_on(game, chooser, 5)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.totals == tuple(sheet.total for sheet in game.scores)
    assert set(outcome.winners) <= {seat for seat, total in enumerate(outcome.totals) if total == max(outcome.totals)}
    assert outcome.reason in ("poverty", "prosperity", "divided kingdom")
    assert repr(outcome) == f"Outcome(winners={outcome.winners}, reason={outcome.reason!r}, totals={outcome.totals})"
    same = wk.Outcome(outcome.winners, outcome.reason, outcome.totals)
    assert same == outcome
    assert hash(same) == hash(outcome)
    assert wk.Outcome(outcome.winners, "another", outcome.totals) != outcome


def test_a_copy_is_another_game_with_the_same_future() -> None:
    """What is played in a copy does not happen in the game."""
    game = a_game()
    copy = game.copy()
    copy.play(copy.decision.options[0])
    assert (game.history, len(copy.history)) == ([], 1)
    game.play(copy.history[0])
    assert game.digest() == copy.digest()


def test_a_view_is_plain_data_and_names_no_other_hand() -> None:
    """Every seat and a spectator get a view that can be written as JSON."""
    game = a_game()
    play_on(game, Chooser(1), 20)
    for seat in (None, 0, 1):
        view: Any = json.loads(json.dumps(game.view(seat)))
        assert view["seat"] == seat
        assert [player["hand"] is not None for player in view["players"]] == [n == seat for n in range(2)]


def test_saving_and_loading_bring_a_game_back() -> None:
    """A save is plain data; the loaded game has the same past, present and future."""
    game = a_game()
    play_on(game, Chooser(1), 30)
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert (again.digest(), again.history, again.actions) == (game.digest(), game.history, game.actions)


def test_history_is_the_options_played() -> None:
    """The history, oldest first, replays the game."""
    game = a_game()
    played = play_on(game, Chooser(1), 30)
    again = a_game()
    for option in game.history:
        again.play(option)
    assert game.history == played
    assert again.digest() == game.digest()


def test_a_scenario_puts_a_table_into_a_position() -> None:
    """What is named is there, and the rest is as after set-up."""
    game = wk.scenario("viscounts", SPOT)
    view: Any = game.view(None)
    assert [player["goods"]["silver"] for player in view["players"]] == [3, 0]
    assert [player["workers"] for player in view["players"]] == [20, 20]
    assert game.decision.seat == 0


def test_a_finished_game_asks_nothing() -> None:
    """After the end there is no decision, and nothing can be played."""
    game = a_finished_game()
    assert game.actions == []
    assert game.seat == -1
    with pytest.raises(wk.IllegalMove):
        _ = game.decision
    with pytest.raises(wk.IllegalMove):
        game.play(0)


MISTAKES: list[tuple[type[ValueError], Callable[[], object]]] = [
    (wk.BadOptions, lambda: wk.new_game("chess", seats=2)),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=0)),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=5)),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=True)),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats="2")),  # type: ignore[arg-type]
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, seed="x")),  # type: ignore[arg-type]
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, seed=1.0)),  # type: ignore[arg-type]
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, expansions=["no such box"])),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, expansions="gates-of-gold")),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, speed="fast")),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, expansions=["gates-of-gold", "promos"])),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, promos="yes")),
    (wk.BadOptions, lambda: wk.new_game("viscounts", seats=2, manuscript_boards="alike")),
    (wk.BadOptions, lambda: wk.scenario("viscounts", SPOT, expansions=["no such box"])),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {**SPOT, "outsiders": []})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {**SPOT, "heroes": [1]}, expansions=["keeper-of-keys"])),
    (wk.BadOptions, lambda: wk.scenario("chess", SPOT)),
    (wk.BadOptions, lambda: wk.scenario("viscounts", {"seats": [{}]})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {**SPOT, "weather": "rain"})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {"seats": [{"workers": 21}, {}]})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {"seats": [{"silver": -1}, {}]})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {"seats": [{"hand": ["nobody"]}, {}]})),
    (wk.BadPosition, lambda: wk.scenario("viscounts", {**SPOT, "to_act": 7})),
    (wk.UnknownOption, lambda: a_game().play(-1)),
    (wk.UnknownOption, lambda: a_game().play(10**6)),
    (wk.UnknownOption, lambda: a_game().play("0")),
    (wk.UnknownOption, lambda: a_game().play(True)),
    (wk.UnknownOption, lambda: a_game().play(None)),
    (wk.IllegalMove, lambda: a_game().play(0)),
    (wk.IllegalMove, lambda: a_finished_game().play(0)),
    (wk.BadSave, lambda: wk.load_game({})),
    (ValueError, lambda: a_game().view(2)),
    (ValueError, lambda: a_game().view(-1)),
]


@pytest.mark.parametrize("which", range(len(MISTAKES)))
def test_a_mistake_is_a_value_error_of_its_kind_with_one_sentence(which: int) -> None:
    """Every mistake raises the class of its kind, all of them ValueErrors, with one sentence."""
    kind, make = MISTAKES[which]
    with pytest.raises(kind) as caught:
        make()
    sentence = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert kind is ValueError or type(caught.value) is kind
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_refused_option_changes_nothing() -> None:
    """An option that is not possible raises and leaves the game as it was."""
    game = a_game()
    before = game.digest()
    for option in (-1, 0, 5, 10**9):
        with pytest.raises((wk.IllegalMove, wk.UnknownOption)):
            game.play(option)
    assert (game.digest(), game.history) == (before, [])


def test_an_illegal_move_says_what_would_have_been_right() -> None:
    """The sentence names the options that are possible."""
    game = a_game()
    with pytest.raises(wk.IllegalMove) as caught:
        game.play(0)
    for option in game.actions:
        assert str(option) in str(caught.value)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_the_copy_module_makes_independent_copies(copied: Callable[[wk.Game], wk.Game]) -> None:
    """Libraries that use the copy module get what game.copy() gives."""
    game = wk.new_game("viscounts", seats=2, seed=3)
    other = copied(game)
    before = game.digest()
    assert other.digest() == before
    other.play(other.decision.options[0])
    assert game.digest() == before != other.digest()
