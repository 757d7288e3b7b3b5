"""What is chosen for the effect of a card, and what it changes."""

from __future__ import annotations

from typing import Any

Steps = list[tuple[str, dict[str, Any]]]
Changes = dict[str, Any]

ACTIONS = {"merchant": 0, "builder": 1, "noble": 2, "cleric": 3}
HERO_GAINED: Changes = {"hand": ["+hero-emma"], "heroes": ["hero-lothaire", "hero-clovis", "hero-rudolf"]}
TAKE_HERO: Steps = [("hero", {"card": "hero-emma"})]
