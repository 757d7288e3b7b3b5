"""What can be played here; what a game offers is published as the library has it."""

from __future__ import annotations

from typing import Annotated

from westkingdom.library.offers import Offer
from westkingdom.server.replies.message import Message
from westkingdom.server.wire import Shown, says


class BotOffer(Shown, frozen=True):
    """A bot that may play, from the weakest to the strongest."""

    name: Annotated[str, says("As actions name it.")]
    title: Annotated[Message, says("The key of the level at which it plays.")]
    about: Annotated[Message, says("The key of a line that says how it plays, and how strong it is.")]
    usual: Annotated[bool, says("Whether it plays where no bot was chosen.")]


class Offered(Shown, frozen=True):
    """What this server offers."""

    version: str
    games: list[Offer]
    bots: list[BotOffer]
    languages: list[str]
