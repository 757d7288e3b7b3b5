"""What an expansion box may add and change: its extension points, at which the game itself does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Box as BaseBox

if TYPE_CHECKING:
    from westkingdom.engine.node import Frame, Node
    from westkingdom.viscounts.state import Facts, Player, State  # noqa: F401  the linter does not read the base class


class Box(BaseBox["State", "Facts", "Player"]):
    """One expansion box, with the extension points that only this game has."""

    def __init__(self, name: str, place: int, end_of_kinds: int, busy: bool = False) -> None:
        super().__init__(name, place, end_of_kinds)
        self.busy: Final = busy
        """Does it use the extension points that are asked again and again in every turn (marked «busy»)?"""

    # --- set-up

    def after_draft(self, g: State) -> None:
        """Put what happens when everybody has a pair on the stack."""

    def rules_after_draft(self) -> list[int]:
        """The rules that this box puts on the stack before the draft."""
        return []

    def hands_dealt(self, g: State) -> None:
        """Set-up is over: the starting decks are shuffled and the first hands drawn."""

    # --- cards

    def turn_begins(self, g: State, seat: int) -> None:
        """A turn begins. [busy]"""

    def criminals(self, g: State, p: Player) -> int:
        """How many Criminal icons does a player have besides those on cards, or fewer? [busy]"""
        return 0

    def entered(self, g: State, p: Player, place: int) -> None:
        """A card was played or moved on to this place of the board. [busy]"""

    def destroyed(self, g: State, p: Player, card: int) -> None:
        """A card was destroyed and paid for."""

    def collision_over(self, g: State) -> None:
        """All steps of a collision are done."""

    # --- actions

    def boosts(self, g: State, p: Player, action: int) -> list[tuple[int, int]]:
        """What a player may add to an action for nothing: (icons of the action, Merchant icons), each or not. [busy]"""
        return []

    def forbids(self, g: State, seat: int, action: int) -> bool:
        """Is the action out of the question in this turn? [busy]"""
        return False

    def forbids_dismissal(self, g: State, seat: int) -> bool:
        """Is a dismissal out of the question in this turn? [busy]"""
        return False

    def dismissed(self, g: State, seat: int) -> None:
        """A card was dismissed."""

    def transcribed(self, g: State, seat: int) -> None:
        """A Manuscript was transcribed by an action."""

    def took_manuscript(self, g: State, seat: int, tile: int) -> None:
        """A Manuscript was taken, by an action or for nothing."""

    def chosen_ribbon(self, g: State, tile: int) -> int:
        """The colour that was chosen for a Manuscript of any colour, or -1."""
        return -1

    def counts_for_bonus(self, g: State, tile: int) -> bool:
        """Is a Manuscript one of those that earn a Cleric Bonus card?"""
        return True

    def built(self, g: State, seat: int, slot: int) -> None:
        """The Building of a slot was put on a spot; nothing was gained for it yet."""

    def closed_slot(self, g: State, p: Player) -> int:
        """The slot whose Building may not be built in this turn, -1 if there is none. [busy]"""
        return -1

    def buildings(self, g: State, seat: int) -> list[int]:
        """More that could be constructed where the Viscount stands, by their numbers in the action space. [busy]"""
        return []

    def building_cost(self, what: int) -> int:
        """The Builder icons that such a Building needs, or -1 if it is none of this box."""
        return -1

    def building_name(self, what: int) -> str:
        """The id of such a Building."""
        return ""

    def building_type(self, what: int) -> int:
        """The type of such a Building, or -1."""
        return -1

    def why_not_build(self, g: State, seat: int) -> list[int]:
        """Buildings of this box that cannot be constructed where the Viscount stands."""
        return []

    def construct(self, g: State, seat: int, what: int) -> None:
        """Construct such a Building that was named and paid for."""

    # --- the end

    def game_ends(self, g: State) -> None:
        """The last turn is over: put what happens before scoring on the stack."""

    def scoring_ribbons(self, g: State, p: Player, counts: list[int]) -> list[int]:
        """The ribbons of each colour that count in scoring."""
        return counts

    def debt_vp(self, g: State, p: Player) -> int:
        """How many points more is each unpaid Debt worth?"""
        return 0

    # --- a solo opponent

    def opponents_phases(self) -> list[Node[State]]:
        """The phases in the turn of the solo opponent."""
        return []

    def opponent_does(self, g: State, f: Frame) -> bool:
        """Take a frame of the solo opponent from the stack if it has a way of its own to do it."""
        return False

    def opponent_answers(self, g: State, moment: int) -> None:
        """Put what the solo opponent's things do at a moment on the stack."""

    def opponent_gains_silver(self, g: State, n: int) -> None:
        """The solo opponent gains Silver, which it never keeps."""

    def opponents_icons(self, g: State, p: Player, icon: int) -> int:
        """Icons of a player that count in scoring and are on no card: those on the board of a solo opponent."""
        return 0

    def unknown(self, g: State) -> list[int]:
        """Cards of which nobody knows whether they lie in the Draw Pile of the solo opponent."""
        return []

    # --- knowledge, laws and positions

    def zones(self, g: State) -> list[list[int]]:
        """The places outside of players where cards of the catalogue lie."""
        return []

    def copies(self, g: State) -> dict[int, int]:
        """How often the cards of this box exist, where that is not once."""
        return {}

    def other_buildings(self, g: State) -> list[int]:
        """The Buildings of this box that stand on spots."""
        return []

    def holds_all_heroes(self) -> bool:
        """Is every Hero of the mix somewhere on the table?"""
        return False

    def reserved(self, g: State, position: Mapping[str, object]) -> list[int]:
        """The Heroes that a position names outside of seats: no seat is given them unasked."""
        return []

    def supply(self, g: State, card: int) -> bool:
        """Take a card from where this box keeps it for a position, if it is there."""
        return False

    def read_view(
        self, g: State, shown: Mapping[str, object], table: dict[str, object], seats: list[dict[str, object]]
    ) -> None:
        """Say what a view shows of this box in the words of positions, for the table and for seats."""

    def lay_out_last(self, g: State, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        """Put the pieces of the box into a position, after everything else."""
