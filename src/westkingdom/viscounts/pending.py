"""What is still to be done must fit the table: only such a stack can be played on from."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import demand
from westkingdom.engine.node import NODES
from westkingdom.viscounts.action import AFTER_ACTION, DISMISSAL, PAYMENT, gives_action
from westkingdom.viscounts.card_management import PLAY_A_CARD, PLAY_TOP
from westkingdom.viscounts.construct import CONSTRUCT_ACTION, WHICH_BUILDING
from westkingdom.viscounts.dismissal import DISMISSED
from westkingdom.viscounts.place_workers import HOW_MANY_WORKERS, PLACE_WORKERS_ACTION
from westkingdom.viscounts.set_up import FINISH_SET_UP, PICK_A_PAIR
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import EMPTY, LEFT
from westkingdom.viscounts.trade import HOW_MANY_EXCHANGES, TRADE_ACTION
from westkingdom.viscounts.transcribe import TRANSCRIBE_ACTION
from westkingdom.viscounts.turn import END_OF_TURN, GAME_OVER, PHASES, TURN, opponents_phases

# So many phases are still to come, the one that waits for its decision included.
_CARD_MANAGEMENT_GOING_ON: Final = 5
_ACTION_GOING_ON: Final = 3

_ACTION_RULES: Final = [
    HOW_MANY_EXCHANGES.id,
    WHICH_BUILDING.id,
    HOW_MANY_WORKERS.id,
    DISMISSAL.id,
    DISMISSED.id,
    PAYMENT.id,
    AFTER_ACTION.id,
    *[action.id for action in (TRADE_ACTION, CONSTRUCT_ACTION, PLACE_WORKERS_ACTION, TRANSCRIBE_ACTION)],
]

_TURN_RULES: Final = [
    TURN.id,
    END_OF_TURN.id,
    GAME_OVER.id,
    PICK_A_PAIR.id,
    FINISH_SET_UP.id,
    *[phase.id for phase in PHASES],
]


def check_stack(g: State) -> None:
    """Below what is still to be done stands the turn or the draft that is going on."""
    below = _check_draft(g) if g.round == 0 else _check_turn(g)
    above = g.stack[below:]
    rules = [*_TURN_RULES, *[phase.id for phase in opponents_phases(g)]]
    demand(not any(f[0] in rules for f in above), "A turn is finished before the next one begins.")


def _check_draft(g: State) -> int:
    """During set-up the seats without a pair still pick one; give how many frames that takes."""
    picking = sorted(p.seat for p in g.players[: g.settings.seats] if p.space == EMPTY)
    n = len(picking)
    demand(g.stack[0] == (FINISH_SET_UP.id, g.start, 0, 0), "After the draft the game begins.")
    cards = g.facts.player_cards
    late = [cards.extra[i].id for i in range(len(cards.ids)) if cards.after_draft[i]]
    for box in g.boxes:
        late += box.rules_after_draft()
    below = 1
    while below < len(g.stack) and g.stack[below][0] in late:
        below += 1
    waiting = sorted(f[1] for f in g.stack[below : below + n] if f[0] == PICK_A_PAIR.id)
    offered = len(g.offered_cards)
    laid = n == 0 and offered == 0 and len(g.boxes) > 0
    demand(waiting == picking and (laid or offered == n + 1), "Every seat that has no pair yet picks one.")
    return below + n


class Turn:
    """How far a turn has come, as the stack says."""

    def __init__(self, g: State) -> None:
        self.rules: Final = [f[0] for f in g.stack]
        self.people_play: Final = g.turn != g.settings.opponent
        self.phases: Final = [phase.id for phase in (PHASES if self.people_play else opponents_phases(g))]
        self.to_come: Final = sum(1 for rule in self.rules if rule in self.phases)
        self.below: Final = [END_OF_TURN.id, *reversed(self.phases[len(self.phases) - self.to_come :])]
        """The end of the turn, then the phases to come, last one first."""
        self.playing: Final = sum(1 for rule in self.rules if rule in (PLAY_A_CARD.id, PLAY_TOP.id))
        self.moving: Final = self.to_come == _CARD_MANAGEMENT_GOING_ON and not self.playing


def _check_turn(g: State) -> int:
    """The end of the turn and its phases, last one first; give how many frames that takes."""
    if g.stack[0][0] == GAME_OVER.id:
        return 1
    turn = Turn(g)
    _check_phases(g, turn)
    _check_card_played(g, turn)
    _check_primary_action(g, turn)
    return len(turn.below)


def _check_phases(g: State, turn: Turn) -> None:
    """All phases that are still to come are there, in their order, for the seat whose turn it is."""
    n = len(turn.below)
    in_turn = all(f[1] == g.turn for f in g.stack[:n])
    demand(turn.rules[:n] == turn.below and in_turn, "The phases of a turn follow each other.")


def _check_card_played(g: State, turn: Turn) -> None:
    """A person plays one card, where none lies, and moves after it."""
    may_play = turn.to_come == _CARD_MANAGEMENT_GOING_ON and turn.people_play and g.players[g.turn].board[LEFT] == EMPTY
    demand(turn.playing <= (1 if may_play else 0), "One card is played each turn, before moving, where none lies.")
    demand(not turn.moving or g.played >= 0, "Who moves has played a card.")


def _check_primary_action(g: State, turn: Turn) -> None:
    """Who acts does so in the phase of actions, or at once by the card that was played, in the own turn."""
    acting = [f[1] for f in g.stack if f[0] in _ACTION_RULES]
    # A solo opponent acts at once, whatever its phase.
    acting += [f[1] for f in g.stack if gives_action(NODES[f[0]]) and (turn.people_play or f[1] != g.turn)]
    at_once = turn.moving and g.played >= 0 and g.cards.acts[g.played]
    in_phase = (turn.to_come == _ACTION_GOING_ON or at_once) and all(seat == g.turn for seat in acting)
    demand(not acting or in_phase, "A primary action belongs to its phase.")
