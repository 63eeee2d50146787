"""Links by which finished games are shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create their table. Nothing is shared yet."""
    op.create_table(
        "shares",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("names", sa.Integer, nullable=False),
        sa.Column("talk", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("shares_by_code", "shares", ["code"])
    op.create_index("shares_by_holder", "shares", ["holder"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("shares")
