"""Saved games: a damaged or foreign one is refused with BadSave, and nothing else ever happens."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.forge import anything, changed, is_refused, leaves, resealed
from tests.kit.laws.play import Chooser, play_on
from tests.kit.saved import a_save, saved

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
