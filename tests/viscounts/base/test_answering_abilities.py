"""Rule tests: abilities that answer to Debts and Deeds, and the order of effects (ledger section 6)."""

from __future__ import annotations

import pytest

from tests.kit.chapters.viscounts.effects import said, waiting
from tests.kit.rule import rule
from tests.kit.viscounts import pick, table

# --- abilities that answer to Debts and Deeds


@rule("VB-232")
def test_an_ability_answers_to_each_single_debt_gained() -> None:
    """Three Debts at once let the Racketeer's owner choose three times; a player without one is never asked."""
    game = waiting({"gain": {"debt": 3}}, {"board": ["racketeer-1", "abbot", None]})
    asked = 0
    while game.decision.kind != "action":
        if game.decision.kind == "either":
            asked += 1
        game.play(game.decision.options[-1])
    assert (asked, game.players[0].debts, game.debts_above) == (3, 3, 9)
    assert waiting({"gain": {"debt": 3}}, {"board": ["abbot", None, None]}).decision.kind == "action"


@rule("VB-232")
def test_an_ability_answers_to_each_debt_flipped_after_its_resource() -> None:
    """Two flips with a Debt Collector give two resources and twice 1 Silver and 1 Virtue, each resource first."""
    flip = {"flip": "debt"}
    game = waiting({"all": [flip, flip]}, {"debts": 3, "board": ["debt-collector-1", None, None]})
    p = game.players[0]
    assert (game.decision.kind, p.paid, p.goods[0], p.virtue) == ("resource", 1, 0, 7)
    pick(game, "resource", key="amount-ink")
    assert (game.decision.kind, p.paid, p.goods[0], p.virtue) == ("resource", 2, 1, 6)
    pick(game, "resource", key="amount-ink")
    assert (game.decision.kind, p.debts, p.goods, p.virtue) == ("action", 1, [2, 2, 0, 1], 5)


@rule("VB-232")
def test_an_ability_answers_to_a_debt_gained_in_the_turn_of_another() -> None:
    """Seat 0's collision on space 1 gives the Criminal of seat 1 a Debt, and seat 1 chooses at once."""
    collision = {"corruption": 1, "virtue": 1, "viscount": "1-2:OL"}
    other = {"board": ["racketeer-2", None, None], "viscount": "9-10:OR"}
    game = table(collision, other, phase="collision")
    assert (game.turn, game.seat, game.decision.kind, game.players[1].debts) == (0, 1, "either", 1)


@rule("VB-232")
def test_an_ability_answers_to_a_debt_flipped_in_the_turn_of_another() -> None:
    """Seat 0 completes a link with a flip: seat 1 flips its Debt, takes the resource, then Silver and Virtue."""
    other = {"debts": 1, "built": {"tp1": "5-6:2"}, "board": ["debt-collector-1", None, None], "viscount": "9-10:OR"}
    game = table({"viscount": "1-2:OL"}, other, {"viscount": "9-10:OL"}, resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=1)
    p = game.players[1]
    assert (game.seat, game.decision.kind, p.paid, p.goods, p.virtue) == (1, "resource", 1, [0, 0, 0, 0], 7)
    pick(game, "resource", key="amount-gold")
    assert (game.seat, game.decision.kind, p.goods, p.virtue) == (0, "play-card", [1, 0, 0, 1], 6)


# --- order


@rule("VB-233")
@pytest.mark.parametrize("first", ["racketeer-1", "racketeer-2"])
def test_several_abilities_at_one_moment_come_in_the_order_that_their_player_chooses(first: str) -> None:
    """Two Racketeers answer to one Debt: either may be first, and each answers once."""
    game = waiting({"gain": {"debt": 1}}, {"board": ["racketeer-1", "racketeer-2", None], "hand": ["abbot", "squire"]})
    assert (game.decision.kind, said(game, "card")) == ("order", ["racketeer-1", "racketeer-2"])
    pick(game, "order", card=first)
    choices = {
        "racketeer-1": ["effect-rearrange", "effect-discard"],
        "racketeer-2": ["effect-destroy", "effect-discard"],
    }
    assert said(game, "key") == choices[first]
    pick(game, "either", key="effect-discard")
    pick(game, "discard", key="keep-cards")
    second = next(card for card in choices if card != first)
    assert said(game, "key") == choices[second]
    pick(game, "either", key="effect-discard")
    pick(game, "discard", key="keep-cards")
    assert game.decision.kind == "action"


@rule("VB-233")
def test_what_one_ability_sets_off_is_finished_before_the_next_begins() -> None:
    """A hire by one Debt Collector, the Debt that it brings and the Racketeer's answer come before the other's flip."""
    board = ["debt-collector-3", "debt-collector-4", "racketeer-1"]
    seat = {"debts": 1, "deeds": 1, "board": board, "hand": ["abbot", "squire"]}
    game = waiting({"flip": "debt"}, seat, townsfolk={"3-4": ["bishop"]})
    pick(game, "resource", key="amount-ink")
    assert said(game, "card") == ["debt-collector-3", "debt-collector-4"]
    hire_first = game.copy()
    pick(hire_first, "order", card="debt-collector-4")
    pick(hire_first, "either", key="effect-hire-free")
    pick(hire_first, "free-hire", card="bishop")
    p = hire_first.players[0]
    assert (hire_first.decision.kind, p.debts, p.approved) == ("either", 1, 0)
    pick(hire_first, "either", key="effect-discard")
    pick(hire_first, "discard", card="squire")
    assert (hire_first.decision.kind, p.approved) == ("action", 1)
    pick(game, "order", card="debt-collector-3")
    assert (game.decision.kind, game.players[0].approved) == ("either", 1)


@rule("VB-233")
def test_among_players_the_active_one_comes_first() -> None:
    """A link with a flip is resolved by the builder before the other owner, whatever each of them chooses."""
    other = {"debts": 1, "deeds": 1, "built": {"tp1": "5-6:2"}, "viscount": "9-10:OR"}
    seat = {"debts": 1, "deeds": 1, "viscount": "1-2:OL"}
    game = table({"viscount": "9-10:OL"}, other, seat, to_act=2, resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=1)
    for who in (2, 1):
        assert (game.seat, game.decision.kind) == (who, "flip")
        pick(game, "flip", key="effect-flip-deed")
    assert (game.seat, game.decision.kind) == (2, "play-card")
