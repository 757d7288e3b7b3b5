"""Prisoners and captives in the words of a scheme card: they are the opponent's, and nobody's who reads them."""

from __future__ import annotations

from typing import cast

from westkingdom.architects.prison import FreeCaptives, ReleaseAll, SendAll
from westkingdom.architects.solo.effects import SCHEMES
from westkingdom.engine.effects import Data, Effect, Vocabulary, one_of, whole
from westkingdom.engine.words import Message, say


class SendIts(SendAll):
    """Send all captives of the opponent to the Prison, for silver. [WW-288, WW-316, WW-384]"""

    def words(self) -> Message:
        return say("effect-send-its-captives", {"n": self.silver_each})


class ReleaseIts(ReleaseAll):
    """Take all workers of the opponent out of the Prison. [WW-286]"""

    def words(self) -> Message:
        return say("effect-release-its-prisoners")


class FreeIts(FreeCaptives):
    """Take all workers of the opponent back from other boards. [WW-286]"""

    def words(self) -> Message:
        return say("effect-free-its-workers")


def _build_send(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"send_captives": silver for each}`."""
    return cast(Effect, SendIts(name, whole(data, "send_captives")))


def _build_release(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"release_prison": "all"}`."""
    one_of(data, "release_prison", ["all"])
    return cast(Effect, ReleaseIts(name))


def _build_free(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"release_captives": "all"}`."""
    one_of(data, "release_captives", ["all"])
    return cast(Effect, FreeIts(name))


def enter_prison() -> None:
    """Let scheme cards free and imprison workers."""
    SCHEMES.builders["send_captives"] = _build_send
    SCHEMES.builders["release_prison"] = _build_release
    SCHEMES.builders["release_captives"] = _build_free
