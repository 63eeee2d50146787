"""An expansion adds to its base by an `Expansion`, and changes nothing of it."""

from __future__ import annotations

import subprocess
import sys

# All that the modules of a package hold: constants, tables, and what is written in their classes.
HELD = """
import importlib, pkgutil, sys

def load(package):
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        importlib.import_module(found.name)

def held():
    found = {}
    for name, module in sys.modules.items():
        if name.startswith("felicity.") and "nostalgia" not in name:
            for key, value in vars(module).items():
                if isinstance(value, type) and value.__module__ == name:
                    found.update({(name, key, at): repr(each) for at, each in vars(value).items() if not at.startswith("_abc")})
                elif isinstance(value, (int, str, bytes, list, tuple, dict, set)) and not key.startswith("__"):
                    found[name, key] = repr(value)
    return found

load("felicity.games.pursuit")
assert not [name for name in sys.modules if "nostalgia" in name]
before = held()
load("felicity.games.nostalgia")
after = held()
print(len(before), sorted(key for key in before if after[key] != before[key]))
"""


def test_nothing_of_the_base_game_changes_when_the_expansion_is_imported() -> None:
    """Neither a list, nor a table, nor a class; the base can be imported without it."""
    said = subprocess.run([sys.executable, "-c", HELD], capture_output=True, text=True, check=True).stdout
    count, changed = said.split(maxsplit=1)
    assert changed == "[]\n"
    assert int(count) > 1000
