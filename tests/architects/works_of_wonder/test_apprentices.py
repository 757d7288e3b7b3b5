"""Section S: new apprentices that gain when something happens, and the cards in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, changes, counts, pick, place, seen
from tests.kit.rule import rule
from tests.kit.works_of_wonder import BUILT, GUILD, buildable, reset_market, table, trigger_reset
from westkingdom.architects.game import Architects

WELL = {"hand": ["bld_well"], "wood": 2, "stone": 2, "silver": 0}
ARISTOCRATS = [
    ("app_aristocrat_carpentry", {"marble": 1}),
    ("app_aristocrat_tiling", {"gold": 1}),
    ("app_aristocrat_masonry", {"silver": 3}),
]
URCHINS = [
    ("app_street_urchin_carpentry", {"wood": 2}),
    ("app_street_urchin_tiling", {"clay": 3}),
    ("app_street_urchin_masonry", {"stone": 2}),
]


# --- Aristocrat and Street Urchin


def in_a_reset(card: str, consequence: str, at: dict[str, int], **position: Any) -> dict[str, int]:
    """What a reset changes for the owner of an apprentice with workers at some locations."""
    game = reset_market({}, {"apprentices": [card], "at": at, "virtue": 7}, consequence=consequence, **position)
    before = counts(game, 1)
    trigger_reset(game)
    while game.decision.kind != "place":
        game.play(game.decision.options[-1])
    return changes(game, before, 1)


@rule("WW-337")
@pytest.mark.parametrize(("card", "gained"), ARISTOCRATS)
@pytest.mark.parametrize("workers", [1, 3])
def test_an_aristocrat_gains_in_a_reset_with_a_worker_at_the_princess(
    card: str, gained: dict[str, int], workers: int
) -> None:
    """Once, however many workers are there; the 2 marble of the Princess at the Storehouse come besides."""
    after = in_a_reset(card, "contribution_5", {"kings_storehouse": workers})
    assert after == {**gained, "marble": 2 + gained.get("marble", 0)}


@rule("WW-337")
@pytest.mark.parametrize(("card", "gained"), ARISTOCRATS)
@pytest.mark.parametrize("at", [{}, {"quarry": 3}, {"forest": 1}])
def test_an_aristocrat_gains_nothing_without_a_worker_at_the_princess(
    card: str, gained: dict[str, int], at: dict[str, int]
) -> None:
    """Workers elsewhere, with the Profiteer in the Forest too, do not count for it."""
    after = in_a_reset(card, "contribution_5", at)
    assert not set(gained) & set(after)


@rule("WW-337")
def test_an_aristocrat_does_not_count_workers_of_others() -> None:
    """A rival's worker with the Princess brings the owner nothing."""
    card = "app_aristocrat_tiling"
    game = reset_market({"at": {"kings_storehouse": 2}}, {"apprentices": [card]}, consequence="contribution_5")
    before = counts(game, 1)
    trigger_reset(game)
    assert changes(game, before, 1) == {}


@rule("WW-344")
@pytest.mark.parametrize(("card", "gained"), URCHINS)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_street_urchin_gains_in_a_reset_with_a_worker_at_the_profiteer(
    card: str, gained: dict[str, int], workers: int
) -> None:
    """Once, before the workers there go to the Prison; the card's 2 Influence come besides."""
    after = in_a_reset(card, "contribution_6", {"workshop": workers})
    assert after == {**gained, "influence": 2, "at_workshop": -workers, "prisoners": workers}


@rule("WW-344")
@pytest.mark.parametrize(("card", "gained"), URCHINS)
@pytest.mark.parametrize("at", [{}, {"quarry": 3}, {"mines": 1}])
def test_a_street_urchin_gains_nothing_without_a_worker_at_the_profiteer(
    card: str, gained: dict[str, int], at: dict[str, int]
) -> None:
    """Workers elsewhere, with the Princess in the Mines too, do not count for it."""
    after = in_a_reset(card, "contribution_6", at)
    assert not set(gained) & set(after)


@rule("WW-337", "WW-344")
@pytest.mark.parametrize(("card", "gained"), [*ARISTOCRATS, *URCHINS])
def test_workers_of_the_prison_and_on_other_boards_are_with_nobody(card: str, gained: dict[str, int]) -> None:
    """Only workers who stand at the figure's location count."""
    own = {"apprentices": [card], "prisoners": 2}
    for consequence in ("contribution_5", "contribution_6"):
        game = reset_market({"captives": {"1": 2}}, own, consequence=consequence)
        before = counts(game, 1)
        trigger_reset(game)
        assert not set(gained) & set(changes(game, before, 1))


@pytest.mark.parametrize(("at", "acts"), [({"workshop": 1}, True), ({"mines": 1}, False)])
def test_a_street_urchin_is_told_of_only_if_it_gains(at: dict[str, int], acts: bool) -> None:
    """Without a worker at the Profiteer nobody is told that it acts."""
    card = "app_street_urchin_tiling"
    game = reset_market({}, {"apprentices": [card], "at": at}, consequence="contribution_6")
    log = game.listen()
    trigger_reset(game)
    told = [event.args["thing"] for event in log if event.key == "ability"]
    assert told == ([card] if acts else [])


# --- Chevalier and Diplomat


PRINTED = [
    ("app_chevalier_carpentry", "town_centre"),
    ("app_chevalier_masonry", "guardhouse"),
    ("app_diplomat_tiling", "kings_storehouse"),
    ("app_diplomat_masonry", "workshop"),
]


def place_and_finish(game: Architects, location: str) -> None:
    """Place a worker and do the least there."""
    seat = game.decision.seat
    place(game, location)
    while not game.over and game.decision.kind != "place":
        assert game.decision.seat == seat
        game.play(game.decision.options[-1])


@rule("WW-340")
@pytest.mark.parametrize(("card", "location"), PRINTED)
@pytest.mark.parametrize("there", [0, 2])
def test_placing_a_worker_at_the_printed_location_gives_one_influence(card: str, location: str, there: int) -> None:
    """Exactly 1, however many workers are there already."""
    seat = {"apprentices": [card], "at": {location: there}, "prisoners": 1, "influence": 2, "silver": 1}
    game = table(seat, consequence="contribution_3")
    place_and_finish(game, location)
    assert (counts(game)["influence"], counts(game)[f"at_{location}"]) == (3, there + 1)


@rule("WW-340")
def test_each_worker_placed_there_gives_the_influence_again() -> None:
    """Three workers at the King's Storehouse in three turns: 3 Influence."""
    game = table({"apprentices": ["app_diplomat_tiling"], "silver": 0})
    for n in (1, 2, 3):
        place_and_finish(game, "kings_storehouse")
        assert counts(game)["influence"] == n
        place_and_finish(game, "forest")


@rule("WW-340")
@pytest.mark.parametrize(("card", "location"), PRINTED)
def test_placing_a_worker_elsewhere_gives_no_influence(card: str, location: str) -> None:
    """The other three locations of such apprentices give nothing, nor does a rival's worker."""
    for _, other in PRINTED:
        own = {"apprentices": [card], "prisoners": 1, "silver": 1}
        game = table(own, {"prisoners": 1, "silver": 1}, consequence="contribution_3")
        place_and_finish(game, other)
        assert counts(game)["influence"] == (1 if other == location else 0)
        place_and_finish(game, location)
        assert [counts(game, seat)["influence"] for seat in (0, 1)] == [1 if other == location else 0, 0]


@rule("WW-340")
def test_the_influence_comes_for_a_worker_whom_a_building_places() -> None:
    """The Depot's worker at the King's Storehouse gives the Diplomat's Influence."""
    game = table({"apprentices": ["app_diplomat_tiling"], "hand": ["bld_depot"], "clay": 4, "wood": 2, "silver": 0})
    place(game, "guildhall")
    assert (counts(game)["influence"], counts(game)["at_kings_storehouse"]) == (1, 1)


# --- Journeyman


@rule("WW-342")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("app_journeyman_carpentry", {"cards_in_hand": 1}),
        ("app_journeyman_tiling", {"influence": 2}),
        ("app_journeyman_masonry", {"virtue": 1}),
    ],
)
def test_a_journeyman_gains_whenever_its_owner_constructs(card: str, gained: dict[str, int]) -> None:
    """The Well brings 4 clay and the Journeyman's reward; the Stone Wonder brings 2 virtue and the same reward."""
    game = table({**WELL, "apprentices": [card], "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    well = {**BUILT, "wood": -2, "stone": -2, "clay": 4}
    want = {word: well.get(word, 0) + gained.get(word, 0) for word in {*well, *gained}}
    assert changes(game, before) == {word: n for word, n in want.items() if n}
    wonder = table({"stone": 14, "influence": 5, "silver": 3, "apprentices": [card]})
    before = counts(wonder)
    place(wonder, "guildhall")
    pick(wonder, "wonder-token", location="quarry")
    stone = {**GUILD, "buildings": 1, "stone": -14, "influence": -5, "silver": -3, "tax_stand": 3, "virtue": 2}
    want = {word: stone.get(word, 0) + gained.get(word, 0) for word in {*stone, *gained}}
    assert changes(wonder, before) == want


@rule("WW-342")
def test_a_journeyman_gains_nothing_for_the_cathedral_or_for_a_rival() -> None:
    """Working on the cathedral is no construction, and another player's building is not his."""
    card = "app_journeyman_tiling"
    game = table({"apprentices": [card], "gold": 1, "hand": ["bld_keep"], "silver": 0}, WELL, rewards=["rew_virtue_1"])
    place(game, "guildhall")
    assert (counts(game)["cathedral"], counts(game)["influence"]) == (1, 0)
    place(game, "guildhall")
    assert seen(game, 1)["buildings"] == ["bld_well"]
    assert [counts(game, seat)["influence"] for seat in (0, 1)] == [0, 0]


@rule("WW-342")
def test_two_journeymen_both_gain() -> None:
    """Their owner says who comes first."""
    cards = ["app_journeyman_tiling", "app_journeyman_masonry"]
    game = table({**WELL, "apprentices": cards, "virtue": 4})
    before = counts(game)
    place(game, "guildhall")
    pick(game, "order", apprentice="app_journeyman_masonry")
    after = changes(game, before)
    assert (after["influence"], after["virtue"]) == (2, 1)


# --- Racketeer


RACKETEER = "app_racketeer_tiling"


@rule("WW-343", "AB-151")
def test_the_influence_for_the_debt_of_a_ransom_may_save_its_virtue() -> None:
    """The debt comes first: with the Racketeer 1 Influence becomes 2, and those avoid the loss of virtue."""
    seat = {"apprentices": ["app_racketeer_tiling"], "influence": 1, "silver": 0, "virtue": 5, "prisoners": 1}
    game = table(seat, {"captives": {"0": 2}})
    place(game, "guardhouse")
    pick(game, "guard", key="guard-ransom-debt")
    assert [option.label.key for option in game.decision.options] == ["avoid-nothing", "avoid-loss"]
    pick(game, "avoid-loss", key="avoid-loss")
    assert (counts(game)["virtue"], counts(game)["unpaid"], counts(game)["influence"]) == (5, 1, 0)


@rule("WW-343")
def test_a_racketeer_gains_influence_with_a_debt() -> None:
    """The Betting House's debt brings 1 Influence; a rival's debt does not."""
    house = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1, "virtue": 4, "silver": 0}
    game = table({**house, "apprentices": [RACKETEER]})
    before = counts(game)
    place(game, "guildhall")
    paid = {"clay": -1, "stone": -2, "gold": -1, "virtue": -1}
    assert changes(game, before) == {**BUILT, **paid, "unpaid": 1, "influence": 1}
    other = table(house, {"apprentices": [RACKETEER]})
    before = counts(other, 1)
    place(other, "guildhall")
    assert (counts(other)["unpaid"], changes(other, before, 1)) == (1, {})


@rule("WW-343")
def test_a_racketeer_gains_for_debts_of_a_reset() -> None:
    """A debt from the Profiteer and one for the most prisoners: 2 Influence."""
    own = {"apprentices": [RACKETEER], "at": {"quarry": 1}, "prisoners": 4, "virtue": 7}
    game = reset_market({}, own, consequence="contribution_4")
    before = counts(game, 1)
    trigger_reset(game)
    assert changes(game, before, 1) == {
        "at_quarry": -1,
        "prisoners": 1,
        "unpaid": 2,
        "influence": 2,
        "virtue": -1,
    }


@rule("WW-343")
def test_a_racketeer_gains_nothing_when_a_debt_leaves() -> None:
    """Neither a debt that is paid off nor one that is destroyed brings Influence."""
    game = table({"apprentices": [RACKETEER], "debts": 2, "silver": 6})
    place(game, "guardhouse")
    assert (counts(game)["paid"], counts(game)["influence"]) == (1, 0)
    church = {"hand": ["bld_church"], "clay": 3, "stone": 3, "virtue": 4, "silver": 0}
    game = table({**church, "apprentices": [RACKETEER], "debts": 1})
    place(game, "guildhall")
    pick(game, "may", key="effect-destroy-debt")
    assert (counts(game)["unpaid"], counts(game)["influence"]) == (0, 0)


@rule("WW-346")
def test_a_racketeer_gains_one_influence_for_each_debt_below_the_track_too() -> None:
    """A ransom by debt at virtue 0 gives two debts, the Tax Stand at virtue 1 one."""
    ransom = table({"apprentices": [RACKETEER], "virtue": 0, "silver": 0}, {"captives": {"0": 1}})
    place(ransom, "guardhouse")
    assert (counts(ransom)["unpaid"], counts(ransom)["influence"], counts(ransom)["virtue"]) == (2, 2, 0)
    stand = table({"apprentices": [RACKETEER], "virtue": 1}, tax_stand=3)
    place(stand, "tax_stand")
    assert (counts(stand)["unpaid"], counts(stand)["influence"], counts(stand)["virtue"]) == (1, 1, 0)
    high = table({"apprentices": [RACKETEER], "virtue": 2}, tax_stand=3)
    place(high, "tax_stand")
    assert (counts(high)["unpaid"], counts(high)["influence"], counts(high)["virtue"]) == (0, 0, 0)


@rule("WW-346")
@pytest.mark.parametrize(("key", "debts", "silver"), [("prevent-debt", 0, 0), ("take-debt", 1, 2)])
def test_a_debt_that_hugo_prevents_gives_no_influence(key: str, debts: int, silver: int) -> None:
    """He pays 2 silver and gets neither the debt nor the Influence, or he takes both."""
    own = {"board": "board_hugo", "prisoners": 0, "apprentices": [RACKETEER], "virtue": 4, "silver": 2}
    house = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1}
    game = table({**own, **house}, options=PROMOS)
    place(game, "guildhall")
    pick(game, "prevent-debt", key=key)
    after = counts(game)
    assert (after["unpaid"], after["influence"], after["silver"]) == (debts, debts, silver)


# --- the cards in the box


@rule("WW-345")
def test_the_box_has_twenty_four_apprentices_by_name_and_skill() -> None:
    """So many copies of each name are in the pile and the rows of a new game, 8 of them with each skill."""
    expected = {
        "aristocrat": ["carpentry", "masonry", "tiling"],
        "benefactor": ["carpentry", "masonry", "tiling"],
        "charlatan": ["carpentry", "masonry", "tiling"],
        "chevalier": ["carpentry", "masonry"],
        "diplomat": ["masonry", "tiling"],
        "financer": ["carpentry", "masonry"],
        "tinker": ["carpentry", "tiling"],
        "journeyman": ["carpentry", "masonry", "tiling"],
        "racketeer": ["tiling"],
        "street_urchin": ["carpentry", "masonry", "tiling"],
    }
    game = wk.new_game("architects", seats=2, seed=4, expansions=("works-of-wonder",))
    assert isinstance(game, Architects)
    state: Any = game.state()
    cards = [game.cards.ids[card] for card in [*state["apprentices"], *state["rows"][0], *state["rows"][1]]]
    assert len(cards) == len(set(cards)) == 64
    new = sorted(f"app_{name}_{skill}" for name, skills in expected.items() for skill in skills)
    base = wk.new_game("architects", seats=2, seed=4)
    assert isinstance(base, Architects)
    old: Any = base.state()
    known = {base.cards.ids[card] for card in [*old["apprentices"], *old["rows"][0], *old["rows"][1]]}
    assert sorted(set(cards) - known) == new
    assert Counter(skill for skills in expected.values() for skill in skills) == {
        "carpentry": 8,
        "tiling": 8,
        "masonry": 8,
    }
    assert len(new) == 24


@rule("WW-345")
@pytest.mark.parametrize("name", ["aristocrat", "benefactor", "charlatan", "journeyman", "street_urchin"])
def test_an_apprentice_has_the_skill_that_tells_its_copies_apart(name: str) -> None:
    """With only that apprentice one of three buildings, each with another skill, can be constructed."""
    markets = {"carpentry": "bld_wood_market", "tiling": "bld_clay_market", "masonry": "bld_stone_market"}
    goods = {"clay": 9, "wood": 9, "stone": 9, "gold": 3, "marble": 3, "silver": 0, "cathedral": 5}
    for skill, market in markets.items():
        seat = {**goods, "apprentices": [f"app_{name}_{skill}"], "hand": ["bld_well", *markets.values()]}
        game = table(seat)
        place(game, "guildhall")
        assert sorted(buildable(game)) == sorted(["bld_well", market])
