"""What tests, tools and benchmarks share: tables in any position, laws, servers and browsers to test with."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
"""The root of the checkout."""
