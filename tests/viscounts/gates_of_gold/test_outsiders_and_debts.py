"""Section P: Assassin, Rogue and Protector, who change or count Debts and Deeds."""

from __future__ import annotations

import pytest

from tests.kit.asking import labels, lines
from tests.kit.chapters.gates_of_gold.outsider_scoring import ending
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table

# --- Assassin


@rule("GG-190")
def test_the_assassin_discards_two_debts_or_gains_a_flipped_deed() -> None:
    """With Debts its owner chooses one of the two, and only that one is done."""
    for choice in (0, 1):
        game, _ = ending({"discard": ["outsider-assassin"], "debts": 3, "deeds": 1}, {})
        assert (game.decision.kind, game.decision.seat) == ("either", 0)
        assert labels(game) == ["effect-discard-debts", "effect-gain-approved-deed"]
        game.play(game.decision.options[choice])
        assert game.over
        p = game.players[0]
        assert (p.debts, p.paid, p.deeds, p.approved) == ((1, 0, 1, 0) if choice == 0 else (3, 0, 1, 1))


@rule("GG-191")
def test_an_owner_with_one_debt_may_discard_it_alone() -> None:
    """The first choice is open with a single Debt, paid or unpaid, and takes it."""
    for seat in ({"debts": 1}, {"paid": 1}):
        game, _ = ending({"discard": ["outsider-assassin"], **seat}, {})
        pick(game, "either", key="effect-discard-debts")
        assert game.over
        assert (game.players[0].debts, game.players[0].paid, game.players[0].approved) == (0, 0, 0)


@rule("GG-191")
def test_an_owner_without_a_debt_can_only_gain_the_deed() -> None:
    """Without a Debt nothing is asked, and the Deed is gained."""
    game, _ = ending({"discard": ["outsider-assassin"], "deeds": 2}, {})
    assert game.over
    assert (game.players[0].deeds, game.players[0].approved) == (2, 1)


@rule("GG-191")
@pytest.mark.parametrize(
    ("sides", "left"), [(["unpaid", "unpaid"], (0, 2)), (["unpaid", "paid"], (1, 1)), (["paid", "paid"], (2, 0))]
)
def test_paid_and_unpaid_debts_may_be_discarded(sides: list[str], left: tuple[int, int]) -> None:
    """Of two unpaid and two paid Debts any two can be chosen."""
    game, _ = ending({"discard": ["outsider-assassin"], "debts": 2, "paid": 2}, {})
    pick(game, "either", key="effect-discard-debts")
    for side in sides:
        if game.decision.kind == "discard-debt":
            assert sorted(labels(game)) == ["discard-paid-debt", "discard-unpaid-debt"]
            pick(game, "discard-debt", key=f"discard-{side}-debt")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid) == left


@rule("GG-191")
@pytest.mark.parametrize(("ruling", "debts", "asked"), [("some", 1, True), ("two", 1, False), ("two", 2, True)])
@pytest.mark.parametrize("side", ["debts", "paid"])
def test_by_a_ruling_two_debts_are_needed_to_discard_them(side: str, ruling: str, debts: int, asked: bool) -> None:
    """With a single Debt the Assassin gives the Deed by the strict reading; with two there is the choice."""
    seat = {"discard": ["outsider-assassin"], side: debts}
    game, _ = ending(seat, {}, rulings={"GG-191": ruling})
    assert game.over is not asked
    if asked:
        pick(game, "either", key="effect-discard-debts")
    p = game.players[0]
    assert (p.debts + p.paid, p.approved) == ((0, 0) if asked else (1, 1))


@rule("GG-192")
@pytest.mark.parametrize(("above", "revealed"), [(1, True), (2, False)])
def test_the_deed_comes_from_the_pile_and_may_reveal_prosperity(above: int, revealed: bool) -> None:
    """The last Deed above the Prosperity card reveals it: it is scored, but the game ends without another round."""
    game, log = ending({"discard": ["outsider-assassin"], "paid": 0}, {"paid": 2}, deeds_above_prosperity=above)
    assert game.over
    assert (game.deeds_above, game.last_round, game.round) == (above - 1, 6, 6)
    assert lines(game, "deeds") == [3, 0]
    assert lines(game, "prosperity") == ([0, 12] if revealed else [0, 0])
    assert lines(game, "poverty") == [12, 0]
    assert game.outcome is not None
    assert game.outcome.reason == ("divided kingdom" if revealed else "poverty")
    assert [event for event in log if event.key == "turn"] == []


# --- Protector


@rule("GG-209")
@pytest.mark.parametrize("debts", [0, 1, 4])
def test_the_protector_makes_each_unpaid_debt_cost_1(debts: int) -> None:
    """Each unpaid Debt costs its owner 1 VP, paid ones cost nothing, and other players still lose 2 for each."""
    game = table({"discard": ["outsider-protector"], "debts": debts, "paid": 2}, {"debts": debts}, boxes=GATES)
    assert lines(game, "debts") == [-debts, -2 * debts]
    assert lines(game, "outsiders") == [0, 0]


# --- Rogue


@rule("GG-210")
@pytest.mark.parametrize("rogue", ["outsider-rogue-1", "outsider-rogue-2", "outsider-rogue-3"])
def test_a_rogue_flips_one_debt_or_one_deed(rogue: str) -> None:
    """Its owner flips exactly one card, Debt or Deed."""
    for which, after in (("debt", (1, 1, 2, 0)), ("deed", (2, 0, 1, 1))):
        game, _ = ending({"discard": [rogue], "debts": 2, "deeds": 2}, {"debts": 1, "deeds": 1})
        assert labels(game) == ["effect-flip-debt", "effect-flip-deed"]
        pick(game, "flip", key=f"effect-flip-{which}")
        if which == "debt":
            pick(game, "resource", key="amount-ink")
        assert game.over
        p = game.players[0]
        assert (p.debts, p.paid, p.deeds, p.approved) == after
        assert (game.players[1].debts, game.players[1].deeds) == (1, 1)


@rule("GG-211")
def test_a_rogue_must_flip_if_a_card_can_be_flipped() -> None:
    """There is no way to decline: a single Deed or Debt is flipped without a question, and a Debt gives a resource."""
    game, _ = ending({"discard": ["outsider-rogue-1"], "deeds": 1}, {})
    assert game.over
    assert (game.players[0].deeds, game.players[0].approved) == (0, 1)
    game, _ = ending({"discard": ["outsider-rogue-1"], "debts": 1}, {})
    assert labels(game) == ["amount-ink", "amount-stone", "amount-gold"]
    pick(game, "resource", key="amount-stone")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid, game.players[0].goods) == (0, 1, [0, 0, 1, 0])


@rule("GG-211")
def test_a_rogue_with_nothing_to_flip_does_nothing() -> None:
    """Paid Debts and approved Deeds stay as they are."""
    game, _ = ending({"discard": ["outsider-rogue-1"], "paid": 2, "approved": 1}, {})
    assert game.over
    p = game.players[0]
    assert (p.debts, p.paid, p.deeds, p.approved, p.goods) == (0, 2, 0, 1, [0, 0, 0, 0])
