"""What Felicity is made of: every part is pinned by its hash, none by a host, and each has a licence that we accept."""

from __future__ import annotations

import json
import re
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest

from tools import bill

ROOT = Path(__file__).parents[1]
LOCKS = sorted(ROOT.glob("requirements*.lock"))

# Before License-Expression existed, packages named their licences in their own words.
IN_OTHER_WORDS = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "GPL-3.0+": "GPL-3.0-or-later",
    "ISC License": "ISC",
    "LGPL v2.1": "LGPL-2.1-only",
    "MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_every_pin_has_the_hashes_of_its_files_and_no_lock_names_a_host(lock: Path) -> None:
    """Any other line (an address, an option, a bare name) can't be parsed as a pin."""
    text = lock.read_text("utf-8")
    assert bill.pins(text)
    assert "://" not in text


def test_every_lock_is_in_the_bill() -> None:
    """A new lock file must say what it is for."""
    assert [lock.name for lock in LOCKS] == sorted(f"requirements{suffix}.lock" for suffix in bill.LOCKS)


@pytest.mark.parametrize(
    "line",
    [
        "rich==15.0.0",
        "rich>=15 --hash=sha256:" + "0" * 64,
        "--index-url somewhere",
        "rich @ git+ssh://somewhere/rich --hash=sha256:" + "0" * 64,
        "rich==15.0.0 --hash=md5:" + "0" * 32,
    ],
)
def test_what_is_no_pin_with_a_hash_is_refused(line: str) -> None:
    """The error shows the line."""
    with pytest.raises(ValueError, match=f"Expected a pin.*{re.escape(line[:20])}"):
        bill.pins(f"{line}\n")


def test_the_page_is_built_from_parts_known_by_their_hash_wherever_they_come_from() -> None:
    """npm's lock file has `integrity` for everything and `resolved` for nothing."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    del packages[""]
    assert [path for path, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [path for path, package in packages.items() if "resolved" in package] == []


def test_the_bill_and_the_list_of_licences_are_what_the_locks_say() -> None:
    """`make sbom` writes them again."""
    assert bill.BILL.read_text("utf-8") == bill.bill()
    assert bill.PAGE.read_text("utf-8") == bill.page()


def test_what_lies_beside_the_page_counts_as_not_shipped() -> None:
    """Only Pyodide asks for it, of which the page hands out four files as they are, and nothing of the page imports it."""
    beside = set(bill.read_licences()["beside_the_page"])
    assert {part.name: part.use for part in bill.page_parts() if part.name in beside} == dict.fromkeys(beside, "build")
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert beside == set(packages["node_modules/pyodide"]["dependencies"])
    asking = {path.rpartition("node_modules/")[2] for path, package in packages.items() if beside & set(package.get("dependencies", {}))}
    # What builds or tests the page may use them too.
    assert {name for name in asking if not packages[f"node_modules/{name}"].get("dev")} == {"pyodide"}
    sources = [path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert sources
    imported = re.compile("|".join(rf"(?:from|import) ['\"]{re.escape(name)}['\"/]" for name in sorted(beside)))
    assert [text for text in sources if imported.search(text)] == []


def test_every_licence_is_one_that_we_accept() -> None:
    """What users get has a shorter list than what only our tests use."""
    assert bill.not_allowed() == []


def test_of_alternatives_one_is_enough_of_a_sum_all_count() -> None:
    """Expressions as in SPDX."""
    assert bill.is_allowed("MIT", {"MIT"})
    assert bill.is_allowed("GPL-3.0-only OR MIT AND PSF-2.0", {"MIT", "PSF-2.0"})
    assert not bill.is_allowed("MIT AND GPL-3.0-only", {"MIT"})
    assert not bill.is_allowed("", {"MIT"})


def test_a_package_without_a_licence_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody adds a dependency and forgets the list."""
    known = bill.read_licences()
    del known["python"]["rich"]
    monkeypatch.setattr(bill, "read_licences", lambda: known)
    with pytest.raises(ValueError, match="No licence is known for rich"):
        bill.parts()


def test_the_list_agrees_with_what_the_installed_packages_say() -> None:
    """Catches a typo, or a package that changed its licence."""
    differing = []
    # Only what pip installed: Ray bundles packages and puts their folder on the path once it is imported.
    places = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    installed = {re.sub(r"[-_.]+", "-", found.name).lower(): found.metadata for found in metadata.distributions(path=places)}
    for part in bill.python_parts():
        said = installed.get(part.name)
        if said is None:
            continue  # for another platform, or not needed by the tests
        stated = [*said.get_all("License-Expression", []), *said.get_all("License", []), *said.get_all("Classifier", [])]
        words = next(word for word in stated if "License" in word or " :: " not in word)
        if part.name not in bill.read_licences()["notes"] and IN_OTHER_WORDS.get(words, words) != part.licence:
            differing.append((part.name, part.licence, words))
    assert differing == []
