"""What every answer of the server carries, and what is answered where nothing is."""

from __future__ import annotations

import pytest

from tests.kit.server.doors import refused
from tests.kit.server.serving import Served, begun
from westkingdom.server.guard import HEADERS
from westkingdom.server.routes import ROUTES
from westkingdom.server.visitors import COOKIE

# --- every answer


def test_every_answer_carries_the_policy(served: Served) -> None:
    """Pages, data, refusals and unknown addresses alike; nothing from elsewhere, no inline script, no frame."""
    host = begun(served)[0]
    with host.http() as client:
        answers = [
            client.get(path)
            for path in ("/", "/t/x", "/page.css", "/icon.svg", "/docs", "/docs/openapi.json", "/nowhere")
        ]
        answers += [client.request(route.method, route.path.replace("{table}", host.table)) for route in ROUTES]
        answers += [client.delete("/api"), client.get("/api", headers={"host": "evil.example"})]
    assert {answer.status_code for answer in answers} >= {200, 400, 404, 405, 415, 421}
    for answer in answers:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in answer.headers


def test_pages_hold_nothing_inline_and_nothing_from_elsewhere(served: Served) -> None:
    with served.client() as client:
        for path in ("/", "/docs"):
            text = client.get(path).text
            assert "<style" not in text
            assert "style=" not in text
            assert "onclick" not in text
            assert "http://" not in text
            assert "https://" not in text


# --- addresses where nothing is


@pytest.mark.parametrize("path", ["/nonsense", "/t/doesnotexist", f"/t/{'a' * 16}", "/t/a/b", "/t/%00"])
def test_a_person_at_an_address_where_nothing_is_sees_the_page(served: Served, path: str) -> None:
    """With the status that says so, and a secret if the browser has none."""
    with served.client() as client:
        answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert answer.status_code == 404
        assert answer.content == client.get("/", headers={"accept": "text/html"}).content
        assert COOKIE in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/nonsense", "/api/nonsense", f"/api/tables/{'a' * 16}"])
def test_a_program_at_an_address_where_nothing_is_is_told_so_in_json(served: Served, path: str) -> None:
    with served.client() as client:
        key = "refused-no-table" if "tables" in path else "refused-no-page"
        refused(client.get(path), 404, key)
        refused(client.get(path, headers={"accept": "application/json"}), 404, key)
        if path.startswith("/api"):
            refused(client.get(path, headers={"accept": "text/html"}), 404, key)


def test_the_page_of_a_table_that_is_there_is_found(served: Served) -> None:
    host = begun(served)[0]
    with served.client() as client:
        assert client.get(f"/t/{host.table}").status_code == 200


def test_a_browser_finds_an_icon_where_it_looks_for_one(served: Served) -> None:
    """Also beside what is no page, where nothing names one."""
    with served.client() as client:
        found = client.get("/favicon.ico")
        assert (found.status_code, found.content) == (200, client.get("/icon.svg").content)
