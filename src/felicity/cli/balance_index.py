"""The index of a folder of standing reports: the main finding of each, in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from felicity import plugins
from felicity.cli.language import say
from felicity.text.labels import label, title_of

Data = dict[str, Any]
INDEX = "README.md"
LANG = "en"
ABOUT = """# How the games play

Standing reports of games in their modes, each as a page and as the data it was made from: balance of seats, order and roles, length
and course, luck or skill, cards and options, and what every house rule changes, with intervals and method. They show how the games
go when everybody plays like these bots. `make balance` writes them; [lab.md](../lab.md) says how the figures are made.

| game, mode, players | rules | deals | what it shows |
|---|--:|--:|---|
"""


def index_of(folder: Path) -> str:
    """The index of all reports in the folder, as Markdown."""
    found = [(path.stem, json.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("balance-*.json"))]
    return ABOUT + "".join(line(name, data) for name, data in found)


def line(name: str, data: Data) -> str:
    """One report."""
    title = f"[{title_of(LANG, data['game'])}, {data['mode']}, {data['players']}]({name}.html) ([data]({name}.json))"
    return f"| {title} | {data['rules']} | {data['base']['deals']} | {finding(data)} |\n"


def finding(data: Data) -> str:
    """The main finding: who wins too often or too rarely, what skill is worth, and which option changes most."""
    return " ".join(part for part in (winners(data), skill(data), strongest_option(data)) if part)


def winners(data: Data) -> str:
    """Balance, in a sentence."""
    design, even = data["base"]["designs"][0], data["base"]["even"]
    if data["together"]:
        return f"{data['bot'].capitalize()} bots win {rate(design['all']['won'])}."
    kind, rows = ("role", design["roles"]) if len(design["roles"]) > 1 else ("seat", design["seats"])
    surprising = sorted((row for row in rows if row["surprising"]), key=lambda row: -row["won"]["rate"])
    if not surprising:
        return f"No {kind} wins surprisingly often or rarely."
    named = [surprising[0], surprising[-1]] if len(surprising) > 1 else surprising
    listed = ", ".join(f"{name_of(data, kind, row['name'])} {rate(row['won'])}" for row in named)
    return f"{len(surprising)} of {len(rows)} {kind}s win surprisingly often or rarely, where {100 * even:.0f} % is even: {listed}."


def name_of(data: Data, kind: str, name: str) -> str:
    """The name of a role, a seat or a place in the order of play."""
    if kind == "role":
        return label(LANG, data["game"], f"{plugins.plugin(data['game']).role}-{name}")
    if kind == "turn":
        return f"whoever plays {say(LANG, 'simulate-turn', number=int(name))}"
    return say(LANG, "simulate-seat", number=int(name)) if kind == "seat" else name


def rate(won: Data) -> str:
    """A rate with its interval."""
    return f"{100 * won['rate']:.0f} % ({100 * won['low']:.0f}–{100 * won['high']:.0f})"


def skill(data: Data) -> str:
    """The last step of skill."""
    if not data["skill"]:
        return ""
    step = data["skill"][-1]
    if "won" in step:
        return f"One {step['strong']} bot among {step['weak']} ones wins {rate(step['won'])}."
    return f"With {step['strong']} instead of {step['weak']} bots {100 * step['more']['mean']:+.0f} points."


def strongest_option(data: Data) -> str:
    """The house option that changes somebody's wins most."""
    moved = [(option, row) for option in data["options"] for row in option["moved"]]
    if not moved:
        return ""
    option, row = max(moved, key=lambda each: (abs(each[1]["won"]["mean"]), each[1]["kind"] == "role"))
    who = name_of(data, row["kind"], row["name"])
    return f"`{option['option']}={option['value']}` changes most: {who} {100 * row['won']['mean']:+.0f} points."
