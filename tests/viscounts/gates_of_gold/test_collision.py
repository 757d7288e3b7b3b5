"""Section M: in which order the abilities of this box are resolved in a Collision."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import asked, first_taken
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, offers, pick, table
from westkingdom.viscounts.game import Viscounts

SILVER = "builder-diversified-collision-silver"
FLIP = "builder-diversified-collision-flip"
HIRE = "builder-diversified-collision-hire"
LEADER = "castle-leader-collision"
HOLDER: dict[str, Any] = {"builder": ["diversified"], "board": ["kings-order", None, None]}
WITH_OUTSIDER: dict[str, Any] = {"builder": ["diversified"], "board": ["outsider-hunter", None, None]}
QUIET: dict[str, Any] = {"board": ["abbot", None, None]}


def collide(card: str, *seats: dict[str, Any], space: int = 3, **position: Any) -> Viscounts:
    """A table with this Diversified Builder card in phase 5 of the seat to act, whose markers share a space."""
    acting = position.get("to_act", 0)
    placed = [{"viscount": "9-10:OR", **seat} for seat in seats]
    placed[acting] = {"corruption": space, "virtue": space, **placed[acting]}
    cards = [card, "builder-specialized-welcome-silver"]
    words: dict[str, Any] = {"castle_leader_card": "castle-leader-move", **position}
    return table(*placed, boxes=GATES, builder_cards=cards, phase="collision", **words)


A_QUESTION: dict[str, Any] = {"either": [{"gain": {"ink": 1}}, {"gain": {"gold": 1}}]}


# --- step 2


@rule("GG-169")
def test_the_silver_of_d1_comes_after_step_1_and_before_step_3() -> None:
    """The Virtue of w2 is gained first, then 2 Silver, then the 1 Silver and 1 Deed above the space."""
    game = collide(SILVER, {**HOLDER, "built": {"w2": "1-2:1"}}, QUIET, space=4, resolve=A_QUESTION)
    log = first_taken(game)
    steps = [event for event in log if event.key in ("gain", "gain-virtue", "gain-deed", "markers-back")]
    told = [(event.key, event.args.get("n")) for event in steps if event.args.get("good") != "ink"]
    assert told == [("gain-virtue", 1), ("gain", 2), ("gain", 1), ("gain-deed", 1), ("markers-back", None)]
    assert game.players[0].goods == [3, 1, 0, 0]
    assert (game.players[0].deeds, game.players[0].debts) == (1, 0)


@rule("GG-169")
def test_d2_is_resolved_before_the_debts_and_deeds_of_steps_3_and_4() -> None:
    """A holder without a Debt or Deed is not asked, although the Collision brings both afterwards."""
    game = collide(FLIP, HOLDER, QUIET, space=4)
    assert asked(game) == ("play-card", 1)
    assert (game.players[0].deeds, game.players[0].debts, game.players[0].approved) == (1, 1, 0)
    with_deed = collide(FLIP, {**HOLDER, "deeds": 1}, QUIET, space=4)
    assert asked(with_deed) == ("may", 0)
    assert (with_deed.players[0].deeds, with_deed.players[0].debts) == (1, 0)


@rule("GG-169")
def test_the_free_hire_of_d4_comes_after_step_1_and_before_step_3() -> None:
    """When the hire is asked w2 has moved the markers, and nothing above the space is gained yet."""
    game = collide(HIRE, {**WITH_OUTSIDER, "built": {"w2": "1-2:1"}}, QUIET, space=5)
    assert asked(game) == ("free-hire", 0)
    p = game.players[0]
    assert (p.corruption, p.virtue, p.goods, p.deeds, p.debts) == (4, 4, [0, 0, 0, 0], 0, 0)


@rule("GG-169")
def test_d4_of_an_opponent_comes_before_step_3_and_4_too() -> None:
    """While the opponent chooses whom to hire neither the active player nor the opponent has gained for the space."""
    game = collide(HIRE, QUIET, WITH_OUTSIDER, space=7)
    assert asked(game) == ("free-hire", 1)
    assert (game.players[0].debts, game.players[0].goods[0], game.players[1].deeds) == (0, 0, 0)


# --- the order of players


@rule("GG-170")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_resolves_everything_first_then_the_others_clockwise(active: int) -> None:
    """A Builder card, a Castle Leader card and a Townsfolk card of three players answer in the order of seats."""
    seats: list[dict[str, Any]] = [
        {"builder": ["diversified"], "board": ["outsider-hunter", None, None]},
        {"board": ["abbot", None, None], "tier3": 1},
        {"board": ["peddler-5", None, None]},
    ]
    game = collide(HIRE, *seats, to_act=active, castle_leader_card=LEADER, space=2)
    kinds = {0: "free-hire", 1: "resource", 2: "discard"}
    for i in range(3):
        seat = (active + i) % 3
        assert asked(game) == (kinds[seat], seat)
        answer(game)
    assert asked(game) == ("play-card", (active + 1) % 3)


@rule("GG-170")
def test_one_player_finishes_before_the_next_begins() -> None:
    """The active player with two abilities resolves both before the next player is asked about one."""
    active = {"board": ["peddler-5", None, None], "tier3": 1}
    game = collide(HIRE, active, WITH_OUTSIDER, castle_leader_card=LEADER)
    pick(game, "order", card="peddler-5")
    pick(game, "discard", key="keep-cards")
    pick(game, "resource", key="amount-gold")
    assert asked(game) == ("free-hire", 1)


# --- the order of one player's effects


@rule("GG-171")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_player_with_several_effects_chooses_their_order(first: int) -> None:
    """Townsfolk card, Builder card and Castle Leader card can each be resolved first, and each once."""
    seat = {"builder": ["diversified"], "board": ["peddler-5", "outsider-hunter", None], "tier3": 1}
    game = collide(HIRE, seat, QUIET, castle_leader_card=LEADER)
    words: list[Any] = [{"card": "peddler-5"}, {"thing": HIRE}, {"thing": LEADER}]
    kinds = ["discard", "free-hire", "resource"]
    assert asked(game) == ("order", 0)
    assert len(game.decision.options) == 3
    pick(game, "order", **words[first])
    assert asked(game) == (kinds[first], 0)
    answer(game)
    assert asked(game) == ("order", 0)
    rest = [i for i in range(3) if i != first]
    assert [len(offers(game, **words[i])) for i in range(3)] == [0 if i == first else 1 for i in range(3)]
    pick(game, "order", **words[rest[1]])
    assert asked(game) == (kinds[rest[1]], 0)
    answer(game)
    assert asked(game) == (kinds[rest[0]], 0)
    answer(game)
    assert asked(game) == ("play-card", 1)


def answer(game: Viscounts) -> None:
    """Answer the question of one ability, with a King's Order for a hire."""
    kind = game.decision.kind
    pick(game, kind, key={"discard": "keep-cards", "free-hire": "hire-instead", "resource": "amount-ink"}[kind])
    if kind == "free-hire":
        pick(game, "discard", key="keep-cards")


# --- the condition


@rule("GG-172")
def test_the_condition_of_a_builder_card_is_read_when_its_turn_comes() -> None:
    """If the King's Order is gone from the board when D2 is resolved nothing may be flipped, else it may."""
    for gone in (False, True):
        seat = {"builder": ["diversified"], "board": ["kings-order", "peddler-5", None], "deeds": 1}
        game = collide(FLIP, seat, QUIET)
        pick(game, "order", card="peddler-5")
        p = game.players[0]
        if gone:
            p.discard.append(p.board[0])
            p.board = [-1, *p.board[1:]]
            game.check()
        pick(game, "discard", key="keep-cards")
        assert asked(game) == (("play-card", 1) if gone else ("may", 0))


@rule("GG-172")
def test_a_kings_order_that_dropped_off_in_the_same_turn_does_not_count() -> None:
    """Only the King's Order that lies on the board at the Collision counts, not the one of the start of the turn."""
    for board, silver in ((["abbot", "kings-order", None], 2), ([None, "abbot", "kings-order"], 0)):
        seat = {
            "builder": ["diversified"],
            "board": board,
            "corruption": 3,
            "virtue": 3,
            "hand": ["squire", "labourer"],
        }
        cards = [SILVER, "builder-specialized-order-virtue"]
        rest: dict[str, Any] = {"castle_leader_card": "castle-leader-move"}
        game = table(seat, {"viscount": "9-10:OR"}, boxes=GATES, builder_cards=cards, **rest)
        log = game.listen()
        while not any(event.key == "markers-back" for event in log):
            game.play(game.decision.options[-1])
        gained = [event.args["n"] for event in log if event.key == "gain" and event.args["good"] == "silver"]
        assert gained == ([silver, 1] if silver else [1])


# --- stuck markers


@rule("GG-173")
@pytest.mark.parametrize(("hired", "space"), [("deacon-1", 3), ("brute", 5), ("vagrant", 4)])
def test_virtue_and_corruption_of_step_2_move_both_markers_before_step_3(hired: str, space: int) -> None:
    """After a hire with 1 Virtue, 1 Corruption or neither the space to the left, to the right or the same is read."""
    above = {3: (1, 1, 0), 4: (2, 1, 1), 5: (2, 0, 1)}
    game = collide(HIRE, WITH_OUTSIDER, QUIET, space=4, townsfolk={"1-2": [hired]})
    pick(game, "free-hire", card=hired)
    p = game.players[0]
    assert (p.goods[0], p.deeds, p.debts) == above[space]


@rule("GG-173")
def test_virtue_of_step_1_moves_both_markers_before_step_2_and_3() -> None:
    """With w2 the markers go from 5 to 4, with a hire for 1 Virtue on to 3."""
    seat = {**WITH_OUTSIDER, "built": {"w2": "1-2:1"}}
    game = collide(HIRE, seat, QUIET, space=5, townsfolk={"1-2": ["deacon-1"]})
    assert (game.players[0].corruption, game.players[0].virtue) == (4, 4)
    pick(game, "free-hire", card="deacon-1")
    p = game.players[0]
    assert (p.goods[0], p.deeds, p.debts) == (1, 1, 0)


@rule("GG-173")
def test_the_space_of_an_opponent_who_gains_in_step_2_is_not_read() -> None:
    """The Virtue of an opponent's hire moves the opponent's marker alone: the active player is paid for space 4."""
    game = collide(HIRE, QUIET, WITH_OUTSIDER, space=4, townsfolk={"1-2": ["deacon-1"]})
    pick(game, "free-hire", card="deacon-1")
    assert (game.players[0].goods[0], game.players[0].deeds, game.players[0].debts) == (2, 1, 1)
    assert (game.players[1].corruption, game.players[1].virtue) == (1, 6)
