"""Every language that has a folder says all that English says, and nothing else.

It names everything, and counts well.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import westkingdom as wk
from tests.kit.speech.english import BOX, BOXES, EVERYTHING, GAMES, PROMOS, UNSAID, WONDERS, names_for
from tests.kit.speech.languages import PARTS, TRANSLATIONS, is_request, messages, uses
from westkingdom.architects.state import Facts as ArchitectsFacts
from westkingdom.engine.words import Message, amount
from westkingdom.library.data import facts_for
from westkingdom.speech.chronicle import entries
from westkingdom.speech.face import everybody
from westkingdom.speech.language import ENGLISH, LANGUAGES, folded, language, sources
from westkingdom.speech.opponent import step
from westkingdom.speech.speaker import Speaker, speaker_for
from westkingdom.viscounts.terms import SEGMENTS

PLURALS = {"zero", "one", "two", "few", "many", "other"}
WHOLE_NUMBERS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}
"""By language: the plurals that whole numbers have."""
ALIKE: dict[str, set[str]] = {
    "fr": {
        "bot-novice",
        *[
            f"bot-name-{name}"
            for name in ["bernard", "dhuoda", "hincmar", "lambert", "nithard", "richilde", "rotrude", "wala"]
        ],
        "icon-capture",
        "icon-influence",
        "icon-noble",
        "icons-noble",
        "score-total",
        "ui-influence",
        "web-filter-captures",
        "web-option-setup-standard",
        "web-pause",
        "web-replay-pause",
        "web-volume",
        "web-a-piles",
        "web-v-icon-noble",
        "web-a-good-influence",
    },
}
"""By language: messages whose words are rightly those of English."""
NO_ENGLISH = re.compile(r"\b(the|of|your|you|with|from|gains?|cards?|workers?|and)\b")


@cache
def files_of(code: str, part: str) -> dict[str, str]:
    """By key: the file in which a language says it."""
    return {
        entry.id.name: name
        for name, text in sources(code, part).items()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


def requests(message: ftl.Message) -> Iterator[tuple[str, str, str]]:
    """The forms that a message asks for: of the argument, by the form, as another argument."""
    for attribute in message.attributes:
        name = attribute.id.name
        if "form-" in name and is_request(name):
            (element,) = attribute.value.elements
            assert isinstance(element, ftl.TextElement)
            new = name.partition("form-")[2]
            form, _, of = element.value.partition(" ")
            yield of or new, form, new


SAID_BY_COUNTERS = {"each-of": {"n"}, "effect-gain-per": {"each"}}
"""Numbers that may be left to what is counted, which knows them too."""


def data_names(game: str) -> set[str]:
    """The keys by which a translation names what the data name in English."""
    speech = language(ENGLISH, game)
    if game == "architects":
        box = EVERYTHING[game]
        assert isinstance(box, ArchitectsFacts)
        return {f"card-{ident.replace('_', '-')}" for ident in [*box.cards.number, *box.buildings.number]}
    found = {f"segment-{ident}" for ident in SEGMENTS}
    for ident, number in BOX.cards.number.items():
        kind = BOX.cards.kinds[number]
        named = any(speech.has(key) for key in (f"card-{ident}", f"slot-{ident}", f"card-kind-{kind}"))
        if not named and kind != "ai-slot":
            found.add(f"card-{ident}")
    return found


def test_english_and_french_are_offered() -> None:
    assert LANGUAGES[:2] == ("en", "fr")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_says_in_the_same_file_what_english_says(code: str, part: str) -> None:
    english, translated = files_of(ENGLISH, part), files_of(code, part)
    assert sorted(set(english) - set(translated)) == []
    assert {key: translated[key] for key in english if translated[key] != english[key]} == {}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_adds_only_names_and_styles_of_lists(code: str, part: str) -> None:
    """Everything that the data name in English is named, and nothing that is not in the data."""
    more = {key for key in set(messages(code, part)) - set(messages(ENGLISH, part)) if not key.startswith("list-")}
    assert more == (data_names(part) if part else set())


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_translation_has_the_variables_of_english(code: str, part: str) -> None:
    """It may ask for forms of them; what is counted knows its number."""
    wrong: dict[str, set[str]] = {}
    for key, english in messages(ENGLISH, part).items():
        translated = messages(code, part)[key]
        given = uses(english).variables - {new for of, _, new in requests(english) if of != new}
        known = given | ({"n"} if key.startswith("counter-") else set())
        asked = list(requests(translated))
        own = {new for of, _, new in asked if of != new}
        odd = (uses(translated).variables - own - known) | {of for of, _, _ in asked if of not in known}
        said = uses(translated).variables | {of for of, _, new in asked if of != new} | SAID_BY_COUNTERS.get(key, set())
        forgotten = given - said
        if odd or forgotten:
            wrong[key] = odd | forgotten
    assert wrong == {}


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_form_that_is_asked_for_exists(code: str) -> None:
    everything = [message for part in PARTS for message in messages(code, part).values()]
    forms = {attribute.id.name for message in everything for attribute in message.attributes}
    assert {form for message in everything for _, form, _ in requests(message)} - forms == set()


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_counted_by_plurals_that_a_language_does_not_know(code: str, part: str) -> None:
    known = WHOLE_NUMBERS[code] | {"other"}
    wrong = {
        key
        for key, message in messages(code, part).items()
        if any((variants & PLURALS) - known for variants, _ in uses(message).selections)
    }
    assert wrong == set()


ONE_TWO_FIVE_TWENTY_ONE = {"en": "abbb", "fr": "abbb", "ru": "abca"}
"""By language: which of these numbers have the same word."""


@pytest.mark.parametrize(
    ("game", "thing"),
    [("viscounts", "debt"), ("viscounts", "deed"), ("viscounts", "merchant"), ("architects", "building_card")],
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_things_are_counted_well(code: str, game: str, thing: str) -> None:
    speech = language(code, game)
    words = [speech.text(amount(thing, n)).replace(str(n), "").strip() for n in (1, 2, 5, 21)]
    shape = "".join("abcd"[list(dict.fromkeys(words)).index(word)] for word in words)
    assert shape == ONE_TWO_FIVE_TWENTY_ONE[code]


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_message_is_left_in_english(code: str) -> None:
    """But for the few words that both languages have."""
    same: set[str] = set()
    for part in PARTS:
        for key, message in messages(ENGLISH, part).items():
            words = uses(message).words.split()
            if re.search("[A-Za-z]", "".join(words)) and words == uses(messages(code, part)[key]).words.split():
                same.add(key)
    assert same == ALIKE.get(code, set())


def speakers(game: wk.Game, code: str, people: list[str]) -> tuple[Speaker, Speaker]:
    """Those who say the same game in English and in another language."""
    name, facts = game.settings.game, facts_for(game.settings)
    english, other = (
        speaker_for(name, facts, everybody(game, people, spoken), game, language(spoken, name))
        for spoken in (ENGLISH, code)
    )
    return english, other


def told(game: wk.Game, people: list[str], code: str) -> list[tuple[str, str]]:
    """Play a game at random and say every prompt, choice, cost, gain, reason and event in English and in a language."""
    events = game.listen()
    english, other = speakers(game, code, people)
    said: dict[str, str] = {}

    def both(message: Message) -> None:
        said[english.text(message)] = other.text(message)

    luck = random.Random(game.settings.seed)
    while not game.over:
        decision = game.decision
        both(decision.prompt)
        for option in decision.options:
            for part in [option.label, *option.cost, *option.gain]:
                both(part)
        for choice in decision.why_not():
            both(choice.label)
            both(choice.reason)
        game.play(luck.choice(decision.options))
    for event in events:
        both(english.event(event))
        said.update(zip(step(event, english), step(event, other), strict=True))
    for viewer in (None, *range(len(people))):
        assert len(entries(events, viewer, other)) == len(entries(events, viewer, english))
    return list(said.items())


PLAYED: dict[str, dict[str, object]] = {
    "viscounts": {"seats": 3, "expansions": BOXES, "promos": True, "seed": 4},
    "viscounts cleric": {"seats": 1, "expansions": BOXES, "solo": "cleric", "seed": 2},
    "viscounts cards": {"seats": 1, "expansions": BOXES, "solo": "cards", "seed": 3},
    "architects": {"seats": 3, "expansions": WONDERS, "setup": "variable", "characters": "choose", **PROMOS, "seed": 4},
    "architects variants": {"seats": 2, "starting_apprentice": True, "guildhall_apprentice_purge": True, "seed": 5},
    "architects meddler": {"seats": 1, "expansions": WONDERS, "solo": "meddler", "seed": 2},
    "architects reconstruction": {"seats": 1, "solo": "reconstruction", "seed": 3},
}


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_whole_games_can_be_told_in_every_language(code: str, played: str) -> None:
    options = PLAYED[played]
    game = wk.new_game(played.split(maxsplit=1)[0], **options)  # type: ignore[arg-type]
    said = told(game, names_for(int(str(options["seats"]))), code)
    spoken = [text for _, text in said]
    assert [
        text for text in spoken if UNSAID.search(text) or re.search(r"\b(app|bld|rew|bm|seat|scheme|ai)_", text)
    ] == []
    assert [text for text in spoken if NO_ENGLISH.search(text)] == []
    same = [english for english, text in said if english == text and " " in english and not english[0].isdigit()]
    assert same == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_card_has_a_whole_text_in_every_language(code: str, game: str) -> None:
    speaker = speaker_for(game, EVERYTHING[game], speech=language(code, game))
    texts = {ident: speaker.paragraph(text.whole()) for ident, text in speaker.texts().items()}
    odd = re.compile(
        r"[{}]|\.\.|  |\b(effect|amount|moment|passive|counter|icon|why)[- ][a-z]+:|\b(app|bld|board|rew|bm)_"
    )
    assert {ident: text for ident, text in texts.items() if odd.search(text) or not text.endswith(".")} == {}
    assert {ident: text for ident, text in texts.items() if NO_ENGLISH.search(text)} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_found_by_its_name(code: str, game: str) -> None:
    """The name is what the text says before its first comma or full stop."""
    speaker = speaker_for(game, EVERYTHING[game], speech=language(code, game))
    for text in speaker.texts().values():
        first = speaker.paragraph(text.whole())
        assert first.startswith(speaker.name_of(text))
        assert folded(speaker.name_of(text)) in speaker.names_of(text)
