"""Speakers of English for all games and boxes."""

from __future__ import annotations

import re
from typing import cast

import westkingdom as wk
from westkingdom.engine.rules import Facts as AnyFacts
from westkingdom.library.data import facts_for
from westkingdom.library.settings import settings_for
from westkingdom.viscounts.state import Facts

GAMES = list(wk.GAMES)
BOXES = ("gates-of-gold", "keeper-of-keys")
WONDERS = ("works-of-wonder",)
PROMOS: dict[str, object] = {"promo_cards": True, "promo_boards": True}
BOX = cast(Facts, facts_for(settings_for("viscounts", 1, BOXES, 0, {"promos": True, "solo": "random"})))
EVERYTHING: dict[str, AnyFacts] = {
    "viscounts": BOX,
    "architects": facts_for(settings_for("architects", 1, WONDERS, 0, {**PROMOS, "solo": "random"})),
}
UNSAID = re.compile(r"\{|None|^(ask|why not|event|effect|condition|counter|amount|rule) ")


def names_for(seats: int) -> list[str]:
    """The names of so many players."""
    return [f"P{i}" for i in range(seats)]
