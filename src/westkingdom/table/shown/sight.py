"""What one viewer is shown of a table: built by naming what is visible, as data with message keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from westkingdom.engine.decision import Decision, Impossible, Option
from westkingdom.engine.game import NOBODY, Game
from westkingdom.table.clock import Instant
from westkingdom.table.commands import voting
from westkingdom.table.seat import SPECTATORS, Holder, Invitation, Seat
from westkingdom.table.shown.past import PLAY
from westkingdom.table.shown.payments import payments
from westkingdom.table.shown.preview import preview
from westkingdom.table.storage.entry import Data, LogEntry, may_know
from westkingdom.table.table import OVER, SPECTATOR, Table


def look(table: Table, who: Holder, viewer: int, now: Instant, previews: bool = False) -> Data:
    """Everything that a viewer sees now: the table, the game, and the decision if it is theirs, maybe with previews."""
    game = table.game
    return {
        "table": _table_data(table, who, now),
        "revision": table.revision,
        "events": table.told_to(viewer),
        "view": None if game is None else view_of(game, viewer),
        "decision": _decision_of(table, viewer, previews),
        "result": _result_data(game) if game is not None and table.phase == OVER else None,
    }


def view_of(game: Game, viewer: int) -> Mapping[str, object]:
    """The game as a viewer sees it."""
    return game.view(None if viewer == SPECTATOR else viewer)


def _table_data(table: Table, who: Holder, now: Instant) -> Data:
    """The table around the game; the same for everybody but for which seats are one's own."""
    asked = table.proposal
    return {
        "id": table.id,
        "game": table.game_name,
        "expansions": table.expansions,
        "options": table.options,
        "phase": table.phase,
        "paused": table.paused,
        "practice": table.practice,
        "origin": table.origin,
        "rematch": table.rematch,
        "host": who.id == table.host,
        "mine": table.held(who),
        "seats": [_seat_data(seat, table.host) for seat in table.seats],
        "spectators": len(table.spectators),
        "clock": None if table.clock is None or not table.clock.left else table.clock.data(table.thinking, now),
        "undo": None if asked is None else {"seat": asked.seat, "steps": asked.steps, "agreed": asked.agreed},
        "vote": _vote_data(table, now),
    }


def _vote_data(table: Table, now: Instant) -> Data | None:
    """The vote that goes on: about whom, what would follow, who has agreed, and how long it still waits."""
    vote = table.vote
    if vote is None:
        return None
    return {
        "seat": None if vote.seat == NOBODY else vote.seat,
        "how": vote.how,
        "bot": vote.bot,
        "agreed": [number for number, seat in enumerate(table.seats) if seat.holder in vote.agreed],
        "left": voting.left(table, vote, now),
    }


def _seat_data(seat: Seat, host: str) -> Data:
    """Who sits on a seat; nobody waits for the host, who begins."""
    ready = seat.ready or (seat.kind == "person" and seat.holder == host)
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "ready": ready}


def invitation_data(table: Table, invitation: Invitation) -> Data:
    """What somebody is invited to: the table around the game, and which seat waits."""
    inviting = next((seat.name for seat in table.seats if seat.holder == table.host), "")
    return {
        "game": table.game_name,
        "expansions": table.expansions,
        "options": table.options,
        "phase": table.phase,
        "practice": table.practice,
        "origin": table.origin,
        "host": inviting,
        "seats": [_seat_data(seat, table.host) for seat in table.seats],
        "seat": None if invitation.seat == SPECTATORS else invitation.seat,
    }


def _decision_of(table: Table, viewer: int, previews: bool) -> Data | None:
    """What the viewer is asked, if it is they who are asked."""
    game = table.game
    if game is None or game.over or game.seat != viewer:
        return None
    if not previews:
        return _decision_data(game.decision)
    if table.previewed is None or table.previewed[0] != table.revision:
        data = _decision_data(game.decision)
        for option in data["options"]:
            option["preview"] = preview(game, [option["id"]])
        data["payments"] = payments(game)
        table.previewed = (table.revision, data)
    return table.previewed[1]


def summary(table: Table, who: Holder, now: Instant) -> Data:
    """A table in a list of those that somebody plays at: the table itself, and whether they are asked."""
    return {
        "table": _table_data(table, who, now),
        "revision": table.revision,
        "asked": table.thinking,
        "yours": table.thinking in table.held(who),
    }


def _decision_data(decision: Decision) -> Data:
    """A decision as data: what is asked, what may be chosen, and what may not and why."""
    return {
        "number": decision.number,
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt.data(),
        "options": [_option_data(option) for option in decision.options],
        "impossible": [_impossible_data(choice) for choice in decision.why_not()],
        "default": _default_of(decision.options),
    }


def _option_data(option: Option) -> Data:
    """An option as data."""
    return {
        "id": option.id,
        "kind": option.kind,
        "label": option.label.data(),
        "cost": [part.data() for part in option.cost],
        "gain": [part.data() for part in option.gain],
    }


def _impossible_data(choice: Impossible) -> Data:
    """A choice that is not possible, with its reason, as data."""
    return {"id": choice.id, "label": choice.label.data(), "reason": choice.reason.data()}


def _default_of(options: list[Option]) -> int:
    """The option that a client may point at first: the first one that costs nothing, or else the first."""
    return next((option.id for option in options if not option.cost), options[0].id)


def _result_data(game: Game) -> Data:
    """How a game ended."""
    outcome = game.outcome
    return {
        "winners": [] if outcome is None else list(outcome.winners),
        "reason": "" if outcome is None else outcome.reason,
        "sheets": [{"seat": sheet.seat, "total": sheet.total, "lines": sheet.lines} for sheet in game.scores],
    }


def told(entries: Iterable[LogEntry], viewer: int) -> list[Data]:
    """The events of some entries that a viewer may know, without the mark of who else may."""
    return [_event_seen(event) for entry in entries for event in entry.events if may_know(event, viewer)]


def _event_seen(event: Data) -> Data:
    """An event as it is sent."""
    return {name: value for name, value in event.items() if name != "audience"}


def entry_seen(table: Table, entry: LogEntry, viewer: int) -> Data:
    """An entry of the history; what another seat chose is known from its events only, until the game is over."""
    seen: Data = {"revision": entry.revision, "kind": entry.kind, "seat": entry.seat, "made": entry.made}
    if entry.kind == PLAY and (entry.seat == viewer or table.phase == OVER or table.practice):
        seen["option"] = entry.data["option"]
    elif "to" in entry.data:
        seen["to"] = entry.data["to"]
    return {**seen, "events": told([entry], viewer)}
