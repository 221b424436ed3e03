"""Whatever is asked, and whatever a document says, stands on the page as text."""

from __future__ import annotations

import html
from collections.abc import Iterator
from urllib.parse import quote, urlencode

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from judge.web import api
from tests.helpers.effort import examples
from tests.helpers.evil import EVIL, IMAGE, SCRIPT, TITLE, VALUES, make_evil_desk, would_run
from tests.helpers.pages import KLAW, served

PLACES = [
    "/",
    "/card",
    "/rule",
    "/changes",
    "/browse",
    "/take-along",
    f"/check/{KLAW}",
    "/check/remix-glossary/boost",
    f"/ruling/{KLAW}",
    f"/history/{KLAW}",
]
NAMES = ["q", "game", "as_of", "rulings_only", "name", "section", "after", "until", "n", "step", "point", "misread",
         "set.points", "k", "doc", "id"]  # fmt: skip


def escaped(value: str) -> str:
    """A value as an address carries it, half surrogates too."""
    return quote(value.encode("utf-8", "surrogatepass"), safe="")


def test_hostile_markup_is_found_where_it_is() -> None:
    assert would_run(f"<p>{SCRIPT}") == ["<script>"]
    assert would_run(f'<p title="{IMAGE}') == ["<img>", "img onerror"]
    assert would_run('<a href="javascript:x">') == ["a href=javascript:x"]
    assert would_run(html.escape(SCRIPT + IMAGE)) == []


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_a_hostile_value_is_text_wherever_it_is_put(page: TestClient, value: str) -> None:
    asked = [
        f"/?q={escaped(value)}",
        f"/card?name={escaped(value)}",
        f"/rule?section={escaped(value)}",
        f"/changes?after={escaped(value)}",
    ]
    asked += [f"/{kind}/{escaped(value)}" for kind in ("ruling", "check", "history", "browse")]
    asked += [f"/?q=hidden%3F&{name}={escaped(value)}" for name in ("game", "as_of", "rulings_only")]
    asked += [
        f"/check/remix-glossary/boost?{name}={escaped(value)}"
        for name in ("n", "step", "misread", "set.points", "set.x", f"set.{escaped(value)}")
    ]
    for address in asked:
        answer = page.get(address)
        assert answer.status_code in (200, 400, 404, 414), address
        assert would_run(answer.text) == [], address
        assert "set-cookie" not in answer.headers
        assert "root:" not in answer.text
        assert "49" not in answer.text or "{{" not in value


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES)
def test_a_hostile_value_is_json_for_programs(page: TestClient, value: str) -> None:
    for end in api.ENDPOINTS:
        for parameter in end.parameters:
            asked = "&".join(
                f"{each.name}={escaped(value if each is parameter else 'klaw')}"
                for each in end.parameters
                if each.is_required or each is parameter
            )
            answer = page.get(f"/api/{end.name}?{asked}")
            assert answer.status_code in (200, 400, 404, 414), asked
            if answer.status_code != 414:
                assert answer.headers["content-type"] == "application/json"
                answer.json()


@pytest.mark.parametrize(
    "path",
    ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py",
     "/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/static//etc/passwd", "/static/%2fetc%2fpasswd",
     "/static/..%5capp.py", "/static/style.css%00.js", "/static/", "/static/sw.js", "/static/search.js",
     "/../../etc/passwd",
     "/browse/..%2f..%2fetc%2fpasswd", "/ruling/%2fetc%2fpasswd", "/ruling/../../../etc/passwd", "/check/....//....//etc/passwd"],
)  # fmt: skip
def test_no_file_is_read_by_its_path(page: TestClient, path: str) -> None:
    request = page.build_request("GET", "http://localhost/")
    request.url = type(request.url)(
        "http://localhost", raw_path=path.encode()
    )  # as it is: nothing is folded on the way
    answer = page.send(request)
    assert answer.status_code in (307, 404)
    assert "root:" not in answer.text
    assert "import" not in answer.text


def test_only_files_of_the_page_are_static(page: TestClient) -> None:
    from judge.web.app import STATIC

    for name, kind in STATIC.items():
        answer = page.get(f"/static/{name}")
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, kind)
        assert answer.content


@examples(200, deadline=None)
@given(
    place=st.sampled_from([*PLACES, *(f"/api/{end.name}" for end in api.ENDPOINTS)]),
    asked=st.lists(
        st.tuples(
            st.sampled_from(NAMES) | st.text(max_size=8),
            st.text(max_size=40)
            | st.sampled_from(
                [*VALUES.values(), KLAW, "remix-glossary/boost", "vs-system", "2006-09-10", "3", "0", "999999", "x-men"]
            ),
        ),
        max_size=4,
    ),
)
def test_no_query_breaks_a_page(page: TestClient, place: str, asked: list[tuple[str, str]]) -> None:
    answer = page.get(
        f"{place}?{urlencode([(n.encode('utf-8', 'surrogatepass'), v.encode('utf-8', 'surrogatepass')) for n, v in asked])}"
    )
    assert answer.status_code < 500
    if place.startswith("/api"):
        answer.json() if answer.status_code != 414 else None
    else:
        assert would_run(answer.text) == []


@examples(200, deadline=None)
@given(target=st.binary(max_size=60))
def test_no_address_breaks_a_page(page: TestClient, target: bytes) -> None:
    request = page.build_request("GET", "http://localhost/")
    request.url = type(request.url)("http://localhost", raw_path=b"/" + quote(target, safe="/?&=%.:@").encode())
    assert page.send(request).status_code < 500


# -- a hostile document -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page over a user's own hostile documents."""
    desk = make_evil_desk(tmp_path_factory.mktemp("evil"))
    with served(env=desk.env, folder=desk.home) as (address, _):
        yield address


def test_a_hostile_document_is_text_on_every_page(evil: str) -> None:
    rows = httpx.get(f"{evil}/api/list").json()
    own = [row["id"] for row in rows if row["doc"] != "moon"]
    assert len(own) == 2, rows
    assert SCRIPT in EVIL
    seen = []
    for entry in own:
        doc = entry.partition("/")[0]
        named = [f"/card?{urlencode({'name': TITLE})}", f"/rule?{urlencode({'section': '1' + SCRIPT})}"]
        asked = ["/?q=whom+does+a+volley+hit", "/?q=do+rockets+fly+over", "/changes?after=1990-01-01"]
        shown = [f"/ruling/{entry}", f"/history/{entry}", f"/check/{entry}", f"/browse/{doc}"]
        for path in ("/", "/browse", *named, *asked, *shown):
            answer = httpx.get(evil + path, timeout=60)
            assert answer.status_code in (200, 400, 404), path
            assert would_run(answer.text) == [], path
            seen.append(answer.text)
    text = html.unescape("".join(seen))
    assert f"A volley {SCRIPT} hits {IMAGE} each exhausted owl." in text, "the document was not shown"
    assert f"A rocket {SCRIPT} flies over" in text
