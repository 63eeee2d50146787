"""The costs and gains in an option's sentence, computed by the rules themselves."""

from __future__ import annotations

from felicity.core.state import choice_of
from felicity.games.loop.alphabet import LoopOption
from felicity.games.loop.buy import PayForSalvage, price_of
from felicity.games.loop.constants import FAVOURS
from felicity.games.loop.favour_types import Recycle, favour_types
from felicity.games.loop.state import LoopState
from felicity.games.loop.work import is_without_happiness, loss_of, salary_of
from felicity.text.catalog import Value

RECYCLE = FAVOURS.index("recycle")


def price_arguments(s: LoopState, option: LoopOption, kind: str) -> dict[str, Value]:
    """COIN paid or gained, and HAPPINESS lost, if the option has any."""
    me = s.me()
    if kind == "work":
        if is_without_happiness(s, me):
            return {"coins": 1, "happiness": 0}
        salary = max(0, option.salary - 1)
        return {"coins": salary_of(s, me, salary), "happiness": loss_of(s, me, salary)}
    if kind == "buy":
        return {"coins": price_of(s, me, option.type, option)}
    if kind == "pay":
        asked = choice_of(s)
        assert isinstance(asked, PayForSalvage)
        return {"coins": price_of(s, me, asked.type, option)}
    if kind == "recycle":
        favour = favour_types(s)[RECYCLE]
        assert isinstance(favour, Recycle)
        return {"coins": favour.cost_of(s, me, option)}
    return {}
