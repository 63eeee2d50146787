"""House cards at tables: they are checked, kept, played with everywhere, and go with the last table that uses them."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

import felicity
from felicity import api, plugins
from felicity.cli import app
from felicity.core.errors import CannotRead
from felicity.core.pack import read_pack
from felicity.core.record import Record
from felicity.server import shuffle
from felicity.server.backup import back_up
from felicity.server.hall import Hall
from felicity.server.journal import Header
from felicity.server.new_tables import open_fork, open_rematch, open_table
from felicity.server.pack_check import check_pack, checked
from felicity.server.packs import SHELF, StoredPack
from felicity.server.refused import Refused
from felicity.server.restore import restore
from felicity.server.schema import Fork, NewTable
from felicity.server.settings import Settings
from felicity.server.store import Store
from felicity.server.stored_table import StoredTable
from tests.server.postgres import Cluster
from tests.server.world import Browser, Data, Server, against_bots, serving, until

CHEF = '[[career]]\nid = "chef"\ncoins = 7\n\n[[goal]]\nid = "hobby"\nhappiness = 9\n'
PACK = {"name": "My box", "files": {"cards.toml": CHEF}}
FINGERPRINT = "My box-970b28604e9f"
BAD = {
    "no-coins": (
        '[[career]]\nid = "chef"\ncoins = 99\n',
        "cards.toml: career chef: key coins is 99, expected a whole number from 0 to 20.",
    ),
    "no-card": ('[[career]]\nid = "king"\n', "cards.toml: [[career]] 'king': there is no such card"),
    "no-key": ('[[career]]\nid = "chef"\nsalt = 1\n', "cards.toml: career chef: key salt is not known"),
    "no-table": ("[[dragon]]\nid = 1\n", "cards.toml: table [[dragon]] is not known"),
    "no-toml": ("[[career\n", "cards.toml: not valid TOML"),
}


def stored_pack(files: dict[str, str] | None = None) -> StoredPack:
    """House cards, as they come from the check."""
    files = files or PACK["files"]  # type: ignore[assignment]
    assert files is not None
    found = checked("loop", "My box", files, 60.0)
    assert not found["mistakes"]
    return StoredPack("loop", found["fingerprint"], found["digest"], "My box", files, found["entries"], 0)


def career(browser: Browser, code: str, game: str = "loop") -> Data:
    """The chef as the page of a table is told."""
    rows = browser.get(f"/api/tables/{code}/cards/{game}")["career"]
    return dict(next(row for row in rows if row["id"] == "chef"))


def upload(browser: Browser, record: str, status: int = 201) -> Data:
    """Send a record."""
    found = browser.http.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
    assert found.status_code == status, found.text
    return dict(found.json())


# --- the check ---


def test_a_folder_and_a_request_have_the_same_fingerprint(lite: Server, tmp_path: Path) -> None:
    """Terminal and server speak of the same pack, in whatever order the files are sent."""
    folder = tmp_path / "My box"
    folder.mkdir()
    files = {"b.toml": CHEF, "a.toml": '[[career]]\nid = "artist"\nname = "Künstlerin"\n'}
    for name, content in files.items():
        (folder / name).write_bytes(content.encode())
    found = Browser(lite).post("/api/games/loop/pack", {"name": "My box", "files": files})
    pack = read_pack(plugins.game("loop").catalog, folder)
    assert (found["fingerprint"], found["digest"]) == (pack.fingerprint, pack.digest)
    assert found["mistakes"] == []


def test_the_check_tells_what_differs_from_the_catalog(lite: Server) -> None:
    """By card and key, before and after; what is as in the catalog is no change."""
    same = '[[career]]\nid = "artist"\nhappiness = 2\n'
    found = Browser(lite).post("/api/games/loop/pack", {"name": "My box", "files": {"cards.toml": CHEF + same}})
    before = plugins.game("loop").catalog.default_tables()
    assert found["fingerprint"] != FINGERPRINT
    assert {"table": "career", "card": "chef", "key": "coins", "before": before["career"]["chef"]["coins"], "after": 7} in found["changes"]
    assert {change["card"] for change in found["changes"]} <= {"chef", "hobby", "artist"}
    assert found["entries"][0] == {"file": "cards.toml", "table": "career", "entry": {"id": "chef", "coins": 7}}


@pytest.mark.parametrize("case", BAD)
def test_a_mistake_names_file_card_and_key(lite: Server, case: str) -> None:
    """Those of `felicity cards --check`; no table is made with such a pack."""
    content, message = BAD[case]
    ada = Browser(lite)
    wish = {"name": "My box", "files": {"cards.toml": content}}
    mistakes = ada.post("/api/games/loop/pack", wish)["mistakes"]
    assert mistakes[0]["message"].startswith(message)
    if case in ("no-coins", "no-key"):
        assert (mistakes[0]["file"], mistakes[0]["table"], mistakes[0]["card"]) == ("cards.toml", "career", "chef")
        assert mistakes[0]["key"] == ("coins" if case == "no-coins" else "salt")
    refused = ada.post("/api/tables", {"game": "loop", "mode": "basic", "pack": wish}, 400)["error"]
    assert refused["code"] == "bad-pack"
    assert message in refused["message"]


def test_mistakes_are_told_in_the_readers_language(lite: Server) -> None:
    """Where they are and of which kind is told beside the sentence."""
    ada = Browser(lite)
    wish = {"name": "My box", "files": {"cards.toml": BAD["no-coins"][0]}}
    mistake = ada.post("/api/games/loop/pack?lang=fr", wish)["mistakes"][0]
    assert (mistake["card"], mistake["key"], mistake["why"]) == ("chef", "coins", "wrong-value")
    assert "la clé coins vaut 99, il faut un nombre entier de 0 à 20." in mistake["message"]
    ada.post("/api/games/loop/pack?lang=xx", wish, 404)


def test_what_contradicts_itself_is_told_too(lite: Server) -> None:
    """A loan whose rows don't add up, and a board on which a player could be stuck."""
    ada = Browser(lite)
    loan = '[[loan]]\nid = "loan-25"\nper_turn = 9\n'
    name = plugins.game("nation").catalog.known["loan"][0]
    found = ada.post("/api/games/nation/pack", {"name": "x", "files": {"a.toml": loan.replace("loan-25", name)}})
    assert (found["mistakes"][0]["card"], found["mistakes"][0]["key"]) == (name, "rows")
    device = plugins.game("rainbow").catalog.known["device"][0]
    stuck = f'[[deck]]\nid = "self_improvement"\nper_area = 1\n\n[[device]]\nid = "{device}"\nvalues = [1]\n'
    found = ada.post("/api/games/rainbow/pack", {"name": "x", "files": {"a.toml": stuck}})
    assert [each["table"] for each in found["mistakes"]][-1] == "deck"
    assert "RAIN-R36" in found["mistakes"][-1]["message"]


HOSTILE = {
    "dotted": "a" + ".a" * 70_000 + "=1",
    "in the head": "[pack]\na" + ".a" * 70_000 + "=1",
    "deep lists": "a=" + "[" * 70_000,
    "long number": "a=" + "9" * 150_000,
    "dotted tables": "\n".join("[[" + ".".join(["a"] * 200) + "]]" for _ in range(380)),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_pack_is_refused_and_the_server_goes_on(lite: Server, case: str) -> None:
    """What would take all memory, or for ever, is read in another process that may have little of both."""
    ada = Browser(lite)
    found = ada.http.post("/api/games/loop/pack", json={"name": "x", "files": {"a.toml": HOSTILE[case]}})
    assert found.status_code in (200, 400), found.text
    assert found.status_code == 400 or found.json()["mistakes"]
    assert ada.post("/api/games/loop/pack", PACK)["fingerprint"] == FINGERPRINT


def test_a_check_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    """And said to be."""
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", pack_within=0.000_001) as server:
        ada = Browser(server)
        wide = {"name": "x", "files": {"wide.toml": "a = [" + "1," * 70_000 + "]"}}
        assert ada.post("/api/games/loop/pack", wide)["mistakes"][0]["message"] == "wide.toml: takes too long to read."
        assert "takes too long" in ada.post("/api/tables", {"game": "loop", "pack": wide}, 400)["error"]["message"]


def test_a_check_whose_process_hangs_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is ended, and the next pack is checked by another."""

    async def story() -> None:
        hall = Hall(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        await hall.open()
        try:
            monkeypatch.setattr("felicity.server.pack_check.PATIENCE", 0.01)
            with pytest.raises(Refused, match="too busy"):
                await check_pack(hall, "loop", "x", {"a.toml": ""}, "ada")
            monkeypatch.setattr("felicity.server.pack_check.PATIENCE", 120.0)
            assert (await check_pack(hall, "loop", "My box", {"cards.toml": CHEF}, "ada"))["fingerprint"] == FINGERPRINT
        finally:
            await hall.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"name": "", "files": {"a.toml": CHEF}}, 400),
        ({"name": "a/b", "files": {"a.toml": CHEF}}, 400),
        ({"name": "\x1b[2J", "files": {"a.toml": CHEF}}, 400),
        ({"name": "x" * 41, "files": {"a.toml": CHEF}}, 400),
        ({"name": "x", "files": {}}, 400),
        ({"name": "x", "files": {"../a.toml": CHEF}}, 400),
        ({"name": "x", "files": {"a.txt": CHEF}}, 400),
        ({"name": "x", "files": {f"{n}.toml": "" for n in range(21)}}, 400),
        ({"name": "x", "files": {"a.toml": "#" * 160_001}}, 413),
        ({"name": "x", "files": {"a.toml": "#" * 300_000}}, 413),
        ({"name": "x", "files": {"a.toml": 7}}, 422),
    ],
)
def test_what_is_no_pack_is_refused_at_once(lite: Server, wish: Data, status: int) -> None:
    """Names, numbers and sizes have limits."""
    Browser(lite).post("/api/games/loop/pack", wish, status)


def test_what_can_be_edited_comes_from_the_catalog(lite: Server) -> None:
    """Every card of every table with its entry, and what its keys may be."""
    for game in felicity.games():
        tables = Browser(lite).get(f"/api/games/{game}/pack")
        catalog = plugins.game(game).catalog
        assert list(tables) == list(catalog.shapes)
        for name, table in tables.items():
            assert sorted(table["entries"]) == sorted(table["cards"]) == sorted(catalog.known[name])
            assert list(table["keys"]) == list(catalog.shapes[name])
    coins = Browser(lite).get("/api/games/loop/pack")["career"]["keys"]["coins"]
    assert coins == {"kind": "number", "expected": "a whole number from 0 to 20", "low": 0, "high": 20}


# --- a table with house cards ---


def test_a_table_is_played_with_its_house_cards(server: Server) -> None:
    """By people, bots, hints, charts, stories and in what the page shows; a fork, a rematch and the record have them too."""
    ada = Browser(server)
    table = ada.create(players=2, mode="competitive", start=True, pack=PACK)
    code = str(table["code"])
    assert table["pack"] == {"name": "My box", "fingerprint": FINGERPRINT, "digest": stored_pack().digest, "cards": 2}
    assert career(ada, code)["coins"] == 7
    shown = ada.get(f"/api/tables/{code}/pack")
    assert shown["files"] == PACK["files"]
    assert {"table": "career", "card": "chef", "key": "coins"}.items() <= shown["changes"][0].items()
    socket = ada.join(code)
    until(lambda: ada.look(code)["asked"] is not None)
    now = ada.look(code)
    hint = ada.tell(code, "hint", version=now["version"], seat=1)
    assert hint["data"]["option"]
    assert ada.tell(code, "changes", version=now["version"], seat=1)["data"]["options"]
    socket.play_on()
    over = ada.look(code)
    assert over["status"] == "over"
    record = ada.http.get(f"/api/tables/{code}/record").text
    assert f"\npack: {FINGERPRINT}\n" in record
    for what in ("replay", "story?seat=1", "chart", "curve", "positions/3"):
        ada.get(f"/api/tables/{code}/{what}")
    fork = ada.post(f"/api/tables/{code}/fork", {"number": 3, "seat": 1, "hidden": "same", "seats": against_bots(1, 2)}, 201)
    assert fork["pack"] == table["pack"]
    assert career(ada, fork["code"])["coins"] == 7
    again = ada.look(ada.tell(code, "rematch")["data"]["code"])
    assert again["pack"] == table["pack"]


def test_a_table_survives_kill_and_restart_with_its_house_cards(database: str) -> None:
    """A process that has never seen the pack goes on with the table, its bots and its record."""
    with serving(database) as server:
        ada = Browser(server)
        code = str(ada.create(players=2, mode="competitive", start=True, pack=PACK)["code"])
        until(lambda: ada.look(code)["asked"] is not None)
        before = ada.look(code)
        server.kill()
        server.start()
        after = ada.look(code)
        assert (after["view"], after["pack"]) == (before["view"], before["pack"])
        assert career(ada, code)["coins"] == 7
        assert ada.join(code).play_on()["status"] == "over"


def test_a_record_carries_its_house_cards(lite: Server, tmp_path: Path) -> None:
    """Uploaded where nobody knows them it replays to the same end, and comes back as it went out."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True, pack={"name": "Carried", "files": {"cards.toml": CHEF}})["code"])
    ada.join(code).play_on()
    record = ada.http.get(f"/api/tables/{code}/record").text
    with serving(f"sqlite:///{tmp_path / 'other.sqlite'}") as other:
        stranger = Browser(other)
        table = upload(stranger, record)
        assert (table["status"], table["result"]) == ("record", ada.look(code)["result"])
        assert table["pack"]["name"] == "Carried"
        assert career(stranger, table["code"])["coins"] == 7
        assert stranger.http.get(f"/api/tables/{table['code']}/record").text == record
    assert api.replay(record).result.as_dict() == ada.look(code)["result"]


def test_a_record_without_its_house_cards_needs_a_server_that_knows_them(lite: Server) -> None:
    """Else it is said which pack is missing."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True, pack={"name": "Known", "files": {"cards.toml": CHEF}})["code"])
    ada.join(code).play_on()
    lines = ada.http.get(f"/api/tables/{code}/record").text.split("\n")
    bare = "\n".join(line for line in lines if not line.startswith("pack-1"))
    assert upload(ada, bare)["pack"]["name"] == "Known"
    refused = upload(ada, bare.replace("pack: Known-", "pack: Unknown-"), 404)["error"]
    assert refused["code"] == "no-pack"
    assert "Unknown-" in refused["message"]
    carried = next(line for line in lines if line.startswith("pack-1"))
    swapped = "\n".join(lines).replace(carried, carried.replace("coins = 7", "coins = 8"))
    assert upload(ada, swapped, 400)["error"]["code"] == "bad-pack"


# --- the store ---


def rows(database: str, wanted: str) -> list[tuple[object, ...]]:
    """What is in the store."""
    engine = create_engine(database)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(wanted))]
    engine.dispose()
    return found


def opened(store: Store, pack: StoredPack) -> Header:
    """A table with house cards in a store."""
    header, entries = open_table(NewTable(game="loop", mode="basic", players=2), "holder", pack)
    assert store.create(header, entries, pack).result()
    return header


def test_house_cards_are_kept_once_and_go_with_the_last_table(database: str) -> None:
    """However many tables use them."""
    store = Store(database)
    pack = stored_pack()
    first, second = opened(store, pack), opened(store, pack)
    assert rows(database, "SELECT fingerprint FROM packs") == [(pack.fingerprint,)]
    assert store.remove(first.code, len(store.entries(first.code))).result()
    assert rows(database, "SELECT fingerprint FROM packs") == [(pack.fingerprint,)]
    assert store.remove(second.code, len(store.entries(second.code))).result()
    assert rows(database, "SELECT fingerprint FROM packs") == []
    store.close()


def test_house_cards_are_never_lost_between_two_processes(database: str) -> None:
    """One removes the last table that uses them while another makes a new one."""
    pack = stored_pack()
    stores = [Store(database), Store(database)]

    def come_and_go(store: Store) -> int:
        lost = 0
        for _ in range(25):
            header = opened(store, pack)
            lost += store.pack(pack.game, pack.fingerprint) is None
            assert store.remove(header.code, len(store.entries(header.code))).result()
        return lost

    with ThreadPoolExecutor(2) as both:
        assert list(both.map(come_and_go, stores)) == [0, 0]
    assert rows(database, "SELECT fingerprint FROM packs") == []
    for store in stores:
        store.close()


def test_a_backup_holds_house_cards(database: str, tmp_path: Path) -> None:
    """And is restored into a store of another kind, where the table goes on."""
    with serving(database) as server:
        ada = Browser(server)
        code = str(ada.create(players=2, mode="competitive", start=True, pack=PACK)["code"])
        until(lambda: ada.look(code)["asked"] is not None)
        before = ada.look(code)
    back_up(database, tmp_path / "backup", replace=False, seen=lambda *_: None)
    elsewhere = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    restore(tmp_path / "backup", elsewhere, replace=False, seen=lambda *_: None)
    with serving(elsewhere) as server:
        bo = Browser(server)
        bo.http.headers["authorization"] = f"Bearer {ada.key}"
        after = bo.look(code)
        assert (after["view"], after["pack"]) == (before["view"], before["pack"])
        assert career(bo, code)["coins"] == 7


def test_other_processes_on_the_same_store_play_with_them(postgres: Cluster) -> None:
    """A server that was not asked for the table reads its cards from the store."""
    database = postgres.database()
    with serving(database) as one, serving(database) as other:
        ada = Browser(one)
        code = str(ada.create(players=2, mode="competitive", start=True, watch=True, pack=PACK)["code"])
        bo = Browser(other)
        assert bo.look(code)["pack"] == ada.look(code)["pack"]
        assert career(bo, code)["coins"] == 7


def test_others_of_the_same_fingerprint_are_refused(database: str) -> None:
    """Twelve digits can be met on purpose: nobody's table may change its cards by that."""
    store = Store(database)
    pack = stored_pack()
    opened(store, pack)
    twin = StoredPack(pack.game, pack.fingerprint, "f" * 64, pack.name, {"cards.toml": ""}, [], 0)
    header, entries = open_table(NewTable(game="loop", mode="basic", players=2), "holder", pack)
    assert not store.create(header, entries, twin).result()
    assert store.header(header.code) is None
    found = store.pack(pack.game, pack.fingerprint)
    assert found is not None
    assert found.files == pack.files
    held = SHELF.put(pack)
    with pytest.raises(Refused):
        SHELF.put(twin)
    assert held is pack
    store.close()


def test_the_engine_forgets_house_cards_that_no_table_uses() -> None:
    """Else every visitor could fill the memory."""
    pack = stored_pack({"cards.toml": '[[career]]\nid = "chef"\ncoins = 6\n'})
    stored = StoredTable(*open_table(NewTable(game="loop", start=True), "holder", pack), pack)
    game, fingerprint = plugins.game("loop"), pack.fingerprint
    assert game.has_pack(fingerprint)
    twin = StoredTable(stored.header, [], StoredPack(**vars(pack)))
    assert twin.pack is stored.pack is pack
    del stored, twin, pack
    gc.collect()
    assert not game.has_pack(fingerprint)


# --- the fair shuffle ---


def test_the_certificate_names_the_house_cards() -> None:
    """Who could exchange them once the parts are known could choose among deals."""
    pack = stored_pack()
    stored = StoredTable(*open_table(NewTable(game="loop"), "holder", pack), pack)
    plain = StoredTable(*open_table(NewTable(game="loop"), "holder"))
    assert stored._shuffle({}).agreed.lines[-1] == f"pack {pack.fingerprint} {pack.digest}"
    assert plain._shuffle({}).agreed.lines[-1].startswith("options ")


def test_a_record_with_house_cards_is_verified(lite: Server) -> None:
    """With the files that were agreed on, and with no others."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True, pack=PACK)["code"])
    ada.join(code).play_on()
    record = ada.http.get(f"/api/tables/{code}/record").text
    found = shuffle.verify(Record(record))
    assert found.agreed.pack == f"{FINGERPRINT} {stored_pack().digest}"
    with pytest.raises(CannotRead, match="house cards"):
        shuffle.verify(Record(record.replace("shuffle-pack: ", "shuffle-pack: x")))
    bare = "\n".join(line for line in record.split("\n") if not line.startswith("pack-1"))
    with pytest.raises(CannotRead, match="house cards"):
        shuffle.verify(Record(bare), files=(("cards.toml", b""),))
    assert shuffle.verify(Record(bare), files=(("cards.toml", CHEF.encode()),)).seed == found.seed


def test_felicity_verify_takes_a_folder(lite: Server, tmp_path: Path) -> None:
    """Or the files that the record carries; with other cards it refuses."""
    ada = Browser(lite)
    code = str(ada.create(players=2, start=True, pack=PACK)["code"])
    ada.join(code).play_on()
    record = ada.http.get(f"/api/tables/{code}/record").text
    folder, file = tmp_path / "My box", tmp_path / "game.txt"
    folder.mkdir()
    (folder / "cards.toml").write_bytes(CHEF.encode())
    file.write_text(record, "utf-8")
    assert CliRunner().invoke(app, ["verify", str(file), "--lang", "en"]).exit_code == 0
    bare = "\n".join(line for line in record.split("\n") if not line.startswith("pack-1"))
    file.write_text(bare, "utf-8")
    found = CliRunner().invoke(app, ["verify", str(file), "--pack", str(folder), "--lang", "en"])
    assert found.exit_code == 0, found.output
    (folder / "cards.toml").write_bytes(CHEF.replace("7", "8").encode())
    plugins.game("loop").packs.pop(FINGERPRINT, None)
    assert CliRunner().invoke(app, ["verify", str(file), "--pack", str(folder), "--lang", "en"]).exit_code == 2


def test_forks_and_rematches_keep_the_house_cards() -> None:
    """Their positions follow from the same cards."""
    pack = stored_pack()
    stored = StoredTable(*open_table(NewTable(game="loop", start=True, mode="basic", players=2), "holder", pack), pack)
    fork = StoredTable(*open_fork(stored, Fork(number=0, seat=1), "holder"), pack)
    assert fork.playing().setup.pack == pack.fingerprint
    stored.playing().state.agenda.clear()
    rematch, _ = open_rematch(stored, same_seed=True)
    assert rematch.pack == pack.fingerprint
