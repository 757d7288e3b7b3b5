"""Rule tests: what is hired, moved, placed, constructed or transcribed for nothing (ledger section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.chapters.viscounts.effects import said, waiting
from tests.kit.rule import rule
from tests.kit.viscounts import CIRCLE, names, pick, table

# --- free hire, Castle move, free Workers


@rule("VB-063")
def test_a_free_hire_takes_any_visible_townsfolk_for_nothing() -> None:
    """Offered are the tops of all five segments; the chosen card goes on the discards and its effect follows."""
    tops = {"1-2": ["friar"], "3-4": ["bishop"], "5-6": ["antagonist"], "7-8": ["acolyte"], "9-10": ["courier-1"]}
    game = waiting({"hire_free": 1}, {"silver": 1, "discard": ["thief"]}, {"viscount": "9-10:OR"}, townsfolk=tops)
    assert said(game, "card") == ["friar", "bishop", "antagonist", "acolyte", "courier-1"]
    assert said(game, "segment") == CIRCLE
    below = game.townsfolk[1][-2]
    pick(game, "free-hire", card="bishop")
    p = game.players[0]
    assert (names(game, p.discard), p.goods[0], p.debts) == (["thief", "bishop"], 1, 1)
    assert (game.townsfolk[1][-1], game.removed, game.decision.kind) == (below, [], "action")


@rule("VB-063")
def test_a_free_hire_never_takes_a_printed_townsfolk() -> None:
    """The segment of the Viscount with its empty pile is not among the segments to hire from."""
    game = waiting({"hire_free": 1}, {}, townsfolk={"1-2": [], "7-8": []})
    assert said(game, "segment") == ["3-4", "5-6", "9-10"]


@rule("VB-064")
def test_a_castle_move_takes_one_own_worker_to_a_neighbouring_section() -> None:
    """Offered are both neighbours of every section with an own tier 1 Worker, round the circle, and no move."""
    seat = {"tier1": {"c1": 2, "c4": 1}, "tier2": {"c3": 1}}
    game = waiting({"move_worker": 1}, seat, {"tier1": {"c2": 1}, "viscount": "9-10:OR"})
    moves = [(option.label.args.get("from"), option.label.args.get("to")) for option in game.decision.options]
    assert moves == [("c1", "c2"), ("c1", "c5"), ("c4", "c5"), ("c4", "c3"), (None, None)]
    assert game.decision.options[-1].label.key == "decline"
    game.play(game.decision.options[1])
    p = game.players[0]
    assert (p.tier1, p.tier2, p.workers, game.decision.kind) == ([1, 0, 0, 1, 1], [0, 0, 1, 0, 0], 16, "action")
    assert game.players[1].tier1 == [0, 1, 0, 0, 0]


@rule("VB-064")
def test_after_a_castle_move_the_castle_is_resolved() -> None:
    """The third own Worker in c1 sends one inwards with its reward and two sideways; a fourth of all bumps one."""
    seat = {"tier1": {"c1": 2, "c2": 1}}
    game = waiting({"move_worker": 1}, seat)
    game.play(next(option for option in game.decision.options if option.label.args.get("to") == "c1"))
    p = game.players[0]
    assert (p.tier1, p.tier2, p.goods) == ([0, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0, 1, 1, 1])
    crowd = {"tier1": {"c1": 2}, "viscount": "9-10:OR"}
    crowded = waiting({"move_worker": 1}, {"tier1": {"c1": 1, "c2": 1}}, crowd)
    crowded.play(next(option for option in crowded.decision.options if option.label.args.get("to") == "c1"))
    assert crowded.decision.kind == "bump"


@rule("VB-065")
def test_free_workers_go_together_into_any_one_section() -> None:
    """All five sections are offered, wherever the Viscount stands, and all Workers come from the supply."""
    game = waiting({"place_workers": 2}, {"viscount": "3-4:IN"})
    assert said(game, "section") == ["c1", "c2", "c3", "c4", "c5"]
    pick(game, "free-workers", section="c5")
    assert (game.players[0].tier1, game.players[0].workers) == ([0, 0, 0, 0, 2], 18)


@rule("VB-065")
def test_with_fewer_workers_all_of_them_are_placed() -> None:
    """Of 4 free Workers the one that is left is placed."""
    game = waiting({"place_workers": 4}, {"tier3": 19})
    pick(game, "free-workers", section="c5")
    assert (game.players[0].tier1, game.players[0].workers) == ([0, 0, 0, 0, 1], 0)


@rule("VB-065")
def test_after_free_workers_the_castle_is_resolved() -> None:
    """Two free Workers beside an own one in c1 are resolved at once."""
    game = waiting({"place_workers": 2}, {"tier1": {"c1": 1}})
    pick(game, "free-workers", section="c1")
    p = game.players[0]
    assert (p.tier1, p.tier2, p.goods) == ([0, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0, 1, 1, 1])


# --- free Buildings and Manuscripts


@rule("VB-066")
@pytest.mark.parametrize("viscount", ["1-2:IN", "3-4:OL"])
def test_a_free_building_may_go_on_any_empty_spot(viscount: str) -> None:
    """Every slot of the type is offered, then every spot of the board that is empty, on both sides of all rivers."""
    other = {"built": {"tp1": "5-6:2"}, "viscount": "9-10:OR"}
    game = table({"built": {"w2": "1-2:1"}, "viscount": viscount}, other, resolve={"build_free": "workshop"})
    assert said(game, "slot") == ["w1", "w3"]
    pick(game, "building", slot="w3")
    spots = [f"{option.label.args['segment']}:{option.label.args['position']}" for option in game.decision.options]
    every = [f"{segment}:{position}" for segment in CIRCLE for position in range(1, 5)]
    assert spots == [spot for spot in every if spot not in ("1-2:1", "5-6:2")]


@rule("VB-066")
def test_a_free_building_gains_spot_and_links_and_opens_its_slot() -> None:
    """On 3-4:2 it gives the Stone of the spot, and 2 Silver of the link to both owners, for no payment."""
    other = {"built": {"tp1": "3-4:1"}, "viscount": "9-10:OR"}
    game = table({"stone": 1, "viscount": "7-8:OL"}, other, resolve={"build_free": "guildhall"})
    pick(game, "building", slot="gh2")
    pick(game, "spot", segment="3-4", position=2)
    view: Any = game.view(0)
    assert (game.players[0].goods, game.players[1].goods) == ([2, 0, 2, 0], [2, 0, 0, 0])
    assert (view["players"][0]["slots_open"], game.spots[5]) == (["gh2"], 4)


@rule("VB-066")
def test_a_free_building_of_a_type_that_is_used_up_is_skipped() -> None:
    """With all Workshops built nothing is asked, though Buildings of other types are left."""
    built = {"w1": "5-6:1", "w2": "5-6:2", "w3": "5-6:3"}
    game = waiting({"build_free": "workshop"}, {"built": built})
    assert (game.decision.kind, len([spot for spot in game.spots if spot >= 0])) == ("action", 3)
    assert waiting({"build_free": "guildhall"}, {"built": built}).decision.kind == "building"
    either = {"either": [{"build_free": "workshop"}, {"gain": {"ink": 1}}]}
    assert waiting(either, {"built": built}).players[0].goods == [0, 1, 0, 1], "no choice beside something else either"
    assert waiting(either, {}).decision.kind == "either"


@rule("VB-067")
def test_a_free_manuscript_costs_3_or_4_and_lies_anywhere() -> None:
    """Of visible tiles of cost 3 to 7 those of 3 and 4 are offered; the printed one of an empty pile is not."""
    tops = {"1-2": [], "3-4": ["ms-blue-3-hire"], "5-6": ["ms-black-5-clerics"], "7-8": ["ms-grey-4-stone"]}
    game = waiting({"gain_card": "manuscript_3_4"}, {}, manuscripts={**tops, "9-10": ["ms-grey-6-trading-post"]})
    assert said(game, "manuscript") == ["ms-blue-3-hire", "ms-grey-4-stone"]
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    p = game.players[0]
    assert [game.facts.manuscripts.ids[tile] for tile in p.manuscripts] == ["ms-grey-4-stone"]
    assert (p.goods, game.decision.kind) == ([0, 0, 2, 1], "action")


@rule("VB-067")
def test_a_free_manuscript_counts_for_ribbons_and_cleric_bonus() -> None:
    """A third grey ribbon taken for nothing brings the grey Cleric Bonus card, and a set of two colours scores 4."""
    seat = {"manuscripts": ["ms-grey-3-flip", "ms-grey-3-virtue", "ms-blue-3-flip"]}
    tops = {"1-2": ["ms-grey-4-stone"], "3-4": ["ms-blue-4-deed"]}
    game = waiting({"gain_card": "manuscript_3_4"}, seat, manuscripts=tops)
    sets = {}
    for tile in ("ms-grey-4-stone", "ms-blue-4-deed"):
        line = game.copy()
        pick(line, "free-manuscript", manuscript=tile)
        view: Any = line.view(0)
        sets[tile] = (view["players"][0]["cleric_bonus"], dict(line.scores[0].lines)["manuscript_sets"])
    assert sets == {"ms-grey-4-stone": (["cleric-bonus-grey"], 6), "ms-blue-4-deed": ([], 8)}


@rule("VB-068")
def test_a_free_building_is_no_construct_action() -> None:
    """The Woodcutter's 1 Virtue comes after a Construct, not after a free Building on the same kind of spot."""
    seat = {"board": ["woodcutter-1", "labourer", None], "stone": 1, "viscount": "3-4:OL"}
    game = table(seat, phase="action", resolve={"build_free": "workshop"})
    pick(game, "building", slot="w1")
    pick(game, "spot", segment="5-6", position=2)
    assert (len(game.players[0].permanents), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-construct")
    pick(game, "building", slot="w2")
    pick(game, "spot", segment="3-4", position=1)
    assert (len(game.players[0].permanents), game.players[0].virtue) == (2, 6)


@rule("VB-068")
def test_free_workers_are_no_place_workers_action() -> None:
    """The Overseer's 1 Virtue comes after the action Place Workers, not after a free Worker."""
    seat = {"board": ["overseer-1", None, None], "viscount": "3-4:IN"}
    game = table(seat, phase="action", resolve={"place_workers": 1})
    pick(game, "free-workers", section="c4")
    assert (sum(game.players[0].tier1), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-place-workers")
    assert (sum(game.players[0].tier1), game.players[0].virtue) == (2, 6)


@rule("VB-068")
def test_a_free_manuscript_is_no_transcribe_action() -> None:
    """The Deacon's 1 Virtue comes after the action Transcribe, not after a free Manuscript."""
    seat = {"board": ["deacon-1", "abbot", None], "ink": 1, "viscount": "3-4:IN"}
    tops = {"3-4": ["ms-blue-3-silver"], "5-6": ["ms-grey-4-stone"]}
    game = table(seat, manuscripts=tops, phase="action", resolve={"gain_card": "manuscript_3_4"})
    pick(game, "free-manuscript", manuscript="ms-grey-4-stone")
    assert (len(game.players[0].manuscripts), game.players[0].virtue) == (1, 7)
    pick(game, "action", key="action-transcribe")
    assert (len(game.players[0].manuscripts), game.players[0].virtue) == (2, 6)
