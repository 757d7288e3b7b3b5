"""Set-up of the box: piles, first apprentices, Wonders, Contribution cards and figures (section C)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.architects import WONDER, face_up, pick, place, silver_on_rows
from tests.kit.asking import ready
from tests.kit.chapters.works_of_wonder.set_up import SEATS, SEEDS, begun, characters, hireable, says_virtue
from tests.kit.rule import rule
from tests.kit.wonders import FIGURES, before_reset, can_choose, laid, own, realm, reset
from westkingdom.architects.game import Architects

FIRST_NEW = 43
"""From this number on apprentices and building cards are those of the box."""


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
