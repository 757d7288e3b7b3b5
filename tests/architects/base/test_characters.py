"""Rule tests: standard boards, and the characters of the variable set-up (ledger section C)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import begun, counts, goods, pick, place, places, seen, table
from tests.kit.asking import shown
from tests.kit.chapters.architects.set_up import (
    ALL_BOARDS,
    SEATS,
    SEEDS,
    START_LINES,
    VARIABLE,
    best,
    boards,
    finish,
    ready,
)
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.library.data import read_data

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
