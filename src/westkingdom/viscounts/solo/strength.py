"""How strong an action of a solo opponent can be: icons, and resources as many as are needed."""

from __future__ import annotations

from westkingdom.viscounts.construct import built
from westkingdom.viscounts.solo.part import board_of, opponent_of
from westkingdom.viscounts.solo.resources import resources_for
from westkingdom.viscounts.state import Player, State
from westkingdom.viscounts.strength import boosts_of
from westkingdom.viscounts.terms import CRIMINAL, EMPTY, ICONS, SLOTS

_COUNTED = ("bonus", "public")
"""The kinds of cards beside its board whose icons it uses."""


def icons_shown(g: State, p: Player) -> list[int]:
    """Count all icons for actions: headers, start icons until they are covered, open slots, cards beside the board.

    [VB-178, VB-193]
    """
    board = board_of(g)
    shown: list[list[int]] = []
    for place in range(3):
        if p.board[place] != EMPTY:
            shown.append(g.cards.icons[p.board[place]])
        elif p.turns <= g.realm.start_icon_turns[place]:
            shown.append(board.start_icons[place])
    for slot in range(len(SLOTS)):
        if built(p, slot):
            shown.append(board.slot_icons[slot])
    for thing in p.permanents:
        if g.cards.kinds[thing] in _COUNTED:
            shown.append(g.cards.icons[thing])
    return [sum(icons[icon] for icons in shown) for icon in range(len(ICONS))]


def icons_for(g: State, action: int) -> int:
    """Count the icons for an action, Criminals as any kind, with what boxes let it make of them. [VB-193]"""
    p = opponent_of(g)
    shown = icons_shown(g, p)
    n = shown[action] + shown[CRIMINAL]
    for more, _ in boosts_of(g, p, action):
        if more > 0:
            n += more
    return n


def strength_for(g: State, action: int) -> int:
    """The most strength for an action. [VB-193]"""
    return icons_for(g, action) + resources_for(g, opponent_of(g), action)


def open_slot_icons(g: State, icon: int) -> int:
    """Count the icons of a kind on open slots, which count in scoring. [VB-215]"""
    p = opponent_of(g)
    return sum(board_of(g).slot_icons[slot][icon] for slot in range(len(SLOTS)) if built(p, slot))
