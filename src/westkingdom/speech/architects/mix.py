"""Architects: what the boxes of a mix show; the one module of speech that knows the classes of these boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from westkingdom.architects.solo.box import SoloBox
    from westkingdom.architects.solo.facts import Choice as Choice  # noqa: PLC0414  (for others to name)
    from westkingdom.architects.solo.facts import Section as Section  # noqa: PLC0414
    from westkingdom.architects.state import Facts
    from westkingdom.architects.works_of_wonder.box import WonderBox
    from westkingdom.architects.works_of_wonder.facts import WonderFacts


def wonders_of(facts: Facts) -> WonderFacts | None:
    """What Works of Wonder shows, if it is in the mix."""
    for box in facts.boxes:
        if box.name == "works-of-wonder":
            return cast("WonderBox", box).facts
    return None


def opponents_of(facts: Facts) -> SoloBox | None:
    """What the solo opponents show, if one plays."""
    for box in facts.boxes:
        if box.name == "solo":
            return cast("SoloBox", box)
    return None
