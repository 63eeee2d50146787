"""Errors that people read are said in every language: in English as the engine says them, in French without an English word."""

from __future__ import annotations

import re

from felicity.core.errors import FelicityError
from felicity.core.untrusted import visible
from felicity.text.errors import key_of, said

ENGLISH = re.compile(r"\b(the|is|are|expected|known|missing|one of|there|can.t|must|twice)\b")
OWN = re.compile(r"'[^']*'|[\w.-]+[=_][\w.,=-]*")  # what people typed, and words of the files


def check_wording(error: BaseException) -> None:
    """Both languages, for every part of it."""
    assert isinstance(error, FelicityError)
    assert key_of(error)[0], f"{error} has no sentence in the catalog"
    assert plain(said(error, "en")) == plain(str(error))
    french = OWN.sub("", said(error, "fr"))
    assert ENGLISH.findall(french) == [], french


def plain(text: str) -> str:
    """Without what the catalog writes otherwise: apostrophes, and commas in large numbers; long lists are cut."""
    return re.sub(r"(?<=\d),(?=\d{3})", "", visible(text.replace("’", "'").replace("\n", " ")))[:800]
