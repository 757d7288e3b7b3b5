"""Rule tests: standard and variable set-up (ledger sections B and C)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import begun, changes, counts, face_up, goods, offers, pick, place, places, seen, table
from tests.kit.asking import shown
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.library.data import read_data

SEATS = (2, 3, 4, 5)
SEEDS = range(120)
VARIABLE: dict[str, Any] = {"setup": "variable"}
ALL_BOARDS: dict[str, Any] = {**VARIABLE, "promo_boards": True}
CHOOSE: dict[str, Any] = {**ALL_BOARDS, "characters": "choose"}
COLOURS = {
    "board_therese": "blue",
    "board_caroline": "green",
    "board_ada": "purple",
    "board_frederick": "red",
    "board_rudolf": "yellow",
    "board_lothaire": "blue",
    "board_hugo": "green",
    "board_clovis": "purple",
    "board_fara": "red",
    "board_bertha": "yellow",
}
CHARACTERS = list(COLOURS)[:5]
PROMO_CHARACTERS = list(COLOURS)[5:]
START_LINES: dict[str, tuple[int, int, int, dict[str, int], int, int]] = {
    "board_therese": (4, 5, 5, {}, 0, 1),
    "board_caroline": (8, 10, 3, {"marble": 1}, 1, 0),
    "board_ada": (0, 0, 11, {"gold": 1}, 0, 1),
    "board_frederick": (0, 4, 7, {"stone": 1}, 0, 0),
    "board_rudolf": (0, 3, 9, {"wood": 1}, 0, 0),
    "board_lothaire": (6, 6, 4, {"clay": 2}, 0, 0),
    "board_hugo": (10, 12, 2, {}, 0, 2),
    "board_clovis": (0, 1, 10, {"clay": 1, "marble": 1}, 0, 0),
    "board_fara": (2, 5, 6, {"wood": 1, "stone": 1}, 0, 0),
    "board_bertha": (0, 3, 8, {}, 0, 1),
}
"""Prisoners, silver, virtue, goods, debts, building cards."""


def finish(game: Architects) -> Architects:
    """Take the first option of everything until the first worker is placed."""
    while game.round == 0:
        game.play(game.decision.options[0])
    assert game.decision.kind == "place"
    return game


def ready(seats: int, seed: int = 0, **options: Any) -> Architects:
    """A game whose set-up is finished."""
    return finish(begun(seats, seed, **options))


def boards(game: Architects) -> list[str]:
    """The player boards by seat."""
    return [p["board"] for p in shown(game)["players"]]


def names(game: Architects, cards: list[int]) -> list[str]:
    """The ids of building cards."""
    return [game.buildings.ids[card] for card in cards]


def draft(game: Architects, seat: int) -> list[str]:
    """The cards that wait for a pick of this seat, as the seat sees them."""
    cards: list[str] = shown(game, seat)["players"][seat]["draft"]
    return cards


# --- the board


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


# --- the draft


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_of_the_draft_are_passed_clockwise(seats: int) -> None:
    """Four, three and two cards to choose from: the rest always comes from the seat before; three are kept."""
    game = begun(seats, 5)
    kept: list[list[str]] = [[] for _ in range(seats)]
    packets = [draft(game, seat) for seat in range(seats)]
    assert len({card for packet in packets for card in packet}) == 4 * seats
    for size in (4, 3, 2):
        assert [draft(game, seat) for seat in range(seats)] == packets
        assert [len(packet) for packet in packets] == [size] * seats
        asked = []
        for _ in range(seats):
            seat = game.seat
            asked.append(seat)
            assert (game.decision.kind, draft(game, seat)) == ("draft", packets[seat])
            assert [option.label.args["building"] for option in game.decision.options] == packets[seat]
            card = packets[seat][seat % size]
            pick(game, "draft", building=card)
            kept[seat].append(card)
        assert sorted(asked) == list(range(seats))
        rest = [[card for card in packets[seat] if card not in kept[seat]] for seat in range(seats)]
        packets = [rest[seat - 1] for seat in range(seats)]
    assert game.decision.kind == "place"
    for seat in range(seats):
        assert sorted(seen(game, seat)["hand"]) == sorted(kept[seat])
        assert (draft(game, seat), len(kept[seat])) == ([], 3)


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_card_of_each_player_goes_under_the_pile(seats: int) -> None:
    """After the draft the pile has as many cards more as there are players, below all others."""
    for seed in range(5):
        game = begun(seats, seed)
        pile = game.plans[:]
        dealt = {card for p in game.players for card in p.packet}
        finish(game)
        left = dealt - {card for p in game.players for card in p.hand}
        assert len(left) == seats
        assert game.plans[seats:] == pile
        assert set(game.plans[:seats]) == left
        assert shown(game)["building_pile"] == 40 - 3 * seats


@rule("AB-030")
@pytest.mark.parametrize("seats", SEATS)
def test_all_keep_a_card_at_the_same_time(seats: int) -> None:
    """Nobody gets cards of another before all have chosen, and nobody sees what others keep."""
    game = begun(seats, 2)
    first = game.seat
    packets = [draft(game, seat) for seat in range(seats)]
    lines = []
    for option in game.decision.options:
        line = game.copy()
        line.play(option)
        lines.append(line)
    for line in lines:
        for seat in range(seats):
            if seat != first:
                assert draft(line, seat) == packets[seat]
                assert line.view(seat) == lines[0].view(seat)
        assert line.view(None) == lines[0].view(None)
        assert line.view(first) != game.view(first)
    assert len({str(line.view(first)) for line in lines}) == 4


# --- apprentices at the start


@rule("AB-031")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_an_apprentice(seats: int) -> None:
    """The draft begins at once, and after it nobody has hired anybody."""
    for options in ({}, VARIABLE):
        assert begun(seats, 1, **options).decision.kind == "draft"
        game = ready(seats, 1, **options)
        assert [p["apprentices"] for p in shown(game)["players"]] == [[] for _ in range(seats)]
        assert face_up(game) == face_up(begun(seats, 1, **options))


@rule("AB-032")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, ALL_BOARDS])
def test_with_the_option_each_hires_one_for_nothing_in_reverse_turn_order(seats: int, options: dict[str, Any]) -> None:
    """The last player chooses among all eight, the first one last among what is left; nothing is paid."""
    for seed in range(6):
        game = begun(seats, seed, starting_apprentice=True, **options)
        free = [card for row in face_up(game) for card in row]
        pile = game.apprentices[:]
        order = []
        for n in range(seats):
            seat = game.seat
            order.append(seat)
            before = goods(game, seat)
            assert game.decision.kind == "hire"
            offered = [str(option.label.args["apprentice"]) for option in game.decision.options]
            assert sorted(offered) == sorted(free)
            assert len(offered) == 8 - n
            assert game.apprentices == pile
            chosen = offered[(seed + n) % len(offered)]
            pick(game, "hire", apprentice=chosen)
            free.remove(chosen)
            assert (shown(game)["players"][seat]["apprentices"], goods(game, seat)) == ([chosen], before)
        assert order == [(game.start - 1 - i) % seats for i in range(seats)]
        assert game.tax == 4
        assert game.decision.kind == "draft"


@rule("AB-032")
def test_the_gaps_are_filled_after_the_last_choice() -> None:
    """The cards that are left slide to the left, and new ones from the pile come on the right."""
    game = begun(3, 4, starting_apprentice=True)
    upper, lower = face_up(game)
    for card, left in ((upper[0], (3, 4)), (lower[2], (3, 3))):
        pick(game, "hire", apprentice=card)
        assert tuple(len(row) for row in face_up(game)) == left
    new = [game.cards.ids[card] for card in game.apprentices[:-4:-1]]
    pick(game, "hire", apprentice=upper[3])
    assert face_up(game)[0][:2] == upper[1:3]
    assert face_up(game)[1][:3] == [lower[0], lower[1], lower[3]]
    assert sorted([*face_up(game)[0][2:], face_up(game)[1][3]]) == sorted(new)
    assert shown(game)["apprentice_pile"] == 29


@rule("AB-032")
def test_the_virtue_of_a_starting_apprentice_counts() -> None:
    """Each card changes virtue 7 by what it shows: 8, 6 or 7; all other players stay on 7."""
    found: dict[int, set[int]] = {1: set(), -1: set(), 0: set()}
    for seed in range(40):
        game = begun(2, seed, starting_apprentice=True)
        for option in game.decision.options:
            line = game.copy()
            seat = line.seat
            line.play(option)
            change = line.cards.virtue[line.players[seat].apprentices[0]]
            found[change].add(line.players[seat].virtue)
            assert line.players[1 - seat].virtue == 7
    assert found == {1: {8}, -1: {6}, 0: {7}}


@rule("AB-032")
def test_virtue_of_a_starting_apprentice_does_not_change_who_begins() -> None:
    """With characters the order is settled by their start lines, before anybody hires."""
    for seed in range(30):
        game = begun(4, seed, starting_apprentice=True, **ALL_BOARDS)
        start = game.start
        assert finish(game).start == start == best(game)


def best(game: Architects) -> int:
    """The seat whose character starts with the highest virtue."""
    virtue = [START_LINES[board][2] for board in boards(game)]
    return virtue.index(max(virtue))


# --- standard boards


@rule("AB-033")
@pytest.mark.parametrize("seats", SEATS)
def test_the_standard_board_gives_nothing_but_silver(seats: int) -> None:
    """No goods, no prisoners, no debts, no cards beyond the draft."""
    game = ready(seats, 7)
    for p in shown(game)["players"]:
        assert p["board"] == "board_standard"
        assert {good: n for good, n in p["goods"].items() if n and good != "silver"} == {}
        assert (p["prisoners"], p["debts"], p["cards_in_hand"]) == (0, {"unpaid": 0, "paid": 0}, 3)


@rule("AB-033")
def test_the_standard_board_has_no_power() -> None:
    """What the characters of the box can do is not possible with it."""
    poor = table({"silver": 3}, {})
    place(poor, "workshop")
    assert (poor.seat, seen(poor)["apprentices"], goods(poor)) == (1, [], {"silver": 3})
    assert "guildhall" not in places(table({"gold": 1}))
    assert "guildhall" not in places(table({"hand": ["bld_well"], "marble": 1}))
    game = table({"silver": 3}, {})
    place(game, "black_market_a")
    assert counts(game)["cards_in_hand"] == 0


@rule("AB-033")
@pytest.mark.parametrize(("hired", "let_go"), [(4, False), (5, True)])
def test_the_standard_board_has_room_for_five_apprentices(hired: int, let_go: bool) -> None:
    """The fifth is hired without more ado, for a sixth one of the five must go."""
    cards = ["app_thief", "app_labourer", "app_miner_1", "app_miner_2", "app_jeweller_1"]
    game = table({"silver": 4, "apprentices": cards[:hired]}, {}, apprentices=[["app_trickster"]])
    place(game, "workshop")
    pick(game, "workshop", apprentice="app_trickster")
    if let_go:
        pick(game, "let-go", apprentice="app_labourer")
        cards.remove("app_labourer")
    assert (game.seat, seen(game)["apprentices"]) == (1, [*cards[:4], "app_trickster"])
    with pytest.raises(wk.BadPosition):
        table({"apprentices": [*cards, "app_illusionist", "app_pickpocket"][:6]})


# --- characters


def setting_up(board: str, seats: int = 2) -> tuple[Architects, int]:
    """A game in which the first to choose has this character, and that seat; the others choose the first offered."""
    game = begun(seats, 3, **CHOOSE)
    seat = game.seat
    pick(game, "character", board=board)
    while game.decision.kind == "character":
        game.play(game.decision.options[0])
    return game, seat


@rule("AB-034")
@pytest.mark.parametrize("seats", SEATS)
def test_the_box_has_five_characters_of_five_colours(seats: int) -> None:
    """Without promotional boards everybody gets one of them, and over many games each of them is used."""
    used = set()
    for seed in SEEDS:
        found = boards(begun(seats, seed, **VARIABLE))
        assert len(set(found)) == seats
        used |= set(found)
    assert used == set(CHARACTERS)
    game = begun(seats, 0, characters="choose", **VARIABLE)
    assert shown(game)["offered"] == CHARACTERS
    assert {game.cards.colour[game.cards.number[board]] for board in CHARACTERS} == set(COLOURS.values())


@rule("AB-035")
def test_five_more_characters_come_with_the_promotional_boards() -> None:
    """Only with the option they are dealt and offered, and only then they can be named in a position."""
    used = {board for seed in SEEDS for board in boards(begun(5, seed, **ALL_BOARDS))}
    assert used == set(COLOURS)
    assert sorted(shown(begun(2, 0, **CHOOSE))["offered"]) == sorted(COLOURS)
    for board in PROMO_CHARACTERS:
        game = table({"board": board}, options={"promo_boards": True})
        assert boards(game)[0] == board
        assert game.cards.colour[game.players[0].board] == COLOURS[board]
        for options in ({}, {"promo_cards": True}):
            with pytest.raises(wk.BadPosition):
                table({"board": board}, options=options)
        table({"board": CHARACTERS[0]})


@rule("AB-036", "AB-037")
@pytest.mark.parametrize("board", list(COLOURS))
def test_a_character_starts_with_its_start_line(board: str) -> None:
    """Prisoners, silver, virtue and further items are those of the board and nothing else, whoever begins."""
    prisoners, silver, virtue, more, debts, cards = START_LINES[board]
    for seats in (2, 5):
        game, seat = setting_up(board, seats)
        assert counts(game, seat)["cards_in_hand"] == 0
        p = shown(finish(game))["players"][seat]
        assert p["board"] == board
        assert goods(game, seat) == {**more, **({"silver": silver} if silver else {})}
        assert (p["virtue"], p["debts"]) == (virtue, {"unpaid": debts, "paid": 0})
        assert (p["prisoners"], p["workers"], p["cathedral"]) == (prisoners, 20 - prisoners, 0)
        assert p["cards_in_hand"] == 3 + cards
        assert p["workers_at"] == dict.fromkeys(p["workers_at"], 0)


@rule("AB-036")
def test_characters_replace_the_silver_of_the_turn_order_and_virtue_7() -> None:
    """Through many games each player has exactly the silver and the virtue of the own board."""
    for seed in range(30):
        game = ready(4, seed, **ALL_BOARDS)
        for seat, board in enumerate(boards(game)):
            _, silver, virtue, *_ = START_LINES[board]
            assert (game.players[seat].goods[5], game.players[seat].virtue) == (silver, virtue)


@rule("AB-037")
@pytest.mark.parametrize("board", ["board_therese", "board_caroline", "board_hugo", "board_lothaire", "board_fara"])
def test_starting_prisoners_come_out_of_the_own_workers(board: str) -> None:
    """They can be freed like any other prisoner, and then all 20 workers are on the board."""
    game = table({"board": board, "debts": 0}, options={"promo_boards": True})
    prisoners = START_LINES[board][0]
    assert (seen(game)["workers"], seen(game)["prisoners"]) == (20 - prisoners, prisoners)
    place(game, "guardhouse")
    assert (seen(game)["workers"], seen(game)["prisoners"]) == (19, 0)


@rule("AB-038")
@pytest.mark.parametrize(
    ("board", "n"), [("board_therese", 1), ("board_ada", 1), ("board_bertha", 1), ("board_hugo", 2)]
)
def test_extra_cards_are_drawn_after_the_draft(board: str, n: int) -> None:
    """During the draft the hand grows one by one as for others; then the top cards of the pile come on top."""
    game, seat = setting_up(board)
    assert counts(game, 1 - seat)["cards_in_hand"] == 0
    pile = game.plans[:]
    drafted: set[int] = set()
    while game.round == 0:
        assert counts(game, seat)["cards_in_hand"] == len(drafted)
        assert game.plans == pile
        if game.seat == seat:
            drafted.add(game.choices[0])
        game.play(game.decision.options[0])
    assert len(drafted) == 3
    hand = game.players[seat].hand
    assert len(hand) == 3 + n
    extra = [card for card in hand if card not in drafted]
    others = START_LINES[boards(game)[1 - seat]][5]
    assert len(extra) == n
    assert set(extra) <= set(pile[-n - others :])
    assert game.plans[2:] == pile[: -n - others]


@rule("AB-038")
def test_characters_without_extra_cards_have_three() -> None:
    for board in ("board_caroline", "board_frederick", "board_rudolf", "board_lothaire", "board_clovis", "board_fara"):
        game, seat = setting_up(board)
        assert counts(finish(game), seat)["cards_in_hand"] == 3


@rule("AB-039")
def test_carolines_starting_debt_is_unpaid() -> None:
    """It costs 2 VP, and paying it off turns it over."""
    game, seat = setting_up("board_caroline")
    assert shown(finish(game))["players"][seat]["debts"] == {"unpaid": 1, "paid": 0}
    assert dict(game.scores[seat].lines)["debts"] == -2
    game = table({"board": "board_caroline", "prisoners": 0, "virtue": 5}, {})
    place(game, "guardhouse")
    assert shown(game)["players"][0]["debts"] == {"unpaid": 0, "paid": 1}


@rule("AB-040")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [VARIABLE, ALL_BOARDS, CHOOSE])
def test_the_highest_starting_virtue_begins_and_the_others_follow_clockwise(
    seats: int, options: dict[str, Any]
) -> None:
    """The first turn is that player's wherever the seat, the next turns are those of the next seats."""
    starts = set()
    for seed in range(25):
        game = begun(seats, seed, **options)
        while game.decision.kind == "character":
            game.play(game.decision.options[seed % len(game.decision.options)])
        finish(game)
        assert (game.start, game.seat) == (best(game), best(game))
        starts.add(game.start)
        for i in range(2 * seats):
            assert game.seat == (game.start + i) % seats
            place(game, "forest")
    assert starts == set(range(seats))


def with_virtue(**virtue: int) -> dict[str, Any]:
    """Options for characters of the box whose start lines are corrected to these virtues."""
    data: Any = read_data("architects")["player_boards"]
    lines = {row["id"]: row["setup"] for row in data}
    changed = [{"id": f"board_{name}", "setup": {**lines[f"board_{name}"], "virtue": n}} for name, n in virtue.items()]
    return {**VARIABLE, "data": {"player_boards": changed}}


@rule("AB-041")
def test_lots_decide_among_equal_starting_virtue() -> None:
    """With corrected boards two of five share the highest virtue: each of them begins sometimes, the others never."""
    options = with_virtue(therese=9, caroline=9, ada=3, frederick=8, rudolf=8)
    first = {"board_therese": 0, "board_caroline": 0}
    for seed in range(60):
        game = wk.new_game("architects", seats=5, seed=seed, **options)
        assert isinstance(game, Architects)
        first[boards(game)[game.start]] += 1
    assert sum(first.values()) == 60
    assert min(first.values()) > 15


@rule("AB-041")
def test_lots_decide_also_among_seats_with_the_same_characters() -> None:
    """Among five equal characters every seat begins sometimes."""
    options = with_virtue(therese=6, caroline=6, ada=6, frederick=6, rudolf=6)
    games = [wk.new_game("architects", seats=5, seed=seed, **options) for seed in range(80)]
    assert {game.start for game in games if isinstance(game, Architects)} == set(range(5))


@rule("AB-042")
def test_no_colour_is_there_twice() -> None:
    """Dealt at random from ten boards the colours always differ, and a position with one colour twice is refused."""
    for seed in SEEDS:
        for seats in SEATS:
            colours = [COLOURS[board] for board in boards(begun(seats, seed, **ALL_BOARDS))]
            assert len(set(colours)) == seats
    for one, two in zip(CHARACTERS, PROMO_CHARACTERS, strict=True):
        with pytest.raises(wk.BadPosition, match="colour"):
            table({"board": one}, {"board": two}, options={"promo_boards": True})
        with pytest.raises(wk.BadPosition, match="colour"):
            table({"board": one}, {"board": one}, options={"promo_boards": True})
    table({"board": CHARACTERS[0]}, {"board": PROMO_CHARACTERS[1]}, options={"promo_boards": True})


@rule("AB-042")
@pytest.mark.parametrize("board", list(COLOURS))
def test_who_chooses_a_character_takes_its_colour_from_the_others(board: str) -> None:
    """After a choice neither that board nor the other one of its colour is offered."""
    game = begun(3, 0, **CHOOSE)
    assert len(game.decision.options) == 10
    pick(game, "character", board=board)
    offered = [str(option.label.args["board"]) for option in game.decision.options]
    assert sorted(offered) == sorted(other for other in COLOURS if COLOURS[other] != COLOURS[board])


@rule("AB-043")
@pytest.mark.parametrize("seats", SEATS)
def test_characters_are_dealt_at_random(seats: int) -> None:
    """Nobody is asked, and over many games every seat has every character."""
    for options, known in ((VARIABLE, CHARACTERS), (ALL_BOARDS, list(COLOURS))):
        found = [set[str]() for _ in range(seats)]
        for seed in range(150):
            game = begun(seats, seed, **options)
            assert game.decision.kind == "draft"
            for seat, board in enumerate(boards(game)):
                found[seat].add(board)
        assert found == [set(known)] * seats


@rule("AB-043")
@pytest.mark.parametrize("seats", SEATS)
def test_with_the_option_characters_are_chosen_in_reverse_turn_order(seats: int) -> None:
    """The last in turn order chooses first and the first player last; everybody gets what was chosen."""
    for seed in range(10):
        game = begun(seats, seed, **CHOOSE)
        start = game.start
        order, chosen = [], {}
        while game.decision.kind == "character":
            order.append(game.seat)
            assert [str(option.label.args["board"]) for option in game.decision.options] == shown(game)["offered"]
            option = game.decision.options[seed % len(game.decision.options)]
            chosen[game.seat] = option.label.args["board"]
            game.play(option)
        assert order == [(start - 1 - i) % seats for i in range(seats)]
        assert boards(game) == [chosen[seat] for seat in range(seats)]
        assert shown(game)["offered"] == []


@rule("AB-043")
def test_the_last_of_five_characters_is_not_chosen_but_left() -> None:
    """With the box alone and five players the first player takes what the others left."""
    game = begun(5, 2, characters="choose", **VARIABLE)
    start = game.start
    for n in (5, 4, 3, 2):
        assert (game.decision.kind, len(game.decision.options)) == ("character", n)
        assert game.seat != start
        game.play(game.decision.options[0])
    assert game.decision.kind == "draft"
    assert sorted(boards(game)) == sorted(CHARACTERS)


@rule("AB-033", "AB-043")
def test_without_the_variable_set_up_nobody_has_a_character() -> None:
    """Promotional boards and the wish to choose do not change the standard set-up."""
    game = begun(4, 1, promo_boards=True, characters="choose")
    assert game.decision.kind == "draft"
    assert boards(game) == ["board_standard"] * 4
