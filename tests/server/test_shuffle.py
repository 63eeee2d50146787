"""Fair shuffle: nobody can choose the deal, and everybody can check it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from typer.testing import CliRunner

import felicity
from felicity import api
from felicity.cli import app
from felicity.core.errors import CannotRead
from felicity.core.record import Record
from felicity.server import schema
from felicity.server.conditions import Draft
from felicity.server.decide import decide, follows
from felicity.server.journal import Entry
from felicity.server.messages import ShuffleData
from felicity.server.new_tables import open_rematch, open_table
from felicity.server.records import record_of
from felicity.server.refused import Refused
from felicity.server.schema import NewTable, SeatWish
from felicity.server.shuffle import Agreed, Shuffle, commitment_of, first_kind_seed, new_part, options_text, part_commitment, verify
from felicity.server.stored_table import StoredTable
from felicity.server.table_data import Presence, Reader, show
from tests.server.world import Browser, Server, serving

PART = "00112233445566778899aabbccddeeff"
OTHER = "ff" * 16
AGREED = Agreed("rainbow", "2", "standard", 3, "")
THREE = [SeatWish(kind="you"), SeatWish(kind="link"), SeatWish(kind="bot", level="easy")]


@dataclass
class Lobby:
    """A table as its journal makes it: Ada hosts in seat 1, Bo sits in seat 2, a bot in seat 3."""

    stored: StoredTable = field(default_factory=lambda: StoredTable(*open_table(NewTable(game="rainbow", seats=THREE), "ada")))

    def __post_init__(self) -> None:
        self.does("bo", schema.Sit(id="x", type="sit"))

    def write(self, draft: Draft) -> None:
        """One entry."""
        self.stored.apply(Entry(self.stored.version, draft.kind, draft.seat, draft.data))

    def does(self, who: str, command: object) -> None:
        """A command, with what comes with it."""
        draft = decide(self.stored, command, who)
        if draft is not None:
            for each in [draft, *follows(self.stored, draft)]:
                self.write(each)

    def commits(self, who: str, seat: int, part: str) -> None:
        """The hash of a part."""
        commitment = part_commitment(self.stored.header.code, seat, part)
        self.does(who, schema.Commit(id="x", type="commit", seat=seat, commitment=commitment))

    def reveals(self, who: str, seat: int, part: str) -> None:
        """The part itself."""
        self.does(who, schema.Reveal(id="x", type="reveal", seat=seat, part=part))

    def starts(self, who: str = "ada") -> None:
        """The host's word."""
        self.does(who, schema.Start(id="x", type="start"))

    @property
    def agreed(self) -> Agreed:
        """What everybody is shown of the game before the deal."""
        shown = show(self.stored, Reader(), 0, Presence())
        return Agreed(shown["game"], shown["rules"], shown["mode"], shown["players"], options_text(shown["options"]))

    def shown(self) -> ShuffleData:
        """What everybody is told of the shuffle."""
        return show(self.stored, Reader(), 0, Presence())["shuffle"]

    def played_out(self) -> str:
        """The record, when the game is over."""
        while (seat := self.stored.playing().to_act) is not None:
            self.write(Draft("play", seat, {"option": self.stored.playing().options()[0].text}))
        return record_of(self.stored)


def both_committed() -> Lobby:
    """Ada and Bo have committed, and nobody has revealed."""
    lobby = Lobby()
    lobby.commits("ada", 1, PART)
    lobby.commits("bo", 2, OTHER)
    return lobby


def test_parts_are_committed_then_frozen_then_revealed_then_dealt() -> None:
    """No part is known to anybody before all are fixed, and the deal follows from all of them."""
    lobby = both_committed()
    with pytest.raises(Refused, match="after the host has started"):
        lobby.reveals("ada", 1, PART)
    lobby.starts()
    code = lobby.stored.header.code
    assert lobby.stored.table is None
    assert lobby.shown()["frozen"] == {"1": part_commitment(code, 1, PART), "2": part_commitment(code, 2, OTHER)}
    assert lobby.shown()["missing"] == [1, 2]
    lobby.reveals("bo", 2, OTHER)
    assert lobby.stored.table is None
    lobby.reveals("ada", 1, PART)
    shuffle = Shuffle(code, lobby.stored.header.server_part, (1, 2), lobby.stored.commitments, {1: PART, 2: OTHER}, lobby.agreed)
    assert lobby.stored.playing().setup.seed == shuffle.seed
    assert lobby.shown()["certificate"] is None
    assert verify(Record(lobby.played_out()), frozen=shuffle.frozen, part=OTHER) == shuffle
    assert lobby.shown()["certificate"] == {
        "server": shuffle.server,
        "humans": [1, 2],
        "commitments": {"1": shuffle.commitments[1], "2": shuffle.commitments[2]},
        "parts": {"1": PART, "2": OTHER},
        "withheld": [],
        "seed": shuffle.seed,
    }


def test_between_freeze_and_deal_nothing_changes_at_the_table() -> None:
    """Whoever sits there is who committed."""
    lobby = both_committed()
    lobby.starts()
    for who, command in [
        ("bo", schema.Leave(id="x", type="leave", seat=2)),
        ("ada", schema.SetSeat(id="x", type="set", seat=3, kind="link")),
        ("ada", schema.Kick(id="x", type="kick", seat=2)),
        ("ada", schema.Fill(id="x", type="fill", level="easy")),
        ("ada", schema.Reorder(id="x", type="reorder", order=[2, 1, 3])),
        ("bo", schema.Commit(id="x", type="commit", seat=2, commitment="00" * 32)),
    ]:
        with pytest.raises(Refused, match="being dealt"):
            lobby.does(who, command)


def test_a_part_must_fit_its_commitment_and_its_seat() -> None:
    """Neither another part, nor the part of another seat, nor somebody else's seat."""
    lobby = both_committed()
    lobby.starts()
    for who, seat, part, why in [
        ("ada", 1, OTHER, "does not hash"),
        ("bo", 1, PART, "not yours"),
        ("ada", 2, OTHER, "not yours"),
        ("bo", 2, PART, "does not hash"),
    ]:
        with pytest.raises(Refused, match=why):
            lobby.reveals(who, seat, part)
    assert lobby.stored.unrevealed == [1, 2]


def test_who_does_not_reveal_is_left_out_and_named() -> None:
    """The host goes on; the certificate says who withheld a part."""
    lobby = both_committed()
    lobby.starts()
    lobby.reveals("ada", 1, PART)
    lobby.starts()
    found = verify(Record(lobby.played_out()))
    assert (dict(found.parts), found.withheld) == ({1: PART}, (2,))
    with pytest.raises(Refused, match="already started"):
        lobby.reveals("bo", 2, OTHER)


def test_without_commitments_the_server_alone_deals_at_once_and_says_so() -> None:
    """As for a program that sends none."""
    lobby = Lobby()
    lobby.starts()
    found = verify(Record(lobby.played_out()))
    assert (found.humans, found.commitments, found.parts, found.withheld) == ((1, 2), {}, {}, ())


def test_who_changes_seats_commits_again() -> None:
    """A commitment names its seat."""
    lobby = both_committed()
    lobby.does("ada", schema.Reorder(id="x", type="reorder", order=[2, 1, 3]))
    assert lobby.stored.commitments == {}
    lobby.commits("bo", 1, OTHER)
    lobby.does("bo", schema.Leave(id="x", type="leave", seat=1))
    assert lobby.stored.commitments == {}


def grown(text: str, *lines: str) -> str:
    """A record with more lines of a shuffle, and the seed that all parts would give: what a server would write that tries deals."""
    head, mark, rest = text.partition("shuffle-withheld:")
    record = Record(head + "".join(f"{line}\n" for line in lines) + mark + rest)
    parts = {seat: value for seat in range(1, 10) if (value := record.head.get(f"shuffle-seat{seat}", ""))}
    old = record.head["seed"]
    new = Shuffle(record.head["shuffle-table"], record.head["shuffle-server"], (), {}, parts, AGREED).seed
    return (head + "".join(f"{line}\n" for line in lines) + mark + rest).replace(f"seed: {old}", f"seed: {new}")


def test_a_server_that_adds_parts_to_grind_the_deal_is_found_out() -> None:
    """For a bot, for a seat that isn't there, for a person who had not committed, twice for one seat."""
    lobby = Lobby()
    lobby.commits("ada", 1, PART)
    lobby.starts()
    lobby.reveals("ada", 1, PART)
    text, code = lobby.played_out(), lobby.stored.header.code
    assert grown(text) == text
    bot = part_commitment(code, 3, OTHER)
    for lines, why in [
        ([f"shuffle-seat3: {OTHER}"], "seat3 has a part, but had not committed"),
        ([f"shuffle-seat3-commitment: {bot}", f"shuffle-seat3: {OTHER}"], "seat3 has a commitment, but no person sat there"),
        ([f"shuffle-seat4: {OTHER}"], "there is no seat4: 3 played"),
        ([f"shuffle-seat2: {OTHER}"], "seat2 has a part, but had not committed"),
        ([f"shuffle-seat02: {OTHER}"], "there is no line 'shuffle-seat02'"),
        ([f"shuffle-seat2-commitment: {'00' * 32}", f"shuffle-seat2: {OTHER}"], "seat2 does not hash to its commitment"),
        ([f"shuffle-seat2-commitment: {'00' * 32}"], "withheld their parts are 2, but the record names others"),
    ]:
        with pytest.raises(CannotRead, match=why):
            verify(Record(grown(text, *lines)))
    with pytest.raises(CannotRead, match="'shuffle-seat1' appears twice"):
        grown(text, f"shuffle-seat1: {OTHER}")


def test_a_commitment_that_is_slipped_in_later_is_found_out_by_what_a_page_has_kept() -> None:
    """The record fits together, but it is not what was frozen before the page revealed its part."""
    lobby = Lobby()
    lobby.commits("ada", 1, PART)
    lobby.starts()
    kept = Shuffle(lobby.stored.header.code, lobby.stored.header.server_part, (1, 2), lobby.stored.commitments, {}, lobby.agreed).frozen
    lobby.reveals("ada", 1, PART)
    text = lobby.played_out()
    verify(Record(text), frozen=kept)
    slipped = grown(text, f"shuffle-seat2-commitment: {part_commitment(lobby.stored.header.code, 2, OTHER)}", f"shuffle-seat2: {OTHER}")
    verify(Record(slipped))
    with pytest.raises(CannotRead, match="not those that your browser kept"):
        verify(Record(slipped), frozen=kept)


def test_every_change_of_a_record_is_noticed() -> None:
    """Another commitment, another part, another seed, another table."""
    lobby = both_committed()
    lobby.starts()
    lobby.reveals("ada", 1, PART)
    lobby.reveals("bo", 2, OTHER)
    text = lobby.played_out()
    verify(Record(text), commitment_of(lobby.stored.header.server_part), PART)
    for change, kept, why in [
        (text, {"commitment": "00" * 32}, "not the one that you were shown"),
        (text, {"part": "11" * 8}, "Your part is not among"),
        (text.replace(PART, "11" * 16), {}, "seat1 does not hash to its commitment"),
        (text.replace(PART, "xyz"), {}, "is not a part"),
        (text.replace("shuffle-table: ", "shuffle-table: A"), {}, "does not hash to its commitment"),
        (text.replace("shuffle-table: ", "shuffle-table: é"), {}, "does not hash to its commitment"),
        (text.replace("shuffle-server: ", "shuffle-server: 00"), {}, "does not hash to the commitment in"),
        (text.replace("shuffle-humans: 1 2", "shuffle-humans: 2 1"), {}, "each once, in order"),
        (text.replace("shuffle-humans: 1 2", "shuffle-humans: 1 2 9"), {}, "each once, in order"),
        (text.replace("seed: ", "seed: 0", 1), {}, "do not give the seed"),
        (text.replace("shuffle-server", "other"), {}, "no fair shuffle"),
        (text.replace("shuffle: 2\n", ""), {}, "of the first kind"),
    ]:
        with pytest.raises(CannotRead, match=why):
            verify(Record(change), kept.get("commitment", ""), kept.get("part", ""), kept.get("frozen", ""))


def dealt_otherwise(text: str, change: Callable[[str], str]) -> str:
    """A record with the same shuffle whose game was dealt in another way, and honestly played: by a server that tries what suits it."""
    head = change(text.partition("\nresult:")[0])
    _, table = api.open_record(f"{head}\nresult: unfinished\n")
    while not table.is_over:
        table.play(table.options()[0])
    return head + "".join(table.record().partition("\nresult:")[1:])


def test_a_deal_that_does_not_follow_from_the_seed_as_agreed_is_found_out() -> None:
    """Whoever may still choose a position, a generator or an option when all parts are known chooses among deals, though not the seed."""
    lobby = both_committed()
    lobby.starts()
    lobby.reveals("ada", 1, PART)
    lobby.reveals("bo", 2, OTHER)
    text, kept = lobby.played_out(), lobby.stored.shuffle
    assert kept is not None
    verify(Record(dealt_otherwise(text, str)), frozen=kept.frozen)
    position = json.dumps(felicity.new("rainbow", players=3, seed="chosen").dump()["position"])
    option = "\noptions: starting_player=2"
    for change, why in [
        (lambda head: f"{head}\nposition: {position}", "began from an arranged position"),
        (lambda head: head.replace("chance: secure\n", ""), "not dealt by the secure generator"),
        (lambda head: head.replace("\noptions:", option), "'starting_player' differs from what was played"),
        (
            lambda head: head.replace("\noptions:", option).replace("starting_player=random", "starting_player=2"),
            "or the game and its options, are not those that your browser kept",
        ),
    ]:
        with pytest.raises(CannotRead, match=why):
            verify(Record(dealt_otherwise(text, change)), commitment_of(kept.server), PART, kept.frozen)


def test_options_that_a_later_release_has_are_no_fraud() -> None:
    """They stand at their defaults, and the table could not show them."""
    lobby = Lobby()
    lobby.starts()
    text = lobby.played_out()
    verify(Record(text.replace(" starting_player=random", "")))
    with pytest.raises(CannotRead, match="'luck' differs from what was played"):
        verify(Record(text.replace(" starting_player=random", " luck=much")))


def test_a_game_that_began_with_the_first_kind_of_shuffle_goes_on() -> None:
    """Its journal holds parts that nobody had committed to; its record proves nothing, and doesn't claim to."""
    lobby = Lobby()
    lobby.write(Draft("part", 1, {"part": PART}))
    lobby.write(Draft("start", None, {"seed": "as it was"}))
    assert lobby.stored.playing().setup.seed == first_kind_seed(lobby.stored.header.server_part, {1: PART})
    assert lobby.shown()["certificate"] is None
    assert "shuffle" not in lobby.played_out()


def test_a_lobby_with_parts_of_the_first_kind_starts_anew() -> None:
    """Those parts were seen by the server and count for nothing."""
    lobby = Lobby()
    lobby.write(Draft("part", 2, {"part": OTHER}))
    lobby.commits("ada", 1, PART)
    lobby.starts()
    lobby.reveals("ada", 1, PART)
    assert verify(Record(lobby.played_out())).parts == {1: PART}


def test_parts_of_the_first_kind_count_for_nothing_where_nobody_commits() -> None:
    """Then the server alone deals."""
    lobby = Lobby()
    lobby.write(Draft("part", 2, {"part": OTHER}))
    lobby.starts()
    found = verify(Record(lobby.played_out()))
    assert (found.parts, found.withheld) == ({}, ())


def test_a_rematch_with_the_same_seed_takes_no_parts() -> None:
    """Everybody knows that deal."""
    lobby = Lobby()
    lobby.starts()
    lobby.played_out()
    again = StoredTable(*open_rematch(lobby.stored, same_seed=True))
    with pytest.raises(Refused, match="not dealt by a fair shuffle"):
        decide(again, schema.Commit(id="x", type="commit", seat=1, commitment="00" * 32), "ada")


def test_seeds_depend_on_every_part_its_seat_and_the_table() -> None:
    """No two sets of parts are written alike."""
    server = new_part()
    sets: list[dict[int, str]] = [{}, {1: PART}, {2: PART}, {1: PART, 2: PART}, {1: PART + "00"}]
    seeds = [Shuffle("ABCDEF", server, (1, 2), {}, parts, AGREED).seed for parts in sets]
    others = [Shuffle(code, part, (), {}, {}, AGREED).seed for code, part in [("ABCDEF", new_part()), ("ABCDEG", server)]]
    assert len({*seeds, *others}) == 7


def test_a_game_over_the_network_can_be_verified(lite: Server, tmp_path: Path) -> None:
    """Commitment before, certificate after; the command checks both and plays the game again."""
    ada = Browser(lite)
    table = ada.create(players=2)
    code, commitment = table["code"], table["shuffle"]["commitment"]
    ada.tell(code, "commit", seat=1, commitment=part_commitment(code, 1, PART))
    assert ada.look(code)["seats"][0]["committed"]
    ada.tell(code, "start")
    assert ada.look(code)["status"] == "lobby"
    assert PART not in ada.heard[-1]
    ada.tell(code, "reveal", seat=1, part=PART)
    assert ada.join(code).play_on()["status"] == "over"
    certificate = ada.look(code)["shuffle"]["certificate"]
    assert certificate["parts"] == {"1": PART}
    file = tmp_path / "record.txt"
    file.write_text(ada.http.get(f"/api/tables/{code}/record").text)
    agreed = Agreed(table["game"], table["rules"], table["mode"], table["players"], options_text(table["options"]))
    frozen = Shuffle(code, certificate["server"], (1,), {1: part_commitment(code, 1, PART)}, {}, agreed).frozen
    kept = ["--commitment", commitment, "--part", PART, "--frozen", frozen]
    found = CliRunner().invoke(app, ["verify", str(file), *kept, "--lang", "en"])
    assert found.exit_code == 0, found.output
    assert "hashes to its commitment" in found.output
    assert "Seat 1 added a part" in found.output
    assert "lead to the recorded result" in found.output
    assert "Compare" not in found.output
    assert "Compare" in CliRunner().invoke(app, ["verify", str(file), "--lang", "en"]).output


def test_the_host_waits_a_moment_for_parts_that_are_missing(lite: Server, tmp_path: Path) -> None:
    """By the server's clock: `reveal_by` says until when."""
    ada = Browser(lite)
    code = ada.create(players=2)["code"]
    ada.tell(code, "commit", seat=1, commitment=part_commitment(code, 1, PART))
    ada.tell(code, "start")
    assert ada.look(code)["shuffle"]["reveal_by"] > 0
    assert "Wait a moment" in ada.tell(code, "start", 409)["error"]["message"]
    with serving(f"sqlite:///{tmp_path / 'hasty.sqlite'}", reveal_within=0.0) as hasty:
        bo = Browser(hasty)
        code = bo.create(players=2)["code"]
        bo.tell(code, "commit", seat=1, commitment=part_commitment(code, 1, PART))
        bo.tell(code, "start")
        bo.tell(code, "start")
        assert bo.look(code)["status"] == "playing"


def test_a_chosen_seed_is_said_to_be_chosen(lite: Server) -> None:
    """Then nothing can be added, and there is nothing to verify."""
    ada = Browser(lite)
    table = ada.create(players=2, seed="7")
    assert table["shuffle"]["kind"] == "seed"
    assert ada.tell(table["code"], "commit", 409, seat=1, commitment="00" * 32)["error"]["code"] == "not-allowed"
