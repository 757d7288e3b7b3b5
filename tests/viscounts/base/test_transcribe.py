"""Transcribe: Manuscripts, Cleric Bonus cards and the Manuscripts printed on the board."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import actions, pick, says, table
from westkingdom.viscounts.game import Viscounts

ELSEWHERE = {"viscount": "9-10:OR"}
THREE_OF = {
    "grey": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-grey-4-stone"],
    "black": ["ms-black-3-flip", "ms-black-4-ink", "ms-black-6-manuscripts"],
    "blue": ["ms-blue-3-flip", "ms-blue-3-silver", "ms-blue-4-deed"],
    "yellow": ["ms-yellow-3-flip", "ms-yellow-4-virtue", "ms-yellow-6-workers"],
}


def scribe(ink: int, *pile: str, **words: Any) -> Viscounts:
    """A table at which seat 0 stands on 1-2:IN with so much Ink beside this pile of Manuscripts, top first."""
    return table({"viscount": "1-2:IN", "ink": ink, **words}, phase="action", manuscripts={"1-2": list(pile)})


def transcribe(game: wk.Game) -> None:
    """Take the action Transcribe."""
    pick(game, "action", key="action-transcribe")


def manuscripts(game: Viscounts, seat: int = 0) -> list[str]:
    """The Manuscripts of a seat."""
    return [game.facts.manuscripts.ids[tile] for tile in game.players[seat].manuscripts]


def bonus(game: Viscounts) -> list[list[str]]:
    """The Cleric Bonus cards of each seat."""
    players = game.view(None)["players"]
    assert isinstance(players, list)
    return [player["cleric_bonus"] for player in players]


@rule("VB-136")
@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("ms-grey-3-virtue", 3),
        ("ms-black-4-ink", 4),
        ("ms-grey-5-resources", 5),
        ("ms-blue-6-criminals", 6),
        ("ms-yellow-7-workers-4", 7),
    ],
)
def test_the_strength_must_reach_the_cost_of_the_manuscript(tile: str, cost: int) -> None:
    """With 1 Cleric too few the action is not offered; with enough exactly the cost is paid."""
    assert actions(scribe(cost - 1, tile, gold=1)) == ["place-workers", "none"]
    game = scribe(cost + 1, tile, gold=1)
    assert actions(game) == ["place-workers", "transcribe", "none"]
    log = game.listen()
    transcribe(game)
    assert [event.args for event in log if event.key == "pay"] == [{"good": "ink", "n": cost}]
    assert manuscripts(game) == [tile]


@rule("VB-136")
def test_the_top_manuscript_of_the_viscounts_segment_is_taken() -> None:
    """The cost and the tile are those of the pile beside the Viscount, of no other and of no tile below."""
    tops = {"1-2": ["ms-grey-3-virtue"], "3-4": ["ms-blue-4-deed", "ms-grey-3-flip"], "5-6": ["ms-black-3-flip"]}
    seat = {"viscount": "3-4:IN", "gold": 1}
    assert actions(table({**seat, "ink": 3}, phase="action", manuscripts=tops)) == ["place-workers", "none"]
    game = table({**seat, "ink": 4}, phase="action", manuscripts=tops)
    transcribe(game)
    assert manuscripts(game) == ["ms-blue-4-deed"]
    assert game.facts.manuscripts.ids[game.manuscripts[1][-1]] == "ms-grey-3-flip"


@rule("VB-137")
def test_an_immediate_effect_is_resolved_now() -> None:
    """The Manuscript goes to the player, whose 2 Ink are gained at once; an end-game one gives nothing now."""
    game = scribe(4, "ms-black-4-ink")
    transcribe(game)
    assert (manuscripts(game), manuscripts(game, 1)) == (["ms-black-4-ink"], [])
    assert game.players[0].goods == [0, 2, 0, 0]
    game = scribe(6, "ms-grey-6-buildings")
    transcribe(game)
    assert manuscripts(game) == ["ms-grey-6-buildings"]
    assert (game.players[0].goods, game.players[0].virtue) == ([0, 0, 0, 0], 7)


@rule("VB-137")
def test_only_1_manuscript_is_transcribed_each_turn() -> None:
    """Ink for the next tile of the pile does not bring it in the same turn."""
    game = scribe(9, "ms-grey-3-virtue", "ms-black-4-virtue")
    transcribe(game)
    assert (game.decision.kind, game.decision.seat) == ("play-card", 1)
    assert (manuscripts(game), game.players[0].goods) == (["ms-grey-3-virtue"], [0, 6, 0, 0])


@rule("VB-137")
def test_a_free_manuscript_may_come_on_top() -> None:
    """The Manuscript that gives a free Manuscript brings a second one in the same turn."""
    game = scribe(5, "ms-black-5-free-manuscript", "ms-blue-4-deed")
    transcribe(game)
    pick(game, "free-manuscript", manuscript="ms-blue-4-deed")
    assert manuscripts(game) == ["ms-black-5-free-manuscript", "ms-blue-4-deed"]
    assert (game.players[0].deeds, game.players[0].goods) == (1, [0, 0, 0, 0])


@rule("VB-138")
@pytest.mark.parametrize("ribbon", ["grey", "black", "blue", "yellow"])
def test_three_ribbons_of_a_colour_take_its_cleric_bonus(ribbon: str) -> None:
    """The third Manuscript of a colour takes the card of that colour, the second does not."""
    *two, third = THREE_OF[ribbon]
    game = scribe(7, third, manuscripts=two)
    transcribe(game)
    assert bonus(game) == [[f"cleric-bonus-{ribbon}"], []]
    game = scribe(7, third, manuscripts=two[:1])
    transcribe(game)
    assert bonus(game) == [[], []]


@rule("VB-138")
def test_three_ribbons_of_different_colours_take_no_cleric_bonus() -> None:
    """A third Manuscript of another colour takes nothing."""
    game = scribe(7, "ms-grey-3-virtue", manuscripts=[*THREE_OF["blue"][:2], *THREE_OF["black"][:2], "ms-grey-3-flip"])
    transcribe(game)
    assert len(manuscripts(game)) == 6
    assert bonus(game) == [[], []]


@rule("VB-138")
@pytest.mark.parametrize("more", [[], ["ms-grey-5-builders", "ms-grey-5-resources"]])
def test_the_first_player_keeps_the_cleric_bonus(more: list[str]) -> None:
    """Another player with as many or even more Manuscripts of the colour gets neither the card nor a second one."""
    other = {**ELSEWHERE, "manuscripts": ["ms-grey-6-buildings", "ms-grey-7-guildhall", "ms-grey-6-trading-post"]}
    seat = {"viscount": "1-2:IN", "ink": 3, "manuscripts": [*THREE_OF["grey"][:1], *THREE_OF["grey"][2:], *more]}
    top = {"1-2": ["ms-grey-3-virtue"]}
    game = table(seat, {**other, "cleric_bonus": ["grey"]}, phase="action", manuscripts=top)
    transcribe(game)
    assert len(manuscripts(game)) == 3 + len(more)
    assert bonus(game) == [[], ["cleric-bonus-grey"]]


@rule("VB-138")
def test_a_free_manuscript_can_be_the_third_ribbon() -> None:
    """The first to own 3 takes the card, however the third one came."""
    seat = {"manuscripts": THREE_OF["blue"][:2]}
    top = {"1-2": ["ms-blue-4-deed"], "3-4": ["ms-grey-3-virtue"]}
    game = table(seat, resolve={"gain_card": "manuscript_3_4"}, phase="draw", manuscripts=top)
    pick(game, "free-manuscript", manuscript="ms-blue-4-deed")
    assert bonus(game) == [["cleric-bonus-blue"], []]


@rule("VB-138")
def test_a_cleric_bonus_scores_3() -> None:
    """Each Cleric Bonus card is worth 3 VP to its owner."""
    game = table({"cleric_bonus": ["grey", "blue"]}, {**ELSEWHERE, "cleric_bonus": ["black"]}, ELSEWHERE)
    assert [dict(sheet.lines)["cleric_bonus"] for sheet in game.scores] == [6, 3, 0]


@rule("VB-138")
@pytest.mark.parametrize("ribbon", ["grey", "yellow", "blue", "black"])
@pytest.mark.parametrize(
    ("seat", "helped"),
    [
        ({"viscount": "1-2:OR", "stone": 2}, {"grey": "construct", "blue": "trade"}),
        ({"viscount": "1-2:OR", "stone": 1}, {"blue": "trade"}),
        ({"viscount": "7-8:OR"}, {}),
        ({"viscount": "7-8:OR", "silver": 1}, {"blue": "trade"}),
        ({"viscount": "1-2:IN", "ink": 2}, {"yellow": "place-workers", "black": "transcribe"}),
        ({"viscount": "1-2:IN", "ink": 1}, {"yellow": "place-workers"}),
    ],
)
def test_a_cleric_bonus_gives_permanent_icons(ribbon: str, seat: dict[str, Any], helped: dict[str, str]) -> None:
    """Grey is worth 1 Builder, yellow 1 Noble, blue 2 Merchants, black 1 Cleric."""
    piles: dict[str, Any] = {
        "townsfolk": {"1-2": ["charlatan"], "7-8": ["enforcer"]},
        "manuscripts": {"1-2": ["ms-grey-3-virtue"]},
    }
    game = table({**seat, "cleric_bonus": [ribbon]}, phase="action", **piles)
    if ribbon in helped:
        assert actions(game) == [helped[ribbon], "none"]
    else:
        assert game.decision.kind != "action"


@rule("VB-138")
@pytest.mark.parametrize(("cleric_bonus", "steps"), [([], 1), (["yellow"], 2)])
def test_the_yellow_cleric_bonus_is_worth_one_noble(cleric_bonus: list[str], steps: int) -> None:
    """With 2 Gold the yellow card makes the step of 2 Workers possible."""
    game = table({"viscount": "1-2:IN", "gold": 2, "cleric_bonus": cleric_bonus}, phase="action")
    pick(game, "action", key="action-place-workers")
    assert (len(game.decision.options) if game.decision.kind == "workers" else 1) == steps


@rule("VB-139")
def test_the_printed_manuscript_costs_3() -> None:
    """Beside an empty pile 3 Cleric are needed, no fewer."""
    assert actions(scribe(2, gold=1)) == ["place-workers", "none"]
    assert actions(scribe(3, gold=1)) == ["place-workers", "transcribe", "none"]


@rule("VB-139")
def test_the_printed_manuscript_is_never_collected() -> None:
    """It gives its Deed, but no tile, no ribbon, no Cleric Bonus and no points of a set."""
    two_black = THREE_OF["black"][:2]
    game = scribe(3, manuscripts=two_black)
    before = game.scores[0].total
    transcribe(game)
    assert (manuscripts(game), bonus(game)) == (two_black, [[], []])
    assert (game.players[0].deeds, game.scores[0].total) == (1, before + 1)
    assert game.manuscripts[0] == []


@rule("VB-139")
def test_the_printed_manuscript_may_be_transcribed_again() -> None:
    """A player who comes back to the segment in the next turn gets the same effect once more."""
    game = scribe(6, silver=30)
    transcribe(game)
    assert game.players[0].deeds == 1
    while (game.decision.kind, game.decision.seat) != ("move", 0):
        game.play(game.decision.options[-1])
    (back,) = [option for option in game.decision.options if says(option.label, {"segment": "1-2", "kind": "IN"})]
    game.play(back)
    transcribe(game)
    assert (game.players[0].deeds, manuscripts(game), game.manuscripts[0]) == (2, [], [])


@rule("VB-139")
@pytest.mark.parametrize("segment", ["3-4", "5-6", "7-8", "9-10"])
def test_each_segment_prints_its_own_manuscript(segment: str) -> None:
    """3-4 gives any 2 resources, 5-6 Virtue and a resource, 7-8 2 Virtue, 9-10 a flip."""
    seat = {"viscount": f"{segment}:IN", "ink": 3, "deeds": 1, "debts": 1}
    game = table(seat, phase="action", manuscripts={segment: []})
    transcribe(game)
    asked = {"3-4": "resource", "5-6": "resource", "7-8": "play-card", "9-10": "flip"}
    assert game.decision.kind == asked[segment]
    assert game.players[0].virtue == {"3-4": 7, "5-6": 6, "7-8": 5, "9-10": 7}[segment]


@rule("VB-139")
def test_an_empty_pile_is_not_refilled() -> None:
    """After the last tile the pile stays empty, and the other piles stay as they are."""
    game = scribe(3, "ms-grey-3-virtue")
    tiles, second, *others = game.manuscripts
    others = [tiles[:-1] + second, *others]
    game.manuscripts = [tiles[-1:], *others]
    transcribe(game)
    assert game.manuscripts == [[], *others]


@rule("VB-EX-14")
def test_three_different_ribbons_score_9() -> None:
    """A set of 3 Manuscripts of 3 different ribbons is worth 9 VP; two of one ribbon and one other make 4 + 1."""
    game = table({"manuscripts": ["ms-grey-3-flip", "ms-blue-3-flip", "ms-yellow-3-flip"]})
    assert dict(game.scores[0].lines)["manuscript_sets"] == 9
    assert game.scores[0].total == 9
    game = table({"manuscripts": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-yellow-3-flip"]})
    assert game.scores[0].total == 5
