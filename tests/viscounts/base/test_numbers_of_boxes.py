"""Boxes seen from the base game: numbers never change, whatever the mix."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.chapters.viscounts.boxes import BOXES, EVERY_MIX, MIXES, a_game, facts, numbers
from tests.kit.laws.play import Chooser
from tests.kit.viscounts import BOTH, GATES, KEYS
from tools.action_space import STRETCHES
from westkingdom.viscounts.terms import CARDS, UNSEEN


def test_a_card_has_the_same_number_in_every_mix() -> None:
    """Cards and permanent things keep their numbers whatever they are mixed with, and no two share one."""
    everything = numbers(facts(BOTH, promos=True))
    assert len(set(everything.values())) == len(everything)
    for boxes, promos in MIXES:
        mix = numbers(facts(boxes, promos))
        assert mix.items() <= everything.items(), (boxes, promos)
    base = numbers(facts(()))
    for boxes in BOXES:
        assert base.items() <= numbers(facts(boxes)).items()


def test_the_numbers_of_sets_follow_each_other() -> None:
    """Each set has its own stretch of card numbers, below the number that stands for an unseen card."""

    def cards(boxes: tuple[str, ...], promos: bool = False) -> set[int]:
        return {number for number in numbers(facts(boxes, promos)).values() if number < CARDS}

    base = cards(())
    assert base == set(range(86))
    assert cards(GATES) - base == set(range(86, 144))
    assert cards(KEYS) - base == set(range(144, 177))
    assert cards((), promos=True) - base == set(range(177, 190))
    assert cards(BOTH, promos=True) == set(range(198))
    assert max(cards(BOTH, promos=True)) < UNSEEN


def test_player_cards_have_the_same_number_in_every_mix() -> None:
    """The number of a Player card is an option of the draft."""
    everything = facts(BOTH, promos=True).player_cards.number
    for boxes, promos in MIXES:
        assert facts(boxes, promos).player_cards.number.items() <= everything.items()


@pytest.mark.parametrize(
    ("boxes", "size"), [((), 1572), (GATES, 2816), (KEYS, 3136), (BOTH, 3136)], ids=["base", "gates", "keys", "both"]
)
def test_the_action_space_ends_with_the_last_box_of_the_mix(boxes: tuple[str, ...], size: int) -> None:
    """Promotional cards bring no kinds of decision."""
    assert a_game(boxes).action_space() == size
    assert a_game(boxes, promos=True).action_space() == size


def test_the_numbers_of_kinds_are_what_they_were() -> None:
    """Old games and trained models rely on them: this list may only grow at the end of a stretch."""
    pinned = {
        "either": 0,
        "may": 8,
        "pair": 16,
        "play-card": 48,
        "move": 304,
        "action": 320,
        "exchanges": 328,
        "building": 428,
        "workers": 444,
        "dismiss": 452,
        "pay": 460,
        "spot": 560,
        "recruit": 592,
        "free-hire": 600,
        "discard": 608,
        "destroy": 866,
        "rearrange": 1124,
        "flip": 1132,
        "resource": 1134,
        "free-workers": 1138,
        "castle-move": 1146,
        "resolve-section": 1162,
        "bump": 1170,
        "free-manuscript": 1178,
        "order": 1186,
        "pause": 1506,
        "turn-option": 1508,
        "welcome": 1792,
        "refuse": 2048,
        "ribbon": 2304,
        "last-deed": 2308,
        "discard-debt": 2564,
        "hero": 2816,
        "chest": 3072,
        "chest-slot": 3105,
    }
    assert {kind.name: kind.base for _, kinds, _, _ in STRETCHES["Viscounts"] for kind in kinds} == pinned


KINDS = {
    kind.name: range(kind.base, kind.base + kind.size) for _, kinds, _, _ in STRETCHES["Viscounts"] for kind in kinds
}


@EVERY_MIX
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_lies_in_the_stretch_of_its_kind(boxes: tuple[str, ...], promos: bool, seats: int) -> None:
    """In whole games of every mix, also for what is explained as impossible."""
    game = wk.new_game("viscounts", seats=seats, seed=seats, expansions=boxes, promos=promos)
    chooser = Chooser(seats)
    size = game.action_space()
    while not game.over:
        decision = game.decision
        for option in decision.options:
            assert option.id in KINDS[option.kind]
            assert option.id < size
        for entry in decision.why_not():
            assert any(entry.id in KINDS[kind] for kind in (decision.kind, "turn-option"))
        game.play(chooser.option(game))
