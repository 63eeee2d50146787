"""The lessons: each game on a page, in every language. The words are those of the page's summaries and tutorials."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import felicity
from felicity import plugins
from felicity.text.catalog import has, languages, say
from felicity.text.labels import about_mode, about_setting, label, title_of, with_about
from tools.book.rulebook import in_order, places
from tools.book.sources import ROOT

HOME = Path(__file__).parent
HOMES = {"en": "learn", "fr": "apprendre"}
PAGE = ROOT / "web" / "src" / "games"
# One part of a summary, or one step of a tutorial, in the files of the page: its id, then the rules it stands on.
PART = re.compile(r"\bid: '(?P<id>[\w-]+)'.*?rules: \[(?P<rules>[^\]]*)\]", re.DOTALL)
LINES = 20  # more than a part of a summary has


@cache
def sentences(lang: str) -> FluentBundle:
    """The book's own sentences."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((HOME / f"lessons.{lang}.ftl").read_text("utf-8")))
    return bundle


def tell(lang: str, key: str, **arguments: str | int) -> str:
    """One of them."""
    bundle = sentences(lang)
    pattern = bundle.get_message(f"book-{key}").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


def pages() -> dict[str, str]:
    """Every page, as Markdown by the name of its file."""
    where = places()
    found = {}
    for lang in languages():
        found[f"{HOMES[lang]}/index.md"] = shelf(lang)
        found |= {f"{HOMES[lang]}/{game}.md": lesson(lang, game, where) for game in felicity.games()}
    return found


def spoken(lang: str) -> list[str]:
    """The beginning of a page in a language: what surrounds it is in that language too (`frame/partials/language.html`)."""
    return ["---", f"lang: {lang}", "---", ""]


def shelf(lang: str) -> str:
    """All games."""
    lines = [*spoken(lang), f"# {tell(lang, 'learn')}", "", tell(lang, "learn-about"), ""]
    for game in in_order():
        lines += [f"## [{title_of(lang, game)}]({game}.md)", "", *pitch(lang, game), facts(lang, game), ""]
    return "\n".join(lines) + "\n"


def pitch(lang: str, game: str) -> list[str]:
    """What it is about."""
    found = next((key for key in (f"page-game-{game}.pitch", f"page-expansion-{game}.pitch") if has(lang, key)), "")
    return [say(lang, found), ""] if found else []


def picture(lang: str, game: str) -> str:
    """A table in mid-game, in this language (`make pictures`)."""
    return f"docs/{game}.png" if lang == "en" else f"docs/{lang}/{game}.png"


def pictures() -> list[Path]:
    """Those that are there: a game of another package has none."""
    found = [ROOT / picture(lang, game) for lang in languages() for game in felicity.games()]
    return [path for path in found if path.exists()]


def facts(lang: str, game: str) -> str:
    """Players and minutes."""
    known = plugins.game(game).facts
    fewest, most = min(low for low, _ in known.modes.values()), max(high for _, high in known.modes.values())
    players: int | str = fewest if fewest == most else f"{fewest}–{most}"
    return tell(lang, "facts", players=players, fast=known.minutes[0], slow=known.minutes[1])


def lesson(lang: str, game: str, where: dict[str, str]) -> str:
    """One game."""
    title = title_of(lang, game)
    lines = [*spoken(lang), f"# {title}", "", *pitch(lang, game), facts(lang, game), ""]
    if (ROOT / picture(lang, game)).exists():
        lines += [f"![{tell(lang, 'picture', game=title)}](../{picture(lang, game)})", ""]
    lines += [tell(lang, "play"), "", f"    felicity play {game} --terminal --lang {lang}", ""]
    lines += [f"## {tell(lang, 'modes')}", "", *modes(lang, game), ""]
    lines += [f"## {tell(lang, 'summary')}", "", *summary(lang, game, where)]
    lines += [f"## {tell(lang, 'first')}", "", tell(lang, "first-about"), "", *steps(lang, game, where)]
    lines += [f"## {tell(lang, 'house-rules')}", "", tell(lang, "house-rules-about"), "", *house_rules(lang, game, where), ""]
    lines += [f"[{tell(lang, 'all-rules', game=title)}](../rules/{game}/index.md)", ""]
    return "\n".join(lines)


def modes(lang: str, game: str) -> list[str]:
    """The modes, each in a sentence."""
    return [
        f"- {with_about(lang, label(lang, game, f'mode-{mode}'), about_mode(lang, game, mode))}" for mode in plugins.game(game).facts.modes
    ]


def parts(file: Path) -> list[tuple[str, list[str]]]:
    """The parts of a summary or a tutorial, with the rules they stand on."""
    if not file.exists():
        return []
    return [(part["id"], re.findall(r"'([^']+)'", part["rules"])) for part in PART.finditer(file.read_text("utf-8"))]


def summary(lang: str, game: str, where: dict[str, str]) -> list[str]:
    """The parts of the summary."""
    lines = []
    for id, rules in parts(PAGE / game / "summary.ts"):
        key = f"page-summary-{game}-{id}"
        said = [say(lang, f"{key}.line{number}") for number in range(1, LINES) if has(lang, f"{key}.line{number}")]
        lines += [f"### {say(lang, f'{key}.title')}", "", *(f"- {text}" for text in said), "", *cited(rules, where)]
    return lines


def steps(lang: str, game: str, where: dict[str, str]) -> list[str]:
    """The steps of the tutorial."""
    lines = []
    for id, rules in parts(PAGE / game / "tutorial.ts"):
        key = f"page-tutorial-{game}-{id}"
        lines += [f"### {say(lang, f'{key}.title')}", "", say(lang, key), "", *cited(rules, where)]
    return lines


def cited(rules: list[str], where: dict[str, str]) -> list[str]:
    """The rules of a part, small below it."""
    links = ", ".join(f'<a href="../../{where[rule]}">{rule}</a>' for rule in rules)
    return [f'<p class="source">{links}</p>', ""]


def house_rules(lang: str, game: str, where: dict[str, str]) -> list[str]:
    """The options, with their values and the rule that each of them changes."""
    rows = []
    for option in plugins.game(game).facts.options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        shown = ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
        rule = f'<a href="../../{where[option.rule]}">{option.rule}</a>' if option.rule in where else ""
        cells = [f"<code>{option.name}</code>", escape(about_setting(lang, game, option.name)), shown, rule]
        rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return ["<table><tbody>", *rows, "</tbody></table>"]
