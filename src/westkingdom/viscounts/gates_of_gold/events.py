"""What happens with Gates of Gold."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import A_THING, EventKinds
from westkingdom.viscounts.events import A_CARD

EVENTS: Final = EventKinds()

# --- King's Orders and Outsiders

GAIN_KINGS_ORDER: Final = EVENTS.new("gain-kings-order", A_CARD, icon="kings-order", topics=("cards",))
RETURN_CARD: Final = EVENTS.new("return-card", A_CARD, icon="discard")
REVEAL_OUTSIDER: Final = EVENTS.new("reveal-outsider", A_CARD, icon="seen", weight="minor", topics=("cards",))
WELCOME: Final = EVENTS.new("welcome", A_CARD, icon="welcome", weight="main", topics=("cards",))
REFUSE: Final = EVENTS.new("refuse", A_CARD, icon="refuse", weight="main", topics=("cards",))
SHOW_OUTSIDER: Final = EVENTS.new("show-outsider", A_CARD, icon="seen")

# --- boards and Builder cards

UNLOCK_COLUMN: Final = EVENTS.new("unlock-column", A_THING, icon="vp", topics=("points",))
CHOOSE_RIBBON: Final = EVENTS.new("choose-ribbon", "ribbon", icon="manuscript")
BUILDER_CARD: Final = EVENTS.new("builder-card", A_THING, icon="builder", topics=("points",))

# --- the end

DISCARD_DEBT: Final = EVENTS.new("discard-debt", "side", icon="debt", topics=("points", "virtue"))
GAIN_APPROVED_DEED: Final = EVENTS.new("gain-approved-deed", icon="deed", topics=("points", "virtue"))

# --- a solo opponent

OUTSIDER_REMOVED: Final = EVENTS.new("outsider-removed", A_CARD, icon="destroy")
