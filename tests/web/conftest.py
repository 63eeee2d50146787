"""A real server with the built page, and a real Chromium in front of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, sync_playwright

from felicity.server.static import FOLDER, FRONT
from tests.server.world import Server, serving
from tests.web.chromium import ARGUMENTS, MISSING, chromium
from tests.web.visits import AXE, WIDE, Lang, Size, Theme, Visitor

NOT_BUILT = "The page isn't built, or what it is built with has gone: `make page` builds it."

Visit = Callable[..., Visitor]
T = TypeVar("T")


class Stage:
    """A thread of its own for the tests that use a browser. Playwright leaves an event loop running in the thread it is used in, and can be
    used in no other; in the main thread no test that comes later could run a loop of its own.
    """

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "browser")

    def run(self, act: Callable[..., T], *given: object, **named: object) -> T:
        """Do something there, and wait for it."""
        return self.thread.submit(act, *given, **named).result()


STAGE = Stage()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """A test of this folder runs on the stage."""
    names = inspect.signature(pyfuncitem.obj).parameters
    STAGE.run(pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in names})
    return True


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    path = chromium()
    if not path:
        pytest.fail(MISSING, pytrace=False)
    playwright = STAGE.run(sync_playwright().start)
    found = STAGE.run(playwright.chromium.launch, executable_path=path, args=ARGUMENTS)
    yield found
    STAGE.run(found.close)
    STAGE.run(playwright.stop)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process; who stays away from a table doesn't stay its host for long."""
    if not (FOLDER / FRONT).exists() or not AXE.exists():
        pytest.fail(NOT_BUILT, pytrace=False)
    with serving(
        f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.sqlite'}",
        search=False,
        host_after=1.0,
        reveal_within=1.0,
        daily_levels=["easy"],
    ) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, served: Server) -> Iterator[Visit]:
    """Open a page in a browser of its own: `visit("/", lang="fr", size=PHONE, theme="dark")`. No page may complain."""
    visitors: list[Visitor] = []

    def come(
        path: str = "/", *, lang: Lang = "en", size: Size = WIDE, theme: Theme = "light", touch: bool = False, key: str = ""
    ) -> Visitor:
        visitor = Visitor(browser, served, lang, size, theme, touch, key)
        visitors.append(visitor)
        return visitor.go(path)

    yield come
    for visitor in visitors:
        STAGE.run(visitor.context.close)
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
