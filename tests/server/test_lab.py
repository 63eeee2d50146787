"""The laboratory over HTTP: a study is checked, queued, played beside the tables, read, drilled down to a single game, and taken home."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pyarrow.parquet as pq
import pytest

from felicity import extras
from felicity.lab.estimates import report
from felicity.lab.folder import Folder
from felicity.lab.play import lay_table, play_out
from felicity.lab.questions import write_csv
from felicity.lab.study import read
from felicity.server.app import make_app
from felicity.server.lab_messages import LabData, LabStudy, ReportData, StudyData, StudyReport
from felicity.server.models import model_of
from felicity.server.settings import Settings
from tests.server.laboratory import SHORT, Student, kept_in, laboratory, played_here
from tests.server.world import Browser, Data, Server

VERSUS = "loop players:3 mode:basic bots:greedy,random games:30 seed:2 vs career.intern.happiness=7"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("laboratory")


@pytest.fixture(scope="module")
def server(place: Path) -> Iterator[Server]:
    with laboratory(place) as found:
        yield found


@pytest.fixture(scope="module")
def studied(server: Server) -> tuple[Student, str]:
    """Somebody, and a study of two designs that was played."""
    student = Student(server)
    id = student.queue(VERSUS)["id"]
    student.wait_for(id, "finished")
    return student, id


def test_the_laboratory_says_what_may_be_asked_of_it(server: Server) -> None:
    about = Browser(server).get("/api/lab?lang=fr")
    model_of(LabData)(**about)
    assert (about["open"], about["why"], about["jobs"]) == (True, "", 1)
    assert about["limits"] == {"games": 10_000, "waiting": 50, "waiting_each": 3}
    assert [bot["id"] for bot in about["bots"]] == ["random", "easy", "greedy", "normal", "hard", "expert"]
    assert about["bots"][0]["name"] == "Au hasard"


def test_a_server_without_a_laboratory_says_so(lite: Server) -> None:
    visitor = Browser(lite)
    assert (visitor.get("/api/lab")["open"], visitor.get("/api/lab")["why"]) == (False, "off")
    assert "no laboratory" in visitor.get("/api/lab/studies", 404)["error"]["message"]
    assert "pas de laboratoire" in visitor.get("/api/lab/studies?lang=fr", 404)["error"]["message"]


def test_a_study_is_checked_before_it_is_played(server: Server) -> None:
    """From its text or as its file says it, with the same answer; nothing is kept."""
    student = Student(server)
    by_text = student.post("/api/lab/check", {"text": "loop bots:random,greedy games:70 until:9 goal_claim=auto vs bots:easy"})
    as_data = {"game": "loop", "bots": ["random", "greedy"], "games": 70, "until": 9, "options": {"goal_claim": "auto"}}
    by_data = student.post("/api/lab/check", {"study": {**as_data, "versus": {"bots": ["easy"]}}})
    model_of(StudyData)(**by_text)
    assert by_text == by_data
    assert tomllib.loads(by_text["file"])["games"] == by_text["games"] == 70
    assert read(by_text["text"]).id == by_text["id"]
    assert (by_text["known"], by_text["versus"]) == (False, {"bots": ["easy"]})
    assert student.get(f"/api/lab/studies/{by_text['id']}", 404)["error"]["code"] == "no-study"


@pytest.mark.parametrize(
    ("wish", "english", "french"),
    [
        ({"text": "loop games:none"}, "games:none can’t be used: expected a whole number", "games:none ne convient pas"),
        ({"text": "loop vs"}, "Both designs are the same", "Les deux versions sont les mêmes"),
        ({"text": "loop 'open"}, "a quotation mark isn’t closed", "des guillemets ne sont pas fermés"),
        ({"text": "loop games:10001"}, "10,001 games; the limit here is 10,000", "la limite est ici de 10"),
        ({"text": "loop bots:mcts:100000"}, "mcts:100000 thinks for too long", "réfléchit trop longtemps"),
        ({"text": "loop pack:/etc"}, "There is no pack “/etc”", "Il n’y a pas de cartes maison"),
        ({"text": "loop pack:.."}, "There is no pack “..”", "Il n’y a pas de cartes maison"),
        ({"text": "chess"}, "There is no game 'chess': choose one of loop", "Il n’y a pas de jeu 'chess'"),
        ({"text": "loop mode:hard"}, "loop has no mode 'hard': choose one of basic", "loop n’a pas de mode 'hard'"),
        ({"text": "loop players:9"}, "loop in competitive mode is for 2 to 6 players, not 9.", "se joue de 2 à 6, pas à 9."),
        ({"text": "loop mode:solo players:2"}, "loop in solo mode is for 1 player, not 2.", "se joue à 1, pas à 2."),
        ({"text": "loop bots:clever"}, "There is no bot 'clever' for loop", "Il n’y a pas de robot 'clever' pour loop"),
        ({"text": "loop colour=red"}, "loop has no option 'colour': choose from", "loop n’a pas d’option 'colour'"),
        ({"text": "loop goal_claim=maybe"}, "is one of window, auto (LOOP-R12).", "choisissez parmi window, auto (LOOP-R12)."),
        ({"text": "nation target=-3"}, "32, 16 or a whole number from 1 to 1,000", "32, 16, ou un nombre entier de 1 à"),
        ({"text": "loop mode:basic careers=chef"}, "everybody is an intern", "tout le monde est stagiaire"),
        ({"text": "loop career.chef.coins=99"}, "key coins is 99, expected a whole", "la clé coins vaut 99, il faut un nombre entier"),
        ({"text": f"loop seed:{'x' * 300}"}, "a seed is a", "une graine est un nombre"),
        ({"study": {"game": "loop", "until": 200}}, "until:200 can’t be used", "until:200 ne convient pas"),
        (
            {"study": {"game": "loop", "versus": {"cards": {"career": {"chef": {"coins": None}}}}}},
            "null can’t be written",
            "null ne peut pas",
        ),
    ],
)
def test_what_cannot_be_studied_is_refused_in_the_readers_language(server: Server, wish: Data, english: str, french: str) -> None:
    student = Student(server)
    assert english in student.post("/api/lab/check", wish, 400)["error"]["message"]
    assert french in student.post("/api/lab/check?lang=fr", wish, 400)["error"]["message"]


def test_a_study_that_waits_for_narrow_intervals_gives_up_within_the_limit(server: Server) -> None:
    assert Student(server).post("/api/lab/check", {"text": "loop until:1"})["games"] == 10_000


def test_rows_are_those_of_a_local_run(studied: tuple[Student, str], place: Path, tmp_path: Path) -> None:
    """To the last byte."""
    _, id = studied
    assert kept_in(place, id) == played_here(VERSUS, tmp_path)


def test_the_report_is_that_of_the_terminal_with_names(studied: tuple[Student, str], place: Path) -> None:
    student, id = studied
    found = student.get(f"/api/lab/studies/{id}?lang=fr")
    model_of(StudyReport)(**found)
    sent = found["report"]
    expected = json.loads(json.dumps(report(Folder(place / "lab" / id))))
    for name in ("study", "deals", "difference", "effects", "even", "together"):
        assert sent[name] == expected[name]
    for design, plain in zip(sent["designs"], expected["designs"], strict=True):
        assert {key: design[key] for key in plain} == plain
        assert sum(each["games"] for each in design["scores"]) == 90
        every = design["sources"][0]
        assert every["name"] == ""
        assert sum(every["sources"].values()) == pytest.approx(design["all"]["score"]["mean"])
    assert sent["labels"]["bots"]["greedy"] == "Glouton"
    assert sent["labels"]["roles"]["intern"] != "intern"
    assert sent["labels"]["sources"]["goals"] == "Objectifs"
    last = sent["course"][-1]
    assert (last["deals"], len(sent["course"])) == (30, len(kept_in(place, id)))
    by_pair = {row["name"]: row["won"] for row in expected["difference"]["bots"]}
    assert {row["name"]: row["any_high"] for row in last["bots"]} == {name: won["any_high"] for name, won in by_pair.items()}
    assert student.http.get(f"/api/lab/studies/{id}/report.json").json()["designs"] == expected["designs"]


def test_what_has_not_changed_is_not_sent_again(studied: tuple[Student, str]) -> None:
    student, id = studied
    tag = student.http.get(f"/api/lab/studies/{id}").headers["etag"]
    again = student.http.get(f"/api/lab/studies/{id}", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_finished_study_is_shown_when_it_is_asked_for_again(studied: tuple[Student, str], server: Server) -> None:
    _, id = studied
    again = Student(server).queue(VERSUS)
    assert (again["id"], again["state"], again["finished"], again["mine"]) == (id, "finished", 30, False)


def test_games_are_listed_by_what_one_looks_for(studied: tuple[Student, str]) -> None:
    student, id = studied
    whole = student.get(f"/api/lab/studies/{id}/games?count=100")
    assert (whole["count"], [game["number"] for game in whole["games"]]) == (30, list(range(1, 31)))
    longest = student.get(f"/api/lab/studies/{id}/games?sort=rounds&from=2&count=3&design=2")
    assert longest["count"] == 30
    by_rounds = sorted(student.get(f"/api/lab/studies/{id}/games?design=2&count=100")["games"], key=lambda game: -game["rounds"])
    assert [game["number"] for game in longest["games"]] == [game["number"] for game in by_rounds[2:5]]
    margins = [
        max(seat["score"] for seat in game["seats"]) - min(seat["score"] for seat in game["seats"])
        for game in student.get(f"/api/lab/studies/{id}/games?sort=margin")["games"]
    ]
    assert margins == sorted(margins, reverse=True)
    assert student.get(f"/api/lab/studies/{id}/games?bot=hard")["count"] == 0
    assert student.get(f"/api/lab/studies/{id}/games?bot=greedy&role=intern")["count"] == 30


def test_a_game_can_be_replayed(studied: tuple[Student, str]) -> None:
    """The very game that was counted, house cards included; asked for twice it is the same table."""
    student, id = studied
    listed = student.get(f"/api/lab/studies/{id}/games?design=2&from=6&count=1")["games"][0]
    code = student.post(f"/api/lab/studies/{id}/games/7?design=2", {}, 201)["code"]
    assert student.post(f"/api/lab/studies/{id}/games/7?design=2", {}, 201)["code"] == code
    replay = student.get(f"/api/tables/{code}/replay")
    assert [seat["score"] for seat in replay["result"]["seats"]] == [seat["score"] for seat in listed["seats"]]
    assert replay["names"] == [f"{seat['bot']} {seat['seat']}" for seat in listed["seats"]]
    plan = read(VERSUS).plans[1]
    table = lay_table(plan, 7)
    play_out(plan, 7, table)
    assert [move["option"] for move in replay["moves"]] == [option.text for option in table.chosen]
    assert replay["seed"] == listed["seed"] == "2-7"
    assert student.get(f"/api/tables/{code}/pack")["changes"][0]["after"] == 7
    assert "no game 31" in student.post(f"/api/lab/studies/{id}/games/31", {}, 400)["error"]["message"]
    assert all(table["code"] != code for table in student.get("/api/tables"))


def test_rows_can_be_taken_home(studied: tuple[Student, str], place: Path, tmp_path: Path) -> None:
    """As CSV, as one Parquet file, and as the study that makes them again."""
    student, id = studied
    folder, out = Folder(place / "lab" / id), io.StringIO()
    write_csv(folder, out)
    assert student.http.get(f"/api/lab/studies/{id}/rows.csv").text == out.getvalue()
    whole = pq.read_table(io.BytesIO(student.http.get(f"/api/lab/studies/{id}/rows.parquet").content)).to_pylist()
    assert whole == [row for path in folder.files for row in pq.read_table(path).to_pylist()]
    assert student.http.get(f"/api/lab/studies/{id}/study.toml").text == (folder.path / "study.toml").read_text("utf-8")
    program = tmp_path / "study.py"
    program.write_text(student.http.get(f"/api/lab/studies/{id}/study.py").text, "utf-8")
    said = subprocess.run([sys.executable, str(program)], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert "points in design 2 minus design 1" in said
    assert {path.name: path.read_bytes() for path in tmp_path.glob(f"felicity-lab/{id}/*.parquet")} == kept_in(place, id)


def test_two_studies_are_compared(server: Server) -> None:
    student = Student(server)
    first, second = (
        student.queue(f"loop players:2 mode:basic bots:random games:12 {more}")["id"] for more in ("", "vs repurchase=optional")
    )
    other = student.queue("loop players:3 mode:basic bots:random games:3")["id"]
    for id in (first, second, other):
        student.wait_for(id, "finished")
    found = student.get(f"/api/lab/compare?first={first}&second={second}")
    model_of(ReportData)(**found)
    assert (found["deals"], found["versus"]["id"]) == (12, second)
    refused = student.get(f"/api/lab/compare?first={first}&second={other}&lang=fr", 400)["error"]["message"]
    assert "leurs nombres de joueurs diffèrent, 2 et 3" in refused


def test_house_cards_come_as_files(server: Server, place: Path) -> None:
    """They are kept with the studies, and the study names them by their fingerprint."""
    student = Student(server)
    pack = {"name": "my box", "files": {"careers.toml": '[[career]]\nid = "intern"\nhappiness = 6\n'}}
    wish = {"study": {"game": "loop", "mode": "basic", "players": 2, "games": 6, "pack": pack}}
    checked = student.post("/api/lab/check", wish)
    assert checked["pack"].startswith("my box-")
    id = student.post("/api/lab/studies", wish, 201)["id"]
    student.wait_for(id, "finished")
    rows = pq.read_table(Folder(place / "lab" / id).files[0]).to_pylist()
    assert all(dict(row["sources"])["start"] == 6 for row in rows)
    assert student.post("/api/lab/check", {"text": checked["text"]})["id"] == id
    bad = {"name": "my box", "files": {"careers.toml": '[[career]]\nid = "intern"\nhappiness = "many"\n'}}
    refused = student.post("/api/lab/check", {"study": {"game": "loop", "pack": bad}}, 400)["error"]["message"]
    assert "happiness" in refused
    hidden = {"study": {"game": "loop", "pack": {**pack, "name": ".."}}}
    assert "can’t be called" in student.post("/api/lab/check", hidden, 400)["error"]["message"]


def test_questions_in_sql_are_limited(studied: tuple[Student, str]) -> None:
    """In what they may read and do, in rows, in memory and in time."""
    student, id = studied

    def ask(sql: str, status: int = 200) -> Data:
        found = student.post(f"/api/lab/studies/{id}/query", {"sql": sql}, status)
        assert isinstance(found, dict)
        return found

    def why(sql: str) -> str:
        return str(ask(sql, 400)["error"]["message"])

    assert ask("SELECT design, count(*) AS n FROM rows GROUP BY ALL ORDER BY ALL") == {
        "columns": ["design", "n"],
        "rows": [[1, 90], [2, 90]],
        "more": False,
    }
    many = ask("SELECT i FROM range(5000) AS r(i)")
    assert (len(many["rows"]), many["more"]) == (1000, True)
    assert ask("SELECT 9007199254740993 AS big, 'nan'::DOUBLE AS odd, DATE '2020-01-02' AS day, sources FROM rows LIMIT 1")["rows"][0][
        :3
    ] == [
        "9007199254740993",
        "nan",
        "2020-01-02",
    ]
    assert len(ask("SELECT repeat('x', 100000) AS long")["rows"][0][0]) == 2000
    assert "one SELECT" in why("COPY rows TO 'rows.csv'")
    assert "disabled" in why("SELECT * FROM read_csv('/etc/hostname')")
    assert any(
        limit in why("SELECT list(i) FROM range(1000000000) AS r(i)") for limit in ("Memory", "longer than")
    )  # whichever comes first
    assert "longer than" in why("SELECT count(*) FROM range(100000000000) AS a(i) WHERE i * i % 7 = 8")
    assert ask("SELECT 1 AS one")["rows"] == [[1]]


def test_a_list_shows_the_latest_studies_first(studied: tuple[Student, str], server: Server) -> None:
    student, _ = studied
    id = student.queue(SHORT)["id"]
    student.wait_for(id, "finished")
    found = student.get("/api/lab/studies")
    model_of(LabStudy)(**found[0])
    assert found[0]["id"] == id
    assert {"mine": True, "state": "finished", "finished": 40, "place": None}.items() <= found[0].items()
    assert student.post("/api/lab/check", {"text": SHORT.replace("40", "80")})["seconds"] is not None


def test_an_open_laboratory_is_everybodys(tmp_path: Path) -> None:
    """As at one's own machine, where also studies of the terminal are shown."""
    played_here(SHORT, tmp_path / "lab")
    with laboratory(tmp_path, lab_shared=True, lab_games=0) as server:
        visitor = Student(server)
        (study,) = visitor.get("/api/lab/studies")
        assert (study["state"], study["mine"]) == ("finished", True)
        visitor.tell_lab(study["id"], "remove")
        assert visitor.get("/api/lab/studies") == []


def test_what_is_missing_is_named_with_the_command_that_installs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables go on without the laboratory."""
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "duckdb" else object())
    monkeypatch.setattr(gc, "freeze", lambda: None)  # this process lives on
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", lab=str(tmp_path / "lab")))

    async def visit() -> tuple[Data, httpx.Response, Data]:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as visitor,
        ):
            about, refused = await visitor.get("/api/lab"), await visitor.get("/api/lab/studies?lang=fr")
            return about.json(), refused, (await visitor.get("/api/health")).json()

    about, refused, health = asyncio.run(visit())
    assert (about["open"], about["why"], about["command"]) == (False, "missing", "pip install 'felicity[lab]'")
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-lab")
    assert "pip install 'felicity[lab]'" in refused.json()["error"]["message"]
    assert health["ok"] is True
