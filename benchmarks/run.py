"""How fast is the engine?

Pure and compiled, beside a peer that runs in the same minute, in turns: python benchmarks/run.py.

It prints a table and whether every limit of the design is kept. It is a benchmark, not a test: it returns 0 whatever
the numbers are, and 1 only when something could not be run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
CANNOT_COMPILE = 3
MODES = {"pure": "0", "compiled": "1"}
PEER_ON_THE_MACHINE_OF_THE_LIMITS = 22_400
"""Decisions per second of the peer on the machine for which the design states its limits."""

GAMES = ("viscounts", "architects")
Numbers: TypeAlias = dict[str, Any]
Results: TypeAlias = dict[tuple[str, str], Numbers]
"""By game and mode."""


@dataclass(frozen=True)
class Limit:
    """One thing that the design demands, of the engine in pure Python and compiled."""

    name: str
    unit: str
    pure: float
    compiled: float
    at_least: bool = False
    of_this_machine: bool = True
    """Does the value depend on how fast this machine is?"""

    def on_the_machine_of_the_limits(self, value: float, speed: float) -> float:
        """The value that a machine would show on which the peer is as fast as where the limits were stated."""
        if not self.of_this_machine:
            return value
        return value / speed if self.at_least else value * speed

    def text(self, value: float) -> str:
        """A value with its unit."""
        return f"{value:,.0f}{self.unit}" if value >= 10_000 else f"{value:.4g}{self.unit}"

    def of(self, mode: str) -> float:
        """The limit of a mode."""
        return self.pure if mode == "pure" else self.compiled

    def kept(self, mode: str, value: float) -> bool:
        """Does the value keep the limit?"""
        return value >= self.of(mode) if self.at_least else value <= self.of(mode)


LIMITS = {
    "decisions_per_second_boxes": Limit("decisions, 4 seats, every box", "/s", 60_000, 400_000, at_least=True),
    "ratio": Limit("decisions, times the peer's", "x", 2.5, 16, at_least=True, of_this_machine=False),
    "copy_us": Limit("one copy of the state", " us", 8, 2.5),
    "determinize_us": Limit("determinize for a seat", " us", 40, 12),
    "options_us": Limit("slowest single options()", " us", 2000, 500),
    "first_s": Limit("import and first decision", " s", 0.3, 0.3),
}


def run(command: list[str], **environment: str) -> str:
    """Run a program and give what it wrote; a failure ends the benchmark with what it said."""
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, cwd=ROOT, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def ours(mode: str, *arguments: str) -> Numbers:
    """Measure this engine in a process of its own."""
    numbers: Numbers = json.loads(
        run([sys.executable, str(HERE / "ours.py"), *arguments], WESTKINGDOM_NATIVE=MODES[mode])
    )
    if numbers["compiled"] != (mode == "compiled"):
        raise SystemExit(f"the engine should have run {mode}, but it did not")
    return numbers


def first_decision(mode: str, game: str, times: int) -> float:
    """Seconds from nothing to the first decision, with byte-code cached as in an installed package."""
    with tempfile.TemporaryDirectory() as cache:
        there = {"WESTKINGDOM_NATIVE": MODES[mode], "PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
        command = [sys.executable, str(HERE / "first.py"), game]
        run(command, **there)
        return median(float(run(command, **there)) for _ in range(times))


def build() -> str | None:
    """Compile the engine unless that is done; say why it is not possible, if it is not."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "native.py"), str(ROOT / "build" / "native")],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == CANNOT_COMPILE:
        return done.stderr.strip()
    if done.returncode:
        raise SystemExit(f"the engine could not be compiled:\n{done.stderr}")
    return None


def together(rounds: list[Numbers]) -> Numbers:
    """The median of every rate, and the least of every cost in microseconds, to which other processes only add."""
    out: Numbers = {}
    for name, value in rounds[0].items():
        values = [numbers[name] for numbers in rounds]
        out[name] = value if not isinstance(value, float) else min(values) if name.endswith("_us") else median(values)
    return out


def measure(
    names: list[str], modes: list[str], peer: str | None, quick: bool, games: int
) -> tuple[Results, Numbers | None]:
    """Run peer and engine in turns, then what need not be repeated."""
    seconds = "0.3" if quick else "1.5"
    pairs = [(game, mode) for game in names for mode in modes]
    rounds: dict[tuple[str, str], list[Numbers]] = {pair: [] for pair in pairs}
    peers: list[Numbers] = []
    for _ in range(1 if quick else 3):
        if peer is not None:
            peers.append(json.loads(run([peer, str(HERE / "peer.py"), seconds])))
        for game, mode in pairs:
            rounds[game, mode].append(ours(mode, "rates", game, "--seconds", seconds))
    out = {pair: together(numbers) for pair, numbers in rounds.items()}
    for game, mode in pairs:
        out[game, mode] |= ours(mode, "once", game, "--games", str(games))
        out[game, mode]["first_s"] = first_decision(mode, game, 1 if quick else 5)
    return out, together(peers) if peers else None


def hardest(numbers: Numbers) -> float:
    """The decisions per second that the limits are about: 4 seats, with every box there is."""
    return float(numbers["decisions_per_second_boxes"])


def show(game: str, results: dict[str, Numbers], peer: Numbers | None) -> None:
    """Print the table of one game."""
    columns = [*results]
    head = [*columns, *([peer["name"]] if peer else [])]
    print(f"\n{game.upper():<44}" + "".join(f"{name:>19}" for name in head))

    def row(title: str, cells: list[str], of_peer: str = "-") -> None:
        print(f"{title:<44}" + "".join(f"{cell:>19}" for cell in [*cells, *([of_peer] if peer else [])]))

    sizes = [("2", "2 seats"), ("3", "3 seats"), ("4", "4 seats"), ("boxes", "4 seats, every box")]
    for size, title in sizes:
        key = f"decisions_per_second_{size}"
        if all(key in results[mode] for mode in columns):
            theirs = f"{peer['decisions_per_second']:,.0f}" if peer and size == "4" else "-"
            row(f"decisions per second, {title}", [f"{results[mode][key]:,.0f}" for mode in columns], theirs)
    if peer:
        cells = [f"{hardest(results[mode]) / peer['decisions_per_second']:.1f}x" for mode in columns]
        row("  times the peer's", cells, "1x")
    cells = [f"{results[mode]['decisions_per_game_4']:.0f}" for mode in columns]
    row("decisions per game, 4 seats", cells, f"{peer['decisions_per_game']:.0f}" if peer else "-")
    row(
        "decisions per game, 4 seats, every box",
        [f"{results[mode]['decisions_per_game_boxes']:.0f}" for mode in columns],
    )
    cells = [f"{1e6 / results[mode]['copy_us']:,.0f}" for mode in columns]
    row("copies per second", cells, f"{1e6 / peer['copy_us']:,.0f}" if peer else "-")
    if peer:
        row("  times the peer's", [f"{peer['copy_us'] / results[mode]['copy_us']:.1f}x" for mode in columns], "1x")
    cells = [f"{results[mode]['copy_us']:.2f}" for mode in columns]
    row("one copy, microseconds", cells, f"{peer['copy_us']:.1f}" if peer else "-")
    row("  in the base game", [f"{results[mode]['base_copy_us']:.2f}" for mode in columns])
    row("determinize, microseconds", [f"{results[mode]['determinize_us']:.1f}" for mode in columns])
    row("  in the base game", [f"{results[mode]['base_determinize_us']:.1f}" for mode in columns])
    row("slowest options(), microseconds", [f"{results[mode]['options_us']:.1f}" for mode in columns])
    row("import and first decision, seconds", [f"{results[mode]['first_s']:.3f}" for mode in columns])
    row("memory of the process, MB", [f"{results[mode]['process_mb']:.0f}" for mode in columns])
    row("memory of one more game, kB", [f"{results[mode]['copy_kb']:.1f}" for mode in columns])
    for mode in columns:
        numbers = results[mode]
        print(
            f"slowest options() {mode}: {numbers['options_kind']} with {numbers['options_wide']} options, "
            f"in {numbers['options_games']} games"
        )


def judge(results: Results, peer: Numbers | None) -> None:
    """Print which limits are kept, on a machine on which the peer is as fast as where they were stated."""
    speed = peer["decisions_per_second"] / PEER_ON_THE_MACHINE_OF_THE_LIMITS if peer else 1.0
    print(
        f"\nThe peer runs {speed:.2f} times as fast here as on the machine of the limits;"
        " in brackets: as measured here."
    )
    for (game, mode), numbers in results.items():
        for name, limit in LIMITS.items():
            if name != "ratio":
                value = numbers[name]
            elif peer is not None:
                value = hardest(numbers) / peer["decisions_per_second"]
            else:
                print(f"   ?  {game}, {mode}: {limit.name}: not measured without the peer")
                continue
            there = limit.on_the_machine_of_the_limits(value, speed)
            sign = ">=" if limit.at_least else "<="
            verdict = "PASS" if limit.kept(mode, there) else "FAIL"
            wanted = f"{sign} {limit.text(limit.of(mode))}"
            print(f"{verdict}  {game}, {mode}: {limit.name} {limit.text(there)} {wanted} ({limit.text(value)})")


def main() -> None:
    """Measure, print, and write JSON where asked."""
    parser = argparse.ArgumentParser(description="Measure the engine beside a peer.")
    parser.add_argument("--peer-python", help="the Python of an environment with catanatron")
    parser.add_argument("--game", choices=GAMES, help="measure this game alone")
    parser.add_argument("--quick", action="store_true", help="a short run, with rough numbers")
    parser.add_argument("--games", type=int, help="games in which the slowest options() is sought (10000; quick: 50)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the numbers to a file")
    asked = parser.parse_args()

    obstacle = build()
    modes = ["pure"] if obstacle else ["pure", "compiled"]
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    )
    print(f"compiled: NOT MEASURED ({obstacle})" if obstacle else "compiled: yes, by mypyc into build/native")
    peer_python = asked.peer_python
    if peer_python is None:
        print("peer: NOT MEASURED (no --peer-python; make bench has one)")
    elif not Path(peer_python).is_file():
        print(f"peer: NOT MEASURED (there is no {peer_python}; make bench makes one)")
        peer_python = None
    names = [asked.game] if asked.game else list(GAMES)
    results, peer = measure(names, modes, peer_python, asked.quick, asked.games or (50 if asked.quick else 10000))
    tables = {game: {mode: results[game, mode] for mode in modes} for game in names}
    for game, table in tables.items():
        show(game, table, peer)
    judge(results, peer)
    if asked.json is not None:
        asked.json.write_text(json.dumps({"ours": tables, "peer": peer}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
