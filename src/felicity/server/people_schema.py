"""What people send about themselves and each other, as types: profiles, devices, channels, reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from felicity.server.schema import Language, Name, SeatNumber, Shape
from felicity.server.shapes import Field

Figure = Annotated[str, Field(pattern=r"^[a-z]{0,20}$")]
ShortText = Annotated[str, Field(max_length=100, pattern=r"^[^\x00]*$")]
Setting = bool | int | ShortText | Annotated[dict[ShortText, ShortText], Field(max_length=64)]


class ProfileChanges(Shape):
    """Changes of a person's profile; missing fields stay as they were."""

    name: Name | None = None
    figure: Figure | None = None
    lang: Language | None = None
    settings: Annotated[dict[ShortText, Setting], Field(max_length=64)] | None = None
    label: Name = ""  # of the device


class Labelled(Shape):
    """The name of the device that asks, for its owner to recognise it."""

    label: Name = ""


class WayIn(Labelled):
    """A recovery phrase as typed, or the code of a link."""

    what: Literal["phrase", "link"]
    secret: Annotated[str, Field(min_length=1, max_length=400)]


Credential = Annotated[dict[Annotated[str, Field(max_length=40)], Any], Field(max_length=20)]  # a PublicKeyCredential; bytes as base64url


class NewPasskey(Labelled):
    """A passkey that a browser has made."""

    credential: Credential


class Proof(Shape):
    """A passkey that a browser has used."""

    credential: Credential


class DeviceNamed(Shape):
    """One of your own devices."""

    id: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


ChannelId = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Wishes(Shape):
    """What somebody wants to hear on a channel: that it is their turn, that a game begins or ends, what was done to them."""

    turn: bool = True
    game: bool = True
    done: bool = True


class NewChannel(Labelled):
    """A way to reach the person who asks."""

    kind: Literal["push", "discord", "slack", "ntfy", "json", "mail"]
    address: Annotated[str, Field(min_length=3, max_length=2000)]
    p256dh: Annotated[str, Field(max_length=100)] = ""
    auth: Annotated[str, Field(max_length=40)] = ""
    token: Annotated[str, Field(max_length=200, pattern=r"^[\x21-\x7e]*$")] = ""
    wishes: Wishes = Wishes()
    lang: Language = "en"


class ChannelChange(Shape):
    """What is to be different about a channel; missing fields stay as they were."""

    on: bool | None = None
    wishes: Wishes | None = None


class Code(Shape):
    """The code that was sent to an e-mail address."""

    code: Annotated[str, Field(min_length=1, max_length=20)]


class QuietHours(Shape):
    """When nothing is to be sent: minutes since midnight, in a time zone such as Europe/Paris."""

    start: Annotated[int, Field(ge=0, lt=24 * 60)]
    stop: Annotated[int, Field(ge=0, lt=24 * 60)]
    zone: Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")]


class QuietWish(Labelled):
    """Quiet hours, or none."""

    hours: QuietHours | None


class Mutes(Shape):
    """On which channels nothing is wanted of a table."""

    all: bool = False
    channels: Annotated[list[ChannelId], Field(max_length=100)] = Field(default=[])


class Off(Shape):
    """What stands in an e-mail to switch these e-mails off."""

    token: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Sure(Shape):
    """Confirms that everything is to be deleted."""

    sure: Literal[True]


class PersonNamed(Shape):
    """Somebody to block or to hear again: a person met before, or whoever sits in a seat of a table where you sit too."""

    person: Annotated[str, Field(pattern=r"^[0-9a-f]{20}$")] | None = None
    code: Annotated[str, Field(min_length=6, max_length=6)] | None = None
    seat: SeatNumber | None = None


class Report(Shape):
    """What the host of the server should know about somebody at a table."""

    seat: SeatNumber
    why: Literal["words", "behaviour", "name", "other"]
    text: Annotated[str, Field(max_length=500, pattern=r"^[^\x00]*$")] = ""


class VacationWish(Shape):
    """Days away from games by mail, from now on; 0: back again."""

    days: Annotated[int, Field(ge=0, le=366)]
