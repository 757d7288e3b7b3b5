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
from westkingdom.viscounts.deck import REARRANGE_BOARD
from westkingdom.viscounts.state import State
from westkingdom.viscounts.strength import free_strength, strength
from westkingdom.viscounts.terms import EXTRA, GOODS, ICONS
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

    unexpected: ClassVar[frozenset[str]] = Face.unexpected | {
        "castle-move",
        "chest",
        "destroy",
        "discard",
        "discard-debt",
        "flip",
        "free-hire",
        "free-manuscript",
        "free-workers",
        "hero",
        "rearrange",
        "resource",
    }
    causes: ClassVar[frozenset[str]] = Face.causes | {
        "cause-build",
        "cause-build-public",
        "cause-builder-card",
        "cause-chest-reward",
        "cause-cleric-bonus",
        "cause-collision",
        "cause-collision-of-another",
        "cause-dismiss",
        "cause-drop-off",
        "cause-flip-debt",
        "cause-flip-deed",
        "cause-gain-hero",
        "cause-gain-kings-order",
        "cause-hire",
        "cause-link",
        "cause-play",
        "cause-trade",
        "cause-transcribe",
        "cause-unlock-column",
        "cause-worker-inwards",
    }

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

    def cause(self, game: Game) -> Message | None:
        """Whoever stands where another Viscount stops, may rearrange."""
        state = cast(State, game)
        if state.stack[-1][0] != REARRANGE_BOARD.id or state.turn in (-1, state.seat):
            return None
        here = state.players[state.turn].space == state.players[state.seat].space
        return say("cause-stopped-on-your-space", {"seat": state.turn}) if here else None

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

    def strengths(self, game: Game) -> list[list[dict[str, object]]]:
        """The icons of each kind with Criminals and what abilities make of them, and how many more goods could buy."""
        state = cast(State, game)
        return [
            [
                {"icon": ICONS[action], "own": own, "more": strength(state, p, action) - own, "good": GOODS[good]}
                for action, good in enumerate(EXTRA)
                for own in [free_strength(state, p, action, None)]
            ]
            for p in state.players
        ]


FACE: Final = ViscountsFace
