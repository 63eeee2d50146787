"""For the reference: examples in docstrings become blocks of code, as they are read in a terminal."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"((?:^>>> .*\n(?:(?!>>> )(?!$).+\n)*)+)", re.MULTILINE)


def in_blocks(text: str) -> str:
    r"""A docstring, with its examples in blocks.

    >>> in_blocks("Add.\n\n>>> 1 + 1\n2")
    'Add.\n\n```pycon\n>>> 1 + 1\n2\n```\n'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}```\n", f"{text}\n") if ">>>" in text else text


class Doctests(griffe.Extension):
    """Called by mkdocstrings for every object that it shows."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = in_blocks(obj.docstring.value)
