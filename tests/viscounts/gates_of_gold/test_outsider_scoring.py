"""Section P: Tyrant and Warrior, where Outsiders count, and worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import lines
from tests.kit.chapters.gates_of_gold.outsider_scoring import SPOTS, built, ending, scored
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, HAND, pick, table
from westkingdom.viscounts.effects import VOCABULARY

# --- Tyrant and Warrior


@rule("GG-216")
def test_the_tyrant_scores_3() -> None:
    """Three VP, whatever else its owner has."""
    assert scored("outsider-tyrant") == 3
    assert scored("outsider-tyrant", debts=4, ink=9, tier1={"c1": 2}) == 3


@rule("GG-217")
def test_the_warrior_scores_1_and_1_per_outsider_with_itself() -> None:
    """Alone it scores 2, and 1 more for each further Outsider in the own deck, not for those of others."""
    assert scored("outsider-warrior") == 2
    assert scored("outsider-warrior", "outsider-protector", "outsider-envoy-1") == 4
    assert scored("outsider-warrior", "assassin", "kings-order") == 2
    game = table({"discard": ["outsider-warrior"]}, {"discard": ["outsider-protector"]}, boxes=GATES)
    assert lines(game, "outsiders") == [2, 0]


# --- where Outsiders count


@rule("GG-218")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "board"])
def test_an_outsider_scores_wherever_in_the_deck_it_is(zone: str) -> None:
    """In hand, in either pile and on the board a Tyrant scores its 3 VP."""
    cards: list[str | None] = ["outsider-tyrant"] if zone != "board" else [None, None, "outsider-tyrant"]
    game = table({zone: cards}, {}, boxes=GATES, phase="movement", played="abbot")
    p = game.players[0]
    assert (
        game.cards.number["outsider-tyrant"]
        in {"hand": p.hand, "draw": p.draw, "discard": p.discard, "board": p.board}[zone]
    )
    assert lines(game, "outsiders") == [3, 0]


@rule("GG-218")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "board"])
def test_a_rogue_is_resolved_and_a_protector_counts_wherever_they_are(zone: str) -> None:
    """In every part of the deck the Rogue flips the Deed and the Protector spares a point per Debt."""

    def seat(card: str) -> dict[str, Any]:
        cards: list[Any] = [None, card, None] if zone == "board" else [*HAND, card]
        words: dict[str, Any] = {"hand": HAND, zone: cards} if zone in ("hand", "board") else {zone: [card]}
        return {
            **words,
            "deeds": 1 if card == "outsider-rogue-1" else 0,
            "debts": 0 if card == "outsider-rogue-1" else 1,
        }

    game, _ = ending(seat("outsider-rogue-1"), {})
    assert game.over
    assert game.players[0].approved == 1
    game, _ = ending(seat("outsider-protector"), {})
    assert lines(game, "debts") == [-1, 0]


# --- worked examples


@rule("GG-EX-21")
def test_worked_example_a_rogue_flips_a_debt() -> None:
    """The Debt is flipped, 1 resource gained to 6, no -2 VP, and the Hunter scores 2."""
    seat = {"discard": ["outsider-rogue-1", "outsider-hunter"], "debts": 1, "ink": 2, "stone": 2, "gold": 1}
    game, _ = ending(seat, {})
    pick(game, "resource", key="amount-gold")
    assert game.over
    assert (game.players[0].debts, game.players[0].paid, game.players[0].goods) == (0, 1, [0, 2, 2, 2])
    assert (lines(game, "debts"), lines(game, "outsiders")) == ([0, 0], [2, 0])


@rule("GG-EX-22")
def test_worked_example_the_protector() -> None:
    """Three unpaid Debts cost 3 VP with the Protector in the deck and 6 without."""
    game = table({"discard": ["outsider-protector"], "debts": 3}, {"debts": 3}, boxes=GATES)
    assert lines(game, "debts") == [-3, -6]


@rule("GG-EX-24")
def test_worked_example_the_champion() -> None:
    """2+1 against 2, 2 against 2, 1 against 0, 0 against 0 and 1 against 3 score 2 VP."""
    other = {"tier1": {"c1": 2, "c2": 2, "c5": 2}, "tier2": {"c5": 1}}
    tier1 = {"c1": 2, "c2": 2, "c3": 1, "c5": 1}
    assert scored("outsider-champion", tier1=tier1, tier2={"c1": 1}, others=({}, other)) == 2


@rule("GG-EX-25")
def test_worked_example_carpenter_and_outrider() -> None:
    """Buildings on 3 segments, 2 own Links and 1 shared one: Carpenter 2 VP, Outrider 3 VP."""
    seat = {"built": built("1-2:1", "1-2:2", "5-6:2", "7-8:3", "7-8:4")}
    other = {"built": built("5-6:3")}
    assert scored("outsider-carpenter", others=(other,), **seat) == 2
    assert scored("outsider-outrider", others=(other,), **seat) == 3


@rule("GG-EX-26")
def test_worked_example_guardian_hunter_warrior_and_tyrant() -> None:
    """Guardian 5 with three Guildhalls and 0 with two, Hunter 2 for 7 resources, Warrior 5 of four, Tyrant 3."""
    slots = ["gh1", "gh2", "gh3"]
    assert scored("outsider-guardian-1", built=built(*SPOTS, slots=slots)) == 5
    assert scored("outsider-guardian-1", built=built(*SPOTS[:2], slots=slots)) == 0
    assert scored("outsider-hunter", ink=2, stone=4, gold=1, silver=9) == 2
    rest = ["outsider-protector", "outsider-envoy-1", "outsider-rogue-1"]
    assert scored("outsider-warrior", *rest) == 5
    assert scored("outsider-tyrant") == 3


@rule("GG-EX-27")
def test_worked_example_outsiders_count_everywhere() -> None:
    """One each in hand, Draw Pile, Discard Pile and space 2: 4 VP for the Manuscript, and each scores for itself."""
    seat = {
        "hand": [*HAND, "outsider-tyrant"],
        "draw": ["outsider-hunter"],
        "discard": ["outsider-outrider"],
        "board": [None, "outsider-mercenary-2", None],
        "manuscripts": ["ms-grey-4-outsiders"],
        "stone": 3,
        "built": {"w1": "1-2:1"},
        "tier2": {"c1": 2},
    }
    game = table(seat, {}, boxes=GATES, phase="movement", played="abbot")
    assert lines(game, "manuscripts") == [4, 0]
    assert lines(game, "outsiders") == [3 + 1 + 1 + 2, 0]


@rule("GG-190", "GG-191")
def test_who_has_debts_of_one_kind_only_is_told_why_the_other_was_no_choice() -> None:
    """In the turn of another too: what counts is what the one who discards has."""
    for own, other, why in (("debts", "paid", "paid"), ("paid", "debts", "unpaid")):
        played = {"board": ["abbot", None, None]}
        game = table({other: 2, **played}, {own: 1, "viscount": "9-10:OR"}, boxes=GATES, phase="movement")
        events = game.listen()
        game.push(VOCABULARY.effect({"discard_debts": 1}), 1)
        game.advance()
        (forced,) = [event for event in events if event.key == "forced"]
        assert [(what.key, reason.key) for what, reason in forced.why] == [
            (f"discard-{why}-debt", f"why-not-no-{why}-debt")
        ]
