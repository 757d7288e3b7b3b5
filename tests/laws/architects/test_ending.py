"""Every turn ends and every position has a choice.

There is no endless loop of free actions. A turn places one worker or takes one back; only a building that is
constructed can place another one, and no building is constructed twice. What a placed worker may do is counted: a rule
that asks again in the same visit (trades, captures, actions of the Guardhouse, debts to destroy, cards to discard,
goods to pay, what the Princess and the Profiteer give) has fewer left each time. From turn to turn only the Guildhall
lasts: its workers never leave it, so a game could be drawn out only by players who all refuse to build. A player whose
workers are all in the Guildhall has no turn, as the tests of turns say.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.laws.architects import facts
from tests.kit.laws.architects.books import ARCHITECTS
from tests.kit.laws.architects.facts import new_game
from tests.kit.laws.mix import Mix, table_name
from tests.kit.laws.play import Chooser, play_on
from westkingdom.architects.game import Architects
from westkingdom.engine.node import NODES

TABLE = pytest.mark.parametrize(("mix", "seats"), ARCHITECTS.tables, ids=table_name)
CHOOSER = pytest.mark.parametrize("chooser", ARCHITECTS.choosers)
COUNTING_DOWN = {
    "architects.make-trades", "architects.make-captures", "architects.guard-actions", "architects.overflow",
}  # fmt: skip
MOST_CAPTURES = 2
MOST_STEPS = 7


def left(g: Architects) -> int:
    """How often what is asked now may still be asked in this visit: what the frame counts, and what the figures give."""
    node, (_, seat, a, b) = NODES[g.stack[-1][0]], g.stack[-1]
    part = facts.wonder(g)
    due = part.contributions + (part.pending > 0) if part is not None else 0
    kind = node.kind().name
    if node.name in COUNTING_DOWN:
        return due + a
    if node.name == "architects.hand-limit":
        return due + len(g.players[seat].hand)
    if kind == "capture":
        return due + MOST_CAPTURES - a
    if kind == "pay":
        return due + MOST_STEPS - a
    return due + b if kind == "order" else due


@TABLE
@CHOOSER
def test_every_turn_ends(mix: Mix, seats: int, chooser: str) -> None:
    """What asks again above the same frames has less left than before, until a construction places another worker."""
    game = new_game(seats, 51, mix)
    events = game.listen()
    player = ARCHITECTS.choosers[chooser](51)
    read, placed, constructed, times = 0, 0, 0, 0
    before: dict[Any, int] = {}
    while not game.over:
        for event in events[read:]:
            if event.key == "turn":
                placed, constructed = 0, 0
            # An opponent may follow several scheme cards in a turn. [WW-295]
            placed += event.key == "place" and event.seat != game.settings.opponent
            constructed += event.key == "construct"
            if event.key in ("turn", "place", "construct"):
                before = {}
        read = len(events)
        assert placed <= 1 + constructed
        if game.round:
            asked = (game.stack[-1][0], *game.stack[:-1])
            if asked in before:
                times += 1
                assert left(game) < before[asked], NODES[game.stack[-1][0]].name
            before[asked] = left(game)
        game.play(player.option(game))
    assert times > 0


@TABLE
@CHOOSER
def test_every_game_ends(mix: Mix, seats: int, chooser: str) -> None:
    """Played at random, or by builders, every game fills the Guildhall."""
    game = new_game(seats, 52, mix)
    play_on(game, ARCHITECTS.choosers[chooser](52), 20_000)
    assert game.over
    assert game.guildhall >= facts.SPACES[len(game.players)]


@TABLE
def test_there_is_always_a_choice(mix: Mix, seats: int) -> None:
    """Whoever is asked has two options at least, and every turn with a worker on the own board has five."""
    game = new_game(seats, 53, mix)
    chooser = Chooser(53)
    while not game.over:
        assert len(game.choices) > 1
        if NODES[game.stack[-1][0]].kind().name == "place":
            assert set(range(5)) <= set(game.choices)
        game.play(chooser.option(game))
