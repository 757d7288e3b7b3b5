"""What `game.view(seat)` returns, in exact types; the field `game` tells the games apart."""

from __future__ import annotations

from typing import TypeAlias

from westkingdom.server.architects_views import ArchitectsView
from westkingdom.server.viscounts_views import ViscountsView

View: TypeAlias = ViscountsView | ArchitectsView
"""The table as one seat or a spectator sees it."""
