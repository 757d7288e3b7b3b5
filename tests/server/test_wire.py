"""What goes over the wire: exact types, acknowledged actions, numbered updates that can be resumed, one schema for all."""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

import httpx
import msgspec
import pytest

import westkingdom as wk
from tests.kit.server.serving import Data, Player, Served, begun, good, play_on, spectator
from tests.kit.table.house import ALL_BOXES, nonce
from westkingdom.server import messages, schema
from westkingdom.server.messages import LookShown
from westkingdom.server.replies.decision import UndoReach
from westkingdom.server.replies.guide import Cards
from westkingdom.server.replies.history import Events, History
from westkingdom.server.replies.offer import Offered
from westkingdom.server.replies.table import InvitationShown, MyTables, Origin, TableShown, VoteShown
from westkingdom.server.replies.words import DecisionInWords, TableInWords
from westkingdom.server.requests.action import Action
from westkingdom.server.routes import ROUTES
from westkingdom.server.sockets import MOST_TOLD
from westkingdom.speech.language import LANGUAGES

ROUTE = {route.name: route for route in ROUTES}
MIXES = [(game, boxes) for game in wk.GAMES for boxes in ((), ALL_BOXES[game])]


def exact(answer: httpx.Response, kind: Any) -> Data:
    """Data of exactly this type: nothing is missing, and nothing there that the type does not name."""
    data = good(answer)
    msgspec.json.decode(answer.content, type=kind, strict=True)
    return data


def everything(player: Player, luck: random.Random) -> None:
    """Ask everything that can be asked of a table, and hold the answers to their types."""
    eyes: Data = {} if player.seat is None else {"seat": player.seat}
    spoken = {**eyes, "language": luck.choice(LANGUAGES)}
    with player.http() as client:
        seen = exact(client.get(player.path, params={**spoken, "previews": "true"}), LookShown)
        exact(client.get(f"{player.path}/cards", params={"language": spoken["language"]}), Cards)
        exact(client.get(f"{player.path}/history", params=spoken), History)
        exact(client.get(f"{player.path}/events", params=eyes), Events)
        entries = exact(client.get(f"{player.path}/history", params=eyes), History)["entries"]
        began = next(entry["revision"] for entry in entries if entry["kind"] == "start")
        revision = luck.randint(began, seen["revision"])
        exact(client.get(f"{player.path}/moments/{revision}", params=eyes), messages.MomentShown)
        exact(client.get(f"{player.path}/words", params=spoken), TableInWords)
        good(client.get(f"{player.path}/export", params=eyes))
        exact(client.get("/api/tables"), MyTables)
        if player.seat is not None:
            exact(client.get(f"{player.path}/undo", params=eyes), UndoReach)


@pytest.mark.parametrize(("game", "boxes"), MIXES)
def test_every_answer_is_of_the_type_that_the_schema_names(served: Served, game: str, boxes: tuple[str, ...]) -> None:
    luck = random.Random(3)
    players = begun(served, game, 3, expansions=boxes, clock={"seconds": 100, "bonus": 2})
    watcher = spectator(players[0])
    for _ in range(6):
        for player in (*players, watcher):
            everything(player, luck)
        play_on(players, 9, luck)


@pytest.mark.parametrize(("game", "opponent"), [("viscounts", "cleric"), ("architects", "random")])
def test_a_solo_game_is_played_to_its_end_over_one_socket(served: Served, game: str, opponent: str) -> None:
    """Every update is of its type; its events have no gap; the opponent's steps name their rules; the sheets add up."""
    luck = random.Random(7)
    (player,) = begun(served, game, 1, options={"solo": opponent})
    known, number, rules = 0, 0, set()
    with player.socket() as socket:
        while True:
            update = socket.update()
            msgspec.convert(update, messages.FromServer)
            assert update["number"] == number + 1
            assert [event["number"] for event in update["told"]] == list(range(known + 1, update["events"] + 1))
            number, known = update["number"], update["events"]
            rules |= {event["rule"] for event in update["told"] if "rule" in event}
            if update["result"] is not None:
                break
            action = player.choice(update, luck)
            if action is not None:
                done = socket.do(action)
                msgspec.convert(done, messages.FromServer)
                assert (done["type"], done["revision"]) == ("done", update["revision"] + 1)
    assert len(rules) >= 5
    assert all(sheet["total"] == sum(points for _, points in sheet["lines"]) for sheet in update["result"]["sheets"])
    with player.http() as client:
        whole = good(client.get(f"{player.path}/export"))
        again = good(client.post("/api/imports", json={"game": whole, "people": ["Ann"]}))
        result = good(client.get(f"/api/tables/{again['table']}"))["result"]
        assert result == update["result"]
        branch = good(client.post(f"{player.path}/branches", json={"revision": 9, "people": ["Ann"]}))
        assert good(client.get(f"/api/tables/{branch['table']}", params={"seat": 0}))["table"]["practice"]
        rematch = good(client.post(f"{player.path}/rematch", json={}))
        assert good(client.get(f"/api/tables/{rematch['table']}"))["table"]["phase"] == "open"


# --- acknowledged, numbered, resumable


def test_an_action_sent_twice_is_done_once_and_answered_twice(served: Served) -> None:
    players = begun(served)
    luck = random.Random(1)
    action = next(found for player in players if (found := player.choice(player.look(), luck)))
    player = players[action["seat"]]
    with player.socket() as socket:
        first = socket.do(action)
        second = socket.do(action)
    assert first["type"] == second["type"] == "done"
    assert first["revision"] == second["revision"] == player.act(action)["revision"]


def test_an_action_for_a_table_that_has_changed_is_refused_with_the_table_as_it_is(served: Served) -> None:
    players = begun(served)
    luck = random.Random(1)
    action = next(found for player in players if (found := player.choice(player.look(), luck)))
    player = players[action["seat"]]
    player.act(action)
    late = {**action, "nonce": nonce()}
    with player.http() as client:
        answer = client.post(f"{player.path}/actions", json=late)
        assert (answer.status_code, answer.json()["refused"]["key"]) == (409, "refused-stale")
        assert answer.json()["current"] == player.look()
    with player.socket() as socket:
        refused = socket.do(late)
        assert refused["current"] == player.look()
        msgspec.convert(refused["current"], LookShown)


def test_a_lost_connection_is_resumed_where_it_was_lost(served: Served) -> None:
    """Whatever was told meanwhile comes with the first update, and nothing twice."""
    luck = random.Random(5)
    players = begun(served)
    told: list[Data] = []
    for _ in range(6):
        with players[0].socket(since=told[-1]["number"] if told else 0) as socket:
            told += socket.update()["told"]
        play_on(players, 7, luck)
    with players[0].http() as client:
        whole = good(client.get(f"{players[0].path}/events", params={"seat": 0}))["events"]
    assert told == whole[: len(told)]
    assert len(told) > 30


def test_more_events_than_fit_into_one_update_come_in_several(served: Served) -> None:
    players = begun(served, seats=4, expansions=ALL_BOXES["viscounts"])
    luck = random.Random(5)
    while (whole := players[0].look()["events"]) <= MOST_TOLD:  # every game of a server is another one
        play_on(players, 20, luck)
    with players[0].socket() as socket:
        first, second = socket.update(), socket.update()
    assert [event["number"] for event in first["told"] + second["told"]] == list(range(1, whole + 1))
    assert (first["events"], second["events"]) == (MOST_TOLD, whole)


def test_updates_wait_until_they_are_acknowledged_and_are_then_told_together(served: Served) -> None:
    luck = random.Random(5)
    players = begun(served)
    with players[0].socket() as socket:
        sent = [socket.update(acknowledge=False)]
        for _ in range(7):
            play_on(players, 1, luck)
            sent.append(socket.update(acknowledge=False))
        play_on(players, 9, luck)
        with pytest.raises(TimeoutError):
            socket.receive(wait=0.3)
        socket.seen(sent[-1]["number"])
        late = socket.update()
    assert late["revision"] == sent[-1]["revision"] + 9
    assert late["told"][0]["number"] == sent[-1]["events"] + 1


def test_everybody_at_a_table_is_told_of_an_action_each_in_their_own_numbers(served: Served) -> None:
    luck = random.Random(2)
    players = begun(served, "architects", 3)
    watcher = spectator(players[0])
    with players[0].socket() as a, players[1].socket() as b, watcher.socket() as c:
        for socket in (a, b, c):
            socket.update()
        for _ in range(25):
            play_on(players, 1, luck)
            revisions = set()
            for player, socket in ((players[0], a), (players[1], b), (watcher, c)):
                update = socket.update()
                revisions.add(update["revision"])
                assert update["view"]["seat"] == player.seat
                assert (update["decision"] is None) == (update["view"]["asked"]["seat"] != player.seat)
            assert len(revisions) == 1


def test_bots_play_at_a_table_without_holding_it_up(served: Served) -> None:
    (player,) = begun(served, "architects", 5, bots=["random"] * 4)
    luck = random.Random(2)
    done = 0
    with player.socket() as socket:
        while done < 6:
            action = player.choice(socket.update(), luck)
            if action is not None:
                done += socket.do(action)["type"] == "done"
    assert player.look()["revision"] > 20


def test_a_table_is_filled_by_its_host_and_played_by_several_at_one_screen(served: Served) -> None:
    """Open seats are taken, given to bots, cleared, handed over and back; the socket does all of it."""
    with served.client() as client:
        made = good(client.post("/api/tables", json={"game": "viscounts", "seats": 4, "people": ["Ann"]}))
    host = Player(served, made["table"], made["token"], 0)
    with host.socket() as socket:
        for action in (
            {"do": "take", "seat": 1, "name": "Bob"},
            {"do": "put-bot", "seat": 2, "bot": "random"},
            {"do": "put-bot", "seat": 3, "bot": "random"},
            {"do": "clear", "seat": 3},
            {"do": "take", "seat": 3, "name": "Cid"},
            {"do": "ready", "seat": 3},
            {"do": "withdraw"},
            {"do": "start"},
            {"do": "pause"},
            {"do": "pause", "yes": False},
            {"do": "hand-over", "seat": 3, "bot": "random"},
            {"do": "hand-back", "seat": 3},
        ):
            assert socket.do(action)["type"] == "done", action
        assert socket.do({"do": "time-out", "bot": "random"})["refused"]["key"] == "refused-time-left"
    assert host.look()["table"]["mine"] == [0, 1, 3]


def test_undo_over_the_wire_by_right_and_by_consent(served: Served) -> None:
    luck = random.Random(1)
    players = begun(served)
    play_on(players, 6, luck)
    seat = next(player for player in players if player.look()["decision"])
    other = next(player for player in players if player is not seat)
    seat.act(seat.choice(seat.look(), luck) or {})
    before = seat.look()["revision"]
    asked = {"do": "ask-undo", "seat": seat.seat, "steps": 2, "revision": before, "nonce": nonce()}
    seat.act(asked)
    assert seat.look()["table"]["undo"]["agreed"] == [seat.seat]
    other.act({"do": "answer-undo", "yes": True, "revision": before + 1, "nonce": nonce()})
    assert seat.look()["table"]["undo"] is None
    with seat.http() as client:
        entries = good(client.get(f"{seat.path}/history"))["entries"]
    assert (entries[-1]["kind"], entries[-1]["to"] < before) == ("answer-undo", True)


def test_votes_and_spectators_over_the_wire(served: Served) -> None:
    """Two vote for a bot in the place of the third, the host; what they see and send is of its type."""
    ann, bob, cat = begun(served, seats=3)
    link = ann.invite()
    with served.client() as client:
        watcher = good(client.post(f"{ann.path}/join", json={"invitation": link}))["token"]
        shown = good(client.post(f"{ann.path}/invitation", json={"invitation": link}))
    assert msgspec.convert(shown, InvitationShown).origin == Origin()
    ann.act({"do": "remove-spectators"})
    with served.client(watcher) as client:
        assert client.get(ann.path).status_code == 403
    bob.act({"do": "ask-replace", "seat": 0, "how": "bot"})
    vote = msgspec.convert(cat.look()["table"], TableShown).vote
    assert vote == VoteShown(0, "bot", "apprentice", [1], None)
    cat.act({"do": "answer-replace", "yes": True, "revision": cat.look()["revision"], "nonce": nonce()})
    assert (bob.look()["table"]["host"], bob.look()["table"]["seats"][0]["bot"]) == (True, "apprentice")


# --- the schema


def test_the_schema_is_openapi_3_1_and_names_every_route_and_message(served: Served) -> None:
    with served.client() as client:
        document = good(client.get("/docs/openapi.json"))
        page = client.get("/docs").text
    assert document["openapi"] == "3.1.0"
    for route in ROUTES:
        assert document["paths"][route.path][route.method.lower()]["operationId"] == route.name
        assert route.summary in page
    kinds = document["components"]["schemas"]
    for union in (Action, messages.FromClient, messages.FromServer):
        for one in get_args(union):
            assert one.__name__ in kinds
            assert f'id="{one.__name__}"' in page
    references = {part.split('"')[0] for part in json.dumps(document).split("#/components/schemas/")[1:]}
    assert references <= kinds.keys()
    assert all(kind.get("additionalProperties") is not True for kind in kinds.values())


def test_everything_in_the_schema_says_what_it_is() -> None:
    for name, kind in schema.document()["components"]["schemas"].items():
        assert kind.get("description"), name
    for path in schema.document()["paths"].values():
        assert all(operation["summary"] for operation in path.values())


def test_what_is_offered_can_be_played(served: Served) -> None:
    with served.client() as client:
        offered = exact(client.get("/api"), Offered)
        for game in offered["games"]:
            for seats in game["seats"]:
                good(client.post("/api/tables", json={"game": game["name"], "seats": seats}))
            for box, more in game["more_seats"].items():
                for seats in more:
                    body = {"game": game["name"], "seats": seats, "expansions": [box]}
                    good(client.post("/api/tables", json=body))
            for name, values in game["options"].items():
                for value in values:
                    extra = {"setup": "variable"} if name == "characters" else {}
                    body = {"game": game["name"], "seats": 2, "options": {**extra, name: value}}
                    good(client.post("/api/tables", json=body))
            for solo in game["solo"]:
                for name in solo["names"]:
                    body = {
                        "game": game["name"],
                        "seats": solo["people"][0],
                        "expansions": [solo["box"]] if solo["box"] else [],
                        "options": {"solo": name, "difficulty": solo["difficulties"][-1]},
                    }
                    good(client.post("/api/tables", json=body))


def test_updates_are_said_in_the_language_that_was_asked_for(served: Served) -> None:
    players = begun(served, "architects")
    said = {}
    for code in LANGUAGES:
        with players[0].socket(hello=False) as first, players[1].socket(hello=False) as second:
            first.hello(0, language=code)
            second.hello(1, language=code)
            both = [first.update()["words"], second.update()["words"]]
            msgspec.convert(both, list[DecisionInWords])
            assert sorted(bool(words["choices"]) for words in both) == [False, True]
            said[code] = [words["prompt"] for words in both]
    assert len({tuple(one) for one in said.values()}) == len(LANGUAGES) == 3


def test_the_chronicle_is_told_before_the_game_too(served: Served) -> None:
    with served.client() as client:
        made = good(client.post("/api/tables", json={"game": "viscounts", "seats": 2, "people": ["Ann"]}))
    host = Player(served, made["table"], made["token"], 0)
    host.act({"do": "take", "seat": 1, "name": "Bob"})
    with host.http() as client:
        entries = good(client.get(f"{host.path}/history", params={"language": "en"}))["entries"]
    assert [line["text"] for entry in entries for line in entry["lines"]] == ["Bob sits down."]


def test_words_tell_the_table_the_choices_and_the_end(served: Served) -> None:
    luck = random.Random(1)
    players = begun(served, practice=True)
    with players[0].http() as client:
        first = good(client.get(f"{players[0].path}/words", params={"seat": 0}))
        assert "Players" in first["board"]
        assert first["choices"] or re.fullmatch(r"Waiting for Player 1: “[^“”]+[.?]”", first["prompt"])
        play_on(players, 10_000, luck)
        last = good(client.get(f"{players[0].path}/words", params={"seat": 0, "since": first["events"]}))
    assert any("won" in line or "wins" in line for line in last["result"])
    assert last["chronicle"]
    assert last["choices"] == []
