"""Studies that strangers ask for: parsed and checked in another process, with little time and memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from felicity.lab.study import Study
from felicity.server import lab_schema
from felicity.server.lab import Lab
from felicity.server.lab_errors import LabRefused, refusal_of
from felicity.server.lab_messages import StudyData
from felicity.server.pack_check import PATIENCE as CHECK_WITHIN
from felicity.server.study_wish import need_wish, read_wish, wish_data

if TYPE_CHECKING:
    from felicity.server.hall import Hall


async def wished(hall: Hall, wish: lab_schema.StudyWish, person: str, lang: str) -> Study:
    """The study that somebody asks for, or why it is refused."""
    data = need_wish(wish)
    packs, settings = str(hall.lab.shelf.packs), hall.settings
    checking = hall.pack_pool.think(person, 0, read_wish, wish.text, data, packs, settings.lab_games, settings.pack_within)
    try:
        found = await asyncio.wait_for(checking, CHECK_WITHIN)
    except TimeoutError:
        await asyncio.to_thread(hall.pack_pool.restart)
        raise LabRefused("busy", "lab-too-busy", lang) from None
    if isinstance(found, Study):
        return found
    raise refusal_of(found, lang)


# --- the study as the page shows it ---


def wish_shown(lab: Lab, study: Study) -> StudyData:
    """A study with what is known about it here."""
    return wish_data(study, estimate(lab, study), lab.folder(study.id) is not None)


def estimate(lab: Lab, study: Study) -> float | None:
    """How long it may take, from the time per deal of the same bots here before; None if unknown."""
    plan = study.plan
    for folder in lab.folders():
        state = lab.state_of(folder)
        same = (state.game, state.mode, state.players) == (plan.game, plan.mode, plan.players)
        if same and state.finished and state.seconds and sorted(state.bots[0]) == sorted(plan.bots):
            return round(state.seconds / state.finished / state.designs * study.games * len(study.plans), 1)
    return None
