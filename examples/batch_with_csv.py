"""Answer a CSV of questions and keep its own columns beside each ruling: here the table of the tournament that asks.

python examples/batch_with_csv.py examples/questions.csv answers.csv

Where the columns needn't stay, ``judge batch examples/questions.csv -o answers.csv`` does it, and goes on after a kill.
"""

import csv
import sys
from pathlib import Path

from judge import Judge, JudgeError

FOUND = ("status", "ruling", "in_force", "text")


def found(judge: Judge, row: dict[str, str]) -> dict[str, str]:
    """The columns that a row gains; a question that can't be asked says why in ``text``."""
    try:
        answer = judge.ask(row["question"], as_of=row.get("as_of") or None)
    except JudgeError as error:
        return {"status": "error", "text": str(error)}
    if answer.status != "answered":
        return {"status": answer.status}
    first = answer.answers[0]
    point = first.points[first.point - 1]
    return {"status": answer.status, "ruling": f"{first.id}#{point.n}", "in_force": first.in_force, "text": point.text}


if len(sys.argv) != 3:
    sys.exit("usage: python examples/batch_with_csv.py QUESTIONS.csv ANSWERS.csv")
source, target = map(Path, sys.argv[1:])
with source.open(encoding="utf-8", newline="") as questions:
    rows = list(csv.DictReader(questions))
if not rows or "question" not in rows[0]:
    sys.exit(f"{source} has no rows with a column 'question'")

judge = Judge.open()
with target.open("w", encoding="utf-8", newline="") as answers:
    writer = csv.DictWriter(answers, [*rows[0], *FOUND], lineterminator="\n")
    writer.writeheader()
    writer.writerows({**row, **found(judge, row)} for row in rows)
