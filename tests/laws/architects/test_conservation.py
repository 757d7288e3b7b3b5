"""Every piece of Architects is accounted for at every decision, and events tell all of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.laws.architects import facts
from tests.kit.laws.architects.accounts import ArchitectsAccounts
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.architects.facts import new_game
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.damage import forge_debt, lose_worker, overspend
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import random_play
from westkingdom.architects.game import Architects


@pytest.mark.parametrize(("mix", "seats"), ARCHITECTS.tables, ids=table_name)
@pytest.mark.parametrize("chooser", ARCHITECTS.choosers)
def test_every_piece_is_accounted_for(mix: Mix, seats: int, chooser: str) -> None:
    """Workers, cards, goods, silver, virtue, Influence and debts add up: the game's count, ours, the events'."""
    game = new_game(seats, seats, mix)
    accounts = ArchitectsAccounts(game.listen())
    for here in random_play(game, seats, chooser=ARCHITECTS.choosers[chooser](seats)):
        here.check()
        accounts.count(here)
    assert accounts.is_open
    accounts.close(game)


def free_captive(g: Architects) -> None:
    g.players[0].captives[1] += 1


def forge_market_worker(g: Architects) -> None:
    g.market = [0, 0, 0] if g.market.count(0) < 3 else [-1, -1, -1]


def empty_guildhall(g: Architects) -> None:
    g.guildhall += 1


def double_apprentice(g: Architects) -> None:
    g.players[0].apprentices = [*g.players[0].apprentices, g.apprentices[-1]]


def lose_apprentice(g: Architects) -> None:
    g.apprentices = g.apprentices[1:]


def lose_plan(g: Architects) -> None:
    g.plans, g.plans_by = g.plans[1:], g.plans_by[1:]


def double_plan(g: Architects) -> None:
    g.players[0].hand.append(g.plans[-1])


def lose_reward(g: Architects) -> None:
    g.rewards = g.rewards[1:]


def lose_market_card(g: Architects) -> None:
    g.small, g.large = [], g.large


def too_virtuous(g: Architects) -> None:
    g.players[0].virtue = 15


def too_influential(g: Architects) -> None:
    g.players[0].goods[facts.INFLUENCE] = 13


def forge_silver(g: Architects) -> None:
    g.players[0].goods[facts.SILVER] += 1


def steal_tax(g: Architects) -> None:
    g.tax += 1


def lay_silver(g: Architects) -> None:
    g.laid = [n + (card == g.rows[0][0]) for card, n in enumerate(g.laid)]


def forge_virtue(g: Architects) -> None:
    g.players[1].virtue += 1 if g.players[1].virtue < 14 else -1


def crowd_the_cathedral(g: Architects) -> None:
    for p in g.players:
        p.cathedral = 5


def lose_contribution_card(g: Architects) -> None:
    facts.wonder(g).pile = facts.wonder(g).pile[1:]


def forge_wonder(g: Architects) -> None:
    facts.wonder(g).wonder_at = [0, -1, -1, -1, -1]


OF_THE_BOX = [too_influential, lose_contribution_card, forge_wonder]
BREACHES = [
    lose_worker, free_captive, forge_market_worker, empty_guildhall, double_apprentice, lose_apprentice, lose_plan,
    double_plan, lose_reward, lose_market_card, too_virtuous, overspend, forge_silver, steal_tax, lay_silver, forge_debt,
    forge_virtue, crowd_the_cathedral,
]  # fmt: skip


@pytest.mark.parametrize("breach", [*BREACHES, *OF_THE_BOX])
@pytest.mark.parametrize("mix", [facts.BASE, facts.WONDER_PROMOS], ids=table_name)
def test_the_books_find_what_is_missing_or_doubled(mix: Mix, breach: Callable[[Architects], None]) -> None:
    """Our own count finds every kind of piece that went astray, and every coin that no event tells of."""
    if breach in OF_THE_BOX:
        mix = facts.MIXES[2] if mix == facts.BASE else mix
    game = new_game(3, 1, mix)
    accounts = ArchitectsAccounts(game.listen())
    for here in random_play(game, 1):
        accounts.count(here)
        if here.round == 3:
            breach(here)
            with pytest.raises(LawBroken):
                accounts.count(here)
            return
    raise AssertionError("the third round never came")
