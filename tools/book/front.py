"""The front page of the book: the games, and the way for everybody who opens it with a question."""

from __future__ import annotations

from html import escape

from felicity.text.catalog import languages
from felicity.text.labels import title_of
from tools.book import lessons
from tools.book.rulebook import in_order
from tools.book.sources import ROOT

NAME = "index.md"
# What readers want, and where they find it.
WAYS = (
    ("play", "[Learn a game](learn/index.md), or [apprendre un jeu](apprendre/index.md); look up [a rule](rules/index.md)"),
    ("play with a class", "[Teach a class](docs/teach-a-class.md)"),
    ("run it for others", "[Run a server](docs/hosting.md), and know [what its versions promise](docs/versions.md)"),
    ("know whether a game is fair", "[Ask the laboratory](docs/lab.md), or read [its reports](docs/balance/README.md)"),
    ("play with the figures of my box, or with better ones", "[Write a pack](docs/write-a-pack.md)"),
    ("bring a game of my own", "[Write a game](docs/your-own-game.md)"),
    ("let a program learn, or know how bots think", "[Train an agent](docs/research.md); [how bots think](docs/bots.md)"),
    (
        "write a program",
        "[The reference](reference/index.md), [positions](docs/positions.md), [the protocol](docs/protocol.md), [commands](commands/en.md)",
    ),
    ("see how it works", "[The architecture, with the walk of a move](docs/architecture.md); [what holds](docs/reliability.md)"),
    ("install it, or take part", "[Felicity in short](felicity.md), [contributing](CONTRIBUTING.md), [what is new](CHANGELOG.md)"),
)


def pages() -> dict[str, str]:
    """This page, as Markdown by the name of its file."""
    return {NAME: page()}


def page() -> str:
    """The whole page."""
    lines = ["# The Felicity book", "", "A table where people play, simulate and study the happiness board games.", ""]
    lines += ['<div class="shelf">', *map(box, in_order()), "</div>", ""]
    lines += ["## I want to …", "", *(f"- … {wish}: {way}" for wish, way in WAYS), ""]
    lines += [
        "The search above finds every rule by its words, in English and in French, every command, and every name of the reference.",
        "",
    ]
    return "\n".join(lines)


def box(game: str) -> str:
    """A game on the shelf, with its picture and the ways to it."""
    title = escape(title_of("en", game))
    picture = lessons.picture("en", game)
    alternative = escape(lessons.tell("en", "picture", game=title))
    shown = f'<img src="{picture}" alt="{alternative}" loading="lazy">' if (ROOT / picture).exists() else ""
    links = [f'<a href="{lessons.HOMES[lang]}/{game}/">{lessons.tell(lang, "learn-short")}</a>' for lang in languages()]
    links.append(f'<a href="rules/{game}/">Rules</a>')
    return f'<div><a href="learn/{game}/">{shown}</a><p><strong>{title}</strong><br>{" · ".join(links)}</p></div>'
