"""«Me»: a person on two devices, the phone of which plays what the laptop began; and what happens when devices and people go."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player
from tests.web.visits import LOOKS, PHONE, Visitor

TABLE = re.compile(r"/t/[A-Z]{6}$")


def named(visit: Visit, name: str = "Ada") -> Visitor:
    """Somebody who has told a name and a figure, and whom the server knows."""
    ada = visit("/me")
    ada.see("me-name").fill(name)
    ada.page.get_by_test_id("figure-owl").check(force=True)
    expect(ada.page.get_by_test_id("device-this").get_by_test_id("sign-out")).to_be_visible()
    return ada


def link_of(ada: Visitor) -> str:
    """The link for another device, as the page shows it."""
    ada.click("add-device")
    return ada.see("device-link").input_value()


def phone_of(ada: Visitor, visit: Visit) -> Visitor:
    """Another device of the same person."""
    phone = visit(link_of(ada), size=PHONE, touch=True)
    phone.reads("join-name", "Ada")
    phone.click("join-yes")
    expect(phone.see("me-name")).to_have_value("Ada")
    return phone


def test_the_phone_plays_what_the_laptop_began(visit: Visit) -> None:
    """By a link that leaves no trace in the address; name, figure, language and theme come along, and changes go both ways."""
    laptop = visit("/")
    laptop.see("my-name").fill("Ada")
    laptop.click("play-solo-loop")
    laptop.page.wait_for_url(TABLE)
    laptop.see("question")
    code = laptop.page.url[-6:]
    laptop.go("/me")
    laptop.page.get_by_test_id("figure-fox").check(force=True)
    laptop.click("lang-fr")
    laptop.click("theme")
    link = link_of(laptop)
    assert re.search(r"/me#join-[\w-]{32}$", link)
    asked: list[str] = []
    phone = visit("/", size=PHONE, touch=True)
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.go(link)
    phone.reads("join-name", "Ada")
    assert phone.page.url.endswith("/me")
    phone.click("join-yes")
    expect(phone.page.locator("html")).to_have_attribute("lang", "fr")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.get_by_test_id("figure-fox")).to_be_checked()
    laptop.see("device-came")
    assert not any(link[-32:] in url for url in asked)
    phone.go("/")
    laptop.go(f"/t/{code}")
    phone.click(f"continue-{code}")
    Player(phone).play_to_the_end()
    laptop.see("page-end")
    phone.go("/me")
    phone.see("me-name").fill("Ada L")
    with phone.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        phone.page.get_by_test_id("figure-cat").check(force=True)
    laptop.go("/me")
    expect(laptop.see("me-name")).to_have_value("Ada L")
    again = visit(link, size=PHONE)
    again.reads("me-join", "no longer valid")


def test_a_phrase_brings_everything_back(visit: Visit) -> None:
    """It is shown once, and typed as one likes."""
    ada = named(visit)
    ada.click("phrase-make")
    words = ada.see("phrase").locator("li").all_inner_texts()
    assert len(words) == 8
    ada.click("phrase-done")
    ada.see("phrase-made")
    ada.page.reload()
    ada.see("phrase-made")
    assert words[0] not in ada.page.content()
    new = visit("/me", lang="fr")
    new.see("join-phrase").fill("-".join(words[:-1]))
    new.click("join-look")
    new.reads("me-join", "huit mots")
    new.see("join-phrase").fill("-".join(words).upper())
    new.click("join-look")
    new.reads("join-name", "Ada")
    new.click("join-yes")
    expect(new.see("me-name")).to_have_value("Ada")
    expect(new.page.get_by_test_id("device-other")).to_have_count(1)


def test_a_device_that_is_signed_out_begins_anew(visit: Visit) -> None:
    """It is told so, knows nothing of whom it belonged to, and works."""
    ada = named(visit)
    phone = phone_of(ada, visit)
    ada.see("device-came")
    ada.page.get_by_test_id("device-other").get_by_test_id("sign-out").click()
    ada.click("sign-out-yes")
    expect(ada.page.get_by_test_id("device-other")).to_have_count(0)
    phone.page.goto("/")
    phone.see("me-signed-out")
    expect(phone.see("me-name")).to_have_value("")
    phone.go("/")
    phone.click("play-now-loop")
    phone.see("question")


def test_everything_can_be_taken_along_and_deleted(visit: Visit, tmp_path: Path) -> None:
    """One button, asked twice; afterwards nothing is known, here and on the other device."""
    ada = named(visit)
    phone = phone_of(ada, visit)
    with ada.page.expect_download() as found:
        ada.click("export")
    found.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text("utf-8"))["me"]["name"] == "Ada"
    ada.click("delete")
    expect(ada.see("delete-yes")).to_be_disabled()
    ada.press("Escape")
    expect(ada.page.get_by_test_id("delete-dialog")).to_be_hidden()
    ada.click("delete")
    ada.click("delete-sure")
    ada.click("delete-yes")
    ada.see("me-deleted")
    expect(ada.see("me-name")).to_have_value("")
    phone.page.goto("/settings")
    phone.see("me-signed-out")


def test_all_of_it_works_by_keyboard_and_without_the_server(visit: Visit) -> None:
    """What can't be told now is told when the server answers again."""
    ada = visit("/me")
    ada.see("device-this")
    ada.page.route("**/api/me", lambda route: route.abort())
    ada.see("me-name").focus()
    ada.page.keyboard.type("Zoé")
    ada.press("Tab", "ArrowRight", "ArrowRight")
    expect(ada.page.get_by_test_id("figure-owl")).to_be_checked()
    ada.page.unroute("**/api/me")
    with ada.page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST") as told:
        ada.page.reload()
    assert told.value.json()["name"] == "Zoé"
    assert told.value.json()["figure"] == "owl"


def test_the_page_with_everything_on_it_fits_and_can_be_read_by_all(visit: Visit) -> None:
    """Link, QR code, phrase, dialogs: on four screens, in both languages and themes."""
    ada = named(visit)
    link_of(ada)
    ada.click("phrase-make")
    ada.see("phrase")
    flaws: list[str] = []
    for look in LOOKS:
        ada.become(look)
        flaws += ada.flaws(axe=True)
    for button, dialog in (("delete", "delete-dialog"), ("sign-out", "sign-out-dialog")):
        ada.page.get_by_test_id(button).first.click()
        ada.see(dialog)
        flaws += ada.flaws(axe=True)
        ada.press("Escape")
    assert flaws == []
