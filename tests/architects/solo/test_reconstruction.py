"""Solo play of the base game: the project's own substitute for rules that were not found (ledger section T)."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import changes, counts, place
from tests.kit.rule import rule
from westkingdom.architects.game import Architects
from westkingdom.library.data import facts_for
from westkingdom.speech.speaker import speaker_for

CATHEDRAL, BUILDING = "scheme_r01", "scheme_r03"
STOREHOUSE, ROW_1, ROW_2, TOWN_CENTRE = "scheme_r09", "scheme_r10", "scheme_r11", "scheme_r12"
GUARDHOUSE, TAX_STAND, BLACK_MARKET = "scheme_r13", "scheme_r14", "scheme_r15"
ALL = [f"scheme_r{n:02d}" for n in range(1, 16)]
Seat = dict[str, Any]


def laid(*people: Seat, it: Seat | None = None, to_act: int = 0, difficulty: int = 0, **position: Any) -> Architects:
    """A table with these people (one, if none is named) against the reconstruction."""
    seats = [*(people or ({},)), it or {}]
    full: dict[str, Any] = {**position, "seats": seats, "to_act": to_act}
    game = wk.scenario("architects", full, solo="reconstruction", difficulty=difficulty)
    assert isinstance(game, Architects)
    return game


def turn(card: str, *people: Seat, **position: Any) -> tuple[Architects, dict[str, int]]:
    """The opponent has followed a scheme card: the table, and what changed for it."""
    seat = max(1, len(people))
    before = laid(*people, schemes=[card], **position)
    after = laid(*people, schemes=[card], to_act=seat, **position)
    return after, changes(after, counts(before, seat), seat)


def begun(people: int = 1, seed: int = 0, **options: Any) -> Any:
    """A new game before the first decision."""
    return wk.new_game("architects", seats=people, seed=seed, solo="reconstruction", **options)


def started(people: int = 1, seed: int = 0) -> Any:
    """A new game after set-up, always the first option taken."""
    game = begun(people, seed)
    while game.view(None)["phase"] == "set-up":
        game.play(game.decision.options[0])
    return game


@rule("AB-243", "AB-255")
def test_the_opponent_joins_one_person_or_two() -> None:
    """It is the second or third player, and no more than two people play with it; numbers count it as a player."""
    assert [len(begun(people).view(None)["players"]) for people in (1, 2)] == [2, 3]
    assert [begun(people).view(None)["guildhall_spaces"] for people in (1, 2)] == [12, 16]
    with pytest.raises(wk.BadOptions):
        begun(3)


@rule("AB-255")
@pytest.mark.parametrize("start", [0, 1])
def test_it_is_last_whoever_begins(start: int) -> None:
    """After both people comes the opponent, then the starting player again."""
    game = laid({}, {}, start=start, to_act=start)
    events = game.listen()
    for _ in range(3):
        place(game, "silversmith")
    assert [event.seat for event in events if event.key == "turn"][:3] == [1 - start, 2, start]


@rule("AB-244")
def test_the_person_scores_as_usual() -> None:
    """Every line of the person's sheet is that of a game for two."""
    seat: Seat = {
        "buildings": ["bld_well"],
        "cathedral": 2,
        "virtue": 9,
        "silver": 10,
        "gold": 2,
        "debts": 1,
        "prisoners": 4,
    }
    alone = dict(laid(seat).scores[0].lines)
    assert alone.pop("difficulty") == 0
    other = wk.scenario("architects", {"seats": [seat, {}]})
    assert alone == dict(other.scores[0].lines)


@rule("AB-245")
def test_it_is_called_a_reconstruction_wherever_it_is_shown() -> None:
    """Its name, its board and all its cards say that they are not the printed ones."""
    game = begun()
    assert game.opponent() == "reconstruction"
    speaker = speaker_for("architects", facts_for(game.settings))
    texts = speaker.texts()
    for ident in [*ALL, "ai_reconstruction"]:
        said = speaker.paragraph(texts[ident].whole())
        assert "econstruct" in said
        assert texts[ident].marks


@rule("AB-246")
def test_set_up_is_as_for_two_players() -> None:
    """It has 20 workers, virtue 7 and nothing else; 5 rewards lie in the pile, and the person begins."""
    game = started()
    view = game.view(None)
    it = view["players"][1]
    assert (it["workers"], it["virtue"], it["cathedral"], it["cards_in_hand"]) == (20, 7, 0, 0)
    assert not any(it["goods"].values())
    assert (view["reward_pile"], view["start"]) == (5, 0)


@rule("AB-256")
def test_who_plays_alone_keeps_3_of_4_building_cards() -> None:
    """One person is dealt 4 cards, keeps 3 and puts the last one under the pile; two people draft."""
    game = begun()
    assert len(game.view(0)["players"][0]["draft"]) == 4
    mine = started().view(0)["players"][0]
    assert (len(mine["hand"]), len(mine["put_under_pile"]), mine["passed_on"]) == (3, 1, [])
    two = started(2).view(0)["players"]
    assert [p["cards_in_hand"] for p in two] == [3, 3, 0]
    assert two[0]["passed_on"]


@rule("AB-247")
def test_fifteen_scheme_cards_are_shuffled_and_followed_one_by_one() -> None:
    """One card is turned over each turn; after 15 turns the discards are shuffled."""
    piles = {tuple(started(seed=seed).state()["solo"]["draw"]) for seed in range(3)}
    assert len(piles) == 3
    assert all(sorted(pile) == list(range(15)) for pile in piles)
    game = laid(scheme_discards=ALL[1:], schemes=[ALL[0]], to_act=1)
    assert piles_of(game) == (0, 15)
    place(game, "silversmith")
    assert piles_of(game) == (14, 1)


def piles_of(game: wk.Game) -> tuple[int, int]:
    """How many scheme cards lie in the pile and on the discards."""
    view: Any = game.view(None)
    return view["solo"]["schemes"], len(view["solo"]["scheme_discards"])


@rule("AB-247")
def test_the_deck_is_the_one_of_the_ledger() -> None:
    """2 cards for the cathedral, 2 for buildings, and one for each other place, the Workshop twice."""
    places = [went(turn(card, {"at": {"forest": 2}}, tax_stand=3)[1]) for card in ALL]
    assert places == [
        *["guildhall"] * 4,
        *["quarry", "forest", "mines", "silversmith", "kings_storehouse", "workshop", "workshop"],
        *["town_centre", "guardhouse", "tax_stand", "black_market"],
    ]


def went(change: dict[str, int]) -> str:
    """Where the opponent has placed its worker."""
    found = [word.removeprefix("at_") for word, n in change.items() if word.startswith("at_")]
    return found[0] if found else "guildhall" if "workers_in_guildhall" in change else "black_market"


PLACED = {"workers": -1}


@rule("AB-248")
@pytest.mark.parametrize(
    ("card", "location", "more"),
    [
        ("scheme_r05", "quarry", {}),
        ("scheme_r06", "forest", {}),
        ("scheme_r07", "mines", {}),
        ("scheme_r08", "silversmith", {}),
        (STOREHOUSE, "kings_storehouse", {"virtue": 1}),
    ],
)
def test_gathering_brings_nothing_and_the_storehouse_1_virtue(card: str, location: str, more: dict[str, int]) -> None:
    """The worker stands there, and nothing else changes."""
    assert turn(card)[1] == PLACED | {f"at_{location}": 1} | more


@rule("AB-248")
@pytest.mark.parametrize(("card", "row"), [(ROW_1, 0), (ROW_2, 1)])
@pytest.mark.parametrize(("before", "column"), [(0, 0), (2, 2), (3, 3), (6, 3)])
def test_at_the_workshop_an_apprentice_goes(card: str, row: int, before: int, column: int) -> None:
    """That of the named row in the column of its workers there, at most the fourth, with the silver on it."""
    it: Seat = {"at": {"workshop": before}} if before else {}
    lines = rows(laid(schemes=[card], it=it))
    gone = lines[row][column]
    game, _ = turn(card, it=it, silver_on={gone: 2})
    now = rows(game)
    assert now[row][:3] == [card for card in lines[row] if card != gone]
    assert now[1 - row] == lines[1 - row]
    assert game.view(None)["apprentices_known_below"] == [gone]


def rows(game: wk.Game) -> list[list[str]]:
    """The face-up apprentices by row."""
    view: Any = game.view(None)
    return [[card["apprentice"] for card in row] for row in view["apprentices"]]


@rule("AB-248", "AB-250")
@pytest.mark.parametrize(
    ("me", "it", "expected"),
    [
        ({"at": {"forest": 2, "mines": 3}}, {}, {"captives_0": 3}),
        ({"at": {"mines": 3, "quarry": 3}}, {}, {"captives_0": 3}),
        ({"at": {"forest": 2, "mines": 3, "quarry": 1}}, {"at": {"town_centre": 1}}, {"captives_0": 5}),
        ({"at": {"forest": 1}}, {"at": {"mines": 2, "forest": 3}}, {"at_forest": -3, "workers": 2}),
        ({}, {}, {"at_town_centre": 0, "workers": 0}),
    ],
    ids=["largest", "tie", "two largest", "own group", "own worker"],
)
def test_at_the_town_centre_it_captures(me: Seat, it: Seat, expected: dict[str, int]) -> None:
    """The largest group of the person, with 2 workers there the two largest; without a group of 2 its own largest.

    No tax.
    """
    game, change = turn(TOWN_CENTRE, me, it=it)
    assert change == {word: n for word, n in (PLACED | {"at_town_centre": 1} | expected).items() if n}
    if me == {"at": {"mines": 3, "quarry": 3}}:
        assert counts(game)["at_quarry"] == 0


@rule("AB-257")
def test_of_two_people_with_equal_groups_the_lower_seat_is_captured() -> None:
    """The largest group of all people counts; at one location the lower seat comes first."""
    _, change = turn(TOWN_CENTRE, {"at": {"forest": 2}}, {"at": {"mines": 3}})
    assert (change.get("captives_0", 0), change["captives_1"]) == (0, 3)
    _, change = turn(TOWN_CENTRE, {"at": {"mines": 3}}, {"at": {"mines": 3}})
    assert (change["captives_0"], change.get("captives_1", 0)) == (3, 0)


@rule("AB-248", "AB-258")
def test_at_the_guardhouse_captives_go_and_prisoners_come() -> None:
    """All captives go to the Prison, which brings no silver, and all own prisoners come home."""
    game, change = turn(GUARDHOUSE, it={"captives": {"0": 3}, "prisoners": 2})
    assert change == {"at_guardhouse": 1, "workers": 1, "prisoners": -2, "captives_0": -3}
    assert counts(game)["prisoners"] == 3


@rule("AB-248")
@pytest.mark.parametrize(
    ("tax", "expected"),
    [(4, {"at_tax_stand": 1, "tax_stand": -4, "virtue": -2}), (0, {"at_silversmith": 1})],
)
def test_the_tax_stand_is_emptied_or_the_silversmith_visited(tax: int, expected: dict[str, int]) -> None:
    """All silver goes to the supply for 2 virtue; an empty Tax Stand sends it to the Silversmith."""
    assert turn(TAX_STAND, tax_stand=tax)[1] == PLACED | expected


@rule("AB-248", "AB-250")
@pytest.mark.parametrize(
    ("virtue", "market", "then", "expected"),
    [
        (9, [None, None, None], [1, None, None], {"virtue": -1}),
        (9, [0, None, None], [0, 1, None], {"virtue": -1}),
        (9, [0, 0, None], [None, None, None], {"virtue": -1, "prisoners": 1}),
        (10, [None, None, None], [None, None, None], {"virtue": 1, "at_kings_storehouse": 1}),
    ],
    ids=["left", "middle", "right, with a reset", "Storehouse"],
)
def test_the_black_market_or_the_storehouse(
    virtue: int, market: list[Any], then: list[Any], expected: dict[str, int]
) -> None:
    """The leftmost free space for 1 virtue; with 10 virtue the King's Storehouse instead."""
    game, change = turn(BLACK_MARKET, {"prisoners": 8}, it={"virtue": virtue}, black_market=market)
    assert change == PLACED | expected
    assert game.view(None)["black_market"] == then


GUILD = {"workers": -1, "workers_in_guildhall": 1}


@rule("AB-249")
@pytest.mark.parametrize(("building", "virtue"), [("bld_keep", -2), ("bld_monument", 1), ("bld_tavern", 0)])
def test_a_building_counts_its_points_and_virtue_and_does_nothing(building: str, virtue: int) -> None:
    """The top building card is taken; the Monument's virtue for everybody and other effects are ignored."""
    game, change = turn(BUILDING, building_pile=[building])
    assert change == {word: n for word, n in (GUILD | {"buildings": 1, "virtue": virtue}).items() if n}
    assert counts(game)["virtue"] == counts(laid())["virtue"]
    lines = dict(game.scores[1].lines)
    assert (lines["buildings"] > 0, lines["building_effects"]) == (True, 0)


@rule("AB-249", "AB-251")
def test_effects_of_its_buildings_do_not_score() -> None:
    """The Steeple's points for the highest level, and what a building does to debts, count for people only."""
    seat: Seat = {"buildings": ["bld_steeple", "bld_dungeon"], "cathedral": 2, "debts": 1}
    game = laid({}, it=seat)
    mine = laid(seat)
    assert dict(game.scores[1].lines)["building_effects"] == 0
    assert dict(mine.scores[0].lines)["building_effects"] == 2


@rule("AB-249")
def test_end_game_effects_of_its_buildings_do_not_happen() -> None:
    """The Dungeon costs the opponent no virtue at the end."""
    game = laid(
        {"guildhall": 6}, it={"guildhall": 6, "buildings": ["bld_dungeon"]}, turns_left=2, schemes=["scheme_r05"]
    )
    place(game, "silversmith")
    assert game.over
    assert counts(game, 1)["virtue"] == 7


@rule("AB-249")
@pytest.mark.parametrize(
    ("me", "it", "level"),
    [
        ({}, {"virtue": 5}, 1),
        ({}, {"virtue": 4}, 0),
        ({"cathedral": 5}, {"cathedral": 4}, 0),
        ({}, {"cathedral": 5}, 0),
    ],
)
def test_the_cathedral_needs_virtue_and_space(me: Seat, it: Seat, level: int) -> None:
    """With 5 virtue and a free space it moves up and gains the virtue of the reward only; else it takes a building."""
    game, change = turn(CATHEDRAL, me, it=it, rewards=["rew_gold_1"], building_pile=["bld_tavern"])
    expected = {"cathedral": 1, "virtue": 1} if level else {"buildings": 1}
    assert change == GUILD | expected
    assert game.view(None)["rewards_gained"] == (["rew_gold_1"] if level else [])


@rule("AB-250")
@pytest.mark.parametrize(
    ("it", "me", "expected"),
    [
        ({"at": {"forest": 5, "mines": 6}, "prisoners": 9}, {}, {"at_mines": -6, "workers": 6}),
        ({"at": {"forest": 5, "mines": 5}, "prisoners": 10}, {}, {"at_forest": -5, "workers": 5}),
        ({"guildhall": 4, "prisoners": 6}, {"captives": {"1": 10}}, {"prisoners": -6, "workers": 6}),
        ({"guildhall": 4}, {"captives": {"1": 16}}, {"workers": 16}),
    ],
)
def test_without_a_worker_it_takes_its_largest_group_back(it: Seat, me: Seat, expected: dict[str, int]) -> None:
    """No card is turned over; among equal groups the first location, else all from the Prison, else all from boards."""
    game, change = turn(STOREHOUSE, me, it=it)
    assert change == expected
    view: Any = game.view(None)
    assert view["solo"]["schemes"] == 15


@rule("AB-250")
def test_its_workers_count_like_those_of_a_player() -> None:
    """In the Guildhall the 7th worker triggers a reset and the 12th begins the last turns; people capture them."""
    game, _ = turn(BUILDING, it={"guildhall": 6}, small_market=["bm_card_04"])
    assert game.view(None)["large_market_cards"] == ["bm_card_04"]
    game, _ = turn(BUILDING, it={"guildhall": 11})
    assert game.view(None)["turns_left"] != 0


@rule("AB-251")
@pytest.mark.parametrize(("difficulty", "bonus"), [(0, 0), (1, 5), (2, 10)])
def test_it_scores_by_the_normal_rules_and_for_its_difficulty(difficulty: int, bonus: int) -> None:
    """Buildings, cathedral, virtue, debts and prisoners, and 0, 5 or 10 points more."""
    it: Seat = {"buildings": ["bld_well"], "cathedral": 3, "virtue": 12, "debts": 1, "prisoners": 5}
    game = laid(it=it, difficulty=difficulty)
    well = dict(game.scores[1].lines)["buildings"]
    assert game.scores[1].total == well + 7 + 3 - 2 - 2 + bonus
    assert dict(game.scores[0].lines)["difficulty"] == 0


@rule("AB-258")
@pytest.mark.parametrize("gain", [{"gold": 2}, {"silver": 5}, {"clay": 1, "marble": 1}, {"building_card": 2}])
def test_it_gains_nothing_but_virtue(gain: dict[str, int]) -> None:
    """Goods, silver and building cards are nothing to it."""
    plain = laid(to_act=1, schemes=["scheme_r05"])
    game = laid(to_act=1, schemes=["scheme_r05"], resolve={"gain": gain})
    assert changes(game, counts(plain, 1), 1) == {}


@rule("AB-258")
def test_virtue_above_the_track_destroys_a_debt() -> None:
    """At virtue 14 the Storehouse's virtue destroys one of two debts."""
    assert turn(STOREHOUSE, it={"virtue": 14, "debts": 2})[1] == PLACED | {"at_kings_storehouse": 1, "unpaid": -1}
