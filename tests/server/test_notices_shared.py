"""Two processes on one PostgreSQL tell each turn once, whoever of them dies."""

from __future__ import annotations

from collections import Counter

from tests.server.postgres import Cluster, wanted
from tests.server.receivers import receiving, webhook
from tests.server.test_notices import TELLING, plays, rests, two
from tests.server.world import Browser, serving

TURNS = 8

if wanted():

    def test_two_processes_tell_each_turn_once(postgres: Cluster) -> None:
        """Both have the table in memory, hear of every choice, and look for what is due."""
        database = postgres.database()
        with receiving() as receiver, serving(database, **TELLING) as first, serving(database, **TELLING) as second:
            ada, bo = Browser(first), Browser(second)
            webhook(ada, receiver, "/ada")
            webhook(bo, receiver, "/bo")
            code = two(ada, bo, start=False)
            for person in (ada, bo):
                person.join(code, visible=False).hear()
            ada.tell(code, "start")
            receiver.wait_for(2)
            for turn in range(TURNS):
                person, path = ((ada, "/bo"), (bo, "/ada"))[turn % 2]
                table = person.look(code)
                for _ in range(20):
                    if table["asked"] is None:
                        break
                    options = [each["text"] for each in table["asked"]["options"]]
                    option = next((each for each in ("work", "end turn") if each in options), options[0])
                    person.tell(code, "play", version=table["version"], seat=table["seat"], option=option)
                    table = person.look(code)
                receiver.wait_for(turn + 3)
                assert receiver.requests[-1].path == path
            found = rests(database, code, int(ada.look(code)["version"]))
            assert len(receiver.requests) == len(found) == TURNS + 2
            assert max(Counter((row["channel"], row["turn"]) for row in found).values()) == 1

    def test_what_was_written_by_a_process_that_died_is_told_by_another(postgres: Cluster) -> None:
        """It is killed right after it acknowledged the choice, long before it would have told anybody."""
        database = postgres.database()
        slow = {**TELLING, "notice_after": 3600.0}
        with receiving() as receiver, serving(database, **slow) as first, serving(database, **TELLING) as second:
            ada, bo = Browser(first), Browser(second)
            code = two(ada, bo)
            webhook(bo, receiver)
            version = plays(ada, code, "work", "end turn")
            first.kill()
            assert receiver.wait_for(1)[0].json["what"] == ["turn"]
            assert len(rests(database, code, version)) == 1
