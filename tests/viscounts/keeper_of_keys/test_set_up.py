"""Keeper of Keys, section C: set-up."""

from __future__ import annotations

import pytest

from tests.kit import asking
from tests.kit.asking import ready as set_up
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, begun, names, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import KeysPart, keys
from westkingdom.viscounts.terms import FIRST_SLOT, SLOTS

SEATS = (2, 3, 4)
SEEDS = range(150)
STARTERS = ["abbot", "financer", "journeyman-2", "labourer", "lender-2", "squire", "thief", "trader-2"]
NEW_MANUSCRIPTS = {"ms-grey-5-chest", "ms-black-5-hero", "ms-black-6-heroes", "ms-blue-5-hero", "ms-yellow-5-chest"}


def laid(seats: int, seed: int, boxes: tuple[str, ...] = KEYS) -> Viscounts:
    """A new game in which nobody has picked a pair yet."""
    return begun(seats, seed, boxes)


def ready(seats: int, seed: int) -> Viscounts:
    """A game whose set-up is finished, everybody taking the first option of everything."""
    return set_up(laid(seats, seed))


def heroes_of(game: Viscounts) -> set[int]:
    """The Heroes in the decks of all players."""
    return {card for p in game.players for card in p.hand + p.draw + p.discard if card in game.cards.heroes}


# --- piles


@rule("KK-021")
def test_new_townsfolk_are_shuffled_into_the_piles() -> None:
    """Over many games new and old Neutral Townsfolk lie on top and at the bottom, at every place of the circle."""
    seen: dict[tuple[int, str], set[bool]] = {}
    for seed in SEEDS:
        game = laid(2, seed)
        assert sorted(card for pile in game.townsfolk for card in pile) == sorted(game.cards.neutrals)
        for place, pile in enumerate(game.townsfolk):
            for end, card in (("top", pile[-1]), ("bottom", pile[0])):
                seen.setdefault((place, end), set()).add(card in game.cards.neutrals[68:])
    assert seen == {(place, end): {True, False} for place in range(5) for end in ("top", "bottom")}


@rule("KK-021")
def test_new_heroes_and_player_cards_are_offered_along_with_the_old_ones() -> None:
    """Over many games each of the 20 Heroes and 15 Player Cards is offered, new ones beside old ones."""
    offered = [laid(3, seed) for seed in SEEDS]
    assert {hero for game in offered for hero in game.offered_heroes} == set(offered[0].cards.heroes)
    assert {card for game in offered for card in game.offered_cards} == set(range(15))
    mixes = {len([card for card in game.offered_cards if card >= 10]) for game in offered}
    assert mixes >= {0, 1, 2, 3}
    pairs = [pair for game in offered for pair in zip(game.offered_cards, game.offered_heroes, strict=True)]
    first_new = offered[0].cards.heroes[10]
    kinds = {(card >= 10, hero >= first_new) for card, hero in pairs}
    assert kinds == {(True, True), (True, False), (False, True), (False, False)}


@rule("KK-022")
def test_the_townsfolk_are_dealt_into_three_piles_of_18_and_two_of_17() -> None:
    """88 Neutral Townsfolk make piles of 18, 18, 18, 17 and 17; over many games each place gets either."""
    at_place = [set[int]() for _ in range(5)]
    for seed in SEEDS:
        sizes = [len(pile) for pile in laid(2, seed).townsfolk]
        assert sorted(sizes) == [17, 17, 18, 18, 18]
        for place, size in enumerate(sizes):
            at_place[place].add(size)
    assert at_place == [{17, 18}] * 5


@rule("KK-023")
def test_every_manuscript_pile_is_seven_black_backed_under_one_grey_backed() -> None:
    """Each pile has 8 Manuscripts, a grey-backed one on top and only there; new ones lie anywhere among the others."""
    places: set[tuple[int, int]] = set()
    for seed in SEEDS:
        game = laid(2, seed)
        tiles = game.facts.manuscripts
        assert [len(pile) for pile in game.manuscripts] == [8] * 5
        for place, pile in enumerate(game.manuscripts):
            assert [tile in tiles.grey_backed for tile in pile] == [False] * 7 + [True]
            new = [i for i, tile in enumerate(pile) if tiles.ids[tile] in NEW_MANUSCRIPTS]
            places |= {(place, i) for i in new}
    assert places == {(place, i) for place in range(5) for i in range(7)}


@rule("KK-024")
@pytest.mark.parametrize("seats", SEATS)
def test_the_public_buildings_wait_face_up_beside_the_board(seats: int) -> None:
    """Whoever looks sees all three with their cards, owned by nobody, and none on a Building Spot."""
    game = ready(seats, 1)
    for seat in (*range(seats), None):
        shown = asking.shown(game, seat)["keeper-of-keys"]
        assert shown["public_buildings"] == [
            {"card": card, "seat": None} for card in ("public-trading-post", "public-guildhall", "public-workshop")
        ]
    assert not [code for code in game.spots if code >= 36]


# --- players


@rule("KK-025")
def test_every_player_has_a_new_board_and_the_original_ones_are_out() -> None:
    """With this box each board has three empty slots for Chest Tiles; the boards of the base game have none."""
    for seats in SEATS:
        shown = asking.shown(laid(seats, 0), None)["keeper-of-keys"]
        assert [player["chests"] for player in shown["players"]] == [[None, None, None]] * seats
    assert "keeper-of-keys" not in laid(2, 0, ()).view(None)
    assert not any(isinstance(part, KeysPart) for part in laid(2, 0, ()).parts)


@rule("KK-026")
def test_the_new_boards_show_what_the_original_ones_show() -> None:
    """Prices, points, tracks, starting icons and the abilities of the nine slots are those of the base game."""
    old, new = laid(2, 0, ()), laid(2, 0)
    for part in ("building_cost", "building_vp", "above", "below", "start_icons", "start_icon_turns", "hand_limit"):
        assert getattr(new.realm, part) == getattr(old.realm, part)
    assert new.realm.building_cost == [5, 7, 3]
    assert new.realm.building_vp == [[0, 4, 9, 15], [0, 6, 13, 21], [0, 2, 5, 9]]
    for slot in range(FIRST_SLOT, FIRST_SLOT + len(SLOTS)):
        for part in ("ids", "icons", "extra_move", "dismiss_cost", "hand_limit"):
            assert getattr(new.cards, part)[slot] == getattr(old.cards, part)[slot]
        assert [answers[slot] for answers in new.cards.on] == [answers[slot] for answers in old.cards.on]


@rule("KK-027")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_deck_has_the_new_journeyman_lender_and_trader(seats: int) -> None:
    """Everybody has 8 Starting Townsfolk, three of them new, and none of the three old ones is in the game."""
    game = laid(seats, 0)
    assert [sorted(names(game, p.draw)) for p in game.players] == [STARTERS] * seats
    part = keys(game)
    zones = [*game.townsfolk, game.removed, part.heroes, part.hero_pile, *[p.draw for p in game.players]]
    old = {game.cards.number[card] for card in ("journeyman-1", "lender-1", "trader-1")}
    assert not old & {card for zone in zones for card in zone}


@rule("KK-028")
def test_the_new_journeyman_hires_for_virtue_or_gains_a_hero() -> None:
    """Value 2, 2 Merchants; dropping off it gives either a Free Hire and 1 Virtue, or a Hero into the hand."""
    seat = {"board": [None, None, "journeyman-2"], "hand": ["abbot", "thief"], "virtue": 5}
    game = table(seat, boxes=KEYS, heroes=["hero-emma", "hero-judith", "hero-rudolf"], townsfolk={"1-2": ["bishop"]})
    number = game.cards.number["journeyman-2"]
    assert (game.cards.cost[number], game.cards.icons[number]) == (2, [2, 0, 0, 0, 0])
    assert [option.label.key for option in game.decision.options] == ["effect-all", "effect-gain-hero"]
    hero, hire = game.copy(), game
    pick(hero, "either", key="effect-gain-hero")
    pick(hero, "hero", card="hero-judith")
    assert names(hero, hero.players[0].hand) == ["abbot", "thief", "hero-judith"]
    assert (hero.players[0].virtue, hero.decision.kind) == (5, "play-card")
    pick(hire, "either", key="effect-all")
    pick(hire, "free-hire", card="bishop")
    assert (hire.players[0].virtue, hire.players[0].debts, hire.decision.kind) == (4, 1, "play-card")
    assert names(hire, hire.players[0].hand) == ["abbot", "thief"]


@rule("KK-029")
@pytest.mark.parametrize("keep", [True, False])
def test_the_new_trader_discards_and_earns_a_silver_after_a_trade(keep: bool) -> None:
    """Value 1, 1 Merchant; after a Trade, and only then, one may Discard and gains 1 Silver either way."""
    seat = {"board": ["trader-2", None, None], "hand": ["abbot"], "draw": ["squire", "thief", "labourer", "financer"]}
    game = table(seat, boxes=KEYS, phase="action", townsfolk={"1-2": ["bishop"]})
    number = game.cards.number["trader-2"]
    assert (game.cards.cost[number], game.cards.icons[number]) == (1, [1, 0, 0, 0, 0])
    idle = game.copy()
    pick(idle, "action", key="action-none")
    assert (idle.players[0].goods[0], idle.turn) == (0, 1)
    pick(game, "action", key="action-trade")
    before = game.players[0].discard[:]
    assert game.players[0].goods[0] == 1
    pick(game, "discard", key="keep-cards" if keep else "discard-card")
    assert game.players[0].goods[0] == 2
    assert names(game, game.players[0].discard[len(before) :]) == ([] if keep else ["abbot"])


@rule("KK-030")
def test_the_new_lender_flips_or_gains_a_chest_tile() -> None:
    """Value 1, 2 Merchants; dropping off it gives either a flip of a Debt or Deed, or a Chest Tile."""
    seat = {"board": [None, None, "lender-2"], "hand": ["abbot"], "debts": 1, "deeds": 1}
    game = table(seat, boxes=KEYS)
    number = game.cards.number["lender-2"]
    assert (game.cards.cost[number], game.cards.icons[number]) == (1, [2, 0, 0, 0, 0])
    assert [option.label.key for option in game.decision.options] == ["effect-flip-either", "effect-gain-chest"]
    flip, chest = game.copy(), game
    pick(flip, "either", key="effect-flip-either")
    assert [option.label.key for option in flip.decision.options] == ["effect-flip-debt", "effect-flip-deed"]
    pick(chest, "either", key="effect-gain-chest")
    assert (chest.decision.kind, len(chest.decision.options)) == ("chest", 4)


# --- lines


@rule("KK-031")
@pytest.mark.parametrize("seats", SEATS)
def test_four_of_the_shuffled_chest_tiles_lie_face_up(seats: int) -> None:
    """4 tiles are face up and 14 in the pile; any tile may be face up, and nobody can tell the order of the pile."""
    face_up: set[int] = set()
    tops: set[int] = set()
    for seed in SEEDS:
        part = keys(laid(seats, seed))
        assert (len(part.chests), len(part.chest_pile)) == (4, 14)
        assert sorted(part.chests + part.chest_pile) == list(range(18))
        face_up |= set(part.chests)
        tops.add(part.chest_pile[-1])
    assert face_up == tops == set(range(18))
    shown = asking.shown(laid(seats, 0), 0)["keeper-of-keys"]
    assert (len(shown["chests"]), shown["chests_in_pile"]) == (4, 14)
    assert not [word for word in shown if isinstance(shown[word], list) and len(shown[word]) == 14]


@rule("KK-032")
@pytest.mark.parametrize("seats", SEATS)
def test_the_hero_line_is_laid_when_all_have_picked(seats: int) -> None:
    """During the draft no Hero is face up; then all that nobody picked are shuffled, the unchosen one among them."""
    unchosen_face_up = 0
    for seed in SEEDS:
        game = laid(seats, seed)
        left: list[int] = []
        while game.offered_cards:
            assert keys(game).heroes == []
            left = game.offered_heroes[:]
            game.play(game.decision.options[0])
            left = [hero for hero in left if hero not in heroes_of(game)]
        while game.round == 0:
            game.play(game.decision.options[0])
        part = keys(game)
        assert set(part.heroes + part.hero_pile) == set(game.cards.heroes) - heroes_of(game)
        assert len(part.heroes) == 3
        unchosen_face_up += bool(set(left) & set(part.heroes))
    assert 0 < unchosen_face_up < len(SEEDS) // 2


@rule("KK-032")
def test_any_hero_may_be_face_up() -> None:
    """Over many games each of the 20 Heroes is face up, and each lies on top of the pile."""
    parts = [keys(ready(2, seed)) for seed in SEEDS]
    heroes = set(laid(2, 0).cards.heroes)
    assert {hero for part in parts for hero in part.heroes} == heroes
    assert {part.hero_pile[-1] for part in parts} == heroes


@rule("KK-033")
@pytest.mark.parametrize("seats", SEATS)
def test_heroes_left_over_make_a_line_of_3_and_a_pile(seats: int) -> None:
    """With n players 20 - n Heroes remain: 3 face up and 17 - n in the pile."""
    for seed in range(20):
        game = ready(seats, seed)
        if sum(len(p.hand + p.draw + p.discard) for p in game.players) == 9 * seats:
            assert (len(keys(game).heroes), len(keys(game).hero_pile)) == (3, 17 - seats)
            return
    raise AssertionError("every table has taken a further card")


@rule("KK-EX-22")
def test_lines_of_three_players() -> None:
    """Three players: 3 Heroes face up and 14 in the pile, 4 Chest Tiles face up and 14 in the pile."""
    for seed in range(10):
        game = laid(3, seed)
        while game.offered_cards:
            game.play(game.decision.options[0])
        shown = asking.shown(game, None)["keeper-of-keys"]
        assert (len(shown["heroes"]), shown["heroes_in_pile"]) == (3, 14)
        assert (len(shown["chests"]), shown["chests_in_pile"]) == (4, 14)
