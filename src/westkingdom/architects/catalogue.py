"""What is in the box, as tables by number, made once from the data."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import (
    BUILDINGS,
    COUNTERS,
    FIRST_BUILDING,
    GUILDHALL,
    LOCATIONS,
    MOMENTS,
)
from westkingdom.engine.effects import Condition, Effect


class Trade:
    """A trade that an apprentice adds to the King's Storehouse: goods given, and what they bring."""

    def __init__(self, pay: list[int], effect: Effect) -> None:
        self.pay: Final = pay
        self.effect: Final = effect


class Catalogue:
    """Apprentices and player boards by number: what they show and do."""

    def __init__(self) -> None:
        n = FIRST_BUILDING
        self.ids: Final[list[str]] = [""] * n
        self.names: Final[list[str]] = [""] * n
        self.number: Final[dict[str, int]] = {}
        self.apprentices: Final[list[int]] = []
        self.boards: Final[list[int]] = []
        self.skills: Final[list[int]] = [0] * n
        """The skills of an apprentice, as bits."""
        self.virtue: Final[list[int]] = [0] * n
        """The virtue that an apprentice changes when hired."""
        self.on: Final[list[list[Effect | None]]] = [[None] * n for _ in range(MOMENTS)]
        self.plain: Final[list[list[bool]]] = [[False] * n for _ in range(MOMENTS)]
        self.heard: Final[list[bool]] = [False] * MOMENTS
        """Does anything of this mix answer to the moment?"""
        self.silver_less: Final[list[list[int]]] = [[0] * n for _ in LOCATIONS]
        """By location: silver that its actions cost less."""
        self.virtue_kept: Final[list[list[int]]] = [[0] * n for _ in LOCATIONS]
        """By location: virtue that its actions cost less."""
        self.more_workers: Final[list[list[int]]] = [[0] * n for _ in LOCATIONS]
        """By location: workers that are counted besides those who stand there."""
        self.tax_less: Final[list[int]] = [0] * n
        self.trades: Final[list[list[int]]] = [[] for _ in range(n)]
        """The numbers of the trades that a thing adds."""
        self.trade: Final[list[Trade]] = []
        self.timber_less: Final[list[bool]] = [False] * n
        """Does a thing take 1 wood or 1 stone off the cost of a building or a cathedral level?"""
        self.one_precious: Final[list[bool]] = [False] * n
        """Are gold and marble one resource for the owner?"""
        self.no_discard: Final[list[bool]] = [False] * n
        """Does the cathedral cost no building card?"""
        self.limit: Final[list[int]] = [0] * n
        """The most apprentices of a player board."""
        self.prevents_debt: Final[list[int]] = [0] * n
        """The silver for which a debt need not be taken, 0 if that is not possible."""
        self.keeps: Final[list[int]] = [0] * n
        """The silver for which one favour that would be lost is kept, 0 if that is not possible."""
        self.rate: Final[list[list[int]]] = [[0] * n for _ in range(COUNTERS)]
        """By good: the favour that may be paid for one piece of it, 0 if that is not possible."""
        self.allows: Final[list[int]] = [0] * n
        """The locations (as bits) where a limit of virtue does not hold for the owner."""
        self.start: Final[list[Start]] = [_NO_START] * n
        """What the start line of a player board gives."""
        self.colour: Final[list[str]] = [""] * n


class Start:
    """The start line of a player board. [AB-036]"""

    def __init__(
        self, prisoners: int, silver: int, virtue: int, goods: list[int], debts: int, cards: int, favour: int
    ) -> None:
        self.prisoners: Final = prisoners
        self.silver: Final = silver
        """-1: by turn order."""
        self.virtue: Final = virtue
        self.goods: Final = goods
        self.debts: Final = debts
        self.cards: Final = cards
        self.favour: Final = favour


_NO_START: Final = Start(0, -1, 0, [0] * COUNTERS, 0, 0, 0)


class Buildings:
    """Building cards by number, and what else counts as a building."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = [""] * BUILDINGS
        self.names: Final[list[str]] = [""] * BUILDINGS
        self.number: Final[dict[str, int]] = {}
        self.cards: Final[list[int]] = []
        """The numbers of the cards of the building pile."""
        self.cost: Final[list[list[int]]] = [[0] * COUNTERS for _ in range(BUILDINGS)]
        self.bill: Final[list[list[int]]] = [[] for _ in range(BUILDINGS)]
        """What a building costs, as it is paid; without tax."""
        self.tax: Final[list[int]] = [0] * BUILDINGS
        self.skills: Final[list[int]] = [0] * BUILDINGS
        self.virtue: Final[list[int]] = [0] * BUILDINGS
        self.vp: Final[list[int]] = [0] * BUILDINGS
        self.immediate: Final[list[Effect | None]] = [None] * BUILDINGS
        self.endgame: Final[list[Effect | None]] = [None] * BUILDINGS
        self.in_order: Final[list[bool]] = [False] * BUILDINGS
        """Does the place of the end-game effect among others matter, since it does more than gain virtue?"""
        self.score_vp: Final[list[int]] = [0] * BUILDINGS
        self.score_per: Final[list[str]] = [""] * BUILDINGS
        """The counter for each of which the building scores, if there is one."""
        self.score_each: Final[list[int]] = [1] * BUILDINGS
        self.score_if: Final[list[Condition | None]] = [None] * BUILDINGS
        """What must hold for the building to score more, if anything."""
        self.debt_vp: Final[list[int]] = [0] * BUILDINGS


class Level:
    """One level of the cathedral."""

    def __init__(self, spaces: int, vp: int, bill: list[int], less: list[int]) -> None:
        self.spaces: Final = spaces
        self.vp: Final = vp
        self.bill: Final = bill
        """What the level costs, as it is paid."""
        self.less: Final = less
        """The same for those who pay 1 wood or stone less."""


class Yield:
    """What a gathering location gives: a base amount, and more for every so many workers."""

    def __init__(self, good: int, base: int, amount: int, per: int) -> None:
        self.good: Final = good
        self.base: Final = base
        self.amount: Final = amount
        self.per: Final = per

    def of(self, workers: int) -> int:
        """The amount for so many workers."""
        return self.base + self.amount * (workers // self.per)


class Realm:
    """Board, tracks, markets and the numbers that depend on the number of players."""

    def __init__(self) -> None:
        self.columns = 4
        self.favour = ""
        """The word of the counter that may stand for goods."""
        self.favour_rate: Final[list[int]] = [0] * COUNTERS
        """By good: the favour that anybody may pay for one piece; for silver, for up to so much silver."""
        self.yields: Final[list[list[Yield]]] = [[] for _ in LOCATIONS]
        """By location: what one visit may give."""
        self.silver: Final[list[int]] = [0] * (GUILDHALL + 1)
        """By location: the silver that its action costs."""
        self.tax: Final[list[int]] = [0] * (GUILDHALL + 1)
        """By location: the tax that its action costs."""
        self.virtue: Final[list[int]] = [0] * (GUILDHALL + 1)
        """By location: the virtue that its action costs."""
        self.more_captures = 0
        """The silver for each capture after the first."""
        self.ransom_silver = 0
        self.ransom_tax = 0
        self.ransom_virtue = 0
        self.debt_silver = 0
        self.debt_tax = 0
        self.virtue_vp: Final[list[int]] = []
        self.tax_discount: Final[list[int]] = []
        self.market_allowed: Final[list[bool]] = []
        self.cathedral_allowed: Final[list[bool]] = []
        self.levels: Final[list[Level]] = []
        self.market_ids: Final[list[str]] = []
        self.small: Final[list[Effect]] = []
        self.large: Final[list[Effect]] = []
        """By Black Market card."""
        self.printed_small: list[Effect] = []
        self.printed_large: list[Effect] = []
        self.reward_ids: Final[list[str]] = []
        self.reward: Final[list[Effect]] = []
        self.printed_reward: list[Effect] = []
        self.debt_vp = 0
        self.paid_vp = 0
        self.flip_effect: list[Effect] = []
        self.tax_at_start = 0
        self.hand_limit = 0
        self.reset_at = 0
        """So many workers in the Black Market trigger a reset."""
        self.penalty_at = 0
        """From so many prisoners on virtue is lost at a reset."""
        self.silver_per_vp = 1
        self.prisoners_per_vp = 1
        self.final_turns = 1
        self.spaces: Final[dict[int, int]] = {}
        self.reset_spaces: Final[dict[int, list[int]]] = {}
        self.purge_spaces: Final[dict[int, list[int]]] = {}
        self.rewards: Final[dict[int, int]] = {}
        self.start_silver: Final[dict[int, list[int]]] = {}
        self.capture_locations: Final[dict[int, int]] = {}
        self.dealt: Final[dict[int, int]] = {}
        self.kept: Final[dict[int, int]] = {}
        """By number of players."""
