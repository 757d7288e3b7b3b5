"""How Viscounts shows itself at the text table."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from westkingdom.engine.decision import Option
from westkingdom.engine.game import Game
from westkingdom.engine.node import NODES
from westkingdom.engine.words import Message, say
from westkingdom.speech.face import Face
from westkingdom.speech.screen import Screen
from westkingdom.speech.sheets import Sheets, View
from westkingdom.speech.speaker import Speaker
from westkingdom.speech.viscounts.notes import about
from westkingdom.speech.viscounts.sheets import ViscountsSheets
from westkingdom.speech.viscounts.speaker import ViscountsSpeaker
from westkingdom.viscounts.state import State
from westkingdom.viscounts.turn import PHASE_NAMES, PHASES

_LAST_DEEDS: Final = "gates.last-deeds"
"""The rule that is at work between the last turn and the scoring."""


class ViscountsFace(Face):
    """Viscounts at the text table."""

    example: ClassVar[str] = "abbot"
    seals: ClassVar[list[tuple[str, str]]] = [
        ("townsfolk", "sealed-townsfolk"),
        ("manuscripts", "sealed-manuscripts"),
        ("players.hand", "sealed-hand"),
        ("players.discard", "sealed-cards"),
        ("players.board", "sealed-cards"),
        ("removed", "sealed-cards"),
        ("gates-of-gold.outsiders", "sealed-outsider"),
        ("keeper-of-keys.heroes", "sealed-hero"),
        ("keeper-of-keys.chests", "sealed-chest"),
        ("keeper-of-keys.face_down", "sealed-chest"),
        ("solo", "sealed-scheme"),
    ]

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        self.own: Final = ViscountsSheets(screen, cast(ViscountsSpeaker, speaker))
        self.sheets = cast("Sheets[Speaker]", self.own)

    def about(self, view: View, option: Option) -> list[str]:
        """Say what one would otherwise look up: the card, the slot, the place."""
        return about(self.own, view, option)

    def brings(self, option: Option) -> list[Message]:
        """What a card does is said with the card, and so is a King's Order."""
        told = option.kind == "play-card" or option.label.key == "hire-instead"
        return [] if told else option.gain

    def where(self, game: Game, seat: int) -> Message:
        """Say the round, the player and the phase."""
        state = cast(State, game)
        if state.round == 0:
            return say("ui-phase-draft", {"seat": seat})
        if any(NODES[f[0]].name == _LAST_DEEDS for f in state.stack):
            return say("ui-phase-end", {"seat": seat})
        if state.turn != seat:
            return say("ui-phase-other", {"round": state.round, "seat": seat, "other": state.turn})
        phases, phase = self.phases(game, seat)
        return say("ui-phase", {"round": state.round, "seat": seat, "phase": phase, "name": phases[phase - 1]})

    def phases(self, game: Game, seat: int) -> tuple[list[Message], int]:
        """The six phases of a turn."""
        state = cast(State, game)
        names = [say(f"phase-{name}") for name in PHASE_NAMES]
        if state.round == 0 or state.turn != seat:
            return names, 0
        ids = [phase.id for phase in PHASES]
        waiting = [f[0] for f in state.stack if f[0] in ids]
        asked = state.stack[-1][0]
        return names, 1 + (ids.index(asked) if asked in ids else max(0, len(ids) - len(waiting) - 1))


FACE: Final = ViscountsFace
