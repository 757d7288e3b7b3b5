"""Every piece is accounted for at every decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.laws.accounts import Accounts
from tests.laws.broken import LawBroken
from tests.laws.laws import new_game, random_play
from westkingdom.viscounts.game import Viscounts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_every_piece_is_accounted_for(seats: int, seed: int) -> None:
    """Workers, cards, Buildings, Manuscripts, Debts and Deeds add up at every decision, by the game's count and ours."""
    accounts = Accounts()
    for game in random_play(new_game(seats, seed), seed):
        game.check()
        accounts.count(game)


def lose_worker(g: Viscounts) -> None:
    g.players[0].workers -= 1


def double_card(g: Viscounts) -> None:
    g.players[0].discard.append(g.townsfolk[0][-1])


def lose_card(g: Viscounts) -> None:
    g.players[0].hand.pop()


def lose_manuscript(g: Viscounts) -> None:
    g.manuscripts[0] = g.manuscripts[0][1:]


def forge_building(g: Viscounts) -> None:
    g.spots = [*g.spots]
    g.spots[g.spots.index(-1)] = 5


def forge_debt(g: Viscounts) -> None:
    g.players[1].debts += 1


def forge_deed(g: Viscounts) -> None:
    g.players[1].approved += 1


def overspend(g: Viscounts) -> None:
    g.players[0].goods[2] = -1


BREACHES = [lose_worker, double_card, lose_card, lose_manuscript, forge_building, forge_debt, forge_deed, overspend]


@pytest.mark.parametrize("breach", BREACHES)
def test_the_books_find_what_is_missing_or_doubled(breach: Callable[[Viscounts], None]) -> None:
    """Our own count finds every kind of piece that went astray."""
    accounts = Accounts()
    for game in random_play(new_game(3, 1), 1):
        accounts.count(game)
        if game.round == 3:
            breach(game)
            with pytest.raises(LawBroken):
                accounts.count(game)
            return
