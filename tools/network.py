"""Fit the small network of bots/net.py to rows: what a seat saw, and how many points it still gained.

Adam in floating point that is the same on every machine: whatever goes into a product of matrices is rounded to a grid
so coarse that no sum needs more than 53 bits, so the order of adding up does not matter; all else is done number by
number.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from westkingdom.bots.value import POINT

BATCH = 1024
SCALE = 8.0
"""Points for which the output of the network says 1."""
DECAY = 0.00002


def on_grid(numbers: np.ndarray, bits: int, most: float) -> np.ndarray:
    """Numbers rounded to so many bits behind the point, and cut where a sum of them could grow too long."""
    return np.clip(np.rint(numbers * 2.0**bits), -most * 2.0**bits, most * 2.0**bits) / 2.0**bits


@dataclass
class Network:
    """Weights from scaled features to hidden units and, in the last column, straight to the output."""

    inner: np.ndarray
    bias: np.ndarray
    out: np.ndarray
    scale: np.ndarray
    """By feature: the power of two by which it is divided."""

    def said(self, rows: np.ndarray) -> np.ndarray:
        """What the network expects for rows, in points."""
        parts = [self.forward(rows[i : i + 65536])[2] for i in range(0, len(rows), 65536)]
        return np.concatenate(parts) * SCALE

    def forward(self, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The scaled features, the hidden units and the output."""
        scaled = rows / self.scale
        sums = scaled @ on_grid(self.inner, 20, 16.0) + self.bias
        hidden = on_grid(np.maximum(sums[:, :-1], 0.0), 14, 256.0)
        return scaled, hidden, hidden @ on_grid(self.out, 20, 16.0) + sums[:, -1]

    def slopes(self, rows: np.ndarray, gains: np.ndarray) -> list[np.ndarray]:
        """How the squared error of some rows changes with the weights."""
        scaled, hidden, said = self.forward(rows)
        error = on_grid((said - gains) / len(rows), 24, 1.0)
        back = np.empty((len(rows), len(self.bias)))
        back[:, :-1] = (hidden > 0) * (error[:, None] * self.out)
        back[:, -1] = error
        back = on_grid(back, 26, 16.0)
        return [scaled.T @ back, back.sum(axis=0), on_grid(hidden, 10, 256.0).T @ error]

    def written(self, names: list[str]) -> dict[str, object]:
        """The network as it lies in a file, in whole numbers."""
        order = np.argsort(self.out < 0, kind="stable")
        worth = SCALE * POINT * np.append(np.abs(self.out[order]), 1.0)
        places = np.append(order, len(order))
        inner = np.rint(self.inner[:, places] / self.scale[:, None] * worth).astype(int)
        bias = np.rint(self.bias[places] * worth).astype(int)
        columns = dict(zip(names, inner.tolist(), strict=True))
        return {"columns": columns, "bias": bias.tolist(), "speak_for": int((self.out >= 0).sum())}


def fresh(rows: np.ndarray, hidden: int, seed: int) -> Network:
    """A network that has learned nothing yet, scaled for rows."""
    drawn = np.random.default_rng(seed)
    spread = np.maximum(rows.std(axis=0), 0.05)
    scale = 2.0 ** np.ceil(np.log2(spread))
    features = rows.shape[1]
    inner = drawn.uniform(-1.0, 1.0, (features, hidden + 1)) / features**0.5
    inner[:, -1] = 0.0
    bias = drawn.uniform(-0.5, 0.5, hidden + 1)
    bias[-1] = 0.0
    return Network(inner, bias, drawn.uniform(-0.3, 0.3, hidden), scale)


def fitted(net: Network, rows: np.ndarray, gains: np.ndarray, epochs: int, rate: float, seed: int) -> Network:
    """Fit a network to rows, going through all of them so many times, ever more slowly."""
    drawn = np.random.default_rng(seed)
    weights = [net.inner.copy(), net.bias.copy(), net.out.copy()]
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]
    wanted = gains / SCALE
    steps = epochs * max(1, len(rows) // BATCH)
    step = 0
    for _ in range(epochs):
        order = drawn.permutation(len(rows))
        for start in range(0, len(rows) - min(BATCH, len(rows)) + 1, BATCH):
            chosen = order[start : start + BATCH]
            now = Network(weights[0], weights[1], weights[2], net.scale)
            slopes = now.slopes(rows[chosen].astype(float), wanted[chosen])
            step += 1
            pace = rate * (1.0 - 0.97 * step / steps)
            for i, slope in enumerate(slopes):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                sure = first[i] / (1.0 - 0.9**step)
                size = np.sqrt(second[i] / (1.0 - 0.999**step)) + 1e-7
                weights[i] = weights[i] - pace * (sure / size + DECAY * weights[i])
    return Network(weights[0], weights[1], weights[2], net.scale)


def explained(net: Network, rows: np.ndarray, gains: np.ndarray) -> float:
    """The part of the differences between gains that a network explains."""
    error = gains - net.said(rows.astype(float))
    middle = gains - gains.mean()
    return float(1 - (error @ error) / max(1.0, middle @ middle))
