"""What happens at a table, besides the game: who comes and goes, who may, what is undone."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import EventKinds

EVENTS: Final = EventKinds()

# --- seats

SPECTATOR: Final = EVENTS.new("table-spectator", icon="seat", topics=("table",))
JOINED: Final = EVENTS.new("table-joined", "name", icon="seat", topics=("table",))
BOT: Final = EVENTS.new("table-bot", "bot", icon="seat", topics=("table",))
"""A bot sat down, as it was told before bots had names."""
BOT_SITS: Final = EVENTS.new("table-bot-sits", "called", "bot", icon="seat", topics=("table",))
BOT_LEAVES: Final = EVENTS.new("table-bot-leaves", "called", "bot", icon="seat", topics=("table",))
LEFT: Final = EVENTS.new("table-left", "name", icon="seat", topics=("table",))
SENT_AWAY: Final = EVENTS.new("table-sent-away", "name", icon="seat", topics=("table",))
SPECTATORS_REMOVED: Final = EVENTS.new("table-spectators-removed", icon="seat", topics=("table",))
READY: Final = EVENTS.new("table-ready", icon="seat", topics=("table",))
NOT_READY: Final = EVENTS.new("table-not-ready", icon="seat", topics=("table",))
BOT_STUMBLED: Final = EVENTS.new("table-bot-stumbled", "bot", icon="seat", topics=("table",))
BOT_HELPED: Final = EVENTS.new("table-bot-helped", "bot", "by", icon="seat", topics=("table",))

# --- the game

REMATCH: Final = EVENTS.new("table-rematch", "table", icon="flag", topics=("table",))
IMPORTED: Final = EVENTS.new("table-imported", icon="start", topics=("table",))
CONTINUED: Final = EVENTS.new("table-continued", icon="start", topics=("table",))
STARTED: Final = EVENTS.new("table-started", icon="start", topics=("table",))
OVER: Final = EVENTS.new("table-over", icon="flag", topics=("table",))
PAUSED: Final = EVENTS.new("table-paused", icon="pause", topics=("table",))
RESUMED: Final = EVENTS.new("table-resumed", icon="start", topics=("table",))
HANDED_OVER: Final = EVENTS.new("table-handed-over", "bot", icon="seat", topics=("table",))
HANDED_BACK: Final = EVENTS.new("table-handed-back", icon="seat", topics=("table",))
TIMED_OUT: Final = EVENTS.new("table-timed-out", "bot", icon="seat", topics=("table",))

# --- undo

UNDONE: Final = EVENTS.new("table-undone", "n", icon="undo", weight="main", topics=("table",))
UNDO_ASKED: Final = EVENTS.new("table-undo-asked", "n", icon="undo", topics=("table",))
UNDO_REFUSED: Final = EVENTS.new("table-undo-refused", icon="undo", topics=("table",))
UNDO_AGREED: Final = EVENTS.new("table-undo-agreed", icon="undo", topics=("table",))

# --- votes

VOTE_HOST: Final = EVENTS.new("table-vote-host", icon="seat", topics=("table",))
VOTE_BOT: Final = EVENTS.new("table-vote-bot", icon="seat", topics=("table",))
VOTE_OPEN: Final = EVENTS.new("table-vote-open", icon="seat", topics=("table",))
VOTE_REFUSED: Final = EVENTS.new("table-vote-refused", icon="seat", topics=("table",))
VOTE_AGREED: Final = EVENTS.new("table-vote-agreed", icon="seat", topics=("table",))
VOTED_OUT: Final = EVENTS.new("table-voted-out", "name", icon="seat", topics=("table",))
HOST: Final = EVENTS.new("table-host", icon="seat", topics=("table",))
VOTE_OFF: Final = EVENTS.new("table-vote-off", icon="seat", topics=("table",))
VOTE_OFF_HOST: Final = EVENTS.new("table-vote-off-host", icon="seat", topics=("table",))
