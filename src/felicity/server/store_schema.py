"""The schema of the store. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, UniqueConstraint

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("server_part", String(64), nullable=False),
    Column("origin", JSON(none_as_null=True)),
    Column("host", String(64), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("source", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
    Column("pack", String(60), nullable=False, server_default=""),
)
packs = Table(
    "packs",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("fingerprint", String(60), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("files", JSON, nullable=False),
    Column("entries", JSON, nullable=False),
    Column("used", BigInteger, nullable=False),
)
journal = Table(
    "journal",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("mark", String(40)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("code", "mark", name="one_entry_per_message"),
)
holders = Table(
    "holders",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
)
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", BigInteger, nullable=False),
)
finished = Table(
    "finished",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("options", String(16), nullable=False),
    Column("pack", String(60), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("chosen_seed", Integer, nullable=False),
    Column("source", String(20), nullable=False),
    Column("daily", String(40), nullable=False),
    Column("studied", Integer, nullable=False),
    Column("together", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("ended_by", String(60), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("finished_by_time", "at"),
    Index("finished_by_game", "game", "mode", "at", "code"),
)
results = Table(
    "results",
    metadata,
    Column("code", String(6), ForeignKey("finished.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("level", String(10), nullable=False),
    Column("name", String(100), nullable=False),
    Column("sought", String(200), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("role", String(60), nullable=False),
    Index("results_by_holder", "holder", "code"),
)
reviews = Table(  # whose choices are being judged
    "reviews",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
findings = Table(  # what was found out about a choice, by the number of the position that asked, and the line of choices up to it
    "findings",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Integer, primary_key=True, autoincrement=False),
    Column("line", String(32), nullable=False),
    Column("found", JSON, nullable=False),
)
shares = Table(
    "shares",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("names", Integer, nullable=False),
    Column("talk", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("shares_by_code", "code"),
    Index("shares_by_holder", "holder"),
)
profiles = Table(
    "profiles",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("figure", String(20), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("phrase", String(64)),
    Column("phrase_made", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("leaving", BigInteger),
    UniqueConstraint("phrase", name="one_profile_per_phrase"),
)
devices = Table(
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("label", String(100), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("signed_out", BigInteger),
    Index("devices_by_holder", "holder"),
)
links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("links_by_holder", "holder"),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("host", String(253), nullable=False),
    Column("credential", String(1400), nullable=False),
    Column("public_key", String(1400), nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("label", String(100), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_holder", "holder"),
)
challenges = Table(  # what an authenticator is to sign: one of each purpose for a device, taken away when it is answered
    "challenges",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("purpose", String(10), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("host", String(253), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("value", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("challenges_by_expiry", "expires"),
)
openings = Table(
    "openings",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("facts", JSON, nullable=False),
    Index("openings_by_status", "status", "at"),
)
invitations = Table(
    "invitations",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("by", String(64), nullable=False),
    Column("by_name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waits", Integer, nullable=False),
    Index("invitations_by_code", "code"),
)
blocks = Table(
    "blocks",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_other", "other"),
)
reports = Table(
    "reports",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("by", String(64), nullable=False),
    Column("why", String(20), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
    UniqueConstraint("by", "code", "seat", name="one_report_of_each"),
    Index("reports_by_code", "code"),
)
timed = Table(
    "timed",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Index("timed_by_due", "due"),
)
outages = Table(
    "outages",
    metadata,
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)
vacations = Table(
    "vacations",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
    Index("vacations_by_end", "ends"),
)
wishes = Table(
    "wishes",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("value", JSON, nullable=False),
)
held = Table(
    "held",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("message", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
)
channels = Table(  # ways to reach a person who isn't looking
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("device", String(64), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("secrets", JSON, nullable=False),
    Column("label", String(100), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("site", String(200), nullable=False),
    Column("wishes", JSON, nullable=False),
    Column("is_on", Boolean, nullable=False),
    Column("confirmed", BigInteger),
    Column("proof", JSON(none_as_null=True)),
    Column("failures", Integer, nullable=False),
    Column("added", BigInteger, nullable=False),
    Index("channels_by_holder", "holder"),
)
notices = Table(  # what is sent on a channel: one for each turn at a table
    "notices",
    metadata,
    Column("channel", String(32), primary_key=True),
    Column("code", String(6), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", JSON, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claim", String(40), nullable=False),
    Index("notices_by_due", "state", "due"),
    Index("notices_by_holder", "holder"),
)
looked = Table(  # up to where a table was looked through for news
    "looked",
    metadata,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("version", Integer, nullable=False),
)
mutes = Table(  # tables of which a person wants to hear nothing on a channel; "": on none
    "mutes",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("channel", String(32), primary_key=True),
)
quiet = Table(  # hours of a person's day in which nothing is sent, in minutes since midnight
    "quiet",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("start", Integer, nullable=False),
    Column("stop", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
)
own_keys = Table(  # the server's own secrets
    "own_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
code_mails = Table(  # how many codes were sent to an address, by its hash
    "code_mails",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("count", Integer, nullable=False),
)
dailies = Table(  # the deals of the day; nobody can compute a seed, because it is drawn when the deal is first asked for
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", String(10), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
)
tries = Table(  # everybody's one try at the deal of a day; how it ended is in their results
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("began", BigInteger, nullable=False),
    Index("tries_by_holder", "holder"),
)
bot_tries = Table(  # what bots make of the same deal in the same seat; without a score it is being played
    "bot_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("level", String(10), primary_key=True),
    Column("claimed", BigInteger, nullable=False),
    Column("score", Integer),
    Column("rank", Integer),
    Column("won", Integer),
    Column("rounds", Integer),
)
