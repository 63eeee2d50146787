"""`felicity play` in the browser and `felicity serve`: real processes, each with its own data folder, on loopback."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import httpx
import pytest

from felicity.cli import serve
from felicity.server.settings import Settings
from tests.cli.terminal import felicity

LONG = 300.0  # seconds: a busy machine is slow
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def environment(folder: Path) -> dict[str, str]:
    """A data folder of its own, and a browser that writes down what it opens."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>{folder / "opened"}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    return {**os.environ, "FELICITY_DATA": str(folder / "data"), "FELICITY_LANG": "en", "BROWSER": f"{browser} %s"}


def opened(folder: Path) -> list[str]:
    """What the browser has opened."""
    return (folder / "opened").read_text().split() if (folder / "opened").exists() else []


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and what it says first."""
    command = [sys.executable, "-m", "felicity", *arguments]
    process = subprocess.Popen(command, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate()


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command that ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "felicity", *arguments], env=environment(folder), capture_output=True, text=True, timeout=LONG, check=False
    )


def test_play_serves_on_this_machine_and_a_second_one_opens_the_first(tmp_path: Path) -> None:
    """Tables are kept in the data folder; another server on the same file is refused; Ctrl-C ends it quietly, then the file is free."""
    with running(tmp_path, "play", "--no-browser") as (process, said):
        address = ADDRESS.findall(said)[0]
        assert f"your tables are in {tmp_path / 'data' / 'tables.sqlite'}" in said
        assert process.stdout is not None
        assert process.stdout.readline() == f"Open {address} in your browser.\n"
        assert httpx.get(f"{address}api/health", timeout=LONG).json()["ok"]
        again = run(tmp_path, "play", "--lang", "fr")
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout.startswith(f"Felicity tourne déjà à l’adresse {address}")
        assert opened(tmp_path) == [address]
        refused = run(tmp_path, "serve", "--port", "0")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f"at {address}. Two can’t share a file" in refused.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait(LONG) == 0
        assert process.stdout.read() == ""
    with running(tmp_path, "serve", "--port", "0") as (process, said):
        assert said.startswith("Serving at http://127.0.0.1:")


def test_a_server_that_is_told_to_stop_says_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """Not even when its bots have been thinking."""
    with running(tmp_path, "serve", "--port", "0") as (process, said):
        address = ADDRESS.findall(said)[0]
        with httpx.Client(base_url=address, headers={"authorization": f"Bearer {'k' * 43}"}, timeout=LONG) as client:
            wish = {"game": "loop", "mode": "basic", "players": 2, "options": {"starting_player": "1"}, "start": True}
            table = client.post("/api/tables", json=wish).json()
            asked = {"type": "hint", "id": "m1", "version": table["version"], "seat": 1}
            assert client.post(f"/api/tables/{table['code']}", json=asked).json()["data"]["reason"]
        process.terminate()
        process.wait(LONG)
        assert process.stdout is not None
        assert process.stdout.read() == ""


def test_the_host_decides_whether_people_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are, unless the host says otherwise."""
    seen: list[bool] = []

    def run(settings: Settings, door: socket, ready: object) -> None:
        seen.append(settings.ratings)
        door.close()

    monkeypatch.setattr("felicity.server.run.run", run)
    for more in ((), ("--no-ratings",), ("--ratings",)):
        felicity("serve", "--database", "sqlite://", "--port", "0", *more)
    assert seen == [True, False, True]


def test_a_server_that_was_killed_leaves_its_file_free(tmp_path: Path) -> None:
    """The lock goes with the process."""
    with running(tmp_path, "play", "--no-browser") as (process, _):
        process.kill()
        process.wait(LONG)
    with running(tmp_path, "play", "--no-browser") as (_, said):
        assert said.startswith("Felicity is running at")


def test_where_the_usual_port_is_taken_another_is_found() -> None:
    """But a port that was asked for is that one, or a clear refusal."""
    with serve.any_door(0) as taken:
        port = int(taken.getsockname()[1])
        with serve.any_door(port) as other:
            assert other.getsockname()[1] != port
        assert f"port {port}: " in felicity("serve", "--database", "sqlite://", "--port", str(port), code=2).err


def test_a_proxy_that_is_no_address_is_refused() -> None:
    """By name one can't know who asks."""
    assert "“nginx” is not an address" in felicity("serve", "--database", "sqlite://", "--proxy", "nginx", code=2).err
    assert "n’est pas une adresse" in felicity("serve", "--database", "sqlite://", "--proxy", "10.0.0.1/8", lang="fr", code=2).err


@pytest.mark.parametrize(("given", "path"), [("", ""), ("/", ""), ("felicity", "/felicity"), ("/games/felicity/", "/games/felicity")])
def test_a_path_of_a_site_may_be_written_with_or_without_slashes(given: str, path: str) -> None:
    """Around it."""
    assert serve.path_of_site(given) == path


def test_what_is_no_path_of_a_site_is_refused() -> None:
    """It is written into the page."""
    assert "can’t be a path" in felicity("serve", "--database", "sqlite://", "--prefix", '/a"b', code=2).err


def test_options_of_the_terminal_are_refused_in_the_browser(tmp_path: Path) -> None:
    """They are chosen on the page."""
    assert felicity("play", "--mode", "solo", data=tmp_path, code=2).err.startswith("--mode works in the terminal only: add --terminal")
    assert "n’existe que dans le terminal" in felicity("play", "loop", "--resume", data=tmp_path, lang="fr", code=2).err
    assert "no game 'chess'" in felicity("play", "chess", data=tmp_path, code=2).err


def test_a_browser_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a window system only the address is said."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    """In one sentence."""
    (tmp_path / "file").write_text("")
    assert "can’t be written" in felicity("play", data=tmp_path / "file" / "data", code=2).err
