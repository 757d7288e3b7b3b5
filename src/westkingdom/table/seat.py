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
_MOST_SPARE: Final = 60
"""So many changes around the game (joining, leaving, being ready, pausing, inviting, …) one holder makes in a row."""
_SPARE_EVERY: Final = 30_000
"""Then one in so many milliseconds."""


@dataclass
class Seat:
    """One place at the table. A person's seat keeps its holder while a bot plays for them."""

    name: str = ""
    holder: str = ""
    """The holder's id; empty for an open seat and for a bot of its own right."""
    bot: str = ""
    """The bot that plays this seat now."""
    ready: bool = False
    lent: bool = False
    """Whether it was the person who let the bot play."""
    refusals: int = 0
    """How often others refused to go back when this seat asked, since they last agreed."""
    refused: int = 0
    """When they did last, in milliseconds since 1970."""

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
    spare: int = _MOST_SPARE
    """How many changes around the game this holder may still make at once."""
    counted: int = 0
    """Up to when, in milliseconds since 1970, new ones were counted."""

    def spend(self, now: int) -> None:
        """Use up one change around the game, or refuse: nobody makes a table grow without end."""
        self.counted = min(self.counted, now)
        gained = (now - self.counted) // _SPARE_EVERY
        self.spare = min(_MOST_SPARE, self.spare + gained)
        self.counted = now if self.spare == _MOST_SPARE else self.counted + gained * _SPARE_EVERY
        if not self.spare:
            raise Refused(say("refused-too-often", {"n": -(-(self.counted + _SPARE_EVERY - now) // 1000)}))
        self.spare -= 1


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
