"""Fair shuffle: nobody can choose the deal, and everybody can check it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from felicity.cli import app
from felicity.core.errors import CannotRead
from felicity.core.record import Record
from felicity.server.shuffle import commitment_of, new_part, seed_of, verify
from tests.server.world import Browser, Server

PART = "00112233445566778899aabbccddeeff"


def played(lite: Server) -> tuple[Browser, str, str]:
    """A finished game to whose seed Ada has added: the code and the commitment that she saw before."""
    ada = Browser(lite)
    table = ada.create(players=2)
    code, commitment = table["code"], table["shuffle"]["commitment"]
    assert table["shuffle"] == {"kind": "fair", "commitment": commitment, "certificate": None}
    ada.tell(code, "part", seat=1, part=PART)
    ada.tell(code, "start")
    assert ada.join(code).play_on()["status"] == "over"
    return ada, code, commitment


def test_a_game_is_dealt_from_the_parts_of_all_and_can_be_verified(lite: Server, tmp_path: Path) -> None:
    """Commitment before, certificate after; the command checks both and plays the game again."""
    ada, code, commitment = played(lite)
    certificate = ada.look(code)["shuffle"]["certificate"]
    assert commitment_of(certificate["server"]) == commitment
    assert certificate["parts"] == {"1": PART}
    assert certificate["seed"] == seed_of(certificate["server"], {1: PART})
    file = tmp_path / "record.txt"
    file.write_text(ada.http.get(f"/api/tables/{code}/record").text)
    found = CliRunner().invoke(app, ["verify", str(file), "--commitment", commitment, "--part", PART, "--lang", "en"])
    assert found.exit_code == 0, found.output
    assert "hashes to its commitment" in found.output
    assert "Seat 1 added a part" in found.output
    assert "lead to the recorded result" in found.output


def test_every_change_of_a_record_is_noticed(lite: Server) -> None:
    """Another commitment, another part, another seed."""
    ada, code, commitment = played(lite)
    text = ada.http.get(f"/api/tables/{code}/record").text
    verify(Record(text), commitment, PART)
    with pytest.raises(CannotRead, match="not the one that you were shown"):
        verify(Record(text), "00" * 32)
    with pytest.raises(CannotRead, match="Your part is not among"):
        verify(Record(text), commitment, "11" * 8)
    with pytest.raises(CannotRead, match="do not give the seed"):
        verify(Record(text.replace(PART, "11" * 16)), commitment)
    with pytest.raises(CannotRead, match="does not hash to the commitment"):
        verify(Record(text.replace("shuffle-server: ", "shuffle-server: 00")))
    with pytest.raises(CannotRead, match="no fair shuffle"):
        verify(Record(text.replace("shuffle-server", "other")))


def test_a_chosen_seed_is_said_to_be_chosen(lite: Server) -> None:
    """Then nothing can be added, and there is nothing to verify."""
    ada = Browser(lite)
    table = ada.create(players=2, seed="7")
    assert table["shuffle"]["kind"] == "seed"
    assert ada.tell(table["code"], "part", 409, seat=1, part=PART)["error"]["code"] == "not-allowed"


def test_seeds_depend_on_every_part_and_its_seat() -> None:
    """No two sets of parts are written alike."""
    server = new_part()
    seeds = [seed_of(server, parts) for parts in ({}, {1: PART}, {2: PART}, {1: PART, 2: PART}, {1: PART + "00"})]
    assert len({*seeds, seed_of(new_part(), {})}) == 6
