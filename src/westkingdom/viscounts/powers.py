"""What the permanent things of a player give together, found anew only when these have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.viscounts.terms import ICONS

if TYPE_CHECKING:
    from westkingdom.viscounts.state import Player, State

PAYS_RESOURCES: Final = 1
"""Resources may be paid in place of Silver."""
HAS_TURN_OPTIONS: Final = 2


def find_powers(g: State, p: Player) -> None:
    """Add up icons, free spaces and rarer abilities, which hold until `permanents` is replaced by another list."""
    icons = [0] * len(ICONS)
    p.kept_moves = 0
    p.powers = 0
    for thing in p.permanents:
        for icon in range(len(ICONS)):
            icons[icon] += g.cards.icons[thing][icon]
        p.kept_moves += g.cards.extra_move[thing]
        if thing in g.cards.substitutes:
            p.powers |= PAYS_RESOURCES
        if thing in g.cards.turn_options:
            p.powers |= HAS_TURN_OPTIONS
    p.kept_icons = icons
    p.powers_of = p.permanents
