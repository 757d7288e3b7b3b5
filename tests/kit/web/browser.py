"""A browser and a server for tests: Debian's Chromium, and `westkingdom serve` in a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.kit import ROOT
from westkingdom.server.pages import BUILT, PAGE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
CHROMIUM = shutil.which("chromium") or ""
PATIENCE = 30_000
"""How long something may take on a busy machine, in milliseconds: only what never comes takes so long."""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
SERVE = """
import secrets, sys
from tests.kit.web.luck import Luck
secrets.token_bytes = Luck(sys.argv[3])  # before anything of the server is imported
from westkingdom.server import run
from westkingdom.server.limits import Limits, Rate
plenty = Rate(1e9, 1e9)
say = lambda port: print("Westkingdom is at", port, flush=True)
run.serve(port=int(sys.argv[1]), database=sys.argv[2], limits=Limits(requests=plenty, acts=plenty, tables=plenty), ready=say)
"""
"""A server as `westkingdom serve` starts it, but for the rates: all visitors of the tests come from one address; and its luck repeats."""


def missing() -> str:
    """Why the browser client cannot be tested; empty if it can."""
    if not CHROMIUM:
        return "no Chromium is installed (apt-get install chromium)"
    return "" if (BUILT / PAGE).is_file() else "it is not built (make web)"


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that shows nothing on a screen."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield opened
        finally:
            opened.close()


class Server:
    """A server of its own, which can be stopped and started again on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None
        self._luck = folder / "luck"
        self.deal("")

    def deal(self, name: str) -> None:
        """From now on games are dealt, and bots choose, in the way that has this name."""
        self._luck.write_text(name)

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-c", SERVE, str(self.port), str(self._folder / "tables.sqlite3"), str(self._luck)]
        env = {**os.environ, "XDG_DATA_HOME": str(self._folder), "PYTHONPATH": str(ROOT)}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self._process.stdout is not None
        assert "Westkingdom is at" in self._process.stdout.readline()

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.communicate(timeout=20)


class Visitor:
    """Somebody with a browser of their own; whatever its console says, or it asks of others, is noted.

    Nothing moves for them unless they want it to (`reduced_motion="no-preference"`).
    """

    def __init__(self, browser: Browser, server: Server, **more: Any) -> None:
        self._context: BrowserContext = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **more})
        self._context.set_default_timeout(PATIENCE)
        self._server = server
        self.console: list[str] = []
        self.foreign: list[str] = []
        self.page: Page = self._context.new_page()
        self.page.on(
            "console", lambda message: self.console.append(f"{message.text} {message.location['url']}".strip())
        )
        self.page.on("pageerror", lambda mistake: self.console.append(str(mistake)))
        self._open: set[Request] = set()
        self.page.on("request", self._begun)
        self.page.on("requestfinished", self._ended)
        self.page.on("requestfailed", self._ended)
        self.page.on("websocket", lambda opened: self._asked(opened.url.replace("ws:", "http:", 1)))

    def _begun(self, request: Request) -> None:
        self._open.add(request)
        self._asked(request.url)

    def _ended(self, request: Request) -> None:
        self._open.discard(request)

    def _asked(self, url: str) -> None:
        if not url.startswith((f"{self._server.origin}/", "data:")):
            self.foreign.append(url)

    def goto(self, where: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(where if where.startswith("http") else f"{self._server.origin}{where}")

    def settle(self) -> None:
        """Wait until the page has asked the server for all that it wants to know, and has painted it."""
        quiet, end = 0, time.monotonic() + PATIENCE / 1000
        while quiet < 3:
            assert time.monotonic() < end, [request.url for request in self._open]
            self.page.evaluate(PAINTED)
            quiet = 0 if self._open else quiet + 1

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name)

    def name(self, number: int) -> Locator:
        """Where the name for a seat is written at the door."""
        return self.page.locator(f"#name-{number}")

    def leave(self) -> None:
        """Close the browser."""
        self._context.close()


Visit = Callable[..., Visitor]
"""What brings somebody with a browser of their own."""
