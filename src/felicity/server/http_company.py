"""The requests of docs/protocol.md about other people: open tables, invitations, people met before, blocking, reports."""

from __future__ import annotations

from hashlib import sha256

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse

from felicity.server import company_messages as messages
from felicity.server import host_messages, people_messages, people_schema
from felicity.server.http import ERRORS, Address, Holder, NeededHolder, TheHall, sent
from felicity.server.http_cache import keep_json, send
from felicity.server.models import described
from felicity.server.table_json import as_json

router = APIRouter(responses=ERRORS, tags=["company"])


async def need_calm(hall: TheHall, address: Address) -> None:
    """Limit requests that store something."""
    hall.people.telling.take(address)


CALM = [Depends(need_calm)]


@router.get("/api/company", response_model=described(messages.CompanyData))
async def company(request: Request, hall: TheHall, holder: Holder) -> Response:
    """Open tables, and invitations of the person who asks. A page asks again and again: what it has isn't sent twice."""
    text = as_json(await hall.company.going_on(holder))
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"cache-control": "private, no-cache", "etag": tag, "vary": "authorization"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="application/json")


@router.get("/api/people", response_model=described(messages.PeopleData))
async def people(hall: TheHall, holder: NeededHolder) -> JSONResponse:
    """People met before, and people blocked."""
    return sent(await hall.company.people(holder))


@router.post("/api/people/block", response_model=described(messages.PeopleData), dependencies=CALM)
async def block(hall: TheHall, holder: NeededHolder, named: people_schema.PersonNamed) -> JSONResponse:
    """Block somebody. They aren't told."""
    await hall.company.block(holder, named)
    return sent(await hall.company.people(holder))


@router.post("/api/people/unblock", response_model=described(messages.PeopleData), dependencies=CALM)
async def unblock(hall: TheHall, holder: NeededHolder, named: people_schema.PersonNamed) -> JSONResponse:
    """Hear somebody again."""
    await hall.company.unblock(holder, named)
    return sent(await hall.company.people(holder))


@router.post("/api/tables/{code}/report", response_model=described(people_messages.DoneData))
async def report(hall: TheHall, holder: NeededHolder, address: Address, code: str, report: people_schema.Report) -> JSONResponse:
    """Tell the host of the server about somebody at a table."""
    await hall.company.report(await hall.table(code, address), holder, address, report)
    done: people_messages.DoneData = {"done": True}
    return sent(done)


@router.get("/api/notice", response_model=described(host_messages.NoticeAnswer))
async def notice(request: Request, hall: TheHall) -> Response:
    """What the host of the server lets everybody know, if there is anything."""
    found: host_messages.NoticeAnswer = {"notice": hall.wishes.notice_now()}
    return send(request, keep_json(found))
