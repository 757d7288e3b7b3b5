"""A slow scorer, written from the ledger alone, finds the same points."""

from __future__ import annotations

import pytest

from tests.kit.laws.architects import facts
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.architects.facts import new_game
from tests.kit.laws.architects.scorer import scores_are_right
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, random_play
from westkingdom.architects.game import Architects

TABLE = pytest.mark.parametrize(("mix", "seats"), ARCHITECTS.tables, ids=table_name)


@TABLE
def test_scores_are_those_of_the_slow_scorer(mix: Mix, seats: int) -> None:
    """At many decisions and at the end, lines, totals, winners and the reason are what another count says."""
    for game in random_play(new_game(seats, 41, mix), 41, every=5):
        scores_are_right(game)


def enrich(g: Architects, chooser: Chooser) -> None:
    """Deal all buildings, Wonders among them, and apprentices to the players, with goods, virtue, debts and captives."""
    mix = facts.mix_of(g)
    seats = len(g.players)
    buildings = chooser.shuffled(sorted(facts.buildings(mix)))
    apprentices = chooser.shuffled(sorted(facts.rows(mix, "apprentices")))
    for p in g.players:
        p.buildings = buildings[p.seat :: seats]
        p.apprentices = apprentices[p.seat :: seats][:5]
        p.goods = [chooser.below(4) for _ in p.goods]
        p.goods[facts.SILVER] = chooser.below(30)
        p.goods[facts.INFLUENCE] = chooser.below(13) if mix.boxes else 0
        p.captives = [chooser.below(4) if owner != p.seat else 0 for owner in range(seats)]
        p.virtue, p.debts, p.paid = chooser.below(15), chooser.below(3), chooser.below(4)
        p.cathedral, p.prison = chooser.below(6), chooser.below(9)


@TABLE
def test_tables_full_of_buildings_score_alike(mix: Mix, seats: int) -> None:
    """With all buildings dealt to the players both scorers agree too, so every printed line is counted."""
    chooser = Chooser(48)
    rich = new_game(seats, 48, mix)
    for _ in range(30):
        enrich(rich, chooser)
        scores_are_right(rich)
