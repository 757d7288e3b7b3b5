"""Whole states as plain data: what a save holds, how a game takes it over, and the seal that shows it is whole."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from westkingdom.engine.errors import BadPosition, BadSave, demand
from westkingdom.engine.node import NODES
from westkingdom.engine.shape import read_fields, read_stack, write_fields, write_stack

if TYPE_CHECKING:
    from westkingdom.engine.game import Game

FORMAT: Final = 1


def save_of(g: Game) -> dict[str, object]:
    """Give the whole game as plain data, sealed."""
    data: dict[str, object] = {
        "westkingdom": FORMAT,
        "settings": g.settings.data(),
        "facts": g.facts_digest(),
        "history": g.history,
        "state": g.state(),
    }
    data["seal"] = seal(data)
    return data


def state_of(g: Game) -> dict[str, object]:
    """Give the whole state of a game as plain data; the parts of boxes stand under their names."""
    data = read_fields(g, g.fields())
    data["players"] = [read_fields(p, p.fields()) for p in g.everybody]
    data["stack"] = read_stack(g.stack)
    for box in g.mix.every_box:
        if box.place >= 0:
            part = g.parts[box.place]
            data[box.name] = read_fields(part, part.fields())
    return data


def take_over(g: Game, state: dict[str, object]) -> None:
    """Set a table that is laid out to a saved state, or raise BadSave."""
    write_fields(g, g.fields(), state)
    everybody = g.everybody
    players = state.get("players")
    if not isinstance(players, list) or len(players) != len(everybody):
        raise BadSave(f"The saved game is damaged: it needs {len(everybody)} players.")
    for p, data in zip(everybody, players, strict=True):
        write_fields(p, p.fields(), data)
    for box in g.mix.every_box:
        if box.place >= 0:
            part = g.parts[box.place]
            write_fields(part, part.fields(), state.get(box.name))
            box.restored(g)
    stack = write_stack(state.get("stack"), len(everybody))
    g.stack.clear()
    g.stack.extend(stack)
    try:
        g.check()
    except BadPosition as mistake:
        raise BadSave(f"The saved game is damaged: {mistake}") from None
    if not g.over:
        _find_choices(g)


def check_state(g: Game) -> None:
    """Raise BadPosition if a piece is missing, doubled or where it cannot be, or the stack cannot be played on."""
    g.check_pieces()
    for box in g.mix.every_box:
        box.check(g)
    demand(g.over == (not g.stack), "A game is over exactly when nothing is left to be done.")
    for f in g.stack:
        demand(NODES[f[0]].fits(g, f), f"«{NODES[f[0]].name}» cannot be still to be done like that.")
    if g.stack:
        g.check_stack()


def _find_choices(g: Game) -> None:
    """A saved game rests at a decision: find its options again, or raise BadSave."""
    f = g.stack[-1]
    node = NODES[f[0]]
    g.choices = g.options_of(node, f) if node.asks else []
    if len(g.choices) < 2:
        raise BadSave("The saved game is damaged: nobody has anything to decide.")


def seal(data: dict[str, object]) -> str:
    """Give the hash of a save without its seal."""
    rest = {name: value for name, value in data.items() if name != "seal"}
    return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
