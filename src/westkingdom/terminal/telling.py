"""Telling a whole game: its chronicle, then the scores or the position."""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.engine.events import Event
from westkingdom.engine.game import Game
from westkingdom.speech.chronicle import entries
from westkingdom.speech.face import face_for
from westkingdom.speech.language import ENGLISH
from westkingdom.speech.outcome import winner
from westkingdom.terminal.screen import Screen


def tell(
    game: Game,
    events: list[Event],
    names: Sequence[str],
    screen: Screen,
    code: str = ENGLISH,
    bots: Sequence[str] = (),
) -> None:
    """Tell the chronicle, then the scores or the position."""
    face = face_for(game, names, screen, code, bots)
    for entry in entries(events, None, face.speaker):
        if entry.heading:
            screen.heading(entry.text)
        else:
            screen.line(f"  {entry.text}")
    screen.line("")
    if game.over:
        face.sheets.scores(game.scores)
        screen.line(winner(game, face.speaker))
    else:
        view = game.view(None)
        face.sheets.board(view)
        face.sheets.players(view, [sheet.total for sheet in game.scores])
