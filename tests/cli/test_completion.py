"""What completion proposes, without a shell: candidates, quoting for bash, the table of commands, and silence when all fails."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Annotated
from unittest import mock

import pytest
import typer

from judge.cli.completion.bash import Word, quoted, split
from judge.cli.completion.matching import Candidate, fitting, fold, in_common, keeps_what_was_typed, rests
from judge.cli.completion.reply import ARGUMENTS, BREAKS, SHELL, WORD, reply
from tests.helpers.command_line import COMMAND, PATIENCE, run, start
from tests.helpers.indexes import version
from tests.helpers.scripts import script
from tests.helpers.terminal import terminal

ROOT = Path(__file__).parents[2]
BASH_BREAKS = " \t\n\"'><=;|&(:"
HEAVY = {"typer", "click", "rich", "msgspec", "numpy", "faiss", "yaml", "shellingham"}


def replied(*words: str, shell: str = "zsh") -> tuple[str, dict[str, str]]:
    """The mode, and the candidates with what they are, for the words behind ``judge``; the last is being typed."""
    text = reply({SHELL: shell, ARGUMENTS: "\n".join(words[:-1]), WORD: words[-1]})
    mode, *lines = text.splitlines()
    return mode, dict(line.split("\t") for line in lines)


def proposed(*words: str) -> list[str]:
    return list(replied(*words)[1])


def in_bash(line: str) -> list[str]:
    """The mode, and what bash is told to insert, for a command line up to the cursor."""
    return reply({SHELL: "bash", ARGUMENTS: line, BREAKS: BASH_BREAKS}).splitlines()


# -- what is proposed -------------------------------------------------------------------------------------------------


def test_commands_options_and_their_values() -> None:
    assert proposed("sh") == ["show"]
    assert {"ask", "card", "import", "eval"} <= set(proposed(""))
    assert proposed("list", "--ru") == ["--rulings-only"]
    assert "--json" not in proposed("list", "--json", "-")
    assert "--set" in proposed("check", "--set", "cost=4", "-")  # it may be given again
    assert proposed("ask", "--game", "") == ["vs-system", "vs-remix", "warhammer-invasion"]
    assert proposed("ask", "-g", "vs-r") == ["vs-remix"]
    assert proposed("ask", "--game=vs-r") == ["--game=vs-remix"]
    assert proposed("batch", "--format", "") == ["txt", "csv", "jsonl", "parquet"]
    assert set(proposed("--install-completion", "")) >= {"bash", "zsh", "fish", "powershell"}


def test_options_are_proposed_where_no_word_belongs_and_nothing_behind_an_unknown_command() -> None:
    assert "--doc" in proposed("list", "")
    assert proposed("no-such-command", "") == []


def test_words_of_ones_own_are_left_to_oneself() -> None:
    assert proposed("ask", "hel") == []
    assert proposed("ask", "--as-of", "") == []
    assert proposed("ask", "-k", "") == []


@pytest.mark.parametrize(
    ("words", "mode"),
    [
        (["batch", ""], "file"),
        (["import", "one.txt", "t"], "file"),
        (["batch", "-", "-o", ""], "file"),
        (["eval", "--against=x"], "file"),
        (["diff", "corpus", ""], "file"),
        (["ask", "--index", ""], "folder"),
        (["build", "--corpus", ""], "folder"),
        (["eval", "--plot", ""], "folder"),
    ],
)
def test_files_are_left_to_the_shell(words: list[str], mode: str) -> None:
    assert replied(*words) == (mode, {})


def test_an_id_is_proposed_in_steps() -> None:
    docs = proposed("show", "")
    assert {"x-men/", "marvel-knights/"} <= set(docs)
    assert all(doc.endswith("/") for doc in docs)
    entries = proposed("show", "marvel-kn")
    assert "marvel-knights/601.3e" in entries
    assert all(entry.startswith("marvel-knights/") for entry in entries)
    assert replied("show", "x-men/5-b")[1] == {"x-men/5-breakthrough": "Breakthrough"}
    assert proposed("show", "x-men/break") == ["x-men/5-breakthrough"]
    assert proposed("show", "breakthr") == ["x-men/5-breakthrough"]
    points = proposed("show", "x-men/5-breakthrough#")
    assert points[:2] == ["x-men/5-breakthrough#1", "x-men/5-breakthrough#2"]
    assert len(points) == len(json.loads(run("show", "x-men/5-breakthrough", "--json").stdout)["points"])


def test_only_entries_with_a_check_are_proposed_for_check() -> None:
    checked = "heralds-of-galactus/klaw-sonic-construct"
    assert checked in proposed("check", "heralds-of-galactus/")
    assert proposed("check", "vs-system-base/a1.1") == []  # nothing runs on the entry
    assert run("check", checked).returncode == 0
    assert run("check", "vs-system-base/a1.1").returncode == 2


def test_card_names_begin_at_any_word_and_go_on_where_the_words_so_far_end() -> None:
    assert proposed("card", "emma") == ["Emma Frost, Friend or Foe"]
    assert proposed("card", "frost") == ["Emma Frost, Friend or Foe"]
    assert proposed("card", "emma", "fr") == ["Frost, Friend or Foe"]
    assert proposed("card", "Emma", "Frost,", "") == ["Friend or Foe"]
    assert proposed("card", "rip", "dere", "'") == ["’Eads Off!"]
    assert proposed("card", "no", "such", "c") == []


def test_sections_and_documents_are_those_of_the_game_and_document_given() -> None:
    assert {"601.3", "601.3e"} <= set(proposed("rule", "601.3"))
    assert "CS 75" in proposed("rule", "cs")
    assert "75" in proposed("rule", "CS", "7")
    assert "CS 75" not in proposed("rule", "--game", "vs-system", "")
    assert set(proposed("rule", "--doc", "x-men", "2.1")) == {"2.1"}
    assert "Crossover" in replied("rule", "--doc", "X-Men", "2.1")[1]["2.1"]
    assert proposed("list", "--doc", "x") == ["x-men"]
    assert "x-men" not in proposed("list", "--game", "vs-remix", "--doc", "")


def test_the_index_given_is_the_one_looked_into(invented_index: Path) -> None:
    given = ["--index", str(invented_index)]
    assert proposed("card", *given, "") == ["Grimble, Clockwork Baron", "Nettle Sting", "Tin-Owl, Night Thief"]
    assert proposed("show", *given, "") == ["sun/", "moon/"] or proposed("show", *given, "") == ["moon/", "sun/"]
    assert proposed("card", *given, "--game", "vs-remix", "") == []


def test_own_documents_are_proposed_to_be_removed(tmp_path: Path) -> None:
    with mock.patch.dict(os.environ, {"JUDGE_DATA": str(tmp_path)}):
        assert run("import", ROOT / "tests" / "importing" / "data" / "outline.txt", "--doc", "my-faq").returncode == 0
        assert proposed("import", "--remove", "") == ["my-faq"]
        assert proposed("import", "--doc", "m") == ["my-faq"]


def test_what_is_proposed_is_what_the_commands_take() -> None:
    name = proposed("card", "ka")[0]
    assert json.loads(run("card", name, "--json").stdout)["name"] == name
    assert run("rule", proposed("rule", "cs 75")[0]).returncode == 0
    assert run("show", proposed("show", "x-men/5-breakthrough#")[1]).returncode == 0


# -- how names are matched --------------------------------------------------------------------------------------------


def test_accents_quotes_and_case_make_no_difference() -> None:
    assert fold("Éomer’s — Ruse") == "eomer's - ruse"
    names = [Candidate("Zoé, Élan’s Heir")]
    assert fitting(names, "zoe, elan'") == names
    assert rests(names, ["ZOE"]) == [Candidate("Élan’s Heir", "Zoé, Élan’s Heir")]


def test_names_that_begin_with_it_come_alone() -> None:
    names = [Candidate("Night Thief"), Candidate("Grimble by Night")]
    assert fitting(names, "night") == names[:1]
    assert fitting(names[1:], "night") == names[1:]
    assert fitting(names, "ight") == []


@pytest.mark.parametrize(
    ("values", "typed", "keeps"),
    [
        (["Emma Frost, Foe", "Emma Frost, Friend"], "frost", True),
        (["Emma Frost", "Ethan Frost"], "frost", False),
        (["Mole Man", "Spider-Man"], "man", False),
        (["Spider-Man"], "man", True),
        (["abc", "xyz"], "", True),
    ],
)
def test_what_was_typed_goes_only_where_what_comes_for_it_still_fits(
    values: list[str], typed: str, keeps: bool
) -> None:
    assert keeps_what_was_typed(values, typed) == keeps


# -- bash -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "last"),
    [
        ("judge card ", Word("")),
        ("judge card emma\\ fr", Word("emma fr")),
        ("judge card 'emma fr", Word("emma fr", 0, "'")),
        ('judge card "emma \\"fr', Word('emma "fr', 0, '"')),
        ('judge card "a\\b', Word("a\\b", 0, '"')),
        ("judge card 'emma'\\''s", Word("emma's", 5, "'")),
        ("judge card 'emma'x", Word("emmax", 4)),
        ("judge ask --game=vs", Word("--game=vs", 7)),
        ("judge card emma\\", Word("emma")),
    ],
)
def test_a_command_line_is_split_as_bash_does(line: str, last: Word) -> None:
    assert split(line, ":=")[-1] == last


def test_bash_is_told_the_part_that_it_replaces_quoted_for_where_it_goes() -> None:
    assert in_bash("judge card emma") == ["values", r"Emma\ Frost\,\ Friend\ or\ Foe"]
    assert in_bash('judge card "emma fr') == ["values", "Emma Frost, Friend or Foe"]
    assert in_bash("judge card emma fr") == ["values", r"Frost\,\ Friend\ or\ Foe"]
    assert in_bash("judge ask --game=vs-r") == ["values", "vs-remix"]
    assert in_bash("X=1 judge sh") == ["values", "show"]
    assert in_bash("judge list --json > o") == ["file"]


def test_bash_keeps_what_was_typed_where_the_candidates_have_something_else_in_common() -> None:
    mode, *values = in_bash("judge card man")
    assert mode == "keep"
    assert len(values) > 1
    assert in_common(values) == ""


@pytest.mark.parametrize(
    "text", ["Xavier's Dream", 'Kate "<>" $HOME `x` \\ Off!', "Sentry #459, (Guard) & *", "’Eads — é"]
)
@pytest.mark.parametrize("quote", ["", "'", '"'])
@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
def test_bash_reads_what_is_quoted_as_what_it_was(text: str, quote: str) -> None:
    line = f"printf %s {quote}{quoted(text, quote)}{quote}"
    assert subprocess.run(["bash", "-c", line], capture_output=True, encoding="utf-8", check=True).stdout == text


# -- nothing but silence ----------------------------------------------------------------------------------------------

LINE = {SHELL: "bash", ARGUMENTS: "judge show x", BREAKS: BASH_BREAKS}


def silent(given: Mapping[str, str]) -> str:
    done = start(env={**os.environ, **given})
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_without_an_index_or_with_a_damaged_one_nothing_is_proposed_and_nothing_said(tmp_path: Path) -> None:
    assert silent({**LINE, "JUDGE_INDEX": str(tmp_path / "nowhere")}) == "values\n"
    shutil.copytree(
        ROOT / "index", tmp_path / "index", ignore=shutil.ignore_patterns("encoder", "vectors.faiss", "words.npy")
    )
    database = version(tmp_path / "index") / "rulings.sqlite"
    assert "x-men/" in silent({**LINE, "JUDGE_INDEX": str(tmp_path / "index")})
    content = bytearray(database.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    database.write_bytes(content)
    assert silent({**LINE, "JUDGE_INDEX": str(tmp_path / "index")}) in ("", "values\n")
    database.write_bytes(b"no database")
    assert silent({**LINE, "JUDGE_INDEX": str(tmp_path / "index")}) == "values\n"


OLD = {
    "bash": {SHELL: "complete_bash", "COMP_WORDS": "judge\nsh", "COMP_CWORD": "1"},
    "zsh": {SHELL: "complete_zsh", "_TYPER_COMPLETE_ARGS": "judge sh"},
    "fish": {SHELL: "complete_fish", "_TYPER_COMPLETE_ARGS": "judge sh", "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    "nobody": {SHELL: ""},
}


@pytest.mark.parametrize("shell", OLD)
@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are POSIX's")
def test_a_script_that_typer_once_installed_opens_no_prompt_at_a_terminal(tmp_path: Path, shell: str) -> None:
    with terminal(tmp_path, env=OLD[shell]) as screen:
        assert screen.ends() == (0, "")


def test_a_reader_that_has_gone_is_no_matter() -> None:
    process = subprocess.Popen(
        COMMAND, env={**os.environ, **LINE}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr as messages:
        assert messages.read() == b""
    assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("line", ["judge sh", "judge card em", "judge show x-", "judge rule 6", "judge list --doc x"])
def test_nothing_heavy_is_loaded_for_it(line: str) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "judge"],
        env={**os.environ, **LINE, ARGUMENTS: line},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    loaded = {row.rsplit("|", 1)[1].strip() for row in done.stderr.splitlines()}
    assert {"judge.cli.completion.reply", "judge.store.glance"} <= loaded
    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    assert not {"judge.api", "judge.cli.main", "judge.store.manifest"} & loaded


# -- the table of commands --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return script(ROOT / "docs" / "make_completion.py")


def test_the_table_is_that_of_the_commands(maker: ModuleType) -> None:
    written = (ROOT / "judge" / "cli" / "completion" / "commands.json").read_text(encoding="utf-8")
    assert written == maker.table(), "run python docs/make_completion.py"


def test_a_new_parameter_without_a_kind_is_refused(maker: ModuleType) -> None:
    app = typer.Typer()

    @app.command()
    def fly(planet: Annotated[str, typer.Option("--planet")] = "moon") -> None: ...

    with pytest.raises(ValueError, match="what does 'planet' of"):
        maker.described(typer.main.get_command(app))


def test_the_table_knows_choices_numbers_flags_and_commands_below_commands(maker: ModuleType) -> None:
    app, below = typer.Typer(), typer.Typer()
    app.add_typer(below, name="sky")

    @below.command()
    def fly(height: int, fast: bool = False, doc: Annotated[str, typer.Option("--doc")] = "") -> None: ...

    @below.command(hidden=True)
    def crash() -> None: ...

    @below.command()
    def land() -> None: ...

    sky = maker.described(typer.main.get_command(app))["commands"]["sky"]["commands"]
    assert set(sky) == {"fly", "land"}
    assert sky["fly"]["arguments"] == [{"value": "nothing", "repeats": False}]
    values = {option["names"][0]: option["value"] for option in sky["fly"]["options"]}
    assert values == {"--no-fast": None, "--doc": "document", "--help": None}
