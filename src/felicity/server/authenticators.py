"""What browsers are asked to make and prove passkeys with, and how their answers are verified. Pure; needs `webauthn`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from felicity.server.journal import Data
from felicity.server.passkeys_store import Challenge, Passkey, bad_passkey, id_of

SITE = "Felicity"  # what the browser's dialog calls this server
LONGEST = 1000  # bytes of a credential's id, and of a public key: RSA with 4096 bits has about 530
TRANSPORTS = frozenset({"usb", "nfc", "ble", "smart-card", "hybrid", "internal"})


@dataclass(frozen=True)
class Made:
    """What is kept of a passkey that was made just now."""

    credential: str
    public_key: str
    count: int
    transports: list[str]
    synced: bool


@dataclass(frozen=True)
class Proof:
    """What a passkey that was used says about itself."""

    count: int
    synced: bool


def user_of(holder: str) -> bytes:
    """What a passkey knows of the person: nothing that leads to a key or to a table."""
    return sha256(f"felicity passkey {holder}".encode()).digest()


def to_make(challenge: Challenge, name: str, known: list[Passkey]) -> Data:
    """For `navigator.credentials.create`. Passkeys that are there already aren't made twice on one authenticator."""
    options = webauthn.generate_registration_options(
        rp_id=challenge.host,
        rp_name=SITE,
        user_id=user_of(challenge.holder),
        user_name=name or SITE,
        challenge=base64url_to_bytes(challenge.value),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # it finds its person by itself: nobody types a name
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in known],
    )
    return _json(options)


def to_prove(challenge: Challenge) -> Data:
    """For `navigator.credentials.get`: any passkey of this site."""
    options = webauthn.generate_authentication_options(
        rp_id=challenge.host,
        challenge=base64url_to_bytes(challenge.value),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _json(options)


def made(credential: Data, challenge: Challenge) -> Made:
    """Verify a new passkey."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.value),
            expected_rp_id=challenge.host,
            expected_origin=challenge.origin,
        )
    except Exception:  # it comes from a stranger: it may be wrong in any way
        raise bad_passkey() from None
    if max(len(found.credential_id), len(found.credential_public_key)) > LONGEST:
        raise bad_passkey()
    return Made(
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
        _transports(credential),
        found.credential_backed_up,
    )


def credential_in(credential: Data) -> str:
    """The id under which the passkey that an answer names would be kept."""
    try:
        return id_of(bytes_to_base64url(base64url_to_bytes(credential["rawId"])))
    except Exception:
        raise bad_passkey() from None


def proven(credential: Data, challenge: Challenge, passkey: Passkey) -> Proof:
    """Verify that somebody has a passkey. A counter that doesn't grow is that of a copy."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.value),
            expected_rp_id=challenge.host,
            expected_origin=challenge.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.count,
        )
        user = base64url_to_bytes(credential["response"]["userHandle"])
    except Exception:  # it comes from a stranger: it may be wrong in any way
        raise bad_passkey() from None
    if passkey.host != challenge.host or user != user_of(passkey.holder):
        raise bad_passkey()
    return Proof(found.new_sign_count, found.credential_backed_up)


def _transports(credential: Data) -> list[str]:
    said = credential["response"].get("transports")
    return sorted(TRANSPORTS.intersection(each for each in said if isinstance(each, str))) if isinstance(said, list) else []


def _json(options: Any) -> Data:
    found: Data = json.loads(webauthn.options_to_json(options))
    return found
