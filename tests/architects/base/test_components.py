"""Rule tests: pieces, goods, tax and locations (ledger section A)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import PROMOS, begun, changes, counts, goods, pick, place, places, seen, table
from tests.kit.asking import shown
from tests.kit.rule import rule
from westkingdom.architects.terms import GOODS, LOCATIONS, OPEN, RESOURCES, SILVER

LARGE = LOCATIONS[:OPEN]
MARKET = ["black_market_a", "black_market_b", "black_market_c"]
PROMO_CARDS = ["app_enforcer", "app_overseer", "app_peddler", "bld_crane", "bld_graveyard", "bld_museum"]


def workers_of(view: Any, seat: int) -> int:
    """All workers of a seat, wherever a spectator sees them."""
    p = view["players"][seat]
    here = p["workers"] + sum(p["workers_at"].values()) + p["workers_in_guildhall"] + p["prisoners"]
    away = sum(other["captives"][seat] for other in view["players"])
    return int(here + away + view["black_market"].count(seat))


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
