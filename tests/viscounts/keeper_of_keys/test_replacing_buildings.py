"""Keeper of Keys, section G: a Public Building takes the place of an own one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import asking
from tests.kit.chapters.keeper_of_keys.public_buildings import (
    NO_HELP,
    SLOT,
    at_work,
    choices,
    construct,
    on_spot,
    points,
    slots_open,
)
from tests.kit.rule import rule
from tests.kit.viscounts import ELSEWHERE, KEYS, pick, table
from westkingdom.viscounts.effects import VOCABULARY
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.strength import icons_of
from westkingdom.viscounts.terms import BUILDER, NOBLE


@rule("KK-078")
@pytest.mark.parametrize("building", list(SLOT))
def test_the_public_building_takes_the_place_of_the_own_one(building: str) -> None:
    """On the same spot now stands a Building of the type that comes from no slot; the other spots are as they were."""
    game = at_work(building, 6)
    assert on_spot(game, "3-4:1") == {"seat": 0, "slot": SLOT[building]}
    before = [code for spot, code in enumerate(game.spots) if spot != 4]
    construct(game, building)
    assert on_spot(game, "3-4:1") == {"seat": 0, "slot": None, "building": building}
    assert [code for spot, code in enumerate(game.spots) if spot != 4] == before
    game.check()


@rule("KK-079")
@pytest.mark.parametrize("slot", ["w1", "w3"])
def test_the_removed_building_covers_any_uncovered_space_of_its_type(slot: str) -> None:
    """Exactly the uncovered spaces of the type may be covered, whichever space the Building came from."""
    built = {"w1": "3-4:1", "w3": "7-8:1", "gh2": "7-8:2"}
    game = at_work("workshop", 2, built=built)
    construct(game, "workshop")
    assert choices(game) == ["w1", "w3"]
    pick(game, "building", slot=slot)
    assert sorted(slots_open(game)) == sorted({"w1", "w3", "gh2"} - {slot})
    left = next(other for other in ("w1", "w3") if other != slot)
    assert on_spot(game, "7-8:1") == {"seat": 0, "slot": left}
    game.check()


@rule("KK-080")
def test_the_covered_space_gives_neither_icon_nor_points() -> None:
    """Of two Guildhalls the Noble one is covered: its icon is gone and the points fall from 13 to 6."""
    game = at_work("guildhall", 5, built={"gh1": "3-4:1", "gh2": "7-8:1"})
    assert points(game, "guildhalls") == 13
    construct(game, "guildhall")
    pick(game, "building", slot="gh2")
    assert (points(game, "guildhalls"), slots_open(game)) == (6, ["gh1"])
    assert [icons_of(game, game.players[0], icon) for icon in (BUILDER, NOBLE)] == [1, 0]


@rule("KK-080")
def test_a_covered_ability_no_longer_works() -> None:
    """With the third Workshop covered the hand is filled to 3 cards, with it uncovered to 4."""
    for slot, drawn in (("w3", 3), ("w1", 4)):
        words: dict[str, Any] = {"hand": [], "draw": ["abbot", "squire", "thief", "financer", "labourer"]}
        game = at_work("workshop", 2, built={"w1": "3-4:1", "w3": "7-8:1"}, **words)
        construct(game, "workshop")
        pick(game, "building", slot=slot)
        while game.turn == 0:
            game.play(game.decision.options[-1])
        assert len(game.players[0].hand) == drawn


@rule("KK-081")
@pytest.mark.parametrize(("spot", "neighbour"), [("3-4:1", "3-4:2"), ("3-4:2", "3-4:1"), ("3-4:1", "1-2:4")])
def test_neither_spot_nor_links_give_anything(spot: str, neighbour: str) -> None:
    """Ink, Stone, Silver and Castle moves of the spots and their Links are gained by nobody."""
    seat = {"viscount": "3-4:OL", "stone": 2, "built": {"w1": spot}, "tier1": {"c1": 1}}
    other = {**ELSEWHERE, "built": {"tp2": neighbour}, "tier1": {"c1": 1}}
    game = table(seat, other, boxes=KEYS, phase="action", **NO_HELP)
    log = game.listen()
    construct(game, "workshop")
    assert [p.goods for p in game.players] == [[0, 0, 0, 0]] * 2
    assert [event.key for event in log if event.key in ("link", "gain", "build", "castle-move")] == []
    assert game.decision.kind != "castle-move"


@rule("KK-082")
def test_a_returned_building_may_be_constructed_again_later() -> None:
    """On the next turn of its owner the Workshop can be built again, for the usual price and with its reward."""
    seat = {"viscount": "3-4:OL", "stone": 5, "built": {"w1": "3-4:1"}, "hand": ["abbot", "squire", "thief"]}
    game = table(seat, ELSEWHERE, boxes=KEYS, phase="action", **NO_HELP)
    construct(game, "workshop")
    while (game.seat, game.decision.kind) != (0, "play-card"):
        game.play(game.decision.options[-1])
    pick(game, "play-card", card="thief")
    pick(game, "move", segment="3-4", kind="OR")
    pick(game, "action", key="action-construct")
    assert "w1" in choices(game)
    pick(game, "building", slot="w1")
    pick(game, "spot", position=3)
    assert slots_open(game) == ["w1"]


@rule("KK-083")
def test_a_returned_building_is_not_constructed_in_the_same_turn() -> None:
    """A free Workshop in the same turn may not come from the covered space; one from another space may."""
    for built, slots in (({"w1": "3-4:1"}, ["w2", "w3"]), ({"w1": "3-4:1", "w2": "7-8:1"}, ["w3"])):
        game = at_work("workshop", 2, built=built, silver=9)
        construct(game, "workshop")
        if len(built) > 1:
            pick(game, "building", slot="w1")
        free_workshop(game)
        log = game.listen()
        if len(slots) > 1:
            assert choices(game) == slots
        else:
            assert game.decision.kind == "spot"
            game.play(game.decision.options[0])
            assert [event.args["slot"] for event in log if event.key == "build"] == slots


@rule("KK-083")
def test_with_all_others_built_a_returned_building_stays() -> None:
    """If only the covered space has a Workshop, a free Workshop in the same turn is lost."""
    game = at_work("workshop", 2, built={"w1": "3-4:1", "w2": "7-8:1", "w3": "7-8:2"}, silver=9)
    construct(game, "workshop")
    pick(game, "building", slot="w1")
    free_workshop(game)
    assert game.decision.kind not in ("building", "spot")
    assert sorted(slots_open(game)) == ["w2", "w3"]


def free_workshop(game: Viscounts) -> None:
    """Resolve a free Workshop for seat 0 now."""
    assert game.turn == 0
    game.push(VOCABULARY.effect({"build_free": "workshop"}), 0)
    game.advance()


@rule("KK-084")
@pytest.mark.parametrize("building", list(SLOT))
def test_the_card_goes_to_its_owner_and_its_immediate_effect_is_resolved(building: str) -> None:
    """Everybody sees whose card it is, and before anything else the effect on its right is carried out."""
    game = at_work(building, 6, debts=1, deeds=1)
    construct(game, building)
    shown = asking.shown(game, 1)["keeper-of-keys"]
    assert [card["seat"] for card in shown["public_buildings"]] == [0 if building == other else None for other in SLOT]
    assert game.seat == 0
    assert game.decision.kind == {"trading_post": "chest", "guildhall": "hero", "workshop": "flip"}[building]


@rule("KK-085")
def test_what_the_three_give_at_once() -> None:
    """Trading Post: a Chest Tile. Guildhall: a Hero into the hand. Workshop: a Debt or Deed is flipped, as chosen."""
    game = at_work("trading_post", 4)
    construct(game, "trading_post")
    tile = keys(game).chests[2]
    game.choose(tile)
    pick(game, "chest-slot", place="middle")
    assert keys(game).slotted[0] == [-1, tile, -1]
    game = at_work("guildhall", 6, hand=["abbot", "squire", "thief"])
    construct(game, "guildhall")
    hero = keys(game).heroes[0]
    game.choose(hero)
    assert hero in game.players[0].hand
    game = at_work("workshop", 2, debts=1, deeds=1)
    construct(game, "workshop")
    assert [option.label.key for option in game.decision.options] == ["effect-flip-debt", "effect-flip-deed"]
    pick(game, "flip", key="effect-flip-deed")
    assert (game.players[0].deeds, game.players[0].approved, game.players[0].debts) == (0, 1, 1)
