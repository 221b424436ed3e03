"""``--install-completion`` and ``--show-completion``: what they write, what they leave alone, and what they say."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from judge.cli.completion.install import MARK, SHELLS, script
from tests.helpers.command_line import run, start

START = {"bash": ".bashrc", "zsh": ".zshrc", "fish": ".config/fish/completions/judge.fish"}
OLD_BASH = "source '{home}/.bash_completions/judge.sh'"
# What typer wrote: of each script the line that calls back.
OLD_SCRIPTS = {
    ".bash_completions/judge.sh": "COMPREPLY=( $( env COMP_WORDS=x _JUDGE_COMPLETE=complete_bash $1 ) )\n",
    ".zfunc/_judge": "#compdef judge\neval $(env _JUDGE_COMPLETE=complete_zsh judge)\n",
    ".config/fish/completions/judge.fish": 'complete --command judge --arguments "(env _JUDGE_COMPLETE=complete_fish judge)"\n',
}

posix_only = pytest.mark.skipif(os.name == "nt", reason="these shells' start files are POSIX's")


def environment(home: Path, **more: str) -> dict[str, str]:
    without = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "ZDOTDIR", "JUDGE_DATA")
    return {**{key: value for key, value in os.environ.items() if key not in without}, "HOME": str(home), **more}


def install(home: Path, shell: str, **more: str) -> str:
    done = run("--install-completion", shell, env=environment(home, **more))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def files(home: Path) -> dict[str, str]:
    return {str(path.relative_to(home)): path.read_text("utf-8") for path in home.rglob("*") if path.is_file()}


@posix_only
@pytest.mark.parametrize("shell", START)
def test_it_says_where_it_is_and_a_second_time_changes_nothing(tmp_path: Path, shell: str) -> None:
    told = install(tmp_path, shell)
    assert told.count("\n") == 2
    assert str(tmp_path / START[shell]) in told
    assert f"Open a new {shell}" in told
    before = files(tmp_path)
    assert script(shell) in before.values()
    assert install(tmp_path, shell) == told
    assert files(tmp_path) == before


@posix_only
@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_what_the_user_wrote_stays_and_one_line_is_added(tmp_path: Path, shell: str) -> None:
    real = tmp_path / "dotfiles" / "start"
    real.parent.mkdir()
    mine = b"export EDITOR=vi\r\n# a byte that is no UTF-8: \xff\nbind 'x\ry\x0by'\nalias ll='ls -l'"
    real.write_bytes(mine)
    real.chmod(0o600)
    (tmp_path / START[shell]).symlink_to(real)
    install(tmp_path, shell)
    install(tmp_path, shell, JUDGE_DATA=str(tmp_path / "elsewhere it's"))
    install(tmp_path, shell)
    assert (tmp_path / START[shell]).is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    assert real.read_bytes().startswith(mine + b"\n")
    assert real.read_bytes().count(b"\n") == mine.count(b"\n") + 2
    assert real.read_bytes().count(MARK.encode()) == 1


@posix_only
@pytest.mark.parametrize("shell", START)
def test_what_typer_once_installed_goes(tmp_path: Path, shell: str) -> None:
    for name, text in OLD_SCRIPTS.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / ".bashrc").write_text(f"first=1\n{OLD_BASH.format(home=tmp_path)}\nlast=1\n")
    install(tmp_path, shell)
    left = files(tmp_path)
    assert not [name for name, text in left.items() if f"_JUDGE_COMPLETE=complete_{shell}" in text]
    assert "first=1\n" in left[".bashrc"]
    assert "last=1\n" in left[".bashrc"]
    assert (".bash_completions" in left[".bashrc"]) == (shell != "bash")


@posix_only
def test_a_file_of_another_hand_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / START["fish"]
    path.parent.mkdir(parents=True)
    path.write_text("complete -c judge -a mine\n")
    done = run("--install-completion", "fish", env=environment(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"judge: {path} was not written by judge; ")
    assert path.read_text() == "complete -c judge -a mine\n"


@posix_only
def test_fish_and_zsh_have_their_folders_where_the_user_put_them(tmp_path: Path) -> None:
    install(tmp_path, "fish", XDG_CONFIG_HOME=str(tmp_path / "settings"))
    install(tmp_path, "zsh", ZDOTDIR=str(tmp_path / "zsh"))
    assert {"settings/fish/completions/judge.fish", "zsh/.zshrc"} <= set(files(tmp_path))


@posix_only
@pytest.mark.parametrize("shell", START)
def test_a_home_that_can_t_be_written_is_told_in_a_line(tmp_path: Path, shell: str) -> None:
    (tmp_path / "home").write_text("no folder")
    done = run("--install-completion", shell, env=environment(tmp_path / "home"))
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        rf"judge: can't write .*; put the output of 'judge --show-completion {shell}' .*\n", done.stderr
    )


def test_a_shell_that_has_none_and_one_that_can_t_be_told_are_one_line() -> None:
    done = run("--install-completion", "tcsh")
    assert done.returncode == 2
    assert done.stderr.startswith("judge: invalid value for '--install-completion': 'tcsh'")
    assert "'zsh'" in done.stderr


@posix_only
def test_the_shell_of_this_process_is_found_or_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import shellingham

    monkeypatch.setattr(shellingham, "detect_shell", lambda: ("zsh", "/bin/zsh"))
    assert "Completion for zsh" in run("--install-completion", env=environment(tmp_path)).stdout
    assert run("--show-completion").stdout == script("zsh")
    monkeypatch.setattr(shellingham, "detect_shell", lambda: ("dash", "/bin/dash"))
    assert run("--show-completion").stderr.startswith("judge: there is no completion for 'dash'; name one of bash, ")

    def fails() -> tuple[str, str]:
        raise shellingham.ShellDetectionFailure

    monkeypatch.setattr(shellingham, "detect_shell", fails)
    assert run("--install-completion").stderr.startswith("judge: can't tell which shell you use; name one of bash, ")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_can_be_shown(shell: str) -> None:
    done = start("--show-completion", shell)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", script(shell))
    assert MARK in done.stdout
    assert f"_JUDGE_COMPLETE={shell}" in done.stdout.replace("$env:", "").replace(" = ", "=").replace("'", "")


# -- PowerShell, which most machines that run these tests lack ---------------------------------------------------------


@posix_only
def test_powershell_is_asked_for_its_profile(tmp_path: Path) -> None:
    profile = tmp_path / "My Documents" / "profile.ps1"
    program = tmp_path / "bin" / "pwsh"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\necho '{profile}'\n")
    program.chmod(0o755)
    more = {"PATH": str(program.parent) + os.pathsep + os.environ["PATH"], "JUDGE_DATA": str(tmp_path / "it's data")}
    assert str(profile) in install(tmp_path, "powershell", **more)
    install(tmp_path, "powershell", **more)
    place = str(tmp_path / "it''s data" / "completion" / "judge.ps1")
    assert profile.read_text("utf-8") == f"if (Test-Path '{place}') {{ . '{place}' }}  {MARK}\n"


@posix_only
def test_without_powershell_it_says_what_to_do(tmp_path: Path) -> None:
    done = run("--install-completion", "powershell", env=environment(tmp_path, PATH=str(tmp_path)))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("judge: no PowerShell found; put the output of ")


def test_the_powershell_script_is_whole() -> None:
    """Brackets pair, what is set in the environment is taken away again, and the reply's first line is no candidate."""
    text = re.sub(r"#.*", "", script("powershell"))
    bare = re.sub(r"'(?:[^']|'')*'|\"[^\"]*\"", "", text)
    for opening, closing in ("{}", "()", "[]"):
        assert bare.count(opening) == bare.count(closing)
    assigned = set(re.findall(r"\$env:(\w+) =", text))
    removed = set(re.findall(r"Env:(\w+)", text))
    assert assigned == removed == {"_JUDGE_COMPLETE", "_JUDGE_COMPLETE_ARGS", "_JUDGE_COMPLETE_WORD"}
    assert "$answer | Select-Object -Skip 1" in text
