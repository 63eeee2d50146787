"""Which COIN, HAPPINESS and REPUTATION an event moves, for the log."""

from __future__ import annotations

from typing import Final

# By kind of event: `seat counter argument`, each field with its sign. A test checks them against what the players have.
MOVES: Final = {
    "worked": "who coins +coins",
    "coin-taken": "who coins +1",
    "bought": "who coins -coins",
    "salvaged": "who coins -coins",
    "recycled": "who coins -coins",
    "acquired": "who coins -coins, owner coins +coins",
    "resold": "who coins +coins, buyer coins -coins",
    "coins-gained": "who coins +coins",
    "coins-paid": "who coins -coins",
    "applied": "who coins +coins",
    "paid-off": "who coins -coins",
    "redeemed": "who coins -coins",
    "influenced": "who coins -coins, who reputation -reputation, target coins +coins, target reputation +reputation",
    "invested": "who coins -1, who coins +coins",
    "reputation-gained": "who reputation +reputation",
    "reputation-spent": "who reputation -reputation",
    "happiness-moved": "who happiness +change",
}
