"""Results by game and mode in the order of their ends, from which ratings are reckoned."""

from __future__ import annotations

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Index them."""
    op.create_index("finished_by_game", "finished", ["game", "mode", "at", "code"])


def downgrade() -> None:
    """Without the index they are found all the same."""
    op.drop_index("finished_by_game", "finished")
