"""The error of a store that doesn't answer: that of the database, or, where there is none, our own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.exc import SQLAlchemyError as StoreFailed
else:
    try:
        from sqlalchemy.exc import SQLAlchemyError as StoreFailed
    except ModuleNotFoundError:

        class StoreFailed(Exception):
            """The store doesn't answer."""


__all__ = ["StoreFailed"]
