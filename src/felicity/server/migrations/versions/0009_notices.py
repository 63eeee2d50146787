"""Channels on which people are told that it is their turn, and what was told on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create their tables. Nobody is told of what happened before."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("secrets", sa.JSON, nullable=False),
        sa.Column("label", sa.String(100), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("wishes", sa.JSON, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("proof", sa.JSON(none_as_null=True)),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_holder", "channels", ["holder"])
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.JSON, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(40), nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["state", "due"])
    op.create_index("notices_by_holder", "notices", ["holder"])
    op.create_table(
        "looked",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("channel", sa.String(32), primary_key=True),
    )
    op.create_table(
        "quiet",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("stop", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
    )
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "code_mails",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("code_mails", "own_keys", "quiet", "mutes", "looked", "notices", "channels"):
        op.drop_table(name)
