"""What can be played here; what a game offers is published as the library has it."""

from __future__ import annotations

from westkingdom.library.offers import Offer
from westkingdom.server.wire import Shown


class Offered(Shown, frozen=True):
    """What this server offers."""

    version: str
    games: list[Offer]
    bots: list[str]
    languages: list[str]
