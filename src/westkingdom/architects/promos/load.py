"""Promotional apprentices, buildings and player boards: they use nothing but the rules of the game. [AB-009, AB-035]"""

from __future__ import annotations

from westkingdom.architects.box import Box
from westkingdom.architects.catalogue import Buildings, Catalogue, Realm
from westkingdom.architects.components import Loader, load_apprentices, load_boards, load_buildings
from westkingdom.architects.terms import EMPTY
from westkingdom.engine.rows import Files, Parts, rows


class PromosLoader(Loader):
    """Promotional cards and boards join those of the game. [AB-236]"""

    def load(self, cards: Catalogue, buildings: Buildings, realm: Realm) -> Box:
        if "apprentices" in self.files:
            load_apprentices(cards, rows(self.files, "apprentices"))
            load_buildings(buildings, rows(self.files, "buildings"))
        if "player_boards" in self.files:
            load_boards(cards, rows(self.files, "player_boards"), "")
        return Box("promos", EMPTY, 0)


def loader(files: Files, parts: Parts) -> Loader:
    """What loads this box; other boxes of the mix change nothing for it."""
    return PromosLoader(files)
