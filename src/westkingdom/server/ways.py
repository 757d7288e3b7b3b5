"""What can be asked over HTTP: one way for each thing, with the types of what comes in and goes out.

Routes, checks and the published schema are all made from this list. Each way is a plain function that runs in a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from westkingdom.bots import BOTS
from westkingdom.library.games import GAMES, Offer
from westkingdom.server import guides, messages, replies, requests, words
from westkingdom.speech.language import LANGUAGES
from westkingdom.table import By, Pass, Tables

Data = dict[str, Any]


@dataclass(frozen=True)
class Ask:
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
class Way:
    """One thing that can be asked."""

    method: str
    path: str
    answer: Callable[[Ask], object]
    reply: Any
    query: type[requests.Request] = requests.NoQuery
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
        """The name of the way in the schema."""
        return self.answer.__name__.replace("_", "-")

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.answer.__doc__ or "").split("\n\n")[0]


def offered(ask: Ask) -> Data:
    """What can be played here: games, boxes, options, solo opponents, bots, languages."""
    from westkingdom import __version__

    return {
        "version": __version__,
        "games": [game_offered(game) for game in GAMES.values()],
        "bots": list(BOTS),
        "languages": LANGUAGES,
    }


def game_offered(game: Offer) -> Data:
    """One game as data; options that a table does not take are left out."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": game.seats,
        "more_seats": game.more_seats,
        "expansions": game.expansions,
        "options": {name: values for name, values in game.options.items() if values is not None},
        "needs": {
            name: [
                {"option": one.option, "value": one.value, "box": one.box, "but": one.but, "solo": one.solo}
                for one in needs
            ]
            for name, needs in game.needs.items()
        },
        "solo": [
            {
                "names": some.names,
                "people": some.people,
                "difficulties": some.difficulties,
                "box": some.box,
                "but": some.but,
            }
            for some in game.opponents
        ],
        "rulings": [
            {"rule": one.rule, "readings": one.readings, "box": one.box, "solo": one.solo} for one in game.rulings
        ],
    }


def how_to_play(ask: Ask) -> Data:
    """How a game is played, in short: the game, all its boxes, and solo play."""
    asked: requests.HowToPlay = ask.query
    return guides.of_game(asked.game, asked.people, asked.language)


def my_tables(ask: Ask) -> Data:
    """The tables that one's secret opens, those that changed last first."""
    return {"tables": ask.tables.mine(ask.token) if ask.token else []}


def given(found: Pass) -> Data:
    """A table that was made or joined, with the secret that opens it."""
    return {"table": found.table, "revision": found.revision, "token": found.token}


def create(ask: Ask) -> Data:
    """Make a new table."""
    asked: requests.Create = ask.body
    return given(
        ask.tables.create(
            asked.game,
            seats=asked.seats,
            expansions=asked.expansions,
            options=msgspec.to_builtins(asked.options) if asked.options else {},
            people=asked.people,
            bots=asked.bots,
            practice=asked.practice,
            clock=None if asked.clock is None else asked.clock.clock(),
            token=ask.token,
        )
    )


def import_game(ask: Ask) -> Data:
    """Make a table of an exported game; it is played again from its start, and must lead where the file says."""
    asked: requests.Import = ask.body
    return given(ask.tables.import_game(bytes(asked.game), people=asked.people, token=ask.token))


def look(ask: Ask) -> Data:
    """The table as it is now."""
    asked: requests.Look = ask.query
    seen = ask.tables.look(ask.by, asked.seat, previews=asked.previews)
    return seen if asked.language is None else {**seen, "words": words.decision(ask.tables, ask.by, seen, [], asked)}


def events(ask: Ask) -> Data:
    """What was told after an event."""
    asked: requests.Since = ask.query
    return {"events": ask.tables.events(ask.by, asked.seat, since=asked.since, most=asked.most)}


def history(ask: Ask) -> Data:
    """The changes after a revision."""
    asked: requests.After = ask.query
    entries = ask.tables.history(ask.by, asked.seat, after=asked.after, most=asked.most)
    if asked.language is not None:
        entries = words.told(ask.tables, ask.by, entries, asked.seat, asked.language)
    return {"entries": entries}


def moment(ask: Ask) -> Data:
    """The game as one saw it after a revision."""
    asked: requests.Eyes = ask.query
    return ask.tables.moment(ask.by, ask.revision, asked.seat)


def points(ask: Ask) -> Data:
    """The points of every seat, turn by turn: when the game is over, or for practice."""
    return {"turns": ask.tables.points(ask.by)}


def result(ask: Ask) -> Data:
    """Who won, and what the lines of the score sheets are called."""
    asked: requests.Spoken = ask.query
    return words.result(ask.tables, ask.by, asked.language)


def export(ask: Ask) -> Data:
    """The game as a file: whole when it is over or for practice, else what one knows of it."""
    asked: requests.Eyes = ask.query
    return ask.tables.export(ask.by, asked.seat)


def undo_reach(ask: Ask) -> Data:
    """How far one may go back at once, and why not further."""
    asked: requests.Own = ask.query
    return ask.tables.undoable(ask.by, asked.seat)


def in_words(ask: Ask) -> Data:
    """The table in words, as the text table shows it."""
    asked: requests.InWords = ask.query
    return words.in_words(ask.tables, ask.by, asked.seat, asked.since, asked.language)


def cards(ask: Ask) -> Data:
    """Everything of this game that explains itself: cards, tiles, locations, tracks, in words made from what they do."""
    asked: requests.Spoken = ask.query
    return {"cards": words.cards(ask.tables, ask.by, asked.language)}


def how_to_play_here(ask: Ask) -> Data:
    """How the game of this table is played, with its boxes and for its number of players."""
    asked: requests.Spoken = ask.query
    return guides.of_table(ask.tables, ask.by, asked.language)


def act(ask: Ask) -> Data:
    """Do something at the table."""
    action: requests.Action = ask.body
    done = action.done(ask.tables, By(ask.table, ask.token, action.revision, action.nonce))
    return {"table": done.table, "revision": done.revision}


def join(ask: Ask) -> Data:
    """Use an invitation: sit down, or look on."""
    asked: requests.Join = ask.body
    return given(ask.tables.join(ask.by, asked.invitation, asked.name))


def invited(ask: Ask) -> Data:
    """What an invitation is for: who invites, to which game, to which seat; it is not used by that."""
    asked: requests.Invited = ask.body
    return ask.tables.invited(ask.table, asked.invitation)


def invite(ask: Ask) -> Data:
    """Make an invitation; for the host."""
    asked: requests.Invite = ask.body
    made = ask.tables.invite(ask.by, asked.seat)
    return {"table": made.table, "revision": made.revision, "invitation": made.token}


def branch(ask: Ask) -> Data:
    """Continue from a moment at a new table."""
    asked: requests.Branch = ask.body
    return given(ask.tables.branch(ask.by, asked.revision, people=asked.people, practice=asked.practice))


def rematch(ask: Ask) -> Data:
    """Set up a table for the same people, who open it with the secrets that they have; or find the one that is there."""
    done = ask.tables.rematch(ask.by)
    return {"table": done.table, "revision": done.revision}


TABLE: Final = "/api/tables/{table}"
WAYS: Final = [
    Way("GET", "/api", offered, replies.Offered, no_table=True),
    Way("GET", "/api/guide", how_to_play, replies.Guide, query=requests.HowToPlay, no_table=True),
    Way("GET", "/api/tables", my_tables, replies.MyTables, costly=True),
    Way("POST", "/api/tables", create, replies.Given, body=requests.Create, new_table=True),
    Way("POST", "/api/imports", import_game, replies.Given, body=requests.Import, new_table=True, own_queue=True),
    Way("GET", TABLE, look, messages.LookShown, query=requests.Look),
    Way("GET", f"{TABLE}/events", events, replies.Events, query=requests.Since, costly=True),
    Way("GET", f"{TABLE}/history", history, replies.History, query=requests.After, costly=True),
    Way("GET", f"{TABLE}/moments/{{revision}}", moment, messages.MomentShown, query=requests.Eyes, costly=True),
    Way("GET", f"{TABLE}/points", points, replies.Points, costly=True),
    Way("GET", f"{TABLE}/result", result, replies.ResultInWords, query=requests.Spoken),
    Way("GET", f"{TABLE}/export", export, dict[str, Any], query=requests.Eyes, costly=True),
    Way("GET", f"{TABLE}/undo", undo_reach, replies.UndoReach, query=requests.Own),
    Way("GET", f"{TABLE}/words", in_words, replies.TableInWords, query=requests.InWords),
    Way("GET", f"{TABLE}/cards", cards, replies.Cards, query=requests.Spoken),
    Way("GET", f"{TABLE}/guide", how_to_play_here, replies.Guide, query=requests.Spoken),
    Way("POST", f"{TABLE}/actions", act, replies.ReceiptShown, body=requests.Action),
    Way("POST", f"{TABLE}/join", join, replies.Given, body=requests.Join),
    Way("POST", f"{TABLE}/invitation", invited, replies.InvitationShown, body=requests.Invited),
    Way("POST", f"{TABLE}/invitations", invite, replies.Invitation, body=requests.Invite),
    Way("POST", f"{TABLE}/branches", branch, replies.Given, body=requests.Branch, new_table=True),
    Way("POST", f"{TABLE}/rematch", rematch, replies.ReceiptShown, body=requests.NoQuery, new_table=True),
]


def decoder(way: Way) -> msgspec.json.Decoder[Any] | None:
    """What reads the body of a way."""
    return None if way.body is None else msgspec.json.Decoder(way.body)
