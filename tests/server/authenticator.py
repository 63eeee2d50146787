"""An authenticator in software, and the browser that talks to it: what a security key and the page do with `navigator.credentials`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from felicity.server.web_push import packed, unpacked
from tests.server.people import joins
from tests.server.world import Browser, Data, Server

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
MODEL = bytes(16)


@dataclass
class Credential:
    """A passkey: its secret half never leaves."""

    id: bytes
    host: str
    user: str
    key: ec.EllipticCurvePrivateKey
    count: int = 0


@dataclass
class Authenticator:
    """Keeps passkeys. `counts` as security keys do; those of password managers stay at 0."""

    counts: bool = True
    kept: list[Credential] = field(default_factory=list)

    def make(self, options: Data, origin: str) -> Data:
        """What `navigator.credentials.create` gives."""
        key = ec.generate_private_key(ec.SECP256R1())
        numbers = key.public_key().public_numbers()
        credential = Credential(sha256(str(numbers.x).encode()).digest(), options["rp"]["id"], options["user"]["id"], key)
        self.kept.append(credential)
        return self.made_again(credential, options, origin)

    def made_again(self, credential: Credential, options: Data, origin: str) -> Data:
        """The same for a passkey that is there already, which no real authenticator would say."""
        numbers = credential.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = MODEL + len(credential.id).to_bytes(2, "big") + credential.id + cose
        data = self.signed(credential, PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = said_by("webauthn.create", options["challenge"], origin)
        return answer(credential, {"clientDataJSON": packed(said), "attestationObject": packed(attestation), "transports": ["usb"]})

    def prove(self, options: Data, origin: str) -> Data:
        """What `navigator.credentials.get` gives."""
        credential = next(each for each in self.kept if each.host == options["rpId"])
        data = self.signed(credential, PRESENT | VERIFIED)
        said = said_by("webauthn.get", options["challenge"], origin)
        signature = credential.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return answer(credential, {**{name: packed(part) for name, part in parts.items()}, "userHandle": credential.user})

    def signed(self, credential: Credential, flags: int) -> bytes:
        """What an authenticator says about itself."""
        credential.count += self.counts
        return sha256(credential.host.encode()).digest() + bytes([flags]) + credential.count.to_bytes(4, "big")


def said_by(kind: str, challenge: str, origin: str) -> bytes:
    """What a browser adds."""
    return json.dumps({"type": kind, "challenge": packed(unpacked(challenge)), "origin": origin, "crossOrigin": False}).encode()


def answer(credential: Credential, response: Data) -> Data:
    """As the page sends it."""
    return {"id": packed(credential.id), "rawId": packed(credential.id), "type": "public-key", "response": response}


def page_at(browser: Browser, origin: str = "") -> str:
    """Somebody has the page open at this origin, with a name by which browsers make passkeys; says which one."""
    own = origin or f"http://localhost:{browser.server.address.rpartition(':')[2]}"
    browser.http.headers.update({"origin": own, "host": own.partition("://")[2]})
    return own


def visitor(server: Server, origin: str = "") -> Browser:
    """Somebody with the page open there."""
    found = Browser(server)
    page_at(found, origin)
    return found


def makes(browser: Browser, key: Authenticator, status: int = 201) -> Data:
    """Somebody makes a passkey."""
    options = browser.post("/api/me/passkeys/begin", {})
    credential = key.make(options, browser.http.headers["origin"])
    found: Data = browser.post("/api/me/passkeys", {"credential": credential, "label": "Laptop"}, status)
    return found


def asked(browser: Browser, key: Authenticator) -> Data:
    """What the authenticator answers to this browser's question."""
    return key.prove(browser.post("/api/passkey/begin", {}), browser.http.headers["origin"])


def proves(browser: Browser, credential: Data, status: int = 200) -> Data:
    """A browser sends it."""
    found: Data = browser.post("/api/passkey", {"credential": credential}, status)
    return found


def enters(browser: Browser, key: Authenticator) -> Data:
    """Somebody comes back with their passkey."""
    return joins(browser, "link", str(proves(browser, asked(browser, key))["code"]))
