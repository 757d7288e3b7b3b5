"""What happens in Architects: one kind of event after the other, by the chapters of the rulebook."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.events import EventKinds, Named

EVENTS: Final = EventKinds()

# --- what values stand for on the board

A_BOARD: Final = Named("board")
A_BUILDING: Final = Named("building")
A_LEVEL: Final = Named("level", "cathedral_{}")
A_LOCATION: Final = Named("location")
A_REWARD: Final = Named("reward")
AN_APPRENTICE: Final = Named("apprentice")
FROM: Final = Named("from")
OWNER: Final = Named("owner", "seat:{}")

# --- set-up

CHOOSE_CHARACTER: Final = EVENTS.new("choose-character", A_BOARD, icon="play", topics=("cards",))
DEAL: Final = EVENTS.new("deal", "n", icon="card")
DRAFT: Final = EVENTS.new("draft", A_BUILDING, icon="play", topics=("cards",), private=True)
PASS_ON: Final = EVENTS.new("pass-on", icon="forced", weight="minor")

# --- workers

PLACE: Final = EVENTS.new("place", A_LOCATION, icon="worker", weight="main")
TAKE_BACK: Final = EVENTS.new("take-back", FROM, icon="worker", weight="main")
CAPTURE: Final = EVENTS.new("capture", A_LOCATION, OWNER, "n", icon="chain", weight="main", topics=("captures",))
SEND_CAPTIVES: Final = EVENTS.new(
    "send-captives", "n", icon="bars", weight="main", topics=("captures",), places=("prison",)
)
RELEASE: Final = EVENTS.new("release", "n", icon="bars", weight="main", topics=("captures",), places=("prison",))
FREE_CAPTIVES: Final = EVENTS.new("free-captives", "n", icon="chain", topics=("captures",))
IMPRISON: Final = EVENTS.new("imprison", "n", icon="bars", topics=("captures",), places=("prison",))

# --- virtue and debts

GAIN_VIRTUE: Final = EVENTS.new("gain-virtue", "n", icon="virtue", topics=("virtue",))
LOSE_VIRTUE: Final = EVENTS.new("lose-virtue", "n", icon="corruption", topics=("virtue",))
DESTROY_DEBT: Final = EVENTS.new("destroy-debt", icon="debt", topics=("points", "virtue"))
PREVENT_DEBT: Final = EVENTS.new("prevent-debt", icon="debt", topics=("virtue",))

# --- locations

TRADE: Final = EVENTS.new("trade", icon="merchant", weight="main")
TAKE_TAX: Final = EVENTS.new("take-tax", "n", icon="tax", weight="main", places=("tax_stand",))
PAY_TAX: Final = EVENTS.new("pay-tax", "n", icon="tax", pays=True)
LOOK_AT_PLANS: Final = EVENTS.new("look-at-plans", "n", icon="draw", topics=("cards",))
KEEP_PLAN: Final = EVENTS.new("keep-plan", A_BUILDING, icon="play", topics=("cards",), private=True)
REVEAL_APPRENTICE: Final = EVENTS.new(
    "reveal-apprentice", AN_APPRENTICE, "row", icon="seen", weight="minor", topics=("cards",)
)
REMOVE_APPRENTICE: Final = EVENTS.new("remove-apprentice", AN_APPRENTICE, icon="discard", weight="minor")
HIRE: Final = EVENTS.new("hire", AN_APPRENTICE, icon="hire", weight="main", topics=("cards",))
LET_GO: Final = EVENTS.new("let-go", AN_APPRENTICE, icon="discard", topics=("cards",))

# --- building cards and the Guildhall

DRAWN: Final = EVENTS.new("drawn", A_BUILDING, icon="draw", topics=("cards",), private=True)
DISCARD: Final = EVENTS.new("discard", "n", icon="discard", topics=("cards",))
DISCARD_CARD: Final = EVENTS.new("discard-card", A_BUILDING, icon="card", topics=("cards",), private=True)
LAST_TURNS: Final = EVENTS.new("last-turns", icon="flag", weight="main", topics=("points",), places=("guildhall",))
CONSTRUCT: Final = EVENTS.new("construct", A_BUILDING, icon="guild", weight="main", topics=("points",))
ADVANCE: Final = EVENTS.new("advance", A_LEVEL, icon="cathedral", weight="main", topics=("points",))
REWARD: Final = EVENTS.new("reward", A_REWARD, icon="reward", topics=("cards",))

# --- resets

RESET_TRIGGERED: Final = EVENTS.new("reset-triggered", icon="reset")
RESET: Final = EVENTS.new(
    "reset", icon="reset", weight="main", places=("black_market_a", "black_market_b", "black_market_c")
)
