"""Gates of Gold, section C: set-up."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, begun, offers, pick, sorted_names, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.scoring import deck
from westkingdom.viscounts.terms import CASTLE_LEADER, SEGMENTS

SEATS = (2, 3, 4)
SEEDS = range(150)
STARTERS = ["abbot", "financer", "journeyman-1", "labourer", "lender-1", "squire", "thief", "trader-1"]
NEW_HEROES = ["hero-arnulf", "hero-charles", "hero-clotilde", "hero-louis", "hero-matilda"]
NEW_MANUSCRIPTS = [
    "ms-any-5-any",
    "ms-black-4-kings-order",
    "ms-blue-5-destroy-flip",
    "ms-grey-4-outsiders",
    "ms-yellow-5-welcome",
]
RIBBONS = {"grey", "black", "blue", "yellow"}


def laid(seats: int, seed: int) -> Viscounts:
    """A new game in which nobody has picked a pair yet."""
    return begun(seats, seed, GATES)


def finish(game: Viscounts) -> list[str]:
    """Take the first option of everything until the first turn; give what was asked."""
    asked: list[str] = []
    while game.round == 0:
        asked.append(game.decision.kind)
        game.play(game.decision.options[0])
    return asked


def ready(seats: int, seed: int) -> Viscounts:
    """A game whose set-up is finished."""
    game = laid(seats, seed)
    finish(game)
    return game


def offering(number: int, seats: int = 2) -> Viscounts:
    """A new game in which the first player to pick may take the Player Card of this number."""
    card = f"player-card-{number}"
    return next(game for game in (laid(seats, seed) for seed in SEEDS) if offers(game, player_card=card))


def picked(number: int, seats: int = 2) -> tuple[Viscounts, int]:
    """A game in which the first player to pick has just taken this Player Card, and that player's seat."""
    game = offering(number, seats)
    seat = game.seat
    pick(game, "pair", player_card=f"player-card-{number}")
    return game, seat


def shown(game: Viscounts) -> Any:
    """What everybody sees of this box."""
    return asking.shown(game, None)["gates-of-gold"]


def lay_on_top(game: Viscounts, manuscript: str) -> None:
    """Exchange the top Manuscript of the first pile for another one, wherever that lies."""
    tile = game.facts.manuscripts.number[manuscript]
    top = game.manuscripts[0][-1]
    swap = {tile: top, top: tile}
    game.manuscripts = [[swap.get(other, other) for other in pile] for pile in game.manuscripts]


# --- cards and Manuscripts of the base game


@rule("GG-026")
def test_the_new_heroes_are_shuffled_into_the_hero_pile_before_pairing() -> None:
    """Every one of the 15 Heroes, new or old, is paired in some games, and none twice in a game."""
    seen: set[str] = set()
    paired: set[tuple[str, str]] = set()
    for seed in SEEDS:
        offered = laid(3, seed).decision.options
        heroes = [str(option.label.args["hero"]) for option in offered]
        assert len(heroes) == len(set(heroes)) == 4
        seen.update(heroes)
        paired.update((str(option.label.args["player_card"]), str(option.label.args["hero"])) for option in offered)
    assert len(seen) == 15
    assert set(NEW_HEROES) < seen
    assert all(len({card for card, hero in paired if hero == new}) > 3 for new in NEW_HEROES)


@rule("GG-027")
def test_the_new_townsfolk_are_shuffled_into_the_neutral_townsfolk() -> None:
    """Each of the 28 lies in every one of the 5 piles in some game, and is the visible card in some game."""
    base = wk.new_game("viscounts", seats=2, seed=0)
    assert isinstance(base, Viscounts)
    piles: dict[str, set[int]] = {}
    tops: set[str] = set()
    for seed in SEEDS:
        game = laid(2, seed)
        for place, pile in enumerate(game.townsfolk):
            tops.add(game.cards.ids[pile[-1]])
            for card in pile:
                piles.setdefault(game.cards.ids[card], set()).add(place)
    new = [card for card in piles if card not in base.cards.ids]
    assert len(new) == 28
    assert all(piles[card] == set(range(5)) for card in new)
    assert set(new) <= tops


@rule("GG-028")
def test_the_townsfolk_piles_are_one_of_20_and_four_of_19() -> None:
    """96 cards make 5 piles whose sizes differ by 1; any pile may be the largest."""
    largest: set[int] = set()
    for seed in SEEDS:
        sizes = [len(pile) for pile in laid(4, seed).townsfolk]
        assert sorted(sizes) == [19, 19, 19, 19, 20]
        largest.add(sizes.index(20))
    assert largest == set(range(5))


@rule("GG-029")
def test_every_manuscript_pile_has_one_more_than_in_the_base_game() -> None:
    """Each pile has one tile more, and each new tile lies in every pile in some game: they are mixed."""
    base = wk.new_game("viscounts", seats=2, seed=0)
    assert isinstance(base, Viscounts)
    piles: dict[str, set[int]] = {tile: set() for tile in NEW_MANUSCRIPTS}
    for seed in SEEDS:
        game = laid(2, seed)
        assert [len(pile) for pile in game.manuscripts] == [len(pile) + 1 for pile in base.manuscripts]
        for place, pile in enumerate(game.manuscripts):
            for tile in pile:
                piles.get(game.facts.manuscripts.ids[tile], set()).add(place)
    assert all(found == set(range(5)) for found in piles.values())


@rule("GG-030", "GG-031")
def test_one_grey_backed_manuscript_lies_on_seven_black_backed_ones() -> None:
    """The top of each pile of 8 is one of the grey-backed originals; a new one is anywhere below, never on top."""
    depths: set[int] = set()
    for seed in SEEDS:
        game = laid(2, seed)
        tiles = game.facts.manuscripts
        assert sorted(pile[-1] for pile in game.manuscripts) == sorted(tiles.grey_backed)
        for pile in game.manuscripts:
            assert len(pile) == 8
            assert all(tile in tiles.black_backed for tile in pile[:-1])
            depths.update(i for i, tile in enumerate(pile) if tiles.ids[tile] in NEW_MANUSCRIPTS)
    assert depths == set(range(7))


# --- cards beside the Main Board


@rule("GG-032")
def test_one_of_the_new_castle_leaders_is_in_the_game() -> None:
    """One of the six is drawn, each in some game, and everybody sees it."""
    seen = {shown(laid(2, seed))["castle_leader"] for seed in SEEDS}
    assert seen == {
        f"castle-leader-{ability}" for ability in ("shuffle", "move", "collision", "kings-order", "noble", "discount")
    }


@rule("GG-032")
def test_the_original_castle_leader_is_not_used() -> None:
    """Whoever reaches the third tier first takes the new card and not the original one."""
    seat = {"tier1": {"c1": 2}, "tier2": {"c1": 2}}
    game = table(seat, boxes=GATES, castle_leader_card="castle-leader-move", resolve={"place_workers": 1})
    pick(game, "free-workers", section="c1")
    p = game.players[0]
    leaders = [thing for thing in p.permanents if thing == CASTLE_LEADER or game.cards.kinds[thing] == "leader"]
    assert p.tier3 == 1
    assert leaders == [game.cards.number["castle-leader-move"]]
    assert dict(game.scores[0].lines)["castle_leader"] == 5


@rule("GG-033")
def test_one_builder_card_of_each_kind_is_in_the_game() -> None:
    """A Diversified and a Specialized card are drawn apart: each of the 12 in some game, in any combination."""
    pairs = {tuple(shown(laid(2, seed))["builder_cards"]) for seed in SEEDS}
    assert all(a.startswith("builder-diversified-") and b.startswith("builder-specialized-") for a, b in pairs)
    assert (len({a for a, _ in pairs}), len({b for _, b in pairs})) == (6, 6)
    assert len(pairs) > 24


@rule("GG-034")
def test_three_outsiders_lie_open_and_21_in_the_pile() -> None:
    """The 24 are shuffled: any may lie in the row and at any place of the pile."""
    first: set[int] = set()
    tops: set[int] = set()
    for seed in SEEDS:
        part = gates(laid(2, seed))
        assert (len(part.row), len(part.pile), len(set(part.row + part.pile))) == (3, 21, 24)
        first.update(part.row)
        tops.add(part.pile[-1])
    assert first == tops == set(gates(laid(2, 0)).facts.outsiders)


@rule("GG-034")
def test_the_pile_of_outsiders_is_face_down() -> None:
    """Everybody sees the row, of the pile only how many there are; nobody knows its order."""
    game = laid(2, 7)
    assert len(shown(game)["outsiders"]) == 3
    assert shown(game)["outsiders_in_pile"] == 21
    assert all(game.cards.ids[card] not in repr(game.view(0)) for card in gates(game).pile)
    other = game.determinize(0, 1)
    assert gates(other).row == gates(game).row
    assert gates(other).pile != gates(game).pile
    assert sorted(gates(other).pile) == sorted(gates(game).pile)


@rule("GG-035", "GG-040")
@pytest.mark.parametrize("seats", SEATS)
def test_the_kings_orders_that_nobody_has_lie_in_one_open_pile(seats: int) -> None:
    """24 less one for each player lie in the pile, as everybody sees; no King's Order is anywhere else."""
    game = laid(seats, 3)
    order = game.cards.number["kings-order"]
    assert shown(game)["kings_orders"] == 24 - seats
    assert [p.draw.count(order) for p in game.players] == [1] * seats
    assert not any(order in pile for pile in [*game.townsfolk, game.removed, gates(game).row, gates(game).pile])
    finish(game)
    assert sum(deck(p).count(order) for p in game.players) + shown(game)["kings_orders"] == 24


# --- Manuscript Boards


@rule("GG-036")
def test_every_player_has_a_random_manuscript_board() -> None:
    """Each player has one board, no two the same; any seat may get any board, and everybody sees it."""
    dealt: set[tuple[int, str]] = set()
    for seed in SEEDS:
        boards = [player["manuscript_board"] for player in shown(laid(3, seed))["players"]]
        assert len(boards) == len(set(boards)) == 3
        dealt.update(enumerate(boards))
    assert len(dealt) == 12


@rule("GG-037")
def test_the_boards_are_dealt_before_anybody_picks_a_pair() -> None:
    """When the first pair is picked everybody has a board already, and picking changes none."""
    game = laid(3, 5)
    assert (game.decision.kind, len(game.decision.options), len(game.history)) == ("pair", 4, 0)
    before = shown(game)["players"]
    assert all({column["ribbon"] for column in player["columns"]} == RIBBONS for player in before)
    finish(game)
    assert [player["manuscript_board"] for player in shown(game)["players"]] == [
        player["manuscript_board"] for player in before
    ]


@rule("GG-038", "GG-039")
def test_the_starting_deck_has_10_cards_with_a_kings_order() -> None:
    """8 Starting Townsfolk, the Hero and 1 King's Order are shuffled, and 3 are drawn, any of them."""
    drawn: set[str] = set()
    for seed in range(60):
        game = laid(2, seed)
        if offers(game, player_card="player-card-1"):
            seat = game.seat
            pick(game, "pair", player_card="player-card-1")
            hero = game.cards.ids[game.players[seat].draw[-1]]
            finish(game)
            p = game.players[seat]
            assert (len(p.hand), len(p.draw), p.discard) == (3, 7, [])
            assert sorted_names(game, p.hand + p.draw) == sorted([*STARTERS, hero, "kings-order"])
            drawn.update("hero" if name == hero else name for name in sorted_names(game, p.hand))
    assert drawn == {*STARTERS, "hero", "kings-order"}


@rule("GG-041", "GG-EX-4")
def test_player_card_9_cannot_destroy_the_starting_kings_order() -> None:
    """Exactly the 8 Starting Townsfolk and the Hero may be destroyed, or nobody; the King's Order may not."""
    game, seat = picked(9)
    while game.decision.kind != "destroy":
        game.play(game.decision.options[0])
    assert game.seat == seat
    own = sorted_names(game, game.players[seat].draw)
    assert own.count("kings-order") == 1
    *cards, keep = game.decision.options
    targets = sorted(str(option.label.args["card"]) for option in cards)
    assert targets == [name for name in own if name != "kings-order"]
    assert len(targets) == 9
    assert keep.label.key == "keep-cards"


@rule("GG-042")
def test_after_set_up_the_starting_kings_order_may_be_destroyed() -> None:
    """The one King's Order of a deck, drawn in the first round, can be destroyed and returns to its pile."""
    game = table({"hand": ["kings-order", "abbot"]}, boxes=GATES, round=1, resolve={"destroy": 1})
    assert shown(game)["kings_orders"] == 22
    pick(game, "destroy", card="kings-order")
    assert (shown(game)["kings_orders"], game.players[0].goods[0]) == (23, 3)


@rule("GG-043")
def test_the_starting_kings_order_gives_no_discard_and_triggers_nothing() -> None:
    """Set-up asks for pairs and for the Player Cards' own choices only, and no card lies on a Discard Pile."""
    for seed in range(40):
        game = laid(2, seed)
        assert game.decision.kind == "pair"
        assert [(p.discard, p.goods, p.virtue) for p in game.players] == [([], [0, 0, 0, 0], 7)] * 2
        events = game.listen()
        asked = finish(game)
        assert "discard" not in asked
        assert [event.key for event in events if event.key in ("gain-kings-order", "discard", "ability")] == []


@rule("GG-258")
def test_a_free_hire_in_set_up_may_be_a_kings_order() -> None:
    """It joins the starting deck without a Discard; no Townsfolk Card leaves its pile, and nothing is paid."""
    game, seat = picked(6)
    while game.decision.kind != "free-hire":
        game.play(game.decision.options[0])
    assert game.seat == seat
    piles = [pile[:] for pile in game.townsfolk]
    silver = game.players[seat].goods[0]
    assert len(game.decision.options) == 6
    events = game.listen()
    pick(game, "free-hire", key="hire-instead")
    assert game.decision.kind != "discard"
    assert "discard" not in finish(game)
    p = game.players[seat]
    assert (len(p.hand), len(p.draw), p.discard) == (3, 8, [])
    assert sorted_names(game, p.hand + p.draw).count("kings-order") == 2
    assert shown(game)["kings_orders"] == 21
    assert (p.goods[0], game.townsfolk) == (silver, piles)
    assert [event.key for event in events if event.key in ("hire", "discard", "ability")] == []


@rule("GG-259")
def test_no_other_destroy_takes_a_kings_order_in_set_up() -> None:
    """A free Manuscript with a Destroy, taken with Player Card 5, destroys nothing and refuses nobody."""
    game = offering(5)
    lay_on_top(game, "ms-black-3-destroy")
    seat = game.seat
    row = gates(game).row
    pick(game, "pair", player_card="player-card-5")
    events = game.listen()
    while game.decision.kind != "free-manuscript":
        game.play(game.decision.options[0])
    pick(game, "free-manuscript", manuscript="ms-black-3-destroy")
    asked = finish(game)
    p = game.players[seat]
    assert "ms-black-3-destroy" in [game.facts.manuscripts.ids[tile] for tile in p.manuscripts]
    assert not {"destroy", "refuse"} & set(asked)
    assert [event.key for event in events if event.key in ("destroy", "refuse")] == []
    assert sorted_names(game, p.hand + p.draw).count("kings-order") == 1
    assert (gates(game).row, gates(game).kings_orders, game.removed) == (row, 22, [])


@rule("GG-044")
@pytest.mark.parametrize("seats", SEATS)
def test_undealt_boards_are_out_of_the_game(seats: int) -> None:
    """Only the boards of the players are there; the Manuscript of another board is nobody's and in no pile."""
    game = laid(seats, 11)
    part = gates(game)
    assert len(shown(game)["players"]) == len(part.boards) == seats
    start = [tile for p in game.players for tile in p.manuscripts]
    assert sorted(start) == sorted(part.facts.start_tiles[board] for board in part.boards)
    assert not {tile for pile in game.manuscripts for tile in pile} & set(part.facts.start_tiles)


@rule("GG-EX-3")
def test_the_numbers_of_a_set_up_for_3() -> None:
    """King's Orders 21, Outsiders 3 and 21, Manuscripts 5 times 8, Townsfolk 20 and 4 times 19, decks of 10."""
    game = next(game for game in (laid(3, seed) for seed in SEEDS) if not changes_decks(game))
    assert [len(pile) for pile in game.manuscripts] == [8] * len(SEGMENTS)
    assert sorted(len(pile) for pile in game.townsfolk) == [19, 19, 19, 19, 20]
    finish(game)
    assert shown(game)["kings_orders"] == 21
    assert (len(shown(game)["outsiders"]), shown(game)["outsiders_in_pile"]) == (3, 21)
    kinds = [game.cards.kinds[thing] for thing in (game.leader, *gates(game).builders)]
    assert kinds == ["leader", "diversified", "specialized"]
    for p in game.players:
        found = sorted(game.cards.kinds[card] for card in deck(p))
        assert (found, len(p.hand)) == (["hero", "kings_order", *["starter"] * 8], 3)


def changes_decks(game: Viscounts) -> bool:
    """May a Player Card of this draft take a card or Manuscript, hire or destroy?"""
    return any(offers(game, player_card=f"player-card-{number}") for number in (5, 6, 9))
