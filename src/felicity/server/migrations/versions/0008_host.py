"""What the host of the server has decided while it runs: paused profiles, a notice, limits; and how running servers hear of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "wishes",
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "held",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("message", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("orders", "held", "wishes"):
        op.drop_table(name)
