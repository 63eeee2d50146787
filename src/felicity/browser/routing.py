"""What a page asks for, and who answers it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from felicity.browser.alone import HOLDER
from felicity.browser.hall import TabHall
from felicity.server.commands import bad_message
from felicity.server.refused import Refused
from felicity.server.shapes import BaseModel, ValidationError
from felicity.server.table_data import Reader


@dataclass(frozen=True)
class Request:
    """What a page asks for."""

    method: str
    path: str
    body: str
    query: dict[str, str] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)  # the parts of the path

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.query.get("lang", "en")

    @property
    def seat(self) -> int | None:
        """From which seat to look."""
        return self.number("seat")

    def number(self, name: str) -> int | None:
        """A number in the query, if it is there."""
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,8}", text):
            raise Refused("bad-message", f"query.{name}: Input should be a valid integer.")
        return int(text)

    def data(self, shape: type[BaseModel]) -> Any:
        """The body as a message of this shape."""
        try:
            return shape.model_validate_json(self.body)
        except ValidationError as error:
            raise bad_message(error) from None


Answered = tuple[int, str]  # the status and the text
Route = Callable[[TabHall, Request], Awaitable[Answered]]
ROUTES: list[tuple[str, re.Pattern[str], Route]] = []


def route(method: str, path: str) -> Callable[[Route], Route]:
    """Answers requests whose path looks like this."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def note(found: Route) -> Route:
        ROUTES.append((method, pattern, found))
        return found

    return note


def reader_of(request: Request) -> Reader:
    """Whoever asks, from the seat that they name."""
    return Reader(HOLDER, request.seat, request.lang, HOLDER)
