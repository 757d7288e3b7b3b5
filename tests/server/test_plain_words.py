"""What the server says in words to clients that have none of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tables.house import service
from westkingdom.locale import sources
from westkingdom.server.words import in_words, plain_texts
from westkingdom.table import By, open_storage


def test_every_refusal_has_a_plain_text() -> None:
    """One line each, with nothing but arguments between braces, so that a page can fill it in."""
    said = {key for text in sources("en").values() for key in re.findall(r"^refused-[a-z-]+", text, re.MULTILINE)}
    texts = plain_texts("en")
    assert said == {key for key in texts if key.startswith("refused-")}
    assert texts["refused-seat-taken"] == "Seat { $seat } is taken"
    assert texts["box-gates-of-gold"] == "Gates of Gold"


def test_a_language_that_is_not_there_has_the_english_texts() -> None:
    assert plain_texts("xx") == plain_texts("en")


@pytest.mark.parametrize(("game", "solo"), [("viscounts", "cleric"), ("architects", "reconstruction")])
def test_the_board_in_words_says_everything_once(tmp_path: Path, game: str, solo: str) -> None:
    """Own cards first, then the players, then what lies on the table; the opponent is no second time among the boxes."""
    tables = service(open_storage(str(tmp_path / "tables.sqlite3")))
    given = tables.create(game, seats=1, people=["Ann"], options={"solo": solo})
    ann = By(given.table, given.token)
    tables.start(ann)
    told = in_words(tables, ann, 0, 0, "en")
    headings = [line for before, line in zip(told["board"], told["board"][1:], strict=False) if not before]
    assert len(headings) == len(set(headings))
    assert told["chronicle"][0] == "The game begins."
    tables.close()
