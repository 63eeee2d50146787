"""A server's settings. The defaults are those of docs/protocol.md; tests and benchmarks set others."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, who may connect, and how much."""

    database: str = "sqlite://"
    page: str = ""  # folder of the built page; "": the one in the package
    book: str = ""  # folder of the built book; "": the one in the package
    prefix: str = ""  # path below which a proxy serves this, such as /felicity
    origins: tuple[str, ...] = ()  # other hosts whose pages may use this server
    metrics: tuple[str, ...] = ()  # addresses and networks that may read /metrics
    prompt_delay: tuple[float, float] = (1.0, 3.0)  # seconds before a bot's answer among several humans (UI-T24)
    bot_processes: int = 0  # processes in which bots think; 0: one less than there are cores
    messages: Rate = Rate(20, 60)  # per connection
    requests: Rate = Rate(50, 200)  # per address; for IPv6 per /64 network, here and below
    creations: Rate = Rate(2, 60)  # per address: new tables, forks and uploads
    connections: int = 200  # per address, HTTP and WebSocket together
    connections_in_total: int = 2000
    tables_per_key: int = 2000  # that a key hosts or sits at; 0: no limit
    tables: int = 200_000  # in total; 0: no limit
    telling: Rate = Rate(2, 60)  # per address: profile changes, new phrases and links
    guesses: Rate = Rate(0.1, 20)  # per address: phrases and links tried
    all_guesses: Rate = Rate(20, 400)  # from all addresses together
    exports: Rate = Rate(0.02, 5)  # per address: exports of everything about a person
    daily_levels: tuple[str, ...] = ("easy", "normal", "hard")  # bots that play the deals of the day beside people; (): none
    ratings: bool = True  # are people and bots rated, if `felicity[ratings]` is installed?
    shared: bool = True  # do other people use this server? False on a private machine: open tables are of no use there
    openings: Rate = Rate(0.05, 10)  # per address: tables opened to everybody
    inviting: Rate = Rate(0.1, 20)  # per address: invitations
    reporting: Rate = Rate(0.02, 5)  # per address: reports to the host of the server
    talking: Rate = Rate(0.5, 10)  # per person: what is said, at all tables together
    link_within: float = 600.0  # seconds in which a device can be added by a link
    passkey_within: float = 300.0  # seconds in which a browser may make or prove a passkey
    profiles: int = 200_000  # in total; 0: no limit
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    record_size: int = 1024 * 1024
    pack_size: int = 256 * 1024  # of a request that may contain house cards
    pack_within: float = 3.0  # seconds of processor time to check house cards: ours take a few hundredths
    headers_within: float = 10.0  # seconds for the headers of a request
    body_within: float = 30.0  # seconds for its body after that
    read_within: float = 30.0  # seconds after which a client is dropped that doesn't read what it is sent
    hello_within: float = 10.0
    stop_within: int = 5  # seconds for a server to stop, whatever it was doing
    idle_after: float = 300.0  # seconds after which a table that nobody watches is unloaded
    host_after: float = 120.0  # seconds after which another human may take over from a host who is away
    outage_after: float = 9.0  # seconds without a sign of life of any server after which clocks stood still
    vacation_days: int = 30  # within a year, for everybody
    reveal_within: float = 10.0  # seconds after which the host may deal without the missing parts of the shuffle
    keep_days: int = 90  # that a finished game, a lobby or a record is kept after its last change; 0: forever
    keep_unfinished_days: int = 365  # that an abandoned game is kept; 0: forever
    keep_profile_days: int = 730  # that a profile without a table is kept after the last visit; 0: forever
    notices: bool = False  # may people be told elsewhere that it is their turn?
    inside: tuple[str, ...] = ()  # networks that channels may lead to although they aren't public, also without encryption
    site: str = ""  # address of the page as people know it, such as https://example.org/felicity; "": as their browser names it
    smtp: str = ""  # the mail server, as smtp://user:password@host:587; "": no e-mail
    mail_from: str = ""  # whom e-mail is from
    channels: int = 10  # per person
    reaching: Rate = Rate(0.1, 20)  # per address: channels added, codes and tests sent
    all_reaching: Rate = Rate(1, 100)  # from all addresses together
    notices_an_hour: int = 60  # per person
    notice_after: float = 20.0  # seconds in which somebody may look by themselves
    notice_within: float = 10.0  # seconds for one message to be delivered
    notice_lease: float = 60.0  # seconds after which another process may send what one has claimed
    notice_retries: tuple[float, ...] = (60.0, 300.0, 1800.0, 7200.0)  # seconds before trying again
    lab: str = ""  # folder of the studies; "": no laboratory
    lab_shared: bool = False  # may everybody pause and remove every study, as on a private machine?
    lab_processes: int = 0  # that run studies; 0: one less than there are cores
    lab_games: int = 10_000  # per study; 0: no limit
    lab_minutes: int = 120  # that one study may run; 0: no limit
    lab_waiting: int = 50  # studies that may be queued, in total; 0: no limit
    lab_waiting_each: int = 3  # per browser and per address; 0: no limit
    lab_studies: int = 2_000  # that are stored; 0: no limit
    lab_turn: float = 300.0  # seconds after which a running study gives way to others that wait
    lab_wishes: Rate = Rate(1, 30)  # per address: studies checked and queued, games viewed, SQL queries
    speeds: dict[str, float] = field(default_factory=lambda: {"slow": 1.5, "normal": 0.6, "fast": 0.1, "instant": 0.0})
