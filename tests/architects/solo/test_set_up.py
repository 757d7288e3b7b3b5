"""Solo play with Works of Wonder: set-up and structure (ledger sections B and K)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER, changes, counts, place
from tests.kit.architects_solo import laid, marker, solo, turn
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

SIX = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")
START = {
    "aristocrat": (4, 0),
    "enforcer": (7, 2),
    "illusionist": (6, 2),
    "meddler": (7, 2),
    "patron": (6, 1),
    "peddler": (7, 2),
}
"""Virtue and Influence of each opponent at the start."""


def begun(people: int = 1, seed: int = 0, **options: Any) -> Architects:
    """A new game against an opponent of Works of Wonder, before the first decision."""
    game = wk.new_game("architects", seats=people, expansions=WONDER, seed=seed, **{"solo": "patron", **options})
    assert isinstance(game, Architects)
    return game


def started(people: int = 1, seed: int = 0, **options: Any) -> Architects:
    """The same after set-up, always the first option taken."""
    game = begun(people, seed, **options)
    while game.view(None)["phase"] == "set-up":
        game.play(game.decision.options[0])
    return game


def players(game: wk.Game) -> list[Any]:
    view: Any = game.view(None)
    return list(view["players"])


@rule("WW-195", "WW-024")
def test_the_six_opponents_replace_the_reconstruction_and_join_up_to_five_people() -> None:
    """With the box there are six opponents, one at a time, with at most 6 at the table; the other one is gone."""
    for name in SIX:
        assert begun(solo=name).opponent() == name
    with pytest.raises(wk.BadOptions):
        begun(solo="reconstruction")
    with pytest.raises(wk.BadOptions):
        wk.new_game("architects", seats=1, solo="patron")
    assert len(players(begun(5))) == 6
    with pytest.raises(wk.BadOptions):
        begun(6)


@rule("WW-023", "WW-196", "WW-025")
@pytest.mark.parametrize(("people", "spaces"), [(1, 12), (2, 16), (3, 20), (4, 24), (5, 24)])
def test_the_opponent_counts_as_a_player(people: int, spaces: int) -> None:
    """The size of the Guildhall is that for everybody at the table."""
    assert begun(people).view(None)["guildhall_spaces"] == spaces


@rule("WW-023")
def test_captures_of_a_person_are_limited_as_for_all_players() -> None:
    """With one person and the opponent captures may be at two locations, with three and the opponent at one."""
    groups: dict[str, Any] = {"at": {"forest": 1, "mines": 1}}
    few = laid({"silver": 9, "at": {"town_centre": 1}}, it=groups)
    many = laid({"silver": 9, "at": {"town_centre": 1}}, {}, {}, it=groups)
    for game, more in ((few, True), (many, False)):
        place(game, "town_centre")
        game.play(next(option for option in game.decision.options if option.label.args.get("location") == "forest"))
        while game.decision.kind == "pay":
            game.play(game.decision.options[0])
        left = [option.label.args.get("location") for option in game.decision.options]
        assert (game.decision.kind == "capture" and "mines" in left) == more


@rule("WW-197", "WW-199")
@pytest.mark.parametrize("name", SIX)
def test_an_opponent_has_its_board_with_its_virtue_and_influence(name: str) -> None:
    """Each opponent begins with what its board says."""
    it = players(started(solo=name))[1]
    assert it["board"] == f"ai_{name}"
    assert (it["virtue"], it["goods"]["influence"]) == START[name]


@rule("WW-198", "WW-200", "WW-201")
def test_the_opponent_has_workers_and_markers_and_nothing_else() -> None:
    """It has 20 workers, stands on no level of the cathedral, has no silver, no cards, no apprentices.

    The marker is on clay.
    """
    game = started()
    it = players(game)[1]
    assert (it["workers"], it["cathedral"], it["cards_in_hand"], it["apprentices"]) == (20, 0, 0, [])
    assert {good for good, n in it["goods"].items() if n} == {"influence"}
    assert marker(game) == "clay"


@rule("WW-202", "WW-203", "WW-204", "WW-205", "WW-206")
def test_scheme_cards_lie_in_two_shuffled_piles_without_those_of_another_box() -> None:
    """11 Starting Schemes are the draw pile, 11 Future Schemes lie aside; the order is another with another seed."""
    games = [started(seed=seed) for seed in range(4)]
    for game in games:
        assert (solo(game)["schemes"], solo(game)["future_schemes"], solo(game)["scheme_discards"]) == (11, 11, [])
    piles: list[Any] = [game.state()["solo"] for game in games]
    ids = {frozenset(pile["draw"]) for pile in piles}, {frozenset(pile["future"]) for pile in piles}
    assert [len(names) for names in ids] == [1, 1]
    assert len({tuple(pile["draw"]) for pile in piles}) == len({tuple(pile["future"]) for pile in piles}) == 4
    with pytest.raises(wk.BadPosition):
        laid(schemes=["scheme_s12"])


@rule("WW-207", "WW-385")
def test_who_plays_alone_is_a_character_unless_the_standard_side_is_asked_for() -> None:
    """A single person begins as a character; with others the standard side stays the usual one."""
    assert players(started())[0]["board"] != "board_standard"
    assert players(started(setup="standard"))[0]["board"] == "board_standard"
    assert players(started(2))[0]["board"] == "board_standard"
    assert players(started(2, setup="variable"))[0]["board"] != "board_standard"


@rule("WW-208")
def test_people_take_a_starting_apprentice_and_the_opponent_takes_none() -> None:
    """After set-up every person has one apprentice, the opponent none."""
    assert [len(p["apprentices"]) for p in players(started(2))] == [1, 1, 0]


@rule("WW-209", "WW-210", "WW-385")
def test_who_plays_alone_keeps_3_of_5_building_cards() -> None:
    """One person is dealt 5 cards and keeps 3; the other 2 go under the pile, which only that person knows."""
    game = begun(setup="standard")
    while game.decision.kind != "draft":
        game.play(game.decision.options[0])
    events = game.listen()
    dealt: Any = game.view(0)["players"]
    seen = dealt[0]["draft"]
    assert len(seen) == 5
    kept = []
    for _ in range(3):
        kept.append(str(game.decision.options[0].label.args["building"]))
        game.play(game.decision.options[0])
    view: Any = game.view(0)
    assert view["phase"] == "turns"
    assert "pass-on" not in [event.key for event in events]
    assert sorted(view["players"][0]["hand"]) == sorted(kept)
    assert sorted(view["players"][0]["put_under_pile"]) == sorted(set(seen) - set(kept))


@rule("WW-210")
def test_extra_cards_of_a_character_come_on_top_of_the_3() -> None:
    """Isabette's building card is drawn after the 3 are kept."""
    games = [started(seed=seed) for seed in range(60)]
    found = [game for game in games if players(game)[0]["board"] == "board_isabette"]
    assert found
    assert players(found[0])[0]["cards_in_hand"] == 4


@rule("WW-026", "WW-385", "WW-208")
def test_several_people_draft_among_themselves_with_the_numbers_of_all() -> None:
    """Two people against an opponent keep 3 of 4 cards as at a table of three, and pass to each other."""
    game = begun(2)
    while game.decision.kind != "draft":
        game.play(game.decision.options[0])
    first = game.decision.seat
    view: Any = game.view(first)
    mine = view["players"][first]["draft"]
    assert len(mine) == 4
    game.play(game.decision.options[0])
    game.play(game.decision.options[0])
    second: Any = game.view(1 - first)
    assert set(second["players"][1 - first]["draft"]) == set(mine[1:])
    while game.view(None)["phase"] == "set-up":
        game.play(game.decision.options[0])
    assert [p["cards_in_hand"] for p in players(game)] == [3, 3, 0]


@rule("WW-211", "WW-212")
def test_one_person_always_begins_and_turns_alternate() -> None:
    """The person is asked first, whatever the virtue of the opponent, and again after each turn of the opponent."""
    for seed in range(8):
        game = started(seed=seed, solo="enforcer")
        assert (game.decision.seat, game.decision.kind) == (0, "place")
        events = game.listen()
        for _ in range(3):
            place(game, "silversmith")
        assert [event.seat for event in events if event.key == "turn"] == [1, 0, 1, 0, 1, 0]


@rule("WW-026", "WW-386")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_opponent_is_last_whoever_begins(start: int) -> None:
    """With three people the opponent's turn comes before that of the starting player."""
    game = laid({}, {}, {}, start=start, to_act=start)
    events = game.listen()
    for _ in range(4):
        place(game, "silversmith")
    order = [event.seat for event in events if event.key == "turn"]
    people = [(start + 1) % 3, (start + 2) % 3]
    assert order[:4] == [*people, 3, start]


@rule("WW-386")
def test_the_starting_player_is_always_a_person() -> None:
    """By lots and by virtue a person begins; every person does in some game."""
    for options in ({}, {"setup": "variable"}):
        starts = {started(3, seed=seed, **options).view(None)["start"] for seed in range(40)}
        assert starts == {0, 1, 2}


@rule("WW-213")
def test_with_the_standard_side_the_person_has_3_silver() -> None:
    """The only person is the first player."""
    assert players(started(setup="standard"))[0]["goods"]["silver"] == 3


@rule("WW-024", "WW-197")
def test_random_draws_any_of_the_six_from_the_seed() -> None:
    """Every opponent comes up, and the same one for the same seed."""
    drawn = [begun(seed=seed, solo="random").opponent() for seed in range(60)]
    assert set(drawn) == set(SIX)
    assert drawn[:5] == [begun(seed=seed, solo="random").opponent() for seed in range(5)]


@rule("WW-081")
def test_the_opponent_never_avoids_a_loss_with_influence() -> None:
    """At the Black Market it loses 1 virtue though it has Influence enough to avoid it."""
    _, change = turn(schemes=["scheme_f10"], it={"influence": 12})
    assert (change["virtue"], change.get("influence", 0)) == (-1, 0)


@rule("WW-212")
def test_turns_of_a_person_are_as_usual() -> None:
    """A person gathers, and may capture workers of the opponent."""
    game = laid({"silver": 5}, it={"at": {"forest": 3}})
    before = counts(game)
    place(game, "town_centre")
    game.play(next(option for option in game.decision.options if option.label.args.get("owner") == 1))
    assert changes(game, before)["captives_1"] == 3
