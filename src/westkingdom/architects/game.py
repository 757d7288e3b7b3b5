"""Architects of the West Kingdom, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from westkingdom.architects.features import NAMES, features, time_left
from westkingdom.architects.knowledge import deal_again
from westkingdom.architects.laws import check_pieces
from westkingdom.architects.pending import check_stack
from westkingdom.architects.position import table_key
from westkingdom.architects.scoring import outcome, score_sheets, totals
from westkingdom.architects.set_up import begin, lay_table, new_player
from westkingdom.architects.state import Facts, State
from westkingdom.architects.terms import SETTING_UP
from westkingdom.architects.view import view_of
from westkingdom.engine.box import SetUpChance, no_parts
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Position, Settings
from westkingdom.engine.knowledge import check_viewer
from westkingdom.engine.node import Frame
from westkingdom.engine.score import Outcome, ScoreSheet

if TYPE_CHECKING:
    from westkingdom.architects.view_types import ArchitectsView


class Architects(State):
    """A game of Architects of the West Kingdom."""

    def copy(self) -> Architects:
        """Make an independent copy with the same future."""
        g = Architects(self.settings, self.facts, [p.copy() for p in self.players])
        self.copy_onto(g)
        g.phase = self.phase
        g.turn = self.turn
        g.start = self.start
        g.round = self.round
        g.turns_left = self.turns_left
        g.guildhall = self.guildhall
        g.market = self.market
        g.small = self.small
        g.large = self.large
        g.rows = self.rows
        g.apprentices = self.apprentices
        g.known_below = self.known_below
        g.laid = self.laid
        g.plans = self.plans
        g.plans_by = self.plans_by
        g.looked = self.looked
        g.rewards = self.rewards
        g.spent = self.spent
        g.unused = self.unused
        g.offered = self.offered
        g.passes = self.passes
        g.tax = self.tax
        g.resets = self.resets
        g.bill = self.bill
        return g

    def deal_again(self, world: Game, seat: int, seed: int, attempt: int) -> None:
        """Deal everything anew in a copy of this game that the seat cannot know."""
        deal_again(cast(State, world), seat, seed, attempt)

    def view(self, seat: int | None) -> ArchitectsView:
        """Show what a seat may see (None: a spectator)."""
        check_viewer(self, seat)
        return view_of(self, seat)

    def opponents_choice(self, f: Frame, options: list[int]) -> int:
        """What the rules make the solo opponent choose."""
        for box in self.boxes:
            option = box.opponents_choice(self, f, options)
            if option in options:
                return option
        return options[0]

    def tell_forced(self, f: Frame, option: int) -> None:
        """Record an option that was taken without a question; a solo opponent explains what it takes."""
        if f[1] != self.settings.opponent:
            super().tell_forced(f, option)
            return
        for box in self.boxes:
            box.tell_choice(self, f, option)

    def check_pieces(self) -> None:
        """Every worker, card and coin is somewhere, once. [AB-003]"""
        check_pieces(self)

    def check_stack(self) -> None:
        """The parts of a turn follow each other, and those of the set-up and of the end."""
        check_stack(self)

    @property
    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if the Guildhall were full. [AB-207]"""
        return score_sheets(self)

    def totals(self) -> list[int]:
        """The points of every seat, without sheets. [AB-207]"""
        return totals(self)

    def ended(self) -> Outcome:
        """The highest total wins; then virtue, then silver; then victory is shared. [AB-217, AB-218]"""
        return outcome(self)

    @property
    def turn_key(self) -> tuple[int, int]:
        return self.round, self.turn

    # --- for players that search

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        if self.phase == SETTING_UP:
            return 0
        seats = len(self.players)
        first = seats * (self.round - 1) + 1
        if self.turn == self.settings.opponent:
            return first + seats - 1
        return first + (self.turn - self.start) % self.settings.seats

    def time_left(self) -> int:
        """By the spaces of the Guildhall, and by the rounds that people play."""
        return time_left(self)

    def base_features(self) -> list[str]:
        return NAMES

    def features(self, seat: int) -> list[int]:
        """Goods, markers, apprentices, buildings and workers of a seat."""
        return features(self, self.players[seat])

    def table_key(self) -> Position:
        """All but what somebody remembers of cards."""
        return table_key(self)


def blank(settings: Settings, facts: Facts) -> tuple[Architects, list[int]]:
    """The table laid out, before the first decision, and the player boards in random order."""
    chance = SetUpChance(settings.seed)
    players = [new_player(seat, settings.players) for seat in range(settings.players)]
    g = Architects(settings, facts, players)
    g.parts = no_parts([box.place for box in facts.boxes])
    boards = lay_table(g, chance)
    for box in facts.boxes:
        box.lay(g, chance)
    return g, boards


def new_architects(settings: Settings, facts: Facts, events: list[Event] | None = None) -> Architects:
    """Begin a game: the table is laid and the first player is asked."""
    game, boards = blank(settings, facts)
    game.log = events
    begin(game, boards)
    return game
