"""The combinators that effects are built from: all, either, may."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.viscounts import GATES, KEYS, offers, pick, table
from westkingdom.viscounts.effects import VOCABULARY

SILVER = {"gain": {"silver": 1}}
FLIP = {"flip": "debt"}


def silver(game: wk.Game) -> int:
    """The Silver of seat 0."""
    players = game.view(0)["players"]
    assert isinstance(players, list)
    return int(players[0]["goods"]["silver"])


def test_may_is_done_or_declined() -> None:
    """An effect that may be declined is a question with two answers."""
    for key, gained in (("effect-gain", 1), ("decline", 0)):
        game = table({}, phase="draw", resolve={"may": SILVER})
        assert [option.label.key for option in game.decision.options] == ["effect-gain", "decline"]
        pick(game, "may", key=key)
        assert silver(game) == gained


def test_may_is_not_asked_where_nothing_could_be_done() -> None:
    """Nobody is asked about an effect that is impossible."""
    game = table({"debts": 0}, phase="draw", resolve={"may": FLIP})
    assert game.decision.kind != "may"
    game = table({"debts": 1}, phase="draw", resolve={"may": FLIP})
    assert game.decision.kind == "may"


def test_all_is_done_in_order() -> None:
    """The parts of `all` are carried out first to last, whatever one of them sets off before the next."""
    game = table({"debts": 1}, phase="draw", resolve={"all": [FLIP, SILVER]})
    assert game.decision.kind == "resource"
    assert silver(game) == 0
    pick(game, "resource", key="amount-ink")
    assert silver(game) == 1


def test_either_offers_what_is_possible_only() -> None:
    """Exactly one alternative is carried out; one that is impossible is not offered."""
    game = table({"debts": 1}, phase="draw", resolve={"either": [FLIP, SILVER]})
    assert len(offers(game)) == 2
    pick(game, "either", key="effect-gain")
    assert silver(game) == 1
    assert game.decision.kind == "play-card"
    game = table({"debts": 0}, phase="draw", resolve={"either": [FLIP, SILVER]})
    assert (game.decision.kind, silver(game)) == ("play-card", 1)


@pytest.mark.parametrize(
    ("nested", "asked"),
    [
        ({"either": [{"all": [FLIP, {"flip": "deed"}]}, SILVER]}, False),
        ({"either": [{"either": [FLIP, {"flip": "deed"}]}, SILVER]}, False),
        ({"either": [{"may": FLIP}, SILVER]}, False),
        ({"either": [{"all": [FLIP, SILVER]}, SILVER]}, True),
    ],
)
def test_a_combination_is_possible_if_a_part_of_it_is(nested: dict[str, object], asked: bool) -> None:
    """Combinations of impossible effects are impossible; one possible part makes them possible."""
    game = table({"debts": 0, "deeds": 0}, phase="draw", resolve=nested)
    assert (game.decision.kind == "either") == asked


def test_combinations_say_all_their_icons() -> None:
    """Icons of combinations are those of their parts, alternatives set apart."""
    assert VOCABULARY.effect({"either": [{"all": [SILVER, FLIP]}, {"may": SILVER}]}).icons() == [
        "silver",
        "flip-debt",
        "or",
        "silver",
    ]


@pytest.mark.parametrize("data", [[], {}, {"fly": 1}, {"all": 1}, {"gain": SILVER, "flip": "debt"}, {"discard": 0}])
def test_what_is_no_effect_is_refused_with_a_sentence(data: object) -> None:
    """An effect that makes no sense is refused when it is loaded."""
    with pytest.raises(ValueError, match=r"effect|needs"):
        VOCABULARY.effect(data)


def test_equal_effects_are_one_rule() -> None:
    """The same effect on two cards is the same node."""
    assert VOCABULARY.effect({"gain": {"virtue": 1, "silver": 2}}) is VOCABULARY.effect(
        {"gain": {"silver": 2, "virtue": 1}}
    )


WELCOME = {"welcome": 1}


@pytest.mark.parametrize(
    "combined",
    [
        WELCOME,
        {"all": [SILVER, WELCOME]},
        {"either": [SILVER, WELCOME]},
        {"may": WELCOME},
        {"if": {"criminals": "0"}, "do": WELCOME},
        {"if": {"built": "workshop", "min": 1}, "do": WELCOME},
        {"all": [SILVER, {"may": {"either": [{"if": {"criminals": "0"}, "do": WELCOME}, SILVER]}}]},
    ],
    ids=str,
)
@pytest.mark.parametrize("boxes", [(), KEYS])
def test_a_combination_fits_a_game_only_if_all_its_parts_do(boxes: tuple[str, ...], combined: object) -> None:
    """What needs pieces of a box is refused where the box is not there, however deep it is hidden."""
    assert not table({}, boxes=GATES, phase="draw", resolve=combined).over
    with pytest.raises(wk.BadPosition):
        table({}, boxes=boxes, phase="draw", resolve=combined)


def test_a_condition_on_pieces_of_a_box_fits_only_with_the_box() -> None:
    """Nothing is asked of chest tiles where there are none."""
    counted = {"if": {"chest_tiles": 1}, "do": SILVER}
    game = table({}, boxes=("gates-of-gold", "keeper-of-keys"), promos=True, phase="draw", resolve=counted)
    assert silver(game) == 0
    for boxes in ((), GATES):
        with pytest.raises(wk.BadPosition):
            table({}, boxes=boxes, phase="draw", resolve=counted)


@pytest.mark.parametrize(
    "data",
    [
        {"build_free": "workshop", "where": 99},
        {"build_free": "workshop", "where": True},
        {"build_free": "workshop", "where": [5]},
        {"build_free": "workshop", "where": "somewhere"},
        {"move_viscount": 1},
        {"move_viscount": {"min": 1}},
        {"move_viscount": {"min": 2, "max": 1}},
        {"discard": 1, "where": "somewhere"},
        {"destroy": 1, "where": "somewhere"},
        {"draw": 0},
        {"draw": True},
        {"action": "sing"},
        {"action": ["trade"]},
        {"gain_card": {}},
        {"if": {"on_board": "kings_order"}, "do": SILVER},
        {"if": {"built": "castle", "min": 1}, "do": SILVER},
        {"if": [], "do": SILVER},
        {"if": {"criminals": "0"}},
    ],
    ids=str,
)
def test_a_position_with_an_effect_that_makes_no_sense_is_refused(data: object) -> None:
    """Whatever is wrong with an effect, a position that names it raises BadPosition with one sentence."""
    with pytest.raises(wk.BadPosition) as caught:
        table({}, phase="draw", resolve=data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
