"""The living rulebook: every rule in every language, with the code that carries it out, the tests that prove it, and where it was seen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

import felicity
from felicity import plugins
from felicity.core.game import GameOption
from felicity.core.rulebook import Rule
from felicity.text.catalog import languages
from felicity.text.labels import label, rulebook, title_of
from tools.book.citations import Moment, Place, Proof, code_of, moments, proofs
from tools.book.measured import Effect, measured
from tools.book.sources import ROOT, address_of

HOME = "rules"
MOST = 3  # moments shown
KINDS = {
    "component": "what is in the box",
    "definition": "what a word means",
    "consequence": "follows from other rules",
    "absence": "says what there is not",
    "table": "left to the people at the table",
}
WORDS = {"en": ("Example", "Why", "Source"), "fr": ("Exemple", "Pourquoi", "Source")}
RULINGS = "Rulings"
MEASURED = ("mode", "value", "deals", "points a seat", "rounds", "won together", "whose chances move")
ID = re.compile(r"\b[A-Z]+-[\w.-]*\w")


def slug(text: str) -> str:
    """A name as part of an address.

    >>> slug("FAVOUR effects (red)")
    'favour-effects-red'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.casefold()).strip("-")


def chapters(game: str) -> dict[str, list[Rule]]:
    """The rules of a game by chapter, in the order of the booklet; rulings outside of all chapters come last."""
    found: dict[str, list[Rule]] = {}
    for rule in felicity.rules(game):
        found.setdefault(rule.section or RULINGS, []).append(rule)
    return found


def places() -> dict[str, str]:
    """Where each rule of each game is: the address of its page, with its name there."""
    return {
        rule.id: f"{HOME}/{game}/{slug(name)}/#{rule.id}"
        for game in felicity.games()
        for name, rules in chapters(game).items()
        for rule in rules
    }


def in_order() -> list[str]:
    """The games as the book has them: an expansion comes after its base.

    >>> in_order()
    ['loop', 'nation', 'pursuit', 'nostalgia', 'rainbow']
    """
    bases = {game: plugins.plugin(game).base for game in felicity.games()}
    return [each for game, base in bases.items() if not base for each in (game, *(name for name in bases if bases[name] == game))]


def pages() -> dict[str, str]:
    """The pages of all chapters, as Markdown by the name of their file."""
    where = places()
    return {
        f"{HOME}/{game}/{slug(name)}.md": chapter(game, name, rules, where)
        for game in felicity.games()
        for name, rules in chapters(game).items()
    }


# --- a chapter ---


def chapter(game: str, name: str, rules: Sequence[Rule], where: dict[str, str]) -> str:
    """The rules of a chapter in full."""
    lines = [f"# {name}", "", f"[{title_of('en', game)}](index.md)", ""]
    for rule in rules:
        heading = re.sub(r"([\\`*_{}\[\]<>#])", r"\\\1", f"{rule.id} {rule.title}")
        lines += [f'## {heading} {{ id="{rule.id}" }}', "", *whole(game, rule, where), ""]
    return "\n".join(lines)


def whole(game: str, rule: Rule, where: dict[str, str]) -> list[str]:
    """A rule: its texts side by side, then what is known about it."""
    texts = [said(lang, rulebook(lang, game)[rule.id], where) for lang in languages()]
    facts = [
        ("See", ", ".join(link(id, where) for id in rule.see)),
        ("Follows from", ", ".join(link(id, where) for id in rule.of)),
        ("Modes", escape(", ".join(label("en", game, f"mode-{mode}") for mode in rule.modes))),
        ("Kind", KINDS.get(rule.kind, "")),
        ("Code", ", ".join(map(coded, code_of(game).get(rule.id, [])))),
        ("Tests", tested(proofs().get(rule.id, []))),
        ("Seen", observed(moments().get(rule.id, []))),
    ]
    rows = "".join(f"<dt>{name}</dt><dd>{value}</dd>\n" for name, value in facts if value)
    return [f'<div class="both">{"".join(texts)}</div>', f'<dl class="facts">\n{rows}</dl>', *settled(game, rule)]


def said(lang: str, rule: Rule, where: dict[str, str]) -> str:
    """A rule in one language."""
    example, why, source = WORDS[lang]
    parts = [f'<p class="title">{escape(rule.title)}</p>', f"<p>{linked(rule.text, where)}</p>"]
    parts += [f"<p><em>{word}.</em> {linked(text, where)}</p>" for word, text in ((example, rule.example), (why, rule.why)) if text]
    parts += [f'<p class="source">{source}{" :" if lang == "fr" else ":"} {escape(rule.source)}</p>'] if rule.source else []
    return f'<div lang="{lang}">{"".join(parts)}</div>'


def up(address: str) -> str:
    """An address of the book, seen from the page of a chapter."""
    return f"../../../{address}"


def link(id: str, where: dict[str, str]) -> str:
    """A rule by its id."""
    return f'<a href="{up(where[id])}">{id}</a>'


def linked(text: str, where: dict[str, str]) -> str:
    """A text in which other rules are links."""
    return ID.sub(lambda found: link(found[0], where) if found[0] in where else found[0], escape(text))


def coded(place: Place) -> str:
    """A line of code."""
    name = f"{place.path.name}:{place.line}"
    return f'<a href="{up(address_of(place.path, place.line))}"><code>{name}</code></a>' + (f" {place.symbol}" if place.symbol else "")


def tested(found: Sequence[Proof]) -> str:
    """The tests, each by what it says."""
    items = "".join(f'<li><a href="{up(address_of(proof.path, proof.line))}">{escape(proof.says)}</a></li>' for proof in found)
    return f"<ul>{items}</ul>" if len(found) < 2 * MOST else f"<details><summary>{len(found)} tests</summary><ul>{items}</ul></details>"


def observed(found: Sequence[Moment]) -> str:
    """The first moments, of different games where there are some."""
    if not found:
        return ""
    by_game: dict[Path, Moment] = {}
    for moment in found:
        by_game.setdefault(moment.path, moment)
    shown = [*by_game.values(), *(moment for moment in found if moment not in by_game.values())][:MOST]
    items = "".join(
        f'<li><a href="{up(address_of(moment.path, moment.line))}">{moment.path.stem}, round {moment.round}</a> '
        f"<code>{escape(f'{moment.what} {moment.arguments}')}</code></li>"
        for moment in shown
    )
    return f"{len(found)} in the stored games<ul>{items}</ul>" if len(found) > len(shown) else f"<ul>{items}</ul>"


# --- rulings that can be switched ---


def settled(game: str, rule: Rule) -> list[str]:
    """The option of a ruling: its values, and what the laboratory measured of the others."""
    option = next((each for each in plugins.game(game).facts.options if each.name == rule.option), None)
    if option is None:
        return []
    name = label("en", game, f"setting-{option.name}", option.effect)
    text = f"<p>House rule <code>{option.name}</code>: {escape(name)} {values_of(option)}</p>"
    effects = measured(game).get(option.name, [])
    if not effects:
        return [f'<div class="option">{text}<p>The laboratory has not measured it.</p></div>']
    head = f"<tr>{''.join(f'<th>{title}</th>' for title in MEASURED)}</tr>"
    rows = "\n".join(map(row_of, effects))
    note = "More or less than with the default, among greedy bots on the same deals, with intervals of 95 %."
    table = f"<table><thead>{head}</thead><tbody>\n{rows}\n</tbody></table>"
    return [f'<div class="option">{text}\n<p>{note}</p>\n{table}</div>']


def values_of(option: GameOption) -> str:
    """What can be chosen, and what is chosen if nobody does."""
    values = ", ".join(f"<code>{value}</code>" for value in option.values)
    default = f"default <code>{option.default}</code>" if option.default != "" else ""
    said = "; ".join(filter(None, (values, default)))
    return f"({said})" if said else ""


def row_of(effect: Effect) -> str:
    """One value, in one mode."""
    report = f"docs/balance/{effect.report}.html"
    assert (ROOT / report).is_file(), report
    mode = f'<a href="{up(report)}">{effect.mode}, {effect.players}</a>'
    moved = "the same games, move by move" if effect.nothing else escape(", ".join(effect.moved)) or "nobody’s, surprisingly"
    won = spanned(effect.won, 100.0, " %") if effect.won else "–"
    cells = [mode, f"<code>{escape(effect.value)}</code>", str(effect.deals), spanned(effect.score), spanned(effect.rounds), won, moved]
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def spanned(span: tuple[float, float, float], times: float = 1.0, unit: str = "") -> str:
    """A difference with its interval."""
    mean, low, high = (value * times for value in span)
    return f"{mean:+.2f}{unit} ({low:+.2f} to {high:+.2f})".replace("-", "−")
