"""Whole games: begun, put into a position, and brought back from a save."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from westkingdom.engine.chance import SEED_BYTES, wide_seed
from westkingdom.engine.errors import BadOptions, BadSave, OtherVersion, WestkingdomError
from westkingdom.engine.game import FORMAT, seal
from westkingdom.engine.positions import seats_of
from westkingdom.engine.shape import INTS, foreign_rules, has_shape
from westkingdom.library.data import facts_for, facts_with, rules_of
from westkingdom.library.offers import offer
from westkingdom.library.settings import settings_for

if TYPE_CHECKING:
    from westkingdom.engine.events import Event
    from westkingdom.engine.game import Game


def new_game(
    name: str,
    events: list[Event] | None = None,
    /,
    *,
    seats: int,
    expansions: Sequence[str] = (),
    seed: int | None = None,
    **options: object,
) -> Game:
    """Start a game; without a seed a secret one is drawn.

    Every event, from the very first, is appended to the list `events` as the game is played.
    """
    if seed is None:
        seed = wide_seed(secrets.token_bytes(SEED_BYTES))
    settings = settings_for(name, seats, expansions, seed, options)
    return rules_of(settings.game).begin(settings, facts_for(settings), events)


def begin_again(game: Game, events: list[Event] | None = None) -> Game:
    """Begin a game once more from its very start, with the facts that it was begun with."""
    return rules_of(game.settings.game).begin(game.settings, game.mix, events)


def scenario(
    name: str,
    position: Mapping[str, object],
    events: list[Event] | None = None,
    /,
    *,
    expansions: Sequence[str] = (),
    seed: int = 0,
    **options: object,
) -> Game:
    """Set up a position, described in the words of the data files; an impossible one raises BadPosition.

    The last seat of a solo game is the opponent's. `events` is filled as by `new_game`.
    """
    offer(name)
    people = seats_of(position) - 1 if options.get("solo") else seats_of(position)
    settings = settings_for(name, people, expansions, seed, options)
    return rules_of(settings.game).lay_out(settings, facts_for(settings), position, events)


def load_game(data: object) -> Game:
    """Load a saved game; a damaged or foreign save raises BadSave."""
    if not isinstance(data, dict) or "westkingdom" not in data:
        raise BadSave("This is not a saved game of Westkingdom; game.save() makes one.")
    if data["westkingdom"] != FORMAT:
        raise BadSave(f"This saved game has format {data['westkingdom']!r}; this version reads format {FORMAT}.")
    for part in ("settings", "facts", "history", "state", "seal"):
        if part not in data:
            raise BadSave(f"The saved game is damaged: «{part}» is missing.")
    try:
        whole = seal(data) == data["seal"]
    except (TypeError, ValueError, RecursionError):
        whole = False
    if not whole:
        raise BadSave("The saved game is damaged: its seal does not fit its contents.")
    settings, history, state = data["settings"], data["history"], data["state"]
    if not isinstance(settings, dict) or not isinstance(state, dict) or not has_shape(history, INTS):
        raise BadSave("The saved game is damaged: settings, history or state cannot be read.")
    return _restored_game(settings, history, state, data["facts"])


def _restored_game(settings: dict[str, object], history: list[int], state: dict[str, object], digest: object) -> Game:
    """Bring back a game whose parts were found whole."""
    options = settings.get("options")
    try:
        checked = settings_for(
            settings.get("game"),
            settings.get("seats"),
            settings.get("expansions"),
            settings.get("seed"),
            options if isinstance(options, dict) else {"options": options},
        )
        facts = facts_with(checked, digest)
    except BadOptions as mistake:
        raise OtherVersion(f"The saved game cannot be played here: {mistake}") from None
    if facts is None:
        raise OtherVersion("The saved game was played with other card facts than the ones that are here.")
    for rule in foreign_rules(state.get("stack"), checked.game):
        raise OtherVersion(
            f"The saved game was made by other rules: «{rule}» is no rule of {offer(checked.game).title}."
        )
    try:
        game = rules_of(checked.game).restored(checked, facts, state)
    except WestkingdomError:
        raise
    except (LookupError, ValueError, ArithmeticError):
        # Its shape is right, but a number in it may name what is not there, before a law has looked at that number.
        # Anything else, such as a wrong type, is a fault of ours, and must be heard of.
        raise BadSave("The saved game is damaged: its state cannot be played on from.") from None
    for action in history:
        game.remember(action)
    return game
