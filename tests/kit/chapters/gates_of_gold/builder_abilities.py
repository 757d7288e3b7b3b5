"""Players with a Builder bonus card."""

from __future__ import annotations

D1, D2, D3, D4, D5, D6 = [
    f"builder-diversified-{name}"
    for name in ("collision-silver", "collision-flip", "merchants", "collision-hire", "move", "hand")
]
S1, S2, S3, S4, S5, S6 = [
    f"builder-specialized-{name}"
    for name in ("order-silver", "order-virtue", "welcome-draw", "welcome-silver", "refuse-rearrange", "refuse-order")
]
