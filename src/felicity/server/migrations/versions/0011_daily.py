"""The deal of the day: deals, everybody's tries, and those of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create their tables. The first deals are made when somebody asks for them."""
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )
    op.create_index("tries_by_holder", "tries", ["holder"])
    op.create_table(
        "bot_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("level", sa.String(10), primary_key=True),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("won", sa.Integer),
        sa.Column("rounds", sa.Integer),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("bot_tries", "tries", "dailies"):
        op.drop_table(name)
