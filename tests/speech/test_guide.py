"""How to play: every entry has words and rules, names every line of the score sheet, and holds for its table."""

from __future__ import annotations

import re
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import ROOT
from westkingdom.engine.words import Message
from westkingdom.library.ledger import parse_folder
from westkingdom.speech.guide import Entry, Table, chapters_of, guide
from westkingdom.speech.language import LANGUAGES, language

GAMES = list(wk.GAMES)
LEDGERS = ROOT / "docs" / "rules"


def everything(game: str, people: int = 2) -> Table:
    return Table(game, people, everything=True)


def entries(game: str) -> list[Entry]:
    return [one for chapter in chapters_of(game) for some in chapter.sections.values() for one in some]


def told(table: Table, code: str = "en") -> dict[str, dict[str, Any]]:
    """The entries of a table by key."""
    return {
        entry["id"]: entry
        for chapter in guide(table, language(code, table.game))
        for section in chapter["sections"]  # type: ignore[attr-defined]
        for entry in section["entries"]
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_has_a_title_and_sentences(code: str, game: str) -> None:
    found = told(everything(game), code)
    rulings = {f"ruling-{one.rule.lower()}" for one in wk.GAMES[game].rulings}
    assert set(found) == {one.key for one in entries(game)} | rulings
    for one in found.values():
        assert re.fullmatch(r"[^{}]{3,70}", one["title"])
        assert not one["title"].endswith(".")
        assert re.fullmatch(r"[^{}]{40,}\.", one["text"]), one["id"]
    assert len({one["text"] for one in found.values()}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_states_rules_that_there_are(game: str) -> None:
    """They come from the ledger of the game or of a box of it; no entry is told twice."""
    rules = parse_folder(LEDGERS)
    keys = [one.key for one in entries(game)]
    assert len(keys) == len(set(keys))
    assert {rule for one in entries(game) for rule in one.rules.split()} <= set(rules)
    assert all(one.rules for one in entries(game))


COVERED = {
    "viscounts": {
        "guide-points-buildings": ["trading_posts", "guildhalls", "workshops"],
        "guide-points-castle": ["workers_tier_1", "workers_tier_2", "workers_tier_3", "castle_leader"],
        "guide-points-manuscripts": ["manuscript_sets", "manuscripts", "cleric_bonus"],
        "guide-points-debts": ["deeds", "debts"],
        "guide-points-ends": ["poverty", "prosperity"],
        "guide-gates-points": ["builder_cards", "outsiders"],
        "guide-keys-points": ["chest_tiles", "public_buildings"],
        "guide-solo-score": ["resources_left"],
    },
    "architects": {
        "guide-points-buildings": ["buildings", "building_effects"],
        "guide-points-cathedral": ["cathedral"],
        "guide-points-virtue": ["virtue"],
        "guide-points-goods": ["gold_and_marble", "silver"],
        "guide-points-losses": ["debts", "prisoners"],
        "guide-solo-score": ["difficulty"],
    },
}
"""By entry: the lines of the score sheet that it explains."""
SOLO = {"viscounts": "cleric", "architects": "reconstruction"}


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_score_sheet_is_explained(game: str) -> None:
    boxes = wk.GAMES[game].expansions if game == "viscounts" else ()
    sheet = wk.new_game(game, seats=1, expansions=boxes, seed=1, solo=SOLO[game]).scores[0]
    assert {line for line, _ in sheet.lines} == {line for lines in COVERED[game].values() for line in lines}
    assert set(COVERED[game]) <= set(told(everything(game)))


@pytest.mark.parametrize(("people", "debts", "deeds"), [(2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_end_of_viscounts_is_told_for_the_players_of_the_table(people: int, debts: int, deeds: int) -> None:
    for code in LANGUAGES:
        numbers = re.findall(r"\d+", told(Table("viscounts", people), code)["guide-end"]["text"])
        assert numbers == [str(debts), str(deeds)]
    assert ("8 each" in told(Table("viscounts", people))["guide-points-ends"]["text"]) == (people == 2)


@pytest.mark.parametrize(
    ("people", "spaces", "resets", "places"),
    [(2, 12, "7 and 10", "two"), (3, 16, "9 and 13", "two"), (4, 20, "11 and 16", "one"), (5, 24, "13 and 19", "one")],
)
def test_the_guildhall_is_told_for_the_players_of_the_table(people: int, spaces: int, resets: str, places: str) -> None:
    found = told(Table("architects", people))
    assert f"has {spaces} spaces" in found["guide-end"]["text"]
    assert f"has {spaces} spaces" in found["guide-guildhall"]["text"]
    assert f"spaces {resets} are filled" in found["guide-reset"]["text"]
    assert f"at {places} location" in found["guide-town-centre"]["text"]


def test_six_play_with_the_numbers_of_the_last_column_and_a_solo_game_with_those_of_two() -> None:
    assert "has 24 spaces" in told(Table("architects", 6, ("works-of-wonder",)))["guide-end"]["text"]
    assert "has 12 spaces" in told(Table("architects", 1, solo=True))["guide-end"]["text"]
    assert "has 16 spaces" in told(Table("architects", 2, solo=True))["guide-end"]["text"]
    assert told(Table("viscounts", 1, solo=True))["guide-end"]["text"].startswith("At this table there are 12 debts")


def test_only_what_is_on_the_table_is_told() -> None:
    def prefixes(table: Table) -> set[str]:
        return {key.split("-")[1] for key in told(table)} & {"gates", "keys", "wonders", "solo"}

    assert prefixes(Table("viscounts", 2)) == set()
    assert prefixes(Table("viscounts", 2, ("keeper-of-keys",))) == {"keys"}
    assert prefixes(Table("viscounts", 1, ("gates-of-gold",), solo=True)) == {"gates", "solo"}
    assert prefixes(everything("viscounts")) == {"gates", "keys", "solo"}
    alone = told(Table("viscounts", 1, ("gates-of-gold",), solo=True))
    assert "guide-solo-gates" in alone
    assert "guide-solo-keys" not in alone
    wonders = told(Table("architects", 1, ("works-of-wonder",), solo=True))
    assert "guide-solo-wonders-turn" in wonders
    assert "guide-solo-turn" not in wonders
    assert "guide-draft" not in wonders
    assert "guide-draft" in told(Table("architects", 2))


def test_points_are_told_as_the_data_have_them() -> None:
    """The numbers of the texts are those of the engine."""
    from westkingdom.library.data import facts_for
    from westkingdom.library.settings import settings_for

    realm = facts_for(settings_for("architects", 2, (), 0, {})).realm  # type: ignore[attr-defined]
    virtue = told(Table("architects", 2))["guide-points-virtue"]["text"]
    for space, points in enumerate(realm.virtue_vp):
        if points:
            said = f"{space} virtue scores {points} VP" if space == len(realm.virtue_vp) - 1 else f"{space}: {points}"
            assert said.replace("-", "−") in virtue
    levels = ", ".join(str(level.vp) for level in realm.levels[1:-1])
    assert f"{levels} or {realm.levels[-1].vp} VP" in told(Table("architects", 2))["guide-points-cathedral"]["text"]


def test_the_command_tells_it_all_or_what_has_some_words() -> None:
    from click.testing import CliRunner

    from westkingdom.cli import main

    def said(*words: str) -> str:
        done = CliRunner().invoke(main, ["guide", *words])
        assert done.exit_code == 0, done.output
        return " ".join(done.output.split())

    assert "At this table there are 15 debts above the Poverty card" in said("viscounts", "--players", "3")
    assert "Gates of Gold: How you score" in said("viscounts")
    found = said("architects", "TAX", "stand", "lose")
    assert "Take all the silver there and lose 2 virtue" in found
    assert "Quarry" not in found
    assert "Маркер ресурсов" not in said("architects", "Собор", "--language", "ru")
    assert said("viscounts", "spaceship") == "The guide has nothing on this."


def test_options_that_need_others_say_so() -> None:
    """What an option needs is there to be chosen."""
    for offer in wk.GAMES.values():
        for option, needs in offer.needs.items():
            assert option in offer.options
            for need in needs:
                assert need.box in ("", *offer.expansions)
                assert need.but in ("", *offer.expansions)
                assert not need.option or need.value in (offer.options[need.option] or ())


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_of_a_table_says_which_readings_are_played_there(code: str) -> None:
    """The reading that is played comes first, and nothing is said of rulings whose box is not there."""
    boxes = ["works-of-wonder"]
    speech = language(code, "architects")
    each, loss = (speech.text(Message(f"ruling-ww-373-{one}", {})) for one in ("each", "loss"))
    usual = told(Table("architects", 2, boxes), code)["ruling-ww-373"]["text"]
    chosen = told(Table("architects", 2, boxes, rulings={"WW-373": "loss"}), code)["ruling-ww-373"]["text"]
    assert usual.index(each) < usual.index(loss)
    assert chosen.index(loss) < chosen.index(each)
    assert {key for key in told(Table("architects", 2)) if key.startswith("ruling-")} == {"ruling-ab-105"}
    assert "ruling-ww-253" not in told(Table("architects", 2, boxes))
    assert "ruling-ww-253" in told(Table("architects", 1, boxes, solo=True))
