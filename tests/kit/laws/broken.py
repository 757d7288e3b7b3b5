"""What is raised when a law does not hold."""

from __future__ import annotations


class LawBroken(AssertionError):
    """A law does not hold; the message says which."""


def demand(holds: bool, sentence: str) -> None:
    """Raise LawBroken unless this holds."""
    if not holds:
        raise LawBroken(sentence)
