"""What can be wrong, one class per kind of mistake; each message says what was wrong and what would have been right."""

from __future__ import annotations


class WestkingdomError(ValueError):
    """Any mistake in what the caller gave; nothing has changed when it is raised."""


class BadOptions(WestkingdomError):
    """There is no such game: its seats, boxes, options or seed do not exist or do not go together."""


class UnknownOption(WestkingdomError):
    """No decision of this game ever offers such an option."""


class IllegalMove(WestkingdomError):
    """The option exists but is not possible now."""


class BadSave(WestkingdomError):
    """A saved game is damaged, comes from another program, or was made by rules that this version lacks."""


class OtherVersion(BadSave):
    """A saved game is whole, but was made with other card facts, boxes or rules than those that are here."""


class BadPosition(WestkingdomError):
    """A scenario describes an impossible position."""


def demand(fine: bool, sentence: str) -> None:
    """Refuse the position unless this holds."""
    if not fine:
        raise BadPosition(sentence)
