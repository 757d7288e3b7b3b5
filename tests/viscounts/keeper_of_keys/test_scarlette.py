"""Keeper of Keys, section E: Scarlette transcribes when she is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import labels
from tests.kit.chapters.keeper_of_keys.heroes import told
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, names, offers, pick, table
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}


def scarlette(
    viscount: str = "3-4:IN", tile: str = "ms-grey-4-stone", recruit: str = "friar", **words: Any
) -> Viscounts:
    """A table at which seat 0 has just played Scarlette; there are Manuscripts in 3-4 (two) and in 5-6."""
    words["manuscripts"] = words.pop("manuscripts_of_seat", [])
    seat = {"hand": ["hero-scarlette", "abbot", "squire"], "viscount": viscount, **words}
    tiles = {"3-4": [tile, "ms-grey-3-virtue"], "5-6": ["ms-black-3-flip"]}
    game = table(seat, ELSEWHERE, boxes=KEYS, manuscripts=tiles, townsfolk={"3-4": ["bishop"], "5-6": [recruit]})
    pick(game, "play-card", card="hero-scarlette")
    return game


@rule("KK-050")
def test_scarlette_may_transcribe_when_she_is_played() -> None:
    """Her owner is asked, and may take the Manuscript or decline."""
    game = scarlette(ink=3)
    assert (game.decision.kind, labels(game)) == ("may", ["effect-action-transcribe", "decline"])
    declined = game.copy()
    pick(declined, "may", key="decline")
    assert (declined.players[0].manuscripts, declined.players[0].goods) == ([], [0, 3, 0, 0])
    pick(game, "may", key="effect-action-transcribe")
    assert [game.facts.manuscripts.ids[tile] for tile in game.players[0].manuscripts] == ["ms-grey-4-stone"]


@rule("KK-050")
def test_only_playing_scarlette_transcribes() -> None:
    """Sliding to another space or dropping off, she gives nothing."""
    game = table(
        {"board": ["hero-scarlette", None, None], "hand": ["abbot", "squire"], "ink": 9, "viscount": "3-4:IN"},
        boxes=KEYS,
    )
    assert game.decision.kind == "play-card"
    game = table(
        {"board": [None, None, "hero-scarlette"], "hand": ["abbot", "squire"], "ink": 9, "viscount": "3-4:IN"},
        boxes=KEYS,
    )
    assert (game.decision.kind, game.players[0].corruption) == ("play-card", 1)


@rule("KK-051")
def test_scarlette_transcribes_where_the_viscount_stands_before_it_moves() -> None:
    """The Manuscript of the segment in which the turn began is taken; the Viscount moves afterwards, 1 space."""
    game = scarlette(ink=3)
    pick(game, "may", key="effect-action-transcribe")
    assert (game.decision.kind, game.players[0].space) == ("move", 5)
    assert game.facts.manuscripts.ids[game.players[0].manuscripts[0]] == "ms-grey-4-stone"
    assert [option.label.args["space"].args["kind"] for option in game.decision.options] == ["OR", "IN"]  # type: ignore[union-attr]


@rule("KK-052")
@pytest.mark.parametrize(("ink", "possible"), [(2, False), (3, True)])
def test_scarlettes_action_needs_the_full_price(ink: int, possible: bool) -> None:
    """A Manuscript of cost 4 takes her Cleric and 3 Ink Wells, all of which are paid; with 2 she cannot transcribe."""
    game = scarlette(ink=ink)
    assert (game.decision.kind == "may") == possible
    if possible:
        pick(game, "may", key="effect-action-transcribe")
    assert game.players[0].goods[:3] == ([0, 0, 2] if possible else [0, ink, 0])


@rule("KK-052")
def test_scarlettes_action_may_dismiss_and_is_answered_like_any_other() -> None:
    """The Bishop of the segment may be dismissed for 3 Silver, and a Deacon answers after the action."""
    game = scarlette(ink=1, silver=3, board=["deacon-1", None, None])
    pick(game, "may", key="effect-action-transcribe")
    assert game.decision.kind == "move"
    p = game.players[0]
    assert (p.goods[:2], p.debts, p.virtue) == ([0, 1], 1, 6)
    assert names(game, game.removed) == ["bishop"]


@rule("KK-052")
def test_scarlettes_manuscript_may_earn_a_cleric_bonus_card() -> None:
    """A third grey ribbon earns the grey card at once, and the tile's immediate effect is resolved."""
    game = scarlette(ink=3, manuscripts_of_seat=["ms-grey-5-builders", "ms-grey-3-flip"])
    pick(game, "may", key="effect-action-transcribe")
    shown: Any = game.view(None)
    assert shown["players"][0]["cleric_bonus"] == ["cleric-bonus-grey"]
    assert game.players[0].goods == [0, 0, 2, 0]


@rule("KK-053")
def test_scarlette_has_value_one_a_cleric_and_corrupts_after_her_action() -> None:
    """Value 1, 1 Cleric; her effect is the action first and then 1 Corruption."""
    game = scarlette(ink=3)
    number = game.cards.number["hero-scarlette"]
    assert (game.cards.cost[number], game.cards.icons[number]) == (1, [0, 0, 0, 1, 0])
    log = game.listen()
    assert game.players[0].corruption == 1
    pick(game, "may", key="effect-action-transcribe")
    assert told(log, "transcribe", "gain-corruption") == ["transcribe", "gain-corruption"]
    assert game.players[0].corruption == 2


@rule("KK-054")
@pytest.mark.parametrize("able", [True, False])
def test_the_corruption_comes_even_if_nothing_is_transcribed(able: bool) -> None:
    """Whoever declines or cannot transcribe gains 1 Corruption all the same."""
    game = scarlette(ink=3 if able else 0)
    if able:
        pick(game, "may", key="decline")
    assert (game.decision.kind, game.players[0].corruption, game.players[0].manuscripts) == ("move", 2, [])


@rule("KK-055")
@pytest.mark.parametrize("transcribes", [True, False])
def test_after_scarlettes_manuscript_the_primary_action_is_another_one(transcribes: bool) -> None:
    """Phase 3 still has an action; it may be a Transcribe only if she transcribed nothing."""
    game = scarlette(ink=9, gold=3)
    pick(game, "may", key="effect-action-transcribe" if transcribes else "decline")
    pick(game, "move", segment="5-6", kind="IN")
    wanted = ["action-place-workers", *([] if transcribes else ["action-transcribe"]), "action-none"]
    assert (game.decision.kind, labels(game)) == ("action", wanted)
    if transcribes:
        pick(game, "action", key="action-place-workers")
        while game.decision.kind in ("workers", "pay"):
            game.play(game.decision.options[0])
        assert sum(game.players[0].tier1) > 0


@rule("KK-055")
def test_a_free_manuscript_after_scarlette_is_not_limited() -> None:
    """A Manuscript whose effect gives another one for nothing gives it though one was transcribed."""
    game = scarlette(tile="ms-black-5-free-manuscript", ink=4)
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    assert len(game.players[0].manuscripts) == 2
    assert game.decision.kind == "move"


@rule("KK-055")
def test_the_next_turn_may_transcribe_again() -> None:
    """The limit ends with the turn."""
    game = scarlette(ink=9)
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "move", segment="5-6", kind="IN")
    assert "action-transcribe" not in labels(game)
    while (game.seat, game.decision.kind) != (0, "play-card"):
        game.play(game.decision.options[-1])
    pick(game, "play-card", card="abbot")
    pick(game, "move", segment="9-10", kind="IN")
    assert (game.seat, game.decision.kind) == (0, "action")
    assert "action-transcribe" in labels(game)


@rule("KK-056")
@pytest.mark.parametrize("dismisses", [True, False])
def test_a_dismissal_for_scarlette_is_the_dismissal_of_the_turn(dismisses: bool) -> None:
    """Who dismissed in her action is not asked again in phase 3; who did not, is."""
    game = scarlette(ink=3, silver=9, gold=1, board=["jeweller-1", None, None], recruit="princess")
    pick(game, "may", key="effect-action-transcribe")
    pick(game, "dismiss", key="dismiss-card" if dismisses else "dismiss-nobody")
    pick(game, "move", segment="5-6", kind="IN")
    log = game.listen()
    pick(game, "action", key="action-place-workers")
    assert (game.decision.kind == "dismiss") != dismisses
    if dismisses:
        forced = [event for event in log if event.key == "forced" and event.args["decision"] == "dismiss"]
        assert [why.key for event in forced for _, why in event.why] == ["why-not-dismissed-already"]
        assert game.players[0].tier1[2] == 1


@rule("KK-057")
@pytest.mark.parametrize("card", ["ferryman", "huntsman", "profiteer", "smithy"])
def test_a_trade_in_an_immediate_effect_comes_before_the_movement(card: str) -> None:
    """Trade or 3 Silver: the Trade happens where the Viscount stands now, and phase 3 may Trade again."""
    seat = {"hand": [card, "abbot"], "board": ["lender-2", None, None], "viscount": "1-2:OL", "silver": 1}
    game = table(seat, boxes=KEYS, townsfolk={"1-2": ["bishop"], "3-4": ["enforcer"]})
    pick(game, "play-card", card=card)
    assert (game.decision.kind, labels(game)) == ("either", ["effect-action-trade", "effect-gain"])
    silver = game.copy()
    pick(silver, "either", key="effect-gain")
    assert (silver.players[0].goods[0], silver.decision.kind) == (4, "move")
    pick(game, "either", key="effect-action-trade")
    most = len(game.decision.options)
    assert [option.label.args["n"] for option in game.decision.options] == list(range(1, most + 1))
    assert most == 3 + sum(game.cards.icons[game.cards.number[card]][icon] for icon in (0, 4))
    pick(game, "exchanges", n=2)
    assert (game.players[0].goods[0], game.decision.kind) == (3, "move")
    outside = next(option for option in offers(game) if "OL" in str(option.label.data()))
    game.play(outside)
    assert "action-trade" in labels(game)


@rule("KK-057")
def test_where_no_trade_is_possible_the_silver_is_gained() -> None:
    """On an inside space the action is not there, so 3 Silver are gained without a question."""
    game = table({"hand": ["ferryman", "abbot"], "viscount": "1-2:IN", "silver": 9}, boxes=KEYS)
    pick(game, "play-card", card="ferryman")
    assert (game.players[0].goods[0], game.decision.kind) == (12, "move")


@rule("KK-EX-4")
def test_scarlette() -> None:
    """2 Clerics beside hers and 1 Ink Well pay for cost 4; 1 Corruption; move 1.

    An action, but no second Transcribe.
    """
    game = scarlette(ink=1, gold=1, board=["abbot", "deacon-1", None], hand=["hero-scarlette", "squire"])
    pick(game, "may", key="effect-action-transcribe")
    p = game.players[0]
    assert (p.goods, p.corruption) == ([0, 0, 2, 1], 2)
    assert [game.facts.manuscripts.ids[tile] for tile in p.manuscripts] == ["ms-grey-4-stone"]
    pick(game, "move", segment="5-6", kind="IN")
    assert labels(game) == ["action-place-workers", "action-none"]


@rule("KK-EX-4")
def test_scarlette_on_an_outside_space() -> None:
    """Without a Manuscript to transcribe there is no action, only 1 Corruption."""
    game = scarlette(viscount="3-4:OL", ink=9, board=["abbot", "deacon-1", None], hand=["hero-scarlette", "squire"])
    assert (game.decision.kind, game.players[0].corruption, game.players[0].manuscripts) == ("move", 2, [])
