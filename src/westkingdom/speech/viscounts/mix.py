"""Viscounts: what the boxes of a mix show; the one module of speech that knows the classes of these boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from westkingdom.viscounts.box import Box
    from westkingdom.viscounts.gates_of_gold.box import GatesOfGold
    from westkingdom.viscounts.gates_of_gold.facts import GatesFacts
    from westkingdom.viscounts.keeper_of_keys.box import KeeperOfKeys
    from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts
    from westkingdom.viscounts.keeper_of_keys.facts import Tile as Tile  # noqa: PLC0414  (for others to name)
    from westkingdom.viscounts.solo.box import SoloBox
    from westkingdom.viscounts.solo.facts import AiBoard as AiBoard  # noqa: PLC0414
    from westkingdom.viscounts.solo.facts import SoloFacts
    from westkingdom.viscounts.state import Facts


def _box_called(facts: Facts, name: str) -> Box | None:
    """A box of the mix."""
    return next((box for box in facts.boxes if box.name == name), None)


def gates_of(facts: Facts) -> GatesFacts | None:
    """What Gates of Gold shows, if it is in the mix."""
    box = _box_called(facts, "gates-of-gold")
    return None if box is None else cast("GatesOfGold", box).facts


def keys_of(facts: Facts) -> KeysFacts | None:
    """What Keeper of Keys shows, if it is in the mix."""
    box = _box_called(facts, "keeper-of-keys")
    return None if box is None else cast("KeeperOfKeys", box).facts


def opponents_of(facts: Facts) -> SoloFacts | None:
    """What the solo opponents show, if one plays."""
    box = _box_called(facts, "solo")
    return None if box is None else cast("SoloBox", box).facts
