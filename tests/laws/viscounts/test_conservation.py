"""Every piece is accounted for at every decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.laws.broken import LawBroken
from tests.kit.laws.damage import forge_debt, lose_worker, overspend
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, random_play
from tests.kit.laws.viscounts import facts
from tests.kit.laws.viscounts.accounts import ViscountsAccounts
from tests.kit.laws.viscounts.books import VISCOUNTS
from tests.kit.laws.viscounts.facts import new_game
from westkingdom.viscounts.game import Viscounts

BOXES = pytest.mark.parametrize(("mix", "seats"), VISCOUNTS.tables[3:], ids=table_name)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_every_piece_is_accounted_for(seats: int, seed: int) -> None:
    """Workers, cards, Buildings, Manuscripts, Debts and Deeds add up at every decision, by the game's count and ours."""
    accounts = ViscountsAccounts()
    for game in random_play(new_game(seats, seed), seed):
        game.check()
        accounts.count(game)


@BOXES
@pytest.mark.parametrize("chooser", VISCOUNTS.choosers)
def test_every_piece_of_the_boxes_is_accounted_for(mix: Mix, seats: int, chooser: str) -> None:
    """So do King's Orders, Outsiders, Heroes, Chest Tiles, boards and Public Buildings.

    Events tell the same in the end.
    """
    game = new_game(seats, 7, mix)
    accounts = ViscountsAccounts(game.listen())
    for here in random_play(game, 7, chooser=VISCOUNTS.choosers[chooser](7)):
        here.check()
        accounts.count(here)
    accounts.close(game)


def double_card(g: Viscounts) -> None:
    g.players[0].discard.append(g.townsfolk[0][-1])


def lose_card(g: Viscounts) -> None:
    g.players[0].hand.pop()


def lose_manuscript(g: Viscounts) -> None:
    g.manuscripts[0] = g.manuscripts[0][1:]


def forge_building(g: Viscounts) -> None:
    g.spots = [*g.spots]
    g.spots[g.spots.index(-1)] = 5


def forge_deed(g: Viscounts) -> None:
    g.players[1].approved += 1


def lose_kings_order(g: Viscounts) -> None:
    facts.gates(g).kings_orders -= 1


def lose_outsider(g: Viscounts) -> None:
    facts.gates(g).pile = facts.gates(g).pile[1:]


def double_outsider(g: Viscounts) -> None:
    g.players[0].discard.append(facts.gates(g).row[0])


def forge_column(g: Viscounts) -> None:
    p = g.players[0]
    p.permanents = [thing for thing in p.permanents if thing != facts.FIRST_COLUMN]


def forge_builder_card(g: Viscounts) -> None:
    p = g.players[0]
    p.permanents = [*p.permanents, facts.gates(g).builders[0]]


def swap_board(g: Viscounts) -> None:
    part = facts.gates(g)
    part.boards = [*part.boards[1:], part.boards[0]]


def lose_hero(g: Viscounts) -> None:
    facts.keys(g).hero_pile = facts.keys(g).hero_pile[1:]


def double_hero(g: Viscounts) -> None:
    g.players[0].hand.append(facts.keys(g).heroes[0])


def forge_shown_hero(g: Viscounts) -> None:
    g.players[0].shown = [facts.keys(g).heroes[0]]


def lose_chest(g: Viscounts) -> None:
    facts.keys(g).chests = facts.keys(g).chests[1:]


def double_chest(g: Viscounts) -> None:
    part = facts.keys(g)
    part.slotted = [[part.chests[0], -1, -1], *part.slotted[1:]]


def forge_public_building(g: Viscounts) -> None:
    g.spots = [*g.spots]
    g.spots[g.spots.index(-1)] = facts.FIRST_PUBLIC_ON_SPOT


def forge_public_owner(g: Viscounts) -> None:
    facts.keys(g).public = [1, -1, -1]


OF_BOXES = [
    lose_kings_order, lose_outsider, double_outsider, forge_column, forge_builder_card, swap_board, lose_hero,
    double_hero, forge_shown_hero, lose_chest, double_chest, forge_public_building, forge_public_owner,
]  # fmt: skip
BREACHES = [lose_worker, double_card, lose_card, lose_manuscript, forge_building, forge_debt, forge_deed, overspend]


@pytest.mark.parametrize("breach", [*BREACHES, *OF_BOXES])
@pytest.mark.parametrize("mix", [facts.BASE, facts.BY_NAME["both"]], ids=table_name)
def test_the_books_find_what_is_missing_or_doubled(mix: Mix, breach: Callable[[Viscounts], None]) -> None:
    """Our own count finds every kind of piece that went astray."""
    if mix == facts.BASE and breach in OF_BOXES:
        mix = facts.PROMOS
    accounts = ViscountsAccounts()
    for game in random_play(new_game(3, 1, mix), 1):
        accounts.count(game)
        if game.round == 3:
            breach(game)
            with pytest.raises(LawBroken):
                accounts.count(game)
            return
    raise AssertionError("the third round never came")


def test_debts_that_are_gained_and_discarded_between_two_counts_are_both_counted() -> None:
    """In this game the opponent's last turn gives a Debt, and the Assassin discards two before anybody decides again."""
    game = VISCOUNTS.mix("solo-builder-2-both").begin(1, 846)
    assert isinstance(game, Viscounts)
    accounts = ViscountsAccounts(game.listen())
    chooser = Chooser(846)
    while not game.over:
        if game.decisions % 4 == 0 or not accounts.is_open:
            accounts.count(game)
        game.play(chooser.option(game))
    accounts.count(game)
    assert accounts.debts_gone == 2
