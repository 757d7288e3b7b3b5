"""The pages of the ladder: Markdown for the docs, HTML with plots."""

from __future__ import annotations

from html import escape

Row = dict[str, object]
Page = tuple[str, list[Row], dict[str, tuple[float, float]]]
COLUMNS = [
    ("level", "level"),
    ("against", "other"),
    ("games", "games"),
    ("not ended", "unended"),
    ("won", "won"),
    ("95 %", "range"),
    ("points", "points"),
    ("best other", "others"),
    ("rounds", "rounds"),
    ("95 % within", "rounds_95"),
    ("captures", "captures"),
    ("ms", "ms"),
    ("ms p99", "ms_99"),
]


def cell(row: Row, key: str) -> str:
    """One entry of a table."""
    if key == "range":
        return f"{share(row['low'])}–{share(row['high'])}"
    return share(row[key]) if key == "won" else str(row[key])


def share(part: object) -> str:
    """A share as a percentage."""
    return f"{100 * float(str(part)):.0f} %"


def by_table(rows: list[Row]) -> dict[str, list[Row]]:
    """The rows of each table."""
    out: dict[str, list[Row]] = {}
    for row in rows:
        out.setdefault(str(row["table"]), []).append(row)
    return out


def markdown_of(pages: list[Page], how: str) -> str:
    """The ladder as Markdown."""
    lines: list[str] = []
    for game, rows, ratings in pages:
        lines += [f"### {game.capitalize()}, {how}", "", "| level | Elo | ± |", "| --- | ---: | ---: |"]
        lines += [f"| {level} | {rating:.0f} | {error:.0f} |" for level, (rating, error) in ratings.items()]
        for table, some in by_table(rows).items():
            lines += ["", f"**{table}**", "", "| " + " | ".join(name for name, _ in COLUMNS) + " |"]
            lines.append("|" + " --- |" * len(COLUMNS))
            lines += ["| " + " | ".join(cell(row, key) for _, key in COLUMNS) + " |" for row in some]
        lines.append("")
    return "\n".join(lines)


def html_of(pages: list[Page], how: str) -> str:
    """The ladder as one page with plots."""
    parts = ["<!doctype html><meta charset=utf-8><title>Ladder</title>", STYLE]
    for game, rows, ratings in pages:
        parts.append(f"<h1>{escape(game.capitalize())}, {escape(how)}</h1>{plot(ratings)}")
        for table, some in by_table(rows).items():
            head = "".join(f"<th>{escape(name)}</th>" for name, _ in COLUMNS)
            body = "".join(
                "<tr>" + "".join(f"<td>{escape(cell(row, key))}</td>" for _, key in COLUMNS) + "</tr>" for row in some
            )
            parts.append(f"<h2>{escape(table)}</h2><table><tr>{head}</tr>{body}</table>{kinds(some)}")
    return "\n".join(parts)


STYLE = "<style>body{font:16px sans-serif;margin:2em}td,th{padding:.2em .6em;text-align:right}h2{font-size:1em}</style>"


COLOURS = ["#6b4fa0", "#2d7a4a", "#b5651d", "#2f6690", "#a23b50", "#8a8d2b", "#507c80", "#7d5a44", "#c08b2c", "#555"]


def kinds(rows: list[Row]) -> str:
    """The points of each level by kind, as bars; a kind that takes points away is left out of them and named below."""
    parts = [f'<svg width="900" height="{26 * len(rows) + 6}" role="img" aria-label="points by kind">']
    for i, row in enumerate(rows):
        parts.append(f'<text x="0" y="{26 * i + 18}">{escape(str(row["level"]))}</text>')
        lines = row["lines"] if isinstance(row["lines"], dict) else {}
        x = 140.0
        for j, (kind, points) in enumerate(lines.items()):
            if points > 0:
                parts.append(
                    f'<rect x="{x:.0f}" y="{26 * i + 4}" width="{5 * points:.0f}" height="18" '
                    f'fill="{COLOURS[j % len(COLOURS)]}"><title>{escape(kind)}: {points}</title></rect>'
                )
                x += 5 * points
    parts.append("</svg>")
    told = "; ".join(
        f"{escape(str(row['level']))}: "
        + ", ".join(f"{escape(kind)} {points}" for kind, points in row["lines"].items())
        for row in rows
        if isinstance(row["lines"], dict)
    )
    return f"{''.join(parts)}<p><small>{told}</small></p>"


def plot(ratings: dict[str, tuple[float, float]]) -> str:
    """The ratings with their intervals, as a drawing."""
    known = [(level, rating, min(error, 200.0)) for level, (rating, error) in ratings.items()]
    low = min(rating - error for _, rating, error in known)
    high = max(rating + error for _, rating, error in known)
    scale = 600 / max(1.0, high - low)
    parts = [f'<svg width="800" height="{30 * len(known) + 10}" role="img" aria-label="Elo">']
    for i, (level, rating, error) in enumerate(known):
        y, x, half = 30 * i + 20, 140 + scale * (rating - low), scale * error
        parts.append(f'<text x="0" y="{y + 5}">{escape(level)}</text>')
        parts.append(
            f'<line x1="{x - half:.0f}" x2="{x + half:.0f}" y1="{y}" y2="{y}" stroke="#888" stroke-width="3"/>'
        )
        parts.append(
            f'<circle cx="{x:.0f}" cy="{y}" r="5"/><text x="{x + half + 8:.0f}" y="{y + 5}">{rating:.0f}</text>'
        )
    return "".join(parts) + "</svg>"
