"""Passkeys, by which people bring their profile to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create their tables. Nobody has any yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.String(1400), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.JSON, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("label", sa.String(100), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_holder", "passkeys", ["holder"])
    op.create_table(
        "challenges",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_by_expiry", "challenges", ["expires"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("challenges")
    op.drop_table("passkeys")
