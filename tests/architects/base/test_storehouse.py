"""Rule tests: King's Storehouse (ledger section F)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, goods, place, places, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.engine.words import Message

ENOUGH = "enough"
FOR_VIRTUE = "any 2 of clay wood stone for 1 virtue"
FOR_MARBLE = "any 3 of wood stone for 1 marble"
BASIC = [FOR_VIRTUE, FOR_MARBLE]
MERCHANTS = {
    "app_merchant_clay": ({"silver": 1}, {"clay": 3}),
    "app_merchant_gold": ({"silver": 2}, {"gold": 1}),
    "app_merchant_marble": ({"silver": 3}, {"marble": 1}),
    "app_merchant_stone": ({"silver": 1}, {"stone": 2}),
    "app_merchant_wood": ({"silver": 1}, {"wood": 2}),
}
PATRONS = {
    "app_patron_clay": {"clay": 1},
    "app_patron_stone": {"stone": 1},
    "app_patron_wood": {"wood": 1},
    "app_patron_silver": {"silver": 2},
}
TRADERS = {
    "app_trader_clay": {"clay": 3},
    "app_trader_stone": {"stone": 2},
    "app_trader_wood": {"wood": 2},
}


def in_words(parts: list[Message]) -> str:
    """Amounts as a player says them: 1 silver, any 2 of clay wood stone."""
    said: list[str] = []
    for part in parts:
        n, goods_of, within = part.args.get("n"), part.args.get("goods"), part.args.get("parts")
        if isinstance(within, list):
            said.append(in_words(within))
        elif isinstance(goods_of, list):
            said.append(f"any {n} of {' '.join(good.key.removeprefix('amount-') for good in goods_of)}")
        else:
            said.append(f"{n} {part.key.removeprefix('amount-')}")
    return " ".join(said)


def one(pay: dict[str, int], gain: dict[str, int]) -> str:
    """A trade of an apprentice in words."""
    ((paid, n),) = pay.items()
    ((gained, m),) = gain.items()
    return f"{n} {paid} for {m} {gained}"


def trades(game: Architects) -> list[str]:
    """The trades that are offered now, without the option to make no more."""
    assert (game.seat, game.decision.kind) == (0, "trade"), game.decision
    enough, *others = game.decision.options
    assert enough.label.key == "trade-enough"
    return [f"{in_words(option.cost)} for {in_words(option.gain)}" for option in others]


def trade(game: Architects, what: str, **paid: int) -> None:
    """Make a trade, paying so much of each good where there is a choice."""
    names = [ENOUGH, *trades(game)]
    game.play(game.decision.options[names.index(what)])
    while game.decision.kind == "pay":
        good: Any = game.decision.prompt.args["good"]
        name = good.key.removeprefix("amount-")
        label = f"{paid[name]} {name}" if paid.get(name) else ""
        said: list[Any] = [option.label.args.get("what") for option in game.decision.options]
        (option,) = [
            option
            for option, what in zip(game.decision.options, said, strict=True)
            if in_words([what] if what else []) == label
        ]
        game.play(option)


def visit(workers: int = 1, virtue: int = 7, **seat: Any) -> Architects:
    """Seat 0 has just placed its nth worker in the King's Storehouse, beside eight workers of seat 1."""
    here = {"at": {"kings_storehouse": workers - 1}} if workers > 1 else {}
    game = table({"silver": 0, "virtue": virtue, **here, **seat}, {"at": {"kings_storehouse": 8}}, options=PROMOS)
    place(game, "kings_storehouse")
    return game


def payments(game: Architects, what: str) -> list[dict[str, int]]:
    """What can be left after a trade, over all ways of paying for it."""
    line = game.copy()
    names = [ENOUGH, *trades(line)]
    line.play(line.decision.options[names.index(what)])
    open_lines, left = [line], []
    while open_lines:
        line = open_lines.pop()
        if line.decision.kind != "pay":
            left.append(goods(line))
            continue
        for option in line.decision.options:
            other = line.copy()
            other.play(option)
            open_lines.append(other)
    return left


def same(found: list[dict[str, int]], wanted: list[dict[str, int]]) -> bool:
    """Are these the same, each once, in any order?"""
    return sorted(map(repr, map(sorted, map(dict.items, found)))) == sorted(
        map(repr, map(sorted, map(dict.items, wanted)))
    )


def finished(game: Architects) -> bool:
    """Is the visit over: has the next player to place a worker?"""
    return (game.seat, game.decision.kind) == (1, "place")


@rule("AB-066")
@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_one_trade_per_own_worker_there(workers: int) -> None:
    """The same trade may be repeated; after the last one the visit is over although more could be paid."""
    game = visit(workers, virtue=2, wood=20)
    for n in range(workers):
        assert game.players[0].virtue == 2 + n
        trade(game, FOR_VIRTUE, wood=2)
    assert finished(game)
    assert (game.players[0].virtue, goods(game)) == (2 + workers, {"wood": 20 - 2 * workers})


@rule("AB-066")
def test_kinds_of_trades_may_be_mixed_in_any_order() -> None:
    """Virtue, marble, virtue; or marble, virtue, marble."""
    game = visit(3, stone=9)
    trade(game, FOR_VIRTUE)
    trade(game, FOR_MARBLE)
    trade(game, FOR_VIRTUE)
    assert finished(game)
    assert (game.players[0].virtue, goods(game)) == (9, {"stone": 2, "marble": 1})
    game = visit(3, stone=9)
    trade(game, FOR_MARBLE)
    trade(game, FOR_VIRTUE)
    trade(game, FOR_MARBLE)
    assert finished(game)
    assert (game.players[0].virtue, goods(game)) == (8, {"stone": 1, "marble": 2})


@rule("AB-066")
def test_a_player_may_make_fewer_trades_or_none() -> None:
    """Before each trade the player may stop, and nothing else changes."""
    for made in range(3):
        game = visit(3, clay=6)
        for _ in range(made):
            trade(game, FOR_VIRTUE)
        trade(game, ENOUGH)
        assert finished(game)
        assert (game.players[0].virtue, goods(game)) == (7 + made, {"clay": 6 - 2 * made})


@rule("AB-066")
def test_only_the_player_who_visits_trades() -> None:
    """The eight workers of another player there give nobody a trade, and that player loses and gains nothing."""
    game = visit(1, clay=9)
    before = goods(game, 1)
    trade(game, FOR_VIRTUE)
    assert finished(game)
    assert (goods(game, 1), game.players[1].virtue) == (before, 7)


@rule("AB-067")
def test_any_two_of_clay_wood_and_stone_are_one_virtue() -> None:
    """All six pairs can be paid, equal or different, and nothing else."""
    have = {"clay": 2, "wood": 2, "stone": 2, "gold": 2, "marble": 2, "silver": 2}
    game = visit(**have)
    left = payments(game, FOR_VIRTUE)
    pairs = [("clay", "clay"), ("clay", "wood"), ("clay", "stone"), ("wood", "wood"), ("wood", "stone")]
    pairs.append(("stone", "stone"))
    wanted = []
    for pair in pairs:
        rest = {good: n - pair.count(good) for good, n in have.items()}
        wanted.append({good: n for good, n in rest.items() if n})
    assert same(left, wanted)
    trade(game, FOR_VIRTUE, clay=1, stone=1)
    assert (game.players[0].virtue, game.tax, finished(game)) == (8, 4, True)


@rule("AB-067")
def test_one_basic_resource_is_too_little_for_virtue() -> None:
    """Gold, marble and silver do not stand in for a second one."""
    for good in ("clay", "wood", "stone"):
        game = visit(**{good: 1, "gold": 9, "marble": 9, "silver": 9})
        assert finished(game)
        assert (game.players[0].virtue, goods(game)) == (7, {good: 1, "gold": 9, "marble": 9, "silver": 9})
        assert trades(visit(**{good: 2})) == [FOR_VIRTUE]


@rule("AB-068")
def test_any_three_of_wood_and_stone_are_one_marble() -> None:
    """All four mixes can be paid, and nothing else."""
    have = {"clay": 3, "wood": 3, "stone": 3, "gold": 3, "silver": 3}
    game = visit(**have)
    wanted = []
    for wood in range(4):
        rest = {**have, "wood": 3 - wood, "stone": wood, "marble": 1}
        wanted.append({good: n for good, n in rest.items() if n})
    assert same(payments(game, FOR_MARBLE), wanted)
    trade(game, FOR_MARBLE, wood=2, stone=1)
    assert (game.players[0].virtue, game.tax, finished(game)) == (7, 4, True)


@rule("AB-068")
def test_two_of_wood_and_stone_and_much_clay_are_no_marble() -> None:
    """Clay is not allowed, nor anything else in its place; with a third piece of wood or stone it is possible."""
    poor = visit(clay=9, wood=1, stone=1, gold=9, silver=9)
    assert trades(poor) == [FOR_VIRTUE]
    (reason,) = poor.decision.why_not()
    assert (reason.label.key, repr(reason.reason.args["parts"])) == (
        "trade",
        "[any of: 3, amount wood: 1 + amount stone: 1]",
    )
    assert trades(visit(clay=9, wood=1, stone=2)) == BASIC
    assert trades(visit(clay=9, wood=3)) == BASIC
    assert trades(visit(clay=9, stone=3)) == BASIC


@rule("AB-069")
@pytest.mark.parametrize(("card", "pay", "gain"), [(card, *deal) for card, deal in MERCHANTS.items()])
def test_each_merchant_sells_one_thing_for_silver(card: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    """It needs exactly so much silver, and each card knows one trade only."""
    game = visit(apprentices=[card], **pay)
    assert trades(game) == [one(pay, gain)]
    trade(game, one(pay, gain))
    assert finished(game)
    assert (goods(game), game.players[0].virtue) == (gain, 7)
    poor = {"silver": pay["silver"] - 1}
    assert finished(visit(apprentices=[card], gold=9, marble=9, **poor))


@rule("AB-070")
@pytest.mark.parametrize(("card", "pay"), list(PATRONS.items()))
def test_each_patron_gives_one_virtue_for_one_kind(card: str, pay: dict[str, int]) -> None:
    """It needs exactly so much of its own kind, and nothing else serves."""
    game = visit(apprentices=[card], **pay)
    assert trades(game) == [one(pay, {"virtue": 1})]
    trade(game, one(pay, {"virtue": 1}))
    assert finished(game)
    assert (goods(game), game.players[0].virtue) == ({}, 8)
    ((good, n),) = pay.items()
    rich = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9, good: n - 1}
    assert trades(visit(apprentices=[card], **rich)) == BASIC


@rule("AB-071")
@pytest.mark.parametrize(("card", "pay"), list(TRADERS.items()))
def test_each_trader_gives_one_marble_for_one_kind(card: str, pay: dict[str, int]) -> None:
    """It needs exactly so much of its own kind, and nothing else serves."""
    ((good, n),) = pay.items()
    game = visit(apprentices=[card], **pay)
    assert trades(game) == [FOR_VIRTUE, one(pay, {"marble": 1})]
    trade(game, one(pay, {"marble": 1}))
    assert finished(game)
    assert (goods(game), game.players[0].virtue) == ({"marble": 1}, 7)
    rich = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "silver": 9, good: n - 1}
    assert trades(visit(apprentices=[card], **rich)) == BASIC


@rule("AB-069", "AB-070", "AB-071")
def test_several_apprentices_add_one_trade_each() -> None:
    """Five different cards are five more trades, beside the two that everybody has."""
    cards = ["app_merchant_gold", "app_merchant_wood", "app_patron_silver", "app_trader_clay", "app_trader_stone"]
    rich = {"clay": 9, "wood": 9, "stone": 9, "silver": 9}
    assert sorted(trades(visit(apprentices=cards, **rich))) == sorted(
        [
            *BASIC,
            "2 silver for 1 gold",
            "1 silver for 2 wood",
            "2 silver for 1 virtue",
            "3 clay for 1 marble",
            "2 stone for 1 marble",
        ]
    )


@rule("AB-072")
def test_a_trade_of_an_apprentice_uses_up_one_of_the_trades() -> None:
    """With one worker it is the only trade; with two it leaves one more, of any kind."""
    game = visit(1, silver=9, clay=9, apprentices=["app_merchant_gold"])
    trade(game, "2 silver for 1 gold")
    assert finished(game)
    assert goods(game) == {"silver": 7, "clay": 9, "gold": 1}
    game = visit(2, silver=9, clay=9, apprentices=["app_merchant_gold"])
    trade(game, "2 silver for 1 gold")
    trade(game, "2 silver for 1 gold")
    assert finished(game)
    assert goods(game) == {"silver": 5, "clay": 9, "gold": 2}
    game = visit(2, silver=9, clay=9, apprentices=["app_merchant_gold"])
    trade(game, FOR_VIRTUE)
    assert trades(game) == [FOR_VIRTUE, "2 silver for 1 gold"]


@rule("AB-072")
def test_a_trade_of_an_apprentice_is_for_the_owner_only() -> None:
    """Neither the apprentices of another player nor those beside the Workshop add a trade."""
    rich = {"clay": 9, "wood": 9, "stone": 9, "silver": 9}
    rows = [["app_merchant_gold", "app_patron_silver"], ["app_trader_wood", "app_patron_clay"]]
    mine = ["app_merchant_clay"]
    other = {"apprentices": ["app_trader_clay", "app_patron_wood", "app_merchant_wood"]}
    game = table({**rich, "apprentices": mine}, other, apprentices=rows)
    place(game, "kings_storehouse")
    assert trades(game) == [*BASIC, "1 silver for 3 clay"]


@rule("AB-073")
@pytest.mark.parametrize("card", ["app_merchant_gold", "app_merchant_marble", "app_patron_silver"])
@pytest.mark.parametrize(("virtue", "board"), [(7, None), (0, None), (3, "board_ada")])
def test_silver_of_trades_goes_to_the_supply_and_is_no_tax(card: str, virtue: int, board: str | None) -> None:
    """Nothing is laid on the Tax Stand, and whoever pays less tax pays the full price here."""
    pay, gain = MERCHANTS.get(card, ({"silver": 2}, {"virtue": 1}))
    extra: dict[str, Any] = {"gold": 0} | ({"board": board} if board else {})
    game = visit(virtue=virtue, apprentices=[card], **extra, **pay)
    trade(game, one(pay, gain))
    assert finished(game)
    assert (game.tax, game.players[0].goods[5]) == (4, 0)
    poor = visit(virtue=virtue, apprentices=[card], **extra, silver=pay["silver"] - 1)
    assert finished(poor)


@rule("AB-074")
def test_what_one_trade_gains_may_be_used_in_the_next() -> None:
    """One silver becomes two stone, and these a marble; the second trade was not possible before the first."""
    cards = ["app_merchant_stone", "app_trader_stone"]
    game = visit(2, silver=1, apprentices=cards)
    assert trades(game) == ["1 silver for 2 stone"]
    trade(game, "1 silver for 2 stone")
    assert trades(game) == [FOR_VIRTUE, "2 stone for 1 marble"]
    trade(game, "2 stone for 1 marble")
    assert finished(game)
    assert goods(game) == {"marble": 1}


@rule("AB-074")
def test_a_trade_is_complete_before_the_next_is_chosen() -> None:
    """Goods that were paid for one trade are gone for the next."""
    game = visit(3, wood=4)
    trade(game, FOR_VIRTUE)
    assert (game.players[0].virtue, goods(game), trades(game)) == (8, {"wood": 2}, [FOR_VIRTUE])
    trade(game, FOR_VIRTUE)
    assert finished(game)
    assert (game.players[0].virtue, goods(game)) == (9, {})


@rule("AB-075")
@pytest.mark.parametrize("workers", [1, 2, 4])
def test_the_overseer_gives_one_more_trade(workers: int) -> None:
    """The owner has one trade more than workers there, another player's Overseer gives none."""
    game = visit(workers, virtue=0, clay=20, apprentices=["app_overseer"])
    for _ in range(workers + 1):
        trade(game, FOR_VIRTUE)
    assert finished(game)
    assert (game.players[0].virtue, game.players[0].at[4]) == (workers + 1, workers)
    game = table({"silver": 0, "clay": 9}, {"apprentices": ["app_overseer"]}, options=PROMOS)
    place(game, "kings_storehouse")
    trade(game, FOR_VIRTUE)
    assert finished(game)


@rule("AB-075")
def test_the_overseer_counts_nowhere_else() -> None:
    """In the Quarry and at the Silversmith only workers count."""
    for location, brings in (("quarry", {"stone": 1}), ("silversmith", {"silver": 2}), ("mines", {"clay": 2})):
        game = table({"silver": 0, "apprentices": ["app_overseer"]}, options=PROMOS)
        place(game, location)
        assert (game.seat, goods(game)) == (1, brings)


@rule("AB-066")
def test_the_storehouse_may_be_visited_without_any_goods() -> None:
    game = table({"silver": 0})
    assert "kings_storehouse" in places(game)
    place(game, "kings_storehouse")
    assert finished(game)
    assert (game.players[0].at[4], goods(game), game.players[0].virtue) == (1, {}, 7)


@rule("AB-EX-4")
def test_example_4_virtue_and_marble_for_five_resources() -> None:
    game = visit(2, clay=1, wood=2, stone=2)
    trade(game, FOR_VIRTUE, clay=1, wood=1)
    assert (game.players[0].virtue, goods(game)) == (8, {"wood": 1, "stone": 2})
    trade(game, FOR_MARBLE)
    assert finished(game)
    assert (game.players[0].virtue, goods(game)) == (8, {"marble": 1})
    assert trades(visit(2, clay=2, wood=1)) == [FOR_VIRTUE]
