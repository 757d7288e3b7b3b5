"""The names of rules, which saves hold: each says to which game it belongs."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import westkingdom
from westkingdom.engine.node import NODES, game_of


@pytest.mark.parametrize("game", ["viscounts", "architects"])
def test_the_name_of_a_rule_says_its_game(game: str) -> None:
    """Whatever package a rule stands in, its name leads to the game of that package, boxes included."""
    package = importlib.import_module(f"westkingdom.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    found = {node.name: type(node).__module__.split(".")[1] for node in NODES}
    wrong = {name for name, home in found.items() if home == game and game_of(NODES[_id(name)]) != game}
    assert game in found.values()
    assert wrong == set()


def _id(name: str) -> int:
    return next(node.id for node in NODES if node.name == name)


def test_rules_of_the_engine_belong_to_the_game_that_made_them() -> None:
    """An effect made of a class that both games share is a rule of the one that loaded it."""
    westkingdom.new_game("viscounts", seats=2, seed=1)
    westkingdom.new_game("architects", seats=2, seed=1)
    shared = {game_of(node) for node in NODES if type(node).__module__.startswith("westkingdom.engine")}
    assert shared == {"viscounts", "architects"}
