"""The page under load: clients that ask all the time, a server that is killed and started again, the first page in a slow browser, and how
well the site's search by words finds.

python tests/benchmarks/load.py [--clients 50] [--seconds 60] [--workers 1] [--load-only] [--questions FILE]

Memory is what all processes of a server hold together (PSS: what several share counts once). ``--questions`` names lines of JSON with "q"
and "gold" for the search by words. Everything stays on this machine. For Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from urllib.parse import quote

from judge import Judge
from judge.web.site import words_script
from judge.web.words import Postings, search

START = 30.0  # seconds that a server may take to answer
ONE = 20.0  # seconds that one answer may take before it counts as lost


@dataclass
class Seen:
    """What clients saw: milliseconds of each answer, how many of each outcome, and the longest time without any answer."""

    milliseconds: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    ends: list[float] = field(default_factory=list)

    def gap(self) -> float:
        """The longest time between two answers, in seconds."""
        ends = sorted(self.ends)
        return max((b - a for a, b in pairwise(ends)), default=0.0)


async def ask(port: int, question: str) -> str:
    """Ask as a phone does, over a connection of its own; give the status."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(
            f"GET /?q={quote(question)} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        answer = await reader.read()
        return answer.split(b" ", 2)[1].decode() if answer else "nothing"
    finally:
        writer.close()


async def client(port: int, questions: Sequence[str], until: float, seen: Seen, *, retries: bool) -> None:
    """Ask one question after the other; where ``retries``, a question that was lost is asked again."""
    for question in questions:
        while time.monotonic() < until:
            begun = time.monotonic()
            try:
                outcome = await asyncio.wait_for(ask(port, question), ONE)
            except (OSError, TimeoutError) as error:
                outcome = type(error).__name__
            seen.outcomes[outcome] += 1
            if outcome == "200":
                seen.milliseconds.append((time.monotonic() - begun) * 1_000)
                seen.ends.append(time.monotonic())
                break
            if not retries:
                break
            await asyncio.sleep(0.2)


async def clients(port: int, count: int, seconds: float, questions: Sequence[str], *, retries: bool = False) -> Seen:
    """``count`` clients who ask different questions for ``seconds``."""
    seen = Seen()
    until = time.monotonic() + seconds
    shares = [questions[n::count] for n in range(count)]
    await asyncio.gather(*(client(port, share, until, seen, retries=retries) for share in shares))
    return seen


class Server:
    """``judge serve`` as a process."""

    def __init__(self, port: int = 0, workers: int = 1) -> None:
        begun = time.monotonic()
        command = [sys.executable, "-m", "judge", "serve", "--port", f"{port}", "--workers", f"{workers}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        self.seconds_to_start = time.monotonic() - begun
        self.port = int(told.rstrip("/\n").rpartition(":")[2])

    def processes(self) -> list[Path]:
        """It and its workers, as Linux shows them."""
        own = self.process.pid
        workers = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        return [Path("/proc") / f"{each}" for each in (own, *workers)]

    def memory(self) -> float:
        """MiB that they hold."""
        held = [(each / "smaps_rollup").read_text(encoding="ascii") for each in self.processes()]
        return sum(int(each.split("Pss:")[1].split()[0]) for each in held) / 1024

    def processor(self) -> float:
        """Seconds of processor that they have used: on a machine that others use too, this says more than the clock."""
        told = [(each / "stat").read_text(encoding="utf-8").rpartition(")")[2].split() for each in self.processes()]
        return sum(int(each[11]) + int(each[12]) for each in told) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def under_load(count: int, seconds: float, questions: Sequence[str], workers: int) -> None:
    server = Server(workers=workers)
    print(f"start to answer: {server.seconds_to_start:.2f} s, {server.memory():.0f} MiB")
    asyncio.run(clients(server.port, 4, 5, questions[::-1]))
    before, used = server.memory(), server.processor()
    begun = time.monotonic()
    seen = asyncio.run(clients(server.port, count, seconds, questions))
    took, used = time.monotonic() - begun, server.processor() - used
    cuts = statistics.quantiles(seen.milliseconds, n=100)
    print(
        f"{count} clients, {seconds:.0f} s: {len(seen.milliseconds) / took:.1f} questions/s, outcomes {dict(seen.outcomes)}"
    )
    print(f"  median {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms, slowest {max(seen.milliseconds):.0f} ms")
    print(f"  {used / len(seen.milliseconds) * 1_000:.0f} ms of processor a question ({used / took:.2f} cores held)")
    print(f"  memory {before:.0f} → {server.memory():.0f} MiB")
    server.end()


def killed_amid(count: int, questions: Sequence[str]) -> None:
    server = Server()

    async def killed() -> Seen:
        asking = asyncio.create_task(clients(server.port, count, 20, questions, retries=True))
        await asyncio.sleep(5)
        server.end(signal.SIGKILL)
        again = await asyncio.to_thread(Server, server.port)
        seen = await asking
        again.end()
        return seen

    seen = asyncio.run(killed())
    lost = {outcome: n for outcome, n in seen.outcomes.items() if outcome != "200"}
    print(
        f"kill -9 and started again: {len(seen.milliseconds)} answers, longest gap {seen.gap():.1f} s, asked again after {lost}"
    )


def first_page() -> None:
    from tests.helpers.browsers import CHROMIUM, PHONE, browser, visiting

    if CHROMIUM is None:
        print("no Chromium here: the first page is not measured")
        return
    server = Server()
    with browser() as opened, visiting(opened, **PHONE) as page:
        told = page.context.new_cdp_session(page)
        told.send("Network.enable")
        told.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        got: list[float] = []
        told.on("Network.loadingFinished", lambda event: got.append(event["encodedDataLength"]))
        begun = time.monotonic()
        page.goto(f"http://127.0.0.1:{server.port}/", wait_until="load")
        opened_in = time.monotonic() - begun
        page.wait_for_timeout(500)
        print(
            f"first page: {sum(got):.0f} bytes in {len(got)} requests, open in {opened_in * 1_000:.0f} ms (processor slowed 4 times)"
        )
        page.get_by_label("Your question").fill("can a hidden character be attacked?")
        begun = time.monotonic()
        page.get_by_role("button", name="Ask").click()
        page.locator(".verdict").wait_for()
        print(f"first answer after it: {(time.monotonic() - begun) * 1_000:.0f} ms, {sum(got):.0f} bytes in all")
    server.end()


def word_search(judge: Judge, file: Path) -> None:
    found = json.loads(words_script(judge).decode().removeprefix("const WORDS = ").removesuffix(";\n"))
    words = Postings([tuple(entry) for entry in found["entries"]], found["weights"])
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    rows = [row for row in rows if row.get("gold")]
    first = five = 0
    for row in rows:
        ids = search(words, row["q"], 5)
        first += ids[:1] != [] and ids[0] in row["gold"]
        five += bool(set(ids) & set(row["gold"]))
    print(
        f"search by words: {len(rows)} questions, right first {first / len(rows):.2f}, among five {five / len(rows):.2f}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clients", type=int, default=50)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--load-only", action="store_true", help="measure nothing but the load")
    options.add_argument("--questions", type=Path)
    given = options.parse_args()
    judge = Judge.open()
    questions = [question for asked in judge.asked_questions().values() for question in asked]
    random.Random(17).shuffle(questions)
    if given.questions:
        word_search(judge, given.questions)
    under_load(given.clients, given.seconds, questions, given.workers)
    if given.load_only:
        return
    killed_amid(given.clients, questions)
    first_page()


if __name__ == "__main__":
    main()
