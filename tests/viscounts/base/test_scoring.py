"""Section 19: scoring and winning."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.asking import lines
from tests.kit.rule import rule
from tests.kit.viscounts import table
from westkingdom.viscounts.game import Viscounts


def finished(*seats: dict[str, Any], **position: Any) -> Viscounts:
    """A game that has just ended; nobody scores for Poverty unless a Deed is flipped."""
    hands = [{"hand": ["abbot", "squire", "labourer"], **seat} for seat in seats]
    end = {"round": 6, "last_round": 6, "to_act": len(seats) - 1, "phase": "draw", "debts_above_poverty": 0}
    game = table(*hands, **{**end, **position})
    assert game.over
    return game


# --- buildings, workers


@rule("VB-161")
@pytest.mark.parametrize(
    ("slots", "name", "points"),
    [
        (["tp1", "tp2", "tp3"], "trading_posts", [0, 4, 9, 15]),
        (["gh1", "gh2", "gh3"], "guildhalls", [0, 6, 13, 21]),
        (["w1", "w2", "w3"], "workshops", [0, 2, 5, 9]),
    ],
)
def test_buildings_score_by_type_the_total_for_their_number(slots: list[str], name: str, points: list[int]) -> None:
    """One, two or three Buildings of a type score the total printed for that number, whichever slots are open."""
    for n in range(4):
        for chosen in (slots[:n], slots[3 - n :]):
            built = {slot: f"5-6:{position + 1}" for position, slot in enumerate(chosen)}
            game = table({"built": built})
            assert lines(game, name) == [points[n], 0]
            assert game.scores[0].total == points[n]


@rule("VB-161")
def test_each_type_is_scored_for_itself() -> None:
    """Three Trading Posts, two Guildhalls and one Workshop score 15, 13 and 2, not as six Buildings."""
    slots = ["tp1", "tp2", "tp3", "gh1", "gh3", "w2"]
    spots = ["1-2:1", "1-2:3", "3-4:1", "3-4:3", "5-6:1", "7-8:1"]
    game = table({"built": dict(zip(slots, spots, strict=True))}, {"built": {"w1": "9-10:1"}})
    assert [lines(game, name)[0] for name in ("trading_posts", "guildhalls", "workshops")] == [15, 13, 2]
    assert [sheet.total for sheet in game.scores] == [30, 2]


@rule("VB-162")
def test_workers_score_by_tier_and_nothing_in_supply() -> None:
    """Workers score 1, 2 and 3 VP in tiers 1, 2 and 3, and nothing in supply."""
    game = table({"tier1": {"c1": 2, "c3": 1}, "tier2": {"c2": 2, "c5": 1}, "tier3": 4, "workers": 10}, {})
    assert [lines(game, f"workers_tier_{tier}") for tier in (1, 2, 3)] == [[3, 0], [6, 0], [12, 0]]
    assert [sheet.total for sheet in game.scores] == [3 + 6 + 12 + 5, 0]  # 5 as Castle Leader


# --- manuscripts

PLAIN = {
    "grey": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-grey-4-stone"],
    "black": ["ms-black-3-flip", "ms-black-3-destroy", "ms-black-3-resource"],
    "blue": ["ms-blue-3-flip", "ms-blue-3-hire", "ms-blue-3-silver"],
    "yellow": ["ms-yellow-3-flip", "ms-yellow-3-resource", "ms-yellow-4-gold"],
}


@rule("VB-163")
@pytest.mark.parametrize(
    ("ribbons", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((1, 1, 0, 0), 4),
        ((0, 1, 1, 1), 9),
        ((1, 1, 1, 1), 16),
        ((3, 0, 0, 0), 3),
        ((0, 0, 2, 2), 4 + 4),
        ((2, 2, 1, 0), 9 + 4),
        ((2, 1, 1, 1), 16 + 1),
        ((3, 1, 1, 0), 9 + 1 + 1),
        ((1, 2, 2, 3), 16 + 9 + 1),
        ((2, 2, 2, 2), 16 + 16),
        ((3, 3, 2, 1), 16 + 9 + 4),
    ],
)
def test_manuscripts_score_in_sets_of_different_ribbons(ribbons: tuple[int, ...], points: int) -> None:
    """Sets are made as large as possible first, and every Manuscript is in one set only."""
    tiles = [tile for names, n in zip(PLAIN.values(), ribbons, strict=True) for tile in names[:n]]
    game = table({"manuscripts": tiles})
    assert lines(game, "manuscript_sets") == [points, 0]
    assert game.scores[0].total == points


BUILT = {"w1": "1-2:1", "w2": "1-2:3", "tp1": "5-6:1"}


@rule("VB-164")
@pytest.mark.parametrize(
    ("tile", "seat", "points"),
    [
        ("ms-grey-5-resources", {"ink": 1, "stone": 1, "gold": 1, "silver": 9}, 1),
        ("ms-grey-5-resources", {"ink": 2, "stone": 1, "gold": 1, "silver": 9}, 2),
        ("ms-grey-6-buildings", {"built": BUILT}, 3),
        ("ms-black-6-flipped-deeds", {"approved": 4, "deeds": 3, "paid": 2}, 4),
        ("ms-black-6-manuscripts", {}, 0),
        ("ms-yellow-6-flipped-debts", {"paid": 5, "debts": 2, "approved": 1}, 5),
        ("ms-yellow-6-workers", {"tier1": {"c1": 2}, "tier2": {"c3": 2}, "tier3": 1}, 2),
        ("ms-yellow-6-workers", {"tier1": {"c1": 2}, "tier2": {"c3": 2}, "tier3": 2}, 3),
    ],
)
def test_manuscripts_score_what_is_printed_on_them(tile: str, seat: dict[str, Any], points: int) -> None:
    """A Manuscript counts what it names, in whole groups, for its owner only."""
    game = table({**seat, "manuscripts": [tile]}, {**{k: v for k, v in seat.items() if k != "built"}})
    assert lines(game, "manuscripts") == [points, 0]
    assert lines(game, "manuscript_sets") == [1, 0]


@rule("VB-164")
def test_printed_points_come_on_top_of_the_sets() -> None:
    """A Manuscript with printed VP is in a set as well, and one that counts Manuscripts counts itself."""
    tiles = ["ms-black-6-manuscripts", "ms-grey-3-flip", "ms-blue-3-flip"]
    game = table({"manuscripts": tiles})
    assert (lines(game, "manuscripts"), lines(game, "manuscript_sets")) == ([1, 0], [9, 0])
    assert game.scores[0].total == 10
    game = table({"manuscripts": [*tiles, "ms-grey-3-virtue"]})
    assert lines(game, "manuscripts") == [2, 0]


# Squire is the one starting card with a Noble; Lothaire has none.
NOBLES = {"manuscripts": ["ms-yellow-5-nobles"], "hero": "hero-lothaire"}


@rule("VB-165")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"hand": ["princess"]}, id="hand"),
        pytest.param({"draw": ["princess"]}, id="draw pile"),
        pytest.param({"discard": ["princess"]}, id="discard pile"),
        pytest.param({"board": [None, "princess", None]}, id="board"),
        pytest.param({"built": {"gh2": "3-4:1"}}, id="open slot"),
        pytest.param({"cleric_bonus": ["yellow"]}, id="cleric bonus"),
    ],
)
def test_icons_are_counted_wherever_the_player_has_them(more: dict[str, Any]) -> None:
    """A Noble counts in the hand, in both piles, on the board, in an open slot and on a Cleric Bonus card."""
    assert lines(table(NOBLES), "manuscripts") == [1, 0]
    assert lines(table({**NOBLES, **more}), "manuscripts") == [2, 0]


@rule("VB-165")
def test_icons_that_are_not_the_players_own_are_not_counted() -> None:
    """Opponents' cards, destroyed cards, other slots and start icons that are still visible do not count."""
    other = {"hand": ["princess"], "built": {"gh2": "3-4:1"}, "cleric_bonus": ["yellow"]}
    own = {**NOBLES, "turns": 0, "built": {"gh1": "5-6:1"}, "cleric_bonus": ["grey"]}
    game = table(own, other, round=1, removed=["overseer-1"])
    assert lines(game, "manuscripts") == [1, 0]


@rule("VB-165")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("ms-grey-5-builders", 1),  # Labourer
        ("ms-black-5-clerics", 1),  # Abbot
        ("ms-blue-5-merchants", 3),  # Financer 1, Journeyman 2, Lender 2, Trader 1, Lothaire 1: 7, by twos
        ("ms-blue-6-criminals", 3),  # Thief 1, Antagonist 2
    ],
)
def test_each_kind_of_icon_is_counted_for_itself(tile: str, points: int) -> None:
    """Criminals score as Criminals and are no wild icons; Merchants score in twos."""
    game = table({"manuscripts": [tile], "hero": "hero-lothaire", "discard": ["antagonist"]})
    assert lines(game, "manuscripts") == [points, 0]


# --- cards


@rule("VB-166")
def test_the_castle_leader_card_scores_for_its_holder() -> None:
    """The Castle Leader card is worth 5 VP to its holder, not to another player with as many Workers in tier 3."""
    game = table({"tier3": 2}, {"tier3": 2}, castle_leader=1)
    assert lines(game, "castle_leader") == [0, 5]
    assert [sheet.total for sheet in game.scores] == [6, 11]


@rule("VB-166")
@pytest.mark.parametrize("n", range(5))
def test_each_cleric_bonus_card_scores_3(n: int) -> None:
    """Each Cleric Bonus card is worth 3 VP."""
    ribbons = ["black", "blue", "grey", "yellow"]
    game = table({"cleric_bonus": ribbons[:n]}, {"cleric_bonus": ribbons[n:]})
    assert lines(game, "cleric_bonus") == [3 * n, 12 - 3 * n]
    assert game.scores[0].total == 3 * n


@rule("VB-167")
@pytest.mark.parametrize(
    ("seat", "points"),
    [({"debts": 3}, -6), ({"paid": 3}, 0), ({"deeds": 3}, 3), ({"approved": 3}, 9)],
)
def test_debts_and_deeds_score_by_their_face(seat: dict[str, int], points: int) -> None:
    """An unpaid Debt costs 2, a paid one nothing; an acquired Deed is worth 1, an approved one 3."""
    assert [sheet.total for sheet in table(seat).scores] == [points, 0]


@rule("VB-167")
def test_debts_and_deeds_have_a_line_each() -> None:
    """Debts and Deeds are added up apart."""
    game = table({"debts": 2, "paid": 4, "deeds": 5, "approved": 1})
    assert (lines(game, "debts"), lines(game, "deeds")) == ([-4, 0], [8, 0])


# --- Poverty and Prosperity


def prizes(flipped: tuple[int, ...], card: str) -> list[int]:
    """What Poverty (for Deeds) or Prosperity (for Debts) pays for so many flipped cards by seat."""
    kind, pile = ("approved", "debts_above_poverty") if card == "poverty" else ("paid", "deeds_above_prosperity")
    piles: dict[str, Any] = {pile: 0}
    game = table(*({kind: n} for n in flipped), **piles)
    return lines(game, card)


@rule("VB-168")
def test_poverty_pays_for_flipped_deeds_and_prosperity_for_flipped_debts() -> None:
    """Most, second and third most flipped cards of the kind score 12, 8 and 4; the other kind does not matter."""
    seats = [{"approved": 3, "paid": 1}, {"approved": 1, "paid": 2}, {"approved": 2, "paid": 3}]
    game = table(*seats, debts_above_poverty=0)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([12, 4, 8], [0, 0, 0])
    game = table(*seats, deeds_above_prosperity=0)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([0, 0, 0], [4, 8, 12])
    game = table(*seats, debts_above_poverty=0, deeds_above_prosperity=0)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([12, 4, 8], [4, 8, 12])


@rule("VB-168")
def test_a_hidden_end_card_pays_nothing() -> None:
    """With a card left above both end cards neither scores."""
    game = table({"approved": 3, "paid": 3}, {}, {}, debts_above_poverty=1, deeds_above_prosperity=1)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([0, 0, 0], [0, 0, 0])


@rule("VB-169")
@pytest.mark.parametrize("card", ["poverty", "prosperity"])
def test_only_players_with_a_flipped_card_take_part(card: str) -> None:
    """Nobody without a flipped card of the kind is paid, even if a place is left."""
    assert prizes((2, 0, 0), card) == [12, 0, 0]
    assert prizes((0, 1, 4, 0), card) == [0, 8, 12, 0]
    assert prizes((0, 0, 0), card) == [0, 0, 0]


@rule("VB-169")
def test_unflipped_cards_do_not_take_part() -> None:
    """Acquired Deeds and unpaid Debts win no place."""
    seats = [{"deeds": 9, "debts": 9}, {"approved": 1, "paid": 1}, {"deeds": 8, "debts": 8}]
    game = table(*seats, debts_above_poverty=0, deeds_above_prosperity=0)
    assert (lines(game, "poverty"), lines(game, "prosperity")) == ([0, 12, 0], [0, 12, 0])


@rule("VB-170")
@pytest.mark.parametrize("card", ["poverty", "prosperity"])
@pytest.mark.parametrize(
    ("flipped", "paid"),
    [
        ((3, 3, 3, 1), [8, 8, 8, 0]),
        ((2, 2, 2, 2), [6, 6, 6, 6]),
        ((1, 5, 3, 3), [0, 12, 6, 6]),
        ((2, 4, 2, 5), [2, 8, 2, 12]),
        ((3, 1, 1, 3), [10, 2, 2, 10]),
        ((4, 3, 2, 1), [12, 8, 4, 0]),
        ((3, 3, 0, 0), [10, 10, 0, 0]),
        ((1, 1, 1), [8, 8, 8]),
        ((4, 1, 1), [12, 6, 6]),
    ],
)
def test_tied_players_share_the_places_that_they_fill(card: str, flipped: tuple[int, ...], paid: list[int]) -> None:
    """Tied players share the sum of their places equally, and places beyond the third are worth nothing."""
    assert prizes(flipped, card) == paid


@rule("VB-171")
@pytest.mark.parametrize("card", ["poverty", "prosperity"])
def test_with_two_players_the_second_place_is_worth_4(card: str) -> None:
    """With two players the 8 is left out: 12 and 4, and a tie gives 8 each."""
    assert prizes((1, 2), card) == [4, 12]
    assert prizes((5, 5), card) == [8, 8]
    assert prizes((1, 2, 0), card) == [8, 12, 0]


@rule("VB-EX-17")
def test_worked_example_two_tied_for_first_of_three() -> None:
    """Flipped Deeds 3 / 3 / 1 with Poverty revealed score 10 / 10 / 4."""
    assert prizes((3, 3, 1), "poverty") == [10, 10, 4]


@rule("VB-EX-18")
def test_worked_example_three_tied_for_second_of_four() -> None:
    """Flipped Deeds 5 / 2 / 2 / 2 score 12 / 4 / 4 / 4."""
    assert prizes((5, 2, 2, 2), "poverty") == [12, 4, 4, 4]


@rule("VB-EX-20")
@pytest.mark.parametrize(("flipped", "paid"), [((3, 1), [12, 4]), ((2, 2), [8, 8]), ((4, 0), [12, 0])])
def test_worked_example_two_players(flipped: tuple[int, ...], paid: list[int]) -> None:
    """With two players 3/1 scores 12/4, 2/2 scores 8/8 and 4/0 scores 12/0."""
    assert prizes(flipped, "poverty") == paid


# --- winning


@rule("VB-172")
def test_the_highest_total_wins_whatever_else_a_player_has() -> None:
    """One VP more beats any amount of Silver and resources."""
    game = finished({"deeds": 2, "silver": 50, "gold": 9}, {"deeds": 3}, {"deeds": 1, "ink": 9})
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.totals) == ((1,), (2, 3, 1))


@rule("VB-172")
def test_a_tie_is_broken_by_silver_and_resources_together() -> None:
    """Tied players compare Silver and resources together, not Silver first; seats that are not tied do not matter."""
    game = finished(
        {"deeds": 2, "silver": 4}, {"deeds": 2, "silver": 1, "ink": 1, "stone": 1, "gold": 2}, {"silver": 9}
    )
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.totals) == ((1,), (2, 2, 0))


@rule("VB-172")
def test_a_tie_that_goods_do_not_break_is_a_shared_victory() -> None:
    """Players who are tied in everything share the victory."""
    game = finished({"deeds": 2, "silver": 3}, {"deeds": 1, "silver": 3}, {"deeds": 2, "ink": 1, "gold": 2})
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)
