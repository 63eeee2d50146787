"""The WebSocket: a reader that carries out commands, and a writer that shows the table whenever it has changed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from felicity.core.errors import FelicityError
from felicity.server import schema
from felicity.server.commands import answer, bad_message, read
from felicity.server.due import due_of, is_at_once
from felicity.server.house import House
from felicity.server.journal import Data, hash_of
from felicity.server.limits import Bucket, address_of, is_own_origin
from felicity.server.live import Connection, Live
from felicity.server.refused import Refused, refused
from felicity.server.shows import Reader, need_view, show

CLOSE = {
    "no-table": 4404,
    "not-watchable": 4403,
    "wrong-origin": 4403,
    "no-hello": 4408,
    "other-rules": 4410,
    "too-fast": 1008,
    "busy": 1013,
}
BREATH = 0.1  # seconds that bots who choose at once are waited for at most: they would cause a message for every move
PATIENCE = 3  # times as many messages as allowed, then the connection is closed


class Doorkeeper:
    """Counts connections by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, if that isn't too many."""
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Session:
    """One WebSocket from hello to close."""

    def __init__(self, house: House, socket: WebSocket, code: str) -> None:
        self.house = house
        self.socket = socket
        self.code = code
        self.bucket = Bucket(house.settings.messages)
        self.excess = 0
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Greet, then read and write until one side closes."""
        await self.socket.accept()
        try:
            live, connection = await self.greet()
        except Refused as error:
            self.house.metrics.refused.labels(error.code).inc()
            await self.close(CLOSE.get(error.code, 4400), error)
            return
        live.join(connection)
        self.house.metrics.connections.inc()
        writer = asyncio.create_task(self.write(live, connection))
        reading = asyncio.create_task(self.read(live, connection))
        try:
            done, _ = await asyncio.wait((writer, reading), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        finally:
            for task in (writer, reading):
                task.cancel()
            await asyncio.gather(writer, reading, return_exceptions=True)
            self.house.metrics.connections.dec()
            live.part(connection)

    async def greet(self) -> tuple[Live, Connection]:
        """The hello decides who looks, and from where."""
        if not is_own_origin(self.socket.headers, self.house.settings.origins):
            raise Refused("wrong-origin", "That page belongs to another host.")
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), self.house.settings.hello_within)
            hello = schema.Hello.model_validate_json(text)
        except TimeoutError:
            raise Refused("no-hello", "No hello came in time.") from None
        except ValidationError as error:
            raise bad_message(error) from None
        except KeyError:
            raise Refused("bad-message", "Messages are text.") from None
        try:
            live = await self.house.table(self.code)
        except SQLAlchemyError:
            raise Refused("busy", "The store does not answer: try again.") from None
        holder = hash_of(hello.key) if hello.key else ""
        own = live.room.seats_of(holder)
        seat = hello.seat if hello.seat is not None else own[0] if own else None
        reader = Reader(holder, seat, hello.lang)
        need_view(live.room, reader)
        connection = Connection(reader)
        connection.since = min(hello.since or 0, live.room.version)
        return live, connection

    # --- writing ---

    async def write(self, live: Live, connection: Connection) -> None:
        """Show the table after every change; what happened while a message was on its way goes into the next one."""
        while True:
            connection.wake.clear()
            if connection.reader.seat is None or self.lost_seat(live, connection):
                own = live.room.seats_of(connection.reader.holder)
                connection.reader = replace(connection.reader, seat=own[0] if own and not connection.watches else None)
            message = show(live.room, connection.reader, connection.since, live.presence)
            connection.since = live.room.version
            await self.send(message)
            await connection.wake.wait()
            await self.gather(live, connection)

    async def gather(self, live: Live, connection: Connection) -> None:
        """Wait a little for what bots choose at once, so that all of it is told in one message."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BREATH):
                while (due := due_of(live.room)) is not None and is_at_once(live.room, due, self.house.settings.speeds):
                    connection.wake.clear()
                    await connection.wake.wait()

    def lost_seat(self, live: Live, connection: Connection) -> bool:
        """Seats may have been reordered, or this one taken away."""
        return not live.room.is_open_book and connection.reader.seat not in live.room.seats_of(connection.reader.holder)

    async def send(self, message: Data) -> None:
        """One message at a time."""
        async with self.sending:
            await self.socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def close(self, code: int, error: Refused) -> None:
        """Say why, then close."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.send({"type": "answer", "id": "", "ok": False, "version": 0, "error": error.as_dict()})
                await self.socket.close(code, str(error)[:100])

    # --- reading ---

    async def read(self, live: Live, connection: Connection) -> None:
        """Commands are carried out in the order in which they came."""
        while True:
            try:
                text = await self.socket.receive_text()
            except KeyError:
                text = ""
            except RuntimeError:  # gone while something was answered
                raise WebSocketDisconnect(1006) from None
            if not self.bucket.take():
                self.excess += 1
                if self.excess > PATIENCE * self.bucket.rate.burst:
                    await self.close(1008, Refused("too-fast", "Too many messages."))
                    return
                await self.refuse(Refused("too-fast", "Too many messages: wait a moment."), text)
                continue
            self.excess = 0
            await self.obey(live, connection, text)

    async def refuse(self, error: Refused, text: str) -> None:
        """An answer to something that was not carried out."""
        self.house.metrics.refused.labels(error.code).inc()
        await self.send({"type": "answer", "id": id_in(text), "ok": False, "version": 0, "error": error.as_dict()})

    async def obey(self, live: Live, connection: Connection, text: str) -> None:
        """One command."""
        try:
            command = read(json.loads(text))
            if isinstance(command, schema.As | schema.Lang | schema.Resync):
                self.turn(live, connection, command)
                await self.send(
                    {"type": "answer", "id": command.id, "ok": True, "version": live.room.version, "repeated": False, "data": None}
                )
                return
        except (ValueError, RecursionError):
            await self.refuse(Refused("bad-message", "That is not JSON."), text)
            return
        except FelicityError as error:
            await self.refuse(refused(error), text)
            return
        await asyncio.shield(asyncio.create_task(self.carry_out(live, connection, command)))

    async def carry_out(self, live: Live, connection: Connection, command: Any) -> None:
        """Goes on even if who asked has gone. The answer leaves before the table is shown as the command has changed it."""
        found = await answer(self.house, live, connection.reader, command)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.send(found)
        if not found["ok"] and found["error"]["code"] == "stale":
            connection.since = 0
            connection.wake.set()

    def turn(self, live: Live, connection: Connection, command: Any) -> None:
        """Look from another seat, in another language, or simply again; the whole table follows."""
        reader = connection.reader
        if isinstance(command, schema.As):
            reader = replace(reader, seat=command.seat)
            connection.watches = command.seat is None
        elif isinstance(command, schema.Lang):
            reader = replace(reader, lang=command.lang)
        need_view(live.room, reader)
        connection.reader = reader
        connection.since = 0
        connection.wake.set()


def id_in(text: str) -> str:
    """The id of a message that could not be read further, if it has one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    found = data.get("id") if isinstance(data, dict) else None
    return found[:64] if isinstance(found, str) else ""


async def serve_socket(house: House, doorkeeper: Doorkeeper, socket: WebSocket, code: str) -> None:
    """A WebSocket, if not too many come from the same place."""
    address = address_of(socket.scope)
    if not doorkeeper.enter(address):
        await socket.accept()
        await socket.close(1013, "Too many connections.")
        return
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await Session(house, socket, code).run()
    finally:
        doorkeeper.leave(address)
