"""Solo, how the opponent converts effects. [VB-180 to VB-192, VB-234]"""

from __future__ import annotations

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts import pick
from tests.kit.viscounts_solo import OPPONENTS, QUIET, against, ai, give, goods, ids, told, turn, where

FUTURE = ["scheme-future-cleric", "scheme-future-criminal-1"]


@rule("VB-180")
def test_the_viscount_of_the_opponent_uses_outside_spaces_only() -> None:
    """From OL to OR, from OR to OL of the next segment clockwise, round the board."""
    from westkingdom.viscounts.solo.schemes import outside_step

    space, seen = 0, []
    for _ in range(11):
        seen.append(space)
        space = outside_step(space)
    assert seen == [0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 0]


@rule("VB-180")
def test_a_movement_of_4_ends_two_segments_further() -> None:
    game = turn("builder", "scheme-future-builder", {"viscount": "7-8:OR"})
    assert where(game) == "1-2:OR"


@rule("VB-181")
def test_a_person_whom_the_opponent_meets_may_rearrange() -> None:
    board = ["squire", "thief", None]
    game = turn(
        "cleric", "scheme-start-builder-cleric", {"viscount": "9-10:OL"}, {"viscount": "9-10:OR", "board": board}
    )
    assert (game.seat, game.decision.kind) == (0, "rearrange")
    assert where(game) == "9-10:OR"


@rule("VB-181")
def test_an_opponent_whom_a_person_meets_gains_a_resource_of_choice() -> None:
    person = {"viscount": "9-10:OL", "board": ["trader-1", None, None], "silver": 1}
    for place, gained in (("1-2", 1), ("9-10", 0)):
        game = against("cleric", {"viscount": "1-2:OL"}, person, phase="movement")
        pick(game, "move", kind="OL" if gained else "OR", segment=place)
        assert goods(game) == [gained, 0, 0]


@rule("VB-182", "VB-EX-23")
@pytest.mark.parametrize(
    ("has", "gains"),
    [((5, 0, 0), (6, 0, 0)), ((6, 3, 0), (6, 4, 0)), ((6, 4, 0), (6, 4, 1)), ((7, 9, 2), (7, 9, 3))],
)
def test_a_resource_of_choice_is_the_first_of_which_it_has_too_few(
    has: tuple[int, int, int], gains: tuple[int, int, int]
) -> None:
    """Cleric AI: Ink up to 6, Stone up to 4, then Gold without limit."""
    game = against("cleric", dict(zip(("ink", "stone", "gold"), has, strict=True)))
    give(game, {"gain": {"resource_any": 1}})
    assert tuple(goods(game)) == gains


@rule("VB-182")
@pytest.mark.parametrize(("who", "gains"), [("builder", [1, 6, 4]), ("noble", [4, 1, 6])])
def test_several_resources_are_chosen_one_after_the_other(who: str, gains: list[int]) -> None:
    """Builder AI: Stone up to 6, Gold up to 4, then Ink; Noble AI: Gold, Ink, then Stone."""
    game = against(who)
    give(game, {"gain": {"resource_any": 11}})
    assert goods(game) == gains


@rule("VB-183")
def test_the_resources_of_the_card_focused_opponent_are_one_pool() -> None:
    """Ink and Gold pay for a Workshop as Stone would."""
    game = against("cards", {"ink": 2, "gold": 1, "turns": 9})
    give(game, {"action": "build"})
    assert goods(game) == [0, 0, 1]  # the spot gives 1 Gold
    assert len(ai(game).permanents) == 1
    other = against("cleric", {"ink": 2, "gold": 1, "turns": 9})
    give(other, {"action": "build"})
    assert ai(other).permanents == []


@rule("VB-183")
def test_the_pool_grows_by_every_resource() -> None:
    game = against("cards")
    give(game, {"gain": {"resource_any": 3, "gold": 1}})
    assert sum(goods(game)) == 4


@rule("VB-184")
def test_a_rearrange_becomes_a_resource_of_choice() -> None:
    game = against("noble")
    give(game, {"rearrange": 1})
    assert goods(game) == [0, 0, 1]


@rule("VB-184", "VB-185")
@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_each_2_silver_of_one_gain_become_a_resource_and_the_rest_is_lost(silver: int, resources: int) -> None:
    game = against("builder")
    give(game, {"gain": {"silver": silver}})
    assert goods(game) == [0, resources, 0]


@rule("VB-185")
def test_two_gains_of_1_silver_are_both_lost() -> None:
    game = against("builder")
    give(game, {"all": [{"gain": {"silver": 1}}, {"gain": {"silver": 1}}]})
    assert goods(game) == [0, 0, 0]


@rule("VB-185")
def test_silver_for_a_bumped_worker_becomes_a_resource() -> None:
    """A Worker of the opponent that is sent home from tier 1 brings it 2 Silver, so 1 resource."""
    game = against("cleric", {"tier1": {"c5": 2}}, {"tier1": {"c5": 1}}, resolve={"place_workers": 1})
    pick(game, "free-workers", section="c5")
    pick(game, "bump", seat=1)
    assert goods(game) == [1, 0, 0]
    assert ai(game).workers == 19


@rule("VB-186")
def test_a_destroy_becomes_a_card_flip() -> None:
    game = against("cleric", {"deeds": 1})
    give(game, {"destroy": 1})
    assert (ai(game).deeds, ai(game).approved) == (0, 1)


@rule("VB-186")
@pytest.mark.parametrize("effect", [{"discard": 1}, {"move_worker": 1}], ids=str)
def test_a_discard_and_a_castle_move_become_virtue(effect: dict[str, int]) -> None:
    game = against("cleric", {"tier1": {"c1": 1}})
    give(game, effect)
    assert (ai(game).virtue, ai(game).tier1) == (6, [1, 0, 0, 0, 0])


@rule("VB-187")
def test_a_hire_puts_the_top_future_scheme_on_the_discards() -> None:
    game = against("cleric", {"future": FUTURE, "draw": QUIET, "discard": ["scheme-start-cleric"]})
    piles = [len(pile) for pile in game.townsfolk]
    give(game, {"hire_free": 1})
    assert ids(game, ai(game).discard) == ["scheme-start-cleric", "scheme-future-cleric"]
    assert ids(game, game.boxes[-1].zones(game)[0]) == ["scheme-future-criminal-1"]
    assert [len(pile) for pile in game.townsfolk] == piles


@rule("VB-187")
def test_without_future_schemes_a_hire_becomes_a_card_flip() -> None:
    game = against("cleric", {"future": [], "debts": 1})
    give(game, {"hire_free": 2})
    assert (ai(game).debts, ai(game).paid) == (0, 1)
    # The second hire found nothing to flip any more.
    assert ai(game).virtue == 6


@rule("VB-188")
@pytest.mark.parametrize(
    ("cards", "flipped"),
    [
        ({"debts": 1, "deeds": 1, "paid": 2, "approved": 1}, "deed"),
        ({"debts": 1, "deeds": 1, "paid": 1, "approved": 2}, "debt"),
        ({"debts": 1, "deeds": 1, "paid": 1, "approved": 1}, "debt"),
        ({"debts": 1, "deeds": 0, "paid": 3, "approved": 0}, "debt"),
        ({"debts": 0, "deeds": 1, "paid": 0, "approved": 3}, "deed"),
        ({"debts": 0, "deeds": 0, "paid": 1, "approved": 1}, ""),
    ],
)
def test_a_card_flip_takes_the_kind_flipped_less_and_a_debt_if_equal(cards: dict[str, int], flipped: str) -> None:
    game = against("cleric", cards)
    give(game, {"flip": "either"})
    p = ai(game)
    assert p.paid - cards["paid"] == (flipped == "debt")
    assert p.approved - cards["approved"] == (flipped == "deed")
    assert 7 - p.virtue == (flipped == "")


@rule("VB-188")
@pytest.mark.parametrize(("kind", "other"), [("debt", "deeds"), ("deed", "debts")])
def test_a_flip_of_a_named_kind_without_such_a_card_is_virtue(kind: str, other: str) -> None:
    game = against("cleric", {other: 1})
    give(game, {"flip": kind})
    assert (ai(game).virtue, ai(game).paid, ai(game).approved) == (6, 0, 0)


@rule("VB-189")
def test_a_flipped_debt_gives_a_resource_of_choice() -> None:
    game = against("noble", {"debts": 1})
    give(game, {"flip": "debt"})
    assert goods(game) == [0, 0, 1]


@rule("VB-190")
def test_a_dismissal_removes_the_visible_townsfolk_and_gives_its_top_right_effect() -> None:
    """It costs nothing, and the icons of the card count for nothing."""
    from westkingdom.viscounts.solo.strength import icons_shown

    game = against("cleric", townsfolk={"1-2": ["aristocrat", "antagonist"]})
    shown = icons_shown(game, ai(game))
    give(game, {"dismiss_free": 1})
    assert ids(game, game.removed)[-1] == "aristocrat"
    assert ids(game, [game.townsfolk[0][-1]]) == ["antagonist"]
    assert (ai(game).virtue, icons_shown(game, ai(game))) == (6, shown)
    give(game, {"dismiss_free": 1})
    assert (ids(game, game.removed)[-1], ai(game).virtue, ai(game).corruption) == ("antagonist", 6, 2)


@rule("VB-190")
def test_the_top_right_effect_of_a_dismissed_card_is_converted() -> None:
    """Acolyte (a discard) gives Virtue, Architect (a rearrange) a resource."""
    game = against("cleric", townsfolk={"1-2": ["acolyte", "architect"]})
    give(game, {"dismiss_free": 1})
    assert ai(game).virtue == 6
    give(game, {"dismiss_free": 1})
    assert goods(game) == [1, 0, 0]


@rule("VB-191")
def test_with_an_empty_pile_the_printed_townsfolk_is_dismissed_again_and_again() -> None:
    game = against("cleric", {"viscount": "5-6:OL"}, townsfolk={"5-6": []})
    removed = game.removed[:]
    give(game, {"dismiss_free": 1})
    give(game, {"dismiss_free": 1})
    assert (ai(game).corruption, game.removed) == (3, removed)


@rule("VB-192")
def test_of_two_rewards_the_opponent_takes_the_first() -> None:
    """In section c3 it takes Gold, in section c4 the free hire."""
    game = against("cleric", {"viscount": "5-6:OL", "tier1": {"c3": 2}})
    give(game, {"place_workers": 1})
    assert goods(game) == [0, 0, 1]
    other = against("cleric", {"viscount": "7-8:OL", "tier1": {"c4": 2}, "future": FUTURE, "debts": 1})
    give(other, {"place_workers": 1})
    assert ids(other, ai(other).discard)[-1] == "scheme-future-cleric"
    assert ai(other).paid == 0


@rule("VB-192")
def test_the_first_effect_is_taken_even_if_a_person_could_not_use_it() -> None:
    """A flip of which nothing comes is Virtue, and the second effect is not taken instead."""
    game = against("cleric")
    events = give(game, {"either": [{"flip": "debt"}, {"gain": {"gold": 1}}]})
    assert (ai(game).virtue, goods(game)) == (6, [0, 0, 0])
    (event,) = told(events, "takes-first")
    assert (event.rule, len(event.why)) == ("VB-192", 1)


@rule("VB-234")
def test_a_shuffle_effect_shuffles_the_discards_into_the_draw_pile() -> None:
    """With no Criminal header on the board it gains Virtue, with one Corruption; without a discard nothing."""
    piles = {"draw": QUIET[:1], "discard": QUIET[1:]}
    game = against("cleric", piles)
    give(game, {"shuffle": 1})
    assert (len(ai(game).draw), ai(game).discard, ai(game).virtue) == (3, [], 6)
    give(game, {"shuffle": 1})
    assert ai(game).virtue == 6
    other = against("cleric", {**piles, "board": ["scheme-start-criminal-1", None, None]})
    give(other, {"shuffle": 1})
    assert (ai(other).corruption, ai(other).virtue) == (2, 7)


@rule("GG-242")
def test_a_draw_does_nothing_for_the_opponent() -> None:
    game = against("cleric")
    pile = ai(game).draw[:]
    give(game, {"draw": 2})
    assert (ai(game).draw, ai(game).hand, ai(game).virtue) == (pile, [], 7)


@pytest.mark.parametrize("who", OPPONENTS)
def test_effects_that_only_gain_are_gained_as_by_anybody(who: str) -> None:
    game = against(who)
    give(game, {"gain": {"ink": 1, "gold": 2, "debt": 1, "deed": 2, "corruption": 1, "virtue": 2}})
    p = ai(game)
    assert (goods(game), p.debts, p.deeds, p.corruption, p.virtue) == ([1, 0, 2], 1, 2, 2, 5)
    assert (game.debts_above, game.deeds_above) == (11, 10)
