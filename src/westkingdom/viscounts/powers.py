"""Which rarer abilities the permanent things of a player give, found anew only when these have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from westkingdom.viscounts.state import Player, State

PAYS_RESOURCES: Final = 1
"""Resources may be paid in place of Silver."""
HAS_TURN_OPTIONS: Final = 2


def find_powers(g: State, p: Player) -> None:
    """Note the rarer abilities of a player as bits, until `permanents` is replaced by another list."""
    p.powers = 0
    for thing in p.permanents:
        if thing in g.cards.substitutes:
            p.powers |= PAYS_RESOURCES
        if thing in g.cards.turn_options:
            p.powers |= HAS_TURN_OPTIONS
    p.powers_of = p.permanents
