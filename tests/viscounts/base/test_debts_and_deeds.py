"""Rule tests: Debts, Deeds, Poverty and Prosperity (ledger section 3)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import pick, table
from westkingdom.viscounts.game import Viscounts


def cards(game: Viscounts, seat: int = 0) -> tuple[int, int, int, int]:
    """Unpaid and paid Debts, acquired and approved Deeds of a seat."""
    p = game.players[seat]
    return p.debts, p.paid, p.deeds, p.approved


def revealed(game: Viscounts) -> tuple[bool, bool]:
    """Whether everybody sees the Poverty and the Prosperity card."""
    view: Any = game.view(None)
    return view["poverty"], view["prosperity"]


@rule("VB-031")
def test_gained_cards_are_unflipped_and_come_from_the_tops_of_their_piles() -> None:
    """Two Debts and three Deeds join the unflipped ones, and as many are gone from above the end cards."""
    own = {"debts": 1, "paid": 2, "deeds": 1, "approved": 2}
    game = table(own, resolve={"gain": {"debt": 2, "deed": 3}})
    assert cards(game) == (3, 2, 4, 2)
    assert (game.debts_above, game.deeds_above) == (10, 9)
    assert cards(game, 1) == (0, 0, 0, 0)


@rule("VB-032")
def test_a_flipped_debt_is_paid_and_gives_any_one_resource_at_once() -> None:
    """One of two Debts is paid, then exactly one of the three resources is chosen, before anything else."""
    game = table({"debts": 2, "deeds": 1}, resolve={"flip": "debt"})
    assert cards(game) == (1, 1, 1, 0)
    assert [option.label.key for option in game.decision.options] == ["amount-ink", "amount-stone", "amount-gold"]
    for i, good in enumerate(("ink", "stone", "gold")):
        line = game.copy()
        pick(line, "resource", key=f"amount-{good}")
        assert line.players[0].goods == [0, *(int(i == j) for j in range(3))]
        assert line.decision.kind == "play-card"


@rule("VB-033")
def test_a_flipped_deed_is_approved_and_gives_nothing() -> None:
    """One of two Deeds is approved and the next phase begins without a gain."""
    game = table({"debts": 1, "deeds": 2, "silver": 1}, resolve={"flip": "deed"})
    assert cards(game) == (1, 0, 1, 1)
    p = game.players[0]
    assert (game.decision.kind, p.goods, p.virtue) == ("play-card", [1, 0, 0, 0], 7)


@rule("VB-034")
def test_a_flip_of_either_kind_lets_the_player_choose_among_what_can_be_flipped() -> None:
    """With both kinds both are offered; with one kind it is that one, with flipped cards only it is none."""
    both = table({"debts": 1, "deeds": 1}, resolve={"flip": "either"})
    assert [option.label.key for option in both.decision.options] == ["effect-flip-debt", "effect-flip-deed"]
    debt = both.copy()
    pick(debt, "flip", key="effect-flip-debt")
    assert (cards(debt), debt.decision.kind) == ((0, 1, 1, 0), "resource")
    deed = both.copy()
    pick(deed, "flip", key="effect-flip-deed")
    assert (cards(deed), deed.decision.kind) == ((1, 0, 0, 1), "play-card")
    assert cards(table({"debts": 1, "approved": 3}, resolve={"flip": "either"})) == (0, 1, 0, 3)
    assert cards(table({"deeds": 1, "paid": 3}, resolve={"flip": "either"})) == (0, 3, 0, 1)


@rule("VB-034")
def test_a_flip_of_a_named_kind_flips_no_other() -> None:
    """A flip of a Debt leaves Deeds alone, even when there is no Debt, and the other way round."""
    assert cards(table({"deeds": 2}, resolve={"flip": "debt"})) == (0, 0, 2, 0)
    assert cards(table({"debts": 2}, resolve={"flip": "deed"})) == (2, 0, 0, 0)


@rule("VB-035")
@pytest.mark.parametrize("which", ["debt", "deed", "either"])
def test_a_flipped_card_is_not_flipped_again(which: str) -> None:
    """Three flips with one Debt and one Deed flip each once; what is paid or approved stays so."""
    game = table({"debts": 1, "paid": 1, "deeds": 1, "approved": 1}, resolve={"all": [{"flip": which}] * 3})
    while game.decision.kind in ("flip", "resource"):
        game.play(game.decision.options[0])
    assert cards(game) == {"debt": (0, 2, 1, 1), "deed": (1, 1, 0, 2), "either": (0, 2, 0, 2)}[which]


@rule("VB-035")
def test_the_number_of_flipped_cards_never_falls() -> None:
    """Through whole games nobody ever has fewer paid Debts or approved Deeds than before."""
    flipped = 0
    for seed in range(3):
        game = wk.new_game("viscounts", seats=3, seed=seed)
        assert isinstance(game, Viscounts)
        before = [(0, 0)] * 3
        while not game.over:
            game.play(game.decision.options[game.decisions * 11 % len(game.decision.options)])
            after = [(p.paid, p.approved) for p in game.players]
            assert all(new[0] >= old[0] and new[1] >= old[1] for new, old in zip(after, before, strict=True))
            before = after
        flipped += sum(map(sum, before))
    assert flipped > 10


@rule("VB-036")
def test_an_end_card_is_revealed_when_the_last_card_above_it_is_taken() -> None:
    """With two Debts above Poverty the first reveals nothing and the second reveals it; Deeds do the same."""
    one = table({}, debts_above_poverty=2, deeds_above_prosperity=2, resolve={"gain": {"debt": 1, "deed": 1}})
    assert (revealed(one), one.debts_above, one.deeds_above, one.last_round) == ((False, False), 1, 1, 0)
    debts = table({}, debts_above_poverty=2, deeds_above_prosperity=2, resolve={"gain": {"debt": 2, "deed": 1}})
    assert (revealed(debts), debts.last_round) == ((True, False), 6)
    deeds = table({}, debts_above_poverty=2, deeds_above_prosperity=2, resolve={"gain": {"debt": 1, "deed": 2}})
    assert (revealed(deeds), deeds.last_round) == ((False, True), 6)


@rule("VB-036")
def test_an_end_card_is_revealed_at_once_and_not_at_the_end_of_the_turn() -> None:
    """The Antagonist's Debt, the last one, reveals Poverty before its player moves."""
    game = table({"hand": ["antagonist", "abbot"]}, debts_above_poverty=1)
    assert revealed(game) == (False, False)
    events = game.listen()
    pick(game, "play-card", card="antagonist")
    assert (game.decision.kind, revealed(game)) == ("move", (True, False))
    assert [event.args for event in events if event.key == "reveal"] == [{"card": "poverty"}]


@rule("VB-037")
@pytest.mark.parametrize(("word", "above"), [("debt", "debts_above_poverty"), ("deed", "deeds_above_prosperity")])
def test_after_the_reveal_cards_come_from_below(word: str, above: str) -> None:
    """A gain of 3 with 1 card above is complete; later gains go on, the card is revealed once, the end stays."""
    gain = {"gain": {word: 3}}
    piles: dict[str, Any] = {above: 1}
    game = table({}, resolve={"all": [{"discard": 1}, gain, gain]}, **piles)
    events = game.listen()
    pick(game, "discard", key="keep-cards")
    assert cards(game) == ((6, 0, 0, 0) if word == "debt" else (0, 0, 6, 0))
    assert [event.key for event in events].count("reveal") == 1
    assert (game.debts_above, game.deeds_above) == ((0, 12) if word == "debt" else (12, 0))
    assert (revealed(game), game.last_round) == ((word == "debt", word == "deed"), 6)
