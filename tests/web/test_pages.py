"""Every kind of page answers, says what it should, and leads nowhere that isn't there."""

from __future__ import annotations

import html
import re
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from judge import Judge
from judge.engine.rules import RuleBook
from judge.proving import entries, proof, replaying
from judge.proving.check import Check
from judge.proving.table import Table
from tests.helpers.borne import BORNE
from tests.helpers.pages import FAILURES, KLAW, MISREAD, PAGES, SETTLED, misread_of


class Links(HTMLParser):
    """The addresses that a page leads to, and its ids."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("a", "link") and given.get("href"):
            self.targets.append(given["href"] or "")
        if given.get("id"):
            self.ids.append(given["id"] or "")


def text_of(page: str) -> str:
    """The text of a page, as one reads it."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


@pytest.mark.parametrize("kind", PAGES)
def test_every_kind_of_page_answers(page: TestClient, kind: str) -> None:
    answer = page.get(PAGES[kind])
    assert answer.status_code == FAILURES.get(kind, 200)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text.count("<h1") == 1
    parsed = Links()
    parsed.feed(answer.text)
    assert len(parsed.ids) == len(set(parsed.ids)), "an id stands twice"


def test_the_links_of_the_pages_lead_to_pages(page: TestClient) -> None:
    targets: dict[str, str] = {}
    for kind in (
        "ask",
        "settled",
        "bears",
        "nothing",
        "ruling",
        "replaced ruling",
        "check",
        "card",
        "history",
        "browse",
    ):
        parsed = Links()
        parsed.feed(page.get(PAGES[kind]).text)
        targets.update((target.partition("#")[0], kind) for target in parsed.targets if target.startswith("/"))
    del targets["/take-along"]  # asked for below, without making the site
    assert len(targets) > 60
    for target, kind in targets.items():
        assert page.get(target).status_code == 200, f"{target} on {kind}"


def test_an_answer_tells_the_point_its_source_its_date_and_its_check(page: TestClient, judge: Judge) -> None:
    told = text_of(page.get(PAGES["settled"]).text)
    first = judge.ask(SETTLED).answers[0]
    assert first.points[first.point - 1].text in told
    assert f"{first.source} · in force from {first.in_force}" in told
    assert f"{first.id}#{first.point}" in told
    assert "Settled by a ruling" in told
    assert "See it played" in told


@pytest.mark.parametrize(
    ("kind", "band"),
    [
        ("settled by a base rule", "Settled by a base rule"),
        ("bears", "No ruling clearly settles this"),
        ("nothing", "Nothing here is on this"),
    ],
)
def test_the_bands_of_answers_are_told_apart(page: TestClient, kind: str, band: str) -> None:
    told = text_of(page.get(PAGES[kind]).text)
    assert band in told
    assert ("Confidence" in told) == band.startswith("Settled")


def test_the_rules_of_a_day_are_those_of_that_day_and_every_link_keeps_it(page: TestClient) -> None:
    answer = page.get(PAGES["of a day"])
    assert "marvel-knights/witching-hour#1" in text_of(answer.text)
    parsed = Links()
    parsed.feed(answer.text)
    rulings = [target for target in parsed.targets if target.startswith(("/ruling/", "/check/", "/history/"))]
    assert rulings
    assert all("as_of=2006-09-10" in target and "game=vs-system" in target for target in rulings)
    assert "marvel-knights/witching-hour#1" not in text_of(page.get(PAGES["of a day"].replace("09-10", "10-10")).text)


def test_a_question_of_several_is_answered_in_parts(page: TestClient) -> None:
    told = text_of(page.get("/", params={"q": f"1. {SETTLED} 2. does press lower a boost cost?"}).text)
    assert "You ask 2 things." in told
    assert told.count("Settled by a ruling") == 2


def test_a_base_rule_is_told_apart_and_names_the_checks_that_bear_it(page: TestClient, judge: Judge) -> None:
    assert "Base rule" in text_of(page.get(PAGES["base rule"]).text)
    assert "no FAQ ruling" in text_of(page.get(PAGES["base rule"]).text)
    told = text_of(page.get(PAGES["base rule without checks"]).text)
    run = judge.check(BORNE)[0]
    assert f"{run.entry} : {run.sentence}" in told
    uncertain = next(row.id for row in judge.entries() if row.certainty == "uncertain")
    assert "Uncertain base rule" in text_of(page.get(f"/ruling/{uncertain}").text)


def test_a_document_is_called_by_its_title(page: TestClient) -> None:
    assert "Heralds of Galactus FAQ" in text_of(page.get("/browse").text)
    assert "<h1>X-Men FAQ</h1>" in page.get("/browse/x-men").text
    assert "Vs. System base rules" in text_of(page.get(PAGES["nothing"]).text)


def test_every_step_of_a_check_is_a_page_of_its_own_and_the_last_is_the_last(page: TestClient) -> None:
    steps = int(re.findall(r"Step 5 of (\d+)", page.get(PAGES["check"]).text)[0])
    seen = [page.get(f"/check/{KLAW}?n=1&step={n}").text for n in range(1, steps + 1)]
    assert len({text_of(text) for text in seen}) == steps
    assert 'rel="prev"' not in seen[0]
    assert 'rel="next"' not in seen[-1]
    assert page.get(f"/check/{KLAW}?n=1&step=999").text == seen[-1].replace("step=999", f"step={steps}")


def test_what_happens_stands_above_the_table_except_for_the_set_up(page: TestClient) -> None:
    first, fifth = (page.get(f"/check/{KLAW}?n=1&step={n}").text for n in (1, 5))
    assert first.index('class="board"') < first.index('class="now"')
    assert fifth.index('class="now"') < fifth.index('class="board"')


def test_a_misreading_is_played_beside_the_ruling_in_words_of_its_own(page: TestClient, judge: Judge) -> None:
    rule = misread_of(judge)
    text = page.get(MISREAD.format(rule.replace("#", "%23").replace("+", "%2B"))).text
    ruled, misread = text.split('<section class="side misread')
    assert "Here the two tables differ." in misread
    assert "otherwise" in misread
    # He is ready there: the ruling's words "It doesn't ready Klaw" would be wrong of it.
    denied = "It doesn't ready Klaw."
    assert denied in html.unescape(ruled)
    assert denied not in html.unescape(misread.partition("</section>")[0])
    assert "step=5" in text


@pytest.mark.parametrize("query", ["", "?n=1", "?point=2", "?n=2&step=3", "?n=1&misread={}"])
def test_a_page_plays_no_scenario_twice(
    page: TestClient, judge: Judge, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    address = f"/check/{KLAW}{query.format(quote(misread_of(judge)))}"
    played: list[tuple[str, str, frozenset[str]]] = []
    plays = proof.play

    def counted(check: Check, values: Any = None, *, book: RuleBook | None = None, **more: Any) -> Table:
        played.append((check.id, repr(values or {}), book.misread if book else frozenset()))
        return plays(check, values, book=book, **more)

    for module in (proof, replaying, entries):
        monkeypatch.setattr(module, "play", counted)
    scenarios = len(judge.check(KLAW))
    played.clear()
    assert page.get(address).status_code == 200
    assert len(set(played)) == len(played)
    assert len(played) > scenarios, "all of them, and one of them misread"


def test_outcomes_of_a_misreading_are_told_once_and_not_all(page: TestClient, judge: Judge) -> None:
    entry = "heralds-of-galactus/cosmic-order"
    most = max(len(each.failed) for each in judge.check(entry, misread=True)[0].misreadings)
    assert most > 4
    text = page.get(f"/check/{entry}?n=1").text
    lists = re.findall(r"<li><a [^>]*>“.*?</li>", text, flags=re.DOTALL)
    assert lists
    for each in lists:
        told = re.findall(r"<p class=.aside.>(.* As ruled: .*)", each)
        assert len(told) == len(set(told)) <= 4
    assert "more." in text


def test_a_fact_is_changed_and_said_to_be(page: TestClient) -> None:
    as_ruled, changed = (
        page.get(address).text for address in ("/check/remix-glossary/boost?n=1", PAGES["check with a fact"])
    )
    assert "With other facts" not in as_ruled
    assert "With other facts" in changed
    assert 'name="set.points" value="4"' in changed
    refused = page.get("/check/remix-glossary/boost?n=1&set.points=nine")
    assert refused.status_code == 400
    assert "Points is 'nine'; give" in text_of(refused.text)


def test_what_changed_between_two_days_names_what_came_and_what_it_replaced(page: TestClient) -> None:
    told = text_of(page.get(PAGES["changes"]).text)
    assert "replaced by heralds-of-galactus/3.2-errata-to-witching-hour" in told
    none = text_of(page.get("/changes?after=2006-10-01&until=2006-10-02").text)
    assert "0 rulings changed" in none


def test_a_style_that_has_changed_has_another_address(page: TestClient) -> None:
    (asked,) = re.findall(r'<link rel="stylesheet" href="(/static/style.css[^"]*)"', page.get("/").text)
    answer = page.get(asked)
    assert "max-age" in answer.headers["cache-control"]
    assert asked.partition("?")[2] == sha256(answer.content).hexdigest()[:12]


def test_the_first_page_is_small(page: TestClient) -> None:
    asked = ["/", "/static/style.css", "/static/page.js", "/static/icon.svg"]
    answers = [page.get(each, headers={"Accept-Encoding": "gzip"}) for each in asked]
    assert sum(int(answer.headers["content-length"]) for answer in answers) < 20_000
