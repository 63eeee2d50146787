"""Who may name a game: its own folder, the list of ours, and documents. Everything shared asks the manifest."""

from __future__ import annotations

import re
from pathlib import Path

import felicity
from felicity import api, plugins
from felicity.core.event import GAME_STARTED, ROUND_STARTED, TURN_STARTED
from felicity.core.step import AnyStep, Choice

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
# Kinds of options and events of single games, where a hyphen shows that no common word is meant; and questions.
OF_EVERY_GAME = {GAME_STARTED, ROUND_STARTED, TURN_STARTED, "TakeTurn"}
IN_QUOTES = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)+|(?:[A-Z][a-z]+){2,})["'`]""")


def kinds_of(game: str) -> set[str]:
    """What its options, events and questions are called."""
    narrator = plugins.plugin(game).narrator("en", [], plugins.game(game).facts.default_mode, "")
    steps = {each.__name__ for each in subclasses(Choice) if each.__module__.startswith(f"felicity.games.{game}.")}
    kinds = {option.kind.name for option in narrator.ALPHABET.options} | set(narrator.EVENT_KINDS.by_name)
    return {kind for kind in kinds if "-" in kind} | steps


def subclasses(kind: type[AnyStep]) -> set[type[AnyStep]]:
    """All classes below one."""
    below = set(kind.__subclasses__())
    return below.union(*(subclasses(each) for each in below))


def shared_page_files() -> list[Path]:
    """The page outside the games."""
    found = [path for path in PAGE.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name]
    return [path for path in found if not path.is_relative_to(PAGE / "games")]


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
        for path in shared_page_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if JOINED.search(line)
    ]
    assert named == []


def test_nothing_shared_knows_a_kind_of_a_single_game() -> None:
    """Its options, events and questions: shared code asks the manifest, the narrator or the game's page which of them it means."""
    kinds = {kind for game in GAMES for kind in kinds_of(game)} - OF_EVERY_GAME
    assert {"favour-drawn", "end-turn", "AnswerFavour"} <= kinds
    named = [
        f"{path.name}:{number}: {line.strip()}"
        for path in (*shared_files(), *shared_page_files())
        for number, line in enumerate(without_examples(path.read_text("utf-8")), 1)
        if path.suffix != ".ftl" and kinds.intersection(IN_QUOTES.findall(line))
    ]
    assert named == []
