"""Rule tests: components and state (ledger section A)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, begun, changes, counts, face_up, goods, pick, place, places, seen, table
from tests.kit.asking import shown
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.architects.terms import GOODS, LOCATIONS, OPEN, RESOURCES, SILVER

LARGE = LOCATIONS[:OPEN]
MARKET = ["black_market_a", "black_market_b", "black_market_c"]
HIRED_ALL: dict[str, Any] = {"data": {"player_boards": [{"id": "board_standard", "apprentice_limit": 32}]}}
"""Corrected facts: with one standard board so many apprentices can be hired that the pile is empty."""
PROMO_CARDS = ["app_enforcer", "app_overseer", "app_peddler", "bld_crane", "bld_graveyard", "bld_museum"]


def every_building(game: Architects) -> list[str]:
    """The ids of all building cards of a mix."""
    return [game.buildings.ids[card] for card in game.buildings.cards]


def every_apprentice(game: Architects) -> list[str]:
    """The ids of all apprentices of a mix."""
    return [game.cards.ids[card] for card in game.cards.apprentices]


def workers_of(view: Any, seat: int) -> int:
    """All workers of a seat, wherever a spectator sees them."""
    p = view["players"][seat]
    here = p["workers"] + sum(p["workers_at"].values()) + p["workers_in_guildhall"] + p["prisoners"]
    away = sum(other["captives"][seat] for other in view["players"])
    return int(here + away + view["black_market"].count(seat))


def below(game: Architects, n: int = 1) -> list[str]:
    """The lowest cards of the building pile, the lowest first."""
    return [game.buildings.ids[card] for card in game.plans[:n]]


# --- players and pieces


@rule("AB-001")
def test_two_to_five_players() -> None:
    """Games with two to five players can be played; neither nobody nor six can."""
    for seats in (2, 3, 4, 5):
        assert len(shown(begun(seats))["players"]) == seats
    assert set(wk.GAMES["architects"].seats) >= {2, 3, 4, 5}
    for seats in (0, 6, 7):
        with pytest.raises(wk.BadOptions):
            begun(seats)


@rule("AB-002", "AB-252")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_has_20_workers_two_markers_and_a_board(seats: int) -> None:
    """All workers stand on the own board; there is one marker for virtue and one for the cathedral."""
    view = shown(begun(seats, 3))
    for p in view["players"]:
        assert (p["workers"], p["virtue"], p["cathedral"], p["board"]) == (20, 7, 0, "board_standard")
        assert (set(p["workers_at"].values()), p["workers_in_guildhall"], p["prisoners"]) == ({0}, 0, 0)
        assert p["captives"] == [0] * seats
    assert view["black_market"] == [None] * 3


@rule("AB-002")
def test_nobody_has_a_21st_worker() -> None:
    """After 20 turns without a capture nobody has a worker to place."""
    game = table({}, {})
    for _ in range(20):
        assert game.decision.kind == "place"
        place(game, "forest")
        place(game, "quarry")
    assert (seen(game)["workers"], seen(game)["workers_at"]["forest"]) == (1, 19)
    for position in ({"at": {"forest": 21}}, {"workers": 20, "prisoners": 1}, {"workers": 18, "prisoners": 1}):
        with pytest.raises(wk.BadPosition, match="20 workers"):
            table(position)
    table({"workers": 19, "prisoners": 1})


@rule("AB-252")
def test_starting_prisoners_are_missing_on_the_board() -> None:
    """With characters the rest of the 20 workers stand on the own board, and nowhere else."""
    found = set()
    for seed in range(40):
        view = shown(begun(5, seed, setup="variable", promo_boards=True))
        for p in view["players"]:
            assert p["workers"] + p["prisoners"] == 20
            found.add((p["board"], p["workers"]))
    assert dict(found) == {
        "board_therese": 16,
        "board_caroline": 12,
        "board_ada": 20,
        "board_frederick": 20,
        "board_rudolf": 20,
        "board_lothaire": 14,
        "board_hugo": 10,
        "board_clovis": 20,
        "board_fara": 18,
        "board_bertha": 20,
    }
    assert len(found) == 10


@rule("AB-003")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_workers_always_add_up_to_20(seats: int) -> None:
    """At every moment of whole games each player's workers, wherever they are, are 20."""
    places_used = set()
    for seed in range(4):
        game = begun(seats, seed, setup="variable", **PROMOS)
        luck = Random(seed)
        while not game.over:
            view = shown(game)
            assert [workers_of(view, seat) for seat in range(seats)] == [20] * seats
            for p in view["players"]:
                held = {"prison": p["prisoners"], "guildhall": p["workers_in_guildhall"], "boards": sum(p["captives"])}
                places_used |= {word for word, n in {**held, **p["workers_at"]}.items() if n}
            places_used |= {word for word, owner in zip(MARKET, view["black_market"], strict=True) if owner is not None}
            game.choose(luck.choice(game.choices))
    assert places_used == {*LARGE, *MARKET, "prison", "guildhall", "boards"}


# --- goods and tax


@rule("AB-004")
def test_there_are_five_goods_and_silver() -> None:
    """Everybody has an amount of each; three are basic, two are precious, and silver is money."""
    for p in shown(begun(3))["players"]:
        assert list(p["goods"]) == ["clay", "wood", "stone", "gold", "marble", "silver"]
    assert (GOODS[SILVER], [GOODS[good] for good in RESOURCES]) == ("silver", GOODS[:5])
    rich = dict.fromkeys(GOODS, 9)
    game = table({**rich, "at": {"kings_storehouse": 1}})
    place(game, "kings_storehouse")
    cost = game.decision.options[1].cost[0].args["goods"]
    assert isinstance(cost, list)
    assert [good.key for good in cost] == ["amount-clay", "amount-wood", "amount-stone"]
    lines = dict(table({**rich, "silver": 0}).scores[0].lines)
    assert (lines["gold_and_marble"], sum(lines.values())) == (18, 18)


@rule("AB-005")
def test_the_supply_of_goods_and_silver_is_unlimited() -> None:
    """More than the box holds is gained in full, also when another player has as much already."""
    much = {"clay": 60, "wood": 60, "stone": 60, "gold": 60, "marble": 60, "silver": 60}
    for other in ({}, much):
        game = table({**much, "silver": 100}, other, resolve={"gain": much})
        assert goods(game) == {**dict.fromkeys(GOODS, 120), "silver": 160}
    game = table({"stone": 200, "at": {"quarry": 18}}, {"stone": 200})
    place(game, "quarry")
    assert goods(game)["stone"] == 219


@rule("AB-006")
def test_tax_goes_to_the_tax_stand_and_other_silver_to_the_supply() -> None:
    """Of the four silver for an apprentice two are laid on the Tax Stand."""
    game = table({"silver": 4}, {}, apprentices=[["app_labourer"]])
    before = counts(game)
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_labourer")
    assert changes(game, before) == {
        "workers": -1,
        "at_workshop": 1,
        "silver": -4,
        "tax_stand": 2,
        "apprentices": 1,
    }


@rule("AB-006")
@pytest.mark.parametrize(
    ("action", "silver", "tax"),
    [("guard-ransom", -5, 2), ("guard-pay-off", -6, 3)],
)
def test_tax_at_the_guardhouse(action: str, silver: int, tax: int) -> None:
    """A ransom has two tax in its five silver, a debt three in its six."""
    game = table({"silver": 9, "debts": 1}, {"captives": {"0": 2}})
    before = counts(game)
    place(game, "guardhouse")
    pick(game, "guard", key=action)
    found = changes(game, before)
    assert (found["silver"], found["tax_stand"]) == (silver, tax)


@rule("AB-006")
def test_only_the_first_capture_of_a_visit_is_taxed() -> None:
    """The first silver is laid on the Tax Stand, the second goes to the supply."""
    game = table({"silver": 9, "at": {"town_centre": 1}}, {"at": {"forest": 2, "quarry": 3}})
    before = counts(game)
    place(game, "town_centre")
    pick(game, "capture", location="forest")
    assert changes(game, before)["tax_stand"] == 1
    pick(game, "capture", location="quarry")
    found = changes(game, before)
    assert (found["silver"], found["tax_stand"]) == (-2, 1)


@rule("AB-006")
@pytest.mark.parametrize(("space", "silver"), [("black_market_a", 1), ("black_market_c", 3)])
def test_silver_of_the_black_market_is_no_tax(space: str, silver: int) -> None:
    game = table({"silver": 9}, {})
    place(game, space)
    assert (goods(game)["silver"], game.tax) == (9 - silver, 4)


# --- cards


@rule("AB-009")
def test_promotional_cards_are_in_the_game_only_if_they_are_asked_for() -> None:
    """Six cards more, and no others; promotional boards bring none of them."""
    for options, n in (({}, 40), ({"promo_boards": True}, 40), ({"promo_cards": True}, 43), (PROMOS, 43)):
        game = begun(2, 1, **options)
        apprentices = [*game.apprentices, *game.rows[0], *game.rows[1]]
        buildings = game.plans + [card for p in game.players for card in p.packet]
        assert (len(apprentices), len(buildings)) == (n, n)
        ids = {game.cards.ids[card] for card in apprentices} | {game.buildings.ids[card] for card in buildings}
        assert ids & set(PROMO_CARDS) == (set(PROMO_CARDS) if n == 43 else set())
    for where in ({"apprentices": ["app_overseer"]}, {"hand": ["bld_crane"]}):
        table(where, options={"promo_cards": True})
        for options in ({}, {"promo_boards": True}):
            with pytest.raises(wk.BadPosition):
                table(where, options=options)


@rule("AB-013")
def test_debts_never_run_out() -> None:
    """With 22 debts on the table, paid or not, another one is taken and counted like any other."""
    game = table({"debts": 12}, {"debts": 4, "paid": 6}, resolve={"gain": {"debt": 1}})
    assert counts(game)["unpaid"] == 13
    assert dict(game.scores[0].lines)["debts"] == -26
    game = table({"debts": 22, "virtue": 0}, {}, resolve={"lose": {"virtue": 3}})
    assert (counts(game)["unpaid"], counts(game)["virtue"]) == (25, 0)


# --- locations


@rule("AB-014")
@pytest.mark.parametrize("location", LARGE)
def test_a_large_circle_holds_any_number_of_workers_of_any_players(location: str) -> None:
    """With 18, 17 and 16 workers of three players there each of them can place another one."""
    seats = [{"silver": 20, "at": {location: 18 - i}, "prisoners": 1} for i in range(3)]
    for seat in range(3):
        game = table(*seats, to_act=seat)
        assert location in places(game)
        place(game, location)
        assert [p.at[LOCATIONS.index(location)] for p in game.players] == [18 - i + (i == seat) for i in range(3)]


@rule("AB-014")
def test_there_are_nine_large_circles() -> None:
    """Workers can be laid out in groups at these nine locations and at no others."""
    assert list(shown(begun(2))["players"][0]["workers_at"]) == [
        *("quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "town_centre", "tax_stand"),
        "guardhouse",
    ]
    for location in (*MARKET, "guildhall", "prison"):
        with pytest.raises(wk.BadPosition):
            table({"at": {location: 2}})


@rule("AB-015")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("space", range(3))
def test_a_space_of_the_black_market_holds_one_worker(space: int, owner: int) -> None:
    """It is closed for its owner and for others, and the two other spaces are open."""
    for to_act in (0, 1):
        market = [owner if i == space else None for i in range(3)]
        game = table({"silver": 9}, {"silver": 9}, black_market=market, to_act=to_act)
        assert [location for location in places(game) if location in MARKET] == [
            location for i, location in enumerate(MARKET) if i != space
        ]
        why = {no.label.args["location"]: no.reason.key for no in game.decision.why_not()}
        assert why[MARKET[space]] == "why-not-occupied"


@rule("AB-015")
def test_a_worker_placed_in_the_black_market_closes_its_space() -> None:
    game = table({"silver": 9}, {"silver": 9})
    place(game, "black_market_c")
    assert shown(game)["black_market"] == [None, None, 0]
    assert "black_market_c" not in places(game)
    place(game, "black_market_a")
    assert shown(game)["black_market"] == [1, None, 0]
    assert [location for location in places(game) if location in MARKET] == ["black_market_b"]


@rule("AB-016")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_each_worker_fills_one_space_of_the_guildhall(seats: int, spaces: int) -> None:
    """Workers of different players fill one space after the other; with the last one the last turns begin."""
    built = {"wood": 2, "stone": 2, "hand": ["bld_well"]}
    mine = {**built, "guildhall": spaces // 2}
    other = {"wood": 2, "clay": 4, "hand": ["bld_smithy"], "guildhall": spaces - spaces // 2 - 2}
    game = table(mine, other, *[{} for _ in range(seats - 2)])
    assert (shown(game)["guildhall"], shown(game)["guildhall_spaces"]) == (spaces - 2, spaces)
    place(game, "guildhall")
    assert (shown(game)["guildhall"], shown(game)["turns_left"]) == (spaces - 1, 0)
    place(game, "guildhall")
    assert (shown(game)["guildhall"], shown(game)["turns_left"]) == (spaces, seats)
    assert [seen(game, seat)["workers_in_guildhall"] for seat in (0, 1)] == [spaces // 2 + 1, spaces - spaces // 2 - 1]


# --- what is secret


@rule("AB-017")
def test_everything_but_hands_and_piles_is_public() -> None:
    """A spectator and every player see goods, silver, apprentices, debts, buildings and captives of everybody."""
    mine = {
        "clay": 1,
        "wood": 2,
        "stone": 3,
        "gold": 4,
        "marble": 5,
        "silver": 6,
        "debts": 2,
        "paid": 1,
        "cathedral": 2,
        "prisoners": 3,
        "captives": {"1": 4, "2": 2},
        "apprentices": ["app_thief", "app_labourer"],
        "buildings": ["bld_keep", "bld_well"],
        "hand": ["bld_castle", "bld_chapel"],
    }
    game = table(mine, {"hand": ["bld_tavern"]}, {})
    for seat in (0, 1, 2, None):
        p = shown(game, seat)["players"][0]
        assert p["goods"] == {"clay": 1, "wood": 2, "stone": 3, "gold": 4, "marble": 5, "silver": 6}
        assert (p["debts"], p["cathedral"], p["prisoners"]) == ({"unpaid": 2, "paid": 1}, 2, 3)
        assert (p["captives"], p["apprentices"]) == ([0, 4, 2], ["app_thief", "app_labourer"])
        assert (p["buildings"], p["cards_in_hand"]) == (["bld_keep", "bld_well"], 2)
        assert p["hand"] == (["bld_castle", "bld_chapel"] if seat == 0 else None)
        other = shown(game, seat)["players"][1]
        assert (other["cards_in_hand"], other["hand"]) == (1, ["bld_tavern"] if seat == 1 else None)


@rule("AB-017")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_order_of_piles_and_the_hands_of_others_make_no_difference_to_a_seat(seats: int) -> None:
    """Through whole games a seat sees the same when all that it cannot know is dealt again."""
    for seed in range(2):
        game = begun(seats, seed, **PROMOS)
        luck = Random(seed)
        step, dealt_otherwise = 0, 0
        while not game.over:
            if step % 7 == 0:
                for seat in range(seats):
                    world = game.determinize(seat, step)
                    assert world.view(seat) == game.view(seat)
                    dealt_otherwise += world.plans != game.plans and world.apprentices != game.apprentices
            game.choose(luck.choice(game.choices))
            step += 1
        assert dealt_otherwise > 20 * seats


@rule("AB-017")
def test_neither_hands_nor_piles_show_their_cards() -> None:
    """Other cards in a hand or another order of a pile look the same to all others, but not to the owner."""
    game = table({"hand": ["bld_castle", "bld_chapel"]}, {"hand": ["bld_keep"]}, {})
    other = table({"hand": ["bld_library", "bld_palace"]}, {"hand": ["bld_keep"]}, {})
    for seat in (1, 2, None):
        assert other.view(seat) == game.view(seat)
    assert other.view(0) != game.view(0)
    mixed = game.copy()
    mixed.plans = game.plans[::-1]
    mixed.apprentices = game.apprentices[::-1]
    mixed.rewards = game.rewards[::-1]
    mixed.small = [*game.small[-2::-1], game.small[-1]]
    for seat in (0, 1, 2, None):
        assert mixed.view(seat) == game.view(seat)


# --- under the piles

HAND = ["bld_castle", "bld_chapel", "bld_keep", "bld_palace", "bld_tavern", "bld_university", "bld_watchtower"]


def discarding(way: str) -> Architects:
    """Seat 0 is about to choose a building card to discard, in one of several ways."""
    if way == "hand limit":
        game = table({"hand": HAND}, {})
        place(game, "forest")
    elif way == "cathedral":
        game = table({"hand": HAND[:3], "gold": 1}, {}, rewards=["rew_silver_1"])
        place(game, "guildhall")
    else:
        library = {"wood": 4, "stone": 2, "marble": 1, "hand": [*HAND[:3], "bld_library"]}
        game = table({**library, "apprentices": ["app_labourer"], "virtue": 4}, {})
        place(game, "guildhall")
        game.play(game.decision.options[0])
    return game


@rule("AB-018")
@pytest.mark.parametrize("way", ["hand limit", "cathedral", "library"])
def test_a_discarded_building_card_goes_face_down_under_the_pile(way: str) -> None:
    """It is the lowest card of the pile, only its owner knows which one, and all other cards stay as they were."""
    game = discarding(way)
    assert (game.seat, game.decision.kind) == (0, "discard")
    pile, hand = game.plans[:], seen(game)["hand"]
    views = set()
    for card in hand:
        line = game.copy()
        pick(line, "discard", building=card)
        assert line.plans[1:] == pile
        assert below(line) == [card]
        assert seen(line)["hand"] == [other for other in hand if other != card]
        assert (seen(line)["put_under_pile"], shown(line)["put_under_building_pile"][0]) == ([card], 0)
        views.add((str(line.view(1)), str(line.view(None))))
    assert len(views) == 1


@rule("AB-018")
def test_cards_of_the_black_market_that_are_not_kept_go_under_the_pile() -> None:
    """Of five cards one is kept; nobody but the player knows which four lie at the bottom."""
    top = ["bld_castle", "bld_chapel", "bld_keep", "bld_palace", "bld_tavern"]
    game = table({"silver": 2}, {}, building_pile=[*top, "bld_library"])
    place(game, "black_market_b")
    pick(game, "market", key="market-plans")
    views = set()
    for card in top:
        line = game.copy()
        pick(line, "keep-plan", building=card)
        assert seen(line)["hand"] == [card]
        assert sorted(below(line, 4)) == sorted(other for other in top if other != card)
        assert line.buildings.ids[line.plans[-1]] == "bld_library"
        assert line.plans[4:] == game.plans
        views.add((str(line.view(1)), str(line.view(None))))
    assert len(views) == 1


@rule("AB-018")
def test_the_last_cards_of_the_draft_go_under_the_pile() -> None:
    """Each player knows the own one of them, which is no longer in any hand."""
    game = begun(3, 4)
    pile = game.plans[:]
    while game.round == 0:
        game.play(game.decision.options[-1])
    assert game.plans[3:] == pile
    known = [seen(game, seat)["put_under_pile"] for seat in range(3)]
    assert [len(cards) for cards in known] == [1, 1, 1]
    assert sorted(card for cards in known for card in cards) == sorted(below(game, 3))
    assert not {card for cards in known for card in cards} & {
        card for seat in range(3) for card in seen(game, seat)["hand"]
    }


@rule("AB-019")
def test_an_apprentice_let_go_for_another_goes_under_the_pile() -> None:
    """At the limit of five the one who leaves is the lowest of the pile, and the top card fills the gap."""
    cards = ["app_thief", "app_labourer", "app_miner_1", "app_miner_2", "app_jeweller_1"]
    rows = [["app_trickster", "app_patron_clay", "app_patron_wood", "app_patron_stone"]]
    game = table({"silver": 4, "apprentices": cards}, {}, apprentices=rows, apprentice_pile=["app_illusionist"])
    pile = game.apprentices[:]
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_trickster")
    pick(game, "let-go", apprentice="app_miner_1")
    assert game.cards.ids[game.apprentices[0]] == "app_miner_1"
    assert game.apprentices[1:] == pile[:-1]
    assert shown(game)["apprentices_known_below"] == ["app_miner_1"]
    assert [card["apprentice"] for card in shown(game)["apprentices"][0]] == [*rows[0][1:], "app_illusionist"]


def at_the_graveyard(*hired: str) -> dict[str, Any]:
    """A seat that can build the Graveyard."""
    goods_for_it = {"clay": 4, "wood": 1, "stone": 2, "marble": 2, "virtue": 4}
    return {**goods_for_it, "hand": ["bld_graveyard"], "apprentices": list(hired)}


@rule("AB-019")
def test_an_apprentice_discarded_for_the_graveyard_goes_under_the_pile() -> None:
    game = table(at_the_graveyard("app_labourer", "app_thief"), {}, options=PROMOS)
    pile, rows = game.apprentices[:], game.rows
    place(game, "guildhall")
    pick(game, "let-go", apprentice="app_thief")
    assert (seen(game)["apprentices"], seen(game)["buildings"]) == (["app_labourer"], ["bld_graveyard"])
    assert [game.cards.ids[game.apprentices[0]], *game.apprentices[1:]] == ["app_thief", *pile]
    assert game.rows == rows


@rule("AB-019")
def test_apprentices_of_the_first_column_that_are_discarded_go_under_the_pile() -> None:
    """With the option the third worker of the Guildhall sends two of them there, below all others."""
    rows = [["app_thief", "app_miner_1"], ["app_labourer", "app_miner_2"]]
    seat = {"hand": ["bld_well"], "wood": 2, "stone": 2, "guildhall": 2}
    options = {"guildhall_apprentice_purge": True}
    game = table(seat, {}, apprentices=rows, options=options)
    pile = game.apprentices[:]
    place(game, "guildhall")
    assert sorted(game.cards.ids[card] for card in game.apprentices[:2]) == ["app_labourer", "app_thief"]
    assert game.apprentices[2:] == pile[:-2]


# --- empty piles


@rule("AB-020")
def test_an_empty_building_pile_gives_no_card() -> None:
    """Whoever draws gets nothing, or what is left of the pile; nobody is asked and nothing else changes."""
    cards = every_building(table({}))
    for left, drawn in (([], 0), (cards[:1], 1), (cards[:2], 2), (cards[:3], 2)):
        hand = [card for card in cards if card not in left]
        before = counts(table({}, {"hand": hand}))
        game = table({}, {"hand": hand}, resolve={"gain": {"building_card": 2}})
        assert (game.seat, game.decision.kind) == (0, "place")
        assert changes(game, before) == ({"cards_in_hand": drawn} if drawn else {})
        assert shown(game)["building_pile"] == len(left) - drawn


@rule("AB-020")
def test_with_few_cards_in_the_pile_a_workshop_visit_draws_what_is_there() -> None:
    """Six workers would draw four cards; with two in the pile it is two, with none no card can be drawn at all."""
    cards = every_building(table({}))
    game = table({"silver": 0, "at": {"workshop": 5}}, {"hand": cards[2:]})
    place(game, "workshop")
    assert (game.seat, sorted(seen(game)["hand"]), game.plans) == (1, sorted(cards[:2]), [])
    empty = table({"silver": 4, "at": {"workshop": 5}}, {"hand": cards})
    place(empty, "workshop")
    assert {option.label.key for option in empty.decision.options} == {"hire-apprentice"}


def without_a_pile(**seat: Any) -> Architects:
    """Seat 1 has 32 apprentices, so that eight lie face up and the pile is empty."""
    upper = ["app_thief", "app_labourer", "app_trickster", "app_illusionist"]
    lower = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    hired = [card for card in every_apprentice(table({})) if card not in upper + lower]
    rudolf = {"board": "board_rudolf", "silver": 9, **seat}
    game = table(rudolf, {"apprentices": hired, "silver": 9}, apprentices=[upper, lower], options=HIRED_ALL)
    assert game.apprentices == []
    return game


@rule("AB-020")
def test_without_apprentices_in_the_pile_the_free_space_stays_empty() -> None:
    """The cards of the row slide left and nothing comes after them; the last space stays empty for later turns."""
    game = without_a_pile()
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_thief")
    rows = [
        ["app_labourer", "app_trickster", "app_illusionist"],
        ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"],
    ]
    assert face_up(game) == rows
    place(game, "forest")
    assert face_up(game) == rows
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_miner_1")
    assert [len(row) for row in face_up(game)] == [3, 3]


@rule("AB-020")
def test_the_free_space_is_filled_when_an_apprentice_is_there_again() -> None:
    """The player at the limit lets one go, who comes to lie on the space that was empty."""
    game = without_a_pile()
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_thief")
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_labourer")
    pick(game, "let-go", apprentice="app_patron_clay")
    assert face_up(game)[0] == ["app_trickster", "app_illusionist", "app_patron_clay"]
    assert (len(face_up(game)[1]), game.apprentices) == (4, [])


@rule("AB-020")
def test_the_free_space_is_filled_also_after_a_discard_without_a_hire() -> None:
    """The apprentice discarded for the Graveyard comes to lie on the space that was empty."""
    every = every_apprentice(table({}, options=PROMOS))
    upper = ["app_thief", "app_illusionist", "app_trickster"]
    lower = ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"]
    hired = [card for card in every if card not in [*upper, *lower, "app_labourer", "app_patron_clay"]]
    options = {**PROMOS, "data": {"player_boards": [{"id": "board_standard", "apprentice_limit": 40}]}}
    seat = at_the_graveyard("app_labourer", "app_patron_clay")
    game = table(seat, {"apprentices": hired}, apprentices=[upper, lower], options=options)
    assert ([len(row) for row in face_up(game)], game.apprentices) == ([3, 4], [])
    place(game, "guildhall")
    pick(game, "let-go", apprentice="app_patron_clay")
    assert face_up(game) == [[*upper, "app_patron_clay"], lower]
