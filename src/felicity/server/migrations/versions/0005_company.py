"""Other people: open tables, invitations, blocked people, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create their tables. No existing table is open, and everybody may talk there as before."""
    op.create_table(
        "openings",
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
    )
    op.create_index("openings_by_status", "openings", ["status", "at"])
    op.create_table(
        "invitations",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(6), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("by_name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("waits", sa.Integer, nullable=False),
    )
    op.create_index("invitations_by_code", "invitations", ["code"])
    op.create_table(
        "blocks",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.UniqueConstraint("by", "code", "seat", name="one_report_of_each"),
    )
    op.create_index("reports_by_code", "reports", ["code"])


def downgrade() -> None:
    """Drop them."""
    for name in ("reports", "blocks", "invitations", "openings"):
        op.drop_table(name)
