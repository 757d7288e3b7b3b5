"""The words of the browser client: whatever its screens say is there, and nothing is there that no screen says."""

from __future__ import annotations

import re

import pytest

import westkingdom as wk
from tests.kit import ROOT
from westkingdom.engine.words import say
from westkingdom.speech.language import LANGUAGES, language, sources

WEB = ROOT / "web" / "src"
KEY = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)
SAID = re.compile(r"'(web-[a-z0-9-]+)'")
MADE = re.compile(r"`(web-[a-z-]+-)\$\{")
COMMANDS = re.compile(r"const COMMANDS\b.*?= \[(.*?)\]", re.DOTALL)
SERVER = {"web-how-pay", "web-waiting-asked"}
NUMBERS = (1, 2, 5, 21)
COUNTED = [
    "web-tables-more",
    "web-seats-number-of",
    "web-options-changed",
    "web-crumb-back",
    "web-small-steps",
    "web-since-more",
]


def words_of_options() -> set[str]:
    """What the client makes of the names and values of options, of games, solo opponents and themes."""
    made = {f"web-theme-{theme}" for theme in ("system", "light", "dark")}
    for game in wk.GAMES.values():
        made |= {f"web-about-{game.name}", *[f"web-opponent-{one}-about" for one in game.opponents]}
        for name, values in game.options.items():
            option = f"web-option-{name.replace('_', '-')}"
            if values is not None:
                made |= {f"{option}-note"} | ({f"{option}-needs"} if name in game.needs else set())
                made |= {option} if isinstance(values[0], bool) else {option, *[f"{option}-{one}" for one in values]}
    return made


def words_of_commands() -> set[str]:
    """What the client says of the commands that can be typed."""
    listed = COMMANDS.search(written())
    assert listed is not None
    return {f"web-command-{command}" for command in re.findall(r"'([a-z]+)'", listed[1])}


def written() -> str:
    """The source of the client, without its tests, which say nothing to anybody."""
    paths = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name)


@pytest.mark.skipif(not WEB.is_dir(), reason="the source of the browser client is not here")
def test_the_screens_say_what_there_are_words_for_and_nothing_else() -> None:
    texts = [text for game in ("", *wk.GAMES) for text in sources("en", game).values()]
    there = {key for text in texts for key in KEY.findall(text)}
    said = set(SAID.findall(written())) | SERVER
    families = tuple(MADE.findall(written()))
    made = {key for key in words_of_options() | words_of_commands() if key.startswith(families)}
    assert said - there == set()
    assert made - there == set()
    assert there - said - made == set()


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_screens_count_well(code: str, key: str) -> None:
    """In Russian 21 is counted like 1, though one thing alone may have words of its own, and 2 and 5 are counted apart."""
    one, few, many, again = (language(code).text(say(key, {"n": n})).replace(str(n), "") for n in NUMBERS)
    if code == "ru":
        assert len({few, many, again}) in (1, 3)
        assert one == again or one not in (few, many)
    else:
        assert few == many == again
