"""Rule tests: Guildhall and buildings (ledger section L)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, build, changes, counts, offers, pick, place, places, table, turn_is_over
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.library.data import read_data

BUILT = {"workers": -1, "workers_in_guildhall": 1, "cards_in_hand": -1, "buildings": 1}
"""What every construction changes."""
RICH = {"clay": 20, "wood": 20, "stone": 20, "gold": 20, "marble": 20}
CORRUPT = {"virtue": 4}
"""Too little virtue for the cathedral, so that only buildings can be thought of."""
SMITHY = {"hand": ["bld_smithy"], "clay": 4, "wood": 2, **CORRUPT}
SKILLED = {"apprentices": ["app_labourer"]}


def cards(timing: str) -> list[dict[str, Any]]:
    """The data of all building cards of the box that act at once, or at the end."""
    rows: Any = read_data("architects")["buildings"]
    return [row for row in rows if row["timing"] == timing]


def choices(game: Architects) -> list[object]:
    """What may be done in the Guildhall: buildings by name, or the cathedral."""
    assert game.decision.kind == "guildhall", f"asked is {game.decision.kind}"
    return [option.label.args.get("building", "cathedral") for option in game.decision.options]


def hall(players: int, workers: int) -> list[dict[str, Any]]:
    """Seats with so many workers in the Guildhall together."""
    return [{"guildhall": workers // players + (seat < workers % players)} for seat in range(players)]


def own(game: Architects, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of itself."""
    view: Any = game.view(seat)
    player: dict[str, Any] = view["players"][seat]
    return player


@rule("AB-162")
def test_a_worker_in_the_guildhall_constructs_one_building_of_the_hand_or_advances_one_level() -> None:
    """Only own cards and the cathedral are offered, and one of them ends the turn."""
    game = table(
        {"hand": ["bld_smithy", "bld_well"], "clay": 4, "wood": 4, "stone": 2, "gold": 1},
        {"hand": ["bld_lumber_camp"]},
        building_pile=["bld_clay_pit"],
        rewards=["rew_virtue_1"],
    )
    before = counts(game)
    place(game, "guildhall")
    assert choices(game) == ["bld_smithy", "bld_well", "cathedral"]
    building = game.copy()
    pick(building, "guildhall", building="bld_smithy")
    assert changes(building, before) == {**BUILT, "clay": -4, "wood": -2, "stone": 4}
    assert turn_is_over(building)
    pick(game, "guildhall", key="work-on-cathedral")
    pick(game, "discard", building="bld_well")
    assert changes(game, before) == {
        "workers": -1,
        "workers_in_guildhall": 1,
        "cards_in_hand": -1,
        "cathedral": 1,
        "gold": -1,
        "virtue": 2,
    }
    assert turn_is_over(game)


@rule("AB-163")
@pytest.mark.parametrize("standing", [(3, 2, 2), (0, 0, 7), (7, 0, 0)])
def test_each_worker_in_the_guildhall_fills_the_next_space_whoever_placed_it(standing: tuple[int, ...]) -> None:
    """With three players the ninth worker of all stands on the first space of the third row, which makes the reset."""
    smithies = ["bld_smithy", "bld_well", "bld_lumber_camp"]
    seats = [{**RICH, **CORRUPT, "hand": [card], "guildhall": n} for card, n in zip(smithies, standing, strict=True)]
    game = table(*seats)
    log = game.listen()
    resets = []
    for _ in seats:
        log.clear()
        place(game, "guildhall")
        resets.append(sum(event.key == "reset" for event in log))
    assert resets == [0, 1, 0]
    view: Any = game.view(None)
    assert view["guildhall"] == 10


@rule("AB-164")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_guildhall_has_four_rows_that_grow_with_the_players(players: int, row: int) -> None:
    """The first spaces of rows three and four make a reset, the last space begins the last turns, others do neither."""
    resets, last = [], []
    for workers in range(4 * row):
        seats = hall(players, workers)
        game = table({**SMITHY, **seats[0]}, *seats[1:], black_market=[1, None, None])
        place(game, "guildhall")
        view: Any = game.view(None)
        assert (view["guildhall"], view["guildhall_spaces"]) == (workers + 1, 4 * row)
        if view["black_market"] == [None] * 3:
            resets.append(workers + 1)
        if view["turns_left"]:
            last.append(workers + 1)
    assert (resets, last) == ([2 * row + 1, 3 * row + 1], [4 * row])


@rule("AB-165")
def test_a_worker_in_the_guildhall_is_never_taken_back() -> None:
    """Without a worker at home one comes from the Prison or another board, not from the Guildhall."""
    forced = table({"guildhall": 9, "prisoners": 11})
    assert forced.decision.seat == 1
    assert (counts(forced)["workers"], counts(forced)["prisoners"], counts(forced)["workers_in_guildhall"]) == (
        1,
        10,
        9,
    )
    asked = table({"guildhall": 9, "prisoners": 10}, {"captives": {"0": 1}})
    assert [option.label.args for option in asked.decision.options] == [{"location": "prison"}, {"owner": 1}]


@rule("AB-165")
def test_a_worker_in_the_guildhall_cannot_be_captured() -> None:
    """Neither in the Town Centre nor by a building, while a group in the Forest can."""
    centre = table({"guildhall": 2, "silver": 3}, {"guildhall": 3, "at": {"forest": 2}})
    place(centre, "town_centre")
    armoury = table(
        {**RICH, **CORRUPT, **SKILLED, "hand": ["bld_armoury"], "guildhall": 2}, {"guildhall": 3, "at": {"forest": 2}}
    )
    place(armoury, "guildhall")
    groups = [[option.label.args.get("location") for option in game.decision.options] for game in (centre, armoury)]
    assert groups == [["forest", "town_centre", None], ["forest", None]]


@rule("AB-165")
def test_no_worker_ever_leaves_the_guildhall() -> None:
    """Through whole games nobody has fewer workers there than before."""
    there = 0
    for seed in range(2):
        luck = Random(seed)
        game = wk.new_game("architects", seats=3, seed=seed)
        assert isinstance(game, Architects)
        before = [0] * 3
        while not game.over:
            game.play(luck.choice(game.actions))
            after = [p.guildhall for p in game.players]
            assert all(new >= old for new, old in zip(after, before, strict=True))
            before = after
        there += sum(before)
    assert there >= 32


@rule("AB-166")
@pytest.mark.parametrize(
    ("seat", "possible"),
    [
        ({**RICH, "virtue": 7}, False),
        ({"hand": ["bld_smithy"], "clay": 3, "wood": 2}, False),
        ({"hand": ["bld_smithy"], "clay": 4, "wood": 1}, False),
        ({"hand": ["bld_smithy"], "clay": 4, "wood": 2}, True),
        ({"hand": ["bld_smithy"], "gold": 1}, True),
        ({"hand": ["bld_smithy"], "gold": 1, "virtue": 4}, False),
        ({**RICH, **CORRUPT, "hand": ["bld_castle"]}, False),
        ({**RICH, **CORRUPT, **SKILLED, "hand": ["bld_castle"]}, True),
    ],
    ids=["no card", "clay", "wood", "building", "cathedral", "virtue", "no skill", "skilled"],
)
def test_a_worker_may_be_placed_only_if_something_can_be_built(seat: dict[str, Any], possible: bool) -> None:
    """A building needs its goods and skills, the cathedral its price, a card and virtue."""
    assert ("guildhall" in places(table(seat))) is possible


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


@rule("AB-173")
def test_clovis_draws_a_card_for_each_building_that_he_constructs() -> None:
    """One card from the top of the pile for a building, none for the cathedral, and none for another player."""
    seat = {"board": "board_clovis", "clay": 0, "marble": 0, "wood": 2, "stone": 2, "hand": ["bld_well"]}
    game = table(seat, options=PROMOS, building_pile=["bld_tavern", "bld_castle"])
    place(game, "guildhall")
    assert (own(game)["hand"], own(game)["buildings"]) == (["bld_tavern"], ["bld_well"])
    cathedral = table({"board": "board_clovis", "gold": 1, "hand": ["bld_well"]}, options=PROMOS, rewards=[])
    place(cathedral, "guildhall")
    assert (counts(cathedral)["cathedral"], own(cathedral)["hand"]) == (1, [])
    plain = table({"wood": 2, "stone": 2, "hand": ["bld_well"]}, {"board": "board_clovis"}, options=PROMOS)
    place(plain, "guildhall")
    assert [counts(plain, seat)["cards_in_hand"] for seat in range(2)] == [0, 0]


@rule("AB-173")
def test_clovis_draws_after_the_effect_of_the_building() -> None:
    """With no other card in hand there is nothing to discard for the Library's gold, and the drawn card stays."""
    seat = {**SKILLED, **CORRUPT, "board": "board_clovis", "wood": 4, "stone": 2, "marble": 1, "hand": ["bld_library"]}
    game = table(seat, options=PROMOS, building_pile=["bld_tavern"])
    place(game, "guildhall")
    assert turn_is_over(game)
    assert (own(game)["hand"], counts(game)["gold"]) == (["bld_tavern"], 0)


LOTHAIRE = {"board": "board_lothaire", "prisoners": 0, "clay": 0, **CORRUPT}


@rule("AB-174")
@pytest.mark.parametrize(
    ("building", "goods", "possible"),
    [
        ("bld_well", {"wood": 2, "stone": 1}, True),
        ("bld_well", {"wood": 1, "stone": 2}, True),
        ("bld_well", {"wood": 1, "stone": 1}, False),
        ("bld_clay_pit", {"clay": 4}, True),
        ("bld_clay_pit", {"clay": 3, "wood": 1}, False),
        ("bld_silver_market", {"wood": 1, "gold": 1, "marble": 1}, True),
        ("bld_silver_market", {"wood": 2, "gold": 1}, False),
    ],
)
def test_lothaire_pays_one_wood_or_one_stone_less_for_a_building(
    building: str, goods: dict[str, int], possible: bool
) -> None:
    """One piece less of wood or of stone, not of both and of nothing else; nobody else has this discount."""
    seat = {**SKILLED, **goods, "hand": [building]}
    game = table({**LOTHAIRE, **seat}, options=PROMOS)
    assert ("guildhall" in places(game)) is possible
    assert "guildhall" not in places(table({**CORRUPT, **seat}))
    if possible:
        before = counts(game)
        place(game, "guildhall")
        spent = {good: n for good, n in changes(game, before).items() if n < 0 and good in goods}
        assert spent == {good: -n for good, n in goods.items()}


@rule("AB-174")
@pytest.mark.parametrize("less", ["wood", "stone"])
def test_lothaire_chooses_whether_wood_or_stone_is_less(less: str) -> None:
    """With enough of both he says which one he keeps, and the other is paid in full."""
    game = table({**LOTHAIRE, "wood": 2, "stone": 2, "hand": ["bld_well"]}, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    assert len(game.decision.options) == 2
    pick(game, "less", key=f"amount-{less}")
    assert changes(game, before) == {**BUILT, "clay": 4, "wood": -2, "stone": -2, less: -1}


@rule("AB-174")
@pytest.mark.parametrize(
    ("level", "goods", "possible"),
    [
        (0, {"wood": 9}, False),
        (0, {"gold": 1}, True),
        (1, {"wood": 2}, False),
        (1, {"wood": 1, "stone": 2}, True),
        (2, {"wood": 9}, False),
        (3, {"wood": 3, "stone": 3}, False),
        (3, {"wood": 3, "stone": 4}, True),
        (4, {"wood": 9, "gold": 2, "marble": 1}, False),
    ],
)
def test_lothaire_pays_one_wood_or_stone_less_for_a_level_that_costs_them(
    level: int, goods: dict[str, int], possible: bool
) -> None:
    """Levels 2 and 4 cost 3 and 7, levels of gold and marble cost what they always cost."""
    seat = {**LOTHAIRE, "virtue": 7, "cathedral": level, "hand": ["bld_castle"], **goods}
    game = table(seat, options=PROMOS, rewards=[])
    assert ("guildhall" in places(game)) is possible
    if possible:
        before = counts(game)
        place(game, "guildhall")
        assert changes(game, before) == {
            "workers": -1,
            "workers_in_guildhall": 1,
            "cards_in_hand": -1,
            "cathedral": 1,
            "virtue": 1,
            **{good: -n for good, n in goods.items()},
        }


@rule("AB-174")
def test_lothaire_trades_at_the_storehouse_like_everybody() -> None:
    """There 2 wood are no marble and 1 wood is no virtue: the discount is one of the Guildhall."""
    for wood, trades in ((3, ["amount-virtue", "amount-marble"]), (2, ["amount-virtue"])):
        game = table({**LOTHAIRE, "wood": wood}, options=PROMOS)
        place(game, "kings_storehouse")
        assert [option.gain[0].key for option in game.decision.options if option.gain] == trades


THERESE = {"board": "board_therese", "prisoners": 0}


@rule("AB-175")
@pytest.mark.parametrize(
    ("level", "goods", "possible"),
    [
        (0, {"marble": 1}, True),
        (0, {"wood": 9, "stone": 9}, False),
        (2, {"gold": 1}, True),
        (4, {"gold": 4}, True),
        (4, {"gold": 1, "marble": 3}, True),
        (4, {"gold": 2, "marble": 1}, False),
        (1, {"gold": 9, "marble": 9}, False),
    ],
)
def test_therese_pays_gold_and_marble_for_each_other_on_the_cathedral(
    level: int, goods: dict[str, int], possible: bool
) -> None:
    """Any mix of the two that is large enough will do, and neither stands for wood and stone."""
    seat = {"cathedral": level, "virtue": 7, "hand": ["bld_castle"], **goods}
    game = table({**THERESE, **seat}, rewards=[])
    assert ("guildhall" in places(game)) is possible
    assert "guildhall" not in places(table(seat, rewards=[]))
    if possible:
        before = counts(game)
        place(game, "guildhall")
        spent = {good: -n for good, n in changes(game, before).items() if good in ("gold", "marble")}
        assert spent == goods


@rule("AB-175")
@pytest.mark.parametrize(("gold", "marble"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_therese_chooses_how_much_gold_and_marble_a_building_costs(gold: int, marble: int) -> None:
    """The Castle's 1 gold and 2 marble may be any 3 pieces of the two."""
    seat = {**THERESE, **SKILLED, **CORRUPT, "clay": 2, "wood": 4, "gold": 3, "marble": 3, "hand": ["bld_castle"]}
    game = table(seat)
    before = counts(game)
    place(game, "guildhall")
    assert len(game.decision.options) == 4
    if gold:
        pick(game, "pay", what=wk.Message("amount-gold", {"n": gold}))
    else:
        pick(game, "pay", key="pay-none")
    spent = {good: -n for good, n in (("gold", gold), ("marble", marble)) if n}
    assert changes(game, before) == {**BUILT, "clay": -2, "wood": -4, **spent}


@rule("AB-175")
def test_only_therese_pays_gold_for_marble() -> None:
    """With 3 gold she constructs the Castle, another player does not, and 2 pieces are too few for both."""
    seat = {**SKILLED, **CORRUPT, "clay": 2, "wood": 4, "hand": ["bld_castle"]}
    assert "guildhall" in places(table({**THERESE, **seat, "gold": 3}))
    assert "guildhall" in places(table({**THERESE, **seat, "marble": 3}))
    assert "guildhall" not in places(table({**THERESE, **seat, "gold": 1, "marble": 1}))
    assert "guildhall" not in places(table({**seat, "gold": 3}))
    assert "guildhall" not in places(table({**seat, "marble": 3}))


PURGE = {"guildhall_apprentice_purge": True}
ROWS = [
    ["app_miner_1", "app_miner_2", "app_thief", "app_pickpocket"],
    ["app_jeweller_1", "app_jeweller_2", "app_trickster", "app_gatekeeper"],
]
NEXT = ["app_illusionist", "app_trader_wood"]


def rows(game: Architects) -> list[list[tuple[str, int]]]:
    """The face-up apprentices from the left, each with the silver on it."""
    view: Any = game.view(None)
    return [[(card["apprentice"], card["silver"]) for card in row] for row in view["apprentices"]]


@rule("AB-176")
@pytest.mark.parametrize(("players", "row"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_third_spaces_of_three_rows_discard_apprentices_with_the_option_alone(players: int, row: int) -> None:
    """Rows one to three have such a space, row four has none; without the option there is none at all."""
    for options, spaces in ((PURGE, [3, row + 3, 2 * row + 3]), ({}, [])):
        purged = []
        for workers in range(4 * row):
            seats = hall(players, workers)
            game = table({**SMITHY, **seats[0]}, *seats[1:], options=options, apprentices=ROWS)
            place(game, "guildhall")
            if rows(game)[0][0][0] != "app_miner_1":
                purged.append(workers + 1)
        assert purged == spaces


@rule("AB-176")
def test_the_leftmost_apprentices_go_under_the_pile_and_the_rows_slide_and_are_refilled() -> None:
    """Silver on them goes to the supply; silver on the others slides along; nobody gains anything."""
    silver = {"app_miner_1": 2, "app_jeweller_1": 1, "app_thief": 3}
    game = table(
        {**SMITHY, "guildhall": 1},
        {"guildhall": 1},
        options=PURGE,
        apprentices=ROWS,
        apprentice_pile=NEXT,
        silver_on=silver,
    )
    before, other = counts(game), counts(game, 1)
    pile: Any = game.view(None)
    place(game, "guildhall")
    assert rows(game) == [
        [("app_miner_2", 0), ("app_thief", 3), ("app_pickpocket", 0), ("app_illusionist", 0)],
        [("app_jeweller_2", 0), ("app_trickster", 0), ("app_gatekeeper", 0), ("app_trader_wood", 0)],
    ]
    view: Any = game.view(None)
    assert view["apprentice_pile"] == pile["apprentice_pile"]
    assert sorted(view["apprentices_known_below"]) == ["app_jeweller_1", "app_miner_1"]
    assert changes(game, before) == {**BUILT, "clay": -4, "wood": -2, "stone": 4}
    assert changes(game, other, 1) == {}


@rule("AB-176")
def test_apprentices_are_discarded_before_the_building_is_constructed() -> None:
    """The Tavern hires from the rows as they are after the discard."""
    tavern = {**CORRUPT, "hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_woodcutter_1"]}
    game = table({**tavern, "guildhall": 2}, {}, options=PURGE, apprentices=ROWS, apprentice_pile=NEXT)
    place(game, "guildhall")
    hired = {option.label.args["apprentice"] for option in game.decision.options}
    assert hired == ({*ROWS[0], *ROWS[1], *NEXT} - {"app_miner_1", "app_jeweller_1"})


@rule("AB-177")
def test_a_full_guildhall_still_takes_workers_in_the_last_turns() -> None:
    """Both players construct beside the spaces: no reset, no discarded apprentices, and no further turns."""
    seats = [
        {**RICH, **CORRUPT, "hand": [card], "guildhall": n}
        for card, n in (("bld_smithy", 5), ("bld_well", 6), ("bld_lumber_camp", 5))
    ]
    game = table(*seats, options=PURGE, black_market=[1, None, None], apprentices=ROWS)
    log = game.listen()
    for _ in range(3):
        place(game, "guildhall")
    assert game.over
    assert [event.key for event in log if event.key in ("reset", "last-turns", "remove-apprentice")] == []
    view: Any = game.view(None)
    assert (view["guildhall"], view["guildhall_spaces"], view["black_market"]) == (19, 16, [1, None, None])
    assert [own(game, seat)["buildings"] for seat in range(3)] == [["bld_smithy"], ["bld_well"], ["bld_lumber_camp"]]


@rule("AB-177")
def test_a_full_guildhall_still_needs_something_to_build() -> None:
    """With a building that cannot be paid no worker may be placed there, with the cathedral it may."""
    for goods, possible in (({"clay": 3}, False), ({"gold": 1}, True)):
        game = table({"hand": ["bld_smithy"], "guildhall": 6, **goods}, {"guildhall": 6})
        assert ("guildhall" in places(game)) is possible


CRANE = {**CORRUPT, "wood": 3, "stone": 1}


@rule("AB-178")
def test_the_crane_places_another_worker_who_constructs_at_once() -> None:
    """The second worker cannot be declined: the Smithy is constructed in the same turn."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"]}
    game = table(seat, options=PROMOS)
    before = counts(game)
    build(game, "bld_crane")
    assert changes(game, before) == {
        "workers": -2,
        "workers_in_guildhall": 2,
        "cards_in_hand": -2,
        "buildings": 2,
        "clay": -4,
        "wood": -5,
        "stone": 3,
    }
    assert turn_is_over(game)


@rule("AB-178")
def test_the_second_worker_of_the_crane_may_choose_what_it_does_but_not_nothing() -> None:
    """A building and the cathedral are offered, as for any worker in the Guildhall."""
    seat = {**CRANE, "virtue": 7, "clay": 4, "wood": 5, "gold": 1, "hand": ["bld_crane", "bld_smithy"]}
    game = table(seat, options=PROMOS, rewards=[])
    build(game, "bld_crane")
    assert choices(game) == ["bld_smithy", "cathedral"]
    pick(game, "guildhall", key="work-on-cathedral")
    assert (counts(game)["cathedral"], counts(game)["workers_in_guildhall"]) == (1, 2)


@rule("AB-178")
@pytest.mark.parametrize(
    "seat",
    [
        {"hand": ["bld_crane", "bld_smithy"], "clay": 3},
        {"hand": ["bld_crane", "bld_smithy"], "clay": 4, "wood": 5, "prisoners": 19},
    ],
    ids=["nothing to build", "no worker left"],
)
def test_the_crane_does_nothing_if_nothing_can_be_done(seat: dict[str, Any]) -> None:
    """Without a worker at home, or with nothing to construct, only the Crane is constructed."""
    game = table({**CRANE, **seat}, options=PROMOS)
    before = counts(game)
    build(game, "bld_crane")
    assert changes(game, before) == {**BUILT, "wood": -3, "stone": -1}
    assert turn_is_over(game)


@rule("AB-178")
@pytest.mark.parametrize(
    ("workers", "wanted"),
    [
        (4, ["construct", "construct"]),
        (5, ["construct", "construct", "reset"]),
        (10, ["construct", "last-turns", "construct"]),
        (11, ["last-turns", "construct", "construct"]),
    ],
)
def test_the_second_worker_of_the_crane_fills_the_next_space_with_all_that_it_triggers(
    workers: int, wanted: list[str]
) -> None:
    """The seventh space makes a reset, after both constructions; the twelfth begins the last turns."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"]}
    seats = hall(2, workers)
    game = table({**seat, **seats[0]}, seats[1], options=PROMOS)
    log = game.listen()
    build(game, "bld_crane")
    assert [event.key for event in log if event.key in ("construct", "reset", "last-turns")] == wanted
    view: Any = game.view(None)
    assert view["guildhall"] == workers + 2


@rule("AB-178")
def test_the_second_worker_of_the_crane_discards_apprentices_on_a_third_space() -> None:
    """It stands on space 3 and the leftmost apprentices go, before its building is constructed."""
    seat = {**CRANE, "clay": 4, "wood": 5, "hand": ["bld_crane", "bld_smithy"], "guildhall": 1}
    game = table(seat, options={**PROMOS, **PURGE}, apprentices=ROWS)
    build(game, "bld_crane")
    assert [row[0][0] for row in rows(game)] == ["app_miner_2", "app_jeweller_2"]


@rule("AB-179")
@pytest.mark.parametrize(("building", "captures"), [("bld_armoury", 1), ("bld_fortress", 2), ("bld_barracks", 1)])
def test_captures_of_buildings_may_be_made_or_declined_one_by_one(building: str, captures: int) -> None:
    """As many as the building allows may be made, fewer too, and never one more."""
    base = {**RICH, **SKILLED, **CORRUPT, "hand": [building]}
    for made in range(captures + 1):
        game = table(base, {"at": {"forest": 2, "mines": 3, "quarry": 1}})
        build(game, building)
        if building == "bld_barracks":
            pick(game, "may", **({"key": "effect-either"} if made else {"key": "decline"}))
        for location in ("forest", "mines")[:made]:
            pick(game, "capture", location=location)
        if made < captures and building != "bld_barracks":
            pick(game, "capture", key="capture-no-more")
        assert turn_is_over(game)
        assert counts(game)["captives_1"] == (0, 2, 5)[made]


@rule("AB-179")
def test_the_barracks_release_or_capture_or_do_neither() -> None:
    """Released are all own workers on other boards, for nothing; both at once is not possible."""
    game = table(
        {**RICH, **SKILLED, **CORRUPT, "hand": ["bld_barracks"], "silver": 5},
        {"captives": {"0": 3}, "at": {"forest": 2}},
    )
    before = counts(game)
    place(game, "guildhall")
    paid = {**BUILT, "clay": -2, "wood": -6, "gold": -2}
    declined = game.copy()
    pick(declined, "may", key="decline")
    assert changes(declined, before) == paid
    pick(game, "may", key="effect-either")
    assert [option.label.key for option in game.decision.options] == ["effect-release-captives", "effect-capture"]
    pick(game, "either", key="effect-release-captives")
    assert changes(game, before) == {**paid, "workers": 2}
    assert turn_is_over(game)


TAVERN = {**CORRUPT, "hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "silver": 0}


@rule("AB-179")
def test_the_hire_of_the_tavern_cannot_be_declined() -> None:
    """One of the eight face-up apprentices must be hired, any of them, without silver."""
    game = table({**TAVERN, "apprentices": ["app_woodcutter_1"]}, apprentices=ROWS)
    before = counts(game)
    place(game, "guildhall")
    assert sorted(str(option.label.args["apprentice"]) for option in game.decision.options) == sorted(ROWS[0] + ROWS[1])
    pick(game, "hire", apprentice="app_thief")
    assert changes(game, before) == {**BUILT, "wood": -3, "stone": -2, "gold": -1, "apprentices": 1}
    assert own(game)["apprentices"] == ["app_woodcutter_1", "app_thief"]


@rule("AB-179")
def test_at_the_apprentice_limit_the_tavern_makes_its_builder_let_one_go_first() -> None:
    """Of five apprentices one is discarded, then the new one comes; the new one cannot be let go instead."""
    five = ["app_woodcutter_1", "app_woodcutter_2", "app_stonecutter_1", "app_stonecutter_2", "app_labourer"]
    game = table({**TAVERN, "apprentices": five}, apprentices=ROWS)
    place(game, "guildhall")
    pick(game, "hire", apprentice="app_thief")
    assert sorted(str(option.label.args["apprentice"]) for option in game.decision.options) == sorted(five)
    pick(game, "let-go", apprentice="app_labourer")
    assert own(game)["apprentices"] == [*five[:4], "app_thief"]
    four = table({**TAVERN, "apprentices": five[:4]}, apprentices=ROWS)
    place(four, "guildhall")
    pick(four, "hire", apprentice="app_thief")
    assert own(four)["apprentices"] == [*five[:4], "app_thief"]
