"""How Architects shows itself at the text table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from westkingdom.architects.state import State
from westkingdom.architects.terms import DRAFT, ENDING, SETTING_UP
from westkingdom.engine.decision import Option
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say
from westkingdom.speech.architects.notes import PRICED_BY_THE_LABEL, about, brings
from westkingdom.speech.architects.sheets import ArchitectsSheets
from westkingdom.speech.architects.speaker import ArchitectsSpeaker
from westkingdom.speech.face import Face
from westkingdom.speech.screen import Screen
from westkingdom.speech.sheets import Sheets, View
from westkingdom.speech.speaker import Speaker


class ArchitectsFace(Face):
    """Architects at the text table."""

    example: ClassVar[str] = "bld_tavern"
    seals: ClassVar[list[tuple[str, str]]] = [
        ("apprentices", "sealed-apprentices"),
        ("rewards_gained", "sealed-reward"),
        ("small_market", "sealed-market"),
        ("large_market", "sealed-market"),
        ("looked_at", "sealed-looked"),
        ("works-of-wonder.contribution", "sealed-contribution"),
        ("solo.scheme_discards", "sealed-scheme"),
        ("players.hand", "sealed-hand"),
    ]
    unexpected: ClassVar[frozenset[str]] = Face.unexpected | {
        "avoid-loss",
        "destroy-debt",
        "discard",
        "draft",
        "hire",
        "prevent-debt",
        "release",
        "wonder-token",
    }
    causes: ClassVar[frozenset[str]] = Face.causes | {
        "cause-advance",
        "cause-capture",
        "cause-construct",
        "cause-hire",
        "cause-hire-of-another",
        "cause-place",
        "cause-reset",
        "cause-reset-of-another",
        "cause-reward",
    }
    priced: ClassVar[tuple[str, ...]] = PRICED_BY_THE_LABEL

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        self.own: Final = ArchitectsSheets(screen, cast(ArchitectsSpeaker, speaker))
        self.sheets = cast("Sheets[Speaker]", self.own)

    def about(self, view: View, option: Option) -> list[str]:
        """Say what one would otherwise look up: the card, the place, the level."""
        return about(self.own, view, option)

    def brings(self, option: Option) -> list[Message]:
        """What is said of the gain of a choice."""
        return brings(option)

    def reasons(self, parts: Sequence[str]) -> list[Message]:
        """Say what came to light; cards are named alone, as a reward that was turned up could have been some."""
        reasons = super().reasons(parts)
        return [reason for reason in reasons if reason.key != "sealed-hand"] or reasons

    def cause(self, game: Game) -> Message | None:
        """In the draft one keeps several cards, one after the other."""
        state = cast(State, game)
        if game.decision.kind != DRAFT.name:
            return None
        return say("cause-draft", {"n": state.passes + 1, "all": state.realm.kept[len(state.players)]})

    def where(self, game: Game, seat: int) -> Message:
        """Say the round and the player."""
        state = cast(State, game)
        if state.phase == SETTING_UP:
            return say("ui-phase-draft", {"seat": seat})
        if state.phase == ENDING:
            return say("ui-phase-end", {"seat": seat})
        if state.turn != seat:
            return say("ui-phase-other", {"round": state.round, "seat": seat, "other": state.turn})
        last = 0 < state.turns_left <= len(state.players)
        return say("ui-phase-last" if last else "ui-phase", {"round": state.round, "seat": seat})


FACE: Final = ArchitectsFace
