"""The secrets of browsers and programs: who is given one, how it is kept, and over https under which name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.kit.server.doors import NEW, browser, refused
from tests.kit.server.serving import Served, begun, good, in_process
from westkingdom.server.visitors import COOKIE, SAFE_COOKIE

# --- browsers and their cookie


def test_the_first_page_gives_a_browser_a_secret_that_scripts_and_other_sites_cannot_use(served: Served) -> None:
    with served.client() as client:
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{COOKIE}=")
        for part in ("HttpOnly", "SameSite=Strict", "Path=/"):
            assert part in given
        assert "Secure" not in given
        assert "set-cookie" not in client.get("/").headers


def test_a_browser_is_never_told_its_secret(served: Served) -> None:
    with browser(served) as client:
        secret = client.cookies[COOKIE]
        made = client.post("/api/tables", json=NEW)
        assert good(made)["token"] == ""
        assert secret not in made.text
        assert good(client.get(f"/api/tables/{made.json()['table']}"))["table"]["host"]
        assert [one["table"]["id"] for one in good(client.get("/api/tables"))["tables"]] == [made.json()["table"]]


def test_a_browser_without_a_cookie_gets_one_with_its_first_table(served: Served) -> None:
    with httpx.Client(base_url=served.url, trust_env=False, headers={"origin": served.url}) as client:
        made = client.post("/api/tables", json=NEW)
        assert made.json()["token"] == ""
        assert good(client.get(f"/api/tables/{made.json()['table']}"))["table"]["host"]


def test_a_program_is_told_its_secret_and_gets_no_cookie(served: Served) -> None:
    with served.client() as client:
        made = client.post("/api/tables", json=NEW)
        assert len(made.json()["token"]) == 32
        assert "set-cookie" not in made.headers


def test_a_program_may_bring_the_secret_it_has(served: Served) -> None:
    with served.client("5" * 32) as client:
        first, second = (good(client.post("/api/tables", json=NEW)) for _ in range(2))
        assert first["token"] == second["token"] == "5" * 32
        listed = [one["table"]["id"] for one in good(client.get("/api/tables"))["tables"]]
        assert sorted(listed) == sorted([first["table"], second["table"]])


@pytest.mark.parametrize("token", ["x", "0" * 31, "A" * 32, "0" * 33, "é" * 32])
def test_what_can_be_no_secret_opens_nothing(served: Served, token: str) -> None:
    table = begun(served)[0].table
    headers = {b"authorization": b"Bearer " + token.encode()}
    refused(httpx.get(f"{served.url}/api/tables/{table}", headers=headers, trust_env=False), 403, "refused-stranger")


# --- https


@contextmanager
def secure_browser(tmp_path: Path, **cookies: str) -> Iterator[httpx.Client]:
    """A browser before a proxy that speaks https, with cookies of former days."""
    with in_process(tmp_path / "tables.sqlite3", "--behind-proxy") as served:
        headers = {"x-forwarded-proto": "https", "origin": f"https://127.0.0.1:{served.port}"}
        if cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        with httpx.Client(base_url=served.url, trust_env=False, headers=headers) as client:
            yield client


def test_over_https_the_cookie_has_a_name_that_nobody_else_can_set(tmp_path: Path) -> None:
    with secure_browser(tmp_path) as client:
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{SAFE_COOKIE}=")
        assert "; Secure" in given
        assert "Domain" not in given
        made = client.post("/api/tables", json=NEW)
        assert made.headers["set-cookie"].startswith(f"{SAFE_COOKIE}=")


def test_a_browser_with_a_cookie_of_former_days_keeps_its_secret(tmp_path: Path) -> None:
    """It is read under the old name, and given under the new one with the next page."""
    with secure_browser(tmp_path, **{COOKIE: "a" * 32}) as client:
        made = good(client.post("/api/tables", json=NEW))
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{SAFE_COOKIE}={'a' * 32};")
        client.headers["cookie"] = given.partition(";")[0]
        assert "set-cookie" not in client.get("/").headers
        assert good(client.get(f"/api/tables/{made['table']}"))["table"]["host"]


def test_what_another_port_sets_does_not_replace_the_cookie(tmp_path: Path) -> None:
    with secure_browser(tmp_path, **{COOKIE: "b" * 32, SAFE_COOKIE: "a" * 32}) as client:
        made = good(client.post("/api/tables", json=NEW))
        client.headers["cookie"] = f"{SAFE_COOKIE}={'a' * 32}"
        assert good(client.get(f"/api/tables/{made['table']}"))["table"]["host"]
