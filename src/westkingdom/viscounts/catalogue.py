"""What is in the box, as tables by number, made once from the data."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Effect
from westkingdom.engine.payment import Way
from westkingdom.viscounts.terms import MOMENTS, THINGS

Icons = list[int]


class Conversion:
    """An ability that turns goods (a way to pay) or Merchant icons into icons of an action."""

    def __init__(self, action: int, way: Way | None, icons_used: int, gives: int) -> None:
        self.action: Final = action
        self.way: Final = way
        self.icons_used: Final = icons_used
        self.gives: Final = gives


class Catalogue:
    """Cards and permanent things by number: what they cost, show and do."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = [""] * THINGS
        self.names: Final[list[str]] = [""] * THINGS
        self.number: Final[dict[str, int]] = {}
        self.kinds: Final[list[str]] = [""] * THINGS
        self.cost: Final[list[int]] = [0] * THINGS
        self.icons: Final[list[Icons]] = [[0, 0, 0, 0, 0] for _ in range(THINGS)]
        self.criminals: Final[list[int]] = [0] * THINGS
        self.hire: Final[list[Effect | None]] = [None] * THINGS
        self.immediate: Final[list[Effect | None]] = [None] * THINGS
        self.drop_off: Final[list[Effect | None]] = [None] * THINGS
        self.on: Final[list[list[Effect | None]]] = [[None] * THINGS for _ in MOMENTS]
        self.plain: Final[list[list[bool]]] = [[False] * THINGS for _ in MOMENTS]
        self.converts: Final[list[list[Conversion]]] = [[] for _ in range(THINGS)]
        self.extra_move: Final[list[int]] = [0] * THINGS
        self.hand_limit: Final[list[int]] = [0] * THINGS
        self.dismiss_cost: Final[list[int]] = [-1] * THINGS
        self.vp: Final[list[int]] = [0] * THINGS
        self.starters: Final[list[int]] = []
        self.neutrals: Final[list[int]] = []
        self.heroes: Final[list[int]] = []


class Manuscripts:
    """Manuscript tiles by number."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.number: Final[dict[str, int]] = {}
        self.cost: Final[list[int]] = []
        self.ribbon: Final[list[int]] = []
        self.immediate: Final[list[Effect | None]] = []
        self.vp: Final[list[int]] = []
        self.per: Final[list[str]] = []
        self.each: Final[list[int]] = []
        self.grey_backed: Final[list[int]] = []
        self.black_backed: Final[list[int]] = []


class PlayerCards:
    """Player cards by number in the file."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.number: Final[dict[str, int]] = {}
        self.start_number: Final[list[int]] = []
        self.start: Final[list[Effect]] = []
        self.extra: Final[list[Effect]] = []


class Realm:
    """The board, the Castle and the numbers printed on Player Boards and end cards."""

    def __init__(self) -> None:
        self.segment_names: Final[list[str]] = []
        self.spots_per_segment: Final[list[int]] = [0, 0]
        """By side: low, high."""
        self.side_for_seats: Final[dict[int, int]] = {}
        self.start_space: Final[dict[int, tuple[int, int]]] = {}
        """Red number -> (segment, kind of space)."""
        self.trade_price: Final[list[list[int]]] = []
        self.trade_effect: Final[list[list[Effect | None]]] = []
        """By segment and kind of space."""
        self.spot_effect: Final[list[list[list[Effect]]]] = [[], []]
        self.spot_side: Final[list[list[list[int]]]] = [[], []]
        """By side, segment and position: the kind of space on its side of the river."""
        self.link: Final[list[list[list[Effect | None]]]] = [[], []]
        """By side, segment and position: the link to the next spot clockwise."""
        self.printed_cost: Final[list[int]] = []
        self.printed_icons: Final[list[Icons]] = []
        self.printed_effect: Final[list[Effect]] = []
        self.printed_manuscript_cost: Final[list[int]] = []
        self.printed_manuscript: Final[list[Effect]] = []
        self.reward: Final[list[Effect]] = []
        """By Castle section: what a Worker who reaches tier 2 gives."""
        self.worker_steps: Final[list[tuple[int, int]]] = []
        """(Noble icons, Workers placed)."""
        self.tier_vp: Final[list[int]] = []
        self.building_cost: Final[list[int]] = []
        self.building_vp: Final[list[list[int]]] = []
        self.above: Final[list[Effect]] = []
        """By track space (0 unused): what a collision gives its player."""
        self.below: Final[list[Effect]] = []
        self.start_icons: Final[list[Icons]] = []
        self.start_icon_turns: Final[list[int]] = []
        self.hand_limit = 3
        self.debts_above: Final[dict[int, int]] = {}
        self.deeds_above: Final[dict[int, int]] = {}
        self.prizes: Final[list[int]] = []
        self.prizes_few: Final[list[int]] = []
        self.set_vp: Final[list[int]] = [0]
        self.card_vp: Final[dict[str, int]] = {}
        self.bonus_ribbon: Final[list[int]] = []
        self.bonus_needs: Final[list[int]] = []
