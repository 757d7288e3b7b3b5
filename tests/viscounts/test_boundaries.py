"""Cases at the edge, found by changing the code a little and seeing that no other test minded."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.table import offers, pick, table

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
