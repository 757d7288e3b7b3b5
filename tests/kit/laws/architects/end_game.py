"""End-game effects told once more: the virtue that a building gives before anything is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kit.laws.architects import facts

if TYPE_CHECKING:
    from tests.kit.laws.architects.chronicle import Page

HALLS = {"bld_carpenters_hall": "carpentry", "bld_tilers_hall": "tiling", "bld_masons_hall": "masonry"}
ONE_RESOURCE = "board_therese"
"""For this character gold and marble are one. [AB-225]"""


def virtue_of(page: Page, others: list[Page], building: str) -> int:
    """The virtue that a building gives its owner at the end of the game.

    [AB-204, AB-216, AB-220, AB-224, AB-225, WW-355]
    """
    goods = page.goods
    if building in HALLS:
        return sum(HALLS[building] in skills(card) for card in page.apprentices)
    precious = goods["gold"] + goods["marble"] if page.board == ONE_RESOURCE else 0
    return {
        "bld_trading_post": (goods["clay"] + goods["wood"] + goods["stone"]) // 4,
        "bld_castle": (precious or goods["gold"]) // 2,
        "bld_observatory": (precious or goods["marble"]) // 2,
        "bld_reservoir": page.debts[1] // 2,
        "bld_museum": len(page.buildings) // 2,
        "bld_outpost": page.workers // 4,
        "bld_chapel": 2 * all(page.cathedral > other.cathedral for other in others),
    }.get(building, 0)


def skills(apprentice: str) -> list[str]:
    """The skills of an apprentice."""
    return next(
        row["skills"] for row in facts.rows(facts.WONDER_PROMOS, "apprentices").values() if row["id"] == apprentice
    )
