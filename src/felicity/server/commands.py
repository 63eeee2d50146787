"""Carries out one command from start to finish, whether it came over HTTP or a WebSocket."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from felicity.core.errors import FelicityError
from felicity.server import schema
from felicity.server.bot_pool import can_advise
from felicity.server.conditions import need_host, need_no_try, need_present, need_running, need_seat
from felicity.server.live_table import LiveTable
from felicity.server.messages import Advised, Answer, ChangesAnswer, HintData, PositionData, RematchData
from felicity.server.new_tables import open_rematch
from felicity.server.quotas import need_room
from felicity.server.refused import Refused, refused
from felicity.server.sentences import Sentences
from felicity.server.shapes import ValidationError
from felicity.server.store_failed import StoreFailed
from felicity.server.table_data import Reader, names_of, need_view, position_data
from felicity.text.hints import odds, reason, telling
from felicity.text.outlook import Outlook

if TYPE_CHECKING:
    from felicity.server.table_hall import TableHall


def read(data: object) -> Any:
    """A command from JSON, or `bad-message`."""
    try:
        return schema.COMMAND.validate_python(data)
    except ValidationError as error:
        raise bad_message(error) from None


def bad_message(error: ValidationError) -> Refused:
    """What is wrong with a message, in one sentence. What was sent isn't repeated: it may contain a key."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"])
    return Refused("bad-message", f"{place or 'message'}: {first['msg']}.")


async def answer(hall: TableHall, live: LiveTable, reader: Reader, command: Any) -> Answer:
    """Carry out a command and return its `answer` message."""
    began = time.perf_counter()
    head: Answer = {"type": "answer", "id": command.id, "ok": True, "version": 0, "repeated": False, "data": None}
    try:
        head["data"], head["repeated"] = await carry_out(hall, live, reader, command)
    except FelicityError as error:
        found = refused(error)
        hall.metrics.refused.labels(found.code).inc()
        head["ok"] = False
        head["error"] = found.as_data(sentences_for(live, reader)) if found.refusal is not None else found.as_dict()
    except Exception as error:
        head["ok"] = False
        head["error"] = hall.failed(live.code, command.type, error).as_dict()
    head["version"] = live.stored.version
    hall.metrics.answer_seconds.observe(time.perf_counter() - began)
    return head


def sentences_for(live: LiveTable, reader: Reader) -> Sentences:
    """The sentences of the table in the reader's language."""
    return Sentences(reader.lang, names_of(live.stored), live.stored.playing())


async def carry_out(hall: TableHall, live: LiveTable, reader: Reader, command: Any) -> tuple[Any, bool]:
    """The answer's data, and whether the command had already been carried out."""
    if isinstance(command, schema.Ping):
        return None, False
    if isinstance(command, schema.Look):
        return await look(hall, live, reader, command), False
    if isinstance(command, schema.AskChanges):
        return await changes(hall, live, reader, command), False
    if isinstance(command, schema.Hint):
        return await hint(hall, live, reader, command), False
    if isinstance(command, schema.Rematch):
        return await rematch(live, reader, command), False
    if isinstance(command, schema.As | schema.Lang | schema.Resync | schema.Visible):
        raise Refused("bad-message", f"{command.type}: only possible over a WebSocket.")
    if isinstance(command, schema.Prepare | schema.Revoke):
        await plan(hall, live, reader, command)
        return None, False
    if isinstance(command, schema.Invite):
        command = await hall.company.invited(live, reader.holder, reader.person, command)
    elif isinstance(command, schema.Talk):
        hall.company.talking.take(reader.holder)
    elif isinstance(command, schema.Allow) and command.open and not live.stored.open:
        hall.company.openings.take(reader.person)
    _, repeated = await live.change(command, reader.holder)
    return None, repeated


async def look(hall: TableHall, live: LiveTable, reader: Reader, command: schema.Look) -> PositionData:
    """The table at an earlier position."""
    there = replace(reader, seat=command.seat if command.seat is not None else reader.seat)
    need_view(live.stored, there)
    return await hall.views.run(reader.person, lambda: position_data(live.stored, there, command.number))


def need_asked(live: LiveTable, reader: Reader, seat: int, version: int) -> None:
    """Only the player whose turn it is may ask for advice."""
    need_seat(live.stored, seat, reader.holder)
    need_running(live.stored)
    need_present(live.stored, version)
    if live.stored.playing().to_act != seat:
        raise Refused("not-your-turn", f"It is not seat {seat}'s turn to choose.")


async def changes(hall: TableHall, live: LiveTable, reader: Reader, command: schema.AskChanges) -> ChangesAnswer:
    """What each option would change, or, for plans, what several options in a row would change."""
    need_asked(live, reader, command.seat, command.version)
    table, seat = live.stored.playing(), command.seat
    sentences = sentences_for(live, reader)
    if not command.plans:
        found = await live.advice_cache.recall(
            ("changes", live.stored.touched, seat), lambda: hall.bot_pool.changes(table, seat, reader.person)
        )
        return {"options": {text: sentences.changes(each) for text, each in found.items()}, "plans": []}
    for text in {text for plan in command.plans for text in plan}:
        table.game.alphabet.read(text)  # refuses what can't be parsed
    plans = await hall.bot_pool.plans(table, seat, command.plans, reader.person)
    return {
        "options": {},
        "plans": [{"steps": [sentences.changes(step) for step in plan.steps], "offered": list(plan.offered)} for plan in plans],
    }


async def hint(hall: TableHall, live: LiveTable, reader: Reader, command: schema.Hint) -> HintData:
    """The option a bot prefers and the ones that are worse, each with the reason in numbers."""
    need_no_try(live.stored)
    need_asked(live, reader, command.seat, command.version)
    table = live.stored.playing()
    if not can_advise(table.setup.game):
        raise Refused("no-hint", "There are no hints for this game: it has no bot that judges positions.")
    sentences = sentences_for(live, reader)
    seat = command.seat
    advised = await live.advice_cache.recall(("hint", live.stored.touched, seat), lambda: hall.bot_pool.hint(table, seat, reader.person))
    chances = [each["chance"] for each in advised]
    hints: list[Advised] = [
        {
            "option": each["option"],
            "sentence": sentences.option(table.game.alphabet.read(each["option"]))["sentence"],
            "reason": reason(
                sentences.narrator.lang, table.setup.game, Outlook(**each["outlook"]), chances, at, list(each["changes"].rules)
            ),
            "odds": odds(sentences.narrator.lang, each["chance"], each["place"], table.setup.players),
            "chance": each["chance"],
            "place": each["place"],
            "sure": each["outlook"]["sure"],
            "hoped": each["outlook"]["hoped"],
            "later": each["outlook"]["later"],
            "changes": sentences.changes(each["changes"]),
        }
        for at, each in ((at, advised[at]) for at in telling(chances))
    ]
    return {**hints[0], "alternatives": hints[1:], "bot": "search"}


async def plan(hall: TableHall, live: LiveTable, reader: Reader, command: schema.Prepare | schema.Revoke) -> None:
    """Prepare an answer, or take one back."""
    if hall.plans is None:
        raise Refused("not-allowed", "Answers can't be prepared here.")
    try:
        if isinstance(command, schema.Prepare):
            await hall.plans.prepare(live, reader.holder, command)
        else:
            await hall.plans.revoke(live, reader.holder, command)
    except StoreFailed:
        raise Refused("busy", "The database isn't responding. Send this again with the same id.") from None


async def rematch(live: LiveTable, reader: Reader, command: schema.Rematch) -> RematchData:
    """A new table for the same people; asking twice gives the same one."""
    need_host(live.stored, reader.holder)
    if command.same_seed:
        need_no_try(live.stored)
    if not live.stored.next:
        await need_room(live.hall, reader.holder)
    apart = await live.hall.company.apart_from(live.stored.host)
    await live.follow(lambda: open_rematch(live.stored, command.same_seed, apart))
    return {"code": live.stored.next}
