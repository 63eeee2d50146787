"""Chromium of the system. Where there is none it is installed, if we may; else the tests of the page fail with a sentence."""

from __future__ import annotations

from tests.web.debian import program

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Nothing is fetched from anywhere, and a container without special rights will do.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-color-profile=srgb",
    "--autoplay-policy=no-user-gesture-required",  # whether a click before a reload still counts depends on how busy the machine is
]
MISSING = (
    "The page is tested in a real Chromium, and there is none: install it (on Debian and Ubuntu: apt install chromium) "
    f"so that one of {', '.join(NAMES)} can be found."
)


def chromium() -> str:
    """Where it is, installed if need be; "" if that can't be done."""
    return program("chromium", *NAMES)
