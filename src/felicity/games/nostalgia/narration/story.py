"""«Your life» with Nostalgia: what The Pursuit of Happiness tells, and the memories that came true."""

from __future__ import annotations

from felicity.core.table import Table
from felicity.games.pursuit.narration.ending import decade
from felicity.games.pursuit.narration.story import PursuitLife, pursuit_story
from felicity.text.story import LOOKING_BACK, Fact


def nostalgia_story(table: Table, seat: int, names: list[str], lang: str) -> list[list[str]]:
    """The life of a seat (from 1) of a game whose events were kept, in 8 to 15 sentences, by chapters."""
    return pursuit_story(table, seat, names, lang, (memories, goals, forgotten))


def memories(life: PursuitLife) -> list[Fact]:
    """The first memory that was realised, and how many there were."""
    found = life.all("realised")
    facts = [life.fact("nostalgia-realised", at, 9, memory=memory(life, at), when=decade(life, at)) for at in found[:1]]
    if len(found) > 1:
        others = [memory(life, at) for at in found]
        facts.append(Fact("nostalgia-memories", LOOKING_BACK, 8, 8, count=len(others), list=life.list(others)))
    return facts


def goals(life: PursuitLife) -> list[Fact]:
    """A personal life goal that was met."""
    found = life.all("personal-goal-met")
    return [life.fact("nostalgia-promise", at, 8, memory=memory(life, at), when=decade(life, at)) for at in found[:1]]


def forgotten(life: PursuitLife) -> list[Fact]:
    """A memory that was given up."""
    found = life.all("dropped")
    return [life.fact("nostalgia-forgotten", at, 5, memory=memory(life, at), when=decade(life, at)) for at in found[:1]]


def memory(life: PursuitLife, at: int) -> str:
    """The Nostalgia card of an event."""
    return life.word("nostalgia", life.events[at]["nostalgia"])
