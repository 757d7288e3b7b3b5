"""Who won, and why the game is over."""

from __future__ import annotations

from westkingdom.engine.game import Game
from westkingdom.engine.words import Argument, say
from westkingdom.speech.speaker import Speaker


def winner(game: Game, speaker: Speaker) -> str:
    """Say who won, with how many points, and what ended the game."""
    outcome = game.outcome
    if outcome is None:
        return ""
    best = outcome.totals[outcome.winners[0]]
    reason = say(f"outcome-{outcome.reason.replace(' ', '-')}")
    tied = outcome.totals.count(best) > len(outcome.winners)
    names = speaker.speech.listed([speaker.player(seat) for seat in outcome.winners])
    args: dict[str, Argument] = {"parts": names, "points": best, "reason": reason}
    if len(outcome.winners) > 1:
        return speaker.sentence(say("ui-winners", args))
    return speaker.sentence(say("ui-winner-tie-break", args) if tied else say("ui-winner", args))
