"""Looking things up by name: cards by what is printed on them, rules by their ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.words import Message, say
from westkingdom.library.ledger import LedgerEntry, Rules
from westkingdom.library.offers import GAMES
from westkingdom.speech.language import folded, language
from westkingdom.speech.rulings import ruling_reading
from westkingdom.speech.speaker import Speaker, Text


def find_texts(speaker: Speaker, wanted: str) -> list[Text]:
    """Find the cards with a name: exactly, else those that begin with it, else those that have it as a word."""
    asked = folded(wanted)
    texts = list(speaker.texts().values())
    exact = [text for text in texts if asked in speaker.names_of(text)]
    if exact or not asked:
        return exact
    begin = [text for text in texts if any(name.startswith(asked) for name in speaker.names_of(text))]
    return begin or [text for text in texts if any(f" {asked}" in name for name in speaker.names_of(text))]


def near_texts(speaker: Speaker, wanted: str) -> list[str]:
    """Name cards that somebody may have meant."""
    called = {folded(name): name for name in map(speaker.name_of, speaker.texts().values())}
    return [called[name] for name in get_close_matches(folded(wanted), list(called), n=3, cutoff=0.6)]


def find_rule(rules: Rules, wanted: str) -> LedgerEntry | None:
    """Find a rule by its id, however it is written: vb-80 is VB-080."""
    asked = wanted.strip().upper()
    if asked in rules.entries:
        return rules.entries[asked]
    kind, _, number = asked.rpartition("-")
    for width in (1, 2, 3):
        ident = f"{kind}-{number.lstrip('0').zfill(width)}"
        if ident in rules.entries:
            return rules.entries[ident]
    return None


def near_rules(rules: Rules, wanted: str) -> list[str]:
    """Name rules that somebody may have meant."""
    return get_close_matches(wanted.strip().upper(), list(rules.entries), n=3, cutoff=0.5)


def rule_lines(rules: Rules, entry: LedgerEntry) -> list[tuple[str, str]]:
    """Say everything about a rule: the statement, where it comes from and is implemented, which tests hold it."""
    rows = [("Rule", entry.id), ("Ledger", f"{entry.ledger}, {entry.section}"), ("Statement", entry.text)]
    rows += [("Known from", "; ".join(entry.known_from))] if entry.known_from else []
    rows += _readings(entry.id)
    nowhere = "there is nothing to do for a program" if entry.id in rules.not_tested else "nowhere yet"
    rows += [("Implemented", place) for place in rules.where(entry.id) or [nowhere]]
    tests = [("Tested", str(place)) for place in rules.tested.get(entry.id, [])]
    if not tests and entry.id in rules.not_tested:
        tests = [("Not tested", rules.not_tested[entry.id])]
    return rows + (tests or [("Tested", "nowhere yet")])


def _readings(ident: str) -> list[tuple[str, str]]:
    """The readings of a rule that a table may choose between, with how each is asked for."""
    return [
        (
            "Reading" if reading == ruling.readings[0] else f"With --ruling {ident}={reading}",
            language(game=game.name).text(ruling_reading(ruling, reading)),
        )
        for game in GAMES.values()
        for ruling in game.rulings
        if ruling.rule == ident
        for reading in ruling.readings
    ]


def unknown_rule(rules: Rules, wanted: str) -> str:
    """Say that there is no such rule, and which ones may have been meant."""
    near = near_rules(rules, wanted)
    meant = f" Did you mean {', '.join(near[:-1]) + ' or ' if len(near) > 1 else ''}{near[-1]}?" if near else ""
    return f"There is no rule {wanted.strip()}.{meant} The command westkingdom rules lists them."


def sections(rules: Rules) -> list[str]:
    """List the sections of all ledgers with how many of their rules are implemented and tested."""
    grouped: dict[str, dict[str, list[str]]] = {}
    for entry in rules.entries.values():
        grouped.setdefault(entry.ledger, {}).setdefault(entry.section, []).append(entry.id)
    lines: list[str] = []
    for ledger, parts in grouped.items():
        lines.append(f"{ledger} ({sum(map(len, parts.values()))} rules)")
        for section, ids in parts.items():
            implemented = sum(1 for ident in ids if rules.where(ident))
            tested = sum(1 for ident in ids if ident in rules.tested)
            first_to_last = ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
            lines.append(f"  {section}: {first_to_last}, {len(ids)} rules, {implemented} implemented, {tested} tested")
    return lines


def wanted_cards(speaker: Speaker, names: Sequence[str]) -> set[str]:
    """Find the cards that were asked for; several words may be one name."""
    whole = find_texts(speaker, " ".join(names))
    if whole:
        return {text.ident for text in whole}
    wanted: set[str] = set()
    for name in names:
        found = find_texts(speaker, name)
        if not found:
            near = speaker.speech.listed(near_texts(speaker, name), "or")
            key = "ui-cards-near" if near else "ui-cards-unknown"
            raise BadOptions(speaker.sentence(say(key, {"what": name, "cards": near})))
        wanted |= {text.ident for text in found}
    return wanted


# --- the data files


@dataclass(frozen=True)
class Row:
    """One object of the data files: what it is, its text if it has one, where it comes from."""

    file: str
    ident: str
    text: str
    source: str
    reconstructed: list[str]
    note: str

    @property
    def guessed(self) -> bool:
        """Whether some of it is an informed guess."""
        return bool(self.reconstructed) or self.source == "reconstructed" or "reconstructed" in self.note

    def lines(self, speaker: Speaker) -> list[str]:
        """Say it in a few lines."""
        out: list[Message] = []
        if self.source:
            out.append(say("ui-source", {"what": self.source}))
        if self.reconstructed:
            out.append(say("ui-reconstructed", {"what": ", ".join(self.reconstructed)}))
        elif self.guessed:
            out.append(say("ui-reconstructed-note"))
        if self.note and self.guessed:
            out.append(say("ui-note", {"what": self.note}))
        said = [self.text] if self.text else []
        said += [speaker.text(message) for message in out]
        return [f"{self.ident} ({self.file})", *[f"  {text}" for text in said]]


def data_rows(parts: Mapping[str, Mapping[str, object]], speaker: Speaker) -> list[Row]:
    """List every object that has a source in the data files of the game and of its boxes."""
    texts = speaker.texts()
    rows: list[Row] = []
    files = [(f"{box}/{file}" if box else file, data) for box, part in parts.items() for file, data in part.items()]
    for file, data in files:
        for part, found in _sourced(data, ""):
            ident = str(found.get("id", ""))
            text = speaker.paragraph(texts[ident].whole()) if ident in texts else ""
            called = ident or " ".join(word for word in (part, _named_by(found)) if word)
            guesses = found.get("reconstructed")
            keys = [str(key) for key in guesses] if isinstance(guesses, list) else []
            rows.append(Row(file, called, text, str(found["source"]), keys, str(found.get("note", ""))))
    return rows


def without_source(rows: Sequence[Row], wanted: set[str], speaker: Speaker) -> list[Row]:
    """Make rows of things that were asked for and are part of another thing, as columns are of a board."""
    texts = speaker.texts()
    listed = {row.ident for row in rows}
    parts = [ident for ident in texts if ident in wanted and ident not in listed]
    part = speaker.text(say("ui-part-of-board"))
    return [Row(part, ident, speaker.paragraph(texts[ident].whole()), "", [], "") for ident in parts]


def _sourced(data: object, part: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Find the objects with a source, and the name of the list that they are in."""
    if isinstance(data, dict):
        if "source" in data:
            yield part, data
        for name, inner in data.items():
            yield from _sourced(inner, name)
    elif isinstance(data, list):
        for inner in data:
            yield from _sourced(inner, part)


def _named_by(found: dict[str, object]) -> str:
    """Name an object without an id by its first plain value."""
    return next((str(value) for value in found.values() if isinstance(value, str | int)), "")
