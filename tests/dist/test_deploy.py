"""The files for hosts: what they name is there, and is understood by those who read it, as far as that can be tried without an engine for containers."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from felicity.cli import command
from felicity.cli.serve import PORT
from felicity.server.engine import url_of
from felicity.server.settings import Settings
from tests.dist.conftest import Release
from tests.web.debian import program

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "felicity.service"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NO_SYSTEMD = "The service is checked with systemd-analyze, and there is none: install it (on Debian and Ubuntu: apt install systemd)."


def instructions() -> list[tuple[str, str]]:
    """Those of the Containerfile, in their order."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Containerfile").read_text("utf-8"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line and not line.startswith("#"))]


def compose() -> Any:
    """What compose reads."""
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def understood(words: list[str]) -> dict[str, Any]:
    """The options of `felicity serve`, as the command reads them."""
    assert words[0] == "serve"
    parameters: dict[str, Any] = command("en").commands["serve"].make_context("serve", words[1:]).params
    return parameters


def test_the_image_is_made_of_a_release(release: Release) -> None:
    """What is copied is what `make dist` makes, or lies in the repository; nothing else is let in."""
    copied = [word for name, rest in instructions() if name == "COPY" and "--from" not in rest for word in rest.split()[:-1]]
    allowed = [line[1:] for line in (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert sorted(copied) == sorted(allowed)
    for pattern in copied:
        folder = release.source.parent if pattern.startswith("dist/") else ROOT
        assert list(folder.glob(pattern.removeprefix("dist/"))), pattern


def test_the_image_serves_as_a_user_without_rights_where_its_data_is_kept() -> None:
    """With the port that it names, and a check of its health that asks the server."""
    steps = dict(instructions())
    assert steps["USER"] == "felicity"
    assert f"FELICITY_DATA={steps['VOLUME']}" in steps["ENV"]
    assert steps["EXPOSE"] == str(PORT)
    assert f"http://127.0.0.1:{PORT}/api/health" in steps["HEALTHCHECK"]
    code = json.loads(steps["HEALTHCHECK"].partition("CMD ")[2])
    assert code[:2] == ["python", "-c"]
    compile(code[2], "healthcheck", "exec")
    assert json.loads(steps["ENTRYPOINT"]) == ["felicity"]
    assert understood(json.loads(steps["CMD"]))["host"] == "0.0.0.0"


def test_compose_gives_felicity_its_database_and_the_proxy_its_place() -> None:
    """The password is asked for, the port is open for this machine only, and people are counted by what the machine's proxy says."""
    found = compose()["services"]
    ours, database = found["felicity"], found["database"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    url = re.sub(r"\$\{FELICITY_PASSWORD:\?[^}]*\}", "secret", ours["environment"]["FELICITY_DATABASE"])
    assert url_of(url).host == "database"
    assert url_of(url).username == database["environment"]["POSTGRES_USER"]
    assert url_of(url).database == database["environment"]["POSTGRES_DB"]
    assert database["environment"]["POSTGRES_PASSWORD"].startswith("${FELICITY_PASSWORD:?")
    options = understood(ours["command"])
    (network,) = compose()["networks"]["tables"]["ipam"]["config"]
    assert options["proxy"] == [network["gateway"]]
    assert ours["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    assert "ports" not in database
    assert int(ours["stop_grace_period"].removesuffix("s")) > Settings().stop_within


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """Every line of it, with a program that is there; it gives it more time to stop than it needs."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT.read_text("utf-8"))
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[0] == "/opt/felicity/bin/felicity"
    assert understood(words[1:])["proxy"] == ["127.0.0.1"]
    assert unit["Service"]["Environment"] == f"FELICITY_DATA=/var/lib/{unit['Service']['StateDirectory']}"
    assert int(unit["Service"]["TimeoutStopSec"]) > Settings().stop_within
    analyze = program("systemd", "systemd-analyze")
    if not analyze:
        pytest.fail(NO_SYSTEMD, pytrace=False)
    here = tmp_path / UNIT.name
    here.write_text(UNIT.read_text("utf-8").replace(words[0], sys.executable).replace("User=felicity", "User=root").replace("Group=felicity", "Group=root"))
    checked = subprocess.run([analyze, "verify", "--man=no", str(here)], capture_output=True, text=True, check=False)
    complaints = [line for line in (checked.stdout + checked.stderr).splitlines() if UNIT.name in line]
    assert complaints == []


@pytest.mark.parametrize("file", ["felicity.service", "Containerfile", "compose.yaml"])
def test_the_guide_for_hosts_leads_to_each_file(file: str) -> None:
    assert f"(../deploy/{file})" in HOSTING
