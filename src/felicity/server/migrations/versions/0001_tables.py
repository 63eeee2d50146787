"""Headers, journals, and who sits where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("server_part", sa.String(64), nullable=False),
        sa.Column("origin", sa.JSON),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("source", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("mark", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("code", "mark", name="one_entry_per_message"),
    )
    op.create_table(
        "holders",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("holders", "journal", "tables"):
        op.drop_table(name)
