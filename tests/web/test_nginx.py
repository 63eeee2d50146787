"""Behind a real nginx, as docs/hosting.md has it: TLS, a path of a site, WebSockets, and people counted by their own address."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.server.world import LONG, Server, port_of, reserved_port, serving, until
from tests.web.conftest import STAGE
from tests.web.debian import program
from tests.web.players import Player
from tests.web.visits import WIDE, Visitor

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
MISSING = (
    "The guide for hosts is tested with a real nginx, and there is none: install it (on Debian and Ubuntu: apt install nginx openssl)."
)
# Around the configuration of the guide: everything in one folder, in the foreground.
AROUND = """
daemon off;
{user}
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors error;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


@dataclass
class Site:
    """What people see: its address, and the certificate by which they know it."""

    address: str
    certificate: Path
    server: Server

    def client(self, local: str, **headers: str) -> httpx.Client:
        """Somebody who asks from an address of this machine."""
        known = ssl.create_default_context(cafile=str(self.certificate))
        transport = httpx.HTTPTransport(local_address=local, verify=known)
        return httpx.Client(transport=transport, base_url=self.address, headers=headers, timeout=LONG)


def certify(folder: Path) -> None:
    """A certificate for this machine, signed by itself."""
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", str(folder / "key.pem")]
    command = [program("openssl"), "req", "-x509", "-days", "2", *key, *subject, "-out", str(folder / "certificate.pem")]
    subprocess.run(command, check=True, capture_output=True)


def configured(folder: Path, port: int, server: Server) -> Path:
    """The configuration of the guide, with the files and ports of this test."""
    found = re.search(r"```nginx\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found
    site = found[1]
    for written, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/certs/example.org.pem": str(folder / "certificate.pem"),
        "/etc/ssl/private/example.org.key": str(folder / "key.pem"),
        "http://127.0.0.1:8321/": f"{server.address}/",
    }.items():
        assert site.count(written) == 1, written
        site = site.replace(written, here)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, site=site, user="user root;" if os.geteuid() == 0 else ""))
    return file


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[Site]:
    """In front of a server, while it is needed; it has nothing to complain about."""
    path = program("nginx")
    if not (path and program("openssl")):
        pytest.fail(MISSING, pytrace=False)
    certify(folder)
    with reserved_port() as reserved:
        port = port_of(reserved)
        process = subprocess.Popen([path, "-p", str(folder), "-c", str(configured(folder, port, server)), "-e", str(folder / "errors")])
        try:
            site = Site(f"https://127.0.0.1:{port}/felicity", folder / "certificate.pem", server)
            until(lambda: answers(site, process))
            yield site
        finally:
            process.terminate()
            process.wait(LONG)
    assert (folder / "errors").read_text() == ""


def answers(site: Site, process: subprocess.Popen[bytes]) -> bool:
    """Is it up?"""
    assert process.poll() is None, "nginx doesn't start"
    try:
        with site.client("127.0.0.1") as client:
            return client.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server below a path of a site."""
    folder = tmp_path_factory.mktemp("site")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    limits = {"proxies": ["127.0.0.1"], "creations": [0.0001, 5]}
    with serving(database, complains=False, search=False, prefix="/felicity", **limits) as server, nginx(folder, server) as found:
        yield found


@pytest.fixture
def ada(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody at that site, whose page has nothing to complain about."""
    visitor = STAGE.run(Visitor, browser, site, "en", WIDE, "light", False)
    yield visitor
    STAGE.run(visitor.context.close)
    assert visitor.complaints == []


def test_a_game_is_played_below_a_path_of_a_site_over_tls(ada: Visitor, site: Site) -> None:
    """The page, its files, links, invitations, requests and the WebSocket all stay below it, and a deep address can be opened again."""
    sockets: list[str] = []

    def opens(socket: WebSocket) -> None:
        sockets.append(socket.url)

    ada.page.on("websocket", opens)
    ada.go(site.address + "/")
    ada.click("link-rules")
    expect(ada.page).to_have_url(re.compile(re.escape(f"{site.address}/rules")))
    ada.click("home")
    expect(ada.page).to_have_url(f"{site.address}/")
    with site.client("127.0.0.2", authorization=f"Bearer {ada.key}") as client:
        wish = {"game": "loop", "mode": "basic", "players": 2, "seed": "11", "speed": "instant", "options": {"starting_player": "1"}}
        seats = [{"kind": "you"}, {"kind": "link"}]
        lobby = client.post("/api/tables", json={**wish, "seats": seats}).json()["code"]
        code = client.post("/api/tables", json={**wish, "start": True}).json()["code"]
    ada.go(f"{site.address}/t/{lobby}")
    expect(ada.see("link")).to_have_value(f"{site.address}/t/{lobby}")
    ada.go(f"{site.address}/t/{code}")
    ada.see("question")
    Player(ada).choose("work")
    ada.reads("announcer", "Anything else before you end your turn")
    ada.page.reload()
    ada.see("question")
    secure = site.address.replace("https", "wss")
    assert {f"{secure}/api/tables/{each}/socket" for each in (lobby, code)} == set(sockets)


def test_people_are_counted_by_their_own_address_whatever_they_say(site: Site) -> None:
    """A header that somebody made up is no help; figures are for nobody outside."""
    key = {"authorization": "Bearer " + "k" * 43}
    with site.client("127.0.0.3", **key) as bo, site.client("127.0.0.4", **key) as cleo:
        tries = [bo.post("/api/tables", json={"game": "loop"}, headers={"x-forwarded-for": f"203.0.113.{number}"}) for number in range(6)]
        assert [found.status_code for found in tries] == [201] * 5 + [429]
        assert cleo.post("/api/tables", json={"game": "loop"}).status_code == 201
        assert bo.get("/metrics").status_code == 404
        assert bo.get(site.address.removesuffix("/")).headers["location"] == "/felicity/"
        origin = site.address.removesuffix("/felicity")
        assert cleo.post("/api/tables", json={"game": "loop"}, headers={"origin": origin}).status_code == 201
        assert cleo.post("/api/tables", json={"game": "loop"}, headers={"origin": "https://127.0.0.1"}).status_code == 403
