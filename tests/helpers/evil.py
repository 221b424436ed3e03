"""Text that would run in a browser if a page didn't escape it: values for addresses, a document of it, and how to find it in a page."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from tests.helpers.documents import RULES, front
from tests.helpers.imports import Desk, make_desk

SCRIPT = "<script>alert(1)</script>"
IMAGE = '"><img src=x onerror="alert(1)">'
VALUES = {
    "script": SCRIPT,
    "image": IMAGE,
    "single quotes": "' onmouseover='alert(1)' x='",
    "end of title": "</title></main></style><script src=//evil.example></script>",
    "address": "javascript:alert(1)",
    "template": "{{ 7 * 7 }}{% for x in ().__class__.__base__.__subclasses__() %}{{ x }}{% endfor %}",
    "comment": "<!--><svg/onload=alert(1)>",
    "nul": "a\0b<script\0>alert(1)</script>",
    "right to left": "\u202e\u2066hidden?\u200f",
    "long": "<b>" * 1_000,
    "longer than is asked": "hidden " * 715,
    "surrogate": "hidden \ud800 character",
    "line ends": "a\r\nSet-Cookie: token=1\r\n\r\n<script>alert(1)</script>",
    "path": "../../../../etc/passwd",
}
TITLE = "Volley <img src=x onerror=alert(1)> barrage"
EVIL = (
    front("evil", "Evil </title><script>alert(2)</script> FAQ")
    + RULES
    + f"### {TITLE}\n\n1. A volley {SCRIPT} hits {IMAGE} each exhausted owl.\n\n"
    f"   Example: {SCRIPT} Ana's owl is hit.\n2. No `{SCRIPT}` owl flies.\n\n- id: volley\n- section: 1{SCRIPT}\n"
)
# A page that speaks of tags: in a text they would be taken for a page's own, and left out.
IMPORTED = (
    "<h1>The Evil Page</h1>\n<p>Published May 1, 2001</p>\n"
    f"<h2>1. Rockets {escape('<img src=x onerror=alert(1)>')}</h2>\n"
    f"<p>A rocket {escape(SCRIPT)} flies over every {escape(IMAGE)} defender.</p>\n"
)


def make_evil_desk(top: Path) -> Desk:
    """A user with a document of such text of their own, and one that was imported, under such a name, too."""
    desk = make_desk(top)
    path = desk.own / "vs-system" / "evil.md"
    path.parent.mkdir(parents=True)
    path.write_text(EVIL, encoding="utf-8")
    named = desk.top / "onerror=alert(1) <img src=x>.html"
    named.write_text(IMPORTED, encoding="utf-8")
    for command in (["import", named, "--game", "vs-system"], ["build"]):
        done = desk.run(*command)
        assert done.returncode == 0, done.stderr
    return desk


OUR_SCRIPTS = ("static/page.js", "static/words.js", "static/search.js")


class _Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        is_ours = tag == "script" and given.get("src", "").partition("?")[0].endswith(OUR_SCRIPTS)
        if tag in ("script", "style", "iframe", "object", "embed", "base", "img", "svg") and not is_ours:
            self.found.append(f"<{tag}>")
        for name, value in given.items():
            if name.startswith("on") or name in ("style", "srcdoc"):
                self.found.append(f"{tag} {name}")
            if name in ("href", "src", "action", "formaction") and (urlsplit(value).scheme or urlsplit(value).netloc):
                self.found.append(f"{tag} {name}={value}")


def would_run(page: str) -> list[str]:
    """What in a page's text isn't the page's own and would run, or lead elsewhere."""
    elements = _Elements()
    elements.feed(page)
    return elements.found
