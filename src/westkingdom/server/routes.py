"""What can be asked over HTTP: one route for each thing, with the types of what comes in and goes out.

Endpoints, checks and the published schema are all made from this list. Each route has a plain function that runs in a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from westkingdom.bots.levels import LEVELS
from westkingdom.library.offers import GAMES
from westkingdom.server import guides, messages, words
from westkingdom.server.replies.decision import UndoReach
from westkingdom.server.replies.guide import Cards, Guide
from westkingdom.server.replies.history import Events, History, Points
from westkingdom.server.replies.offer import Offered
from westkingdom.server.replies.table import Given, Invitation, InvitationShown, MyTables, ReceiptShown
from westkingdom.server.replies.words import ResultInWords, TableInWords
from westkingdom.server.requests.action import Action
from westkingdom.server.requests.fields import Payload
from westkingdom.server.requests.query import After, HowToPlay, InWords, Look, NoQuery, OwnSeat, Since, Spoken, Viewer
from westkingdom.server.requests.table import Branch, Create, Import, Invite, Invited, Join
from westkingdom.speech.bots import about_level, level_of
from westkingdom.speech.language import LANGUAGES
from westkingdom.table import By, Credentials, Tables
from westkingdom.table.bots.naming import USUAL

Data = dict[str, Any]


@dataclass(frozen=True)
class Request:
    """One request, read and checked."""

    tables: Tables
    token: str
    table: str
    revision: int
    """In the address of a moment."""
    query: Any
    body: Any

    @property
    def by(self) -> By:
        """Who asks, and of which table."""
        return By(self.table, self.token)


@dataclass(frozen=True)
class Route:
    """One thing that can be asked."""

    method: str
    path: str
    answer: Callable[[Request], object]
    reply: Any
    query: type[Payload] = NoQuery
    body: Any = None
    new_table: bool = False
    """Whether it makes a table, which one address may do only so often."""
    own_queue: bool = False
    """Whether it takes long, so that only few may do so at the same time."""
    no_table: bool = False
    """Whether it is answered without a look at any table."""
    costly: bool = False
    """Whether it takes so long that one visitor may ask it only once at a time."""

    def is_costly(self, query: Any) -> bool:
        """Is this question costly, as it is or because it wants words or previews?"""
        return self.costly or getattr(query, "previews", False) or getattr(query, "language", None) is not None

    @property
    def name(self) -> str:
        """The name of the route in the schema."""
        return self.answer.__name__.replace("_", "-")

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.answer.__doc__ or "").split("\n\n")[0]


def offered(request: Request) -> Data:
    """What can be played here: games, boxes, options, solo opponents, bots, languages."""
    from westkingdom import __version__

    return {
        "version": __version__,
        "games": list(GAMES.values()),
        "bots": [
            {
                "name": level,
                "title": level_of(level).data(),
                "about": about_level(level).data(),
                "usual": level == USUAL,
            }
            for level in LEVELS
        ],
        "languages": LANGUAGES,
    }


def how_to_play(request: Request) -> Data:
    """How a game is played, in short: the game, all its boxes, and solo play."""
    asked: HowToPlay = request.query
    return guides.of_game(asked.game, asked.people, asked.language)


def my_tables(request: Request) -> Data:
    """The tables that one's secret opens, those that changed last first."""
    return {"tables": request.tables.mine(request.token) if request.token else []}


def _given(found: Credentials) -> Data:
    """A table that was made or joined, with the secret that opens it."""
    return {"table": found.table, "revision": found.revision, "token": found.token}


def create(request: Request) -> Data:
    """Make a new table."""
    asked: Create = request.body
    return _given(
        request.tables.create(
            asked.game,
            seats=asked.seats,
            expansions=asked.expansions,
            options=msgspec.to_builtins(asked.options) if asked.options else {},
            people=asked.people,
            bots=asked.bots,
            practice=asked.practice,
            clock=None if asked.clock is None else asked.clock.clock(),
            token=request.token,
        )
    )


def import_game(request: Request) -> Data:
    """Make a table of an exported game; it is played again from its start, and must lead where the file says."""
    asked: Import = request.body
    return _given(request.tables.import_game(bytes(asked.game), people=asked.people, token=request.token))


def look(request: Request) -> Data:
    """The table as it is now."""
    asked: Look = request.query
    seen = request.tables.look(request.by, asked.seat, previews=asked.previews)
    return (
        seen
        if asked.language is None
        else {**seen, "words": words.decision(request.tables, request.by, seen, [], asked)}
    )


def events(request: Request) -> Data:
    """What was told after an event."""
    asked: Since = request.query
    return {"events": request.tables.events(request.by, asked.seat, since=asked.since, most=asked.most)}


def history(request: Request) -> Data:
    """The changes after a revision."""
    asked: After = request.query
    entries = request.tables.history(request.by, asked.seat, after=asked.after, most=asked.most)
    if asked.language is not None:
        entries = words.told(request.tables, request.by, entries, asked.seat, asked.language)
    return {"entries": entries}


def moment(request: Request) -> Data:
    """The game as one saw it after a revision."""
    asked: Viewer = request.query
    return request.tables.moment(request.by, request.revision, asked.seat)


def points(request: Request) -> Data:
    """The points of every seat, turn by turn: when the game is over, or for practice."""
    return {"turns": request.tables.points(request.by)}


def result(request: Request) -> Data:
    """Who won, and what the lines of the score sheets are called."""
    asked: Spoken = request.query
    return words.result(request.tables, request.by, asked.language)


def export(request: Request) -> Data:
    """The game as a file: whole when it is over or for practice, else what one knows of it."""
    asked: Viewer = request.query
    return request.tables.export(request.by, asked.seat)


def undo_reach(request: Request) -> Data:
    """How far one may go back at once, and why not further."""
    asked: OwnSeat = request.query
    return request.tables.undoable(request.by, asked.seat)


def in_words(request: Request) -> Data:
    """The table in words, as the text table shows it."""
    asked: InWords = request.query
    return words.in_words(request.tables, request.by, asked.seat, asked.since, asked.language)


def cards(request: Request) -> Data:
    """Everything of this game that explains itself: cards, tiles, locations, tracks, in words made from what they do."""
    asked: Spoken = request.query
    return {"cards": words.cards(request.tables, request.by, asked.language)}


def how_to_play_here(request: Request) -> Data:
    """How the game of this table is played, with its boxes and for its number of players."""
    asked: Spoken = request.query
    return guides.of_table(request.tables, request.by, asked.language)


def act(request: Request) -> Data:
    """Do something at the table."""
    action: Action = request.body
    done = action.done(request.tables, By(request.table, request.token, action.revision, action.nonce))
    return {"table": done.table, "revision": done.revision}


def join(request: Request) -> Data:
    """Use an invitation: sit down, or look on."""
    asked: Join = request.body
    return _given(request.tables.join(request.by, asked.invitation, asked.name))


def invited(request: Request) -> Data:
    """What an invitation is for: who invites, to which game, to which seat; it is not used by that."""
    asked: Invited = request.body
    return request.tables.invited(request.table, asked.invitation)


def invite(request: Request) -> Data:
    """Make an invitation; for the host."""
    asked: Invite = request.body
    made = request.tables.invite(request.by, asked.seat)
    return {"table": made.table, "revision": made.revision, "invitation": made.token}


def branch(request: Request) -> Data:
    """Continue from a moment at a new table."""
    asked: Branch = request.body
    return _given(request.tables.branch(request.by, asked.revision, people=asked.people, practice=asked.practice))


def rematch(request: Request) -> Data:
    """Set up a table for the same people, who open it with the secrets that they have; or find the one that is there."""
    done = request.tables.rematch(request.by)
    return {"table": done.table, "revision": done.revision}


_TABLE: Final = "/api/tables/{table}"
ROUTES: Final = [
    Route("GET", "/api", offered, Offered, no_table=True),
    Route("GET", "/api/guide", how_to_play, Guide, query=HowToPlay, no_table=True),
    Route("GET", "/api/tables", my_tables, MyTables, costly=True),
    Route("POST", "/api/tables", create, Given, body=Create, new_table=True),
    Route("POST", "/api/imports", import_game, Given, body=Import, new_table=True, own_queue=True),
    Route("GET", _TABLE, look, messages.LookShown, query=Look),
    Route("GET", f"{_TABLE}/events", events, Events, query=Since, costly=True),
    Route("GET", f"{_TABLE}/history", history, History, query=After, costly=True),
    Route("GET", f"{_TABLE}/moments/{{revision}}", moment, messages.MomentShown, query=Viewer, costly=True),
    Route("GET", f"{_TABLE}/points", points, Points, costly=True),
    Route("GET", f"{_TABLE}/result", result, ResultInWords, query=Spoken),
    Route("GET", f"{_TABLE}/export", export, dict[str, Any], query=Viewer, costly=True),
    Route("GET", f"{_TABLE}/undo", undo_reach, UndoReach, query=OwnSeat),
    Route("GET", f"{_TABLE}/words", in_words, TableInWords, query=InWords),
    Route("GET", f"{_TABLE}/cards", cards, Cards, query=Spoken),
    Route("GET", f"{_TABLE}/guide", how_to_play_here, Guide, query=Spoken),
    Route("POST", f"{_TABLE}/actions", act, ReceiptShown, body=Action),
    Route("POST", f"{_TABLE}/join", join, Given, body=Join),
    Route("POST", f"{_TABLE}/invitation", invited, InvitationShown, body=Invited),
    Route("POST", f"{_TABLE}/invitations", invite, Invitation, body=Invite),
    Route("POST", f"{_TABLE}/branches", branch, Given, body=Branch, new_table=True),
    Route("POST", f"{_TABLE}/rematch", rematch, ReceiptShown, body=NoQuery, new_table=True),
]


def decoder(route: Route) -> msgspec.json.Decoder[Any] | None:
    """What reads the body of a request to a route."""
    return None if route.body is None else msgspec.json.Decoder(route.body)
