"""Two people, three devices: Ada sits at one table with her laptop and her phone, Bo with his own browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import Player, sit_down
from tests.web.test_me import named, phone_of
from tests.web.visits import PATIENCE, Visitor

BY_LINK = [{"kind": "you", "name": "Ada"}, {"kind": "link"}]
YOURS = re.compile("Your turn")
ACQUIRE, RESELL = "acquire seat1 plastic 2", "resell seat1 plastic 2"  # what Bo can play on Ada in this deal; she holds an Acquire


def together(*devices: Visitor, testid: str, text: str) -> None:
    """All of them say this."""
    for device in devices:
        device.reads(testid, text)


def plays(visitor: Visitor, option: str) -> None:
    """A favour is played."""
    found = visitor.page.locator(f'[data-option="{option}"]')
    group = visitor.page.get_by_test_id("group-favours")
    expect(found.or_(group).first).to_be_visible()
    if not found.count():  # one of several is behind the heading of its kind
        group.click()
    Player(visitor).choose(option)


def test_two_people_with_three_devices_at_one_table(visit: Visit) -> None:
    """Both of Ada's show the same, either may answer, titles and notices agree; signing one out leaves the other where it is."""
    laptop = named(visit)
    phone = phone_of(laptop, visit)
    code = sit_down(laptop, "basic", seats=BY_LINK, options={"starting_player": "2"}, start=False, seed="6")
    bo = visit(f"/t/{code}", lang="fr")
    bo.page.get_by_test_id("visitor-name").fill("Bo")
    bo.click("sit-2")
    phone.go(f"/t/{code}")
    phone.click("start")  # the host is a person, on whatever device
    bo.see("question")
    together(laptop, phone, testid="waiting", text="Bo")
    for device in (laptop, phone):
        expect(device.page).not_to_have_title(YOURS)

    plays(bo, ACQUIRE)  # both are asked; the phone answers, and the laptop is asked no more
    for device in (laptop, phone):
        device.see("prompt")
        expect(device.page).to_have_title(YOURS)
    phone.page.locator('[data-option="reject with card"]').first.click()
    phone.click("confirm")  # fingers slip
    together(laptop, phone, testid="waiting", text="Bo")
    bo.see("question")
    for device in (laptop, phone):
        expect(device.page.get_by_test_id("prompt")).to_have_count(0)
        expect(device.page).not_to_have_title(YOURS)

    plays(bo, RESELL)  # this time the laptop answers
    phone.see("prompt")
    laptop.page.locator('[data-option="accept"]').first.click()
    together(laptop, phone, testid="waiting", text="Bo")
    expect(phone.page.get_by_test_id("prompt")).to_have_count(0)
    assert lines(laptop) == lines(phone)

    Player(bo).choose("work")
    end_turn(bo)
    together(laptop, phone, testid="question", text="Your turn")
    for device in (laptop, phone):
        expect(device.page).to_have_title(YOURS)
    expect(bo.page).not_to_have_title(re.compile("À vous"))
    phone.page.locator('[data-option="work"]').first.click()  # what one device begins, the other finishes
    phone.click("confirm")
    together(laptop, phone, testid="question", text="Anything else before you end your turn")

    laptop.go("/me")
    laptop.page.get_by_test_id("device-other").get_by_test_id("sign-out").click()
    laptop.click("sign-out-yes")
    expect(laptop.page.get_by_test_id("device-other")).to_have_count(0)
    phone.page.goto(f"/t/{code}")
    expect(phone.page.get_by_test_id("question")).to_have_count(0)
    laptop.go(f"/t/{code}")
    laptop.reads("question", "Anything else before you end your turn")
    end_turn(laptop)
    bo.see("question")
    expect(laptop.page.get_by_test_id("waiting")).to_contain_text("Bo", timeout=PATIENCE)


def end_turn(visitor: Visitor) -> None:
    """The turn is over, asked again if something could still be done."""
    visitor.page.locator('[data-option="end turn"]').click()
    if visitor.page.get_by_test_id("confirm").count():
        visitor.click("confirm")


def lines(visitor: Visitor) -> list[str]:
    """The log of a device."""
    return visitor.open_log().get_by_test_id("log-line").all_inner_texts()
