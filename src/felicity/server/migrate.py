"""Bring a database to the newest shape; with several processes starting at once, one does it and the others wait."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7203  # any number that nothing else of ours uses


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
