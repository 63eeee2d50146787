"""Reads the shapes of schema.py with the standard library alone, by the same words and with the same answers as pydantic.

For where there is no server, such as a browser tab; tests/server/test_plain_shapes.py compares the two.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Self, Union, get_args, get_origin, get_type_hints

MISSING: Any = object()
Place = tuple[str | int, ...]


class PydanticCustomError(ValueError):
    """A value that a check of ours refuses."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)


class ValidationError(ValueError):
    """The first thing that is wrong with a message, and where."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(message)
        self.place = place

    def errors(self, **_: bool) -> list[dict[str, Any]]:
        """As pydantic lists them."""
        return [{"loc": self.place, "msg": str(self)}]


@dataclass(frozen=True)
class AfterValidator:
    """A check by a function."""

    check: Callable[[Any], Any]


@dataclass(frozen=True)
class Limits:
    """What a value has to be like, beside its type."""

    ge: float | None = None
    le: float | None = None
    lt: float | None = None
    min_length: int = 0
    max_length: int | None = None
    pattern: str = ""
    discriminator: str = ""
    default: Any = MISSING
    default_factory: Callable[[], Any] | None = None

    def need(self, value: Any, place: Place) -> None:
        """Refuse a value outside these limits."""
        if isinstance(value, str | list | dict):
            self._need_length(value, place)
        if isinstance(value, str) and self.pattern and not compiled(self.pattern).search(value):
            raise ValidationError(place, f"String should match pattern '{self.pattern}'")
        if isinstance(value, int | float) and not isinstance(value, bool):
            self._need_size(value, place)

    def _need_length(self, value: str | list[Any] | dict[str, Any], place: Place) -> None:
        what = "String" if isinstance(value, str) else "List" if isinstance(value, list) else "Dictionary"
        if len(value) < self.min_length:
            raise ValidationError(place, f"{what} should have at least {self.min_length} characters")
        if self.max_length is not None and len(value) > self.max_length:
            raise ValidationError(place, f"{what} should have at most {self.max_length} characters")

    def _need_size(self, value: float, place: Place) -> None:
        if self.ge is not None and value < self.ge:
            raise ValidationError(place, f"Input should be greater than or equal to {self.ge}")
        if self.le is not None and value > self.le:
            raise ValidationError(place, f"Input should be less than or equal to {self.le}")
        if self.lt is not None and value >= self.lt:
            raise ValidationError(place, f"Input should be less than {self.lt}")


def Field(default: Any = MISSING, **limits: Any) -> Any:  # noqa: N802
    """What a field has to be like."""
    return Limits(default=default, **limits)


def ConfigDict(**settings: Any) -> dict[str, Any]:  # noqa: N802
    """How a shape reads: all of ours are strict, and refuse unknown fields."""
    return settings


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern. In Python alone, `$` would also let a line break pass."""
    return re.compile(pattern.removesuffix("$") + r"\Z" if pattern.endswith("$") else pattern)


class BaseModel:
    """A message with named fields."""

    def __init__(self, **given: Any) -> None:
        for name, hint in fields_of(self.__class__).items():
            found = given.pop(name) if name in given else default_of(type(self), name)
            if found is MISSING:
                raise ValidationError((name,), "Field required")
            value = read(hint, found, (name,))
            limits = getattr(type(self), name, None)
            if isinstance(limits, Limits):
                limits.need(value, (name,))
            setattr(self, name, value)
        if given:
            raise ValidationError((next(iter(given)),), "Extra inputs are not permitted")

    @classmethod
    def model_validate(cls, data: object) -> Self:
        """A message from data."""
        found = read(cls, data, ())
        assert isinstance(found, cls)
        return found

    @classmethod
    def model_validate_json(cls, text: str) -> Self:
        """A message from JSON."""
        try:
            return cls.model_validate(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, ValidationError):
                raise
            raise ValidationError((), "Invalid JSON") from None

    def model_dump(self, exclude_none: bool = False) -> dict[str, Any]:
        """The message as data."""
        found = {name: dumped(value, exclude_none) for name, value in vars(self).items()}
        return {name: value for name, value in found.items() if value is not None or not exclude_none}


def dumped(value: object, exclude_none: bool) -> Any:
    """Part of a message as data."""
    if isinstance(value, BaseModel):
        return value.model_dump(exclude_none)
    return [dumped(each, exclude_none) for each in value] if isinstance(value, list) else value


class TypeAdapter:
    """Reads values of a type."""

    def __init__(self, hint: Any) -> None:
        self.hint = hint

    def __class_getitem__(cls, hint: Any) -> type[TypeAdapter]:
        return cls

    def validate_python(self, data: object) -> Any:
        """A value from data."""
        return read(self.hint, data, ())


FIELDS: dict[type[BaseModel], dict[str, Any]] = {}


def fields_of(shape: type[BaseModel]) -> dict[str, Any]:
    """The fields of a shape, those of its bases first."""
    if shape not in FIELDS:
        FIELDS[shape] = {name: hint for name, hint in get_type_hints(shape, include_extras=True).items() if name != "model_config"}
    return FIELDS[shape]


def default_of(shape: type[BaseModel], name: str) -> Any:
    """What a missing field stands for; MISSING if it may not be missing."""
    found = getattr(shape, name, MISSING)
    if isinstance(found, Limits):
        found = found.default_factory() if found.default_factory else found.default
    return found.copy() if isinstance(found, list | dict) else found


def read(hint: Any, value: Any, place: Place) -> Any:
    """A value of this type, or what is wrong with it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return value
    if origin is Annotated:
        return read_annotated(args[0], args[1:], value, place)
    if origin in (Union, UnionType):
        return read_union(args, value, place)
    if origin is Literal:
        if not any(value == each and type(value) is type(each) for each in args):
            raise ValidationError(place, f"Input should be {' or '.join(map(repr, args))}")
        return value
    if origin is list:
        return [read(args[0], each, (*place, at)) for at, each in enumerate(need(list, value, place, "list"))]
    if origin is dict:
        pairs = need(dict, value, place, "dictionary").items()
        return {read(args[0], key, (*place, key)): read(args[1], each, (*place, key)) for key, each in pairs}
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return read_shape(hint, value, place)
    return read_plain(hint, value, place)


def need(kind: type[Any], value: Any, place: Place, name: str) -> Any:
    """Refuse what isn't of a kind."""
    if not isinstance(value, kind):
        raise ValidationError(place, f"Input should be a valid {name}")
    return value


def read_plain(hint: Any, value: Any, place: Place) -> Any:
    """A number, a word, a flag or nothing: a flag is no number, and nothing is converted."""
    if hint is NoneType and value is not None:
        raise ValidationError(place, "Input should be None")
    if hint is bool:
        need(bool, value, place, "boolean")
    elif hint in (int, float) and (isinstance(value, bool) or not isinstance(value, (int, hint))):
        raise ValidationError(place, f"Input should be a valid {'integer' if hint is int else 'number'}")
    elif hint is str and not is_text(value):
        raise ValidationError(place, "Input should be a valid string")
    return value


def is_text(value: Any) -> bool:
    """Is this text that can be written down? Half a pair of surrogates can't."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


def read_shape(shape: type[BaseModel], value: Any, place: Place) -> BaseModel:
    """A message within another. One that was read already is good."""
    if isinstance(value, shape):
        return value
    data = need(dict, value, place, "dictionary")
    try:
        return shape(**data)
    except ValidationError as error:
        raise ValidationError((*place, *error.place), str(error)) from None


def read_annotated(hint: Any, notes: tuple[Any, ...], value: Any, place: Place) -> Any:
    """A value with limits and checks."""
    chosen = next((note.discriminator for note in notes if isinstance(note, Limits) and note.discriminator), "")
    found = read_by(chosen, get_args(hint), value, place) if chosen else read(hint, value, place)
    for note in notes:
        if isinstance(note, Limits):
            note.need(found, place)
        elif isinstance(note, AfterValidator):
            found = checked(note, found, place)
    return found


def checked(note: AfterValidator, value: Any, place: Place) -> Any:
    """What a check of ours makes of a value."""
    try:
        return note.check(value)
    except PydanticCustomError as error:
        raise ValidationError(place, str(error)) from None


def read_by(name: str, shapes: tuple[type[BaseModel], ...], value: Any, place: Place) -> Any:
    """One of several messages, told apart by a field."""
    data = need(dict, value, place, "dictionary")
    if name not in data:
        raise ValidationError(place, f"Unable to extract tag using discriminator '{name}'")
    for shape in shapes:
        if data[name] in get_args(fields_of(shape)[name]):
            return read_shape(shape, value, (*place, data[name]))
    raise ValidationError(place, f"Input tag found using '{name}' does not match any of the expected tags")


def read_union(hints: tuple[Any, ...], value: Any, place: Place) -> Any:
    """A value of one of several types: the first that fits."""
    first: ValidationError | None = None
    for hint in hints:
        try:
            return read(hint, value, place)
        except ValidationError as error:
            first = first or error
    assert first is not None
    raise first
