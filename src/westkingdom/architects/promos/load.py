"""Promotional apprentices, buildings and player boards: they use nothing but the rules of the game. [AB-009, AB-035]"""

from __future__ import annotations

from typing import Final

from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.components import Loader, load_apprentices, load_boards, load_buildings
from westkingdom.architects.terms import EMPTY
from westkingdom.engine.rows import rows

FIRST_APPRENTICE: Final = 40
FIRST_BUILDING: Final = 40
FIRST_BOARD: Final = 134
"""The numbers of these cards and boards follow those of the game."""


class PromosLoader(Loader):
    """Promotional cards and boards join those of the game. [AB-236]"""

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        if "apprentices" in self.files:
            load_apprentices(cards, rows(self.files, "apprentices"), FIRST_APPRENTICE)
            load_buildings(buildings, rows(self.files, "buildings"), FIRST_BUILDING)
        if "player_boards" in self.files:
            load_boards(cards, rows(self.files, "player_boards"), FIRST_BOARD, "")
        return Box("promos", EMPTY, 0)
