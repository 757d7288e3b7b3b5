"""Set-up of the box: more cards, five columns of apprentices, who begins, first apprentices and figures (section C)."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.architects import WONDER, changes, counts, face_up, next_is, offers, pick, place, seen, silver_on_rows
from tests.kit.architects import begun as begun_with
from tests.kit.asking import ready
from tests.kit.rule import rule
from tests.kit.wonders import FIGURES, before_reset, can_choose, laid, own, realm, reset
from westkingdom.architects.game import Architects

FIRST_NEW = 43
"""From this number on apprentices and building cards are those of the box."""

SEATS = (2, 3, 4, 5, 6)
SEEDS = range(40)
CHOOSE: dict[str, Any] = {"setup": "variable", "characters": "choose", "promo_boards": True}
OWN_BOARDS = [f"board_{name}" for name in ("arnulf", "charles", "clotilde", "isabette", "louis", "zesiro")]
BASE_BOARDS = [f"board_{name}" for name in ("therese", "caroline", "ada", "frederick", "rudolf")]
PROMO_BOARDS = [f"board_{name}" for name in ("lothaire", "hugo", "clovis", "fara", "bertha")]
# No card of the upper row changes virtue; each card of the lower row does.
UPPER = ["app_labourer", "app_miner_1", "app_merchant_clay", "app_trader_clay", "app_conspirator_1"]
LOWER = ["app_acolyte_tiling", "app_trickster", "app_gatekeeper", "app_squire_masonry", "app_pickpocket"]
PILE = ["app_jeweller_1", "app_jeweller_2", "app_thief"]


def begun(seats: int, seed: int = 0, **options: Any) -> Architects:
    """A new game in which nobody has decided anything."""
    return begun_with(seats, seed, expansions=WONDER, **options)


def characters(seed: int, *boards: str) -> Architects:
    """A new game in which the seats 0, 1, ... have these characters; first apprentices are to be hired."""
    game = begun(len(boards), seed, **CHOOSE)
    while game.decision.kind == "character":
        pick(game, "character", board=boards[game.decision.seat])
    return game


def hireable(game: wk.Game) -> list[Any]:
    """The apprentices that are offered."""
    return [option.label.args["apprentice"] for option in offers(game, key="hire-apprentice")]


# --- piles


@rule("WW-028")
@pytest.mark.parametrize("seats", SEATS)
def test_the_new_cards_are_in_the_piles_of_the_base_game(seats: int) -> None:
    view: Any = begun(seats).view(None)
    assert sum(len(row) for row in view["apprentices"]) + view["apprentice_pile"] == 40 + 24
    assert view["building_pile"] == 40 + 24
    assert view["reward_pile"] == 11 + 12


@rule("WW-028")
def test_promotional_cards_come_on_top() -> None:
    view: Any = begun(2, promo_cards=True).view(None)
    assert 10 + view["apprentice_pile"] == 67
    assert view["building_pile"] == 67
    assert view["reward_pile"] == 23


@rule("WW-028")
def test_new_and_old_cards_are_shuffled_together() -> None:
    """Over many games cards of both boxes lie on top of each pile."""
    apprentices, buildings, rewards = set(), set(), set()
    for seed in SEEDS:
        game = begun(2, seed)
        apprentices.add(game.apprentices[-1] >= FIRST_NEW)
        buildings.add(game.plans[-1] >= FIRST_NEW)
        rewards.add(game.realm.reward_ids[game.rewards[-1]].startswith("rew_ww"))
    assert apprentices == buildings == rewards == {False, True}


@rule("WW-033")
@pytest.mark.parametrize("seats", SEATS)
def test_no_reward_leaves_the_game_whatever_the_number_of_players(seats: int) -> None:
    game = begun(seats)
    view: Any = game.view(None)
    assert (view["reward_pile"], view["rewards_unused"]) == (23, 0)
    assert sorted(game.rewards) == list(range(23))


# --- ten apprentices


@rule("WW-030", "WW-031")
@pytest.mark.parametrize("seed", range(5))
def test_10_apprentices_lie_face_up_in_two_rows_of_5(seed: int) -> None:
    game = begun(3, seed)
    assert [len(row) for row in face_up(game)] == [5, 5]
    assert len({card for row in face_up(game) for card in row}) == 10
    assert [len(row) for row in face_up(ready(game))] == [5, 5], "and again when play begins"


@rule("WW-030")
def test_the_base_game_has_8() -> None:
    game = wk.new_game("architects", seats=3, seed=0)
    assert [len(row) for row in face_up(game)] == [4, 4]


def workshop(silver: int, workers: int, **seat: Any) -> Architects:
    """Seat 0 has placed its worker of this number in the Workshop; the figures stand elsewhere."""
    game = laid(
        {"silver": silver, "virtue": 7, "influence": 0, "at": {"workshop": workers - 1}, **seat},
        apprentices=[UPPER, LOWER],
        apprentice_pile=PILE,
        consequence="contribution_3",
        tax_stand=0,
    )
    place(game, "workshop")
    return game


@rule("WW-032")
@pytest.mark.parametrize("workers", range(1, 7))
def test_columns_up_to_the_number_of_workers_cost_nothing_extra(workers: int) -> None:
    game = workshop(4, workers)
    free = min(workers, 5)
    assert set(hireable(game)) == {*UPPER[:free], *LOWER[:free]}


@rule("WW-032")
@pytest.mark.parametrize(("workers", "column"), [(n, column) for n in (1, 2, 4, 5, 6) for column in range(1, 6)])
def test_a_column_further_right_costs_1_silver_for_each_that_is_missing(workers: int, column: int) -> None:
    missing = max(0, column - workers)
    if missing:
        assert UPPER[column - 1] not in hireable(workshop(3 + missing, workers))
    game = workshop(4 + missing, workers)
    before = counts(game)
    pick(game, "workshop", apprentice=UPPER[column - 1])
    assert changes(game, before) == {"silver": -4 - missing, "tax_stand": 2, "apprentices": 1}
    left = [1] * missing + [0] * (5 - missing)
    assert silver_on_rows(game) == [left, [0] * 5]


@rule("WW-031", "WW-032")
def test_the_row_slides_left_and_the_new_card_enters_in_column_5() -> None:
    game = workshop(8, 1)
    pick(game, "workshop", apprentice=UPPER[4])
    assert face_up(game) == [[*UPPER[:4], PILE[0]], LOWER]
    assert silver_on_rows(game) == [[1, 1, 1, 1, 0], [0] * 5]
    place(game, "quarry")
    game = workshop(5, 1)
    pick(game, "workshop", apprentice=UPPER[1])
    assert face_up(game) == [[UPPER[0], *UPPER[2:], PILE[0]], LOWER]
    assert silver_on_rows(game) == [[1, 0, 0, 0, 0], [0] * 5]


@rule("WW-032")
def test_silver_slides_with_its_card_and_comes_with_it() -> None:
    game = laid(
        {"silver": 4, "virtue": 7, "influence": 0, "at": {"workshop": 4}},
        {"silver": 4, "at": {"workshop": 4}},
        apprentices=[UPPER, LOWER],
        silver_on={UPPER[2]: 3, UPPER[4]: 1},
        consequence="contribution_3",
    )
    place(game, "workshop")
    pick(game, "workshop", apprentice=UPPER[0])
    assert silver_on_rows(game)[0] == [0, 3, 0, 1, 0]
    place(game, "workshop")
    before = counts(game, 1)
    pick(game, "workshop", apprentice=UPPER[4])
    assert changes(game, before, 1)["silver"] == -4 + 1


# --- taking a face-up apprentice


@rule("WW-377")
def test_the_middle_of_the_black_market_chooses_from_all_ten() -> None:
    game = laid({"silver": 2, "virtue": 7, "influence": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "black_market_b")
    pick(game, "market", key="market-apprentice")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])
    pick(game, "hire", apprentice=UPPER[4])
    assert (seen(game)["apprentices"], seen(game)["goods"]["silver"]) == ([UPPER[4]], 0)
    assert silver_on_rows(game) == [[0] * 5] * 2


@rule("WW-377")
def test_the_tavern_chooses_from_all_ten() -> None:
    tavern = {"hand": ["bld_tavern"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_woodcutter_1"]}
    game = laid({**tavern, "silver": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_tavern")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])


@rule("WW-377")
def test_the_school_chooses_from_all_ten_that_lie_there_then() -> None:
    school = {"hand": ["bld_school"], "wood": 3, "stone": 2, "gold": 1, "apprentices": ["app_stonecutter_1"]}
    game = laid({**school, "silver": 0}, apprentices=[UPPER, LOWER], consequence="contribution_3")
    place(game, "guildhall")
    pick(game, "guildhall", building="bld_school")
    new = [card for row in face_up(game) for card in row]
    assert len(new) == 10
    assert [row[0] for row in face_up(game)] == [UPPER[4], LOWER[4]], "the two of the last column are left"
    assert sorted(hireable(game)) == sorted(new)


@rule("WW-377")
def test_the_reward_of_the_princess_chooses_from_all_ten() -> None:
    game = before_reset(
        {"at": {"workshop": 1}}, {}, apprentices=[UPPER, LOWER], consequence="contribution_1", apprentice_pile=PILE
    )
    reset(game)
    pick(game, "either", key="effect-hire-free")
    pick(game, "may", key="effect-hire-free")
    assert sorted(hireable(game)) == sorted([*UPPER, *LOWER])


# --- player boards and the first player


@rule("WW-034")
def test_the_boards_of_the_box_are_there_to_choose_beside_the_others() -> None:
    options: dict[str, Any] = {"setup": "variable", "characters": "choose"}
    assert begun(2, **options).view(None)["offered"] == [*BASE_BOARDS, *OWN_BOARDS]
    every: Any = begun(2, **CHOOSE).view(None)["offered"]
    assert set(every) == {*BASE_BOARDS, *PROMO_BOARDS, *OWN_BOARDS}
    assert len(every) == 16


@rule("WW-034")
def test_each_of_these_boards_is_dealt_in_some_game() -> None:
    dealt = {board for seed in SEEDS for board in own(begun(3, seed, setup="variable"), "board")}
    assert dealt == {*BASE_BOARDS, *OWN_BOARDS}


@rule("WW-034")
def test_the_standard_set_up_deals_no_character() -> None:
    assert own(begun(6), "board") == ["board_standard"] * 6


@rule("WW-035")
@pytest.mark.parametrize("seed", range(4))
def test_the_highest_virtue_begins_whatever_the_influence(seed: int) -> None:
    """Rudolf 9 virtue and no Influence, Charles 8 and 3, Isabette 4 and 2."""
    for boards in permutations(["board_rudolf", "board_charles", "board_isabette"]):
        game = characters(seed, *boards)
        assert boards[game.start] == "board_rudolf"
        assert next_is(ready(game), game.start)


@rule("WW-036")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("board_charles", "board_bertha"),
        ("board_isabette", "board_lothaire"),
        ("board_louis", "board_hugo"),
        ("board_zesiro", "board_clovis"),
    ],
)
def test_among_the_most_virtuous_the_highest_influence_begins(first: str, second: str, seed: int) -> None:
    for boards in ((first, second), (second, first)):
        game = characters(seed, *boards)
        assert len(set(own(game, "virtue"))) == 1
        assert boards[game.start] == first


@rule("WW-037")
def test_lots_decide_where_virtue_and_influence_are_the_same() -> None:
    """Arnulf and Fara have 6 virtue and no Influence, Isabette fewer virtue and more Influence."""
    boards = ("board_isabette", "board_arnulf", "board_fara")
    starts = [characters(seed, *boards).start for seed in SEEDS]
    assert set(starts) == {1, 2}
    assert min(starts.count(1), starts.count(2)) >= len(SEEDS) // 5


@rule("WW-038")
def test_first_apprentices_do_not_change_who_begins() -> None:
    """Rudolf, who had 9 virtue, loses one, and Charles, who had 8, gains one: Rudolf begins all the same."""
    for seed in SEEDS:
        game = characters(seed, "board_charles", "board_rudolf")
        assert (game.start, own(game, "virtue"), own(game, "influence")) == (1, [8, 9], [3, 0])
        gains = [option for option in game.decision.options if says_virtue(option, "amount-virtue")]
        if not gains:
            continue
        assert game.decision.seat == 0
        game.play(gains[0])
        losses = [option for option in game.decision.options if says_virtue(option, "amount-virtue-lost")]
        if not losses:
            continue
        game.play(losses[0])
        assert own(game, "virtue") == [9, 8]
        assert next_is(ready(game), 1)
        return
    raise AssertionError("no seed has the cards for this test")


def says_virtue(option: wk.Option, key: str) -> bool:
    """Does hiring this apprentice change virtue like that?"""
    return key in [gain.key for gain in option.gain]


@rule("WW-EX-38")
@pytest.mark.parametrize("seed", range(3))
def test_who_begins_in_the_examples(seed: int) -> None:
    for boards in permutations(["board_ada", "board_zesiro", "board_rudolf"]):
        game = characters(seed, *boards)
        seat = boards.index("board_zesiro")
        assert (own(game, "virtue")[seat], own(game, "influence")[seat]) == (10, 1)
        assert boards[game.start] == "board_ada"
    for boards in permutations(["board_charles", "board_bertha"]):
        assert boards[characters(seed, *boards).start] == "board_charles"


# --- Influence at the start


@rule("WW-039")
def test_markers_start_where_the_player_board_says() -> None:
    printed = {"arnulf": 0, "charles": 3, "clotilde": 1, "isabette": 2, "louis": 2, "zesiro": 1}
    for name, influence in printed.items():
        for seat, other in ((0, 1), (1, 0)):
            boards = ["board_caroline", "board_caroline"]
            boards[seat] = f"board_{name}"
            game = characters(0, *boards)
            assert (own(game, "influence")[seat], own(game, "influence")[other]) == (influence, 0)


@rule("WW-040")
@pytest.mark.parametrize("seats", SEATS)
def test_standard_sides_start_without_influence(seats: int) -> None:
    assert own(begun(seats), "influence") == [0] * seats
    assert own(ready(begun(seats)), "influence") == [0] * seats


@rule("WW-040")
def test_characters_of_the_base_game_and_promotional_ones_start_without_influence() -> None:
    for board in [*BASE_BOARDS, *PROMO_BOARDS]:
        assert own(characters(1, board, "board_charles"), "influence") == [0, 3]


# --- first apprentices


@rule("WW-041")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_hires_one_of_the_ten_in_reverse_turn_order(seats: int) -> None:
    game = begun(seats, 3)
    asked, offered = [], []
    there = {card for row in face_up(game) for card in row}
    while game.decision.kind == "hire":
        asked.append(game.decision.seat)
        offered.append(set(hireable(game)))
        assert offered[-1] == there
        there.remove(hireable(game)[0])
        game.play(game.decision.options[0])
    assert asked == [(game.start - 1 - i) % seats for i in range(seats)]
    assert [len(cards) for cards in offered] == [10 - i for i in range(seats)]
    assert [len(cards) for cards in own(game, "apprentices")] == [1] * seats


@rule("WW-041")
def test_the_first_apprentice_costs_nothing() -> None:
    game = begun(4, 7)
    silver, tax = own(game, "silver"), game.view(None)["tax_stand"]
    while game.decision.kind == "hire":
        game.play(game.decision.options[-1])
    assert own(game, "silver") == silver
    assert game.view(None)["tax_stand"] == tax == 4
    assert silver_on_rows(game) == [[0] * 5] * 2
    assert own(game, "workers") == [20] * 4


@rule("WW-042")
@pytest.mark.parametrize("seed", range(4))
def test_gaps_stay_until_the_last_player_has_chosen(seed: int) -> None:
    game = begun(4, seed)
    before = face_up(game)
    pile = game.view(None)["apprentice_pile"]
    taken: list[str] = []
    while game.decision.kind == "hire":
        assert face_up(game) == [[card for card in row if card not in taken] for row in before]
        assert game.view(None)["apprentice_pile"] == pile == 54
        taken.append(hireable(game)[len(taken)])
        pick(game, "hire", apprentice=taken[-1])
    assert game.view(None)["apprentice_pile"] == 50
    for row, old in zip(face_up(game), before, strict=True):
        kept = [card for card in old if card not in taken]
        assert len(row) == 5
        assert row[: len(kept)] == kept, "what was left has slid to the left"
        assert not set(row[len(kept) :]) & {card for line in before for card in line}


@rule("WW-043")
def test_apprentices_are_chosen_before_building_cards_are_dealt() -> None:
    game = begun(3, 1)
    kinds = []
    while game.round == 0:
        kinds.append(game.decision.kind)
        if kinds[-1] == "hire":
            assert own(game, "cards_to_draft") == [0] * 3
            assert game.view(None)["building_pile"] == 64
        game.play(game.decision.options[0])
    assert kinds == ["hire"] * 3 + ["draft"] * 9


@rule("WW-044")
def test_the_virtue_of_a_first_apprentice_counts() -> None:
    seen_changes = set()
    for seed in SEEDS:
        game = begun(2, seed)
        while game.decision.kind == "hire":
            seat = game.decision.seat
            before = own(game, "virtue")[seat]
            options = game.decision.options
            strong = [option for option in options if says_virtue(option, "amount-virtue")]
            weak = [option for option in options if says_virtue(option, "amount-virtue-lost")]
            chosen, change = (
                (weak[0], -1) if weak and seed % 3 == 0 else (strong[0], 1) if strong and seed % 3 == 1 else (None, 0)
            )
            plain = [option for option in options if not option.gain]
            game.play(chosen or plain[0])
            assert own(game, "virtue")[seat] == before + change
            seen_changes.add(change)
    assert seen_changes == {-1, 0, 1}


# --- Wonders, Contribution cards and figures


@rule("WW-045")
def test_five_wonders_lie_beside_the_board_with_their_tokens() -> None:
    names = [f"wonder_{good}" for good in ("clay", "wood", "stone", "gold", "marble")]
    assert realm(begun(3))["wonders"] == [{"wonder": name, "tokens": 0, "location": None} for name in names]
    game = laid({"hand": ["bld_well"], "wood": 2, "stone": 2, "gold": 1, "silver": 0}, consequence="contribution_3")
    place(game, "guildhall")
    assert [impossible.label.args["building"] for impossible in game.decision.why_not()] == names, "none is built yet"


@rule("WW-046", "WW-047")
@pytest.mark.parametrize("seed", range(10))
def test_one_consequence_card_lies_face_up_and_six_cards_stay_in_the_pile(seed: int) -> None:
    game = begun(2, seed)
    box = realm(game)
    assert (box["contribution_pile"], len(box["consequences"])) == (6, 1)
    assert box["contribution"] in FIGURES
    assert box["contribution"] not in box["consequences"]
    assert list(box["contributed"].values()) == [0] * 5


@rule("WW-046")
def test_the_contribution_cards_are_shuffled() -> None:
    games = [realm(begun(2, seed)) for seed in SEEDS]
    assert {box["consequences"][0] for box in games} == set(FIGURES)
    assert {box["contribution"] for box in games} == set(FIGURES)
    assert len({(box["consequences"][0], box["contribution"]) for box in games}) > 20


@rule("WW-047")
def test_the_card_that_is_turned_over_comes_from_the_top() -> None:
    """Two cards of the pile in a row: the Consequence card of the next reset is the one that lies on top."""
    game = before_reset({}, {}, contribution_pile=["contribution_5", "contribution_2"], consequence="contribution_3")
    assert (realm(game)["contribution"], realm(game)["consequences"]) == ("contribution_5", ["contribution_3"])
    reset(game)
    assert (realm(game)["contribution"], realm(game)["consequences"][-1]) == ("contribution_2", "contribution_5")


@rule("WW-048")
def test_the_figures_stand_where_the_consequence_card_says() -> None:
    found = {}
    for seed in SEEDS:
        box = realm(begun(2, seed))
        found[box["consequences"][0]] = (box["princess"], box["profiteer"])
    assert found == FIGURES


@rule("WW-049")
def test_everybody_sees_the_top_of_the_contribution_pile_and_nobody_what_lies_below() -> None:
    game = laid({}, contribution_pile=["contribution_5", "contribution_2"], consequence="contribution_3")
    for seat in (None, 0, 1):
        box: Any = asking.shown(game, seat)["works-of-wonder"]
        assert box["contribution"] == "contribution_5"
        written = json.dumps(game.view(seat))
        assert [card for card in FIGURES if card in written] == ["contribution_3", "contribution_5"]


@rule("WW-049")
def test_the_order_below_the_top_card_is_unknown_to_every_seat() -> None:
    game = laid({}, {}, contribution_pile=["contribution_5", "contribution_2"], consequence="contribution_3")
    for seat in (0, 1):
        seconds = set()
        for seed in range(60):
            world = game.determinize(seat, seed)
            assert world.view(seat) == game.view(seat)
            part: Any = world.state()["works-of-wonder"]
            assert part["pile"][-1] == 4
            assert sorted(part["pile"]) == [0, 1, 3, 4, 5, 6]
            assert part["consequences"] == [2]
            seconds.add(part["pile"][-2])
        assert seconds == {0, 1, 3, 5, 6}


@rule("WW-049")
def test_worlds_do_not_depend_on_the_true_order() -> None:
    position: dict[str, Any] = {"consequence": "contribution_3"}
    one = laid({}, {}, contribution_pile=["contribution_5", "contribution_2"], **position)
    two = laid({}, {}, contribution_pile=["contribution_5", "contribution_7"], **position)
    for seed in range(5):
        piles = [game.determinize(0, seed).state()["works-of-wonder"] for game in (one, two)]
        assert piles[0] == piles[1]


@rule("WW-061")
def test_a_marker_that_is_placed_high_at_the_start_brings_no_card() -> None:
    """No board prints so much; one with 9 Influence would stand above both steps that give cards."""
    line = {
        "prisoners": 0,
        "silver": 3,
        "virtue": 8,
        "influence": 9,
        "debts": 0,
        "building_cards": 0,
        "resources": {"wood": 2},
    }
    data = {"player_boards": [{"id": "board_charles", "setup": line}]}
    options: dict[str, Any] = {"setup": "variable", "characters": "choose", "data": data}
    game = wk.new_game("architects", seats=2, seed=0, expansions=WONDER, **options)
    assert isinstance(game, Architects)
    boards = ["board_charles", "board_frederick"]
    while game.decision.kind == "character":
        pick(game, "character", board=boards[game.decision.seat])
    assert own(game, "influence") == [9, 0]
    assert own(game, "cards_in_hand") == [0, 0]
    assert game.view(None)["building_pile"] == 64
    ready(game)
    assert own(game, "cards_in_hand") == [3, 3]


@rule("WW-044")
def test_a_first_apprentice_may_cost_influence_instead_of_virtue() -> None:
    """The loss is one like any other: Isabette, who has 2 Influence, may avoid it."""
    for seed in SEEDS:
        game = characters(seed, "board_isabette", "board_ada")
        weak = [option for option in game.decision.options if says_virtue(option, "amount-virtue-lost")]
        if game.decision.seat == 0 and weak:
            game.play(weak[0])
            assert can_choose(game, "avoid-loss")
            pick(game, "avoid-loss", key="avoid-loss")
            assert (own(game, "virtue")[0], own(game, "influence")[0]) == (4, 0)
            return
    raise AssertionError("no seed has the cards for this test")
