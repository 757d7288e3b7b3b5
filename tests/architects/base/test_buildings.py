"""Rule tests: what a building needs and costs, and what it does when it is constructed (ledger section L)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import RICH, build, changes, counts, offers, pick, place, places, table, turn_is_over
from tests.kit.chapters.architects.guildhall import BUILT, CORRUPT, SKILLED, choices, own
from tests.kit.rule import rule
from westkingdom.library.data import read_data


def cards(timing: str) -> list[dict[str, Any]]:
    """The data of all building cards of the box that act at once, or at the end."""
    rows: Any = read_data("architects")["buildings"]
    return [row for row in rows if row["timing"] == timing]


@rule("AB-167")
@pytest.mark.parametrize(
    ("building", "apprentices", "possible"),
    [
        ("bld_tavern", [], False),
        ("bld_tavern", ["app_miner_1", "app_stonecutter_1"], False),
        ("bld_tavern", ["app_woodcutter_1"], True),
        ("bld_palace", ["app_miner_1", "app_miner_2"], False),
        ("bld_palace", ["app_stonecutter_1"], False),
        ("bld_palace", ["app_miner_1", "app_stonecutter_1"], True),
        ("bld_castle", ["app_miner_1", "app_stonecutter_1"], False),
        ("bld_castle", ["app_miner_1", "app_stonecutter_1", "app_woodcutter_1"], True),
        ("bld_castle", ["app_labourer"], True),
        ("bld_well", [], True),
    ],
)
def test_every_skill_of_a_building_needs_an_apprentice_who_has_it(
    building: str, apprentices: list[str], possible: bool
) -> None:
    """One apprentice with all skills is enough; apprentices of other players do not help."""
    game = table(
        {**RICH, **CORRUPT, "hand": [building], "apprentices": apprentices}, {"apprentices": ["app_acolyte_carpentry"]}
    )
    assert ("guildhall" in places(game)) is possible
    beside = table({**RICH, **CORRUPT, "hand": [building, "bld_smithy", "bld_church"], "apprentices": apprentices})
    place(beside, "guildhall")
    assert (building in choices(beside)) is possible
    missing = [choice.reason.key for choice in beside.decision.why_not() if choice.label.args == {"building": building}]
    assert missing == ([] if possible else ["why-not-no-skill"])


@rule("AB-168")
def test_every_building_costs_exactly_its_printed_goods() -> None:
    """With just these goods each of the forty can be constructed, with any one piece less it cannot."""
    buildings = cards("immediate") + cards("endgame")
    assert len(buildings) == 40
    for row in buildings:
        seat = {**SKILLED, **CORRUPT, "hand": [row["id"]], "silver": 0}
        assert "guildhall" in places(table({**seat, **row["cost"]})), row["id"]
        for good in row["cost"]:
            less = {**row["cost"], good: row["cost"][good] - 1}
            assert "guildhall" not in places(table({**seat, **RICH, good: less[good]})), (row["id"], good)


@rule("AB-168")
def test_a_building_is_paid_to_the_supply_and_laid_face_up_before_its_owner() -> None:
    """The goods are gone, nobody has gained them, and the other player sees the card now but not the hand."""
    game = table({**RICH, **CORRUPT, "hand": ["bld_masons_hut", "bld_castle"], "silver": 5})
    before, other = counts(game), counts(game, 1)
    build(game, "bld_masons_hut")
    assert changes(game, before) == {**BUILT, "wood": -2, "stone": -4}
    assert changes(game, other, 1) == {}
    seen: Any = game.view(1)
    assert (seen["players"][0]["buildings"], seen["players"][0]["hand"]) == (["bld_masons_hut"], None)
    assert own(game)["hand"] == ["bld_castle"]


@rule("AB-169")
def test_apprentices_are_not_used_up_by_constructing() -> None:
    """The same two apprentices construct two buildings that need both, one turn after the other."""
    apprentices = ["app_miner_1", "app_stonecutter_1"]
    game = table({**RICH, **CORRUPT, "hand": ["bld_palace", "bld_monument"], "apprentices": apprentices})
    build(game, "bld_palace")
    assert own(game)["apprentices"] == apprentices
    place(game, "quarry")
    build(game, "bld_monument")
    assert own(game)["apprentices"] == apprentices
    assert own(game)["buildings"] == ["bld_palace", "bld_monument"]


@rule("AB-170")
@pytest.mark.parametrize(
    ("building", "virtue"), [("bld_thieves_den", -2), ("bld_moneylender", -1), ("bld_well", 0), ("bld_fountain", 1)]
)
def test_the_virtue_of_a_building_counts_once_when_it_is_constructed(building: str, virtue: int) -> None:
    """It changes at once, and neither in later turns nor at the end of the game again."""
    seat = {**RICH, **SKILLED, "virtue": 4, "hand": [building], "guildhall": 5}
    game = table(seat, {"guildhall": 6})
    build(game, building)
    assert counts(game)["virtue"] == 4 + virtue
    for _ in range(2):
        place(game, "quarry")
    assert game.over
    assert counts(game)["virtue"] == 4 + virtue
    assert counts(game, 1)["virtue"] == 7


@rule("AB-171")
def test_an_immediate_effect_happens_once_when_the_building_is_constructed() -> None:
    """The Smithy gives 4 stone, and nothing with later turns or buildings, nor at the end."""
    seat = {"hand": ["bld_smithy", "bld_well"], "clay": 4, "wood": 4, **CORRUPT, "guildhall": 5}
    game = table(seat, {"guildhall": 5})
    build(game, "bld_smithy")
    assert counts(game)["stone"] == 4
    place(game, "quarry")
    build(game, "bld_well")
    for _ in range(2):
        place(game, "silversmith")
    assert game.over
    assert (counts(game)["stone"], counts(game)["clay"]) == (2, 4)


@rule("AB-171")
def test_an_immediate_effect_must_be_carried_out() -> None:
    """A debt is taken and prisoners come home unasked, and of two gains one must be chosen."""
    base = {**RICH, **CORRUPT, **SKILLED, "prisoners": 2}
    house = table({**base, "hand": ["bld_betting_house"]})
    build(house, "bld_betting_house")
    assert turn_is_over(house)
    assert counts(house)["unpaid"] == 1
    hideout = table({**base, "hand": ["bld_hideout"]})
    build(hideout, "bld_hideout")
    assert turn_is_over(hideout)
    assert counts(hideout)["prisoners"] == 0
    treasury = table({**base, "silver": 0, "hand": ["bld_treasury"]})
    build(treasury, "bld_treasury")
    gains = [option.label.args["parts"] for option in treasury.decision.options]
    assert gains == [[wk.Message("amount-gold", {"n": 1})], [wk.Message("amount-silver", {"n": 3})]]
    pick(treasury, "either", key="amount-silver")
    assert (counts(treasury)["silver"], counts(treasury)["gold"]) == (3, 19)


@rule("AB-171", "AB-179")
def test_only_effects_that_say_may_can_be_declined() -> None:
    """Of all buildings that act at once five let their owner decline, and then nothing but the construction happens."""
    declined = {}
    for row in cards("immediate"):
        game = table(
            {**RICH, **SKILLED, "virtue": 4, "debts": 1, "prisoners": 3, "hand": [row["id"], "bld_dungeon"]},
            {"at": {"forest": 2, "mines": 1}, "captives": {"0": 1}},
        )
        before, other = counts(game), counts(game, 1)
        build(game, row["id"])
        no = offers(game, key="decline") + offers(game, key="capture-no-more")
        if no:
            assert len(no) == 1
            game.play(no[0])
            assert turn_is_over(game)
            assert changes(game, other, 1) == {}
            declined[row["id"]] = changes(game, before)
    printed = {row["id"]: row for row in cards("immediate")}
    assert declined == {
        card: {
            **BUILT,
            **{good: -n for good, n in printed[card]["cost"].items()},
            **({"virtue": printed[card]["virtue"]} if printed[card]["virtue"] else {}),
        }
        for card in ("bld_armoury", "bld_barracks", "bld_church", "bld_fortress", "bld_library")
    }


@rule("AB-171")
def test_the_virtue_of_a_building_comes_before_its_effect() -> None:
    """At 14 the virtue of the Church asks first what to do with it, then the Church about a debt of its own."""
    game = table({"hand": ["bld_church"], "clay": 3, "stone": 3, "virtue": 14, "debts": 2})
    place(game, "guildhall")
    pick(game, "destroy-debt", key="destroy-debt")
    pick(game, "may", key="effect-destroy-debt")
    assert (counts(game)["unpaid"], counts(game)["virtue"]) == (0, 14)


@rule("AB-171")
def test_the_effect_of_a_building_sees_the_virtue_after_its_own_change() -> None:
    """The Watchtower costs its builder 1 virtue twice, and the second time virtue 1 is below the track."""
    base = {**RICH, **SKILLED, "hand": ["bld_watchtower"], "prisoners": 3}
    for virtue, debts in ((2, 0), (1, 1)):
        game = table({**base, "virtue": virtue})
        place(game, "guildhall")
        assert (counts(game)["virtue"], counts(game)["unpaid"]) == (0, debts)


@rule("AB-171")
@pytest.mark.parametrize("building", ["bld_church", "bld_library", "bld_armoury", "bld_fortress", "bld_hideout"])
def test_what_is_impossible_of_an_effect_is_left_out(building: str) -> None:
    """Without debts, cards, groups or prisoners the building is constructed and nothing is asked."""
    row = next(row for row in cards("immediate") if row["id"] == building)
    game = table({**RICH, **SKILLED, **CORRUPT, "paid": 1, "hand": [building]}, {"prisoners": 3, "debts": 1})
    before, other = counts(game), counts(game, 1)
    place(game, "guildhall")
    virtue = {"virtue": row["virtue"]} if row["virtue"] else {}
    assert changes(game, before) == {**BUILT, **{good: -n for good, n in row["cost"].items()}, **virtue}
    assert changes(game, other, 1) == {}
    assert turn_is_over(game)


@rule("AB-171")
def test_of_a_choice_only_what_is_possible_is_left() -> None:
    """The Barracks offer to release when nobody can be captured, and to capture when nobody is to be released."""
    base = {**RICH, **SKILLED, **CORRUPT, "hand": ["bld_barracks"]}
    release = table(base, {"captives": {"0": 3}})
    place(release, "guildhall")
    pick(release, "may", key="effect-either")
    assert turn_is_over(release)
    assert counts(release)["workers"] == 19
    capture = table(base, {"at": {"forest": 2}})
    place(capture, "guildhall")
    pick(capture, "may", key="effect-either")
    assert [option.label.key for option in capture.decision.options] == ["capture-group", "capture-no-more"]


@rule("AB-172")
def test_an_end_game_effect_does_nothing_when_the_building_is_constructed() -> None:
    """Each of the twenty-one costs its goods and changes its printed virtue, and nothing else happens or is asked."""
    buildings = cards("endgame")
    assert len(buildings) == 21
    for row in buildings:
        game = table(
            {**RICH, **SKILLED, "virtue": 4, "paid": 4, "debts": 1, "captives": {"1": 4}, "hand": [row["id"]]},
        )
        before, other = counts(game), counts(game, 1)
        place(game, "guildhall")
        virtue = {"virtue": row["virtue"]} if row["virtue"] else {}
        assert changes(game, before) == {**BUILT, **{good: -n for good, n in row["cost"].items()}, **virtue}, row["id"]
        assert changes(game, other, 1) == {}
        assert turn_is_over(game)


@rule("AB-172")
def test_an_end_game_effect_waits_for_the_end_of_the_game() -> None:
    """The Trading Post gives 1 virtue for 4 basic goods after the last turn, not in a turn before it."""
    seat = {**SKILLED, **CORRUPT, "hand": ["bld_trading_post"], "wood": 5, "stone": 5, "gold": 2, "guildhall": 5}
    game = table(seat, {"guildhall": 6})
    place(game, "guildhall")
    place(game, "quarry")
    assert counts(game)["virtue"] == 4
    place(game, "mines")
    assert game.over
    assert (counts(game)["wood"], counts(game)["stone"], counts(game)["clay"]) == (4, 2, 2)
    assert counts(game)["virtue"] == 6
