"""The entry point: ``judge`` and ``python -m judge``."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line. Ctrl-C ends it without a traceback even while modules are still being loaded."""
    # Answering multiplies small matrices: threads that numpy's BLAS would share them with spin three times as long as one needs for all.
    for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
        os.environ.setdefault(name, "1")
    # A closed stdout or stderr ("judge list >&-") is None: write to nowhere, as any other program would.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open until the end
    try:
        if "_JUDGE_COMPLETE" in os.environ:  # a shell asks what may follow: no time to load the commands
            from judge.cli.completion.reply import answer

            answer()
        from judge.cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        os._exit(130)


if __name__ == "__main__":
    main()
