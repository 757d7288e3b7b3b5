"""What the laws ask a game for: its mixes, who counts pieces and points, what is hidden, what can be used."""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeAlias

import westkingdom as wk
from tests.kit.laws.mix import Mix, Table
from tests.kit.laws.play import Chooser, G
from tests.kit.laws.turning import SeatMap

Uses: TypeAlias = Counter[tuple[str, str]]
"""How often a thing was used in one way."""


class Accounts(Generic[G]):
    """The books of one game, kept while it is played: they remember what may only grow, and read its events."""

    def __init__(self, events: list[wk.Event] | None = None) -> None:
        self.events = events if events is not None else []
        self.is_open = False
        """Were the pieces counted at the first turn? Until then the books are kept at every decision."""

    def count(self, g: G) -> None:
        """Count every piece; one that is missing, doubled or moved back breaks a law."""
        raise NotImplementedError

    def sample(self, g: G, seed: int) -> None:
        """Hold what costs more, at some decisions."""

    def close(self, g: G) -> None:
        """Hold what the events of a whole game must have told."""


class Books(Generic[G]):
    """What is written of one game, by hands that share nothing with its rules."""

    game: str
    mixes: tuple[Mix, ...]
    """Every mix that has a name."""
    soaked: tuple[Mix, ...]
    """The mixes of a soak that is not told which."""
    tables: list[Table]
    """The tables at which the tests hold the laws."""
    counted_every: int
    """In a soak, pieces are counted at one of so many decisions; in every tenth game at all of them."""
    sampled_every: int
    """In a soak, the laws that cost more are held at one of so many decisions."""
    choosers: dict[str, type[Chooser]]
    """Who plays: at random, or at random with a liking."""
    reasons: frozenset[str]
    """Every way in which a game can end."""
    ways: tuple[str, ...]
    """The ways in which things are used."""
    private: frozenset[str]
    """Events that only the seat is told which they are about."""
    naming: frozenset[str]
    """Public events that name a card or tile: all of them put it, or find it, where everybody sees it."""
    revealing: frozenset[str]
    """Events that can show a card which the seat did not know."""
    seats: SeatMap
    """Which facts of the game name seats."""

    def mix_of(self, g: G) -> Mix:
        """The mix that a game is played with."""
        raise NotImplementedError

    def mix(self, name: str) -> Mix:
        """The mix of this name."""
        return next(mix for mix in self.mixes if mix.name == name)

    def accounts(self, events: list[wk.Event]) -> Accounts[G]:
        """Open the books of one game."""
        raise NotImplementedError

    def scores_are_right(self, g: G) -> None:
        """The slow scorer finds the same lines, totals, winners and end."""
        raise NotImplementedError

    # --- what is hidden

    def permute_hidden(self, g: G, seat: int, chooser: Chooser) -> G:
        """A copy in which all that a seat may not know is dealt anew, by our own hand and not by determinize()."""
        raise NotImplementedError

    def hidden_things(self, g: G, seat: int) -> dict[str, object]:
        """What a seat may not know, zone by zone."""
        raise NotImplementedError

    def hidden_names(self, g: G, seat: int | None) -> set[str]:
        """The ids of everything that no view may name to a seat, or to a spectator."""
        raise NotImplementedError

    def views_are_true(self, g: G) -> None:
        """What views say of hidden cards is true, and said in an order that tells nothing."""
        raise NotImplementedError

    def card_ids(self, mix: Mix) -> frozenset[str]:
        """The ids of all cards and tiles that lie hidden at some time."""
        raise NotImplementedError

    # --- what is used

    def wanted(self, mix: Mix) -> dict[str, tuple[str, ...]]:
        """What every thing of a kind is there for."""
        raise NotImplementedError

    def ids(self, mix: Mix, kind: str) -> frozenset[str]:
        """The ids of all things of one kind."""
        raise NotImplementedError

    def sought(self, mix: Mix) -> set[str]:
        """The ids of things whose use shows only in single choices."""
        return set()

    def count_choice(self, g: G, option: int, uses: Uses, sought: set[str]) -> None:
        """Count what a choice uses."""

    def count_game(self, g: G, events: list[wk.Event], uses: Uses) -> None:
        """Count what was used in a whole game, by its events and its end."""
        raise NotImplementedError

    def sum_up(self, mix: Mix, uses: Uses) -> None:
        """Count for things that stand for several how often those were used."""

    def never_used(self, uses: Uses, mix: Mix, left_out: tuple[str, ...] = ()) -> dict[str, list[str]]:
        """List what never did what it is there for, by kind and way."""
        out: dict[str, list[str]] = {}
        for kind, ways in self.wanted(mix).items():
            for how in ways:
                missing = sorted(ident for ident in self.ids(mix, kind) if not uses[ident, how])
                if missing and kind not in left_out:
                    out[f"{kind} {how}"] = missing
        return out
