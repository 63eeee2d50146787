"""The application: HTTP, WebSocket, error handlers and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import felicity
from felicity import plugins
from felicity.server import (
    book,
    http,
    http_channels,
    http_company,
    http_daily,
    http_games,
    http_lab,
    http_lab_files,
    http_me,
    http_packs,
    http_passkeys,
    http_prepared,
    http_puzzles,
    http_ratings,
    http_reviews,
    http_shares,
    http_vacation,
    messages,
    schema,
    static,
)
from felicity.server.buckets import Gate
from felicity.server.connections import ConnectionLimits
from felicity.server.hall import Hall
from felicity.server.limits import Guard
from felicity.server.models import model_of, schemas_of, view_schemas
from felicity.server.refused import Refused
from felicity.server.settings import Settings
from felicity.server.socket import serve_socket
from felicity.server.store import Store


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server with these settings; without a store it opens one when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings)
        hall.wishes.gates |= {"requests": app.state.requests, "creations": app.state.creations}
        await hall.open(store)
        yield
        await hall.close()

    app = FastAPI(
        title="Felicity",
        version=felicity.__version__,
        description="Tables for people; see docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # would load scripts from another host
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.requests = Gate(settings.requests)
    app.state.creations = Gate(settings.creations)
    app.state.lab_wishes = Gate(settings.lab_wishes)
    app.state.book = book.Book(Path(settings.book) if settings.book else book.FOLDER)
    app.state.page = static.Page(Path(settings.page) if settings.page else static.FOLDER, settings.prefix, app.state.book.is_built)
    app.state.connection_limits = ConnectionLimits(settings)
    app.include_router(http.router)
    app.include_router(http_packs.router)
    app.include_router(http_puzzles.router)
    app.include_router(http_prepared.router)
    app.include_router(http_reviews.router)
    app.include_router(http_me.router)
    app.include_router(http_passkeys.router)
    app.include_router(http_company.router)
    app.include_router(http_games.router)
    app.include_router(http_ratings.router)
    app.include_router(http_daily.router)
    app.include_router(http_vacation.router)
    app.include_router(http_channels.router)
    app.include_router(http_shares.router)
    app.include_router(http_lab.router)
    app.include_router(http_lab_files.router)
    app.add_middleware(Guard, settings=settings, connection_limits=app.state.connection_limits, requests=app.state.requests)
    app.add_exception_handler(Refused, say_refused)
    app.add_exception_handler(RequestValidationError, say_bad_message)
    app.add_exception_handler(HTTPException, say_http)
    app.add_exception_handler(SQLAlchemyError, say_busy)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(socket: WebSocket, code: str) -> None:
        await serve_socket(app.state.hall, socket, code)

    app.include_router(book.router)
    app.include_router(static.router)  # last: it matches every remaining path
    describe_socket(app)
    return app


async def say_refused(request: Request, error: Exception) -> JSONResponse:
    """A refusal as an HTTP response."""
    assert isinstance(error, Refused)
    request.app.state.hall.metrics.refused.labels(error.code).inc()
    return JSONResponse({"error": error.as_dict()}, error.status, headers={"cache-control": "no-store"})


async def say_busy(request: Request, error: Exception) -> JSONResponse:
    """The store doesn't answer. The error may contain its address, so it isn't repeated."""
    return await say_refused(request, Refused("busy", "The database does not answer. Try again."))


async def say_bad_message(request: Request, error: Exception) -> JSONResponse:
    """What is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    return await say_refused(request, Refused("bad-message", f"{place or 'body'}: {first['msg']}."))


async def say_http(request: Request, error: Exception) -> JSONResponse:
    """An address or method that doesn't exist."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # FastAPI could not read the body
        return await say_refused(request, Refused("bad-message", "body: expected JSON."))
    return JSONResponse({"error": {"code": "no-page", "message": f"{error.detail}."}}, error.status_code, headers=error.headers)


def describe_socket(app: FastAPI) -> None:
    """OpenAPI can't describe WebSockets: add their messages, and the views of every game, as schemas, so that types can be
    generated from one document.
    """
    generated = app.openapi

    def openapi() -> dict[str, Any]:
        document = generated()
        schemas = document["components"]["schemas"]
        if "ServerMessage" not in schemas:
            sent: list[Any] = [messages.TableMessage, messages.Answer]
            answers: list[Any] = [messages.ChangesAnswer, messages.HintData]
            found = schemas_of([schema.Hello, *(model_of(kind) for kind in sent + answers)])
            for game in plugins.names():
                found = view_schemas(game) | found
            for name, value in found.items():
                schemas.setdefault(name, value)
            commands = document["paths"]["/api/tables/{code}"]["post"]["requestBody"]["content"]["application/json"]["schema"]
            schemas["ClientMessage"] = {"anyOf": [{"$ref": "#/components/schemas/Hello"}, commands]}
            schemas["ServerMessage"] = {"anyOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in sent]}
        return document

    app.openapi = openapi  # type: ignore[method-assign]
