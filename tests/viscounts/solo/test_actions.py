"""Solo, the actions of the opponent. [VB-193 to VB-202]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.rule import rule
from tests.kit.viscounts_solo import against, ai, before_turn, give, goods, ids, opponents_turn, taken, told, turn
from westkingdom.viscounts.scoring import slots_open
from westkingdom.viscounts.spots import owner_of

LATE = {"turns": 9}


def spots(game: Any) -> list[int]:
    """The spots on which the opponent has a Building."""
    return [spot for spot, code in enumerate(game.spots) if owner_of(code) == 1]


@rule("VB-193")
def test_icons_come_from_headers_start_icons_slots_and_cleric_bonuses() -> None:
    """Cleric AI: header, middle start icon, Guildhall 3 and yellow Cleric Bonus are 4 Nobles, a Criminal the 5th."""
    from westkingdom.viscounts.solo.strength import icons_for

    opponent = {
        "board": ["scheme-start-noble", None, "scheme-start-criminal-1"],
        "built": {"gh3": "7-8:1"},
        "cleric_bonus": ["yellow"],
        "turns": 1,
    }
    game = against("cleric", opponent)
    assert icons_for(game, 2) == 5
    assert icons_for(game, 1) == 1
    ai(game).turns = 2
    assert icons_for(game, 2) == 4


@rule("VB-193")
def test_as_many_resources_of_the_matching_kind_are_spent_as_are_needed() -> None:
    """A Workshop needs 3: with 1 Criminal 2 Stone are spent, and neither Ink nor Gold."""
    game = against("cleric", {**LATE, "stone": 3, "ink": 3, "board": ["scheme-start-criminal-1", None, None]})
    give(game, {"action": "build"})
    # The spot at 1-2:OL gives 1 Gold.
    assert goods(game) == [3, 1, 1]


@rule("VB-193")
@pytest.mark.parametrize(("action", "good"), [("build", "stone"), ("noble", "gold"), ("cleric", "ink")])
def test_each_action_has_its_own_resource(action: str, good: str) -> None:
    manuscripts = {"1-2": ["ms-black-4-virtue"]}
    for other in ("stone", "gold", "ink"):
        game = against("cleric", {**LATE, other: 4, "viscount": "1-2:OR"}, manuscripts=manuscripts)
        give(game, {"action": action})
        p = ai(game)
        done = bool(p.permanents or sum(p.tier1) + sum(p.tier2) or p.manuscripts)
        assert done == (other == good)


@rule("VB-194")
def test_it_constructs_its_left_most_building_that_it_can_pay_on_the_left_most_free_spot() -> None:
    """With 5 a Trading Post, the second if the first is built, on the second spot if the first is taken."""
    opponent = {**LATE, "stone": 5, "viscount": "3-4:OL", "built": {"tp1": "9-10:4"}}
    game = against("cleric", opponent, {"built": {"w1": "3-4:1"}})
    give(game, {"action": "build"})
    assert slots_open(ai(game)) == ["tp1", "tp2"]
    assert spots(game) == [5, 19]


@rule("VB-194")
def test_spot_effect_and_links_are_gained_as_by_anybody() -> None:
    """Spot 3-4:2 gives 1 Stone, its link to 3-4:1 2 Silver for both owners, which are 1 resource for the opponent."""
    opponent = {**LATE, "stone": 3, "viscount": "3-4:OL"}
    game = against("cleric", opponent, {"built": {"w1": "3-4:1"}, "silver": 0})
    give(game, {"action": "build"})
    assert game.players[0].goods[0] == 2
    assert goods(game) == [1, 1, 0]


@rule("VB-194")
def test_without_a_free_spot_on_its_side_of_the_river_it_cannot_construct() -> None:
    person = {"built": {"w1": "3-4:1", "w2": "3-4:2"}}
    game = before_turn("builder", "scheme-start-builder", {**LATE, "stone": 9, "viscount": "1-2:OL"}, person)
    events = opponents_turn(game)
    assert taken(events) == "last"
    (option,) = told(events, "option-last")
    assert option.why[0][1].key == "why-not-no-empty-spot"
    assert slots_open(ai(game)) == []


@rule("VB-195")
@pytest.mark.parametrize(
    ("viscount", "taken_spots", "spot"),
    [
        ("3-4:OR", {}, 6),
        ("3-4:OR", {"w1": "3-4:3"}, 7),
        ("3-4:OR", {"w1": "3-4:3", "w2": "3-4:4"}, 8),
        ("9-10:OR", {"w1": "9-10:3", "w2": "9-10:4"}, 0),
        ("3-4:OL", {"w1": "3-4:1", "w2": "3-4:2"}, 6),
    ],
)
def test_a_free_building_goes_to_the_first_free_spot_clockwise(
    viscount: str, taken_spots: dict[str, str], spot: int
) -> None:
    """From the left-most spot on its side of the river on, over rivers and once round the board."""
    game = against("cleric", {"viscount": viscount}, {"built": taken_spots})
    give(game, {"build_free": "trading_post"})
    assert spots(game) == [spot]
    assert slots_open(ai(game)) == ["tp1"]


@rule("VB-195")
def test_a_free_building_is_lost_without_one_of_its_type() -> None:
    built = {"w1": "5-6:1", "w2": "5-6:2", "w3": "5-6:3"}
    game = against("cleric", {"built": built})
    events = give(game, {"build_free": "workshop"})
    assert len(spots(game)) == 3
    assert told(events, "lost")[0].rule == "VB-195"


@rule("VB-196")
@pytest.mark.parametrize(("nobles", "workers"), [(2, 0), (3, 2), (4, 2), (5, 3), (7, 3), (8, 4), (11, 4)])
def test_it_places_the_largest_step_that_it_can_pay_and_never_a_single_worker(nobles: int, workers: int) -> None:
    """From the outside, into the section of its segment; what the step needs is spent."""
    game = against("cleric", {**LATE, "gold": nobles, "viscount": "9-10:OR"})
    give(game, {"action": "noble"})
    p = ai(game)
    assert 20 - p.workers == workers
    assert goods(game)[2] == nobles - {0: 0, 2: 3, 3: 5, 4: 8}[workers]
    if workers == 2:
        assert p.tier1 == [0, 0, 0, 0, 2]


@rule("VB-196")
def test_with_fewer_workers_in_supply_all_of_them_are_placed() -> None:
    game = against("cleric", {**LATE, "gold": 8, "workers": 1, "tier3": 19})
    give(game, {"action": "noble"})
    assert (ai(game).workers, ai(game).tier1[0], goods(game)[2]) == (0, 1, 0)


@rule("VB-196")
def test_without_workers_in_supply_it_cannot_place_any() -> None:
    game = before_turn("noble", "scheme-start-noble", {**LATE, "gold": 9, "workers": 0, "tier3": 20})
    (option,) = told(opponents_turn(game), "option-last")
    assert option.why[0][1].key == "why-not-opponent-no-workers"


@rule("VB-197")
def test_free_workers_go_to_the_section_of_its_segment() -> None:
    game = against("cleric", {"viscount": "7-8:OR"})
    give(game, {"place_workers": 2})
    assert (ai(game).tier1, ai(game).workers) == ([0, 0, 0, 2, 0], 18)


@rule("VB-197")
def test_free_workers_are_lost_without_any_in_supply() -> None:
    game = against("cleric", {"workers": 0, "tier3": 20})
    events = give(game, {"place_workers": 2})
    assert told(events, "lost")[0].args == {"lost": "workers"}


@rule("VB-198")
def test_sections_are_resolved_clockwise_from_beside_its_viscount() -> None:
    """At 7-8 the opponent resolves c5 before c1 and c1 before c3, at 1-2 c1 comes first."""
    for viscount, first in (("7-8:OL", "c5"), ("1-2:OL", "c1"), ("5-6:OL", "c3")):
        opponent = {"viscount": viscount, "tier1": {"c1": 3, "c3": 3, "c5": 3}, "future": ["scheme-future-cleric"]}
        game = against("cleric", opponent)
        events = give(game, {"place_workers": 1})
        inwards = [event.args["section"] for event in told(events, "worker-inwards")]
        assert inwards[0] == first
        assert told(events, "section-first")[0].rule == "VB-198"


@rule("VB-198")
def test_it_bumps_workers_of_the_person_first() -> None:
    game = against("cleric", {"tier1": {"c1": 1}, "viscount": "1-2:OL"}, {"tier1": {"c1": 2}})
    give(game, {"place_workers": 1})
    assert (ai(game).tier1[0], game.players[0].tier1[0]) == (2, 1)
    assert game.players[0].goods[0] == 2


@rule("VB-199")
def test_it_transcribes_the_manuscript_of_its_segment_from_the_outside() -> None:
    game = against("cleric", {**LATE, "ink": 5, "viscount": "7-8:OR"}, manuscripts={"7-8": ["ms-black-4-ink"]})
    give(game, {"action": "cleric"})
    assert [game.facts.manuscripts.ids[tile] for tile in ai(game).manuscripts] == ["ms-black-4-ink"]
    assert goods(game) == [3, 0, 0]


@rule("VB-199")
def test_what_it_cannot_pay_is_not_transcribed() -> None:
    game = against("cleric", {**LATE, "ink": 3}, manuscripts={"1-2": ["ms-black-4-ink"]})
    give(game, {"action": "cleric"})
    assert (ai(game).manuscripts, goods(game)) == ([], [3, 0, 0])


@rule("VB-199")
def test_with_an_empty_pile_it_transcribes_the_printed_one_and_does_not_keep_it() -> None:
    game = against("cleric", {**LATE, "ink": 3}, manuscripts={"1-2": []})
    give(game, {"action": "cleric"})
    assert (ai(game).manuscripts, ai(game).deeds, goods(game)) == ([], 1, [0, 0, 0])


@rule("VB-199")
def test_it_earns_cleric_bonus_cards() -> None:
    own = {**LATE, "ink": 3, "manuscripts": ["ms-grey-3-flip", "ms-grey-4-stone"]}
    game = against("cleric", own, manuscripts={"1-2": ["ms-grey-3-virtue"]})
    give(game, {"action": "cleric"})
    assert ids(game, ai(game).permanents) == ["cleric-bonus-grey"]


@rule("VB-200")
def test_a_free_manuscript_is_the_first_allowed_one_clockwise() -> None:
    """Only those of cost 3 or 4, from its own segment on."""
    tops = {
        "1-2": ["ms-black-3-flip"],
        "3-4": ["ms-grey-3-virtue"],
        "5-6": ["ms-grey-5-builders"],
        "7-8": [],
        "9-10": ["ms-yellow-4-gold"],
    }
    game = against("cleric", {"viscount": "5-6:OL"}, manuscripts=tops)
    give(game, {"gain_card": "manuscript_3_4"})
    assert [game.facts.manuscripts.ids[tile] for tile in ai(game).manuscripts] == ["ms-yellow-4-gold"]
    assert goods(game)[2] == 2


@rule("VB-200")
def test_a_free_manuscript_is_lost_if_none_is_allowed() -> None:
    dear = [
        "ms-grey-5-builders",
        "ms-grey-6-buildings",
        "ms-black-5-clerics",
        "ms-blue-5-merchants",
        "ms-yellow-5-nobles",
    ]
    game = against(
        "cleric", manuscripts=dict(zip(["1-2", "3-4", "5-6", "7-8", "9-10"], [[t] for t in dear], strict=True))
    )
    events = give(game, {"gain_card": "manuscript_3_4"})
    assert ai(game).manuscripts == []
    assert told(events, "lost")[0].rule == "VB-200"


@rule("VB-201")
@pytest.mark.parametrize(
    ("who", "resources", "change"),
    [
        ("cleric", {"ink": 4}, "manuscripts"),
        ("builder", {"stone": 3}, "permanents"),
        ("noble", {"gold": 3}, "tier1"),
        ("cards", {"ink": 4, "debts": 1}, "paid"),
    ],
)
def test_the_primary_focus_is_another_for_each_opponent(who: str, resources: dict[str, int], change: str) -> None:
    """Transcribe, Construct, Place Workers, flipping."""
    quiet = {**LATE, **resources, "viscount": "9-10:OR"}
    game = against(who, quiet, manuscripts={"9-10": ["ms-black-4-virtue"]})
    before = {name: getattr(ai(game), name) for name in ("manuscripts", "permanents", "tier1", "paid")}
    give(game, {"focus": 1})
    changed = [name for name in before if getattr(ai(game), name) != before[name]]
    assert changed == [change]


@rule("VB-201")
@pytest.mark.parametrize(
    ("icons", "resources", "cards", "flips"),
    [(3, 0, 4, 0), (3, 1, 4, 1), (3, 4, 4, 1), (3, 5, 4, 2), (3, 9, 4, 2), (3, 9, 1, 1)],
)
def test_the_card_focused_opponent_pays_4_for_each_of_at_most_2_flips(
    icons: int, resources: int, cards: int, flips: int
) -> None:
    """Every icon on its board and every resource counts 1; what is needed beyond the icons is spent."""
    board = ["scheme-start-cleric-noble", "scheme-start-criminal-1", None]
    game = against("cards", {**LATE, "board": board, "ink": resources, "deeds": cards})
    assert icons == 3
    give(game, {"focus": 1})
    assert ai(game).approved == flips
    assert sum(goods(game)) == resources - max(0, 4 * flips - icons)


@rule("VB-201")
def test_flipping_is_no_option_without_a_card_to_flip() -> None:
    game = before_turn("cards", "scheme-start-criminal-1", {**LATE, "ink": 9})
    (option,) = told(opponents_turn(game), "option-last")
    assert option.why[0][1].key == "why-not-nothing-to-flip"


@rule("VB-202")
def test_the_opponent_can_be_castle_leader() -> None:
    """Its first Worker in tier 3 takes the card, which is worth 5 VP and does nothing else for it."""
    game = against("cleric", {"tier1": {"c1": 2}, "tier2": {"c1": 2}})
    give(game, {"place_workers": 1})
    assert game.leader in ai(game).permanents
    assert dict(game.scores[1].lines)["castle_leader"] == 5
    assert ai(game).hand == []


@rule("VB-202")
def test_the_castle_leader_card_passes_between_person_and_opponent() -> None:
    game = turn(
        "noble",
        "scheme-start-noble",
        {**LATE, "gold": 3, "tier2": {"c2": 2}, "tier1": {"c2": 1}, "tier3": 1, "viscount": "1-2:OL"},
        {"tier3": 1},
        castle_leader=0,
    )
    assert ai(game).tier3 == 2
    assert game.leader in ai(game).permanents
    assert game.leader not in game.players[0].permanents
