"""Uses of a judge, many and mixed, for tests in which several threads or processes make them; and what comes of each."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import judge
from judge import Judge, JudgeError
from judge.answers import EntryRow
from judge.store.locations import shipped

QUESTIONS = Path(__file__).parents[1] / "data" / "questions.jsonl"
SECONDS = re.compile(rb'"seconds":[^,}]+')
LONG = 6  # signs of what came of a use
Use = tuple[str, tuple[Any, ...]]  # the name of a function below, and what it is given


def uses(of: Judge, count: int, seed: int = 1) -> list[Use]:
    """Some uses, always the same: seven of ten are questions (as people ask, misspelt, as posts, of unknown words), the rest any other."""
    chance = random.Random(seed)
    questions = [line["q"] for line in map(msgspec.json.decode, QUESTIONS.read_bytes().splitlines())]
    entries = of.entries(rulings_only=True)
    return [_use(chance, questions, entries) for _ in range(count)]


def _use(chance: random.Random, questions: Sequence[str], entries: Sequence[EntryRow]) -> Use:
    question, ruling = chance.choice(questions), chance.choice(entries)
    kinds: dict[Use, int] = {
        ("ask", (question,)): 3,
        ("ask", (misspelt(question, chance),)): 2,
        ("ask", (f"{question} {chance.choice(questions)}",)): 1,
        ("ask", (" ".join(made_up(chance) for _ in range(4)),)): 1,
        ("follow", (question, f"what about {ruling.title}?")): 1,
        ("look_up", (ruling.id, ruling.title, ruling.section or "1.1")): 1,
        ("run", (ruling.id,)): 1,
    }
    (chosen,) = chance.choices(list(kinds), list(kinds.values()))
    return chosen


def misspelt(text: str, chance: random.Random) -> str:
    """A text with two letters that stand side by side swapped."""
    at = chance.randrange(max(1, len(text) - 1))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def made_up(chance: random.Random) -> str:
    """A word that nobody uses."""
    return "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=chance.randint(5, 11)))


def outcome(of: Judge, use: Use) -> str:
    """What comes of a use: every field of every value but how long it took, or the error in words; as a short hash."""
    name, given = use
    digest = hashlib.sha256()
    for value in _FUNCTIONS[name](of, *given):
        digest.update(SECONDS.sub(b"", msgspec.json.encode(value)))
    return digest.hexdigest()[:LONG]


def _tried(*calls: Callable[[], object]) -> Iterator[object]:
    for call in calls:
        try:
            yield call()
        except JudgeError as error:
            yield str(error)


def _ask(of: Judge, question: str) -> Iterator[object]:
    yield from _tried(lambda: of.ask(question))


def _follow(of: Judge, question: str, further: str) -> Iterator[object]:
    first = of.ask(question)
    yield from _tried(lambda: of.ask(further, earlier=first))


def _look_up(of: Judge, entry: str, title: str, section: str) -> Iterator[object]:
    yield from _tried(
        lambda: of.show(entry),
        lambda: of.show(title),
        lambda: of.card(title),
        lambda: of.rule(section),
        lambda: of.history(entry),
        lambda: of.neighbours(entry),
        lambda: of.entries(doc=entry.partition("/")[0]),
        of.status,
        lambda: of.check_filters(doc=title),
        lambda: judge.compare(*[shipped("corpus") / "vs-remix"] * 2),
    )


def _run(of: Judge, entry: str) -> Iterator[object]:
    yield from _tried(
        lambda: of.check(entry, misread=True),
        lambda: of.verify([entry], prove=True),
        lambda: of.count_checks(doc=entry.partition("/")[0]),
    )


_FUNCTIONS: dict[str, Callable[..., Iterable[object]]] = {
    "ask": _ask,
    "follow": _follow,
    "look_up": _look_up,
    "run": _run,
}
