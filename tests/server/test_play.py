"""Playing over a real server: whole games, stale and repeated messages, lost connections, undo, looking back."""

from __future__ import annotations

import json

import pytest

import felicity
from felicity import plugins
from felicity.bots import registry
from felicity.server import bot_pool
from felicity.server.messages import ChangesAnswer, HintData
from felicity.server.models import model_of
from tests.server.world import Browser, Server, hot_seat


@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("competitive", 4), ("coop", 3), ("solo", 1)])
def test_a_game_against_bots_is_played_to_its_end(lite: Server, mode: str, players: int) -> None:
    """From one request to the result; the record replays to the same end, and the log that a page kept is complete."""
    ada = Browser(lite)
    code = ada.create(mode=mode, players=players, start=True)["code"]
    watch = ada.join(code, lang="fr")
    table = watch.play_on()
    assert table["result"]["seats"]
    replay = ada.get(f"/api/tables/{code}/replay?seat=1&lang=fr")
    assert ada.whole(replay["events"], code, 1, "fr") == watch.events
    assert replay["number"] == len(replay["moves"]) == table["number"]
    again = felicity.replay(ada.http.get(f"/api/tables/{code}/record").text)
    assert again.result.as_dict() == table["result"]
    assert again.view(1) == table["view"]


def test_a_game_on_either_store(server: Server) -> None:
    """The same on SQLite and PostgreSQL."""
    ada = Browser(server)
    code = ada.create(players=2, start=True)["code"]
    assert ada.join(code).play_on()["status"] == "over"
    assert [table["code"] for table in ada.get("/api/tables")] == [code]


def test_an_answer_to_a_position_that_has_passed_changes_nothing(lite: Server) -> None:
    """It is called stale, and the whole table follows."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    version = watch.hear()["version"]
    assert watch.play("work")["ok"]
    found = watch.ask("play", version=version, seat=1, option="end turn")
    assert found["error"]["code"] == "stale"
    assert watch.hear_until(lambda table: table["since"] == 0 and table["version"] > version)["number"] == 1


def test_a_choice_is_answered_before_it_is_shown(server: Server) -> None:
    """Who has chosen hears first that it is written; the table with the change comes next."""
    ada = Browser(server)
    watch = ada.join(hot_seat(ada))
    for _ in range(10):
        watch.hear_until(lambda table: table["asked"] is not None)
        version = watch.table["version"]
        found = watch.play()
        assert found["ok"]
        assert watch.table["version"] == version
        watch.hear_until(lambda table: bool(table["version"] == found["version"]))  # noqa: B023
        watch.ask("as", seat=watch.table["view"]["to_act"])


def test_what_does_not_touch_the_position_makes_no_answer_stale(lite: Server) -> None:
    """Talk and names may come between."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    version = watch.hear()["version"]
    assert watch.ask("talk", seat=1, text="hello")["ok"]
    assert watch.ask("name", seat=2, name="Zoë")["ok"]
    assert watch.ask("play", version=version, seat=1, option="work")["ok"]
    table = watch.hear_until(lambda table: table["number"] == 1)
    assert table["seats"][1]["name"] == "Zoë"


def test_a_message_sent_again_is_not_carried_out_twice(server: Server) -> None:
    """On the same connection, on another one, and over HTTP."""
    ada = Browser(server)
    code = hot_seat(ada)
    watch = ada.join(code)
    message = {"version": watch.hear()["version"], "seat": 1, "option": "work", "id": "one"}
    first = watch.ask("play", **message)
    again = watch.ask("play", **message)
    watch.close()
    elsewhere = ada.join(code).ask("play", **message)
    by_http = ada.post(f"/api/tables/{code}", {"type": "play", **message})
    assert [found["ok"] for found in (first, again, elsewhere, by_http)] == [True] * 4
    assert [found["repeated"] for found in (first, again, elsewhere, by_http)] == [False, True, True, True]
    assert ada.look(code)["number"] == 1


def test_after_a_lost_connection_only_what_is_new_is_told(lite: Server) -> None:
    """`since` is the version last seen."""
    ada = Browser(lite)
    code = hot_seat(ada)
    first = ada.join(code)
    first.play_on(2)
    seen = first.table
    first.close()
    seat = seen["view"]["to_act"]
    option = ada.look(code, seat=seat)["asked"]["options"][0]["text"]
    ada.tell(code, "play", version=seen["version"], seat=seat, option=option)
    second = ada.join(code, since=seen["version"])
    second.table, second.events = seen, first.events
    table = second.hear()
    assert table["since"] == seen["version"]
    assert table["events"]["from"] == seen["number"] + 1
    assert second.events == ada.look(code)["events"]["items"]


def test_undo_takes_back_what_nobody_has_learnt_from(lite: Server) -> None:
    """It says before the click whether it can, and what stops it; the log forgets what was undone."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    before = watch.hear()
    assert before["undo"] == {"possible": False, "to": None, "blocked_by": None, "why": "nothing-done", "rewind": True}
    assert watch.play("work")["ok"]
    table = watch.hear_until(lambda table: table["number"] == 1)
    assert table["undo"]["possible"]
    assert table["undo"]["to"] == 0
    assert watch.ask("undo", version=table["version"], seat=1)["ok"]
    back = watch.hear_until(lambda table: table["number"] == 0)
    assert back["view"] == before["view"]
    assert back["events"] == {"from": 1, "start": 1, "items": []}
    assert watch.events == before["events"]["items"]
    assert [note["note"] for note in back["notes"]["items"]] == ["undone"]


def test_undo_is_blocked_by_what_was_revealed_and_by_others(lite: Server) -> None:
    """A new card on the market, another seat's choice."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    watch.hear()
    assert watch.play("work")["ok"]
    watch.hear_until(lambda table: table["number"] == 1)
    assert watch.play("end turn")["ok"]
    table = watch.hear_until(lambda table: table["number"] == 2)
    assert table["undo"]["why"] == "revealed"
    assert watch.ask("undo", version=table["version"], seat=1)["error"]["code"] == "not-allowed"
    assert watch.ask("undo", version=table["version"], seat=2)["error"]["code"] == "not-allowed"
    second = ada.look(code, seat=2)
    assert second["undo"]["why"] == "other-seat"


def test_who_plays_alone_may_rewind_anywhere_and_the_game_is_marked(lite: Server) -> None:
    """«Study rewind»."""
    ada = Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    watch = ada.join(code)
    watch.play_on(4)
    table = watch.hear_until(lambda table: table["asked"] is not None)
    assert table["undo"]["rewind"]
    assert watch.ask("rewind", version=table["version"], number=1)["ok"]
    table = watch.hear_until(lambda table: bool(table["settings"]["studied"]))
    assert table["status"] == "playing"


def test_a_position_of_the_past_is_shown_as_the_seat_saw_it(lite: Server) -> None:
    """By `look` and by HTTP; nothing can be chosen there."""
    ada = Browser(lite)
    code = hot_seat(ada)
    watch = ada.join(code)
    first = watch.hear()
    watch.play_on(1)
    found = watch.ask("look", number=0)["data"]
    assert found == ada.get(f"/api/tables/{code}/positions/0?seat=1")
    expected = {name: value for name, value in first["view"].items() if name != "options"}
    assert found["view"] == expected
    assert watch.ask("look", number=99)["error"]["code"] == "not-allowed"


def test_previews_and_hints_tell_what_is_sure(lite: Server) -> None:
    """From a guess of the table: nothing hidden can be in them."""
    ada = Browser(lite)
    code = ada.create(players=2, options={"starting_player": "1"}, start=True)["code"]
    watch = ada.join(code)
    table = watch.hear_until(lambda table: table["asked"] is not None)
    found = watch.ask("changes", version=table["version"], seat=1)["data"]
    model_of(ChangesAnswer).model_validate(found)
    previews = found["options"]
    assert set(previews) == {option["text"] for option in table["asked"]["options"]}
    assert previews["work"]["events"][0]["event"] == "worked"
    assert {"seat": 1, "name": "coins", "before": 2, "after": 5} in previews["work"]["counters"]
    hint = watch.ask("hint", version=table["version"], seat=1)["data"]
    assert hint["option"] in previews
    assert hint["changes"] == previews[hint["option"]]
    model_of(HintData).model_validate(hint)
    assert hint["option"] not in [other["option"] for other in hint["alternatives"]]
    assert round(100 * hint["chance"]) not in [round(100 * other["chance"]) for other in hint["alternatives"]]
    assert "than the next best" in hint["reason"] or "just as good" in hint["reason"]
    assert hint["odds"].startswith("Chance to win")
    assert watch.ask("hint", version=table["version"], seat=1)["data"] == hint, "who asks again is told the same"
    assert watch.ask("hint", version=table["version"], seat=2)["error"]["code"] == "not-your-seat"


def test_every_refusal_says_why_and_leaves_the_table_as_it_was(lite: Server) -> None:
    """With the rule where there is one."""
    ada, bo = Browser(lite), Browser(lite)
    seats = [{"kind": "you"}, {"kind": "link"}]
    code = ada.create(players=2, seats=seats, options={"starting_player": "1"})["code"]
    assert ada.tell(code, "play", 409, version=1, seat=1, option="work")["error"]["code"] == "not-started"
    bo.tell(code, "sit")
    ada.tell(code, "start")
    version = ada.look(code)["version"]
    refused = ada.tell(code, "play", 409, version=version, seat=1, option="end turn")["error"]
    assert refused["code"] == "not-allowed"
    assert refused["refusals"][0]["rule"] == "LOOP-2.0b"
    assert refused["refusals"][0]["sentence"] == "work, buy or consume first: you can’t pass"
    refused = ada.tell(code, "play", 409, version=version, seat=1, option="toss")["error"]["refusals"][0]
    assert (refused["reason"], refused["rule"]) == ("not-asked", "LOOP-2.0a")
    assert refused["sentence"].startswith("that isn’t the question right now. The question is: ")
    french = ada.join(code, lang="fr").ask("play", version=version, seat=1, option="toss")["error"]["refusals"][0]
    assert french["sentence"].startswith("ce n’est pas la question pour l’instant. On vous demande")
    assert ada.tell(code, "play", 400, version=version, seat=1, option="fly")["error"]["code"] == "cannot-read"
    assert bo.tell(code, "play", 409, version=version, seat=2, option="work")["error"]["code"] == "not-your-turn"
    assert bo.tell(code, "play", 403, version=version, seat=1, option="work")["error"]["code"] == "not-your-seat"
    assert bo.tell(code, "play", 404, version=version, seat=9, option="work")["error"]["code"] == "no-seat"
    assert ada.tell(code, "play", 409, version=version + 1, seat=1, option="work")["error"]["code"] == "stale"
    assert bo.tell(code, "pace", 403, speed="slow")["error"]["code"] == "not-host"
    assert ada.look(code)["version"] == version


def test_the_log_of_two_readers_in_two_languages(lite: Server) -> None:
    """Equal events, other sentences; the language changes nothing else."""
    ada = Browser(lite)
    code = ada.create(players=2, seats=[{"kind": "you"}, {"kind": "you"}], seed="7", start=True)["code"]
    watch = ada.join(code)  # while the host is here, no message says since when she has been away
    first = watch.hear()["asked"]["sentence"]
    english, french = ada.look(code, lang="en"), ada.look(code, lang="fr")
    assert english["asked"]["options"][0]["sentence"] != french["asked"]["options"][0]["sentence"]
    for table in (english, french):
        table.pop("asked")
        for event in table["events"]["items"]:
            event.pop("sentence")
    assert english == french
    assert watch.ask("lang", lang="fr")["ok"]
    assert watch.hear_until(lambda table: table["asked"]["sentence"] != first)["since"] == 0


@pytest.mark.parametrize("game", felicity.games())
def test_every_game_is_told_in_words(lite: Server, game: str) -> None:
    """The question, its options and what happened are sentences, not the words of the engine."""
    ada = Browser(lite)
    mode, (players, _) = next(iter(plugins.game(game).facts.modes.items()))
    seats = [{"kind": "you"}] * players
    code = ada.create(game=game, mode=mode, players=players, seats=seats, seed="7", start=True)["code"]
    looks = [ada.look(code, lang="fr", seat=seat) for seat in range(1, players + 1)]
    asked, table = next((look["asked"], look) for look in looks if look["asked"])
    assert asked["sentence"] != asked["question"]
    assert all(option["sentence"] != option["text"] and option["group"] for option in asked["options"])
    assert all(event["sentence"] for event in table["events"]["items"])


def test_a_page_that_lost_its_way_asks_for_everything_again(lite: Server) -> None:
    """`resync`."""
    ada = Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    watch = ada.join(code)
    watch.play_on(2)
    events = watch.events
    watch.events = []
    assert watch.ask("resync")["ok"]
    watch.hear_until(lambda table: table["since"] == 0)
    assert watch.events[: len(events)] == events


def test_messages_of_the_server_are_data_that_python_and_javascript_read_alike(lite: Server) -> None:
    """No NaN, no numbers too large for a double."""
    ada = Browser(lite)
    code = ada.create(players=2, start=True)["code"]
    ada.join(code).play_on(5)

    def number(digits: str) -> int:
        assert abs(int(digits)) < 2**53
        return int(digits)

    for text in ada.heard:
        json.loads(text, parse_constant=number, parse_int=number)


def test_the_page_is_told_which_bot_plays_a_level_and_whether_hints_can_be_had(lite: Server) -> None:
    """`hard` is the same bot as `normal` today: equal names say so."""
    games = Browser(lite).get("/api/games")
    assert games["loop"]["levels"] == {level: level for level in ("easy", "normal", "hard", "expert")}
    assert {name: facts["hints"] for name, facts in games.items()} == {name: "normal" in registry.names(name) for name in games}
    assert {name: facts["reviews"] for name, facts in games.items()} == {name: registry.can_judge(name) for name in games}


def test_no_hint_comes_from_a_bot_that_knows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who would choose at random advises nobody."""
    assert bot_pool.can_advise("loop")
    monkeypatch.setattr(registry, "names", lambda game: ["random"])
    assert not bot_pool.can_advise("loop")
