"""Copies, saves and histories: laws that take a game at a decision or its end, and raise LawBroken."""

from __future__ import annotations

import json

import westkingdom as wk
from tests.kit.laws.broken import demand
from tests.kit.laws.play import Chooser, play_on
from tests.kit.laws.shelf import books_of


def copy_is_independent_and_the_same(g: wk.Game, n: int = 12) -> None:
    """A copy plays on identically, and whatever is played in one never touches the other."""
    before = g.digest()
    actions = g.actions
    first, second = g.copy(), g.copy()
    demand(first.digest() == before and first.actions == actions, "a copy is another game")
    demand(first.history == g.history, "a copy has another history")
    played = play_on(first, Chooser(g.decisions), n)
    demand(g.digest() == before == second.digest(), "playing in a copy changed the game or another copy")
    demand(g.actions == actions == second.actions, "playing in a copy changed the options of the game or another copy")
    for option in played:
        second.play(option)
    demand(first.digest() == second.digest() and first.actions == second.actions, "two copies played on differently")


def load_brings_it_back(g: wk.Game, n: int = 12) -> None:
    """A saved game, written as JSON and read again, is the same, saves the same, and plays on identically."""
    saved = g.save()
    text = json.dumps(saved)
    loaded = wk.load_game(json.loads(text))
    demand(saved == g.save(), "saving changed the game")
    demand(json.dumps(loaded.save()) == text, "a loaded game saves differently")
    demand(loaded.digest() == g.digest() and loaded.actions == g.actions, "a loaded game is another game")
    demand(loaded.history == g.history and loaded.over == g.over, "a loaded game has another past")
    if not g.over:
        demand(repr(loaded.decision.options) == repr(g.decision.options), "a loaded game offers other options")
    copy = g.copy()
    play_on(copy, Chooser(g.decisions), n)
    play_on(loaded, Chooser(g.decisions), n)
    demand(loaded.digest() == copy.digest() and loaded.actions == copy.actions, "a loaded game played on differently")


def history_replays(g: wk.Game) -> None:
    """The seed and the options played are the whole game, so that undo is to play all but the last."""
    again = books_of(g).mix_of(g).begin(g.settings.seats, g.settings.seed, g.settings.options.get("rulings"))
    for option in g.history:
        again.play(option)
    demand(again.digest() == g.digest() and again.actions == g.actions, "replaying the history gave another game")
