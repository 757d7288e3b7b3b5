"""The mark that ties a test to the ledger entries which it holds: `@rule("VB-093", "VB-094")`."""

import pytest

rule = pytest.mark.rule
