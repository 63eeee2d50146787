"""My turn: seen in the title and on the badge of every tab, told in messages that the service worker shows, and set up on «Me»."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.receivers import Mailbox, PushBrowser, Receiver, mail_arriving, receiving
from tests.server.test_notices import TELLING, plays, two
from tests.server.world import Browser, Data, Server, serving, until
from tests.web.conftest import Visit
from tests.web.visits import LOOKS, PHONE, Visitor

SITE = "https://games.example.org"
# What the browser is asked to show and to play, as it can't be seen from outside.
NOTED = """
    window.badges = []
    window.notes = 0
    navigator.setAppBadge = async (count) => void window.badges.push(count)
    navigator.clearAppBadge = async () => void window.badges.push(0)
    const begin = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) { window.notes += 1; return begin.apply(this, when) }
"""
# A push service, instead of the browser's own, which is on the internet.
SUBSCRIBED = """(given) => {
    const made = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => { window.subscribed = null; return true } }
    PushManager.prototype.subscribe = async () => (window.subscribed = made)
    PushManager.prototype.getSubscription = async () => window.subscribed ?? null
}"""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """Where e-mail arrives."""
    with mail_arriving() as found:
        yield found


@pytest.fixture(scope="module")
def served(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may tell people things."""
    store = tmp_path_factory.mktemp("store") / "tables.sqlite"
    mail = {"smtp": mailbox.address, "mail_from": "felicity@example.org", "site": SITE}
    with serving(f"sqlite:///{store}", search=False, **{**TELLING, **mail}) as found:
        yield found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Where messages arrive."""
    with receiving() as found:
        yield found


def shows(page: Page, title: str, icon: str) -> None:
    """A tab has this title and this icon."""
    expect(page).to_have_title(title)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(rf"/{icon}$"))


def test_every_tab_shows_that_it_is_my_turn(visit: Visit, served: Server) -> None:
    """The start page, which asks now and then, and a table that is open in another tab: title, badge, the shelf, and one sound."""
    ada, bo = Browser(served), Browser(served)
    code = two(ada, bo)
    seen = visit("/settings", key=bo.key)
    seen.context.add_init_script(NOTED)
    seen.click("set-sounds")
    seen.click("set-sounds")  # a page must be touched before it may make a sound
    seen.page.clock.install()
    seen.go("/")
    seen.see("continue")
    shows(seen.page, "Felicity", "icon.svg")
    seen.page.locator("h1").click()
    plays(ada, code, "work", "end turn")
    seen.page.clock.run_for(31_000)
    shows(seen.page, "(1) Felicity", "icon-turn.svg")
    seen.reads(f"continue-{code}", "your turn")
    assert seen.page.evaluate("badges.at(-1)") == 1
    assert seen.page.evaluate("notes") == 2
    table = seen.context.new_page()
    table.goto(f"/t/{code}")
    expect(table.get_by_test_id("question")).to_be_visible()
    shows(table, "(1) Your turn · LOOP", "icon-turn.svg")
    plays(bo, code, "work", "end turn")
    shows(table, f"Table {code} · Felicity", "icon.svg")
    shows(seen.page, "Felicity", "icon.svg")
    assert seen.page.evaluate("badges.at(-1)") == 0
    plays(ada, code, "work", "end turn")
    shows(seen.page, "(1) Felicity", "icon-turn.svg")  # told by the other tab, without asking the server
    assert seen.page.evaluate("notes") == 2


def test_the_service_worker_shows_a_message_and_leads_to_the_table(visit: Visit) -> None:
    """As the browser hands it over; whatever a message says, it leads nowhere else. It answers no request and keeps nothing."""
    ada = visit("/")
    ada.context.grant_permissions(["notifications"])
    session = ada.context.new_cdp_session(ada.page)
    found: list[Data] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    ada.page.evaluate("navigator.serviceWorker.register('/sw.js', { scope: '/' }).then(() => navigator.serviceWorker.ready)")
    ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
    registration = next(each["registrationId"] for each in found if not each["isDeleted"])

    def notifications() -> list[Data]:
        """What is shown now."""
        found: list[Data] = ada.page.evaluate("""async () => {
            const all = await (await navigator.serviceWorker.ready).getNotifications()
            return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, address: data.address }))
        }""")
        return found

    def deliver(data: str) -> Data:
        """Hand over a message; what is shown then."""
        session.send("ServiceWorker.deliverPushMessage", {"origin": ada.page.url.rstrip("/"), "registrationId": registration, "data": data})
        until(lambda: notifications() != [])
        [only] = notifications()
        ada.page.evaluate("async () => { for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close() }")
        until(lambda: notifications() == [])
        return only

    told = {"title": "Your turn at LOOP", "body": "Table ABCDEF, with Bo.", "path": "/t/ABCDEF", "tag": "ABCDEF", "lang": "en"}
    shown = deliver(json.dumps(told))
    home = ada.page.url
    assert shown == {**{name: told[name] for name in ("title", "body", "lang")}, "tag": "felicity-ABCDEF", "address": f"{home}t/ABCDEF"}
    # Of other tables: Chromium may take a message away that comes while an earlier one with its tag is being closed.
    for table, path in enumerate(("https://evil.example/", "//evil.example/", "javascript:alert(1)", 7)):
        assert deliver(json.dumps({**told, "path": path, "tag": f"TABLE{table}"}))["address"] == home
    assert deliver("not JSON")["title"] == "Felicity"
    assert ada.page.evaluate("caches.keys()") == []
    worker = ada.context.service_workers[0]
    opened = worker.evaluate("""async () => {
        let opened = ''
        self.clients.openWindow = async (address) => void (opened = address)
        await self.registration.showNotification('x', { data: { address: self.registration.scope + 't/ABCDEF' } })
        const [notification] = await self.registration.getNotifications()
        const event = new NotificationEvent('notificationclick', { notification })
        const waited = []
        event.waitUntil = (work) => void waited.push(work)
        self.dispatchEvent(event)
        await Promise.all(waited)
        return opened
    }""")
    assert opened == f"{home}t/ABCDEF"


def test_messages_in_the_browser_are_set_up_with_one_button(visit: Visit, served: Server, receiver: Receiver) -> None:
    """The test message arrives encrypted for this browser; signed out elsewhere or removed, the subscription ends."""
    ada = visit("/me", size=PHONE, touch=True, lang="fr")
    ada.context.grant_permissions(["notifications"])
    keys = PushBrowser()
    wish = keys.subscription(f"{receiver.address}/push")
    ada.page.evaluate(SUBSCRIBED, {"endpoint": wish["address"], "keys": {"p256dh": wish["p256dh"], "auth": wish["auth"]}})
    ada.click("add-push")
    channel = ada.see("channel-push")
    expect(channel).to_contain_text("ce navigateur")
    channel.get_by_test_id("channel-test").click()
    said = keys.read(receiver.wait_for(1)[0].body)
    assert (said["title"], said["path"]) == ("Voilà à quoi ressemble un message de Felicity", "/me")
    expect(ada.page.get_by_test_id("add-push")).to_have_count(0)
    channel.get_by_test_id("channel-remove").click()
    expect(ada.page.get_by_test_id("channel-push")).to_have_count(0)
    assert ada.page.evaluate("window.subscribed") is None
    ada.see("add-push")


def adds(who: Visitor, kind: str, address: str) -> None:
    """Somebody adds another way."""
    who.see("channel-kind").select_option(kind)
    who.see("channel-address").fill(address)
    who.click("channel-add")


def test_a_chat_can_be_added_tried_and_quieted(visit: Visit, served: Server, receiver: Receiver) -> None:
    """A wrong address gets a sentence; what was chosen is there after a reload."""
    ada = visit("/me")
    adds(ada, "discord", "https://10.0.0.1/hook")
    ada.reads("me-channels", "must be reachable on the internet")
    ada.see("channel-address").fill(f"{receiver.address}/hook")
    ada.click("channel-add")
    ada.see("channel-discord")
    ada.page.get_by_test_id("wish-done").uncheck()
    ada.click("channel-test")
    assert receiver.wait_for(1)[0].json["content"].startswith("This is what a message from Felicity looks like")
    ada.page.get_by_test_id("quiet").check()
    ada.see("quiet-start").fill("23:30")
    ada.page.get_by_test_id("quiet-start").blur()
    with ada.page.expect_response(lambda answer: answer.url.endswith("/api/me/channels")):
        ada.page.reload()
    expect(ada.see("wish-done")).not_to_be_checked()
    expect(ada.see("wish-turn")).to_be_checked()
    expect(ada.see("quiet-start")).to_have_value("23:30")
    receiver.answers = [500]
    ada.click("channel-test")
    expect(ada.page.locator("body")).to_contain_text("It didn’t arrive")
    flaws: list[str] = []
    for look in LOOKS:
        ada.become(look)
        flaws += ada.flaws(axe=True)
    assert flaws == []


def test_an_email_address_is_confirmed_and_can_be_ended_by_its_link(visit: Visit, served: Server, mailbox: Mailbox) -> None:
    """By whoever gets the e-mails, in whatever browser; the link leaves no trace in the address."""
    bo = visit("/me")
    adds(bo, "mail", "bo@example.org")
    code = re.search(r"\d{8}", mailbox.wait_for("bo@example.org", 1)[0].get_content())
    assert code
    bo.see("channel-code").fill("1")
    bo.click("channel-confirm")
    expect(bo.page.locator("body")).to_contain_text("This code is wrong or too old")
    bo.see("channel-code").fill(f"{code[0][:4]} {code[0][4:]}")
    bo.click("channel-confirm")
    bo.see("wish-turn")
    bo.click("channel-test")
    link = re.search(rf"{SITE}(/unsubscribe#\w+)", mailbox.wait_for("bo@example.org", 2)[1].get_content())
    assert link
    reader = visit(link[1], lang="fr", size=PHONE)
    assert reader.page.url.endswith("/unsubscribe")
    reader.click("unsubscribe")
    reader.reads("unsubscribed", "plus aucun e-mail")
    assert reader.flaws(axe=True) == []
    bo.page.reload()
    bo.see("channel-kind")
    expect(bo.page.get_by_test_id("channel-mail")).to_have_count(0)


def test_a_table_can_be_muted_at_the_table(visit: Visit, served: Server, receiver: Receiver) -> None:
    """In its menu, for all channels or for one."""
    ada, bo = Browser(served), Browser(served)
    for path in ("/one", "/two"):
        bo.post("/api/me/channels", {"kind": "json", "address": receiver.address + path}, 201)
    code = two(ada, bo)
    seen = visit(f"/t/{code}", key=bo.key)
    seen.see("menu").click()
    seen.see("mute-one").first.uncheck()
    expect(seen.page.get_by_test_id("mute-one").first).not_to_be_checked()
    first = bo.get("/api/me/channels")["channels"][0]["id"]
    until(lambda: bo.get(f"/api/me/mutes/{code}") == {"all": False, "channels": [first]})
    seen.page.get_by_test_id("mute-all").uncheck()
    expect(seen.page.get_by_test_id("mute-one")).to_have_count(0)
    until(lambda: bo.get(f"/api/me/mutes/{code}") == {"all": True, "channels": [first]})
