"""Phase 2, Movement: where the Viscount may go, at what price, and whom it meets."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, pick, table
from westkingdom.engine.words import Message
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts

BOARD: Any = json.loads((files("westkingdom.viscounts") / "data" / "board.json").read_text("utf-8"))
VALUE = {1: "trader-1", 2: "abbot", 3: "financer"}
"""A card without a Criminal for every Silver value."""
THREE = {"board": ["abbot", "labourer", "squire"]}
ONWARD = [*zip(CIRCLE, CIRCLE[1:] + CIRCLE[:1], strict=True)]
"""Every segment with the next one clockwise."""


def about_to_move(value: int, viscount: str, *others: dict[str, Any], **seat: Any) -> Viscounts:
    """A table at which seat 0 has just placed a card of this value and its Viscount stands there."""
    return table({"board": [VALUE[value], None, None], "viscount": viscount, **seat}, *others, phase="movement")


def place(label: Message) -> str:
    """The space that a destination names, as the data call it."""
    space = label.args["space"]
    assert isinstance(space, Message)
    return f"{space.args['segment']}:{space.args['kind']}"


def destinations(game: wk.Game) -> dict[str, int]:
    """Every destination that is offered, with its price in Silver."""
    assert (game.decision.seat, game.decision.kind) == (0, "move")
    return {place(option.label): sum(int(str(m.args["n"])) for m in option.cost) for option in game.decision.options}


def go(game: wk.Game, space: str) -> None:
    """Move to a space."""
    (option,) = [option for option in game.decision.options if place(option.label) == space]
    game.play(option)


def where(game: wk.Game, seat: int = 0) -> str:
    """Where a Viscount stands."""
    view: Any = game.view(None)
    space: str = view["players"][seat]["space"]
    return space


def reached_by_hand(start: str, steps: int, circle: list[str]) -> set[str]:
    """The spaces that are exactly so many steps away, by the arrows of the board's data."""
    arrows = {space["id"]: space["next"] for space in BOARD["spaces"]}
    spaces = {start}
    for _ in range(steps):
        further = set()
        for space in spaces:
            onward = circle[(circle.index(space.split(":")[0]) + 1) % len(circle)]
            further |= {arrow.replace("next", onward) for arrow in arrows[space]}
        spaces = further
    return spaces


# --- how far


@rule("VB-EX-4")
def test_the_abbot_moves_two_spaces() -> None:
    """From 1-2:OL, with 7-8 next clockwise and no Silver, value 2 leads to 1-2:OR, 7-8:OL and 7-8:IN."""
    seats = [{"board": ["abbot", None, None], "viscount": "1-2:OL"}, {"viscount": "9-10:OR"}]
    position = {"seats": seats, "segments": ["1-2", "7-8", "3-4", "9-10", "5-6"], "round": 5, "phase": "movement"}
    assert destinations(wk.scenario("viscounts", position)) == {"1-2:OR": 0, "7-8:OL": 0, "7-8:IN": 0}


@rule("VB-EX-5")
def test_a_value_of_one_moves_one_space() -> None:
    """From 1-2:OL it leads to 1-2:OR and 1-2:IN; from 1-2:OR only to 7-8:OL, which is not even asked."""
    circle = ["1-2", "7-8", "3-4", "9-10", "5-6"]
    seat = {"board": ["trader-1", None, None], "viscount": "1-2:OL"}
    position: Any = {"seats": [seat, {"viscount": "9-10:OR"}], "segments": circle, "round": 5, "phase": "movement"}
    assert destinations(wk.scenario("viscounts", position)) == {"1-2:OR": 0, "1-2:IN": 0}
    seat["viscount"] = "1-2:OR"
    assert where(wk.scenario("viscounts", position)) == "7-8:OL"


@rule("VB-080", "VB-081")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("kind", ["OL", "OR", "IN"])
def test_a_viscount_moves_the_value_of_the_card_and_further_only_for_silver(value: int, kind: str) -> None:
    """With any Silver exactly the spaces within reach are offered, each for 1 Silver per extra space."""
    for silver in range(14):
        game = about_to_move(value, f"7-8:{kind}", silver=silver)
        expected: dict[str, int] = {}
        for extra in range(silver + 1):
            for space in reached_by_hand(f"7-8:{kind}", value + extra, CIRCLE):
                expected.setdefault(space, extra)
        if len(expected) == 1:
            assert [where(game)] == [*expected]
        else:
            assert destinations(game) == expected


@rule("VB-080")
def test_the_extra_spaces_are_paid() -> None:
    """2 extra spaces take 2 of 5 Silver, none takes none."""
    for space, silver in (("3-4:OL", 5), ("5-6:IN", 4), ("7-8:IN", 3)):
        game = about_to_move(2, "1-2:OL", silver=5)
        go(game, space)
        assert where(game) == space
        assert game.players[0].goods == [silver, 0, 0, 0]


@rule("VB-080")
def test_the_card_placed_this_turn_counts_wherever_a_rearrange_put_it() -> None:
    """The Architect (value 1), rearranged to the right, still moves 1, not the 3 of the card now on the left."""
    game = table({"board": ["financer", "abbot", None], "hand": ["architect", "squire"], "viscount": "1-2:OL"})
    pick(game, "play-card", card="architect")
    pick(game, "either", key="effect-rearrange")
    (swap,) = [
        option
        for option in game.decision.options
        if repr(option.label) == "rearrange to: card: financer + card: abbot + card: architect"
    ]
    game.play(swap)
    assert destinations(game) == {"1-2:OR": 0, "1-2:IN": 0}


@rule("VB-080")
def test_only_the_card_placed_counts() -> None:
    """Other cards on the board, however valuable, move nobody."""
    game = table({"board": ["trader-1", "financer", "abbot"], "viscount": "1-2:OL"}, phase="movement")
    assert destinations(game) == {"1-2:OR": 0, "1-2:IN": 0}


@rule("VB-081")
def test_moving_less_than_the_value_is_never_allowed() -> None:
    """Value 3 without Silver offers no space that is only 1 or 2 steps away, nor does it offer to stay."""
    game = about_to_move(3, "1-2:OL")
    near = reached_by_hand("1-2:OL", 1, CIRCLE) | {"1-2:OL"}
    assert destinations(game) == {"3-4:OL": 0, "3-4:OR": 0, "3-4:IN": 0, "5-6:IN": 0}
    assert not near & {*destinations(game)}


@rule("VB-081", "VB-086")
def test_only_silver_limits_the_extra_spaces_and_a_full_loop_is_allowed() -> None:
    """From 1-2:OR round the Castle to 1-2:OR takes 7 steps: possible with 6 Silver and value 1, not with 5."""
    assert "1-2:OR" not in destinations(about_to_move(1, "1-2:OR", silver=5))
    game = about_to_move(1, "1-2:OR", silver=6)
    assert destinations(game)["1-2:OR"] == 6
    go(game, "1-2:OR")
    assert where(game) == "1-2:OR"
    assert game.players[0].goods[0] == 0
    assert len(destinations(about_to_move(1, "1-2:OR", silver=30))) == 15


@rule("VB-082")
def test_an_open_first_trading_post_allows_one_more_space_for_nothing() -> None:
    """Value 1 may go 1 or 2 spaces for nothing, and 3 for 1 Silver; without the slot 2 cost 1."""
    opened = about_to_move(1, "1-2:OL", silver=1, built={"tp1": "9-10:1"})
    one = {"1-2:OR": 0, "1-2:IN": 0}
    assert destinations(opened) == {**one, "3-4:OL": 0, "3-4:IN": 0, "3-4:OR": 1, "5-6:IN": 1}
    closed = about_to_move(1, "1-2:OL", silver=1, built={"tp2": "9-10:1"})
    assert destinations(closed) == {**one, "3-4:OL": 1, "3-4:IN": 1}
    go(opened, "5-6:IN")
    assert opened.players[0].goods[0] == 0


@rule("VB-082")
def test_the_free_space_belongs_to_its_owner() -> None:
    """An opponent's open slot moves nobody else."""
    game = about_to_move(1, "1-2:OL", {"viscount": "9-10:OR", "built": {"tp1": "9-10:1"}})
    assert destinations(game) == {"1-2:OR": 0, "1-2:IN": 0}


# --- which way


@rule("VB-083")
@pytest.mark.parametrize("segment", CIRCLE)
def test_from_the_outside_left_the_way_leads_right_or_inside(segment: str) -> None:
    """One step from OL leads to OR or IN of the same segment."""
    assert destinations(about_to_move(1, f"{segment}:OL")) == {f"{segment}:OR": 0, f"{segment}:IN": 0}


@rule("VB-084")
@pytest.mark.parametrize(("segment", "onward"), ONWARD)
def test_from_the_inside_the_way_leads_outside_right_or_on_inside(segment: str, onward: str) -> None:
    """One step from IN leads to OR of the same segment or to IN of the next one clockwise."""
    assert destinations(about_to_move(1, f"{segment}:IN")) == {f"{segment}:OR": 0, f"{onward}:IN": 0}


@rule("VB-085")
@pytest.mark.parametrize(("segment", "onward"), ONWARD)
def test_from_the_outside_right_the_only_way_leads_to_the_next_segment(segment: str, onward: str) -> None:
    """One step from OR leads to OL of the next segment clockwise, without a question."""
    game = about_to_move(1, f"{segment}:OR")
    assert where(game) == f"{onward}:OL"


@rule("VB-086")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("OL", {"3-4:OR": 0, "3-4:IN": 0, "5-6:OL": 1, "5-6:IN": 1}),
        ("OR", {"5-6:OL": 0, "5-6:OR": 1, "5-6:IN": 1}),
        ("IN", {"3-4:OR": 0, "5-6:IN": 0, "5-6:OL": 1, "5-6:OR": 1, "7-8:IN": 1}),
    ],
)
def test_there_is_no_backward_move(kind: str, expected: dict[str, int]) -> None:
    """With 1 Silver beside value 1 every way leads clockwise, and there and back again is no way."""
    assert destinations(about_to_move(1, f"3-4:{kind}", silver=1)) == expected


# --- whom it meets


@rule("VB-087")
def test_any_number_of_viscounts_may_share_a_space() -> None:
    """The fourth Viscount may stop where three stand."""
    crowd = {"viscount": "1-2:IN"}
    game = about_to_move(1, "1-2:OL", crowd, crowd, crowd)
    assert destinations(game) == {"1-2:OR": 0, "1-2:IN": 0}
    go(game, "1-2:IN")
    assert [where(game, seat) for seat in range(4)] == ["1-2:IN"] * 4


@rule("VB-087")
def test_passing_viscounts_has_no_effect() -> None:
    """Nobody on a space that is only passed, or left, is asked, and no price changes."""
    game = about_to_move(2, "1-2:OL", {**THREE, "viscount": "1-2:IN"}, {**THREE, "viscount": "1-2:OL"}, gold=1)
    assert destinations(game) == {"1-2:OR": 0, "3-4:OL": 0, "3-4:IN": 0}
    go(game, "3-4:IN")
    assert (game.decision.seat, game.decision.kind) == (0, "action")


@rule("VB-088")
def test_each_opponent_on_the_space_may_rearrange_at_once() -> None:
    """Two of three opponents stand there: they are asked clockwise, before the mover acts; the third is not."""
    game = table(
        {**THREE, "viscount": "1-2:IN"},
        {"board": ["trader-1", "financer", "thief"], "viscount": "1-2:OL", "gold": 1},
        {**THREE, "viscount": "1-2:OR"},
        {**THREE, "viscount": "1-2:IN"},
        to_act=1,
        phase="movement",
    )
    (inside,) = [option for option in game.decision.options if place(option.label) == "1-2:IN"]
    game.play(inside)
    for seat in (3, 0):
        assert (game.decision.seat, game.decision.kind) == (seat, "rearrange")
        assert len(game.decision.options) == 6
        game.play(game.decision.options[-1])
    assert (game.decision.seat, game.decision.kind) == (1, "action")
    ids = game.cards.ids
    assert [[ids[card] for card in p.board] for p in game.players] == [
        ["squire", "labourer", "abbot"],
        ["trader-1", "financer", "thief"],
        ["abbot", "labourer", "squire"],
        ["squire", "labourer", "abbot"],
    ]


@rule("VB-088")
def test_the_opponent_need_not_rearrange() -> None:
    """Everything may stay where it lies."""
    game = about_to_move(1, "1-2:OL", {**THREE, "viscount": "1-2:IN"}, gold=1)
    before = game.players[1].board[:]
    go(game, "1-2:IN")
    pick(game, "rearrange", key="keep-order")
    assert game.players[1].board == before
    assert (game.decision.seat, game.decision.kind) == (0, "action")


@rule("VB-088")
def test_ending_a_full_loop_beside_an_opponent_counts_as_ending_there() -> None:
    """Who comes back to a shared start space lets its neighbour rearrange; who leaves it does not."""
    game = about_to_move(1, "1-2:OR", {**THREE, "viscount": "1-2:OR"}, silver=6)
    away = game.copy()
    go(away, "3-4:OL")
    assert away.decision.seat == 0
    go(game, "1-2:OR")
    assert (game.decision.seat, game.decision.kind) == (1, "rearrange")


@rule("VB-089")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placing_a_viscount_at_set_up_triggers_nothing(seats: int) -> None:
    """Whatever is picked, nobody moves or rearranges during set-up, and only the picking player is asked."""
    for seed in range(25):
        game = wk.new_game("viscounts", seats=seats, seed=seed)
        assert isinstance(game, Viscounts)
        events = game.listen()
        picking = -1
        while game.round == 0:
            if game.decision.kind == "pair":
                picking = game.decision.seat
                assert game.players[picking].space < 0
            assert game.decision.seat == picking
            assert game.decision.kind not in ("rearrange", "move")
            game.play(game.decision.options[seed % len(game.decision.options)])
        before = events[: [event.key for event in events].index("turn")]
        assert not {event.key for event in before} & {"move", "rearrange"}
        assert not [e for e in before if e.key == "forced" and e.args["decision"] in ("rearrange", "move")]


@rule("VB-088")
def test_whom_a_viscount_meets_in_the_turn_of_another_may_rearrange() -> None:
    """Seat 1 moves onto the space of seat 2 while it is the turn of seat 0: seat 2 is asked, nobody else."""
    seats = ["1-2:OL", "3-4:OL", "3-4:OR"]
    board = ["abbot", "squire", None]
    game = table(*[{"viscount": space, "board": board} for space in seats], phase="movement")
    game.push(VOCABULARY.effect({"move_viscount": {"min": 1, "max": 2}}), 1)
    game.advance()
    pick(game, "move", segment="3-4", kind="OR")
    assert (game.decision.kind, game.decision.seat) == ("rearrange", 2)
    pick(game, "rearrange", key="keep-order")
    assert game.decision.seat == 0
