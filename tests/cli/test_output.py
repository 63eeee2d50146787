"""`felicity replay`, `rules`, `cards`, `games`, --version and --help."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import felicity as engine
from felicity import plugins
from felicity.cli import command, language_of
from felicity.cli.cards import listing_of
from felicity.cli.coverage import proofs_in
from felicity.cli.language import home_language
from felicity.cli.page import Page
from felicity.core.rng import Rng, start_of
from tests.cli.terminal import felicity, widest


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game among three."""
    table, rng = engine.new("loop", players=3, mode="competitive", seed=4), Rng(start_of("4"))
    while not table.is_over:
        options = table.options()
        table.play(options[rng.below(len(options))])
    path = tmp_path / "game.txt"
    path.write_text(table.record(["Ada", "Bo (random)", "Cleo (random)"]), "utf-8")
    return path


# --- replay ---


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_tells_the_whole_game(record: Path, lang: str) -> None:
    output = felicity("replay", str(record), "--all", "--lang", lang).out
    assert ("Round 1" if lang == "en" else "Manche 1") in output
    assert ("── The end" if lang == "en" else "── Fin de la partie") in output
    assert len(widest(output)) <= 80


def test_replay_shows_what_a_spectator_sees_unless_a_seat_is_named(record: Path) -> None:
    assert "now holds" not in felicity("replay", str(record), "--all").out
    seen = felicity("replay", str(record), "--all", "--seat", "1").out
    assert "Ada now holds" in seen
    assert "There is no seat 4: seats are numbered 1 to 3." in felicity("replay", str(record), "--seat", "4", code=2).err


def test_replay_steps_jumps_and_quits(record: Path) -> None:
    output = felicity("replay", str(record), typed=["", "20", "hm", "q"]).out
    assert [f"· {number} of" in output for number in (0, 1, 20)] == [True] * 3
    assert "Enter continues, a number from 0 to" in output
    assert "── The end" not in output
    assert output.count("starts.") == 1
    assert "── The end" in felicity("replay", str(record), typed=["a"]).out
    assert "── The end" not in felicity("replay", str(record), typed="").out


# --- rules ---


def test_a_rule_by_its_id() -> None:
    assert felicity("rules", "loop-2.4B1").out.startswith("LOOP-2.4b1  Two ways to REJECT\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", engine.games())
def test_every_card_of_every_game_is_listed_with_its_certainty(game: str, lang: str) -> None:
    """In 80 columns; as many entries as the catalog has."""
    output = felicity("cards", game, "--lang", lang)
    assert len(widest(output.out)) <= 80
    tables = plugins.game(game).catalog.default_tables()
    entries = [line for line in output.out.splitlines() if re.match(r" [^ ]", line)]
    assert len(entries) == sum(len(tables[kind]) for kind in listing_of(Page("en"), game, "").kinds) + 3
    marks = "printed|reconstructed|designed" if lang == "en" else "imprimé|reconstitué|inventé"
    assert len(re.findall(rf"\[(?:{marks})\]", output.flat)) >= len(entries) - 3


def test_cards_say_what_they_cost_and_bring() -> None:
    output = felicity("cards", "pursuit").flat
    assert "Act in a play: basic project · arts [reconstructed] Tree: 1 influence → 2 creativity [printed]" in output
    assert "Family car: 4 coins → 1 influence, 1 short-term happiness, 2 long-term happiness · upkeep 3 coins → 1 long-term" in output
    assert "Martha / Martin [reconstructed] date: nothing → 1 knowledge, 2 creativity [printed] relationship: show 5 influence" in output
    assert re.search(r"Lab assistant: science, level 1 \[designed\] hiring \d+ knowledge → \d+ coins upkeep .* promotion ", output)
    memories = felicity("cards", "nostalgia", "--kind", "nostalgia").flat
    assert "Eternal love: choice [reconstructed] passive, rest: 2 creativity active: 2 influence → 1 knowledge realise: have" in memories
    assert (
        "Free Lunch: during your day · 1 hour · gives 2 bread · 2 cards [printed]" in felicity("cards", "nation", "--kind", "explorer").flat
    )
    assert "the hand: Friendship · 1, 2, 3, 4, 5 [reconstructed]" in felicity("cards", "rainbow", "--kind", "device").flat


def test_a_kind_of_cards_is_found_in_all_games_that_have_it() -> None:
    output = felicity("cards", "--kind", "goal").out
    assert "── Goals (18)" in output
    assert "── The Pursuit of Happiness: life goals (10)" in output
    assert "Martha" not in output
    assert "There is no kind of card “dragon”: choose one of career, event," in felicity("cards", "--kind", "dragon", code=2).err


def test_a_pack_changes_the_list_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[partner]]\nid = "martha"\nname = "Mathilda"\nman = "Mathis"\n', "utf-8")
    assert "is a valid pack: 1 card. Play with it: felicity play pursuit" in felicity("cards", "pursuit", "--check", str(tmp_path)).flat
    assert " Mathilda / Mathis " in felicity("cards", "pursuit", "--kind", "partner", "--pack", str(tmp_path)).out


@pytest.mark.parametrize(
    ("game", "good", "bad", "why"),
    [
        (
            "nostalgia",
            '[[nostalgia]]\nid = "kite"\npassive = { on = "rest", reward = { sth = 1 } }\n',
            '[[nostalgia]]\nid = "kite"\npassive = { on = "sleep", reward = { sth = 1 } }\n',
            "nostalgia kite: key passive.on is 'sleep', expected one of ",
        ),
        (
            "nation",
            '[[production_level]]\nid = "builder-1"\nitems = 2\n',
            '[[production_level]]\nid = "builder-1"\nitems = 0\n',
            "production_level builder-1: key items is 0",
        ),
    ],
)
def test_packs_of_expansions_and_other_games_can_be_checked(tmp_path: Path, game: str, good: str, bad: str, why: str) -> None:
    (tmp_path / "mine.toml").write_text(good, "utf-8")
    assert f"is a valid pack: 1 card. Play with it: felicity play {game}" in felicity("cards", game, "--check", str(tmp_path)).flat
    (tmp_path / "mine.toml").write_text(bad, "utf-8")
    assert f"mine.toml: {why}" in felicity("cards", game, "--check", str(tmp_path), code=2).err


def test_a_pack_of_any_game_can_be_checked(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[device]]\nid = "heart"\nvalues = [1, 2]\n', "utf-8")
    assert "is a valid pack: 1 card" in felicity("cards", "rainbow", "--check", str(tmp_path)).flat
    (tmp_path / "mine.toml").write_text('[[device]]\nid = "heart"\nvalues = [7]\n', "utf-8")
    assert "track love: its last space can’t be reached" in felicity("cards", "rainbow", "--check", str(tmp_path), code=2).err


def test_every_game_has_a_catalog_that_packs_may_correct() -> None:
    assert all(plugins.game(name).catalog.default_tables() for name in engine.games())


def test_a_rule_of_a_game_whose_ids_begin_otherwise() -> None:
    assert felicity("rules", "rain-set-1").out.startswith("RAIN-SET-1  Number of players\n")


def test_rules_by_the_beginning_of_an_id() -> None:
    output = felicity("rules", "LOOP-2.4b").out
    assert [f"LOOP-2.4b{number}" in output for number in range(1, 6)] == [True] * 5


def test_all_rules_and_a_search() -> None:
    assert f" {len(engine.rules('loop'))} rules." in felicity("rules", "loop").out
    found = felicity("rules", "loop", "--search", "Favour reject").out
    assert "LOOP-2.4b1" in found
    assert "LOOP-2.5a" not in found
    assert "Une action par tour" in felicity("rules", "LOOP-2.0a", "--lang", "fr").out
    assert "LOOP-5.4a" in felicity("rules", "loop", "--search", "carte de credit", "--lang", "fr").out


TESTS = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("LOOP-2.0a")]

@pytest.mark.rule("LOOP-2.0b", "LOOP-2.0c")
def test_one(): ...

@pytest.mark.rule("LOOP-2.1a")
class TestMore:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("LOOP-2.1b"))])
    async def test_two(self, x): ...

@pytest.mark.rule("LOOP-2.2a")
def helper(): ...
"""


def test_coverage_reads_the_marks_of_tests(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    where = str(tmp_path / "test_it.py")
    one, two = f"{where}::test_one", f"{where}::TestMore::test_two"
    assert proofs_in(tmp_path) == {"LOOP-2.0a": [one, two], "LOOP-2.0b": [one], "LOOP-2.0c": [one], "LOOP-2.1a": [two], "LOOP-2.1b": [two]}


def test_coverage_lists_every_rule_and_fails_if_one_has_no_test(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    output = felicity("rules", "loop", "--coverage", "--tests", str(tmp_path), code=1).out
    assert "test_it.py::test_one" in output
    assert f" 5 of {len(engine.rules('loop'))} rules are covered by 2 tests." in output
    assert "Without a test: LOOP-1.0a" in output


def test_coverage_is_complete_when_every_rule_has_a_test(tmp_path: Path) -> None:
    ids = ", ".join(f'"{rule.id}"' for rule in engine.rules("loop").rules)
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({ids})\ndef test_all(): ...\n", "utf-8")
    assert "Without a test" not in felicity("rules", "loop", "--coverage", "--tests", str(tmp_path)).out


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ('@pytest.mark.rule("LOOP-99z")\ndef test_x(): ...', "LOOP-99z in "),
        ("@pytest.mark.rule(NAME)\ndef test_x(): ...", "line 1: the rule ids of a marker must be plain strings in quotation marks"),
        ("def test_x(:", "can’t be read as Python"),
    ],
)
def test_marks_that_name_no_rule_are_errors(tmp_path: Path, source: str, message: str) -> None:
    (tmp_path / "test_it.py").write_text(source, "utf-8")
    assert message in felicity("rules", "loop", "--coverage", "--tests", str(tmp_path), code=2).err


# --- cards ---


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_are_listed_with_figures_and_certainty(lang: str) -> None:
    screen = felicity("cards", "loop", "--lang", lang)
    assert len(widest(screen.out)) <= 80
    output = screen.flat
    if lang == "en":
        assert "Chef: 3 happiness, 2 coins, materials 2+1; salary +4 −1; level 1 [reconstructed]" in output
        assert "Dance (dance-1): glass + plastic; Group, Heart [reconstructed]" in output
        assert "Sense of Belonging (+3): 2 House, 2 Group [reconstructed]" in output
        assert "Share: red, 2 reputation for accepting [printed]" in output
    else:
        assert "[imprimé]" in output
        assert "Danse (dance-1)" in output


def test_one_kind_of_cards() -> None:
    output = felicity("cards", "loop", "--kind", "goal").out
    assert "── Goals (18)" in output
    assert "Chef" not in output


def test_a_good_pack_changes_the_list_and_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[career]]\nid = "chef"\ncoins = 7\ncertainty = "printed"\n', "utf-8")
    assert "is a valid pack: 1 card" in felicity("cards", "--check", str(tmp_path)).flat
    output = felicity("cards", "loop", "--kind", "career", "--pack", str(tmp_path)).flat
    assert "Chef: 3 happiness, 7 coins, materials 2+1; salary +4 −1; level 1 [printed]" in output
    game = ["play", "loop", "--terminal", "--mode", "solo", "--players", "1", "--option", "careers=chef", "--pack", str(tmp_path)]
    left = felicity(*game, typed=["quit"], data=tmp_path / "data").out
    assert "Ada begins with 3 happiness, 7 coins" in left
    assert f"felicity play loop --terminal --resume --pack {tmp_path}\n" in left


def test_every_mistake_of_a_pack_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('[[career]]\nid = "chef"\ncoins = -1\nlevel = 9\n[[goal]]\nid = "nap"\n', "utf-8")
    (tmp_path / "worse.toml").write_text("[[", "utf-8")
    output = felicity("cards", "loop", "--check", str(tmp_path), code=2).err
    for part in ("bad.toml: career chef: key coins is -1", "bad.toml: career chef: key level is 9", "'nap'", "worse.toml", "4 mistakes"):
        assert part in output


# --- games, version, help ---


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_lists_modes_and_options(lang: str) -> None:
    output = felicity("games", "--lang", lang).out
    assert "goal_claim = window* | auto  [LOOP-R12]" in output
    assert "competitive, 2" in output
    assert len(widest(output)) <= 80


def test_the_version_says_which_build_runs() -> None:
    assert felicity("--version").out.startswith(f"felicity {engine.__version__} (")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_of_every_command_has_an_example(lang: str) -> None:
    whole = command(lang)
    for name, each in whole.commands.items():
        assert f"felicity {name}" in each.epilog
        assert " " in each.help
        assert all(" " in (getattr(part, "help", None) or "a b") for part in each.params), name


def test_help_speaks_the_language_that_is_asked_for() -> None:
    assert language_of(["play", "--lang", "fr"]) == language_of(["--lang=fr"]) == "fr"
    assert language_of(["play", "--lang", "xx"]) == home_language()
    assert [home_language({"LANG": lang}) for lang in ("fr_CA.UTF-8", "de_DE", "C")] == ["fr", "en", "en"]


def test_it_runs_as_a_module_without_a_terminal() -> None:
    """A real process, the output a pipe that closes early."""
    output = subprocess.run(
        [sys.executable, "-m", "felicity", "play", "loop", "--help", "--lang", "fr"], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    assert "Jouer dans le navigateur" in output
