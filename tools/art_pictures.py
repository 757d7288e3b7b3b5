"""Take contact sheets of all drawings of the client, by day and by night, and weigh its drawing code.

Run `python tools/art_pictures.py` after a change to drawings, and look at the pictures in build/art.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.kit.web.browser import browser

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FOLDER = ROOT / "build" / "art"


class Quiet(SimpleHTTPRequestHandler):
    """Serves the built page and says nothing."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Keep what was asked for to itself."""


def built(entry: str, to: Path) -> Path:
    """Build one page of web/samples."""
    command = f"npx vite build --logLevel error --config samples/{entry}.config.ts --outDir"
    subprocess.run([*command.split(), str(to)], cwd=WEB, check=True)
    return to


def weigh() -> None:
    """Print what the drawing code weighs, compressed: all of it together, and each folder with what it needs."""
    folder = built("weight", FOLDER / "weight")
    total = 0
    for path in sorted([*folder.rglob("*.js"), *folder.rglob("*.css")]):
        size = len(gzip.compress(path.read_bytes(), 9))
        total += size
        print(f"{size / 1024:6.1f} KB  {path.name}")
    print(f"{total / 1024:6.1f} KB  in all, of 60")


def pictures(names: list[str]) -> None:
    """Take every sheet in both themes."""
    folder = built("page", FOLDER / "page")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with browser() as opened:
        page = opened.new_page(viewport={"width": 1440, "height": 800})
        page.on("pageerror", lambda error: print("ERROR", error))
        origin = f"http://127.0.0.1:{server.server_port}"
        page.goto(origin)
        for sheet in names or page.title().split("|")[0].split(","):
            for theme in ("light", "dark"):
                page.goto(f"{origin}/?sheet={sheet}&theme={theme}")
                page.evaluate("document.fonts.ready")
                page.screenshot(path=FOLDER / f"{sheet}-{theme}.png", full_page=True)
            print(f"{sheet}: drawn in {page.title().split('|')[1]} ms")
    server.shutdown()


def main() -> None:
    """Take the pictures, and weigh."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheets", nargs="*", help="only these")
    parser.add_argument("--weigh", action="store_true", help="only say how heavy it is")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not asked.weigh:
        pictures(asked.sheets)
    weigh()


if __name__ == "__main__":
    main()
