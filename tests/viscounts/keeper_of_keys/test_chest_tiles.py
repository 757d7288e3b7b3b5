"""Chest Tiles: which there are, how one is gained, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import KEYS, offers, pick, table
from westkingdom.viscounts.game import Viscounts

LINE = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]
NEXT = "chest-criminal-gold"
OWN = ["chest-merchants-ink", "chest-double-noble", "chest-criminal-ink"]
FAMILIES = {
    1: ["chest-double-builder", "chest-double-cleric", "chest-double-noble"],
    2: ["chest-split-builder", "chest-split-cleric", "chest-split-noble"],
    3: ["chest-merchant-builder", "chest-merchant-cleric", "chest-merchant-noble"],
    4: ["chest-merchants-gold", "chest-merchants-ink", "chest-merchants-stone"],
    5: ["chest-criminal-gold", "chest-criminal-ink", "chest-criminal-stone"],
    6: ["chest-silver-builder", "chest-silver-cleric", "chest-silver-noble"],
}
ALL = sorted(tile for family in FAMILIES.values() for tile in family)


def gaining(own: list[str | None] | None = None, **position: Any) -> Viscounts:
    """A table at which seat 0, with these tiles under its board, gains a Chest Tile."""
    seat = {"chests": own or [None, None, None], "board": ["abbot", "squire", None], "hand": ["labourer"]}
    words: dict[str, Any] = {"chests": LINE, "phase": "movement", "resolve": {"gain_card": "chest"}, **position}
    return table(seat, boxes=KEYS, **words)


def shown(game: wk.Game) -> dict[str, Any]:
    """What everybody sees of this box."""
    view: Any = game.view(None)
    return dict(view["keeper-of-keys"])


def own_tiles(game: wk.Game, seat: int = 0) -> list[str | None]:
    """The tiles below the left, middle and right space of a seat."""
    return list(shown(game)["players"][seat]["chests"])


def labels(game: wk.Game) -> list[str]:
    """All options in words."""
    return [repr(option.label) for option in game.decision.options]


def test_the_line_of_these_tests_has_another_tile_behind_it() -> None:
    """The tiles named here all exist, and none is named twice."""
    assert len({*LINE, NEXT, *OWN}) == 8
    assert {*LINE, NEXT, *OWN} < {*ALL}


@rule("KK-138")
@pytest.mark.parametrize("seed", range(5))
def test_there_are_eighteen_different_tiles_in_six_families_of_three(seed: int) -> None:
    """Each of the 18 tiles is on the table exactly once, face up or in the pile."""
    game = wk.new_game("viscounts", seats=3, expansions=KEYS, seed=seed)
    assert isinstance(game, Viscounts)
    part: Any = game.parts[1]
    assert sorted(part.facts.tiles[tile].ident for tile in part.chests + part.chest_pile) == ALL
    found: dict[int, list[str]] = {}
    for tile in part.facts.tiles:
        found.setdefault(tile.family, []).append(tile.ident)
    assert {family: sorted(tiles) for family, tiles in found.items()} == FAMILIES


@rule("KK-139")
def test_families_1_to_3_are_ongoing_and_4_to_6_immediate() -> None:
    """A tile either converts or rewards, never both, and which of the two depends on its family alone."""
    game = gaining()
    part: Any = game.parts[1]
    for tile in part.facts.tiles:
        assert (tile.reward is None) == (tile.family <= 3)
        assert bool(tile.boosts) == (tile.family <= 3)


@rule("KK-114")
def test_one_of_the_four_face_up_tiles_is_gained() -> None:
    """Exactly the four tiles of the line are offered, whatever is in the pile, and gaining none is not."""
    game = gaining()
    assert game.decision.kind == "chest"
    assert [option.label.args["tile"] for option in game.decision.options] == LINE


@rule("KK-114")
@pytest.mark.parametrize("tile", LINE)
def test_any_tile_of_the_line_may_be_taken(tile: str) -> None:
    """Whichever is chosen is the one that is slotted."""
    game = gaining()
    pick(game, "chest", tile=tile)
    pick(game, "chest-slot", place="left")
    assert own_tiles(game) == [tile, None, None]
    assert tile not in shown(game)["chests"]


@rule("KK-115")
@pytest.mark.parametrize(("place", "n"), [("left", 0), ("middle", 1), ("right", 2)])
def test_a_gained_tile_is_slotted_below_one_of_the_three_spaces(place: str, n: int) -> None:
    """The three spaces and nothing else are offered; the tile then lies below the chosen one of the own board."""
    game = gaining()
    pick(game, "chest", tile=LINE[0])
    assert [option.label.args["place"] for option in game.decision.options] == ["left", "middle", "right"]
    pick(game, "chest-slot", key="slot-chest", place=place)
    wanted: list[str | None] = [None, None, None]
    wanted[n] = LINE[0]
    assert own_tiles(game) == wanted
    assert own_tiles(game, 1) == [None, None, None]
    assert game.decision.kind == "move"


@rule("KK-115")
def test_a_space_has_room_for_one_tile_only() -> None:
    """A second tile below the same space takes the place of the first; the board never has two there."""
    game = gaining([None, OWN[0], None])
    pick(game, "chest", tile=LINE[1])
    pick(game, "chest-slot", place="middle")
    assert own_tiles(game) == [None, LINE[1], None]


@rule("KK-116", "KK-117")
def test_an_own_tile_may_be_discarded_to_make_room_and_is_out_of_the_game() -> None:
    """The option says which tile goes; it is then neither in the line nor in the pile, but among those gone."""
    game = gaining([*OWN])
    before = shown(game)["chests_in_pile"]
    pick(game, "chest", tile=LINE[2])
    assert [option.label.args["tile"] for option in offers(game, key="replace-chest")] == OWN
    pick(game, "chest-slot", key="replace-chest", tile=OWN[1])
    assert shown(game)["chests_gone"] == [OWN[1]]
    assert OWN[1] not in shown(game)["chests"]
    assert shown(game)["chests_in_pile"] == before - 1
    game.check()


@rule("KK-117")
def test_a_discarded_tile_never_comes_back() -> None:
    """With an empty pile the line shrinks although a tile was discarded."""
    game = gaining([*OWN], chest_pile=[])
    gone = set(shown(game)["chests_gone"])
    pick(game, "chest", tile=LINE[0])
    pick(game, "chest-slot", place="left")
    assert shown(game)["chests"] == LINE[1:]
    assert set(shown(game)["chests_gone"]) == gone | {OWN[0]}


@rule("KK-118")
@pytest.mark.parametrize("taken", range(4))
def test_a_collected_tile_is_replaced_at_once(taken: int) -> None:
    """The top tile of the pile joins the line before anything else is asked, and the pile has one tile less."""
    game = gaining(chest_pile=[NEXT, "chest-criminal-stone"])
    pick(game, "chest", tile=LINE[taken])
    pick(game, "chest-slot", place="right")
    assert game.decision.kind == "move"
    assert shown(game)["chests"] == [NEXT, *[tile for tile in LINE if tile != LINE[taken]]]
    assert shown(game)["chests_in_pile"] == 1


@rule("KK-119")
def test_a_tile_may_be_replaced_although_another_space_is_free() -> None:
    """With two free spaces the third is offered all the same, and its tile is discarded."""
    game = gaining([None, OWN[0], None])
    pick(game, "chest", tile=LINE[0])
    assert [option.label.key for option in game.decision.options] == ["slot-chest", "replace-chest", "slot-chest"]
    pick(game, "chest-slot", place="middle")
    assert own_tiles(game) == [None, LINE[0], None]
    assert shown(game)["chests_gone"] == [OWN[0]]


@rule("KK-120")
def test_whoever_has_three_tiles_may_decline() -> None:
    """Then neither the line nor the pile nor the own tiles change."""
    game = gaining([*OWN])
    before = shown(game)
    pick(game, "chest", key="decline")
    assert shown(game) == before
    assert game.decision.kind == "move"


@rule("KK-120")
@pytest.mark.parametrize("own", [[None, None, None], [OWN[0], None, None], [OWN[0], None, OWN[2]], [*OWN]])
def test_only_three_tiles_allow_to_decline(own: list[str | None]) -> None:
    """With a free space the tile must be gained."""
    assert len(offers(gaining(own), key="decline")) == (0 if None in own else 1)


@rule("KK-121")
def test_a_slotted_tile_is_never_moved() -> None:
    """Gaining one leaves the other tiles where they are, and no option of the turn moves one."""
    game = gaining([OWN[0], OWN[1], None])
    pick(game, "chest", tile=LINE[0])
    assert labels(game) == [
        f"replace chest: left, {OWN[0]}",
        f"replace chest: middle, {OWN[1]}",
        "slot chest: right",
    ]
    pick(game, "chest-slot", place="left")
    assert own_tiles(game) == [LINE[0], OWN[1], None]


@rule("KK-121")
def test_a_rearrange_moves_cards_but_no_tiles() -> None:
    """The tiles stay below their spaces whatever lies there."""
    game = gaining([OWN[0], OWN[1], None], resolve={"rearrange": 1})
    game.play(game.decision.options[-1])
    view: Any = game.view(0)
    assert view["players"][0]["board"] == ["squire", "abbot", None]
    assert own_tiles(game) == [OWN[0], OWN[1], None]


@rule("KK-122")
def test_without_a_pile_the_line_shrinks() -> None:
    """Nothing replaces a tile that was collected, none is told to be revealed, and the next player finds three."""
    game = gaining(chest_pile=[])
    events = game.listen()
    pick(game, "chest", tile=LINE[3])
    pick(game, "chest-slot", place="left")
    assert shown(game)["chests"] == LINE[:3]
    assert shown(game)["chests_in_pile"] == 0
    assert "reveal-chest" not in [event.key for event in events]
    game.check()


@rule("KK-122")
def test_without_a_face_up_tile_nothing_happens() -> None:
    """The effect is passed over, and is no choice beside another one."""
    game = gaining(chests=[], chest_pile=[])
    assert game.decision.kind == "move"
    assert own_tiles(game) == [None, None, None]
    either = {"either": [{"flip": "either"}, {"gain_card": "chest"}]}
    assert gaining(chests=[], chest_pile=[], resolve=either).decision.kind == "move"


@rule("KK-123")
def test_a_tile_does_not_reward_the_card_that_is_there_already() -> None:
    """Slotting 'Cleric -> Silver' below the Abbot gives nothing."""
    game = gaining()
    pick(game, "chest", tile="chest-silver-cleric")
    pick(game, "chest-slot", place="left")
    assert game.players[0].goods == [0, 0, 0, 0]


@rule("KK-123")
def test_a_conversion_works_as_soon_as_it_is_slotted() -> None:
    """With the Abbot as 2 Clerics and 1 Ink Well a Manuscript of 3 comes within reach, below the Squire it does not."""
    seat = {"ink": 1, "viscount": "3-4:IN", "board": ["abbot", "squire", None]}
    for place, possible in (("left", 1), ("middle", 0)):
        game = table(
            seat,
            boxes=KEYS,
            chests=LINE,
            phase="action",
            resolve={"gain_card": "chest"},
            townsfolk={"3-4": ["woodcutter-1"]},
            manuscripts={"3-4": ["ms-blue-3-silver"]},
        )
        pick(game, "chest", tile="chest-double-cleric")
        pick(game, "chest-slot", place=place)
        assert len(offers(game, key="action-transcribe")) == possible


@rule("KK-EX-18")
def test_a_fourth_tile() -> None:
    """With three tiles: discard any one and slot the new one there, or decline; no tile goes to another space."""
    game = gaining([*OWN])
    assert labels(game) == [*[f"gain chest tile: {tile}" for tile in LINE], "decline"]
    for n, place in enumerate(["left", "middle", "right"]):
        branch = game.copy()
        pick(branch, "chest", tile=LINE[0])
        assert len(branch.decision.options) == 3
        pick(branch, "chest-slot", place=place)
        wanted: list[str | None] = [*OWN]
        wanted[n] = LINE[0]
        assert own_tiles(branch) == wanted
        assert shown(branch)["chests_gone"] == [OWN[n]]
    pick(game, "chest", key="decline")
    assert own_tiles(game) == OWN
