"""Whatever is wrong with a command line, a question, an index or the reader: one line that says so, the right exit code, no traceback."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from judge.store.locations import shipped
from judge.store.manifest import FORMAT_IN_PARTS
from tests.helpers.command_line import COMMAND, PATIENCE, printed, refusal, run
from tests.helpers.indexes import change_manifest, manifest, restamp, version, write_manifest

ALARIS = "does alaris target the guy he swaps with"
posix_only = pytest.mark.skipif(os.name == "nt", reason="closed pipes are POSIX's here")


def is_refused(arguments: Sequence[str], *reasons: str) -> None:
    """The one line that the command fails with tells each reason."""
    message = refusal(*arguments)
    for reason in reasons:
        assert reason in message


def first_of(done: subprocess.CompletedProcess[str]) -> str:
    return str(json.loads(done.stdout)["answers"][0]["id"])


# -- what can't be asked or looked up ---------------------------------------------------------------------------------

EMPTY = ["the question is empty; ", "judge ask '"]
REFUSED: dict[str, tuple[list[str], list[str]]] = {
    "empty question": (["ask", ""], EMPTY),
    "blank question": (["ask", " \t\n "], EMPTY),
    "question of signs": (["ask", "?!... --"], EMPTY),
    "question of emoji": (["ask", "😀🎲"], EMPTY),
    "no question at all": (["ask"], EMPTY),
    "no command at all": ([], ["no command given; ", "judge --help"]),
    "unknown id": (["show", "marvel-knights/witching-hr"], ["no entry 'marvel", "; nearest: marvel-knights/witching-hour"]),
    "text that is no id": (["show", "witching ours"], ["no entry 'witching ours'; nearest: "]),
    "unknown document in an id": (["show", "y-men/5-breakthrough"], ["nearest: x-men/5-breakthrough"]),
    "nothing like an id": (["show", "zzzz"], ["no entry 'zzzz'; see 'judge list'"]),
    "no id": (["show"], ["missing argument 'ID|NAME[#N]'; see 'judge show --help'"]),
    "two ids": (["show", "x-men/chill-out", "x-men/5-breakthrough"], ["no entry 'x-men/chill-out x-men/5", "nearest: x-men/5-break"]),
    "point beyond the last": (["show", "x-men/5-breakthrough#99"], ["'x-men/5-breakthrough' has no point 99; nearest: x-men/5"]),
    "point zero": (["show", "x-men/5-breakthrough#0"], ["x-men/5-breakthrough#0", "nearest: x-men/5-breakthrough"]),
    "unknown section": (["rule", "601.3x"], ["no such rule: '601.3x'; nearest: ", "601.3e"]),
    "nothing like a section": (["rule", "zzz"], ["no such rule: 'zzz'; see 'judge list'"]),
    "section of another document": (["rule", "601.3e", "--doc", "x-men"], ["no such rule: '601.3e'"]),
    "ambiguous card": (["card", "wolverine"], ["'wolverine' may be ", "Wolverine, Skrunucklehead", "Wolverine, The Best at What He Does"]),
    "ambiguous card as JSON": (["card", "wolverine", "--json"], ["Wolverine, Skrunucklehead"]),
    "day that does not exist": (["ask", ALARIS, "--as-of", "2006-02-30"], ["'2006-02-30' is not a date; write it like 2006-09-23"]),
    "day in words": (["card", "alaris", "--as-of", "yesterday"], ["'yesterday' is not a date; write it like 2006-09-23"]),
    "day in another order": (["show", "x-men/chill-out", "--as-of", "23.09.2006"], ["'23.09.2006' is not a date"]),
    "day of a rule": (["rule", "2.1", "--as-of", "2006-13"], ["'2006-13' is not a date"]),
    "unknown game": (["ask", ALARIS, "--game", "chess"], ["no game 'chess'; nearest: ", "vs-system"]),
    "misspelt game": (["list", "--game", "vs-sistem"], ["no game 'vs-sistem'; nearest: vs-system"]),
    "unknown document": (["ask", ALARIS, "--doc", "xmen"], ["no document 'xmen'; nearest: x-men"]),
    "unknown document of a list": (["list", "--doc", "foo"], ["no document 'foo'; nearest: ", "x-men"]),
    "no answers wanted": (["ask", ALARIS, "-k", "0"], ["'-k'", "0", "see 'judge ask --help'"]),
    "too many answers wanted": (["ask", ALARIS, "-k", "51"], ["'-k'", "51"]),
    "number in words": (["ask", ALARIS, "-k", "two"], ["'-k'", "'two'"]),
    "unknown option": (["ask", ALARIS, "--jsn"], ["no such option: --jsn", "--json"]),
    "unknown short option": (["show", "x-men/chill-out", "-x"], ["no such option: -x", "see 'judge show --help'"]),
    "option of another command": (["list", "--as-of", "2006"], ["no such option: --as-of"]),
    "option without its value": (["ask", ALARIS, "--as-of"], ["'--as-of' requires an argument"]),
    "misspelt command": (["asc", ALARIS], ["no command 'asc'; nearest: ask; or as a question: judge ask asc"]),
    "misspelt command before an id": (["shwo", "x-men/chill-out"], ["no command 'shwo'; nearest: show"]),
    "unknown command to be helped with": (["help", "frobnicate"], ["no command 'frobnicate'; there are: ask, "]),
    "setting that does not exist": (["config", "gaem"], ["no setting 'gaem'; there are: game"]),
    "value that a setting does not take": (["config", "game", "chess"], ["'game' can't be 'chess'; choose "]),
    "format of an export": (["log", "--export", "log.pdf"], ["'log.pdf' does not end in .md, .csv, .jsonl"]),
    "two formats": (["ask", ALARIS, "--json", "--csv"], ["--json and --csv exclude each other; choose one"]),
    "all formats": (["list", "--json", "--nl", "--csv", "--table"], ["--json and --nl and --csv and --table", "choose one"]),
    "more words than a list takes": (["list", "cards"], ["cards", "see 'judge list --help'"]),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_wrong_is_said_in_one_line_with_what_would_be_right(what: str) -> None:
    arguments, reasons = REFUSED[what]
    is_refused(arguments, *reasons)


@pytest.mark.parametrize("text", ["x-men/5\nbreakthrough", "x-men/5\r\nbreakthrough\n", "x\u2028y\x85z"])
def test_a_message_stays_one_line_whatever_it_quotes(text: str) -> None:
    for command in ("show", "rule"):
        assert len(refusal(command, text).splitlines()) == 1
    assert len(run("card", text).stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["Galn Kr"], "judge: no card 'Galn Kr'; nearest: Admiral Galen Kor, Lunatic Legion"),
        (["xyzzy"], "judge: no card 'xyzzy'; see 'judge list'"),
        (["Mystique"], "judge: no card 'Mystique'; nearest: "),
        (["alaris", "--game", "warhammer-invasion"], "judge: no card 'alaris'; "),
        ([""], "judge: no card ''"),
    ],
)
def test_a_card_that_nothing_is_on_is_no_error(arguments: list[str], told: str) -> None:
    done = run("card", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert done.stderr.startswith(told)
    empty = {"name": arguments[0], "entries": [], "named_in": [], "general_rules": []}
    assert json.loads(run("card", *arguments, "--json").stdout) == empty


def test_a_question_needs_no_command() -> None:
    whole = printed("ask", ALARIS)
    assert printed(ALARIS) == whole
    assert printed(*ALARIS.split()) == whole
    assert printed("-g", "vs-system", ALARIS, "--csv") == printed("ask", ALARIS, "--csv", "-g", "vs-system")
    assert printed("--json", "show", "x-men/chill-out") == printed("show", "x-men/chill-out", "--json")
    assert printed("list", "--doc", "x-men") != printed(
        "ask", "list", "--doc", "x-men", code=1
    )  # a command's name wins


# -- unusual questions ------------------------------------------------------------------------------------------------

LONG = {
    "one word": "a" * 100_000,
    "words": "wolverine " * 10_000,
    "sentences": "A hidden character stands in the hidden area. " * 2_200,
    "questions": "what? " * 17_000,
    "signs": "(1.a'" * 20_000,
}


@pytest.mark.parametrize("what", LONG)
def test_a_question_of_100_000_characters_ends_within_seconds(what: str) -> None:
    started = time.process_time()
    done = run("ask", stdin=LONG[what])
    assert time.process_time() - started < 5
    assert done.returncode in (0, 1)
    assert done.stderr == ""


@posix_only
def test_a_long_post_is_answered_by_what_it_asks() -> None:
    post = "My friend and I have played this game for years. " * 2_000 + f"So {ALARIS}?"
    assert len(post) < 100_000  # what a command line takes
    assert first_of(run("ask", post, "--json")) == "heralds-of-galactus/alaris-the-outgoing-one"


@pytest.fixture(scope="module")
def answered() -> str:
    """The answer to the question when it is typed cleanly."""
    return run("ask", ALARIS).stdout


@pytest.mark.parametrize(
    "noisy",
    [
        "does \x07alaris target\x7f the guy he swaps with\x1b",
        "does alaris 😀 target the guy 🧙‍♂️ he swaps with 🙏🏽",
        "does\talaris\r\ntarget the\x0bguy he\u2028swaps with\n",
        "\ufeffdoes ala\u200bris tar\u00adget the guy he swaps with",
    ],
    ids=["control characters", "emoji", "white space", "invisible characters"],
)
def test_what_is_no_text_is_dropped_and_the_question_answered(noisy: str, answered: str) -> None:
    done = run("ask", noisy)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", answered)


def test_a_null_character_is_dropped_too(answered: str) -> None:
    assert run("ask", stdin=ALARIS.replace(" ", "\0 ")).stdout == answered


@pytest.mark.parametrize(
    "question",
    [
        "можно ли атаковать скрытого персонажа",
        "隠れたキャラクターを攻撃できますか",
        "هل يمكن مهاجمة شخصية مخفية؟",
        "μπορώ να επιτεθώ σε κρυμμένο χαρακτήρα;",
    ],
    ids=["Cyrillic", "Japanese", "Arabic", "Greek"],
)
def test_a_question_in_another_script_is_refused_as_one_that_no_ruling_answers(question: str) -> None:
    done = run("ask", question)
    assert (done.returncode, done.stderr) == (1, "")
    assert "Nothing here is on this" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["-4 endurance, does alaris target the guy he swaps with"],
        ["-4", "endurance,", "does", "alaris", "target", "the", "guy", "he", "swaps", "with"],
        ["--4 endurance: does alaris target the guy he swaps with"],
        ["- does alaris target the guy he swaps with"],
        ["--", "-does", "alaris", "target", "the", "guy", "he", "swaps", "with"],
        ["-k does alaris target the guy he swaps with"],
    ],
    ids=["quoted", "not quoted", "two dashes", "dash and blank", "after --", "like an option"],
)
def test_a_question_may_begin_with_a_dash_and_options_still_count(arguments: list[str]) -> None:
    done = run("ask", "-k", "3", "--json", *arguments)
    assert done.stderr == ""
    value = json.loads(done.stdout)
    assert value["question"] == " ".join(argument for argument in arguments if argument != "--")
    assert value["answers"][0]["id"] == "heralds-of-galactus/alaris-the-outgoing-one"
    assert len(value["answers"]) == 3


# -- an index that can't be used --------------------------------------------------------------------------------------

FILES = ["manifest.json", "rulings.sqlite", "rulings.arrays", "vectors.faiss"]
ENCODER = [f"encoder/{name}" for name in ("encoder.json", "model.onnx", "vocab.txt")]


@pytest.fixture
def index(tmp_path: Path) -> Path:
    """A copy of the shipped index, to be spoilt."""
    return Path(shutil.copytree(shipped("index"), tmp_path / "index"))


def cut_in_half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def replace_by_as_many_bytes(file: Path) -> None:
    file.write_bytes((b"not ours " * (file.stat().st_size // 9 + 1))[: file.stat().st_size])


@pytest.mark.parametrize("command", [["ask", ALARIS], ["card", "alaris"], ["list"], ["status"]], ids=lambda c: c[0])
def test_a_folder_that_is_missing_empty_or_a_file_is_no_index(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("mine")
    for name in ("missing", "empty", "file"):
        is_refused([*command, "--index", str(tmp_path / name)], f"no index at {tmp_path / name}", "judge build")


@pytest.mark.parametrize("name", FILES + ENCODER)
@pytest.mark.parametrize("spoil", [Path.unlink, cut_in_half, replace_by_as_many_bytes])
def test_an_index_with_a_missing_truncated_or_foreign_file_is_refused(
    index: Path, name: str, spoil: Callable[[Path], None]
) -> None:
    spoil(index / name if name.startswith("encoder/") else version(index) / name)
    is_refused(["ask", ALARIS, "--index", str(index)], str(index), "judge build")


@pytest.mark.parametrize(
    "raw", [b"[]", b'{"name": "web-app", "version": 1}', b'{"format": 99}', b"\xff\xfe\x00"], ids=repr
)
def test_the_manifest_of_another_program_is_refused(index: Path, raw: bytes) -> None:
    write_manifest(index, raw)
    is_refused(["ask", ALARIS, "--index", str(index)], str(index), "judge build")


def test_an_index_of_another_format_is_refused(index: Path) -> None:
    change_manifest(index, format=FORMAT_IN_PARTS + 1)
    is_refused(["ask", ALARIS, "--index", str(index)], f"has format {FORMAT_IN_PARTS + 1}", "judge build")


def test_an_index_whose_parts_disagree_is_refused(index: Path) -> None:
    whole = manifest(index)
    for part, reason in (({"rulings": 7}, "where 7"), ({"passages": 7}, "and 7 belong")):
        change_manifest(index, **whole | part)
        is_refused(["ask", ALARIS, "--index", str(index)], reason, "judge build")


@pytest.mark.parametrize("command", [["ask", ALARIS], ["card", "alaris"], ["list"]], ids=lambda c: c[0])
def test_an_index_built_from_another_corpus_is_refused(tmp_path: Path, command: list[str]) -> None:
    shutil.copytree(shipped("corpus"), tmp_path / "corpus")
    file = tmp_path / "corpus" / "vs-system" / "x-men.md"
    file.write_bytes(file.read_bytes().replace(b"Breakthrough", b"Breakthru", 1))
    is_refused([*command, "--corpus", str(tmp_path / "corpus")], "was built from another corpus", "judge build")


def test_a_corpus_with_a_question_more_is_another_corpus(tmp_path: Path) -> None:
    shutil.copytree(shipped("corpus"), tmp_path / "corpus")
    with (tmp_path / "corpus" / "vs-system" / "x-men.asked.md").open("ab") as file:
        file.write(b"\n")
    is_refused(["ask", ALARIS, "--corpus", str(tmp_path / "corpus")], "was built from another corpus", "judge build")


def test_an_encoder_swapped_for_another_of_the_same_shape_is_refused(
    tmp_path: Path, invented_corpus: Path, invented_index: Path
) -> None:
    index = Path(shutil.copytree(invented_index, tmp_path / "index"))
    chosen = ["--corpus", str(invented_corpus), "--index", str(index)]
    encoder = version(index) / "encoder"
    # Two words change places in the vocabulary: the same size, other vectors.
    lines = (encoder / "vocab.txt").read_bytes().split(b"\n")
    one, other = lines.index(b"attack"), lines.index(b"defend")
    lines[one], lines[other] = lines[other], lines[one]
    (encoder / "vocab.txt").write_bytes(b"\n".join(lines))
    facts = json.loads((encoder / "encoder.json").read_bytes())
    content = b"".join(f"{name}\0".encode() + (encoder / name).read_bytes() for name in ("vocab.txt", "model.onnx"))
    facts["sha256"] = hashlib.sha256(content).hexdigest()
    (encoder / "encoder.json").write_text(json.dumps(facts))
    restamp(index)
    is_refused(["ask", ALARIS, *chosen], "was built with another encoder", "judge build")
    assert run("build", *chosen).returncode == 0  # what the message says to do helps
    assert run("ask", ALARIS, *chosen).returncode in (0, 1)


# -- a reader that goes away ------------------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("arguments", [["list"], ["list", "--json"], ["list", "--csv"], ["ask", ALARIS, "--json"]])
def test_a_reader_that_has_enough_is_no_error(arguments: list[str]) -> None:
    command = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    assert command.stdout is not None
    assert command.stderr is not None
    with command:
        assert command.stdout.read(1)
        command.stdout.close()  # most of the output is still to come, or just went
        assert command.stderr.read() == b""
        assert command.wait(PATIENCE) == 0


@posix_only
@pytest.mark.parametrize("command", ["judge list | head -1", "judge list --json | head -1", "judge list | true"])
def test_head_is_no_error(tmp_path: Path, command: str) -> None:
    (tmp_path / "judge").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m judge "$@"\n')
    (tmp_path / "judge").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["list"], ["ask", ALARIS], ["show", "x-men/chill-out", "--json"]])
def test_output_that_can_not_be_written_is_an_error_in_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=PATIENCE
        )
    assert done.returncode == 2
    assert done.stderr.startswith("judge: can't write the output (No space left on device); ")
    assert done.stderr.count("\n") == 1
