"""Bots that failed: each kind of failure is reported to the host once, with a record from which the bot does the same again.

The record shows the table as the bot's seat sees it: what others hold is guessed, and the seed is left out, so that the log tells no
secrets of theirs.
"""

from __future__ import annotations

import argparse
import json
import logging
from dataclasses import dataclass
from pathlib import Path

from felicity import api
from felicity.bots import registry
from felicity.bots.fallback import FallbackBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.core.table import Table
from felicity.server.journal import Data

log = logging.getLogger("felicity.server")

UNKNOWN = "unknown"  # instead of the seed
MOST_KINDS = 1000  # of failures that are remembered


@dataclass(frozen=True)
class Failure:
    """What went wrong, and how to see it again."""

    game: str
    bot: str
    question: str
    why: str  # the name of the error, or what was chosen wrongly
    record: Data

    @property
    def kind(self) -> tuple[str, str, str, str]:
        """Failures of one kind are reported once."""
        return self.game, self.bot, self.question, self.why


def failure_of(table: Table, bot: str, luck: str, why: str) -> Failure:
    """A failure of the bot whose turn it is."""
    seat = table.to_act
    assert seat is not None
    try:
        seen = table.guess(seat, Rng(start_of(f"{luck} record"))).dump()
    except Exception as error:  # if that is what fails, the report says so, and the table goes on
        return Failure(table.setup.game, bot, table.question, why, {"bot": bot, "luck": luck, "guess": type(error).__name__})
    return Failure(table.setup.game, bot, table.question, why, {"bot": bot, "luck": luck, "position": {**seen, "seed": UNKNOWN}})


class Reports:
    """What was reported already."""

    def __init__(self) -> None:
        self.known: set[tuple[str, str, str, str]] = set()

    def facts(self, failure: Failure) -> Data:
        """For the log: the record, the first time."""
        if failure.kind in self.known or len(self.known) >= MOST_KINDS:
            return {}
        self.known.add(failure.kind)
        return {"record": failure.record}

    def tell(self, failure: Failure) -> None:
        """Report a failure, unless its kind is known."""
        if facts := self.facts(failure):
            log.warning("%s failed in %s (%s) and was replaced", failure.bot, failure.question, failure.why, extra={"facts": facts})


def again(record: Data) -> str:
    """Let the bot choose again; it fails as it did."""
    table = api.load(record["position"])
    bot = registry.bot(record["bot"], table.setup.game)
    if isinstance(bot, FallbackBot):
        bot = bot.bots[0]
    return bot.choose(Seat(table, Rng(start_of(record["luck"])))).text


def main() -> None:
    """Read a record from a file, as it is in the log, and let the bot choose again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="the line of the log, or the record in it")
    found = json.loads(parser.parse_args().file.read_text(encoding="utf-8"))
    print(again(found.get("record", found)))


if __name__ == "__main__":
    main()
