"""The six opponents that come with Works of Wonder."""

from westkingdom._native import extend

extend(__name__, __path__)
