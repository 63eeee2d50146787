"""The standing report of a game: what a designer wants to know about it, from a handful of studies.

One study shows the game among equal bots: balance of seats, order and roles, length, course. Steps of skill put a stronger bot among
weaker ones. For every value of every house option the same deals are played with and without it, and likewise with one point more on
each of the cards and roles that stand out. All of them are ordinary studies, stored with the others: an interrupted report continues,
and anybody can query their rows.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from felicity import __version__, plugins
from felicity.bots import registry
from felicity.lab.associations import SURPRISING, association, card_rows, kind_rows
from felicity.lab.balance_parts import Part, card_parts, option_parts, study_of
from felicity.lab.cards import kinds_of
from felicity.lab.estimates import SHOWN, compared, report
from felicity.lab.folder import Folder
from felicity.lab.ladder import is_together
from felicity.lab.statistics import corrected
from felicity.lab.study import Study

Data = dict[str, Any]
LEVELS = ("random", "easy", "greedy")  # steps of skill that are fast enough for many games
GAMES = 400
DEAD = 0.05  # a card or a kind of option counts as dead if it is surely taken on less than this share of occasions


@dataclass(frozen=True, slots=True)
class Balance:
    """The subject of the report."""

    game: str
    mode: str
    players: int
    bot: str
    games: int
    seed: str
    together: bool
    parts: tuple[Part, ...]
    effects: bool = True  # play what one point more on a card does?

    @property
    def name(self) -> str:
        """The name for files."""
        return f"balance-{self.game}-{self.mode}-{self.players}"

    @property
    def command(self) -> str:
        """The command that makes the same report again."""
        words = [self.game, "--mode", self.mode, "--players", str(self.players), "--bot", self.bot, "--games", str(self.games)]
        options = any(part.kind == "option" for part in self.parts)
        less = [*([] if options else ["--no-options"]), *([] if self.effects else ["--no-effects"])]
        return shlex.join(["felicity", "balance", *words, "--seed", self.seed, *less])

    @property
    def compared(self) -> list[str]:
        """The texts of studies that are compared with the base, deal by deal."""
        words = [self.game, f"mode:{self.mode}", f"players:{self.players}", f"seed:{self.seed}"]
        return [*words, f"bots:{self.bot}", f"games:{max(1, self.games // 4)}"]

    def with_effects(self, folder_of: Callable[[Study], Folder]) -> Balance:
        """The same, plus the cards that stand out, once the base has been played."""
        if not self.effects:
            return self
        return replace(self, parts=(*self.parts, *card_parts(self.game, self.compared, folder_of(self.parts[0].study))))


def balance(
    game: str,
    mode: str | None = None,
    players: int | None = None,
    bot: str = "greedy",
    games: int = GAMES,
    seed: str = "1",
    options: bool = True,
    effects: bool = True,
) -> Balance:
    """The studies that a game's report needs; a step of skill has half as many deals, an option or a card a quarter.

    >>> [part.names for part in balance("loop", mode="basic", players=2, games=8).parts if part.kind != "option"]
    [('', ''), ('random', 'easy'), ('easy', 'greedy')]
    """
    words = [game, f"seed:{seed}", *([f"mode:{mode}"] if mode else []), *([f"players:{players}"] if players else [])]
    base = study_of([*words, f"bots:{bot}", f"games:{games}"])
    plan = base.plan
    words = [game, f"mode:{plan.mode}", f"players:{plan.players}", f"seed:{plan.seed}"]
    together = is_together(game, plan.mode, plan.players)
    parts = [Part("base", base)]
    levels = [level for level in LEVELS if registry.is_bot(level, game)]
    for weak, strong in pairwise(levels):
        bots = [f"bots:{weak}", "vs", f"bots:{strong}"] if together else [f"bots:{strong},{weak}"]
        parts.append(Part("skill", study_of([*words, f"games:{max(1, games // 2)}", *bots]), (weak, strong)))
    found = Balance(game, plan.mode, plan.players, bot, games, plan.seed, together, tuple(parts), effects)
    return replace(found, parts=(*found.parts, *option_parts(game, found.compared))) if options else found


def standing_reports(bot: str = "greedy", games: int = GAMES, seed: str = "1") -> Iterator[Balance]:
    """The reports of all games in all modes, with the usual number of players."""
    for game in plugins.names():
        for mode, (fewest, most) in plugins.game(game).facts.modes.items():
            players = min(most, max(fewest, plugins.plugin(game).usual_players))
            yield balance(game, mode, players, bot if registry.is_bot(bot, game) else "random", games, seed)


# --- the report, once all studies have been played ---


def data_of(asked: Balance, folder_of: Callable[[Study], Folder]) -> Data:
    """The report as plain data."""
    folders = [(part, folder_of(part.study)) for part in asked.parts]
    base = folders[0][1]
    found = report(base)
    files = base.files
    return {
        "felicity": __version__,
        "game": asked.game,
        "mode": asked.mode,
        "players": asked.players,
        "rules": found["study"]["rules"],
        "bot": asked.bot,
        "together": asked.together,
        "command": asked.command,
        "studies": [{"kind": part.kind, "id": folder.path.name, "text": str(part.study)} for part, folder in folders],
        "base": found,
        "minutes": minutes(asked.game, found["designs"][0]["per_game"]["choices"]),
        "skill": [skill(part, report(folder)) for part, folder in folders if part.kind == "skill"],
        "cards": cards(asked.game, card_rows(asked.game, files)),
        "kinds": [{**row, "dead": row["chosen"]["high"] < DEAD} for row in kind_rows(files)],
        "effects": [effect(part, base, compared(base, folder)) for part, folder in folders if part.kind == "card"],
        "options": still_surprising(
            [option(asked.game, part, compared(base, folder)) for part, folder in folders if part.kind == "option"]
        ),
    }


def minutes(game: str, choices: Data) -> Data:
    """How long people would take, at so many seconds for each unforced choice; an estimate."""
    seconds = plugins.plugin(game).seconds
    scaled = {key: None if choices[key] is None else choices[key] * seconds / 60 for key in ("mean", "low", "high", "sd")}
    return {**scaled, "n": choices["n"], "seconds": seconds}


def skill(part: Part, found: Data) -> Data:
    """How often a stronger bot wins among weaker ones; if all win together, how much more often a table of stronger bots does."""
    weak, strong = part.names
    if found["difference"]:
        more = found["difference"]["all"]
        return {"weak": weak, "strong": strong, "more": more["won"], "score": more["score"]}
    row = next(row for row in found["designs"][0]["bots"] if row["name"] == strong)
    return {"weak": weak, "strong": strong, "won": row["won"], "score": row["score"]}


def cards(game: str, rows: list[Data]) -> list[Data]:
    """Cards, with those marked that hardly anybody takes; cards that never appeared are added if others did."""
    if not rows:
        return []
    came = {row["card"] for row in rows}
    found = [{**row, "dead": row["taken"]["high"] < DEAD, "never": False} for row in rows]
    kinds = {row["kind"] for row in rows}
    missing = [(card, kind) for card, kind in kinds_of(game).items() if card not in came and kind in kinds]
    return found + [{"card": card, "kind": kind, "offered": 0, "dead": True, "never": True} for card, kind in missing]


def effect(part: Part, base: Folder, found: Data) -> Data:
    """What one point more on a card or a role does, and how its owners did anyway: a role affects its owner, a card the whole table."""
    card, text = part.names
    difference = found["difference"]
    role = next((row for row in difference["roles"] if row["name"] == card), None)
    of = role or difference["all"]
    kind = text.split(".", maxsplit=1)[0]
    return {
        "card": card,
        "kind": kind,
        "change": text,
        "role": role is not None,
        "naive": association(base.files, card)["score"],
        "effect": of["score"],
    }


def option(game: str, part: Part, found: Data) -> Data:
    """What one value of a house option changes: score, length, and which bots, seats or roles gain or lose surprisingly."""
    name, value = part.names
    difference = found["difference"]
    default = plugins.game(game).facts.defaults[name]
    return {
        "option": name,
        "value": value,
        "default": str(default).lower() if isinstance(default, bool) else str(default),
        "won": difference["all"]["won"] if found["together"] else None,
        "score": difference["all"]["score"],
        "rounds": difference["per_game"]["rounds"],
        "choices": difference["per_game"]["choices"],
        "moved": [{"kind": kind, **row} for title, kind in SHOWN.items() for row in difference[title]],
        "nothing": unchanged(difference),
    }


def still_surprising(options: list[Data]) -> list[Data]:
    """The options, with only those gains and losses that are surprising when all options are tested together."""
    corrections = iter(corrected([row["chance"] for each in options for row in each["moved"]]))
    found = []
    for each in options:
        moved = [{**row, "corrected": q, "surprising": q <= SURPRISING} for row, q in zip(each["moved"], corrections, strict=False)]
        found.append({**each, "moved": [row for row in moved if row["surprising"]]})
    return found


def unchanged(difference: Data) -> bool:
    """Did every deal end as before?"""
    differences = [difference["all"]["score"], *difference["per_game"].values()]
    return all(each["mean"] == 0.0 and not each["sd"] for each in differences)
