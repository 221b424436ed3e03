"""The page in a real browser: from a question to the check and its misreading, by thumb, by keys, without JavaScript; read by everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from judge import Judge
from tests.helpers.browsers import PHONE, browser, faults, needs_browser, overflow, visiting
from tests.helpers.evil import VALUES, make_evil_desk
from tests.helpers.pages import FAILURES, KLAW, MISREAD, PAGES, SETTLED, misread_of, served

CHECK = f"/check/{KLAW}?n=1"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def desk() -> Iterator[str]:
    """The address of a page that is served."""
    with served() as (address, _):
        yield address


@pytest.fixture(scope="module")
def misread(judge: Judge) -> str:
    """The address of a check with a misreading beside it."""
    return MISREAD.format(quote(misread_of(judge), safe=""))


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".steps")).to_contain_text(f"Step {step} of")


# -- the way of a question --------------------------------------------------------------------------------------------


@needs_browser
@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_from_a_question_to_the_check_and_to_its_misreading(chromium: Browser, desk: str, script: bool) -> None:
    with visiting(chromium, java_script_enabled=script, **PHONE) as page:
        page.goto(desk)
        page.get_by_label("Your question").fill("can Klaw ready in the recovery phase?")
        page.get_by_role("button", name="Ask").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("can Klaw ready in the recovery phase?")
        expect(page.locator(".band")).to_have_text("Settled by a ruling")
        expect(page.locator(".verdict")).to_contain_text("Klaw")
        page.get_by_role("link", name="See it played").click()
        at_step(page, 1)
        for step in (2, 3, 4):
            page.get_by_role("link", name="Forward →").click()
            at_step(page, step)
        page.get_by_role("link", name="← Back").click()
        at_step(page, 3)
        assert "step=3" in page.url
        page.locator(".beliefs li a").first.click()
        expect(page.locator(".side.misread h2")).to_contain_text("As misread")
        for _ in range(2):
            page.get_by_role("link", name="Forward →").click()
        expect(page.locator(".misread .warn")).to_have_text("Here the two tables differ.")
        expect(page.locator(".misread .card.otherwise").first).to_be_visible()
        page.get_by_role("link", name="Only as ruled").click()
        expect(page.locator(".side.misread")).to_have_count(0)


@needs_browser
def test_steps_go_by_keys_and_by_the_browser_s_own_back_and_forward(chromium: Browser, desk: str) -> None:
    with visiting(chromium) as page:
        page.goto(desk + CHECK)
        loads: list[str] = []
        page.on("framenavigated", lambda frame: loads.append(frame.url))
        page.evaluate("window.isTheSame = true")
        for step in (2, 3):
            page.keyboard.press("ArrowRight")
            at_step(page, step)
            expect(page.get_by_role("link", name="Forward →")).to_be_focused()
        page.keyboard.press("ArrowLeft")
        at_step(page, 2)
        page.go_back()
        at_step(page, 3)
        page.go_back()
        at_step(page, 2)
        page.go_back()
        at_step(page, 1)
        page.go_forward()
        at_step(page, 2)
        assert page.evaluate("window.isTheSame"), "a step loaded the page anew"
        expect(page.locator("#said")).to_contain_text("Step 2 of")
        told = page.locator(".ruled .now p").first.inner_text()
        expect(page.locator("#said")).to_contain_text(told)


@needs_browser
def test_a_key_that_is_held_down_skips_nothing_and_asks_no_more_than_one_at_a_time(
    chromium: Browser, desk: str
) -> None:
    with visiting(chromium) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(desk + CHECK)
        page.evaluate(
            "for (let n = 0; n < 50; n++) document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))"
        )
        at_step(page, 2)
        assert sum("step=2" in each for each in asked) == 1


@needs_browser
def test_arrow_keys_and_the_slash_stay_with_who_types(chromium: Browser, desk: str) -> None:
    with visiting(chromium) as page:
        page.goto(desk + CHECK)
        field = page.get_by_label("Your question")
        page.keyboard.press("/")
        expect(field).to_be_focused()
        page.keyboard.type("and/or")
        page.keyboard.press("ArrowLeft")
        expect(field).to_have_value("and/or")
        at_step(page, 1)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("and/or")


@needs_browser
@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_a_fact_is_changed_by_a_form_and_the_link_to_it_can_be_shared(
    chromium: Browser, desk: str, script: bool
) -> None:
    with visiting(chromium, java_script_enabled=script) as page:
        page.goto(f"{desk}/check/remix-glossary/boost?n=1")
        field = page.get_by_label(re.compile("^points"))
        field.fill("4")
        page.get_by_role("button", name="Play it so").click()
        expect(page.locator("main")).to_contain_text("With other facts than the ruling’s example.")
        page.get_by_role("link", name="Forward →").click()
        at_step(page, 2)
        expect(page.get_by_label(re.compile("^points"))).to_have_value("4")
        seen, shared = page.locator("main").inner_text(), page.url
    with visiting(chromium, java_script_enabled=script) as other:
        other.goto(shared)
        at_step(other, 2)
        assert other.locator("main").inner_text() == seen


@needs_browser
def test_game_and_day_are_kept_for_the_next_visit_and_said(chromium: Browser, desk: str) -> None:
    with visiting(chromium) as page:
        page.goto(desk)
        page.locator(".filters summary").click()
        page.get_by_label("Game").select_option("vs-system")
        page.get_by_label("Rules of").fill("2006-09-10")
        page.get_by_label("Your question").fill("witching hour: do I recruit for the 2 endurance?")
        page.get_by_role("button", name="Ask").click()
        expect(page.locator(".answer code").first).to_contain_text("marvel-knights/witching-hour")
        page.goto(desk)
        expect(page.locator(".filters summary")).to_have_text("Vs. System · rules of 2006-09-10")
        expect(page.get_by_label("Game")).to_have_value("vs-system")


@needs_browser
def test_without_script_every_page_works_as_it_is(chromium: Browser, desk: str) -> None:
    with visiting(chromium, java_script_enabled=False, **PHONE) as page:
        page.goto(f"{desk}/card")
        page.get_by_label("Card, also shortened or misspelt").fill("galen kor")
        page.get_by_role("button", name="Find").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Admiral Galen Kor, Lunatic Legion")
        page.goto(f"{desk}/changes")
        page.get_by_label("After").fill("2006-09-01")
        page.get_by_role("button", name="Show").click()
        expect(page.locator("main")).to_contain_text("rulings changed")
        page.goto(f"{desk}/rule")
        page.get_by_label(re.compile("Section as")).fill("601.3e")
        page.get_by_role("button", name="Find").click()
        expect(page.locator(".entry")).to_contain_text("hidden")


# -- read by everybody ------------------------------------------------------------------------------------------------


@needs_browser
@pytest.mark.parametrize("kind", [*PAGES, "misread"])
def test_axe_finds_nothing_and_nothing_overflows(chromium: Browser, desk: str, misread: str, kind: str) -> None:
    address = misread if kind == "misread" else PAGES[kind]
    refused = (f"{FAILURES[kind]}",) if kind in FAILURES else ()
    with visiting(chromium, expected=refused, viewport={"width": 360, "height": 740}, color_scheme="light") as page:
        page.goto(desk + address)
        for each in page.locator("details").all():
            each.evaluate("each => { each.open = true; }")
        assert faults(page) == []
        page.emulate_media(color_scheme="dark")
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(20, 19, 15)"
        assert faults(page, ["color-contrast"]) == []
        for width in (320, 360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 740})
            assert overflow(page) <= 0, width
        page.set_viewport_size({"width": 360, "height": 740})
        page.evaluate("document.documentElement.style.fontSize = '36px'")  # 200 %
        assert overflow(page) <= 0, "with text twice as large"


@needs_browser
def test_the_whole_way_goes_by_keyboard_alone_and_focus_is_seen(chromium: Browser, desk: str) -> None:
    with visiting(chromium) as page:
        page.goto(desk + CHECK)
        page.keyboard.press("Tab")
        skip = page.get_by_role("link", name="To the content")
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
        page.wait_for_timeout(300)
        expect(page.locator("#main")).to_be_focused()  # nothing was drawn anew
        page.keyboard.press("Tab")
        expect(page.locator("h1 a")).to_be_focused()
        page.keyboard.press("Tab")
        forward = page.get_by_role("link", name="Forward →")
        expect(forward).to_be_focused()
        page.keyboard.press("Enter")
        at_step(page, 2)
        expect(forward).to_be_focused()
        seen = []
        for _ in range(30):
            page.keyboard.press("Tab")
            focus = page.evaluate(
                "(() => { const it = document.activeElement, look = getComputedStyle(it);"
                " return [it.tagName, look.outlineStyle, parseFloat(look.outlineWidth)]; })()"
            )
            if focus[0] == "BODY":
                break
            seen.append(focus)
        assert len(seen) > 8
        assert [each for each in seen if each[1] == "none" or each[2] < 2] == []


@needs_browser
def test_what_is_touched_is_large_enough(chromium: Browser, desk: str) -> None:
    """WCAG 2.2, 2.5.8: 24 pixels for whatever isn't within a sentence; what a thumb needs most has 44."""
    with visiting(chromium, **PHONE) as page:
        for address in ("/", PAGES["settled"], PAGES["check"]):
            page.goto(desk + address)
            for each in page.locator(".steps .button").all():
                assert each.evaluate("each => each.getClientRects().length === 1 && each.offsetHeight < 60"), (
                    "a label in two lines"
                )
            for each in page.locator(".ask button, .ask input[type=search], .button, .top a").all():
                box = each.bounding_box()
                assert box is not None
                assert box["height"] >= 43.5, (address, each.inner_text())


@needs_browser
def test_a_printed_ruling_is_the_ruling_in_black_on_white(chromium: Browser, desk: str) -> None:
    with visiting(chromium, color_scheme="dark") as page:
        page.goto(desk + PAGES["settled"])
        page.emulate_media(media="print", color_scheme="dark")
        expect(page.locator(".ask")).to_be_hidden()
        expect(page.locator(".top")).to_be_hidden()
        expect(page.locator(".verdict")).to_be_visible()
        expect(page.locator(".source")).to_be_visible()
        colours = "(() => [document.documentElement, document.querySelector('.verdict'), document.querySelector('.source')].map("
        colours += "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]))()"
        ground, verdict, source = page.evaluate(colours)
        assert ground == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
        assert verdict[1] == "rgb(0, 0, 0)"
        assert source[1] == "rgb(51, 51, 51)"


# -- hostile text -----------------------------------------------------------------------------------------------------


@needs_browser
def test_a_hostile_question_runs_nothing(chromium: Browser, desk: str) -> None:
    with visiting(chromium, expected=("Failed to load resource",)) as page:
        for value in VALUES.values():
            asked = quote(value.encode("utf-8", "surrogatepass"), safe="")
            for path in ("/?q=", "/card?name=", "/ruling/"):
                answer = page.goto(f"{desk}{path}{asked}")
                assert answer is not None
                assert answer.status < 500
                assert page.evaluate(
                    "typeof judgeWasHere === 'undefined' && document.querySelectorAll('img, svg, iframe').length === 0"
                )


@needs_browser
def test_a_hostile_document_runs_nothing(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    desk = make_evil_desk(tmp_path_factory.mktemp("evil"))
    with served(env=desk.env, folder=desk.home) as (address, _), visiting(chromium, expected=("404", "400")) as page:
        page.goto(f"{address}/browse/evil")
        page.locator(".entries a").first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("<img src=x onerror=alert(1)>")
        expect(page.locator(".point").first).to_contain_text("<script>alert(1)</script>")
        page.get_by_role("link", name="History").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("History of")
        page.goto(f"{address}/?q=whom+does+a+volley+hit")
        expect(page.locator("main")).to_contain_text("<script>alert(1)</script>")
        page.goto(f"{address}/browse")
        for doc in page.locator(".places a").all_inner_texts():
            page.goto(f"{address}/browse")
            page.get_by_role("link", name=doc).click()
            page.locator(".entries a").first.click()
            assert page.evaluate("document.querySelectorAll('main img, main svg, main script').length") == 0


@needs_browser
def test_the_token_of_an_address_lets_a_phone_in_and_leaves_the_address(chromium: Browser) -> None:
    with (
        served("--token", "a word: of our own") as (address, _),
        visiting(chromium, expected=("401",), **PHONE) as page,
    ):
        page.goto(f"{address}/browse")
        expect(page.locator("body")).to_contain_text("Open the address with the token that judge printed.")
        page.goto(f"{address}/?q={quote(SETTLED)}&token={quote('a word: of our own')}")
        expect(page.locator(".band")).to_have_text("Settled by a ruling")
        assert "token" not in page.url
        page.get_by_role("link", name="Browse").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Browse")
