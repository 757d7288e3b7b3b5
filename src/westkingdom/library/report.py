"""How a simulation went, as plain data and in words."""

from __future__ import annotations

from dataclasses import dataclass

from westkingdom._native import COMPILED
from westkingdom.library.plan import Plan
from westkingdom.library.tally import Tally


@dataclass(frozen=True)
class Report:
    """How a simulation went; `stopped` says why it did not play every game, if it did not."""

    plan: Plan
    tally: Tally
    wanted: int
    jobs: int
    seconds: float
    stopped: str | None = None
    interrupted: bool = False
    """Whether it was stopped by Ctrl-C."""

    def data(self) -> dict[str, object]:
        """Give the report as plain data."""
        tally = self.tally
        games = max(1, tally.games)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "expansions": list(self.plan.expansions),
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "jobs": self.jobs,
            "compiled": COMPILED,
            "wanted": self.wanted,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds > 0 else 0,
            "rounds": round(tally.rounds / games, 2),
            "scores": [{"seat": i, **seat.data()} for i, seat in enumerate(tally.seats)],
            "opponents": {
                name: {"games": seat.games, "wins": round(float(seat.wins), 3), **seat.data()}
                for name, seat in sorted(tally.opponents.items())
            },
            "wins": {
                "seats": [round(float(seat.wins), 3) for seat in tally.seats],
                "bots": {bot: round(float(wins), 3) for bot, wins in tally.bot_wins.items()},
            },
            "ends": dict(sorted(tally.ends.items())),
            "errors": len(tally.failures),
            "failures": [
                {"game": failure.number, "seed": failure.seed, "error": failure.sentence}
                for failure in sorted(tally.failures, key=lambda failure: failure.number)
            ],
            "stopped": self.stopped,
        }

    def text(self) -> str:
        """Say the report in words and a table."""
        tally = self.tally
        games = max(1, tally.games)
        engine = "compiled" if COMPILED else "pure Python"
        speed = round(tally.decisions / self.seconds) if self.seconds > 0 else 0
        jobs = f"{self.jobs} {'job' if self.jobs == 1 else 'jobs'}"
        bots = ", ".join(self.plan.bots)
        ends = ", ".join(f"{reason} {n}" for reason, n in sorted(tally.ends.items())) or "none"
        out = [
            f"{tally.games} games of {self.plan.mix}, {self.plan.seats} seats, bots {bots}, seed {self.plan.seed}",
            f"{tally.decisions} decisions in {self.seconds:.1f} s: {speed:,} a second ({engine}, {jobs})",
            f"a game took {tally.decisions / games:.0f} decisions and {tally.rounds / games:.1f} rounds; ends: {ends}",
            "",
            *self.table(),
            "",
            "wins by bot: " + ", ".join(f"{bot} {float(wins):.1f}" for bot, wins in tally.bot_wins.items()),
            f"errors: {len(tally.failures)}",
        ]
        for failure in sorted(tally.failures, key=lambda failure: failure.number)[:10]:
            out.append(f"  game {failure.number}, seed {failure.seed}: {failure.sentence}")
        if len(tally.failures) > 10:
            out.append(f"  … and {len(tally.failures) - 10} more")
        if self.stopped is not None:
            out.append(self.stopped)
        return "\n".join(out)

    def table(self) -> list[str]:
        """The scores as lines of text, one column per seat, and one for each solo opponent over its own games."""
        against = sorted(self.tally.opponents.items())
        seats = [*self.tally.seats, *[seat for _, seat in against]]
        names = list(dict.fromkeys(line for seat in seats for line in seat.lines))
        rows = [("", [*[f"seat {i}" for i in range(len(self.tally.seats))], *[name for name, _ in against]])]
        for name in names:
            rows.append((name.replace("_", " "), [f"{seat.mean(seat.lines[name]):.2f}" for seat in seats]))
        rows.append(("mean", [f"{seat.mean(seat.total):.2f}" for seat in seats]))
        rows.append(("least", ["-" if seat.least is None else str(seat.least) for seat in seats]))
        rows.append(("most", ["-" if seat.most is None else str(seat.most) for seat in seats]))
        rows.append(("wins", [f"{float(seat.wins):.1f}" for seat in seats]))
        if against:
            rows.append(("games", [str(seat.games) for seat in seats]))
        wide = max(len(name) for name, _ in rows)
        column = max(10, *[len(cell) + 2 for cell in rows[0][1]])
        return [f"{name:<{wide}}" + "".join(f"{cell:>{column}}" for cell in cells) for name, cells in rows]
