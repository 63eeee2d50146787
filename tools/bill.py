"""The bill of materials and the list of licences, from the lock files: `python -m tools.bill` (or `make sbom`).

They depend on nothing but the lock files and tools/licences.toml, so that the same locks give the same bill on every machine.
The bill is a CycloneDX 1.6 document; a Python package has one hash for each file that pip may choose.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
BILL = ROOT / "docs" / "sbom.cdx.json"
PAGE = ROOT / "docs" / "licences.md"

# The purpose of each lock, the most important first: a package named by several of them belongs to the first.
LOCKS = {
    "": "play",
    "-lab": "extras",
    "-server": "extras",
    "-extras": "extras",
    "-build": "build",
    "-page": "build",
    "-docs": "build",
    "-test": "test",
    "-bench": "measure",
}
USES = {
    "play": "Shipped: in the page, or installed beside Felicity",
    "extras": "Installed beside Felicity by who asks for it: PostgreSQL, ratings of bots, interfaces for researchers",
    "build": "Used to build",
    "test": "Used to test and to check",
    "measure": "Used to compare speeds",
}


class Part:
    """A package in one version, its purpose, and the hashes of its files."""

    def __init__(self, kind: str, name: str, version: str, use: str, licence: str, hashes: list[tuple[str, str]]) -> None:
        self.kind = kind
        self.name = name
        self.version = version
        self.use = use
        self.licence = licence
        self.hashes = hashes

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:{self.kind}/{quote(self.name, safe='/')}@{quote(self.version)}"

    def component(self) -> dict[str, Any]:
        """Its entry in the bill of materials."""
        simple = re.fullmatch(r"[\w.-]+", self.licence)
        return {
            "type": "library",
            "bom-ref": self.purl,
            "name": self.name,
            "version": self.version,
            "scope": "required" if self.use == "play" else "excluded",
            "hashes": [{"alg": algorithm, "content": content} for algorithm, content in self.hashes],
            "licenses": [{"license": {"id": self.licence}} if simple else {"expression": self.licence}],
            "purl": self.purl,
            "properties": [{"name": "felicity:use", "value": self.use}],
        }


def read_licences() -> dict[str, Any]:
    """The contents of tools/licences.toml."""
    return tomllib.loads((ROOT / "tools" / "licences.toml").read_text("utf-8"))


def pins(lock: str) -> dict[tuple[str, str], list[str]]:
    """The packages and versions of a pip lock file, each with the hashes of its files."""
    found: dict[tuple[str, str], list[str]] = {}
    for entry in re.sub(r"\s*\\\n\s*", " ", lock).splitlines():
        match = re.fullmatch(r"([a-z0-9-]+)==(\S+)( ; [^#@]*?)?((?: --hash=sha256:[0-9a-f]{64})+)", entry)
        if match is None:
            raise ValueError(f"Expected a pin with the hashes of its files, not: {entry[:120]}")
        found[match[1], match[2]] = re.findall(r"sha256:(\w+)", match[4])
    return found


def python_parts() -> list[Part]:
    """What pip installs. The first lock that names a package determines its purpose."""
    licences = read_licences()["python"]
    found: dict[tuple[str, str], Part] = {}
    for suffix, use in LOCKS.items():
        for (name, version), hashes in pins((ROOT / f"requirements{suffix}.lock").read_text("utf-8")).items():
            if name not in licences:
                raise ValueError(f"No licence is known for {name} {version}: look it up and add it to tools/licences.toml.")
            if (name, version) not in found:
                part = Part("pypi", name, version, use, licences[name], [("SHA-256", digest) for digest in sorted(hashes)])
                found[name, version] = part
    return [found[key] for key in sorted(found)]


def page_parts() -> list[Part]:
    """What npm installs: the page's own dependencies, and the tools that build and test it."""
    licences = read_licences()
    shipped, beside = licences["in_the_page"], licences["beside_the_page"]
    found: dict[tuple[str, str], Part] = {}
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if not path:
            continue  # the page itself
        name, version = path.rpartition("node_modules/")[2], package["version"]
        algorithm, _, digest = package["integrity"].partition("-")
        hashes = [(f"SHA-{algorithm.removeprefix('sha')}", base64.b64decode(digest).hex())]
        only_builds = name in beside or (package.get("dev") and name not in shipped)
        use = "build" if only_builds else "play"
        found[name, version] = Part("npm", name, version, use, package["license"].strip("()"), hashes)
    return [found[key] for key in sorted(found)]


def parts() -> list[Part]:
    """All parts, in the order of the bill."""
    return [*python_parts(), *page_parts()]


def is_allowed(licence: str, allowed: set[str]) -> bool:
    """May we use something under this SPDX expression? One of several alternatives is enough."""
    return any(all(term in allowed for term in choice.split(" AND ")) for choice in licence.split(" OR "))


def not_allowed() -> list[str]:
    """The parts whose licence isn't on our list for their use."""
    licences = read_licences()
    shipped = set(licences["shipped"])
    anywhere = shipped | set(licences["development"])
    return [
        f"{part.name} {part.version}: {part.licence}"
        for part in parts()
        if not is_allowed(part.licence, shipped if part.use == "play" else anywhere)
    ]


def bill() -> str:
    """The bill of materials, one part per line."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    head = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "felicity",
                "name": "felicity",
                "version": project["version"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
    }
    lines = ",\n".join(json.dumps(part.component()) for part in parts())
    return json.dumps(head, indent=1).removesuffix("\n}") + f',\n "components": [\n{lines}\n]\n}}\n'


def page() -> str:
    """The list of licences, for people."""
    notes = read_licences()["notes"]
    lines = [
        "# Licences",
        "",
        "Felicity itself is under the [MIT licence](../LICENSE). It stands on what others have made, in exactly these versions.",
        "[sbom.cdx.json](sbom.cdx.json) is the same list for programs (CycloneDX), with the hash of every file.",
        "`make sbom` writes both from the lock files and `tools/licences.toml`, which also says what we accept.",
    ]
    for use, heading in USES.items():
        lines += ["", f"## {heading}", "", "| part | version | from | licence |", "|---|---|---|---|"]
        source = {"pypi": "PyPI", "npm": "npm"}
        lines += [f"| {part.name} | {part.version} | {source[part.kind]} | {part.licence} |" for part in parts() if part.use == use]
        lines += [f"\n{part.name}: {notes[part.name]}" for part in parts() if part.use == use and part.name in notes]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write both, unless a licence is missing or not allowed."""
    try:
        refused = not_allowed()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    if refused:
        print("Not on the list of tools/licences.toml:", *refused, sep="\n", file=sys.stderr)
        return 1
    BILL.write_text(bill(), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
