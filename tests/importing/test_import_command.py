"""``judge import``, into a data folder of the test's."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import msgspec
import pytest

from judge.files.together import LOCK
from judge.importing.outcome import ImportOutcome
from judge.rulings import corpus as reading
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Corpus
from judge.rulings.official import read_official
from judge.store.locations import shipped
from tests.helpers.command_line import refusal, run
from tests.helpers.documents import contents as every_file
from tests.helpers.sources import catalog, needs_sources, source_file

DATA = Path(__file__).parent / "data"
ENTRY = "x-men/5-breakthrough"
XMEN = """X-Men FAQ

X-Men Frequently Asked Questions
by Ana Holm

GENERAL

5. Breakthrough

Breakthrough endurance loss is what the attackers' ATK is over the defender's DEF; with several attackers their ATK is added up, and
the attack has to stun its defender.

SPECIFIC CARDS

Chill Out!
Plot Twist, 2
Target visible character you control can't be stunned.


The target of Chill Out! must be visible as you announce Chill Out! and visible again when it resolves.

Lantern Keeper, Night Watch
Character, 3, X-Men, 4/4
Whenever Lantern Keeper attacks, light a lantern.


A lantern that is lit already can be lit again.
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The user's own corpus folder, which is not there yet."""
    return tmp_path / "data" / "corpus"


@pytest.fixture(autouse=True)
def _own_folder_and_known_corpus(own: Path, corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user's own folder is that of the test; the shipped corpus, which takes a second to read, is read once."""
    monkeypatch.setenv("JUDGE_DATA", str(own.parent))
    read = {(shipped("corpus"),): corpus}
    monkeypatch.setattr(reading, "read_corpus", lambda folders: read.get(tuple(folders)) or read_corpus(folders))


def contents(own: Path) -> dict[str, bytes]:
    """Every file of the user's own corpus, without the lock that stays behind."""
    return {name: data for name, data in every_file(own).items() if name != LOCK}


def imported(*arguments: str | Path) -> ImportOutcome:
    done = run("import", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=ImportOutcome)


def refused(own: Path, *arguments: str | Path) -> str:
    """The one line that an import is refused with; nothing was written."""
    before = contents(own)
    line = refusal("import", *arguments).rstrip("\n")
    assert "; " in line  # cause and fix
    assert contents(own) == before
    return line


@pytest.fixture
def xmen(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "xmen.txt"
    path.parent.mkdir()
    path.write_text(XMEN, encoding="utf-8")
    return path


# -- documents of one's own ---------------------------------------------------------------------------------------------


def test_a_document_that_is_not_shipped_becomes_one_of_the_dialect(own: Path) -> None:
    done = run("import", DATA / "outline.txt")
    assert done.returncode == 0
    path = own / "vs-system" / "tidewatch.md"
    assert done.stdout.splitlines()[0] == "outline.txt → tidewatch: Tidewatch FAQ (vs-system)"
    assert done.stdout.endswith(f"\nwrote: {path} (10 entries)\n")
    assert done.stderr == "Your own documents have changed: run 'judge build' to search them.\n"
    assert set(contents(own)) == {"vs-system/tidewatch.md", "imports.json"}
    corpus = read_corpus([own])
    assert [document.id for document in corpus.documents] == ["tidewatch"]
    assert corpus.documents[0].published.text == "2008-10-03"
    (rule,) = [ruling for ruling in corpus.rulings if ruling.id == "tidewatch/2.1-tidal-ebb"]
    assert rule.points[0].text == "A tidal—ebb character gets its counter later."


def test_the_same_import_gives_the_same_bytes_and_says_so(own: Path) -> None:
    first = imported(DATA / "outline.txt")
    before = contents(own)
    again = imported(DATA / "outline.txt")
    assert contents(own) == before
    assert [change.change for change in (*first.changes, *again.changes)] == ["new", "same"]
    assert (first.needs_build, again.needs_build) == (True, False)


def test_a_dry_run_reports_the_same_and_writes_nothing(own: Path) -> None:
    dry = imported(DATA / "outline.txt", "--dry-run")
    assert not own.parent.exists()
    wet = imported(DATA / "outline.txt")
    assert dry.dry_run
    assert (dry.files, dry.changes) == (wet.files, wet.changes)
    assert "would leave as it is: " in run("import", DATA / "outline.txt", "--dry-run").stdout


def test_the_lines_of_a_report_are_those_of_the_text_that_was_read(own: Path, tmp_path: Path) -> None:
    text = tmp_path / "page.txt"
    dry = imported(DATA / "page.html", "--dry-run", "--extracted", text, "--game", "vs-remix", "--published", "2009")
    lines = text.read_text(encoding="utf-8").split("\n")
    report = dry.files[0].report
    assert len(lines) - 1 == report.total
    assert [(item.line, item.text) for item in report.furniture] == [
        (item.line, lines[item.line - 1]) for item in report.furniture
    ]
    assert "1. Reeds" in [lines[entry.lines[0][0] - 1] for entry in report.entries]
    assert not own.exists()
    # It writes over no file, and one file takes the text of one document.
    text.write_text("Mine.\n", encoding="utf-8")
    assert f"there is something at {text} already" in refusal("import", DATA / "page.html", "--extracted", text)
    assert text.read_text(encoding="utf-8") == "Mine.\n"
    assert "can't be written" in refusal("import", DATA / "page.html", "--extracted", tmp_path / "none" / "x.txt")
    two = refusal("import", DATA / "page.html", DATA / "outline.txt", "--extracted", tmp_path / "x.txt")
    assert "--extracted names one file" in two


def test_wide_digits_of_a_date_are_stored_as_plain_ones(own: Path, tmp_path: Path) -> None:
    wide = "\uff12\uff10\uff10\uff17-\uff10\uff19-\uff11\uff10"
    imported(DATA / "mixed.txt", "--game", "vs-system", "--published", wide, "--doc", "given")
    lines = (DATA / "mixed.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "stated.txt").write_text("".join([lines[0], f"{wide}\n", *lines[1:]]), encoding="utf-8")
    imported(tmp_path / "stated.txt", "--game", "vs-system", "--doc", "stated")
    for doc in ("given", "stated"):
        (found,) = own.rglob(f"{doc}.md")
        assert "published: '2007-09-10'\n" in found.read_text(encoding="utf-8")


def test_a_later_import_replaces_an_earlier_one_wherever_that_lay(own: Path) -> None:
    imported(DATA / "mixed.txt", "--game", "vs-system", "--published", "2007")
    page = (DATA / "page.html", "--doc", "saltmarsh", "--game", "vs-remix", "--published", "2009")
    assert refused(own, *page) == (
        "judge: 'saltmarsh' was imported from mixed.txt, not from page.html; replace it with --replace, or give another id with --doc"
    )
    outcome = imported(*page, "--replace")
    assert [(change.change, change.entries) for change in outcome.changes] == [("new", 3), ("removed", 7)]
    assert set(contents(own)) == {"vs-remix/saltmarsh.md", "imports.json"}
    assert not (own / "vs-system").exists()


def test_removing_undoes_it_and_leaves_other_imports_alone(own: Path, xmen: Path) -> None:
    imported(DATA / "outline.txt")
    before = contents(own)
    imported(xmen)
    done = run("import", "--remove", "x-men")
    assert done.returncode == 0
    assert f"removed: {own / 'official' / 'x-men.md'} (2 entries)" in done.stdout
    assert contents(own) == before
    assert "no import of 'x-men'" in refused(own, "--remove", "x-men")
    imported("--remove", "tidewatch")
    assert contents(own) == {}


def test_edits_by_hand_are_kept_beside_what_replaces_them(own: Path) -> None:
    imported(DATA / "outline.txt")
    path = own / "vs-system" / "tidewatch.md"
    path.write_text(path.read_text(encoding="utf-8").replace("Captain Brine", "Captain Salt"), encoding="utf-8")
    done = run("import", DATA / "outline.txt")
    assert "replaced: " in done.stdout
    assert "your edits are kept in tidewatch.md.edited" in done.stdout
    assert "Captain Salt" in path.with_name("tidewatch.md.edited").read_text(encoding="utf-8")
    assert "Captain Brine" in path.read_text(encoding="utf-8")


def test_a_document_of_somebodys_own_hand_is_never_overwritten(own: Path) -> None:
    path = own / "vs-remix" / "tidewatch.md"
    path.parent.mkdir(parents=True)
    path.write_text("mine", encoding="utf-8")
    assert "no import of 'tidewatch' wrote it" in refused(own, DATA / "outline.txt")
    assert "no import of 'tidewatch'" in refused(own, "--remove", "tidewatch")
    imported(DATA / "outline.txt", "--doc", "tidewatch-2008")
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_file_of_questions_beside_a_document_keeps_it_from_being_removed(own: Path) -> None:
    imported(DATA / "outline.txt")
    (own / "vs-system" / "tidewatch.asked.md").write_text("### Lanterns\n", encoding="utf-8")
    assert "tidewatch.asked.md beside it asks about it" in refused(own, "--remove", "tidewatch")


def test_another_folder_may_be_named(own: Path, tmp_path: Path) -> None:
    imported(DATA / "outline.txt", "--corpus", tmp_path / "elsewhere")
    assert (tmp_path / "elsewhere" / "vs-system" / "tidewatch.md").is_file()
    assert not own.exists()


# -- official text of shipped entries -----------------------------------------------------------------------------------


def test_entries_that_correspond_become_official_text_and_the_others_a_document_of_their_own(
    own: Path, xmen: Path, corpus: Corpus
) -> None:
    outcome = imported(xmen)
    told = {item.id: (item.status, item.shipped) for item in outcome.files[0].correspondences}
    assert told == {
        ENTRY: ("official", ENTRY),
        "x-men/chill-out": ("official", "x-men/chill-out"),
        "x-men/lantern-keeper-night-watch": ("own", None),
    }
    assert set(contents(own)) == {"official/x-men.md", "vs-system/x-men-own.md", "imports.json"}
    official = read_official(own / "official" / "x-men.md")
    assert official["x-men/chill-out"].paragraphs == (
        "Plot Twist · cost 2",
        "> Target visible character you control can't be stunned.",
        "The target of Chill Out! must be visible as you announce Chill Out! and visible again when it resolves.",
    )
    assert official[ENTRY].source == "xmen.txt"
    known = next(document for document in corpus.documents if document.id == "x-men")
    (document,) = (mine := read_corpus([own])).documents
    assert (document.id, document.published) == ("x-men-own", known.published)
    assert [ruling.id for ruling in mine.rulings] == ["x-men-own/lantern-keeper-night-watch"]


def test_a_ruling_of_other_words_under_a_shipped_title_is_doubtful_until_the_user_decides(
    own: Path, xmen: Path
) -> None:
    text = XMEN.replace("The target of Chill Out! must be visible as", "Bananas ripen quickly in warm kitchens.\n#")
    text = re.sub(r"\n#.*", "", text).replace(
        "Target visible character you control can't be stunned.", "Peel a banana."
    )
    xmen.write_text(text, encoding="utf-8")
    done = run("import", xmen)
    assert "x-men/chill-out: the same title, but the words differ (likeness 0" in done.stdout
    assert "the same: --map x-men/chill-out=x-men/chill-out   not the same: --map x-men/chill-out=-" in done.stdout
    assert set(read_official(own / "official" / "x-men.md")) == {ENTRY}
    assert "x-men-own/chill-out" in {ruling.id for ruling in read_corpus([own]).rulings}
    imported(xmen, "--map", "x-men/chill-out=x-men/chill-out", "--map", f"{ENTRY}=-")
    assert set(read_official(own / "official" / "x-men.md")) == {"x-men/chill-out"}
    assert ENTRY.replace("x-men/", "x-men-own/") in {ruling.id for ruling in read_corpus([own]).rulings}


def test_an_entry_that_only_words_tie_to_a_shipped_one_is_doubtful(xmen: Path) -> None:
    xmen.write_text(XMEN.replace("Chill Out!\nPlot", "Keep Warm!\nPlot"), encoding="utf-8")
    (item,) = [item for item in imported(xmen).files[0].correspondences if item.status == "doubtful"]
    assert (item.id, item.shipped) == ("x-men/keep-warm", "x-men/chill-out")


def test_two_columns_are_put_in_order_before_they_are_written(own: Path) -> None:
    outcome = imported(DATA / "columns.txt", "--game", "vs-system", "--published", "2009")
    report = outcome.files[0].report
    assert report.total == report.assigned + len(report.furniture) + len(report.unassigned) + report.blank
    assert any(item.line == 19 and "Drowned Bell" in item.message for item in report.doubts)
    corpus = read_corpus([own])
    (fog,) = [ruling for ruling in corpus.rulings if ruling.title == "Fog"]
    assert fog.points[-1].text.startswith("A ship inside it cannot be signalled, and lanterns next to it")
    assert {ruling.kind for ruling in corpus.rulings} >= {"rule", "faq", "errata"}


def test_text_in_order_is_not_taken_for_columns() -> None:
    for name in ("outline", "rulebook", "errata", "glossary", "mixed"):
        outcome = imported(DATA / f"{name}.txt", "--game", "vs-system", "--published", "2009", "--dry-run")
        assert {entry.form for entry in outcome.files[0].report.entries}.isdisjoint({"columns"}), name


# -- standard input, encodings and the text that line numbers speak of ----------------------------------------------------


def test_standard_input_is_a_document(own: Path) -> None:
    options = ("--doc", "shore", "--game", "vs-system", "--published", "2009", "--json")
    done = run("import", "-", *options, stdin=XMEN)
    outcome = msgspec.json.decode(done.stdout, type=ImportOutcome)
    assert outcome.files[0].report.source == "standard input"
    assert (own / "vs-system" / "shore.md").is_file()
    assert refusal("import", "-") == (
        "judge: standard input is empty; give a file with text, Markdown, an HTML page or a PDF\n"
    )


def test_a_text_of_central_europe_is_read_as_the_user_says(xmen: Path) -> None:
    xmen.write_bytes(XMEN.replace("Lantern Keeper", "Łucja Żak").encode("iso-8859-2"))
    outcome = imported(xmen, "--encoding", "iso-8859-2", "--doc", "shore", "--game", "vs-system", "--published", "2009")
    assert "Łucja Żak, Night Watch" in [entry.title for entry in outcome.files[0].report.entries]
    assert refusal("import", xmen, "--encoding", "latin-12") == (
        "judge: --encoding: 'latin-12' is no encoding; give one such as utf-8, windows-1250, iso-8859-2\n"
    )


def test_a_stray_byte_is_a_warning_with_its_place(xmen: Path) -> None:
    xmen.write_bytes(XMEN.encode().replace(b"Ana Holm", "Ana Hölm".encode() + b"\x92"))
    doubts = imported(xmen, "--dry-run").files[0].report.doubts
    assert (doubts[0].line, doubts[0].message) == (
        4, "column 12: byte 0x92 is no UTF-8; it was read as '’'"
    )  # fmt: skip


def test_the_lines_that_the_report_numbers_are_written_where_the_user_says(tmp_path: Path) -> None:
    extracted = tmp_path / "lines.txt"
    outcome = imported(
        DATA / "page.html", "--dry-run", "--extracted", extracted, "--game", "vs-system", "--published", "2009"
    )
    lines = extracted.read_text(encoding="utf-8").splitlines()
    for item in outcome.files[0].report.furniture:
        assert lines[item.line - 1] == item.text
    assert len(lines) == outcome.files[0].report.total
    imported(DATA / "page.html", "--dry-run", "--extracted", extracted, "--published", "2009")  # the same once more
    assert refusal("import", DATA / "outline.txt", "--dry-run", "--extracted", extracted) == (
        f"judge: --extracted: there is something at {extracted} already; name a new file\n"
    )
    assert refusal("import", DATA / "outline.txt", DATA / "errata.txt", "--extracted", tmp_path / "x") == (
        "judge: --extracted names one file, but several are given; import them one by one\n"
    )
    assert "can't be written (No such file or directory); name another file" in refusal(
        "import", DATA / "outline.txt", "--dry-run", "--extracted", tmp_path / "no" / "x"
    )


# -- what can't be imported ---------------------------------------------------------------------------------------------


def test_nothing_is_written_unless_every_file_can_be_read(own: Path, tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    assert "is empty" in refused(own, DATA / "outline.txt", tmp_path / "empty.txt")


@pytest.mark.parametrize(
    ("name", "data", "cause"),
    [
        ("blank.txt", b" \n\n", "holds only blank lines"),
        ("binary.txt", bytes(range(256)) * 20, "is binary"),
        ("bad.txt", b"\xff\xfe\x00", "tried: UTF-8"),
        ("error.html", b"<html><title>404 Not Found</title><body><h1>Not Found</h1></body></html>", "is an error page"),
        ("scan.pdf", b"%PDF-1.4\n", "scan.pdf"),
        ("novel.txt", b"Once there was a king.\n\nHe had a dog. It barked.\n", "looks like a ruling"),
        ("table.csv", b"a,b\n1,2\n", "looks like a ruling"),
    ],
)
def test_what_can_not_be_read_is_one_line(own: Path, tmp_path: Path, name: str, data: bytes, cause: str) -> None:
    (tmp_path / name).write_bytes(data)
    assert cause in refused(own, tmp_path / name)


def test_a_folder_a_missing_file_and_no_file_are_one_line(own: Path, tmp_path: Path) -> None:
    assert "is a directory" in refused(own, tmp_path)
    assert "there is no file" in refused(own, tmp_path / "none.txt")
    assert "no file to import" in refused(own)


def test_options_that_do_not_fit_are_one_line(own: Path, xmen: Path) -> None:
    assert "'chess' is no game" in refused(own, xmen, "--game", "chess")
    assert "is no document's id" in refused(own, xmen, "--doc", "../up")
    assert "--doc names one document" in refused(own, xmen, DATA / "outline.txt", "--doc", "both")
    assert "given twice" in refused(own, xmen, xmen)
    assert "is no pair" in refused(own, xmen, "--map", "x-men/chill-out")
    assert "has no entry 'x-men/none'" in refused(own, xmen, "--map", "x-men/none=x-men/chill-out")
    assert "has no shipped entry" in refused(own, xmen, "--map", "x-men/chill-out=remix-glossary/press")
    assert "takes no files" in refused(own, xmen, "--remove", "x-men")
    assert "bears no date" in refused(own, DATA / "mixed.txt", "--game", "vs-system")
    assert "both document 'tidewatch'" in refused(own, DATA / "outline.txt", DATA / "errata.txt", "--published", "2010")


def test_a_document_of_another_game_can_not_have_a_shipped_id(own: Path) -> None:
    line = refused(own, DATA / "outline.txt", "--game", "warhammer-invasion", "--doc", "x-men")
    assert "is one of Vs. System already, not of Warhammer: Invasion" in line


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"[",
        b"[]",
        b"\xff",
        b'{"x": 1}',
        b'{"x": {"vs-system/a.md": 1}}',
        b'{"x": {"../../etc/passwd": ""}}',
        b'{"x": {"../a.md": ""}}',
        b'{"x": {"/a.md": ""}}',
        b'{"x": {"vs-system/\\u0000.md": ""}}',
        b'{"x": {"vs-system/%s.md": ""}}' % (b"a" * 5000),
    ],
)
def test_a_damaged_record_is_one_line_that_leads_back(own: Path, record: bytes) -> None:
    imported(DATA / "outline.txt")
    whole = contents(own)
    (own / "imports.json").write_bytes(record)
    fix = "move it away, then import the documents again"
    assert fix in refused(own, DATA / "outline.txt")
    assert fix in refused(own, "--remove", "tidewatch")
    (own / "imports.json").rename(own / "imports.json.damaged")
    assert [change.change for change in imported(DATA / "outline.txt").changes] == ["same"]
    assert contents(own) == whole | {"imports.json.damaged": record}
    imported("--remove", "tidewatch")
    assert contents(own) == {"imports.json.damaged": record}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name there")
def test_what_is_no_file_in_a_file_s_place_is_one_line(own: Path) -> None:
    imported(DATA / "outline.txt")
    for name in ("imports.json", "vs-system/tidewatch.md"):
        kept = (own / name).read_bytes()
        (own / name).unlink()
        os.mkfifo(own / name)
        assert f"{name} (it is no ordinary file); move it away" in refusal("import", DATA / "outline.txt")
        (own / name).unlink()
        (own / name).mkdir()
        assert f"{name} (Is a directory); move it away" in refusal("import", DATA / "outline.txt")
        (own / name).rmdir()
        (own / name).write_bytes(kept)


def test_a_document_that_an_older_judge_was_stopped_in_is_taken_over(own: Path) -> None:
    """Killed before it wrote the record: the same import finishes it; an edited file, and a removal, are told in a line."""
    imported(DATA / "outline.txt")
    path = own / "vs-system" / "tidewatch.md"
    (own / "imports.json").unlink()
    line = refused(own, "--remove", "tidewatch")
    assert f"no import of 'tidewatch' is recorded in {own}, but {path} is there; if an import wrote it, import" in line
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"Captain Brine", b"Captain Salt"))
    assert f"{path} is there already" in refused(own, DATA / "outline.txt")
    path.write_bytes(whole)
    assert [change.change for change in imported(DATA / "outline.txt").changes] == ["same"]
    imported("--remove", "tidewatch")
    assert contents(own) == {}


def test_no_planted_link_is_followed(own: Path, tmp_path: Path) -> None:
    aim = tmp_path / "aim"
    aim.mkdir()
    (aim / "kept").write_text("not yours", encoding="utf-8")
    (own / "vs-system").mkdir(parents=True)
    names = ("vs-system/.tidewatch.md.staged", ".imports.json.staged", "vs-system/tidewatch.md.edited", "imports.json")
    for name in names[:-1]:
        (own / name).symlink_to(aim / "kept")
    (own / "imports.json").symlink_to(aim / "none")
    imported(DATA / "outline.txt")
    (own / "vs-system" / "tidewatch.md").write_text("edited", encoding="utf-8")
    (change,) = imported(DATA / "outline.txt").changes
    assert change.kept == str(own / "vs-system" / "tidewatch.md.edited-2")
    assert (own / "vs-system" / "tidewatch.md.edited-2").read_text(encoding="utf-8") == "edited"
    assert every_file(aim) == {"kept": b"not yours"}
    assert not (own / "imports.json").is_symlink()


def test_a_folder_or_a_document_that_is_a_link_is_one_line(own: Path, tmp_path: Path) -> None:
    (tmp_path / "aim").mkdir()
    own.mkdir(parents=True)
    (own / "vs-system").symlink_to(tmp_path / "aim")
    assert "vs-system is a link, and an import writes through none" in refused(own, DATA / "outline.txt")
    assert "vs-system is a link" in refusal("import", DATA / "outline.txt", "--dry-run")
    (own / "vs-system").unlink()
    (own / "vs-system").mkdir()
    (own / "vs-system" / "tidewatch.md").symlink_to(tmp_path / "aim" / "none.md")
    assert "tidewatch.md is there already" in refused(own, DATA / "outline.txt")
    assert every_file(tmp_path / "aim") == {}


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in a file's place reads otherwise there")
def test_a_folder_that_can_not_be_written_is_one_line(own: Path) -> None:
    own.parent.mkdir()
    own.write_text("a file", encoding="utf-8")
    done = run("import", DATA / "outline.txt")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert own.read_text(encoding="utf-8") == "a file"


def test_escape_codes_of_a_document_do_not_reach_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "colour.txt"
    path.write_text("what is \x1b[31mthis\n\n" + (DATA / "outline.txt").read_text(encoding="utf-8"), encoding="utf-8")
    assert "\x1b" not in run("import", path).stdout


# -- the documents themselves, where a checkout has them ----------------------------------------------------------------


@needs_sources
def test_the_shipped_documents_get_their_official_text(own: Path) -> None:
    docs = dict.fromkeys(row["doc"] for row in catalog())
    outcome = imported(*(source_file(doc) for doc in docs))
    assert len(outcome.files) == len(docs)
    assert not outcome.needs_build
    for doc in docs:
        due = {row["id"] for row in catalog(doc)}
        official = read_official(own / "official" / f"{doc}.md")
        has_text = {id for id, entry in official.items() if entry.paragraphs}
        assert has_text <= due
        assert len(has_text) >= (50 if doc == "warhammer-invasion" else len(due)), doc
    assert [path for path in contents(own) if not path.startswith("official/")] == ["imports.json"]
