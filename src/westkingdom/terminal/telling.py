"""Telling a whole game: its chronicle, then the scores or the position."""

from __future__ import annotations

from collections.abc import Sequence

from westkingdom.describe import Speaker
from westkingdom.engine.events import Event
from westkingdom.terminal.chronicle import entries
from westkingdom.terminal.screen import Screen
from westkingdom.terminal.session import winner
from westkingdom.terminal.sheets import Sheets
from westkingdom.viscounts.game import Viscounts


def tell(game: Viscounts, events: list[Event], names: Sequence[str], screen: Screen) -> None:
    """Tell the chronicle, then the scores or the position."""
    speaker = Speaker(game.box, names, game)
    sheets = Sheets(screen, speaker)
    for entry in entries(events, None, speaker):
        if entry.heading:
            screen.heading(entry.text)
        else:
            screen.line(f"  {entry.text}")
    screen.line("")
    if game.over:
        sheets.scores(game.scores)
        screen.line(winner(game, speaker))
    else:
        view = game.view(None)
        sheets.board(view)
        sheets.players(view, [sheet.total for sheet in game.scores])
