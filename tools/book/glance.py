"""Coverage at a glance: the first page of the living rulebook, and that of each game in it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import felicity
from felicity import plugins
from felicity.core.rulebook import Rule
from felicity.text.labels import title_of
from tools.book.citations import code_of, moments, proofs
from tools.book.rulebook import HOME, KINDS, chapters, in_order, slug

INTRODUCTION = (
    "Every rule of every game in English and in French, with the lines of code that carry it out, the tests that prove it, and moments of "
    "stored games in which it was at work. It is written from the catalogs, the code and the tests each time the book is built. In the "
    "app, every rule leads here."
)
NOT_FOR_CODE = (
    "«Not for code» are rules that say what is in the box, what a word means, what follows from other rules, what there is not, or what is "
    "left to the people at the table."
)
KEY = (
    '<p class="key"><span class="seen"></span> code and tests, and seen at work in a stored game '
    '<span class="tested"></span> code and tests <span class="words"></span> tested, not for code</p>'
)


def pages() -> dict[str, str]:
    """Every page, as Markdown by the name of its file."""
    return {f"{HOME}/index.md": overview(), **{f"{HOME}/{game}/index.md": glance(game) for game in felicity.games()}}


def overview() -> str:
    """All games in one table."""
    lines = [
        "# The living rulebook",
        "",
        INTRODUCTION,
        "",
        "| game | rules | carried out by code | not for code | rulings | tests | at work in stored games |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for game in in_order():
        covered = " | ".join(counts(game, list(felicity.rules(game))))
        lines.append(f"| [{title_of('en', game)}]({game}/index.md) | {covered} |")
    lines += ["", KEY, ""]
    for game in in_order():
        lines += [f"## {title_of('en', game)}", "", field(game, f"{game}/"), ""]
    return "\n".join(lines) + "\n"


def field(game: str, home: str) -> str:
    """A small square for each rule, in the order of the booklet, which leads to it; its colour says how it is covered."""
    seen = moments()
    squares = "".join(
        f'<a href="{home}{slug(name)}/#{rule.id}" class="{"words" if rule.kind else "seen" if rule.id in seen else "tested"}"'
        f' title="{rule.id} {escape(rule.title)}"></a>'
        for name, rules in chapters(game).items()
        for rule in rules
    )
    return f'<div class="field">{squares}</div>'


def counts(game: str, rules: Sequence[Rule]) -> list[str]:
    """How many rules, and how they are covered."""
    code, tests, seen = code_of(game), proofs(), moments()
    proven = {(proof.path, proof.line) for rule in rules for proof in tests.get(rule.id, [])}
    return [
        str(len(rules)),
        str(sum(rule.id in code for rule in rules)),
        str(sum(bool(rule.kind) for rule in rules)),
        str(sum(rule.is_ruling for rule in rules)),
        str(len(proven)),
        str(sum(rule.id in seen for rule in rules)),
    ]


def glance(game: str) -> str:
    """A game: its chapters, and every rule on one line."""
    title = title_of("en", game)
    lines = [
        f"# {title}: the rules",
        "",
        f"Rules version {plugins.game(game).facts.version}. {NOT_FOR_CODE}",
        "",
        "| chapter | rules | carried out by code | not for code | rulings | tests | at work in stored games |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, rules in chapters(game).items():
        lines.append(f"| [{name}]({slug(name)}.md) | {' | '.join(counts(game, rules))} |")
    lines.append(f"| **all** | {' | '.join(counts(game, list(felicity.rules(game))))} |")
    lines += ["", KEY, "", field(game, ""), "", "## Every rule", ""]
    for name, rules in chapters(game).items():
        lines += listed(game, name, rules)
    return "\n".join(lines) + "\n"


def listed(game: str, name: str, rules: Sequence[Rule]) -> list[str]:
    """The rules of a chapter, each with what covers it."""
    code, tests, seen = code_of(game), proofs(), moments()
    rows = "\n".join(
        f'<tr><td><a href="{slug(name)}/#{rule.id}">{rule.id}</a></td><td>{escape(rule.title)}</td>'
        f"<td>{len(code.get(rule.id, [])) or KINDS[rule.kind]}</td><td>{len(tests.get(rule.id, []))}</td>"
        f"<td>{len(seen.get(rule.id, [])) or '–'}</td></tr>"
        for rule in rules
    )
    head = "<tr><th>rule</th><th></th><th>code</th><th>tests</th><th>seen</th></tr>"
    return [f"### {name}", "", f'<table class="glance"><thead>{head}</thead><tbody>\n{rows}\n</tbody></table>', ""]
