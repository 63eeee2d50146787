"""Where pydantic is missing, our own few lines read messages: they accept and refuse the same ones."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from pydantic import ValidationError

from felicity.server import schema
from tests.server.without_web import WITHOUT_WEB

KEY = "k" * 43
SEATS = [{"kind": "you"}, {"kind": "bot", "level": "hard"}]
LONG = "x" * 201
MESSAGES: list[Any] = [
    {"type": "hello"},
    {"type": "hello", "key": KEY, "seat": 3, "since": 0, "lang": "fr", "visible": False},
    {"type": "hello", "key": f"{KEY}\n"},
    {"type": "hello", "seat": True},
    {"type": "hello", "seat": 13},
    {"type": "hello", "seat": 0},
    {"type": "hello", "seat": 1.0},
    {"type": "hello", "visible": 1},
    {"type": "hello", "lang": "fra"},
    {"type": "play", "id": "a", "version": 3, "seat": 1, "option": "work"},
    {"type": "play", "id": "a", "version": 3, "seat": 1},
    {"type": "play", "id": "a", "version": -1, "seat": 1, "option": "work"},
    {"type": "play", "id": "a", "version": "3", "seat": 1, "option": "work"},
    {"type": "play", "id": "", "version": 3, "seat": 1, "option": "work"},
    {"type": "play", "id": "a b", "version": 3, "seat": 1, "option": "work"},
    {"type": "play", "id": "a", "version": 3, "seat": 1, "option": LONG},
    {"type": "play", "id": "a", "version": 3, "seat": 1, "option": "work", "more": 1},
    {"type": "play", "id": "a", "version": 3, "seat": 1, "option": "\ud800"},
    {"type": "changes", "id": "a", "version": 3, "seat": 1},
    {"type": "changes", "id": "a", "version": 3, "seat": 1, "plans": [["work"], []]},
    {"type": "changes", "id": "a", "version": 3, "seat": 1, "plans": [["work", 3]]},
    {"type": "changes", "id": "a", "version": 3, "seat": 1, "plans": [[]] * 9},
    {"type": "as", "id": "a", "seat": None},
    {"type": "as", "id": "a"},
    {"type": "name", "id": "a", "seat": 1, "name": "Zoé"},
    {"type": "name", "id": "a", "seat": 1, "name": "a\tb"},
    {"type": "name", "id": "a", "seat": 1, "name": LONG},
    {"type": "talk", "id": "a", "seat": 1, "text": "line\nline"},
    {"type": "talk", "id": "a", "seat": 1, "text": "\0"},
    {"type": "pace", "id": "a", "speed": "instant"},
    {"type": "pace", "id": "a", "speed": "faster", "paused": None},
    {"type": "reveal", "id": "a", "seat": 1, "part": "00" * 8},
    {"type": "reveal", "id": "a", "seat": 1, "part": "00" * 7},
    {"type": "nonsense", "id": "a"},
    {"id": "a"},
    {},
    [],
    "hello",
    None,
    7,
]
TABLES: list[Any] = [
    {"game": "loop"},
    {"game": "loop", "mode": "solo", "players": 1, "seats": SEATS, "options": {"goal_claim": "auto", "open": True, "n": 3}},
    {"game": "loop", "seats": [{"kind": "nobody"}]},
    {"game": "loop", "seats": [{}]},
    {"game": "loop", "seats": SEATS * 7},
    {"game": "loop", "options": {"n": None}},
    {"game": "loop", "options": {"n": 1.5}},
    {"game": "loop", "options": {"x" * 41: 1}},
    {"game": "loop", "options": {str(n): 1 for n in range(101)}},
    {"game": "loop", "seed": "two\nlines"},
    {"game": "loop", "pack": {"name": "mine", "files": {"a.toml": ""}}},
    {"game": "loop", "pack": {"name": "mine"}},
    {"game": "loop", "time": {"kind": "live", "move": 30, "bank": 0}},
    {"game": "loop", "time": {"kind": "live", "move": 4, "bank": 0}},
    {"game": "loop", "time": {"kind": "days", "days": 2, "then": "end"}},
    {"game": "loop", "time": {"kind": "days", "move": 30}},
    {"game": "loop", "time": {"kind": "sand"}},
    {"game": "loop", "start": "yes"},
    {"mode": "solo"},
]
FORKS: list[Any] = [{"number": 3, "seat": 1}, {"number": 3, "seat": 1, "hidden": "same", "seats": SEATS}, {"number": 3, "hidden": "else"}]
CASES = [("client", each) for each in MESSAGES] + [("table", each) for each in TABLES] + [("fork", each) for each in FORKS]

READ_PLAINLY = f"""
{WITHOUT_WEB}
import json
from felicity.server import schema
from felicity.server.shapes import ValidationError

READ = {{"client": schema.CLIENT_MESSAGE.validate_python, "table": schema.NewTable.model_validate, "fork": schema.Fork.model_validate}}
found = []
for kind, data in json.loads(sys.stdin.read()):
    try:
        found.append(plain(READ[kind](data)))
    except ValidationError:
        found.append(None)
print(json.dumps(found))
"""


def read_by_pydantic(kind: str, data: Any) -> Any:
    """What pydantic makes of a message, or whether it refuses it."""
    read: dict[str, Any] = {
        "client": schema.CLIENT_MESSAGE.validate_python,
        "table": schema.NewTable.model_validate,
        "fork": schema.Fork.model_validate,
    }
    try:
        return read[kind](data).model_dump()
    except ValidationError:
        return None


@pytest.fixture(scope="module")
def read_plainly() -> list[Any]:
    """What a Python without pydantic makes of all messages; None where it refuses one."""
    done = subprocess.run(
        [sys.executable, "-c", READ_PLAINLY], input=json.dumps(CASES), capture_output=True, text=True, check=False, timeout=120
    )
    assert not done.returncode, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("at", range(len(CASES)))
def test_the_same_messages_are_read_the_same(at: int, read_plainly: list[Any]) -> None:
    """With the same values, defaults included; what one refuses, the other does too."""
    assert read_plainly[at] == read_by_pydantic(*CASES[at]), CASES[at]
