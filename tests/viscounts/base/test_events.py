"""What listeners are told: events are small, true, and name what everybody sees."""

from __future__ import annotations

import westkingdom as wk
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts


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


def test_an_ability_is_told_only_if_it_does_something() -> None:
    """The second Workshop acts in a collision without a Criminal on the board; with one nothing is told of it."""
    for card, acts in (("thief", False), ("abbot", True)):
        seat = {"board": [card, None, None], "built": {"w2": "1-2:1"}, "corruption": 4, "virtue": 4}
        # Something is chosen first, so that there is a listener when the collision comes.
        game = table(seat, phase="collision", resolve={"either": [{"gain": {"silver": 1}}, {"gain": {"ink": 1}}]})
        log = game.listen()
        pick(game, "either", key="amount-silver")
        assert len(told(log, "collision")) == 1
        assert (("ability", {"thing": "w2"}) in told(log, "ability")) is acts


def in_words(messages: list[wk.Message]) -> list[tuple[str, object]]:
    """Amounts as (word, number)."""
    return [(message.key.removeprefix("amount-"), message.args.get("n")) for message in messages]


def dismissing() -> Viscounts:
    """A table at which seat 0 places 1 worker, which needs 1 Noble: from the card of the segment, or for a Gold."""
    seat = {"viscount": "3-4:IN", "silver": 3, "gold": 1}
    game = table(seat, phase="action", townsfolk={"3-4": ["antagonist", "friar"]}, manuscripts={"3-4": []})
    pick(game, "action", key="action-place-workers")
    if game.decision.kind == "workers":
        pick(game, "workers", n=1)
    assert game.decision.kind == "dismiss"
    return game


def test_a_dismissal_says_what_it_costs_brings_and_saves() -> None:
    """The Antagonist costs 3 Silver and brings his icons; without him it costs a Gold."""
    with_him, without = dismissing().decision.options
    assert in_words(with_him.cost) == [("silver", 3)]
    assert in_words(with_him.gain)[0] == ("noble", 2)
    assert in_words(without.cost) == [("gold", 1)]
    assert without.gain == []


def test_the_silver_of_a_dismissal_and_of_a_hire_is_told() -> None:
    game = dismissing()
    log = game.listen()
    pick(game, "dismiss", card="antagonist")
    assert [event.key for event in log if event.key in ("pay", "dismiss")] == ["pay", "dismiss"]
    assert told(log, "pay")[0] == ("pay", {"good": "silver", "n": 3})
    game = table({"viscount": "1-2:OL", "silver": 9}, phase="recruit", townsfolk={"1-2": ["friar"]})
    log = game.listen()
    pick(game, "recruit", key="recruit-card")
    assert told(log, "pay") == [("pay", {"good": "silver", "n": 2})]


def test_the_silver_of_a_move_is_told_once() -> None:
    game = table({"viscount": "1-2:OL", "silver": 9, "hand": ["trader-1"]}, phase="cards")
    while game.decision.kind != "move":
        game.play(game.decision.options[0])
    log = game.listen()
    far = next(option for option in game.decision.options if option.cost)
    game.play(far)
    assert told(log, "move")[0][1]["silver"] == far.cost[0].args["n"]
    assert told(log, "pay") == []
