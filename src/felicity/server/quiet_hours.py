"""Hours of a person's day in which nothing is sent. Pure."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from felicity.server.channels_store import Quiet
from felicity.server.refused import Refused


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, or a clear refusal."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad-message", "zone: expected a time zone such as Europe/Paris.") from None


def end_of_quiet(at: int, hours: Quiet) -> int:
    """The moment itself (milliseconds since 1970), or the end of the quiet hours in which it lies."""
    here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(hours.zone))
    minute = here.hour * 60 + here.minute
    overnight = hours.start > hours.stop
    is_quiet = minute >= hours.start or minute < hours.stop if overnight else hours.start <= minute < hours.stop
    if not is_quiet:
        return at
    day = here + timedelta(days=1) if minute >= hours.stop else here
    return round(day.replace(hour=hours.stop // 60, minute=hours.stop % 60, second=0, microsecond=0).timestamp() * 1000)
