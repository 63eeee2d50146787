"""Pydantic models made from TypedDicts, which describe views and messages in the standard library's terms."""

from __future__ import annotations

import logging
import types
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Field, create_model
from pydantic.json_schema import models_json_schema

from felicity import plugins
from felicity.core.view_types import OneOf, TableView
from felicity.server.messages import OPEN

log = logging.getLogger("felicity.server")


@cache
def model_of(kind: Any, *more: Any) -> type[BaseModel]:
    """A model with exactly the keys of the type, and its name; `more` types add keys."""
    hints: dict[str, Any] = {}
    for each in (kind, *more):
        hints |= get_type_hints(each, include_extras=True)
    fields: dict[str, Any] = {name: field_of(hint) for name, hint in hints.items()}
    config = ConfigDict(extra="allow" if kind in OPEN else "forbid", strict=True)
    return create_model(kind.__name__, __config__=config, __doc__=kind.__doc__, **fields)


@cache
def view_model(game: str) -> type[BaseModel] | None:
    """What a seat is shown of a table of this game, if the game declares it."""
    kind: Any = plugins.plugin(game).view_type()
    return model_of(kind, TableView) if kind else None


def view_schemas(game: str) -> dict[str, Any]:
    """The view types as schemas of the OpenAPI document. Wrong declarations of a third-party game are left out."""
    try:
        model = view_model(game)
        return schemas_of([model]) if model else {}
    except Exception as error:
        log.warning("The views of %s can't be described", game, exc_info=error)
        return {}


def schemas_of(kinds: list[type[BaseModel]]) -> dict[str, Any]:
    """Models, and all models they refer to, as schemas of the OpenAPI document."""
    _, found = models_json_schema([(kind, "validation") for kind in kinds], ref_template="#/components/schemas/{model}")
    return dict(found["$defs"])


def field_of(hint: Any) -> tuple[Any, Any]:
    """A key of a dictionary: its type, and whether it is required."""
    if get_origin(hint) is NotRequired:
        return described(get_args(hint)[0]), Field(default_factory=types.NoneType)  # a plain default would be shown as one that is sent
    return described(hint), ...


def described(hint: Any) -> Any:
    """A type as pydantic writes it: TypedDicts as models, lists of words as literals, sentences as descriptions."""
    if is_typeddict(hint):
        return model_of(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return annotated(args[0], args[1:])
    if origin in (Union, types.UnionType):
        return reduce(or_, (described(arg) for arg in args))
    if origin is dict and (words := words_of(args[0])):
        return Annotated[dict[Literal[tuple(words)], described(args[1])], Field(json_schema_extra=list_keys)]  # type: ignore[misc]
    if origin in (list, dict, tuple):
        return origin[tuple(arg if arg is ... else described(arg) for arg in args)]
    return hint


def annotated(hint: Any, notes: tuple[Any, ...]) -> Any:
    """One of a list of words, or a type with a sentence about it; pydantic's own annotations stay."""
    found = described(hint)
    for note in notes:
        if isinstance(note, OneOf):
            found = Literal[tuple(note.words)]
        elif isinstance(note, str):
            found = Annotated[found, Field(description=note)]
        else:
            found = Annotated[found, note]
    return found


def words_of(hint: Any) -> list[str]:
    """The words that a key may be, if they are listed."""
    return next((note.words for note in getattr(hint, "__metadata__", ()) if isinstance(note, OneOf)), [])


def list_keys(schema: dict[str, Any]) -> None:
    """List the possible keys of a dictionary as properties: type generators ignore `propertyNames`."""
    words, value = schema.pop("propertyNames")["enum"], schema.pop("additionalProperties")
    schema |= {"properties": dict.fromkeys(words, value), "additionalProperties": False}
