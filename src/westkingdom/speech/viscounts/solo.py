"""Viscounts: the words for AI boards and Scheme cards, made from what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westkingdom.engine.effects import Effect
from westkingdom.engine.words import Argument, Message, amount, say
from westkingdom.speech.speaker import Text, marks
from westkingdom.speech.viscounts.abilities import icon_words
from westkingdom.speech.viscounts.mix import opponents_of
from westkingdom.viscounts.state import Facts
from westkingdom.viscounts.terms import ACTIONS, GOODS, LAST_SPACE, NO_ACTION, SLOTS

if TYPE_CHECKING:
    from westkingdom.speech.viscounts.mix import AiBoard


def ai_boards_of(facts: Facts) -> list[AiBoard]:
    """The AI boards of the mix."""
    solo = opponents_of(facts)
    return [] if solo is None else solo.boards


def scheme_text(facts: Facts, number: int) -> Text:
    """Describe a Scheme card: header, rows and options."""
    solo = opponents_of(facts)
    assert solo is not None
    scheme = solo.schemes[number]
    ident = facts.cards.ids[number]
    line = say("scheme-line", {"card": ident, "icons": icon_words(facts.cards.icons[number])})
    rows = [step.words() for step in scheme.steps]
    options = say("scheme-options", {"parts": [option.words() for option in scheme.options]})
    sentences = [*rows, say("scheme-move", {"n": scheme.move}), options]
    icons = [icon for effect in [*scheme.steps, *scheme.options] for icon in effect.icons()]
    return Text(ident, line, sentences, icons, marks(facts, ident))


def ai_board_text(facts: Facts, board: AiBoard) -> Text:
    """Describe an AI board."""
    focus = say("focus-flip") if board.focus == NO_ACTION else say(f"effect-action-{ACTIONS[board.focus]}")
    sentences = [
        say("ai-focus-text", {"what": focus}),
        say("ai-resources-text", {"parts": _priority(board)}),
        *_start_sentences(facts, board),
        *_slot_sentences(board),
        say("ai-workers-text", {"parts": [_worker_step(*step) for step in reversed(board.worker_steps)]}),
        *[_track_sentence(board, space) for space in range(1, LAST_SPACE + 1)],
        say("ai-leftover-text", {"vp": board.vp_per_resource}),
    ]
    return Text(board.ident, say("thing-line", {"card": board.ident}), sentences, [], marks(facts, board.ident))


def _priority(board: AiBoard) -> list[Message]:
    """Say the chart of resources from left to right."""
    if board.pool:
        return [say("ai-resource-pool")]
    out: list[Message] = []
    for good, most in board.priority:
        good_name = say(f"ai-resource-{GOODS[good]}")
        out.append(good_name if most < 0 else say("ai-resource-up-to", {"what": good_name, "most": most}))
    return out


def _start_sentences(facts: Facts, board: AiBoard) -> list[Message]:
    """Say what the opponent starts with, and which Scheme cards it does not use."""
    effects: list[Effect] = [effect for effect in (board.start, board.start_building) if effect is not None]
    out = [say("ai-start-text", {"parts": [effect.words() for effect in effects]})]
    for place, name in ((1, "middle"), (2, "right")):
        args: dict[str, Argument] = {"place": name, "icons": icon_words(board.start_icons[place])}
        out.append(say("ai-start-icons-text", args))
    schemes = [say("card", {"card": facts.cards.ids[number]}) for number in board.removed]
    return [*out, say("ai-removed-text", {"parts": schemes})]


def _slot_sentences(board: AiBoard) -> list[Message]:
    """Say what each slot gives when it is open."""
    out: list[Message] = []
    for slot, icons in enumerate(board.slot_icons):
        if any(icons):
            out.append(say("ai-slot-icons-text", {"slot": SLOTS[slot], "icons": icon_words(icons)}))
    for moment, slot, effect in board.answers:
        when = say(f"ai-moment-{moment.replace('_', '-')}")
        out.append(say("ai-slot-text", {"slot": SLOTS[slot], "when": when, "what": effect.words()}))
    return out


def _worker_step(nobles: int, workers: int) -> Message:
    """Say what so many Workers need."""
    return say("ai-worker-step", {"workers": workers, "what": amount("noble", nobles)})


def _track_sentence(board: AiBoard, space: int) -> Message:
    """Say what a collision gives on a space of the track."""
    args: dict[str, Argument] = {
        "space": space,
        "above": board.above[space].words(),
        "below": board.below[space].words(),
    }
    return say("ai-track-text", args)
