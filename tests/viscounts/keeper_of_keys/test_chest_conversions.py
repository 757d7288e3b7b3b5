"""Chest Tiles below the board: conversions for cards that are there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.keeper_of_keys.chests_at_work import ICON_OF, ONE, TWO, below
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, offers, pick, table
from westkingdom.viscounts.strength import strength

ACTIONS = {"trade": 0, "construct": 1, "place-workers": 2, "transcribe": 3}


def icons(board: list[str | None], chests: list[str | None], action: str, **seat: Any) -> int:
    """The most icons of an action without paying, with these cards and tiles."""
    game = table({"board": board, "chests": chests, "hand": ["financer"], **seat}, boxes=KEYS, phase="action")
    return strength(game, game.players[0], ACTIONS[action])


def all_icons(card: str, tile: str) -> dict[str, int]:
    """What the one card on the board is worth in each action, with a tile below it."""
    return {action: icons([None, card, None], below(tile, 1), action) for action in ACTIONS}


def worth(trade: int = 0, construct: int = 0, place_workers: int = 0, transcribe: int = 0) -> dict[str, int]:
    """Icons by action."""
    return {"trade": trade, "construct": construct, "place-workers": place_workers, "transcribe": transcribe}


# --- when rewards are gained


@rule("KK-126")
def test_a_conversion_works_after_a_rearrange() -> None:
    """The Labourer counts as 2 Builders once he lies above the tile, and no longer when he has left it."""
    seat = {"board": ["labourer", "abbot", None], "hand": ["financer"]}
    for tile_at, before, after in ((1, 1, 2), (0, 2, 1)):
        game = table(
            {**seat, "chests": below("chest-double-builder", tile_at)},
            boxes=KEYS,
            phase="action",
            resolve={"rearrange": 1},
        )
        assert strength(game, game.players[0], ACTIONS["construct"]) == before
        game.play(game.decision.options[-1])
        assert strength(game, game.players[0], ACTIONS["construct"]) == after


# --- which icons count


@rule("KK-127")
def test_tiles_look_at_printed_icons_only() -> None:
    """The Noble that the Benefactor makes of 2 Merchants is not printed on a card, so no tile doubles it."""
    tile = below("chest-double-noble", 1)
    assert icons([None, "benefactor", None], tile, "place-workers") == 1
    assert icons([None, "princess", None], tile, "place-workers") == 2
    assert icons(["benefactor", "princess", None], tile, "place-workers") == 3


@rule("KK-127")
def test_tiles_look_at_the_card_in_their_space_only() -> None:
    """Icons of other cards, of open slots and of Cleric Bonus cards are not converted."""
    built = {"built": {"gh1": "1-2:1"}, "cleric_bonus": ["grey"]}
    assert icons(["labourer", "abbot", None], below("chest-double-builder", 1), "construct", **built) == 3
    assert icons(["labourer", "abbot", None], below("chest-double-builder", 0), "construct", **built) == 4


@rule("KK-127")
def test_a_criminal_made_by_a_public_building_sets_off_no_tile() -> None:
    """The permanent Criminal Icon of the Public Guildhall is on no card: only a Criminal that enters is paid for."""
    for card, gold in (("abbot", 0), ("thief", 1)):
        seat = {
            "board": ["labourer", None, None],
            "hand": [card, "financer"],
            "chests": below("chest-criminal-gold", 0),
            "public": {"guildhall": "1-2:1"},
        }
        game = table(seat, boxes=KEYS)
        pick(game, "play-card", card=card)
        assert game.players[0].goods == [0, 0, 0, gold]


@rule("KK-128")
def test_a_converted_icon_does_not_count_as_itself_too() -> None:
    """Two Merchants make a Cleric with the Traveller, but the Abbot is then either a Cleric or 3 Merchants."""
    tile = below("chest-merchant-cleric", 1)
    # As a Cleric: 1 + 2 // 2 = 2. As 3 Merchants: (2 + 3) // 2 = 2. As both it would be 3.
    assert icons(["traveller", "abbot", None], tile, "transcribe") == 2
    # A doubled Noble is 2 Nobles, not 2 besides itself.
    assert icons(["squire", None, None], below("chest-double-noble", 0), "place-workers") == 2


@rule("KK-129")
def test_converting_is_optional() -> None:
    """An icon that counts in the action stays itself where converting it would be a loss."""
    assert all_icons("abbot", "chest-merchant-cleric") == worth(trade=3, transcribe=1)
    assert all_icons("abbot", "chest-split-cleric") == worth(construct=1, place_workers=1, transcribe=1)
    assert icons(["abbot", "bishop", None], below("chest-merchant-cleric", 1), "transcribe") == 3
    # Each tile is used or not for itself: one Noble is doubled, the other stays what it is.
    assert (
        icons(["squire", "princess", None], ["chest-double-noble", "chest-merchant-noble", None], "place-workers") == 3
    )


# --- the conversions


@rule("KK-130", "KK-137")
@pytest.mark.parametrize("icon", ICON_OF)
def test_family_1_one_icon_counts_as_two_of_the_same(icon: str) -> None:
    """One Icon counts as 2, two as 3 (only one is converted); other Icons and Criminals are not doubled."""
    tile = f"chest-double-{icon}"
    action = ICON_OF[icon]
    assert all_icons(ONE[icon], tile) == {**worth(), action: 2}
    assert all_icons(TWO[icon], tile) == {**worth(), action: 3}
    assert all_icons("thief", tile) == worth(1, 1, 1, 1)
    for other, its_action in ICON_OF.items():
        if other != icon:
            assert all_icons(ONE[other], tile) == {**worth(), its_action: 1}


@rule("KK-131", "KK-132", "KK-137")
@pytest.mark.parametrize("icon", ICON_OF)
def test_family_2_one_icon_counts_as_one_of_each_other_kind(icon: str) -> None:
    """One Icon may stand for one of each of the two others, two Icons for no more; Criminals are not converted."""
    tile = f"chest-split-{icon}"
    plain = worth(construct=1, place_workers=1, transcribe=1)
    assert all_icons(ONE[icon], tile) == plain
    assert all_icons(TWO[icon], tile) == {**plain, ICON_OF[icon]: 2}
    assert all_icons("thief", tile) == worth(1, 1, 1, 1)
    for other, its_action in ICON_OF.items():
        if other != icon:
            assert all_icons(ONE[other], tile) == {**worth(), its_action: 1}


@rule("KK-133", "KK-137")
@pytest.mark.parametrize("icon", ICON_OF)
def test_family_3_one_icon_counts_as_three_merchants(icon: str) -> None:
    """One Icon may stand for 3 Merchants, two Icons for no more; Criminals are not converted."""
    tile = f"chest-merchant-{icon}"
    assert all_icons(ONE[icon], tile) == {**worth(trade=3), ICON_OF[icon]: 1}
    assert all_icons(TWO[icon], tile) == {**worth(trade=3), ICON_OF[icon]: 2}
    assert all_icons("thief", tile) == worth(1, 1, 1, 1)
    for other, its_action in ICON_OF.items():
        if other != icon:
            assert all_icons(ONE[other], tile) == {**worth(), its_action: 1}


# --- the rewards


@rule("KK-137")
def test_a_tile_converts_in_every_action_of_its_own_again() -> None:
    """One Icon per primary action: the Labourer is 3 Merchants when the Profiteer trades, and again in phase 3."""
    seat = {
        "board": ["labourer", None, None],
        "hand": ["profiteer", "abbot"],
        "chests": below("chest-merchant-builder", 1),
    }
    game = table(seat, boxes=KEYS, townsfolk={"1-2": ["deacon-1"]})
    pick(game, "play-card", card="profiteer")
    pick(game, "either", key="effect-action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4]
    pick(game, "exchanges", n=4)
    assert game.players[0].goods == [4, 0, 0, 0]
    pick(game, "move", segment="1-2", kind="OR")
    pick(game, "action", key="action-trade")
    # 3 Merchants, a Criminal and 4 Silver make 8: at most 4 exchanges of 2.
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2, 3, 4]


@rule("KK-140")
@pytest.mark.parametrize("card", ["hero-merovech", "labourer", "miner"])
def test_every_kind_of_card_is_converted(card: str) -> None:
    """A Hero, a Starting and a Neutral Townsfolk with one Builder all count as 2."""
    assert icons([None, card, None], below("chest-double-builder", 1), "construct") == 2


# --- what conversions are for


@rule("KK-143")
def test_conversions_are_for_primary_actions_not_for_scoring() -> None:
    """The Manuscript that scores Builder Icons counts those on cards, doubled or not."""
    seat = {
        "board": ["labourer", "miner", "abbot"],
        "hand": ["squire"],
        "draw": ["financer"],
        "discard": [],
        "manuscripts": ["ms-grey-5-builders"],
    }
    for tile in (None, "chest-double-builder"):
        game = table({**seat, "chests": [tile, None, None]}, boxes=KEYS)
        assert dict(game.scores[0].lines)["manuscripts"] == 2


@rule("KK-143")
def test_conversions_count_in_an_action_taken_through_a_card() -> None:
    """Scarlette above 'Cleric = 2 Cleric' and an Abbot transcribe a Manuscript of 3 before she moves."""
    seat = {"hand": ["hero-scarlette", "financer"], "board": ["abbot", None, None], "viscount": "3-4:IN"}
    for tile, possible in (("chest-double-cleric", True), ("chest-double-noble", False)):
        game = table(
            {**seat, "chests": below(tile, 0)},
            boxes=KEYS,
            townsfolk={"3-4": ["woodcutter-1"]},
            manuscripts={"3-4": ["ms-blue-3-silver"]},
        )
        pick(game, "play-card", card="hero-scarlette")
        assert (game.decision.kind == "may") == possible
        if possible:
            pick(game, "may", key="effect-action-transcribe")
            assert len(game.players[0].manuscripts) == 1


@rule("KK-143")
def test_conversions_do_not_count_in_collisions() -> None:
    """A Thief above a conversion is a Criminal in the collision of an opponent, an Abbot is none."""
    for card, corruption in (("thief", 2), ("abbot", 1)):
        other = {"board": [card, None, None], "chests": ["chest-double-cleric", None, None], "viscount": "9-10:OR"}
        game = table({"corruption": 3, "virtue": 3}, other, boxes=KEYS, phase="collision")
        assert game.players[1].corruption == corruption


@rule("KK-144")
def test_icons_that_a_tile_makes_may_be_used_by_other_abilities() -> None:
    """3 Merchants made of the Abbot and 3 of other cards are 3 Nobles with the Benefactor."""
    tile = below("chest-merchant-cleric", 1)
    assert icons(["benefactor", "abbot", "trader-2"], tile, "place-workers") == 3
    assert icons(["benefactor", "abbot", "trader-2"], below("chest-merchant-cleric", 0), "place-workers") == 1
    assert icons(["benefactor", "abbot", None], tile, "place-workers") == 2


@rule("KK-144")
def test_icons_that_a_tile_makes_are_never_used_by_another_tile() -> None:
    """The Builder made of the Squire's Noble is not doubled by the next tile, a printed one would be."""
    chests = ["chest-split-noble", "chest-double-builder", None]
    assert icons(["squire", "princess", None], chests, "construct") == 1
    assert icons(["squire", "labourer", None], chests, "construct") == 3


@rule("KK-145")
def test_the_starting_icons_of_the_board_are_not_converted() -> None:
    """In the first turn the middle space shows one Builder, which no tile doubles, and the right one 2 Merchants."""
    first = {"turns": 0}
    empty: list[str | None] = [None, None, None]
    assert icons(empty, below("chest-double-builder", 1), "construct", **first) == 1
    assert icons(empty, below("chest-merchant-cleric", 1), "trade", **first) == 2
    game = table({**first, "board": empty, "chests": below("chest-merchants-gold", 2)}, boxes=KEYS, round=1)
    assert game.players[0].goods == [0, 0, 0, 0]


@rule("KK-146")
def test_icons_of_a_dismissed_card_are_not_converted() -> None:
    """The Woodcutter that is dismissed adds 1 Builder: with a doubled Labourer that is 3, with a plain one 2."""
    for tile_at, possible in ((1, 1), (0, 0)):
        seat = {"board": ["abbot", "labourer", None], "silver": 2, "chests": below("chest-double-builder", tile_at)}
        game = table(seat, boxes=KEYS, phase="action", townsfolk={"1-2": ["woodcutter-1"]})
        assert len(offers(game, key="action-construct")) == possible


# --- worked examples


@rule("KK-EX-3")
def test_the_grifter_and_two_chests() -> None:
    """1 Ink Well, 1 Corruption for the Criminal and 1 for the effect; two turns later 2 Builders and a Criminal: 3."""
    chests = ["chest-criminal-ink", None, "chest-double-builder"]
    seat = {"board": ["trader-2", "keeper-3", None], "hand": ["grifter-2", "financer"], "chests": chests}
    game = table(seat, boxes=KEYS)
    pick(game, "play-card", card="grifter-2")
    view: Any = game.view(0)
    assert view["players"][0]["board"] == ["grifter-2", "trader-2", "keeper-3"]
    assert game.players[0].goods == [0, 1, 0, 0]
    assert (game.players[0].corruption, game.players[0].virtue) == (3, 7)
    later = table(
        {**seat, "board": ["financer", "lender-2", "grifter-2"], "hand": ["abbot"]}, boxes=KEYS, phase="action"
    )
    pick(later, "action", key="action-construct")
    assert [option.label.args["slot"] for option in later.decision.options] == ["w1", "w2", "w3"]
    before = table(
        {**seat, "board": ["financer", "grifter-2", "lender-2"], "hand": ["abbot"]}, boxes=KEYS, phase="action"
    )
    assert offers(before, key="action-construct") == []


@rule("KK-EX-12")
def test_conversion_to_merchant_icons() -> None:
    """A Vicar above 'Cleric = 3 Merchant' makes up to 4 Merchants: 2 Stone; or 1 Cleric in a Transcribe action."""
    seat = {"board": [None, "vicar", None], "hand": ["financer"], "chests": below("chest-merchant-cleric", 1)}
    game = table({**seat, "viscount": "3-4:OR"}, boxes=KEYS, phase="action")
    pick(game, "action", key="action-trade")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 2]
    pick(game, "exchanges", n=2)
    assert game.players[0].goods == [0, 0, 2, 0]
    for ink, possible in ((1, 0), (2, 1)):
        inside = {**seat, "viscount": "3-4:IN", "ink": ink}
        game = table(inside, boxes=KEYS, phase="action", manuscripts={"3-4": ["ms-blue-3-silver"]})
        assert len(offers(game, key="action-transcribe")) == possible


@rule("KK-EX-13")
def test_family_2_with_two_nobles() -> None:
    """2 Nobles above 'Noble = Builder + Cleric' are 1 Builder in a Construct action and 2 Nobles for Workers."""
    seat = {"board": ["enforcer", None, None], "hand": ["financer"], "chests": below("chest-split-noble", 0)}
    for stone, possible in ((1, 0), (2, 1)):
        game = table({**seat, "stone": stone}, boxes=KEYS, phase="action")
        assert len(offers(game, key="action-construct")) == possible
    for gold, steps in ((0, [1]), (1, [1, 2])):
        game = table({**seat, "gold": gold, "viscount": "3-4:IN"}, boxes=KEYS, phase="action")
        events = game.listen()
        pick(game, "action", key="action-place-workers")
        forced: list[Any] = [event.args["option"] for event in events if event.args.get("decision") == "workers"]
        asked = forced or [option.label.args["n"] for option in game.decision.options]
        assert asked == steps


@rule("KK-EX-14")
def test_criminals_are_not_converted() -> None:
    """A Thief above 'Builder = 2 Builder' is 1 Builder: a Workshop still needs 2 Stone."""
    seat = {"board": ["thief", None, None], "hand": ["financer"], "chests": below("chest-double-builder", 0)}
    for stone, possible in ((1, 0), (2, 1)):
        game = table({**seat, "stone": stone}, boxes=KEYS, phase="action")
        assert len(offers(game, key="action-construct")) == possible
