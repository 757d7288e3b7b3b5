"""Keeper of Keys, sections A and B: what the box adds to the base game, and the words of its ledger."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, begun, names, pick, table
from westkingdom.library.data import read_data
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys

BOX = read_data("viscounts", "keeper-of-keys")
BASE = read_data("viscounts")
NEW_STARTERS = ["journeyman-2", "lender-2", "trader-2"]
OLD_STARTERS = ["journeyman-1", "lender-1", "trader-1"]
FAMILIES = ["double", "split", "merchant", "merchants", "criminal", "silver"]


def rows(files: dict[str, object], name: str) -> list[dict[str, Any]]:
    """The objects of a data file."""
    return cast("list[dict[str, Any]]", files[name])


def ids(files: dict[str, object], name: str, kind: str = "") -> list[str]:
    """The ids in a data file, or those of one kind."""
    return [row["id"] for row in rows(files, name) if kind in ("", row.get("kind"))]


def with_keys(seats: int = 2) -> Viscounts:
    """A new game with this box, in which nobody has picked a pair yet."""
    return begun(seats, boxes=KEYS)


def where_cards_lie(game: Viscounts) -> Counter[str]:
    """How often each card that players can own is on the table."""
    part = keys(game)
    zones = [*game.townsfolk, game.removed, game.offered_heroes, part.heroes, part.hero_pile]
    for p in game.players:
        zones += [p.hand, p.draw, p.discard]
    return Counter(game.cards.ids[card] for zone in zones for card in zone)


# --- A. Scope and words


@rule("KK-001")
def test_the_box_adds_to_the_base_game_and_takes_only_three_starting_cards_away() -> None:
    """Everything of the base game is on the table too, but for the three starting cards that have new versions."""
    plain, game = begun(), with_keys()
    for table_of in ("neutrals", "heroes"):
        base, mixed = (names(g, getattr(g.cards, table_of)) for g in (plain, game))
        assert mixed[: len(base)] == base
    assert set(names(plain, plain.cards.starters)) - set(names(game, game.cards.starters)) == set(OLD_STARTERS)
    assert game.facts.manuscripts.ids[:35] == plain.facts.manuscripts.ids
    assert game.facts.player_cards.ids[:10] == plain.facts.player_cards.ids
    assert (game.realm.building_cost, game.realm.hand_limit) == (plain.realm.building_cost, plain.realm.hand_limit)


@rule("KK-001")
def test_a_base_rule_that_nothing_replaces_stays_in_force() -> None:
    """A turn has the base game's phases and prices: a Criminal corrupts, 1 Silver is 1 space, 3 Stone a Workshop."""
    seat = {"hand": ["thief", "abbot", "squire"], "silver": 1, "stone": 3, "viscount": "1-2:OL"}
    game = table(seat, boxes=KEYS, townsfolk={"3-4": ["friar"]})
    pick(game, "play-card", card="thief")
    assert (game.players[0].corruption, game.players[0].virtue) == (2, 7)
    pick(game, "move", segment="3-4", kind="OL")
    assert game.players[0].goods[0] == 0
    pick(game, "action", key="action-construct")
    assert [option.label.args["slot"] for option in game.decision.options] == ["w1", "w2", "w3"]


@rule("KK-005")
def test_a_card_sets_off_the_tile_below_its_own_space() -> None:
    """Played into space 1, slid into 2 and into 3, each card works with the tile below that space.

    Space 3 drops off.
    """
    seat = {
        "chests": ["chest-merchants-ink", "chest-merchants-stone", "chest-criminal-gold"],
        "board": ["jeweller-1", "thief", "abbot"],
        "hand": ["jeweller-2", "squire", "labourer"],
        "silver": 3,
    }
    game = table(seat, boxes=KEYS)
    p = game.players[0]
    assert names(game, p.board[1:]) == ["jeweller-1", "thief"]
    assert names(game, p.discard) == ["abbot"]
    assert p.goods == [3, 0, 1, 1]
    pick(game, "play-card", card="jeweller-2")
    assert names(game, p.board) == ["jeweller-2", "jeweller-1", "thief"]
    assert p.goods == [3, 1, 1, 1]


@rule("KK-005")
def test_below_each_of_the_three_spaces_is_one_slot() -> None:
    """A tile is offered the left, the middle and the right slot, no other and none twice."""
    game = table({}, boxes=KEYS, resolve={"gain_card": "chest"})
    game.play(game.decision.options[0])
    assert [(o.label.key, o.label.args["place"]) for o in game.decision.options] == [
        ("slot-chest", place) for place in ("left", "middle", "right")
    ]


@rule("KK-006")
def test_both_lines_begin_beside_their_piles_on_the_left() -> None:
    """A new Hero or tile joins on the left, beside the pile, and what was left of the gap slides to the right."""
    heroes = ["hero-rudolf", "hero-emma", "hero-judith"]
    chests = ["chest-silver-noble", "chest-silver-cleric", "chest-double-noble", "chest-split-noble"]
    effect = {"all": [{"gain_card": "hero"}, {"gain_card": "chest"}]}
    game = table(
        {},
        boxes=KEYS,
        heroes=heroes,
        hero_pile=["hero-zesiro"],
        chests=chests,
        chest_pile=["chest-criminal-ink"],
        resolve=effect,
    )
    shown = asking.shown(game, None)["keeper-of-keys"]
    assert (shown["heroes"], shown["chests"]) == (heroes, chests)
    pick(game, "hero", card="hero-emma")
    pick(game, "chest", tile="chest-double-noble")
    pick(game, "chest-slot", place="left")
    shown = asking.shown(game, None)["keeper-of-keys"]
    assert shown["heroes"] == ["hero-zesiro", "hero-rudolf", "hero-judith"]
    assert shown["chests"] == ["chest-criminal-ink", chests[0], chests[1], chests[3]]


@rule("KK-007")
@pytest.mark.parametrize(
    ("effect", "kind", "refusal"),
    [
        ({"gain_card": "hero"}, "hero", ""),
        ({"gain_card": "chest"}, "chest", ""),
        ({"flip": "either"}, "flip", ""),
        ({"move_viscount": {"min": 1, "max": 2}}, "move", ""),
        ({"rearrange": 1}, "rearrange", "keep-order"),
        ({"discard": 1}, "discard", "keep-cards"),
        ({"destroy": 1}, "destroy", "keep-cards"),
        ({"move_worker": 2}, "castle-move", "decline"),
        ({"may": {"flip": "either"}}, "may", "decline"),
    ],
)
def test_an_effect_is_mandatory_unless_it_is_one_of_the_optional_ones(
    effect: dict[str, object], kind: str, refusal: str
) -> None:
    """Only Rearrange, Discard, Destroy, a Castle move and what says "may" can be refused."""
    seat = {"debts": 1, "deeds": 1, "board": ["abbot", "squire", "labourer"], "tier1": {"c1": 1}}
    game = table(seat, boxes=KEYS, resolve=effect, phase="draw")
    assert game.decision.kind == kind
    refusals = [o.label.key for o in game.decision.options if o.label.key in ("keep-order", "keep-cards", "decline")]
    assert refusals == ([refusal] if refusal else [])


@rule("KK-008")
def test_the_english_text_is_followed_where_the_texts_differ() -> None:
    """In French ignoring a Criminal and drawing are one choice.

    In English, and here, whoever ignores none still draws.
    """
    owner = {
        "public": {"workshop": "1-2:1"},
        "board": ["thief", None, None],
        "corruption": 4,
        "virtue": 4,
        "hand": ["abbot", "squire", "lender-2"],
        "draw": ["labourer", "financer"],
    }
    game = table(owner, boxes=KEYS, phase="collision")
    pick(game, "may", key="decline")
    assert names(game, game.players[0].hand) == ["abbot", "squire", "lender-2", "labourer"]


# --- B. Components


@rule("KK-009")
def test_there_are_ten_new_heroes() -> None:
    """The box has 10 Heroes, each once, and all of them are on the table of a game."""
    heroes = ids(BOX, "heroes", "hero")
    assert len(set(heroes)) == 10 == sum(row["count"] for row in rows(BOX, "heroes"))
    assert not set(heroes) & set(ids(BASE, "heroes"))
    lie = where_cards_lie(with_keys())
    assert [lie[hero] for hero in heroes] == [1] * 10


@rule("KK-010")
def test_there_are_twelve_new_starting_townsfolk() -> None:
    """Three new starting cards for each of four colours: with 4 players every one of the 12 is on the table."""
    new = [row for row in rows(BOX, "townsfolk") if row["kind"] == "replacement-starter"]
    assert {row["id"]: row["count"] for row in new} == dict.fromkeys(NEW_STARTERS, 4)
    game = with_keys(4)
    assert [sorted(set(names(game, p.draw)) & set(NEW_STARTERS)) for p in game.players] == [NEW_STARTERS] * 4
    assert sum(where_cards_lie(game)[card] for card in NEW_STARTERS) == 12


@rule("KK-011")
def test_there_are_twenty_new_neutral_townsfolk() -> None:
    """The box has 20 Neutral Townsfolk, each once, and all of them lie in the piles."""
    neutrals = ids(BOX, "townsfolk", "neutral")
    assert len(set(neutrals)) == 20
    assert not set(neutrals) & set(ids(BASE, "townsfolk"))
    game = with_keys()
    lie = Counter(card for pile in game.townsfolk for card in names(game, pile))
    assert [lie[card] for card in neutrals] == [1] * 20


@rule("KK-012")
def test_there_are_five_new_player_cards() -> None:
    """The box has the Player Cards 1.5, 3.5, 5.5, 7.5 and 9.5, which stand between those of the base game."""
    game = with_keys()
    assert game.facts.player_cards.labels[10:] == ["1.5", "3.5", "5.5", "7.5", "9.5"]
    assert begun().facts.player_cards.labels == [str(n) for n in range(1, 11)]


@rule("KK-014")
def test_there_are_four_player_boards() -> None:
    """Up to four players can have one of the new boards, with three slots; a fifth cannot."""
    assert [len(keys(with_keys(seats)).slotted) for seats in (2, 3, 4)] == [2, 3, 4]
    assert keys(with_keys(4)).slotted == [[-1, -1, -1]] * 4
    with pytest.raises(wk.BadOptions):
        with_keys(5)


@rule("KK-015")
def test_there_are_five_new_manuscripts() -> None:
    """The box has 5 Manuscripts, each once, and all of them lie in the piles."""
    new = ids(BOX, "manuscripts")
    assert len(set(new)) == 5
    assert not set(new) & set(ids(BASE, "manuscripts"))
    game = with_keys()
    lie = Counter(game.facts.manuscripts.ids[tile] for pile in game.manuscripts for tile in pile)
    assert [lie[tile] for tile in new] == [1] * 5


@rule("KK-016", "KK-017")
def test_there_is_one_public_building_of_each_type_with_its_card() -> None:
    """A Trading Post, a Guildhall and a Workshop, each with one card, belong to nobody; other boxes have none."""
    game = with_keys()
    assert [row["type"] for row in rows(BOX, "public_buildings")] == ["trading_post", "guildhall", "workshop"]
    cards = ["public-trading-post", "public-guildhall", "public-workshop"]
    shown = asking.shown(game, None)["keeper-of-keys"]
    assert shown["public_buildings"] == [{"card": card, "seat": None} for card in cards]
    assert set(game.spots) == {-1}
    assert not set(begun(boxes=("gates-of-gold",)).cards.ids) & set(cards)
    assert [game.cards.kinds[game.cards.number[card]] for card in cards] == ["public"] * 3


@rule("KK-018")
def test_there_are_eighteen_chest_tiles() -> None:
    """18 different tiles, three of each of six kinds, lie in the line and the pile of every game."""
    assert Counter(ident.split("-")[1] for ident in ids(BOX, "chest_tiles")) == dict.fromkeys(FAMILIES, 3)
    for seats in (2, 3, 4):
        part = keys(with_keys(seats))
        tiles = [tile.ident for tile in part.facts.tiles]
        assert sorted(tiles[tile] for tile in part.chests + part.chest_pile) == sorted(ids(BOX, "chest_tiles"))


@rule("KK-020")
def test_base_and_box_together() -> None:
    """88 Neutral Townsfolk, 20 Heroes, 15 Player Cards and 40 loose Manuscripts."""
    game = with_keys(3)
    loose = sum(len(pile) for pile in game.manuscripts)
    assert len(game.cards.neutrals) == sum(len(pile) for pile in game.townsfolk) == 88
    assert (len(game.cards.heroes), len(game.facts.player_cards.ids), loose) == (20, 15, 40)
    assert len(game.offered_heroes) + len(keys(game).hero_pile) == 20
