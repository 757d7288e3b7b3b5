"""Works of Wonder: Wonders, Influence, Contributions, the Princess and the Profiteer."""

from westkingdom._native import extend

extend(__name__, __path__)
