"""What is still to be done must fit the table: only such a stack can be played on from."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.apprentices import FILL_ROWS, FIRST_APPRENTICE
from westkingdom.architects.discount import CHOOSE_LESS
from westkingdom.architects.draft import AFTER_DRAFT, DEAL, PASS_ON, PICK, cards_dealt
from westkingdom.architects.order import people_from_start
from westkingdom.architects.paying import PAYING
from westkingdom.architects.place import PLACE_A_WORKER
from westkingdom.architects.plans import HAND_LIMIT
from westkingdom.architects.set_up import CHOOSE_CHARACTER, EVERYBODY_SEATED
from westkingdom.architects.state import State
from westkingdom.architects.terms import ENDING, SETTING_UP
from westkingdom.architects.turn import (
    AFTER_THE_ACTION,
    END_EFFECTS,
    END_OF_TURN,
    GAME_OVER,
    HAND_AND_NEXT,
    TAKE_ONE_BACK,
    TURN,
)
from westkingdom.engine.errors import demand

_TURN_PARTS: Final = [AFTER_THE_ACTION.id, HAND_AND_NEXT.id, END_OF_TURN.id]
"""What stands below everything that a turn does: its action, its reset, or its hand limit."""
_SET_UP_RULES: Final = [
    CHOOSE_CHARACTER.id,
    EVERYBODY_SEATED.id,
    FIRST_APPRENTICE.id,
    DEAL.id,
    PICK.id,
    PASS_ON.id,
    AFTER_DRAFT.id,
]
_FRAME_RULES: Final = [*_TURN_PARTS, *_SET_UP_RULES, HAND_LIMIT.id, END_EFFECTS.id, GAME_OVER.id, TURN.id]


def check_stack(g: State) -> None:
    """Below what is still to be done stands the turn, the set-up or the end that is going on."""
    paying = [f for f in g.stack if f[0] in (PAYING.id, CHOOSE_LESS.id)]
    demand(len(paying) == (1 if g.bill else 0), "A bill is there exactly while somebody pays.")
    demand(not paying or g.stack[-1] == paying[0], "Nothing comes before a payment that was begun.")
    if g.phase == SETTING_UP:
        _check_set_up(g)
    elif g.phase == ENDING:
        demand(g.stack[0][0] == GAME_OVER.id, "After the end effects the game is over.")
        above = [f[0] for f in g.stack[1:] if f[0] in _FRAME_RULES]
        demand(all(rule == END_EFFECTS.id for rule in above), "At the end only end effects are still to come.")
    else:
        _check_turn(g)


def _check_set_up(g: State) -> None:
    """Characters, first apprentices or the draft: what is left of it, and what hiring an apprentice is doing."""
    order = people_from_start(g)
    stack = [(f[0], f[1]) for f in g.stack]
    passes = g.realm.kept[len(g.players)] - 1 - g.passes
    characters = [(EVERYBODY_SEATED.id, g.start), *[(CHOOSE_CHARACTER.id, seat) for seat in order]]
    hiring = [(DEAL.id, g.start), (FILL_ROWS.id, g.start), *[(FIRST_APPRENTICE.id, seat) for seat in order]]
    draft = [(AFTER_DRAFT.id, g.start), *[(PASS_ON.id, g.start)] * passes, *[(PICK.id, seat) for seat in order[::-1]]]
    for whole in (characters, hiring, draft):
        if stack[0] == whole[0]:
            common = 0
            while common < min(len(stack), len(whole)) and stack[common] == whole[common]:
                common += 1
            above = stack[common:]
            demand(whole is hiring or not above, "During set-up nothing else can be still to be done.")
            demand(not any(rule in _FRAME_RULES for rule, _ in above), "The parts of the set-up follow each other.")
            _check_packets(g, draft[common:] if whole is draft else [])
            return
    demand(False, "The set-up has three parts, and none of them is to be done.")


def _check_packets(g: State, picked: list[tuple[int, int]]) -> None:
    """In the draft everybody has as many cards as are left; those who have kept one have one less."""
    n = cards_dealt(g) - g.passes if g.stack[0][0] == AFTER_DRAFT.id else 0
    done = [seat for _, seat in picked]
    fits = all(len(p.packet) == (n - 1 if p.seat in done else n) for p in g.players[: g.settings.seats])
    demand(fits, "The cards of the draft do not add up.")


def _check_turn(g: State) -> None:
    """What follows the action, the reset or the hand limit of a turn; above it what the turn is doing."""
    names = [f[0] for f in g.stack]
    demand(names[0] in _TURN_PARTS and g.stack[0][1] == g.turn, "The parts of a turn follow each other.")
    if names[0] == END_OF_TURN.id:
        demand(names[1:] == [HAND_LIMIT.id] and g.stack[1][1] == g.turn, "Before the end of a turn is the hand limit.")
        return
    demand(not any(name in _FRAME_RULES for name in names[1:]), "A turn is finished before the next one begins.")
    asked = [name for name in names[1:] if name in (PLACE_A_WORKER.id, TAKE_ONE_BACK.id)]
    acting = names[0] == AFTER_THE_ACTION.id
    demand(len(asked) <= (1 if acting else 0), "One worker is placed or taken back each turn.")
