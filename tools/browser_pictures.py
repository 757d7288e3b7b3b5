"""Take pictures of every screen of the browser client, in three sizes and languages, into docs/screens.

Run `python tools/browser_pictures.py` and look at them after a change: nothing may be cut off or overlap.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

import westkingdom as wk
from tests.kit.web.browser import Server, Visitor, browser
from tests.kit.web.playing import advance

SIZES = {"desktop": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
LANGUAGES = ("en", "fr", "ru")
FOLDER = Path(__file__).parents[1] / "docs" / "screens"
TABLES: dict[str, dict[str, Any]] = {
    "viscounts": {
        "game": "viscounts",
        "seats": 3,
        "people": ["Anne"],
        "bots": ["apprentice", "master"],
        "expansions": list(wk.GAMES["viscounts"].expansions),
    },
    "architects": {
        "game": "architects",
        "seats": 4,
        "people": ["Anne"],
        "bots": ["novice", "apprentice", "master"],
        "expansions": list(wk.GAMES["architects"].expansions),
    },
    "solo": {"game": "viscounts", "seats": 1, "people": ["Anne"], "options": {"solo": "noble"}},
    "result": {"game": "architects", "seats": 2, "people": ["Anne"], "bots": ["apprentice"]},
    "lobby": {"game": "viscounts", "seats": 3, "people": ["Anne"], "bots": ["apprentice"]},
}
STEPS = {"viscounts": 45, "architects": 30, "solo": 40, "result": 10_000, "lobby": -1}


def prepared(server: Server, token: str) -> dict[str, str]:
    """Make the tables of one person, and play them on; give their addresses by name."""
    paths = {"door": "/"}
    with httpx.Client(base_url=server.origin, headers={"authorization": f"Bearer {token}"}, trust_env=False) as client:
        for name, wanted in TABLES.items():
            table = client.post("/api/tables", json=wanted).json()["table"]
            paths[name] = f"/t/{table}"
            if STEPS[name] >= 0:
                client.post(f"/api/tables/{table}/actions", json={"do": "start"})
                advance(client, table, STEPS[name])
            if name == "architects":
                paths["replay"] = f"/t/{table}?at=40"
    return paths


def picture(visitor: Visitor, path: str, to: Path) -> None:
    """Take one picture, when everything is there and drawn; the note for newcomers was read."""
    visitor.page.evaluate("() => localStorage.setItem('guide-told', 'yes')")
    visitor.goto(path)
    visitor.settle()
    visitor.page.wait_for_timeout(400)
    visitor.page.screenshot(path=to, type="jpeg", quality=72)


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=FOLDER)
    parser.add_argument("--dark", action="store_true", help="as in a dark room")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        server = Server(Path(folder))
        server.start()
        try:
            token = "5" * 32
            paths = prepared(server, token)
            for size, (width, height) in SIZES.items():
                for code in LANGUAGES:
                    visitor = Visitor(
                        opened,
                        server,
                        locale=code,
                        viewport={"width": width, "height": height},
                        color_scheme="dark" if asked.dark else "light",
                    )
                    visitor.page.context.add_cookies([{"name": "westkingdom", "value": token, "url": server.origin}])
                    visitor.goto("/")
                    for name, path in paths.items():
                        picture(visitor, path, asked.to / f"{name}-{size}-{code}.jpg")
                    visitor.leave()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
