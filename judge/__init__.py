"""judge: card-interaction questions in, rulings out, offline.

>>> from judge import Judge
>>> Judge.open().ask("can a hidden character be attacked?").answers[0].id
'marvel-knights/701.17'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.version import __version__

if TYPE_CHECKING:  # see __getattr__
    from judge.api import Judge, compare
    from judge.errors import JudgeError

__all__ = ["Judge", "JudgeError", "__version__", "compare"]


def __getattr__(name: str) -> Any:
    # Imported when asked for: "judge --help" needs neither FAISS nor numpy.
    if name == "Judge":
        from judge.api import Judge

        return Judge
    if name == "compare":
        from judge.api import compare

        return compare
    if name == "JudgeError":
        from judge.errors import JudgeError

        return JudgeError
    raise AttributeError(f"module 'judge' has no attribute {name!r}")
