"""`felicity simulate` as a stranger calls it."""

from __future__ import annotations

import csv
import importlib
import io
import json
import re
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from felicity import extras, games, plugins
from felicity.cli import app, language
from felicity.games.loop import constants as loop
from felicity.games.loop import names, scoring
from felicity.lab import run as lab_run
from felicity.lab.batch import Stop, play_all, play_deals
from felicity.lab.folder import Shelf
from felicity.lab.play import Plan, Played
from felicity.lab.rows import Row, rows_of_deal

command = importlib.import_module("felicity.cli.simulate")  # the package has a function of this name
SMALL = ["loop", "--players", "2", "--games", "6", "--seed", "1", "--jobs", "1"]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder of one's own."""
    monkeypatch.setenv("FELICITY_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `pip install felicity`, without the laboratory's packages: a try to import one fails."""
    for name in ("pyarrow", "duckdb", "openskill"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr(extras, "find_spec", lambda name: None)


def run(*args: str, code: int = 0) -> tuple[str, str]:
    """What the command says on its two outputs."""
    done = CliRunner(env={"COLUMNS": "80", "TERMINAL_WIDTH": "80"}).invoke(app, ["simulate", *args])
    assert done.exit_code == code, done.output
    return done.stdout, done.stderr


def report_of(*args: str) -> Any:
    """The figures that the command writes as JSON."""
    return json.loads(run(*args, "--json", "-")[0])


@pytest.mark.parametrize(("mode", "players"), [("basic", 3), ("competitive", 6), ("coop", 2), ("solo", 1)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_fits_80_columns(mode: str, players: int, lang: str) -> None:
    output, _ = run("loop", "--mode", mode, "--players", str(players), "--games", "8", "--seed", "1", "--jobs", "1", "--lang", lang)
    assert all(len(line.rstrip()) <= 80 for line in output.splitlines())
    assert "…" not in output
    assert "random" in output


def test_the_numbers_do_not_depend_on_the_processes() -> None:
    asked = ["loop", "--players", "3", "--games", "20", "--seed", "7"]
    one, two = report_of(*asked, "--jobs", "1"), report_of(*asked, "--jobs", "2")
    assert one["statistics"] == two["statistics"]
    assert (one["input"].pop("jobs"), two["input"].pop("jobs")) == (1, 2)
    assert one["input"] == two["input"]


def test_json_holds_the_figures_and_what_was_asked() -> None:
    output = report_of(*SMALL, "--option", "starting_player=2", "--no-rotate", "--bots", "random")
    asked, statistics = output["input"], output["statistics"]
    assert (asked["game"], asked["mode"], asked["players"], asked["games"], asked["seed"]) == ("loop", "competitive", 2, 6, "1")
    assert (asked["bots"], asked["rotate"], asked["options"]["starting_player"]) == (["random", "random"], False, "2")
    assert statistics["games"] == 6
    assert sum(row["won"]["wins"] for row in statistics["seats"]) == pytest.approx(6)
    assert set(statistics["bots"][0]["won"]) == {"wins", "n", "rate", "low", "high"}
    assert set(statistics["bots"][0]["score"]) == {"n", "mean", "sd", "median", "p5", "p95", "min", "max"}
    assert set(statistics["bots"][0]["sources"]) == set(loop.SOURCES)
    assert output["run"]["games_per_second"] > 0
    assert not output["run"]["stopped"]


def test_csv_has_one_row_per_game() -> None:
    output, aside = run(*SMALL, "--csv", "-")
    rows = list(csv.DictReader(io.StringIO(output)))
    assert [row["seed"] for row in rows] == [f"1-{number}" for number in range(1, 7)]
    assert {row["bot_1"] for row in rows} == {"random"}
    assert all(row["role_2"] in names.CAREERS and row["ended_by"] in loop.ENDINGS for row in rows)
    assert all(int(row["decisions"]) > 10 and int(row["rounds"]) >= 1 for row in rows)
    assert "Careers" in aside, "the report makes room for the rows"


def test_files_are_written_and_named(tmp_path: Path) -> None:
    data, rows = tmp_path / "figures.json", tmp_path / "games.csv"
    output, _ = run(*SMALL, "--json", str(data), "--csv", str(rows))
    assert json.loads(data.read_text(encoding="utf-8"))["statistics"]["games"] == 6
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 7
    assert "games.csv was written." in output.replace("\n", "")


def test_the_report_says_how_wins_and_seats_are_counted() -> None:
    output, aside = run(*SMALL)
    assert "6 games in" in output
    assert "After each game every bot moves one seat on" in output
    assert "a shared win is divided equally among the winners" in output
    assert "Wilson" in output
    assert aside == "", "nobody watches, so there is no progress bar"
    assert "All bots keep their seats." in run(*SMALL, "--no-rotate")[0]


def test_cooperative_games_are_won_together() -> None:
    output, _ = run("loop", "--players", "3", "--mode", "coop", "--games", "5", "--seed", "1", "--jobs", "1")
    assert re.search(r"\d of 5 games were won: \d", output)
    assert "All seats win together if each of them scores 11 or more" in output
    assert "What decided" not in output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_of_the_pursuit_of_happiness(lang: str) -> None:
    """By kind, within 80 columns; traits are its roles, and lives end in a round."""
    asked = ["pursuit", "--players", "4", "--games", "6", "--seed", "1", "--jobs", "1", "--cards", "--lang", lang]
    output, _ = run(*asked)
    assert all(len(line.rstrip()) <= 80 for line in output.splitlines())
    assert "…" not in output
    for title in ("Child traits", "Died in round", "Basic projects", "Life goals") if lang == "en" else ("Talents", "Projets de base"):
        assert title in output
    rows = list(csv.DictReader(io.StringIO(run(*asked, "--csv", "-")[0])))
    assert {row["kind"] for row in rows} >= {"basic", "single", "group", "item", "activity", "trait", "goal"}
    statistics = report_of(*asked)["statistics"]
    assert [row["card"] for row in statistics["cards"]] == [row["card"] for row in rows]
    assert sum(row["wins"] for row in statistics["deaths"]) == 24
    assert sum(row["wins"] for row in statistics["by_rounds"]) == 6


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_of_nostalgia(lang: str) -> None:
    """Those of the base and its own, by category; an expansion uses the words of the game that it extends."""
    output, _ = run("nostalgia", "--players", "2", "--games", "2", "--seed", "1", "--jobs", "1", "--cards", "--lang", lang)
    assert all(len(line.rstrip()) <= 80 for line in output.splitlines())
    assert "…" not in output
    english, french = ("Memories: choices", "Cards a life has", "memories"), ("Souvenirs\u00a0: choix", "Cartes d’une vie", "souvenirs")
    assert all(title in output for title in (english if lang == "en" else french))


@pytest.mark.parametrize("players", ["1", "2"])
@pytest.mark.parametrize("game", games())
def test_every_game_can_be_simulated(game: str, players: str) -> None:
    """Whatever its roles, sources and endings are called."""
    fewest = min(low for low, _ in plugins.game(game).facts.modes.values())
    output, _ = run(game, "--players", str(max(fewest, int(players))), "--games", "2", "--seed", "1", "--jobs", "1")
    assert "random" in output


def test_cards_are_counted_for_games_that_know_how() -> None:
    _, aside = run("rainbow", "--players", "2", "--games", "1", "--cards", code=2)
    assert "be counted in rainbow" in aside


def test_french() -> None:
    output, _ = run(*SMALL, "--lang", "fr")
    assert "mode compétitif, 2 joueurs" in output
    assert "Après chaque partie, chaque robot avance d’une place" in output
    assert re.search(r"random +12 +50,0\xa0%", output)
    for english in ("wins", "games", "Careers", "score:", "ended"):
        assert english not in output


def test_options_that_differ_from_the_defaults_are_shown() -> None:
    assert "Options: goal_claim=auto" in run(*SMALL, "--option", "goal_claim=auto")[0]
    assert "Options" not in run(*SMALL)[0]


def test_a_pack_is_shown_by_its_fingerprint(tmp_path: Path) -> None:
    folder = tmp_path / "my-box"
    folder.mkdir()
    (folder / "careers.toml").write_text('[[career]]\nid = "intern"\nhappiness = 6\n', encoding="utf-8")
    output, _ = run(*SMALL, "--mode", "basic", "--pack", str(folder))
    assert "Pack: my-box-" in output
    assert re.search(r"at the start +6\.00", output)


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    output, _ = run("loop", "--players", "2", "--games", "1", "--jobs", "1")
    found = re.search(r"Seed (\w{64});", output)
    assert found
    assert run("loop", "--players", "2", "--games", "1", "--jobs", "1")[0].count(found[1]) == 0


def test_a_progress_bar_can_be_asked_for() -> None:
    output, aside = run(*SMALL, "--progress")
    assert "Playing" in aside
    assert "6/6" in aside
    assert "Playing" not in output


def stopped_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C when so many games are finished, whether they are kept or not."""

    def counted(numbers: Iterator[Any]) -> Iterator[Any]:
        if not games:
            signal.raise_signal(signal.SIGINT)
        for number, each in enumerate(numbers, 1):
            yield each
            if number == games:
                signal.raise_signal(signal.SIGINT)

    def plays_all(plan: Plan, jobs: int, stop: Stop, cluster: str) -> Iterator[Played]:
        return counted(play_all(plan, jobs, stop))

    def plays_deals(plans: tuple[Plan, ...], spans: Iterator[range], jobs: int, stop: Stop, cluster: str) -> Iterator[tuple[Played, ...]]:
        return counted(play_deals(plans, spans, jobs, stop))

    monkeypatch.setattr(command, "play_all", plays_all)
    monkeypatch.setattr(lab_run, "play_deals", plays_deals)


def test_ctrl_c_reports_the_games_that_were_finished_and_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same command goes on, and tells what it would have told at once."""
    whole = report_of(*SMALL, "--players", "3")["statistics"]
    shutil.rmtree(tmp_path / "data")
    rows = tmp_path / "games.csv"
    with monkeypatch.context() as patch:
        stopped_after(3, patch)
        output, _ = run(*SMALL, "--players", "3", "--csv", str(rows), code=130)
    assert "Stopped: these are the results of the first 3 games, of 6." in output
    assert "the same command goes on." in output
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 4
    played: list[int] = []

    def counted(plans: Sequence[Plan], deal: Sequence[Played]) -> list[Row]:
        played.append(deal[0].number)
        return rows_of_deal(plans, deal)

    monkeypatch.setattr(lab_run, "rows_of_deal", counted)
    assert report_of(*SMALL, "--players", "3")["statistics"] == whole
    assert played == [4, 5, 6]


@pytest.mark.parametrize("seed", [[], ["--seed", "1"]])
def test_ctrl_c_before_the_first_game_reports_nothing(monkeypatch: pytest.MonkeyPatch, seed: list[str]) -> None:
    stopped_after(0, monkeypatch)
    output, _ = run("loop", "--players", "2", "--games", "6", "--jobs", "1", *seed, code=130)
    assert output.startswith("Stopped: no game was finished.\n")


# --- a view of the laboratory ---


def test_with_a_seed_the_games_are_a_study(data: Path) -> None:
    """`felicity lab` knows it, and the second time nothing is played."""
    output, _ = run(*SMALL, "--option", "goal_claim=auto")
    (folder,) = Shelf(data / "lab").folders()
    assert str(folder.study()) == "loop mode:competitive players:2 bots:random games:6 seed:1 goal_claim=auto"
    assert f"Kept: felicity lab report {folder.path.name} tells more." in output
    before = folder.files[0].stat().st_mtime_ns
    assert run(*SMALL, "--option", "goal_claim=auto")[0] == output
    assert folder.files[0].stat().st_mtime_ns == before


def test_without_a_seed_nothing_is_kept(data: Path) -> None:
    """Nobody will ask for the same games again."""
    run("loop", "--players", "2", "--games", "2", "--jobs", "1")
    assert not data.exists()


@pytest.mark.parametrize("game", [["loop", "--mode", "coop"], ["pursuit", "--cards"], ["rainbow", "--bots", "easy,random"]])
def test_rows_that_are_kept_and_rows_that_are_not_tell_the_same(game: list[str], data: Path, request: pytest.FixtureRequest) -> None:
    """To the last digit, with the laboratory's packages and without: the figures, and the lines for other tools."""
    asked = [*game, "--players", "3", "--games", "14", "--seed", "1", "--jobs", "1"]
    kept, lines = report_of(*asked), run(*asked, "--csv", "-")[0]
    assert data.exists()
    shutil.rmtree(data)
    request.getfixturevalue("bare")
    assert report_of(*asked)["statistics"] == kept["statistics"]
    assert run(*asked, "--csv", "-")[0] == lines
    assert not data.exists()


def test_a_data_folder_that_cannot_be_written_is_no_reason_not_to_play(data: Path) -> None:
    """The report needs no file."""
    data.write_text("in the way", encoding="utf-8")
    output, _ = run(*SMALL)
    assert "6 games in" in output
    assert "Kept" not in output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "There is no game 'chess': choose one of loop"),
        (["loop", "--players", "9"], "2 to 6 players, not 9"),
        (["loop", "--mode", "hard"], "loop has no mode 'hard'"),
        (["loop", "--bots", "clever"], "no bot 'clever'"),
        (["loop", "--players", "2", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["loop", "--option", "goal_claim"], "“goal_claim” is not an option of the game: write --option name=value."),
        (["loop", "--option", "colour=red"], "no option 'colour'"),
        (["loop", "--option", "goal_claim=auto", "--option", "goal_claim=window"], "goal_claim is given twice"),
        (["loop", "--option", "goal_claim=never"], "goal_claim is one of window, auto"),
        (["loop", "--pack", "nowhere"], "no such folder"),
        (["loop", "--json", "-", "--csv", "-"], "--json and --csv can’t both go"),
        (["loop", "--json", "same", "--csv", "same"], "name the same file"),
        (["loop", "--json", "nowhere/figures.json"], "nowhere/figures.json can’t be written"),
        (["loop", "--seed", "two words"], "without blanks"),
        (["loop", "--games", "0"], "--games"),
        (["loop", "--jobs", "0"], "--jobs"),
        (["loop", "--option", "x", "--lang", "fr"], "écrivez --option nom=valeur"),
    ],
)
def test_bad_input_is_refused_in_words(args: list[str], message: str) -> None:
    output, aside = run(*args, code=2)
    assert output == ""
    assert message in aside
    assert "Traceback" not in aside


def test_bad_input_changes_no_file(tmp_path: Path) -> None:
    rows = tmp_path / "games.csv"
    rows.write_text("kept", encoding="utf-8")
    run("loop", "--csv", str(rows), "--bots", "clever", code=2)
    assert rows.read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_of_loop_can_be_said(lang: str) -> None:
    assert all(language.say(lang, f"loop-career-{name}") for name in names.CAREERS)
    keys = [f"source-{name}" for name in loop.SOURCES]
    keys += [f"ending-{name}" for name in loop.ENDINGS if name != "running"]
    keys += [f"tie-break-{name}" for name in [*scoring.TIE_BREAKS, "shared"]]
    for key in keys:
        assert language.say(lang, f"simulate-{key}")


def test_both_languages_have_the_same_keys() -> None:
    found = [
        re.findall(r"^(simulate-[\w-]+) =", (language.LOCALE / lang / "simulate.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in ("en", "fr")
    ]
    assert found[0] == found[1]
    assert len(found[0]) == len(set(found[0]))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_other_games_name_their_own_sources_and_endings(lang: str) -> None:
    output, _ = run("rainbow", "--games", "4", "--players", "3", "--jobs", "1", "--seed", "1", "--lang", lang)
    assert language.say(lang, "rainbow-source-love") in output
    assert language.say(lang, "rainbow-ending-rainbow") in output
