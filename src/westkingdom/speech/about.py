"""About the games: their boxes by name, how many can play, and who made them."""

from __future__ import annotations

from collections.abc import Iterator

from westkingdom.engine.offers import PartOffer, SoloOffer
from westkingdom.engine.words import Argument, Message, say
from westkingdom.library.offers import GAMES, Offer, box_offers, game_offer
from westkingdom.speech.language import Language, language


def box_name(name: str) -> Message:
    """The display name of a box. [GG-002, KK-002]"""
    return say(f"box-{name}")


def _game_name(name: str) -> Message:
    """The display name of a game."""
    return say(f"game-{name}")


def about_lines(speech: Language | None = None) -> Iterator[str]:
    """Tell about every game: seats, boxes and credits."""
    speech = speech or language()
    for game in GAMES.values():
        yield from _about_game(game, speech)
        yield ""
    yield speech.sentence(say("about-unofficial"))


def _about_game(game: Offer, speech: Language) -> Iterator[str]:
    """Tell about one game."""
    seats = speech.listed([str(n) for n in game.seats], "or")
    yield speech.text(say("about-game", {"title": _game_name(game.name), "name": game.name, "seats": seats}))
    yield from _credit_lines(game_offer(game.name), speech)
    for box in box_offers(game.name):
        if box.expansion:
            yield ""
            args: dict[str, Argument] = {
                "title": box_name(box.name),
                "name": box.name,
                "seats": speech.listed(map(str, box.seats), "comma"),
            }
            yield speech.text(say("about-box-seats" if box.seats else "about-box", args))
            yield from _credit_lines(box, speech)
    for some in game.solo:
        yield ""
        yield speech.text(say("about-solo", _solo_words(game, some, speech)))
    yield ""
    yield speech.text(say(f"about-promos-{game.name}"))


def _solo_words(game: Offer, some: SoloOffer, speech: Language) -> dict[str, Argument]:
    """What is said of solo opponents: their names, how many people play with them, how hard they are."""
    return {
        "names": speech.listed(list(some.names)),
        "people": speech.listed([str(n) for n in some.people], "or"),
        "levels": len(some.difficulties),
        "most": some.difficulties[-1],
        "gentler": len(some.gentler),
        "least": some.levels[0],
        "box": box_name(some.box) if some.box else _game_name(game.name),
    }


def _credit_lines(part: PartOffer, speech: Language) -> Iterator[str]:
    """Say who made a game or a box. [GG-004, KK-004]"""
    for credit in part.credits:
        yield "  " + speech.text(say(f"credit-{credit.deed}", {"who": speech.listed(list(credit.who))}))
