"""Mutation testing: of many small faults in engine and games, how many do the checks with their proofs notice, how many the tests?

    pip install -e '.[test,mutation]'
    python -m tests.benchmarks.mutation                                     # 520 mutants of engine and Vs. System
    python -m tests.benchmarks.mutation --over warhammer --sample 60 --killers proofs

1. cosmic-ray lists every mutant (all its operators that take no argument). Those in annotations are left out.
2. They are sorted by module, operator and occurrence and shuffled with --seed; the first of them, --sample many, are tried.
3. Each is tried in a copy of the tree, in a process of its own, one a core. Killers, in order: the package can't be imported; a verdict on
   a check of the games that the module can touch, under its reading and its misreadings, is another one than without the mutant (checks
   that call the mutated function come first); a test of engine, proving or games fails (random play is left out). The first one ends it.
4. Every result is written to --out at once. The same command goes on where it was stopped; a change of code, corpus or tests begins again.

survivors.jsonl in --out has the survivors with their differences, and a reason at those that are equivalent by construction (mutants.py
has the rules). Such a mark counts for survivors alone: what is killed was not equivalent. Survivors that somebody has looked at stand with
their reasons in survivors.jsonl beside this module; the others are printed as lines for it, and make the exit code 1. "invalid" is what
isn't Python any more. What runs out of CPU time (--limit) is noticed, too. What can't even be imported is counted apart: no check and no
test deserves the credit. POSIX alone.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import cache_from_source
from multiprocessing.pool import ThreadPool
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from tqdm import tqdm

from tests.benchmarks.mutation import killers, known
from tests.benchmarks.mutation.mutants import Mutant, equivalences, listed, sample

ROOT = Path(__file__).resolve().parents[3]
TESTS = ("tests/engine", "tests/proving", "tests/games")
COLUMNS = ("by import", "by proofs", "by tests", "timed out", "survived", "equivalent", "invalid")


class Result(msgspec.Struct, frozen=True, order=True):
    """What became of a mutant of ``tree`` (a hash): ``by`` which of the killers ``tried`` it died, and in ``detail`` of what."""

    mutant: Mutant
    tree: str
    tried: str
    state: killers.State
    by: str
    detail: str
    equivalent: str
    seconds: float
    diff: str

    @property
    def column(self) -> str:
        """Under which head of the table it is counted."""
        if self.state == "killed":
            return f"by {self.by}"
        return "equivalent" if self.state == "survived" and self.equivalent else self.state


class Trial:
    """Tries mutants in ``jobs`` copies of the tree, which are made in ``folder``."""

    def __init__(self, folder: Path, tree: str, given: argparse.Namespace) -> None:
        self.tree, self.killers, self.limit = tree, given.killers, given.limit
        self.entries: list[killers.Entry] = []
        self._free: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(given.jobs):
            copy = folder / str(number)
            for part in ("judge", "tests"):
                shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
            for part in ("corpus", "index"):  # nothing writes there
                (copy / part).symlink_to(ROOT / part)
            shutil.copy2(ROOT / "pyproject.toml", copy)
            self._free.put(copy)

    def look(self, known: Path) -> None:
        """Find out how it is without a mutant, or read it from ``known``.

        :raises SystemExit: if the killers find fault with the tree as it is.
        """
        if not known.exists():
            copy = self._free.get()
            status, output = self._run(copy, "survey", b"", 10 * self.limit)
            if status != 0:
                sys.exit(f"the checks don't run without a mutant: {output.strip().splitlines()[-1:]}")
            found = output.splitlines()[-1].encode()
            job = self._job(msgspec.json.decode(found, type=list[killers.Entry]), TESTS)
            status, output = self._run(copy, "kill", job, self.limit)
            if status != 0:
                sys.exit(f"without a mutant, within {self.limit} s: {', '.join(killers.classify(status, output))}")
            known.write_bytes(found)
            self._free.put(copy)
        self.entries = msgspec.json.decode(known.read_bytes(), type=list[killers.Entry])

    def try_out(self, mutant: Mutant) -> Result:
        """Make the mutant in a free copy and set the killers on it."""
        from cosmic_ray.mutating import mutate_code
        from cosmic_ray.plugins import get_operator

        copy, begun = self._free.get(), time.perf_counter()
        path = copy / mutant.module
        source = path.read_text(encoding="utf-8")
        text: str = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
        diff = difflib.unified_diff(
            source.splitlines(), text.splitlines(), mutant.module, mutant.module, n=1, lineterm=""
        )
        marks = [rule.reason for rule in equivalences(source) if rule.covers(mutant)]
        end: tuple[killers.State, str, str]
        try:
            compile(text, mutant.module, "exec", dont_inherit=True)
        except SyntaxError as error:
            end = "invalid", "", str(error)
        else:
            entries = killers.order(mutant.module, mutant.line, self.entries)
            with mutated(path, text):
                tests = () if self.killers == "proofs" else TESTS
                end = killers.classify(*self._run(copy, "kill", self._job(entries, tests), self.limit))
        self._free.put(copy)
        seconds = round(time.perf_counter() - begun, 1)
        return Result(mutant, self.tree, self.killers, *end, "".join(marks[:1]), seconds, "\n".join(diff))

    def _job(self, entries: Sequence[killers.Entry], tests: Sequence[str]) -> bytes:
        return msgspec.json.encode(
            killers.Job({entry.id: entry.verdicts for entry in entries}, list(tests), self.limit)
        )

    def _run(self, copy: Path, what: str, message: bytes, limit: int) -> tuple[int | None, str]:
        """Status and output of a process in ``copy`` that sees nothing of the user's own; no status if it takes ten times ``limit``."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
        env |= {"JUDGE_DATA": str(copy / "own"), "PYTHONPATH": str(copy), "PYTHONHASHSEED": "0"}
        command = [sys.executable, killers.__file__, what]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, cwd=copy, env=env, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT) as process:
            try:
                output, _ = process.communicate(message, timeout=10 * limit)
                status: int | None = process.returncode
            except subprocess.TimeoutExpired:
                process.kill()
                status, (output, _) = None, process.communicate()
        return status, output.decode(errors="replace")


@contextmanager
def mutated(path: Path, text: str) -> Iterator[None]:
    """The module at ``path`` with another text. No compiled one is left: its stamp doesn't tell two mutants of one second apart."""
    original, compiled = path.read_bytes(), Path(cache_from_source(str(path)))
    compiled.unlink(missing_ok=True)
    path.write_text(text, encoding="utf-8")
    try:
        yield
    finally:
        path.write_bytes(original)
        compiled.unlink(missing_ok=True)


def package(name: str) -> Path:
    """The folder of a part of the package by its name, or of a game by how its name begins."""
    word = name.replace("-", "_")
    folders = (ROOT / "judge" / word, *(ROOT / "judge" / "games").glob(f"{word}*"))
    found = [folder for folder in folders if (folder / "__init__.py").is_file()]
    if len(found) != 1:
        sys.exit(f"--over {name}: {'no' if not found else 'more than one'} part of judge/ or game is called so")
    return found[0]


def fingerprint() -> str:
    """A hash of all that decides what becomes of a mutant."""
    digest = hashlib.sha256()
    for path in sorted(path for part in ("judge", "corpus", *TESTS) for path in (ROOT / part).rglob("*.*")):
        if path.suffix in {".py", ".md", ".yaml"}:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def show(results: Sequence[Result]) -> None:
    """Print the table, a row a module, and the share that was noticed."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for result in sorted(results):
        counts[result.mutant.module][result.column] += 1
    total = sum(counts.values(), Counter[str]())
    table = Table("module", *COLUMNS)
    for row, count in (*counts.items(), ("all", total)):
        table.add_row(row, *(str(count[head] or "") for head in COLUMNS))
    Console(width=160).print(table)
    for what, heads in {"all": COLUMNS[:5], "what can be imported": COLUMNS[1:5]}.items():
        counted = sum(total[head] for head in heads)
        print(
            f"noticed of {what}, equivalent and invalid left out: {1 - total['survived'] / max(counted, 1):.1%} of {counted}"
        )


def main() -> None:
    """Read the command line, try what has no result yet, and show everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--over", action="append", help="a part of judge/ or a game; may be repeated (engine, vs-system)"
    )
    parser.add_argument("--sample", type=int, default=520)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--killers", choices=("proofs", "proofs,tests"), default="proofs,tests")
    parser.add_argument("--limit", type=int, default=60, help="seconds of CPU for each killer (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once (as many as cores)")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build" / "mutation", help="folder of the results (build/mutation)"
    )
    given = parser.parse_args()
    warnings.simplefilter("ignore", SyntaxWarning)  # "is" with a literal, on purpose
    modules = [path for name in given.over or ("engine", "vs-system") for path in package(name).rglob("*.py")]
    try:
        mutants = listed(ROOT, modules)
    except ModuleNotFoundError:
        sys.exit("cosmic-ray is not installed: run pip install -e '.[test,mutation]'")
    drawn, tree = sample(mutants, given.seed, given.sample), fingerprint()
    print(f"{len(drawn)} of {len(mutants)} mutants of {len(modules)} modules, tree {tree}", flush=True)
    given.out.mkdir(parents=True, exist_ok=True)
    log = given.out / "results.jsonl"
    lines = log.read_bytes().splitlines() if log.exists() else []
    earlier = [
        result for result in msgspec.json.decode(b"[%s]" % b",".join(lines), type=list[Result]) if result.tree == tree
    ]
    # A mutant that no test was needed for need not be tried again with the tests.
    done = {
        result.mutant: result
        for result in earlier
        if result.tried == given.killers or result.by in ("import", "proofs")
    }
    missing = [mutant for mutant in drawn if mutant not in done]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, log.open("ab") as file:
        if missing:
            trial = Trial(Path(folder).resolve(), tree, given)
            trial.look(given.out / f"without-{tree}.json")
            with ThreadPool(given.jobs) as pool:
                for result in tqdm(pool.imap_unordered(trial.try_out, missing), total=len(missing)):
                    done[result.mutant] = result
                    file.write(msgspec.json.encode(result) + b"\n")
                    file.flush()
    found = [done[mutant] for mutant in drawn]
    survivors = [result for result in found if result.state == "survived"]
    (given.out / "survivors.jsonl").write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in survivors))
    show(found)
    new = known.unknown((result.mutant, result.diff) for result in survivors if not result.equivalent)
    print(
        f"{len(survivors)} survivors in {given.out / 'survivors.jsonl'}, {len(new)} of them without a reason in {known.FILE.name}"
    )
    for each in new:
        print(msgspec.json.encode(each).decode())
    sys.exit(1 if new else 0)


if __name__ == "__main__":
    main()
