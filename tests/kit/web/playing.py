"""A person at the page: makes tables at the door, and plays by clicking what may be chosen, and nothing else."""

from __future__ import annotations

import json
import random
import time
from typing import Any
from urllib.parse import quote

import httpx

import westkingdom as wk
from tests.kit.web.browser import Server, Visitor
from westkingdom.library.files import table_data

Data = dict[str, Any]

REVISION = "() => Number(document.querySelector('main.table')?.dataset.revision ?? 0)"

PLAY = """
async ([most, seed]) => {
  // Click an option that the page offers, confirm if it asks for that, pass the screen on; until the end, or so often.
  let luck = seed;
  const next = (n) => { luck = (luck * 48271) % 2147483647; return luck % n; };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  let clicks = 0;
  for (let idle = 0; idle < 1500; idle++) {
    if (document.querySelector('[data-result]')) return { clicks, over: true };
    const pass = document.querySelector('[data-pass]');
    const confirm = document.querySelector('[data-confirm]');
    if (clicks >= most && !confirm) return { clicks, over: false };
    const busy = document.querySelector('.bar[data-busy]');
    const offered = busy ? [] : [...document.querySelectorAll('[data-option]:enabled')];
    const target = pass ?? confirm ?? (offered.length ? offered[next(offered.length)] : null);
    if (!target) { await wait(10); continue; }
    target.click();
    if (!pass && !confirm) clicks++;
    idle = 0;
    await wait(0);
    for (let i = 0; i < 500 && document.querySelector('.bar[data-busy]'); i++) await wait(5);
  }
  return { clicks, over: false, stuck: true };
}
"""


def make_table(server: Server, visitor: Visitor, **wanted: Any) -> str:
    """Make a table for the secret of a visitor's browser, and start it; give its id."""
    cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "westkingdom")
    with httpx.Client(base_url=server.origin, trust_env=False, verify=False) as client:
        headers = {"authorization": f"Bearer {cookie['value']}"}
        made = client.post("/api/tables", json=wanted, headers=headers).json()
        started = client.post(f"/api/tables/{made['table']}/actions", json={"do": "start"}, headers=headers)
        assert started.status_code == 200, started.text
    return str(made["table"])


def bring(server: Server, visitor: Visitor, game: wk.Game) -> str:
    """Bring a game to the server for somebody who plays all its seats; give the table."""
    cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "westkingdom")
    with httpx.Client(base_url=server.origin, trust_env=False, timeout=60) as client:
        body = {"game": table_data(game, ["Ann", "Bob"], ["", ""]), "people": ["Ann", "Bob"]}
        made = client.post("/api/imports", json=body, headers={"authorization": f"Bearer {cookie['value']}"})
        assert made.status_code == 200, made.text
        return str(made.json()["table"])


def play(visitor: Visitor, most: int = 10_000, seed: int = 7) -> Data:
    """Play by clicking, to the end or so often."""
    done: Data = visitor.page.evaluate(PLAY, [most, seed])
    assert not done.get("stuck"), (done, visitor.page.inner_text("body")[:600])
    return done


def let_bots_finish(visitor: Visitor, table: str) -> None:
    """Hand seat 0 over to a bot, and wait for the end."""
    made: Data = visitor.page.evaluate(
        f"fetch('/api/tables/{table}/actions', {{method: 'POST', headers: {{'content-type': 'application/json'}}, "
        "body: JSON.stringify({do: 'hand-over', seat: 0, bot: 'random', nonce: 'x'})}).then((r) => r.json())"
    )
    assert made["revision"]
    visitor.page.locator("[data-result]").wait_for(timeout=60_000)


def advance(client: httpx.Client, table: str, steps: int, until: str = "") -> None:
    """Play so many decisions of seat 0 without a page, to the end, or to where an option says this."""
    luck = random.Random(5)
    done = 0
    while done < steps:
        seen = client.get(f"/api/tables/{table}", params={"seat": 0}).json()
        if seen.get("result") is not None:
            return
        if seen.get("decision") is None:  # a bot thinks, or we ask too quickly
            time.sleep(0.02)
            continue
        if until in [option["label"]["key"] for option in seen["decision"]["options"]]:
            return
        action = {"do": "play", "seat": 0, "option": luck.choice(seen["decision"]["options"])["id"]}
        client.post(
            f"/api/tables/{table}/actions",
            json={**action, "revision": seen["revision"], "nonce": f"n{seen['revision']}"},
        )
        done += 1


def new_address(wanted: Data) -> str:
    """The address of the door with everything filled in, as `westkingdom play` opens it."""
    return f"/#new={quote(json.dumps(wanted))}"


def wait_until_asked(visitor: Visitor) -> None:
    """Wait until the page offers something to choose."""
    visitor.page.locator("[data-option]:enabled").first.wait_for()
