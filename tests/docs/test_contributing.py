"""The lists of CONTRIBUTING.md are true: what already exists has every place that they name, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit import ROOT
from westkingdom.bots import BOTS
from westkingdom.bots.levels import known_bots
from westkingdom.speech.language import ENGLISH, LANGUAGES

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (Add .*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
PLACE = re.compile(r"`((?:src|tests|docs|web|tools)/[^`\s]*|[A-Za-z]+\.(?:md|toml|yml))`")
OPTIONAL = "- if "

STORIES = {
    "docs/mutants.md",
    "docs/opponents.md",
    "tools/browser_pictures.py",
    "tools/mutant_tests.py",
    "web/src/wire/wire.ts",
}
"""What names all boxes, or all languages, because it measures, draws or tells of some of them, or is generated."""


def items(section: str) -> list[str]:
    """The items of the lists of a section, each as one line."""
    found: list[str] = []
    for line in SECTIONS[section].splitlines():
        if line.startswith("- "):
            found.append(line)
        elif line.startswith("  ") and found:
            found[-1] += " " + line.strip()
    return found


def places(section: str, *, optional: bool) -> set[str]:
    """The places that a section names: those that everything has, or those that only some have."""
    return {place for item in items(section) if item.startswith(OPTIONAL) == optional for place in PLACE.findall(item)}


def filled(place: str) -> list[Path]:
    """A place for every game, box and language that there is."""
    found: list[Path] = []
    for game, code in product(wk.GAMES.values(), LANGUAGES):
        if "<translation>" in place and code == ENGLISH:
            continue
        for box in game.expansions if "<box>" in place else ("",):
            name = box if place.startswith("docs/") else box.replace("-", "_")
            path = place.replace("<game>", game.name).replace("<box>", name)
            found.append(ROOT / re.sub("<language>|<translation>", code, path))
    return list(dict.fromkeys(found))


def missing(paths: Iterable[Path]) -> list[str]:
    """Those that are not there: a folder must be a folder and a file a file."""
    return [str(path.relative_to(ROOT)) for path in paths if not path.exists()]


@pytest.mark.parametrize("section", SECTIONS)
def test_what_is_there_has_every_place_of_the_list(section: str) -> None:
    """All games, boxes, bots and languages have the files that one more would have."""
    wanted = places(section, optional=False)
    assert wanted
    assert {place: missing(filled(place)) for place in wanted if missing(filled(place))} == {}


@pytest.mark.parametrize("section", SECTIONS)
def test_places_that_only_some_have_are_with_one_of_them(section: str) -> None:
    wanted = places(section, optional=True)
    assert {place for place in wanted if len(missing(filled(place))) == len(filled(place))} == set()


def test_all_that_one_can_add_has_a_list() -> None:
    assert [name.split()[-1] for name in SECTIONS] == ["card", "word", "box", "ruling", "bot", "language", "game"]
    assert all(items(section) for section in SECTIONS)


def texts() -> dict[str, str]:
    """What people wrote here, by its path; not the tests, which name whatever they like."""
    folders = ("src", "docs", "tools", "benchmarks", "web/src")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    kinds = {".py", ".md", ".toml", ".json", ".ftl", ".ts", ".svelte", ".yml"}
    paths += [path for path in ROOT.iterdir() if path.suffix in kinds and path.is_file()]
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in paths
        if path.suffix in kinds and ".test." not in path.name and not {"static", "screens"} & set(path.parts)
    }


def listed(section: str) -> set[str]:
    """All places of a section, filled in."""
    named = places(section, optional=False) | places(section, optional=True)
    return {path.relative_to(ROOT).as_posix() for place in named for path in filled(place)}


def unlisted(section: str, naming: set[str]) -> set[str]:
    """Of these paths those that the section does not name, nor a folder above them."""
    known = listed(section) | STORIES
    return {path for path in naming if not any(path == one or path.startswith(f"{one.rstrip('/')}/") for one in known)}


def test_whatever_names_all_boxes_is_on_the_list_of_boxes() -> None:
    """A file that names every box must be touched for one more."""
    boxes = [box for game in wk.GAMES.values() for box in game.expansions]
    named = [re.compile(re.sub("-", "[-_ ]?", box), re.IGNORECASE) for box in boxes]
    naming = {path for path, text in texts().items() if all(name.search(text) for name in named)}
    assert "README.md" in naming
    assert unlisted("Add a box", naming - {"CONTRIBUTING.md"}) == set()


def test_whatever_names_all_languages_is_on_the_list_of_languages() -> None:
    """A file that names every translation by its code must be touched for one more."""
    named = [re.compile(rf"(?<![\w-]){code}(?![\w-])") for code in LANGUAGES if code != ENGLISH]
    naming = {path for path, text in texts().items() if all(name.search(text) for name in named)}
    assert "docs/rules/glossary.json" in naming
    assert unlisted("Add a language", naming - {"CONTRIBUTING.md"}) == set()


@pytest.mark.parametrize("bot", known_bots())
def test_every_bot_is_named_where_the_list_says(bot: str) -> None:
    texts = [path.read_text("utf-8") for path in filled("src/westkingdom/speech/locale/<language>/bots.ftl")]
    assert all(f"\nbot-{bot} =" in text and f"\nbot-{bot}-about =" in text for text in texts)
    file = "bot.py" if bot in BOTS else "levels.py"
    assert f'"{bot}"' in (ROOT / "src/westkingdom/bots" / file).read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "rule"), [(game.name, one.rule) for game in wk.GAMES.values() for one in game.rulings]
)
def test_every_ruling_is_named_where_the_list_says(game: str, rule: str) -> None:
    place = "src/westkingdom/speech/locale/<language>/<game>/rulings.ftl"
    words = [path.read_text("utf-8") for path in filled(place) if path.parent.name == game]
    assert all(f"\nruling-{rule.lower()} =" in f"\n{text}" for text in words)
    ledgers = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs" / "rules").glob(f"{game}-*.md"))
    assert rule in ledgers
    sources = (ROOT / "src" / "westkingdom" / game).rglob("rulings.py")
    assert any(f'"{rule}"' in path.read_text("utf-8") for path in sources)
