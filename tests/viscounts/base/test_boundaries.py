"""Cases at the edge, found by changing the code a little and seeing that no other test minded."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.rule import rule
from tests.kit.viscounts import offers, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.strength import icons_of

FREE_TRADING_POST = {"build_free": "trading_post"}
ELSEWHERE = {"viscount": "9-10:OR"}


@rule("VB-066", "VB-110")
def test_a_free_building_never_goes_on_the_first_building_of_the_first_player() -> None:
    """The spot of seat 0's first Trading Post is as full as any other."""
    game = table({"built": {"tp1": "5-6:2"}}, ELSEWHERE, to_act=1, phase="draw", resolve=FREE_TRADING_POST)
    pick(game, "building", slot="tp2")
    assert offers(game, segment="5-6", position=2) == []
    assert len(offers(game)) == 19


@rule("VB-066")
def test_the_last_building_of_a_type_can_still_be_free() -> None:
    """With one Trading Post left it is placed; with none the effect is skipped."""
    game = table({"built": {"tp1": "1-2:1", "tp2": "1-2:3"}}, phase="draw", resolve=FREE_TRADING_POST)
    assert game.decision.kind == "spot"
    all_three = {"tp1": "1-2:1", "tp2": "1-2:3", "tp3": "5-6:1"}
    game = table({"built": all_three}, phase="draw", resolve=FREE_TRADING_POST)
    assert game.decision.kind == "play-card"


@rule("VB-132")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_a_tie_leaves_the_castle_leader_with_any_seat(holder: int) -> None:
    """Whichever seat holds the card keeps it while another only draws level, and loses it to a strict majority."""
    challenger = (holder + 1) % 3
    for before, passes in ((1, False), (2, True)):
        seats: list[dict[str, object]] = [{"viscount": "9-10:OR"} for _ in range(3)]
        seats[holder] = {"tier3": 2}
        seats[challenger] = {"tier3": before, "tier1": {"c1": 2}, "tier2": {"c1": 2}}
        game = table(*seats, to_act=challenger, phase="draw", castle_leader=holder, resolve={"place_workers": 1})
        pick(game, "free-workers", section="c1")
        leads = [p.seat for p in game.players if 280 in p.permanents]
        assert leads == [challenger if passes else holder]


@rule("VB-128", "VB-129")
@pytest.mark.parametrize("section", ["c1", "c2", "c3", "c4", "c5"])
def test_any_section_of_tier_2_is_bumped_down_to_three(section: str) -> None:
    """The fourth Worker in a tier 2 section is removed there, wherever in the Castle it is."""
    i = int(section[1]) - 1
    game = table(
        {"tier1": {section: 2}, "hand": ["abbot", "squire", "labourer"]},
        {"tier2": {section: 3}, "viscount": "9-10:OR"},
        phase="draw",
        resolve={"place_workers": 1},
    )
    pick(game, "free-workers", section=section)
    while game.decision.kind != "bump":
        game.play(game.decision.options[0])
    pick(game, "bump", seat=1)
    assert (game.players[0].tier2[i], game.players[1].tier2[i]) == (1, 2)
    assert game.players[1].workers == 18


@rule("VB-138")
@pytest.mark.parametrize("ribbon", ["grey", "black", "blue", "yellow"])
def test_a_cleric_bonus_card_of_any_colour_is_taken_once(ribbon: str) -> None:
    """The second player with three ribbons of a colour gets no card, whatever the colour."""
    tiles = {
        "grey": ["ms-grey-5-builders", "ms-grey-5-resources", "ms-grey-3-virtue"],
        "black": ["ms-black-5-clerics", "ms-black-6-manuscripts", "ms-black-3-flip"],
        "blue": ["ms-blue-5-merchants", "ms-blue-6-criminals", "ms-blue-3-silver"],
        "yellow": ["ms-yellow-5-nobles", "ms-yellow-6-workers", "ms-yellow-3-resource"],
    }[ribbon]
    for owner, expected in (([], 1), ([ribbon], 0)):
        game = table(
            {"viscount": "1-2:IN", "ink": 9, "manuscripts": tiles[:2]},
            {"viscount": "9-10:OR", "cleric_bonus": owner},
            phase="action",
            manuscripts={"1-2": tiles[2:]},
            townsfolk={"1-2": ["peddler-1"]},
        )
        pick(game, "action", key="action-transcribe")
        assert len(game.players[0].permanents) == expected


@rule("VB-067")
def test_the_last_manuscript_of_a_pile_can_be_free() -> None:
    """A pile of one tile offers that tile."""
    game = table(
        {"debts": 1, "deeds": 1},
        phase="draw",
        manuscripts={"1-2": ["ms-grey-3-virtue"]},
        resolve={"all": [{"flip": "either"}, {"gain_card": "manuscript_3_4"}]},
    )
    game.manuscripts = [game.manuscripts[0][-1:], *game.manuscripts[1:]]
    pick(game, "flip", key="effect-flip-deed")
    assert offers(game, manuscript="ms-grey-3-virtue") != []


@rule("VB-062")
def test_a_shuffle_looks_at_the_own_discards() -> None:
    """Seat 1 shuffles its own discards though seat 0 has none, and not those of seat 0 where it has none itself."""
    mine = {"viscount": "9-10:OR", "hand": ["abbot"], "draw": ["squire"]}
    game = table({}, mine, to_act=1, phase="recruit", resolve={"shuffle": 1})
    assert game.players[1].discard == []
    assert game.players[1].virtue == 6
    none = {**mine, "discard": [], "draw": ["squire", "labourer"]}
    game = table({"draw": ["abbot"], "hand": []}, none, to_act=1, phase="recruit", resolve={"shuffle": 1})
    assert game.players[1].virtue == 7


@rule("VB-128")
def test_only_workers_that_are_there_can_be_bumped() -> None:
    """The resolving player chooses among the seats that have a Worker in the crowded section, and no others."""
    game = table(
        {"tier1": {"c3": 1}},
        {"tier1": {"c3": 2}, "viscount": "9-10:OR"},
        {"tier1": {"c1": 2}, "viscount": "9-10:OR"},
        phase="draw",
        resolve={"place_workers": 1},
    )
    pick(game, "free-workers", section="c3")
    assert [option.label.args["seat"] for option in game.decision.options] == [0, 1]


@rule("VB-110")
def test_nobody_constructs_on_the_first_building_of_the_first_player() -> None:
    """The spot of seat 0's first Trading Post is not offered to who constructs beside it."""
    builder = {"viscount": "5-6:OL", "stone": 9}
    game = table({"built": {"tp1": "5-6:1"}, "viscount": "9-10:OR"}, builder, to_act=1, phase="action")
    pick(game, "action", key="action-construct")
    while game.decision.kind != "spot" and game.spots.count(-1) == 19:
        game.play(game.decision.options[-1])
    assert [spot for spot, building in enumerate(game.spots) if building >= 9] == [9]


@rule("VB-062")
def test_one_discarded_card_is_enough_to_shuffle_even_in_the_first_round() -> None:
    """A shuffle needs 1 discard, no more, and no later round."""
    seat = {"hand": ["abbot"], "draw": ["squire", "labourer"], "discard": ["thief"]}
    game = table(seat, round=1, phase="recruit", resolve={"shuffle": 1})
    assert (game.players[0].discard, game.players[0].virtue) == ([], 6)


@rule("VB-093", "VB-229")
def test_a_payment_in_two_ways_takes_each_good_once() -> None:
    """With 5 icons missing, 2 Ink and 6 Silver (2 for 1 icon by an ability) are just enough, and all of it is paid."""
    game = table(
        {"viscount": "1-2:IN", "ink": 2, "silver": 6, "board": ["clergyman", None, None]},
        phase="action",
        manuscripts={"1-2": ["ms-yellow-6-workers"]},
        townsfolk={"1-2": ["peddler-1"]},
    )
    pick(game, "action", key="action-transcribe")
    assert game.decision.kind == "recruit" or game.decision.seat == 1
    assert game.players[0].goods[:2] == [0, 0]


@rule("VB-051")
def test_a_real_game_begins_with_the_start_icons() -> None:
    """On the first turn of a game as it is set up, 1 Builder, 1 Noble, 1 Cleric and 2 Merchants are there."""
    game = wk.new_game("viscounts", seats=3, seed=1)
    assert isinstance(game, Viscounts)
    while game.decision.kind != "play-card":
        game.play(game.decision.options[-1])
    first = game.players[game.start]
    permanent = [sum(game.cards.icons[thing][icon] for thing in first.permanents) for icon in range(5)]
    shown = [icons_of(game, first, icon) - permanent[icon] for icon in range(5)]
    assert shown == [2, 1, 1, 1, 0]
    assert [p.turns for p in game.players if p is not first] == [0, 0]
