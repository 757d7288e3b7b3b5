"""What permanent things and the cards on the board give a player together, found anew only when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.viscounts.terms import SLOTS

if TYPE_CHECKING:
    from westkingdom.viscounts.state import Facts, Player, State

PAYS_RESOURCES: Final = 1
"""Resources may be paid in place of Silver."""
HAS_CONDITIONS: Final = 2
"""There are icons or free spaces that count only while something holds."""
HAS_REPLACEMENTS: Final = 4
"""Something may be taken in place of a hire."""


_NOTHING: Final[list[int]] = []


class Powers:
    """What some things give together; once it is found nobody changes it, so that copies of a game share it."""

    def __init__(self, lasting: Powers | None, permanents: list[int], board: list[int]) -> None:
        self.lasting: Final = lasting
        """The same of the permanent things alone, if it is not of these."""
        self.permanents: Final = permanents
        self.board: Final = board
        """The very lists of which it was found."""
        self.icons: int = 0 if lasting is None else lasting.icons
        """Those of all kinds in one number (see Facts)."""
        self.answers: int = 0 if lasting is None else lasting.answers
        """The moments to which one of the things answers, as bits."""
        self.moves: int = 0 if lasting is None else lasting.moves
        self.hire_discount: int = 0 if lasting is None else lasting.hire_discount
        self.dismiss_discount: int = 0 if lasting is None else lasting.dismiss_discount
        self.dismiss_cost: int = -1 if lasting is None else lasting.dismiss_cost
        self.slots: int = 0 if lasting is None else lasting.slots
        """Open slots, as bits."""
        self.special: int = 0 if lasting is None else lasting.special
        """Rarer abilities of the permanent things, as bits."""
        self.turn_options: list[int] = _NOTHING if lasting is None else lasting.turn_options
        """The things with an ability for the own turn."""
        self.rare = 0
        """Rarer abilities of the cards on the board, as bits."""

    def add(self, facts: Facts, thing: int) -> None:
        """Add one thing."""
        self.icons += facts.packed_icons[thing]
        self.answers |= facts.cards.answers[thing]
        if facts.eases[thing]:
            self.moves += facts.cards.extra_move[thing]
            self.hire_discount += facts.cards.hire_discount[thing]
            self.dismiss_discount += facts.cards.dismiss_discount[thing]


NO_POWERS: Final = Powers(None, _NOTHING, _NOTHING)


def powers(g: State, p: Player) -> Powers:
    """Add up icons, discounts, free spaces and rarer abilities, which hold until permanent things or cards change."""
    if p.powers.board is not p.board or p.powers.permanents is not p.permanents:
        _find_powers(g, p)
    return p.powers


def _find_powers(g: State, p: Player) -> None:
    """Find anew what has changed."""
    lasting = p.powers.lasting
    if lasting is None or lasting.permanents is not p.permanents:
        lasting = _find_lasting(g, p)
    found = Powers(lasting, p.permanents, p.board)
    for card in p.board:
        if card >= 0:
            found.add(g.facts, card)
            found.rare |= g.cards.rare[card]
    p.powers = found


def _find_lasting(g: State, p: Player) -> Powers:
    """Add up the permanent things."""
    cards = g.cards
    found = Powers(None, p.permanents, _NOTHING)
    found.turn_options = [thing for thing in cards.turn_options if thing in p.permanents]
    for thing in p.permanents:
        found.add(g.facts, thing)
        if found.dismiss_cost < 0:
            found.dismiss_cost = cards.dismiss_cost[thing]
        if p.slots <= thing < p.slots + len(SLOTS):
            found.slots |= 1 << thing - p.slots
        if thing in cards.substitutes:
            found.special |= PAYS_RESOURCES
        if thing in cards.icons_while or thing in cards.moves_while:
            found.special |= HAS_CONDITIONS
        if thing in cards.replacements:
            found.special |= HAS_REPLACEMENTS
    return found
