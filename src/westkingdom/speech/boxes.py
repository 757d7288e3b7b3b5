"""What the expansion boxes of a mix show: the one module outside the games that knows the classes of their boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from westkingdom.architects.solo.box import SoloBox as ArchitectsSolo
    from westkingdom.architects.solo.facts import Choice as Choice  # noqa: PLC0414  (for others to name)
    from westkingdom.architects.solo.facts import Section as Section  # noqa: PLC0414  (for others to name)
    from westkingdom.architects.state import Facts as ArchitectsFacts
    from westkingdom.architects.works_of_wonder.box import WonderBox
    from westkingdom.architects.works_of_wonder.facts import WonderFacts
    from westkingdom.viscounts.gates_of_gold.box import GatesOfGold
    from westkingdom.viscounts.gates_of_gold.facts import GatesFacts
    from westkingdom.viscounts.keeper_of_keys.box import KeeperOfKeys
    from westkingdom.viscounts.keeper_of_keys.facts import KeysFacts
    from westkingdom.viscounts.keeper_of_keys.facts import Tile as Tile  # noqa: PLC0414  (for others to name)
    from westkingdom.viscounts.solo.box import SoloBox
    from westkingdom.viscounts.solo.facts import AiBoard as AiBoard  # noqa: PLC0414
    from westkingdom.viscounts.solo.facts import SoloFacts
    from westkingdom.viscounts.state import Facts


def gates_of(facts: Facts) -> GatesFacts | None:
    """What Gates of Gold shows, if it is in the mix."""
    for part in facts.boxes:
        if part.name == "gates-of-gold":
            return cast("GatesOfGold", part).facts
    return None


def keys_of(facts: Facts) -> KeysFacts | None:
    """What Keeper of Keys shows, if it is in the mix."""
    for part in facts.boxes:
        if part.name == "keeper-of-keys":
            return cast("KeeperOfKeys", part).facts
    return None


def viscounts_solo_of(facts: Facts) -> SoloFacts | None:
    """What the solo opponents of Viscounts show, if one plays."""
    for part in facts.boxes:
        if part.name == "solo":
            return cast("SoloBox", part).facts
    return None


def architects_solo_of(box: ArchitectsFacts) -> ArchitectsSolo | None:
    """What the solo opponents of Architects show, if one plays."""
    for part in box.boxes:
        if part.name == "solo":
            return cast("ArchitectsSolo", part)
    return None


def wonders_of(box: ArchitectsFacts) -> WonderFacts | None:
    """What Works of Wonder shows, if it is in the mix."""
    for part in box.boxes:
        if part.name == "works-of-wonder":
            return cast("WonderBox", part).facts
    return None
