"""What an expansion box may add and change: its extension points, at which the game itself does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Box as BaseBox
from westkingdom.engine.node import Frame

if TYPE_CHECKING:
    from westkingdom.architects.state import Facts, Player, State  # noqa: F401  the linter does not read the base class
    from westkingdom.engine.effects import Effect


class Box(BaseBox["State", "Facts", "Player"]):
    """One expansion box, with the extension points that only this game has."""

    def __init__(self, name: str, place: int, end_of_kinds: int, along: bool = False) -> None:
        super().__init__(name, place, end_of_kinds)
        self.along: Final = along
        """Are there decisions of this box that come along with others?"""

    # --- set-up

    def start_rank(self, g: State, p: Player) -> int:
        """What decides who begins among those with the same starting virtue."""
        return 0

    def first_apprentices(self) -> bool:
        """Does everybody hire an apprentice before the draft?"""
        return False

    def keeps_all_rewards(self) -> bool:
        """Are all rewards in the pile, for any number of players?"""
        return False

    def asks_for_characters(self, g: State) -> bool:
        """Does everybody begin as a character unless something else is wished?"""
        return False

    def dealt(self, g: State, n: int) -> int:
        """How many building cards everybody is dealt, who would get so many."""
        return n

    # --- visits

    def placed(self, g: State, seat: int, location: int) -> None:
        """A worker was placed; the visit follows."""

    def extra_workers(self, g: State, p: Player, location: int) -> int:
        """Workers that count for certain at a location besides those who stand there, if one is placed there now."""
        return 0

    def sure_silver(self, g: State, p: Player, location: int) -> int:
        """Silver that placing a worker there gives for certain."""
        return 0

    def sure_favour(self, g: State, p: Player, location: int) -> int:
        """Favour that placing a worker there gives for certain."""
        return 0

    def either_more(self, g: State, p: Player, location: int) -> int:
        """One more worker or one more favour, as the player likes, that placing a worker there gives."""
        return 0

    def before_visit(self, g: State, seat: int, location: int) -> None:
        """All questions about a visit are answered; its action follows."""

    def captured(self, g: State, seat: int, location: int) -> None:
        """Workers of another player were captured at a location, the first ones there in this visit or effect."""

    def avoids_loss(self, g: State, seat: int, n: int) -> bool:
        """Take a loss of virtue over, if the player may avoid it."""
        return False

    # --- the Guildhall

    def extra_buildings(self, g: State) -> list[int]:
        """Buildings that stand beside the board for anybody to construct."""
        return []

    def tokens_on(self, g: State, building: int) -> int:
        """Pieces that lie on such a building: it costs so many less of its resource."""
        return 0

    def constructed(self, g: State, seat: int, building: int) -> None:
        """Such a building was paid for: do what follows before abilities answer."""

    # --- the end of the turn, resets, the end

    def left_over(self, g: State) -> bool:
        """The action is over; a reset, if there is one, has not begun: is anything of this box left to be done?"""
        return False

    def finish_action(self, g: State, seat: int) -> None:
        """Put what is left to be done on the stack."""

    def reset_steps(self, g: State, seat: int) -> None:
        """The markets are renewed: put the steps before the abilities of apprentices on the stack."""

    def turn_over(self, g: State) -> None:
        """A turn is over."""

    def after_endgame(self, g: State) -> None:
        """All end-game effects are carried out."""

    # --- a solo opponent

    def opponents_turn(self, g: State, seat: int) -> None:
        """Put what the solo opponent does in its turn on the stack."""

    def opponent_placed(self, g: State, seat: int, location: int) -> None:
        """The solo opponent has placed a worker; the action of its scheme follows."""

    def place_called(self, g: State, word: str) -> int:
        """The location of a piece of this box that a scheme names, -1 if it is none."""
        return -1

    def opponent_gains(self, g: State, what: str, n: int) -> bool:
        """The solo opponent gains something: take it over if it gets something else, or nothing, for it."""
        return False

    def opponents_count(self, g: State, word: str) -> int:
        """What others compare a number of theirs with, where it is not the opponent's own; -1 if it is."""
        return -1

    def opponents_effect(self, data: object) -> Effect | None:
        """An effect as the data of the solo opponent mean it, if this box brings the opponent."""
        return None

    def tell_choice(self, g: State, f: Frame, option: int) -> None:
        """Explain an option that the solo opponent takes."""

    # --- knowledge, laws and positions

    def read_view(self, g: State, shown: Mapping[str, object], table: dict[str, object]) -> None:
        """Say what a view shows of this box in the words of positions."""
