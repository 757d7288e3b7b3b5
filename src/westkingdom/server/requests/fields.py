"""What requests are made of: numbers and words with bounds, most of them out of the games' own offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from westkingdom.bots.levels import known_bots
from westkingdom.library.offers import GAMES
from westkingdom.library.settings import RANDOM
from westkingdom.server.wire import says
from westkingdom.speech.language import LANGUAGES
from westkingdom.table.keeper import LONGEST_NONCE
from westkingdom.table.seat import LONGEST_NAME

MOST_SEATS: Final = 16

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
Revision = Annotated[int, Meta(ge=0, le=2**53, description="A revision of a table.")]
OptionId = Annotated[int, Meta(ge=0, le=2**31, description="An option of the decision that is open.")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="What a player is called.")]
PRINTABLE: Final = "^[ -~]*$"
Nonce = Annotated[
    str, Meta(max_length=LONGEST_NONCE, pattern=PRINTABLE, description="A word that is new for each action.")
]
Secret = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]*$", description="128 random bits.")]
Names = Annotated[list[Name], Meta(max_length=MOST_SEATS)]


def _one_of(words: Any) -> Any:
    """The type of a word, or another value, out of a closed set."""
    return Literal[tuple(dict.fromkeys(words))]


def _option_types() -> list[tuple[str, Any, Any]]:
    """The options of all games that a table takes, with all values that they may have in any game."""
    values: dict[str, list[Any]] = {}
    for game in GAMES.values():
        for name, allowed in game.options.items():
            values.setdefault(name, []).extend(allowed)
    opponents = [name for game in GAMES.values() for name in game.opponents]
    hard = [level for game in GAMES.values() for some in game.solo for level in some.levels]
    types = {name: bool if set(allowed) == {False, True} else _one_of(allowed) for name, allowed in values.items()}
    types |= {"solo": _one_of([RANDOM, *opponents]), "difficulty": _one_of(hard), "rulings": _ruling_types()}
    return [(name, kind | UnsetType, UNSET) for name, kind in types.items()]


_RULE: Final = "^[A-Z]{2}-[0-9]{3}$"
"""What the id of a rule looks like. Which of them leave a choice is seen when the game is made: a schema has no keys by name."""


def _ruling_types() -> Any:
    """Readings by the rules of which a table may choose one."""
    rulings = [ruling for game in GAMES.values() for ruling in game.rulings]
    readings = _one_of(reading for one in rulings for reading in one.readings)
    return dict.__class_getitem__((Annotated[str, Meta(pattern=_RULE)], readings))


if TYPE_CHECKING:
    Speech = str
    Game = str
    Box = str
    BotName = str

    class Options(Struct):
        """What a game is played with."""

else:  # what there is comes from the games themselves
    Speech = Annotated[_one_of(LANGUAGES), says("The language in which it is said as well.")]
    Game = _one_of(GAMES)
    Box = _one_of(box for game in GAMES.values() for box in game.expansions)
    BotName = Annotated[_one_of(known_bots()), says("A bot by its name; GET /api says how each of them plays.")]
    Options = defstruct("Options", _option_types(), forbid_unknown_fields=True, module=__name__)
    Options.__doc__ = "What a game is played with; GET /api says which game has which of these."


class Payload(Struct, forbid_unknown_fields=True):
    """Something that a client sends; a field that is not known is refused."""
