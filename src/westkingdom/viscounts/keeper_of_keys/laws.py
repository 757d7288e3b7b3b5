"""What holds at every moment for the pieces of this box."""

from __future__ import annotations

from westkingdom.engine.errors import demand
from westkingdom.viscounts.keeper_of_keys import chests, heroes
from westkingdom.viscounts.keeper_of_keys.heroes import LAY_HERO_LINE
from westkingdom.viscounts.keeper_of_keys.part import KeysPart, keys
from westkingdom.viscounts.keeper_of_keys.terms import FIRST_PUBLIC
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS, EMPTY, SLOTS


def check_part(g: State) -> None:
    """Raise BadPosition if a piece of this box is missing, doubled or where it cannot be."""
    part = keys(g)
    _check_chests(g, part)
    _check_ai_tiles(g, part)
    _check_heroes(g, part)
    _check_public_buildings(g, part)
    _check_turn(g, part)


def _check_chests(g: State, part: KeysPart) -> None:
    """Every Chest Tile is in one place, and the line is full while the pile lasts. [KK-018]"""
    demand(
        len(part.slotted) == len(g.players) and all(len(own) == 3 for own in part.slotted),
        "Every board has three slots for chest tiles.",
    )
    tiles = [*part.chests, *part.chest_pile, *part.chests_gone]
    for own in [*part.slotted, part.face_down]:
        tiles += [tile for tile in own if tile != EMPTY]
    demand(sorted(tiles) == list(range(len(part.facts.tiles))), "Every chest tile must be in exactly one place.")
    full = _is_full(part.chests, part.chest_pile, chests.LINE)
    demand(full, "The line has four chest tiles, if any are left.")


def _check_ai_tiles(g: State, part: KeysPart) -> None:
    """Each place of the opponent's board has its AI Chest Tile, face down or flipped, the left-most flipped first.

    [KK-154, KK-168]
    """
    own = part.facts.ai_tiles
    if not own:
        demand(not part.face_down, "AI chest tiles belong to a solo opponent.")
        return
    flipped = part.slotted[g.settings.opponent]
    demand(len(part.face_down) == len(own), "A solo opponent has three AI chest tiles.")
    for place in range(len(own)):
        up, down = flipped[place] != EMPTY, part.face_down[place] != EMPTY
        first = place == 0 or flipped[place - 1] != EMPTY
        demand(up != down and (first or down), "AI chest tiles are flipped one after the other, from the left.")
    theirs = [tile for tile in flipped + part.face_down if tile != EMPTY]
    demand(sorted(theirs) == own, "AI chest tiles stay with the solo opponent.")


def _check_heroes(g: State, part: KeysPart) -> None:
    """The line of Heroes is laid after the draft, and full while its pile lasts. [KK-115]"""
    waiting = g.round == 0 and any(f[0] == LAY_HERO_LINE.id for f in g.stack)
    demand(not waiting or not part.heroes, "The line of heroes is laid after the draft.")
    full = _is_full(part.heroes, part.hero_pile, heroes.LINE)
    demand(waiting or full, "The line has three heroes, if any are left.")


def _check_public_buildings(g: State, part: KeysPart) -> None:
    """Whoever has a Public Building has its card, and nobody else. [KK-138]"""
    demand(
        len(part.public) == len(BUILDINGS) and all(EMPTY <= seat < len(g.players) for seat in part.public),
        "A public building belongs to a seat, or to nobody.",
    )
    for building, owner in enumerate(part.public):
        for p in g.players:
            has = FIRST_PUBLIC + building in p.permanents
            demand(has == (p.seat == owner), "Whoever has a public building has its card.")


def _check_turn(g: State, part: KeysPart) -> None:
    """What is remembered of a collision, of the set-up and of this turn."""
    seats = len(g.players)
    demand(
        len(part.ignoring) == seats and all(n in (0, 1) for n in part.ignoring),
        "One criminal icon may be ignored in a collision.",
    )
    demand(
        len(part.aside) == seats and (g.round == 0 or not any(part.aside)), "Cards are put aside during set-up only."
    )
    demand(EMPTY <= part.returned < len(SLOTS), "There is no such slot.")


def _is_full(line: list[int], pile: list[int], size: int) -> bool:
    """A line has its size, or less when nothing is left to fill it."""
    return len(line) == size or (len(line) < size and not pile)
