"""A game at the text table: who sits where, what is shown to whom, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from westkingdom.engine.decision import Decision
from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import Argument, Message, say
from westkingdom.library.ledger import Rules
from westkingdom.speech.chronicle import entries
from westkingdom.speech.face import face_for
from westkingdom.speech.language import ENGLISH, folded, language
from westkingdom.speech.opponent import last_turn
from westkingdom.speech.outcome import winner
from westkingdom.speech.rulings import rulings_here
from westkingdom.table import Refused
from westkingdom.terminal import lookup
from westkingdom.terminal.screen import InputEnded, Screen
from westkingdom.terminal.table import TextTable

COMMANDS: Final = {
    "why": "",
    "board": "",
    "boxes": "",
    "me": "",
    "players": "",
    "cards": "ui-argument-name",
    "rules": "ui-argument-id",
    "log": "",
    "opponent": "",
    "undo": "",
    "save": "ui-argument-file",
    "quit": "",
    "help": "",
}
"""What may be typed, besides numbers, in the order of the help: with what follows the word, if anything does."""


class Leave(Exception):
    """Somebody leaves the table."""


class Session:
    """Plays one game at one terminal."""

    def __init__(self, table: TextTable, screen: Screen, save_to: Path | None = None, code: str = ENGLISH) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.save_to: Final = save_to
        self.people: Final = table.people
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.game = table.known(self.viewer)
        names, bots = [name for name, _ in table.players], [bot for _, bot in table.players]
        self.face: Final = face_for(self.game, names, screen, code, bots)
        self.sheets: Final = self.face.sheets
        self.speaker: Final = self.face.speaker
        self.seen: Final = [table.revision] * len(table.players)
        """By seat: the revision up to which its player was told what happened."""
        self.shown_turn: tuple[object, int] = (None, -1)
        self.shown_board: Final[set[int]] = set()
        self.told = table.revision
        self.words: Final = {folded(self.command(word)): word for word in COMMANDS}
        self.commands: Final[dict[str, Callable[[Decision, str], object]]] = {
            "why": lambda decision, _: self.why(decision),
            "board": lambda _, __: self.board(),
            "boxes": lambda _, __: self.boxes(),
            "me": lambda _, __: self.mine(),
            "players": lambda _, __: self.players(),
            "cards": lambda _, name: self.explain(name),
            "rules": lambda _, ident: self.rule(ident),
            "log": lambda _, __: self.log(),
            "opponent": lambda _, __: self.opponent(),
            "save": lambda _, name: self.save(name),
            "help": lambda _, __: self.help(),
        }

    # --- the loop

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.game.over:
                if self.game.seat in self.people:
                    self.person()
                else:
                    self.table.let_bot_decide()
                    if not self.people:
                        self.tell_everybody()
                self.look_again()
            self.tell_everybody()
            self.final()
        except Leave:
            return
        except InputEnded:
            self.line(say("ui-input-ended"))

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen now; nobody's, if only bots play."""
        return self.at_keyboard if self.at_keyboard >= 0 else self.people[0] if self.people else None

    def look_again(self) -> None:
        """See the game as it is now."""
        self.game = self.speaker.game = self.table.known(self.viewer)

    def person(self) -> None:
        """Ask a person for the decision that is open."""
        seat = self.game.seat
        if self.at_keyboard != seat and not self.pass_keyboard(seat):
            return
        turn = (self.game.turn_key, seat)
        if turn != self.shown_turn:
            self.shown_turn = turn
            self.show_table()
        self.news(seat)
        decision = self.game.decision
        self.show(decision)
        while True:
            typed = self.screen.ask(self.text(say("ui-your-choice"))).strip()
            if self.obey(decision, typed):
                return

    def pass_keyboard(self, seat: int) -> bool:
        """Hide the hand of one player before the next one looks; false if the one before took a decision back."""
        self.screen.clear()
        self.shown_turn = (None, -1)
        while typed := self.meant(self.screen.ask(self.text(say("ui-pass-keyboard", {"seat": seat}))).strip()):
            if typed == "quit":
                self.leave()
            elif typed != "undo":
                break
            elif self.at_keyboard < 0:
                self.line(say("refused-nothing-to-undo"))
            elif self.undo(self.at_keyboard):
                return False
        self.at_keyboard = seat
        self.look_again()
        self.screen.clear()
        return True

    def obey(self, decision: Decision, typed: str) -> bool:
        """Do what was typed; true if that was a step of the game, forward or back."""
        word, _, rest = typed.partition(" ")
        word = self.meant(word)
        if word.isdecimal():
            number = int(word)
            if not rest and 1 <= number <= len(decision.options):
                self.table.play(decision.seat, decision.options[number - 1].id)
                return True
            if not rest:
                self.line(say("ui-no-such-number", {"number": word, "n": len(decision.options)}))
                return False
        if word == "undo" and not rest:
            return self.undo(decision.seat)
        if word == "quit" and not rest:
            self.leave()
            return False
        if word in self.commands:
            self.commands[word](decision, rest.strip())
        elif word:
            self.line(say("ui-not-understood", {"what": typed, "n": len(decision.options)}))
        else:
            self.show(decision)
        return False

    def command(self, word: str) -> str:
        """The word for a command in this language."""
        return self.speaker.text(say(f"command-{word}")).lower()

    def meant(self, typed: str) -> str:
        """Which command a word stands for: in this language, else in English."""
        asked = "why" if typed == "?" else folded(typed)
        return self.words.get(asked, asked)

    # --- showing

    def view(self) -> Mapping[str, Any]:
        """What the player at the keyboard may see."""
        return self.game.view(self.game.seat)

    def text(self, message: Message) -> str:
        """Say a message as a label."""
        return self.speaker.label(message)

    def line(self, message: Message) -> None:
        """Show a sentence."""
        self.screen.line(self.speaker.sentence(message))

    def show_table(self) -> None:
        """Show the whole table to the player whose turn begins; the board again only where it is seen at a glance."""
        if self.screen.at_a_glance or self.game.seat not in self.shown_board:
            self.shown_board.add(self.game.seat)
            self.sheets.board(self.view())
        else:
            self.line(say("ui-ask-for-board"))
        self.players()
        if self.sheets.has_own(self.view()):
            self.mine()

    def board(self) -> None:
        """Show the board, with what is printed on it."""
        self.sheets.board(self.view())
        self.sheets.tracks(self.view())

    def boxes(self) -> None:
        """Show what the expansion boxes bring to the table."""
        if self.game.settings.expansions or self.game.settings.opponent != NOBODY:
            self.sheets.boxes(self.view())
        else:
            self.line(say("ui-no-boxes"))

    def players(self) -> None:
        """Show what everybody has."""
        self.sheets.players(self.view(), [sheet.total for sheet in self.game.scores])

    def mine(self) -> None:
        """Show the player at the keyboard the own cards."""
        self.sheets.mine(self.view(), self.game)

    def news(self, seat: int) -> None:
        """Tell a player what happened since the own last decision."""
        fresh = entries(self.table.events(seat, self.seen[seat]), seat, self.speaker)
        self.seen[seat] = self.told = self.table.revision
        if fresh:
            self.screen.heading(self.text(say("ui-news")))
            for entry in fresh:
                self.screen.line(entry.text if entry.heading else f"  {entry.text}")

    def tell_everybody(self) -> None:
        """Tell what everybody may know of what was not told yet."""
        fresh = entries(self.table.events(None, self.told), None, self.speaker)
        self.told = self.table.revision
        for entry in fresh:
            self.screen.line(entry.text if entry.heading else f"  {entry.text}")

    def show(self, decision: Decision) -> None:
        """Show what is asked and what may be chosen."""
        self.screen.heading(self.text(self.face.where(self.game, decision.seat)))
        self.line(decision.prompt)
        view = self.view()
        self.screen.choices(
            [(self.speaker.label(option.label), self.face.notes(view, option)) for option in decision.options]
        )

    # --- commands

    def why(self, decision: Decision) -> None:
        """Say why other choices are not possible."""
        impossible = decision.why_not()
        if not impossible:
            self.line(say("ui-why-nothing"))
            return
        rows = [(self.speaker.label(choice.label), self.speaker.sentence(choice.reason)) for choice in impossible]
        self.screen.block(self.text(say("ui-why")), rows)

    def explain(self, name: str) -> None:
        """Explain cards by their name."""
        if not name:
            example = self.speaker.name_of(self.speaker.texts()[self.face.example]).lower()
            self.line(say("ui-cards-which", {"example": example}))
            return
        found = lookup.find_texts(self.speaker, name)
        for text in found:
            self.screen.line(self.speaker.paragraph(text.whole()))
        if not found:
            near = self.speaker.speech.listed(lookup.near_texts(self.speaker, name), "or")
            self.line(
                say("ui-cards-near", {"what": name, "cards": near}) if near else say("ui-cards-unknown", {"what": name})
            )

    def rule(self, ident: str) -> None:
        """Read a rule."""
        if not ident:
            self.line(say("ui-rules-which"))
            return
        rules = Rules.load()
        entry = lookup.find_rule(rules, ident)
        if entry is None:
            near = self.speaker.speech.listed(lookup.near_rules(rules, ident), "or")
            args: dict[str, Argument] = {"what": ident, "rules": near}
            self.line(say("ui-rules-near", args) if near else say("ui-rules-unknown", {"what": ident}))
        else:
            self.screen.line(self.speaker.text(say("ui-named", {"name": entry.id, "text": entry.text})))
            if entry.id in (here := rulings_here(self.game.settings)):
                self.line(here[entry.id])

    def log(self) -> None:
        """Tell what has happened so far."""
        told = entries(self.table.events(self.game.seat), self.game.seat, self.speaker)
        for entry in told:
            if entry.heading:
                self.screen.heading(entry.text)
            else:
                self.screen.line(f"  {entry.text}")
        if not told:
            self.line(say("ui-log-empty"))

    def opponent(self) -> None:
        """Explain the last turn of the solo opponent step by step."""
        if self.game.settings.opponent == NOBODY:
            self.line(say("ui-no-opponent"))
            return
        steps = last_turn(self.table.events(None), self.game.settings.opponent, self.speaker)
        for step in steps:
            self.screen.line(step)
        if not steps:
            self.line(say("ui-opponent-not-yet"))

    def undo(self, seat: int) -> bool:
        """Take the last decision of a player back, or say why that cannot be."""
        try:
            self.table.undo(seat)
        except Refused as refusal:
            why = refusal.message
            if why.key == "refused-undo-sealed":
                why = say("ui-undo-sealed", {"parts": self.face.reasons(self.table.brought_to_light(seat))})
            self.line(why)
            return False
        self.line(say("ui-undone"))
        return True

    def save(self, name: str) -> bool:
        """Save the game to a file."""
        path = Path(name).expanduser() if name else self.save_to
        if path is None:
            self.line(say("ui-save-which"))
            return False
        try:
            self.table.save(path)
        except OSError as mistake:
            self.line(say("ui-not-saved", {"file": str(path), "why": mistake.strerror or str(mistake)}))
            return False
        self.line(say("ui-saved", {"file": str(path)}))
        return True

    def leave(self) -> None:
        """Offer to save, then leave."""
        file = str(self.save_to or f"{self.game.settings.game}.json")
        while True:
            typed = self.screen.ask(self.text(say("ui-save-offer", {"file": file}))).strip()
            if typed.lower() in self.answers("ui-answer-no"):
                self.line(say("ui-left-unsaved"))
                raise Leave
            if self.save(file if typed.lower() in ("", *self.answers("ui-answer-yes")) else typed):
                raise Leave

    def answers(self, key: str) -> list[str]:
        """The words that mean yes, or no, in this language and in English."""
        return [word for speech in (self.speaker.speech, language()) for word in speech.text(say(key)).split()]

    def help(self) -> None:
        """Say what may be typed."""
        rows = [("1, 2, 3 …", self.speaker.sentence(say("help-number")))]
        for word, argument in COMMANDS.items():
            typed = f"{self.command(word)} {self.speaker.text(say(argument))}" if argument else self.command(word)
            rows.append((f"{typed}, ?" if word == "why" else typed, self.speaker.sentence(say(f"help-{word}"))))
        self.screen.block(self.text(say("help-title")), rows)

    # --- the end

    def final(self) -> None:
        """Show the score sheets and say who won."""
        self.sheets.scores(self.game.scores)
        self.screen.line(winner(self.game, self.face.speaker))
        if self.save_to is not None:
            self.save("")
