"""`felicity rules`: a rule by its id, all rules of a game, a search, or the tests that prove each of them."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated

import typer

from felicity import api, plugins
from felicity.cli import coverage as reader
from felicity.cli.common import Lang, said_errors
from felicity.cli.language import Refused
from felicity.cli.page import Page
from felicity.core.rulebook import Rule
from felicity.text.labels import label, rulebook


def rules(
    what: Annotated[str, typer.Argument(metavar="GAME|RULE", help="help-rules-what")],
    search: Annotated[str, typer.Option(metavar="WORDS", help="help-rules-search")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="help-rules-coverage")] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="help-rules-tests")] = Path("tests"),
    lang: Lang = "",
) -> None:
    with said_errors(lang) as lang:
        page = Page(lang)
        if coverage:
            show_coverage(page, what.lower(), tests)
            return
        game, found_rules = found(what, search, lang)
        for rule in found_rules:
            show(page, game, rule)
        if len(found_rules) > 1:
            page.tell("rules-total", rules=len(found_rules))


def found(what: str, search: str, lang: str) -> tuple[str, list[Rule]]:
    """All rules of a game, those that contain some words, or those whose id begins like this."""
    if what.lower() in plugins.names():
        book = rulebook(lang, what.lower())
        chosen = book.search(search) if search else book.rules
        if not chosen:
            raise Refused("error-no-rule-speaks", game=what.lower(), words=search)
        return what.lower(), chosen
    if what.lower() in [each.name for each in plugins.broken()]:
        plugins.plugin(what.lower())  # raises an error that says what is wrong with it
    prefix = what.partition("-")[0].upper()
    game = next((name for name in plugins.names() if api.rules(name).prefix == prefix), "")
    if not game:
        names = plugins.names()
        raise Refused("error-not-a-rule", what=what, games=", ".join(names), rule=api.rules(names[0]).rules[0].id)
    book = rulebook(lang, game)
    exact = [rule for rule in book.rules if rule.id.casefold() == what.casefold()]
    within = exact or [rule for rule in book.rules if rule.id.casefold().startswith(what.casefold())]
    if not within:
        close = difflib.get_close_matches(what.upper(), [rule.id.upper() for rule in book.rules], n=3, cutoff=0.5)
        raise Refused("error-no-such-rule", rule=what, game=game, close=", ".join(close) or "-")
    return game, within


def show(page: Page, game: str, rule: Rule) -> None:
    """One rule of a game, with its details."""
    page.line(f"{rule.id}  {rule.title}" if len(rule.id) + len(rule.title) + 2 <= page.width else rule.id, "bold")
    if len(rule.id) + len(rule.title) + 2 > page.width:
        page.text(rule.title, indent=2, style="bold")
    page.text(rule.text, indent=2)
    modes = ", ".join(label(page.lang, game, f"mode-{mode}") for mode in rule.modes)
    see = ", ".join(rule.see)
    parts = {"example": rule.example, "why": rule.why, "source": rule.source, "option": rule.option, "modes": modes, "see": see}
    for key, text in parts.items():
        if text:
            page.text(f"{page.say(f'rules-{key}')} {text}", indent=4, hang=2, style="dim")
    page.line()


def show_coverage(page: Page, game: str, tests: Path) -> None:
    """Each rule with the tests that prove it; exit code 1 if a rule has none."""
    book = rulebook(page.lang, game)
    proofs = reader.proofs_in(tests)
    reader.refuse_unknown(proofs, {rule.id for rule in book.rules}, prefix=f"{book.prefix}-")
    unproven = [rule for rule in book.rules if rule.id not in proofs]
    for rule in book.rules:
        page.line(f"{rule.id}  {rule.title}"[: page.width], "" if rule.id in proofs else "bold red")
        for test in proofs.get(rule.id, [page.say("coverage-none")]):
            page.line(f"    {test}")
    page.line()
    proven = len(book) - len(unproven)
    page.tell("coverage-total", proven=proven, rules=len(book), tests=len({test for each in proofs.values() for test in each}))
    if unproven:
        page.text(f"{page.say('coverage-missing')} {', '.join(rule.id for rule in unproven)}", hang=2)
        raise typer.Exit(1)
