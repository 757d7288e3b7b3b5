"""Gates of Gold, section D: the Manuscript Boards, and how their columns are unlocked."""

from __future__ import annotations

from typing import Any

import pytest

import westkingdom as wk
from tests.kit import asking
from tests.kit.asking import asked, line
from tests.kit.manuscript_boards import PLAIN, abilities, turn_begins
from tests.kit.rule import rule
from tests.kit.viscounts import GATES, pick, table
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.terms import RIBBONS

BOARDS = {
    "grey": ["grey", "black", "blue", "yellow"],
    "black": ["black", "blue", "yellow", "grey"],
    "blue": ["blue", "yellow", "grey", "black"],
    "yellow": ["yellow", "grey", "black", "blue"],
}


CHEAP = {
    "grey": "ms-grey-3-virtue",
    "black": "ms-black-4-ink",
    "blue": "ms-blue-3-silver",
    "yellow": "ms-yellow-4-gold",
}


def shown(game: Viscounts, seat: int = 0) -> Any:
    """What everybody sees of a seat's Manuscript Board."""
    view: Any = asking.shown(game, None)["gates-of-gold"]
    return view["players"][seat]


def unlocked(game: Viscounts, seat: int = 0) -> list[int]:
    """The numbers of the columns that a seat has unlocked."""
    return [i + 1 for i, column in enumerate(shown(game, seat)["columns"]) if column["unlocked"]]


# --- where Manuscripts go


@rule("GG-045")
def test_all_manuscripts_of_a_player_are_on_the_board() -> None:
    """The columns hold the starting Manuscript and all others, each counted once."""
    own = ["ms-grey-3-flip", "ms-black-4-ink", "ms-black-3-flip", "ms-yellow-4-gold"]
    game = table({"manuscript_board": "grey", "manuscripts": own}, boxes=GATES)
    assert [column["manuscripts"] for column in shown(game)["columns"]] == [2, 2, 0, 1]
    view: Any = game.view(None)
    assert view["players"][0]["manuscripts"] == ["ms-grey-start-board", *own]


@rule("GG-046")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_manuscript_goes_to_the_column_of_its_ribbon(board: str, ribbon: str) -> None:
    """A transcribed Manuscript lies in the column with its own colour, wherever that is on the board."""
    seat = {"manuscript_board": board, "viscount": "1-2:IN", "ink": 4, **PLAIN}
    game = table(seat, boxes=GATES, phase="action", manuscripts={"1-2": [CHEAP[ribbon]]})
    pick(game, "action", key="action-transcribe")
    counts = [int(colour == ribbon) + int(i == 0) for i, colour in enumerate(BOARDS[board])]
    assert [column["ribbon"] for column in shown(game)["columns"]] == BOARDS[board]
    assert [column["manuscripts"] for column in shown(game)["columns"]] == counts
    assert unlocked(game) == sorted({1, BOARDS[board].index(ribbon) + 1})


@rule("GG-047")
@pytest.mark.parametrize("ribbon", RIBBONS)
def test_a_manuscript_gained_for_nothing_goes_to_its_column_too(ribbon: str) -> None:
    """The column of a free Manuscript's ribbon holds it and is unlocked, no other one."""
    game = table(
        {"manuscript_board": "black"},
        boxes=GATES,
        manuscripts={"1-2": [CHEAP[ribbon]]},
        resolve={"gain_card": "manuscript_3_4"},
    )
    pick(game, "free-manuscript", manuscript=CHEAP[ribbon])
    counts = [int(colour == ribbon) + int(i == 0) for i, colour in enumerate(BOARDS["black"])]
    assert [column["manuscripts"] for column in shown(game)["columns"]] == counts
    assert unlocked(game) == sorted({1, BOARDS["black"].index(ribbon) + 1})


# --- the starting Manuscript


@rule("GG-048", "GG-054")
def test_the_board_shows_a_starting_manuscript_in_column_1() -> None:
    """From the start each player has exactly one Manuscript, in column 1, and only that column is unlocked."""
    for seed in range(10):
        game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=seed)
        assert isinstance(game, Viscounts)
        for p in game.players:
            first, *others = shown(game, p.seat)["columns"]
            assert (first["manuscripts"], first["unlocked"]) == (1, True)
            assert [(column["manuscripts"], column["unlocked"]) for column in others] == [(0, False)] * 3
            tile = game.facts.manuscripts.ids[p.manuscripts[0]]
            assert (len(p.manuscripts), tile) == (1, f"ms-{first['ribbon']}-start-board")


@rule("GG-049")
def test_the_starting_manuscript_counts_in_sets_of_ribbons() -> None:
    """With three other colours it makes a set of four; alone it scores what one Manuscript scores."""
    own = ["ms-black-4-ink", "ms-blue-3-silver", "ms-yellow-4-gold"]
    game = table({"manuscript_board": "grey", "manuscripts": own}, boxes=GATES)
    assert line(game, "manuscript_sets") == 16
    assert line(table({"manuscript_board": "black", "manuscripts": own}, boxes=GATES), "manuscript_sets") < 16


@rule("GG-049")
@pytest.mark.parametrize(("outsider", "points"), [("outsider-scholar-3", 1 + 1), ("outsider-translator", 3)])
def test_the_starting_manuscript_counts_for_outsiders(outsider: str, points: int) -> None:
    """It is a grey ribbon for the Scholar, and completes the set of the Translator."""
    own = ["ms-black-4-ink", "ms-blue-3-silver", "ms-yellow-4-gold"]
    words = {"manuscripts": own, "discard": [outsider]}
    assert line(table({"manuscript_board": "grey", **words}, boxes=GATES), "outsiders") == points
    without = table({"manuscript_board": "blue", **words}, boxes=GATES)
    assert line(without, "outsiders") == {"outsider-scholar-3": 1, "outsider-translator": 0}[outsider]


@rule("GG-049")
def test_the_starting_manuscript_counts_where_manuscripts_are_counted() -> None:
    """1 VP for each 2 Manuscripts: three others and the starting one are four."""
    own = ["ms-black-6-manuscripts", "ms-blue-3-silver", "ms-yellow-4-gold"]
    assert line(table({"manuscripts": own}, boxes=GATES), "manuscripts") == 2


@rule("GG-049")
@pytest.mark.parametrize(("board", "bonus"), [("grey", ["cleric-bonus-grey"]), ("black", [])])
def test_the_starting_manuscript_is_one_of_three_ribbons_for_a_cleric_bonus_card(board: str, bonus: list[str]) -> None:
    """Two grey Manuscripts and the grey starting one earn the card; two without it do not."""
    game = table(
        {"manuscript_board": board, "manuscripts": ["ms-grey-3-flip"]},
        boxes=GATES,
        manuscripts={"1-2": ["ms-grey-3-virtue"]},
        resolve={"gain_card": "manuscript_3_4"},
    )
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    view: Any = game.view(None)
    assert view["players"][0]["cleric_bonus"] == bonus


@rule("GG-049")
@pytest.mark.parametrize(
    ("ruling", "own", "bonus"),
    [
        ("ribbons", 1, ["cleric-bonus-grey"]),
        ("transcribed", 1, []),
        ("transcribed", 2, ["cleric-bonus-grey"]),
    ],
)
def test_by_a_ruling_only_transcribed_manuscripts_earn_a_cleric_bonus_card(
    ruling: str, own: int, bonus: list[str]
) -> None:
    """By the strict reading the grey starting Manuscript does not help: three others must be grey.

    For sets it counts still.
    """
    game = table(
        {"manuscript_board": "grey", "manuscripts": ["ms-grey-3-flip", "ms-grey-4-stone"][:own]},
        boxes=GATES,
        manuscripts={"1-2": ["ms-grey-3-virtue"]},
        resolve={"gain_card": "manuscript_3_4"},
        rulings={"GG-049": ruling},
    )
    pick(game, "free-manuscript", manuscript="ms-grey-3-virtue")
    view: Any = game.view(None)
    assert view["players"][0]["cleric_bonus"] == bonus
    assert view["gates-of-gold"]["players"][0]["columns"][0]["manuscripts"] == own + 2


@rule("GG-050")
def test_the_starting_manuscript_was_not_transcribed() -> None:
    """It brings no event of transcribing and no reward, has no Cleric cost, and is never in a pile."""
    game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=1)
    assert isinstance(game, Viscounts)
    events = game.listen()
    start = gates(game).facts.start_tiles
    assert [game.facts.manuscripts.cost[tile] for tile in start] == [0, 0, 0, 0]
    assert not {tile for pile in game.manuscripts for tile in pile} & set(start)
    while game.round == 0:
        option = next(o for o in game.decision.options if o.label.args.get("player_card") != "player-card-5")
        game.play(option)
    told = {event.key for event in events}
    assert told & {"transcribe", "transcribe-printed", "cleric-bonus", "unlock-column", "gain-kings-order"} == set()


# --- the four boards


@rule("GG-051", "GG-052")
def test_the_ribbons_of_the_four_boards() -> None:
    """Board A reads grey, black, blue, yellow; on the others the colours go round, and the data say so."""
    game = wk.new_game("viscounts", seats=4, expansions=GATES, seed=0)
    assert isinstance(game, Viscounts)
    boards = {shown(game, seat)["manuscript_board"]: shown(game, seat)["columns"] for seat in range(4)}
    found = {name: [column["ribbon"] for column in columns] for name, columns in boards.items()}
    assert found == {f"manuscript-board-{first}": ribbons for first, ribbons in BOARDS.items()}
    unread = {board for board in found if board in game.facts.reconstructed}
    assert unread == {f"manuscript-board-{first}" for first in ("black", "blue", "yellow")}


@rule("GG-052")
def test_with_identical_boards_everybody_has_board_a() -> None:
    """The option gives the pictured board to every player; without it no two are the same."""
    same = wk.new_game("viscounts", seats=4, expansions=GATES, seed=3, manuscript_boards="identical")
    assert isinstance(same, Viscounts)
    assert [shown(same, seat)["manuscript_board"] for seat in range(4)] == ["manuscript-board-grey"] * 4
    assert all([column["ribbon"] for column in shown(same, seat)["columns"]] == BOARDS["grey"] for seat in range(4))
    same.check()
    with pytest.raises(wk.BadOptions):
        wk.new_game("viscounts", seats=4, expansions=GATES, seed=3, manuscript_boards="equal")


# --- unlocking


@rule("GG-053")
def test_a_column_is_unlocked_as_soon_as_it_holds_a_manuscript() -> None:
    """The Manuscript transcribed in phase 3 unlocks column 3 for phase 4, for its player only."""
    seat = {"manuscript_board": "grey", "viscount": "1-2:IN", "ink": 3, "silver": 1, **PLAIN}
    tops: dict[str, Any] = {"manuscripts": {"1-2": ["ms-blue-3-silver"]}, "townsfolk": {"1-2": ["peddler-1"]}}
    game = table(seat, boxes=GATES, phase="action", **tops)
    assert abilities(game) == []
    pick(game, "action", key="action-transcribe")
    assert (unlocked(game), unlocked(game, 1)) == ([1, 3], [1])
    assert asked(game) == ("recruit", 0)
    assert abilities(game) == ["effect-draw"]


@rule("GG-053")
def test_a_column_stays_unlocked() -> None:
    """In the next turn the ability is offered as well, and a second Manuscript changes nothing."""
    game = turn_begins(manuscript_board="grey", manuscripts=["ms-blue-3-flip", "ms-blue-3-silver"], silver=9)
    assert unlocked(game) == [1, 3]
    for _ in range(2):
        assert abilities(game) == ["effect-draw"]
        while game.seat == 0:
            game.play(game.decision.options[0])
        while game.seat == 1:
            game.play(game.decision.options[-1])
    assert unlocked(game) == [1, 3]


@rule("GG-053")
@pytest.mark.parametrize("column", [2, 3, 4])
def test_a_locked_column_cannot_be_used(column: int) -> None:
    """With the other columns unlocked and every price at hand the ability of an empty column is not there."""
    others = [other for other in (2, 3, 4) if other != column]
    seat = {"columns": others, "silver": 3, "ink": 3, "board": ["abbot", "squire", None], "hand": ["thief"]}
    game = table({"viscount": "1-2:OR", **seat}, boxes=GATES, phase="recruit", townsfolk={"1-2": ["friar"]})
    offered = {2: [], 3: ["effect-draw"], 4: ["effect-rearrange"]}
    assert abilities(game) == [key for other in others for key in offered[other]]
    pick(game, "recruit", card="friar")
    assert (game.decision.kind == "pay") == (2 in others)
