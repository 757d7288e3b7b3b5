"""What a seat is asked: options with their previews, payments, and how far it may go back."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, UnsetType, field

from westkingdom.server.replies.message import Message
from westkingdom.server.wire import Shown, says


class Change(Shown, frozen=True):
    """A part of the view that an option would change."""

    path: list[str | int]
    before: Any = field(name="from")
    after: Any = field(name="to")


class Preview(Shown, frozen=True):
    """What an option would change, and which parts of the view are open because they depend on hidden things."""

    changes: list[Change]
    open: list[list[str | int]]


class OptionShown(Shown, frozen=True):
    """An option of a decision."""

    id: int
    kind: str
    label: Message
    cost: list[Message]
    gain: list[Message]
    preview: Annotated[Preview | UnsetType, says("There if it was asked for.")] = UNSET


class ImpossibleShown(Shown, frozen=True):
    """A choice that one could think of, and why it is not possible."""

    id: int
    label: Message
    reason: Message


class Paid(Shown, frozen=True):
    """So much of a good."""

    good: str
    n: int


class PaymentShown(Shown, frozen=True):
    """A way to make a whole payment: options to play one after the other."""

    options: list[int]
    paid: list[Paid]
    preview: Preview


class DecisionShown(Shown, frozen=True):
    """What one is asked."""

    number: int
    seat: int
    kind: str
    prompt: Message
    options: list[OptionShown]
    impossible: list[ImpossibleShown]
    default: Annotated[int, says("The option to point at first.")]
    payments: Annotated[
        list[PaymentShown] | UnsetType,
        says("With previews: every way to make the whole payment that is asked for, the least regretted first."),
    ] = UNSET


class UndoReach(Shown, frozen=True):
    """How far one may go back at once."""

    steps: Annotated[int | None, says("None if there is no limit.")]
    why: Message | None
