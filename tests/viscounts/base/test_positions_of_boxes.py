"""Boxes seen from the base game: positions say what belongs to a box, and are refused if they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.boxes import facts
from tests.kit.laws.play import Chooser, play_on
from tests.kit.viscounts import BOTH, GATES, KEYS, table

SEATS_WRONG: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (GATES, {"manuscript_board": "green"}),
    (GATES, {"manuscript_board": 1}),
    (GATES, {"columns": 3}),
    (GATES, {"columns": [0]}),
    (GATES, {"columns": [5]}),
    (GATES, {"columns": [True]}),
    (GATES, {"columns": ["3"]}),
    (GATES, {"builder": "diversified"}),
    (GATES, {"builder": ["other"]}),
    (GATES, {"builder": ["diversified", "diversified"]}),
    (GATES, {"builder": [[]]}),
    (GATES, {"hand": ["kings-order"] * 24}),
    (GATES, {"hand": ["outsider-hunter", "outsider-hunter"]}),
    (GATES, {"hero": "outsider-hunter"}),
    (GATES, {"manuscripts": ["ms-grey-start-board"]}),
    (GATES, {"manuscripts": ["ms-any-5-any"]}),
    (GATES, {"chests": [None, None, None]}),
    (KEYS, {"chests": ["chest-double-cleric"]}),
    (KEYS, {"chests": "chest-double-cleric"}),
    (KEYS, {"chests": ["chest-double-cleric", "chest-double-cleric", None]}),
    (KEYS, {"chests": ["no-tile", None, None]}),
    (KEYS, {"chests": [[], None, None]}),
    (KEYS, {"public": ["workshop"]}),
    (KEYS, {"public": {"tower": "1-2:1"}}),
    (KEYS, {"public": {"workshop": "1-2:9"}}),
    (KEYS, {"public": {"workshop": 1}}),
    (KEYS, {"public": {"workshop": "1-2:1", "guildhall": "1-2:1"}}),
    (KEYS, {"public": {"workshop": "1-2:1"}, "built": {"w1": "1-2:1"}}),
    (KEYS, {"shown": ["squire"], "hand": ["abbot"]}),
    (KEYS, {"shown": ["abbot", "abbot"], "hand": ["abbot"]}),
    (KEYS, {"shown": "abbot", "hand": ["abbot"]}),
    (KEYS, {"columns": [3]}),
    ((), {"columns": [3]}),
    ((), {"chests": [None, None, None]}),
]
TABLES_WRONG: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (GATES, {"outsiders": "outsider-hunter"}),
    (GATES, {"outsiders": ["outsider-hunter"] * 2}),
    (GATES, {"outsiders": ["abbot"]}),
    (GATES, {"outsiders": ["outsider-hunter", "outsider-tyrant", "outsider-envoy-1", "outsider-envoy-2"]}),
    (GATES, {"outsider_pile": ["outsider-hunter"] * 2}),
    (GATES, {"outsider_pile": [None]}),
    (GATES, {"kings_orders": 24}),
    (GATES, {"kings_orders": -1}),
    (GATES, {"kings_orders": True}),
    (GATES, {"castle_leader_card": "castle-leader"}),
    (GATES, {"castle_leader_card": ["castle-leader-move"]}),
    (GATES, {"castle_leader_card": "builder-diversified-hand"}),
    (GATES, {"builder_cards": ["builder-diversified-hand"]}),
    (GATES, {"builder_cards": ["builder-specialized-order-silver", "builder-diversified-hand"]}),
    (GATES, {"builder_cards": {}}),
    (GATES, {"wild_ribbon": "any"}),
    (GATES, {"wild_ribbon": 2}),
    (GATES, {"wild_ribbon": "grey"}),
    (GATES, {"heroes": []}),
    (KEYS, {"heroes": ["hero-scarlette", "hero-scarlette"]}),
    (KEYS, {"heroes": ["abbot"]}),
    (KEYS, {"heroes": "hero-scarlette"}),
    (KEYS, {"heroes": ["hero-scarlette", "hero-zesiro", "hero-fara", "hero-mariam"]}),
    (KEYS, {"hero_pile": ["hero-scarlette"] * 2}),
    (KEYS, {"hero_pile": [1]}),
    (KEYS, {"chests": ["chest-double-cleric"] * 2}),
    (KEYS, {"chests": [None]}),
    (KEYS, {"chests": {}}),
    (KEYS, {"chest_pile": ["chest-double-cleric"] * 2}),
    (KEYS, {"chest_pile": ["abbot"]}),
    (KEYS, {"outsiders": []}),
    ((), {"outsiders": []}),
    ((), {"heroes": []}),
]


def sentence_of(boxes: tuple[str, ...], seat: dict[str, Any], position: dict[str, Any]) -> str:
    with pytest.raises(wk.BadPosition) as caught:
        table(seat, boxes=boxes, **position)
    return str(caught.value)


@pytest.mark.parametrize(("boxes", "seat"), SEATS_WRONG, ids=str)
def test_a_seat_that_cannot_be_is_refused_with_one_sentence(boxes: tuple[str, ...], seat: dict[str, Any]) -> None:
    """Words of a box with wrong values, and words of a box that is not there."""
    sentence = sentence_of(boxes, seat, {})
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(("boxes", "position"), TABLES_WRONG, ids=str)
def test_a_table_that_cannot_be_is_refused_with_one_sentence(boxes: tuple[str, ...], position: dict[str, Any]) -> None:
    """Words of a box with wrong values, and words of a box that is not there."""
    sentence = sentence_of(boxes, {}, position)
    assert sentence.endswith(".")
    assert "\n" not in sentence


ODD: list[Any] = [
    *(None, 0, 1, -1, 99, True, 1.5, "", "abbot", "grey", "workshop", "kings-order", (1, 2), {}, {"x": 1}, {1: 2}),
    *([], [None], [1], [True], [[]], [{}], ["x"], ["abbot"], ["kings-order"], ["diversified"], [1, 1], [1, 2, 3, 4]),
    *(["hero-scarlette"], ["outsider-hunter"], ["chest-double-cleric", None, None], {"workshop": "7-8:1"}),
    *({"workshop": None}, ["builder-diversified-hand", "builder-specialized-order-silver"], "castle-leader-move"),
]


@pytest.mark.parametrize("boxes", [GATES, KEYS, BOTH], ids=str)
def test_whatever_a_word_of_a_box_is_given_is_laid_out_or_refused(boxes: tuple[str, ...]) -> None:
    """No value of any word raises anything but BadPosition, and what is laid out can be saved and played."""
    laid = 0
    for box in facts(boxes).boxes:
        for word in [*box.table_words, *box.seat_words]:
            for value in ODD:
                seat, position = ({word: value}, {}) if word in box.seat_words else ({}, {word: value})
                try:
                    game = table(seat, boxes=boxes, **position)
                except wk.BadPosition as mistake:
                    assert str(mistake).endswith(".")  # noqa: PT017
                    continue
                laid += 1
                assert wk.load_game(game.save()).digest() == game.digest()
                play_on(game, Chooser(1), 6)
                game.check()
    assert laid > 10


def test_a_position_says_what_its_words_say() -> None:
    """Every word of both boxes is found again in the view."""
    game = table(
        {
            "manuscript_board": "blue",
            "columns": [3],
            "builder": ["specialized"],
            "hand": ["kings-order", "hero-zesiro", "squire"],
            "shown": ["hero-zesiro"],
            "chests": [None, "chest-criminal-gold", None],
            "public": {"workshop": "7-8:1"},
        },
        {"hero": "hero-fara"},
        boxes=BOTH,
        outsiders=["outsider-hunter", "outsider-tyrant", "outsider-envoy-1"],
        outsider_pile=["outsider-rogue-1"],
        kings_orders=22,
        castle_leader_card="castle-leader-move",
        builder_cards=["builder-diversified-hand", "builder-specialized-order-silver"],
        heroes=["hero-scarlette", "hero-mariam", "hero-girard"],
        hero_pile=["hero-ada"],
        chests=["chest-double-cleric", "chest-double-noble", "chest-split-noble", "chest-silver-noble"],
        chest_pile=["chest-split-cleric"],
    )
    boxes: Any = game.view(None)
    gates, keys = boxes["gates-of-gold"], boxes["keeper-of-keys"]
    assert gates["outsiders"] == ["outsider-hunter", "outsider-tyrant", "outsider-envoy-1"]
    assert (gates["outsiders_in_pile"], gates["kings_orders"]) == (1, 22)
    assert gates["castle_leader"] == "castle-leader-move"
    assert gates["builder_cards"] == ["builder-diversified-hand", "builder-specialized-order-silver"]
    assert gates["players"][0]["manuscript_board"] == "manuscript-board-blue"
    assert [column["unlocked"] for column in gates["players"][0]["columns"]] == [True, False, True, False]
    assert gates["players"][0]["builder_cards"] == ["builder-specialized-order-silver"]
    assert keys["heroes"] == ["hero-scarlette", "hero-mariam", "hero-girard"]
    assert (keys["heroes_in_pile"], keys["chests_in_pile"]) == (1, 1)
    assert keys["chests"] == ["chest-double-cleric", "chest-double-noble", "chest-split-noble", "chest-silver-noble"]
    assert keys["players"][0]["chests"] == [None, "chest-criminal-gold", None]
    assert keys["public_buildings"][2] == {"card": "public-workshop", "seat": 0}
    assert [game.cards.ids[card] for card in game.players[0].shown] == ["hero-zesiro"]


def test_a_line_that_is_named_in_part_is_filled_from_its_pile() -> None:
    """New pieces join on the left, as in play."""
    game = table({}, boxes=BOTH, outsiders=["outsider-hunter"], heroes=["hero-scarlette"], chests=["chest-split-noble"])
    view: Any = game.view(None)
    lines = [view["gates-of-gold"]["outsiders"], view["keeper-of-keys"]["heroes"], view["keeper-of-keys"]["chests"]]
    assert [len(line) for line in lines] == [3, 3, 4]
    assert [line[-1] for line in lines] == ["outsider-hunter", "hero-scarlette", "chest-split-noble"]


@pytest.mark.parametrize(
    ("seat", "position", "left"),
    [
        ({"hand": ["thief"], "draw": ["squire"], "discard": ["abbot"]}, {}, 23),
        ({"hand": ["thief"], "draw": ["squire"], "discard": ["kings-order", "abbot"]}, {}, 22),
        ({}, {"removed": ["kings-order"]}, 22),
    ],
    ids=str,
)
def test_a_kings_order_never_leaves_the_game(seat: dict[str, Any], position: dict[str, Any], left: int) -> None:
    """One that is named nowhere, or among what was removed, has gone home to its pile. [GG-113]"""
    game = table(seat, boxes=GATES, **position)
    view: Any = game.view(None)
    assert view["gates-of-gold"]["kings_orders"] == left
    assert "kings-order" not in view["removed"]
