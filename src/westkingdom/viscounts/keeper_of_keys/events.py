"""What happens with Keeper of Keys."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import A_THING, EventKinds, Named
from westkingdom.viscounts.events import A_CARD, A_SLOT, A_SPOT

EVENTS: Final = EventKinds()

# --- what values stand for on the board

A_TILE: Final = Named("tile")

# --- Heroes and Chest Tiles

GAIN_HERO: Final = EVENTS.new("gain-hero", A_CARD, icon="hero", weight="main", topics=("cards",))
REVEAL_HERO: Final = EVENTS.new("reveal-hero", A_CARD, icon="seen", weight="minor", topics=("cards",))
DISCARD_CHEST: Final = EVENTS.new("discard-chest", A_TILE, icon="chest")
GAIN_CHEST: Final = EVENTS.new("gain-chest", A_TILE, "place", icon="chest", topics=("cards",))
REVEAL_CHEST: Final = EVENTS.new("reveal-chest", A_TILE, icon="seen", weight="minor", topics=("cards",))
CHEST_REWARD: Final = EVENTS.new("chest-reward", A_TILE, icon="chest")

# --- cards and buildings

IGNORE_CRIMINAL: Final = EVENTS.new("ignore-criminal", icon="criminal", topics=("virtue",))
BUILD_PUBLIC: Final = EVENTS.new(
    "build-public", A_THING, A_SLOT, A_SPOT, icon="builder", weight="main", topics=("points",)
)

# --- a solo opponent

RIGHT_MOST: Final = EVENTS.new("right-most", A_SLOT, icon="builder")
LEFT_MOST_REPLACED: Final = EVENTS.new("left-most-replaced", A_SPOT, icon="builder")
THING_ANSWERS: Final = EVENTS.new("thing-answers", A_THING, icon="focus")
NO_CHEST_LEFT: Final = EVENTS.new("no-chest-left", icon="forced")
CHEST_FLIPPED: Final = EVENTS.new("chest-flipped", A_TILE, "place", icon="chest")
HERO_REMOVED: Final = EVENTS.new("hero-removed", A_CARD, icon="destroy")
CHEST_REMOVED: Final = EVENTS.new("chest-removed", A_TILE, icon="chest")
