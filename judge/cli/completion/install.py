"""Installing completion: a script in the user's data folder and one line in the shell's start file that reads it.

What the user wrote is never touched. What typer, the library of the command line, once installed here is taken away: its script opened a
prompt inside the completion.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Collection
from pathlib import Path

import shellingham

from judge.errors import JudgeError
from judge.files.whole import clear_unfinished, write_whole
from judge.store.locations import user_data

SHELLS = ("bash", "zsh", "fish", "powershell")
MARK = "# completion of judge"
_SCRIPTS = Path(__file__).parent / "scripts"
_ENDINGS = {"bash": "bash", "zsh": "zsh", "fish": "fish", "powershell": "ps1"}
_OLD = "_JUDGE_COMPLETE=complete_"  # stands in each script that typer made


def the_shell(name: str) -> str:
    """A shell by its name; of "auto", the one that this process runs in.

    :raises JudgeError: if that can't be told, or it has no completion.
    """
    fix = f"name one of {', '.join(SHELLS)}, e.g. judge --install-completion bash"
    if name == "auto":
        try:
            name = shellingham.detect_shell()[0]
        except (shellingham.ShellDetectionFailure, OSError):
            raise JudgeError("can't tell which shell you use", fix) from None
    name = "powershell" if name == "pwsh" else name
    if name not in SHELLS:
        raise JudgeError(f"there is no completion for '{name}'", fix)
    return name


def script(shell: str) -> str:
    """The completion script of a shell."""
    return (_SCRIPTS / f"judge.{_ENDINGS[shell]}").read_text(encoding="utf-8")


def install(shell: str) -> str:
    """Install the completion of a shell, where it is not installed already.

    :return: what to tell: where it is, and what to do next.
    :raises JudgeError: if a file can't be written, or is somebody else's.
    """
    try:
        return _INSTALLERS[shell]()
    except (OSError, RuntimeError, UnicodeError) as error:  # RuntimeError: links in a circle, no home
        reason = getattr(error, "strerror", None) or ("it is no text" if isinstance(error, UnicodeError) else error)
        where = getattr(error, "filename", None) or "your shell's start file"
        raise JudgeError(
            f"can't write {where} ({reason})",
            f"put the output of 'judge --show-completion {shell}' where {shell} reads it",
        ) from None


def _install_bash() -> str:
    start, old = Path.home() / ".bashrc", Path.home() / ".bash_completions" / "judge.sh"
    path = _put_script("bash")
    place = shlex.quote(str(path))
    _put_line(start, f"if [ -f {place} ]; then . {place}; fi  {MARK}", {f"source '{old}'", f"source {old}"})
    _take_away(old)
    return _told("bash", path, start)


def _install_zsh() -> str:
    start = Path(os.environ.get("ZDOTDIR") or Path.home()) / ".zshrc"
    path = _put_script("zsh")
    place = shlex.quote(str(path))
    _put_line(start, f"if [[ -f {place} ]]; then . {place}; fi  {MARK}")
    _take_away(Path.home() / ".zfunc" / "_judge")
    return _told("zsh", path, start)


def _install_fish() -> str:
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "fish" / "completions"
    path = folder / "judge.fish"
    is_ours = not path.exists() or any(sign in path.read_text(encoding="utf-8") for sign in (MARK, _OLD))
    if not is_ours:
        raise JudgeError(
            f"{path} was not written by judge", "move it away, or add 'judge --show-completion fish' to it"
        )
    _write(path, script("fish"))
    return _told("fish", path)


def _install_powershell() -> str:
    start = _profile()
    path = _put_script("powershell")
    place = "'" + str(path).replace("'", "''") + "'"
    _put_line(start, f"if (Test-Path {place}) {{ . {place} }}  {MARK}")
    return _told("powershell", path, start)


def _profile() -> Path:
    """The start file of PowerShell, which only it can tell."""
    program = shutil.which("pwsh") or shutil.which("powershell")
    fix = "put the output of 'judge --show-completion powershell' into your $PROFILE"
    if program is None:
        raise JudgeError("no PowerShell found", fix)
    told = "[Console]::OutputEncoding = [Text.Encoding]::UTF8; $PROFILE"
    done = subprocess.run(
        [program, "-NoProfile", "-NonInteractive", "-Command", told], capture_output=True, check=False
    )
    path = done.stdout.decode("utf-8", "replace").strip()
    if done.returncode or not path:
        raise JudgeError("PowerShell does not tell where its profile is", fix)
    return Path(path)


_INSTALLERS: dict[str, Callable[[], str]] = {
    "bash": _install_bash,
    "zsh": _install_zsh,
    "fish": _install_fish,
    "powershell": _install_powershell,
}


def _told(shell: str, path: Path, start: Path | None = None) -> str:
    read_by = f", read by {start}" if start else ""
    return f"Completion for {shell}: {path}{read_by}.\nOpen a new {shell}; there, type judge, a space, and press Tab.\n"


def _put_script(shell: str) -> Path:
    path = user_data() / "completion" / f"judge.{_ENDINGS[shell]}"
    _write(path, script(shell))
    return path


def _put_line(start: Path, line: str, old: Collection[str] = ()) -> None:
    """Have ``line`` in a start file once. Lines of ours that say something else go, and those of ``old``; no other is changed."""
    start.parent.mkdir(parents=True, exist_ok=True)
    text = start.read_bytes().decode("utf-8", "surrogateescape") if start.exists() else ""
    lines = re.findall("[^\n]*\n|[^\n]+", text)  # a shell knows no other end of a line
    kept = [one for one in lines if one.rstrip() == line or not (one.rstrip().endswith(MARK) or one.strip() in old)]
    if line not in (one.rstrip() for one in kept):
        if kept and not kept[-1].endswith("\n"):
            kept[-1] += "\n"
        kept.append(f"{line}\n")
    if kept != lines:
        _write(start, "".join(kept))


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all, through a link to where it leads, with the rights that it has."""
    target, data = path.resolve(), text.encode("utf-8", "surrogateescape")
    if target.exists() and target.read_bytes() == data:
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    clear_unfinished(target.parent, target.name)
    write_whole(target, data)


def _take_away(path: Path) -> None:
    """Delete a script that typer made."""
    if path.is_file() and _OLD in path.read_text(encoding="utf-8", errors="replace"):
        path.unlink()
