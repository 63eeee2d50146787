"""People: profiles, their devices, and the links that add a device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create their tables. Existing seats and tables stay valid: a key without a device stands for itself."""
    op.create_table(
        "profiles",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("figure", sa.String(20), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("phrase", sa.String(64)),
        sa.Column("phrase_made", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.BigInteger),
        sa.UniqueConstraint("phrase", name="one_profile_per_phrase"),
    )
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("label", sa.String(100), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("signed_out", sa.BigInteger),
    )
    op.create_index("devices_by_holder", "devices", ["holder"])
    op.create_table(
        "links",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_by_holder", "links", ["holder"])


def downgrade() -> None:
    """Drop them."""
    for name in ("links", "devices", "profiles"):
        op.drop_table(name)
