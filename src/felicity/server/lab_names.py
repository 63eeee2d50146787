"""The names of the things in a report, in the reader's language, by id."""

from __future__ import annotations

from typing import Any

from felicity import plugins
from felicity.bots import registry
from felicity.lab.cards import kinds_of
from felicity.server.lab_messages import LabBot, LabLabels
from felicity.text.catalog import has, say
from felicity.text.labels import about_setting, label

Data = dict[str, Any]


def bots_data(lang: str) -> list[LabBot]:
    """The bots that can be chosen for studies, the weakest first; those that can't play every game list their games."""
    of_game = {game: registry.names(game) for game in plugins.names()}
    names = list(dict.fromkeys(name for names in of_game.values() for name in names))
    return [
        {
            "id": name,
            "name": bot_name(lang, name),
            "about": say(lang, f"lab-bot-{name}.about") if has(lang, f"lab-bot-{name}.about") else "",
            "games": [] if all(name in each for each in of_game.values()) else [game for game, each in of_game.items() if name in each],
        }
        for name in sorted(names, key=lambda name: WEAKEST_FIRST.index(name) if name in WEAKEST_FIRST else len(WEAKEST_FIRST))
    ]


WEAKEST_FIRST = ("random", "easy", "greedy", "normal", "hard", "expert")


def bot_name(lang: str, name: str) -> str:
    """The name of a bot."""
    return say(lang, f"lab-bot-{name}") if has(lang, f"lab-bot-{name}") else name


def labels_of(lang: str, report: Data) -> LabLabels:
    """All names that a reader of this report needs."""
    game = report["study"]["game"]
    if game not in plugins.names():  # a game that is no longer installed
        return {"roles": {}, "bots": {}, "cards": {}, "options": {}, "sources": {}, "endings": {}, "tie_breaks": {}}
    role, designs = plugins.plugin(game).role, report["designs"]
    cards = {effect["card"] for effect in report.get("effects", [])}
    kinds = kinds_of(game) if cards else {}
    return {
        "roles": {row["name"]: label(lang, game, f"{role}-{row['name']}") for design in designs for row in design["roles"]},
        "bots": {name: bot_name(lang, name) for bots in report["study"]["bots"] for name in bots},
        "cards": {card: label(lang, game, f"card-{card}", label(lang, game, f"{kinds.get(card, role)}-{card}")) for card in sorted(cards)},
        "options": {each.name: about_setting(lang, game, each.name) for each in plugins.game(game).facts.options},
        "sources": {
            source: label(lang, game, f"source-{source}") for design in designs for row in design["sources"] for source in row["sources"]
        },
        "endings": {name: label(lang, game, f"ending-{name}") for design in designs for name in design["ended_by"]},
        "tie_breaks": {name: label(lang, game, f"tie-{name}") for design in designs for name in design["tie_breaks"]},
    }
