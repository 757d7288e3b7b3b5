"""The text table in every language."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from tests.kit.terminal.driver import sit_down
from westkingdom.cli import main
from westkingdom.engine.words import say
from westkingdom.speech.language import LANGUAGES, language
from westkingdom.terminal.session import COMMANDS

TABLES = {
    "viscounts": ("viscounts", "--with", "gates-of-gold", "--with", "keeper-of-keys", "--bots", "random"),
    "architects": ("architects", "--with", "works-of-wonder", "--bots", "random", "--setup", "variable"),
}
ENGLISH = re.compile(r"\b(the|your|you|with|from|gains?|cards?|worker|workers|none|nobody)\b")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(monkeypatch: pytest.MonkeyPatch, code: str, table: str) -> None:
    """With every command of that language, and without a word of English in another one."""
    speech = language(code, table)
    words = [speech.text(say(f"command-{word}")) for word in COMMANDS if word not in ("undo", "save", "quit", "rules")]
    typed = (*TABLES[table], "--plain", "--seed", "5", "--language", code)
    screen, _ = sit_down(monkeypatch, *typed, script=["1", *words, "99", "abracadabra"], seed=1)
    assert speech.text(say("ui-final")) in screen
    assert speech.text(say("help-title")) in screen
    assert not re.search(r"[{}]", screen)
    if code != "en":
        assert ENGLISH.findall(screen) == []


def test_french_is_understood_at_the_text_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words of French, with or without accents, and those of English."""
    script = ["cartes abbe", "cards Prêteuse sur gage", "regles vb-80", "why", "quitter", "non"]
    screen, _ = sit_down(monkeypatch, "--bots", "random", "--seed", "1", "--plain", "--language", "fr", script=script)
    assert "Abbé, 2 Pièces, Clergé." in screen
    assert "Prêteuse sur Gage, 1 Pièce, 2 Marchands." in screen
    assert "VB-080\u00a0: The Viscount moves" in screen
    assert "Vous avez quitté la table sans sauvegarder la partie." in screen


def run(*args: str, **environment: str) -> str:
    result = CliRunner(env=environment).invoke(main, args)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_environment_may_name_the_language() -> None:
    assert "Vicomtes du Royaume de l'Ouest" in run("about", WESTKINGDOM_LANGUAGE="fr")
    assert "Viscounts of the West Kingdom" in run("about", "--language", "en", WESTKINGDOM_LANGUAGE="fr")


def test_cards_are_looked_up_in_a_language() -> None:
    said = run("cards", "viscounts", "roublard", "--language", "fr")
    assert "Roublard, Étranger, 1 Pièce, 2 Nobles." in said
    assert "source\u00a0: " in said


def test_a_language_that_is_not_there_is_refused() -> None:
    result = CliRunner().invoke(main, ["about", "--language", "xx"])
    assert result.exit_code == 2
    assert "'xx' is not one of 'en'" in result.output
