"""Architects: the words for solo opponents: their boards, their scheme cards, and the steps of their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.architects.state import Facts
from westkingdom.architects.terms import GUILDHALL, LOCATIONS
from westkingdom.engine.events import ABILITY, Event
from westkingdom.engine.words import Argument, Message, say
from westkingdom.speech.architects.mix import opponents_of
from westkingdom.speech.speaker import Text, marks

if TYPE_CHECKING:
    from westkingdom.speech.architects.mix import Choice, Section

FIRST_OPPONENT: Final = 145
"""The numbers of player boards that are boards of opponents begin here."""
_PLACES_OF_FIGURES: Final = ["place-of-princess", "place-of-focus"]
"""Places after the Guildhall; then comes any space of the Black Market."""


def _place(location: int) -> Message:
    """Name the place of a section."""
    beyond = location - GUILDHALL - 1
    if beyond < 0:
        return say("at-location", {"location": LOCATIONS[location]})
    return (
        say(_PLACES_OF_FIGURES[beyond])
        if beyond < len(_PLACES_OF_FIGURES)
        else say("at-location", {"location": "black_market"})
    )


def scheme_name(facts: Facts, ident: str) -> Message:
    """Name a scheme card: its deck, and its number."""
    deck, number = ident.removeprefix("scheme_")[0], ident[-2:]
    return say(f"scheme-{deck}", {"number": int(number)} if number.isdigit() else {})


def scheme_texts(facts: Facts) -> list[Text]:
    """Describe the scheme cards of the opponents of a mix."""
    solo = opponents_of(facts)
    texts: list[Text] = []
    for schemes in [] if solo is None else solo.shown:
        for card, ident in enumerate(schemes.ids):
            sections = [schemes.sections[number] for number in schemes.of_card[card]]
            sentences = [said for i, part in enumerate(sections) for said in _section_sentences(part, i > 0)]
            texts.append(Text(ident, say("scheme-line", {"scheme": ident}), sentences, [], marks(facts, ident)))
        for ident in schemes.left_out:
            line = say("scheme-line", {"scheme": ident})
            texts.append(Text(ident, line, [say("scheme-left-out")], [], marks(facts, ident)))
    return texts


def _section_sentences(section: Section, otherwise: bool) -> list[Message]:
    """Say a section: the clause and the place, then the options from the top."""
    key = "section-if" if section.clause is not None else "section-otherwise" if otherwise else "section"
    options = section.options
    what = _option_words(options[0]) if len(options) == 1 else say("section-options" if options else "section-nothing")
    args: dict[str, Argument] = {"where": _place(section.location), "what": what}
    if section.clause is not None:
        args["condition"] = section.clause.words()
    lines = [say("section-option", {"n": i, "what": _option_words(option)}) for i, option in enumerate(options, 1)]
    return [say(key, args), *(lines if len(lines) > 1 else [])]


def _option_words(option: Choice) -> Message:
    """Say an option with its condition."""
    what = option.effect.words()
    condition = option.condition
    return what if condition is None else say("effect-if", {"condition": condition.words(), "part": what})


def opponent_sentences(facts: Facts, number: int) -> list[Message]:
    """Say the focus of an opponent, and what its board saves."""
    solo = opponents_of(facts)
    if number < FIRST_OPPONENT or solo is None:
        return []
    if number not in solo.facts.boards or not solo.facts.focus[number]:
        return [say("reconstruction-text")]
    focus = solo.facts.sections[solo.facts.focus[number]]
    where, *options = _section_sentences(focus, otherwise=False)
    out = [say("focus-text", {"what": where}), *options]
    less = solo.facts.marble_less[number]
    return [say("passive-marble-less", {"n": less}), *out] if less else out


def step_words(facts: Facts, event: Event) -> dict[str, Argument]:
    """The words that a step of an opponent needs besides its numbers: its place, and what is done."""
    solo = opponents_of(facts)
    if solo is None:
        return {}
    if event.key == ABILITY.key and str(event.args["thing"]).startswith("ai_"):
        return {"thing": say("its-power")}
    if not event.key.startswith("opponent-"):
        return {}
    out: dict[str, Argument] = {}
    if "section" in event.args:
        section = solo.facts.sections[int(event.args["section"])]
        out["where"] = _place(section.location)
        if section.clause is not None:
            out["condition"] = section.clause.words()
        if "option" in event.args:
            out["what"] = section.options[int(event.args["option"])].effect.words()
    if "action" in event.args:
        out["what"] = solo.facts.guard[int(event.args["action"])].effect.words()
    return out
