"""MATERIAL in a terminal: each has its colour."""

from __future__ import annotations

from typing import Final

from felicity.text.catalog import say

COLOURS: Final = {"food": "red", "glass": "green", "metal": "yellow", "plastic": "bright_blue", "utility": "magenta"}


def colours_in(lang: str) -> dict[str, str]:
    """Their names in a language, each with its colour."""
    return {say(lang, f"loop-material-{name}"): colour for name, colour in COLOURS.items()}
