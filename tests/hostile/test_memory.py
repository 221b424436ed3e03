"""An open judge that is asked for days: what it keeps of questions has a bound, whatever words they are made of."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import tracemalloc
from functools import lru_cache

import pytest

from judge import Judge
from judge.search import spelling, terms, text
from judge.store import name_table, ruling_table
from tests.helpers.uses import made_up

FEW = 64
QUESTION = 20  # words that nobody uses
LEAST = 40  # bytes of a word that one cache would keep, and less than it takes


def ask(judge: Judge, chance: random.Random, count: int) -> None:
    for _ in range(count):
        judge.ask(" ".join(made_up(chance) for _ in range(QUESTION)))


def test_a_question_of_unknown_words_leaves_nothing_once_the_caches_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, kept in ((terms, "_KEPT"), (spelling, "_KEPT"), (name_table, "KEPT"), (ruling_table, "WORDS_KEPT")):
        monkeypatch.setattr(module, kept, FEW)
    monkeypatch.setattr(text, "_kept_stem", lru_cache(FEW)(text._kept_stem.__wrapped__))
    monkeypatch.setattr(text, "_kept_parts", lru_cache(FEW)(text._parts))
    judge, chance = Judge.open(), random.Random(1)
    judge.entries()  # reads every ruling
    judge.ask("can a hidden character be attacked?")
    tracemalloc.start()
    try:
        ask(judge, chance, 3 * FEW // QUESTION)
        left = [held_after(judge, chance, 40) for _ in range(4)]
    finally:
        tracemalloc.stop()
    # What is made once, a module or a ruling that is read for the first time, is in one round; what each question leaves is in all.
    assert min(left) < 40 * QUESTION * LEAST


def held_after(judge: Judge, chance: random.Random, count: int) -> int:
    """How many bytes more are held after so many questions."""
    before, _ = tracemalloc.get_traced_memory()
    ask(judge, chance, count)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    return after - before


PROGRAM = """
import random, sys
from pathlib import Path
from judge import Judge
from tests.hostile.test_memory import ask

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

count, judge, chance = int(sys.argv[1]), Judge.open(), random.Random(2)
ask(judge, chance, count // 10)
early = held()
ask(judge, chance, count - count // 10)
print(early, held())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.timeout(14_400)
def test_a_process_stays_as_large_as_it_was(attacks: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(200 * attacks)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    early, late = map(int, done.stdout.split())
    # The caches fill after some thousand words, and the allocator keeps some room.
    assert late - early < 16 * 2**20
