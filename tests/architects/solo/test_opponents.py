"""Solo play with Works of Wonder: the six opponents (ledger section Q)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.architects.solo.test_wonders import COST
from tests.kit.architects import changes, counts, place
from tests.kit.architects_solo import focus, laid, marker, solo, turn, went
from tests.kit.rule import rule
from tests.kit.works_of_wonder import board, wonder

OTHERS = ["enforcer", "illusionist", "meddler", "patron", "peddler"]


@rule("WW-312")
def test_the_aristocrat_contributes_and_adds_a_future_scheme() -> None:
    """Its focus is the Princess's location."""
    game, change = focus(opponent="aristocrat", resource_marker="wood")
    assert went(change) == "forest"
    assert board(game)["contributed"]["wood"] == 1
    assert solo(game)["future_schemes"] == 10


@rule("WW-313")
@pytest.mark.parametrize("good", COST)
def test_the_aristocrat_pays_2_marble_less_for_every_wonder(good: str) -> None:
    """Clay 1, wood 2, stone 3, gold 4, marble 5.

    With 1 less the Wonder is not built, and others need the full price.
    """
    influence, marble, _ = COST[good]
    for opponent, have, is_built in (
        ("aristocrat", marble - 2, True),
        ("aristocrat", marble - 3, False),
        ("patron", marble - 1, False),
    ):
        it = {"influence": influence, "marble": have}
        game, change = turn(schemes=["scheme_s01"], opponent=opponent, resource_marker=good, it=it)
        assert (wonder(game, f"wonder_{good}")[1] is not None) == is_built
        if is_built:
            assert change.get("marble", 0) == 2 - marble


@rule("WW-314", "WW-384")
def test_the_enforcer_sends_captives_to_the_prison_or_captures() -> None:
    """At the Town Centre captives go to the Prison for 1 silver each.

    Only without any it captures, 1 group per worker.
    """
    me: dict[str, Any] = {"at": {"mines": 3}}
    game, change = focus(me, opponent="enforcer", it={"captives": {"0": 4}})
    assert change == {"at_town_centre": 1, "workers": -1, "captives_0": -4, "marble": 1}
    assert marker(game) == "marble"
    _, change = focus(
        {"at": {"mines": 3, "quarry": 2}},
        opponent="enforcer",
        it={"at": {"town_centre": 1}},
        consequence="contribution_5",
    )
    assert change == {"at_town_centre": 1, "workers": -1, "captives_0": 5, "tax_stand": 1}


@rule("WW-315", "WW-316")
@pytest.mark.parametrize("captives", [1, 5])
def test_the_enforcer_gains_1_marble_for_each_sending(captives: int) -> None:
    """At the Guardhouse too, once however many workers are sent; others gain none."""
    it = {"captives": {"0": captives}}
    rounds = captives // 5
    assert turn(schemes=["scheme_s08"], opponent="enforcer", it=it)[1].get("marble", 0) == 1 + rounds
    for other in OTHERS[1:]:
        assert turn(schemes=["scheme_s08"], opponent=other, it=it)[1].get("marble", 0) == rounds


@rule("WW-317", "WW-319")
@pytest.mark.parametrize(
    ("market", "then", "marble"),
    [
        ([None, None, None], [None, None, 1], 2),
        ([None, None, 0], [None, 1, 0], 0),
        ([0, None, None], [0, None, 1], 2),
        ([None, 0, 0], [None, None, None], 1),
    ],
)
def test_the_illusionist_goes_to_the_black_market(market: list[Any], then: list[Any], marble: int) -> None:
    """Its focus has the three options of the example card; a third worker is followed by a reset."""
    game, change = focus(opponent="illusionist", black_market=market)
    assert game.view(None)["black_market"] == then
    assert change.get("marble", 0) == marble


@rule("WW-318")
@pytest.mark.parametrize("card", ["scheme_s02", "scheme_f10", "scheme_s03"])
def test_the_illusionist_loses_no_virtue_in_the_black_market(card: str) -> None:
    """Whatever card sends it there; others lose 1, and it loses virtue elsewhere."""
    assert "virtue" not in turn(schemes=[card], opponent="illusionist")[1]
    if card != "scheme_s03":
        assert turn(schemes=[card], opponent="peddler")[1]["virtue"] == -1
    assert turn(schemes=["scheme_s07"], opponent="illusionist", tax_stand=4)[1]["virtue"] == -2


@rule("WW-320", "WW-321")
def test_the_meddler_removes_apprentices_and_adds_tax_and_schemes() -> None:
    """At the Workshop 2 apprentices go, 2 silver of the supply lie on the Tax Stand, 2 Future Schemes are added.

    The marker stays.
    """
    game, change = focus(opponent="meddler", tax_stand=1)
    assert change == {"at_workshop": 1, "workers": -1, "tax_stand": 2}
    assert (solo(game)["future_schemes"], marker(game)) == (9, "clay")
    view: Any = game.view(None)
    assert len(view["apprentices_known_below"]) == 2


@rule("WW-322", "WW-323")
def test_the_meddler_captures_after_a_wonder_and_after_an_advance() -> None:
    """1 capture after each, without tax of its own; others capture nobody."""
    me: dict[str, Any] = {"at": {"mines": 3, "workshop": 2}}
    for it, tax in (({}, 0), ({"influence": 3, "marble": 7}, 1)):
        _, change = turn(me, schemes=["scheme_s01"], opponent="meddler", it=it, resource_marker="marble", tax_stand=0)
        assert (change["captives_0"], change.get("tax_stand", 0)) == (3, tax)
        _, change = turn(me, schemes=["scheme_s01"], opponent="peddler", it=it, resource_marker="marble", tax_stand=0)
        assert "captives_0" not in change


@rule("WW-324", "WW-328")
@pytest.mark.parametrize(
    ("before", "expected"), [(0, {"virtue": 1}), (1, {"marble": 1}), (2, {"marble": 1}), (3, {"marble": 2})]
)
def test_the_patron_gains_marble_for_every_2_workers(before: int, expected: dict[str, int]) -> None:
    """At the King's Storehouse, or 1 virtue with a single worker; its power gives 1 Influence each time."""
    it: dict[str, Any] = {"at": {"kings_storehouse": before}} if before else {}
    _, change = focus(opponent="patron", it=it)
    assert change == {"at_kings_storehouse": 1, "workers": -1, "influence": 1} | expected


@rule("WW-325")
def test_the_patron_gains_influence_whenever_it_goes_to_the_storehouse() -> None:
    """Also by another card than its focus, and with the Princess there; others gain none."""
    for opponent, influence in (("patron", 1), ("meddler", 0)):
        _, change = turn(schemes=["scheme_f05"], opponent=opponent, tax_stand=0)
        assert change.get("influence", 0) == influence
        assert change["marble"] == 1


@rule("WW-326", "WW-328")
@pytest.mark.parametrize(("before", "at"), [(0, "stone"), (1, "gold"), (2, "marble")])
def test_the_peddler_gains_1_silver_and_1_for_each_worker(before: int, at: str) -> None:
    """At the Silversmith its marker moves by its workers and 1."""
    game, change = focus(opponent="peddler", it={"at": {"silversmith": before}} if before else {})
    assert (went(change), marker(game)) == ("silversmith", at)


@rule("WW-328", "WW-267")
def test_an_own_wonder_counts_as_a_worker_for_the_focus() -> None:
    """With a Wonder at the Silversmith the first worker of the Peddler brings 3 silver."""
    it = {"buildings": ["wonder_clay"]}
    game, _ = focus(opponent="peddler", it=it, wonders_at={"wonder_clay": "silversmith"})
    assert marker(game) == "gold"


@rule("WW-327", "WW-144")
def test_the_peddler_gains_at_each_reset() -> None:
    """1 Influence and 2 silver, whoever triggers the reset; others gain nothing."""
    for opponent, influence, at in (("peddler", 1, "stone"), ("meddler", 0, "clay")):
        game = laid(
            {"silver": 1, "prisoners": 9},
            opponent=opponent,
            black_market=[None, 0, 0],
            schemes=["scheme_s08"],
        )
        before = counts(game, 1)
        place(game, "black_market_a")
        assert changes(game, before, 1).get("influence", 0) == influence
        assert marker(game) == at
