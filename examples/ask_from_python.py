"""Ask one question from Python and print what a player wants to know: the ruling, its source, its date.

python examples/ask_from_python.py "your question"
"""

import sys

from judge import Judge, JudgeError

question = " ".join(sys.argv[1:]) or "can a hidden character be attacked?"
try:
    answer = Judge.open().ask(question, k=3)
except JudgeError as error:  # one line: the cause, then the fix
    sys.exit(f"judge: {error}")

print(f"{answer.status}: {question}")
for ruling in answer.answers:  # the nearest rulings, also where none of them answers
    point = ruling.points[ruling.point - 1]
    print()
    print(point.text)
    print(f"  {ruling.id}#{point.n}, {ruling.source}, in force from {ruling.in_force}")
