"""Where a request comes from, as the limits count it: the sender behind the proxies that the host has named, and of IPv6 the network."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from felicity.core.errors import BadOptions

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Networks = tuple[Network, ...]

ONE_PLACE = 64  # bits of an IPv6 address that one household has; it chooses the others as it likes


def networks_of(texts: Iterable[str]) -> Networks:
    """Addresses and networks as a host writes them: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`."""
    return tuple(network_of(text) for text in texts)


def network_of(text: str) -> Network:
    """One of them, or a clear refusal."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadOptions(f"{text[:60]!r} is not an address: expected one such as 127.0.0.1, ::1 or 10.0.0.0/8.") from None


def address_in(text: str) -> Address | None:
    """An address, with or without a port; None if it is none. What IPv6 says of an IPv4 address is that address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_among(address: Address | None, networks: Networks) -> bool:
    """Is it one of these?"""
    return address is not None and any(address in network for network in networks)


def sender(peer: str, forwarded: Iterable[str], proxies: Networks) -> str:
    """Who sent a request: `peer` is connected to us, `forwarded` are the values of X-Forwarded-For.

    Each proxy adds on the right where it was asked from. As long as those are proxies of ours they are believed; what stands further left
    anybody may have written.
    """
    hops = [hop for value in forwarded for hop in value.split(",")]
    found = address_in(peer)
    while hops and is_among(found, proxies):
        before = address_in(hops.pop())
        if before is None:
            break
        found = before
    return str(found) if found is not None else peer


def place_of(peer: str) -> str:
    """By what an address is counted."""
    found = address_in(peer)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, ONE_PLACE), strict=False))
    return peer if found is None else str(found)
