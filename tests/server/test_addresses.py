"""Where a request comes from, as the limits count it."""

from __future__ import annotations

import pytest

from felicity.core.errors import BadOptions
from felicity.server.addresses import networks_of, place_of, sender

PROXIES = networks_of(["10.0.0.0/8", "::1", "127.0.0.1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.7", "203.0.113.9"),  # not from a proxy of ours
        ("10.1.2.3", "198.51.100.7", "198.51.100.7"),
        ("10.1.2.3", "1.2.3.4, 198.51.100.7", "198.51.100.7"),  # the left one anybody may have written
        ("10.1.2.3", "1.2.3.4, 198.51.100.7, 10.9.9.9", "198.51.100.7"),  # through two of our proxies
        ("::1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:10.1.2.3", "198.51.100.7:4711", "198.51.100.7"),
        ("10.1.2.3", "10.4.4.4", "10.4.4.4"),  # somebody at a proxy
        ("10.1.2.3", "unknown", "10.1.2.3"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("", "198.51.100.7", ""),
    ],
)
def test_the_sender_is_the_rightmost_address_that_is_no_proxy_of_ours(peer: str, forwarded: str, found: str) -> None:
    """X-Forwarded-For is believed as far as our proxies have written it."""
    assert sender(peer, [forwarded] if forwarded else [], PROXIES) == found
    assert sender(peer, forwarded.split(", ") if forwarded else [], PROXIES) == found


def test_an_ipv6_network_of_64_bits_is_one_place() -> None:
    """Whoever has one has all its addresses; IPv4 written as IPv6 is IPv4."""
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:203.0.113.9") == place_of("203.0.113.9") == "203.0.113.9"
    assert place_of("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize("text", ["nginx", "10.0.0.1/8", "1.2.3.4.5", "", "*"])
def test_what_is_no_address_is_said_to_be_none(text: str) -> None:
    """A host who mistypes a proxy must hear of it."""
    with pytest.raises(BadOptions, match="is not an address"):
        networks_of([text])
