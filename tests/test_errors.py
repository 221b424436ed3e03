"""Errors are one line, also in the process that another one sends them to."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from judge.errors import AmbiguousError, CorpusError, Defect, JudgeError, NotFoundError

ERRORS = [
    JudgeError("no", "try again"),
    NotFoundError("no entry 'a'", ("b", "c")),
    NotFoundError("no entry 'a'"),
    AmbiguousError("two are called so:", ("a/b", "a/c"), "name one"),
    CorpusError([Defect(Path("a.md"), 3, "bad", "mend it")]),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_another_process_gets_it_as_it_is(error: JudgeError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert type(sent) is type(error)
    assert (str(sent), vars(sent)) == (str(error), vars(error))
