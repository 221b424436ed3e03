"""The page as files in a real browser: whole without network after one visit, from a folder, found by words, renewed as a whole."""

from __future__ import annotations

import gzip
import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from judge import Judge
from judge.web.site import ALL
from judge.web.words import Postings, search
from tests.helpers.browsers import PATIENCE, PHONE, browser, faults, needs_browser, overflow, visiting
from tests.helpers.pages import KLAW
from tests.helpers.sites import FEW, files_of, hosted, with_all_words, write_files

OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to fetch")
FROM_A_FOLDER = ("manifest", "ERR_FAILED", "CORS policy")  # which may not be installed
QUESTIONS = 50


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def files(judge: Judge) -> dict[str, bytes]:
    return with_all_words(judge, files_of(judge, list(FEW)))


@pytest.fixture(scope="module")
def folder(files: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site. Not to be changed."""
    return write_files(tmp_path_factory.mktemp("site"), files)


def kept_whole(page: Page) -> None:
    """Wait until the page says that all of it is on the device."""
    expect(page.locator("#kept")).to_be_visible(timeout=30_000)


@needs_browser
def test_after_one_visit_all_of_it_works_without_network(chromium: Browser, folder: Path) -> None:
    with visiting(chromium, expected=OFFLINE, **PHONE) as page:
        with hosted(folder) as (host, _):
            page.goto(f"{host.address}/index.html")
            expect(page.locator("#offline")).to_be_hidden()
            kept_whole(page)
        # The host is gone, and the network with it.
        page.context.set_offline(True)
        page.goto(f"{host.address}/ruling/{KLAW}.html")  # never visited
        expect(page.get_by_role("heading", level=1)).to_have_text("Klaw, Sonic Construct")
        expect(page.locator("#offline")).to_be_visible()
        expect(page.locator("#offline")).to_contain_text("You are offline")
        assert page.evaluate("getComputedStyle(document.querySelector('.ask')).position") == "fixed", (
            "the style is there"
        )
        page.get_by_label("Words to look for").fill("does press lower a boost cost?")
        page.get_by_role("button", name="Search").click()
        expect(page.locator("#found li").first).to_be_visible()
        expect(page.locator("#found li").first).to_contain_text(re.compile("VS Remix|Vs. System"))
        expect(page.locator("#told")).to_contain_text("answers nothing")
        page.get_by_role("link", name="judge", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Rulings by word")
        page.goto(host.address)  # the folder's own address
        expect(page.get_by_role("heading", level=1)).to_have_text("Rulings by word")
        page.goto(f"{host.address}/check/{KLAW}.html")
        expect(page.locator(".step").first).to_contain_text("Klaw")
        page.goto(f"{host.address}/nowhere.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("Without network")


@needs_browser
def test_a_new_version_takes_the_place_of_the_old_one_whole(
    chromium: Browser, files: dict[str, bytes], tmp_path: Path
) -> None:
    write_files(tmp_path, files)
    renewed = new_version(files)
    with visiting(chromium) as page, hosted(tmp_path) as (host, _):
        page.goto(f"{host.address}/index.html")
        kept_whole(page)
        (old,) = page.evaluate("caches.keys()")
        write_files(tmp_path, renewed)
        for path in tmp_path.rglob(
            "*"
        ):  # a host tells by the second when a file was written: of one in the same it says "unchanged"
            os.utime(path, (time.time() + 2, time.time() + 2))
        page.goto(f"{host.address}/browse.html")  # a visit looks whether there is another version
        until = time.monotonic() + PATIENCE / 1_000
        while (keys := page.evaluate("caches.keys()")) == [old] or len(keys) > 1:
            assert time.monotonic() < until, keys
            page.wait_for_timeout(100)
        page.goto(f"{host.address}/index.html")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rulings, renewed")
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert ground == "rgb(1, 2, 3)", "the new pages have the old style"


def new_version(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site with another first page and another style, as a later build of it would make it."""
    index = files["index.html"].replace(b"<h1>Rulings by word</h1>", b"<h1>Rulings, renewed</h1>")
    style = files["static/style.css"] + b"\nhtml { background: rgb(1, 2, 3) !important; }\n"
    pages = json.loads(gzip.decompress(files[ALL])) | {"index.html": index.decode()}
    worker = re.sub(rb'VERSION = "\w+"', b'VERSION = "another"', files["sw.js"])
    assert len({index, files["index.html"], worker, files["sw.js"]}) == 4
    packed = gzip.compress(json.dumps(pages).encode())
    return files | {"index.html": index, "static/style.css": style, ALL: packed, "sw.js": worker}


@needs_browser
@pytest.mark.parametrize("script", [True, False], ids=["with script", "without"])
def test_it_works_from_a_folder(chromium: Browser, folder: Path, script: bool) -> None:
    with visiting(chromium, expected=FROM_A_FOLDER, java_script_enabled=script) as page:
        page.goto(f"{folder.as_uri()}/index.html")
        page.get_by_role("link", name="Browse", exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Browse")
        page.get_by_role("link", name="Heralds of Galactus FAQ").click()
        page.get_by_role("link", name="Klaw, Sonic Construct").click()
        page.get_by_role("link", name="See it played").click()
        expect(page.locator(".step").first).to_contain_text("Klaw")
        assert page.evaluate("1 + 1") == 2
        page.goto(f"{folder.as_uri()}/search.html")
        page.get_by_label("Words to look for").fill("sonic construct")
        page.get_by_role("button", name="Search").click()
        if script:
            page.locator("#found a").first.click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Klaw, Sonic Construct")
        else:
            # The text itself isn't drawn here: script is switched off behind the parser's back.
            assert "Searching needs JavaScript" in page.locator("noscript").inner_html()


@needs_browser
def test_the_script_finds_what_python_finds(
    chromium: Browser, judge: Judge, folder: Path, files: dict[str, bytes]
) -> None:
    found = json.loads(files["static/words.js"].decode().removeprefix("const WORDS = ").removesuffix(";\n"))
    words = Postings([tuple(entry) for entry in found["entries"]], found["weights"])
    every = [question for asked in judge.asked_questions().values() for question in asked]
    questions = every[:: len(every) // QUESTIONS][:QUESTIONS]
    with hosted(folder) as (host, _), visiting(chromium, service_workers="block") as page:
        page.goto(f"{host.address}/search.html")
        for n, question in enumerate(questions):
            game = ("", "", "vs-system")[n % 3]
            found_here = page.evaluate(SEARCH_ANEW, f"?q={quote(question)}&game={game}")
            assert found_here == search(words, question, 8, game), question
            expect(page.locator("#q")).to_have_value(question)


# Runs the page's own script once more, as if the page had been opened with another question: its words are a megabyte to read.
SEARCH_ANEW = """asked => new Promise((done, failed) => {
  history.replaceState(null, "", asked);
  document.getElementById("found").replaceChildren();
  const script = document.createElement("script");
  script.src = `static/search.js?${Math.random()}`;
  script.onload = () => done([...document.querySelectorAll("#found code")].map(each => each.textContent));
  script.onerror = failed;
  document.body.append(script);
})"""


@needs_browser
def test_what_is_looked_for_is_text(chromium: Browser, folder: Path) -> None:
    with visiting(chromium, expected=FROM_A_FOLDER) as page:
        for asked in (
            "<img src=x onerror=alert(1)> hidden",
            "constructor __proto__ toString hasOwnProperty",
            "a" * 5_000,
            "\0",
            "'\"></title><script>alert(1)</script>",
        ):
            page.goto(f"{folder.as_uri()}/search.html?q={quote(asked)}")
            expect(page.locator("#told")).not_to_contain_text("Type what you look for")
            assert page.evaluate("document.querySelectorAll('main img, main script, main svg').length") == 0


@needs_browser
def test_its_pages_have_no_faults(chromium: Browser, folder: Path) -> None:
    pages = ["index.html", "search.html?q=hidden", "browse.html", "browse/heralds-of-galactus.html", "offline.html", f"ruling/{KLAW}.html",
             f"check/{KLAW}.html", "history/marvel-knights/witching-hour.html"]  # fmt: skip
    with visiting(chromium, expected=FROM_A_FOLDER, viewport={"width": 320, "height": 640}) as page:
        for name in pages:
            page.emulate_media(color_scheme="light")
            page.goto(f"{folder.as_uri()}/{name}")
            assert faults(page) == [], name
            page.emulate_media(color_scheme="dark")
            assert faults(page, ["color-contrast"]) == [], name
            assert overflow(page) <= 0, name


@needs_browser
def test_it_can_be_installed(chromium: Browser, folder: Path) -> None:
    with hosted(folder) as (host, _), visiting(chromium) as page:
        page.goto(f"{host.address}/index.html")
        kept_whole(page)
        told = page.context.new_cdp_session(page)
        manifest = told.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["icons"]
        problems = [each["errorId"] for each in told.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert [each for each in problems if each != "in-incognito"] == []
