"""The built book, for all tests of a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.book import site
from tools.book.__main__ import BOOK, build
from tools.book.sources import UnknownSymbol


@pytest.fixture(scope="session")
def book() -> Path:
    """Its folder. It is built now if something has changed since."""
    try:
        build()
    except (site.CannotBuild, UnknownSymbol) as error:
        pytest.fail(f"The book can't be built. {error}", pytrace=False)
    return BOOK
