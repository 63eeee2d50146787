"""Runs the application on uvicorn."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from felicity.server.app import make_app
from felicity.server.settings import Settings


def data_folder() -> Path:
    """Where a user's data is kept on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "felicity"
    if sys.platform == "darwin":
        return home / "Library/Application Support/felicity"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "felicity"


def default_database() -> str:
    """One file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until stopped."""
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        access_log=False,  # addresses of people are not written down
        log_level="warning",
        server_header=False,
        ws_max_size=settings.message_size,
        ws_ping_interval=15.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
    )
