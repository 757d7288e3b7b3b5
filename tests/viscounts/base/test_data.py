"""The component data of Viscounts is complete, says where it comes from, and uses only documented words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.kit.data.grammar import DATA, FILES, WORDS, mistakes, objects
from tests.kit.rule import rule

ALL_OBJECTS = [(name, thing) for name, content in sorted(FILES.items()) for thing in objects(content)]
SPEAKING = [(name, thing) for name, thing in ALL_OBJECTS if "id" in thing]


def component_count(item: str) -> int:
    return next(int(row["count"]) for row in FILES["end_cards"]["components"] if row["item"] == item)


def test_the_package_has_the_files_of_the_base_game_and_no_others() -> None:
    assert sorted(FILES) == [
        *("board", "castle", "castle_leaders", "cleric_bonus_cards", "end_cards", "heroes", "manuscripts"),
        *("player_board", "player_cards", "printed", "townsfolk"),
    ]


def test_there_are_as_many_cards_of_each_kind_as_the_rulebook_counts() -> None:
    townsfolk = Counter[str]()
    for card in FILES["townsfolk"] + FILES["heroes"]:
        townsfolk[card["kind"]] += card["count"]
    assert townsfolk == {"neutral": 68, "starter": 32, "hero": 10}
    assert component_count("neutral_townsfolk") == 68
    assert component_count("starting_townsfolk") == 32
    assert component_count("hero_townsfolk") == 10
    assert len(FILES["manuscripts"]) == component_count("manuscripts") == 35
    assert len(FILES["player_cards"]) == component_count("player_cards") == 10
    assert component_count("workers") == 4 * FILES["player_board"]["start_pieces"]["workers"]


def test_the_eight_starters_come_first_and_each_player_has_one_of_each() -> None:
    kinds = [card["kind"] for card in FILES["townsfolk"]]
    assert kinds == ["starter"] * 8 + ["neutral"] * 68
    assert {card["count"] for card in FILES["townsfolk"][:8]} == {4}


def test_five_manuscripts_have_a_grey_back_and_each_pile_has_seven() -> None:
    backs = Counter(manuscript["back"] for manuscript in FILES["manuscripts"])
    assert backs == {"grey": component_count("manuscripts_grey_back"), "black": 30}
    assert len(FILES["manuscripts"]) == 5 * component_count("manuscripts_per_pile")


def test_a_manuscript_acts_at_once_or_at_the_end() -> None:
    for manuscript in FILES["manuscripts"]:
        assert (manuscript["immediate"] is None) != (manuscript["endgame"] is None), manuscript["id"]
        assert 3 <= manuscript["cost"] <= 7
        assert manuscript["ribbon"] in ("grey", "black", "blue", "yellow")


def test_the_board_has_five_segments_and_each_side_its_spots_and_a_link_between_neighbours() -> None:
    board = FILES["board"]
    assert len(board["segments"]) == 5
    assert len(board["spaces"]) == 15
    assert len(board["trade"]) == 10
    for side in board["sides"]:
        spots = {spot["id"] for spot in board["spots"] if spot["side"] == side["side"]}
        assert len(spots) == 5 * side["spots_per_segment"]
        for link in board["links"]:
            if link["side"] == side["side"]:
                assert link["a"] in spots
                assert link["b"] in spots or link["b"] == f"{side['side']}:next:1"


def test_each_segment_has_one_printed_manuscript_and_one_printed_townsfolk() -> None:
    printed = Counter((thing["kind"], thing["segment"]) for thing in FILES["printed"])
    segments = [segment["id"] for segment in FILES["board"]["segments"]]
    assert printed == Counter((kind, segment) for kind in ("manuscript", "townsfolk") for segment in segments)


def test_the_player_board_has_nine_slots_named_as_in_the_ledger() -> None:
    slots = FILES["player_board"]["slots"]
    assert [slot["id"] for slot in slots] == ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]


def test_the_second_workshop_acts_before_the_townsfolk_of_a_collision() -> None:
    w2 = FILES["player_board"]["slots"][7]
    assert w2["ability"] == {"on": "collision_begins", "if": {"criminals": "0"}, "do": {"gain": {"virtue": 1}}}
    moments = {card["ability"]["on"] for card in FILES["townsfolk"] if card["ability"] and "on" in card["ability"]}
    assert "collision" in moments
    assert "collision_begins" not in moments


@rule("VB-147")
def test_a_collision_gives_its_owner_what_stands_above_the_space() -> None:
    gains = [space["owner"]["gain"] for space in FILES["player_board"]["collision_track"]]
    assert [(g.get("silver", 0), g.get("deed", 0), g.get("debt", 0)) for g in gains] == [
        *[(1, 3, 0), (1, 2, 0), (1, 1, 0), (2, 1, 1), (2, 0, 1), (3, 0, 2), (4, 0, 3)],
    ]


@rule("VB-148")
def test_a_collision_gives_the_others_what_stands_below_the_space() -> None:
    def under(criminals: str, good: str) -> dict[str, Any]:
        return {"if": {"criminals": criminals}, "do": {"gain": {good: 1}}}

    assert [space["others"] for space in FILES["player_board"]["collision_track"]] == [
        under("1+", "debt"),
        under("1+", "corruption"),
        under("1+", "corruption"),
        {"rearrange": 1},
        under("0", "virtue"),
        under("0", "virtue"),
        under("0", "deed"),
    ]


@rule("VB-028")
def test_the_end_piles_grow_with_the_number_of_players() -> None:
    piles = [(p["debts_above_poverty"], p["deeds_above_prosperity"]) for p in FILES["end_cards"]["end_piles"]]
    assert piles == [(12, 12), (12, 12), (15, 16), (18, 20)]


@pytest.mark.parametrize("name", sorted(FILES))
def test_ids_are_unique_in_their_file(name: str) -> None:
    parts = {"": FILES[name]} if isinstance(FILES[name], list) else FILES[name]
    for part in parts.values():
        ids = [thing["id"] for thing in part if "id" in thing] if isinstance(part, list) else []
        assert len(ids) == len(set(ids))


def test_no_two_cards_of_different_files_share_an_id() -> None:
    ids = [thing["id"] for content in FILES.values() if isinstance(content, list) for thing in content]
    assert len(ids) == len(set(ids))


def test_every_object_names_its_source() -> None:
    assert [(name, thing) for name, thing in ALL_OBJECTS if not thing.get("source")] == []


def test_no_file_has_sentences_beside_the_effects() -> None:
    def keys(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            yield from value
        for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
            yield from keys(part)

    assert "text" not in set(keys(FILES))


def test_no_file_names_a_set() -> None:
    assert [(name, thing["id"]) for name, thing in SPEAKING if "set" in thing] == []


def test_the_vocabulary_has_words_of_every_kind() -> None:
    assert set(WORDS) == {
        *("good", "icon", "action", "building", "card", "effect", "moment", "passive", "condition", "scoring"),
        *("counter", "place"),
    }
    assert {"gain", "flip", "either"} <= WORDS["effect"]


@pytest.mark.parametrize(("name", "thing"), ALL_OBJECTS, ids=lambda value: "" if isinstance(value, dict) else value)
def test_every_expression_uses_documented_words(name: str, thing: dict[str, Any]) -> None:
    assert mistakes(thing, WORDS) == []


@pytest.mark.parametrize(
    "thing",
    [
        {"hire": {"gain": {"gems": 1}}},
        {"hire": {"gain": {"silver": 0}}},
        {"hire": {"conjure": 1}},
        {"hire": {"rearrange": True}},
        {"hire": {"gain": {"silver": 1}, "draw": 1}},
        {"hire": {"flip": "card"}},
        {"immediate": {"either": [{"draw": 1}, {"conjure": 1}]}},
        {"icons": {"bard": 1}},
        {"ability": {"on": "sunrise", "do": {"draw": 1}}},
        {"ability": {"on": "trade", "if": {"weather": "fine"}, "do": {"draw": 1}}},
        {"ability": {"on": "trade", "when": "late", "do": {"draw": 1}}},
        {"ability": {"icons": {"bard": 1}}},
        {"ability": {"draw": 1}},
        {"ability": {"icons_convert": {"action": "sing", "from": {"gold": 1}, "to": {"noble": 1}, "limit": 1}}},
        {"endgame": {"vp_per": {"vp": 1, "per": "friends", "each": 1}}},
        {"sections": [{"reward": {"conjure": 1}}]},
    ],
    ids=str,
)
def test_an_expression_outside_the_vocabulary_is_noticed(thing: dict[str, Any]) -> None:
    assert mistakes(thing, WORDS)


def test_timing_says_what_kind_of_ability_a_card_has() -> None:
    for card in FILES["townsfolk"] + FILES["heroes"]:
        assert card["timing"] in ("immediate", "ongoing", "dropoff", "none")
        assert (card["timing"] == "none") == (card["ability"] is None), card["id"]


def test_nothing_carries_a_zero_or_an_empty_remark() -> None:
    for name, thing in ALL_OBJECTS:
        empty = {key for key in ("seen", "reconstructed", "listed", "note") if key in thing and not thing[key]}
        assert not empty, (name, thing)


def test_guesses_stay_marked_as_guesses() -> None:
    guessed = {thing["id"]: thing["reconstructed"] for _, thing in SPEAKING if "reconstructed" in thing}
    player_cards = {f"player-card-{n}": ["start", "extra"] for n in range(3, 8)}
    assert {key: value for key, value in guessed.items() if key.startswith("player-card")} == player_cards
    manuscripts = Counter(tuple(keys) for key, keys in guessed.items() if key.startswith("ms-"))
    assert manuscripts == {("cost", "ribbon", "immediate", "endgame"): 13, ("back",): 5}
    assert guessed["strongman"] == ["hire"]
    assert len(guessed) == 5 + 13 + 5 + 1


def test_what_the_card_list_says_otherwise_is_kept() -> None:
    listed = {card["id"]: card["listed"] for card in FILES["townsfolk"] if "listed" in card}
    assert len(listed) == 9
    assert listed["traitor-1"] == {"timing": "immediate"}


def test_every_file_has_one_object_on_a_line_and_ends_with_a_newline() -> None:
    for path in DATA.glob("*.json"):
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        assert lines[-1].endswith("\n")
        things = sum(1 for name, _ in ALL_OBJECTS if name == path.stem)
        assert sum(1 for line in lines if '"source": ' in line) == things
