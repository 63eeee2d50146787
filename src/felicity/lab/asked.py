"""What somebody asks for: the words of a study, from a text or a TOML file, not yet checked by the game."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from felicity import plugins
from felicity.lab.changes import Change, change, read_change
from felicity.lab.errors import UnreadableStudy, shown
from felicity.lab.play import Corrections

VERSUS = "vs"
OF_BOTH = ("mode", "players", "games", "until", "seed", "rotate")  # common to both designs
OF_EACH = ("bots", "pack")
LONGEST = 20_000  # characters of a study


@dataclass(slots=True)
class Asked:
    """The words of a study, not yet checked by the game."""

    game: str
    said: dict[str, str]  # what both designs have in common
    designs: list[AskedDesign]


@dataclass(slots=True)
class AskedDesign:
    """The words of one design; for the second one, its differences."""

    bots: list[str]
    pack: str
    options: dict[str, object]
    changes: dict[str, Change]  # by place
    given: Corrections | None = None  # the pack itself, if it isn't named


def empty_design() -> AskedDesign:
    """A design without any words."""
    return AskedDesign([], "", {}, {})


def words_in(source: str) -> list[str]:
    """The words of a text; one with blanks is in quotation marks."""
    if len(source) > LONGEST:
        raise UnreadableStudy("lab-study-too-long", most=LONGEST)
    try:
        return shlex.split(source)
    except ValueError:
        raise UnreadableStudy("lab-study-quotes", text=shown(source)) from None


def words_asked(words: list[str]) -> Asked:
    """What the words of a text ask for."""
    if not words:
        raise UnreadableStudy("lab-study-no-game", games=", ".join(plugins.names()))
    asked = Asked(words[0], {}, [empty_design()])
    for word in words[1:]:
        if word == VERSUS:
            if len(asked.designs) > 1:
                raise UnreadableStudy("lab-study-versus-twice")
            asked.designs.append(empty_design())
        else:
            add_word(asked, word)
    return asked


def add_word(asked: Asked, word: str) -> None:
    """One more word of the last design."""
    design = asked.designs[-1]
    at = min((place for place in (word.find(":"), word.find("=")) if place > 0), default=0)
    name, value = word[:at], word[at + 1 :]
    if not at:
        raise UnreadableStudy("lab-study-word", word=shown(word))
    if word[at] == ":":
        say(asked, name, value)
    elif "." in name:
        once(design.changes, name, read_change(name, value))
    else:
        once(design.options, name, value)


def once(known: dict[str, object] | dict[str, Change] | dict[str, str], name: str, value: object) -> None:
    """Add a value; the same name a second time is a mistake."""
    if name in known:
        raise UnreadableStudy("lab-study-twice", name=shown(name))
    known[name] = value  # type: ignore[assignment]


def say(asked: Asked, name: str, value: str) -> None:
    """Set something that belongs to the study."""
    design = asked.designs[-1]
    if name == "bots":
        if design.bots:
            raise UnreadableStudy("lab-study-twice", name=name)
        design.bots = [bot.strip() for bot in value.split(",")]
    elif name == "pack":
        if design.pack:
            raise UnreadableStudy("lab-study-twice", name=name)
        design.pack = value
    elif name not in OF_BOTH:
        raise UnreadableStudy("lab-study-name", name=shown(name), known=", ".join((*OF_BOTH, *OF_EACH)))
    elif len(asked.designs) > 1:
        raise UnreadableStudy("lab-study-after-versus", name=name, value=shown(value))
    else:
        once(asked.said, name, value)


def data_asked(file: str, data: Mapping[str, object]) -> Asked:
    """What a file asks for."""
    game = data.get("game")
    if not isinstance(game, str):
        raise UnreadableStudy("lab-file-no-game", file=file)
    asked = Asked(game, {}, [design_asked(file, data)])
    for name, value in data.items():
        if name in OF_BOTH:
            asked.said[name] = as_text(file, name, value)
        elif name not in (*OF_EACH, "game", "options", "cards", "versus"):
            known = ", ".join(("game", *OF_BOTH, *OF_EACH, "options", "cards", "versus"))
            raise UnreadableStudy("lab-file-key", file=file, name=shown(name), known=known)
    versus = data.get("versus")
    if versus is not None:
        for name in table_in(file, "versus", versus):
            if name not in (*OF_EACH, "options", "cards"):
                known = ", ".join((*OF_EACH, "options", "cards"))
                raise UnreadableStudy("lab-file-versus-key", file=file, name=shown(name), known=known)
        asked.designs.append(design_asked(file, table_in(file, "versus", versus)))
    return asked


def as_text(file: str, name: str, value: object) -> str:
    """A single value of a file as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, (str, int, float)):
        raise UnreadableStudy("lab-file-single", file=file, name=name, value=shown(value))
    return str(value)


def table_in(file: str, name: str, value: object) -> dict[str, object]:
    """A table of a file."""
    if not isinstance(value, dict):
        raise UnreadableStudy("lab-file-table", file=file, name=shown(name), value=shown(value))
    return value


def design_asked(file: str, data: Mapping[str, object]) -> AskedDesign:
    """What a file says about one design."""
    design = empty_design()
    bots = data.get("bots", [])
    if not isinstance(bots, list) or not all(isinstance(bot, str) for bot in bots):
        raise UnreadableStudy("lab-file-bots", file=file, value=shown(bots))
    design.bots = bots
    design.pack = as_text(file, "pack", data.get("pack", ""))
    for name, value in table_in(file, "options", data.get("options", {})).items():
        design.options[name] = value
    for table, cards in table_in(file, "cards", data.get("cards", {})).items():
        for card, keys in table_in(file, f"cards.{table}", cards).items():
            for key, value in table_in(file, f"cards.{table}.{card}", keys).items():
                each = change(f"{table}.{card}.{key}", value)
                design.changes[each.place] = each
    return design
