"""The page for practice: a form, a question, its answer, the next one; the score stands in the address."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode
from starlette.testclient import TestClient

from judge import Judge
from judge.practice.drawing import Filters, pool_of
from judge.web.app import application


@pytest.fixture(scope="module")
def page(judge: Judge) -> TestClient:
    return TestClient(application(judge), base_url="http://localhost")


def main_of(text: str) -> LexborNode:
    found = LexborHTMLParser(text).css_first("main")
    assert found is not None
    return found


def filled_in(form: LexborNode, **given: str) -> str:
    """The address that a browser asks for when ``form`` is sent."""
    hidden = form.css("input[type=hidden]")
    values = {str(node.attributes["name"]): node.attributes.get("value") or "" for node in hidden}
    query = "&".join(f"{name}={value}" for name, value in (values | given).items())
    return f"{form.attributes['action']}?{query}"


def test_from_the_form_to_the_second_question(page: TestClient, judge: Judge) -> None:
    form = main_of(page.get("/quiz").text).css_first("form")
    assert form is not None
    seed = form.css_first("input[name=seed]")
    assert seed is not None
    asked = page.get(filled_in(form, game="", doc="x-men", kind="cards", seed="7"))
    drawn = pool_of(judge).draw(Filters(doc="x-men", kind="cards"), "7")
    first, second = next(drawn), next(drawn)
    main = main_of(asked.text)
    assert first.question in main.text()
    question = main.css_first("form")
    assert question is not None
    labels = [label.text(strip=True) for label in question.css("label.choice")]
    assert tuple(labels) == first.shuffled("7")
    number = labels.index(first.right) + 1

    answered = page.get(filled_in(question, choice=str(number)))
    main = main_of(answered.text)
    assert main.css_first("h1.is-right") is not None
    assert "1 of 1 right" in main.text()
    assert first.points[0].text in main.text()
    board, following = main.css_first("a[href^='/check/']"), main.css_first("a[rel=next]")
    assert board is not None
    assert following is not None
    assert page.get(str(board.attributes["href"])).status_code == 200
    to = str(following.attributes["href"])
    assert parse_qs(urlsplit(to).query) == {
        "doc": ["x-men"], "kind": ["cards"], "seed": ["7"], "right": ["1"], "asked": ["1"],
    }  # fmt: skip
    assert second.question in main_of(page.get(to).text).text()


def test_a_wrong_answer_is_told_and_counted(page: TestClient, judge: Judge) -> None:
    question = pool_of(judge).of("x-men/5-breakthrough")[0]
    wrong = next(n for n, choice in enumerate(question.shuffled("3"), 1) if choice != question.right)
    given = {"id": question.id, "seed": "3", "right": "4", "asked": "6", "choice": str(wrong)}
    main = main_of(page.get("/quiz", params=given).text)
    assert main.css_first("h1.is-wrong") is not None
    assert "4 of 7 right" in main.text()
    assert question.beliefs[0].believing in main.text().lower()


def test_nothing_of_the_answer_is_on_the_page_of_the_question(page: TestClient, judge: Judge) -> None:
    for question in pool_of(judge).of("x-men/5-breakthrough"):
        text = unescape(page.get("/quiz", params={"id": question.id}).text)
        assert all(belief.believing not in text for belief in question.beliefs)
        assert all(point.text not in text for point in question.points)
        assert question.misread not in text


def test_every_field_has_a_label_and_the_page_needs_no_script(page: TestClient, judge: Judge) -> None:
    question = pool_of(judge).of("x-men/5-breakthrough")[0]
    for address in ("/quiz", f"/quiz?id={question.id}"):
        main = main_of(page.get(address).text)
        fields = main.css("select, input:not([type=hidden])")
        assert fields
        for field in fields:
            assert main.css_first(f"label[for='{field.attributes['id']}']") is not None
        assert main.css("script, [onclick]") == []
    ids = re.findall(r'\sid="([^"]+)"', page.get("/quiz").text)
    assert len(ids) == len(set(ids))


def test_the_page_is_linked_and_keeps_the_game(page: TestClient) -> None:
    top = LexborHTMLParser(page.get("/?game=vs-remix").text).css_first("nav a[href^='/quiz']")
    assert top is not None
    asked = page.get(f"{top.attributes['href']}&seed=5")
    assert "VS Remix" in main_of(asked.text).text()


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("seed=7&asked=100", 400),
        ("seed=7&asked=99999999", 400),
        ("id=x-men/psi-link:none", 400),
        ("id=no/such:1", 404),
        ("kind=persons", 404),
        ("game=chess", 404),
        ("id=<script>alert(1)</script>", 404),
    ],
)
def test_what_can_t_be_is_refused(page: TestClient, query: str, status: int) -> None:
    answer = page.get(f"/quiz?{query}")
    assert answer.status_code == status
    assert "<script>alert" not in answer.text


def test_a_choice_that_is_none_is_refused(page: TestClient, judge: Judge) -> None:
    question = pool_of(judge).of("x-men/5-breakthrough")[0]
    assert page.get("/quiz", params={"id": question.id, "choice": "9"}).status_code == 400
    assert page.get("/quiz", params={"id": question.id, "choice": "-1"}).status_code == 400
