"""Rule tests: the board at the beginning (ledger section B)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.kit.architects import begun, changes, counts, face_up, goods, offers, pick, place, seen, table
from tests.kit.asking import shown
from tests.kit.chapters.architects.set_up import SEATS, SEEDS, VARIABLE, ready
from tests.kit.rule import rule
from westkingdom.library.data import read_data


@rule("AB-021")
def test_all_ten_black_market_cards_lie_left_in_random_order() -> None:
    """Ten cards in one pile, none on the right; over many games each of them comes to lie on top and at the bottom."""
    tops, bottoms = set(), set()
    for seed in SEEDS:
        game = begun(2 + seed % 4, seed)
        assert sorted(game.small) == list(range(10))
        assert (shown(game)["small_market_cards"], shown(game)["large_market_cards"]) == (10, [])
        tops.add(game.small[-1])
        bottoms.add(game.small[0])
    assert tops == bottoms == set(range(10))


@rule("AB-021")
def test_the_pile_of_the_market_shows_small_sides() -> None:
    """In a new game the left space gives the goods of the small side of the top card."""
    for seed in range(12):
        game = ready(3, seed)
        top = game.realm.market_ids[game.small[-1]]
        small = {row["id"]: row["small"]["gain"] for row in market_cards()}[top]
        assert sorted(shown(game)["small_market"]) == sorted(good for good, n in small.items() for _ in range(n))
        seat, before = game.seat, counts(game, game.seat)
        place(game, "black_market_a")
        assert changes(game, before, seat) == {"workers": -1, "silver": -1, "virtue": -1, **small}


@cache
def market_cards() -> list[dict[str, Any]]:
    """The Black Market cards of the data."""
    cards: Any = read_data("architects")["black_market"]
    return [row for row in cards if row["kind"] == "card"]


@rule("AB-022")
def test_without_a_card_the_right_space_gives_what_the_board_prints() -> None:
    """2 marble, 1 stone, 1 wood; as soon as a card lies there it is the card's large side instead."""
    printed = {"wood": 1, "stone": 1, "marble": 2}
    for seed in range(5):
        game = ready(4, seed)
        assert shown(game)["large_market"] == ["wood", "stone", "marble", "marble"]
        seat, before = game.seat, counts(game, game.seat)
        place(game, "black_market_c")
        assert changes(game, before, seat) == {"workers": -1, "silver": -3, "virtue": -1, **printed}
    game = table({"silver": 3}, large_market=["bm_card_04"])
    place(game, "black_market_c")
    assert goods(game) == {"wood": 2, "stone": 1, "gold": 1}


@rule("AB-023")
@pytest.mark.parametrize(("seats", "n"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_rewards_per_player_and_one_more_lie_beside_the_cathedral(seats: int, n: int) -> None:
    """They are drawn at random out of all eleven, in random order."""
    first, missing = set(), set()
    for seed in SEEDS:
        game = begun(seats, seed)
        assert (shown(game)["reward_pile"], shown(game)["rewards_unused"], game.spent) == (n, 11 - n, [])
        assert sorted(game.rewards + game.unused) == list(range(11))
        first.add(game.rewards[-1])
        missing |= set(game.unused)
    assert first == set(range(11))
    assert missing == (set(range(11)) if n < 11 else set())


@rule("AB-023")
def test_nobody_sees_rewards_in_the_pile_or_those_that_left_the_game() -> None:
    """Other rewards in another order look the same to everybody."""
    game = ready(3, 1)
    other = game.copy()
    other.rewards, other.unused = [*game.unused, *game.rewards[4:3:-1], *game.rewards[5:]], game.rewards[:4]
    assert len(other.rewards) == len(game.rewards)
    assert set(other.rewards) != set(game.rewards)
    for seat in (0, 1, 2, None):
        assert other.view(seat) == game.view(seat)


@rule("AB-024")
def test_eight_random_apprentices_lie_in_two_rows_of_four() -> None:
    """All others are in the pile; over many games each of the forty lies on the first space of either row."""
    first = [set[str](), set[str]()]
    for seed in range(400):
        game = begun(2, seed)
        laid = face_up(game)
        assert [len(row) for row in laid] == [4, 4]
        assert len(set(laid[0] + laid[1])) == 8
        assert shown(game)["apprentice_pile"] == 32
        for row in (0, 1):
            first[row].add(laid[row][0])
    assert [len(cards) for cards in first] == [40, 40]


@rule("AB-024")
def test_column_1_is_the_leftmost() -> None:
    """For the first worker in the Workshop each column further right costs one silver more."""
    names_of = [
        ["app_thief", "app_labourer", "app_trickster", "app_illusionist"],
        ["app_miner_1", "app_miner_2", "app_jeweller_1", "app_jeweller_2"],
    ]
    for silver in range(4, 8):
        game = table({"silver": silver}, apprentices=names_of)
        assert face_up(game) == names_of
        place(game, "workshop")
        found = {str(option.label.args["apprentice"]) for option in offers(game, key="hire-apprentice")}
        assert found == {card for row in names_of for card in row[: silver - 3]}
        dearest = names_of[silver % 2][silver - 4]
        pick(game, "workshop", apprentice=dearest)
        assert (goods(game), game.tax, seen(game)["apprentices"]) == ({}, 6, [dearest])


@rule("AB-025")
@pytest.mark.parametrize("seats", SEATS)
def test_the_buildings_are_a_face_down_pile_in_random_order(seats: int) -> None:
    """All forty are in the pile or dealt; nobody can tell another order from this one."""
    tops = set()
    for seed in SEEDS:
        game = begun(seats, seed)
        dealt = [card for p in game.players for card in p.packet]
        assert sorted(game.plans + dealt) == list(range(40))
        assert shown(game)["building_pile"] == 40 - 4 * seats
        tops.add(game.plans[-1])
    assert len(tops) > 30
    game = begun(seats, 0)
    other = game.copy()
    other.plans = game.plans[::-1]
    for seat in (*range(seats), None):
        assert other.view(seat) == game.view(seat)


@rule("AB-026")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, VARIABLE, {"starting_apprentice": True}])
def test_four_silver_lie_on_the_tax_stand(seats: int, options: dict[str, Any]) -> None:
    """For any number of players, before the draft and after it; a visit takes all four."""
    assert shown(begun(seats, 3, **options))["tax_stand"] == 4
    game = ready(seats, 3, **options)
    assert shown(game)["tax_stand"] == 4
    seat, before = game.seat, counts(game, game.seat)
    place(game, "tax_stand")
    assert changes(game, before, seat)["silver"] == 4


@rule("AB-027")
@pytest.mark.parametrize("seats", SEATS)
def test_markers_start_on_virtue_7_and_below_the_cathedral(seats: int) -> None:
    for seed in range(10):
        for game in (begun(seats, seed), ready(seats, seed)):
            assert [(p["virtue"], p["cathedral"]) for p in shown(game)["players"]] == [(7, 0)] * seats
            assert [sheet.total for sheet in game.scores] == [0] * seats


@rule("AB-028")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random_and_turns_go_clockwise(seats: int) -> None:
    """Over many games every seat begins; the first turn is the first player's, the next the next seat's."""
    assert {begun(seats, seed).start for seed in SEEDS} == set(range(seats))
    for seed in range(20):
        game = ready(seats, seed)
        order = []
        for _ in range(2 * seats):
            order.append(game.seat)
            place(game, "forest")
        assert order == [(game.start + i) % seats for i in range(2 * seats)]


@rule("AB-029")
@pytest.mark.parametrize("seats", SEATS)
def test_silver_by_turn_order(seats: int) -> None:
    """3 for the first player, one more for each after, and no other goods; also with a starting apprentice."""
    for seed in range(20):
        game = ready(seats, seed)
        in_order = [goods(game, (game.start + i) % seats) for i in range(seats)]
        assert in_order == [{"silver": 3 + i} for i in range(seats)]
    game = ready(seats, 1, starting_apprentice=True)
    assert [goods(game, (game.start + i) % seats) for i in range(seats)] == [{"silver": 3 + i} for i in range(seats)]
