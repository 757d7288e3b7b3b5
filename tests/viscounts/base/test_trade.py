"""Trade: the exchange of each outside space, and how often it is made."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pick, table
from westkingdom.viscounts.game import Viscounts

HAND = ["abbot", "squire", "labourer"]


def trading(viscount: str, **seat: Any) -> Viscounts:
    """A table at which seat 0 begins phase 3 on an outside space, beside a card that helps no Trade."""
    townsfolk = {viscount.partition(":")[0]: ["princess"]}
    return table({"viscount": viscount, "hand": HAND, **seat}, townsfolk=townsfolk, phase="action")


def mine(game: wk.Game) -> Any:
    """What seat 0 sees of itself."""
    view: Any = game.view(0)
    return view["players"][0]


def goods(game: wk.Game) -> list[int]:
    """Silver, Ink, Stone and Gold of seat 0."""
    return [*mine(game)["goods"].values()]


def exchanges(game: wk.Game) -> list[Any]:
    """How many exchanges are offered in a Trade; a single possible number is made at once."""
    events = game.listen()
    pick(game, "action", key="action-trade")
    for event in events:
        if event.key == "forced" and event.args["decision"] == "exchanges":
            return [event.args["option"]]
    assert game.decision.kind == "exchanges"
    return [option.label.args["n"] for option in game.decision.options]


# --- the exchanges


@rule("VB-102")
@pytest.mark.parametrize(
    ("viscount", "merchants", "given"),
    [
        ("1-2:OL", 1, "silver"),
        ("1-2:OR", 2, "ink"),
        ("3-4:OL", 1, "silver"),
        ("3-4:OR", 2, "stone"),
        ("5-6:OL", 2, "ink"),
        ("5-6:OR", 4, "flip"),
        ("7-8:OL", 2, "gold"),
        ("7-8:OR", 3, "destroy"),
        ("9-10:OL", 2, "stone"),
        ("9-10:OR", 2, "gold"),
    ],
)
def test_each_outside_space_has_one_exchange(viscount: str, merchants: int, given: str) -> None:
    """One Merchant too few makes no Trade; exactly enough bring what the space shows, and nothing else."""
    weak = trading(viscount, silver=merchants - 1, debts=1, deeds=1)
    assert weak.decision.kind != "action", "no action is possible"
    assert goods(weak) == [merchants - 1, 0, 0, 0]
    game = trading(viscount, silver=merchants, debts=1, deeds=1)
    assert exchanges(game) == [1]
    if given in ("flip", "destroy"):
        assert (game.decision.seat, game.decision.kind) == (0, given)
        assert goods(game) == [0, 0, 0, 0]
        kinds = [option.label.key for option in game.decision.options]
        one_of_each = ["effect-flip-debt", "effect-flip-deed"]
        assert kinds == (one_of_each if given == "flip" else ["destroy-card"] * 3 + ["destroy-top", "keep-cards"])
    else:
        assert mine(game)["goods"] == {"silver": 0, "ink": 0, "stone": 0, "gold": 0, given: 1}
        assert (game.decision.seat, game.decision.kind) == (1, "play-card"), "nothing more was asked"
    assert (mine(game)["debts"]["unpaid"], mine(game)["deeds"]["acquired"]) == (1, 1)


@rule("VB-EX-7")
def test_the_trader_the_peddler_and_two_silver_bring_three_gold() -> None:
    """On 7-8:OL 4 Merchants and 2 Silver are 3 Gold; then the Trader gives 1 Silver: 1 Silver less, 3 Gold more."""
    game = table(
        {"viscount": "7-8:OL", "board": ["trader-1", "peddler-2", "princess"], "silver": 4, "hand": HAND},
        townsfolk={"7-8": ["friar"]},
        phase="action",
    )
    assert exchanges(game) == [1, 2, 3, 4]
    pick(game, "exchanges", n=3)
    assert goods(game) == [3, 0, 0, 3]


# --- how often


@rule("VB-103")
def test_an_exchange_is_repeated_as_often_as_merchants_allow() -> None:
    """7 Merchants at 2 each are 1, 2 or 3 exchanges; the seventh gives nothing."""
    seat: dict[str, Any] = {"board": ["peddler-1", "courier-1", "trader-1"], "silver": 0}
    for times in (1, 2, 3):
        game = trading("3-4:OR", **seat)
        assert exchanges(game) == [1, 2, 3]
        pick(game, "exchanges", n=times)
        assert goods(game) == [1, 0, times, 0], "and 1 Silver of the Trader, once"


@rule("VB-103")
@pytest.mark.parametrize(("silver", "expected"), [(0, [1]), (1, [1, 2]), (2, [1, 2]), (3, [1, 2]), (4, [1, 2, 3])])
def test_incomplete_groups_give_nothing(silver: int, expected: list[int]) -> None:
    """5 Merchants and some Silver at 3 each: only full groups of 3 count, and Silver for the rest is not spent."""
    game = trading("7-8:OR", board=["peddler-1", "jeweller-1", None], silver=silver)
    assert exchanges(game) == expected
    if len(expected) > 1:
        pick(game, "exchanges", n=2)
        assert game.decision.kind == "destroy"
        assert goods(game)[0] == silver - 1


@rule("VB-104")
def test_silver_spent_on_the_silver_exchange_comes_back() -> None:
    """2 Merchants and any of 5 Silver: every number of exchanges beyond 2 ends with the same 7 Silver."""
    for times in range(1, 8):
        game = trading("1-2:OL", board=["lender-1", None, None], silver=5)
        assert exchanges(game) == [1, 2, 3, 4, 5, 6, 7]
        pick(game, "exchanges", n=times)
        assert goods(game) == [5 + min(times, 2), 0, 0, 0]


# --- flips and destroys


@rule("VB-105")
@pytest.mark.parametrize(
    ("chosen", "debts", "deeds"),
    [
        (["debt", "debt"], (0, 2), (2, 0)),
        (["debt", "deed"], (1, 1), (1, 1)),
        (["deed", "debt"], (1, 1), (1, 1)),
        (["deed", "deed"], (2, 0), (0, 2)),
    ],
)
def test_each_of_several_flips_may_be_a_debt_or_a_deed(
    chosen: list[str], debts: tuple[int, int], deeds: tuple[int, int]
) -> None:
    """Two flips of one Trade are chosen one by one; each Debt gives a resource before the next flip."""
    game = trading("5-6:OR", silver=8, debts=2, deeds=2)
    assert exchanges(game) == [1, 2]
    pick(game, "exchanges", n=2)
    for n, card in enumerate(chosen):
        assert [option.label.key for option in game.decision.options] == ["effect-flip-debt", "effect-flip-deed"]
        pick(game, "flip", key=f"effect-flip-{card}")
        if card == "debt":
            pick(game, "resource", key="amount-gold")
        assert goods(game)[3] == chosen[: n + 1].count("debt")
    assert (*mine(game)["debts"].values(),) == debts
    assert (*mine(game)["deeds"].values(),) == deeds
    assert game.decision.kind != "flip"


@rule("VB-106")
def test_each_of_several_destroys_may_use_the_hand_or_the_draw_pile() -> None:
    """Of two destroys one takes the Squire of the hand and one the unseen Thief: 2 and 1 Silver."""
    game = trading("7-8:OR", silver=6, draw=["thief", "financer"], discard=[])
    assert exchanges(game) == [1, 2]
    pick(game, "exchanges", n=2)
    pick(game, "destroy", card="squire")
    assert goods(game)[0] == 2
    pick(game, "destroy", key="destroy-top")
    assert goods(game)[0] == 3
    assert [game.cards.ids[card] for card in game.removed[-2:]] == ["squire", "thief"]


@rule("VB-106")
@pytest.mark.parametrize("kept", [[0], [1], [0, 1], []])
def test_each_of_several_destroys_is_optional(kept: list[int]) -> None:
    """Declining one destroy leaves the other one, and none has to be used."""
    game = trading("7-8:OR", silver=6)
    exchanges(game)
    pick(game, "exchanges", n=2)
    before = len(game.removed)
    for n in range(2):
        assert game.decision.kind == "destroy"
        (keep,) = offers(game, key="keep-cards")
        game.play(keep if n in kept else game.decision.options[0])
    assert game.decision.kind != "destroy"
    assert len(game.removed) == before + 2 - len(kept)
