"""Who may name a game: its own folder, the list of ours, and documents. Everything shared asks the manifest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import felicity
from felicity import api, plugins
from felicity.core.event import GAME_STARTED, ROUND_STARTED, TURN_STARTED
from felicity.core.step import AnyStep, Choice

PACKAGE = Path(felicity.__file__).parent
PAGE = Path(__file__).parents[1] / "web" / "src"

GAMES = plugins.names()
# Examples in docstrings and tests of the shared page all use this game; no other game is named there either.
EXAMPLE = "loop"
OTHERS = [game for game in GAMES if game != EXAMPLE]
# A loop is also a programming construct: there the word counts only where it can't mean that.
COMMON = {"loop"}


def naming(games: Sequence[str]) -> re.Pattern[str]:
    """A pattern for lines that name one of these games: by its id, its title or a rule."""
    words = "|".join(game for game in games if game not in COMMON)
    names = "|".join(COMMON.intersection(games)) or "(?!)"
    titles = "|".join(re.escape(plugins.game(game).facts.title.partition(":")[0]) for game in games)
    return re.compile(rf"""(?i:\b(?:{words})\b)|\b(?:{titles})\b|["'`](?:{names})["'`-]|\b(?:{names})[-_]\w|\b(?:{rules_of(games)})-\w""")


def joined(games: Sequence[str]) -> re.Pattern[str]:
    """The same for the page, where names are part of longer ones: `LoopView`, `isNation`, `page-rainbow-...`."""
    return re.compile(
        "|".join(rf"(?:\b|_|(?<=[a-z])(?=[A-Z]))(?:{game}|{game.title()}|{game.upper()})(?=[A-Z]|_|\b)" for game in games)
        + rf"|\b(?:{rules_of(games)})-\d"
    )


def rules_of(games: Sequence[str]) -> str:
    """The prefixes of their rule ids."""
    return "|".join(api.rules(game).prefix for game in games)


NAMING, NAMING_OTHERS = naming(GAMES), naming(OTHERS)
JOINED, JOINED_OTHERS = joined(GAMES), joined(OTHERS)
# Kinds of options and events of single games, if a hyphen shows that no common word is meant; and questions.
OF_EVERY_GAME = {GAME_STARTED, ROUND_STARTED, TURN_STARTED, "TakeTurn"}
IN_QUOTES = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)+|(?:[A-Z][a-z]+){2,})["'`]""")


def kinds_of(game: str) -> set[str]:
    """The names of its options, events and questions."""
    narrator = plugins.plugin(game).narrator("en", [], plugins.game(game).facts.default_mode, "")
    steps = {each.__name__ for each in subclasses(Choice) if each.__module__.startswith(f"felicity.games.{game}.")}
    kinds = {option.kind.name for option in narrator.ALPHABET.options} | set(narrator.EVENT_KINDS.by_name)
    return {kind for kind in kinds if "-" in kind} | steps


def subclasses(kind: type[AnyStep]) -> set[type[AnyStep]]:
    """All subclasses, direct and indirect."""
    below = set(kind.__subclasses__())
    return below.union(*(subclasses(each) for each in below))


def shared_page_files() -> list[Path]:
    """The page outside the games, with its tests."""
    found = [path for path in PAGE.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if not path.is_relative_to(PAGE / "games")]


def shared_files() -> list[Path]:
    """Code and sentences outside the games."""
    found = [path for kind in ("*.py", "*.ftl") for path in PACKAGE.rglob(kind)]
    return [path for path in found if path.relative_to(PACKAGE).parts[0] != "games"]


def is_test(path: Path) -> bool:
    """Does it only test other files of the page?"""
    return ".test." in path.name


def numbered(text: str) -> list[tuple[int, str, bool]]:
    """Lines with their numbers, and whether each is an example in a docstring: `>>>` with its output."""
    found: list[tuple[int, str, bool]] = []
    is_example = False
    for number, line in enumerate(text.splitlines(), 1):
        is_example = line.lstrip().startswith(">>>") or (is_example and bool(line.strip()) and '"""' not in line)
        found.append((number, line, is_example))
    return found


def test_nothing_shared_names_a_game() -> None:
    """Examples name at most the one game they all use."""
    named = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in shared_files()
        for number, line, is_example in numbered(path.read_text("utf-8"))
        if (NAMING_OTHERS if is_example else NAMING).search(line)
    ]
    assert named == []


def test_names_are_noticed() -> None:
    """However they are written; lookalikes don't count."""
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
    for pattern in (NAMING_OTHERS, JOINED_OTHERS):
        assert pattern.search('new("nation")')
        assert pattern.search("see RAIN-2")
        assert not pattern.search('new("loop") as in LOOP-2.4')
    text = '"""\n>>> one()\n1\n\ntwo\n>>> three\n"""'
    assert [line for _, line, is_example in numbered(text) if is_example] == [">>> one()", "1", ">>> three"]


def test_nothing_shared_on_the_page_names_a_game() -> None:
    """Outside `games/`; tests name at most the one game they all use."""
    named = [
        f"{path.relative_to(PAGE)}:{number}: {line.strip()}"
        for path in shared_page_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (JOINED_OTHERS if is_test(path) else JOINED).search(line)
    ]
    assert named == []


def test_nothing_shared_knows_a_kind_of_a_single_game() -> None:
    """Its options, events and questions: shared code asks the manifest, the narrator or the game's page instead."""
    kinds = {kind for game in GAMES for kind in kinds_of(game)} - OF_EVERY_GAME
    assert {"favour-drawn", "end-turn", "AnswerFavour"} <= kinds
    named = [
        f"{path.name}:{number}: {line.strip()}"
        for path in (*shared_files(), *shared_page_files())
        if path.suffix != ".ftl" and not is_test(path)
        for number, line, is_example in numbered(path.read_text("utf-8"))
        if not is_example and kinds.intersection(IN_QUOTES.findall(line))
    ]
    assert named == []
