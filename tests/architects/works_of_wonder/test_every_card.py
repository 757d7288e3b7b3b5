"""Every card and board of the box, used in a position of its own; all numbers are written out here."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

import westkingdom as wk
from tests.architects.works_of_wonder.test_end import finished
from tests.kit.architects import changes, counts, pick, place, places, seen, turn_is_over
from tests.kit.chapters.architects.end import lines
from tests.kit.chapters.works_of_wonder.player_boards import seated
from tests.kit.rule import rule
from tests.kit.works_of_wonder import GUILD, board, buildable, reset_market, table, trigger_reset, visit_wonder
from westkingdom.architects.game import Architects

Step = tuple[str, dict[str, Any]]
"""A kind of decision, and what the option that is taken says."""

MARKETS = {"carpentry": "bld_wood_market", "tiling": "bld_clay_market", "masonry": "bld_stone_market"}
SKILLED = {"carpentry": "app_thief", "tiling": "app_pickpocket", "masonry": "app_gatekeeper"}
"""An apprentice with each skill whose ability does not matter here."""


def added(*parts: dict[str, int]) -> dict[str, int]:
    """Changes that come together."""
    total: Counter[str] = Counter()
    for part in parts:
        total.update(part)
    return {word: n for word, n in total.items() if n}


def play(game: Architects, steps: list[Step]) -> None:
    """Take one option after the other."""
    for kind, words in steps:
        pick(game, kind, **words)


# --- apprentices


APPRENTICES: dict[str, tuple[str, int]] = {
    "app_aristocrat_carpentry": ("carpentry", 1),
    "app_aristocrat_tiling": ("tiling", 1),
    "app_aristocrat_masonry": ("masonry", 1),
    "app_benefactor_carpentry": ("carpentry", 0),
    "app_benefactor_tiling": ("tiling", 0),
    "app_benefactor_masonry": ("masonry", 0),
    "app_charlatan_carpentry": ("carpentry", -1),
    "app_charlatan_tiling": ("tiling", -1),
    "app_charlatan_masonry": ("masonry", -1),
    "app_chevalier_carpentry": ("carpentry", 1),
    "app_chevalier_masonry": ("masonry", 1),
    "app_diplomat_tiling": ("tiling", 0),
    "app_diplomat_masonry": ("masonry", 0),
    "app_financer_carpentry": ("carpentry", 0),
    "app_financer_masonry": ("masonry", 0),
    "app_tinker_tiling": ("tiling", 0),
    "app_tinker_carpentry": ("carpentry", 0),
    "app_journeyman_carpentry": ("carpentry", 0),
    "app_journeyman_tiling": ("tiling", 0),
    "app_journeyman_masonry": ("masonry", 0),
    "app_racketeer_tiling": ("tiling", -1),
    "app_street_urchin_carpentry": ("carpentry", -1),
    "app_street_urchin_tiling": ("tiling", -1),
    "app_street_urchin_masonry": ("masonry", -1),
}
"""The skill of each apprentice, and its change of virtue."""


@rule("WW-345")
@pytest.mark.parametrize("card", list(APPRENTICES))
def test_every_apprentice_is_hired_with_its_skill_and_virtue(card: str) -> None:
    """4 silver, 2 of them tax, and the printed virtue; its skill is the only one that it brings."""
    skill, virtue = APPRENTICES[card]
    game = table({"silver": 4, "virtue": 7}, consequence="contribution_3", apprentices=[[card], []])
    before = counts(game)
    place(game, "workshop")
    pick(game, "workshop", apprentice=card)
    hired = {"workers": -1, "at_workshop": 1, "silver": -4, "tax_stand": 2, "apprentices": 1}
    assert changes(game, before) == added(hired, {"virtue": virtue})
    assert turn_is_over(game)
    goods = {"clay": 9, "wood": 9, "stone": 9, "gold": 3, "marble": 3, "silver": 0, "cathedral": 5}
    skilled = table({**goods, "apprentices": [card], "hand": ["bld_well", *MARKETS.values()]})
    place(skilled, "guildhall")
    assert sorted(buildable(skilled)) == sorted(["bld_well", MARKETS[skill]])


RESETS: dict[str, tuple[str, str, dict[str, int]]] = {
    "app_aristocrat_carpentry": ("contribution_3", "quarry", {"marble": 1}),
    "app_aristocrat_tiling": ("contribution_3", "quarry", {"gold": 1}),
    "app_aristocrat_masonry": ("contribution_3", "quarry", {"silver": 3}),
    "app_street_urchin_carpentry": ("contribution_1", "mines", {"wood": 2}),
    "app_street_urchin_tiling": ("contribution_1", "mines", {"clay": 3}),
    "app_street_urchin_masonry": ("contribution_1", "mines", {"stone": 2}),
}
"""The Consequence card that puts the figure at a location, and what the apprentice gains there in a reset."""
TRADES: dict[str, list[tuple[dict[str, int], dict[str, int]]]] = {
    **{
        f"app_benefactor_{skill}": [({good: -1}, {"influence": 1}) for good in ("stone", "wood", "clay")]
        for skill in ("carpentry", "tiling", "masonry")
    },
    "app_financer_carpentry": [({"wood": -1}, {"silver": 3})],
    "app_financer_masonry": [({"stone": -1}, {"silver": 3})],
    "app_tinker_tiling": [({"clay": -2}, {"gold": 1})],
    "app_tinker_carpentry": [({"wood": -1}, {"clay": 3})],
}
STANDS_FOR = {
    "app_charlatan_carpentry": "wood",
    "app_charlatan_tiling": "clay",
    "app_charlatan_masonry": "stone",
}
AT = {
    "app_chevalier_carpentry": "town_centre",
    "app_chevalier_masonry": "guardhouse",
    "app_diplomat_tiling": "kings_storehouse",
    "app_diplomat_masonry": "workshop",
}
CONSTRUCTING: dict[str, dict[str, int]] = {
    "app_journeyman_carpentry": {"cards_in_hand": 1},
    "app_journeyman_tiling": {"influence": 2},
    "app_journeyman_masonry": {"virtue": 1},
}
RACKETEER = "app_racketeer_tiling"


@rule("WW-345")
def test_these_are_all_the_apprentices_and_each_is_used_below() -> None:
    """24 cards; those of the rows and the pile of a new game that are not in the game without the box."""
    used = [*RESETS, *TRADES, *STANDS_FOR, *AT, *CONSTRUCTING, RACKETEER]
    assert len(used) == len(APPRENTICES) == 24
    assert set(used) == set(APPRENTICES) == in_box("apprentices") - in_game("apprentices")


@rule("WW-337", "WW-344")
@pytest.mark.parametrize("card", list(RESETS))
def test_every_aristocrat_and_street_urchin(card: str) -> None:
    """In a reset with one worker at its figure; beside it what the Consequence card does there."""
    consequence, location, gained = RESETS[card]
    game = reset_market(
        {}, {"apprentices": [card], "at": {location: 1}}, consequence=consequence, rewards=["rew_virtue_1"]
    )
    before = counts(game, 1)
    trigger_reset(game)
    princess = {"virtue": 2}
    profiteer = {"influence": 2, "at_mines": -1, "prisoners": 1}
    assert changes(game, before, 1) == added(gained, princess if location == "quarry" else profiteer)


@rule("WW-338", "WW-341")
@pytest.mark.parametrize("card", list(TRADES))
def test_every_benefactor_financer_and_tinker(card: str) -> None:
    """Each of its trades at the King's Storehouse, beside the trade for virtue that everybody has."""
    for paid, gained in TRADES[card]:
        ((good, n),) = paid.items()
        ((word, _),) = gained.items()
        game = table({"apprentices": [card], good: -n, "silver": 0})
        before = counts(game)
        place(game, "kings_storehouse")
        pick(game, "trade", key=f"amount-{word}")
        assert changes(game, before) == added({"workers": -1, "at_kings_storehouse": 1}, paid, gained)
        assert turn_is_over(game)


@rule("WW-339")
@pytest.mark.parametrize("card", list(STANDS_FOR))
def test_every_charlatan(card: str) -> None:
    """The Monastery, 2 clay, 1 wood and 2 stone, without its good: as many Influence are paid for it."""
    good = STANDS_FOR[card]
    cost = {"clay": 2, "wood": 1, "stone": 2}
    seat = {"apprentices": [card], "hand": ["bld_monastery"], **cost, good: 0, "influence": 4, "virtue": 4, "silver": 0}
    game = table(seat)
    before = counts(game)
    place(game, "guildhall")
    paid = {word: -n for word, n in cost.items() if word != good} | {"influence": -cost[good]}
    assert changes(game, before) == added(GUILD, {"cards_in_hand": -1, "buildings": 1, "virtue": 1}, paid)


@rule("WW-340")
@pytest.mark.parametrize("card", list(AT))
def test_every_chevalier_and_diplomat(card: str) -> None:
    """1 Influence with a worker at its location, and none with one in the Forest."""
    location = AT[card]
    seat = {"apprentices": [card], "prisoners": 1, "silver": 1}
    game = table(seat, consequence="contribution_3")
    before = counts(game)
    place(game, location)
    assert counts(game)["influence"] == 1
    if game.decision.kind == "capture":
        pick(game, "capture", key="capture-no-more")
    done = {"guardhouse": {"prisoners": -1, "workers": 1}, "workshop": {"cards_in_hand": 1}}.get(location, {})
    assert changes(game, before) == added({"workers": -1, f"at_{location}": 1, "influence": 1}, done)
    elsewhere = table(seat, consequence="contribution_3")
    place(elsewhere, "forest")
    assert counts(elsewhere)["influence"] == 0


@rule("WW-342")
@pytest.mark.parametrize("card", list(CONSTRUCTING))
def test_every_journeyman(card: str) -> None:
    """With the Well, which costs 2 wood and 2 stone and brings 4 clay."""
    seat = {"apprentices": [card], "hand": ["bld_well"], "wood": 2, "stone": 2, "virtue": 4, "silver": 0}
    game = table(seat)
    before = counts(game)
    place(game, "guildhall")
    well = {"wood": -2, "stone": -2, "clay": 4, "cards_in_hand": -1, "buildings": 1}
    assert changes(game, before) == added(GUILD, well, CONSTRUCTING[card])


@rule("WW-343")
def test_the_racketeer() -> None:
    """The Tax Stand at virtue 0 brings two debts and so 2 Influence."""
    game = table({"apprentices": [RACKETEER], "virtue": 0}, tax_stand=2)
    before = counts(game)
    place(game, "tax_stand")
    stand = {"workers": -1, "at_tax_stand": 1, "silver": 2, "tax_stand": -2}
    assert changes(game, before) == added(stand, {"unpaid": 2, "influence": 2})


# --- buildings


class Building(NamedTuple):
    """What is printed on a building, and what is seen when it is constructed in a position made for it."""

    vp: int
    cost: dict[str, int]
    skills: list[str]
    virtue: int
    seat: dict[str, Any] = {}
    rival: dict[str, Any] = {}
    steps: list[Step] = []
    gained: dict[str, int] = {}


BUILDINGS = {
    "bld_abbey": Building(
        5,
        {"clay": 2, "wood": 1, "stone": 3},
        [],
        1,
        seat={"prisoners": 3},
        gained={"prisoners": -3, "workers": 3},
    ),
    "bld_arena": Building(
        8,
        {"clay": 2, "wood": 4, "stone": 1, "marble": 1},
        ["carpentry", "masonry"],
        0,
        rival={"at": {"forest": 2, "mines": 3}},
        steps=[("capture", {"location": "mines"})],
        gained={"captives_1": 3},
    ),
    "bld_baths": Building(6, {"clay": 3, "stone": 2, "marble": 1}, ["tiling"], 0, gained={"virtue": 2}),
    "bld_carpenters_hall": Building(6, {"clay": 2, "wood": 4, "marble": 1}, ["carpentry"], 0),
    "bld_courthouse": Building(
        8,
        {"clay": 2, "stone": 3, "gold": 1, "marble": 1},
        ["tiling", "masonry"],
        1,
        seat={"debts": 1},
        steps=[("may", {"key": "effect-flip-debt"})],
        gained={"unpaid": -1, "paid": 1, "virtue": 1},
    ),
    "bld_depot": Building(
        4,
        {"clay": 4, "wood": 2},
        [],
        0,
        gained={"workers": -1, "at_kings_storehouse": 1},
    ),
    "bld_jail": Building(
        7,
        {"wood": 1, "stone": 4, "gold": 1},
        ["masonry"],
        -1,
        seat={"captives": {"1": 4}},
        gained={"workers": -1, "at_guardhouse": 1, "captives_1": -4, "silver": 4},
    ),
    "bld_lodge": Building(
        6,
        {"clay": 1, "wood": 4, "gold": 1},
        ["carpentry"],
        0,
        gained={"workers": -1, "at_workshop": 1, "cards_in_hand": 1},
    ),
    "bld_manor": Building(6, {"clay": 1, "wood": 3, "stone": 1, "gold": 1}, ["carpentry"], 0),
    "bld_mansion": Building(
        10, {"clay": 3, "wood": 3, "stone": 1, "gold": 1, "marble": 1}, ["carpentry", "tiling", "masonry"], 0
    ),
    "bld_masons_hall": Building(6, {"wood": 1, "stone": 3, "marble": 1}, ["masonry"], 0),
    "bld_mill": Building(3, {"clay": 4, "stone": 1}, [], 0, gained={"workers": -1, "at_forest": 1, "wood": 1}),
    "bld_minter": Building(4, {"clay": 3, "stone": 2}, [], 0, gained={"workers": -1, "at_silversmith": 1, "silver": 2}),
    "bld_monastery": Building(
        4, {"clay": 2, "wood": 1, "stone": 2}, [], 1, seat={"cathedral": 3}, gained={"influence": 3}
    ),
    "bld_outpost": Building(8, {"wood": 4, "stone": 2, "marble": 1}, ["carpentry", "tiling"], 0),
    "bld_podium": Building(4, {"clay": 1, "wood": 3, "stone": 1}, [], 0, gained={"influence": 3}),
    "bld_school": Building(
        6,
        {"wood": 3, "stone": 2, "gold": 1},
        ["masonry"],
        0,
        steps=[("hire", {"apprentice": "app_labourer"})],
        gained={"apprentices": 1},
    ),
    "bld_stocks": Building(
        5,
        {"wood": 3, "stone": 2},
        [],
        -1,
        seat={"captives": {"1": 3}},
        steps=[("may", {"key": "effect-send-captives"})],
        gained={"captives_1": -3, "silver": 3},
    ),
    "bld_stronghold": Building(
        12,
        {"clay": 2, "wood": 2, "stone": 4, "gold": 1, "marble": 1},
        ["carpentry", "tiling", "masonry"],
        -1,
        seat={"prisoners": 2},
    ),
    "bld_studio": Building(5, {"clay": 1, "wood": 3, "gold": 1}, [], 0, gained={"cards_in_hand": 1}),
    "bld_theatre": Building(
        6,
        {"clay": 2, "wood": 3, "marble": 1},
        ["tiling"],
        0,
        seat={"silver": 1},
        rival={"at": {"mines": 2}},
        steps=[("capture", {"location": "mines"})],
        gained={"workers": -1, "at_town_centre": 1, "silver": -1, "tax_stand": 1, "captives_1": 2},
    ),
    "bld_tilers_hall": Building(6, {"clay": 4, "wood": 1, "stone": 1, "gold": 1}, ["tiling"], 0),
    "bld_vault": Building(8, {"wood": 1, "stone": 4, "gold": 2}, ["carpentry", "masonry"], 0, seat={"silver": 20}),
    "bld_wall": Building(
        10,
        {"clay": 3, "wood": 1, "stone": 5, "marble": 1},
        ["carpentry", "tiling", "masonry"],
        0,
        seat={"cathedral": 2},
    ),
}


def seat_for(building: str) -> dict[str, Any]:
    """A seat with exactly the goods and the skills that a building needs, and no virtue for the cathedral."""
    card = BUILDINGS[building]
    skills = [SKILLED[skill] for skill in card.skills]
    return {"hand": [building], "apprentices": skills, "silver": 0, "virtue": 4, **card.cost, **card.seat}


@rule("WW-348")
def test_these_are_all_the_buildings() -> None:
    """24 cards; those of the pile of a new game that are not in the game without the box."""
    assert len(BUILDINGS) == 24
    assert set(BUILDINGS) == in_box("plans") - in_game("plans")


@rule("WW-348", "WW-350", "WW-351", "WW-352", "WW-358", "WW-359", "WW-364")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_every_building_is_constructed(building: str) -> None:
    """Its cost to the last piece, its virtue, and what it does at once in its position; nothing else changes."""
    card = BUILDINGS[building]
    rows = [["app_patron_clay", "app_patron_silver", "app_patron_stone", "app_patron_wood", "app_labourer"], []]
    # No figure stands where a worker is placed or captured.
    figures = "contribution_1" if building == "bld_mill" else "contribution_4"
    game = table(seat_for(building), card.rival, apprentices=rows, consequence=figures)
    before = counts(game)
    place(game, "guildhall")
    play(game, card.steps)
    paid = {good: -n for good, n in card.cost.items()}
    built = {"cards_in_hand": -1, "buildings": 1, "virtue": card.virtue}
    assert changes(game, before) == added(GUILD, built, paid, card.gained)
    assert seen(game)["buildings"] == [building]
    assert turn_is_over(game)


@rule("WW-348")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_every_building_needs_each_piece_and_each_skill(building: str) -> None:
    """With one piece of any good fewer, or without any of the skills, it cannot be constructed."""
    card = BUILDINGS[building]
    seat = seat_for(building)
    assert "guildhall" in places(table(seat, card.rival))
    for good, n in card.cost.items():
        assert "guildhall" not in places(table({**seat, good: n - 1}, card.rival))
    for skill in card.skills:
        rest = [SKILLED[other] for other in card.skills if other != skill]
        assert "guildhall" not in places(table({**seat, "apprentices": rest}, card.rival))


@rule("WW-348")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_every_building_has_its_points(building: str) -> None:
    """The line of the buildings alone."""
    game = table({"buildings": [building]})
    assert dict(game.scores[0].lines)["buildings"] == BUILDINGS[building].vp


AT_THE_END: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "bld_carpenters_hall": ({"apprentices": ["app_thief", "app_woodcutter_1", "app_miner_1"]}, {"virtue": 2}),
    "bld_tilers_hall": ({"apprentices": ["app_miner_1", "app_jeweller_1", "app_thief"]}, {"virtue": 2}),
    "bld_masons_hall": ({"apprentices": ["app_gatekeeper", "app_labourer", "app_thief"]}, {"virtue": 2}),
    "bld_manor": ({"influence": 11}, {"building_effects": 3}),
    "bld_mansion": ({"influence": 1}, {"building_effects": 2}),
    "bld_outpost": ({"at": {"quarry": 4}}, {"virtue": 2}),
    "bld_stronghold": ({"prisoners": 9}, {"prisoners": -9}),
    "bld_vault": ({"silver": 19}, {"building_effects": 3}),
    "bld_wall": ({"cathedral": 4}, {"building_effects": 1}),
}


@rule("WW-355", "WW-356", "WW-361", "WW-362")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_every_building_at_the_end_of_the_game(building: str) -> None:
    """Its virtue or its points in a position of its own; those that work at once do nothing more."""
    seat, gained = AT_THE_END.get(building, ({}, {}))
    # 6 workers are in the Guildhall and 1 is placed at the King's Storehouse in the last turn.
    game = finished({"buildings": [building], **seat})
    assert game.players[0].virtue == 7 + gained.get("virtue", 0)
    assert lines(game).get("building_effects", 0) == gained.get("building_effects", 0)
    assert game.players[0].prison == seat.get("prisoners", 0) + gained.get("prisoners", 0)


# --- Wonders


WONDERS: dict[str, tuple[str, int, int, int, int, str, dict[str, int]]] = {
    "wonder_clay": ("clay", 15, 7, 5, 14, "quarry", {"stone": 2}),
    "wonder_wood": ("wood", 14, 6, 4, 15, "forest", {"wood": 2}),
    "wonder_stone": ("stone", 14, 5, 3, 15, "silversmith", {"silver": 3}),
    "wonder_gold": ("gold", 8, 4, 2, 16, "workshop", {"cards_in_hand": 2}),
    "wonder_marble": ("marble", 7, 3, 1, 16, "guardhouse", {"prisoners": -1, "workers": 1}),
}
"""Resource, its number, Influence, tax and points; a location, and what the first worker there brings with it."""


@rule("WW-157", "WW-168", "WW-178", "WW-192")
@pytest.mark.parametrize("ident", list(WONDERS))
def test_every_wonder_is_built_and_visited(ident: str) -> None:
    """Paid to the last piece, 2 virtue, its points, and then its token at work."""
    good, n, influence, tax, vp, location, brings = WONDERS[ident]
    seat = {good: n, "influence": influence, "silver": tax, "virtue": 4, "prisoners": 1}
    game = table(seat, consequence="contribution_7" if location == "workshop" else "contribution_6")
    before = counts(game)
    place(game, "guildhall")
    pick(game, "wonder-token", location=location)
    paid = {good: -n, "influence": -influence, "silver": -tax, "tax_stand": tax}
    assert changes(game, before) == added(GUILD, paid, {"virtue": 2, "buildings": 1})
    assert dict(game.scores[0].lines)["buildings"] == vp
    place(game, "tax_stand")
    before = counts(game)
    place(game, location)
    visit_wonder(game, "worker")
    assert changes(game, before) == added({"workers": -1, f"at_{location}": 1}, brings)


# --- rewards


REWARDS: dict[str, dict[str, int]] = {
    "rew_ww_influence_1": {"virtue": 1, "influence": 3},
    "rew_ww_influence_2": {"virtue": 1, "influence": 3},
    "rew_ww_purse_1": {"virtue": 1, "influence": 1, "silver": 2},
    "rew_ww_purse_2": {"virtue": 1, "influence": 1, "silver": 2},
    "rew_ww_timber": {"virtue": 1, "influence": 1, "wood": 1},
    "rew_ww_ashlar": {"virtue": 1, "influence": 1, "stone": 1},
    "rew_ww_plan_1": {"virtue": 1, "influence": 1, "cards_in_hand": 1},
    "rew_ww_plan_2": {"virtue": 1, "influence": 1, "cards_in_hand": 1},
    "rew_ww_marble": {"virtue": 1, "marble": 1},
    "rew_ww_gold": {"virtue": 1, "gold": 1},
    "rew_ww_virtue_1": {"virtue": 2, "influence": 1},
    "rew_ww_virtue_2": {"virtue": 2, "influence": 1},
}


@rule("WW-003")
@pytest.mark.parametrize("reward", list(REWARDS))
def test_every_reward(reward: str) -> None:
    """Gained for the first level of the cathedral, which costs 1 gold and 1 building card.

    Then it has left the game.
    """
    game = table({"gold": 1, "hand": ["bld_keep"], "silver": 0}, rewards=[reward])
    before = counts(game)
    place(game, "guildhall")
    level = {"gold": -1, "cards_in_hand": -1, "cathedral": 1}
    assert changes(game, before) == added(GUILD, level, REWARDS[reward])
    view: Any = game.view(None)
    assert (view["rewards_gained"], view["reward_pile"]) == ([reward], 0)


@rule("WW-003")
def test_these_are_all_the_rewards() -> None:
    """12 cards; those of the pile of a new game that are not in the game without the box."""
    game = wk.new_game("architects", seats=2, seed=1, expansions=("works-of-wonder",))
    assert isinstance(game, Architects)
    state: Any = game.state()
    pile = {game.realm.reward_ids[card] for card in state["rewards"]}
    assert len(REWARDS) == 12
    assert {reward for reward in pile if reward.startswith("rew_ww_")} == set(REWARDS)
    assert len(pile) == 23


# --- Contribution and Consequence cards


REWARD = {"reward_card": 1}
CONTRIBUTIONS: dict[str, dict[str, dict[str, int]]] = {
    "contribution_1": {
        "clay": {"influence": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 2},
        "gold": {"influence": 2, "virtue": 1},
        "marble": {"influence": 2, **REWARD},
    },
    "contribution_2": {
        "clay": {"virtue": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 1, "virtue": 1},
        "gold": {"influence": 3},
        "marble": {"influence": 3, "virtue": 1},
    },
    "contribution_3": {
        "clay": {"influence": 1},
        "wood": {"influence": 1, "virtue": 1},
        "stone": {"influence": 2},
        "gold": {"influence": 2, "cards_in_hand": 1},
        "marble": {"influence": 4},
    },
    "contribution_4": {
        "clay": {"influence": 1, "silver": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 1, "cards_in_hand": 1},
        "gold": {"influence": 3},
        "marble": {"influence": 2, "virtue": 2},
    },
    "contribution_5": {
        "clay": {"influence": 2},
        "wood": {"influence": 1, "virtue": 1},
        "stone": {"influence": 2},
        "gold": {"influence": 2, **REWARD},
        "marble": {"influence": 3},
    },
    "contribution_6": {
        "clay": {"influence": 1},
        "wood": {"influence": 2},
        "stone": {"influence": 2},
        "gold": {"influence": 1, "virtue": 2},
        "marble": {"influence": 3, "virtue": 1},
    },
    "contribution_7": {
        "clay": {"influence": 1},
        "wood": {"influence": 1, "cards_in_hand": 1},
        "stone": {"influence": 1, "virtue": 1},
        "gold": {"influence": 3},
        "marble": {"influence": 2, **REWARD},
    },
}
"""What each resource gives on each Contribution card; a reward card is 1 virtue and 1 gold here."""


@rule("WW-103", "WW-104")
@pytest.mark.parametrize(
    ("card", "good"), [(card, good) for card in CONTRIBUTIONS for good in ("clay", "wood", "stone", "gold", "marble")]
)
def test_every_contribution(card: str, good: str) -> None:
    """A worker with the Princess, 1 token on the card, and its reward."""
    gained = CONTRIBUTIONS[card][good]
    # The Princess stands at the Quarry, or with the card that would put her there in the Forest.
    shown, location, gathered = (
        ("contribution_4", "forest", "wood") if card == "contribution_3" else ("contribution_3", "quarry", "stone")
    )
    seat = {"clay": 1, "wood": 1, "stone": 1, "gold": 1, "marble": 1, "silver": 0}
    game = table(seat, consequence=shown, contribution_pile=[card], rewards=["rew_ww_gold"])
    before = counts(game)
    place(game, location)
    pick(game, "figures", key=f"amount-{good}")
    reward = {"virtue": 1, "gold": 1} if "reward_card" in gained else {}
    plain = {word: n for word, n in gained.items() if word != "reward_card"}
    assert changes(game, before) == added({"workers": -1, f"at_{location}": 1, gathered: 1}, {good: -1}, plain, reward)
    assert turn_is_over(game)
    assert board(game)["contributed"] == {
        word: int(word == good) for word in ("clay", "wood", "stone", "gold", "marble")
    }


PROFITEER: dict[str, tuple[str, dict[str, int]]] = {
    "contribution_1": ("mines", {"influence": 2}),
    "contribution_2": ("guardhouse", {"unpaid": 1}),
    "contribution_3": ("silversmith", {"virtue": -1}),
    "contribution_4": ("quarry", {"unpaid": 1}),
    "contribution_5": ("forest", {"virtue": -1}),
    "contribution_6": ("workshop", {"influence": 2}),
    "contribution_7": ("town_centre", {"unpaid": 1}),
}
"""Where each Consequence card puts the Profiteer, and what it does in a reset to who has workers there."""


@rule("WW-082", "WW-124", "WW-125")
@pytest.mark.parametrize("card", list(PROFITEER))
def test_every_consequence_of_the_profiteer(card: str) -> None:
    """Two workers there: the effect comes once, and both go to the Prison; without workers nothing happens."""
    location, effect = PROFITEER[card]
    game = reset_market({}, {"at": {location: 2}}, {}, consequence=card)
    assert board(game)["profiteer"] == location
    before = [counts(game, seat) for seat in range(3)]
    trigger_reset(game)
    assert changes(game, before[1], 1) == added({f"at_{location}": -2, "prisoners": 2}, effect)
    assert changes(game, before[2], 2) == {}


PRINCESS: list[tuple[str, str, list[Step], dict[str, int]]] = [
    (
        "contribution_1",
        "workshop",
        [
            ("either", {"key": "effect-hire-free"}),
            ("may", {"key": "effect-hire-free"}),
            ("hire", {"apprentice": "app_labourer"}),
        ],
        {"apprentices": 1},
    ),
    ("contribution_1", "workshop", [("either", {"key": "amount-building-card"})], {"cards_in_hand": 2}),
    (
        "contribution_2",
        "silversmith",
        [("either", {"key": "effect-destroy-debt"}), ("may", {"key": "effect-destroy-debt"})],
        {"unpaid": -1},
    ),
    ("contribution_2", "silversmith", [("either", {"key": "amount-virtue"})], {"virtue": 2}),
    ("contribution_3", "quarry", [], {"virtue": 1, "gold": 1}),
    ("contribution_4", "forest", [], {"gold": 1, "influence": 1}),
    ("contribution_5", "kings_storehouse", [], {"marble": 2}),
    ("contribution_6", "mines", [("either", {"key": "amount-gold"})], {"gold": 2}),
    ("contribution_6", "mines", [("either", {"key": "amount-influence"})], {"influence": 3}),
    (
        "contribution_7",
        "guardhouse",
        [("either", {"key": "effect-release-prison"}), ("may", {"key": "effect-release-prison"})],
        {"prisoners": -2, "workers": 2},
    ),
    ("contribution_7", "guardhouse", [("either", {"key": "amount-influence"})], {"influence": 3}),
]
"""Where each Consequence card puts the Princess, and each choice of what she gives in a reset.

A reward card is 1 virtue and 1 gold here.
"""


@rule("WW-082", "WW-130", "WW-133")
@pytest.mark.parametrize(("card", "location", "steps", "gained"), PRINCESS)
def test_every_consequence_of_the_princess(card: str, location: str, steps: list[Step], gained: dict[str, int]) -> None:
    """Who has the most workers there gains exactly that; the other with fewer gains nothing."""
    rows = [["app_labourer", "app_patron_clay"], ["app_patron_silver"]]
    own = {"at": {location: 2}, "debts": 1, "prisoners": 2}
    game = reset_market(
        {}, own, {"at": {location: 1}}, consequence=card, apprentices=rows, rewards=["rew_ww_gold", "rew_virtue_1"]
    )
    assert board(game)["princess"] == location
    before = [counts(game, seat) for seat in range(3)]
    trigger_reset(game)
    play(game, steps)
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert changes(game, before[1], 1) == gained
    assert changes(game, before[2], 2) == {}


@rule("WW-005")
def test_these_are_all_the_contribution_cards() -> None:
    """7 cards, one of them turned over at the start of a game."""
    game = wk.new_game("architects", seats=2, seed=1, expansions=("works-of-wonder",))
    assert isinstance(game, Architects)
    state: Any = game.state()
    part = state["works-of-wonder"]
    assert (len(part["pile"]), len(part["consequences"])) == (6, 1)
    assert set(CONTRIBUTIONS) == set(PROFITEER) == {card for card, _, _, _ in PRINCESS}
    assert len(CONTRIBUTIONS) == len({*part["pile"], *part["consequences"]}) == 7


# --- player boards


STARTS: dict[str, dict[str, int]] = {
    "board_arnulf": {"prisoners": 3, "workers": 17, "silver": 4, "virtue": 6, "clay": 3},
    "board_charles": {"workers": 20, "silver": 3, "virtue": 8, "influence": 3, "wood": 2},
    "board_clotilde": {"workers": 20, "virtue": 13, "influence": 1, "unpaid": 1},
    "board_isabette": {"prisoners": 5, "workers": 15, "silver": 7, "virtue": 4, "influence": 2},
    "board_louis": {"prisoners": 13, "workers": 7, "silver": 11, "virtue": 2, "influence": 2, "gold": 1},
    "board_zesiro": {"workers": 20, "silver": 2, "virtue": 10, "influence": 1, "stone": 2},
}
"""Everything that a player with this board has at the start of a game, before the building cards."""


@rule("WW-366", "WW-368", "WW-369", "WW-371", "WW-372", "WW-375")
@pytest.mark.parametrize("own", list(STARTS))
def test_every_player_board_at_the_start(own: str) -> None:
    """What is not named here it has none of."""
    game = seated(own, "board_rudolf")
    after = {word: n for word, n in counts(game).items() if n and word != "tax_stand"}
    assert after == STARTS[own]


POWERS: dict[str, tuple[dict[str, Any], dict[str, Any], str, list[Step], dict[str, int]]] = {
    "board_arnulf": (
        {"prisoners": 0},
        {"consequence": "contribution_3"},
        "quarry",
        [("figures", {"key": "figures-done"})],
        {"at_quarry": 1, "stone": 2},
    ),
    "board_charles": (
        {"influence": 0},
        {"consequence": "contribution_4"},
        "quarry",
        [],
        {"at_quarry": 1, "stone": 1, "silver": 1, "influence": 1},
    ),
    "board_clotilde": (
        {},
        {"tax_stand": 5},
        "tax_stand",
        [],
        {"at_tax_stand": 1, "silver": 5, "tax_stand": -5, "virtue": -2, "clay": 2},
    ),
    "board_isabette": (
        {"silver": 4, "influence": 0},
        {"apprentices": [["app_miner_1"], []], "consequence": "contribution_3"},
        "workshop",
        [("workshop", {"apprentice": "app_miner_1"})],
        {"at_workshop": 1, "silver": -4, "tax_stand": 2, "apprentices": 1, "marble": 1},
    ),
    "board_louis": (
        {"marble": 7, "gold": 0, "influence": 0, "silver": 6, "virtue": 2},
        {},
        "guildhall",
        [("wonder-token", {"location": "quarry"})],
        {"workers_in_guildhall": 1, "marble": -7, "silver": -6, "virtue": 2, "buildings": 1},
    ),
    "board_zesiro": (
        {"hand": ["bld_well"], "wood": 2, "virtue": 4},
        {},
        "guildhall",
        [],
        {
            "workers_in_guildhall": 1,
            "wood": -2,
            "stone": -2,
            "clay": 4,
            "cards_in_hand": -1,
            "buildings": 1,
            "influence": 1,
        },
    ),
}


@rule("WW-366", "WW-368", "WW-369", "WW-371", "WW-372", "WW-375")
@pytest.mark.parametrize("own", list(POWERS))
def test_every_player_board_uses_its_power(own: str) -> None:
    """One visit in a position where the power changes something."""
    seat, position, location, steps, changed = POWERS[own]
    game = table({"board": own, **seat}, **position)
    before = counts(game)
    place(game, location)
    play(game, steps)
    assert changes(game, before) == {"workers": -1, **changed}
    assert turn_is_over(game)


@rule("WW-372", "WW-375")
def test_louis_and_zesiro_use_their_second_power() -> None:
    """Louis works on the cathedral at virtue 2, Zesiro uses the Black Market at virtue 10 and gains for the cathedral."""
    seat = {"board": "board_louis", "prisoners": 0, "hand": ["bld_keep"], "silver": 0}
    louis = table(seat, rewards=["rew_ww_marble"])
    before = counts(louis)
    place(louis, "guildhall")
    assert changes(louis, before) == added(
        GUILD, {"gold": -1, "cards_in_hand": -1, "cathedral": 1, "virtue": 1, "marble": 1}
    )
    zesiro = table({"board": "board_zesiro", "hand": ["bld_keep"], "gold": 1}, rewards=["rew_ww_marble"])
    before = counts(zesiro)
    place(zesiro, "guildhall")
    assert changes(zesiro, before) == added(
        GUILD, {"gold": -1, "cards_in_hand": -1, "cathedral": 1, "virtue": 1, "marble": 1, "influence": 1}
    )
    market = table({"board": "board_zesiro"}, small_market=[], large_market=[])
    before = counts(market)
    place(market, "black_market_a")
    assert changes(market, before) == {"workers": -1, "silver": -1, "virtue": -1, "gold": 1, "marble": 1}


def in_box(pile: str) -> set[str]:
    """The cards of a pile in a new game with the box; face-up apprentices are among them."""
    return cards_of(wk.new_game("architects", seats=2, seed=1, expansions=("works-of-wonder",)), pile)


def in_game(pile: str) -> set[str]:
    """The cards of a pile in a new game without the box, before any is dealt."""
    return cards_of(wk.new_game("architects", seats=2, seed=1, starting_apprentice=True), pile)


def cards_of(game: wk.Game, pile: str) -> set[str]:
    """The names of the cards of a pile."""
    assert isinstance(game, Architects)
    state: Any = game.state()
    if pile == "plans":
        return {game.buildings.ids[card] for card in state["plans"]}
    return {game.cards.ids[card] for card in [*state["apprentices"], *state["rows"][0], *state["rows"][1]]}
