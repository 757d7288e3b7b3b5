"""Viscounts of the West Kingdom, the game."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.engine.box import NO_PART, SetUpChance
from westkingdom.engine.errors import BadPosition, BadSave
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Past, Position, Settings
from westkingdom.engine.node import NODES, Frame
from westkingdom.engine.score import Outcome, ScoreSheet
from westkingdom.engine.shape import read_fields, read_stack, write_fields, write_stack
from westkingdom.viscounts.action import PRIMARY
from westkingdom.viscounts.construct import CONSTRUCT_ACTION
from westkingdom.viscounts.features import NAMES, features, time_left
from westkingdom.viscounts.hidden import Hidden
from westkingdom.viscounts.knowledge import deal_again
from westkingdom.viscounts.laws import check_laws
from westkingdom.viscounts.place_workers import PLACE_WORKERS_ACTION
from westkingdom.viscounts.position import position
from westkingdom.viscounts.scoring import outcome, score_sheets, totals
from westkingdom.viscounts.set_up import begin, new_player, table
from westkingdom.viscounts.state import GAME_FIELDS, PLAYER_FIELDS, Facts, State
from westkingdom.viscounts.terms import CASTLE_LEADER, EMPTY, SEGMENTS
from westkingdom.viscounts.trade import TRADE_ACTION
from westkingdom.viscounts.transcribe import TRANSCRIBE_ACTION
from westkingdom.viscounts.view import view_of

PRIMARY.append(TRADE_ACTION)
PRIMARY.append(CONSTRUCT_ACTION)
PRIMARY.append(PLACE_WORKERS_ACTION)
PRIMARY.append(TRANSCRIBE_ACTION)

SEATS: Final = (2, 3, 4)


class Viscounts(State):
    """A game of Viscounts of the West Kingdom."""

    def copy(self) -> Viscounts:
        """Make an independent copy with the same future."""
        return Viscounts(
            self.settings,
            self.stack[:],
            self.choices,
            self.key,
            self.draws,
            self.over,
            self.decisions,
            self.past,
            self.facts,
            [p.copy() for p in self.players],
            self.turn,
            self.round,
            self.last_round,
            self.start,
            self.played,
            self.side,
            self.segments,
            self.rotation,
            self.townsfolk[:],
            self.manuscripts[:],
            self.spots,
            self.removed,
            self.debts_above,
            self.deeds_above,
            self.offered_cards,
            self.offered_heroes,
            self.leader,
            [part.copy() for part in self.parts],
        )

    def determinize(self, seat: int, seed: int) -> Viscounts:
        """Make a copy in which everything that the seat cannot know is dealt again."""
        world = self.copy()
        hidden = self.hidden
        if hidden is None:
            hidden = Hidden()
            self.hidden = hidden
        deal_again(world, seat, seed, 0, hidden)
        if not world.over and world.seat != seat:
            f = world.stack[-1]
            world.choices = world.options_of(NODES[f[0]], f)
            attempt = 0
            while len(world.choices) < 2:
                # Whoever is asked has something to decide, and everybody can see that.
                attempt += 1
                deal_again(world, seat, seed, attempt, hidden)
                world.choices = world.options_of(NODES[f[0]], f)
        return world

    def view(self, seat: int | None) -> dict[str, object]:
        """Show what a seat may see (None: a spectator)."""
        if seat is not None and not 0 <= seat < len(self.players):
            raise ValueError(f"There is no seat {seat}; seats go from 0 to {len(self.players) - 1}.")
        return view_of(self, seat)

    def state(self) -> dict[str, object]:
        """Give the whole state as plain data, hidden things included."""
        data = read_fields(self, GAME_FIELDS)
        data["players"] = [read_fields(p, PLAYER_FIELDS) for p in self.players]
        data["stack"] = read_stack(self.stack)
        for box in self.facts.boxes:
            if box.place == EMPTY:
                continue
            part = self.parts[box.place]
            data[box.name] = read_fields(part, part.fields())
        return data

    def restore(self, state: dict[str, object]) -> None:
        """Take over a saved state, or raise BadSave."""
        write_fields(self, GAME_FIELDS, state)
        players = state.get("players")
        if not isinstance(players, list) or len(players) != len(self.players):
            raise BadSave(f"The saved game is damaged: it needs {len(self.players)} players.")
        for p, data in zip(self.players, players, strict=True):
            write_fields(p, PLAYER_FIELDS, data)
        for box in self.facts.boxes:
            if box.place == EMPTY:
                continue
            part = self.parts[box.place]
            write_fields(part, part.fields(), state.get(box.name))
            box.restored(self)
        stack = write_stack(state.get("stack"), len(self.players))
        self.stack.clear()
        self.stack.extend(stack)
        try:
            self.check()
        except BadPosition as mistake:
            raise BadSave(f"The saved game is damaged: {mistake}") from None
        if not self.over:
            self.rest()

    def rest(self) -> None:
        """A saved game rests at a decision: find its options again, or raise BadSave."""
        f = self.stack[-1]
        node = NODES[f[0]]
        self.choices = self.options_of(node, f) if node.asks else []
        if len(self.choices) < 2:
            raise BadSave("The saved game is damaged: nobody has anything to decide.")

    def opponent(self) -> str:
        """Name the solo opponent; nothing if there is none."""
        return "".join(box.opponents_name(self) for box in self.boxes)

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

    def check(self) -> None:
        """Raise BadPosition if a piece is missing, doubled or where it cannot be."""
        check_laws(self)

    def action_space(self) -> int:
        """Count the ids of the flat action space."""
        return self.facts.action_space

    def facts_digest(self) -> str:
        """Give the digest of the data that this game is played with."""
        return self.facts.digest

    @property
    def scores(self) -> list[ScoreSheet]:
        """One score sheet per seat, as if the game ended now."""
        return score_sheets(self)

    # --- for players that search

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        n = 0
        for p in self.players:
            n += p.turns
        return n

    def time_left(self) -> int:
        """How much of the game is still to be played, in sixteenths."""
        return time_left(self)

    def totals(self) -> list[int]:
        """The points of every seat as if the game ended now."""
        return totals(self)

    def features(self, seat: int) -> list[int]:
        """What makes the position of a seat good or bad."""
        return features(self, self.players[seat])

    def feature_names(self) -> list[str]:
        """Name the features."""
        names = NAMES[:]
        for box in self.boxes:
            names += box.feature_names()
        return names

    def position(self) -> Position:
        """Give a key that is equal for positions with the same future."""
        return position(self)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and what ended the game; None while it goes on."""
        return outcome(self) if self.over else None


def blank(settings: Settings, facts: Facts) -> Viscounts:
    """The table laid out, before the first decision."""
    chance = SetUpChance(settings.seed)
    laid = table(settings, facts, chance)
    g = Viscounts(
        settings=settings,
        stack=[],
        choices=[],
        key=cast(int, laid["key"]),
        draws=0,
        over=False,
        decisions=0,
        past=cast("Past | None", None),
        facts=facts,
        players=[new_player(seat, facts.cards.starters) for seat in range(settings.players)],
        turn=cast(int, laid["start"]),
        round=0,
        last_round=0,
        start=cast(int, laid["start"]),
        played=EMPTY,
        side=cast(int, laid["side"]),
        segments=cast("list[int]", laid["segments"]),
        rotation=cast(int, laid["rotation"]),
        townsfolk=cast("list[list[int]]", laid["townsfolk"]),
        manuscripts=cast("list[list[int]]", laid["manuscripts"]),
        spots=[EMPTY] * (len(SEGMENTS) * facts.realm.spots_per_segment[facts.realm.side_for_seats[settings.players]]),
        removed=[],
        debts_above=0,
        deeds_above=0,
        offered_cards=cast("list[int]", laid["offered_cards"]),
        offered_heroes=cast("list[int]", laid["offered_heroes"]),
        leader=CASTLE_LEADER,
        parts=[NO_PART] * (max((one.place for one in facts.boxes), default=-1) + 1),
    )
    for one in facts.boxes:
        one.lay(g, chance)
    return g


def new_viscounts(settings: Settings, facts: Facts, events: list[Event] | None = None) -> Viscounts:
    """Begin a game: the table is laid and the first player to pick a pair is asked."""
    game = blank(settings, facts)
    game.log = events
    begin(game)
    return game


def restored(settings: Settings, facts: Facts, state: dict[str, object]) -> Game:
    """Bring a saved game back, or raise BadSave."""
    game = blank(settings, facts)
    game.restore(state)
    return game
