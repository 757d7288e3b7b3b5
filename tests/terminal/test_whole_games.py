"""Whole games are played at the text table by somebody who types legal numbers."""

from __future__ import annotations

import re

import pytest

import westkingdom as wk
from tests.kit.terminal.driver import sit_down

GAMES = list(wk.GAMES)
LINES = ["Trading Posts", "Guildhalls", "Workshops", "Ribbon sets", "Debts", "Deeds", "Total"]


@pytest.mark.parametrize("mode", [["--plain"], []], ids=["plain", "rich"])
@pytest.mark.parametrize(
    ("players", "seed"), [("Ann,Bob", 4), ("Ann,bot:random,bot:random,bot:random", 5)], ids=["two people", "three bots"]
)
def test_a_whole_game_ends_with_score_sheet_and_winner(
    monkeypatch: pytest.MonkeyPatch, mode: list[str], players: str, seed: int
) -> None:
    text, _ = sit_down(monkeypatch, "--players", players, "--seed", str(seed), *mode, seed=seed)
    end = text[text.index("Final scores") :]
    for line in LINES:
        assert line in end
    assert re.search(r"(wins with|share the victory with) -?\d+ points", " ".join(end.split()))
    assert re.search(r"(Poverty|Prosperity) (card ended|and Prosperity)", " ".join(end.split()))
    assert "{" not in text


OF_GATES = ["Builder cards", "Outsiders"]
OF_KEYS = ["Chest Tiles", "Public Buildings"]


@pytest.mark.parametrize(
    ("mode", "boxes", "lines"),
    [
        (["--plain"], ["gates-of-gold"], OF_GATES),
        (["--plain"], ["keeper-of-keys"], OF_KEYS),
        (["--plain"], ["gates-of-gold", "keeper-of-keys"], OF_GATES + OF_KEYS),
        ([], ["gates-of-gold", "keeper-of-keys"], OF_GATES + OF_KEYS),
    ],
    ids=["gates", "keys", "both", "both, rich"],
)
def test_a_whole_game_with_boxes(
    monkeypatch: pytest.MonkeyPatch, mode: list[str], boxes: list[str], lines: list[str]
) -> None:
    """The score sheet has the lines of the boxes, and nothing goes unsaid."""
    mix = [word for box in boxes for word in ("--with", box)]
    players = "Ann,bot:random,bot:random"
    text, _ = sit_down(monkeypatch, "--players", players, "--seed", "7", "--promos", *mix, *mode, seed=3)
    end = text[text.index("Final scores") :]
    for line in [*LINES, *lines]:
        assert line in end
    assert "{" not in text
    assert not re.search(r"\b(ask|event|effect|why not|condition|counter|moment|passive) [a-z]+: ", text)
    assert not re.search(r"\b(outsider|chest|builder|column|castle-leader|ms|public|hero)-[a-z0-9]+", text)


OF_ARCHITECTS = [
    "Buildings",
    "Building effects",
    "Cathedral",
    "Virtue",
    "Debts",
    "Gold and marble",
    "Silver",
    "Total",
]
VARIABLE = ["--setup", "variable"]
CHOSEN = [*VARIABLE, "--characters", "choose", "--promos"]
WONDERS = ["--with", "works-of-wonder"]


@pytest.mark.parametrize(
    ("mode", "options", "players"),
    [
        (["--plain"], [], "Ann,Bob"),
        ([], VARIABLE, "Ann,bot:random,bot:random,bot:random,bot:random"),
        (["--plain"], ["--starting-apprentice", "--purge"], "Ann,bot:random,bot:random"),
        (["--plain"], [*WONDERS, *CHOSEN], "Ann,bot:random,bot:random"),
        ([], [*WONDERS, *CHOSEN], "Ann,Bob"),
        (["--plain"], WONDERS, "Ann,bot:random,bot:random,bot:random,bot:random,bot:random"),
    ],
    ids=["two people", "five, rich", "variants", "wonders", "wonders, rich", "six"],
)
def test_a_whole_game_of_architects(
    monkeypatch: pytest.MonkeyPatch, mode: list[str], options: list[str], players: str
) -> None:
    """It ends with the score sheet and the winner, and nothing goes unsaid or is said by its id."""
    text, _ = sit_down(monkeypatch, "architects", "--players", players, "--seed", "7", *options, *mode, seed=3)
    end = text[text.index("Final scores") :]
    for line in OF_ARCHITECTS:
        assert line in end
    assert re.search(r"(wins with|share the victory with) -?\d+ points", " ".join(end.split()))
    assert "The Guildhall was full." in " ".join(end.split())
    assert "{" not in text
    assert not re.search(r"\b(ask|event|effect|why not|condition|counter|moment|passive) [a-z]+: ", text)
    assert not re.search(r"\b(app|bld|board|bm|rew|wonder|contribution|black_market|kings|town|tax)_[a-z0-9]+", text)


@pytest.mark.parametrize("columns", [20, 40, 200])
@pytest.mark.parametrize(
    "game", [["viscounts", "--with", "gates-of-gold", "--with", "keeper-of-keys"], ["architects", *WONDERS]], ids=GAMES
)
def test_narrow_and_wide_terminals_are_drawn(monkeypatch: pytest.MonkeyPatch, columns: int, game: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text, _ = sit_down(
        monkeypatch, *game, "--players", "Ann,bot:random,bot:random,bot:random", "--seed", "2",
        script=["board", "players", "help", "1", "1", "1", "me", "why", "log", "1"],
    )  # fmt: skip
    assert max(map(len, text.splitlines())) <= columns


@pytest.mark.parametrize("game", GAMES)
def test_plain_text_needs_neither_colours_nor_drawings(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    typed = ["", "board", "help"]
    text, _ = sit_down(monkeypatch, game, "--players", "Ann,Bob", "--seed", "2", "--plain", seed=1, script=typed)
    assert "\x1b" not in text
    assert not re.search(r"[─━│┃┏┓└┘≈]", text)


@pytest.mark.parametrize("game", GAMES)
def test_bots_may_play_among_themselves(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    text, keyboard = sit_down(monkeypatch, game, "--players", "bot:random,bot:random", "--seed", "1", "--plain")
    assert re.search(r"Round 1: \w+'s turn", text)
    assert "Final scores" in text
    assert keyboard.answers == []


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_never_shown_to_the_next_player(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Between two turns there is nothing on the screen of what the player before held or drew."""
    text, keyboard = sit_down(monkeypatch, game, "--players", "Ann,Bob", "--seed", "6", "--plain", seed=9)
    passes = [page for page in keyboard.pages if "Pass the keyboard to" in page]
    assert len(passes) > 20
    for page in passes:
        shown = page.strip().splitlines()
        assert len(shown) == 1, shown
        assert re.fullmatch(r"Pass the keyboard to (Ann|Bob) and press Enter:", shown[0])
    for name, other in (("Ann", "Bob"), ("Bob", "Ann")):
        pages = re.split(r"Pass the keyboard to (Ann|Bob) and press Enter", text)
        for who, page in zip(pages[1::2], pages[2::2], strict=True):
            if who == name:
                assert f"{other}: your cards" not in page
                assert not re.search(rf"{other} draws [A-Z]", page)
