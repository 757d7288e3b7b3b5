"""Places that scheme cards and the opponent's list name."""

from __future__ import annotations

from westkingdom.architects.solo.terms import ANY_MARKET, FOCUS, PRINCESS, SCHEME_PLACES
from westkingdom.architects.state import State
from westkingdom.architects.terms import LOCATIONS, MOST_SEATS
from westkingdom.engine.words import Message, say


def location_of(g: State, place: int) -> int:
    """The location that is meant: the Princess's location is where she stands now. [WW-291]"""
    if place != PRINCESS:
        return place
    for box in g.boxes:
        location = box.place_called(g, "princess")
        if location >= 0:
            return location
    raise ValueError("no box of this game has a Princess")


def group(location: int, seat: int) -> int:
    """The number of all workers of one player at one location, as captures name them. [WW-270]"""
    return location * MOST_SEATS + seat


def place_number(name: object) -> int:
    """Read the place of a section."""
    if isinstance(name, str) and name in SCHEME_PLACES:
        return SCHEME_PLACES[name]
    if name not in LOCATIONS:
        raise ValueError(f"there is no place {name!r}; places are {', '.join([*LOCATIONS, *SCHEME_PLACES])}")
    return LOCATIONS.index(str(name))


def place_words(place: int) -> Message:
    """Name a place."""
    if place == PRINCESS:
        return say("place-of-princess")
    if place == FOCUS:
        return say("place-of-focus")
    return say("at-location", {"location": "black_market" if place == ANY_MARKET else LOCATIONS[place]})
