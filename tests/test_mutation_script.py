"""What mutation testing decides without a run: which mutants are drawn, which are equivalent, what the end of a process means."""

from __future__ import annotations

import importlib
import random
import signal
from pathlib import Path
from types import ModuleType

import msgspec
import pytest


@pytest.fixture
def mutants() -> ModuleType:
    return importlib.import_module("tests.benchmarks.mutation.mutants")


@pytest.fixture
def killers() -> ModuleType:
    pytest.importorskip("resource", reason="limits of a process are POSIX")
    return importlib.import_module("tests.benchmarks.mutation.killers")


def test_a_sample_hangs_on_the_seed_alone_and_a_larger_one_begins_with_the_smaller(mutants: ModuleType) -> None:
    everything = [mutants.Mutant(f"m{i % 7}.py", f"op{i % 5}", i, i, 0) for i in range(200)]
    drawn = mutants.sample(everything, 7, 30)
    shuffled = random.Random(1).sample(everything, len(everything))
    assert mutants.sample(shuffled, 7, 30) == drawn
    assert mutants.sample(everything, 7, 60)[:30] == drawn
    assert mutants.sample(everything, 8, 30) != drawn
    assert len(set(drawn)) == 30


def test_a_sample_is_the_same_next_year(mutants: ModuleType) -> None:
    everything = [mutants.Mutant("m.py", "op", i, 1, 0) for i in range(10)]
    assert [mutant.occurrence for mutant in mutants.sample(everything, 20261121, 10)] == [1, 3, 5, 6, 0, 7, 9, 4, 2, 8]


SOURCE = """\
from __future__ import annotations

@dataclass(frozen=True, kw_only=True)
class Card:
    name: str | None = None

    def is_it(self, other: Card | None) -> bool | None:
        return "é" == self.name or self.zone == HAND or self.when != When.START or self.name == other.name

    def worth(self, cost: int, *, times: int = 1) -> int | None:
        return None if self.name is None else cost * times + (self.name is other.name)

@total_ordering(strict=True, order=True)
class Pile: ...
"""
EQUAL, UNEQUAL = "core/ReplaceComparisonOperator_Eq_Is", "core/ReplaceComparisonOperator_NotEq_IsNot"


@pytest.mark.parametrize(
    ("operator", "where", "reason"),
    [
        ("core/ReplaceBinaryOperator_BitOr_Add", "| None = None", "annotation"),
        ("core/ReplaceBinaryOperator_BitOr_Add", "| None)", "annotation"),
        ("core/ReplaceBinaryOperator_BitOr_Add", "| None:", "annotation"),
        (EQUAL, "== self.name", "identity of a constant"),
        (EQUAL, "== HAND", "identity of a constant"),
        (UNEQUAL, "!= When.START", "identity of a constant"),
        (EQUAL, "== other.name", None),
        ("core/ReplaceComparisonOperator_Eq_NotEq", "== HAND", None),
        ("core/ReplaceComparisonOperator_Is_Eq", "is None else", "identity of a constant"),
        ("core/ReplaceComparisonOperator_Is_Eq", "is other.name", None),
        ("core/ReplaceTrueWithFalse", "True, kw_only", "a dataclass that refuses less"),
        ("core/ReplaceTrueWithFalse", "True)", "a dataclass that refuses less"),
        ("core/ReplaceTrueWithFalse", "True, order", None),
        ("core/ReplaceBinaryOperator_Mul_Div", "*, times", "a signature that refuses less"),
        ("core/ReplaceBinaryOperator_Mul_Div", "* times", None),
        ("core/RemoveDecorator", "@dataclass", None),
        ("core/ReplaceOrWithAnd", "or self.zone", None),
    ],
)
def test_what_is_equivalent_by_construction(mutants: ModuleType, operator: str, where: str, reason: str | None) -> None:
    before = SOURCE[: SOURCE.index(where)]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n") - 1
    mutant = mutants.Mutant("m.py", operator, 0, line, column)
    reasons = {rule.reason for rule in mutants.equivalences(SOURCE) if rule.covers(mutant)}
    assert reasons == ({reason} if reason else set())


def test_annotations_that_are_evaluated_are_no_equivalence(mutants: ModuleType) -> None:
    source = SOURCE.replace("from __future__ import annotations", "")
    assert "annotation" in {rule.reason for rule in mutants.equivalences(SOURCE)}
    assert "annotation" not in {rule.reason for rule in mutants.equivalences(source)}


@pytest.mark.parametrize(
    ("status", "output", "end"),
    [
        (0, "stage import\nstage proofs\nstage tests\n230 passed\n", ("survived", "", "")),
        (1, "stage import\nTraceback ...\nTypeError: no\n", ("killed", "import", "TypeError: no")),
        (1, "stage import\nstage proofs\ndoc/entry\n", ("killed", "proofs", "doc/entry")),
        (1, "stage proofs\nstage tests\n.F\nFAILED a.py::b - x\n1 failed\n", ("killed", "tests", "FAILED a.py::b - x")),
        (-signal.SIGSEGV, "stage import\nstage proofs\n", ("killed", "proofs", "stage proofs")),
        (None, "stage import\nstage proofs\n", ("timed out", "proofs", "")),
    ],
)
def test_the_end_of_a_process_tells_what_became_of_its_mutant(
    killers: ModuleType, status: int | None, output: str, end: tuple[str, str, str]
) -> None:
    assert killers.classify(status, output) == end


def test_a_mutant_that_uses_up_its_time_is_no_crash(killers: ModuleType) -> None:
    assert killers.classify(-signal.SIGXCPU, "stage proofs\n") == ("timed out", "proofs", "")


def test_the_checks_that_call_the_mutated_function_come_first(killers: ModuleType) -> None:
    def entry(name: str, game: str, *calls: tuple[str, int, int]) -> object:
        return killers.Entry(f"doc/{name}", game, "[]", list(calls))

    entries = [
        entry("other-function", "vs-system", ("judge/engine/view.py", 1, 9), ("judge/engine/chain.py", 10, 20)),
        entry("this-function", "vs-system", ("judge/engine/view.py", 10, 20)),
        entry("variant", "vs-remix", ("judge/games/vs_system/cards/klaw.py", 1, 99)),
        entry("other-game", "warhammer", ("judge/games/warhammer/game.py", 1, 99)),
        entry("2.1-klaw", "vs-system"),
    ]

    def order(module: str, line: int) -> list[str]:
        return [found.id.partition("/")[2] for found in killers.order(module, line, entries)]

    assert order("judge/engine/view.py", 15) == ["this-function", "other-function", "variant", "other-game", "2.1-klaw"]
    # A variant may read what it doesn't call: a constant.
    ordered = ["2.1-klaw", "other-function", "this-function", "variant"]
    assert order("judge/games/vs_system/cards/s2_1_klaw.py", 3) == ordered


DIFF = """\
--- judge/engine/x.py
+++ judge/engine/x.py
@@ -3,3 +3,3 @@
 def room(count):
-    return count < 3
+    return count <= 3
"""


def test_a_survivor_is_known_by_what_it_changes_wherever_it_stands(mutants: ModuleType, tmp_path: Path) -> None:
    known = importlib.import_module("tests.benchmarks.mutation.known")
    file = tmp_path / "survivors.jsonl"
    mutant = mutants.Mutant("judge/engine/x.py", "Lt_LtE", 0, 4, 11)
    (new,) = known.unknown([(mutant, DIFF)], file)
    assert new.changes == ("- return count < 3", "+ return count <= 3")
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(new, reason="no room has four")) + b"\n")
    moved = msgspec.structs.replace(mutant, occurrence=5, line=40)
    assert known.unknown([(moved, DIFF.replace("-3,3 +3,3", "-39,3 +39,3"))], file) == []
    assert known.unknown([(moved, DIFF.replace("<= 3", "< 4"))], file) != []


def test_every_known_survivor_has_a_reason() -> None:
    known = importlib.import_module("tests.benchmarks.mutation.known")
    assert [change for change, reason in known.read().items() if len(reason) < 10] == []
