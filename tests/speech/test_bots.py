"""Bots have names of the period, in every language, that nobody else has."""

from __future__ import annotations

import pytest

import westkingdom as wk
from westkingdom.bots.levels import known_bots
from westkingdom.library.data import facts_for
from westkingdom.library.settings import settings_for
from westkingdom.speech.bots import bot_names, called, drawn
from westkingdom.speech.face import everybody
from westkingdom.speech.language import LANGUAGES, folded, language
from westkingdom.speech.speaker import speaker_for
from westkingdom.table.seat import checked_name

OPTIONS: dict[str, dict[str, object]] = {
    "viscounts": {"promos": True},
    "architects": {"promo_cards": True, "promo_boards": True, "setup": "variable"},
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_bots_are_called_alike_nor_like_a_card(code: str) -> None:
    names = [folded(called(name, "novice", code)) for name in bot_names()]
    assert len(set(names)) == len(names) > 2 * 6
    for game, offer in wk.GAMES.items():
        facts = facts_for(settings_for(game, 4, offer.expansions, 0, OPTIONS[game]))
        speaker = speaker_for(game, facts, speech=language(code, game))
        cards = {folded(speaker.name_of(text)) for text in speaker.texts().values()}
        assert cards.isdisjoint(names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_bot_is_called_like_what_it_is(code: str) -> None:
    names = {folded(called(name, "novice", code)) for name in bot_names()}
    assert names.isdisjoint(known_bots())
    assert all(checked_name(name) == name for name in bot_names())


def test_names_are_drawn_until_none_is_left_and_none_comes_twice() -> None:
    taken: list[str] = []
    for luck in range(len(bot_names())):
        taken.append(drawn(taken, 7 * luck))
    assert sorted(taken) == sorted(bot_names())


def test_luck_draws_every_name() -> None:
    assert {drawn([], luck) for luck in range(100)} == set(bot_names())


def test_a_name_is_not_drawn_that_somebody_has_in_any_language() -> None:
    """Odo is Eudes in French; nobody is to take one for the other."""
    assert called("Odo", "novice", "fr") == "Eudes"
    assert "Odo" not in {drawn(["eudes"], luck) for luck in range(100)}


def test_a_bot_is_called_by_its_own_name_in_each_language_and_a_person_as_they_wrote_it() -> None:
    game = wk.new_game("viscounts", seats=2, seed=1)
    assert everybody(game, ["Odo", "Odo"], "ru", ["", "master"]) == ["Odo", "Одо"]
    assert everybody(game, ["Ann", "Bob"], "ru", ["novice", ""]) == ["Ann", "Bob"]
