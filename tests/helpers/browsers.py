"""A real Chromium for tests that look at the page as people do; what it complains of is no secret."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PATIENCE = 30_000  # milliseconds that a page may take on a busy machine


def needs_browser(test: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a test as one that drives a browser: skipped where none is installed."""
    skipped = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
    marked: Callable[..., Any] = pytest.mark.browser(skipped(test))
    return marked


@contextmanager
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@contextmanager
def visiting(opened: Browser, *, expected: tuple[str, ...] = (), **options: Any) -> Iterator[Page]:
    """A page of a visitor of their own. At the end, nothing may have gone wrong in it: no error told, no dialog, nothing that ran.

    :param expected: parts of complaints that belong to what the test is about.
    :param options: of the visitor's browser.
    """
    context: BrowserContext = opened.new_context(**options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []

    def dismissed(dialog: Dialog) -> None:
        complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    page.on("console", lambda said: complaints.append(f"{said.type}: {said.text}") if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(f"page error: {error}"))
    page.on("dialog", dismissed)
    try:
        yield page
    finally:
        context.close()
    assert [each for each in complaints if not any(part in each for part in expected)] == []


def faults(page: Page, rules: list[str] | None = None) -> list[tuple[str, list[str]]]:
    """What axe finds wrong with the page (WCAG 2 A and AA, and good practice): rules with the elements that break them."""
    options = {"runOnly": {"type": "rule", "values": rules}} if rules else None
    if page.evaluate("typeof axe === 'undefined'"):
        found = Axe().run(page, options=options).response["violations"]
    else:  # half a megabyte of script that is there already
        found = page.evaluate("options => axe.run(options).then(found => found.violations)", options or {})
    return [(each["id"], [node["html"][:200] for node in each["nodes"]][:3]) for each in found]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
