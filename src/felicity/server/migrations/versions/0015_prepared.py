"""Answers that people have prepared for questions outside their own turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the table. Nobody has prepared anything yet."""
    op.create_table(
        "prepared",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.String(60), nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("asker", sa.Integer),
        sa.Column("about", sa.String(60), nullable=False),
        sa.Column("times", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_revoked", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("prepared")
