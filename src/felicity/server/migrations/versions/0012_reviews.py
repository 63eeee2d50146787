"""What was found out about the choices of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the tables. Nothing has been reviewed yet."""
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "findings",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.String(32), nullable=False),
        sa.Column("found", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("findings")
    op.drop_table("reviews")
