"""Both boxes together: what lies on the table, in which order things happen, and how the boxes meet."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.asking import shown
from tests.kit.laws.play import random_play
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, GATES, offers, pass_until, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import strength

TRADE, CONSTRUCT, PLACE_WORKERS, TRANSCRIBE = range(4)
STARTERS = ["abbot", "financer", "journeyman-2", "labourer", "lender-2", "squire", "thief", "trader-2"]
LINES = [
    "trading_posts",
    "guildhalls",
    "workshops",
    "workers_tier_1",
    "workers_tier_2",
    "workers_tier_3",
    "manuscript_sets",
    "manuscripts",
    "chest_tiles",
    "castle_leader",
    "cleric_bonus",
    "builder_cards",
    "public_buildings",
    "outsiders",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
]


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


def told(events: list[wk.Event], *keys: str) -> list[tuple[str, int]]:
    """The events of these kinds, each with its seat, in order."""
    return [(event.key, event.seat) for event in events if event.key in keys]


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


# --- buildings


DIVERSIFIED = "builder-diversified-collision-silver"
SPECIALIZED = "builder-specialized-order-silver"


def claims(game: wk.Game, seat: int = 0) -> list[str]:
    """The Building Bonus cards of a seat."""
    return list(shown(game)["gates-of-gold"]["players"][seat]["builder_cards"])


def build(seat: dict[str, Any], slot: str, position: int) -> Viscounts:
    """Seat 0 constructs the Building of a slot at 3-4, with all the Stone it takes."""
    game = table(
        {"stone": 9, "viscount": "3-4:OL", "board": ["abbot", None, None], **seat},
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    pick(game, "action", key="action-construct")
    pick(game, "building", slot=slot)
    pick(game, "spot", segment="3-4", position=position)
    return game


@rule("KK-198")
@pytest.mark.parametrize(
    ("public", "built", "claimed"),
    [
        ({"workshop": "1-2:1"}, {"tp1": "1-2:3"}, [DIVERSIFIED]),
        ({}, {"tp1": "1-2:3"}, []),
        ({"guildhall": "1-2:1"}, {"gh1": "1-2:3"}, [SPECIALIZED]),
        ({"guildhall": "1-2:1"}, {}, []),
        ({"trading_post": "1-2:1", "workshop": "1-2:2"}, {}, [DIVERSIFIED]),
    ],
)
def test_public_buildings_count_for_building_bonus_cards(
    public: dict[str, str], built: dict[str, str], claimed: list[str]
) -> None:
    """A Guildhall is built: own Buildings and owned Public Buildings of a type are counted together."""
    assert claims(build({"public": public, "built": built}, "gh3", 1)) == claimed


@rule("KK-198")
def test_a_public_building_of_somebody_else_does_not_count() -> None:
    """With the Workshop of another player there is no set of three types."""
    seat = {"stone": 9, "viscount": "3-4:OL", "board": ["abbot", None, None], "built": {"tp1": "1-2:3"}}
    other = {"viscount": "9-10:OR", "public": {"workshop": "1-2:1"}}
    game = table(
        seat,
        other,
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="gh1")
    pick(game, "spot", segment="3-4", position=1)
    assert claims(game) == claims(game, 1) == []


@rule("KK-198")
def test_replacing_an_own_building_leaves_the_count_as_it_is() -> None:
    """Two Workshops, one of them replaced by the Public one, are still two; building the returned one later is three."""
    seat = {
        "stone": 2,
        "viscount": "3-4:OL",
        "board": ["abbot", None, None],
        "built": {"w1": "3-4:1", "w2": "1-2:1"},
    }
    game = table(
        seat,
        boxes=BOTH,
        builder_cards=[DIVERSIFIED, SPECIALIZED],
        townsfolk={"3-4": ["deacon-1"]},
        phase="action",
    )
    assert game.buildings_of_type(0, 2) == 2
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w2")
    assert game.buildings_of_type(0, 2) == 2
    assert claims(game) == []
    later = build({"public": {"workshop": "5-6:1"}, "built": {"w1": "1-2:1"}}, "w2", 1)
    assert claims(later) == [SPECIALIZED]


def outsider_points(outsider: str, **seat: Any) -> int:
    """What an Outsider in the deck scores at the end."""
    sheet = table({"hand": [outsider, "abbot"], **seat}, boxes=BOTH).scores[0]
    return dict(sheet.lines)["outsiders"]


@rule("KK-199")
@pytest.mark.parametrize(
    ("guardian", "kind", "slots", "vp"),
    [
        ("outsider-guardian-1", "guildhall", ["gh1", "gh2"], 5),
        ("outsider-guardian-2", "workshop", ["w1", "w2"], 4),
        ("outsider-guardian-3", "trading_post", ["tp1", "tp2"], 4),
    ],
)
def test_a_guardian_counts_the_public_building_of_its_type(guardian: str, kind: str, slots: list[str], vp: int) -> None:
    """Two own Buildings and the Public one are three; a Public Building of another type does not help."""
    built = dict(zip(slots, ["1-2:1", "1-2:3"], strict=True))
    other = {"guildhall": "workshop", "workshop": "trading_post", "trading_post": "guildhall"}[kind]
    assert outsider_points(guardian, built=built, public={kind: "5-6:1"}) == vp
    assert outsider_points(guardian, built=built, public={other: "5-6:1"}) == 0
    assert outsider_points(guardian, built=built) == 0


@rule("KK-199")
def test_the_carpenter_counts_links_with_public_buildings() -> None:
    """The link between spots 1 and 2 of 3-4 counts with an own and a Public Building at its ends."""
    assert outsider_points("outsider-carpenter", built={"tp1": "3-4:1"}, public={"workshop": "3-4:2"}) == 1
    assert outsider_points("outsider-carpenter", built={"tp1": "3-4:1"}, public={"workshop": "5-6:2"}) == 0


@rule("KK-199")
def test_the_outrider_counts_segments_with_public_buildings() -> None:
    """A segment with nothing but a Public Building counts, one with an own Building besides counts once."""
    assert outsider_points("outsider-outrider", built={"tp1": "3-4:1"}, public={"workshop": "5-6:1"}) == 2
    assert outsider_points("outsider-outrider", built={"tp1": "3-4:1"}, public={"workshop": "3-4:2"}) == 1


# --- the order of things


def a_full_collision() -> Viscounts:
    """Seat 0 collides on space 5; seat 1 has the Public Workshop, w2, a Diversified card and a Criminal."""
    active = {"corruption": 5, "virtue": 5, "board": ["peddler-2", None, None], "built": {"w1": "1-2:1"}}
    owner = {
        "viscount": "9-10:OR",
        "board": ["thief", "kings-order", None],
        "hand": ["abbot"],
        "draw": ["squire", "labourer"],
        "deeds": 1,
        "built": {"w2": "5-6:1"},
        "public": {"workshop": "5-6:2"},
        "builder": ["diversified"],
    }
    third = {"viscount": "9-10:OR", "board": ["peddler-1", None, None]}
    flip = ["builder-diversified-collision-flip", SPECIALIZED]
    return table(active, owner, third, boxes=BOTH, phase="collision", builder_cards=flip)


@rule("KK-200")
def test_the_order_of_a_collision_with_everything() -> None:
    """The owner of the Public Workshop decides first; then step 1, step 2 clockwise, step 3, step 4, the markers."""
    game = a_full_collision()
    assert (game.decision.seat, game.decision.kind) == (1, "may")
    assert game.players[0].goods == [0, 0, 0, 0]
    events = game.listen()
    pick(game, "may", key="effect-ignore-criminal")
    assert (game.decision.seat, game.decision.kind) == (1, "order")
    assert sorted(str(option.label.args["thing"]) for option in game.decision.options) == [
        "builder-diversified-collision-flip",
        "public-workshop",
    ]
    pick(game, "order", thing="public-workshop")
    pick(game, "may", key="effect-flip-either")
    keys = [(e.key, e.seat) for e in events if e.key not in ("forced", "turn", "drawn", "drop-off", "gain")]
    wanted = [
        ("ignore-criminal", 1),
        ("ability", 1),  # w2
        ("gain-virtue", 1),
        ("ability", 0),  # Peddler
        ("ability", 1),  # Public Workshop
        ("draw", 1),
        ("ability", 1),  # Diversified
        ("flip-deed", 1),
        ("ability", 2),  # Peddler
        ("gain-debt", 0),
        ("gain-virtue", 1),
        ("gain-virtue", 2),
        ("markers-back", 0),
    ]
    assert [key for key in keys if key in set(wanted)][: len(wanted)] == wanted


@rule("KK-200")
def test_an_icon_that_is_not_ignored_counts_in_all_steps() -> None:
    """Then neither w2 nor the reward below gives the owner Virtue, but the draw and the flip are the same."""
    for choice, virtue in (("effect-ignore-criminal", 5), ("decline", 7)):
        game = a_full_collision()
        pick(game, "may", key=choice)
        pick(game, "order", thing="builder-diversified-collision-flip")
        pick(game, "may", key="effect-flip-either")
        p = game.players[1]
        assert (p.virtue, p.approved, len(p.hand)) == (virtue, 1, 2)


@rule("KK-201")
@pytest.mark.parametrize(
    ("leaving", "asked", "discard"),
    [
        ("kings-order", "welcome", []),
        ("outsider-tyrant", "play-card", ["outsider-tyrant"]),
        ("hero-girard", "hero", []),
    ],
)
def test_the_order_of_a_shift_with_everything(leaving: str, asked: str, discard: list[str]) -> None:
    """The shift, the rewards of spaces 2 and 3, then the drop-off of a King's Order, an Outsider or a Hero."""
    seat = {
        "board": ["labourer", "abbot", leaving],
        "hand": ["squire", "financer"],
        "draw": ["thief"],
        "discard": [],
        "chests": [None, "chest-silver-builder", "chest-silver-cleric"],
    }
    game = table(seat, boxes=BOTH, resolve={"either": [{"gain": {"debt": 1}}, {"gain": {"deed": 1}}]})
    events = game.listen()
    game.play(game.decision.options[0])
    assert told(events, "drop-off", "chest-reward") == [("drop-off", 0), ("chest-reward", 0), ("chest-reward", 0)]
    assert game.decision.kind == asked
    assert game.players[0].goods == [2, 0, 0, 0]
    if asked != "play-card":
        game.play(game.decision.options[0])
    me = shown(game, 0)["players"][0]
    assert me["board"] == [None, "labourer", "abbot"]
    assert [card for card in me["discard"] if card == leaving] == discard
    assert (leaving in shown(game)["removed"]) == (leaving == "hero-girard")
    assert game.players[0].goods == [4 if leaving == "hero-girard" else 2, 0, 0, 0]


@rule("KK-202")
def test_the_order_of_scoring_with_both_boxes() -> None:
    """Twelve steps, of which the last ten are lines of the score sheet in this order."""
    game = table({}, boxes=BOTH)
    assert [[name for name, _ in sheet.lines] for sheet in game.scores] == [LINES, LINES]


@rule("KK-202")
def test_outsiders_are_shown_and_rogues_resolved_before_anything_is_scored() -> None:
    """After the last turn all Outsiders are shown, then Assassins and Rogues in reverse turn order."""
    rogues: list[dict[str, Any]] = [
        {"hand": ["outsider-rogue-1", "abbot", "squire"], "deeds": 1, "debts": 1},
        {"hand": ["outsider-rogue-2", "abbot", "squire"], "deeds": 1, "debts": 1, "viscount": "9-10:OR"},
    ]
    rogues[1]["silver"] = 2
    last: dict[str, Any] = {"to_act": 1, "last_round": 5, "debts_above_poverty": 0, "townsfolk": {"9-10": ["deacon-1"]}}
    game = table(*rogues, boxes=BOTH, phase="recruit", **last)
    events = game.listen()
    pick(game, "recruit", key="recruit-nobody")
    assert (game.decision.seat, game.decision.kind) == (1, "flip")
    pick(game, "flip", key="effect-flip-deed")
    assert (game.decision.seat, game.decision.kind) == (0, "flip")
    pick(game, "flip", key="effect-flip-deed")
    assert game.over
    assert told(events, "show-outsider", "flip-deed", "game-over") == [
        ("show-outsider", 0),
        ("show-outsider", 1),
        ("flip-deed", 1),
        ("flip-deed", 0),
        ("game-over", 0),
    ]
    sheets = [dict(sheet.lines) for sheet in game.scores]
    assert [sheet["deeds"] for sheet in sheets] == [3, 3]
    assert [sheet["poverty"] for sheet in sheets] == [8, 8]


@rule("KK-205")
def test_the_public_workshop_draws_for_nothing_and_column_3_is_closed_in_a_collision_of_others() -> None:
    """The owner draws one card and pays nothing; the 2 Silver for another one are not asked for."""
    owner = {
        "viscount": "9-10:OR",
        "silver": 6,
        "board": ["abbot", None, None],
        "hand": ["squire"],
        "draw": ["labourer", "lender-2", "thief"],
        "public": {"workshop": "5-6:2"},
        "columns": [3],
    }
    game = table({"corruption": 3, "virtue": 3}, owner, boxes=BOTH, phase="collision")
    p = game.players[1]
    assert (len(p.hand), p.goods[0]) == (2, 6)
    assert (game.decision.seat, game.decision.kind) == (1, "pause")
    assert game.turn == 1
    pick(game, "pause", key="turn-option")
    assert (len(p.hand), p.goods[0]) == (3, 4)


@rule("KK-205")
def test_in_the_own_collision_both_may_be_used() -> None:
    """The draw of the Public Workshop comes by itself, column 3 is offered besides and costs 2 Silver."""
    owner = {
        "corruption": 7,
        "virtue": 7,
        "silver": 2,
        "board": ["abbot", None, None],
        "hand": ["squire"],
        "draw": ["labourer", "lender-2", "thief"],
        "public": {"workshop": "5-6:2"},
        "columns": [3],
    }
    game = table(owner, boxes=BOTH, phase="collision")
    p = game.players[0]
    assert (game.decision.seat, game.decision.kind) == (0, "pause")
    assert (len(p.hand), p.goods[0]) == (2, 6)
    pick(game, "pause", key="turn-option")
    assert (len(p.hand), p.goods[0]) == (3, 4)


@rule("KK-206")
@pytest.mark.parametrize("promos", [False, True])
def test_cards_that_need_both_boxes_are_not_part_of_the_edition(promos: bool) -> None:
    """They are in no game that does not ask for promotional cards."""
    game = wk.new_game("viscounts", seats=2, expansions=BOTH, seed=1, **({"promos": True} if promos else {}))
    assert isinstance(game, Viscounts)
    collectors = {
        "hero-folke",
        "hero-helena",
        "hero-ivon",
        "hero-mayya",
        "outsider-adventurer",
        "outsider-advocate",
        "outsider-shieldmaiden",
        "outsider-vigilante",
    }
    found = collectors & {*game.cards.ids}
    assert found == (collectors if promos else set())


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
