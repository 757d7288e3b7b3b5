"""Saved games: a forged one, whose seal fits, is refused with BadSave or can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.forge import PAIRS, Save, anything, changed, is_refused, leaves, numbers, refused_or_sound, resealed
from tests.kit.saved import a_save, forged
from westkingdom.engine.node import NODES

BOX_WORDS = ("gates.", "keys.", "kings_order", "outsider", "welcome", "refuse", "hero", "chest", "debts", "flipped")
"""Words in the names of rules that belong to a box."""


# --- damaged and foreign saves


state_places = st.sampled_from([path for path in leaves(a_save()) if path[:1] == ("state",) and len(path) > 1])


# --- forged saves: the seal fits


def set_player(name: str, value: object, seat: int = 0) -> Callable[[Save], object]:
    """Set one field of a player."""
    return lambda state: state["players"][seat].update({name: value})


FORGERIES: dict[str, Callable[[Save], object]] = {
    "21 workers": lambda state: state["players"][0].update(workers=state["players"][0]["workers"] + 1),
    "less than no workers": lambda state: state["players"][0].update(workers=-1, tier3=21),
    "a card doubled": lambda state: state["players"][0]["hand"].append(state["townsfolk"][0][0]),
    "a card lost": lambda state: state["townsfolk"][0].pop(),
    "a card that does not exist": lambda state: state["players"][0]["discard"].append(250),
    "a card below nothing": lambda state: state["players"][0]["discard"].append(-1),
    "a slot in the hand": lambda state: state["players"][0]["hand"].append(256),
    "no cards": lambda state: state["players"][0].update(hand=[], draw=[], discard=[], board=[-1, -1, -1]),
    "a manuscript doubled": lambda state: state["players"][0]["manuscripts"].append(state["manuscripts"][0][0]),
    "a building doubled": lambda state: state.update(spots=[0, 0, *state["spots"][2:]]),
    "a building of seat 9": lambda state: state.update(spots=[81, *state["spots"][1:]]),
    "a spot too many": lambda state: state["spots"].append(-1),
    "a slot twice": lambda state: state["players"][0]["permanents"].extend([256, 256]),
    "a thing that does not exist": lambda state: state["players"][0]["permanents"].append(300),
    "a castle leader without workers": lambda state: state["players"][0]["permanents"].append(280),
    "less than no silver": set_player("goods", [-1, 0, 0, 0]),
    "five goods": set_player("goods", [1, 1, 1, 1, 1]),
    "crossed markers": lambda state: state["players"][0].update(corruption=6, virtue=2),
    "a marker off the track": set_player("virtue", 8),
    "less than no debts": set_player("debts", -1),
    "six sections": set_player("tier1", [0, 0, 0, 0, 0, 0]),
    "a board of four": set_player("board", [-1, -1, -1, -1]),
    "a viscount nowhere": set_player("space", 15),
    "no viscount": set_player("space", -1),
    "too few players": lambda state: state["players"].pop(),
    "too many players": lambda state: state["players"].append(state["players"][0]),
    "a player who is a list": lambda state: state.update(players=[[], [], []]),
    "a segment twice": lambda state: state.update(segments=[0, 0, 1, 2, 3]),
    "four piles": lambda state: state["townsfolk"].append(state["townsfolk"].pop() + state["townsfolk"].pop()),
    "another side": lambda state: state.update(side=1 - state["side"]),
    "a turned castle": lambda state: state.update(rotation=5),
    "the turn of nobody": lambda state: state.update(turn=3),
    "a start player who is not there": lambda state: state.update(start=-1),
    "the turn of another": lambda state: state.update(turn=(state["turn"] + 1) % 3),
    "a round below nought": lambda state: state.update(round=-1),
    "too many debts above poverty": lambda state: state.update(debts_above=1000),
    "an end without an end card": lambda state: state.update(last_round=9),
    "an end card without an end": lambda state: state.update(debts_above=0, last_round=0),
    "a played card that does not exist": lambda state: state.update(played=256),
    "over with something to do": lambda state: state.update(over=True),
    "nothing to do but not over": lambda state: state.update(stack=[]),
    "no stack": lambda state: state.pop("stack"),
    "a stack of words": lambda state: state.update(stack="viscounts.turn"),
    "a frame of three": lambda state: state["stack"].append(["viscounts.turn", 0, 0]),
    "a frame that is a number": lambda state: state["stack"].append(3),
    "a rule that does not exist": lambda state: state["stack"].append(["viscounts.win", 0, 0, 0]),
    "a rule with a number for a name": lambda state: state["stack"].append([0, 0, 0, 0]),
    "a rule of a seat that is not there": lambda state: state["stack"].append(["viscounts.gain-any", 3, 1, 0]),
    "a rule for the seat before the first": lambda state: state["stack"].append(["viscounts.gain-any", -1, 1, 0]),
    "a rule with half a number": lambda state: state["stack"].append(["viscounts.gain-any", 0, 1.5, 0]),
    "a rule with a truth": lambda state: state["stack"].append(["viscounts.gain-any", 0, True, 0]),
    "a turn within a turn": lambda state: state["stack"].append(["viscounts.turn", 0, 0, 0]),
    "a second end of the turn": lambda state: state["stack"].append(["viscounts.end-of-turn", 0, 0, 0]),
    "a second card to play": lambda state: state["stack"].append(["viscounts.play-a-card", 0, 0, 0]),
    "something that would happen by itself": lambda state: state["stack"].append(["viscounts.hired", 0, 0, 0]),
    "offered pairs after set-up": lambda state: state.update(offered_cards=[0], offered_heroes=[]),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_save_is_refused(what: str) -> None:
    """A position that cannot be is refused even if the seal fits."""
    assert is_refused(forged(FORGERIES[what]))


@pytest.mark.parametrize(
    "change",
    [
        {"offered_cards": [0, 1, 99, 3]},
        {"offered_cards": [0, 1, 1, 3]},
        {"offered_cards": [-1, 0, 1, 2]},
        {"offered_cards": [0, 1]},
        {"offered_cards": []},
        {"round": 1},
    ],
    ids=repr,
)
def test_a_forged_save_of_the_draft_is_refused(change: Save) -> None:
    """During set-up the pairs on offer are as many as seats that still pick, and one more."""
    assert len(a_save(decisions=0)["state"]["offered_cards"]) == 4
    assert is_refused(forged(lambda state: state.update(change), decisions=0))


@pytest.mark.parametrize("absurd", [-(10**9), 10**9, 10**30, -(10**30)])
@pytest.mark.parametrize("place", ["top", "below"])
def test_a_rule_with_absurd_numbers_is_refused(absurd: int, place: str) -> None:
    """No rule that is still to be done takes numbers without bounds: they would be played as loops without end."""
    for node in NODES:
        for a, b in ((absurd, 0), (0, absurd), (absurd, absurd)):
            data = a_save()
            stack = data["state"]["stack"]
            stack.insert(len(stack) - (place == "below"), [node.name, 0, a, b])
            with pytest.raises(wk.BadSave):
                wk.load_game(resealed(data))


@pytest.mark.parametrize("decisions", [0, 2, 40, 61, 97, 150, 175, 200])
@pytest.mark.parametrize("place", ["top", "below"])
def test_a_rule_put_among_what_is_to_be_done_is_refused_or_can_be_played(decisions: int, place: str) -> None:
    """Whatever rule is slipped in, loading refuses it or the game can be played on without a mistake."""
    for node in NODES:
        for a, b in PAIRS[:2] if any(word in node.name for word in BOX_WORDS) else PAIRS:
            data = a_save(decisions=decisions)
            stack = data["state"]["stack"]
            stack.insert(len(stack) - (place == "below"), [node.name, 0, a, b])
            refused_or_sound(resealed(data), steps=15)


@settings(max_examples=600)
@given(path=state_places, value=st.one_of(numbers, st.lists(numbers, max_size=4), st.booleans()))
def test_a_forged_number_is_refused_or_can_be_played(path: tuple[Any, ...], value: Any) -> None:
    """Whatever number of a state is forged, loading refuses it or the game can be played on without a mistake."""
    refused_or_sound(resealed(changed(a_save(), path, value)))


@settings(max_examples=60)
@given(path=state_places, value=anything)
def test_a_forged_value_of_any_type_is_refused_or_can_be_played(path: tuple[Any, ...], value: Any) -> None:
    """Whatever value of a state is forged, loading refuses it or the game can be played on without a mistake."""
    refused_or_sound(resealed(changed(a_save(), path, value)))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "architects"},
        {"game": None},
        {"game": ["viscounts"]},
        {"seats": 1},
        {"seats": 2},
        {"seats": 5},
        {"seats": "3"},
        {"seats": True},
        {"expansions": ["gates-of-mud"]},
        {"expansions": "gates-of-gold"},
        {"expansions": {"a": 1}},
        {"expansions": None},
        {"seed": None},
        {"seed": 1.5},
        {"seed": "1"},
        {"options": {"easy": True}},
        {"options": []},
        {"options": None},
    ],
    ids=repr,
)
def test_forged_settings_are_refused(change: Save) -> None:
    """A game that is not offered here cannot be loaded."""
    data = a_save()
    data["settings"].update(change)
    assert is_refused(resealed(data))


def test_a_save_made_with_other_facts_is_refused() -> None:
    """A game remembers the data that it was started with."""
    assert is_refused(resealed({**a_save(), "facts": "0" * 64}))
