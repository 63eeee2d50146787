"""Chromium of the system. Where there is none it is installed, if we may; else the tests of the page fail with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Nothing is fetched from anywhere, and a container without special rights will do.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-color-profile=srgb",
]
MISSING = (
    "The page is tested in a real Chromium, and there is none: install it (on Debian and Ubuntu: apt install chromium) "
    f"so that one of {', '.join(NAMES)} can be found."
)


def found() -> str | None:
    """Where it is."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def may_install() -> bool:
    """Are we allowed to install it, and is there something to install it with?"""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Let Debian install it; whoever comes second waits for the first."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600", *command], env=environment, check=False, capture_output=True)


def chromium() -> str:
    """Where it is, installed if need be; "" if that can't be done."""
    if found() is None and may_install():
        install()
    return found() or ""
