"""What a player can still do in the turn that is going on, and in the next one: features of strength and reach."""

from __future__ import annotations

from typing import Final

from westkingdom.viscounts.action import PAYMENT, PRIMARY, PRIMARY_ACTION
from westkingdom.viscounts.card_management import CARD_MANAGEMENT, PLAY_A_CARD
from westkingdom.viscounts.construct import empty_spots
from westkingdom.viscounts.hire import visible
from westkingdom.viscounts.movement import MOVEMENT
from westkingdom.viscounts.recruit import RECRUIT_PHASE
from westkingdom.viscounts.spots import PER_TYPE
from westkingdom.viscounts.state import Player, State, icons_in
from westkingdom.viscounts.terms import (
    BUILDER,
    CLERIC,
    CONSTRUCT,
    CRIMINAL,
    EMPTY,
    EXTRA,
    INSIDE,
    LEFT,
    MERCHANT,
    MIDDLE,
    NOBLE,
    RIGHT,
    SILVER,
)

NAMES: Final = [
    "to_play",  # what is still to come in this turn, as the next three
    "to_move",
    "to_act",
    "to_recruit",
    "named_exchanges",  # what the action that is going on will yield
    "named_building",  # from 1 for a Trading Post to 3
    "named_workers",
    "named_manuscript",
    "still_to_pay",  # icons
    "converts",  # cards that turn something into icons
    "trade_strength",  # of the next action, with the best card of the hand if it is still to be played
    "construct_strength",
    "noble_strength",
    "cleric_strength",
    "building_in_reach",  # the dearest one: from 1 for a Workshop to 3
    "workers_in_reach",
    "manuscripts_in_reach",  # of the five
    "silver_here",  # exchanges where the Viscount stands, if it is still to act
    "resources_here",
    "destroys_here",
    "flips_here",
    "building_here",
    "workers_here_now",
    "manuscript_here",
    "hire_here",
]
_STRONG: Final = 12


def prospects(g: State, p: Player, kept: int, out: list[int]) -> None:
    """The features of what comes next; `kept` are the icons of permanent things in one number."""
    first = len(out)
    for _ in range(len(NAMES)):
        out.append(0)
    if g.turn == p.seat:
        _pending(g, p, out, first)
    moved = out[first + 2] == 1 and out[first + 1] == 0
    here = visible(g, p.space // 3)
    shown = _strengths(g, p, kept, moved, out, first + 9)
    builds = _building_step(g, shown[BUILDER])
    places = min(p.workers, _worker_step(g, shown[NOBLE]))
    out[first + 14] = builds
    out[first + 15] = places
    for place in range(len(g.manuscripts)):
        if _manuscript_cost(g, place) <= shown[CLERIC]:
            out[first + 16] += 1
    if out[first + 3] and out[first + 1] == 0 and here >= 0 and g.cards.cost[here] <= p.goods[SILVER]:
        out[first + 24] = 1
    if not moved:
        return
    place = p.space // 3
    if p.space % 3 == INSIDE:
        out[first + 22] = places
        out[first + 23] = 1 if _manuscript_cost(g, place) <= shown[CLERIC] else 0
        return
    price = g.realm.trade_price[g.segments[place]][p.space % 3]
    out[first + 16 + price] = min(shown[MERCHANT], _STRONG) // price
    if builds and empty_spots(g, p.space):
        out[first + 21] = builds


def _pending(g: State, p: Player, out: list[int], first: int) -> None:
    """What is still to come in the own turn."""
    for f in g.stack:
        if f[1] != p.seat:
            continue
        node = f[0]
        if node == MOVEMENT.id:
            out[first + 1] = 1
        elif node == PRIMARY_ACTION.id:
            out[first + 2] = 1
        elif node == RECRUIT_PHASE.id:
            out[first + 3] = 1
        elif node == PLAY_A_CARD.id or node == CARD_MANAGEMENT.id:
            out[first] = 1
        elif node == PAYMENT.id:
            out[first + 8] = min(f[2], _STRONG)
        else:
            for action in range(len(PRIMARY)):
                if node == PRIMARY[action].id:
                    what = f[2] // PER_TYPE if action == CONSTRUCT else f[2]
                    out[first + 4 + action] = min(what, _STRONG) + (0 if action == MERCHANT else 1)


def _strengths(g: State, p: Player, kept: int, dismisses: bool, out: list[int], at: int) -> list[int]:
    """How strong each action can be: this turn's, or the next one's when this one has acted."""
    icons = g.cards.icons
    acts = out[at - 7] == 1
    plays = not acts or p.board[LEFT] == EMPTY
    shown = [0, 0, 0, 0]
    converts = wild = 0
    for place in (LEFT, MIDDLE, RIGHT):
        card = p.board[place]
        if card == EMPTY or (place == RIGHT and not acts):
            continue
        wild += icons[card][CRIMINAL]
        if g.cards.converts[card]:
            converts += 1
        for action in range(4):
            shown[action] += icons[card][action]
    if dismisses:
        card = visible(g, p.space // 3)
        if card >= 0 and g.cards.cost[card] <= p.goods[SILVER]:
            wild += icons[card][CRIMINAL]
            for action in range(4):
                shown[action] += icons[card][action]
    out[at] = converts
    for action in range(4):
        best = 0
        if plays:
            for card in p.hand:
                n = icons[card][action] + icons[card][CRIMINAL]
                if n > best:
                    best = n
        shown[action] += best + wild + icons_in(kept, action) + p.goods[EXTRA[action]]
        out[at + 1 + action] = min(shown[action], _STRONG)
    return shown


def _manuscript_cost(g: State, place: int) -> int:
    """The cost of the visible Manuscript of a segment; more than anybody has if there is none."""
    pile = g.manuscripts[place]
    return g.facts.manuscripts.cost[pile[-1]] if pile else 99


def _building_step(g: State, strength: int) -> int:
    """How dear a type of Building so much strength is enough for, from 1 to 3; 0 for none."""
    n = 0
    for cost in g.realm.building_cost:
        if strength >= cost:
            n += 1
    return n


def _worker_step(g: State, strength: int) -> int:
    """The Workers that so much strength places."""
    n = 0
    for needs, workers in g.realm.worker_steps:
        if strength >= needs:
            n = max(n, workers)
    return n
