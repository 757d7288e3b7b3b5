"""Solo with Keeper of Keys, and with both boxes. [KK-151 to KK-187, KK-203, KK-204]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.data.test_box_data import KEYS as DATA
from tests.kit.rule import rule
from tests.kit.viscounts import BOTH, KEYS, pick
from tests.kit.viscounts_solo import (
    QUIET,
    against,
    ai,
    before_turn,
    begun,
    give,
    goods,
    ids,
    opponents_turn,
    person_collides,
    taken,
    told,
    turn,
    where,
)
from westkingdom.engine.errors import BadPosition
from westkingdom.viscounts.deck import criminals
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.keeper_of_keys.part import keys
from westkingdom.viscounts.scoring import slots_open
from westkingdom.viscounts.solo.strength import icons_for
from westkingdom.viscounts.spots import owner_of, type_of

LATE = {"turns": 9}
SCHEME = "scheme-start-keys"
AI_TILES = ["chest-ai-cleric", "chest-ai-builder", "chest-ai-noble"]
HEROES = ["hero-ada", "hero-lothaire", "hero-guntram"]
NEXT_HEROES = ["hero-girard", "hero-scarlette"]
CHESTS = ["chest-silver-cleric", "chest-silver-builder", "chest-silver-noble", "chest-criminal-gold"]
NEXT_CHESTS = ["chest-criminal-ink", "chest-criminal-stone"]
LINES: dict[str, Any] = {
    "heroes": HEROES,
    "hero_pile": NEXT_HEROES,
    "chests": CHESTS,
    "chest_pile": NEXT_CHESTS,
}


def hero_line(game: Viscounts) -> list[str | None]:
    return ids(game, keys(game).heroes)


def chest_line(game: Viscounts) -> list[str]:
    return [keys(game).facts.tiles[tile].ident for tile in keys(game).chests]


def flipped(game: Viscounts) -> list[bool]:
    return [tile >= 0 for tile in keys(game).slotted[1]]


@rule("KK-151")
def test_the_rules_of_the_base_opponent_stay_in_force() -> None:
    game = against("noble", {"deeds": 1, "future": ["scheme-future-noble"]}, boxes=KEYS)
    give(game, {"all": [{"destroy": 1}, {"discard": 1}, {"hire_free": 1}, {"rearrange": 1}]})
    assert (ai(game).approved, ai(game).virtue, goods(game)) == (1, 6, [0, 0, 1])
    assert ids(game, ai(game).discard)[-1] == "scheme-future-noble"


@rule("KK-013", "KK-152", "KK-153", "KK-216")
@pytest.mark.parametrize("who", ["cleric", "builder", "noble", "cards"])
def test_the_new_scheme_card_is_among_the_starting_schemes_of_every_opponent(who: str) -> None:
    """Eight cards are the first Draw Pile, and no board tells to remove the new one."""
    game = begun(who, boxes=KEYS)
    assert SCHEME in ids(game, ai(game).draw)
    assert len(ai(game).draw) == 8
    assert SCHEME not in ids(game, begun(who).removed)
    assert (
        len({begun(who, boxes=KEYS, seed=seed).players[1].draw.index(game.cards.number[SCHEME]) for seed in range(20)})
        > 3
    )


@rule("KK-019", "KK-154")
def test_three_ai_chest_tiles_lie_face_down_in_random_order() -> None:
    assert [row["id"] for row in DATA["ai_chest_tiles"]] == AI_TILES
    orders = set()
    for seed in range(20):
        game = begun("cleric", boxes=KEYS, seed=seed)
        part = keys(game)
        orders.add(tuple(part.face_down))
        assert sorted(part.facts.tiles[tile].ident for tile in part.face_down) == sorted(AI_TILES)
        assert flipped(game) == [False, False, False]
        assert not set(part.face_down) & set(part.chests + part.chest_pile)
    assert len(orders) > 3


@rule("KK-034")
def test_the_hero_of_the_pair_that_is_left_joins_the_hero_pile() -> None:
    game = begun("cleric", boxes=KEYS)
    hero = game.offered_heroes[1]
    game.play(game.actions[0])
    while game.round == 0:
        game.play(game.actions[0])
    assert hero in keys(game).heroes + keys(game).hero_pile
    assert len(keys(game).heroes + keys(game).hero_pile) == 19


@rule("KK-155", "KK-156", "KK-157", "KK-158", "KK-159", "KK-162", "KK-219", "KK-EX-23")
def test_example_23_the_first_reveal_of_the_scheme_card() -> None:
    """Of each line the two oldest leave, the rest slides right; it moves 1 space and flips the first AI Chest Tile."""
    game = turn("cleric", SCHEME, LATE, boxes=KEYS, **LINES)
    assert hero_line(game) == ["hero-scarlette", "hero-girard", "hero-ada"]
    assert chest_line(game) == ["chest-criminal-stone", "chest-criminal-ink", *CHESTS[:2]]
    assert ids(game, game.removed)[-2:] == ["hero-guntram", "hero-lothaire"]
    gone = [keys(game).facts.tiles[tile].ident for tile in keys(game).chests_gone]
    assert gone[-2:] == ["chest-criminal-gold", "chest-silver-noble"]
    assert where(game) == "1-2:OR"
    assert flipped(game) == [True, False, False]


@rule("KK-160")
def test_both_lines_slide_when_the_person_collects() -> None:
    game = against("cleric", boxes=KEYS, resolve={"gain_card": "hero"}, **LINES)
    pick(game, "hero", card="hero-lothaire")
    assert hero_line(game) == ["hero-girard", "hero-ada", "hero-guntram"]
    other = against("cleric", boxes=KEYS, resolve={"gain_card": "chest"}, **LINES)
    pick(other, "chest", tile="chest-silver-builder")
    pick(other, "chest-slot", place="left")
    assert chest_line(other) == ["chest-criminal-ink", CHESTS[0], *CHESTS[2:]]


@rule("KK-161")
def test_fewer_than_two_are_removed_if_there_are_no_more() -> None:
    lines: dict[str, Any] = {"heroes": HEROES[:1], "hero_pile": [], "chests": [], "chest_pile": []}
    game = turn("cleric", SCHEME, LATE, boxes=KEYS, **lines)
    assert (hero_line(game), chest_line(game), where(game)) == ([], [], "1-2:OR")
    assert flipped(game) == [True, False, False]


@rule("KK-163", "KK-164", "KK-166", "KK-167", "KK-EX-24")
@pytest.mark.parametrize(
    ("before", "ink", "option"), [(0, 9, "other"), (1, 9, "other"), (2, 9, "other"), (3, 9, "focus"), (3, 0, "last")]
)
def test_example_24_later_reveals(before: int, ink: int, option: str) -> None:
    """Tile after tile is flipped; when all are, the focus is taken, else a Debt is gained and a Deed flipped."""
    opponent = {**LATE, "chests": AI_TILES[:before], "ink": ink, "deeds": 1}
    tops = {"1-2": ["ms-black-4-virtue"]}
    game = before_turn("cleric", SCHEME, opponent, boxes=KEYS, manuscripts=tops)
    events = opponents_turn(game)
    assert taken(events) == option
    assert flipped(game) == [place < min(3, before + 1) for place in range(3)]
    assert len(ai(game).manuscripts) == (option == "focus")
    assert (ai(game).debts, ai(game).approved) == ((1, 1) if option == "last" else (0, 0))


@rule("KK-165")
def test_the_header_and_the_rows_of_the_new_scheme_card() -> None:
    (row,) = DATA["scheme_cards"]
    assert (row["deck"], row["icons"], row["move"]) == ("starting", {"builder": 1, "cleric": 1, "noble": 1}, 1)
    assert row["steps"] == [{"discard_faceup": {"hero": 2, "chest": 2}}]
    assert row["options"][:2] == [{"flip_ai_chest": 1}, {"focus": 1}]
    game = against("cleric", {**LATE, "board": [SCHEME, None, None]}, boxes=KEYS)
    assert [icons_for(game, action) for action in (1, 2, 3)] == [1, 1, 1]


@rule("KK-168")
def test_the_left_most_tile_that_is_face_down_is_flipped_also_after_another_way_to_flip_one() -> None:
    game = against("cleric", boxes=KEYS)
    give(game, {"flip_ai_chest": 1})
    give(game, {"gain_card": "chest"})
    assert flipped(game) == [True, True, False]
    give(game, {"flip_ai_chest": 1})
    assert flipped(game) == [True, True, True]


@rule("KK-169", "KK-218")
def test_the_last_option_flips_an_acquired_deed_or_gives_virtue() -> None:
    own = {**LATE, "chests": AI_TILES}
    with_deed = turn("cleric", SCHEME, {**own, "deeds": 1}, boxes=KEYS)
    assert (ai(with_deed).approved, ai(with_deed).deeds, ai(with_deed).virtue) == (1, 0, 7)
    without = turn("cleric", SCHEME, own, boxes=KEYS)
    assert (ai(without).debts, ai(without).virtue) == (1, 6)


@rule("KK-170", "KK-171", "KK-172", "KK-173")
@pytest.mark.parametrize(
    ("tile", "card", "icons"),
    [
        ("chest-ai-cleric", "scheme-start-cleric", [1, 1, 1]),
        ("chest-ai-builder", "scheme-start-builder", [1, 1, 1]),
        ("chest-ai-noble", "scheme-start-noble", [1, 1, 1]),
        ("chest-ai-cleric", "scheme-start-builder-cleric", [2, 1, 1]),
        ("chest-ai-cleric", "scheme-start-builder", [1, 0, 0]),
        ("chest-ai-cleric", "scheme-start-criminal-1", [1, 1, 1]),
    ],
)
def test_a_flipped_tile_makes_one_icon_of_its_card_into_two_others(tile: str, card: str, icons: list[int]) -> None:
    """It converts exactly where the action needs one of these, and never counts an icon as itself too."""
    game = against("cards", {**LATE, "chests": [tile], "board": [card, None, None]}, boxes=KEYS)
    assert [icons_for(game, action) for action in (1, 2, 3)] == icons


@rule("KK-173")
def test_tiles_that_are_face_down_or_below_another_card_do_nothing() -> None:
    down = against("cards", {**LATE, "board": ["scheme-start-cleric", None, None]}, boxes=KEYS)
    assert [icons_for(down, action) for action in (1, 2, 3)] == [0, 0, 1]
    moved = {**LATE, "chests": ["chest-ai-cleric"], "board": [None, "scheme-start-cleric", None]}
    assert icons_for(against("cards", moved, boxes=KEYS), 1) == 0


@rule("KK-173")
def test_flipping_counts_every_icon_once_and_converts_none() -> None:
    """Three icons are no flip, although a tile could make four of them."""
    board = ["scheme-start-cleric-noble", "scheme-start-criminal-1", None]
    game = against("cards", {**LATE, "chests": ["chest-ai-cleric"], "board": board, "deeds": 1}, boxes=KEYS)
    give(game, {"focus": 1})
    assert ai(game).approved == 0


@rule("KK-174")
@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 2), (2, 5), (3, 9)])
def test_flipped_tiles_score(tiles: int, points: int) -> None:
    game = against("cleric", {"chests": AI_TILES[:tiles]}, boxes=KEYS)
    assert dict(game.scores[1].lines)["chest_tiles"] == points


AT = {"viscount": "5-6:OL"}


@rule("KK-175", "KK-177", "KK-178", "KK-214", "KK-EX-26")
def test_example_26_the_opponent_builds_a_public_building_before_an_own_one() -> None:
    """For 4 of 5 the Public Trading Post.

    Its own goes back to the right-most open slot, and a Chest Tile is flipped.
    """
    built = {"tp1": "5-6:1", "tp2": "9-10:4"}
    game = against("cleric", {**LATE, **AT, "stone": 5, "built": built}, boxes=KEYS)
    give(game, {"action": "build"})
    assert slots_open(ai(game)) == ["tp1"]
    assert keys(game).public == [1, -1, -1]
    assert goods(game) == [0, 1, 0]
    assert flipped(game) == [True, False, False]
    assert dict(game.scores[1].lines)["public_buildings"] == 11
    spot = 2 * 4
    assert (owner_of(game.spots[spot]), type_of(game.spots[spot])) == (1, 0)
    game.check()


@rule("KK-179")
@pytest.mark.parametrize(
    ("slots", "stone", "public"), [("gh1 tp1", 6, 1), ("gh1 tp1", 5, 0), ("w1 tp1", 5, 0), ("w1 tp1", 3, 2)]
)
def test_of_several_public_buildings_the_order_is_guildhall_trading_post_workshop(
    slots: str, stone: int, public: int
) -> None:
    built = dict(zip(slots.split(), ("5-6:1", "5-6:2"), strict=True))
    game = against("noble", {**LATE, **AT, "stone": stone, "built": built}, boxes=KEYS)
    give(game, {"action": "build"})
    assert [keys(game).public[building] == 1 for building in range(3)] == [public == building for building in range(3)]


@rule("KK-180")
def test_without_an_own_building_of_the_type_in_reach_it_builds_as_usual() -> None:
    """Its Trading Post stands across the river."""
    game = against("cleric", {**LATE, **AT, "stone": 5, "built": {"tp1": "5-6:3"}}, boxes=KEYS)
    give(game, {"action": "build"})
    assert (keys(game).public, slots_open(ai(game))) == ([-1, -1, -1], ["tp1", "tp2"])


@rule("KK-180")
def test_a_public_building_that_it_cannot_pay_is_passed_over() -> None:
    """With a Guildhall in reach and 3 Stone it builds a Workshop of its own."""
    game = against("cleric", {**LATE, **AT, "stone": 3, "built": {"gh1": "5-6:1"}}, boxes=KEYS)
    give(game, {"action": "build"})
    assert (keys(game).public, slots_open(ai(game))) == ([-1, -1, -1], ["gh1", "w1"])


@rule("KK-181")
def test_the_left_most_of_several_own_buildings_is_replaced() -> None:
    game = against("cleric", {**LATE, **AT, "stone": 2, "built": {"w1": "5-6:2", "w2": "5-6:1"}}, boxes=KEYS)
    events = give(game, {"action": "build"})
    assert (owner_of(game.spots[8]), game.spots[8] >= 36) == (1, True)
    assert slots_open(ai(game)) == ["w1"]
    assert told(events, "left-most-replaced")[0].rule == "KK-181"
    game.check()


@rule("KK-182")
def test_a_gained_hero_is_a_future_scheme_and_a_gained_chest_flips_the_next_tile() -> None:
    game = against("cleric", {"future": ["scheme-future-cleric"]}, boxes=KEYS)
    lines = (keys(game).heroes, keys(game).chests)
    give(game, {"gain_card": "hero"})
    assert ids(game, ai(game).discard)[-1] == "scheme-future-cleric"
    for n in range(4):
        events = give(game, {"gain_card": "chest"})
        assert [event.args for event in events if event.key == "becomes"] == [{"converted": "chest"}]
        assert flipped(game) == [place < min(3, n + 1) for place in range(3)]
    assert (keys(game).heroes, keys(game).chests) == lines


@rule("KK-183")
def test_the_public_trading_post_never_acts_for_the_opponent() -> None:
    """Neither a gained Hero nor Heroes that the Scheme card removes flip anything."""
    own = {**LATE, "public": {"trading_post": "5-6:1"}, "debts": 2, "future": ["scheme-future-cleric"], "ink": 0}
    game = against("cleric", own, boxes=KEYS)
    give(game, {"gain_card": "hero"})
    give(game, {"discard_faceup": {"hero": 2, "chest": 2}})
    assert (ai(game).paid, ai(game).debts) == (0, 2)


@rule("KK-176", "KK-217")
@pytest.mark.parametrize(("board", "virtue"), [("scheme-start-criminal-1", 6), ("scheme-future-criminal-2", 7)])
def test_with_the_public_workshop_it_always_ignores_a_criminal_and_draws_nothing(board: str, virtue: int) -> None:
    """With 1 Criminal it gets the Virtue below space 5, with 2 it does not."""
    own = {**LATE, "public": {"workshop": "5-6:1"}, "board": [board, None, None]}
    game = against("cleric", own, boxes=KEYS)
    pile = ai(game).draw[:]
    events = person_collides(game, 5)
    assert ai(game).virtue == virtue
    assert (ai(game).draw, ai(game).hand) == (pile, [])
    assert told(events, "ignore-criminal")
    assert keys(game).ignoring == [0, 0]


@rule("KK-184")
def test_with_the_public_guildhall_it_has_one_criminal_more() -> None:
    """In actions, for Scheme cards that count Criminals, in collisions and in shuffles."""
    own = {**LATE, "public": {"guildhall": "5-6:1"}, "draw": QUIET[:1], "discard": QUIET[1:]}
    game = against("noble", own, boxes=KEYS)
    assert [icons_for(game, action) for action in (1, 2, 3)] == [1, 1, 1]
    give(game, {"corruption_per_criminal": 1})
    assert ai(game).corruption == 2
    give(game, {"shuffle": 1})
    assert (ai(game).corruption, ai(game).virtue) == (3, 7)
    person_collides(game, 5)
    assert (ai(game).virtue, criminals(game, ai(game))) == (7, 1)


@rule("KK-185")
def test_free_buildings_are_never_public() -> None:
    game = against("cleric", {**AT, "built": {"tp1": "5-6:1"}}, boxes=KEYS)
    give(game, {"build_free": "trading_post"})
    assert (keys(game).public, slots_open(ai(game))) == ([-1, -1, -1], ["tp1", "tp2"])


@rule("KK-186", "KK-187", "KK-EX-27")
def test_example_27_the_opponent_starts_outside_at_a_half_number() -> None:
    """Its Viscount starts on outside space n of Player card n.5, and nothing else of the card is used."""
    seen = 0
    for seed in range(40):
        game = begun("cards", boxes=KEYS, seed=seed)
        label, hero = game.facts.player_cards.labels[game.offered_cards[1]], game.offered_heroes[1]
        if "." not in label:
            continue
        seen += 1
        segment, kind = game.realm.numbered_space[int(label.split(".")[0])]
        game.play(game.actions[0])
        while game.round == 0:
            game.play(game.actions[0])
        assert ai(game).space == 3 * game.segments.index(segment) + kind
        assert (sum(ai(game).goods), ai(game).debts, ai(game).deeds, slots_open(ai(game))) == (2, 2, 2, [])
        assert hero in keys(game).heroes + keys(game).hero_pile
    assert seen > 3


@rule("KK-203", "KK-204")
def test_with_both_boxes_each_line_has_its_own_way_out() -> None:
    """A rearrange removes Outsiders only, the new Scheme card Heroes and Chest Tiles only."""
    game = against("cleric", LATE, boxes=BOTH, **LINES)
    row = gates(game).row
    lines = (keys(game).heroes, keys(game).chests)
    give(game, {"discard_faceup": {"hero": 2, "chest": 2}})
    assert gates(game).row == row
    assert not set(lines[0][1:]) & set(keys(game).heroes)
    lines = (keys(game).heroes, keys(game).chests)
    give(game, {"rearrange": 1})
    assert (keys(game).heroes, keys(game).chests) == lines
    assert not set(row[1:]) & set(gates(game).row)
    assert gates(game).row[-1] == row[0]


@rule("KK-203")
def test_with_both_boxes_the_opponent_has_what_both_give_it() -> None:
    game = begun("noble", boxes=BOTH)
    assert SCHEME in ids(game, ai(game).draw)
    assert len(keys(game).face_down) == 3
    assert (ai(game).manuscripts, len(gates(game).boards)) == ([], 1)


def test_a_person_cannot_have_ai_chest_tiles() -> None:
    with pytest.raises(BadPosition, match="somewhere else"):
        against("cleric", {}, {"chests": ["chest-ai-cleric", None, None]}, boxes=KEYS)
    with pytest.raises(BadPosition, match="AI chest tiles"):
        against("cleric", {"chests": ["chest-silver-cleric"]}, boxes=KEYS)
