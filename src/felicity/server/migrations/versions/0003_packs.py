"""House cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create their table; existing game tables use the cards of the catalog."""
    op.create_table(
        "packs",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("fingerprint", sa.String(60), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
        sa.Column("entries", sa.JSON, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "pack")
    op.drop_table("packs")
