"""Section O: the end of the game and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.architects import PROMOS, pick, place, table
from tests.kit.rule import rule
from westkingdom.architects.game import Architects

SPACES = {2: 12, 3: 16, 4: 20, 5: 24}
WELL = {"hand": ["bld_well"], "wood": 2, "stone": 2}
"""With these cards and goods the Well can be constructed and nothing else."""


def with_guildhall(n: int, seats: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """The seats with so many workers in the Guildhall, shared out evenly."""
    share, rest = divmod(n, len(seats))
    return [{"guildhall": share + (1 if i < rest else 0), **seat} for i, seat in enumerate(seats)]


def last_turn(*seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A table in the last turn of the game: it ends when the seat that is to act has had this turn."""
    everybody = (*seats, {}) if len(seats) == 1 else seats
    full = with_guildhall(SPACES[len(everybody)], everybody)
    return table(*full, options=options, turns_left=1, **position)


def quiet_turn(game: Architects) -> None:
    """Have a turn in which nothing is gained or lost: visit the King's Storehouse and trade nothing."""
    place(game, "kings_storehouse")
    if not game.over and game.decision.kind == "trade":
        pick(game, "trade", key="trade-enough")


def finished(*seats: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Architects:
    """A game that is over, with these seats as they were in the last turn; no order of effects matters in it."""
    game = last_turn(*seats, options=options, **position)
    quiet_turn(game)
    while not game.over and game.decision.kind == "order":
        game.play(game.decision.options[0])
    assert game.over
    return game


def lines(game: Architects, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat, without the lines that give nothing."""
    return {name: points for name, points in game.scores[seat].lines if points}


def score(**seat: Any) -> dict[str, int]:
    """What a seat scores in a game that is over, virtue 7 and no silver unless named; the other seat does nothing."""
    return lines(finished({"silver": 0, **seat}))


def next_turns(game: Architects) -> list[int]:
    """Have quiet turns until the game is over; the seats that had them."""
    turns: list[int] = []
    while not game.over:
        assert len(turns) < 12, "the game does not end"
        turns.append(game.decision.seat)
        quiet_turn(game)
    return turns


# --- the last turns


@rule("AB-202")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_worker_on_the_last_space_of_the_guildhall_triggers_the_end(players: int, spaces: int) -> None:
    """With 2, 3, 4, 5 players the 12th, 16th, 20th, 24th worker brings the last turns."""
    game = table(*with_guildhall(spaces - 1, (WELL, *[{} for _ in range(players - 1)])))
    place(game, "guildhall")
    view: Any = game.view(1)
    assert (view["guildhall"], view["guildhall_spaces"]) == (spaces, spaces)
    assert view["turns_left"] == players
    assert len(next_turns(game)) == players
    assert game.outcome is not None
    assert game.outcome.reason == "guildhall full"


@rule("AB-202")
@pytest.mark.parametrize(("players", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_with_one_space_left_the_game_goes_on(players: int, spaces: int) -> None:
    """The worker on the last space but one brings no last turns, whatever is done elsewhere."""
    game = table(*with_guildhall(spaces - 2, (WELL, *[{} for _ in range(players - 1)])))
    place(game, "guildhall")
    view: Any = game.view(1)
    assert (view["guildhall"], view["turns_left"]) == (spaces - 1, 0)
    for _ in range(2 * players):
        quiet_turn(game)
    assert not game.over


@rule("AB-202")
def test_workers_elsewhere_do_not_fill_the_guildhall() -> None:
    """Only the Guildhall counts: a worker placed anywhere else leaves its last space free."""
    game = table(*with_guildhall(11, ({"at": {"forest": 5}, "prisoners": 3}, {"at": {"quarry": 5}})))
    place(game, "forest")
    view: Any = game.view(1)
    assert (view["guildhall"], view["turns_left"], game.over) == (11, 0, False)


@rule("AB-203")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("trigger", [0, 1])
def test_after_the_triggering_turn_everybody_has_one_more_turn_the_triggering_player_last(
    players: int, trigger: int
) -> None:
    """Turns go on clockwise from the next player and end with the one who filled the Guildhall, whoever was first."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[trigger] = WELL
    game = table(*with_guildhall(SPACES[players] - 1, tuple(seats)), start=0, to_act=trigger)
    place(game, "guildhall")
    assert next_turns(game) == [(trigger + 1 + i) % players for i in range(players)]


@rule("AB-EX-26")
def test_example_26_the_second_of_three_players_places_the_sixteenth_worker() -> None:
    """A, B, C: B fills the Guildhall; C, A and B each have one more turn, then the game is scored."""
    game = table(*with_guildhall(15, ({}, WELL, {})), start=0, to_act=1)
    events = game.listen()
    place(game, "guildhall")
    assert next_turns(game) == [2, 0, 1]
    assert [event.seat for event in events if event.key == "turn"] == [2, 0, 1]
    assert game.outcome is not None


@rule("AB-203")
def test_the_triggering_player_finishes_the_turn() -> None:
    """The effect of the building and the hand limit come before the last turns begin."""
    hand = ["bld_treasury", *[f"bld_{name}" for name in ("well", "smithy", "church", "castle", "keep", "chapel")]]
    seat = {"hand": [*hand, "bld_dungeon"], "wood": 1, "stone": 3, "gold": 1, "silver": 0, "virtue": 4}
    game = table(*with_guildhall(11, ({**seat, "apprentices": ["app_miner_1"]}, {})))
    place(game, "guildhall")
    pick(game, "either", key="amount-silver")
    assert game.players[0].goods[5] == 3
    pick(game, "discard", building="bld_dungeon")
    assert len(game.players[0].hand) == 6
    assert game.decision.seat == 1
    assert next_turns(game) == [1, 0]


@rule("AB-203")
def test_a_worker_beside_the_full_guildhall_brings_no_further_turns() -> None:
    """In the last turns the Guildhall may be used again without triggering anything: the game ends as it would have."""
    game = table(*with_guildhall(11, (WELL, {"hand": ["bld_clay_pit"], "clay": 4, "wood": 1})))
    place(game, "guildhall")
    place(game, "guildhall")
    pick(game, "either", key="amount-gold")
    view: Any = game.view(0)
    assert (view["guildhall"], view["turns_left"]) == (13, 1)
    assert next_turns(game) == [0]


@rule("AB-203")
def test_the_worker_of_the_crane_triggers_the_end_as_any_other() -> None:
    """The Crane's worker fills the last space in the middle of a turn; that turn is none of the last ones."""
    seat = {"hand": ["bld_crane", "bld_well"], "wood": 5, "stone": 3, "virtue": 4}
    game = table(*with_guildhall(10, (seat, {})), options=PROMOS)
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_crane")
    assert game.view(0)["guildhall"] == 12
    assert next_turns(game) == [1, 0]


@rule("AB-203")
def test_a_last_turn_may_be_spent_on_taking_a_worker_back() -> None:
    """A player without a worker on the own board has one last turn like the others, and only takes a worker back."""
    game = table(*with_guildhall(11, (WELL, {"at": {"quarry": 8, "forest": 7}})))
    place(game, "guildhall")
    pick(game, "take-back", location="forest")
    assert (game.players[1].workers, game.decision.seat, game.over) == (1, 0, False)
    assert next_turns(game) == [0]


# --- end-game effects of buildings


@rule("AB-204")
def test_virtue_of_end_game_effects_is_there_before_anything_is_scored() -> None:
    """The virtue space, the Lighthouse and the debts of the University are looked at after the effects."""
    higher = finished({"buildings": ["bld_castle", "bld_lighthouse"], "gold": 6, "silver": 0, "virtue": 9})
    assert higher.players[0].virtue == 12
    assert lines(higher) == {"buildings": 16, "building_effects": 3, "virtue": 3, "gold_and_marble": 6}
    lower = last_turn({"buildings": ["bld_university", "bld_dungeon"], "silver": 0, "virtue": 1})
    assert lines(lower) == {"buildings": 25, "building_effects": 2, "virtue": -8}
    quiet_turn(lower)
    assert (lower.players[0].virtue, lower.players[0].debts) == (0, 1)
    assert lines(lower) == {"buildings": 25, "virtue": -9, "debts": -2}


@rule("AB-204")
def test_virtue_of_end_game_effects_breaks_ties() -> None:
    """Virtue after the effects decides between equal totals: 8 + 1 beats 8."""
    seats = [{"buildings": ["bld_castle"], "gold": 2}, {"buildings": ["bld_factory"], "gold": 5}]
    game = finished(*[{"virtue": 8, "silver": 0, **seat} for seat in seats])
    assert [sheet.total for sheet in game.scores] == [12, 12]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@rule("AB-204")
def test_end_game_effects_wait_for_the_end_of_the_last_turn_of_all() -> None:
    """They are not carried out after the own last turn already: what others still do comes before."""
    seats = with_guildhall(12, ({"buildings": ["bld_castle"], "gold": 2, "virtue": 7}, {}))
    game = table(*seats, turns_left=2, to_act=0)
    quiet_turn(game)
    assert (game.players[0].virtue, game.over) == (7, False)
    quiet_turn(game)
    assert (game.players[0].virtue, game.over) == (8, True)


DUNGEON_AND_CASTLE = ["bld_dungeon", "bld_castle"]


@rule("AB-205")
@pytest.mark.parametrize(
    ("virtue", "debts", "first", "kept", "left"),
    [
        pytest.param(14, 3, "bld_castle", 0, (12, 1), id="gain at 14, both debts destroyed"),
        pytest.param(14, 3, "bld_castle", 1, (12, 2), id="gain at 14, one debt destroyed"),
        pytest.param(14, 3, "bld_castle", 2, (12, 3), id="gain at 14, no debt destroyed"),
        pytest.param(14, 3, "bld_dungeon", 2, (14, 3), id="loss first: nothing is beyond 14"),
        pytest.param(0, 0, "bld_dungeon", 2, (2, 2), id="loss at 0: two debts"),
        pytest.param(0, 0, "bld_castle", 2, (0, 0), id="gain first: nothing is below 0"),
        pytest.param(1, 0, "bld_dungeon", 2, (2, 1), id="loss at 1: one debt"),
    ],
)
def test_each_player_chooses_the_order_of_the_own_changes_of_virtue(
    virtue: int, debts: int, first: str, kept: int, left: tuple[int, int]
) -> None:
    """A gain of 2 and a loss of 2: above 14 debts may be destroyed, below 0 debts are taken, as the player orders."""
    game = last_turn({"buildings": DUNGEON_AND_CASTLE, "gold": 4, "virtue": virtue, "debts": debts, "silver": 0})
    quiet_turn(game)
    assert (game.decision.kind, game.decision.seat, len(game.decision.options)) == ("order", 0, 2)
    pick(game, "order", building=first)
    destroyed = 2 - kept
    for _ in range(destroyed):
        pick(game, "destroy-debt", key="destroy-debt")
    if not game.over:
        pick(game, "destroy-debt", key="keep-debts")
    assert game.over
    assert (game.players[0].virtue, game.players[0].debts) == left


@rule("AB-205")
@pytest.mark.parametrize("to_act", [0, 1])
def test_only_the_owner_is_asked_for_the_order(to_act: int) -> None:
    """The owner of the Dungeon orders the own changes, whoever had the last turn; the gains of others just happen."""
    seat = {"gold": 4, "marble": 4, "virtue": 0, "silver": 0}
    other = {"buildings": ["bld_observatory"], **seat}
    game = last_turn(other, {"buildings": DUNGEON_AND_CASTLE, **seat}, to_act=to_act)
    quiet_turn(game)
    assert (game.decision.kind, game.decision.seat) == ("order", 1)
    pick(game, "order", building="bld_castle")
    assert game.over
    assert [(p.virtue, p.debts) for p in game.players] == [(2, 0), (0, 0)]


@rule("AB-205")
def test_three_changes_of_virtue_are_ordered_one_after_the_other() -> None:
    """Between two gains the loss comes where the player wants it."""
    buildings = ["bld_castle", "bld_dungeon", "bld_observatory"]
    seat = {"buildings": buildings, "gold": 2, "marble": 4, "virtue": 14, "debts": 3, "silver": 0}
    game = last_turn(seat)
    quiet_turn(game)
    assert len(game.decision.options) == 3
    pick(game, "order", building="bld_castle")
    pick(game, "destroy-debt", key="destroy-debt")
    assert len(game.decision.options) == 2
    pick(game, "order", building="bld_dungeon")
    assert game.over
    assert (game.players[0].virtue, game.players[0].debts) == (14, 2)


@rule("AB-205")
@pytest.mark.parametrize(("prevented", "left"), [(0, (8, 2)), (1, (6, 1)), (2, (4, 0))])
def test_debts_for_virtue_below_nought_may_be_prevented_at_the_end(prevented: int, left: tuple[int, int]) -> None:
    """Hugo may still pay 2 silver for each debt that an end-game effect brings him."""
    hugo = {"board": "board_hugo", "buildings": ["bld_dungeon"], "virtue": 0, "silver": 8, "prisoners": 0}
    game = last_turn(hugo, options=PROMOS)
    quiet_turn(game)
    for i in range(2):
        pick(game, "prevent-debt", key="prevent-debt" if i < prevented else "take-debt")
    assert game.over
    assert (game.players[0].goods[5], game.players[0].debts) == left


@rule("AB-206")
@pytest.mark.parametrize("hugo_first", [True, False])
@pytest.mark.parametrize(("pays", "points"), [(True, 2), (False, 0)])
def test_markets_are_compared_after_the_silver_of_hugo_is_paid(hugo_first: bool, pays: bool, points: int) -> None:
    """Hugo has 12 silver, the owner of the Silver Market 11: it counts only if Hugo pays 2, whoever comes first."""
    hugo = {"board": "board_hugo", "buildings": ["bld_dungeon"], "virtue": 1, "silver": 12, "prisoners": 0}
    owner = {"buildings": ["bld_silver_market"], "silver": 11}
    seats = (hugo, owner) if hugo_first else (owner, hugo)
    game = last_turn(*seats, options=PROMOS, start=0)
    quiet_turn(game)
    pick(game, "prevent-debt", key="prevent-debt" if pays else "take-debt")
    assert game.over
    assert lines(game, 1 if hugo_first else 0).get("building_effects", 0) == points


@rule("AB-206")
def test_hugo_can_lose_his_own_silver_market_by_paying() -> None:
    """With 12 silver against 11 he has the most; after paying 2 at the end he has not."""
    seat = {"board": "board_hugo", "buildings": ["bld_dungeon", "bld_silver_market"], "virtue": 1, "silver": 12}
    for word, expected in (("take-debt", {"building_effects": 2, "debts": -2}), ("prevent-debt", {})):
        game = last_turn({**seat, "prisoners": 0}, {"silver": 11}, options=PROMOS)
        quiet_turn(game)
        pick(game, "prevent-debt", key=word)
        assert lines(game) == {"buildings": 20, "virtue": -9, "silver": 1, **expected}


@rule("AB-206")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("level", "others", "gained"), [(3, 2, 2), (3, 3, 0), (2, 3, 0), (1, 0, 2)])
def test_the_chapel_gives_virtue_to_whoever_is_highest_in_the_cathedral(
    seat: int, level: int, others: int, gained: int
) -> None:
    """Its condition is looked at once, after the last turn, wherever the owner sits."""
    seats: list[dict[str, Any]] = [{"cathedral": 0}, {"cathedral": 0}, {"cathedral": 0}]
    seats[seat] = {"cathedral": level, "buildings": ["bld_chapel"], "virtue": 8}
    seats[(seat + 1) % 3]["cathedral"] = others
    game = finished(*seats)
    assert game.players[seat].virtue == 8 + gained


@rule("AB-206", "AB-204")
def test_the_chapel_does_not_look_at_the_cathedral_before_the_end() -> None:
    """A level that is reached in the last turn counts for it."""
    seat = {"cathedral": 2, "buildings": ["bld_chapel"], "virtue": 8, "marble": 1, "hand": ["bld_well"]}
    game = last_turn(seat, {"cathedral": 2}, rewards=[])
    place(game, "guildhall")
    assert (game.over, game.players[0].cathedral, game.players[0].virtue) == (True, 3, 8 + 1 + 2)


# --- scoring


@rule("AB-207")
def test_buildings_score_their_points_and_what_they_count_at_the_end() -> None:
    """3 + 3 + 11 printed points, 3 for the Aqueduct's three buildings and 2 for the University without debts."""
    assert score(buildings=["bld_smithy", "bld_aqueduct", "bld_university"]) == {
        "buildings": 17,
        "building_effects": 5,
    }
    assert score(buildings=["bld_smithy"]) == {"buildings": 3}
    assert score() == {}


@rule("AB-207")
def test_cards_in_hand_and_buildings_of_others_score_nothing() -> None:
    """Only constructed buildings count, and only for their owner."""
    game = finished({"hand": ["bld_university", "bld_dungeon"], "silver": 0}, {"buildings": ["bld_keep"], "silver": 0})
    assert (lines(game, 0), lines(game, 1)) == ({}, {"buildings": 12})


@rule("AB-208")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 12), (5, 20)])
def test_the_level_of_the_cathedral_scores(level: int, points: int) -> None:
    """Only the level on which the own marker stands counts, not those below."""
    assert score(cathedral=level).get("cathedral", 0) == points


@rule("AB-209")
@pytest.mark.parametrize(
    ("virtue", "points"),
    [*zip(range(15), [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7], strict=True)],
)
def test_the_space_of_the_virtue_track_scores(virtue: int, points: int) -> None:
    """Each of the fifteen spaces has its points."""
    assert score(virtue=virtue) == ({"virtue": points} if points else {})


@rule("AB-210")
@pytest.mark.parametrize(("debts", "points"), [(1, -2), (2, -4), (5, -10)])
def test_each_unpaid_debt_costs_two_points(debts: int, points: int) -> None:
    """Paid debts beside them cost nothing and give nothing."""
    assert score(debts=debts) == {"debts": points}
    assert score(debts=debts, paid=3) == {"debts": points}
    assert score(paid=3) == {}


@rule("AB-211")
@pytest.mark.parametrize(("gold", "marble"), [(1, 0), (0, 1), (3, 4), (0, 0)])
def test_gold_and_marble_score_one_point_each(gold: int, marble: int) -> None:
    """They are added, piece by piece."""
    assert score(gold=gold, marble=marble).get("gold_and_marble", 0) == gold + marble


@rule("AB-212")
@pytest.mark.parametrize(("silver", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3)])
def test_ten_silver_score_one_point(silver: int, points: int) -> None:
    """A rest below ten counts nothing."""
    assert score(silver=silver).get("silver", 0) == points


@rule("AB-213")
@pytest.mark.parametrize(("prisoners", "points"), [(1, 0), (2, -1), (3, -1), (4, -2), (7, -3)])
def test_two_own_workers_in_the_prison_cost_one_point(prisoners: int, points: int) -> None:
    """A single one left over costs nothing."""
    assert score(prisoners=prisoners) == ({"prisoners": points} if points else {})


@rule("AB-213")
def test_captured_workers_cost_nothing() -> None:
    """Neither own workers on another board nor workers of others on the own board count as prisoners."""
    game = finished({"captives": {"1": 6}, "silver": 0}, {"captives": {"0": 5}, "prisoners": 2, "silver": 0})
    assert (lines(game, 0), lines(game, 1)) == ({}, {"prisoners": -1})


@rule("AB-214")
def test_basic_resources_cards_and_apprentices_score_nothing() -> None:
    """Clay, wood, stone, cards in hand and hired apprentices give no points by themselves."""
    rich = {
        "clay": 20,
        "wood": 20,
        "stone": 20,
        "hand": ["bld_castle", "bld_keep", "bld_palace"],
        "apprentices": ["app_labourer", "app_miner_1", "app_squire_tiling", "app_patron_wood", "app_thief"],
    }
    assert score(**rich) == {}


@rule("AB-207", "AB-208", "AB-209", "AB-210", "AB-211", "AB-212", "AB-213")
def test_a_score_sheet_has_a_line_for_everything_and_adds_them_up() -> None:
    """The total is the sum of all lines."""
    game = finished(
        {
            "buildings": ["bld_keep", "bld_lighthouse"],
            "captives": {"1": 3},
            "cathedral": 3,
            "virtue": 12,
            "debts": 2,
            "gold": 1,
            "marble": 2,
            "silver": 25,
            "prisoners": 5,
        }
    )
    assert game.scores[0].lines == [
        ("buildings", 18),
        ("building_effects", 1 + 3),
        ("cathedral", 7),
        ("virtue", 3),
        ("debts", -4),
        ("gold_and_marble", 3),
        ("silver", 2),
        ("prisoners", -2),
    ]
    assert game.scores[0].total == 31
    assert game.outcome is not None
    assert game.outcome.totals == (31, game.scores[1].total)


@rule("AB-215")
@pytest.mark.parametrize(
    ("buildings", "each"),
    [([], -2), (["bld_fountain"], -1), (["bld_gamblers_den"], -3), (["bld_fountain", "bld_gamblers_den"], -2)],
)
@pytest.mark.parametrize("debts", [0, 1, 4])
def test_fountain_and_gamblers_den_change_what_an_unpaid_debt_counts(
    buildings: list[str], each: int, debts: int
) -> None:
    """They change the points of own unpaid debts; paid debts stay without points."""
    sheet = score(buildings=buildings, debts=debts, paid=2)
    assert sheet.get("debts", 0) == each * debts
    assert "building_effects" not in sheet


@rule("AB-215")
def test_fountain_and_gamblers_den_leave_the_debts_of_others_alone() -> None:
    """Each looks at the debts of its owner only."""
    seats = [{"buildings": ["bld_fountain"]}, {"buildings": ["bld_gamblers_den"]}, {}]
    game = finished(*[{"debts": 3, "silver": 0, **seat} for seat in seats])
    assert [lines(game, seat)["debts"] for seat in range(3)] == [-3, -9, -6]


@rule("AB-EX-28")
def test_example_28_three_unpaid_debts() -> None:
    """-6; with the Fountain -3; with the Gambler's Den -9; with both -6."""
    both = ["bld_fountain", "bld_gamblers_den"]
    found = [score(debts=3, buildings=own)["debts"] for own in ([], both[:1], both[1:], both)]
    assert found == [-6, -3, -9, -6]


@rule("AB-216")
@pytest.mark.parametrize(
    ("building", "word"),
    [
        ("bld_steeple", "cathedral"),
        ("bld_silver_market", "silver"),
        ("bld_stone_market", "stone"),
        ("bld_wood_market", "wood"),
        ("bld_clay_market", "clay"),
    ],
)
@pytest.mark.parametrize(
    ("own", "others", "points"),
    [(2, (1, 0), 2), (2, (2, 0), 0), (2, (0, 2), 0), (2, (0, 3), 0), (1, (0, 0), 2), (0, (0, 0), 0), (1, (1, 1), 0)],
)
def test_more_than_every_other_player_is_strict(
    building: str, word: str, own: int, others: tuple[int, int], points: int
) -> None:
    """With as many as anybody else nobody has the most, and more than one of two players is not enough."""
    seats = [{"silver": 0, word: n} for n in (own, *others)]
    game = finished({**seats[0], "buildings": [building]}, *seats[1:])
    assert lines(game).get("building_effects", 0) == points


@rule("AB-216")
def test_two_owners_who_are_tied_both_get_nothing() -> None:
    """Steeple and Chapel of two players on the same level bring neither of them anything."""
    seats = [{"buildings": ["bld_steeple"]}, {"buildings": ["bld_chapel"]}, {}]
    game = finished(*[{"cathedral": 2, "silver": 0, **seat} for seat in seats])
    assert [lines(game, seat).get("building_effects", 0) for seat in range(3)] == [0, 0, 0]
    assert game.players[1].virtue == 7


# --- who wins


def winners(*seats: dict[str, Any]) -> tuple[int, ...]:
    """Who wins a game that ends with these seats."""
    game = finished(*[{"silver": 0, **seat} for seat in seats])
    assert game.outcome is not None
    return game.outcome.winners


@rule("AB-217")
def test_the_highest_total_wins() -> None:
    """Neither virtue nor silver matter while totals differ."""
    assert winners({"gold": 3}, {"gold": 4}, {"gold": 2, "virtue": 9, "silver": 9}) == (1,)
    assert winners({"gold": 4, "virtue": 6}, {"gold": 3, "virtue": 9, "silver": 9}) == (0,)


@rule("AB-217")
def test_between_equal_totals_more_virtue_wins_then_more_silver() -> None:
    """Virtue comes before silver, and silver before nothing else."""
    assert winners({"gold": 3, "virtue": 6, "silver": 9}, {"gold": 3, "virtue": 8}) == (1,)
    assert winners({"gold": 3, "virtue": 9}, {"gold": 3, "virtue": 8, "silver": 9}) == (0,)
    assert winners({"gold": 3, "silver": 4}, {"gold": 3, "silver": 5}, {"gold": 3, "silver": 3}) == (1,)
    assert winners({"gold": 3, "silver": 6}, {"gold": 3, "silver": 5}) == (0,)


@rule("AB-217")
def test_a_tie_is_broken_among_the_best_only() -> None:
    """A player with a lower total does not win by virtue or silver."""
    low = {"gold": 2, "virtue": 9, "silver": 9}
    assert winners({"gold": 3, "silver": 1}, low, {"gold": 3, "silver": 2}) == (2,)


@rule("AB-EX-30")
def test_example_30_two_players_with_48_points() -> None:
    """A with virtue 9 and 2 silver wins over B with virtue 8 and 11 silver."""
    game = finished(
        {"cathedral": 5, "gold": 28, "virtue": 9, "silver": 2},
        {"cathedral": 4, "marble": 35, "virtue": 8, "silver": 11},
    )
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((48, 48), (0,))


@rule("AB-218")
def test_players_who_are_still_tied_share_the_victory() -> None:
    """With equal totals, virtue and silver nothing else decides: not goods, not the turn order, not buildings."""
    assert winners({"gold": 5, "silver": 3}, {"gold": 2, "buildings": ["bld_well"], "silver": 3, "wood": 7}) == (0, 1)
    assert winners({"gold": 1}, {"marble": 2}, {"gold": 2}) == (1, 2)
    assert winners({}, {}, {}) == (0, 1, 2)


@rule("AB-219")
def test_a_total_may_be_negative() -> None:
    """-9 for virtue, -6 for debts and -2 for prisoners; with less than nothing one can still win."""
    worst = {"virtue": 0, "debts": 3, "prisoners": 4, "silver": 0}
    game = finished(worst, {"virtue": 0, "debts": 2, "silver": 0})
    assert [sheet.total for sheet in game.scores] == [-17, -13]
    assert game.outcome is not None
    assert (game.outcome.totals, game.outcome.winners) == ((-17, -13), (1,))
