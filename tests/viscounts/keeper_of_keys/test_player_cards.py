"""Keeper of Keys, section F: the Player Cards with half numbers."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, names, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.terms import FIRST_SLOT, SEGMENTS, SLOTS

SEEDS = range(200)
HALVES = ("1-5", "3-5", "5-5", "7-5", "9-5")
STARTERS = ["abbot", "financer", "journeyman-2", "labourer", "lender-2", "squire", "thief", "trader-2"]


@cache
def _offering(half: str, seats: int, skip: int) -> Viscounts:
    for seed in SEEDS:
        game = wk.new_game("viscounts", seats=seats, expansions=KEYS, seed=seed)
        assert isinstance(game, Viscounts)
        if f"player-card-{half}" in [game.facts.player_cards.ids[card] for card in game.offered_cards]:
            if skip == 0:
                return game
            skip -= 1
    raise AssertionError(f"player card {half} was never offered")


def offering(half: str, seats: int = 2, skip: int = 0) -> Viscounts:
    """A new game in which the first player to pick may take this Player Card.

    `skip` leaves out the first such games.
    """
    return _offering(half, seats, skip).copy()


def picked(half: str, seats: int = 2, skip: int = 0) -> tuple[Viscounts, int]:
    """A game in which the first player to pick has just taken this Player Card, and that player's seat."""
    game = offering(half, seats, skip)
    seat = game.seat
    pick(game, "pair", player_card=f"player-card-{half}")
    return game, seat


def finish_draft(game: Viscounts, kind: str = "") -> None:
    """Decline or take the last option of everything until all have picked, or until this is asked."""
    while game.round == 0 and game.decision.kind != kind:
        game.play(game.decision.options[-1])


def space(game: Viscounts, seat: int) -> str:
    """The space of a Viscount."""
    shown: Any = game.view(None)
    return str(shown["players"][seat]["space"])


def has(game: Viscounts, seat: int) -> tuple[list[int], tuple[int, int, int, int]]:
    """Goods, and Debts and Deeds: unpaid, paid, acquired, approved."""
    p = game.players[seat]
    return p.goods, (p.debts, p.paid, p.deeds, p.approved)


# --- where the Viscount starts


@rule("KK-058")
@pytest.mark.parametrize("half", HALVES)
def test_a_half_number_starts_on_the_inside_path(half: str) -> None:
    """The five new cards, and none of the ten others, start the Viscount on an inside space."""
    game, seat = picked(half)
    assert space(game, seat).endswith(":IN")
    cards = game.facts.player_cards
    inside = [label for label, (_, kind) in zip(cards.labels, cards.start_space, strict=True) if kind == 2]
    assert inside == ["1.5", "3.5", "5.5", "7.5", "9.5"]


@rule("KK-059")
@pytest.mark.parametrize(
    ("half", "segment"), [("1-5", "1-2"), ("3-5", "3-4"), ("5-5", "5-6"), ("7-5", "7-8"), ("9-5", "9-10")]
)
def test_the_space_lies_in_the_segment_with_the_numbers_around_it(half: str, segment: str) -> None:
    """Card n.5 is the inside space of the segment with n and n + 1, wherever that segment lies in the circle."""
    places = set()
    for skip in range(6):
        game, seat = picked(half, skip=skip)
        assert space(game, seat) == f"{segment}:IN"
        places.add(game.players[seat].space // 3)
    assert len(places) > 1


@rule("KK-EX-2")
def test_start_space_3_5() -> None:
    """Card 3.5 starts inside segment 3-4, where one can Place Workers or Transcribe but neither Trade nor Construct."""
    game, seat = picked("3-5")
    assert space(game, seat) == "3-4:IN"
    rich = {"viscount": "3-4:IN", "silver": 9, "ink": 9, "stone": 9, "gold": 9}
    game = table(rich, boxes=KEYS, phase="action", manuscripts={"3-4": ["ms-grey-3-virtue"]})
    assert [option.label.key for option in game.decision.options] == [
        "action-place-workers",
        "action-transcribe",
        "action-none",
    ]


# --- what the cards give


@rule("KK-060")
@pytest.mark.parametrize(("half", "kind", "n"), [("1-5", "hero", 3), ("3-5", "chest", 4)])
def test_hero_and_chest_tile_are_selected_at_the_end_of_set_up(half: str, kind: str, n: int) -> None:
    """The first to pick selects only when everybody else has picked, from exactly what is face up then."""
    game, seat = picked(half, seats=3)
    finish_draft(game, kind)
    assert (game.seat, game.decision.kind, game.offered_cards) == (seat, kind, [])
    assert all(p.space >= 0 for p in game.players)
    assert [p.hand for p in game.players] == [[], [], []]
    part = keys(game)
    assert len(game.choices) == n
    assert game.choices == (part.heroes if kind == "hero" else part.chests)


@rule("KK-061")
def test_the_hero_of_card_1_5_is_shuffled_into_the_starting_deck() -> None:
    """The deck has 10 cards, among them the Hero, which may lie in the first hand or anywhere in the Draw Pile."""
    places = set()
    for skip in range(12):
        game, seat = picked("1-5", skip=skip)
        finish_draft(game, "hero")
        hero = game.choices[1]
        assert game.players[seat].hand == []
        game.choose(hero)
        finish_draft(game)
        p = game.players[seat]
        assert (len(p.hand), len(p.draw), len(p.discard)) == (3, 7, 0)
        assert hero in p.hand + p.draw
        assert hero not in keys(game).heroes + keys(game).hero_pile
        assert len(keys(game).heroes) == 3
        places.add("hand" if hero in p.hand else p.draw.index(hero))
    assert "hand" in places
    assert len(places) > 3


@rule("KK-062")
@pytest.mark.parametrize("place", ["left", "middle", "right"])
def test_the_tile_of_card_3_5_is_slotted_below_any_space(place: str) -> None:
    """The tile may go below each of the three spaces, and the line has four tiles again."""
    game, seat = picked("3-5")
    finish_draft(game, "chest")
    part = keys(game)
    line, top, tile = part.chests, part.chest_pile[-1], game.choices[2]
    game.choose(tile)
    assert [option.label.args["place"] for option in game.decision.options] == ["left", "middle", "right"]
    pick(game, "chest-slot", place=place)
    part = keys(game)
    assert part.slotted[seat] == [tile if place == other else -1 for other in ("left", "middle", "right")]
    assert part.chests == [top, *[other for other in line if other != tile]]


@rule("KK-063")
def test_card_7_5_puts_three_chosen_cards_on_the_discards_before_the_shuffle() -> None:
    """The three are chosen openly from all nine cards, lie on the discards when play begins, and are never drawn."""
    for skip in range(4):
        game, seat = picked("7-5", skip=skip)
        assert len(game.decision.options) == 10
        chosen = ["squire", "thief", "abbot"]
        for n, card in enumerate(chosen):
            assert len(game.decision.options) == 10 - n
            pick(game, "discard", card=card)
        assert game.decision.kind == "pair"
        finish_draft(game)
        p = game.players[seat]
        assert sorted(names(game, p.discard)) == sorted(chosen)
        assert not set(chosen) & set(names(game, p.hand + p.draw))
        assert (p.corruption, p.virtue) == (1, 7)


@rule("KK-064")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_card_7_5_may_discard_fewer_than_three(n: int) -> None:
    """Before each of the three discards one may stop; nothing else is discarded then."""
    game, seat = picked("7-5")
    for _ in range(n):
        game.play(game.decision.options[0])
    if n < 3:
        pick(game, "discard", key="keep-cards")
    assert game.decision.kind == "pair"
    finish_draft(game)
    p = game.players[seat]
    assert (len(p.discard), len(p.hand), len(p.draw)) == (n, 3, 6 - n)


@rule("KK-065")
def test_what_card_1_5_gives() -> None:
    """Any 1 resource, 4 Silver, 1 Deed, 1 Debt and, at the end of set-up, 1 Hero."""
    game, seat = picked("1-5")
    assert [option.label.args["n"] for option in game.decision.options] == [1, 1, 1]
    for good, option in enumerate(game.decision.options):
        line = game.copy()
        line.play(option)
        assert has(line, seat) == ([4, *[int(good == i) for i in range(3)]], (1, 0, 1, 0))
        finish_draft(line, "hero")
        assert line.decision.kind == "hero"


@rule("KK-066")
def test_what_card_3_5_gives() -> None:
    """1 Stone, 1 Gold, 1 Ink Well, 3 Silver, 1 Deed, 2 Debts and, at the end of set-up, 1 Chest Tile."""
    game, seat = picked("3-5")
    assert has(game, seat) == ([3, 1, 1, 1], (2, 0, 1, 0))
    finish_draft(game, "chest")
    assert (game.seat, game.decision.kind) == (seat, "chest")


@rule("KK-067")
def test_what_card_5_5_gives() -> None:
    """1 Stone, 1 Ink Well, 5 Silver, 2 Deeds, 1 Debt and a Workshop of choice."""
    game, seat = picked("5-5")
    assert has(game, seat) == ([5, 1, 1, 0], (1, 0, 2, 0))
    assert [option.label.args["slot"] for option in game.decision.options] == ["w1", "w2", "w3"]


@rule("KK-068")
@pytest.mark.parametrize(("seats", "second"), [(2, [5, 2, 1, 0]), (3, [5, 1, 1, 1])])
def test_the_workshop_of_card_5_5_stands_at_space_5(seats: int, second: list[int]) -> None:
    """Only the two spots at outside space 5 are offered; the spot gives its reward and the chosen slot opens."""
    game, seat = picked("5-5", seats=seats)
    pick(game, "building", slot="w3")
    assert [(option.label.args["segment"], option.label.args["position"]) for option in game.decision.options] == [
        ("5-6", 1),
        ("5-6", 2),
    ]
    virtue, goods = game.copy(), game
    pick(virtue, "spot", position=1)
    assert (virtue.players[seat].virtue, virtue.players[seat].goods) == (6, [5, 1, 1, 0])
    pick(goods, "spot", position=2)
    assert (goods.players[seat].virtue, goods.players[seat].goods) == (7, second)
    assert goods.players[seat].permanents == [FIRST_SLOT + SLOTS.index("w3")]
    assert goods.decision.kind == "pair"


@rule("KK-068")
def test_the_workshop_of_card_5_5_completes_links() -> None:
    """With another's Building at the other end, both owners gain what the Link shows."""
    game = offering("5-5")
    other = (game.seat + 1) % 2
    across = 4 * game.segments.index(SEGMENTS.index("5-6")) + 2
    game.spots = [9 * other if spot == across else code for spot, code in enumerate(game.spots)]
    game.players[other].permanents = [FIRST_SLOT]
    seat = game.seat
    pick(game, "pair", player_card="player-card-5-5")
    pick(game, "building", slot="w1")
    pick(game, "spot", position=2)
    game.check()
    assert (game.players[seat].virtue, game.players[other].virtue) == (6, 6)


@rule("KK-069")
def test_what_card_7_5_gives() -> None:
    """1 Gold, 1 Ink Well, 7 Silver, 1 Deed, 1 Debt and up to 3 Discards."""
    game, seat = picked("7-5")
    assert has(game, seat) == ([7, 1, 0, 1], (1, 0, 1, 0))
    asked = 0
    while game.decision.kind == "discard":
        game.play(game.decision.options[0])
        asked += 1
    assert asked == 3


@rule("KK-070")
def test_what_card_9_5_gives() -> None:
    """1 Stone, 1 Gold, 6 Silver, 2 Deeds and 2 Debts, of which one each is flipped; the Debt gives any 1 resource."""
    game, seat = picked("9-5")
    assert has(game, seat)[1] == (1, 1, 1, 1)
    assert game.decision.kind == "resource"
    for option, goods in zip(game.decision.options, ([6, 1, 1, 1], [6, 0, 2, 1], [6, 0, 1, 2]), strict=True):
        line = game.copy()
        line.play(option)
        assert has(line, seat) == (goods, (1, 1, 1, 1))
        assert line.decision.kind == "pair"


@rule("KK-071")
def test_sharing_a_space_at_the_start_gives_no_rearrange() -> None:
    """Nobody is asked to rearrange before a movement ends on the space.

    The one that does is followed by a Rearrange.
    """
    for half in HALVES:
        game = offering(half)
        other = (game.seat + 1) % 2
        segment, kind = game.facts.player_cards.start_space[game.facts.player_cards.number[f"player-card-{half}"]]
        game.players[other].space = 3 * game.segments.index(segment) + kind
        pick(game, "pair", player_card=f"player-card-{half}")
        while game.seat != other:
            assert game.decision.kind != "rearrange"
            game.play(game.decision.options[-1])
        assert game.decision.kind == "pair"
    here = {"viscount": "1-2:IN", "board": ["abbot", "thief", None], "hand": ["lender-2"]}
    game = table(here, {**here, "hand": ["squire"]}, boxes=KEYS)
    assert (game.seat, game.decision.kind) == (0, "move")
    game = table({**here, "viscount": "1-2:OL"}, {**here, "hand": ["squire"]}, boxes=KEYS)
    pick(game, "move", segment="1-2", kind="IN")
    assert (game.seat, game.decision.kind) == (1, "rearrange")


# --- worked examples


@rule("KK-EX-20")
def test_player_card_7_5() -> None:
    """Three of the nine cards go to the discards, the other six are shuffled and three drawn: Draw Pile 3, discards 3."""
    hands = Counter[str]()
    for skip in range(8):
        game, seat = picked("7-5", skip=skip)
        hero = next(card for card in game.players[seat].draw if card in game.cards.heroes)
        for card in (game.cards.ids[hero], "thief", "financer"):
            pick(game, "discard", card=card)
        finish_draft(game)
        p = game.players[seat]
        assert (len(p.hand), len(p.draw), len(p.discard)) == (3, 3, 3)
        assert sorted(names(game, p.hand + p.draw)) == sorted(set(STARTERS) - {"thief", "financer"})
        hands.update(names(game, p.hand))
    assert set(hands) == set(STARTERS) - {"thief", "financer"}


@rule("KK-EX-21")
def test_player_card_9_5() -> None:
    """1 Stone, 1 Gold, 6 Silver, a flipped and an acquired Deed, a paid and an unpaid Debt, and 1 resource of choice."""
    game, seat = picked("9-5")
    pick(game, "resource", key="amount-ink")
    assert has(game, seat) == ([6, 1, 1, 1], (1, 1, 1, 1))
    assert space(game, seat) == "9-10:IN"
