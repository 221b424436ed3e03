"""What to say of a file that holds something else than a run would write there."""

from __future__ import annotations

from judge.batch.rows import Layout
from judge.errors import InputFileError

ANEW = "give another output, or begin anew with --force"


def why_other(target: str, wanted: Layout, standing: bytes, done: int, *, is_begin: bool) -> InputFileError:
    """The failure that tells how a file differs from what is wanted.

    :param standing: what stands in the file where it may differ.
    :param done: how many rows before it are right.
    :param is_begin: whether that is the beginning of the file, where its head belongs if it has one.
    """
    line, end, rest = standing.partition(b"\n")
    if is_begin:
        found = Layout.found(line + b"\n", wanted.form)
        if found and found.fields != wanted.fields and _holds(found, rest if wanted.head else standing):
            fix = f"--fields {','.join(found.fields)}" if found.fields else "no --fields"
            return InputFileError(f"{target} holds rows with other fields", f"go on with {fix}, or {ANEW}")
        if wanted.head:
            if (line + end).decode(errors="replace") != wanted.head:
                return _no_result_file(target, 1)
            standing = rest
    if not _holds(wanted, standing):
        return _no_result_file(target, done + (2 if wanted.head else 1))
    cause = f"row {done + 1} of {target} is not what this run answers: question, options or index are others"
    return InputFileError(cause, ANEW)


def _holds(layout: Layout, standing: bytes) -> bool:
    """Whether a row of a layout stands there, or the beginning of one."""
    line, end, _ = standing.partition(b"\n")
    return layout.holds(line + end) if end else layout.begins(line)


def _no_result_file(target: str, line: int) -> InputFileError:
    return InputFileError(f"{target} is no result file of this command (line {line})", ANEW)
