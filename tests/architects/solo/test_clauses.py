"""Solo play with Works of Wonder: icons and clauses (ledger section P)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects_solo import laid, solo, told, turn, went
from tests.kit.rule import rule
from tests.kit.works_of_wonder import board
from westkingdom.architects.solo.clauses import load_clause
from westkingdom.engine.words import Message

CLAUSES: dict[str, tuple[str, dict[str, Any], dict[str, Any], str, str]] = {
    "3 workers": (
        "scheme_s06",
        {"me": {"at": {"mines": 3}}},
        {"me": {"at": {"mines": 2}}},
        "town_centre",
        "guardhouse",
    ),
    "4 workers": (
        "scheme_f04",
        {"me": {"at": {"mines": 4}}},
        {"me": {"at": {"mines": 3}}},
        "town_centre",
        "silversmith",
    ),
    "4 tax": ("scheme_s07", {"tax_stand": 4}, {"tax_stand": 3}, "tax_stand", "quarry"),
    "8 tax": ("scheme_f05", {"tax_stand": 8}, {"tax_stand": 7}, "tax_stand", "kings_storehouse"),
    "captives": ("scheme_s08", {"it": {"captives": {"0": 1}}}, {}, "guardhouse", "workshop"),
    "captives, Future": ("scheme_f08", {"it": {"captives": {"0": 1}}}, {}, "guardhouse", "town_centre"),
    "prisoners": ("scheme_f09", {"it": {"prisoners": 2}}, {"it": {"prisoners": 1}}, "guardhouse", "mines"),
    "most with the Princess": (
        "scheme_f11",
        {"it": {"at": {"forest": 2, "tax_stand": 17}}, "me": {"at": {"forest": 1}}},
        {"it": {"at": {"forest": 1}}, "me": {"at": {"forest": 1}}},
        "quarry",
        "forest",
    ),
    "cathedral": ("scheme_s11", {}, {"it": {"cathedral": 5}}, "guildhall", "silversmith"),
    "Wonder": (
        "scheme_f03",
        {"it": {"cathedral": 5, "marble": 7}},
        {"it": {"cathedral": 5}},
        "guildhall",
        "silversmith",
    ),
    "9 virtue": ("scheme_f01", {"it": {"virtue": 9}}, {"it": {"virtue": 10}}, "guildhall", "forest"),
    "no level left": (
        "scheme_f01",
        {"it": {"virtue": 9}},
        {"it": {"virtue": 9, "cathedral": 5}},
        "guildhall",
        "forest",
    ),
    "no Future Scheme": ("scheme_f02", {"future_schemes": []}, {}, "guildhall", "workshop"),
    "5 Influence": ("scheme_s05", {"it": {"influence": 5}}, {"it": {"influence": 6}}, "forest", "kings_storehouse"),
    "5 Influence, Future": ("scheme_f07", {"it": {"influence": 5}}, {"it": {"influence": 6}}, "forest", "guildhall"),
    "Princess, focus": (
        "scheme_s04",
        {"it": {"at": {"forest": 1}}},
        {},
        "silversmith",
        "forest",
    ),
}


def sent(card: str, position: dict[str, Any]) -> str:
    """Where a card sends the Peddler."""
    others = {word: value for word, value in position.items() if word != "me"}
    return went(turn(position.get("me", {}), schemes=[card], opponent="peddler", **others)[1])


@rule(
    "WW-301", "WW-302", "WW-303", "WW-304", "WW-305", "WW-306", "WW-307", "WW-308", "WW-309", "WW-219", "WW-311"
)  # fmt: skip
@pytest.mark.parametrize("name", CLAUSES)
def test_every_clause_true_and_false(name: str) -> None:
    """If its clause holds the worker goes to the top place, else to the bottom one; a little less is not enough."""
    card, true, false, top, bottom = CLAUSES[name]
    assert sent(card, true) == top
    assert sent(card, false) == bottom


@rule("WW-301")
def test_a_group_counts_for_one_opponent_at_one_open_place_only() -> None:
    """2 workers of each of two people at the Mines, or at two places, are no 3 workers of a single opponent."""
    assert went(turn({"at": {"mines": 2}}, {"at": {"mines": 2}}, schemes=["scheme_s06"])[1]) == "guardhouse"
    assert went(turn({"at": {"mines": 2, "forest": 2}, "guildhall": 3}, schemes=["scheme_s06"])[1]) == "guardhouse"


@rule("WW-305")
def test_a_tie_with_the_princess_is_not_most() -> None:
    """Each of several people is compared alone; one equal is enough for the clause to fail."""
    it: dict[str, Any] = {"at": {"forest": 2}}
    _, change = turn({"at": {"forest": 1}}, {"at": {"forest": 1}}, schemes=["scheme_s04"], opponent="peddler", it=it)
    assert went(change) == "silversmith"
    _, change = turn({"at": {"forest": 1}}, {"at": {"forest": 2}}, schemes=["scheme_s04"], opponent="peddler", it=it)
    assert went(change) == "forest"


@rule("WW-310")
def test_workers_are_never_stacked_without_another_box() -> None:
    """The clause of Age of Artisans never holds."""
    clause = load_clause({"can": "stack_in_guildhall"})
    assert clause is not None
    assert not clause.holds(laid(), 1)


@rule("WW-311")
def test_clauses_look_at_the_table_before_the_worker_is_placed() -> None:
    """With 1 worker less than needed there, the worker to be placed does not help its own clause."""
    _, change = turn({"at": {"forest": 1}}, schemes=["scheme_f11"], it={"at": {"forest": 1}})
    assert went(change) == "forest"


@rule("WW-292", "WW-293")
@pytest.mark.parametrize(
    ("me", "it", "level"),
    [({}, {}, 1), ({"cathedral": 5}, {"cathedral": 4}, 0), ({}, {"cathedral": 5}, 0), ({"cathedral": 1}, {}, 1)],
)
def test_the_cathedral_icon_moves_up_one_level_for_1_virtue(me: dict[str, Any], it: dict[str, Any], level: int) -> None:
    """With a free space above the opponent moves up, gains 1 virtue and no reward card, and pays nothing."""
    game, change = turn(me, schemes=["scheme_s01"], it=it)
    assert change.get("cathedral", 0) == change.get("virtue", 0) == level
    assert game.view(None)["rewards_gained"] == []


@rule("WW-294")
def test_the_future_icon_puts_the_top_future_scheme_on_the_discards() -> None:
    """The card joins the discards, not the draw pile."""
    game, _ = turn(schemes=["scheme_s10"], future_schemes=["scheme_f05", "scheme_f01"])
    assert "scheme_f05" in solo(game)["scheme_discards"]
    assert solo(game)["future_schemes"] == 1


@rule("WW-296")
def test_the_tax_icon_empties_the_tax_stand_for_silver() -> None:
    """8 tax move the marker 8 spaces; the loss of 2 virtue is that of the card."""
    game, change = turn(schemes=["scheme_f05"], tax_stand=8)
    assert change == {"at_tax_stand": 1, "workers": -1, "tax_stand": -8, "virtue": -2, "marble": 1}
    assert solo(game)["resource_marker"] == "gold"


@rule("WW-299", "WW-EX-26")
def test_the_worked_example_of_a_contribution() -> None:
    """The marker on stone, stone and gold on the card: marble is laid; at 12 Influence it becomes 3 virtue in all."""
    game, change = turn(
        schemes=["scheme_s04"],
        contribution_pile=["contribution_1"],
        contributed=["stone", "gold"],
        resource_marker="stone",
        it={"influence": 12, "virtue": 7},
    )
    assert board(game)["contributed"]["marble"] == 1
    assert change == {"at_forest": 1, "workers": -1, "virtue": 3}


@rule("WW-299")
def test_a_blocked_contribution_wraps_round_to_clay() -> None:
    """From marble, which lies there, the next free resource is clay."""
    game, _ = turn(schemes=["scheme_s04"], contributed=["marble"], resource_marker="marble")
    assert [good for good, n in board(game)["contributed"].items() if n] == ["clay", "marble"]


@rule("WW-106", "WW-299")
def test_a_fifth_contribution_of_the_opponent_triggers_a_reset() -> None:
    """After its turn the pieces lie on their Wonders."""
    game, _ = turn(schemes=["scheme_s04"], contributed=["clay", "wood", "stone", "gold"])
    assert [row["tokens"] for row in board(game)["wonders"]] == [1, 1, 1, 1, 1]


@rule("WW-383")
def test_without_a_place_for_a_token_nothing_is_contributed() -> None:
    """With no Contribution card the opponent places its worker and gains nothing."""
    _, change = turn(schemes=["scheme_s04"], contribution_pile=[])
    assert change == {"at_forest": 1, "workers": -1}


@rule("WW-383")
def test_a_full_card_takes_no_sixth_token() -> None:
    """All five places were filled earlier in the turn: the second Contribution is left out, and one reset follows."""
    game, change = turn(
        schemes=["scheme_f06", "scheme_s04"],
        opponent="aristocrat",
        contributed=["clay", "wood", "stone", "gold"],
        contribution_pile=["contribution_3"],
    )
    assert change["influence"] == 4 + 1
    assert [row["tokens"] for row in board(game)["wonders"]] == [1, 1, 1, 1, 1]


def words(message: Message) -> list[str]:
    """The keys of a message and of those in it."""
    inner = [part for value in message.args.values() for part in (value if isinstance(value, list) else [value])]
    return [message.key, *[key for part in inner if isinstance(part, Message) for key in words(part)]]


@rule("WW-219")
def test_a_clause_that_does_not_hold_is_told_with_what_was_counted() -> None:
    """The section passed over is named with the number that was too small."""
    events = told(schemes=["scheme_s02"], it={"prisoners": 1})
    (step,) = [event for event in events if event.key == "opponent-follows"]
    ((what, why),) = step.why
    assert what.args == {"location": "guardhouse"}
    assert (why.key, why.args["n"]) == ("clause-counts", 1)


@rule("WW-306", "WW-307")
def test_reasons_of_combined_clauses_name_each_part_that_fails() -> None:
    """Of two conditions the one that fails is told."""
    events = told(schemes=["scheme_f01"], it={"virtue": 10, "cathedral": 5})
    (step,) = [event for event in events if event.key == "opponent-follows"]
    assert words(step.why[0][1]) == ["clause-parts", "clause-no-work-on-cathedral", "clause-counts", "counter-virtue"]


@pytest.mark.parametrize("clause", [{"none": []}, {"any": {"free": "moon"}}, {"can": "fly"}], ids=str)
def test_a_clause_that_nobody_knows_is_refused(clause: dict[str, Any]) -> None:
    """A corrected scheme card is what an opponent can follow, or is refused when it is loaded."""
    with pytest.raises((ValueError, TypeError, AttributeError)):
        load_clause(clause)
