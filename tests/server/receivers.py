"""What stands at the other end when people are told something: a push service, web addresses and a mail server, on loopback."""

from __future__ import annotations

import json
import os
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from felicity.server.web_push import CURVE, POINT, content_keys, packed, public_bytes, unpacked
from tests.server.world import LONG, Browser, Data, until


@dataclass
class Request:
    """What was posted."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Data:
        """As webhooks get it."""
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found


class Receiver:
    """A web server that keeps what it is sent. It answers with the next of `answers`, then with 201, and not before it may."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answers: list[int] = []
        self.may_answer = threading.Event()
        self.may_answer.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.append(Request(self.path, headers, body))
                receiver.may_answer.wait(LONG)
                status = receiver.answers.pop(0) if receiver.answers else 201
                try:
                    self.send_response(status)
                    if 300 <= status < 400:
                        self.send_header("location", f"{receiver.address}/elsewhere")
                    self.send_header("content-length", "0")
                    self.end_headers()
                except OSError:  # whoever asked was killed
                    return

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait_for(self, count: int) -> list[Request]:
        """As soon as so many have come."""
        until(lambda: len(self.requests) >= count)
        return self.requests


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A web server for the while of a test."""
    found = Receiver()
    thread = threading.Thread(target=found.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.may_answer.set()
        found.server.shutdown()
        found.server.server_close()
        thread.join()


class PushBrowser:
    """A browser's side of Web Push: its keys, and how it reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Data:
        """As it is sent to the server."""
        return {"kind": "push", "address": endpoint, "p256dh": packed(public_bytes(self.key)), "auth": packed(self.auth)}

    def read(self, body: bytes) -> Data:
        """Decrypt a message (RFC 8291)."""
        found = json.loads(decrypted(body, self.key, self.auth))
        assert isinstance(found, dict)
        return found


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """The message in a body."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    assert length == POINT
    assert len(sealed) <= size
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret, nonce = content_keys(shared, auth, public_bytes(key), theirs, salt)
    record = AESGCM(secret).decrypt(nonce, sealed, None).rstrip(b"\0")
    assert record.endswith(b"\2")
    return record[:-1]


def claims_of(header: str, public: str) -> Data:
    """What an `Authorization` claims, if it was signed with this public key (RFC 8292); `ValueError` if it wasn't."""
    kind, _, fields = header.partition(" ")
    given = dict(part.strip().split("=", 1) for part in fields.split(","))
    signed, _, signature = given["t"].rpartition(".")
    raw = unpacked(signature)
    proof = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public)).verify(proof, signed.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise ValueError("The signature is wrong.") from None
    if kind != "vapid" or given["k"] != public:
        raise ValueError("It is another server's key.")
    found = json.loads(unpacked(signed.partition(".")[2]))
    assert isinstance(found, dict)
    return found


@dataclass
class Mailbox:
    """A mail server that keeps what it is handed. It greets when it may, and refuses recipients with the next of `refusals`."""

    letters: list[EmailMessage] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    refusals: list[int] = field(default_factory=list)
    callers: int = 0
    may_greet: threading.Event = field(default_factory=threading.Event)
    address: str = ""

    def to(self, address: str) -> list[EmailMessage]:
        """What somebody got."""
        return [letter for letter, recipient in zip(self.letters, self.recipients, strict=True) if recipient == address]

    def wait_for(self, address: str, count: int) -> list[EmailMessage]:
        """As soon as somebody has got so many."""
        until(lambda: len(self.to(address)) >= count)
        return self.to(address)


class MailHandler(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes."""

    def say(self, text: str) -> None:
        """One line."""
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self) -> None:
        box: Mailbox = self.server.box  # type: ignore[attr-defined]
        box.callers += 1
        box.may_greet.wait(LONG)
        try:
            self.talk(box)
        except (OSError, ValueError):  # whoever called was killed
            return

    def talk(self, box: Mailbox) -> None:
        """Until the other side says goodbye."""
        recipient = ""
        self.say("220 mail.test")
        while line := self.rfile.readline().decode().strip():
            word = line[:4].upper()
            if word == "RCPT" and box.refusals:
                self.say(f"{box.refusals.pop(0)} no")
            elif word == "DATA":
                self.say("354 go on")
                lines: list[bytes] = []
                while (row := self.rfile.readline()) != b".\r\n":
                    lines.append(row.removeprefix(b"."))
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                box.recipients.append(recipient)
                box.letters.append(letter)
                self.say("250 taken")
            elif word == "QUIT":
                self.say("221 bye")
                return
            else:
                recipient = line[9:].strip("<>") if word == "RCPT" else recipient
                self.say("250 fine")


class MailServer(socketserver.ThreadingTCPServer):
    """On loopback."""

    daemon_threads = True
    box: Mailbox


@contextmanager
def mail_arriving() -> Iterator[Mailbox]:
    """A mail server for the while of a test."""
    box = Mailbox()
    box.may_greet.set()
    server = MailServer(("127.0.0.1", 0), MailHandler)
    server.box = box
    box.address = f"smtp://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield box
    finally:
        box.may_greet.set()
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def deaf() -> Iterator[tuple[str, socket.socket]]:
    """An address where connections are taken and nothing is ever said."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"https://127.0.0.1:{door.getsockname()[1]}/", door


def webhook(browser: Browser, receiver: Receiver, path: str = "/hook", kind: str = "json", **wish: object) -> Data:
    """Somebody adds a web address; their channels afterwards."""
    found = browser.post("/api/me/channels", {"kind": kind, "address": receiver.address + path, **wish}, 201)
    assert isinstance(found, dict)
    return found
