"""How a message is put together: without words, with forms of its arguments, in a language that is new."""

from __future__ import annotations

import pytest

from tests.kit.speech.english import BOX
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech import language as locale
from westkingdom.speech.language import language
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker


def test_a_message_without_words_is_said_by_its_key() -> None:
    assert language().text(say("never-heard-of", {"n": 2})) == "never heard of: 2"


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="effect-may"):
        language().text(say("effect-may"))


def test_a_language_is_added_without_touching_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names cards and lists things its own way, and English stands in for what it lacks."""
    read = locale.sources
    french = "card-abbot = Abbé\nsegment-1-2 = Lac\nlist-and-last = { $a } et { $b }\nplay-card = jouer { $card }\n"
    monkeypatch.setattr(
        locale, "sources", lambda code, game="": read(code, game) if code != "fr" else {} if game else {"x.ftl": french}
    )
    speaker = ViscountsSpeaker(BOX, speech=locale.loaded.__wrapped__("fr", "viscounts"))
    assert speaker.text(say("play-card", {"card": "abbot"})) == "jouer Abbé"
    assert speaker.text(say("play-card", {"card": "squire"})) == "jouer Squire"
    assert speaker.text(say("space", {"segment": "1-2", "kind": "IN"})) == "Lac, inside"
    assert speaker.listed([amount("silver", 1), amount("ink", 1)]) == "1 silver et 1 ink"


FORMS = """
card-abbot = Аббат
    .gen = Аббата
    .gender = masculine
card-nun = Монахиня
    .gen = Монахини
    .gender = feminine
play-card = сыграть { $card }
    .form-card = gen
choose-ability = { $card }: { $sex ->
    [feminine] одна
   *[other] один
}
    .form-sex = gender card
rearrange-to = нет { $parts }
    .form-parts = gen
    .join = comma
card = карта { $card }
    .gen = карты { $card }
    .gen-form-card = gen
link = { $what } и { $seat }
    .form-what = gen
"""


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (say("play-card", {"card": "abbot"}), "сыграть Аббата"),
        (say("play-card", {"card": "squire"}), "сыграть Squire"),
        (say("choose-ability", {"card": "abbot"}), "Аббат: один"),
        (say("choose-ability", {"card": "nun"}), "Монахиня: одна"),
        (say("card", {"card": "abbot"}), "карта Аббат"),
        (
            say("rearrange-to", {"parts": [say("card", {"card": card}) for card in ("abbot", "nun", "squire")]}),
            "нет карты Аббата, карты Монахини, карты Squire",
        ),
        (say("link", {"what": say("card", {"card": "nun"}), "seat": 0}), "карты Монахини и Ann"),
        (say("link", {"what": amount("silver", 2), "seat": 0}), "2 silver и Ann"),
    ],
)
def test_a_message_asks_for_forms_of_its_arguments(
    monkeypatch: pytest.MonkeyPatch, message: Message, text: str
) -> None:
    """Of messages, of the parts of lists and of the names of cards; what lacks the form is said by its value."""
    read = locale.sources
    monkeypatch.setattr(
        locale, "sources", lambda code, game="": read(code, game) if code != "xx" else {} if game else {"x.ftl": FORMS}
    )
    assert ViscountsSpeaker(BOX, ["Ann"], speech=locale.loaded.__wrapped__("xx", "viscounts")).text(message) == text
