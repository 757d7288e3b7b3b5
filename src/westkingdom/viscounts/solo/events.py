"""What a solo opponent of Viscounts does, and why."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import EventKinds, Named
from westkingdom.viscounts.events import (
    A_CARD,
    A_PLAYER_CARD,
    A_SECTION,
    A_SLOT,
    A_SPACE,
    A_SPOT,
    MANUSCRIPTS,
    TOWNSFOLK,
)

EVENTS: Final = EventKinds()

# --- what values stand for on the board

OTHER: Final = Named("other", "seat:{}")

# --- set-up and Scheme cards

OPPONENT_STARTS: Final = EVENTS.new("opponent-starts", A_PLAYER_CARD, A_SPACE, icon="viscount")
SCHEME_LEAVES: Final = EVENTS.new("scheme-leaves", A_CARD, icon="scheme")
SCHEME: Final = EVENTS.new("scheme", A_CARD, icon="scheme", topics=("cards",))
NO_FUTURE_SCHEME: Final = EVENTS.new("no-future-scheme", icon="forced")
FUTURE_SCHEME: Final = EVENTS.new("future-scheme", A_CARD, icon="future-scheme")
CRIMINALS: Final = EVENTS.new("criminals", "n", icon="criminal", topics=("virtue",))

# --- actions

OPTION_LAST: Final = EVENTS.new("option-last", icon="scheme")
OPTION_ACTION: Final = EVENTS.new("option-action", "action", icon="scheme")
OPTION_FOCUS: Final = EVENTS.new("option-focus", icon="focus")
OPTION_OTHER: Final = EVENTS.new("option-other", icon="scheme")
ACTS: Final = EVENTS.new("acts", "action", "needs", "icons", icon="scheme")
LEFT_MOST: Final = EVENTS.new("left-most", A_SLOT, A_SPOT, icon="builder")
SECTION_FIRST: Final = EVENTS.new("section-first", A_SECTION, icon="castle-move")
BUMPS_PEOPLE: Final = EVENTS.new("bumps-people", OTHER, icon="castle-move")
DISMISSES_FREE: Final = EVENTS.new("dismisses-free", TOWNSFOLK, icon="dismiss", topics=("cards",))

# --- slots, flips and resources

SLOT_ANSWERS: Final = EVENTS.new("slot-answers", A_SLOT, icon="focus")
SLOT_SILENT: Final = EVENTS.new("slot-silent", A_SLOT, icon="focus")
NO_FLIP: Final = EVENTS.new("no-flip", "flip", icon="forced")
FLIP_CHOSEN: Final = EVENTS.new("flip-chosen", "flip", icon="flip-debt", topics=("virtue",))
FOCUS_FLIPS: Final = EVENTS.new("focus-flips", "flips", "icons", "needs", icon="focus")
RESOURCE_OF_CHOICE: Final = EVENTS.new("resource-of-choice", "good", "n", icon="resource-any")
SILVER_BECOMES: Final = EVENTS.new("silver-becomes", "silver", "resources", icon="silver")
SILVER_LOST: Final = EVENTS.new("silver-lost", "silver", icon="silver")

# --- what it gets in place of something else

NO_DRAW: Final = EVENTS.new("no-draw", icon="forced", weight="minor")
CONDITION_HOLDS: Final = EVENTS.new("condition-holds", "n", icon="scheme")
CONDITION_FAILS: Final = EVENTS.new("condition-fails", "n", icon="scheme")
TAKES_FIRST: Final = EVENTS.new("takes-first", icon="forced")
FREE_WORKERS: Final = EVENTS.new("free-workers", TOWNSFOLK, icon="worker")
FIRST_MANUSCRIPT: Final = EVENTS.new("first-manuscript", MANUSCRIPTS, icon="manuscript")
LOST: Final = EVENTS.new("lost", "lost", icon="flag")
