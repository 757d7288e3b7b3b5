"""Architects of the West Kingdom, the game."""

from __future__ import annotations

from typing import cast

from westkingdom.architects.apprentices import refill
from westkingdom.architects.features import NAMES, features, time_left
from westkingdom.architects.knowledge import deal_again
from westkingdom.architects.laws import check_laws
from westkingdom.architects.position import position
from westkingdom.architects.scoring import outcome, score_sheets, totals
from westkingdom.architects.set_up import begin, new_player, table
from westkingdom.architects.state import GAME_FIELDS, PLAYER_FIELDS, Facts, State
from westkingdom.architects.terms import EMPTY, FIRST_BOARD, MARKET_SPACES, SETTING_UP
from westkingdom.architects.view import view_of
from westkingdom.engine.box import NO_PART, SetUpChance
from westkingdom.engine.chance import DRAWS, stream_key
from westkingdom.engine.errors import BadPosition, BadSave
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Past, Position, Settings
from westkingdom.engine.node import NODES, Frame
from westkingdom.engine.score import Outcome, ScoreSheet
from westkingdom.engine.shape import read_fields, read_stack, write_fields, write_stack


class Architects(State):
    """A game of Architects of the West Kingdom."""

    def copy(self) -> Architects:
        """Make an independent copy with the same future."""
        return Architects(
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
            self.phase,
            self.turn,
            self.start,
            self.round,
            self.turns_left,
            self.guildhall,
            self.market,
            self.small,
            self.large,
            self.rows,
            self.apprentices,
            self.known_below,
            self.laid,
            self.plans,
            self.plans_by,
            self.looked,
            self.rewards,
            self.spent,
            self.unused,
            self.offered,
            self.passes,
            self.tax,
            self.resets,
            self.bill,
            [part.copy() for part in self.parts],
        )

    def opponent(self) -> str:
        """Name the solo opponent; nothing if there is none."""
        return "".join(box.opponents_name(self) for box in self.boxes)

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

    def determinize(self, seat: int, seed: int) -> Architects:
        """Make a copy in which everything that the seat cannot know is dealt again."""
        world = self.copy()
        deal_again(world, seat, seed, 0)
        if not world.over and world.seat != seat:
            f = world.stack[-1]
            world.choices = world.options_of(NODES[f[0]], f)
            attempt = 0
            while len(world.choices) < 2:
                # Whoever is asked has something to decide, and everybody can see that.
                attempt += 1
                deal_again(world, seat, seed, attempt)
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
        for box in self.boxes:
            if box.place != EMPTY:
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
        for box in self.boxes:
            if box.place != EMPTY:
                part = self.parts[box.place]
                write_fields(part, part.fields(), state.get(box.name))
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
        if self.phase == SETTING_UP:
            return 0
        seats = len(self.players)
        first = seats * (self.round - 1) + 1
        if self.turn == self.settings.opponent:
            return first + seats - 1
        return first + (self.turn - self.start) % self.settings.seats

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


def blank(settings: Settings, facts: Facts) -> tuple[Architects, list[int]]:
    """The table laid out, before the first decision, and the player boards in random order."""
    chance = SetUpChance(settings.seed)
    laid = table(settings, facts, chance)
    g = Architects(
        settings=settings,
        stack=[],
        choices=[],
        key=stream_key(settings.seed, DRAWS),
        draws=0,
        over=False,
        decisions=0,
        past=cast("Past | None", None),
        facts=facts,
        players=[new_player(seat, settings.players) for seat in range(settings.players)],
        phase=SETTING_UP,
        turn=laid["lots"][0],
        start=laid["lots"][0],
        round=0,
        turns_left=0,
        guildhall=0,
        market=[EMPTY] * MARKET_SPACES,
        small=laid["small"],
        large=[],
        rows=[[], []],
        apprentices=laid["apprentices"],
        known_below=0,
        laid=[0] * FIRST_BOARD,
        plans=laid["plans"],
        plans_by=[EMPTY] * len(laid["plans"]),
        looked=[],
        rewards=laid["rewards"],
        spent=[],
        unused=laid["unused"],
        offered=[],
        passes=0,
        tax=facts.realm.tax_at_start,
        resets=0,
        bill=[],
        parts=[NO_PART] * (max((one.place for one in facts.boxes), default=-1) + 1),
    )
    refill(g)
    for one in facts.boxes:
        one.lay(g, chance)
    return g, laid["boards"]


def new_architects(settings: Settings, facts: Facts, events: list[Event] | None = None) -> Architects:
    """Begin a game: the table is laid and the first player is asked."""
    game, boards = blank(settings, facts)
    game.log = events
    begin(game, boards)
    return game


def restored(settings: Settings, facts: Facts, state: dict[str, object]) -> Game:
    """Bring a saved game back, or raise BadSave."""
    game, _ = blank(settings, facts)
    game.restore(state)
    return game
