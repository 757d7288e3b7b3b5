"""Section P: Envoy, Scholar and Translator, who score ribbons."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.kit.asking import lines
from tests.kit.chapters.gates_of_gold.outsider_scoring import ending, scored
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table

COLOURS = ["grey", "black", "blue", "yellow"]
PLAIN = {
    "grey": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-grey-4-stone"],
    "black": ["ms-black-3-flip", "ms-black-3-destroy", "ms-black-3-resource"],
    "blue": ["ms-blue-3-flip", "ms-blue-3-hire", "ms-blue-3-silver"],
    "yellow": ["ms-yellow-3-flip", "ms-yellow-3-resource", "ms-yellow-4-gold"],
}
SCHOLARS = {
    "black": "outsider-scholar-1",
    "yellow": "outsider-scholar-2",
    "grey": "outsider-scholar-3",
    "blue": "outsider-scholar-4",
}
SET_VP = [0, 1, 4, 9, 16]


def ribbons(grey: int = 0, black: int = 0, blue: int = 0, yellow: int = 0) -> dict[str, Any]:
    """A seat with so many ribbons besides the grey one that is printed on its board."""
    counts = {"grey": grey, "black": black, "blue": blue, "yellow": yellow}
    tiles = [tile for colour, n in counts.items() for tile in PLAIN[colour][:n]]
    return {"manuscript_board": "grey", "manuscripts": tiles}


# --- Envoy


@rule("GG-196")
def test_the_envoy_counts_as_one_more_ribbon() -> None:
    """A third colour makes a set of two a set of three; a Scholar and a Translator count it too."""
    seat = ribbons(black=1)
    without = table(seat, {}, boxes=GATES)
    with_envoy = table({**seat, "discard": ["outsider-envoy-1"]}, {}, boxes=GATES)
    assert (lines(without, "manuscript_sets")[0], lines(with_envoy, "manuscript_sets")[0]) == (4, 9)
    assert scored("outsider-translator", **ribbons(black=1, blue=1)) == 0
    assert scored("outsider-translator", "outsider-envoy-1", **ribbons(black=1, blue=1)) == 3
    full = {**ribbons(black=1, blue=1, yellow=1)}
    assert scored("outsider-scholar-1", **full) == 2
    assert scored("outsider-scholar-1", "outsider-envoy-2", **full) == 3


def worth(counts: list[int], scholars: list[int], translator: bool) -> int:
    """What ribbons score in sets, for Scholars (one VP per ribbon of these colours) and for the Translator."""
    sets = sum(SET_VP[sum(1 for n in counts if n > i)] for i in range(max(counts)))
    return sets + sum(1 + counts[colour] for colour in scholars) + (3 * min(counts) if translator else 0)


@rule("GG-197")
@pytest.mark.parametrize("envoys", [1, 2])
@pytest.mark.parametrize("counts", [[0, 0, 0, 0], [0, 2, 0, 0], [0, 1, 1, 1], [0, 1, 1, 0], [2, 1, 1, 0], [1, 2, 2, 1]])
@pytest.mark.parametrize("also", [[], ["blue"], ["grey", "black"], ["blue", "translator"], ["translator"]])
def test_each_envoy_takes_one_colour_so_that_all_together_is_worth_most(
    envoys: int, counts: list[int], also: list[str]
) -> None:
    """The points are those of the best colours for sets, Scholars and Translator together, one colour per Envoy."""
    names = ["outsider-envoy-1", "outsider-envoy-2"][:envoys]
    names += ["outsider-translator" if name == "translator" else SCHOLARS[name] for name in also]
    game = table({**ribbons(*counts), "discard": names}, {}, boxes=GATES)
    scholars = [COLOURS.index(name) for name in also if name != "translator"]
    best = 0
    for chosen in product(range(4), repeat=envoys):
        total = [counts[0] + 1, *counts[1:]]
        for colour in chosen:
            total[colour] += 1
        best = max(best, worth(total, scholars, "translator" in also))
    assert lines(game, "manuscript_sets")[0] + lines(game, "outsiders")[0] == best


@rule("GG-197")
def test_one_envoy_is_not_counted_with_two_colours() -> None:
    """Where a set wants blue and the Scholar black the Envoy serves one of them: 9 + 2, not 9 + 3."""
    seat = ribbons(black=1)
    game = table({**seat, "discard": ["outsider-envoy-1", "outsider-scholar-1"]}, {}, boxes=GATES)
    assert (lines(game, "manuscript_sets")[0], lines(game, "outsiders")[0]) == (9, 2)


@rule("GG-198")
def test_the_extra_ribbon_is_no_manuscript_and_no_bonus_card() -> None:
    """Two black ribbons and an Envoy claim no Cleric Bonus card, and a Manuscript for Manuscripts does not count it."""
    seat = {"manuscript_board": "grey", "manuscripts": ["ms-black-6-manuscripts", *PLAIN["black"][:1]]}
    with_envoy = {**seat, "discard": ["outsider-envoy-1"]}
    # Three Manuscripts with the printed one: 1 VP by twos, and still 1 with the Envoy.
    for position in (seat, with_envoy):
        game, _ = ending(position, {})
        assert game.over
        assert (lines(game, "manuscripts")[0], lines(game, "cleric_bonus")[0]) == (1, 0)


@rule("GG-198")
def test_an_envoy_does_not_claim_a_bonus_card_when_a_ribbon_is_added() -> None:
    """The second black ribbon of an owner of an Envoy claims nothing; the third does."""
    for own, claimed in ((1, 0), (2, 1)):
        seat = {**ribbons(black=own), "discard": ["outsider-envoy-1"], "viscount": "1-2:IN", "ink": 9}
        tops = {"1-2": ["ms-black-4-ink"]}
        game = table(seat, {}, boxes=GATES, manuscripts=tops, phase="action", townsfolk={"1-2": ["mason"]})
        pick(game, "action", key="action-transcribe")
        assert lines(game, "cleric_bonus")[0] == 3 * claimed


# --- Scholar and Translator


@rule("GG-212")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_scholar_scores_1_and_1_per_ribbon_of_its_colour(colour: str, n: int) -> None:
    """One VP by itself and one per ribbon, the printed one of the board included; no other colour counts."""
    counts = {**dict.fromkeys(COLOURS, 1), colour: n}
    seat = ribbons(**counts)
    assert scored(SCHOLARS[colour], **seat) == 1 + n + (1 if colour == "grey" else 0)


@rule("GG-213")
def test_there_is_one_scholar_for_each_colour() -> None:
    """With ribbons of one colour alone exactly one of the four Scholars scores more than 1."""
    for colour in COLOURS[1:]:
        points = [
            scored(f"outsider-scholar-{i}", manuscript_board=colour, manuscripts=PLAIN[colour]) for i in range(1, 5)
        ]
        assert sorted(points) == [1, 1, 1, 5]
        assert f"outsider-scholar-{points.index(5) + 1}" == SCHOLARS[colour]
    game = table({}, boxes=GATES)
    assert sorted(ident for ident in game.cards.number if ident.startswith("outsider-scholar")) == sorted(
        SCHOLARS.values()
    )


@rule("GG-214", "GG-215")
@pytest.mark.parametrize(
    ("counts", "sets"),
    [((0, 0, 0, 0), 0), ((2, 1, 1, 0), 0), ((0, 1, 1, 1), 1), ((2, 3, 2, 1), 1), ((1, 2, 2, 2), 2), ((0, 3, 3, 3), 1)],
)
def test_the_translator_scores_3_per_complete_set(counts: tuple[int, ...], sets: int) -> None:
    """As many sets as the rarest of the four ribbons, with one grey ribbon on the board.

    Incomplete ones do not count.
    """
    assert scored("outsider-translator", **ribbons(*counts)) == 3 * sets
