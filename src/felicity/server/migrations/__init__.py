"""The store's schema versions, one file each (Alembic)."""
