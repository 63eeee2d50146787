"""Errors of studies as plain data: they come from other processes, are saved with the queue, and can be shown in any language later."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypedDict

from felicity.core.errors import FelicityError
from felicity.core.wording import Wording
from felicity.lab.pieces import CannotKeep
from felicity.server.refused import Refused, refused
from felicity.text.errors import key_of, say


class Trouble(TypedDict):
    """An error: the server's code, the key and arguments of its sentence ("" if it has only an English one), and the English sentence."""

    code: str
    key: str
    arguments: dict[str, Any]
    message: str


def trouble_of(error: FelicityError) -> Trouble:
    """An error as data. Of a file only the name is shown: its path is private."""
    key, found = key_of(error)
    code = "cannot-keep" if isinstance(error, CannotKeep) else refused(error).code
    return {"code": code, "key": key, "arguments": {name: as_json(value) for name, value in found.items()}, "message": str(error)}


def as_json(value: object) -> Any:
    """An argument of a sentence as JSON."""
    if isinstance(value, Wording):
        return {"text": str(value), "key": value.key, "arguments": {name: as_json(each) for name, each in value.arguments.items()}}
    if isinstance(value, list):
        return [as_json(each) for each in value]
    return value if isinstance(value, (int, float)) else value.name if isinstance(value, Path) else str(value)


def from_json(data: Any) -> object:
    """An argument from JSON."""
    if isinstance(data, dict):
        return Wording(data["text"], data["key"], arguments_of(data["arguments"]))
    return [from_json(each) for each in data] if isinstance(data, list) else data


def arguments_of(data: dict[str, Any]) -> dict[str, object]:
    """The arguments of a sentence from JSON."""
    return {name: from_json(value) for name, value in data.items()}


def sentence_of(trouble: Trouble, lang: str) -> str:
    """The error in the reader's language."""
    return say(lang, trouble["key"], **arguments_of(trouble["arguments"])) if trouble["key"] else trouble["message"]


def refusal_of(trouble: Trouble, lang: str) -> Refused:
    """The error as a refusal."""
    return Refused(trouble["code"], sentence_of(trouble, lang))


class LabRefused(Refused):
    """A refusal by the laboratory itself, with the key of its sentence."""

    def __init__(self, code: str, key: str, lang: str, **arguments: object) -> None:
        super().__init__(code, say(lang, key, **arguments))
