"""Browsers leave the other tests of their process alone."""

from __future__ import annotations

import asyncio
import threading

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Visit


@pytest.fixture
def loop_beside(browser: Browser) -> int:
    """What a test does that runs a loop of its own, in the thread of all tests that use no browser."""
    return asyncio.run(asyncio.sleep(0, threading.get_ident()))


def test_a_loop_can_be_run_beside_a_browser(visit: Visit, loop_beside: int) -> None:
    """While it is open."""
    assert visit().page.title() == "Felicity"
    assert loop_beside == threading.main_thread().ident != threading.get_ident()
