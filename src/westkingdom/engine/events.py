"""Events: what happened, small and structured, for the chronicle, animations and explanations."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened: who, what, and who may know it (`audience`, a seat or everybody)."""

    def __init__(self, key: str, seat: int, args: dict[str, int | str], audience: int = EVERYBODY) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.audience: Final = audience

    def __repr__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"seat {self.seat}: {self.key.replace('-', ' ')}{': ' if said else ''}{said}"

    def data(self) -> dict[str, object]:
        """Give the event as plain data, for the wire."""
        return {"key": self.key, "seat": self.seat, "args": dict(self.args)}
