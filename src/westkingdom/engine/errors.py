"""What can be wrong, one class per kind of mistake; each message says what was wrong and what would have been right."""

from __future__ import annotations


class WestkingdomError(ValueError):
    """Any mistake in what the caller gave; nothing has changed when it is raised."""


class BadOptions(WestkingdomError):
    """A game was asked for that does not exist: seats, boxes, options or seed."""


class UnknownOption(WestkingdomError):
    """An option was played that no decision of this game ever offers."""


class IllegalMove(WestkingdomError):
    """An option was played that exists but is not possible now."""


class BadSave(WestkingdomError):
    """A saved game is damaged, foreign or made by rules that are not here."""


class OtherVersion(BadSave):
    """A saved game is whole, but was made with other card facts, boxes or rules than those that are here."""


class BadPosition(WestkingdomError):
    """A scenario describes a position that cannot be."""


def demand(fine: bool, sentence: str) -> None:
    """Refuse the position unless this holds."""
    if not fine:
        raise BadPosition(sentence)
