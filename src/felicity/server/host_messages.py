"""What the host of the server lets everybody know."""

from __future__ import annotations

from typing import Annotated, TypedDict

from felicity.core.view_types import OneOf


class NoticeData(TypedDict):
    """A notice on every page: a text by language, until a moment or until it is taken away."""

    id: str
    level: Annotated[str, OneOf(["info", "warning"])]
    texts: dict[str, str]
    until: int | None


class NoticeAnswer(TypedDict):
    notice: NoticeData | None
