"""What is in the box, as tables by number, made once from the data."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Condition, Effect
from westkingdom.engine.payment import Way
from westkingdom.viscounts.terms import MOMENTS, THINGS

Icons = list[int]
CONVERTS: Final = 1
DISMISSES_ANYWHERE: Final = 2
"""Rarer abilities of cards on a board."""


class Conversion:
    """An ability that turns goods (a way to pay) or Merchant icons into icons of an action."""

    def __init__(self, action: int, way: Way | None, icons_used: int, gives: int) -> None:
        self.action: Final = action
        self.way: Final = way
        self.icons_used: Final = icons_used
        self.gives: Final = gives


class TurnOption:
    """What a player may do again and again on the own turn: an effect for Silver or for resources of choice."""

    def __init__(self, silver: int, resources: int, effect: Effect) -> None:
        self.silver: Final = silver
        self.resources: Final = resources
        self.effect: Final = effect


class Replacement:
    """An effect that a player may take in place of a hire, for so much Silver where the hire is not free."""

    def __init__(self, effect: Effect, silver: int) -> None:
        self.effect: Final = effect
        self.silver: Final = silver


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
        self.answers: Final[list[int]] = [0] * THINGS
        """The moments to which a thing answers, as bits."""
        self.converts: Final[list[list[Conversion]]] = [[] for _ in range(THINGS)]
        self.extra_move: Final[list[int]] = [0] * THINGS
        self.hand_limit: Final[list[int]] = [0] * THINGS
        self.dismiss_cost: Final[list[int]] = [-1] * THINGS
        self.rare: Final[list[int]] = [0] * THINGS
        """The rarer abilities of a card, as bits."""
        self.hire_discount: Final[list[int]] = [0] * THINGS
        self.dismiss_discount: Final[list[int]] = [0] * THINGS
        self.no_play_corruption: Final[list[bool]] = [False] * THINGS
        self.condition: Final[list[Condition | None]] = [None] * THINGS
        """What must hold for a passive ability to count, if anything."""
        self.icons_while: Final[dict[int, Icons]] = {}
        """Icons that a permanent thing shows only while its condition holds."""
        self.moves_while: Final[dict[int, int]] = {}
        """Further spaces that a permanent thing gives only while its condition holds."""
        self.substitutes: Final[list[int]] = []
        """Permanent things that let resources be paid in place of Silver."""
        self.turn_options: Final[dict[int, TurnOption]] = {}
        self.replacements: Final[dict[int, Replacement]] = {}
        self.leaves: Final[list[bool]] = [False] * THINGS
        """Does the card leave the game after it dropped off?"""
        self.acts: Final[list[bool]] = [False] * THINGS
        """Does playing the card give an action at once?"""
        self.home: Final[list[Effect | None]] = [None] * THINGS
        """The rule that takes a card back to a pile of its own when it drops off or is destroyed."""
        self.destroyed_from_hand: Final[list[Effect | None]] = [None] * THINGS
        self.vp: Final[list[int]] = [0] * THINGS
        self.starters: Final[list[int]] = []
        self.neutrals: Final[list[int]] = []
        self.heroes: Final[list[int]] = []
        self.shared: Final[list[int]] = []
        """Permanent things that every player may have."""
        self.others: Final[dict[str, list[int]]] = {}
        """Cards of kinds that a box brings, by kind."""
        self.replaced: Final[dict[int, str]] = {}
        """Things that stay in the box of the game, with what takes their place, for people who name them."""


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
        self.labels: Final[list[str]] = []
        self.start_space: Final[list[tuple[int, int]]] = []
        """The segment and the kind of space where the Viscount starts."""
        self.after_draft: Final[list[bool]] = []
        """Does the extra effect wait until everybody has a pair?"""
        self.start: Final[list[Effect]] = []
        self.extra: Final[list[Effect]] = []


class Realm:
    """The board, the Castle and the numbers printed on Player Boards and end cards."""

    def __init__(self) -> None:
        self.segment_names: Final[list[str]] = []
        self.spots_per_segment: Final[list[int]] = [0, 0]
        """By side: low, high."""
        self.side_for_seats: Final[dict[int, int]] = {}
        self.numbered_space: Final[dict[int, tuple[int, int]]] = {}
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
        self.inwards: Final[list[Effect]] = []
        """What a Worker gives that moves from tier 2 to tier 3; the rewards of tier 1 are those of the sections."""
        self.bump: Final[list[Effect]] = []
        """By tier: what a Worker that is bumped gives its owner."""
        self.flip_debt: Final[list[Effect]] = []
        """What paying a Debt gives at once."""
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
        self.debt_vp: Final[list[int]] = []
        self.deed_vp: Final[list[int]] = []
        self.bonus_ribbon: Final[list[int]] = []
        self.bonus_needs: Final[list[int]] = []
