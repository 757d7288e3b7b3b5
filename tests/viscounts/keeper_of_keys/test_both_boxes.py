"""Both boxes together: what lies on the table, how their cards meet, and worked examples."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import shown
from tests.kit.chapters.keeper_of_keys.both_boxes import told
from tests.kit.laws.play import random_play
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, offers, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength

TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE = range(4)
STARTERS = ["abbot", "financer", "journeyman-2", "labourer", "lender-2", "squire", "thief", "trader-2"]


def both(seats: int, seed: int) -> Viscounts:
    """A new game with both boxes."""
    game = wk.new_game("viscounts", seats=seats, expansions=BOTH, seed=seed)
    assert isinstance(game, Viscounts)
    return game


def offering(card: str, seats: int = 2) -> Viscounts:
    """A new game in which the first player to pick may take this Player card."""
    return next(game for game in (both(seats, seed) for seed in range(300)) if offers(game, player_card=card))


def deck(game: Viscounts, seat: int) -> list[str]:
    """The ids of all cards that a seat owns."""
    p = game.players[seat]
    return sorted(game.cards.ids[card] for card in p.hand + p.draw + p.discard + [c for c in p.board if c >= 0])


# --- set-up


@rule("KK-188")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_boxes_may_be_used_together(seats: int) -> None:
    """A game with both is played to its end under all laws, and things of both boxes happen in it."""
    game = both(seats, seats)
    events = game.listen()
    for _ in random_play(game, seats):
        game.check()
    assert game.over
    keys = {event.key for event in events}
    assert {"gain-hero", "gain-chest", "gain-kings-order", "welcome", "show-outsider"} <= keys


@rule("KK-189")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_components_of_both_boxes_together(seats: int) -> None:
    """116 Neutrals, 25 Heroes, 15 Player Cards, 45 Manuscripts, 24 Outsiders, 24 King's Orders and 18 Chest Tiles."""
    game = both(seats, 7)
    assert sorted(map(len, game.townsfolk)) == [23, 23, 23, 23, 24]
    assert len({card for pile in game.townsfolk for card in pile}) == 116
    tiles = game.facts.manuscripts
    assert [len(pile) for pile in game.manuscripts] == [9] * 5
    assert all(pile[-1] in tiles.grey_backed and not {*pile[:-1]} & {*tiles.grey_backed} for pile in game.manuscripts)
    assert len({tile for pile in game.manuscripts for tile in pile}) == 45
    assert len(game.facts.player_cards.ids) == 15
    assert len(game.cards.heroes) == 25
    gates = shown(game)["gates-of-gold"]
    assert len(gates["outsiders"]) + gates["outsiders_in_pile"] == 24
    assert gates["kings_orders"] + sum(deck(game, seat).count("kings-order") for seat in range(seats)) == 24
    keys = shown(game)["keeper-of-keys"]
    assert (len(keys["chests"]), keys["chests_in_pile"]) == (4, 14)


@rule("KK-190")
@pytest.mark.parametrize("seed", range(6))
def test_what_lies_on_the_table_before_the_pairs_are_chosen(seed: int) -> None:
    """Everything but the line of Heroes and the hands; then pairs are chosen in reverse turn order."""
    game = both(3, seed)
    gates, keys = shown(game)["gates-of-gold"], shown(game)["keeper-of-keys"]
    assert (len(gates["outsiders"]), gates["kings_orders"], len(gates["builder_cards"])) == (3, 21, 2)
    assert gates["castle_leader"].startswith("castle-leader-")
    assert [len(keys[line]) for line in ("chests", "heroes", "public_buildings")] == [4, 0, 3]
    assert all(deck(game, seat) == sorted([*STARTERS, "kings-order"]) for seat in range(3))
    assert all(board["manuscript_board"] for board in gates["players"])
    order = []
    while not shown(game)["keeper-of-keys"]["heroes"]:
        if game.decision.kind == "pair":
            order.append(game.decision.seat)
            assert all(p.hand == [] for p in game.players)
        game.play(game.decision.options[0])
    assert order == [(game.start + i) % 3 for i in (2, 1, 0)]


@rule("KK-190")
@pytest.mark.parametrize(("card", "kind"), [("player-card-1-5", "hero"), ("player-card-3-5", "chest")])
def test_the_choices_of_1_5_and_3_5_come_after_the_pairs_and_before_the_hands(card: str, kind: str) -> None:
    """The line of Heroes is laid, nobody has drawn a hand, and the end piles are laid only afterwards."""
    game = offering(card)
    seat = game.seat
    pick(game, "pair", player_card=card)
    events = game.listen()
    while not game.players[1 - seat].space >= 0 or game.decision.kind not in ("hero", "chest"):
        assert game.decision.kind != "play-card"
        game.play(game.decision.options[0])
    while (game.decision.seat, game.decision.kind) != (seat, kind):
        game.play(game.decision.options[0])
    assert told(events, "pick-pair") == [("pick-pair", 1 - seat)]
    assert len(shown(game)["keeper-of-keys"]["heroes"]) == 3
    assert [p.hand for p in game.players] == [[], []]
    assert (game.round, shown(game)["offered"]) == (0, [])
    pass_until(game, "play-card")
    assert [len(p.hand) for p in game.players] == [3, 3]
    assert (game.round, game.debts_above, game.deeds_above) == (1, 12, 12)


@rule("KK-191")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_deck_of_both_boxes(seats: int) -> None:
    """8 Starting Townsfolk (3 of them replaced), a Hero and a King's Order; with card 1.5 one Hero more."""
    for seed in range(12):
        game = both(seats, seed)
        picked: dict[int, str] = {}
        while game.round == 0:
            option = game.decision.options[-1]
            if game.decision.kind == "pair":
                picked[game.seat] = str(option.label.args["player_card"])
            game.play(option)
        for seat, card in picked.items():
            own = deck(game, seat)
            heroes = [ident for ident in own if ident.startswith("hero-")]
            if card in ("player-card-6", "player-card-5"):
                continue  # a card or a Manuscript may have been gained besides
            assert len(heroes) == (2 if card == "player-card-1-5" else 1)
            assert sorted(ident for ident in own if ident not in heroes) == sorted([*STARTERS, "kings-order"])


@rule("KK-192")
def test_card_7_5_may_discard_the_kings_order() -> None:
    """It is one of the cards that may be chosen, and is then among the first discards."""
    game = offering("player-card-7-5")
    seat = game.seat
    pick(game, "pair", player_card="player-card-7-5")
    offered = [str(option.label.args.get("card", "")) for option in game.decision.options]
    assert sorted(offered) == ["", *deck(game, seat)]
    pick(game, "discard", card="kings-order")
    pick(game, "discard", card="thief")
    pick(game, "discard", key="keep-cards")
    pass_until(game, "play-card")
    discards = [game.cards.ids[card] for card in game.players[seat].discard]
    assert sorted(discards) == ["kings-order", "thief"]
    assert shown(game)["gates-of-gold"]["kings_orders"] == 22


# --- cards


@rule("KK-193")
def test_a_hero_that_is_gained_is_never_turned_into_a_kings_order() -> None:
    """Only the three Heroes are offered, although column 1 is open; a free hire offers its King's Order."""
    seat = {"silver": 9, "board": ["abbot", None, None]}
    line = ["hero-fara", "hero-emma", "hero-louis"]
    game = table(seat, boxes=BOTH, heroes=line, phase="movement", resolve={"gain_card": "hero"})
    assert [option.label.args["card"] for option in game.decision.options] == line
    game = table(seat, boxes=BOTH, heroes=line, phase="movement", resolve={"hire_free": 1})
    assert len(offers(game, key="hire-instead")) == 1


@rule("KK-194")
def test_the_free_hire_of_the_new_journeyman_may_become_a_kings_order() -> None:
    """It drops off, and in place of the card a King's Order is taken for nothing; the Virtue follows."""
    seat = {"board": ["abbot", None, "journeyman-2"], "hand": ["squire", "labourer"], "draw": [], "discard": []}
    game = table(seat, boxes=BOTH)
    pick(game, "either", key="effect-hire-free")
    pick(game, "free-hire", key="hire-instead")
    pick(game, "discard", key="keep-cards")
    assert shown(game)["players"][0]["discard"] == ["journeyman-2", "kings-order"]
    assert (game.players[0].goods[0], game.players[0].virtue) == (0, 6)
    assert game.decision.kind == "play-card"


@rule("KK-195")
@pytest.mark.parametrize("card", ["kings-order", "outsider-tyrant", "outsider-warrior", "hero-emma"])
def test_only_a_destroyed_hero_sets_off_the_public_trading_post(card: str) -> None:
    """Destroying a King's Order or an Outsider flips nothing."""
    seat = {
        "debts": 1,
        "deeds": 1,
        "board": ["abbot", "squire", None],
        "hand": [card, "labourer"],
        "draw": ["lender-2"],
        "public": {"trading_post": "1-2:1"},
    }
    game = table(seat, boxes=BOTH, outsiders=[], outsider_pile=[], phase="movement", resolve={"destroy": 1})
    pick(game, "destroy", card=card)
    assert game.decision.kind == ("may" if card.startswith("hero-") else "move")
    assert (game.players[0].paid, game.players[0].approved) == (0, 0)


@rule("KK-195")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [({"gain_card": "kings_order"}, "move"), ({"welcome": 1}, "move"), ({"gain_card": "hero"}, "may")],
)
def test_only_a_gained_hero_sets_off_the_public_trading_post(effect: Any, asked: str) -> None:
    """Gaining a King's Order or welcoming an Outsider flips nothing."""
    seat = {"debts": 1, "deeds": 1, "board": ["abbot", None, None], "public": {"trading_post": "1-2:1"}}
    game = table(seat, boxes=BOTH, phase="movement", resolve=effect)
    game.play(game.decision.options[-1])
    assert game.decision.kind == asked


@rule("KK-196")
@pytest.mark.parametrize(
    ("card", "tile", "goods"),
    [
        ("kings-order", "chest-merchants-gold", [0, 0, 0, 0]),
        ("outsider-warrior", "chest-merchants-gold", [0, 0, 0, 1]),
        ("outsider-tyrant", "chest-criminal-ink", [0, 1, 0, 0]),
        ("outsider-rogue-3", "chest-silver-builder", [1, 0, 0, 0]),
        ("outsider-rogue-3", "chest-silver-noble", [0, 0, 0, 0]),
    ],
)
def test_outsiders_and_kings_orders_work_with_rewards(card: str, tile: str, goods: list[int]) -> None:
    """By their printed Icons; the one Merchant of a King's Order is too few for a tile that wants 2."""
    seat = {"board": [None, card, None], "chests": [None, None, tile], "hand": ["abbot", "squire"]}
    assert table(seat, boxes=BOTH).players[0].goods == goods


@rule("KK-196")
@pytest.mark.parametrize(
    ("card", "tile", "action", "icons"),
    [
        ("outsider-rogue-3", "chest-double-builder", CONSTRUCT, 3),
        ("outsider-rogue-3", "chest-merchant-builder", TRADE, 3),
        ("outsider-guardian-2", "chest-split-noble", TRANSCRIBE, 1),
        ("outsider-tyrant", "chest-double-builder", CONSTRUCT, 1),
        ("kings-order", "chest-double-builder", CONSTRUCT, 0),
    ],
)
def test_outsiders_and_kings_orders_work_with_conversions(card: str, tile: str, action: int, icons: int) -> None:
    """By their printed Icons, never by Criminals or by what they do not show."""
    game = table({"board": [None, card, None], "chests": [None, tile, None]}, boxes=BOTH, phase="action")
    assert strength(game, game.players[0], action) == icons


@rule("KK-197")
def test_a_rearrange_paid_with_column_4_gives_no_reward_but_the_shift_after_it_does() -> None:
    """Put above the tile by column 4 the Lender brings nothing; put before it, the shift brings the Ink Well."""
    for new, ink in ((["abbot", "lender-2", "labourer"], 0), (["lender-2", "labourer", "abbot"], 1)):
        seat = {
            "board": ["labourer", "abbot", "lender-2"],
            "hand": ["squire", "financer"],
            "stone": 3,
            "debts": 1,
            "chests": [None, "chest-merchants-ink", None],
            "columns": [4],
        }
        other = {"viscount": "9-10:OR", "hand": ["abbot", "squire", "thief"]}
        game = table(seat, other, boxes=BOTH, to_act=1, phase="draw")
        assert (game.decision.seat, game.decision.kind) == (0, "pause")
        pick(game, "pause", key="turn-option")
        found = [
            option
            for option in game.decision.options
            if repr(option.label) == "rearrange to: " + " + ".join(f"card: {card}" for card in new)
        ]
        events = game.listen()
        game.play(found[0])
        assert game.players[0].goods == [0, ink, 0, 0]
        keys = [event.key for event in events if event.key in ("rearrange", "chest-reward", "drop-off")]
        assert keys == ["rearrange", "drop-off", *(["chest-reward"] if ink else [])]


# --- worked examples


@rule("KK-EX-28")
def test_scoring_with_both_boxes() -> None:
    """2 Workshops 5, Public Workshop 7, 2 Chest Tiles 5, Diversified 3, Tyrant 3 and Guardian 4 are 27 VP."""
    seat = {
        "hand": ["outsider-tyrant", "outsider-guardian-2", "abbot"],
        "built": {"w1": "1-2:1", "w2": "1-2:3"},
        "public": {"workshop": "5-6:1"},
        "chests": ["chest-double-noble", None, "chest-criminal-ink"],
        "builder": ["diversified"],
    }
    game = table(seat, boxes=BOTH)
    lines = dict(game.scores[0].lines)
    wanted = {"workshops": 5, "public_buildings": 7, "chest_tiles": 5, "builder_cards": 3, "outsiders": 7}
    assert {name: lines[name] for name in wanted} == wanted
    assert sum(wanted.values()) == 27
    # Nothing else scores but the starting Manuscript, a set of one.
    assert game.scores[0].total == 28
    assert lines["manuscript_sets"] == 1


@rule("KK-EX-30")
@pytest.mark.parametrize(("card", "gold"), [("kings-order", 0), ("outsider-warrior", 1)])
def test_a_kings_order_over_a_chest(card: str, gold: int) -> None:
    """Played above '2 Merchant -> Gold' a King's Order brings nothing, an Outsider with 3 Merchants 1 Gold."""
    seat = {"hand": [card, "abbot"], "board": [None, None, None], "chests": ["chest-merchants-gold", None, None]}
    game = table(seat, boxes=BOTH)
    pick(game, "play-card", card=card)
    assert game.players[0].goods == [0, 0, 0, gold]


def test_one_box_alone_knows_nothing_of_the_other() -> None:
    """With Gates of Gold alone there is neither a line of Heroes nor a Chest Tile to gain."""
    with pytest.raises(wk.BadPosition):
        table({"chests": [None, None, None]}, boxes=GATES)
