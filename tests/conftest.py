"""The order of the tests: none may depend on whether another one ran before it.

`--shuffle=new` runs them in a new random order and prints its seed; `--shuffle=SEED` repeats it. Files are shuffled, and the tests within
each file, so that what a file sets up for all its tests is set up once.

And how patient those are that make up their own examples.
"""

from __future__ import annotations

import os
import random
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

NEW = "new"

# On a busy machine an example takes as long as it takes; what must be quick has a test of its own.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shuffle`."""
    parser.addoption("--shuffle", metavar="SEED", default="", help="run the tests in a random order: that of a seed, or a new one (new)")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed once, for all test processes."""
    if config.option.shuffle == NEW:
        given: dict[str, str] = getattr(config, "workerinput", {})  # in an xdist worker
        config.option.shuffle = given.get("shuffle") or str(random.SystemRandom().randrange(10**6))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half as many test processes again as there are cores, since many tests wait for servers, browsers and other processes."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Pass the seed to an xdist worker."""
    node.workerinput["shuffle"] = node.config.option.shuffle


def pytest_report_header(config: pytest.Config) -> list[str]:
    """How to run the tests in the same order again."""
    return [f"order: --shuffle={config.option.shuffle}"] if config.option.shuffle else []


@pytest.hookimpl(tryfirst=True)  # afterwards pytest groups tests that share an expensive parameter
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the files, and the tests in each file."""
    if config.option.shuffle:
        items[:] = shuffled(items, config.option.shuffle)


def shuffled(items: list[pytest.Item], seed: str) -> list[pytest.Item]:
    """A random order that is the same for equal seeds, in every process."""
    chance = random.Random(seed)
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    chance.shuffle(files)
    for tests in files:
        chance.shuffle(tests)
    return [item for tests in files for item in tests]
