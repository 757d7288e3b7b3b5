"""Viscounts of the West Kingdom, the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from westkingdom.engine.box import SetUpChance, no_parts
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Position, Settings
from westkingdom.engine.knowledge import check_viewer
from westkingdom.engine.node import Frame
from westkingdom.engine.score import Outcome, ScoreSheet
from westkingdom.viscounts.action import PRIMARY
from westkingdom.viscounts.construct import CONSTRUCT_ACTION
from westkingdom.viscounts.features import NAMES, features, time_left
from westkingdom.viscounts.hidden import Hidden
from westkingdom.viscounts.knowledge import deal_again
from westkingdom.viscounts.laws import check_pieces
from westkingdom.viscounts.pending import check_stack
from westkingdom.viscounts.place_workers import PLACE_WORKERS_ACTION
from westkingdom.viscounts.position import table_key
from westkingdom.viscounts.scoring import outcome, score_sheets, totals
from westkingdom.viscounts.set_up import begin, lay_table, new_player
from westkingdom.viscounts.state import Facts, State
from westkingdom.viscounts.trade import TRADE_ACTION
from westkingdom.viscounts.transcribe import TRANSCRIBE_ACTION
from westkingdom.viscounts.view import view_of

if TYPE_CHECKING:
    from westkingdom.viscounts.view_types import ViscountsView

PRIMARY.append(TRADE_ACTION)
PRIMARY.append(CONSTRUCT_ACTION)
PRIMARY.append(PLACE_WORKERS_ACTION)
PRIMARY.append(TRANSCRIBE_ACTION)


class Viscounts(State):
    """A game of Viscounts of the West Kingdom."""

    def copy(self) -> Viscounts:
        """Make an independent copy with the same future."""
        g = Viscounts(self.settings, self.facts, [p.copy() for p in self.players])
        self.copy_onto(g)
        g.turn = self.turn
        g.round = self.round
        g.last_round = self.last_round
        g.start = self.start
        g.played = self.played
        g.side = self.side
        g.segments = self.segments
        g.rotation = self.rotation
        g.townsfolk = self.townsfolk[:]
        g.manuscripts = self.manuscripts[:]
        g.spots = self.spots
        g.removed = self.removed
        g.debts_above = self.debts_above
        g.deeds_above = self.deeds_above
        g.offered_cards = self.offered_cards
        g.offered_heroes = self.offered_heroes
        g.leader = self.leader
        return g

    def deal_again(self, world: Game, seat: int, seed: int, attempt: int) -> None:
        """Deal everything anew in a copy of this game that the seat cannot know."""
        if self.hidden is None:
            self.hidden = Hidden()
        deal_again(cast(State, world), seat, seed, attempt, self.hidden)

    def view(self, seat: int | None) -> ViscountsView:
        """Show what a seat may see (None: a spectator)."""
        check_viewer(self, seat)
        return view_of(self, seat)

    def opponent_does(self, f: Frame) -> bool:
        """Take a frame of the solo opponent from the stack if it has a way of its own to do it."""
        for box in self.boxes:
            if box.opponent_does(self, f):
                return True
        return False

    def opponents_choice(self, f: Frame, options: list[int]) -> int:
        """What the rules make the solo opponent choose: the first of several things, unless they say more. [VB-192]"""
        for box in self.boxes:
            choice = box.opponents_choice(self, f, options)
            if choice >= 0:
                return choice
        return options[0]

    def check_pieces(self) -> None:
        """Every card, Building, Manuscript and worker is somewhere, once. [VB-004, VB-048]"""
        check_pieces(self)

    def check_stack(self) -> None:
        """The phases of a turn follow each other, and before them the draft."""
        check_stack(self)

    @property
    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if both end cards were resolved now. [VB-160]"""
        return score_sheets(self)

    def totals(self) -> list[int]:
        """The points of every seat, without sheets. [VB-160]"""
        return totals(self)

    def ended(self) -> Outcome:
        """The highest total wins; then Silver and resources together; then victory is shared. [VB-172]"""
        return outcome(self)

    # --- for players that search

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        n = 0
        for p in self.players:
            n += p.turns
        return n

    @property
    def turn_key(self) -> tuple[int, int]:
        return self.round, self.turn

    def time_left(self) -> int:
        """By the pile that is nearer to its end card."""
        return time_left(self)

    def base_features(self) -> list[str]:
        return NAMES

    def features(self, seat: int) -> list[int]:
        """Goods, markers, cards, Buildings and workers of a seat."""
        return features(self, self.players[seat])

    def table_key(self) -> Position:
        """All but what lies below piles whose tops alone matter."""
        return table_key(self)


def blank(settings: Settings, facts: Facts) -> Viscounts:
    """The table laid out, before the first decision."""
    chance = SetUpChance(settings.seed)
    players = [new_player(seat, facts.cards.starters) for seat in range(settings.players)]
    g = Viscounts(settings, facts, players)
    g.parts = no_parts([box.place for box in facts.boxes])
    lay_table(g, chance)
    for box in facts.boxes:
        box.lay(g, chance)
    return g


def new_viscounts(settings: Settings, facts: Facts, events: list[Event] | None = None) -> Viscounts:
    """Begin a game: the table is laid and the first player to pick a pair is asked."""
    game = blank(settings, facts)
    game.log = events
    begin(game)
    return game
