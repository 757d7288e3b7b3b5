"""Who sits at a table: seats, the browsers that hold them, invitations, and the secrets that prove who is who."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused

SPECTATORS: Final = -1
"""An invitation to look on, not to sit."""
LONGEST_NAME: Final = 40


@dataclass
class Seat:
    """One place at the table. A person's seat keeps its holder while a bot plays for them."""

    name: str = ""
    holder: str = ""
    """The holder's id; empty for an open seat and for a bot of its own right."""
    bot: str = ""
    """The bot that plays this seat now."""
    ready: bool = False

    @property
    def kind(self) -> str:
        """Who sits here: a person, a bot, or nobody."""
        return "person" if self.holder else "bot" if self.bot else "open"

    @property
    def asks_person(self) -> bool:
        """Does a person decide here now?"""
        return bool(self.holder) and not self.bot


@dataclass
class Holder:
    """A browser, or another program, that came with a secret; it may hold several seats, or just look on."""

    id: str
    hash: str


@dataclass
class Invitation:
    """A link for one seat, good for one use; or for spectators, good until it is withdrawn."""

    hash: str
    seat: int


def hashed(secret: str) -> str:
    """What is stored of a secret: it cannot be found from it, as secrets are 128 random bits."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Is this the secret that was kept as a hash?"""
    return compare_digest(hashed(secret), kept)


def checked_name(name: object) -> str:
    """Give a name back if it can be shown as it is, else refuse it."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(say("refused-name", {"most": LONGEST_NAME}))
    return name.strip()
