"""westkingdom about: the games, their boxes, and who made them."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.cli import run
from tests.kit.rule import rule


@rule("GG-002", "KK-002")
def test_about_names_the_games_and_their_boxes() -> None:
    """The boxes have the display names of their rulebooks, and are named as --with takes them."""
    said = run("about").stdout
    assert "Viscounts of the West Kingdom (westkingdom play viscounts), 2, 3 or 4 seats" in said
    assert "Gates of Gold, an expansion (--with gates-of-gold)" in said
    assert "Keeper of Keys, an expansion (--with keeper-of-keys)" in said
    assert "Architects of the West Kingdom (westkingdom play architects), 2, 3, 4 or 5 seats" in said
    assert "Works of Wonder, an expansion (--with works-of-wonder), also for 6 seats" in said


def credits_of(title: str) -> list[str]:
    """The credits that stand below a title."""
    lines = run("about").stdout.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(title)) + 1
    end = next(i for i in range(start, len(lines)) if not lines[i].startswith("  "))
    return [line.strip() for line in lines[start:end]]


MAKERS = ["Design: Shem Phillips and S J MacDonald", "Illustration: Mihajlo Dimitrievski"]


@pytest.mark.parametrize("game", [offer.title for offer in wk.GAMES.values()])
def test_about_credits_the_makers_of_the_games(game: str) -> None:
    assert credits_of(game) == [*MAKERS, "Publisher: Garphill Games"]


def test_about_credits_the_makers_of_works_of_wonder() -> None:
    assert credits_of("Works of Wonder") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (2021)",
    ]


@rule("GG-004")
def test_about_credits_the_makers_of_gates_of_gold() -> None:
    assert credits_of("Gates of Gold") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (English edition 2022, Russian edition 2023)",
    ]


@rule("KK-004")
def test_about_credits_the_makers_of_keeper_of_keys() -> None:
    assert credits_of("Keeper of Keys") == [
        *MAKERS,
        "Graphic design: Shem Phillips",
        "Publisher: Garphill Games (2022)",
        "French translation: Jean Dorthe (Pixie Games)",
        "French proofreading: Arnyanka (Pixie Games)",
    ]
