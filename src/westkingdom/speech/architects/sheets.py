"""What is shown of a table of Architects, made from the view of a seat and the facts, never from hidden things."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import (
    BLACK_MARKET,
    GUILDHALL,
    LOCATIONS,
    MARKET_SPACES,
    MIDDLE,
    OPEN,
    PHASES,
    RIGHT,
    SETTING_UP,
    TAX_STAND,
)
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, amount, say
from westkingdom.speech.architects.abilities import abilities, skill_words
from westkingdom.speech.architects.places import (
    guildhall_spaces,
    level_cost,
    location_sentences,
    prison,
    virtue_sentences,
)
from westkingdom.speech.architects.solo_sheets import SoloSheets
from westkingdom.speech.architects.speaker import (
    ArchitectsSpeaker,
    apprentice_text,
    board_text,
    building_text,
    last_sentences,
)
from westkingdom.speech.architects.visits import visit_words
from westkingdom.speech.architects.wonder_sheets import WonderSheets
from westkingdom.speech.screen import Screen
from westkingdom.speech.sheets import Rows, Sheets, View
from westkingdom.speech.speaker import marks

_STANDARD: Final = "board_standard"
_SET_UP: Final = PHASES[SETTING_UP]


class ArchitectsSheets(Sheets[ArchitectsSpeaker]):
    """Draws the parts of a table of Architects on a screen."""

    def __init__(self, screen: Screen, speaker: ArchitectsSpeaker) -> None:
        super().__init__(screen, speaker)
        self.facts: Final = speaker.facts
        self.realm: Final = speaker.facts.realm
        self.wonders: Final = WonderSheets(speaker)
        self.solo: Final = SoloSheets(speaker)

    # --- the board

    def board(self, view: View) -> None:
        """Show locations with their workers, markets, apprentices, the Guildhall, the cathedral and the piles."""
        self.screen.heading(self.say("ui-board"))
        self.screen.block(self.say("ui-locations"), self.locations(view))
        self.screen.block(self.say("ui-black-market"), self.market(view))
        self.screen.block(self.say("ui-apprentices-face-up"), self.apprentices(view))
        self.screen.block(self.say("ui-city"), self.city(view))
        self.boxes(view)

    def box_blocks(self, view: View) -> list[tuple[str, Rows]]:
        """What the expansion boxes bring to the table."""
        return [*self.wonders.blocks(view), *self.solo.blocks(view)]

    def locations(self, view: View) -> Rows:
        """Say who stands at each location, and what one more worker would bring."""
        rows: Rows = []
        for location in range(OPEN):
            name = LOCATIONS[location]
            parts = [self.workers(view, name), *self.wonders.here(view, name)]
            parts += (
                [self.speaker.text(say("amount-silver", {"n": view["tax_stand"]}))] if location == TAX_STAND else []
            )
            following = self.following(view, location)
            parts += [self.speaker.text(say("ui-next", {"parts": following}))] if following else []
            rows.append((self.place(name), self.listed(parts, "semicolon")))
        rows.append((self.place("prison"), self.prisoners(view)))
        return rows

    def place(self, location: str) -> str:
        """Name a location as a label."""
        return self.say("location-line", location=location)

    def following(self, view: View, location: int) -> list[Message]:
        """What the next worker of the seat that looks would bring."""
        state = self.speaker.game
        if state is None or view["seat"] is None or view["phase"] == _SET_UP:
            return []
        words = visit_words(state, state.players[view["seat"]], location)
        return [*words, *self.wonders.visit(view, view["seat"], LOCATIONS[location])]

    def workers(self, view: View, location: str) -> str:
        """Say how many workers everybody has at a location."""
        return self.counts(view, [p["workers_at"][location] for p in view["players"]])

    def prisoners(self, view: View) -> str:
        """Say how many workers everybody has in the Prison."""
        return self.counts(view, [p["prisoners"] for p in view["players"]])

    def counts(self, view: View, numbers: list[int]) -> str:
        """Say how many of something everybody has; nobody, if that is so."""
        there = [say("ui-workers-of", {"seat": seat, "n": n}) for seat, n in enumerate(numbers) if n]
        return self.speaker.listed(there, "comma") or self.speaker.text(say("ui-nobody"))

    def market(self, view: View) -> Rows:
        """Say the three spaces of the Black Market, what they give, and how near the next reset is."""
        rows: Rows = []
        goods = {BLACK_MARKET: view["small_market"], RIGHT: view["large_market"]}
        for space in range(MARKET_SPACES):
            location = BLACK_MARKET + space
            owner = view["black_market"][space]
            who = self.speaker.text(say("ui-free")) if owner is None else self.speaker.player(owner)
            what = (
                self.speaker.text(say("ui-market-people"))
                if location == MIDDLE
                else self.speaker.icons(goods[location])
            )
            cost, virtue = amount("silver", self.realm.silver[location]), self.realm.virtue[location]
            text = say("ui-market-space", {"who": who, "cost": cost, "virtue": virtue, "what": what})
            rows.append((self.place(LOCATIONS[location]), self.speaker.text(text)))
        small, large = view["small_market_cards"], len(view["large_market_cards"])
        rows.append((self.say("ui-small-market"), self.speaker.text(say("ui-market-pile", {"n": small}))))
        rows.append((self.say("ui-large-market"), self.speaker.text(say("ui-market-pile", {"n": large}))))
        missing = self.realm.reset_at - sum(1 for owner in view["black_market"] if owner is not None)
        follows = view["reset_triggered"] or missing <= 0
        reset = say("ui-reset-follows") if follows else say("ui-reset-at", {"n": missing})
        return [*rows, (self.say("ui-reset"), self.speaker.text(reset))]

    def apprentices(self, view: View) -> Rows:
        """Say the face-up apprentices by row and column, with what they do and the silver on them."""
        rows: Rows = []
        for row, cards in enumerate(view["apprentices"], start=1):
            for column, card in enumerate(cards, start=1):
                text = self.apprentice(card["apprentice"])
                if card["silver"]:
                    text += " " + self.speaker.sentence(say("ui-silver-on-it", {"n": card["silver"]}))
                rows.append((self.say("ui-row-column", row=row, column=column), text))
        return rows

    def apprentice(self, ident: str) -> str:
        """Say everything about an apprentice."""
        return self.speaker.paragraph(apprentice_text(self.facts, self.facts.cards.number[ident]).whole())

    def city(self, view: View) -> Rows:
        """Say how full the Guildhall is, who stands where on the cathedral, and what is left in the piles."""
        rows = [(self.say("ui-guildhall"), self.guildhall(view))]
        if view["turns_left"]:
            left = say("ui-turns-left", {"n": view["turns_left"]})
            rows.append((self.say("ui-last-turns"), self.speaker.text(left)))
        rows += [self.level(view, level) for level in range(len(self.realm.levels) - 1, 0, -1)]
        for key, n in (
            ("ui-rewards", view["reward_pile"]),
            ("ui-building-pile", view["building_pile"]),
            ("ui-apprentice-pile", view["apprentice_pile"]),
        ):
            rows.append((self.say(key), self.speaker.text(say("ui-cards-count", {"n": n}))))
        return rows

    def guildhall(self, view: View) -> str:
        """Say how many spaces are filled, by whom, and what the spaces to come trigger."""
        seats = len(view["players"])
        filled = self.counts(view, [p["workers_in_guildhall"] for p in view["players"]])
        triggers = [say("ui-reset-spaces", {"parts": self.numbers(self.realm.reset_spaces[seats])})]
        state = self.speaker.game
        if state is not None and state.settings.options.get("guildhall_apprentice_purge"):
            triggers.append(say("ui-purge-spaces", {"parts": self.numbers(self.realm.purge_spaces[seats])}))
        triggers.append(say("ui-end-space", {"n": view["guildhall_spaces"]}))
        args = {"n": view["guildhall"], "spaces": view["guildhall_spaces"], "parts": triggers}
        return self.listed([filled, self.speaker.text(say("ui-guildhall-filled", args))], "semicolon")

    def numbers(self, numbers: list[int]) -> list[Message]:
        """Say numbers."""
        return [say("number", {"n": n}) for n in numbers]

    def level(self, view: View, level: int) -> tuple[str, str]:
        """Say what a level of the cathedral costs and is worth, and who stands there."""
        data = self.realm.levels[level]
        there = [self.speaker.player(p["seat"]) for p in view["players"] if p["cathedral"] == level]
        who = self.listed(there) or self.speaker.text(say("ui-nobody"))
        free = data.spaces - len(there)
        text = say("ui-level", {"vp": data.vp, "parts": level_cost(self.facts, level), "free": free, "who": who})
        return self.say("ui-cathedral-level", level=level), self.speaker.text(text)

    def tracks(self, view: View) -> None:
        """Show what the locations do and what the spaces of the virtue track mean."""
        rows = [
            (self.place(name), self.speaker.paragraph(location_sentences(self.facts, location)))
            for location, name in enumerate(LOCATIONS)
            if location != GUILDHALL
        ]
        here = [say("place-guildhall"), guildhall_spaces(self.facts, len(view["players"]))]
        rows.append((self.place("guildhall"), self.speaker.paragraph(here)))
        rows.append((self.place("prison"), self.speaker.paragraph(prison(self.facts))))
        self.screen.block(self.say("ui-places"), rows)
        spaces: Rows = []
        for virtue in range(len(self.realm.virtue_vp) - 1, -1, -1):
            there = [self.speaker.player(p["seat"]) for p in view["players"] if p["virtue"] == virtue]
            said = self.speaker.paragraph(virtue_sentences(self.facts, virtue))
            spaces.append(
                (self.say("ui-space-of-track", virtue=virtue), f"{self.listed(there)}. {said}" if there else said)
            )
        self.screen.block(self.say("ui-virtue-track"), [*spaces, *self.wonders.track(view)])

    # --- players

    def players(self, view: View, points: list[int]) -> None:
        """Show what everybody has; nobody has anything while characters are chosen."""
        if not view["offered"]:
            super().players(view, points)

    def player(self, view: View, p: View, points: int) -> Rows:
        """Say what one player has, thing by thing."""
        rows = [(self.say("ui-character"), self.none() if p["board"] == _STANDARD else self.speaker.thing(p["board"]))]
        rows += [(self.say(f"ui-{good}"), str(n)) for good, n in p["goods"].items()]
        virtue = say("ui-virtue-at", {"virtue": p["virtue"], "parts": self.virtue(p["virtue"])})
        debts = say("ui-debts-held", {"unflipped": p["debts"]["unpaid"], "flipped": p["debts"]["paid"]})
        level = say("ui-level-reached", {"level": p["cathedral"], "vp": self.realm.levels[p["cathedral"]].vp})
        skills = 0
        for ident in p["apprentices"]:
            skills |= self.facts.cards.skills[self.facts.cards.number[ident]]
        return [
            *rows,
            (self.say("ui-virtue"), self.speaker.text(virtue)),
            (self.say("ui-debts"), self.speaker.text(debts)),
            (self.say("ui-cathedral"), self.speaker.text(level)),
            *self.workers_of(view, p),
            (self.say("ui-apprentices"), self.hired(p)),
            (self.say("ui-skills"), self.speaker.listed(skill_words(skills), "comma") or self.none()),
            (self.say("ui-buildings"), self.listed(map(self.speaker.thing, p["buildings"])) or self.none()),
            (self.say("ui-hand"), self.speaker.text(say("ui-cards-count", {"n": p["cards_in_hand"]}))),
            (self.say("ui-points"), str(points)),
        ]

    def virtue(self, virtue: int) -> list[Message]:
        """Say what a player's virtue means."""
        vp, *limits = virtue_sentences(self.facts, virtue)
        return [say("ui-vp", {"n": vp.args["vp"]}), *limits]

    def workers_of(self, view: View, p: View) -> Rows:
        """Say where a player's workers are, and whose workers a player has captured."""
        placed = [say("ui-placed-at", {"n": n, "location": location}) for location, n in p["workers_at"].items() if n]
        for space, owner in enumerate(view["black_market"]):
            if owner == p["seat"]:
                placed.append(say("ui-placed-at", {"n": 1, "location": LOCATIONS[BLACK_MARKET + space]}))
        if p["workers_in_guildhall"]:
            placed.append(say("ui-placed-at", {"n": p["workers_in_guildhall"], "location": "guildhall"}))
        captives = [say("ui-captives-of", {"n": n, "owner": owner}) for owner, n in enumerate(p["captives"]) if n]
        captured = [
            say("ui-captured-by", {"n": other["captives"][p["seat"]], "owner": other["seat"]})
            for other in view["players"]
            if other["captives"][p["seat"]]
        ]
        return [
            (self.say("ui-workers-on-board"), str(p["workers"])),
            (self.say("ui-workers-placed"), self.speaker.listed(placed, "comma") or self.none()),
            (self.say("ui-prisoners"), str(p["prisoners"]) if p["prisoners"] else self.none()),
            (self.say("ui-captives"), self.speaker.listed(captives, "comma") or self.none()),
            (self.say("ui-captured"), self.speaker.listed(captured, "comma") or self.none()),
        ]

    def hired(self, p: View) -> str:
        """Name a player's apprentices with their skills."""
        return self.speaker.listed([say("apprentice-line", {"apprentice": a}) for a in p["apprentices"]], "comma") or (
            self.none()
        )

    # --- one's own things

    def has_own(self, view: View) -> bool:
        """Nobody has cards while characters are chosen."""
        return not view["offered"]

    def mine(self, view: View, game: Game) -> None:
        """Show a seat its own cards."""
        p = view["players"][view["seat"]]
        rows: Rows = []
        if p["board"] != _STANDARD:
            said = [*abilities(self.facts, self.facts.cards.number[p["board"]]), *marks(self.facts, p["board"])]
            rows.append((self.speaker.thing(p["board"]), self.speaker.paragraph(said)))
        rows += self.named("ui-hand", [self.building(ident) for ident in p["hand"]] or [self.none()])
        rows += self.named("ui-apprentices", [self.apprentice(ident) for ident in p["apprentices"]] or [self.none()])
        rows += self.named("ui-buildings", [self.constructed(ident) for ident in p["buildings"]] or [self.none()])
        for key, cards in (("ui-passed-on", p["passed_on"]), ("ui-put-under", p["put_under_pile"])):
            if cards:
                rows.append((self.say(key), self.listed(map(self.speaker.thing, cards))))
        self.screen.block(self.say("ui-yours", seat=view["seat"]), rows)

    def building(self, ident: str) -> str:
        """Say everything about a building card."""
        return self.speaker.paragraph(building_text(self.facts, self.facts.buildings.number[ident]).whole())

    def constructed(self, ident: str) -> str:
        """Say a building that stands: what it did when it was constructed is past."""
        number = self.facts.buildings.number[ident]
        last = last_sentences(self.facts, number)
        text = building_text(self.facts, number)
        return self.speaker.paragraph([text.line, *([say("timing-end"), *last] if last else []), *text.marks])

    def character(self, ident: str) -> str:
        """Say what a player board gives and does."""
        text = board_text(self.facts, self.facts.cards.number[ident])
        return self.speaker.paragraph([*text.sentences, *text.marks])
