"""Documents read together: what is checked between them, and what the shipped corpus must hold."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.errors import CorpusError, Defect, JudgeError
from judge.rulings.asked import Enough, Least, read_least
from judge.rulings.corpus import document_files, read_corpus
from judge.rulings.model import GAMES, Corpus, Reference
from judge.store.locations import shipped
from tests.helpers.documents import RULES, front, write
from tests.helpers.effort import examples
from tests.helpers.sources import FOLDER, ROOT, catalog, kept_runs, needs_sources, runs, source_file, words

# Questions by other hands, kept apart from the corpus; the sample lies beside the repository, where it does.
QUESTIONS = [*sorted((ROOT / "tests" / "data").glob("*.jsonl")), FOLDER / "questions-sample.jsonl"]

# -- several small documents ----------------------------------------------------------------------------------------


def a_document(name: str, *entries: str, game: str = "vs-system") -> str:
    """A document of rules; an entry is its title, one point, and the keys that follow."""
    return front(name, game=game, published="2031") + RULES + "\n".join(entries)


def an_entry(title: str, *keys: str) -> str:
    """An entry with two points."""
    points = f"1. {title} comes first.\n2. {title} comes second.\n"
    return f"### {title}\n\n{points}" + ("\n" + "".join(f"- {key}\n" for key in keys) if keys else "")


def defects_of(folder: Path) -> list[Defect]:
    with pytest.raises(CorpusError) as error:
        read_corpus([folder])
    return list(error.value.defects)


def line_of(path: Path, mark: str) -> int:
    lines = path.read_text(encoding="utf-8").split("\n")
    assert lines.count(mark) == 1, f"the test's mark must name one line: {mark!r}"
    return lines.index(mark) + 1


def test_documents_of_all_games_and_their_questions_are_read_in_a_stable_order(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        {
            "warhammer-invasion/keep.md": a_document("keep", an_entry("Gate"), game="warhammer-invasion"),
            "vs-system/sun.md": a_document("sun", an_entry("Ray"), an_entry("Dawn")),
            "vs-system/moon.md": a_document("moon", an_entry("Owl", "see also: sun/ray#2")),
            "vs-system/moon.asked.md": "### Owl\n\n2.\n   - who is second\n",
        },
    )
    corpus = read_corpus([folder])
    assert [document.id for document in corpus.documents] == ["moon", "sun", "keep"]
    assert [ruling.id for ruling in corpus.rulings] == ["moon/owl", "sun/ray", "sun/dawn", "keep/gate"]
    assert [(asked.id, asked.point, asked.text) for asked in corpus.asked] == [("moon/owl", 2, "who is second")]


def test_questions_are_no_documents_and_other_files_are_none_either(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "vs-system/moon.md": "",
            "vs-system/moon.asked.md": "",
            "vs-system/a.txt": "",
            "README.md": "",
            "a/b/c.md": "",
        },
    )
    assert list(document_files([tmp_path])) == [tmp_path / "vs-system/moon.md"]


def test_folders_are_read_together_and_may_refer_to_each_other(tmp_path: Path) -> None:
    ours = write(tmp_path / "ours", {"vs-system/moon.md": a_document("moon", an_entry("Owl"))})
    theirs = write(tmp_path / "theirs", {"vs-system/sun.md": a_document("sun", an_entry("Ray", "see also: moon/owl"))})
    assert [ruling.id for ruling in read_corpus([ours, theirs]).rulings] == ["moon/owl", "sun/ray"]
    assert [defect.file for defect in defects_of(theirs)] == [theirs / "vs-system/sun.md"]


def test_a_missing_folder_and_an_empty_one_are_errors_with_a_fix(tmp_path: Path) -> None:
    for folder, cause in ((tmp_path / "absent", "no corpus folder at"), (tmp_path, "no documents under")):
        with pytest.raises(JudgeError, match=cause) as error:
            read_corpus([folder])
        assert not isinstance(error.value, CorpusError)
        assert str(folder) in error.value.cause
        assert error.value.fix


def test_a_document_in_another_games_folder_is_reported(tmp_path: Path) -> None:
    folder = write(tmp_path, {"vs-remix/moon.md": a_document("moon", an_entry("Owl"))})
    (defect,) = defects_of(folder)
    assert defect.file == folder / "vs-remix/moon.md"
    assert "'vs-system'" in defect.cause
    assert "vs-system/" in defect.fix


REFERENCES = {
    "a see-also that does not exist": ("see also: sun/dusk", "'sun/dusk', which does not exist"),
    "a see-also in a document that does not exist": ("see also: star/ray", "'star/ray', which does not exist"),
    "one see-also of two": ("see also: sun/ray; sun/dusk", "'sun/dusk', which does not exist"),
    "a difference": ("differs from: sun/dusk: in all", "'sun/dusk', which does not exist"),
    "a replacement": ("supersedes: sun/dusk from 2031", "'sun/dusk', which does not exist"),
    "a point that the entry lacks": ("see also: sun/ray#3", "'sun/ray#3', which has 2 points"),
    "a replaced point that the entry lacks": ("supersedes: sun/ray#9 from 2031", "'sun/ray#9', which has 2 points"),
    "a reference to itself": ("see also: moon/owl", "refers to itself"),
}


@pytest.mark.parametrize(("key", "cause"), REFERENCES.values(), ids=REFERENCES)
def test_a_dangling_reference_is_reported_inside_the_entry_that_has_it(tmp_path: Path, key: str, cause: str) -> None:
    folder = write(
        tmp_path,
        {
            "vs-system/moon.md": a_document("moon", an_entry("Bat"), an_entry("Owl", key)),
            "vs-system/sun.md": a_document("sun", an_entry("Ray")),
        },
    )
    (defect,) = defects_of(folder)
    assert defect.file == folder / "vs-system/moon.md"
    assert line_of(defect.file, "### Owl") <= defect.line <= line_of(defect.file, f"- {key}")
    assert defect.cause.startswith("'Owl' refers to ")
    assert cause in defect.cause
    assert defect.fix


def test_an_id_that_stands_twice_is_reported_with_the_other_place(tmp_path: Path) -> None:
    path = write(tmp_path, {"vs-system/moon.md": a_document("moon", an_entry("Owl"), an_entry("Bat", "id: owl"))})
    file = path / "vs-system/moon.md"
    (defect,) = defects_of(path)
    assert (defect.file, defect.line) == (file, line_of(file, "### Bat"))
    assert defect.cause == f"id 'moon/owl' stands already at {file}:{line_of(file, '### Owl')}"
    assert "- id:" in defect.fix


def test_a_document_that_stands_in_two_folders_has_its_ids_reported(tmp_path: Path) -> None:
    for name in ("ours", "theirs"):
        write(tmp_path / name, {"vs-system/moon.md": a_document("moon", an_entry("Owl"))})
    with pytest.raises(CorpusError) as error:
        read_corpus([tmp_path / "ours", tmp_path / "theirs"])
    (defect,) = error.value.defects
    assert defect.file == tmp_path / "theirs/vs-system/moon.md"
    assert f"{tmp_path / 'ours/vs-system/moon.md'}:" in defect.cause


def test_a_title_that_stands_twice_is_reported_since_questions_go_by_titles(tmp_path: Path) -> None:
    file = tmp_path / "vs-system/moon.md"
    write(tmp_path, {"vs-system/moon.md": a_document("moon", an_entry("Owl"), an_entry("Owl", "id: owl-again"))})
    first, second = (n for n, line in enumerate(file.read_text().split("\n"), 1) if line == "### Owl")
    (defect,) = defects_of(tmp_path)
    assert (defect.file, defect.line) == (file, second)
    assert defect.cause == f"title 'Owl' stands already on line {first}"


def test_two_documents_may_bear_the_same_title(tmp_path: Path) -> None:
    write(tmp_path, {f"vs-system/{name}.md": a_document(name, an_entry("Owl")) for name in ("moon", "sun")})
    assert [ruling.id for ruling in read_corpus([tmp_path]).rulings] == ["moon/owl", "sun/owl"]


def test_all_defects_of_all_files_are_reported_at_once_in_order_of_file_and_line(tmp_path: Path) -> None:
    moon = a_document("moon", an_entry("Owl", "see also: moon/dusk"), an_entry("Bat", "colour: red"))
    write(
        tmp_path,
        {
            "vs-system/moon.md": moon.replace("2. Bat", "3. Bat"),
            "vs-system/moon.asked.md": "### Owl\n\n3.\n   - who is third\n\n### Cat\n",
            "vs-system/sun.md": a_document("sun", an_entry("Ray")).replace("in_force: 2031", "in_force: soon"),
            "vs-remix/star.md": "\n",
        },
    )
    defects = defects_of(tmp_path)
    assert [
        (str(defect.file.relative_to(tmp_path).as_posix()), defect.cause.partition("'")[0]) for defect in defects
    ] == [
        ("vs-remix/star.md", "the document is empty"),
        ("vs-system/moon.asked.md", ""),
        ("vs-system/moon.asked.md", "no entry is titled "),
        ("vs-system/moon.md", ""),
        ("vs-system/moon.md", "point 2 bears the number 3"),
        ("vs-system/moon.md", "unknown key "),
        ("vs-system/sun.md", ""),
    ]
    assert defects == sorted(defects)


def test_a_corpus_error_is_one_line_that_counts_the_defects(tmp_path: Path) -> None:
    write(tmp_path, {"vs-system/moon.md": a_document("moon", an_entry("Owl", "colour: red"))})
    with pytest.raises(CorpusError, match=r"^1 defect in the corpus; \S.*$"):
        read_corpus([tmp_path])
    write(tmp_path, {"vs-system/moon.md": a_document("moon", an_entry("Owl", "colour: red", "shape: round"))})
    with pytest.raises(CorpusError, match=r"^2 defects in the corpus; \S.*$"):
        read_corpus([tmp_path])


MOON = a_document("moon", an_entry("Owl", "see also: sun/ray#2"), an_entry("Bat", "differs from: moon/owl: it flies"))
LINES = MOON.split("\n")


@examples(60)
@given(st.lists(st.sampled_from(LINES), max_size=2 * len(LINES)) | st.permutations(LINES), st.integers(0, len(LINES)))
def test_a_corpus_with_a_shuffled_document_is_read_or_its_defects_are_told(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str], kept: int
) -> None:
    folder = write(
        tmp_path_factory.mktemp("corpus"),
        {
            "vs-system/moon.md": "\n".join(LINES[:kept] + lines[kept:]),
            "vs-system/moon.asked.md": "### Owl\n\n1.\n   - who is first\n",
            "vs-system/sun.md": a_document("sun", an_entry("Ray")),
        },
    )
    defects: tuple[Defect, ...] = ()
    corpus = Corpus((), (), ())
    try:
        corpus = read_corpus([folder])
    except CorpusError as error:
        defects = error.defects
    assert bool(defects) != bool(corpus.documents)
    assert {defect.file.name for defect in defects} <= {"moon.md", "moon.asked.md"}
    ids = [ruling.id for ruling in corpus.rulings]
    assert len(set(ids)) == len(ids)
    assert {asked.id for asked in corpus.asked} <= set(ids)


# -- the shipped corpus ---------------------------------------------------------------------------------------------


def test_the_corpus_holds_every_document_that_lies_in_its_folders_and_every_entry_in_them(corpus: Corpus) -> None:
    """Told from the bare lines of the files, by other means than the reader's."""
    files = [path for path in shipped("corpus").glob("*/*.md") if not path.name.endswith(".asked.md")]
    assert {(document.game, document.id) for document in corpus.documents} == {
        (path.parent.name, path.stem) for path in files
    }
    assert {document.game for document in corpus.documents} == set(GAMES)
    for path in files:
        titles = re.findall(r"^### (.*?)\s*$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert titles
        assert [ruling.title for ruling in corpus.rulings if ruling.doc == path.stem] == titles
    assert {ruling.doc for ruling in corpus.rulings} == {document.id for document in corpus.documents}


@pytest.mark.parametrize(
    ("doc", "published", "in_force", "earliest", "latest"),
    [
        ("marvel-knights", "about 2005-02", "about 2005-02", "2005-02-01", "2005-02-28"),
        ("x-men", "about 2006-02", "about 2006-03", "2006-03-01", "2006-03-31"),
        ("heralds-of-galactus", "2006-08-29", "2006-09-23", "2006-09-23", "2006-09-23"),
        ("remix-glossary", "Winter 2023", "Winter 2023", "2022-12-01", "2024-02-29"),
        ("warhammer-invasion", "2010", "2010", "2010-01-01", "2010-12-31"),
    ],
)
def test_documents_bear_their_own_dates_not_those_of_a_repost_or_upload(
    corpus: Corpus, doc: str, published: str, in_force: str, earliest: str, latest: str
) -> None:
    document = next(document for document in corpus.documents if document.id == doc)
    assert (str(document.published), str(document.in_force)) == (published, in_force)
    assert (document.in_force.earliest.isoformat(), document.in_force.latest.isoformat()) == (earliest, latest)
    assert document.compiled_by
    assert document.source


def test_every_point_and_every_entry_needs_questions(corpus: Corpus) -> None:
    """The corpus could be read, so each has them (`test_enough_questions`)."""
    least = read_least(shipped("corpus"), [])
    # A base rule has many small points, and ten questions by three hands.
    assert least == Least(rulings=Enough(3, 12), base_rules=Enough(1, 10))
    assert len(corpus.asked) >= sum(10 if ruling.is_base_rule else 12 for ruling in corpus.rulings)


def test_no_question_stands_in_two_places(corpus: Corpus) -> None:
    counts = Counter(asked.text.casefold() for asked in corpus.asked)
    assert [text for text, count in counts.items() if count > 1] == []


def test_no_point_stands_in_two_places(corpus: Corpus) -> None:
    counts = Counter(" ".join(words(point.text)) for ruling in corpus.rulings for point in ruling.points)
    assert [text for text, count in counts.items() if count > 1] == []


def test_a_mentioned_card_has_no_entry_of_its_own_in_its_game(corpus: Corpus) -> None:
    cards = {(ruling.game, *words(ruling.title)) for ruling in corpus.rulings if ruling.is_about_a_card}
    mentions = [(ruling, name) for ruling in corpus.rulings for name in ruling.mentions]
    assert mentions
    assert [(ruling.id, name) for ruling, name in mentions if (ruling.game, *words(name)) in cards] == []


def test_witching_hour_is_replaced_from_its_own_day_and_nothing_is_that_no_key_replaces(corpus: Corpus) -> None:
    found = [(ruling.id, new.target, str(new.start)) for ruling in corpus.rulings for new in ruling.supersedes]
    hour = Reference("marvel-knights/witching-hour")
    assert ("heralds-of-galactus/3.2-errata-to-witching-hour", hour, "2006-09-23") in found
    texts = [path.read_text(encoding="utf-8") for path in document_files([shipped("corpus")])]
    assert len(found) == sum(len(re.findall(r"^- supersedes: ", text, flags=re.MULTILINE)) for text in texts)


OLD_AND_NEW = """\
advance-recon black-magic blackheart-son-of-mephisto daredevil-guardian-devil head-shot mephisto-father-of-lies
moon-knight-marc-spector never-give-up scarlet-spider-spider-man-successor stilt-man-wilbur-day
werewolf-by-night-jack-russell"""
NEW_ONLY = """\
heralds-of-galactus/admiral-galen-kor-lunatic-legion heralds-of-galactus/doom-bot-corps-army
heralds-of-galactus/morg-harbinger-of-extinction heralds-of-galactus/red-shift-rift-walker
heralds-of-galactus/silver-surfer-righteous-protector heralds-of-galactus/time-gem-infinity-gem
x-men/district-x x-men/leech-inhibitor x-men/psi-link x-men/silver-sabre-freedom-force
warhammer-invasion/cc-37-zealot-hunter warhammer-invasion/cs-98-shrine-to-nurgle warhammer-invasion/cc-55-rat-ogres
warhammer-invasion/cs-47-franzs-decree"""


def test_old_text_is_given_where_the_source_prints_it_and_never_without_the_new(corpus: Corpus) -> None:
    labels = {ruling.id: {power.label for power in ruling.powers} for ruling in corpus.rulings}
    both = {f"marvel-knights/{slug}-errata" for slug in OLD_AND_NEW.split()} | {"warhammer-invasion/errata-general"}
    assert {id for id, found in labels.items() if "old" in found} >= both
    assert all(found == {"old", "new"} for found in labels.values() if "old" in found)
    assert all("new" in labels[id] for id in NEW_ONLY.split())


# -- in our own words -------------------------------------------------------------------------------------------------

DOCUMENTS = ["heralds-of-galactus", "marvel-knights", "remix-glossary", "warhammer-invasion", "x-men"]


@pytest.mark.parametrize("doc", DOCUMENTS)
def test_no_text_of_nine_or_more_words_stands_word_for_word_in_its_source(corpus: Corpus, doc: str) -> None:
    source = kept_runs(doc)
    points = [(ruling.id, point) for ruling in corpus.rulings if ruling.doc == doc for point in ruling.points]
    texts = [(id, point.n, text) for id, point in points for text in (point.text, *point.examples, *point.notes)]
    assert texts
    long = [(id, n, text) for id, n, text in texts if len(words(text)) >= 9]
    assert [place for place in long if source.issuperset(runs(words(place[-1])))] == []


@pytest.mark.parametrize("doc", DOCUMENTS)
def test_the_points_share_less_than_four_in_a_hundred_runs_of_six_words_with_their_source(
    corpus: Corpus, doc: str
) -> None:
    source = kept_runs(doc)
    texts = [words(point.text) for ruling in corpus.rulings if ruling.doc == doc for point in ruling.points]
    ours = [run for text in texts for run in runs(text)]
    assert ours
    assert sum(run in source for run in ours) / len(ours) < 0.04


def test_a_text_that_repeats_its_source_is_seen() -> None:
    text = words(
        "A rocket launched from the visible area flies over every defender, and lands behind the last of them."
    )
    assert set(runs(text[4:])) <= set(runs(text))
    assert not set(runs([*text[:8], "never", *text[8:]])) <= set(runs(text))
    assert runs(text[:5]) == []


@needs_sources
@pytest.mark.parametrize("doc", DOCUMENTS)
def test_the_runs_that_are_kept_are_those_of_the_source(doc: str) -> None:
    assert kept_runs(doc) == set(runs(words(source_file(doc).read_text(encoding="utf-8"))))


@pytest.mark.parametrize("file", QUESTIONS, ids=lambda file: file.stem)
def test_no_question_that_judge_is_measured_on_stands_in_the_corpus(corpus: Corpus, file: Path) -> None:
    if not file.is_file():
        pytest.skip(f"no {file}")
    sample = {" ".join(words(json.loads(line)["q"])) for line in file.read_text(encoding="utf-8").splitlines()}
    assert sample
    assert sorted(sample & {" ".join(words(asked.text)) for asked in corpus.asked}) == []


# -- against the list of what is complete, where it lies beside the repository ----------------------------------------


@needs_sources
def test_the_corpus_holds_the_entries_of_the_catalog_in_its_order(corpus: Corpus) -> None:
    """What a contributor adds may stand between them."""
    fields = ("id", "title", "kind", "section", "game", "doc")
    due = {row["id"]: tuple(row.get(name) for name in fields) for row in catalog()}
    ours = [tuple(getattr(ruling, name) for name in fields) for ruling in corpus.rulings if ruling.id in due]
    by_document = [row for document in corpus.documents for row in due.values() if row[-1] == document.id]
    assert ours == by_document
    assert len(ours) == len(due)
