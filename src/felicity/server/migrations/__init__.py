"""The shapes that the store has had, one file each (Alembic)."""
