"""Who may sit, look and act: invitations, spectators, hot seats, the host."""

from __future__ import annotations

import pytest

from tests.kit.table.house import at, begun, bytes_of, options, refusal, revision_of
from westkingdom.table import By, Refused, Tables


def made(tables: Tables, **more: object) -> By:
    given = tables.create("viscounts", seats=2, people=["Ann"], **more)  # type: ignore[arg-type]
    return By(given.table, given.token)


def joined(tables: Tables, host: By, seat: int = 1, name: str = "Bob") -> By:
    given = tables.join(By(host.table, ""), tables.invite(host, seat).token, name)
    return By(given.table, given.token)


def test_an_invitation_seats_one_person_once(tables: Tables) -> None:
    host = made(tables)
    link = tables.invite(host, 1).token
    tables.join(By(host.table, ""), link, "Bob")
    assert [seat["name"] for seat in tables.look(host)["table"]["seats"]] == ["Ann", "Bob"]
    with pytest.raises(Refused) as mistake:
        tables.join(By(host.table, ""), link, "Eve")
    assert refusal(mistake) == "refused-invitation"


def test_a_refused_guest_has_not_spent_the_invitation(tables: Tables) -> None:
    """What is refused half-way leaves the table as it was: nobody new is there, and the link is still good."""
    host = made(tables)
    link = tables.invite(host, 1).token
    with pytest.raises(Refused):
        tables.join(By(host.table, ""), link, "")
    tables.join(By(host.table, ""), link, "Bob")
    record = tables._storage.record(host.table)
    assert record is not None
    assert len(record.state["holders"]) == 2


def test_a_withdrawn_invitation_is_worthless(tables: Tables) -> None:
    host = made(tables)
    link = tables.invite(host, 1).token
    tables.withdraw(host, 1)
    with pytest.raises(Refused):
        tables.join(By(host.table, ""), link, "Bob")


def test_a_new_invitation_for_a_seat_replaces_the_old_one(tables: Tables) -> None:
    host = made(tables)
    old, new = tables.invite(host, 1).token, tables.invite(host, 1).token
    with pytest.raises(Refused):
        tables.join(By(host.table, ""), old, "Bob")
    tables.join(By(host.table, ""), new, "Bob")


def test_secrets_have_128_bits_and_are_stored_as_hashes_only(tables: Tables) -> None:
    host = made(tables)
    link = tables.invite(host, 1).token
    guest = tables.join(By(host.table, ""), link, "Bob").token
    watch = tables.invite(host).token
    record = tables._storage.record(host.table)
    entries = tables._storage.entries(host.table, 0, 100)
    assert record is not None
    kept = bytes_of([record.state, [[entry.data, entry.events, entry.holder, entry.nonce] for entry in entries]])
    for secret in (host.token, link, guest, watch):
        assert len(bytes.fromhex(secret)) == 16
        assert secret.encode() not in kept


def test_only_the_host_invites_and_seats_bots(tables: Tables) -> None:
    host = made(tables)
    guest = joined(tables, host)
    tables.clear(guest, 1)
    for forbidden in (
        lambda: tables.invite(guest, 1),
        lambda: tables.put_bot(guest, 1, "random"),
        lambda: tables.take(guest, 1, "Bob"),
        lambda: tables.start(guest),
        lambda: tables.withdraw(guest, 1),
    ):
        with pytest.raises(Refused) as mistake:
            forbidden()
        assert refusal(mistake) == "refused-host-only"


def test_a_stranger_sees_and_does_nothing(tables: Tables) -> None:
    by = begun(tables)
    stranger = By(by.table, "0" * 32, revision_of(tables, by), "n")
    for forbidden in (
        lambda: tables.look(stranger),
        lambda: tables.look(stranger, 0),
        lambda: tables.events(stranger),
        lambda: tables.history(stranger),
        lambda: tables.export(stranger),
        lambda: tables.moment(stranger, 2),
        lambda: tables.play(stranger, 0, options(tables, by)[0]),
        lambda: tables.pause(stranger),
    ):
        with pytest.raises(Refused) as mistake:
            forbidden()
        assert refusal(mistake) == "refused-stranger"
    with pytest.raises(Refused) as mistake:
        tables.look(By("nowhere", by.token))
    assert refusal(mistake) == "refused-no-table"


def test_spectators_look_on_and_cannot_act(tables: Tables) -> None:
    by = begun(tables)
    link = tables.invite(by).token
    watcher = By(by.table, tables.join(By(by.table, ""), link).token)
    tables.join(By(by.table, ""), link)
    assert tables.look(watcher)["view"]["seat"] is None
    assert tables.look(watcher)["decision"] is None
    for forbidden in (
        lambda: tables.look(watcher, 0),
        lambda: tables.play(at(tables, watcher), 0, options(tables, by)[0]),
        lambda: tables.pause(watcher),
        lambda: tables.hand_over(watcher, 0, "random"),
    ):
        with pytest.raises(Refused):
            forbidden()


def test_several_seats_in_one_browser(tables: Tables) -> None:
    """Whoever holds a seat and is invited to another one holds both, with the same secret."""
    given = tables.create("viscounts", seats=3, people=["Ann"])
    host = By(given.table, given.token)
    guest = joined(tables, host, 1)
    assert tables.join(guest, tables.invite(host, 2).token, "Bea").token == guest.token
    assert tables.look(guest)["table"]["mine"] == [1, 2]
    tables.ready(guest, 1)
    tables.ready(guest, 2)
    tables.start(host)
    assert tables.look(guest, 1)["view"]["seat"] == 1
    assert tables.look(guest, 2)["view"]["seat"] == 2
    with pytest.raises(Refused) as mistake:
        tables.look(guest, 0)
    assert refusal(mistake) == "refused-foreign-seat"


def test_a_game_begins_when_all_seats_are_taken_and_all_are_ready(tables: Tables) -> None:
    host = made(tables)
    with pytest.raises(Refused) as mistake:
        tables.start(host)
    assert refusal(mistake) == "refused-seat-open"
    guest = joined(tables, host)
    with pytest.raises(Refused) as mistake:
        tables.start(host)
    assert refusal(mistake) == "refused-not-ready"
    tables.ready(guest, 1)
    tables.start(host)
    assert tables.look(guest)["table"]["phase"] == "playing"
    with pytest.raises(Refused) as mistake:
        tables.start(host)
    assert refusal(mistake) == "refused-begun"


def test_after_a_reseat_the_old_secret_opens_nothing(tables: Tables) -> None:
    host = made(tables)
    guest = joined(tables, host)
    tables.ready(guest, 1)
    tables.start(host)
    tables.clear(host, 1)
    with pytest.raises(Refused) as mistake:
        tables.look(guest, 1)
    assert refusal(mistake) == "refused-stranger"
    heir = joined(tables, host, 1, "Eve")
    assert tables.look(heir, 1)["view"]["seat"] == 1


def test_spectators_stay_when_somebody_loses_a_seat(tables: Tables) -> None:
    host = made(tables)
    joined(tables, host)
    watcher = By(host.table, tables.join(By(host.table, ""), tables.invite(host).token).token)
    tables.clear(host, 1)
    assert tables.look(watcher)["table"]["mine"] == []


def test_a_taken_seat_cannot_be_taken(tables: Tables) -> None:
    host = made(tables)
    joined(tables, host)
    for forbidden in (
        lambda: tables.invite(host, 1),
        lambda: tables.take(host, 1, "Ann"),
        lambda: tables.put_bot(host, 1, "random"),
    ):
        with pytest.raises(Refused) as mistake:
            forbidden()
        assert refusal(mistake) == "refused-seat-taken"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "\u202eevil"])
def test_a_name_that_cannot_be_shown_is_refused(tables: Tables, name: str) -> None:
    with pytest.raises(Refused) as mistake:
        tables.create("viscounts", seats=2, people=[name])
    assert refusal(mistake) == "refused-name"


def test_what_cannot_be_played_is_refused(tables: Tables) -> None:
    for wrong in (
        {"game": "chess", "seats": 2},
        {"game": "viscounts", "seats": 9},
        {"game": "viscounts", "seats": 2, "expansions": ["works-of-wonder"]},
        {"game": "viscounts", "seats": 2, "options": {"setup": "variable"}},
        {"game": "viscounts", "seats": 2, "bots": ["deep-blue"]},
        {"game": "viscounts", "seats": 2, "bots": ["random"] * 3},
    ):
        with pytest.raises(Refused):
            tables.create(**wrong)  # type: ignore[arg-type]


def test_boxes_and_options_reach_the_game(tables: Tables) -> None:
    by = begun(tables, "architects", 3, expansions=("works-of-wonder",), options={"setup": "variable"})
    assert tables.look(by)["view"]["expansions"] == ["works-of-wonder"]
    assert tables.look(by)["table"]["options"] == {"setup": "variable"}
