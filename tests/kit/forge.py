"""Damaging and forging saves of any game, and what loading must make of them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import westkingdom as wk
from tests.kit.laws.play import Chooser, play_on
from westkingdom.engine.game import seal

Save = dict[str, Any]

PAIRS = ((0, 0), (1, 0), (0, 1), (2, 3), (-1, 0), (0, -1), (9, 9), (99, 0), (0, 99))
"""Numbers for rules that are slipped in."""

numbers = st.one_of(st.integers(-3, 30), st.integers(), st.sampled_from([255, 256, 264, 280, 281, 319, 320, 10**18]))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)),
    max_leaves=5,
)


def resealed(data: Save) -> Save:
    """Forge the seal, which is no secret."""
    data["seal"] = seal(data)
    return data


def is_refused(data: object) -> bool:
    """Loading raises BadSave with one sentence."""
    with pytest.raises(wk.BadSave) as caught:
        wk.load_game(data)
    sentence = str(caught.value)
    return sentence.endswith(".") and "\n" not in sentence


def refused_or_sound(data: Save, steps: int = 40) -> None:
    """A forged save is refused, or it is a position like any other: it saves as it was and can be played on from."""
    try:
        game = wk.load_game(data)
    except wk.BadSave:
        return
    assert game.save() == data
    game.check()
    chooser = Chooser(7)
    for _ in range(steps):
        game.view(None)
        if game.over:
            return
        game.decision.why_not()
        game.view(game.seat)
        play_on(game, chooser, 1)
        game.check()


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values in plain data."""
    yield path
    if isinstance(value, dict):
        for name in value:
            yield from leaves(value[name], (*path, name))
    elif isinstance(value, list):
        for i in range(len(value)):
            yield from leaves(value[i], (*path, i))


def changed(data: Save, path: tuple[Any, ...], value: Any) -> Any:
    """The same data with another value at a path."""
    if not path:
        return value
    out = copy.deepcopy(data)
    at: Any = out
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return out
