"""Results: one row per finished game, and one per seat. A server fills in the games that ended before (backfill.py)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create their tables. They outlive the tables that were played at, so nothing refers to those."""
    op.create_table(
        "finished",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("options", sa.String(16), nullable=False),
        sa.Column("pack", sa.String(60), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("chosen_seed", sa.Integer, nullable=False),
        sa.Column("source", sa.String(20), nullable=False),
        sa.Column("daily", sa.String(40), nullable=False),
        sa.Column("studied", sa.Integer, nullable=False),
        sa.Column("together", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("ended_by", sa.String(60), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("finished_by_time", "finished", ["at"])
    op.create_table(
        "results",
        sa.Column("code", sa.String(6), sa.ForeignKey("finished.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("sought", sa.String(200), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("role", sa.String(60), nullable=False),
    )
    op.create_index("results_by_holder", "results", ["holder", "code"])


def downgrade() -> None:
    """Drop them."""
    for name in ("results", "finished"):
        op.drop_table(name)
