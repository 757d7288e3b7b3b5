"""A kind of event names the values of its events, and says who is told."""

from __future__ import annotations

import pytest

import westkingdom as wk
from westkingdom.engine.events import EVERYBODY, GAIN, EventKinds, Named


def test_the_values_of_an_event_are_called_as_its_kind_says() -> None:
    kind = EventKinds().new("hire", Named("card"), "n", icon="hire")
    assert kind.args("abbot", 2) == {"card": "abbot", "n": 2}
    assert [named.name for named in kind.things] == ["card"]


@pytest.mark.parametrize("values", [(), ("silver",), ("silver", 1, 2)])
def test_an_event_with_another_number_of_values_than_its_kind_names_is_refused(values: tuple[int | str, ...]) -> None:
    with pytest.raises(AssertionError, match="gain"):
        GAIN.args(*values)


def test_two_kinds_of_one_table_cannot_have_the_same_key() -> None:
    kinds = EventKinds()
    kinds.new("hire", icon="hire")
    with pytest.raises(AssertionError, match="hire"):
        kinds.new("hire", icon="play")


def test_only_the_own_seat_is_told_a_private_event() -> None:
    kinds = EventKinds()
    open_to_all, private = kinds.new("draw", icon="draw"), kinds.new("drawn", "n", icon="draw", private=True)
    game = wk.new_game("viscounts", seats=2, seed=1)
    events = game.listen()
    game.emit(open_to_all, 1)
    game.emit(private, 1, 0)
    assert [(event.key, event.args, event.audience) for event in events] == [
        ("draw", {}, EVERYBODY),
        ("drawn", {"n": 0}, 1),
    ]


def test_nothing_is_recorded_if_nobody_listens() -> None:
    game = wk.new_game("viscounts", seats=2, seed=1)
    game.emit(GAIN, 0, "silver", 1)
    game.tell(GAIN, "VB-001", "silver", 1)
    assert game.log is None
