"""Clocks: when to look at a table, when no server ran, and who is on vacation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create their tables. Existing tables have no clocks."""
    op.create_table(
        "timed",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("timed_by_due", "timed", ["due"])
    op.create_table(
        "outages",
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_index("vacations_by_end", "vacations", ["ends"])


def downgrade() -> None:
    """Drop them."""
    for name in ("vacations", "outages", "timed"):
        op.drop_table(name)
