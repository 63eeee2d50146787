"""Runs the application on uvicorn."""

from __future__ import annotations

import uvicorn

from felicity.server.app import make_app
from felicity.server.settings import Settings


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
        timeout_graceful_shutdown=settings.stop_within,
    )
