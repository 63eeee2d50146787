"""Which address a request comes from, for rate limits: the client behind trusted proxies; IPv6 addresses are counted by network."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from felicity.core.errors import BadOptions

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Networks = tuple[Network, ...]

ONE_PLACE = 64  # bits of an IPv6 address that identify a household; it chooses the rest freely


def networks_of(texts: Iterable[str]) -> Networks:
    """Parse addresses and networks as a host writes them: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`."""
    return tuple(network_of(text) for text in texts)


def network_of(text: str) -> Network:
    """Parse one address or network, or refuse it with a clear error."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadOptions(f"{text[:60]!r} is not an address: expected one such as 127.0.0.1, ::1 or 10.0.0.0/8.") from None


def address_in(text: str) -> Address | None:
    """Parse an address, with or without a port; None if it isn't one. An IPv4-mapped IPv6 address gives the IPv4 address."""
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
    """Is the address in one of these networks?"""
    return address is not None and any(address in network for network in networks)


def sender(peer: str, forwarded: Iterable[str], proxies: Networks) -> str:
    """The client that sent a request: `peer` is connected to us, `forwarded` are the values of X-Forwarded-For.

    Each proxy appends the address it was asked from. Reading from the right, entries are trusted as long as they come from our own proxies;
    anything further left may be forged.
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
    """The address or network by which limits are counted."""
    found = address_in(peer)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, ONE_PLACE), strict=False))
    return peer if found is None else str(found)
