"""Section J: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import counts, pick, place
from tests.kit.chapters.architects.end import lines, next_turns, quiet_turn, with_guildhall
from tests.kit.rule import rule
from tests.kit.works_of_wonder import table
from westkingdom.architects.game import Architects

SPACES = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}
WELL = {"hand": ["bld_well"], "wood": 2, "stone": 2}
"""With these cards and goods the Well can be constructed and nothing else."""


def last_turn(*seats: dict[str, Any], **position: Any) -> Architects:
    """A table whose last turn has been had without any gain: the end-game effects come next, seat 0 first."""
    everybody = tuple({"silver": 0, **seat} for seat in (seats if len(seats) > 1 else (*seats, {})))
    full = with_guildhall(SPACES[len(everybody)], everybody)
    game = table(*full, turns_left=1, **position)
    quiet_turn(game)
    return game


def finished(*seats: dict[str, Any], **position: Any) -> Architects:
    """A game that is over, without a question at the end."""
    game = last_turn(*seats, **position)
    assert game.over
    return game


def avoid(game: Architects, seat: int, n: int) -> None:
    """A seat avoids so much of a loss."""
    assert game.decision.seat == seat
    if n:
        pick(game, "avoid-loss", key="avoid-loss", n=n)
    else:
        pick(game, "avoid-loss", key="avoid-nothing")


def avoidable(game: Architects) -> list[int]:
    """How much of a loss may be avoided now."""
    assert game.decision.kind == "avoid-loss", f"asked is {game.decision.kind}"
    return [int(str(o.label.args["n"])) if o.label.key == "avoid-loss" else 0 for o in game.decision.options]


def gold(*influence: int, **position: Any) -> list[int]:
    """The gold of all seats after a game that ended with so much Influence."""
    game = finished(*[{"influence": n} for n in influence], **position)
    return [counts(game, seat)["gold"] for seat in range(len(influence))]


# --- when the game ends


@rule("WW-185")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_game_ends_one_turn_each_after_the_guildhall_is_full(players: int) -> None:
    """The triggering player, here seat 1, has the last turn; with one space left the game goes on."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[1] = WELL
    game = table(*with_guildhall(SPACES[players] - 1, tuple(seats)), start=0, to_act=1)
    place(game, "guildhall")
    assert next_turns(game) == [(2 + i) % players for i in range(players)]
    assert game.outcome is not None
    assert game.outcome.reason == "guildhall full"
    early = table(*with_guildhall(SPACES[players] - 2, tuple(seats)), start=0, to_act=1)
    place(early, "guildhall")
    view: Any = early.view(None)
    assert view["turns_left"] == 0


@rule("WW-185")
def test_building_all_five_wonders_ends_nothing() -> None:
    """The fifth Wonder brings no last turns."""
    others = ["wonder_clay", "wonder_wood", "wonder_stone", "wonder_gold"]
    places = ["quarry", "forest", "silversmith", "workshop"]
    seat = {"marble": 7, "influence": 3, "silver": 1, "buildings": others}
    game = table(seat, wonders_at=dict(zip(others, places, strict=True)))
    place(game, "guildhall")
    pick(game, "wonder-token", location="guardhouse")
    view: Any = game.view(None)
    assert (view["turns_left"], game.over) == (0, False)


# --- losses at the end


@rule("WW-186")
@pytest.mark.parametrize(
    ("influence", "avoided", "virtue"), [(1, 0, 5), (2, 0, 5), (2, 1, 6), (4, 2, 7), (5, 1, 6), (12, 2, 7), (12, 0, 5)]
)
def test_end_game_losses_of_virtue_may_be_avoided_with_influence(influence: int, avoided: int, virtue: int) -> None:
    """The Dungeon takes 2 virtue of 7, each of them avoided for 2 Influence; with 1 Influence nothing is asked."""
    game = last_turn({"buildings": ["bld_dungeon"], "influence": influence})
    if influence >= 2:
        assert avoidable(game) == list(range(min(influence // 2, 2) + 1))
        avoid(game, 0, avoided)
    assert game.over
    assert (game.players[0].virtue, counts(game)["influence"]) == (virtue, influence - 2 * avoided)


@rule("WW-186")
def test_losses_come_before_the_gold_for_the_most_influence() -> None:
    """Who gives up 2 of 3 Influence at the end no longer has the most: the other gains all 4 gold."""
    seats = ({"buildings": ["bld_dungeon"], "influence": 3}, {"influence": 2})
    for avoided, shares in ((0, [4, 0]), (1, [0, 4])):
        game = last_turn(*seats)
        assert counts(game)["gold"] == 0
        avoid(game, 0, avoided)
        assert game.over
        assert [counts(game, seat)["gold"] for seat in (0, 1)] == shares


@rule("WW-186")
def test_a_loss_below_the_track_at_the_end_may_be_avoided_too() -> None:
    """At virtue 1 the Dungeon costs 1 virtue and a debt; with one of the two avoided there is no debt."""
    for avoided, after in ((0, (0, 1)), (1, (0, 0)), (2, (1, 0))):
        game = last_turn({"buildings": ["bld_dungeon"], "influence": 4, "virtue": 1})
        avoid(game, 0, avoided)
        assert game.over
        assert (game.players[0].virtue, game.players[0].debts) == after


# --- the gold for the most Influence


@rule("WW-187")
@pytest.mark.parametrize(
    ("influence", "shares"),
    [((1, 0), [4, 0]), ((3, 12), [0, 4]), ((5, 4, 4), [4, 0, 0]), ((0, 2, 11, 10), [0, 0, 4, 0])],
)
def test_the_most_influence_gains_four_gold(influence: tuple[int, ...], shares: list[int]) -> None:
    """All others gain nothing, and nobody loses Influence for it."""
    assert gold(*influence) == shares
    game = finished(*[{"influence": n, "gold": 2} for n in influence])
    assert [counts(game, seat)["gold"] for seat in range(len(shares))] == [2 + n for n in shares]
    assert [counts(game, seat)["influence"] for seat in range(len(shares))] == list(influence)


@rule("WW-187")
def test_the_four_gold_come_once_at_the_end_of_the_game() -> None:
    """Until the game is over nobody has any of them, and they are part of the final score."""
    game = table(*with_guildhall(12, ({"influence": 5, "silver": 0}, {"silver": 0})), turns_left=2)
    quiet_turn(game)
    assert [counts(game, seat)["gold"] for seat in (0, 1)] == [0, 0]
    assert lines(game) == {}
    quiet_turn(game)
    assert game.over
    assert [counts(game, seat)["gold"] for seat in (0, 1)] == [4, 0]
    assert lines(game) == {"gold_and_marble": 4}


@rule("WW-188", "WW-189")
@pytest.mark.parametrize(
    ("influence", "shares"),
    [
        ((6, 6), [2, 2]),
        ((6, 6, 1), [2, 2, 0]),
        ((1, 6, 6), [0, 2, 2]),
        ((6, 6, 6), [1, 1, 1]),
        ((6, 6, 6, 5), [1, 1, 1, 0]),
        ((6, 6, 6, 6), [1, 1, 1, 1]),
        ((6, 6, 6, 6, 6), [0, 0, 0, 0, 0]),
        ((6, 6, 2, 6, 6), [1, 1, 0, 1, 1]),
        ((6, 6, 6, 6, 6, 6), [0, 0, 0, 0, 0, 0]),
        ((6, 6, 6, 6, 6, 5), [0, 0, 0, 0, 0, 0]),
    ],
)
def test_tied_players_share_the_four_gold_evenly_and_the_rest_stays_in_the_supply(
    influence: tuple[int, ...], shares: list[int]
) -> None:
    """2 each for two, 1 each for three or four, none for five or six; nobody is preferred."""
    assert gold(*influence) == shares


@rule("WW-190")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 0)])
def test_players_without_influence_are_tied_if_nobody_has_any(players: int, each: int) -> None:
    """No Influence is an amount like any other."""
    assert gold(*[0] * players) == [each] * players


@rule("WW-191")
@pytest.mark.parametrize(("own", "virtue"), [(0, 7), (1, 7), (2, 8), (3, 8)])
def test_the_four_gold_do_not_feed_the_castle(own: int, virtue: int) -> None:
    """The Castle counts the gold before them: they give no virtue, and score 1 point each."""
    game = finished({"buildings": ["bld_castle"], "influence": 5, "gold": own})
    assert game.players[0].virtue == virtue
    assert lines(game) == {"buildings": 10, "gold_and_marble": own + 4}


@rule("WW-191")
def test_the_four_gold_do_not_feed_the_observatory_of_therese() -> None:
    """For her gold is marble, but this gold comes too late."""
    game = finished(
        {"board": "board_therese", "prisoners": 0, "virtue": 7, "buildings": ["bld_observatory"], "influence": 1}
    )
    assert (game.players[0].virtue, counts(game)["gold"]) == (7, 4)


# --- points


@rule("WW-192")
@pytest.mark.parametrize(
    ("wonders", "points"),
    [
        (["wonder_clay"], 14),
        (["wonder_wood"], 15),
        (["wonder_stone"], 15),
        (["wonder_gold"], 16),
        (["wonder_marble"], 16),
        (["wonder_clay", "wonder_marble", "bld_well"], 33),
    ],
)
def test_wonders_count_among_the_points_of_buildings(wonders: list[str], points: int) -> None:
    """Their points stand in the line of the buildings, for their owner alone."""
    standing = dict(zip([ident for ident in wonders if ident.startswith("wonder")], ("quarry", "forest"), strict=False))
    game = finished({"buildings": wonders}, {"influence": 1}, wonders_at=standing)
    assert lines(game) == {"buildings": points}
    assert lines(game, 1) == {"gold_and_marble": 4}


@rule("WW-193")
@pytest.mark.parametrize("influence", [0, 1, 11])
def test_influence_is_worth_no_points(influence: int) -> None:
    """With less than another player it scores nothing at all, however much it is."""
    game = finished({"influence": influence}, {"influence": 12})
    assert lines(game) == {}
    assert game.scores[0].total == 0


@rule("WW-194")
def test_final_ties_are_broken_by_virtue_then_silver_then_shared() -> None:
    """Influence breaks no tie: here 4 points each, 4 of them gold for the most Influence in seat 0."""
    cases: list[tuple[dict[str, Any], dict[str, Any], tuple[int, ...]]] = [
        ({"virtue": 6}, {"virtue": 9}, (1,)),
        ({"virtue": 9}, {"virtue": 6, "silver": 9}, (0,)),
        ({"silver": 2}, {"silver": 3}, (1,)),
        ({"silver": 3}, {"silver": 3}, (0, 1)),
    ]
    for first, second, winners in cases:
        game = finished({"influence": 9, **first}, {"gold": 4, **second})
        assert game.outcome is not None
        assert (game.outcome.totals, game.outcome.winners) == ((4, 4), winners)


# --- the order of the players


def with_effects(start: int, to_act: int) -> Architects:
    """Three players with an end-game loss each: the Dungeon as it is, and as a corrected Castle and Chapel."""
    lose = {"on": "endgame", "do": {"lose": {"virtue": 2}}}
    data = {"buildings": [{"id": "bld_castle", "ability": lose}, {"id": "bld_chapel", "ability": lose}]}
    own = ["bld_dungeon", "bld_castle", "bld_chapel"]
    seats = tuple({"buildings": [building], "influence": 4} for building in own)
    return last_turn(*seats, start=start, to_act=to_act, options={"data": data})


@rule("WW-378")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_starting_player_decides_first_whoever_had_the_last_turn(start: int, last: int) -> None:
    """One player after the other is asked, and what one has given up is gone when the next decides."""
    game = with_effects(start, last)
    asked = []
    for given in range(3):
        asked.append(game.decision.seat)
        assert sum(counts(game, seat)["influence"] for seat in range(3)) == 12 - 2 * given
        avoid(game, game.decision.seat, 1)
    assert game.over
    assert asked == [(start + i) % 3 for i in range(3)]


# --- buildings that look at Influence


@rule("WW-379")
@pytest.mark.parametrize(("avoided", "points"), [(0, 2), (1, 1), (2, 0)])
def test_the_manor_counts_the_influence_that_is_left(avoided: int, points: int) -> None:
    """6 Influence are 2 points for the Manor; after 2 or 4 are given up 1 point or none."""
    game = last_turn({"buildings": ["bld_dungeon", "bld_manor"], "influence": 6})
    avoid(game, 0, avoided)
    assert game.over
    assert lines(game).get("building_effects", 0) == points


@rule("WW-379")
@pytest.mark.parametrize(("avoided", "points"), [(0, 2), (1, 0), (2, 0)])
def test_the_mansion_looks_at_the_influence_that_is_left(avoided: int, points: int) -> None:
    """With 6 against 4 Influence its owner has the most, but not after 2 of them are given up."""
    game = last_turn({"buildings": ["bld_dungeon", "bld_mansion"], "influence": 6}, {"influence": 4})
    avoid(game, 0, avoided)
    assert game.over
    assert lines(game).get("building_effects", 0) == points


@rule("WW-379")
def test_the_mansion_may_be_won_by_what_a_rival_gives_up() -> None:
    """The owner's 5 Influence are the most only if the rival's 6 shrink at the end."""
    for avoided, points in ((0, 0), (1, 2)):
        game = last_turn({"buildings": ["bld_mansion"], "influence": 5}, {"buildings": ["bld_dungeon"], "influence": 6})
        avoid(game, 1, avoided)
        assert game.over
        assert lines(game).get("building_effects", 0) == points


# --- examples


@rule("WW-EX-15")
@pytest.mark.parametrize(
    ("influence", "shares"),
    [((9, 9, 3), [2, 2, 0]), ((9, 9, 9), [1, 1, 1]), ((7, 4, 0), [4, 0, 0]), ((0, 0), [2, 2])],
)
def test_example_15_most_influence(influence: tuple[int, ...], shares: list[int]) -> None:
    """9, 9, 3: 2 gold each for two; 9, 9, 9: 1 each; 7, 4, 0: 4 for the first; 0, 0: 2 each."""
    assert gold(*influence) == shares


@rule("WW-EX-16")
def test_example_16_end_game_virtue() -> None:
    """The Dungeon's owner avoids 1 of 2 virtue for 2 of 6 Influence and is tied with a rival who has 4: 2 gold each."""
    game = last_turn({"buildings": ["bld_dungeon"], "influence": 6}, {"influence": 4})
    avoid(game, 0, 1)
    assert game.over
    assert (game.players[0].virtue, counts(game)["influence"]) == (6, 4)
    assert [counts(game, seat)["gold"] for seat in (0, 1)] == [2, 2]
