"""Logs every database failure: a full disk, a server that is down."""

from __future__ import annotations

import logging

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

log = logging.getLogger("felicity.server")

REPEATING = (DataError, IntegrityError, ProgrammingError)  # their messages repeat the data


def watch(engine: Engine) -> None:
    """Log every failure of this engine."""
    event.listen(engine, "handle_error", note)


def note(context: ExceptionContext) -> None:
    """Log a failure. Two writers of the same row are no failure: one of them tries again."""
    error, cause = context.sqlalchemy_exception, context.original_exception
    if error is None or isinstance(error, IntegrityError):
        return
    reason = "" if isinstance(error, REPEATING) else str(cause).strip().partition("\n")[0][:200]
    log.error("The store failed", extra={"facts": {"error": type(cause).__name__, "reason": reason}})
