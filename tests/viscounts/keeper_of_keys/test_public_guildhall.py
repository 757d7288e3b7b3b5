"""Keeper of Keys, section H: what the Public Guildhall does for its owner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, HAND, KEYS, markers, offers, pick, table
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.strength import free_strength
from westkingdom.viscounts.terms import CONSTRUCT, PLACE_WORKERS, TRADE, TRANSCRIBE

# --- the Public Guildhall


def guildhall(**words: Any) -> dict[str, Any]:
    """A seat that owns the Public Guildhall."""
    return {"public": {"guildhall": "5-6:1"}, "hand": ["thief", "abbot", "squire"], **words}


@rule("KK-100")
@pytest.mark.parametrize(
    ("board", "n"),
    [([None, None, None], 0), (["friar", "miner", "princess"], 0), (["conspirator", None, "antagonist"], 3)],
)
def test_the_owner_of_the_guildhall_has_one_criminal_more(board: list[str | None], n: int) -> None:
    """Whatever lies on the board, the owner has 1 Criminal more than the cards show, and others have not."""
    game = table(guildhall(board=board), {**ELSEWHERE, "board": ["thief", None, None]}, boxes=KEYS, phase="draw")
    assert [criminals(game, p) for p in game.players] == [n + 1, 1]
    game = table(guildhall(board=board, public={}), ELSEWHERE, boxes=KEYS, phase="draw")
    assert criminals(game, game.players[0]) == n


@rule("KK-101")
@pytest.mark.parametrize("action", [TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE])
def test_the_criminal_counts_in_all_primary_actions(action: int) -> None:
    """In each of the four actions it is one icon more, even with an empty board."""
    game = table(guildhall(), ELSEWHERE, boxes=KEYS, phase="draw")
    assert [free_strength(game, p, action, None) for p in game.players] == [1, 0]


@rule("KK-101")
def test_the_criminal_can_be_used_again_in_every_action() -> None:
    """With nothing else it places 1 Worker, and stays."""
    game = table(guildhall(viscount="1-2:IN"), ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    pick(game, "action", key="action-place-workers")
    assert game.players[0].tier1 == [1, 0, 0, 0, 0]
    assert criminals(game, game.players[0]) == 1


@rule("KK-102")
@pytest.mark.parametrize(
    ("board", "expected"), [([None, None, None], 3), (["thief", None, None], 4), (["friar", "miner", None], 3)]
)
def test_playing_a_criminal_gives_one_corruption_more(board: list[str | None], expected: int) -> None:
    """A Thief played beside so many Criminals moves the marker from 1 by their number, his own and the Guildhall's."""
    game = table(guildhall(board=board, hand=["swindler-1", "abbot"]), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card="swindler-1")
    assert game.players[0].corruption == expected
    game = table(guildhall(board=board, hand=["swindler-1", "abbot"], public={}), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card="swindler-1")
    assert game.players[0].corruption == expected - 1


@rule("KK-103")
@pytest.mark.parametrize(("space", "corruption", "virtue"), [(3, 2, 7), (5, 1, 7)])
def test_the_criminal_is_counted_in_the_collisions_of_others(space: int, corruption: int, virtue: int) -> None:
    """On space 3 the owner gains 1 Corruption like whoever has Criminals, on space 5 no Virtue."""
    active = {"corruption": space, "virtue": space, "hand": HAND}
    owner = guildhall(**ELSEWHERE)
    game = table(active, owner, boxes=KEYS, phase="collision")
    assert (game.players[1].corruption, game.players[1].virtue) == (corruption, virtue)
    game = table(active, {**owner, "public": {}}, boxes=KEYS, phase="collision")
    assert (game.players[1].corruption, game.players[1].virtue) == ((1, 7) if space == 3 else (1, 6))


@rule("KK-103")
def test_the_criminal_is_counted_in_the_own_collision() -> None:
    """The second Workshop, which asks for no Criminal, gives its owner no Virtue any more."""
    for public, debts in (({"guildhall": "5-6:1"}, 1), ({}, 0)):
        seat = guildhall(built={"w2": "1-2:1"}, corruption=4, virtue=4, public=public)
        game = table(seat, ELSEWHERE, boxes=KEYS, phase="collision")
        # Without the Guildhall the Virtue moves both markers to space 3, which gives no Debt.
        assert (game.players[0].deeds, game.players[0].debts) == (1, debts)


@rule("KK-104")
@pytest.mark.parametrize("owns", [True, False])
def test_a_shuffle_of_the_owner_gives_corruption(owns: bool) -> None:
    """With no Criminal on the board the owner gains 1 Corruption for a shuffle, anybody else 1 Virtue."""
    seat = guildhall(discard=["financer"], draw=["labourer"], **({} if owns else {"public": {}}))
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="draw", resolve={"shuffle": 1})
    assert (game.players[0].corruption, game.players[0].virtue) == ((2, 7) if owns else (1, 6))


@rule("KK-105")
@pytest.mark.parametrize("card", ["abbot", "labourer", "lender-2"])
def test_playing_a_card_without_a_criminal_gives_no_corruption(card: str) -> None:
    """The Criminal of the Guildhall alone gives nothing when a card is played, even beside a Thief."""
    game = table(guildhall(hand=[card, "thief"], board=["conspirator", None, None]), ELSEWHERE, boxes=KEYS)
    pick(game, "play-card", card=card)
    assert (game.players[0].corruption, game.players[0].virtue) == (1, 7)


@rule("KK-106")
@pytest.mark.parametrize("owns", [True, False])
def test_the_criminal_scores_for_manuscripts(owns: bool) -> None:
    """A Manuscript with 1 point per Criminal counts the Thief of the deck and the Guildhall, for its owner only."""
    public = {"public": {"guildhall": "5-6:1"}}
    seat = {"manuscripts": ["ms-blue-6-criminals"], "hero": "hero-bertha"}
    game = table({**seat, **(public if owns else {})}, {**ELSEWHERE, **({} if owns else public)}, boxes=KEYS)
    assert dict(game.scores[0].lines)["manuscripts"] == (2 if owns else 1)


@rule("KK-107")
def test_the_criminal_does_not_count_for_chest_tiles() -> None:
    """A card without a Criminal enters a space above "Criminal for a Stone": nothing; with one: 1 Stone."""
    seat = guildhall(chests=["chest-criminal-stone", "chest-criminal-gold", None], board=["lender-2", None, None])
    game = table(seat, ELSEWHERE, boxes=KEYS)
    assert game.players[0].goods == [0, 0, 0, 0]
    criminal = game.copy()
    pick(game, "play-card", card="abbot")
    assert game.players[0].goods == [0, 0, 0, 0]
    pick(criminal, "play-card", card="thief")
    assert criminal.players[0].goods == [0, 0, 1, 0]


# --- worked examples


@rule("KK-EX-10")
def test_public_guildhall() -> None:
    """A Thief: 2 Corruption. A shuffle: 1 Corruption. 2 Builders on cards make 3, a Workshop.

    An Abbot: no Corruption.
    """
    game = table(guildhall(), ELSEWHERE, boxes=KEYS)
    abbot = game.copy()
    pick(game, "play-card", card="thief")
    assert markers(game, 0) == (3, 7)
    pick(abbot, "play-card", card="abbot")
    assert markers(abbot, 0) == (1, 7)
    seat = guildhall(discard=["financer"], draw=["labourer"])
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="draw", resolve={"shuffle": 1})
    assert markers(game, 0) == (2, 7)
    seat = guildhall(board=["charlatan", None, None], viscount="1-2:OL")
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    pick(game, "action", key="action-construct")
    assert [option.label.args["slot"] for option in offers(game)] == ["w1", "w2", "w3"]
    game = table({**seat, "public": {}}, ELSEWHERE, boxes=KEYS, phase="action", townsfolk={"1-2": ["friar"]})
    assert "action-construct" not in [option.label.key for option in game.decision.options]
