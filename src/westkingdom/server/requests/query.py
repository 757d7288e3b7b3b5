"""Questions, in the address."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from westkingdom.server.requests.fields import MOST_SEATS, Game, Payload, Revision, Seat, Speech
from westkingdom.server.wire import says
from westkingdom.speech.language import ENGLISH


class NoQuery(Payload):
    """Nothing may be asked in the address."""


class Viewer(Payload):
    """Through whose eyes: a seat of one's own; a spectator's without one."""

    seat: Seat | None = None


class Look(Viewer):
    """How to look."""

    previews: Annotated[bool, says("Whether each option says what it would change.")] = False
    language: Speech | None = None


class OwnSeat(Payload):
    """A seat of one's own."""

    seat: Seat


class Since(Viewer):
    """Events after a number."""

    since: Revision = 0
    most: Annotated[int, Meta(ge=1, le=1000)] = 1000


class After(Viewer):
    """Changes after a revision."""

    after: Revision = 0
    most: Annotated[int, Meta(ge=1, le=200)] = 200
    language: Speech | None = None


class InWords(Viewer):
    """The table in words."""

    since: Annotated[Revision, says("Events after this number are told.")] = 0
    language: Speech = ENGLISH


class Spoken(Payload):
    """In which language."""

    language: Speech = ENGLISH


class HowToPlay(Payload):
    """Which game is to be explained, for how many people, in which language."""

    game: Game
    people: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_SEATS)], says("More than can play are as good as the most who can.")
    ] = 2
    language: Speech = ENGLISH
