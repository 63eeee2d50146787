"""Rate limits: buckets that fill at a steady rate, one for each address."""

from __future__ import annotations

import time

from felicity.server.refused import Refused
from felicity.server.settings import Rate

MOST_ADDRESSES = 10_000  # remembered at once


class Bucket:
    """A token bucket: fills at a steady rate, and every message takes one token."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = float(rate.burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        moment = time.monotonic()
        self.level = min(float(self.rate.burst), self.level + (moment - self.at) * self.rate.per_second)
        self.at = moment
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Gate:
    """Buckets by address. The least recently used is dropped first, and nothing is stored."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}  # most recently used last

    def change(self, rate: Rate) -> None:
        """Another rate from now on; everybody begins anew."""
        if rate != self.rate:
            self.rate = rate
            self.buckets.clear()

    def take(self, address: str) -> None:
        """Let one more through, or refuse it."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        if len(self.buckets) >= MOST_ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        self.buckets[address] = bucket
        if not bucket.take():
            raise Refused("too-fast", "Too many requests. Wait a moment.")
