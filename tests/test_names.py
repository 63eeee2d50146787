"""Who may name a game: its own folder, the list of ours, and documents. Everything shared asks the manifest."""

from __future__ import annotations

import re
from pathlib import Path

import felicity
from felicity import api, plugins

PACKAGE = Path(felicity.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"

GAMES = plugins.names()
RULES = [api.rules(game).prefix for game in GAMES]
TITLES = [re.escape(plugins.game(game).facts.title.partition(":")[0]) for game in GAMES]
# A loop is also what a program goes round in: there the word counts only where it can't be that.
COMMON = {"loop"}
AS_WORDS = "|".join(game for game in GAMES if game not in COMMON)
AS_NAMES = "|".join(COMMON)
NAMING = re.compile(
    rf"""(?i:\b(?:{AS_WORDS})\b)|\b(?:{"|".join(TITLES)})\b|["'`](?:{AS_NAMES})["'`-]|\b(?:{AS_NAMES})[-_]\w|\b(?:{"|".join(RULES)})-\w"""
)
# In the page names are joined to others: `LoopView`, `isNation`, `page-rainbow-...`.
JOINED = re.compile(
    "|".join(rf"(?:\b|_|(?<=[a-z])(?=[A-Z]))(?:{game}|{game.title()}|{game.upper()})(?=[A-Z]|_|\b)" for game in GAMES)
    + rf"|\b(?:{'|'.join(RULES)})-\d"
)


def shared_files() -> list[Path]:
    """Code and sentences outside the games."""
    found = [path for kind in ("*.py", "*.ftl") for path in PACKAGE.rglob(kind)]
    return [path for path in found if path.relative_to(PACKAGE).parts[0] != "games"]


def without_examples(text: str) -> list[str]:
    """Lines, but for the examples in docstrings: `>>>` with what it answers. They show readers how it is used."""
    found: list[str] = []
    is_example = False
    for line in text.splitlines():
        is_example = line.lstrip().startswith(">>>") or (is_example and bool(line.strip()) and '"""' not in line)
        found.append("" if is_example else line)
    return found


def test_nothing_shared_names_a_game() -> None:
    named = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared_files()
        for number, line in enumerate(without_examples(path.read_text("utf-8")), 1)
        if NAMING.search(line)
    ]
    assert named == []


def test_names_are_noticed() -> None:
    """However they are written; and what only looks like one isn't."""
    for line in (
        'if game == "rainbow":',
        "loop-group-x = y",
        'game="loop"',
        "# as in Happy Nation",
        "see LOOP-2.4",
        "from games.nostalgia import x",
    ):
        assert NAMING.search(line), line
    for line in ("the event loop", "loop = asyncio.get_running_loop()", "self.loop.call_soon()", "a combination", "international"):
        assert not NAMING.search(line), line
    for line in ("import NationArt from", "isLoop(x)", "t('page-rainbow-x')", "LOOP-2", "[data-game='pursuit']"):
        assert JOINED.search(line), line
    for line in ("combination", "loops", "destination"):
        assert not JOINED.search(line), line


def test_nothing_shared_on_the_page_names_a_game() -> None:
    """Outside `games/`."""
    named = [
        f"{path.relative_to(PAGE)}:{number}: {line.strip()}"
        for path in PAGE.rglob("*.*")
        if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name and not path.is_relative_to(PAGE / "games")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if JOINED.search(line)
    ]
    assert named == []
