"""Playthroughs as OpenSpiel itself tells them, kept short: a line too long to be read is cut, with a digest of the whole."""

from __future__ import annotations

import hashlib
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from felicity import plugins
from felicity.adapters import openspiel

FOLDER = Path(__file__).parent
SEED = 7
READ, KEPT = 160, 60  # letters of a line that is kept as it is, and of the beginning of another

flags.FLAGS.mark_as_parsed()  # those of the program by which OpenSpiel writes playthroughs


def cases() -> dict[str, str]:
    """What is kept, by the name of its file: a whole game of every mode, and the beginning of one of each game with every draw told."""
    found: dict[str, str] = {}
    for game in plugins.names():
        for mode, (fewest, _) in plugins.game(game).facts.modes.items():
            found[f"{game}-{mode}"] = f"{openspiel.name_of(game)}(deals=3,mode={mode},players={fewest})"
        first, (fewest, _) = next(iter(plugins.game(game).facts.modes.items()))
        found[f"{game}-draws"] = f"{openspiel.name_of(game)}(chance=draws,horizon=10,mode={first},players={fewest})"
    return found


def short(playthrough: str) -> str:
    """A playthrough in lines that can be read."""
    return "".join(f"{line if len(line) <= READ else cut(line)}\n" for line in playthrough.splitlines())


def cut(line: str) -> str:
    """The beginning of a line, and a digest of all of it."""
    return f"{line[:KEPT]}... {len(line)} letters, {hashlib.sha256(line.encode()).hexdigest()[:12]}"


def playthrough_of(game: str) -> str:
    """A game of random choices, always the same ones."""
    return short(generate_playthrough.playthrough(game, None, seed=SEED))


def compared(path: Path) -> tuple[str, str]:
    """What is kept, and the same from today's game: OpenSpiel takes the actions from the file."""
    kept, again = generate_playthrough.replay(path)
    return kept, short(again)
