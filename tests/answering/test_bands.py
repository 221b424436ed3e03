"""How far an answer goes, which of a ruling's points lead, and what two games of one name each say: as values and as text."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judge import Judge
from judge.answering import asking
from judge.answering.library import Library
from judge.answers import Answer, InGame
from judge.cli.printing.answers import tell_answer
from judge.search.question import Question
from judge.search.result import Hit, SearchResult
from judge.search.searcher import Searcher
from judge.store.learnt import DEFAULTS
from judge.store.ruling_table import RulingStore
from tests.helpers.documents import CARDS, RULES, build, front

MOON = f"""{front("moon", "The Moon FAQ")}{CARDS}### Grimble

Character · cost 5

1. Grimble hoots twice each night.
2. A hoot of Grimble costs 3 seeds, or 4 where it rains.

   Example: You have 7 seeds. Two hoots leave you 1 seed.

   Example: It rains, and you have 9 seeds. Two hoots leave you 1 seed.

3. Grimble sleeps by day.

### Owlet

Character · cost 1

1. Owlet squeaks.

{RULES}### Hooting

1. Hooting wakes no bat.
2. Hooting is heard in every tree.
3. Hooting ends at dawn.
4. Hooting is free.

- differs from: sun/hooting: in VS Remix hooting wakes every bat

### Perching

1. A perch holds one owl.

- differs from: sun/oakenheart: in VS Remix a perch holds a whole nest
"""
BASE = f"""{front("moon-base", "The Moon's Base Rules")}## Base

- kind: base rule

### Moulting

1. An owl that moults can't fly.

- id: a1
- section: A1
- certainty: uncertain
- doubt: from memory; no page says it
- see also: moon/hooting
"""
SUN = f"""{front("sun", "The Sun Glossary", game="vs-remix", published="2002-01-15")}{CARDS}### Oakenheart

Location · cost 2

1. Oakenheart is a perch that holds a whole nest.

{RULES}### Hooting

1. Hooting wakes every bat.
2. Hooting tires the owl.

- differs from: moon/hooting: in the Vs. System hooting wakes no bat
"""
# By words and names alone, whatever the encoder; sure of every answer, unless the question names another game.
CERTAIN = dict.fromkeys(DEFAULTS, 0.0) | {
    "weight.name_card": 0.2,
    "weight.name_rule": 0.4,
    "weight.focus_cover_entry": 0.4,
    "confidence.bias": 2.0,
    "threshold": 0.5,
    "threshold.bears": 0.2,
    "threshold.point": 0.6,
}
HOOTING, GRIMBLE = "Which bat does hooting wake?", "How many hoots does Grimble give each night?"


class Found:
    """Search as it is, but that some of what it finds is what a test says."""

    def __init__(self, searcher: Searcher, **changed: Any) -> None:
        self._searcher, self._changed = searcher, changed

    def search(self, question: Question) -> SearchResult:
        found = self._searcher.search(question)
        first, *others = found.hits
        changed = {name: value for name, value in self._changed.items() if name in Hit.__struct_fields__}
        sure = {name: value for name, value in changed.items() if name == "point_confidence"}  # of every point found
        hits = [msgspec.structs.replace(first, **changed), *(msgspec.structs.replace(hit, **sure) for hit in others)]
        rest = {name: value for name, value in self._changed.items() if name not in changed}
        return msgspec.structs.replace(found, **{"hits": hits, **rest})


class Bench:
    """A judge over the invented documents, for what search finds or a test wants found."""

    def __init__(self, index: Path) -> None:
        self.library = Library(RulingStore(index))
        self.searcher = Searcher(self.library.store)

    def ask(
        self, question: str, *, game: str | None = None, doc: str | None = None, k: int = 5, **changed: Any
    ) -> Answer:
        searcher: Any = Found(self.searcher, **changed)
        return asking.answer(self.library, searcher, question, game=game, doc=doc, day=None, k=k)


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bands")
    files = {
        "vs-system/moon.md": MOON,
        "vs-system/moon-base.md": BASE,
        "vs-system/words.yaml": "games: [vs. system]\nsigns: [golden age]\nothers: [chess]\nterms:\n  hooting: [yelling]\n",
        "vs-remix/sun.md": SUN,
        "vs-remix/words.yaml": "games: [remix]\nsigns: [zord]\n",
    }
    build(folder, files, CERTAIN)
    return folder / "index"


@pytest.fixture(scope="module")
def bench(index: Path) -> Bench:
    return Bench(index)


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """What an answer is told as."""

    def tell(answer: Answer, *, verbose: bool = False) -> str:
        tell_answer(answer, verbose)
        return capsys.readouterr().out

    return tell


# -- the three bands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("confidence", "band", "status"),
    [
        (1.0, "settles", "answered"),
        (0.5, "settles", "answered"),
        (0.49, "bears", "abstained"),
        (0.2, "bears", "abstained"),
        (0.19, "nothing", "abstained"),
        (0.0, "nothing", "abstained"),
    ],
)
def test_the_confidence_decides_how_far_an_answer_goes(bench: Bench, confidence: float, band: str, status: str) -> None:
    answer = bench.ask(GRIMBLE, confidence=confidence)
    assert (answer.band, answer.status) == (band, status)
    assert (answer.reason is None) == (band == "settles")
    assert answer.answers[0].id == "moon/grimble"


def test_an_uncertain_base_rule_bears_on_a_question_however_sure_search_is(bench: Bench) -> None:
    answer = bench.ask("can an owl that moults fly", confidence=0.99)
    assert (answer.answers[0].id, answer.band) == ("moon-base/a1", "bears")
    assert answer.reason == "the nearest is an uncertain base rule (from memory; no page says it)"
    assert bench.ask("can an owl that moults fly", confidence=0.1).band == "nothing"


def test_what_bears_on_a_question_is_shown_without_a_claim(bench: Bench, told: Any) -> None:
    answer = bench.ask("Does Grimble hoot at the stable?", confidence=0.3)
    lines = told(answer).splitlines()
    assert lines[:3] == [
        "No ruling clearly settles this; these come nearest.",
        "Understood: card Grimble; game Vs. System.",
        "The nearest shares “hoot” with the question but says nothing of “stable”.",
    ]
    shown = [line.strip() for line in lines if re.fullmatch(r"  \S+/\S+#\d+", line)]
    assert shown == [f"{view.id}#{view.point}" for view in answer.answers[:3]]
    for view in answer.answers[:3]:
        assert f"  {view.title}" in lines
        assert f"    {view.points[view.point - 1].text}" in lines
    assert "Confidence" not in "".join(lines)
    assert lines[-1] == "Whole entry: judge show moon/grimble"


def test_where_only_one_entry_is_near_it_is_told_as_one(bench: Bench, told: Any) -> None:
    assert "this comes nearest" in told(bench.ask(GRIMBLE, k=1, confidence=0.3))


def test_nothing_on_a_question_says_where_to_look_and_shows_no_ruling(bench: Bench, told: Any) -> None:
    answer = bench.ask("Does Grimble hoot at the stable?", confidence=0.1)
    assert answer.answers
    assert (answer.reason, answer.look_in) == ("no ruling on Grimble is near to it", ("moon-base",))
    assert told(answer).splitlines() == [
        "Nothing here is on this: no ruling on Grimble is near to it.",
        "Understood: card Grimble; game Vs. System.",
        "",
        "Where to look: the game's comprehensive rulebook, or the head judge.",
        "  Base rules here: judge list --doc moon-base",
        '  Grimble: judge card "Grimble"',
    ]


@pytest.mark.parametrize(
    ("question", "reason", "look_in"),
    [
        ("qqzx wwvk jjqx bat", "most of the question's words stand in no ruling", ("moon-base",)),
        ("may a bat castle in chess?", "the question seems to be about another game (“chess”)", ()),
        ("may a bat wake Ivory Squid", "no ruling names Ivory Squid", ("moon-base",)),
        ("which bat wakes at dawn", "no ruling is near to it", ("moon-base",)),
        ("in remix, which bat wakes at dawn", "no ruling is near to it", ()),
    ],
)
def test_nothing_on_a_question_has_its_reason(
    bench: Bench, told: Any, question: str, reason: str, look_in: tuple[str, ...]
) -> None:
    answer = bench.ask(question, confidence=0.1)
    assert (answer.reason, answer.look_in) == (reason, look_in)
    assert ("judge list --doc moon-base" in told(answer)) == bool(look_in)


def test_what_was_not_recognised_is_told_too(bench: Bench, told: Any) -> None:
    assert "No card, keyword or game was recognised in it." in told(bench.ask("may a bat dance", confidence=0.1))


def test_what_is_understood_shows_the_words_where_they_are_not_the_name(bench: Bench, told: Any) -> None:
    output = told(bench.ask("may grimbles hooting wake a bat in remix", game="vs-system", confidence=0.1))
    assert "Understood: card Grimble (“grimbles”); keyword Hooting; game Vs. System." in output


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("does Owlet hoot twice each night", "the nearest is on Grimble, not on Owlet"),
        ("who hoots twice each night", "the nearest is on one card, Grimble, which the question doesn't name"),
        ("is Owlet heard in every tree by its hooting", "the nearest doesn't name Owlet"),
    ],
)
def test_an_entry_that_is_not_on_the_card_asked_about_says_so(bench: Bench, question: str, reason: str) -> None:
    ids = {"the nearest is": "moon/grimble", "the nearest doesn't": "moon/hooting"}
    (wanted,) = (entry for begins, entry in ids.items() if reason.startswith(begins))
    hit = Hit(bench.library.store.numbers[wanted], 0.5, 1)
    assert (bench.ask(question, confidence=0.3, hits=[hit]).reason or "").split("; ")[0] == reason


def test_an_entry_of_another_game_than_the_words_speak_for_says_so(bench: Bench) -> None:
    hit = Hit(bench.library.store.numbers["sun/hooting"], 0.5, 1)
    reason = bench.ask("which bat wakes in the golden age", confidence=0.3, hits=[hit]).reason
    assert (reason or "").startswith("the nearest is on VS Remix, not on Vs. System; it shares ")


def test_the_game_that_a_question_names_is_no_word_that_the_entry_lacks(bench: Bench) -> None:
    reason = bench.ask("in remix, does hooting wake the stable", confidence=0.3).reason
    assert reason == "the nearest shares “wake” and “hooting” with the question but says nothing of “stable”"


def test_what_the_asker_calls_otherwise_is_no_word_that_the_entry_lacks(bench: Bench) -> None:
    reason = bench.ask("does yelling wake the stable", game="vs-system", confidence=0.3).reason
    assert reason == "the nearest shares “wake” and “hooting” with the question but says nothing of “stable”"


@pytest.mark.parametrize(
    ("confidence", "bands"), [(0.3, ["settles", "bears"]), (0.1, ["settles", "nothing"]), (0.7, [])]
)
def test_a_part_that_a_ruling_only_bears_on_is_told_beside_one_that_it_settles(
    bench: Bench, told: Any, confidence: float, bands: list[str]
) -> None:
    post = "Is hooting heard in every tree? Does Grimble sleep by day?"
    first, second = bench.searcher.search(Question.of(post)).parts
    like_first = msgspec.structs.replace(second, hits=first.hits, confidence=confidence)
    answer = bench.ask(post, parts=(first, like_first))
    assert [part.band for part in answer.parts] == bands
    if bands:
        lines = told(answer).splitlines()
        assert lines[0] == "You ask 2 things."
        assert lines.index(f"2. {second.asked.raw}") < len(lines) - 3
        assert "Understood: card Grimble" in "".join(lines)


# -- unsure points ----------------------------------------------------------------------------------------------------


def test_a_sure_point_leads_alone(bench: Bench, told: Any) -> None:
    answer = bench.ask(HOOTING, game="vs-system", point=2, point_confidence=0.6, likely_points=(2, 4))
    first = answer.answers[0]
    assert (first.id, first.point, first.point_confidence, first.likely_points) == ("moon/hooting", 2, 0.6, ())
    assert told(answer).splitlines()[0] == "Hooting is heard in every tree."


def test_points_that_are_equally_likely_are_shown_as_equals_in_the_order_of_the_entry(
    bench: Bench, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = bench.ask(HOOTING, game="vs-system", point=4, point_confidence=0.45678, likely_points=(4, 1))
    first = answer.answers[0]
    assert (answer.status, first.point, first.point_confidence, first.likely_points) == ("answered", 4, 0.4568, (4, 1))
    assert told(answer).splitlines()[:6] == [
        "Hooting",
        "One of these points decides:",
        "  #1 Hooting wakes no bat.",
        "  #4 Hooting is free.",
        "  ... 2 more with -v",
        "",
    ]
    assert "\nmoon/hooting\n" in told(answer)
    assert "#2 Hooting is heard in every tree." in told(answer, verbose=True)
    monkeypatch.setattr("judge.cli.printing.text.is_coloured", lambda: True)
    bold = [line for line in told(answer).splitlines() if "\x1b[1m" in line]
    assert [re.sub(r"\x1b\[\d+m", "", line) for line in bold] == ["Hooting"]


def test_an_unsure_point_without_a_rival_leads_all_the_same(bench: Bench, told: Any) -> None:
    answer = bench.ask(HOOTING, game="vs-system", point=1, point_confidence=0.4, likely_points=(1,))
    assert answer.answers[0].likely_points == ()
    assert told(answer).splitlines()[0] == "Hooting wakes no bat."


def test_an_entry_asked_for_by_id_has_no_likely_point(bench: Bench) -> None:
    view = bench.library.view(bench.library.store.numbers["moon/hooting"], dt.date.today(), point=2)
    assert (view.point, view.point_confidence, view.likely_points) == (2, 0.0, ())


@pytest.mark.parametrize(
    ("question", "example"),
    [
        ("Can Grimble hoot with 7 seeds?", "You have 7 seeds. Two hoots leave you 1 seed."),
        ("It rains: can Grimble hoot with 9 seeds?", "It rains, and you have 9 seeds. Two hoots leave you 1 seed."),
        ("Can Grimble hoot with 17 seeds (rule 7.1)?", None),
        ("Can Grimble hoot?", None),
    ],
)
def test_a_worked_example_with_a_number_of_the_question_is_shown(
    bench: Bench, told: Any, question: str, example: str | None
) -> None:
    output = told(bench.ask(question, point=2, point_confidence=1.0))
    shown = re.findall(r"^  Example: (.*)$", output, re.MULTILINE)
    assert shown == ([example] if example else [])


# -- two games of one name --------------------------------------------------------------------------------------------

BOTH = (
    InGame("vs-system", "moon/hooting", 1, "Hooting wakes no bat."),
    InGame("vs-remix", "sun/hooting", 1, "Hooting wakes every bat."),
)


def test_where_two_games_differ_and_none_is_named_both_are_told_before_the_rest(
    bench: Bench, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = bench.ask(HOOTING, point_confidence=1.0)
    assert (answer.games, answer.by_game) == ((), BOTH)
    assert answer.notice == "The question names neither Vs. System nor VS Remix; --game chooses one."
    assert told(answer).splitlines()[2:4] == [
        "Vs. System: Hooting wakes no bat.",
        "VS Remix: Hooting wakes every bat.",
    ]
    assert told(answer).count(answer.answers[0].points[0].text) == 1
    monkeypatch.setattr("judge.cli.printing.text.is_coloured", lambda: True)
    assert told(answer).count("\x1b[1m") == 2


@pytest.mark.parametrize(
    ("question", "filters", "games"),
    [
        (HOOTING, {"game": "vs-system"}, ("vs-system",)),
        (HOOTING, {"doc": "sun"}, ("vs-remix",)),
        ("In Remix, which bat does hooting wake?", {}, ("vs-remix",)),
        ("Which bat does hooting wake in the golden age?", {}, ("vs-system",)),
        ("Which bat does the hooting of Grimble wake?", {}, ("vs-system",)),
    ],
)
def test_where_a_game_is_given_or_spoken_of_only_it_answers(
    bench: Bench, question: str, filters: dict[str, Any], games: tuple[str, ...]
) -> None:
    answer = bench.ask(question, **filters)
    assert (answer.games, answer.by_game) == (games, ())


def test_words_that_speak_for_both_games_name_neither(bench: Bench) -> None:
    answer = bench.ask("Which bat does hooting wake, with a zord or in the golden age?", point_confidence=1.0)
    assert answer.games == ("vs-system", "vs-remix")
    assert answer.by_game == BOTH


def test_a_twin_that_is_on_a_card_is_told_by_how_it_compares(bench: Bench, told: Any) -> None:
    answer = bench.ask("how many owls can a perch hold, or perching as such")
    assert answer.by_game == (
        InGame("vs-system", "moon/perching", 1, "A perch holds one owl."),
        InGame("vs-remix", "sun/oakenheart", 0, "in VS Remix a perch holds a whole nest"),
    )
    output = told(answer)
    assert output.count("in VS Remix a perch holds a whole nest") == 1
    assert "Compare sun/oakenheart (VS Remix)\n" in output


def test_where_no_one_point_answers_the_games_are_compared_in_one_line(bench: Bench, told: Any) -> None:
    hits = [
        Hit(bench.library.store.numbers["moon/hooting"], 0.9, 1, 0.4, (1, 2)),
        Hit(bench.library.store.numbers["sun/hooting"], 0.8, 1),
    ]
    answer = bench.ask(HOOTING, hits=hits)
    assert [(said.point, said.text) for said in answer.by_game] == [(0, "in VS Remix hooting wakes every bat")] * 2
    assert told(answer).splitlines()[2:6] == [
        "Vs. System and VS Remix compared: in VS Remix hooting wakes every bat",
        "",
        "Hooting",
        "One of these points decides:",
    ]


def test_a_twin_that_was_not_found_near_is_not_told(bench: Bench) -> None:
    hits = [Hit(bench.library.store.numbers["moon/hooting"], 0.9, 1)]
    assert bench.ask(HOOTING, hits=hits).by_game == ()


def test_a_part_of_a_post_is_about_the_game_that_the_post_names(bench: Bench) -> None:
    post = f"{HOOTING} {GRIMBLE}"
    assert [(part.games, bool(part.by_game)) for part in bench.ask(post).parts] == [
        ((), True),
        (("vs-system",), False),
    ]
    parts = bench.ask(f"We play the Vs. System. {post}").parts
    assert [(part.games, bool(part.by_game)) for part in parts] == [(("vs-system",), False)] * 2


def test_a_refused_question_has_no_games_side_by_side(bench: Bench) -> None:
    assert bench.ask(HOOTING, confidence=0.3).by_game == ()


# -- the shipped index ------------------------------------------------------------------------------------------------


def test_the_two_vs_games_are_told_side_by_side_in_the_shipped_corpus(judge: Judge) -> None:
    answer = judge.ask("how does press work with boost")
    assert [(said.game, said.id) for said in answer.by_game] == [
        ("vs-system", "heralds-of-galactus/3-press"),
        ("vs-remix", "remix-glossary/press"),
    ]
    assert judge.ask("how does press work with boost", game="vs-remix").by_game == ()


@pytest.mark.parametrize("question", ["what is rule 707.6", "rule 999.9?", "what does section 701.12a say"])
def test_a_section_that_no_document_has_is_answered_by_no_other(judge: Judge, question: str) -> None:
    answer = judge.ask(question)
    assert (answer.status, answer.band) == ("abstained", "nothing")
    assert answer.reason
    assert answer.reason.startswith("no document here has a section ")


@pytest.mark.parametrize(("question", "first"), [("what does rule 601.3e say", "601.3e"), ("rule 405.5", "405.5")])
def test_a_section_that_is_there_answers(judge: Judge, question: str, first: str) -> None:
    answer = judge.ask(question)
    assert (answer.status, answer.answers[0].section) == ("answered", first)
