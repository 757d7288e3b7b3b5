"""Events: what happened, small and structured, for the chronicle, animations and explanations."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.words import Message

EVERYBODY: Final = -1


class Event:
    """One thing that happened: who, what, and who may know it (`audience`, a seat or everybody).

    `why` is empty but for forced options and steps of a solo opponent: there it says what else came into question, and
    why it was not taken. `rule` is the entry of the ledger by which a solo opponent takes its step.
    """

    def __init__(
        self,
        key: str,
        seat: int,
        args: dict[str, int | str],
        audience: int = EVERYBODY,
        why: list[tuple[Message, Message]] | None = None,
        rule: str = "",
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.audience: Final = audience
        self.why: Final = why or []
        self.rule: Final = rule

    def __repr__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"seat {self.seat}: {self.key.replace('-', ' ')}{': ' if said else ''}{said}"

    def data(self) -> dict[str, object]:
        """Give the event as plain data, for the wire."""
        return {"key": self.key, "seat": self.seat, "args": dict(self.args)}
