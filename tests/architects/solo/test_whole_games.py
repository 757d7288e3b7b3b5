"""Whole games against opponents: every law at every decision, saves, copies, explanations, and the text table."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.architects import WONDER, place
from tests.kit.architects_solo import laid, solo, told
from tests.kit.rule import rule
from tests.kit.terminal.driver import sit_down
from westkingdom.engine.game import seal

SIX = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")
TABLES = [("reconstruction", (), n) for n in (1, 2)] + [(name, WONDER, 1) for name in SIX] + [("random", WONDER, 3)]


def begun(name: str, boxes: tuple[str, ...], people: int, seed: int = 3) -> Any:
    return wk.new_game("architects", seats=people, expansions=boxes, solo=name, seed=seed)


@rule("WW-217", "AB-250")
@pytest.mark.parametrize(("name", "boxes", "people"), TABLES)
def test_games_are_played_to_the_end_and_every_position_is_possible(
    name: str, boxes: tuple[str, ...], people: int
) -> None:
    """Random play ends, the laws hold at every decision, and nobody but people is ever asked."""
    game = begun(name, boxes, people)
    luck = random.Random(1)
    while not game.over:
        assert game.decision.seat < people
        game.play(luck.choice(game.decision.options))
        game.check()
    assert len(game.outcome.totals) == people + 1


@pytest.mark.parametrize(("name", "boxes", "people"), TABLES)
def test_copies_and_saves_play_on_alike(name: str, boxes: tuple[str, ...], people: int) -> None:
    """A copy and a loaded save of any position of a game come to the same end, and know the same opponent."""
    game = begun(name, boxes, people)
    luck = random.Random(2)
    for _ in range(40):
        game.play(luck.choice(game.decision.options))
    others = [game.copy(), wk.load_game(game.save())]
    assert {other.opponent() for other in others} == {game.opponent()}
    while not game.over:
        option = luck.choice(game.decision.options).id
        for one in (game, *others):
            one.play(option)
        assert len({one.digest() for one in (game, *others)}) == 1


@rule("WW-387")
@pytest.mark.parametrize(("name", "boxes", "people"), TABLES)
def test_no_seat_sees_what_it_cannot_know(name: str, boxes: tuple[str, ...], people: int) -> None:
    """A world dealt again looks the same to its seat, the opponent's included, and is a possible one."""
    game = begun(name, boxes, people)
    luck = random.Random(4)
    while not game.over:
        for seat in range(people + 1):
            world = game.determinize(seat, game.decisions)
            assert world.view(seat) == game.view(seat)
            world.check()
        game.play(luck.choice(game.decision.options))


def changed(path: str, value: object) -> object:
    """A save of a game against the Patron with one entry of the opponent's state replaced."""
    game = laid(scheme_discards=["scheme_s03"])
    data: Any = game.save()
    part = data["state"]["solo"] if not path.startswith("it.") else data["state"]["players"][1]
    part[path.removeprefix("it.")] = value
    data["seal"] = seal(data)
    return data


@rule("WW-201", "WW-238")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("marker", 5),
        ("marker", -1),
        ("here", 13),
        ("draw", [0, 0]),
        ("discards", [2, 2]),
        ("future", []),
        ("resolving", [2]),
        ("it.hand", [3]),
        ("it.goods", [1, 0, 0, 0, 0, 0, 3, 0]),
        ("it.goods", [0, 0, 0, 0, 0, 4, 3, 0]),
        ("it.board", 146),
        ("it.board", 129),
    ],
)
def test_impossible_opponents_are_refused(path: str, value: object) -> None:
    """A save in which the opponent's pieces do not add up cannot be loaded."""
    with pytest.raises(wk.BadSave):
        wk.load_game(changed(path, value))


def test_a_save_as_it_is_can_be_loaded() -> None:
    """The same save with nothing replaced is fine."""
    assert wk.load_game(changed("marker", 0)).opponent() == "patron"


@pytest.mark.parametrize(
    "position",
    [
        {"schemes": ["scheme_x"]},
        {"schemes": ["scheme_s01", "scheme_s01"]},
        {"schemes": ["scheme_s01"], "scheme_discards": ["scheme_s01"]},
        {"resource_marker": "silver"},
        {"it": {"silver": 2}},
        {"it": {"hand": ["bld_well"]}},
        {"future_schemes": ["scheme_s01"]},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(position: dict[str, Any]) -> None:
    """Scheme cards lie in one place each, the marker stands on a resource, an opponent has no goods and no cards."""
    with pytest.raises(wk.BadPosition):
        laid(**position)


def test_a_person_cannot_have_the_board_of_an_opponent() -> None:
    """Nor has the opponent that of another one."""
    with pytest.raises(wk.BadPosition):
        laid({"board": "ai_meddler"})
    with pytest.raises(wk.BadPosition):
        laid(it={"board": "ai_meddler"})


@rule("WW-214")
@pytest.mark.parametrize(("name", "boxes", "people"), TABLES)
def test_every_step_has_a_rule_of_the_ledger_and_no_turn_is_silent(
    name: str, boxes: tuple[str, ...], people: int
) -> None:
    """Each turn of an opponent begins with `turn` and tells at least a card or workers taken back, each by an entry."""
    game = begun(name, boxes, people)
    events = game.listen()
    luck = random.Random(5)
    while not game.over:
        game.play(luck.choice(game.decision.options))
    steps = [event for event in events if event.key.startswith("opponent-")]
    assert all(event.rule[:3] in ("WW-", "AB-") for event in steps)
    starts = [i for i, event in enumerate(events) if event.key == "turn" and event.seat == people]
    begins = {"opponent-reveals", "opponent-shuffles", "opponent-takes-back"}
    assert {events[i + 1].key for i in starts} <= begins
    assert len(starts) > 5


def test_events_cost_no_decision() -> None:
    """With and without somebody who listens a game takes the same course."""
    quiet, told_game = begun("meddler", WONDER, 1), begun("meddler", WONDER, 1)
    told_game.listen()
    luck = random.Random(6)
    while not quiet.over:
        option = luck.choice(quiet.decision.options).id
        quiet.play(option)
        told_game.play(option)
    assert quiet.digest() == told_game.digest()


def test_undo_gives_the_opponent_back_its_card() -> None:
    """A copy made before a turn still has the card that the opponent turns over."""
    game = laid(schemes=["scheme_s09"])
    before = game.copy()
    place(game, "silversmith")
    assert solo(game)["scheme_discards"] == ["scheme_s09"]
    assert (solo(before)["schemes"], solo(before)["scheme_discards"]) == (11, [])


def test_the_text_table_shows_the_opponent_and_explains_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, piles and marker are shown.

    The command `opponent` tells the last turn with rules and what was passed over.
    """
    args = ["architects", "--with", "works-of-wonder", "--solo", "aristocrat", "--plain", "--seed", "4"]
    script = [*["1"] * 8, "opponent", "board", "cards scheme_s02", "quit", "n"]
    screen, _ = sit_down(monkeypatch, *args, script=script)
    for shown in (
        "Aristocrat turns over Starting Scheme 9. [WW-214]",
        "Gain 1 gold for every 2 workers there: it counts 1 worker there.",
        "Aristocrat moves its resource marker 2 spaces to stone. [WW-239]",
        "Scheme cards: 7 in the pile",
        "Resource marker: on stone",
        "Discarded schemes: Starting Scheme 1, Starting Scheme 4, Starting Scheme 2, Starting Scheme 9",
        "Board: Aristocrat, solo opponent's board. Starts with 4 virtue. Each Wonder costs it 2 less marble.",
        "If it has at least 2 workers in the Prison, place a worker at the Guardhouse",
        "Option 1: if the Black Market (large) is free, lose 1 virtue, then gain 2 marble. ",
        "Partly reconstructed.",
    ):
        assert shown in screen, shown


@rule("AB-245")
def test_the_text_table_says_that_the_reconstruction_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays against it reads that it is not the printed opponent."""
    script = [*["1"] * 4, "board", "quit", "n"]
    screen, _ = sit_down(monkeypatch, "architects", "--solo", "reconstruction", "--plain", "--seed", "4", script=script)
    assert "This opponent is our own substitute" in screen
    assert "Resource marker" not in screen


def test_the_wonder_and_its_passed_over_neighbours_are_told() -> None:
    """From gold the Wonders that are too expensive or built are named before the one that is constructed."""
    events = told(
        {"buildings": ["wonder_clay"]},
        schemes=["scheme_s01"],
        resource_marker="gold",
        it={"influence": 6, "marble": 5},
        wonders_at={"wonder_clay": "town_centre"},
    )
    (step,) = [event for event in events if event.key == "opponent-wonder"]
    assert [what.args["building"] for what, _ in step.why] == ["wonder_gold", "wonder_marble", "wonder_clay"]
    assert [why.key for _, why in step.why] == ["wonder-too-expensive", "wonder-too-expensive", "built-already"]
    (token,) = [event for event in events if event.key == "opponent-token"]
    assert [(what.args["location"], why.key) for what, why in token.why] == [("town_centre", "wonder-stands-there")]
