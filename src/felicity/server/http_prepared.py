"""What can be prepared at a table, as in docs/protocol.md; answers are prepared by a command."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from felicity.server import messages
from felicity.server.conditions import need_running
from felicity.server.http import ERRORS, Address, Holder, Language, TheHall, sent
from felicity.server.models import described
from felicity.server.prepared_data import foreseen_data
from felicity.server.sentences import Sentences
from felicity.server.table_data import Reader, names_of, need_view

router = APIRouter(prefix="/api/tables/{code}/foreseen", responses=ERRORS, tags=["tables"])


@router.get("", response_model=described(list[messages.ForeseenData]))
async def foreseen(hall: TheHall, holder: Holder, address: Address, code: str, lang: Language = "en") -> JSONResponse:
    """The questions whose answers can be prepared, the same for everybody at the table."""
    live = await hall.table(code, address, holder)
    need_view(live.stored, Reader(holder))
    need_running(live.stored)
    return sent(foreseen_data(live.stored, Sentences(lang, names_of(live.stored), live.stored.playing())))
