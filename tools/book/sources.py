"""Source files as pages of the book, with a name for every line; and where in them a symbol is defined."""

from __future__ import annotations

import ast
import re
from functools import cache
from html import escape
from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_for_filename
from pygments.util import ClassNotFound

ROOT = Path(__file__).parents[2]
FOLDER = "code"  # in the book
# A definition in TypeScript, with its name; in Python the syntax tree knows better.
DEFINED = r"^\s*(?:export )?(?:async )?(?:(?:function|const|let|class|interface|type) {name}\b|{name}(?:<[^>]*>)?\()"
PLAIN = (".txt", ".csv", ".lock", "")
HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name} · Felicity</title>
<link rel="stylesheet" href="{up}assets/book/code.css"></head>
<body><header><a href="{up}">The Felicity book</a> <strong>{name}</strong></header><main>
"""
FOOT = "</main></body></html>\n"


class UnknownSymbol(Exception):
    """A document refers to something that the code no longer has."""


def address_of(path: Path, line: int = 0) -> str:
    """Where a source file, or one of its lines, is in the book."""
    return f"{FOLDER}/{path.relative_to(ROOT).as_posix()}.html" + (f"#L-{line}" if line else "")


def page_of(path: Path) -> str:
    """A source file as a page."""
    address = address_of(path)
    text = path.read_text("utf-8")
    head = HEAD.format(name=escape(path.relative_to(ROOT).as_posix()), up="../" * address.count("/"))
    return head + (plain(text) if path.suffix in PLAIN else coloured(path, text)) + FOOT


def plain(text: str) -> str:
    """A text whose lines have names."""
    lines = (f'<span id="L-{number}">{escape(line)}</span>' for number, line in enumerate(text.splitlines(), 1))
    return '<pre class="highlight">' + "\n".join(lines) + "\n</pre>\n"


def coloured(path: Path, text: str) -> str:
    """The same, coloured as code."""
    try:
        lexer = get_lexer_for_filename(path.with_suffix(".html" if path.suffix == ".svelte" else path.suffix).name)
    except ClassNotFound:
        return plain(text)
    return str(highlight(text, lexer, HtmlFormatter(cssclass="highlight", linespans="L", wrapcode=True)))


@cache
def line_of(path: Path, symbol: str) -> int:
    """The line on which something is defined: `Table.play` in Python, `play` in TypeScript."""
    if path.suffix == ".py":
        found = definitions(path).get(symbol, 0)
    else:
        pattern = re.compile(DEFINED.format(name=re.escape(symbol.rpartition(".")[2])))
        found = next((number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if pattern.match(line)), 0)
    if not found:
        raise UnknownSymbol(f"There is no {symbol} in {path.relative_to(ROOT).as_posix()}.")
    return found


@cache
def tree_of(path: Path) -> ast.Module:
    """A Python file, read."""
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def definitions(path: Path) -> dict[str, int]:
    """The functions, classes and names of a Python file, with the lines on which their definitions begin."""
    found: dict[str, int] = {}
    for node in tree_of(path).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        found |= {target.id: node.lineno for target in targets if isinstance(target, ast.Name)}
    return found | {name: node.lineno for name, node in defined(tree_of(path))}


def defined(tree: ast.Module | ast.ClassDef, of: str = "") -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """The functions and classes of a module or class, by their names."""
    found: list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]] = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.append((of + node.name, node))
            if isinstance(node, ast.ClassDef):
                found += defined(node, f"{of}{node.name}.")
    return found


def around(path: Path, line: int) -> str:
    """The innermost function or class of a Python file that a line belongs to; "" outside of all."""
    inside = [name for name, node in defined(tree_of(path)) if first_line(node) <= line <= (node.end_lineno or 0)]
    return inside[-1] if inside else ""


def first_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    """Where a definition begins, with its decorators."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
