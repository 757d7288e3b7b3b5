"""What happens with Works of Wonder."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.events import A_BUILDING, A_LOCATION
from westkingdom.engine.events import EventKinds, Named

EVENTS: Final = EventKinds()

# --- what values stand for on the board

A_CARD: Final = Named("card")

# --- Wonders and influence

PLACE_TOKEN: Final = EVENTS.new("place-token", A_BUILDING, A_LOCATION, icon="wonder")
AVOID_LOSS: Final = EVENTS.new("avoid-loss", "n", icon="virtue", topics=("virtue",))

# --- the Princess and the Profiteer

CONTRIBUTE: Final = EVENTS.new("contribute", "good", icon="princess", weight="main")
WONDER_GAINS: Final = EVENTS.new("wonder-gains", "good", icon="resource-any")
FIGURES_MOVE: Final = EVENTS.new("figures-move", A_CARD, icon="princess")
OPPONENT_AT_PROFITEER: Final = EVENTS.new("opponent-at-profiteer", icon="profiteer")
