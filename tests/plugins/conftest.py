"""The environment with Pig: made once for each process of the tests."""

from __future__ import annotations

import pytest

from tests.plugins.fresh import fresh
from tests.plugins.process import Felicity


@pytest.fixture(scope="session")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Felicity:
    """Somebody who has installed Felicity and Pig."""
    return fresh(tmp_path_factory.mktemp("stranger"))
