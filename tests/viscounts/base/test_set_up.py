"""Rule tests: the board at the beginning (ledger section 2)."""

from __future__ import annotations

import pytest

from tests.kit.asking import shown
from tests.kit.chapters.viscounts.set_up import SEATS, SEEDS, set_up
from tests.kit.rule import rule
from tests.kit.viscounts import begun, pick, table
from westkingdom.viscounts.terms import CASTLE_LEADER, FIRST_BONUS, SEGMENTS

GREY_BACKED = ["ms-black-4-ink", "ms-black-4-virtue", "ms-blue-3-silver", "ms-grey-6-buildings", "ms-yellow-6-workers"]


@rule("VB-010")
def test_the_board_shows_the_side_for_the_number_of_players() -> None:
    """Two players use 4 Building Spots per segment, three and four players 5; so does one player."""
    assert [(shown(begun(n, 0))["side"], len(begun(n, 0).spots)) for n in SEATS] == [
        ("low", 20),
        ("high", 25),
        ("high", 25),
    ]
    realm = begun(2, 0).realm
    assert realm.side_for_seats == {1: 0, 2: 0, 3: 1, 4: 1}
    assert realm.spots_per_segment == [4, 5]


@rule("VB-010")
def test_the_spots_that_can_be_built_on_are_those_of_the_side() -> None:
    """On 1-2:OL a Building has 2 spots to choose from with two players and 3 with three, with other effects."""
    seat = {"stone": 9, "viscount": "1-2:OL"}
    effects = []
    for seats in ([seat, {}], [seat, {}, {}]):
        game = table(*seats, phase="action")
        pick(game, "action", key="action-construct")
        pick(game, "building", slot="tp1")
        effects.append([repr(option.gain[0]) for option in game.decision.options])
    gain = "effect gain: amount"
    assert effects == [
        [f"{gain} gold: 1", "effect hire free: 1"],
        [f"{gain} ink: 1", "effect hire free: 1", f"{gain} resource any: 1"],
    ]


@rule("VB-011")
def test_every_circular_order_of_the_segments_occurs() -> None:
    """Each of the five segments lies once, and over many games all 24 circles occur."""
    circles = set()
    for seed in SEEDS:
        order = shown(begun(2, seed))["segments"]
        assert sorted(order) == ["1-2", "3-4", "5-6", "7-8", "9-10"]
        first = order.index("1-2")
        circles.add(tuple(order[first:] + order[:first]))
    assert len(circles) == 24


@rule("VB-012")
def test_the_castle_lies_in_one_of_five_rotations() -> None:
    """Every section lies beside one segment, clockwise in order, and over many games beside each of the five."""
    beside_the_first = set()
    for seed in SEEDS:
        sections = shown(begun(3, seed))["castle_sections"]
        first = sections.index("c1")
        assert sections[first:] + sections[:first] == ["c1", "c2", "c3", "c4", "c5"]
        beside_the_first.add(sections[0])
    assert beside_the_first == {"c1", "c2", "c3", "c4", "c5"}


@rule("VB-012")
def test_workers_go_to_the_section_beside_the_segment_as_the_castle_lies() -> None:
    """From the same inside space the five rotations lead to five different sections."""
    for rotation in range(5):
        game = table({"gold": 1, "viscount": "3-4:IN"}, rotation=rotation, phase="action")
        beside = shown(game)["castle_sections"][1]
        pick(game, "action", key="action-place-workers")
        assert game.players[0].tier1 == [int(beside == section) for section in ("c1", "c2", "c3", "c4", "c5")]
        assert beside == f"c{(1 - rotation) % 5 + 1}"


@rule("VB-013")
def test_the_townsfolk_are_dealt_into_piles_of_14_and_13() -> None:
    """All 68 Neutral Townsfolk lie in three piles of 14 and two of 13, and each segment gets either over many games."""
    seen = [set[int]() for _ in SEGMENTS]
    tops = set()
    for seed in SEEDS:
        game = begun(2, seed)
        assert sorted(len(pile) for pile in game.townsfolk) == [13, 13, 14, 14, 14]
        assert sorted(card for pile in game.townsfolk for card in pile) == game.cards.neutrals
        for place, segment in enumerate(game.segments):
            seen[segment].add(len(game.townsfolk[place]))
        tops.add(game.townsfolk[0][-1])
    assert seen == [{13, 14}] * 5
    assert len(begun(2, 0).cards.neutrals) == 68
    assert len(tops) > 50


@rule("VB-014")
def test_every_manuscript_pile_is_six_black_backed_under_one_grey_backed() -> None:
    """Each pile has 7 tiles, a grey-backed one on top and only there; which one lies where is random."""
    tops = set()
    bottoms = set()
    for seed in SEEDS:
        game = begun(2, seed)
        ids = game.facts.manuscripts.ids
        assert [len(pile) for pile in game.manuscripts] == [7] * 5
        assert sorted(ids[pile[-1]] for pile in game.manuscripts) == GREY_BACKED
        assert sorted(tile for pile in game.manuscripts for tile in pile) == list(range(35))
        tops.add((game.segments[0], ids[game.manuscripts[0][-1]]))
        bottoms.add(ids[game.manuscripts[0][0]])
    assert len(tops) == 25
    assert len(bottoms) == 30


@rule("VB-015")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_tops_of_piles_are_known(seats: int) -> None:
    """Nobody sees a difference when all that lies below the tops is turned over, but everybody sees another top."""
    game = set_up(seats, 1)
    below = game.copy()
    below.townsfolk = [[*reversed(pile[:-1]), pile[-1]] for pile in game.townsfolk]
    below.manuscripts = [[*reversed(pile[:-1]), pile[-1]] for pile in game.manuscripts]
    townsfolk = game.copy()
    townsfolk.townsfolk = [pile[::-1] for pile in game.townsfolk]
    manuscripts = game.copy()
    manuscripts.manuscripts = [pile[::-1] for pile in game.manuscripts]
    for seat in (*range(seats), None):
        assert below.view(seat) == game.view(seat)
        assert townsfolk.view(seat) != game.view(seat)
        assert manuscripts.view(seat) != game.view(seat)


@rule("VB-015")
def test_worlds_dealt_for_a_seat_keep_the_tops_and_nothing_below() -> None:
    """What lies below a visible card is dealt anew for a seat, what is visible never."""
    game = set_up(2, 3)
    worlds = [game.determinize(0, seed) for seed in range(20)]
    for zone in ("townsfolk", "manuscripts"):
        piles = [getattr(world, zone) for world in worlds]
        assert {tuple(pile[-1] for pile in dealt) for dealt in piles} == {tuple(p[-1] for p in getattr(game, zone))}
        assert len({dealt[0][-2] for dealt in piles}) > 5


@rule("VB-016")
def test_cleric_bonus_and_castle_leader_cards_start_without_an_owner() -> None:
    """After set-up nobody has one of the five cards, and all five are there to be taken."""
    for seats in SEATS:
        for seed in range(20):
            for player in shown(set_up(seats, seed))["players"]:
                assert (player["cleric_bonus"], player["castle_leader"]) == ([], False)
    ids = begun(2, 0).cards.ids
    bonus = ["cleric-bonus-grey", "cleric-bonus-black", "cleric-bonus-blue", "cleric-bonus-yellow"]
    assert [*ids[FIRST_BONUS : FIRST_BONUS + 5], ids[CASTLE_LEADER]] == [*bonus, "", "castle-leader-hand"]
