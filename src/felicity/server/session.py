"""A page and its table: a reader that carries out commands, and a writer that sends the table whenever it has changed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from felicity.core.errors import FelicityError
from felicity.server import schema
from felicity.server.buckets import Bucket
from felicity.server.commands import answer, bad_message, read
from felicity.server.journal import hash_of
from felicity.server.live_table import Connection, LiveTable
from felicity.server.messages import Answer
from felicity.server.pending_choice import is_at_once, pending_choice
from felicity.server.refused import Refused, refused
from felicity.server.shapes import ValidationError
from felicity.server.store_failed import StoreFailed
from felicity.server.table_data import Reader, need_view
from felicity.server.table_hall import broken_table, no_table
from felicity.server.table_json import as_json, table_json

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall

CLOSE = {
    "no-table": 4404,
    "not-watchable": 4403,
    "wrong-origin": 4403,
    "signed-out": 4401,
    "profile-held": 4403,
    "greet-again": 1012,
    "no-hello": 4408,
    "other-rules": 4410,
    "broken": 4411,
    "too-fast": 1008,
    "busy": 1013,
}
MESSAGE_ID = re.compile(r"[\x21-\x7e]{1,64}")
BREATH = 0.1  # seconds at most to wait for bots that choose at once: they would cause a message for every move
PATIENCE = 3  # times the allowed number of messages, after which the connection is closed


class Gone(Exception):
    """The other side of the line has gone."""


class Line(Protocol):
    """What messages come and go by: a WebSocket, or the way between a page and its worker. The other side may be `Gone`."""

    @property
    def address(self) -> str:
        """Where the other side is."""

    @property
    def is_own(self) -> bool:
        """Is the other side a page of ours, or no page at all?"""

    async def accept(self) -> None:
        """Begin."""

    async def hear(self) -> str:
        """The next message, as text; "" if it isn't text."""

    async def tell(self, message: str) -> None:
        """Send a message, as text."""

    async def close(self, code: int, reason: str) -> None:
        """End, and say why."""


class Session:
    """One line from hello to close."""

    def __init__(self, hall: TableHall, line: Line, code: str) -> None:
        self.hall = hall
        self.line = line
        self.code = code
        self.bucket = Bucket(hall.settings.messages)
        self.excess = 0
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Greet, then read and write until one side closes."""
        await self.line.accept()
        try:
            live, connection = await self.greet()
        except Refused as error:
            self.hall.metrics.refused.labels(error.code).inc()
            await self.close(CLOSE.get(error.code, 4400), error)
            return
        live.join(connection)
        self.hall.metrics.connections.inc()
        writer = asyncio.create_task(self.write(live, connection))
        reading = asyncio.create_task(self.read(live, connection))
        try:
            done, _ = await asyncio.wait((writer, reading), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Gone:
            pass
        except Refused as error:
            self.hall.metrics.refused.labels(error.code).inc()
            await self.close(CLOSE.get(error.code, 4400), error)
        finally:
            for task in (writer, reading):
                task.cancel()
            await asyncio.gather(writer, reading, return_exceptions=True)
            self.hall.metrics.connections.dec()
            live.part(connection)

    async def greet(self) -> tuple[LiveTable, Connection]:
        """Read the hello: it says who is connecting, and from which seat they look."""
        if not self.line.is_own:
            raise Refused("wrong-origin", "Requests from another website are refused.")
        try:
            text = await asyncio.wait_for(self.line.hear(), self.hall.settings.hello_within)
            if not text:
                raise Refused("bad-message", "Messages are text: send JSON as text, not as bytes.")
            hello = schema.Hello.model_validate_json(text)
        except TimeoutError:
            raise Refused("no-hello", "The hello message did not arrive in time.") from None
        except ValidationError as error:
            raise bad_message(error) from None
        address = self.line.address
        device = hash_of(hello.key) if hello.key else ""
        try:
            holder = await self.hall.people.holder_of(device)
            live = await self.hall.table(self.code, address, holder)
        except StoreFailed:
            raise Refused("busy", "The database isn't responding. Try again.") from None
        own = live.stored.seats_of(holder)
        seat = hello.seat if hello.seat is not None else own[0] if own else None
        reader = Reader(holder, seat, hello.lang, address, await self.hall.company.blocks_of(holder))
        need_view(live.stored, reader)
        connection = Connection(reader, device)
        connection.is_visible = hello.visible
        connection.since = min(hello.since or 0, live.stored.version)
        return live, connection

    async def need_same_holder(self, connection: Connection) -> None:
        """Refuse a device that was signed out; one that now belongs to somebody else must send a new hello."""
        if connection.is_doubtful:
            connection.is_doubtful = False
            if await self.hall.people.holder_of(connection.device) != connection.reader.holder:
                raise Refused("greet-again", "This device is signed in as somebody else now. Connect again.")
            deaf_to = await self.hall.company.blocks_of(connection.reader.holder)
            if deaf_to != connection.reader.deaf_to:
                connection.reader = replace(connection.reader, deaf_to=deaf_to)
                connection.since = 0  # what was said is shown anew

    # --- writing ---

    async def write(self, live: LiveTable, connection: Connection) -> None:
        """Send the table after every change; changes made while a message is being sent go into the next one."""
        while True:
            connection.wake.clear()
            await self.need_same_holder(connection)
            if connection.reader.seat is None or self.lost_seat(live, connection):
                own = live.stored.seats_of(connection.reader.holder)
                connection.reader = replace(connection.reader, seat=own[0] if own and not connection.watches else None)
            if live.is_broken:
                raise broken_table(live.code)
            if live.is_gone:
                raise no_table(live.code)
            if connection.reader.holder in live.stored.shunned:
                need_view(live.stored, connection.reader)
            version = live.stored.version
            message = await table_json(self.hall, live, connection.reader, connection.since)
            connection.since = version
            await self.send_text(message)
            await connection.wake.wait()
            await self.gather(live, connection)

    async def gather(self, live: LiveTable, connection: Connection) -> None:
        """Wait a little for bots that choose at once, so that their moves share one message."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BREATH):
                while (pending := pending_choice(live.stored)) is not None and is_at_once(live.stored, pending, self.hall.settings.speeds):
                    connection.wake.clear()
                    await connection.wake.wait()

    def lost_seat(self, live: LiveTable, connection: Connection) -> bool:
        """Has the seat been reordered or taken away?"""
        return not live.stored.is_open_book and connection.reader.seat not in live.stored.seats_of(connection.reader.holder)

    async def send(self, message: Answer) -> None:
        """Send one message at a time."""
        await self.send_text(as_json(message))

    async def send_text(self, message: str) -> None:
        """Send a message that is already JSON."""
        async with self.sending:
            await self.line.tell(message)

    async def close(self, code: int, error: Refused) -> None:
        """Say why, then close."""
        with contextlib.suppress(Gone):
            await self.send({"type": "answer", "id": "", "ok": False, "version": 0, "error": error.as_dict()})
            await self.line.close(code, error.code)

    # --- reading ---

    async def read(self, live: LiveTable, connection: Connection) -> None:
        """Carry out commands in the order in which they arrive."""
        while True:
            text = await self.line.hear()
            if not self.bucket.take():
                self.excess += 1
                if self.excess > PATIENCE * self.bucket.rate.burst:
                    await self.close(1008, Refused("too-fast", "Too many messages."))
                    return
                await self.refuse(Refused("too-fast", "Too many messages: wait a moment."), text)
                continue
            self.excess = 0
            await self.need_same_holder(connection)
            await self.obey(live, connection, text)

    async def refuse(self, error: Refused, text: str) -> None:
        """Answer a command that was not carried out."""
        self.hall.metrics.refused.labels(error.code).inc()
        await self.send({"type": "answer", "id": id_in(text), "ok": False, "version": 0, "error": error.as_dict()})

    async def obey(self, live: LiveTable, connection: Connection, text: str) -> None:
        """Carry out one command."""
        try:
            command = read(json.loads(text))
            if isinstance(command, schema.As | schema.Lang | schema.Resync | schema.Visible):
                self.turn(live, connection, command)
                await self.send(
                    {"type": "answer", "id": command.id, "ok": True, "version": live.stored.version, "repeated": False, "data": None}
                )
                return
        except (ValueError, RecursionError):
            await self.refuse(Refused("bad-message", "This is not JSON."), text)
            return
        except FelicityError as error:
            await self.refuse(refused(error), text)
            return
        await asyncio.shield(asyncio.create_task(self.carry_out(live, connection, command)))

    async def carry_out(self, live: LiveTable, connection: Connection, command: Any) -> None:
        """Carry out a command, even if the client disconnects. The answer is sent before the changed table."""
        found = await answer(self.hall, live, connection.reader, command)
        with contextlib.suppress(Gone):
            await self.send(found)
        if not found["ok"] and found["error"]["code"] == "stale":
            connection.since = 0
            connection.wake.set()

    def turn(self, live: LiveTable, connection: Connection, command: Any) -> None:
        """Switch seat or language, or reload; the whole table follows. Who only looks away gets nothing new."""
        if isinstance(command, schema.Visible):
            live.show(connection, command.visible)
            return
        reader = connection.reader
        if isinstance(command, schema.As):
            reader = replace(reader, seat=command.seat)
            connection.watches = command.seat is None
        elif isinstance(command, schema.Lang):
            reader = replace(reader, lang=command.lang)
        need_view(live.stored, reader)
        connection.reader = reader
        connection.since = 0
        connection.wake.set()


def id_in(text: str) -> str:
    """The id of a message that could not be parsed further, if it has one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and MESSAGE_ID.fullmatch(found) else ""


async def serve(hall: TableHall, line: Line, code: str) -> None:
    """Serve a line until one side closes it or it breaks."""
    with contextlib.suppress(Gone):
        await Session(hall, line, code).run()
