"""People with several devices, for the tests."""

from __future__ import annotations

from tests.server.world import Browser, Data, Server


def told(browser: Browser, **told: object) -> Data:
    """Somebody tells something about themselves."""
    found: Data = browser.post("/api/me", told)
    return found


def me(browser: Browser) -> Data:
    """What the server knows about somebody."""
    found: Data = browser.get("/api/me")
    return found


def phrase_of(browser: Browser) -> str:
    """A new recovery phrase."""
    return str(browser.post("/api/me/phrase", {"label": "Laptop"})["phrase"])


def link_of(browser: Browser) -> str:
    """A new link's code."""
    return str(browser.post("/api/me/link", {"label": "Laptop"})["code"])


def joins(browser: Browser, what: str, secret: str, status: int = 200) -> Data:
    """A device tries to stand for somebody."""
    found: Data = browser.post("/api/me/join", {"what": what, "secret": secret, "label": "Phone"}, status)
    return found


def phone_of(laptop: Browser, server: Server) -> Browser:
    """Another device of the same person."""
    phone = Browser(server)
    joins(phone, "link", link_of(laptop))
    return phone


def signs_out(browser: Browser, label: str) -> None:
    """Somebody signs out one of their devices."""
    found = next(device["id"] for device in me(browser)["devices"] if device["label"] == label)
    browser.post("/api/me/sign-out", {"id": found})


def code_of(answer: Data) -> str:
    """Why something was refused."""
    return str(answer["error"]["code"])
