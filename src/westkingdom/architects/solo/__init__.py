"""Solo opponents: scheme cards, their boards, and what they do."""

from westkingdom._native import extend

extend(__name__, __path__)
