"""Boxes seen from the base game: it knows none, and which of them can be asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.boxes import BOXES, EVERY_MIX, MIXES, a_game, facts, numbers
from tests.kit.viscounts import BOTH
from westkingdom.library.data import read_data

# --- the base game knows no box


def test_a_base_game_imports_no_module_of_a_box() -> None:
    """A base game is played, saved and loaded without the rules of any box; only what boxes offer is known."""
    program = """
import sys, json
import westkingdom as wk
game = wk.new_game("viscounts", seats=2, seed=3)
while not game.over:
    game.play(game.decision.options[0])
wk.load_game(json.loads(json.dumps(wk.new_game("viscounts", seats=4, seed=3).save())))
wk.scenario("viscounts", {"seats": [{}, {}]})
boxes = [name for name in sys.modules if any(box in name for box in ("gates_of_gold", "keeper_of_keys", "promos"))]
print([name for name in boxes if name.count(".") > 2 and not name.endswith((".offer", ".rulings"))])
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize("box", BOTH)
def test_a_game_with_one_box_does_not_import_the_other(box: str) -> None:
    """Each box stands by itself."""
    program = f"""
import sys
import westkingdom as wk
wk.new_game("viscounts", seats=2, seed=3, expansions=[{box!r}])
print(sorted(name.split(".")[2] for name in sys.modules if name.startswith("westkingdom.viscounts.") and name.endswith(".box")
    and name.split(".")[2] in ("gates_of_gold", "keeper_of_keys")))
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == str([box.replace("-", "_")])


def test_a_base_game_carries_nothing_of_a_box() -> None:
    """State, view and save of a base game have no part of a box, also when boxes were played before."""
    for boxes in BOXES:
        a_game(boxes, promos=True)
    game = a_game((), decisions=40)
    assert game.parts == []
    assert set(game.state()) & set(BOTH) == set()
    text = json.dumps([game.save(), game.view(None)])
    for word in (*BOTH, "promos", "outsider", "chest", "kings-order"):
        assert word not in text


def test_the_facts_of_a_base_game_are_those_of_its_own_files() -> None:
    """The digest that a save of a base game carries covers no file of a box, and no number of a card: no card shows it."""
    own: dict[str, Any] = read_data("viscounts")
    for row in [*own["townsfolk"], *own["heroes"]]:
        del row["number"]
    text = json.dumps(own, sort_keys=True, separators=(",", ":"))
    assert facts(()).digest == sha256(text.encode()).hexdigest()
    assert len({facts(boxes, promos).digest for boxes, promos in MIXES}) == len(MIXES)


def test_other_mixes_in_the_same_process_change_nothing() -> None:
    """The same seed gives the same base game before and after games with boxes were played."""
    program = """
import westkingdom as wk
game = wk.new_game("viscounts", seats=2, seed=3)
while not game.over:
    game.play(game.decision.options[-1])
print(game.digest())
"""
    alone = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()
    a_game(BOTH, promos=True, decisions=50)
    game = wk.new_game("viscounts", seats=2, seed=3)
    while not game.over:
        game.play(game.decision.options[-1])
    assert game.digest() == alone


@EVERY_MIX
def test_a_mix_has_one_part_for_each_of_its_boxes(boxes: tuple[str, ...], promos: bool) -> None:
    """The state names the parts by their boxes; promotional cards have none."""
    game = a_game(boxes, promos)
    assert set(game.state()) & {*BOTH, "promos"} == set(boxes)
    assert [box.name for box in game.facts.boxes] == [*boxes, *(["promos"] if promos else [])]


# --- what can be asked for


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"expansions": ["gates"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["gates_of_gold"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["promos"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": ["Gates of Gold"]}, "gates-of-gold, keeper-of-keys"),
        ({"expansions": [None]}, "None"),
        ({"expansions": [["gates-of-gold"]]}, "gates-of-gold"),
        ({"expansions": [1]}, "1"),
        ({"expansions": "gates-of-gold"}, "list"),
        ({"expansions": None}, "list"),
        ({"expansions": {"gates-of-gold": True}}, "list"),
        ({"promos": "yes"}, "true or false"),
        ({"promos": 1}, "true or false"),
        ({"promos": None}, "true or false"),
        ({"promos": []}, "true or false"),
        ({"manuscript_boards": "same"}, "different, identical"),
        ({"manuscript_boards": True}, "different, identical"),
        ({"manuscript_boards": None}, "different, identical"),
        ({"manuscript_boards": ["identical"]}, "different, identical"),
        ({"manuscript_boards": 0}, "different, identical"),
        ({"expansions": ["gates-of-gold"], "heroes": 1}, "heroes"),
    ],
    ids=str,
)
def test_what_no_box_or_option_is_called_is_refused_with_a_sentence(wrong: dict[str, Any], word: str) -> None:
    """The sentence says what would have been right."""
    beginnings: list[Callable[[], wk.Game]] = [
        lambda: wk.new_game("viscounts", seats=2, seed=1, **wrong),
        lambda: wk.scenario("viscounts", {"seats": [{}, {}]}, **wrong),
    ]
    for begin in beginnings:
        with pytest.raises(wk.BadOptions) as caught:
            begin()
        sentence = str(caught.value)
        assert word in sentence
        assert sentence.endswith(".")
        assert "\n" not in sentence


@pytest.mark.parametrize("named", [["keeper-of-keys", "gates-of-gold"], ("gates-of-gold", "keeper-of-keys") * 2])
def test_boxes_may_be_named_in_any_order_and_twice(named: list[str]) -> None:
    """A mix is a set of boxes."""
    game = wk.new_game("viscounts", seats=2, seed=11, expansions=named)
    assert game.settings.expansions == BOTH
    assert game.digest() == a_game(BOTH).digest()


def test_the_offer_names_its_boxes_and_options() -> None:
    """Every box that is offered can be played."""
    offer = wk.GAMES["viscounts"]
    assert offer.expansions == BOTH
    assert list(offer.options) == ["manuscript_boards", "promos"]


def test_promos_that_are_not_wanted_are_as_if_nobody_had_asked() -> None:
    """False is what an option is without being named."""
    assert a_game((), promos=False).save() == wk.new_game("viscounts", seats=2, seed=11).save()


def test_collectors_cards_come_with_both_boxes_only() -> None:
    """They name pieces of both."""
    for boxes in BOXES:
        mix = numbers(facts(boxes, promos=True))
        assert ("hero-mayya" in mix) == (boxes == BOTH)
        assert ("outsider-vigilante" in mix) == (boxes == BOTH)
        assert "king-dan" in mix
