"""What listeners are told: events are small, true, and name what everybody sees."""

from __future__ import annotations

import westkingdom as wk
from tests.table import pick, table


def told(log: list[wk.Event], *keys: str) -> list[tuple[str, dict[str, int | str]]]:
    """The events of some kinds."""
    return [(event.key, event.args) for event in log if event.key in keys]


def test_a_hire_tells_which_card_is_visible_next() -> None:
    """After a hire everybody is told who can be seen on that pile now."""
    game = table(
        {"viscount": "1-2:OL", "silver": 9}, phase="recruit", townsfolk={"1-2": ["friar", "woodcutter-1", "miner"]}
    )
    log = game.listen()
    pick(game, "recruit", key="recruit-card")
    assert told(log, "hire", "uncover") == [
        ("hire", {"card": "friar", "segment": "1-2"}),
        ("uncover", {"card": "woodcutter-1", "segment": "1-2"}),
    ]


def test_the_last_card_of_a_pile_uncovers_nothing() -> None:
    """Where a pile ends there is no next card to tell of."""
    game = table({"viscount": "1-2:OL", "silver": 9}, phase="recruit", townsfolk={"1-2": ["friar"]})
    game.townsfolk[0] = game.townsfolk[0][-1:]
    log = game.listen()
    pick(game, "recruit", key="recruit-card")
    assert told(log, "hire", "uncover") == [("hire", {"card": "friar", "segment": "1-2"})]


def test_a_transcription_tells_which_manuscript_is_visible_next() -> None:
    """After a Manuscript is taken everybody is told the tile below it."""
    game = table(
        {"viscount": "1-2:IN", "ink": 9},
        phase="action",
        manuscripts={"1-2": ["ms-grey-3-virtue", "ms-black-3-flip"]},
        townsfolk={"1-2": ["peddler-1"]},
    )
    log = game.listen()
    pick(game, "action", key="action-transcribe")
    assert told(log, "transcribe", "uncover-manuscript") == [
        ("transcribe", {"manuscript": "ms-grey-3-virtue", "segment": "1-2"}),
        ("uncover-manuscript", {"manuscript": "ms-black-3-flip", "segment": "1-2"}),
    ]


def test_a_forced_option_is_told_to_its_seat_with_the_reasons() -> None:
    """Who can only do nothing is told why, and nobody else is."""
    game = table({"viscount": "1-2:OL", "board": ["abbot", None, None]}, phase="movement")
    log = game.listen()
    pick(game, "move", segment="3-4", kind="IN")
    forced = [event for event in log if event.key == "forced" and event.args["decision"] == "action"]
    assert [(event.seat, event.audience) for event in forced] == [(0, 0)]
    assert [(what.key, why.key) for what, why in forced[0].why] == [
        ("action-trade", "why-not-outside"),
        ("action-construct", "why-not-outside"),
        ("action-place-workers", "why-not-too-weak"),
        ("action-transcribe", "why-not-too-weak"),
    ]


def test_the_markers_are_told_to_return_after_a_collision() -> None:
    """A collision ends with the markers back on spaces 1 and 7."""
    game = table({"corruption": 4, "virtue": 4, "silver": 9}, phase="recruit")
    log = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    assert told(log, "markers-back") == [("markers-back", {"corruption": 1, "virtue": 7})]
