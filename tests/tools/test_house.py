"""The house keeps its rules: everything but the games and what is said of them finds games by looking, and names none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import house


def test_nothing_that_knows_no_game_names_one() -> None:
    """Tables, server, bots, library and command line name no game and no box."""
    assert house.naming_a_game() == []


@pytest.mark.parametrize("text", ["works-of-wonder", "works_of_wonder", "Works of Wonder", "WorksOfWonderView"])
def test_a_name_is_found_in_every_spelling(text: str) -> None:
    assert house.naming("works-of-wonder").search(f"a {text} b")
    assert not house.naming("works-of-wonder").search("a wonder that works")


def test_a_box_may_be_named_in_its_own_folders() -> None:
    """Those are folders of its name in any storey, and what is said of its game."""

    def own(path: str) -> bool:
        return house.is_own(house.ROOT / path, "architects", "works-of-wonder")

    assert own("src/westkingdom/architects/works_of_wonder/box.py")
    assert own("src/westkingdom/architects/solo/works_of_wonder/box.py")
    assert own("web/src/architects/works-of-wonder/Wonders.svelte")
    assert own("src/westkingdom/speech/architects/wonders.py")
    assert not own("src/westkingdom/architects/box.py")
    assert not own("src/westkingdom/speech/about.py")


def test_a_run_of_lines_in_two_games_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it is; imports and empty lines are not counted, and five lines are too few."""
    seven = "\n\n".join(f"x{i} = {i}" for i in range(7))
    five = "\n".join(f"y{i} = {i}" for i in range(5))
    for game in ("one", "two"):
        folder = tmp_path / "src" / "westkingdom" / game
        folder.mkdir(parents=True)
        (folder / "offer.py").write_text("")
        (folder / "long.py").write_text(f"import {game}\n{seven}\nname = {game!r}\n{five}\n")
    monkeypatch.setattr(house, "ROOT", tmp_path)
    monkeypatch.setattr(house, "PACKAGE", tmp_path / "src" / "westkingdom")
    assert house.standing_twice() == ["src/westkingdom/one/long.py:2 and src/westkingdom/two/long.py:2"]


@pytest.mark.parametrize(("options", "listed", "status"), [([], ["one", "two", "long"], 0), (["--check"], ["long"], 1)])
def test_a_check_fails_and_lists_only_what_misses_its_aim(
    options: list[str],
    listed: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without it everything that was found is listed, and nothing fails."""
    found = [house.Count("names", ["one", "two"], aim=2), house.Count("long files", ["long"])]
    monkeypatch.setattr(house, "counts", lambda: found)
    monkeypatch.setattr("sys.argv", ["house.py", *options])
    assert house.main() == status
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if line.startswith(" ")] == listed
