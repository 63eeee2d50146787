"""E-mail through the host's own mail server, if one is configured. Blocking: call it from a thread."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from felicity.core.errors import BadOptions
from felicity.server.outside import NotSent, Reply, Unsure

# Plain addresses only: no quotes, comments or line ends that could become another recipient or header.
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,190}$)[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+"
)
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in."""

    host: str
    port: int
    is_encrypted: bool  # from the first byte on; otherwise STARTTLS, which only a server on this machine may lack
    user: str
    password: str
    sender: str


def mail_server(address: str, sender: str) -> MailServer | None:
    """`smtp://user:password@host:587` or `smtps://...`, and who it is from; None without an address."""
    if not address:
        return None
    try:
        found = urlsplit(address)
        port = found.port
    except ValueError:
        raise BadOptions("The mail server's address can't be read: write smtp://USER:PASSWORD@HOST:PORT or smtps://...") from None
    if found.scheme not in ("smtp", "smtps") or not found.hostname:
        raise BadOptions("The mail server's address can't be read: write smtp://USER:PASSWORD@HOST:PORT or smtps://...")
    if not ADDRESS.fullmatch(sender):
        raise BadOptions("Mail needs a sender: a plain address such as felicity@example.org.")
    is_encrypted = found.scheme == "smtps"
    usual = 465 if is_encrypted else 587
    return MailServer(found.hostname, port or usual, is_encrypted, unquote(found.username or ""), unquote(found.password or ""), sender)


def letter(server: MailServer, to: str, subject: str, text: str, lang: str, off: str = "") -> EmailMessage:
    """A message; `off` is the address at which the recipient can switch these messages off with one click."""
    found = EmailMessage()
    found["From"] = f"Felicity <{server.sender}>"
    found["To"] = to
    found["Subject"] = subject
    found["Date"] = formatdate()
    found["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    found["Content-Language"] = lang
    found["Auto-Submitted"] = "auto-generated"
    if off:
        found["List-Unsubscribe"] = f"<{off}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(text)
    return found


def send(server: MailServer, message: EmailMessage, seconds: float, before: Callable[[], None] = lambda: None) -> Reply:
    """Hand in a message. `before` is called once the server has greeted and knows us, just before the message goes out."""
    try:
        door = opened(server, seconds)
    except (OSError, smtplib.SMTPException):
        raise NotSent("the mail server does not answer") from None
    try:
        before()
        try:
            door.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            return as_http(max(code for code, _ in error.recipients.values()))
        except smtplib.SMTPResponseException as error:
            return as_http(error.smtp_code)
        except (OSError, smtplib.SMTPException):
            raise Unsure("the mail server hung up") from None
        with suppress(OSError, smtplib.SMTPException):  # it has the message: how it says goodbye doesn't matter
            door.quit()
        return Reply(200)
    finally:
        door.close()


def opened(server: MailServer, seconds: float) -> smtplib.SMTP:
    """A connection on which the password isn't read by others."""
    context = ssl.create_default_context()
    if server.is_encrypted:
        door: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=seconds, context=context)
    else:
        door = smtplib.SMTP(server.host, server.port, timeout=seconds)
        door.ehlo()
        if door.has_extn("starttls") or server.host not in LOCAL:
            door.starttls(context=context)
    if server.user:
        door.login(server.user, server.password)
    return door


def as_http(code: int) -> Reply:
    """A refusal as a web server would say it: with mail, 4.. is what may be tried again, and 5.. is final."""
    return Reply(503 if code < 500 else 400)
