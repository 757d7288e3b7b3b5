"""How quick is the table in the browser?

From a click on a choice to the painted result, and how large the client is: make web-bench.

A game against a bot is played in Chromium by clicking at random, against a server on this machine; the clock runs
inside the page, from the click until the frame in which the next state of the table is painted. It is a benchmark, not
a test.
"""

from __future__ import annotations

import argparse
import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import westkingdom as wk
from tests.kit.web.browser import Server, Visitor, browser
from tests.kit.web.playing import make_table
from westkingdom.server.pages import BUILT

MEASURE = """
async (most) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const revision = () => Number(document.querySelector('main.table')?.dataset.revision ?? 0);
  localStorage.setItem('confirm', 'never');
  const times = [];
  for (let idle = 0; times.length < most && idle < 2000 && !document.querySelector('[data-result]'); idle++) {
    const offered = [...document.querySelectorAll('[data-option]:enabled')];
    if (!offered.length) { await wait(5); continue; }
    idle = 0;
    const target = document.querySelector('[data-confirm]') ?? offered[times.length % offered.length];
    const before = revision();
    const begun = performance.now();
    target.click();
    for (let i = 0; i < 400 && revision() === before && !document.querySelector('[data-confirm]'); i++) await wait(0);
    await painted();
    if (revision() !== before) times.push(performance.now() - begun);
  }
  return times;
}
"""


LOADED = """
() => [location.href, ...performance.getEntriesByType('resource').map((one) => one.name)]
    .map((name) => new URL(name).pathname)
"""


def size(visitor: Visitor) -> int:
    """The bytes that a browser loads for a table, compressed, without fonts: one game, one language."""
    loaded = {str(path).removeprefix("/static/") for path in visitor.page.evaluate(LOADED)}
    files = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")]
    asked = [path for path in files if f"assets/{path.name}" in loaded]
    return sum(len(gzip.compress(path.read_bytes())) for path in [BUILT / "index.html", *asked])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=150)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browser() as opened:
        server = Server(Path(folder))
        server.start()
        try:
            for game, offer in wk.GAMES.items():
                boxes = list(offer.expansions)
                visitor = Visitor(
                    opened, server, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
                )
                visitor.goto()
                table = make_table(
                    server, visitor, game=game, seats=2, people=["Ann"], bots=["random"], expansions=boxes
                )
                visitor.goto(f"/t/{table}")
                times = visitor.page.evaluate(MEASURE, asked.clicks)
                print(f"{game}: {size(visitor) / 1000:.0f} KB compressed, without fonts; the aim is under 200 KB")
                late = quantiles(times, n=20)[-1]
                print(
                    f"{game}, {len(times)} clicks: {median(times):.0f} ms median, {late:.0f} ms p95;"
                    " the aim is under 100 ms"
                )
                visitor.leave()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
