"""Errors of studies as plain data: they come from other processes, are kept with the queue, and are told in any language later."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from felicity.core.errors import FelicityError
from felicity.lab.pieces import CannotKeep
from felicity.server.refused import Refused, refused
from felicity.text.errors import key_of, say


class Trouble(TypedDict):
    """What went wrong: the server's code, the key and arguments of its sentence ("" where there is only an English one), and that."""

    code: str
    key: str
    arguments: dict[str, str | int | float]
    message: str


def trouble_of(error: FelicityError) -> Trouble:
    """An error as data. Of a file only its name is told: where it is, is nobody's business."""
    key, found = key_of(error)
    code = "cannot-keep" if isinstance(error, CannotKeep) else refused(error).code
    return {"code": code, "key": key, "arguments": {name: as_json(value) for name, value in found.items()}, "message": str(error)}


def as_json(value: object) -> str | int | float:
    """An argument of a sentence as JSON has it."""
    return value if isinstance(value, (int, float)) else value.name if isinstance(value, Path) else str(value)


def sentence_of(trouble: Trouble, lang: str) -> str:
    """The same for a reader."""
    return say(lang, trouble["key"], **trouble["arguments"]) if trouble["key"] else trouble["message"]


def refusal_of(trouble: Trouble, lang: str) -> Refused:
    """The same as the server refuses it."""
    return Refused(trouble["code"], sentence_of(trouble, lang))


class LabRefused(Refused):
    """What the laboratory itself refuses, by the key of its sentence."""

    def __init__(self, code: str, key: str, lang: str, **arguments: object) -> None:
        super().__init__(code, say(lang, key, **arguments))
