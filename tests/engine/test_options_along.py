"""Options of another rule that are offered along with a decision (Node.also); played, the decision is asked again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.viscounts import GATES, offers, pick, table
from westkingdom.engine.node import NODES
from westkingdom.viscounts.deck import REARRANGE_BOARD
from westkingdom.viscounts.game import Viscounts

ALONG = "turn-option"


def asked_to_move(**seat: Any) -> Viscounts:
    """Seat 0 has column 3 (draw for 2 Silver) and is asked where to move."""
    words: dict[str, Any] = {"columns": [3], "silver": 4, "board": ["abbot", None, None], "hand": [], **seat}
    return table({"viscount": "1-2:OL", **words}, boxes=GATES, phase="movement")


def along(game: wk.Game) -> list[wk.Option]:
    """The options that are offered along."""
    return [option for option in game.decision.options if option.kind == ALONG]


def test_they_come_last_with_the_kind_the_label_and_the_price_of_their_own_rule() -> None:
    """The decision keeps its kind; the option along says its own."""
    game = asked_to_move()
    decision = game.decision
    assert decision.kind == "move"
    assert [option.kind for option in decision.options[:-1]] == ["move"] * (len(decision.options) - 1)
    last = decision.options[-1]
    assert (last.kind, last.label.key) == (ALONG, "turn-option")
    assert [(part.key, part.args["n"]) for part in last.cost] == [("amount-silver", 2)]


def test_their_ids_lie_in_the_stretch_of_their_own_kind() -> None:
    """The number of an ability is the same whatever it is offered along with."""
    moving = asked_to_move()
    hiring = table({"columns": [3], "silver": 4, "board": ["abbot", None, None]}, boxes=GATES, phase="recruit")
    (one,), (other,) = along(moving), along(hiring)
    assert one.id == other.id
    assert moving.actions == [option.id for option in moving.decision.options]
    assert 1508 <= one.id <= 1571


def test_after_one_of_them_the_same_decision_is_asked_again() -> None:
    """Drawing a card for Silver takes nothing away from the move; it may be done as often as it can be paid."""
    game = asked_to_move()
    before = [option for option in game.decision.options if option.kind == "move"]
    game.play(along(game)[0])
    assert game.decision.kind == "move"
    assert len(along(game)) == 1
    game.play(along(game)[0])
    assert game.decision.kind == "move"
    assert along(game) == []
    free = [option for option in before if not option.cost]
    assert [option for option in game.decision.options if option.kind == "move"] == free
    assert game.players[0].goods[0] == 0
    assert len(game.players[0].hand) == 2


def test_every_option_along_is_part_of_the_history_and_replays() -> None:
    """The past holds the id of what was played, and the same ids play the same game."""
    game = asked_to_move()
    ident = along(game)[0].id
    game.play(ident)
    game.play(game.decision.options[0])
    again = asked_to_move()
    for option in game.history:
        again.play(option)
    assert game.history[0] == ident
    assert again.digest() == game.digest()


def test_a_game_saved_between_two_of_them_plays_on() -> None:
    """A save at a decision with options along has them again when it is loaded."""
    game = asked_to_move()
    game.play(along(game)[0])
    again = wk.load_game(json.loads(json.dumps(game.save())))
    assert again.actions == game.actions
    assert [option.label.key for option in again.decision.options] == [
        option.label.key for option in game.decision.options
    ]
    for one in (game, again):
        one.play(along(one)[0])
    assert again.digest() == game.digest()


def test_what_is_not_possible_along_is_explained_with_the_rest() -> None:
    """Reasons against both rules are given, each with the number that the option would have."""
    ident = along(asked_to_move())[0].id
    game = asked_to_move(silver=1)
    assert along(game) == []
    reasons = {entry.id: entry.reason.key for entry in game.decision.why_not()}
    assert reasons[ident] == "why-not-too-expensive"
    assert any(number < 320 for number in reasons)
    with pytest.raises(wk.IllegalMove):
        game.play(ident)


def test_nothing_to_draw_is_a_reason() -> None:
    """An ability that would do nothing is not offered."""
    game = asked_to_move(draw=[], discard=[], hand=["thief", "squire"])
    assert along(game) == []
    assert "why-not-nothing-to-do" in [entry.reason.key for entry in game.decision.why_not()]


def test_a_single_option_with_one_along_is_asked() -> None:
    """A forced move is not taken without a question while an ability could be used first."""
    plain = {"silver": 2, "hand": ["abbot"], "board": [None, None, None]}
    alone = table({**plain, "columns": [1]}, boxes=GATES, phase="cards")
    assert alone.decision.kind != "play-card"
    game = table({**plain, "columns": [3]}, boxes=GATES, phase="cards")
    events = game.listen()
    while game.decision.kind == "pause":
        pick(game, "pause", key="go-on")
    assert game.decision.kind == "play-card"
    assert len(game.decision.options) == 2
    assert not [event for event in events if event.key == "forced" and event.args.get("decision") == "play-card"]


def test_a_decision_that_offers_nothing_itself_is_not_asked_for_what_comes_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Options along never keep a rule alive that has none of its own."""
    game = asked_to_move()
    f = game.stack[-1]
    node = NODES[f[0]]
    assert node.also is not None
    assert len(game.options_of(node, f)) > len(node.options(game, f)) > 0
    monkeypatch.setattr(REARRANGE_BOARD, "also", node.also)
    alone = (REARRANGE_BOARD.id, f[1], 0, 0)
    assert game.options_of(NODES[REARRANGE_BOARD.id], alone) == []


def test_others_are_not_offered_what_is_for_the_own_turn() -> None:
    """Abilities for the own turn belong to their owner only."""
    game = table(
        {"silver": 4, "board": ["abbot", None, None]},
        {"columns": [3], "silver": 4, "viscount": "9-10:OR"},
        boxes=GATES,
        phase="movement",
    )
    assert game.seat == 0
    assert along(game) == []
    assert ALONG not in str(game.decision.why_not())


def test_without_such_abilities_nothing_is_offered_along() -> None:
    """A base game has decisions of one kind only."""
    game = table({"silver": 4, "board": ["abbot", None, None]}, phase="movement")
    assert game.offers_more is False
    assert {option.kind for option in game.decision.options} == {"move"}
    assert offers(game, key="turn-option") == []
