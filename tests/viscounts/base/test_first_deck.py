"""Rule tests: the first deck, what other effects do to it during set-up, and what is left (ledger section 2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import ready, shown
from tests.kit.chapters.viscounts.set_up import SEATS, SEEDS, STARTERS, cards_offered, offering, picked, set_up
from tests.kit.rule import rule
from tests.kit.viscounts import begun, pick, sorted_names
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.terms import FIRST_SLOT, SEGMENTS


def lay_on_top(game: Viscounts, segment: str, manuscript: str) -> None:
    """Exchange the top Manuscript of a segment for another one, wherever that lies."""
    tile = game.facts.manuscripts.number[manuscript]
    place = game.segments.index(SEGMENTS.index(segment))
    top = game.manuscripts[place][-1]
    swap = {tile: top, top: tile}
    game.manuscripts = [[swap.get(other, other) for other in pile] for pile in game.manuscripts]


def show(game: Viscounts, card: str) -> None:
    """Bring a Townsfolk to the top of its pile."""
    number = game.cards.number[card]
    game.townsfolk = [sorted(pile, key=lambda other: other == number) for pile in game.townsfolk]


def resolve(game: Viscounts, seat: int, effect: dict[str, Any]) -> Viscounts:
    """Resolve an effect for a seat at a copy of this table."""
    line = game.copy()
    line.push(VOCABULARY.effect(effect), seat)
    line.advance()
    return line


@rule("VB-026")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_is_shuffled_and_three_cards_are_drawn(seats: int) -> None:
    """Starting Townsfolk and the chosen Hero make the deck, any card of it may be drawn, and nothing is discarded."""
    drawn: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    orders = set()
    for seed in SEEDS:
        game = begun(seats, seed)
        events = game.listen()
        ready(game)
        own = {seat: sorted(STARTERS) for seat in range(seats)}
        for event in events:
            if event.key == "pick-pair":
                own[event.seat].append(str(event.args["hero"]))
            elif event.key == "hire":
                own[event.seat].append(str(event.args["card"]))
            elif event.key == "destroy":
                own[event.seat].remove(str(event.args["card"]))
        for p in game.players:
            assert (len(p.hand), p.discard) == (3, [])
            assert sorted_names(game, p.hand + p.draw) == sorted(own[p.seat])
            drawn[p.seat] |= set(sorted_names(game, p.hand))
            orders.add(tuple(p.draw))
    assert all(set(STARTERS) < cards for cards in drawn.values())
    assert len(orders) > 0.9 * seats * len(SEEDS)


@rule("VB-026")
def test_a_card_hired_during_set_up_joins_the_deck() -> None:
    """Player card 6 makes a deck of ten; in some games the hired card is in the first hand, in others not."""
    found = set()
    for seed in SEEDS:
        game = begun(2, seed)
        if "player-card-6" not in cards_offered(game):
            continue
        seat = game.seat
        pick(game, "pair", player_card="player-card-6")
        card = game.townsfolk[0][-1]
        game.play(game.decision.options[0])
        p = ready(game).players[seat]
        assert (len(p.hand), len(p.draw), p.discard) == (3, 7, [])
        assert card in p.hand + p.draw
        found.add(card in p.hand)
    assert found == {True, False}


@rule("VB-026")
def test_the_first_shuffle_moves_no_marker() -> None:
    """Markers stand on 1 and 7 at the first turn unless a card moved them."""
    unmoved = {2, 3, 4, 8, 9}
    checked = 0
    for seed in SEEDS:
        game = begun(2, seed)
        events = game.listen()
        ready(game)
        for event in events:
            if event.key == "pick-pair" and int(str(event.args["player_card"]).split("-")[-1]) in unmoved:
                p = game.players[event.seat]
                assert (p.corruption, p.virtue) == (1, 7)
                checked += 1
    assert checked > 100


@rule("VB-226")
@pytest.mark.parametrize("card", ["acolyte", "architect", "courier-1"])
def test_a_hire_during_set_up_neither_discards_nor_rearranges_nor_shuffles(card: str) -> None:
    """The top-right discard, rearrange or shuffle of a card hired by Player card 6 is skipped without a question."""
    game, seat = picked(6)
    show(game, card)
    pick(game, "free-hire", card=card)
    p = game.players[seat]
    assert (game.decision.kind, game.seat) == ("pair", 1 - seat)
    assert (sorted_names(game, p.discard), p.corruption, p.virtue, len(p.draw)) == ([card], 1, 7, 9)


@rule("VB-226")
@pytest.mark.parametrize(
    ("card", "corruption", "virtue", "debts"), [("friar", 1, 6, 1), ("antagonist", 2, 7, 1), ("bishop", 1, 7, 2)]
)
def test_other_effects_of_a_hire_during_set_up_are_resolved_at_once(
    card: str, corruption: int, virtue: int, debts: int
) -> None:
    """Virtue, Corruption and a Debt of the hired card come before the next player picks."""
    game, seat = picked(6)
    show(game, card)
    pick(game, "free-hire", card=card)
    p = game.players[seat]
    assert game.decision.kind == "pair"
    assert (p.corruption, p.virtue, p.debts) == (corruption, virtue, debts)


@rule("VB-226")
@pytest.mark.parametrize(
    ("tile", "goods", "asked"),
    [
        ("ms-blue-3-silver", [8, 0, 1, 0], ("pair", False)),
        ("ms-blue-3-flip", [4, 0, 1, 0], ("flip", True)),
        ("ms-black-3-destroy", [4, 0, 1, 0], ("pair", False)),
    ],
)
def test_a_manuscript_during_set_up_is_resolved_at_once_but_destroys_nothing(
    tile: str, goods: list[int], asked: tuple[str, bool]
) -> None:
    """What Player card 5 takes gives its Silver or its flip before the next player picks; a destroy is skipped."""
    game = offering(5)
    seat = game.seat
    lay_on_top(game, "9-10", tile)
    pick(game, "pair", player_card="player-card-5")
    pick(game, "free-manuscript", manuscript=tile)
    p = game.players[seat]
    assert [game.facts.manuscripts.ids[own] for own in p.manuscripts] == [tile]
    assert (p.goods, len(p.draw), (game.decision.kind, game.seat == seat)) == (goods, 9, asked)


@rule("VB-226")
def test_a_link_during_set_up_is_resolved_at_once_for_both_owners() -> None:
    """If a neighbouring spot were occupied already, Player card 8 would gain its link with the spot's flip."""
    game, seat = picked(8)
    pick(game, "resource", key="amount-ink")
    other = game.players[1 - seat]
    spot = 4 * game.segments.index(SEGMENTS.index("7-8")) + 2
    game.spots = [other.seat * 9 if i == spot else -1 for i in range(20)]
    other.permanents = [FIRST_SLOT]
    pick(game, "building", slot="tp3")
    p = game.players[seat]
    assert (game.spots[spot + 1], p.goods, p.debts, other.debts) == (seat * 9 + 2, [1, 1, 0, 1], 2, 1)


@rule("VB-226")
@pytest.mark.parametrize("word", ["rearrange", "discard", "destroy", "shuffle"])
def test_no_effect_but_that_of_player_card_9_reaches_the_coming_deck(word: str) -> None:
    """Before the first turn these four are skipped without a question, though cards are there; a flip is not."""
    game, seat = picked(6)
    game.play(game.decision.options[0])
    assert (len(game.players[seat].draw), len(game.players[seat].discard)) == (9, 1)
    after = resolve(game, seat, {word: 1})
    assert after.decision.kind == "pair"
    assert after.state() == game.state()
    assert resolve(game, seat, {"flip": "either"}).decision.kind == "flip"
    assert resolve(game, seat, {"destroy": 1, "where": "starting_deck"}).decision.kind == "destroy"


@rule("VB-027")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pair_that_nobody_chose_leaves_the_game(seats: int) -> None:
    """After set-up nothing is offered, and of all Heroes only the chosen ones are in play."""
    for seed in range(20):
        game = begun(seats, seed)
        offered = set(game.offered_heroes)
        ready(game)
        view = shown(game)
        assert (view["offered"], game.offered_cards, game.offered_heroes) == ([], [], [])
        everywhere = [card for p in game.players for card in p.hand + p.draw + p.discard] + game.removed
        everywhere += [card for pile in game.townsfolk for card in pile]
        heroes = [card for card in everywhere if card in game.cards.heroes]
        assert len(heroes) == seats
        assert set(heroes) < offered


@rule("VB-028", "VB-029")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_end_piles_depend_on_the_number_of_players_only(seats: int, debts: int, deeds: int) -> None:
    """Whatever was gained during set-up, the first turn finds the full number above Poverty and Prosperity."""
    gained = set()
    for seed in range(30):
        game = set_up(seats, seed)
        assert (game.debts_above, game.deeds_above, game.last_round) == (debts, deeds, 0)
        gained.add(sum(p.debts + p.paid for p in game.players))
    assert min(gained) >= seats
    assert len(gained) > 1


@rule("VB-028")
def test_a_single_player_has_the_end_piles_of_two() -> None:
    """12 Debts and 12 Deeds lie above the end cards for one player too."""
    realm = begun(2, 0).realm
    assert realm.debts_above == {1: 12, 2: 12, 3: 15, 4: 18}
    assert realm.deeds_above == {1: 12, 2: 12, 3: 16, 4: 20}


@rule("VB-029")
def test_no_end_card_is_revealed_during_set_up() -> None:
    """Debts and Deeds of Player cards come from below the end cards, so nothing is revealed and no end is near."""
    for seed in range(20):
        game = begun(4, seed)
        events = game.listen()
        assert (shown(game)["poverty"], shown(game)["prosperity"]) == (False, False)
        ready(game)
        assert [event for event in events if event.key == "reveal"] == []
        assert (shown(game)["poverty"], shown(game)["prosperity"]) == (False, False)


@rule("VB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_every_first_turn_begins_with_an_empty_board(seats: int) -> None:
    """Nothing drops off before the first card is played on three empty spaces; at the second one they are not empty."""
    game = begun(seats, 4)
    events = game.listen()
    ready(game)
    boards: dict[int, list[list[int]]] = {seat: [] for seat in range(seats)}
    while game.round < 3:
        if game.decision.kind == "play-card":
            boards[game.seat].append(game.players[game.seat].board)
        game.play(game.decision.options[-1])
    for seat in range(seats):
        first, second = boards[seat]
        assert first == [-1, -1, -1]
        assert (second[0], second[2]) == (-1, -1)
        assert second[1] >= 0
    assert [event for event in events if event.key == "drop-off"] == []
