"""Requests to addresses that strangers have chosen: only to the public internet, never to the host's own network.

A name is resolved once and the connection goes to exactly the address that was checked. No redirects, no proxies, a limit in time and size.
Blocking: call it from a thread.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from felicity.server.addresses import Address, Networks, is_among

LONGEST = 2000  # characters of an address
READ = 4096  # bytes of an answer: nothing in it is needed
OPEN_PORTS = 1024  # from here on, and 443
TRANSLATED = ip_network("64:ff9b::/96")  # IPv4 addresses behind IPv6


class NotSent(Exception):
    """Certainly not delivered: it can be tried again. The reason names no address."""


class NotAllowed(NotSent):
    """An address that must not be reached, or that leads nowhere: which of the two isn't said, or it would map the host's network."""


class Unsure(Exception):
    """The connection failed after something was sent: it may have been delivered."""


@dataclass(frozen=True)
class Reply:
    """What the other side answered."""

    status: int
    wait: float = 0.0  # seconds after which it wants to be asked again


def split(address: str) -> SplitResult:
    """A web address, if it has the shape of one that may be used."""
    try:
        found = urlsplit(address)
        port = found.port
    except ValueError:
        raise NotAllowed("not a web address") from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not plain or found.scheme not in ("https", "http") or not found.hostname or found.username is not None or found.fragment:
        raise NotAllowed("not a web address")
    if port is not None and port != 443 and port < OPEN_PORTS and found.scheme == "https":
        raise NotAllowed("not a web address")
    return found


def port_of(address: SplitResult) -> int:
    """The port to connect to."""
    return address.port or (443 if address.scheme == "https" else 80)


def is_public(address: Address) -> bool:
    """Does it lie on the public internet, also once routers have translated it?"""
    if isinstance(address, IPv6Address):
        hidden = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in TRANSLATED:
            hidden.append(IPv4Address(int(address) & 0xFFFFFFFF))
        if any(each is not None and not is_public(each) for each in hidden):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def allowed(host: str, port: int, is_plain: bool, inside: Networks) -> list[str]:
    """The addresses of a name, if all of them may be reached. Without TLS only those that the host has named."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotAllowed("no such host") from None
    texts = list(dict.fromkeys(str(each[4][0]).partition("%")[0] for each in found))
    for text in texts:
        place = ip_address(text)
        if not is_among(place, inside) and (is_plain or not is_public(place)):
            raise NotAllowed("no such host")
    return texts


@contextmanager
def reached(address: SplitResult, inside: Networks, seconds: float) -> Iterator[socket.socket]:
    """A connection, encrypted if the address says so, that is cut off when the time is over, however slowly the other side drips."""
    host, port = str(address.hostname), port_of(address)
    places = allowed(host, port, address.scheme == "http", inside)
    door = connected(places, port, seconds)
    timer = threading.Timer(seconds, cut, (door,))
    timer.daemon = True
    timer.start()
    try:
        if address.scheme == "https":
            try:
                door = ssl.create_default_context().wrap_socket(door, server_hostname=host)
            except (OSError, ValueError):
                raise NotSent("no secure connection") from None
        yield door
    finally:
        timer.cancel()
        door.close()


def connected(places: list[str], port: int, seconds: float) -> socket.socket:
    """To the first address that answers."""
    for place in places:
        with suppress(OSError):
            return socket.create_connection((place, port), timeout=seconds / len(places))
    raise NotSent("nobody answers")


def cut(door: socket.socket) -> None:
    """End a connection from another thread."""
    with suppress(OSError):
        door.shutdown(socket.SHUT_RDWR)


def post(
    address: str, body: bytes, headers: Mapping[str, str], inside: Networks, seconds: float, before: Callable[[], None] = lambda: None
) -> Reply:
    """Post something. `before` is called once the connection stands, just before anything is sent; it may raise to prevent that."""
    where = split(address)
    with reached(where, inside, seconds) as door:
        before()
        connection = http.client.HTTPConnection(str(where.hostname), port_of(where))
        connection.sock = door
        target = where._replace(scheme="", netloc="").geturl() or "/"
        try:
            connection.request("POST", target, body, {**headers, "host": where.netloc, "connection": "close"})
            answer = connection.getresponse()
            answer.read(READ)
        except (OSError, http.client.HTTPException, ValueError):
            raise Unsure("no answer") from None
        return Reply(answer.status, wait_of(answer.getheader("retry-after", "")))


def wait_of(text: str) -> float:
    """The seconds of a `Retry-After`; dates are ignored."""
    return float(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0.0
