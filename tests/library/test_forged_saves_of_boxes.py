"""Saved games with boxes: a forged one is refused with BadSave or can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.forge import PAIRS, Save, changed, is_refused, leaves, numbers, refused_or_sound, resealed
from tests.kit.laws.viscounts import facts
from tests.kit.saved import a_save, forged
from westkingdom.engine.node import NODES, game_of

BOTH: dict[str, Any] = {"decisions": 260, "mix": "both"}
"""A game with both boxes in which much lies on the table."""
GATES, KEYS = facts.GATES, facts.KEYS


def of_box(box: str, **values: Any) -> Callable[[Save], object]:
    """Set fields of what a box adds to the state; a function makes the new value of the old one."""

    def change(state: Save) -> None:
        part = state[box]
        for name, value in values.items():
            part[name] = value(part[name]) if callable(value) else value

    return change


BOX_FORGERIES: dict[str, Callable[[Save], object]] = {
    "no part of gates of gold": lambda state: state.pop(GATES),
    "no part of keeper of keys": lambda state: state.pop(KEYS),
    "a part that is a list": lambda state: state.update({GATES: []}),
    "a part without its row": lambda state: state[GATES].pop("row"),
    "a part without its slots": lambda state: state[KEYS].pop("slotted"),
    "a king's order too many": of_box(GATES, kings_orders=lambda n: n + 1),
    "less than no king's orders": of_box(GATES, kings_orders=-1),
    "king's orders in words": of_box(GATES, kings_orders="all"),
    "an outsider lost": of_box(GATES, pile=lambda pile: pile[1:]),
    "an outsider doubled": lambda state: state["players"][0]["discard"].append(state[GATES]["row"][0]),
    "a neutral among the outsiders": of_box(GATES, pile=lambda pile: [*pile[1:], 20]),
    "a row of two": lambda state: state[GATES]["pile"].append(state[GATES]["row"].pop()),
    "a row of four": lambda state: state[GATES]["row"].append(state[GATES]["pile"].pop()),
    "a leader of the base game": of_box(GATES, leader=280),
    "a leader that is a column": of_box(GATES, leader=287),
    "another leader in a hand": lambda state: state["players"][0]["permanents"].append(
        281 if state[GATES]["leader"] != 281 else 282
    ),
    "no builder cards": of_box(GATES, builders=[]),
    "two diversified builder cards": of_box(GATES, builders=[291, 292]),
    "builder cards the other way round": of_box(GATES, builders=lambda cards: cards[::-1]),
    "a builder card of the box": lambda state: state["players"][0]["permanents"].append(
        next(thing for thing in range(291, 303) if thing not in state[GATES]["builders"])
    ),
    "a board too few": of_box(GATES, boards=lambda boards: boards[1:]),
    "a board that does not exist": of_box(GATES, boards=lambda boards: [4, *boards[1:]]),
    "boards passed on": of_box(GATES, boards=lambda boards: [*boards[1:], boards[0]]),
    "a fifth colour": of_box(GATES, wild=4),
    "a colour below nothing": of_box(GATES, wild=-2),
    "a column locked again": lambda state: state["players"][0]["permanents"].remove(287),
    "a column without a manuscript": lambda state: state["players"][0]["permanents"].extend(
        [thing for thing in range(287, 291) if thing not in state["players"][0]["permanents"]] or [287]
    ),
    "the manuscript of a board lost": lambda state: state["players"][0].update(
        manuscripts=[tile for tile in state["players"][0]["manuscripts"] if not 40 <= tile < 44]
    ),
    "a hero lost": of_box(KEYS, hero_pile=lambda pile: pile[1:]),
    "a hero doubled": lambda state: state["players"][0]["hand"].append(state[KEYS]["heroes"][0]),
    "a line of two heroes": lambda state: state[KEYS]["hero_pile"].append(state[KEYS]["heroes"].pop()),
    "a hero shown that is not there": lambda state: state["players"][0].update(shown=[state[KEYS]["heroes"][0]]),
    "a chest tile lost": of_box(KEYS, chest_pile=lambda pile: pile[1:]),
    "a chest tile doubled": lambda state: state[KEYS]["chests_gone"].append(state[KEYS]["chests"][0]),
    "a chest tile that does not exist": lambda state: state[KEYS]["chests_gone"].append(18),
    "a chest tile below nothing": lambda state: state[KEYS]["chests_gone"].append(-1),
    "a line of three chest tiles": lambda state: state[KEYS]["chest_pile"].append(state[KEYS]["chests"].pop()),
    "four slots": of_box(KEYS, slotted=lambda slots: [[*slots[0], -1], *slots[1:]]),
    "slots of two players": of_box(KEYS, slotted=lambda slots: slots[1:]),
    "a public building of nobody": lambda state: state["spots"].__setitem__(state["spots"].index(-1), 36),
    "a public building without its card": of_box(KEYS, public=[0, 0, 0]),
    "two public buildings": of_box(KEYS, public=[-1, -1]),
    "a public building of seat 3": of_box(KEYS, public=[3, -1, -1]),
    "a public card without its building": lambda state: state["players"][0]["permanents"].append(303),
    "two criminals ignored": of_box(KEYS, ignoring=[2, 0, 0]),
    "criminals ignored by two": of_box(KEYS, ignoring=[0, 0]),
    "cards aside after set-up": lambda state: state[KEYS]["aside"][0].append(state["players"][0]["discard"].pop()),
    "cards aside of two": of_box(KEYS, aside=[[], []]),
    "a tenth slot": of_box(KEYS, returned=9),
    "a slot below nothing": of_box(KEYS, returned=-2),
    "a number for a truth": of_box(KEYS, transcribed=1),
    "a truth for a number": of_box(GATES, wild=True),
    "a card that leaves the game twice": lambda state: state["stack"].append(["viscounts.leave-game", 0, 150, 0]),
    "a neutral that leaves the game": lambda state: state["stack"].append(["viscounts.leave-game", 0, 20, 0]),
    "a last deed in the middle": lambda state: state["stack"].append(["gates.last-deeds", 0, 0, 0]),
    "a line of heroes laid anew": lambda state: state["stack"].append(["keys.lay-hero-line", 0, 0, 0]),
    "a chest tile to slot that lies elsewhere": lambda state: state["stack"].append(
        ["keys.slot-chest", 0, state[KEYS]["chest_pile"][0], 0]
    ),
    "a ribbon to choose for nothing": lambda state: state["stack"].append(["gates.choose-ribbon", 0, 0, 0]),
}


@pytest.mark.parametrize("what", BOX_FORGERIES)
def test_a_forged_save_with_boxes_is_refused(what: str) -> None:
    """A position that cannot be is refused in what boxes add too, even if the seal fits."""
    assert is_refused(forged(BOX_FORGERIES[what], **BOTH))


@pytest.mark.parametrize("mix", ["gates-of-gold", "keeper-of-keys", "both", "promos"])
def test_a_whole_save_with_boxes_is_loaded(mix: str) -> None:
    """Saves of the first decision, of set-up, of play and of a finished game come back as they were."""
    for decisions in (0, 4, 60, 5000):
        data = a_save(4, 3, decisions, mix)
        assert wk.load_game(data).save() == data
    assert wk.load_game(a_save(4, 3, 5000, mix)).over


@pytest.mark.parametrize(
    ("mix", "change"),
    [
        ("both", {"expansions": []}),
        ("both", {"expansions": ["gates-of-gold"]}),
        ("both", {"options": {"promos": True}}),
        ("promos", {"options": {}}),
        ("base", {"expansions": ["gates-of-gold"]}),
        ("base", {"expansions": ["keeper-of-keys"]}),
        ("base", {"options": {"promos": True}}),
        ("gates-of-gold", {"expansions": ["keeper-of-keys"]}),
        ("keeper-of-keys", {"expansions": ["gates-of-gold"]}),
    ],
    ids=repr,
)
def test_a_save_of_another_mix_is_refused(mix: str, change: Save) -> None:
    """A game cannot be played on with other boxes than its own, even if the seal fits."""
    data = a_save(mix=mix)
    data["settings"].update(change)
    assert is_refused(resealed(data))


@pytest.mark.parametrize(
    ("decisions", "place"), [(0, "top"), (7, "below"), (60, "below"), (151, "top"), (260, "below")]
)
def test_a_rule_put_among_what_is_to_be_done_with_boxes_is_refused_or_can_be_played(decisions: int, place: str) -> None:
    """Whatever rule of whatever box is slipped into a game with both of them, it is refused or can be played."""
    for node in NODES:
        for a, b in PAIRS[:4]:
            data = a_save(decisions=decisions, mix="both")
            stack = data["state"]["stack"]
            stack.insert(len(stack) - (place == "below"), [node.name, 0, a, b])
            refused_or_sound(resealed(data), steps=15)


@pytest.mark.parametrize("mix", ["gates-of-gold", "keeper-of-keys"])
def test_a_rule_of_another_box_is_refused_or_can_be_played(mix: str) -> None:
    """Rules of a box that is not played with are slipped in: nothing of it is looked for where it is not."""
    for node in NODES:
        for a, b in PAIRS[:3]:
            data = a_save(decisions=80, mix=mix)
            data["state"]["stack"].append([node.name, 0, a, b])
            refused_or_sound(resealed(data), steps=15)


def test_a_rule_of_another_game_is_refused() -> None:
    """Rules of several games may be in one process; a save names only those of its own."""
    wk.new_game("architects", seats=2, seed=1)
    foreign = [node.name for node in NODES if game_of(node) == "architects"]
    assert len(foreign) > 100
    for name in foreign:
        data = a_save()
        data["state"]["stack"].append([name, 0, 0, 0])
        with pytest.raises(wk.BadSave, match=r"is no rule of Viscounts of the West Kingdom\.$"):
            wk.load_game(resealed(data))


box_places = st.sampled_from(
    [path for path in leaves(a_save(**BOTH)) if path[:2] in (("state", GATES), ("state", KEYS)) and len(path) > 2]
)


@settings(max_examples=400)
@given(path=box_places, value=st.one_of(numbers, st.lists(numbers, max_size=4), st.booleans()))
def test_a_forged_number_of_a_box_is_refused_or_can_be_played(path: tuple[Any, ...], value: Any) -> None:
    """Whatever number of what boxes add is forged, loading refuses it or the game can be played on without a mistake."""
    refused_or_sound(resealed(changed(a_save(**BOTH), path, value)))
