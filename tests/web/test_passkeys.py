"""Passkeys in a real browser, with Chromium's own authenticator: made on the laptop, used on the phone, removed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.server.world import Server
from tests.web.conftest import Visit
from tests.web.visits import PHONE, Visitor

MANAGER = {  # keeps passkeys as a password manager does
    "protocol": "ctap2",
    "ctap2Version": "ctap2_1",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keys:
    """The authenticator of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": MANAGER})["authenticatorId"]

    def kept(self) -> list[dict[str, Any]]:
        """The passkeys in it."""
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """One comes over from another device."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def test_a_passkey_made_on_the_laptop_opens_the_phone(visit: Visit, served: Server) -> None:
    """By keyboard and in French; it is made once for each authenticator, and opens nothing when it was removed."""
    page = f"http://localhost:{served.port}/me"
    laptop = visit(page)
    keys = Keys(laptop)
    laptop.see("me-name").fill("Ada")
    expect(laptop.page.get_by_test_id("device-this").get_by_test_id("sign-out")).to_be_visible()
    laptop.see("passkey-make").focus()
    laptop.press("Enter")
    laptop.reads("passkey", "made on")
    (credential,) = keys.kept()
    laptop.click("passkey-make")
    laptop.reads("passkey-problem", "already")

    phone = visit(page, lang="fr", size=PHONE, touch=True)
    Keys(phone).take(credential)
    phone.click("join-passkey")
    phone.reads("join-name", "Ada")
    phone.click("join-yes")
    expect(phone.see("me-name")).to_have_value("Ada")
    phone.reads("passkey", "utilisée le")
    assert phone.flaws(axe=True) == []

    laptop.click("passkey-remove")
    laptop.click("passkey-remove-yes")
    expect(laptop.page.get_by_test_id("passkey")).to_have_count(0)
    other = visit(page)
    Keys(other).take(credential)
    other.click("join-passkey")
    other.reads("me-join", "isn’t known here")


def test_where_browsers_make_no_passkeys_it_is_said_why(visit: Visit) -> None:
    """At an address that is a number."""
    ada = visit("/me")
    ada.reads("passkeys-why", "is a number")
    expect(ada.page.get_by_test_id("passkey-make")).to_have_count(0)
    expect(ada.page.get_by_test_id("join-passkey")).to_have_count(0)
    assert ada.flaws(axe=False) == []
