"""The ladder: every level against every other one, mirrored deals, and against the opponents of the rulebooks.

python -m benchmarks.ladder [--game GAME] [--games N] [--levels a,b] [--quick] [--out FOLDER]; writes ladder.md and
ladder.html. Games have fixed seeds, and levels count nodes, so that only the times differ from run to run.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import westkingdom as wk
from benchmarks.ladder_page import html_of, markdown_of
from benchmarks.rating import elo, interval
from westkingdom._native import COMPILED
from westkingdom.bots import sight_of
from westkingdom.bots.levels import LEVELS, bot_of
from westkingdom.engine.chance import stream_key

LIMIT = 100
"""A game of so many rounds is taken for one that never ends, and counts for nobody."""


@dataclass(frozen=True)
class Table:
    """A mix with a number of seats."""

    game: str
    seats: int
    boxes: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    @property
    def name(self) -> str:
        """Say what is played."""
        more = [*self.boxes, *(str(value) for _, value in self.options)]
        return f"{self.game}, {self.seats} seats" + (f", {', '.join(more)}" if more else "")

    def begin(self, seed: int) -> wk.Game:
        """Begin a game."""
        return wk.new_game(self.game, seats=self.seats, expansions=self.boxes, seed=seed, **dict(self.options))


@dataclass
class Result:
    """What came of the games of one level, alone among others, at one table."""

    table: Table
    level: str
    other: str
    games: int = 0
    won: float = 0.0
    unended: int = 0
    rounds: list[int] = field(default_factory=list)
    points: int = 0
    others: int = 0
    lines: Counter[str] = field(default_factory=Counter)
    captures: int = 0
    times: list[float] = field(default_factory=list)

    @property
    def ended(self) -> int:
        """Count the games that came to an end."""
        return self.games - self.unended

    @property
    def share(self) -> float:
        """The share of the victories."""
        return self.won / max(1, self.ended)

    def data(self) -> dict[str, object]:
        """Give the result as plain data."""
        low, high = interval(self.won, self.ended)
        times = sorted(self.times) or [0.0]
        rounds = sorted(self.rounds) or [0]
        return {
            "table": self.table.name,
            "level": self.level,
            "other": self.other,
            "games": self.games,
            "unended": self.unended,
            "won": round(self.share, 3),
            "low": round(low, 3),
            "high": round(high, 3),
            "points": round(self.points / max(1, self.games), 1),
            "others": round(self.others / max(1, self.games), 1),
            "rounds": rounds[len(rounds) // 2],
            "rounds_95": rounds[len(rounds) * 95 // 100],
            "captures": round(self.captures / max(1, self.games), 1),
            "lines": {line: round(n / max(1, self.games), 1) for line, n in self.lines.most_common() if n},
            "ms": round(1000 * times[len(times) // 2], 1),
            "ms_99": round(1000 * times[len(times) * 99 // 100], 1),
        }


def play(result: Result, number: int, mirrored: int) -> None:
    """Play one game: the level at one seat, the other one at all others."""
    seed = stream_key(number, f"ladder {result.table.game}")
    game = result.table.begin(seed)
    seats = game.settings.seats
    me = (seed + mirrored * max(1, seats // 2)) % seats
    names = [result.level if seat == me else result.other for seat in range(seats)]
    bots = [bot_of(name, stream_key(seed, f"bot {seat}")) for seat, name in enumerate(names)]
    events = game.listen()
    while not game.over and game.turn_number <= LIMIT * game.settings.players:
        seat = game.seat
        start = time.process_time()
        option = bots[seat].choose(sight_of(game)).option
        if seat == me:
            result.times.append(time.process_time() - start)
        game.play(option)
    count(result, game, me)
    result.captures += sum(1 for event in events if event.key == "capture" and event.args["owner"] != event.seat)


def count(result: Result, game: wk.Game, me: int) -> None:
    """Count a game that was played."""
    points = game.totals()
    result.games += 1
    result.rounds.append(-(-game.turn_number // game.settings.players))
    result.points += points[me]
    result.others += max(n for seat, n in enumerate(points) if seat != me)
    result.lines.update(dict(game.scores[me].lines))
    if game.outcome is None:
        result.unended += 1
    else:
        result.won += (me in game.outcome.winners) / len(game.outcome.winners)


def boxes_of(game: str) -> tuple[str, ...]:
    """All boxes of a game."""
    return wk.GAMES[game].expansions


def rulebook(game: str, hardest: bool) -> list[Table]:
    """Every opponent of the rulebook, alone, at every difficulty or at its hardest."""
    found = []
    for solo in wk.GAMES[game].solo:
        mixes = [(solo.box,)] if solo.box else [(), *([] if solo.but else [boxes_of(game)])]
        for boxes in mixes:
            found += [
                Table(game, 1, boxes, (("solo", name), ("difficulty", hard)))
                for name in solo.names
                for hard in (solo.difficulties[-1:] if hardest else solo.difficulties)
            ]
    return found


def run(game: str, levels: list[str], games: int, solo_games: int, quick: bool, hardest: bool) -> list[Result]:
    """Play all pairs of neighbours at 2 and 4 seats with and without boxes, other pairs at 2, and the rulebooks."""
    results = []
    for low, high in combinations(levels, 2):
        near = levels.index(high) - levels.index(low) == 1
        tables = [Table(game, 2)]
        if near and not quick:
            tables += [Table(game, 2, boxes_of(game)), Table(game, 4), Table(game, 4, boxes_of(game))]
        results += [Result(table, high, low) for table in tables]
    for result in results:
        for number in range((games + 1) // 2):
            play(result, number, 0)
            play(result, number, 1)
        print(json.dumps(result.data()), flush=True)
    for level in levels if solo_games else []:
        for table in rulebook(game, hardest):
            result = Result(table, level, str(dict(table.options)["solo"]))
            for number in range(solo_games):
                play(result, number, 0)
            print(json.dumps(result.data()), flush=True)
            results.append(result)
    return results


def main() -> None:
    """Play the ladder and write its pages."""
    parser = argparse.ArgumentParser(description="Let the levels of bots play against each other.")
    parser.add_argument("--game", choices=(*wk.GAMES, "all"), default="all")
    parser.add_argument("--games", type=int, default=400, help="games of each pair at each table")
    parser.add_argument("--solo", type=int, default=200, help="games against each opponent of a rulebook")
    parser.add_argument("--quick", action="store_true", help="only two seats and no boxes")
    parser.add_argument("--hardest", action="store_true", help="the rulebooks' opponents only at their hardest")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    options = parser.parse_args()
    levels = options.levels.split(",")
    options.out.mkdir(parents=True, exist_ok=True)
    pages: list[tuple[str, list[dict[str, object]], dict[str, tuple[float, float]]]] = []
    for game in wk.GAMES if options.game == "all" else [options.game]:
        results = run(game, levels, options.games, options.solo, options.quick, options.hardest)
        pairs = [(r.level, r.other, r.won, r.ended) for r in results if r.table == Table(game, 2)]
        pages.append((game, [result.data() for result in results], elo(levels, pairs)))
    how = "compiled" if COMPILED else "in pure Python"
    (options.out / "ladder.md").write_text(markdown_of(pages, how), encoding="utf-8")
    (options.out / "ladder.html").write_text(html_of(pages, how), encoding="utf-8")


if __name__ == "__main__":
    main()
