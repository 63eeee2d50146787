"""A position as readable JSON, edited by hand in one place."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any


def with_value(data: dict[str, Any], path: Sequence[str | int], value: object) -> dict[str, Any]:
    """A copy with one value replaced; other parts are as a file would give them."""
    found: dict[str, Any] = json.loads(json.dumps(data))
    place: Any = found
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return found
