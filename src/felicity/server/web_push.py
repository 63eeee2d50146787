"""Web Push: messages encrypted for one browser (RFC 8291) and signed by this server (RFC 8292). Pure; needs `cryptography`."""

from __future__ import annotations

import base64
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: the message is one record
PADDED = 1024  # bytes of a message before encryption, so that its length tells nothing
VALID = 12 * 60 * 60  # seconds: services accept up to a day
POINT = 65  # bytes of an uncompressed point
AUTH = 16


def packed(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of base64url; `ValueError` if it isn't."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """A private key as text: that of a server (VAPID), made once and kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The key that a text stands for."""
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers and push services read it."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_text(key: str) -> str:
    """The public half of a server's key, for `PushManager.subscribe`."""
    return packed(public_bytes(private_key(key)))


def is_subscription(point: str, auth: str) -> bool:
    """Are these the keys of a browser's subscription?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(point))
        return len(unpacked(point)) == POINT and len(unpacked(auth)) == AUTH
    except ValueError:
        return False


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def content_keys(shared: bytes, auth: bytes, theirs: bytes, ours: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message; both sides compute them."""
    mixed = derived(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    return derived(salt, mixed, b"Content-Encoding: aes128gcm\0", 16), derived(salt, mixed, b"Content-Encoding: nonce\0", 12)


def encrypted(
    message: bytes, point: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"", padded: int = PADDED
) -> bytes:
    """The body of a push message. Tests give the key and the salt, which are otherwise new each time."""
    own, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = unpacked(point), public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret, nonce = content_keys(shared, unpacked(auth), theirs, ours, salt)
    record = (message + b"\2").ljust(padded + 1, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(secret).encrypt(nonce, record, None)


def authorization(endpoint: str, key: str, contact: str, at: float) -> str:
    """The header by which a push service knows this server: a token for that service alone, valid for some hours."""
    address = urlsplit(endpoint)
    claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": round(at) + VALID, "sub": contact}
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    own = private_key(key)
    r, s = decode_dss_signature(own.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={packed(public_bytes(own))}"
