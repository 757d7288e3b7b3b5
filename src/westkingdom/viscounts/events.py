"""What happens in Viscounts: one kind of event after the other, by the chapters of the rulebook."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import EventKinds, Named

EVENTS: Final = EventKinds()

# --- what values stand for on the board

A_CARD: Final = Named("card")
A_HERO: Final = Named("hero")
A_MANUSCRIPT: Final = Named("manuscript")
A_PLAYER_CARD: Final = Named("player_card")
A_SECTION: Final = Named("section")
A_SLOT: Final = Named("slot")
A_SPACE: Final = Named("space", "{segment}:{kind}")
A_SPOT: Final = Named("spot", "spot:{segment}:{position}")
FROM: Final = Named("from")
LEFT: Final = Named("left")
MIDDLE: Final = Named("middle")
RIGHT: Final = Named("right")
WITH: Final = Named("with", "seat:{}")
TOWNSFOLK: Final = Named("segment", "townsfolk:{}")
MANUSCRIPTS: Final = Named("segment", "manuscripts:{}")

# --- set-up

PICK_PAIR: Final = EVENTS.new("pick-pair", A_PLAYER_CARD, A_HERO, icon="play", topics=("cards",))

# --- cards

DROP_OFF: Final = EVENTS.new("drop-off", A_CARD, icon="discard", weight="minor")
PLAY: Final = EVENTS.new("play", A_CARD, icon="play", weight="main", topics=("cards",))
STAY_IN_DECK: Final = EVENTS.new("stay-in-deck", A_CARD, icon="discard")
LEAVE_GAME: Final = EVENTS.new("leave-game", A_CARD, icon="destroy", topics=("cards",))
SHUFFLE: Final = EVENTS.new("shuffle", "n", icon="shuffle", weight="minor")
DISCARD: Final = EVENTS.new("discard", A_CARD, icon="discard", topics=("cards",))
DESTROY: Final = EVENTS.new("destroy", A_CARD, "silver", icon="destroy", topics=("cards",))
DRAWN: Final = EVENTS.new("drawn", A_CARD, icon="draw", topics=("cards",), private=True)
REARRANGE: Final = EVENTS.new("rearrange", LEFT, MIDDLE, RIGHT, icon="rearrange", topics=("cards",))
UNCOVER: Final = EVENTS.new("uncover", A_CARD, TOWNSFOLK, icon="seen", weight="minor", topics=("cards",))
HIRE: Final = EVENTS.new("hire", A_CARD, TOWNSFOLK, icon="hire", weight="main", topics=("cards",))
DISMISS_PRINTED: Final = EVENTS.new("dismiss-printed", TOWNSFOLK, icon="dismiss", weight="main", topics=("cards",))
DISMISS: Final = EVENTS.new("dismiss", A_CARD, TOWNSFOLK, icon="dismiss", weight="main", topics=("cards",))

# --- the Viscount

MOVE: Final = EVENTS.new("move", A_SPACE, "silver", icon="viscount", weight="main")

# --- virtue, corruption, debts and deeds

GAIN_CORRUPTION: Final = EVENTS.new(
    "gain-corruption", "n", "corruption", "virtue", icon="corruption", topics=("virtue",)
)
GAIN_VIRTUE: Final = EVENTS.new("gain-virtue", "n", "corruption", "virtue", icon="virtue", topics=("virtue",))
COLLISION: Final = EVENTS.new("collision", "space", icon="corruption", weight="main", topics=("points", "virtue"))
MARKERS_BACK: Final = EVENTS.new(
    "markers-back", "corruption", "virtue", icon="virtue", weight="minor", topics=("virtue",)
)
GAIN_DEED: Final = EVENTS.new("gain-deed", "n", icon="deed", topics=("points", "virtue"))
REVEAL: Final = EVENTS.new("reveal", A_CARD, icon="flag", weight="main", topics=("points",))
FLIP_DEED: Final = EVENTS.new("flip-deed", icon="flip-deed", topics=("points", "virtue"))

# --- actions

TRADE: Final = EVENTS.new("trade", "n", icon="merchant", weight="main")
BUILD: Final = EVENTS.new("build", "building", A_SLOT, A_SPOT, icon="builder", weight="main", topics=("points",))
LINK: Final = EVENTS.new("link", A_SPOT, WITH, icon="builder", topics=("points",))
PLACE_WORKERS: Final = EVENTS.new("place-workers", A_SECTION, "n", icon="worker", weight="main", topics=("points",))
WORKER_INWARDS: Final = EVENTS.new("worker-inwards", A_SECTION, "tier", icon="worker", topics=("points",))
WORKERS_SIDEWAYS: Final = EVENTS.new("workers-sideways", A_SECTION, icon="castle-move", topics=("points",))
CASTLE_LEADER: Final = EVENTS.new("castle-leader", icon="noble", weight="main", topics=("points",))
BUMP: Final = EVENTS.new("bump", A_SECTION, "tier", icon="castle-move", topics=("points",))
CASTLE_MOVE: Final = EVENTS.new("castle-move", FROM, "to", icon="castle-move", topics=("points",))
TRANSCRIBE_PRINTED: Final = EVENTS.new(
    "transcribe-printed", MANUSCRIPTS, icon="manuscript", weight="main", topics=("points",)
)
TRANSCRIBE: Final = EVENTS.new(
    "transcribe", A_MANUSCRIPT, MANUSCRIPTS, icon="manuscript", weight="main", topics=("points",)
)
UNCOVER_MANUSCRIPT: Final = EVENTS.new("uncover-manuscript", A_MANUSCRIPT, MANUSCRIPTS, icon="seen", weight="minor")
CLERIC_BONUS: Final = EVENTS.new("cleric-bonus", A_CARD, icon="cleric", weight="main", topics=("points",))

# --- a solo opponent, for what boxes give it

BECOMES: Final = EVENTS.new("becomes", "converted", icon="scheme")
