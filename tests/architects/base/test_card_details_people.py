"""Section P: details of cards that reach all players, prisoners, captives, debts and virtue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import ALL_SKILLS, PROMOS, changes, counts, pick, place, table
from tests.kit.chapters.architects.card_details import CARPENTER, CONSTRUCTED, MASON, TILER
from tests.kit.chapters.architects.end import finished, last_turn, lines
from tests.kit.rule import rule

WATCHTOWER = {"hand": ["bld_watchtower"], "apprentices": ALL_SKILLS, "clay": 3, "wood": 4, "gold": 1, "marble": 1}
MONUMENT = {"hand": ["bld_monument"], "apprentices": [TILER, MASON], "wood": 2, "stone": 3, "marble": 2}
BARRACKS = {"hand": ["bld_barracks"], "apprentices": ALL_SKILLS, "clay": 2, "wood": 6, "gold": 2, "virtue": 4}
HIDEOUT = {"hand": ["bld_hideout"], "apprentices": [CARPENTER, MASON], "clay": 1, "wood": 3, "stone": 2}
BETTING_HOUSE = {"hand": ["bld_betting_house"], "clay": 1, "stone": 2, "gold": 1, "virtue": 4}
DUNGEON = {"hand": ["bld_dungeon"], "apprentices": ALL_SKILLS, "stone": 4, "gold": 2, "marble": 2, "virtue": 4}


# --- effects on all players


@rule("AB-226")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_watchtower_takes_virtue_from_all_with_three_prisoners(owner: int) -> None:
    """Whoever has 3 own workers in the Prison loses 1 virtue, whoever has 2 does not; its owner loses 1 anyway."""
    others: list[dict[str, Any]] = [{"prisoners": 3, "virtue": 7}, {"prisoners": 2, "virtue": 7}]
    seats = [*others[:owner], {**WATCHTOWER, "prisoners": 5, "virtue": 4}, *others[owner:]]
    game = table(*seats, to_act=owner)
    place(game, "guildhall")
    lost = [game.players[seat].virtue - seats[seat]["virtue"] for seat in range(3)]
    assert lost == [*[-1, 0][:owner], -2, *[-1, 0][owner:]]
    assert [p.debts for p in game.players] == [0, 0, 0]
    assert [p.prison for p in game.players] == [seat["prisoners"] for seat in seats]


@rule("AB-226")
def test_the_owner_of_the_watchtower_is_spared_with_two_prisoners() -> None:
    """Only the virtue that is printed on the card is lost; captured workers are no prisoners."""
    game = table({**WATCHTOWER, "prisoners": 2, "virtue": 4}, {"captives": {"0": 5}, "prisoners": 2})
    place(game, "guildhall")
    assert [p.virtue for p in game.players] == [3, 7]


@rule("AB-226")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_watchtower_and_monument_reach_the_players_in_turn_order(owner: int) -> None:
    """The owner comes first, then the others clockwise."""
    order = [owner, (owner + 1) % 3, (owner + 2) % 3]
    seats: list[dict[str, Any]] = [{"prisoners": 3, "virtue": 7} for _ in range(3)]
    seats[owner] = {**WATCHTOWER, "prisoners": 3, "virtue": 4}
    game = table(*seats, to_act=owner)
    events = game.listen()
    place(game, "guildhall")
    assert [event.seat for event in events if event.key == "lose-virtue"] == [owner, *order]
    full = [{"virtue": 14, "debts": 3} for _ in range(3)]
    seats = [{**MONUMENT, **full[seat]} if seat == owner else full[seat] for seat in range(3)]
    game = table(*seats, to_act=owner)
    place(game, "guildhall")
    asked = []
    while game.decision.kind == "destroy-debt":
        asked.append(game.decision.seat)
        pick(game, "destroy-debt", key="destroy-debt")
    assert asked == [owner, *order]
    assert [p.debts for p in game.players] == [1 if seat == owner else 2 for seat in range(3)]


@rule("AB-226")
def test_the_monument_acts_at_once_and_never_again() -> None:
    """All players gain 1 virtue when it is constructed; at the end it does nothing."""
    game = table({**MONUMENT, "virtue": 4}, {"virtue": 9}, {"virtue": 0})
    place(game, "guildhall")
    assert [p.virtue for p in game.players] == [6, 10, 1]
    end = finished({"buildings": ["bld_monument", "bld_watchtower"], "prisoners": 4}, {"prisoners": 4})
    assert [p.virtue for p in end.players] == [7, 7]


@rule("AB-227")
@pytest.mark.parametrize(("virtue", "left"), [(4, 6), (3, 5)])
def test_the_monument_gives_its_owner_two_virtue_in_all(virtue: int, left: int) -> None:
    """1 is printed and 1 comes to all players."""
    game = table({**MONUMENT, "virtue": virtue})
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "wood": -2, "stone": -3, "marble": -2, "virtue": left - virtue}


@rule("AB-227")
def test_the_two_virtue_of_the_monument_may_destroy_two_debts() -> None:
    """At 14 the printed virtue and that of all players each may destroy a debt; at 13 only the second one."""
    for virtue, debts in ((14, 1), (13, 2)):
        game = table({**MONUMENT, "virtue": virtue, "debts": 3, "cathedral": 5})
        place(game, "guildhall")
        while game.decision.kind == "destroy-debt":
            pick(game, "destroy-debt", key="destroy-debt")
        assert (game.players[0].virtue, game.players[0].debts) == (14, debts)


# --- prisoners and captives


@rule("AB-228")
def test_the_barracks_release_workers_from_all_other_boards_for_nothing() -> None:
    """All own workers on the boards of others come back, without silver, tax or a debt; those in the Prison stay."""
    others = [{"captives": {"0": 3, "2": 2}}, {"captives": {"0": 1}}]
    game = table({**BARRACKS, "silver": 7, "prisoners": 2, "captives": {"1": 4}, "at": {"quarry": 1}}, *others)
    before = counts(game)
    place(game, "guildhall")
    pick(game, "may", key="effect-either")
    pick(game, "either", key="effect-release-captives")
    paid = {"clay": -2, "wood": -6, "gold": -2}
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    assert changes(game, before) == {**CONSTRUCTED, **paid, "workers": -1 + 3 + 1}
    assert [p.captives for p in game.players] == [[0, 4, 0], [0, 0, 2], [0, 0, 0]]


@rule("AB-228")
def test_the_barracks_release_instead_of_a_capture() -> None:
    """It is one of the two: after a capture no worker is released, and after the release none is captured."""
    game = table({**BARRACKS}, {"captives": {"0": 3}, "at": {"forest": 2}})
    place(game, "guildhall")
    pick(game, "may", key="effect-either")
    pick(game, "either", key="effect-capture")
    pick(game, "capture", location="forest", owner=1)
    assert (game.decision.seat, game.players[0].captives, game.players[1].captives) == (1, [0, 2], [3, 0])


@rule("AB-229")
def test_the_hideout_releases_from_the_prison_only() -> None:
    """All own prisoners come back.

    Own workers on other boards and in the Black Market, and prisoners of others, stay.
    """
    other = {"captives": {"0": 3}, "prisoners": 4}
    game = table({**HIDEOUT, "virtue": 4, "prisoners": 5}, other, black_market=[0, None, None])
    before = counts(game)
    place(game, "guildhall")
    paid = {"clay": -1, "wood": -3, "stone": -2, "virtue": -2}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "workers": -1 + 5, "prisoners": -5}
    assert (game.players[1].captives, game.players[1].prison) == ([3, 0], 4)
    assert game.view(0)["black_market"] == [0, None, None]


@rule("AB-229")
def test_the_hideout_can_be_constructed_without_a_prisoner() -> None:
    """Then there is nobody to release."""
    game = table({**HIDEOUT, "virtue": 4}, {"captives": {"0": 3}})
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "clay": -1, "wood": -3, "stone": -2, "virtue": -2}


# --- debts and virtue


@rule("AB-230")
@pytest.mark.parametrize(
    ("word", "change"), [("prevent-debt", {"silver": -2}), ("take-debt", {"unpaid": 1})], ids=["paid", "taken"]
)
def test_hugo_may_prevent_the_debt_of_the_betting_house(word: str, change: dict[str, int]) -> None:
    """He pays 2 silver to the supply instead, or takes the debt."""
    seat = {**BETTING_HOUSE, "board": "board_hugo", "silver": 2, "prisoners": 0}
    game = table(seat, options=PROMOS, tax_stand=4)
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, len(game.decision.options)) == ("prevent-debt", 2)
    pick(game, "prevent-debt", key=word)
    paid = {"clay": -1, "stone": -2, "gold": -1, "virtue": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid, **change}


@rule("AB-230")
@pytest.mark.parametrize(("board", "silver"), [("board_hugo", 1), ("board_standard", 9)])
def test_the_debt_of_the_betting_house_is_taken_by_others_and_without_silver(board: str, silver: int) -> None:
    """Hugo needs 2 silver, and nobody else may prevent it."""
    seat = {**BETTING_HOUSE, "board": board, "silver": silver, "prisoners": 0}
    game = table(seat, options=PROMOS)
    before = counts(game)
    place(game, "guildhall")
    assert (game.decision.kind, game.decision.seat) == ("place", 1)
    paid = {"clay": -1, "stone": -2, "gold": -1, "virtue": -1}
    assert changes(game, before) == {**CONSTRUCTED, **paid, "unpaid": 1}


@rule("AB-231")
def test_the_dungeon_costs_virtue_when_constructed_and_before_scoring() -> None:
    """1 at once and 2 more after the last turn: 4 becomes 3, then 1."""
    game = last_turn(DUNGEON, {}, to_act=0)
    place(game, "guildhall")
    assert (game.over, game.players[0].virtue) == (True, 1)
    game = table(DUNGEON)
    before = counts(game)
    place(game, "guildhall")
    assert changes(game, before) == {**CONSTRUCTED, "stone": -4, "gold": -2, "marble": -2, "virtue": -1}


@rule("AB-231")
def test_the_dungeon_takes_two_virtue_from_its_owner_at_the_end() -> None:
    """The virtue space after the loss scores; other players keep theirs."""
    game = finished({"buildings": ["bld_dungeon"], "virtue": 12, "silver": 0}, {"virtue": 12, "silver": 0})
    assert [p.virtue for p in game.players] == [10, 12]
    assert [lines(game, seat)["virtue"] for seat in (0, 1)] == [1, 3]


# --- captives


@rule("AB-232")
@pytest.mark.parametrize(
    ("captives", "points"),
    [({}, 0), ({"1": 2}, 0), ({"1": 3}, 1), ({"1": 2, "2": 1}, 1), ({"1": 3, "2": 2}, 1), ({"1": 4, "2": 2}, 2)],
)
def test_the_keep_counts_captives_on_the_own_board(captives: dict[str, int], points: int) -> None:
    """1 point per 3 workers of any other players; prisoners and own captured workers do not count."""
    seats: list[dict[str, Any]] = [
        {"buildings": ["bld_keep"], "captives": captives},
        {"captives": {"0": 4}},
        {"prisoners": 6},
    ]
    game = finished(*[{"silver": 0, **seat} for seat in seats])
    assert lines(game).get("building_effects", 0) == points


@rule("AB-232")
def test_captives_who_are_sent_to_the_prison_count_for_the_keep_no_more() -> None:
    """What counts is who stands on the board at the end of the game."""
    game = last_turn({"buildings": ["bld_keep"], "captives": {"1": 6}, "silver": 0})
    assert lines(game)["building_effects"] == 2
    place(game, "guardhouse")
    assert game.over
    assert (game.players[1].prison, game.players[0].goods[5]) == (6, 6)
    assert lines(game) == {"buildings": 12}


@rule("AB-232")
def test_captives_of_the_last_turn_count_for_the_keep() -> None:
    """A group that is captured in the last turn is worth points."""
    game = last_turn({"buildings": ["bld_keep"], "silver": 1}, {"at": {"forest": 3}})
    place(game, "town_centre")
    pick(game, "capture", location="forest", owner=1)
    assert game.over
    assert lines(game) == {"buildings": 12, "building_effects": 1}
