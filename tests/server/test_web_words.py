"""The words of the browser client: whatever its screens say is there, and nothing is there that no screen says."""

from __future__ import annotations

import re

import pytest

import westkingdom as wk
from tests.kit import ROOT
from westkingdom.bots import BOTS
from westkingdom.engine.words import say
from westkingdom.speech.language import LANGUAGES, language, sources

WEB = ROOT / "web" / "src"
KEY = re.compile(r"^(web-[a-z0-9-]+) =", re.MULTILINE)
SAID = re.compile(r"'(web-[a-z0-9-]+)'")
MADE = re.compile(r"`(web-[a-z-]+-)\$\{")
SERVER = {"web-how-pay", "web-waiting"}
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
    """What the client makes of the names and values of options, of games, bots and themes."""
    made = {f"web-theme-{theme}" for theme in ("system", "light", "dark")} | {f"web-bot-{bot}" for bot in BOTS}
    for game in wk.GAMES.values():
        made.add(f"web-about-{game.name}")
        for name, values in game.options.items():
            option = f"web-option-{name.replace('_', '-')}"
            if values is not None:
                made |= {f"{option}-note"} | ({f"{option}-needs"} if name in game.needs else set())
                made |= {option} if isinstance(values[0], bool) else {option, *[f"{option}-{one}" for one in values]}
    return made


def written() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts")
    )


@pytest.mark.skipif(not WEB.is_dir(), reason="the source of the browser client is not here")
def test_the_screens_say_what_there_are_words_for_and_nothing_else() -> None:
    texts = [text for game in ("", *wk.GAMES) for text in sources("en", game).values()]
    there = {key for text in texts for key in KEY.findall(text)}
    said = set(SAID.findall(written())) | SERVER
    families = tuple(MADE.findall(written()))
    made = {key for key in words_of_options() if key.startswith(families)}
    assert said - there == set()
    assert made - there == set()
    assert {key for key in there - said - made if not key.startswith(families) or key in words_of_options()} == set()


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_screens_count_well(code: str, key: str) -> None:
    texts = [language(code).text(say(key, {"n": n})).replace(str(n), "") for n in NUMBERS]
    assert (texts[0] == texts[3]) == (code == "ru") or len(set(texts)) == 1
    if code == "ru":
        assert len(set(texts)) == 3
