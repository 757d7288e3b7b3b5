"""Saved games of Architects: a damaged, foreign or forged one is refused with BadSave, and nothing else ever happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.architects import PROMOS, WONDER
from tests.kit.forge import PAIRS, Save, anything, changed, is_refused, leaves, numbers, refused_or_sound, resealed
from tests.kit.laws.play import Chooser, play_on
from westkingdom.architects.town_centre import packed
from westkingdom.engine.node import NODES, game_of

BOX = WONDER[0]
MIXES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "base": ((), {}),
    "variable": ((), {"setup": "variable", "characters": "choose", "starting_apprentice": True, **PROMOS}),
    "wonders": (WONDER, {}),
    "all": (WONDER, {"setup": "variable", "guildhall_apprentice_purge": True, **PROMOS}),
}


@cache
def saved(seats: int, seed: int, decisions: int, mix: str) -> str:
    """The save of a game after so many random decisions, as text."""
    boxes, options = MIXES[mix]
    game = wk.new_game("architects", seats=seats, expansions=boxes, seed=seed, **options)
    play_on(game, Chooser(seed), decisions)
    return json.dumps(game.save())


def a_save(seats: int = 3, seed: int = 1, decisions: int = 90, mix: str = "base") -> Save:
    """A save of a game in play, to be damaged."""
    data: Save = json.loads(saved(seats, seed, decisions, mix))
    return data


def forged(change: Callable[[Save], object], **which: Any) -> Save:
    """A save whose state was changed and whose seal was made to fit."""
    data = a_save(**which)
    change(data["state"])
    return resealed(data)


def set_player(**values: object) -> Callable[[Save], object]:
    """Set fields of the first player."""
    return lambda state: state["players"][0].update(values)


def more(name: str, n: int = 1) -> Callable[[Save], object]:
    """Add to a number of the first player."""
    return lambda state: state["players"][0].update({name: state["players"][0][name] + n})


def slip(name: str, seat: int = 0, a: int = 0, b: int = 0) -> Callable[[Save], object]:
    """Put a rule on top of what is to be done."""
    return lambda state: state["stack"].append([name, seat, a, b])


# --- whole saves


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_save_is_loaded(mix: str, seats: int) -> None:
    """Saves of the first decision, of set-up, of play and of a finished game come back as they were."""
    for decisions in (0, 1, 7, 90, 9000):
        data = a_save(seats, 3, decisions, mix)
        assert wk.load_game(data).save() == data
    assert wk.load_game(a_save(seats, 3, 9000, mix)).over


def test_a_whole_save_of_six_is_loaded() -> None:
    data = a_save(6, 3, 200, "all")
    assert wk.load_game(data).save() == data


# --- damaged saves


@settings(max_examples=200)
@given(path=st.sampled_from(list(leaves(a_save(mix="wonders")))), value=anything)
def test_whatever_is_changed_in_a_save_is_found_by_its_seal(path: tuple[Any, ...], value: Any) -> None:
    """A save in which anything was changed is refused, or nothing was changed at all."""
    whole = a_save(mix="wonders")
    try:
        game = wk.load_game(changed(whole, path, value))
    except wk.BadSave:
        return
    assert game.save() == whole


@pytest.mark.parametrize("part", ["settings", "facts", "history", "state", "seal"])
@pytest.mark.parametrize("wrong", [None, 7, "word", {}, [None]], ids=repr)
def test_a_part_of_another_type_is_refused(part: str, wrong: object) -> None:
    data = {**a_save(), part: wrong}
    assert is_refused(data)
    assert part == "seal" or is_refused(resealed(data))


# --- forged saves: the seal fits


FORGERIES: dict[str, Callable[[Save], object]] = {
    "21 workers": more("workers"),
    "19 workers": more("workers", -1),
    "less than no workers": set_player(workers=-1),
    "a worker in prison too many": more("prison"),
    "ten locations": lambda state: state["players"][0]["at"].append(0),
    "a captive of nobody": lambda state: state["players"][0]["captives"].append(1),
    "an own captive": lambda state: state["players"][0].update(captives=[1, 0, 0]),
    "a guildhall that holds another number": lambda state: state.update(guildhall=state["guildhall"] + 1),
    "a building card doubled": lambda state: state["players"][0]["hand"].append(state["plans"][0]),
    "a building card lost": lambda state: (state["plans"].pop(), state["plans_by"].pop()),
    "a building card that does not exist": lambda state: state["players"][0]["hand"].append(127),
    "a building card below nothing": lambda state: state["players"][0]["hand"].append(-1),
    "a building that stands twice": lambda state: state["players"][0].update(buildings=[state["plans"][0]] * 2),
    "a pile that nobody knows": lambda state: state.update(plans_by=[]),
    "a card put under the pile by seat 9": lambda state: state["plans_by"].__setitem__(0, 9),
    "an apprentice doubled": lambda state: state["players"][0]["apprentices"].append(state["rows"][0][0]),
    "an apprentice lost": lambda state: state["apprentices"].pop(),
    "a player board among the apprentices": lambda state: state["apprentices"].append(129),
    "a row too long": lambda state: state["rows"][0].append(state["apprentices"].pop()),
    "three rows": lambda state: state["rows"].append([]),
    "silver on an apprentice in the pile": lambda state: state["laid"].__setitem__(state["apprentices"][0], 1),
    "less than no silver on an apprentice": lambda state: state["laid"].__setitem__(state["rows"][0][0], -1),
    "more known below than there are": lambda state: state.update(known_below=99),
    "a board that does not exist": set_player(board=99),
    "less than no silver": lambda state: state["players"][0]["goods"].__setitem__(5, -1),
    "a good too many": lambda state: state["players"][0]["goods"].append(0),
    "influence without its box": lambda state: state["players"][0]["goods"].__setitem__(6, 3),
    "virtue off the track": set_player(virtue=15),
    "virtue below the track": set_player(virtue=-1),
    "less than no debts": set_player(debts=-1),
    "a level too high": set_player(cathedral=6),
    "two on the top level": lambda state: [player.update(cathedral=5) for player in state["players"][:2]],
    "a reward doubled": lambda state: state["spent"].append(state["rewards"][0]),
    "a reward lost": lambda state: state["unused"].pop(),
    "a market card lost": lambda state: state["small"].pop(),
    "a market card doubled": lambda state: state["large"].append(state["small"][0]),
    "a market of four": lambda state: state["market"].append(-1),
    "a market worker of seat 7": lambda state: state.update(market=[7, -1, -1]),
    "less than no tax": lambda state: state.update(tax=-1),
    "a phase that does not exist": lambda state: state.update(phase=3),
    "the set-up again": lambda state: state.update(phase=0),
    "the end before its time": lambda state: state.update(phase=2),
    "last turns before their time": lambda state: state.update(turns_left=2),
    "the turn of nobody": lambda state: state.update(turn=3),
    "a start player who is not there": lambda state: state.update(start=-1),
    "a round below nought": lambda state: state.update(round=-1),
    "characters on offer": lambda state: state.update(offered=[129]),
    "cards looked at": lambda state: state.update(looked=[state["plans"][0]]),
    "two resets": lambda state: state.update(resets=2),
    "a bill of words": lambda state: state.update(bill=["silver"]),
    "a bill with nothing to pay": lambda state: state.update(bill=[1] * 20),
    "too few players": lambda state: state["players"].pop(),
    "too many players": lambda state: state["players"].append(state["players"][0]),
    "over with something to do": lambda state: state.update(over=True),
    "nothing to do but not over": lambda state: state.update(stack=[]),
    "no stack": lambda state: state.pop("stack"),
    "a rule that does not exist": slip("architects.win"),
    "a rule of another game": slip("viscounts.turn"),
    "a rule of a seat that is not there": slip("architects.make-trades", 3, 1),
    "no trades to make": slip("architects.make-trades"),
    "a rule with a truth": lambda state: state["stack"].append(["architects.make-trades", 0, True, 0]),
    "something that would happen by itself": slip("architects.traded", 0, 1),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_save_is_refused(what: str) -> None:
    """A position that cannot be is refused even if the seal fits."""
    assert is_refused(forged(FORGERIES[what]))


def of_box(**values: Any) -> Callable[[Save], object]:
    """Set fields of what the box adds to the state; a function makes the new value of the old one."""

    def change(state: Save) -> None:
        for name, value in values.items():
            state[BOX][name] = value(state[BOX][name]) if callable(value) else value

    return change


BOX_FORGERIES: dict[str, Callable[[Save], object]] = {
    "no part of the box": lambda state: state.pop(BOX),
    "a part that is a list": lambda state: state.update({BOX: []}),
    "a part without its pile": lambda state: state[BOX].pop("pile"),
    "a card lost": of_box(pile=lambda pile: pile[1:]),
    "a card doubled": of_box(consequences=lambda cards: [*cards, cards[0]]),
    "a card that does not exist": of_box(pile=lambda pile: [7, *pile[1:]]),
    "no Consequence card": lambda state: state[BOX].update(
        pile=[*state[BOX]["pile"], *state[BOX]["consequences"]], consequences=[]
    ),
    "a resource contributed twice": of_box(contributed=[2, 0, 0, 0, 0]),
    "silver contributed": of_box(contributed=[0, 0, 0, 0, 0, 1]),
    "less than nothing on a Wonder": of_box(tokens=[-1, 0, 0, 0, 0]),
    "a sixth Wonder": of_box(tokens=[0] * 6),
    "a token of a Wonder that nobody built": of_box(wonder_at=[0, -1, -1, -1, -1]),
    "a token nowhere": of_box(wonder_at=[99, -1, -1, -1, -1]),
    "a Wonder that nobody has": of_box(built=1),
    "Wonders below nothing": of_box(built=-1),
    "less than no contributions": of_box(contributions=-1),
    "less than nothing due": of_box(pending=-1),
    "13 Influence": lambda state: state["players"][0]["goods"].__setitem__(6, 13),
    "a number in words": of_box(pending="one"),
    "a truth for a number": of_box(built=False),
}


@pytest.mark.parametrize("what", BOX_FORGERIES)
def test_a_forged_save_with_works_of_wonder_is_refused(what: str) -> None:
    """A position that cannot be is refused in what the box adds too, even if the seal fits."""
    assert is_refused(forged(BOX_FORGERIES[what], mix="wonders"))


@pytest.mark.parametrize(
    ("mix", "change"),
    [
        ("wonders", {"expansions": []}),
        ("base", {"expansions": list(WONDER)}),
        ("base", {"options": {"promo_cards": True}}),
        ("all", {"options": {}}),
        ("base", {"expansions": ["gates-of-gold"]}),
        ("base", {"game": "viscounts"}),
        ("base", {"seats": 2}),
        ("base", {"seats": 6}),
        ("base", {"options": {"setup": "odd"}}),
        ("base", {"options": {"promos": True}}),
    ],
    ids=repr,
)
def test_a_save_of_other_settings_is_refused(mix: str, change: Save) -> None:
    """A game cannot be played on with another box, other cards or other seats than its own."""
    data = a_save(mix=mix)
    data["settings"].update(change)
    assert is_refused(resealed(data))


@pytest.mark.parametrize(
    ("mix", "decisions", "place"), [("base", 90, "top"), ("all", 5, "below"), ("all", 151, "below")]
)
def test_a_rule_put_among_what_is_to_be_done_is_refused_or_can_be_played(mix: str, decisions: int, place: str) -> None:
    """Whatever rule of Architects is slipped in, it is refused or the game can be played on without a mistake."""
    for node in NODES:
        if game_of(node) == "architects":
            for a, b in PAIRS[:5]:
                data = a_save(decisions=decisions, mix=mix)
                stack = data["state"]["stack"]
                stack.insert(len(stack) - (place == "below"), [node.name, 0, a, b])
                refused_or_sound(resealed(data), steps=10)


@pytest.mark.parametrize("absurd", [-(10**9), 10**9, 10**30])
def test_a_rule_with_absurd_numbers_is_refused(absurd: int) -> None:
    """No rule that is still to be done takes numbers without bounds: they would be played as loops without end."""
    for node in NODES:
        if game_of(node) == "architects":
            for a, b in ((absurd, 0), (0, absurd)):
                assert is_refused(forged(slip(node.name, 0, a, b), mix="all"))


state_places = st.sampled_from([path for path in leaves(a_save(mix="all")) if path[:1] == ("state",) and len(path) > 1])


@settings(max_examples=400)
@given(path=state_places, value=st.one_of(numbers, st.lists(numbers, max_size=4), st.booleans()))
def test_a_forged_number_is_refused_or_can_be_played(path: tuple[Any, ...], value: Any) -> None:
    """Whatever number of a state is forged, loading refuses it or the game can be played on without a mistake."""
    refused_or_sound(resealed(changed(a_save(mix="all"), path, value)))


def test_a_visit_to_the_town_centre_is_written_as_it_always_was() -> None:
    """Saves of before hold captures in progress as one number: where, where of others, how many, and the silver saved."""
    assert packed(1, 2, 3, 4) == 1 + 2 * 512 + 3 * 512 * 512 + 4 * 64 * 512 * 512
