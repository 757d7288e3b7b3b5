"""The plot of a training: what the network explains and what it wins, generation by generation."""

from __future__ import annotations

from html import escape

WIDTH, HEIGHT, EDGE = 480, 200, 34
LINES = {"explained": "#6b4fa0", "won": "#2d7a4a"}


def plot(title: str, log: list[dict[str, object]]) -> str:
    """Draw the share that is explained, and the share of victories against the weights of before, with two seats."""
    last = max(1, len(log) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        f' font-size="12" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{EDGE}" y="16">{escape(title)}</text>',
    ]
    for part in (0, 50, 100):
        y = height(part / 100)
        parts.append(f'<path d="M{EDGE} {y:.0f}H{WIDTH - EDGE}" stroke="#ccc"/>')
        parts.append(f'<text x="{EDGE - 4}" y="{y + 4:.0f}" text-anchor="end">{part}</text>')
    for i, (what, colour) in enumerate(LINES.items()):
        points = [
            (EDGE + (WIDTH - 2 * EDGE) * place / last, height(number(entry[what]))) for place, entry in enumerate(log)
        ]
        way = "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
        parts.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for (x, y), entry in zip(points, log, strict=True):
            parts.append(
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" stroke="{colour}"'
                f' fill="{colour if entry["taken"] else "#fff"}"/>'
            )
        parts.append(f'<text x="{EDGE + 110 * i}" y="{HEIGHT - 6}" fill="{colour}">{what}, %</text>')
    parts.append(f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 6}" text-anchor="end">filled: taken</text></svg>\n')
    return "".join(parts)


def height(share: float) -> float:
    """Where a share lies."""
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE - 4)


def number(entry: object) -> float:
    """A share, or the first of several."""
    return float(str(entry[0] if isinstance(entry, list) else entry))
