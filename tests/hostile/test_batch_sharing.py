"""A batch resumed wrongly, written by two, aimed at files that are not its own or at its input: one line, and nothing is mixed or lost."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.answers import Answer
from judge.batch import Row
from judge.batch.results import ResultFile
from judge.indexing.build import build_index
from tests.helpers.batches import Place, is_one_line, names_in
from tests.helpers.command_line import COMMAND, PATIENCE
from tests.helpers.documents import write
from tests.helpers.invented import FILES

posix_only = pytest.mark.skipif(os.name == "nt", reason="links and pipes are POSIX's here")


@pytest.fixture
def place(tmp_path: Path, invented_index: Path, invented_corpus: Path) -> Place:
    return Place(tmp_path, invented_index, invented_corpus)


# -- resuming wrongly, sharing -----------------------------------------------------------------------------------------

OPTIONS = {
    "another number of rulings": ("-k", "1"),
    "another game": ("--game", "vs-remix"),
    "another document": ("--doc", "moon"),
    "another day": ("--as-of", "1999-01-01"),
    "rulings only": ("--rulings-only",),
    "slim rows": ("--fields", "row,status"),
}


def stop_after(place: Place, rows: int, name: str, out: str, *options: str) -> bytes:
    """Have a run stop as Ctrl-C stops it, and return what it leaves."""
    write, target = ResultFile.write, place.folder / out

    def stopping(results: ResultFile, answer: Answer, asked: Row) -> None:
        if results.done == rows:
            raise KeyboardInterrupt
        write(results, answer, asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ResultFile, "write", stopping)
        assert place.batch(name, "-o", out, *options).returncode == 130
    return target.read_bytes()


@pytest.mark.parametrize("what", OPTIONS)
def test_resuming_with_other_options_is_refused_either_way(place: Place, what: str) -> None:
    out = "out.csv" if "rul" in what else "out.jsonl"
    place.write("q.jsonl", 6)
    for first, second in (((), OPTIONS[what]), (OPTIONS[what], ())):
        (place.folder / out).unlink(missing_ok=True)
        left = stop_after(place, 4, "q.jsonl", out, *first)
        done = place.batch("q.jsonl", "-o", out, "--resume", *second)
        assert (done.returncode, done.stdout, is_one_line(done.stderr)) == (2, "", True), done.stderr
        assert f"{out} was begun with" in done.stderr
        assert (place.folder / out).read_bytes() == left
        assert place.batch("q.jsonl", "-o", out, "--resume", *first).returncode == 0
        assert (place.folder / out).read_bytes() == place.whole("q.jsonl", out, *first)


def test_resuming_csv_with_cells_as_they_are_is_refused(place: Place) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 6, "q.jsonl", "out.csv")
    done = place.batch("q.jsonl", "-o", "out.csv", "--resume", "--raw-csv")
    assert (done.returncode, "out.csv was begun without --raw-csv" in done.stderr) == (2, True)
    assert (place.folder / "out.csv").read_bytes() == left


@pytest.mark.parametrize("setting", [{"JUDGE_GAME": "vs-remix"}, {"JUDGE_AS_OF": "1999-01-01"}])
def test_resuming_with_other_settings_is_refused(
    place: Place, setting: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    done = place.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, "was begun without the setting" in done.stderr) == (2, True)
    assert (place.folder / "out.jsonl").read_bytes() == left


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "another question first": lambda lines: [lines[1], lines[0], *lines[2:]],
    "a question more first": lambda lines: ['{"question": "what is winding?"}', *lines],
    "a question less": lambda lines: lines[1:],
    "another last question of those done": lambda lines: [*lines[:3], '{"q": "who wakes?"}', *lines[4:]],
    "a game for a row": lambda lines: ['{"question": "Grimble may attack 0 times?", "game": "vs-remix"}', *lines[1:]],
    "a day for a row": lambda lines: ['{"question": "Grimble may attack 0 times?", "as_of": "1999"}', *lines[1:]],
    "fewer questions than are done": lambda lines: lines[:3],
}


@pytest.mark.parametrize("has_record", [True, False])
@pytest.mark.parametrize("change", CHANGES)
def test_resuming_with_another_input_is_refused(place: Place, change: str, has_record: bool) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    if not has_record:
        (place.folder / "out.jsonl.judge").unlink()
    names = names_in(place.folder)
    lines = (place.folder / "q.jsonl").read_text().splitlines()
    (place.folder / "q.jsonl").write_text("\n".join(CHANGES[change](lines)) + "\n")
    done = place.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, done.stdout, is_one_line(done.stderr)) == (2, "", True), done.stderr
    assert (place.folder / "out.jsonl").read_bytes() == left
    assert names_in(place.folder) == names


@pytest.mark.parametrize("has_record", [True, False])
def test_resuming_after_the_rulings_changed_is_refused(place: Place, has_record: bool, encoder_folder: Path) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.jsonl")
    if not has_record:
        (place.folder / "out.jsonl.judge").unlink()
    changed = {
        **FILES,
        "vs-system/moon.md": FILES["vs-system/moon.md"].replace("may attack twice", "may attack thrice"),
    }
    corpus = write(place.folder / "corpus", changed)
    build_index([corpus], place.folder / "index", encoder_folder)
    other = Place(place.folder, place.folder / "index", corpus)
    done = other.batch("q.jsonl", "-o", "out.jsonl", "--resume")
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert ("was begun with another index or corpus" in done.stderr) is has_record
    assert (place.folder / "out.jsonl").read_bytes() == left
    assert place.batch("q.jsonl", "-o", "out.jsonl", "--resume").returncode == 0


def test_slim_rows_that_do_not_tell_their_question_are_not_mixed_either(place: Place) -> None:
    place.write("q.jsonl", 9)
    left = stop_after(place, 4, "q.jsonl", "out.csv", "--fields", "row,text")
    lines = (place.folder / "q.jsonl").read_text().splitlines()
    (place.folder / "q.jsonl").write_text("\n".join([lines[0], lines[2], lines[1], *lines[3:]]))
    done = place.batch("q.jsonl", "-o", "out.csv", "--resume", "--fields", "row,text")
    assert done.returncode == 2
    assert (place.folder / "out.csv").read_bytes() == left


@pytest.mark.parametrize("source", ["q.jsonl", "-"])
def test_an_input_that_grew_is_gone_on_with(place: Place, source: str) -> None:
    place.write("q.jsonl", 12)
    all_of_it = (place.folder / "q.jsonl").read_text()
    some_of_it = "".join(all_of_it.splitlines(keepends=True)[:6])
    whole = place.whole("q.jsonl", "out.jsonl")
    (place.folder / "q.jsonl").write_text(some_of_it)
    options = (source, "--format", "jsonl", "-o", "out.jsonl")
    assert place.batch(*options, stdin=some_of_it).returncode == 0
    (place.folder / "q.jsonl").write_text(all_of_it)
    assert place.batch(*options, "--resume", stdin=all_of_it).returncode == 0
    assert (place.folder / "out.jsonl").read_bytes() == whole


@posix_only
def test_the_second_of_two_runs_on_one_output_is_refused(place: Place, attacks: int) -> None:
    place.write("q.jsonl", 60)
    whole = place.whole("q.jsonl", "out.jsonl")
    (place.folder / "link.jsonl").symlink_to("out.jsonl")
    for n in range(max(1, 20 * attacks // 100)):
        (place.folder / "out.jsonl").unlink(missing_ok=True)
        second = ("link.jsonl" if n % 2 else "out.jsonl", *(("--resume",), ("--force",), ())[n % 3])
        commands = [
            place.started("q.jsonl", "-o", "out.jsonl", "-j", "1"),
            place.started("q.jsonl", "-j", "1", "-o", *second),
        ]
        ends = [(command.communicate(timeout=PATIENCE)[1].decode(), command.returncode) for command in commands]
        assert (place.folder / "out.jsonl").read_bytes() == whole
        assert {code for _, code in ends} <= {0, 2}, ends
        assert any(code == 0 for _, code in ends)
        assert all(code == 0 or is_one_line(message) for message, code in ends)
        assert not (place.folder / "out.jsonl.judge").exists()


# -- foreign files, the input as output --------------------------------------------------------------------------------

FOREIGN = (
    b"precious",
    b"precious\n",
    b'{"question":',
    b'{"question":"Gr',
    b"question",
    b"question,status\n1,",
    b"{",
    b"\n",
    b"\0",
)


@pytest.mark.parametrize("out", ["out.jsonl", "out.csv"])
@pytest.mark.parametrize("content", FOREIGN)
def test_a_foreign_file_is_neither_cut_nor_written_on(place: Place, out: str, content: bytes) -> None:
    place.write("q.jsonl", 3)
    (place.folder / out).write_bytes(content)
    names = names_in(place.folder)
    for options in ((), ("--resume",)):
        done = place.batch("q.jsonl", "-o", out, *options)
        left = (place.folder / out).read_bytes()
        if done.returncode == 0:  # it stands at the very beginning of what this run writes
            assert left == place.whole("q.jsonl", out)
            assert left.startswith(content)
            return
        assert (done.returncode, is_one_line(done.stderr), left) == (2, True, content)
        assert names_in(place.folder) == names
    assert place.batch("q.jsonl", "-o", out, "--force").returncode == 0
    assert (place.folder / out).read_bytes() == place.whole("q.jsonl", out)


@pytest.mark.parametrize("options", [(), ("--resume",), ("--force",)])
def test_a_foreign_file_where_the_record_belongs_is_left_alone(place: Place, options: tuple[str, ...]) -> None:
    place.write("q.jsonl", 3)
    (place.folder / "out.jsonl.judge").write_bytes(b"precious")
    done = place.batch("q.jsonl", "-o", "out.jsonl", *options)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert (place.folder / "out.jsonl.judge").read_bytes() == b"precious"
    assert not (place.folder / "out.jsonl").exists()


@posix_only
@pytest.mark.parametrize("options", [(), ("--resume",), ("--force",)])
@pytest.mark.parametrize("link", ["itself", "path", "symlink", "hard link", "record"])
def test_the_input_is_never_the_output(place: Place, link: str, options: tuple[str, ...]) -> None:
    place.write("in.jsonl", 3)
    source = place.folder / "in.jsonl"
    content = source.read_bytes()
    out = {"itself": "in.jsonl", "path": f"../{place.folder.name}/in.jsonl"}.get(link, "out.jsonl")
    if link == "symlink":
        (place.folder / out).symlink_to("in.jsonl")
    elif link == "hard link":
        (place.folder / out).hardlink_to(source)
    elif link == "record":
        (place.folder / "out.jsonl.judge").hardlink_to(source)
    done = place.batch("in.jsonl", "-o", out, *options)
    assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert "in.jsonl, where the questions are" in done.stderr
    assert source.read_bytes() == content


@posix_only
@pytest.mark.parametrize("source", ["q.jsonl", "-"])
def test_stdout_that_is_appended_to_the_input_is_refused(place: Place, source: str) -> None:
    place.write("q.jsonl", 3)
    file = place.folder / "q.jsonl"
    content = file.read_bytes()
    with file.open("ab") as out, file.open("rb") as given:
        command = [*COMMAND, "batch", source, "--format", "jsonl", *place.named]
        done = subprocess.run(
            command, cwd=place.folder, stdin=given, stdout=out, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    assert (done.returncode, is_one_line(done.stderr.decode())) == (2, True)
    assert file.read_bytes() == content


@posix_only
def test_pipes_and_devices_are_written_to_and_not_resumed(place: Place) -> None:
    place.write("q.jsonl", 6)
    whole = place.whole("q.jsonl", "out.jsonl")
    os.mkfifo(place.folder / "pipe.jsonl")
    command = place.started("q.jsonl", "-o", "pipe.jsonl")
    assert (place.folder / "pipe.jsonl").read_bytes() == whole
    command.communicate(timeout=PATIENCE)
    assert command.returncode == 0
    assert place.batch("q.jsonl", "-o", "/dev/null").returncode == 0
    for target in ("/dev/null", "pipe.jsonl"):
        done = place.batch("q.jsonl", "-o", target, "--resume")
        assert (done.returncode, is_one_line(done.stderr)) == (2, True)
    assert not any(name.endswith(".judge") for name in names_in(place.folder))
