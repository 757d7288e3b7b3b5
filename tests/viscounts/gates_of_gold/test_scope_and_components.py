"""Gates of Gold, sections A and B: what the words mean, and what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, offers, pick, table
from westkingdom.viscounts.catalogue import Catalogue
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.terms import CASTLE_LEADER, CRIMINAL

ROW = ["outsider-tyrant", "outsider-hunter", "outsider-warrior"]


def new(*boxes: str, seats: int = 2) -> Viscounts:
    """A new game with these boxes."""
    game = wk.new_game("viscounts", seats=seats, expansions=boxes, seed=1)
    assert isinstance(game, Viscounts)
    return game


def of_kind(game: Viscounts, kind: str) -> list[str]:
    """The ids of all things of a kind that this mix of boxes knows."""
    return [ident for ident, number in game.cards.number.items() if game.cards.kinds[number] == kind]


def brought(kind: str) -> list[str]:
    """The things of a kind that a game with this box has and the base game has not."""
    base = of_kind(new(), kind)
    return [ident for ident in of_kind(new(*GATES), kind) if ident not in base]


def outsiders(game: Viscounts) -> list[int]:
    """All Outsiders in the game."""
    return [game.cards.number[ident] for ident in of_kind(game, "outsider")]


def facts_of(cards: Catalogue, ident: str) -> tuple[object, ...]:
    """What a card shows and does, in words."""
    number = cards.number[ident]
    effects = [cards.hire[number], cards.immediate[number], cards.drop_off[number]]
    said = [None if effect is None else repr(effect.words()) for effect in effects]
    return cards.names[number], cards.cost[number], cards.icons[number], said


def line(game: Viscounts, seat: int, name: str) -> int:
    """One line of a score sheet."""
    return dict(game.scores[seat].lines)[name]


# --- scope and words


@rule("GG-001")
def test_the_box_is_played_on_top_of_the_base_game() -> None:
    """There is no game of this name; with the box every card of the base game is there with all that it shows."""
    with pytest.raises(wk.BadOptions):
        wk.new_game("gates-of-gold", seats=2)
    base, both = new(), new(*GATES)
    cards = [ident for ident, number in base.cards.number.items() if number < CASTLE_LEADER]
    assert len(cards) == len(base.cards.starters) + 68 + 10 + 9 + 4
    assert [facts_of(both.cards, ident) for ident in cards] == [facts_of(base.cards, ident) for ident in cards]
    assert both.facts.player_cards.ids == base.facts.player_cards.ids
    assert set(base.facts.manuscripts.ids) < set(both.facts.manuscripts.ids)


@rule("GG-001")
@pytest.mark.parametrize("boxes", [(), GATES])
def test_base_rules_stay_in_force(boxes: tuple[str, ...]) -> None:
    """A turn goes through its phases with the same results with and without the box."""
    seat = {"viscount": "1-2:OL", "silver": 2, "hand": ["abbot", "squire"], "draw": ["thief", "labourer", "trader-1"]}
    game = table(seat, boxes=boxes, townsfolk={"1-2": ["friar"], "3-4": ["deacon-1"]})
    pick(game, "play-card", card="abbot")
    pick(game, "move", segment="3-4", kind="OL")
    pick(game, "action", key="action-none")
    pick(game, "recruit", card="deacon-1")
    p = game.players[0]
    assert (p.goods[0], p.virtue, len(p.hand)) == (0, 6, 3)
    assert "deacon-1" in [game.cards.ids[card] for card in p.discard]
    assert (game.seat, game.decision.kind) == (1, "play-card")


@rule("GG-005")
@pytest.mark.parametrize(
    "place",
    [
        {"hand": ["outsider-tyrant"]},
        {"draw": ["outsider-tyrant"]},
        {"discard": ["outsider-tyrant"]},
        {"board": ["outsider-tyrant", None, None]},
        {"board": [None, "outsider-tyrant", None]},
        {"board": [None, None, "outsider-tyrant"]},
    ],
)
def test_the_deck_is_all_cards_of_a_player(place: dict[str, Any]) -> None:
    """An Outsider scores in the hand, the Draw Pile, the Discard Pile and on the board alike, only for its player."""
    game = table({"hand": ["abbot"], **place}, {"viscount": "9-10:OR"}, boxes=GATES, to_act=1)
    (zone,) = place
    assert game.cards.number["outsider-tyrant"] in getattr(game.players[0], zone)
    assert [line(game, seat, "outsiders") for seat in (0, 1)] == [3, 0]


@rule("GG-005")
def test_what_is_not_in_a_deck_scores_nothing() -> None:
    """Outsiders in the row, in their pile and out of the game are nobody's."""
    game = table({}, boxes=GATES, outsiders=ROW, outsider_pile=["outsider-champion"])
    assert [line(game, seat, "outsiders") for seat in (0, 1)] == [0, 0]


@rule("GG-006")
def test_cards_are_played_on_space_1_and_drop_off_from_space_3() -> None:
    """A card is played on the left; each shift moves it one space right; from the right it drops off."""
    game = table({"board": ["kings-order", "squire", "labourer"], "hand": ["abbot"]}, boxes=GATES)
    view: Any = game.view(0)
    assert view["players"][0]["board"] == ["abbot", "kings-order", "squire"]
    assert [game.cards.ids[card] for card in game.players[0].discard] == ["labourer"]


@rule("GG-007")
def test_position_1_of_the_row_is_the_left_one_next_to_the_pile() -> None:
    """The row is shown left first, and the card from the pile joins it on the left."""
    row = ["outsider-tyrant", "outsider-hunter", "outsider-warrior"]
    game = table({}, boxes=GATES, outsiders=row, outsider_pile=["outsider-champion"], resolve={"welcome": 1})
    view: Any = game.view(None)
    assert view["gates-of-gold"]["outsiders"] == row
    pick(game, "welcome", card="outsider-warrior")
    view = game.view(None)
    assert view["gates-of-gold"]["outsiders"] == ["outsider-champion", "outsider-tyrant", "outsider-hunter"]


@rule("GG-008")
@pytest.mark.parametrize("word", ["welcome", "refuse"])
def test_an_effect_is_mandatory_unless_it_says_otherwise(word: str) -> None:
    """Whoever is to Welcome or Refuse an Outsider must choose one of the row; none is no choice."""
    game = table({}, boxes=GATES, outsiders=ROW, resolve={word: 1})
    assert game.decision.kind == word
    assert [option.label.args.get("card") for option in game.decision.options] == ROW


@rule("GG-008")
def test_a_kings_order_must_be_taken_but_its_discard_need_not_be_made() -> None:
    """An effect that gives a King's Order asks nothing; the Discard after it may be declined."""
    game = table({"hand": ["abbot"], "discard": []}, boxes=GATES, resolve={"gain_card": "kings_order"})
    assert [game.cards.ids[card] for card in game.players[0].discard] == ["kings-order"]
    assert game.decision.kind == "discard"
    assert len(offers(game, key="keep-cards")) == 1


@rule("GG-008")
@pytest.mark.parametrize(
    ("effect", "declining"),
    [
        ({"discard": 1}, "keep-cards"),
        ({"destroy": 1}, "keep-cards"),
        ({"rearrange": 1}, "keep-order"),
        ({"move_worker": 1}, "decline"),
    ],
)
def test_rearrange_discard_destroy_and_a_castle_move_are_optional(effect: dict[str, int], declining: str) -> None:
    """Each of the four may be declined, and then changes nothing."""
    seat = {"board": ["kings-order", "squire", None], "hand": ["abbot"], "tier1": {"c1": 2}}
    game = table(seat, boxes=GATES, phase="action", resolve=effect)
    before = game.players[0].copy()
    pick(game, game.decision.kind, key=declining)
    p = game.players[0]
    assert (p.board, p.hand, p.tier1, p.tier2) == (before.board, before.hand, before.tier1, before.tier2)


# --- components


@rule("GG-010")
def test_there_are_5_new_heroes() -> None:
    """The box brings these five Heroes."""
    heroes = ["hero-arnulf", "hero-charles", "hero-clotilde", "hero-louis", "hero-matilda"]
    assert brought("hero") == heroes
    assert [card for card in new(*GATES).cards.ids if card in heroes] == heroes


@rule("GG-011")
def test_there_are_28_new_neutral_townsfolk() -> None:
    """The box brings 28 Neutral Townsfolk, all different, and they lie in the piles of the Main Board."""
    game = new(*GATES)
    cards = [game.cards.number[ident] for ident in brought("neutral")]
    assert len(set(cards)) == 28
    assert sum(card in cards for pile in game.townsfolk for card in pile) == 28


@rule("GG-012")
def test_there_are_24_outsiders() -> None:
    """Row and pile hold each of 24 Outsiders once."""
    game = new(*GATES)
    assert len(outsiders(game)) == 24
    assert sorted(gates(game).row + gates(game).pile) == sorted(outsiders(game))


@rule("GG-013")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_24_kings_orders(seats: int) -> None:
    """Those in the pile and in the decks are 24 for every number of players."""
    game = new(*GATES, seats=seats)
    order = gates(game).facts.kings_order
    assert gates(game).kings_orders + sum(p.draw.count(order) for p in game.players) == 24


@rule("GG-015")
def test_there_are_5_new_manuscripts() -> None:
    """The piles of a game with the box hold these five Manuscripts more than those of the base game."""
    base, both = new(), new(*GATES)
    ids = both.facts.manuscripts.ids
    old = {base.facts.manuscripts.ids[tile] for pile in base.manuscripts for tile in pile}
    new_tiles = [ids[tile] for pile in both.manuscripts for tile in pile if ids[tile] not in old]
    assert sorted(new_tiles) == [
        "ms-any-5-any",
        "ms-black-4-kings-order",
        "ms-blue-5-destroy-flip",
        "ms-grey-4-outsiders",
        "ms-yellow-5-welcome",
    ]


@rule("GG-016")
def test_there_are_4_manuscript_boards() -> None:
    """Four players have the four boards, each once."""
    view: Any = new(*GATES, seats=4).view(None)
    boards = sorted(player["manuscript_board"] for player in view["gates-of-gold"]["players"])
    assert boards == [f"manuscript-board-{ribbon}" for ribbon in ("black", "blue", "grey", "yellow")]


@rule("GG-017")
def test_there_are_6_diversified_builder_cards() -> None:
    """Six cards are Diversified Builder Cards."""
    abilities = ["collision-silver", "collision-flip", "merchants", "collision-hire", "move", "hand"]
    assert brought("diversified") == [f"builder-diversified-{ability}" for ability in abilities]


@rule("GG-018")
def test_there_are_6_specialized_builder_cards() -> None:
    """Six other cards are Specialized Builder Cards."""
    abilities = ["order-silver", "order-virtue", "welcome-draw", "welcome-silver", "refuse-rearrange", "refuse-order"]
    assert brought("specialized") == [f"builder-specialized-{ability}" for ability in abilities]


@rule("GG-019")
def test_there_are_6_castle_leader_cards() -> None:
    """Six new Castle Leader Cards are in the box."""
    leaders = ["shuffle", "move", "collision", "kings-order", "noble", "discount"]
    assert brought("leader") == [f"castle-leader-{leader}" for leader in leaders]


@rule("GG-020")
def test_what_there_is_with_the_base_game() -> None:
    """Together there are 96 Neutral Townsfolk, 15 Heroes and 40 loose Manuscripts."""
    game = new(*GATES)
    assert (len(game.cards.neutrals), len(game.cards.heroes)) == (96, 15)
    assert sum(len(pile) for pile in game.townsfolk) == 96
    loose = [tile for pile in game.manuscripts for tile in pile]
    assert (len(loose), len(set(loose))) == (40, 40)


COPIES = {
    "Assassin": 1,
    "Carpenter": 1,
    "Champion": 1,
    "Envoy": 2,
    "Guardian": 3,
    "Hunter": 1,
    "Mercenary": 3,
    "Outrider": 1,
    "Protector": 1,
    "Rogue": 3,
    "Scholar": 4,
    "Translator": 1,
    "Tyrant": 1,
    "Warrior": 1,
}


@rule("GG-021", "GG-022")
def test_the_outsiders_carry_14_names() -> None:
    """These fourteen names are on the Outsiders, each on so many of them."""
    game = new(*GATES)
    assert Counter(game.cards.names[card] for card in outsiders(game)) == COPIES


@rule("GG-023")
def test_what_a_kings_order_shows() -> None:
    """A King's Order: value 3, one Merchant, a Discard when gained, return and Welcome, destroyed a Refusal."""
    cards = new(*GATES).cards
    order = cards.number["kings-order"]
    hire, drop_off, destroyed = cards.hire[order], cards.drop_off[order], cards.destroyed_from_hand[order]
    assert (cards.cost[order], cards.icons[order]) == (3, [1, 0, 0, 0, 0])
    assert hire is not None
    assert drop_off is not None
    assert destroyed is not None
    assert (hire.icons(), destroyed.icons()) == (["discard"], ["refuse"])
    parts = drop_off.words().args["parts"]
    assert isinstance(parts, list)
    assert [part.key for part in parts] == ["effect-return-kings-order", "effect-welcome"]


@rule("GG-024")
def test_all_kings_orders_are_identical() -> None:
    """Two King's Orders in the hand are one and the same choice; playing one leaves the other."""
    game = table({"hand": ["kings-order", "abbot", "kings-order"]}, boxes=GATES)
    assert brought("kings_order") == ["kings-order"]
    assert [option.label.args["card"] for option in game.decision.options] == ["abbot", "kings-order"]
    pick(game, "play-card", card="kings-order")
    assert [game.cards.ids[card] for card in game.players[0].hand] == ["abbot", "kings-order"]


@rule("GG-025")
def test_what_every_outsider_shows() -> None:
    """Each has a value from 1 to 3, Icons, effects for Refusing, and something for the end; none for being hired."""
    game = new(*GATES)
    cards, facts = game.cards, gates(game).facts
    for card in outsiders(game):
        assert 1 <= cards.cost[card] <= 3
        assert sum(cards.icons[card]) >= 1
        assert facts.refusal[card] is not None
        score = facts.score[card]
        late = facts.last_deed.get(card), facts.extra_ribbon[card], facts.debt_vp[card]
        assert bool(score.vp or score.per or score.conditions) != any(late)
        assert (cards.hire[card], cards.drop_off[card], cards.immediate[card]) == (None, None, None)


@rule("GG-025")
def test_icons_of_an_outsider_count_on_the_board() -> None:
    """The Criminal of a Tyrant helps any action, and playing it brings Corruption, as with a Townsfolk Card."""
    game = table({"hand": ["outsider-tyrant", "abbot"]}, boxes=GATES)
    pick(game, "play-card", card="outsider-tyrant")
    assert game.cards.icons[game.players[0].board[0]][CRIMINAL] == 1
    assert game.players[0].corruption == 2
