"""A study that somebody asks for: read, checked, and as the page shows it before it runs."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from felicity import plugins
from felicity.bots import registry
from felicity.core.errors import FelicityError
from felicity.lab.asked import Asked, data_asked, words_asked, words_in
from felicity.lab.errors import BadStudy, shown
from felicity.lab.play import Corrections
from felicity.lab.snippet import snippet
from felicity.lab.study import PATIENCE, Study, checked, file_of
from felicity.server import lab_schema, schema
from felicity.server.lab_errors import Trouble, trouble_of
from felicity.server.lab_messages import StudyData
from felicity.server.pack_check import TooLong, limited, need_pack
from felicity.server.packs import files_of
from felicity.server.refused import Refused

MOST_ITERATIONS = 1_000  # per search, where studies are limited
NAME = "study"  # the name of a study that comes as data instead of a file


def need_wish(wish: lab_schema.StudyWish) -> dict[str, Any]:
    """The study as data, if it doesn't come as text; refused if neither or both are given."""
    if bool(wish.text) == (wish.study is not None):
        raise Refused("bad-message", "Send either text or study, not both.")
    for design in designs_of(wish):
        if isinstance(design.pack, schema.PackWish):
            need_pack(design.pack.name, design.pack.files)
    return wish.study.model_dump(exclude_none=True) if wish.study else {}


def designs_of(wish: lab_schema.StudyWish) -> list[lab_schema.DesignWish]:
    """One design, or two."""
    study = wish.study
    return [] if study is None else [study, study.versus] if study.versus else [study]


# --- in another process ---


def read_wish(text: str, data: dict[str, Any], packs: str, most: int, seconds: float) -> Study | Trouble:
    """The study, or what is wrong with it. Cards that it changes are loaded only for the duration of the check."""
    known = {game: set(plugins.game(game).packs) for game in plugins.names()}
    try:
        with limited(seconds):
            asked = asked_for(text, data)
            return within(checked(asked_within(asked, most), Path(packs), None), most)
    except FelicityError as error:
        return trouble_of(error)
    except MemoryError:
        return trouble_of(BadStudy("lab-too-much-memory"))
    except TooLong:
        return trouble_of(BadStudy("lab-too-long-to-read"))
    finally:
        for game, packs_before in known.items():
            for fingerprint in set(plugins.game(game).packs) - packs_before:
                plugins.game(game).forget_pack(fingerprint)


def asked_for(text: str, data: dict[str, Any]) -> Asked:
    """What somebody asks for, from text or data; packs may come as files."""
    if text:
        return words_asked(words_in(text))
    given = [take_pack(design) for design in [data, data.get("versus")] if design is not None]
    asked = data_asked(NAME, data)
    for design, pack in zip(asked.designs, given, strict=True):
        design.given = pack
    return asked


def take_pack(design: dict[str, Any]) -> Corrections | None:
    """The pack of a design that comes as files; it is removed from the data."""
    pack = design.get("pack")
    if not isinstance(pack, dict):
        return None
    del design["pack"]
    if pack["name"].startswith("."):  # it will name a folder
        raise BadStudy("lab-pack-name", name=shown(pack["name"]))
    return Corrections(pack["name"], files_of(pack["files"]))


def asked_within(asked: Asked, most: int) -> Asked:
    """Gives a study that runs until its intervals are narrow, and sets no maximum of games, the limit as its maximum."""
    if most and "until" in asked.said and "games" not in asked.said:
        asked.said["games"] = str(min(PATIENCE, most))
    return asked


def within(study: Study, most: int) -> Study:
    """Refuse a study with too many games, or with bots that think for days."""
    slow = next((name for plan in study.plans for name in plan.bots if registry.iterations_of(name) > MOST_ITERATIONS), "")
    if most and slow:
        raise BadStudy("lab-bot-too-slow", bot=slow, most=MOST_ITERATIONS)
    if most and study.games > most:
        raise BadStudy("lab-too-many-games", games=study.games, most=most)
    return study


# --- the study as the page shows it ---


def wish_data(study: Study, seconds: float | None, is_known: bool) -> StudyData:
    """A study as its file says it, with what the page needs before it runs."""
    file = file_of(study)
    said = tomllib.loads(file)
    return {
        "id": study.id,
        "text": str(study),
        "game": said["game"],
        "mode": said["mode"],
        "players": said["players"],
        "bots": said["bots"],
        "games": said["games"],
        "until": said.get("until"),
        "seed": said["seed"],
        "rotate": said["rotate"],
        "pack": said.get("pack", ""),
        "options": said.get("options", {}),
        "cards": said.get("cards", {}),
        "versus": said.get("versus"),
        "file": file,
        "snippet": snippet(study),
        "seconds": seconds,
        "known": is_known,
    }
