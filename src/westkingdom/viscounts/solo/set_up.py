"""Set-up of a solo opponent: its board, its Scheme cards, its space and what it starts with."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.box import Chance
from westkingdom.engine.node import Frame, Node
from westkingdom.viscounts.solo import events
from westkingdom.viscounts.solo.facts import SoloFacts
from westkingdom.viscounts.solo.part import SoloPart, board_of, difficulty_of, in_play, opponent_of
from westkingdom.viscounts.solo.terms import FIRST_AI_SLOT, SOLO
from westkingdom.viscounts.state import State


def lay(g: State, facts: SoloFacts, chance: Chance) -> None:
    """The opponent gets its board, and two piles of Scheme cards without those that its board names.

    [VB-173, VB-174, VB-176, VB-217]
    """
    names = [board.name for board in facts.boards]
    wanted = g.settings.options["solo"]
    board = chance.shuffled(list(range(len(names))))[0] if wanted not in names else names.index(str(wanted))
    removed = facts.boards[board].removed
    future = chance.shuffled([card for card in facts.future if card not in removed])
    more = facts.more_schemes[max(0, difficulty_of(g))]
    p = opponent_of(g)
    p.draw = chance.shuffled([card for card in facts.starting if card not in removed] + future[:more])
    p.mixed = sorted(p.draw)
    p.slots = FIRST_AI_SLOT
    p.permanents = []
    p.manuscripts = []
    g.removed = [*g.removed, *removed]
    part = SoloPart(facts)
    part.board = board
    part.future = future[more:]
    part.unseen = sorted(future)
    part.chain = 0
    g.parts[SOLO] = part


class SetUpOpponent(Node[State]):
    """Its Viscount goes to the number of the Player card that is left; then it gains what its board shows.

    [VB-175, VB-177]
    """

    def fits(self, g: State, f: Frame) -> bool:
        return in_play(g) and g.round == 0 and f[1:] == (g.settings.opponent, 0, 0) and opponent_of(g).space < 0

    def run(self, g: State, f: Frame) -> None:
        p = opponent_of(g)
        board = board_of(g)
        left = g.offered_cards[0]
        number = int(float(g.facts.player_cards.labels[left]))
        segment, kind = g.realm.numbered_space[number]
        p.space = 3 * g.segments.index(segment) + kind
        g.tell(events.OPPONENT_STARTS, "VB-175", g.facts.player_cards.ids[left], p.space)
        if board.start_building is not None:
            g.push(board.start_building, p.seat)
        if board.start is not None:
            g.push(board.start, p.seat)


SET_UP_OPPONENT: Final = SetUpOpponent("solo.set-up-opponent")
