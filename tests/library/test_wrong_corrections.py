"""An owner may write anything into a file of corrections: whatever the rules cannot use is refused with its reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import westkingdom as wk
from westkingdom.library.data import read_data

Row = dict[str, Any]


def refusal(game: str, data: Row, *boxes: str, **options: Any) -> str:
    """What is said of a correction."""
    seats = 1 if "solo" in options else 2
    with pytest.raises(wk.BadOptions) as refused:
        wk.new_game(game, seats=seats, expansions=boxes, data=data, **options)
    said = str(refused.value)
    assert said.startswith("The corrected data cannot be used: ")
    return said


def rows(game: str, box: str, name: str) -> list[Row]:
    """The rows of a data file, to be changed."""
    found: Any = copy.deepcopy(read_data(game, box)[name])
    return list(found)


# --- Architects

ABILITIES: list[tuple[object, str]] = [
    (7, "app_thief has an ability that is no object: 7"),
    ({"fly": 1}, "app_thief has an ability that is not known: ['fly']"),
    ({"on": "sunrise", "do": {"gain": {"gold": 1}}}, "app_thief answers to 'sunrise'; the moments are "),
    ({"on": "after_action", "at": ["moon"], "do": {"gain": {"gold": 1}}}, "there are no locations ['moon']"),
    ({"loss_less": {"of": ["gold"], "amount": 1}, "at": ["quarry"]}, "app_thief cannot lose less of ['gold']"),
    ({"storehouse_option": {"pay": 3, "do": {"gain": {"gold": 1}}}}, "3 is no bundle of goods"),
    ({"storehouse_option": {"pay": {"mud": 1}, "do": {"gain": {"gold": 1}}}}, "there is no good 'mud'"),
    ({"cost_less": {"of": ["marble"], "amount": 1}}, "app_thief has a discount that is not known"),
    ({"substitute": {"pay": {"influence": 1}, "for": {"wood": 2}}}, "stand for 2 'wood', not for 1 good"),
]
EFFECTS: list[tuple[object, str]] = [
    ({"gain": {"mud": 1}}, "«gain» needs numbers of "),
    ({"gain": {}}, "«gain» needs numbers of "),
    ({"gain_per": 3}, "«gain_per» needs gain, per and each, not 3"),
    ({"gain_per": {"gain": {"gold": 1}, "per": "stars", "each": 1}}, "nothing counts 'stars'; the counters are "),
    ({"lose": {"gold": 1}}, "«lose» needs a number of virtue, not {'gold': 1}"),
    ({"if": {"count": "unpaid_debts", "cmp": "ge", "n": 1}}, "«if» needs «do»"),
    ({"pay": {"gold": 1}, "do": {"gain": {"silver": 1}}}, "can be paid for with 1 building card only"),
]


@pytest.mark.parametrize(("ability", "reason"), ABILITIES, ids=[reason for _, reason in ABILITIES])
def test_an_apprentice_with_an_impossible_ability_is_refused(ability: object, reason: str) -> None:
    assert reason in refusal("architects", {"apprentices": [{"id": "app_thief", "ability": ability}]})


@pytest.mark.parametrize(("effect", "reason"), EFFECTS, ids=[f"{i}" for i in range(len(EFFECTS))])
def test_a_building_with_an_impossible_effect_is_refused(effect: object, reason: str) -> None:
    ability = {"on": "construct_self", "do": effect}
    assert reason in refusal("architects", {"buildings": [{"id": "bld_smithy", "ability": ability}]})


def test_a_building_that_scores_for_nothing_known_is_refused() -> None:
    wrong = {"buildings": [{"id": "bld_steeple", "ability": {"vp_for_beauty": 3}}]}
    assert "bld_steeple has an ability that is not known: ['vp_for_beauty']" in refusal("architects", wrong)


def test_a_character_can_only_count_the_princess_as_one_worker() -> None:
    ability = {"on": "place_worker", "at": ["princess"], "do": {"count_workers_more": 2}}
    wrong = {"player_boards": [{"id": "board_arnulf", "ability": ability}]}
    assert "can only count her as 1 worker" in refusal("architects", wrong, "works-of-wonder")


def test_workers_at_the_profiteer_always_go_to_the_prison() -> None:
    wrong = {"contribution_cards": [{"id": "contribution_2", "profiteer_workers_to_prison": False}]}
    assert "contribution_2 must send the workers" in refusal("architects", wrong, "works-of-wonder")


# --- Viscounts

TOWNSFOLK: list[tuple[Row, str]] = [
    ({"timing": "ongoing", "ability": {"on": "sunrise", "do": {"draw": 1}}}, "trader-1 answers to 'sunrise'"),
    ({"timing": "ongoing", "ability": {"fly": 1}}, "trader-1 has an ability that is not known: ['fly']"),
    ({"hire": {"gain": {"mud": 1}}}, "«gain» needs numbers of "),
    ({"hire": {"gain": 3}}, "«gain» needs numbers of "),
]


@pytest.mark.parametrize(("change", "reason"), TOWNSFOLK, ids=[f"{i}" for i in range(len(TOWNSFOLK))])
def test_a_townsfolk_card_that_cannot_be_is_refused(change: Row, reason: str) -> None:
    assert reason in refusal("viscounts", {"townsfolk": [{"id": "trader-1", **change}]})


def test_an_ability_converts_merchants_any_number_of_times_or_goods() -> None:
    row = next(row for row in rows("viscounts", "", "townsfolk") if row["id"] == "benefactor")
    (word,) = row["ability"]
    wrong = {"townsfolk": [{"id": "benefactor", "ability": {word: {**row["ability"][word], "limit": 1}}}]}
    assert "cannot convert merchant with limit 1" in refusal("viscounts", wrong)


def test_a_kings_order_that_is_destroyed_returns_to_its_pile() -> None:
    (order,) = rows("viscounts", "gates-of-gold", "kings_orders")
    order["on_destroy"]["if"] = {"destroyed_from": "board"}
    wrong = {"kings_orders": [{"id": "kings-order", "on_destroy": order["on_destroy"]}]}
    assert "returns to its pile, from the hand with one effect more" in refusal("viscounts", wrong, "gates-of-gold")


def test_manuscript_boards_differ_in_their_ribbons_only() -> None:
    """Each has every ribbon once, and all have the same abilities in the same columns."""
    board = rows("viscounts", "gates-of-gold", "manuscript_boards")[1]
    columns = copy.deepcopy(board["columns"])
    columns[0]["ribbon"] = columns[1]["ribbon"]
    wrong = {"manuscript_boards": [{"id": board["id"], "columns": columns}]}
    assert f"{board['id']} must have one column for each ribbon" in refusal("viscounts", wrong, "gates-of-gold")
    swapped = [board["columns"][1], board["columns"][0], *board["columns"][2:]]
    wrong = {"manuscript_boards": [{"id": board["id"], "columns": swapped}]}
    assert "have the same abilities" in refusal("viscounts", wrong, "gates-of-gold")


def test_an_outsider_gives_one_flipped_deed_and_no_more() -> None:
    outsiders = rows("viscounts", "gates-of-gold", "outsiders")
    (row,) = [row for row in outsiders if row["id"] == "outsider-assassin"]
    changed = replaced(row["endgame"], "gain_flipped", {"deed": 2})
    wrong = {"outsiders": [{"id": row["id"], "endgame": changed}]}
    assert "«gain_flipped» is one deed, not {'deed': 2}" in refusal("viscounts", wrong, "gates-of-gold")


def replaced(value: Any, word: str, by: object) -> Any:
    """The same data with another value for one word, wherever it stands."""
    if isinstance(value, dict):
        return {key: by if key == word else replaced(part, word, by) for key, part in value.items()}
    return [replaced(part, word, by) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("slots", [1, "sunrise"], ids=["too few", "another moment"])
def test_the_board_of_a_solo_opponent_has_nine_slots_that_answer_to_what_it_knows(slots: int | str) -> None:
    (board,) = [row for row in rows("viscounts", "solo", "ai_boards") if row["id"] == "ai-board-cleric"]
    there: list[Row] = board["building_slots"]
    if isinstance(slots, int):
        reason, changed = "ai-board-cleric needs the slots ", there[slots:]
    else:
        reason = "ai-board-cleric answers to 'sunrise'"
        first = next(i for i, slot in enumerate(there) if "on" in slot["ability"])
        changed = copy.deepcopy(there)
        changed[first]["ability"]["on"] = slots
    wrong = {"ai_boards": [{"id": "ai-board-cleric", "building_slots": changed}]}
    assert reason in refusal("viscounts", wrong, solo="cleric")
