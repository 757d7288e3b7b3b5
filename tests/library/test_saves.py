"""Saved games: a damaged, foreign or forged one is refused with BadSave, and nothing else ever happens."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.forge import PAIRS, Save, anything, changed, is_refused, leaves, numbers, refused_or_sound, resealed
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.facts import new_game
from westkingdom.engine.node import NODES, game_of

new_game(2, 1, facts.PROMOS)
"""Now the rules of all boxes are known here, also to games that are played without them."""
BOX_WORDS = ("gates.", "keys.", "kings_order", "outsider", "welcome", "refuse", "hero", "chest", "debts", "flipped")
"""Words in the names of rules that belong to a box."""


@cache
def saved(seats: int, seed: int, decisions: int, mix: str) -> str:
    """The save of a game after so many random decisions, as text."""
    game = new_game(seats, seed, facts.BY_NAME[mix])
    play_on(game, Chooser(seed), decisions)
    return json.dumps(game.save())


def a_save(seats: int = 3, seed: int = 1, decisions: int = 60, mix: str = "base") -> Save:
    """A save of a game in play, to be damaged."""
    data: Save = json.loads(saved(seats, seed, decisions, mix))
    return data


# --- whole saves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_save_is_loaded(seats: int) -> None:
    """Saves of the first decision, of set-up, of play and of a finished game come back as they were."""
    for decisions in (0, 1, 2, 50, 5000):
        data = a_save(seats, 3, decisions)
        assert wk.load_game(data).save() == data
    assert wk.load_game(a_save(seats, 3, 5000)).over


def test_loading_leaves_the_save_as_it_was_and_shares_nothing_with_it() -> None:
    """A save can be loaded many times."""
    data = a_save()
    before = copy.deepcopy(data)
    game = wk.load_game(data)
    play_on(game, Chooser(1), 50)
    assert data == before
    assert wk.load_game(data).digest() != game.digest()


# --- damaged and foreign saves


@pytest.mark.parametrize(
    "thing",
    [None, True, 0, 1.5, "", "{}", b"{}", [], [1], (), {}, {"westkingdom": None}, {"game": "viscounts"}, object()],
)
def test_what_is_no_save_is_refused(thing: object) -> None:
    """Loading takes a save and nothing else."""
    assert is_refused(thing)


@pytest.mark.parametrize("version", [0, 2, 999, -1, "1", None, [1], {"a": 1}])
def test_another_format_is_refused(version: object) -> None:
    """A save of another format is refused even if its seal fits, and its format is named."""
    data = resealed({**a_save(), "westkingdom": version})
    assert is_refused(data)
    with pytest.raises(wk.BadSave, match="format"):
        wk.load_game(data)


@pytest.mark.parametrize("part", ["westkingdom", "settings", "facts", "history", "state", "seal"])
def test_a_save_without_one_of_its_parts_is_refused(part: str) -> None:
    """Every part of a save is needed."""
    data = a_save()
    del data[part]
    assert is_refused(data)
    if part != "seal":
        assert is_refused(resealed(data))


@pytest.mark.parametrize("part", ["settings", "facts", "history", "state", "seal"])
@pytest.mark.parametrize("wrong", [None, 7, "word", [], {}, [[]], [None], True], ids=repr)
def test_a_part_of_another_type_is_refused(part: str, wrong: object) -> None:
    """Every part has its type, and an empty history is none of a game that was played."""
    data = {**a_save(), part: wrong}
    assert is_refused(data)
    if part != "seal" and not (part == "history" and wrong == []):
        assert is_refused(resealed(data))


places = st.sampled_from(list(leaves(a_save())))
state_places = st.sampled_from([path for path in leaves(a_save()) if path[:1] == ("state",) and len(path) > 1])


@settings(max_examples=300)
@given(path=places, value=anything)
def test_whatever_is_changed_in_a_save_is_found_by_its_seal(path: tuple[Any, ...], value: Any) -> None:
    """A save in which anything was changed is refused, or nothing was changed at all."""
    data = changed(a_save(), path, value)
    try:
        game = wk.load_game(data)
    except wk.BadSave:
        return
    assert game.save() == a_save()


@settings(max_examples=300)
@given(path=places)
def test_whatever_is_missing_in_a_save_is_found(path: tuple[Any, ...]) -> None:
    """A save in which anything is missing is refused."""
    data = a_save()
    if path:
        at: Any = data
        for step in path[:-1]:
            at = at[step]
        del at[path[-1]]
        assert is_refused(data)


@settings(max_examples=300)
@given(at=st.integers(0, 100_000), character=st.characters(codec="ascii"))
def test_a_save_with_a_damaged_character_is_refused(at: int, character: str) -> None:
    """One wrong character in the text of a save is found, unless it means the same."""
    text = saved(3, 1, 60, "base")
    at %= len(text)
    damaged = text[:at] + character + text[at + 1 :]
    try:
        data = json.loads(damaged)
    except ValueError:
        return
    try:
        game = wk.load_game(data)
    except wk.BadSave:
        return
    assert game.save() == a_save()


def deep(n: int) -> Any:
    """Lists in lists, n deep."""
    out: Any = []
    for _ in range(n):
        out = [out]
    return out


@pytest.mark.parametrize("part", ["settings", "facts", "history", "state", "extra"])
def test_a_save_that_is_nested_too_deeply_is_refused(part: str) -> None:
    """Depth is no way to break the reader."""
    assert is_refused({**a_save(), part: deep(100_000)})


def test_a_save_that_contains_itself_is_refused() -> None:
    """A circle is no way to break the reader either."""
    data = a_save()
    data["state"]["circle"] = data
    assert is_refused(data)


@pytest.mark.parametrize("odd", [{1: 2, "a": 3}, {(1, 2): 3}, {None: 1}, {1.5, 2}, b"bytes", 10**5000], ids=type)
def test_a_save_with_what_is_no_plain_data_is_refused(odd: object) -> None:
    """What JSON cannot say is no save."""
    data = a_save()
    data["state"]["odd"] = odd
    assert is_refused(data)


# --- forged saves: the seal fits


def forged(change: Callable[[Save], object], **which: Any) -> Save:
    """A save whose state was changed and whose seal was made to fit."""
    data = a_save(**which)
    change(data["state"])
    return resealed(data)


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
