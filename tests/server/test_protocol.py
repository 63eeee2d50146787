"""docs/protocol.md says of every message what it is made of, and nothing that isn't so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args, is_typeddict

import pytest

from felicity import plugins
from felicity.server import messages, schema
from felicity.server.app import make_app
from felicity.server.models import model_of, view_schemas
from felicity.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
CODE = "\n".join([*BLOCKS, *re.findall(r"`([^`\n]+)`", PAGE)])
COMMANDS = get_args(get_args(schema.AnyCommand)[0])


def fields_of(kind: Any) -> set[str]:
    """The fields of something that is sent or received."""
    return set((model_of(kind) if is_typeddict(kind) else kind).model_fields)


def example(*beginning: str) -> Any:
    """The example that begins with these keys."""
    block = next(block for block in BLOCKS if re.match(r"\{" + r".*?".join(f'"{key}": ' for key in beginning), block, re.DOTALL))
    return json.loads(block.replace("{...}", "{}").replace("...]", "]"))


def test_every_field_is_named() -> None:
    """Of every message and answer; those of views are described in the OpenAPI document."""
    schemas = make_app(Settings()).openapi()["components"]["schemas"]
    of_views = {name for game in plugins.names() for name in view_schemas(game)} - {"ResultData", "SeatResultData"}
    named = set(re.findall(r"\w+", CODE))
    missing = {
        f"{name}.{field}"
        for name, kind in schemas.items()
        if name not in of_views
        for field in kind.get("properties", {})
        if field not in named
    }
    assert missing == set()


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_is_listed_with_its_fields(kind: type[schema.Command]) -> None:
    """No more and no less."""
    (word,) = get_args(kind.model_fields["type"].annotation)
    rows = re.findall(r'^\| `(\{"type": "' + word + r'".*?\})` \|', PAGE, re.MULTILINE)
    assert len(rows) == 1
    assert set(re.findall(r'"(\w+)"(?=[:,}])', re.sub(r': ("[^"]*"|\[.*\])', ": 0", rows[0]))) == fields_of(kind)


@pytest.mark.parametrize(
    ("kind", "beginning"),
    [
        (schema.NewTable, ("game", "mode")),
        (schema.Fork, ("number", "seat", "hidden")),
        (schema.Hello, ("type", "key")),
        (messages.TableMessage, ("type", "code")),
        (messages.Asked, ("question", "sentence")),
        (messages.ChangesAnswer, ("options", "work")),
        (messages.HintData, ("option", "sentence")),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_examples_are_whole(kind: Any, beginning: tuple[str, ...]) -> None:
    """An example shows every field of what it is an example of."""
    assert set(example(*beginning)) == fields_of(kind)
