"""A study: which games are played, until when, and what they are compared with. A frozen value with one short text.

    GAME players:4 bots:greedy games:400 seed:1 target=16 vs target=32

`name:value` belongs to the study, `name=value` is an option of the game, `table.card.key=value` changes a value of a card.
After `vs` comes a second design, given by its differences; it plays the same deals. The order of the words doesn't matter, and
everything left out has a default; equal studies print the same text. A TOML file can say the same.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from felicity import plugins
from felicity.core.game import Value
from felicity.core.toml_file import bytes_of, read_toml
from felicity.core.untrusted import whole
from felicity.lab.asked import VERSUS, Asked, AskedDesign, data_asked, words_asked, words_in
from felicity.lab.changes import Change, toml_value
from felicity.lab.errors import BadStudy, UnreadableStudy, shown
from felicity.lab.play import Corrections, Plan, corrections_in, plan

NO_PACK = "none"  # after `vs`: the cards of the catalog
YES_NO = {"yes": True, "no": False}

GAMES = 400  # unless a study sets the number
MOST_GAMES = 100_000_000
PATIENCE = 100_000  # maximum of games for a study that runs until its intervals are narrow, unless it sets one
WIDEST = 100.0  # points
HERE = Path()


@dataclass(frozen=True, slots=True)
class Study:
    """Plain data: it can be sent to other processes and machines."""

    plan: Plan
    versus: Plan | None = None  # the second design: the same deals, seats and number of games
    until: float = 0.0  # stop when every interval of a win rate is narrower than this many points; 0: play all games

    @property
    def plans(self) -> tuple[Plan, ...]:
        """One design, or two."""
        return (self.plan,) if self.versus is None else (self.plan, self.versus)

    @property
    def games(self) -> int:
        """How many deals at most."""
        return self.plan.games

    def __str__(self) -> str:
        return text_of(self)

    @property
    def id(self) -> str:
        """A unique short name: with other rules the same text is another study."""
        rules = [self.plan.rules, *(each.pack.fingerprint for each in self.plans)]
        digest = hashlib.sha256(json.dumps([str(self), rules]).encode()).hexdigest()[:10]
        return f"{self.plan.game}-{self.plan.mode}-{self.plan.players}-{digest}"


def read(source: str, packs: Path | None = None, base: Path | None = HERE) -> Study:
    """Parse a study from its text. Packs are named by their folder (below `base`) or, if they are in `packs`, by their fingerprint.

    >>> str(read("loop players:2 bots:random goal_claim=auto"))
    'loop mode:competitive players:2 bots:random games:400 seed:1 goal_claim=auto'
    >>> str(read("loop bots:random,random seed:x games:7 players:2 vs bots:random repurchase=optional"))
    'loop mode:competitive players:2 bots:random games:7 seed:x vs repurchase=optional'
    """
    return checked(words_asked(words_in(source)), packs, base)


def read_file(path: Path, packs: Path | None = None) -> Study:
    """Parse a study from a TOML file. A pack is named by its folder, beside the file."""
    if not path.exists():
        raise UnreadableStudy("lab-no-file", file=path)
    return checked(data_asked(path.name, read_toml(path.name, bytes_of(path))), packs, path.parent)


# --- the game's word on it ---


def checked(asked: Asked, packs: Path | None, base: Path | None) -> Study:
    """The requested study with defaults filled in, or a clear refusal."""
    first, said = asked.designs[0], asked.said
    until = points(said["until"]) if "until" in said else 0.0
    games = number("games", said["games"], MOST_GAMES) if "games" in said else PATIENCE if until else GAMES
    players = number("players", said["players"], 99) if "players" in said else None
    rotate = one_of("rotate", said.get("rotate", "yes"))

    def planned(design: AskedDesign, corrections: Corrections) -> Plan:
        bots = design.bots or ["random"]
        mode, seed = said.get("mode"), said.get("seed", "1")
        return plan(asked.game, bots, games, seed, players, mode, design.options, rotate=rotate, corrections=corrections)

    corrections = corrections_asked(first, Corrections(), packs, base)
    study = replace(as_study(planned(first, corrections)), until=until)
    if len(asked.designs) == 1:
        return study
    second = asked.designs[1]
    other = AskedDesign(second.bots or first.bots, "", {**first.options, **second.options}, {})
    versus = counting(planned(other, corrections_asked(second, corrections, packs, base)))
    if versus == study.plan:
        raise BadStudy("lab-study-same")
    return replace(study, versus=versus)


def as_study(planned: Plan) -> Study:
    """The study that plays these games, whatever the plan itself records."""
    return Study(counting(planned))


def counting(planned: Plan) -> Plan:
    """Follow the course of every game, and collect card statistics if the game has them."""
    return replace(planned, cards=plugins.plugin(planned.game).watch() is not None, course=True)


def corrections_asked(design: AskedDesign, before: Corrections, packs: Path | None, base: Path | None) -> Corrections:
    """The card data of a design; what it doesn't mention is as before."""
    name, files = before.name, before.files
    if design.given:
        name, files = design.given.name, design.given.files
    elif design.pack:
        found = Corrections() if design.pack == NO_PACK else pack_named(design.pack, packs, base)
        name, files = found.name, found.files
    changes = {each.place: each for each in before.changes} | design.changes
    return Corrections(name, files, tuple(sorted(changes.values())))


def pack_named(name: str, packs: Path | None, base: Path | None) -> Corrections:
    """A pack by its folder (none without a `base`) or, if it was used before, by its fingerprint."""
    kept = packs / name if packs is not None and "/" not in name and "\\" not in name and not name.startswith(".") else None
    if kept is not None and kept.is_dir():
        for folder in kept.iterdir():
            return corrections_in(str(folder))
    if base is None or not (base / name).is_dir():
        raise UnreadableStudy("lab-study-no-pack", name=shown(name))
    return corrections_in(str(base / name))


def number(name: str, text: str, most: int) -> int:
    """A whole number from 1."""
    found = whole(text.replace("_", ""), most)
    if not found:
        raise BadStudy("lab-study-number", name=name, text=shown(text), most=most)
    return found


def points(text: str) -> float:
    """A width in percentage points."""
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0.0 < width < WIDEST:
        raise BadStudy("lab-study-until", text=shown(text), most=WIDEST)
    return width


def one_of(name: str, text: str) -> bool:
    """Yes or no."""
    if text not in YES_NO:
        raise BadStudy("lab-study-yes-no", name=name, text=shown(text))
    return YES_NO[text]


# --- as a text and as a file ---


def text_of(study: Study) -> str:
    """The study in words that `read` understands; equal studies have equal texts."""
    first, other = study.plan, study.versus
    words = [first.game, f"mode:{first.mode}", f"players:{first.players}", f"bots:{','.join(short(first.bots))}", f"games:{first.games}"]
    words += [f"until:{study.until:g}"] * bool(study.until) + [f"seed:{first.seed}"] + ["rotate:no"] * (not first.rotate)
    words += [f"pack:{first.pack.pack}"] * bool(first.pack.pack)
    words += [f"{name}={word(value)}" for name, value in unusual(first).items()] + [str(each) for each in first.pack.changes]
    if other is not None:
        words += [VERSUS, *difference(first, other)]
    return " ".join(map(quoted_word, words))


def difference(first: Plan, other: Plan) -> list[str]:
    """How the second design differs."""
    words = [f"bots:{','.join(short(other.bots))}"] * (other.bots != first.bots)
    words += [f"pack:{other.pack.pack or NO_PACK}"] * (other.pack.pack != first.pack.pack)
    usual = dict(first.options)
    words += [f"{name}={word(value)}" for name, value in other.options if value != usual[name]]
    return words + [str(each) for each in other.pack.changes if each not in first.pack.changes]


def short(bots: tuple[str, ...]) -> list[str]:
    """The bots of the seats, with repetitions of the last one left out."""
    names = list(bots)
    while len(names) > 1 and names[-1] == names[-2]:
        names.pop()
    return names


def unusual(planned: Plan) -> dict[str, Value]:
    """The options that differ from the game's defaults."""
    usual = plugins.game(planned.game).facts.defaults
    return {name: value for name, value in planned.options if value != usual[name]}


def word(value: Value) -> str:
    """The value of an option as one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def quoted_word(text: str) -> str:
    """A word in quotation marks if it has blanks or quotation marks."""
    return shlex.quote(text) if any(letter in "\"'\\" or letter.isspace() for letter in text) else text


def file_of(study: Study) -> str:
    """The study as a TOML file. A pack is given by its fingerprint."""
    first, other = study.plan, study.versus
    data: dict[str, object] = {"game": first.game, "mode": first.mode, "players": first.players, "bots": short(first.bots)}
    data |= {"games": first.games, **({"until": study.until} if study.until else {}), "seed": first.seed, "rotate": first.rotate}
    data |= {"pack": first.pack.pack} if first.pack.pack else {}
    lines = [f"{key} = {toml_value(value)}" for key, value in data.items()]
    lines += design_lines("", unusual(first), first.pack.changes)
    if other is not None:
        usual = dict(first.options)
        lines += ["", "[versus]"]
        lines += [f"bots = {toml_value(short(other.bots))}"] * (other.bots != first.bots)
        lines += [f"pack = {toml_value(other.pack.pack or NO_PACK)}"] * (other.pack.pack != first.pack.pack)
        options = {name: value for name, value in other.options if value != usual[name]}
        lines += design_lines("versus.", options, tuple(each for each in other.pack.changes if each not in first.pack.changes))
    return "\n".join(lines) + "\n"


def design_lines(prefix: str, options: Mapping[str, Value], changes: tuple[Change, ...]) -> list[str]:
    """The tables of a design."""
    lines = [] if not options else ["", f"[{prefix}options]", *(f"{name} = {toml_value(value)}" for name, value in options.items())]
    card = ("", "")
    for each in changes:
        if (each.table, each.card) != card:
            card = (each.table, each.card)
            lines += ["", f"[{prefix}cards.{json.dumps(each.table)}.{json.dumps(each.card)}]"]
        lines.append(f"{json.dumps(each.key)} = {toml_value(json.loads(each.value))}")
    return lines
