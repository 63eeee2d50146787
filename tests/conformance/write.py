"""Write the fingerprints anew, after the rules were changed on purpose: `python -m tests.conformance.write`."""

from __future__ import annotations

import json

from felicity.api import game
from felicity.core.check import check
from tests.conformance.test_loop import FINGERPRINTS, GAMES, SEATS

if __name__ == "__main__":
    found = {f"loop {mode} {players}": check(game("loop"), mode, players, GAMES, 0).fingerprint for mode, players in SEATS}
    FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
