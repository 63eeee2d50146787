"""Web Push as the standards have it: the example of RFC 8291, and signatures of RFC 8292."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from felicity.server.web_push import (
    CURVE,
    PADDED,
    authorization,
    encrypted,
    is_subscription,
    new_key,
    packed,
    private_key,
    public_bytes,
    public_text,
    unpacked,
)
from tests.server.receivers import claims_of, decrypted

# RFC 8291, appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_as_it_is_printed() -> None:
    """Byte by byte, and its reader reads it."""
    point = packed(public_bytes(private_key(THEIRS)))
    body = encrypted(MESSAGE, point, AUTH, private_key(OURS), unpacked(SALT), padded=len(MESSAGE))
    assert packed(body) == BODY
    assert decrypted(unpacked(BODY), private_key(THEIRS), unpacked(AUTH)) == MESSAGE


def test_a_message_is_new_each_time_and_its_length_tells_nothing() -> None:
    """Only the browser that it is for can read it."""
    browser, other = ec.generate_private_key(CURVE), ec.generate_private_key(CURVE)
    point = packed(public_bytes(browser))
    short, long = encrypted(b"a", point, AUTH), encrypted(b"b" * PADDED, point, AUTH)
    assert len(short) == len(long)
    assert encrypted(b"a", point, AUTH) != short
    assert decrypted(short, browser, unpacked(AUTH)) == b"a"
    with pytest.raises(InvalidTag):
        decrypted(short, other, unpacked(AUTH))


def test_a_push_service_can_tell_whom_a_message_is_from() -> None:
    """A token for that service alone, which ends within a day."""
    key = new_key()
    header = authorization("https://push.example.org:8443/send/abc", key, "mailto:felicity@example.org", 1000.0)
    found = claims_of(header, public_text(key))
    assert found == {"aud": "https://push.example.org:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:felicity@example.org"}
    with pytest.raises(ValueError, match="signature"):
        claims_of(header, public_text(new_key()))
    head = json.loads(unpacked(header.partition("t=")[2].partition(".")[0]))
    assert head == {"typ": "JWT", "alg": "ES256"}


@pytest.mark.parametrize(
    ("point", "auth"),
    [("", ""), ("AAAA", AUTH), (public_text(new_key()), "AAAA"), (packed(b"\4" + bytes(64)), AUTH), ("ü", AUTH), (AUTH, AUTH)],
    ids=["nothing", "short point", "short secret", "no point of the curve", "no base64", "no point"],
)
def test_what_are_no_keys_of_a_browser_is_noticed(point: str, auth: str) -> None:
    """Before anything is kept."""
    assert not is_subscription(point, auth)
    assert is_subscription(public_text(new_key()), AUTH)
