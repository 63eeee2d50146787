"""A table doesn't grow for ever, and what is sent of it comes in pages."""

from __future__ import annotations

import json

import pytest

import felicity
from felicity.bots.bot import RandomBot
from felicity.bots.seat import Seat
from felicity.core.rng import Rng, start_of
from felicity.server import decide, new_tables, stored_table, table_data
from felicity.server.journal import Entry
from felicity.server.new_tables import open_record, open_table
from felicity.server.pending_choice import pending_choice
from felicity.server.refused import Refused
from felicity.server.schema import Play, Talk
from felicity.server.stored_table import NOTES_KEPT, StoredTable
from felicity.server.table_data import Presence, Reader, page_of, page_since, show
from tests.server.test_bots import stored_of, wished
from tests.server.world import Browser, Server


def recorded(game: str, choices: int, **options: object) -> str:
    """The record of a game after so many random choices, or at its end."""
    table = felicity.new(game, seed=7, **options)  # type: ignore[arg-type]
    chance = Rng(start_of("bounds"))
    while not table.is_over and table.number < choices:
        table.play(RandomBot().choose(Seat(table, chance)))
    return table.record([])


def test_a_record_that_is_too_long_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    text = recorded("loop", 12, players=2)
    monkeypatch.setattr(new_tables, "MOST_CHOICES", 12)
    assert StoredTable(*open_record(text, "holder")).playing().number == 12
    monkeypatch.setattr(new_tables, "MOST_CHOICES", 11)
    with pytest.raises(Refused, match="12 choices; a table holds up to 11") as refusal:
        open_record(text, "holder")
    assert refusal.value.code == "too-long"


def test_a_table_that_is_full_takes_no_more_choices_from_people_or_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be looked at, and talked at."""
    full = stored_of("you", "bot")
    play = Play(type="play", id="1", version=full.version, seat=1, option="work")
    assert decide.decide(full, play, "holder") is not None
    monkeypatch.setattr(stored_table, "MOST_CHOICES", 0)
    with pytest.raises(Refused) as refusal:
        decide.decide(full, play, "holder")
    assert refusal.value.code == "too-long"
    assert decide.decide(full, Talk(type="talk", id="2", seat=1, text="Well played!"), "holder") is not None
    bots = StoredTable(*open_table(wished("bot", "bot"), "holder"))
    assert pending_choice(bots) is None


def test_a_journal_has_an_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of choices taken back and talk a table could grow as well."""
    full = stored_of("you", "bot")
    monkeypatch.setattr(decide, "MOST_ENTRIES", full.version)
    with pytest.raises(Refused) as refusal:
        decide.decide(full, Talk(type="talk", id="1", seat=1, text="Once more"), "holder")
    assert refusal.value.code == "too-long"


def test_only_the_last_notes_are_kept() -> None:
    talkative = stored_of("you", "bot")
    for _ in range(NOTES_KEPT + 20):
        talkative.apply(Entry(talkative.version, "talk", 1, {"text": "?"}))
    notes = show(talkative, Reader("holder", 1), 0, Presence())["notes"]["items"]
    assert len(notes) == NOTES_KEPT
    assert notes[-1]["version"] == talkative.version


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_pages_of_a_log_make_up_the_whole(monkeypatch: pytest.MonkeyPatch, seat: int | None) -> None:
    """Each is short, nothing is told twice or left out, and the events of one choice stay together."""
    recorded_table = StoredTable(*open_record(recorded("loop", 200, players=2), "holder"))
    reader = Reader("holder", seat)
    whole = page_since(recorded_table, reader, 0)
    assert (whole.first, whole.start) == (0, 0)
    monkeypatch.setattr(table_data, "EVENTS_AT_ONCE", 10)
    monkeypatch.setattr(table_data, "STEPS_AT_ONCE", 8)
    table, pages = recorded_table.playing(), []
    before = table.number + 1
    while before > 0:
        page = page_of(recorded_table, table, reader, 0, before)
        assert page.start < before
        most = max(len(step.events) for step in page.steps)
        assert page.length < 10 + most
        assert len(page.steps) <= 8
        pages.append(page.items())
        before = page.start
    assert [event for page in pages[::-1] for event in page] == whole.items()
    assert len(pages) > 5


def test_a_page_that_was_asked_for_is_not_changed_by_what_is_played_next() -> None:
    """It is put into words in a thread, while play goes on."""
    playing = stored_of("you", "bot")
    page = page_since(playing, Reader("holder", 1), 0).frozen()
    before = json.dumps(page.items())
    playing.apply(Entry(playing.version, "play", 1, {"option": "work"}))
    assert json.dumps(page.items()) == before


def test_a_long_log_comes_page_by_page_over_the_network(lite: Server) -> None:
    """The message has the last events; those before can be had, by whoever may look, for the seat they look from."""
    ada, bo = Browser(lite), Browser(lite)
    text = recorded("rainbow", 400, players=6)
    code = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()["code"]
    message = bo.look(code, seat=2)
    events = message["events"]
    assert events["from"] == 0 < events["start"]
    assert 400 < len(events["items"]) < 700
    whole = bo.whole(events, code, 2, "en")
    assert [event["at"] for event in whole] == sorted(event["at"] for event in whole)
    assert whole[0]["at"] == 0
    assert whole == ada.whole(ada.get(f"/api/tables/{code}/replay?seat=2")["events"], code, 2, "en")
    assert bo.get(f"/api/tables/{code}/events?from=5&before=7&seat=2")["items"] == [event for event in whole if event["at"] in (5, 6)]
    assert bo.get(f"/api/tables/{code}/events?from=9&before=4")["items"] == []
    assert bo.get(f"/api/tables/{code}/events?before=-1", 422)["error"]["code"] == "bad-message"
