"""What a solo opponent of Architects does, and why."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.events import A_BUILDING, A_LOCATION
from westkingdom.engine.events import EventKinds, Named

EVENTS: Final = EventKinds()

# --- what values stand for on the board

A_CARD: Final = Named("card")
A_SCHEME: Final = Named("scheme")

# --- scheme cards

OPPONENT_NO_WORKER: Final = EVENTS.new("opponent-no-worker", icon="forced")
OPPONENT_REVEALS: Final = EVENTS.new("opponent-reveals", A_SCHEME, icon="scheme", topics=("cards",))
OPPONENT_SHUFFLES: Final = EVENTS.new("opponent-shuffles", "n", icon="shuffle", weight="minor")
OPPONENT_CLAUSE_HOLDS: Final = EVENTS.new("opponent-clause-holds", "section", icon="scheme")
OPPONENT_FOLLOWS: Final = EVENTS.new("opponent-follows", "section", icon="scheme")
OPPONENT_NO_SPACE: Final = EVENTS.new("opponent-no-space", icon="forced")
OPPONENT_DOES_NOTHING: Final = EVENTS.new("opponent-does-nothing", icon="forced", weight="main")
OPPONENT_OPTION: Final = EVENTS.new("opponent-option", "section", "option", icon="scheme")
OPPONENT_DOES: Final = EVENTS.new("opponent-does", "section", "option", icon="scheme")

# --- workers and captures

OPPONENT_TAKES_BACK: Final = EVENTS.new("opponent-takes-back", icon="worker")
TAKE_GROUP_BACK: Final = EVENTS.new("take-group-back", A_LOCATION, "n", icon="worker", weight="main")
OPPONENT_CAPTURES_NOBODY: Final = EVENTS.new("opponent-captures-nobody", icon="chain", topics=("captures",))
OPPONENT_CAPTURES: Final = EVENTS.new("opponent-captures", "n", icon="chain", weight="main", topics=("captures",))
OPPONENT_GUARD: Final = EVENTS.new("opponent-guard", "action", icon="bars", topics=("captures",))

# --- what its cards do

OPPONENT_FOCUS: Final = EVENTS.new("opponent-focus", "section", icon="focus")
OPPONENT_FUTURE: Final = EVENTS.new("opponent-future", A_SCHEME, icon="future-scheme")
OPPONENT_ADDS_TAX: Final = EVENTS.new("opponent-adds-tax", "n", icon="tax", places=("tax_stand",))
OPPONENT_TAKES_TAX: Final = EVENTS.new("opponent-takes-tax", "n", icon="tax", weight="main", places=("tax_stand",))
OPPONENT_KEEPS_VIRTUE: Final = EVENTS.new("opponent-keeps-virtue", icon="virtue", topics=("virtue",))
OPPONENT_CATHEDRAL: Final = EVENTS.new("opponent-cathedral", icon="cathedral", weight="main", topics=("points",))
OPPONENT_REWARD: Final = EVENTS.new("opponent-reward", "option", icon="reward")
OPPONENT_TOKEN: Final = EVENTS.new("opponent-token", icon="wonder")
OPPONENT_OVERFLOW: Final = EVENTS.new("opponent-overflow", icon="debt", topics=("virtue",))
OPPONENT_WONDER: Final = EVENTS.new(
    "opponent-wonder", A_BUILDING, "n", "marble", icon="wonder", weight="main", topics=("points",)
)
OPPONENT_CONTRIBUTES: Final = EVENTS.new("opponent-contributes", "good", A_CARD, icon="princess")
OPPONENT_CANNOT_CONTRIBUTE: Final = EVENTS.new("opponent-cannot-contribute", icon="forced")
OPPONENT_REMOVES: Final = EVENTS.new("opponent-removes", "column", icon="discard")
OPPONENT_REMOVES_ONE: Final = EVENTS.new("opponent-removes-one", "row", "column", icon="discard")
OPPONENT_CAPTURES_LARGEST: Final = EVENTS.new(
    "opponent-captures-largest", "n", icon="chain", weight="main", topics=("captures",)
)
OPPONENT_CALLS_BACK: Final = EVENTS.new("opponent-calls-back", "n", icon="worker")
OPPONENT_TAKES_BUILDING: Final = EVENTS.new(
    "opponent-takes-building", A_BUILDING, icon="card", weight="main", topics=("points", "cards")
)

# --- what it gets in place of something else

OPPONENT_MARKER: Final = EVENTS.new("opponent-marker", "n", "good", icon="resource-any")
OPPONENT_SILVER_INSTEAD: Final = EVENTS.new("opponent-silver-instead", "what", icon="silver")
OPPONENT_MARBLE_INSTEAD: Final = EVENTS.new("opponent-marble-instead", "n", icon="marble")
OPPONENT_VIRTUE_INSTEAD: Final = EVENTS.new("opponent-virtue-instead", "what", "n", icon="virtue", topics=("virtue",))
OPPONENT_IGNORES: Final = EVENTS.new("opponent-ignores", "good", "n", icon="forced")
