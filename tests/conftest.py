"""What every test shares: Hypothesis gives the same examples everywhere, and a run says what it tested."""

import os

import hypothesis
import pytest

from tests.kit.table import postgres
from tests.kit.web import browser
from westkingdom._native import COMPILED

hypothesis.settings.register_profile("default", deadline=None, derandomize=True, database=None)
# For hunting: other examples at each run, and many more of them.
hypothesis.settings.register_profile("hunt", deadline=None, max_examples=2000)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whether the engine ran compiled, and whether there were a PostgreSQL and a browser to test with."""
    terminalreporter.write_line(f"engine: {'compiled' if COMPILED else 'pure Python'}")
    if postgres.missing():
        terminalreporter.write_line(f"PostgreSQL: NOT TESTED, {postgres.missing()}", red=True, bold=True)
    if browser.missing():
        terminalreporter.write_line(f"The browser client: NOT TESTED, {browser.missing()}", red=True, bold=True)
