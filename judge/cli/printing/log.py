"""The log for the eye: a question, what was ruled, where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from judge.cli.printing.text import say
from judge.desk.journal import Logged


def tell_log(entries: Sequence[Logged], left_out: int) -> None:
    """Entries by day, oldest first; and how many older ones are not shown."""
    if left_out:
        say(f"... {left_out} earlier; -n {left_out + len(entries)} shows all", dim=True)
    for day, asked in groupby(entries, key=lambda entry: entry.at[:10]):
        say(day, bold=True)
        for entry in asked:
            say(f"{entry.at[11:16]} {entry.question}{f' ({entry.asked_of})' if entry.asked_of else ''}", hang=6)
            if entry.status == "answered":
                say(entry.text, indent=6)
                say(entry.reference, indent=6, fg="cyan")
            else:
                say("No ruling settled it.", indent=6, dim=True)
