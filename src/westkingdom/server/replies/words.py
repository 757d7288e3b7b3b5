"""The table and its decisions in words."""

from __future__ import annotations

from typing import Annotated

from westkingdom.server.wire import Shown, says


class Choice(Shown, frozen=True):
    """An option in words."""

    id: int
    text: str
    notes: Annotated[list[str], says("What it costs, what it brings, and what one would otherwise look up.")]
    cost: Annotated[str, says("What it costs, if the text does not say so itself.")]


class NotPossible(Shown, frozen=True):
    """What is not possible, in words."""

    id: int
    text: str
    reason: str


class Crumb(Shown, frozen=True):
    """A decision that the seat made in this turn, in words."""

    revision: int
    text: str


class Strength(Shown, frozen=True):
    """How strong a player is in one kind of action."""

    icon: str
    own: Annotated[int, says("With nothing paid.")]
    more: Annotated[int, says("What goods could add.")]
    good: Annotated[str, says("The good that adds one each.")]


class DecisionInWords(Shown, frozen=True):
    """What is asked, and of whom, in words; with choices for the seat that is asked."""

    where: str
    cause: Annotated[
        str,
        says("Why it is asked, if nobody expects it: what happened or whose card asks, to be read before the prompt."),
    ]
    prompt: str
    choices: list[Choice]
    impossible: list[NotPossible]
    opponent: Annotated[str, says("What the solo opponent is called; empty if there is none.")]
    just: Annotated[str, says("What happened last, if it came with this update; empty when one follows anew.")]
    crumbs: Annotated[list[Crumb], says("What the seat decided so far in this turn, oldest first.")]
    payments: Annotated[list[str], says("The payments of the decision, in their order.")]
    phases: Annotated[list[str], says("What the phases of a turn are called, if turns have phases.")]
    phase: Annotated[int, says("The phase that is being played; 0 if there is none.")]
    points: Annotated[
        list[int], says("By seat, if the game ended now, as far as one knows; a solo opponent is the last.")
    ]
    strengths: Annotated[list[list[Strength]], says("By seat, kind by kind; empty if the game has no such thing.")]


class TableInWords(Shown, frozen=True):
    """The table as the text table shows it, for screen readers and simple clients."""

    revision: int
    events: Annotated[int, says("The number of the last event of this viewer.")]
    board: list[str]
    chronicle: Annotated[list[str], says("What happened since the event that was named.")]
    where: str
    prompt: str
    choices: list[Choice]
    impossible: list[NotPossible]
    opponent: str
    result: list[str]


class ResultInWords(Shown, frozen=True):
    """The end of a game in words."""

    winner: Annotated[str, says("Who won, with how many points, and what ended the game.")]
    names: Annotated[list[str], says("By seat; a solo opponent is the last.")]
    lines: Annotated[dict[str, str], says("The names of the lines of the score sheets.")]
