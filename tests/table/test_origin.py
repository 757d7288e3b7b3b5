"""Where a game comes from: whoever may know what is hidden in it, everybody is told, and it is for practice."""

from __future__ import annotations

import json

import pytest

import westkingdom as wk
from tests.kit.table.house import begun, play_on
from westkingdom.engine.game import seal
from westkingdom.table import By, Credentials, Refused, Tables


def known_game() -> str:
    """A game that has not begun yet, dealt from a seed that somebody chose."""
    return json.dumps(wk.new_game("viscounts", seats=2, seed=7).save())


def continued(tables: Tables) -> Credentials:
    """A table that goes on from a moment of a finished game."""
    by = begun(tables)
    play_on(tables, by, 5000)
    return tables.branch(by, 9, people=["Ann"])


def test_a_game_from_a_file_is_for_practice_and_the_invitation_says_where_it_comes_from(tables: Tables) -> None:
    """Whoever brought the file may know its seed, and with it every card."""
    given = tables.import_game(known_game(), people=["Ann"])
    host = By(given.table, given.token)
    shown = tables.invited(host.table, tables.invite(host, 1).token)
    assert (shown["origin"], shown["practice"]) == ({"imported": True}, True)
    assert tables.look(host)["table"]["practice"]


def test_a_game_from_a_moment_is_for_practice_and_the_invitation_says_where_it_comes_from(tables: Tables) -> None:
    given = continued(tables)
    host = By(given.table, given.token)
    shown = tables.invited(host.table, tables.invite(host, 1).token)
    assert shown["origin"] == tables.look(host)["table"]["origin"]
    assert (shown["origin"]["revision"], shown["practice"]) == (9, True)


def test_no_ordinary_game_goes_on_from_a_moment_that_somebody_knows(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 5000)
    with pytest.raises(Refused) as mistake:
        tables.branch(by, 9, people=["Ann"], practice=False)
    assert mistake.value.message.key == "refused-known-game"


def test_the_chronicle_begins_with_where_the_game_comes_from(tables: Tables) -> None:
    """Whoever joins later reads it there, as everybody reads the chronicle from its start."""
    for given, key in (
        (tables.import_game(known_game(), people=["Ann"]), "table-imported"),
        (continued(tables), "table-continued"),
    ):
        assert tables.events(By(given.table, given.token))[0]["key"] == key


def test_an_ordinary_table_and_a_rematch_have_nothing_to_tell(tables: Tables) -> None:
    """A rematch is dealt anew; it stays for practice if the game before it was."""
    by = begun(tables)
    play_on(tables, by, 5000)
    again = By(tables.rematch(by).table, by.token)
    assert not tables.look(again)["table"]["practice"]
    assert tables.events(again) == []
    assert "origin" in tables.invited(again.table, tables.invite(again).token)


# --- what stands in a file


def with_names(names: list[str]) -> str:
    return json.dumps({"westkingdom-table": 1, "names": names, "game": json.loads(known_game())})


@pytest.mark.parametrize("name", ["x" * 41, "x" * 500_000, " ", "a\u202eb"])
def test_names_in_a_file_are_names_like_others(tables: Tables, name: str) -> None:
    with pytest.raises(Refused) as mistake:
        tables.import_game(with_names(["Ann", name]))
    assert mistake.value.message.key == "refused-name"


def test_names_in_a_file_are_taken_as_others_are_and_may_be_missing(tables: Tables) -> None:
    given = tables.import_game(with_names([" Ann ", ""]))
    assert [seat["name"] for seat in tables.look(By(given.table, given.token))["table"]["seats"]] == ["Ann", ""]


@pytest.mark.parametrize("part", ["game", "expansions", "options", "names"])
def test_no_other_text_of_a_file_reaches_a_table(tables: Tables, part: str) -> None:
    """What a game is played with are words that are known here; everything else is refused."""
    save = json.loads(known_game())
    long = "x" * 100_000
    wrong = {"game": long, "expansions": [long], "options": {"promos": long}, "names": long}
    save["settings"] = {**save["settings"], part: wrong[part]} if part != "names" else save["settings"]
    save["seal"] = seal(save)
    text = json.dumps({"westkingdom-table": 1, "names": wrong["names"] if part == "names" else [], "game": save})
    try:
        given = tables.import_game(text)
    except Refused:
        return
    assert long not in json.dumps(tables.look(By(given.table, given.token)))
