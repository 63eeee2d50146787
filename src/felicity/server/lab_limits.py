"""How many studies may be queued and stored: per browser, per address, and in total."""

from __future__ import annotations

from felicity.lab.study import Study
from felicity.server.lab import Lab
from felicity.server.lab_errors import LabRefused
from felicity.server.lab_queue import QUEUED


def need_place(lab: Lab, study: Study, holder: str, address: str, lang: str) -> None:
    """Check that there is room for one more study. One that is queued or done needs none. 0 means no limit."""
    entries, settings = lab.queue.read(), lab.settings
    waiting = [entry for entry in entries.values() if entry.wish == QUEUED]
    folder = lab.folder(study.id)
    if any(entry.id == study.id for entry in waiting) or (folder is not None and lab.state_of(folder).done):
        return
    lab.addresses = {entry.id: lab.addresses[entry.id] for entry in waiting if entry.id in lab.addresses}
    total, each = settings.lab_waiting, settings.lab_waiting_each
    if total and len(waiting) >= total:
        raise LabRefused("too-many-studies", "lab-queue-full", lang, most=total)
    own = sum(entry.holder == holder or lab.addresses.get(entry.id) == address for entry in waiting)
    if each and own >= each:
        raise LabRefused("too-many-studies", "lab-too-many-waiting", lang, most=each)
    if settings.lab_studies and folder is None and len(lab.folders()) >= settings.lab_studies:
        raise LabRefused("too-many-studies", "lab-no-room", lang)
