"""What a fleet of machines takes to answer so many questions, and where it stalls: a simulation, seeded; nothing is started.

python tests/benchmarks/fleet_simulation.py [--machines 100] [--questions 10000000] [--NAME VALUE ...]

Its defaults for judge are measured or estimated, as each says; those for machines and networks are what clouds sell, to be
replaced by one's own. Shards go to whichever core is free; a window of shards is finished before the next is cut, as in
``judge/fleet/running.py``; a machine that is taken away loses what it is at and comes back; nobody does a slow machine's shard again.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from dataclasses import dataclass, fields, replace

WINDOW, SHARDS_EACH = 2_000, 50  # of judge/fleet/running.py


@dataclass(frozen=True)
class Fleet:
    """The figures that the simulation rests on: seconds, megabytes, questions, money."""

    machines: int = 100
    cores: int = 8  # of a machine, one worker each
    questions: int = 10_000_000
    shard: int = 200  # questions
    window: int = 0  # shards cut at once; what judge does where 0
    per_question: float = 0.027  # seconds on a core (37 a second, measured)
    spread: float = 0.35  # sigma of a shard's logarithm of seconds, between shards of other questions
    open_worker: float = (
        6.0  # seconds: Ray's process, the index, the first question (read off a few runs on a busy machine)
    )
    cut_rate: float = 90_000.0  # questions a second that are read and cut (114,000 a second of processor, measured)
    row: float = 0.0093  # MB of a whole result row (measured); a slim one has a hundredth of it
    put: float = 0.15  # seconds that a shard's requests to an object store take
    join_rate: float = 250.0  # MB a second in which shards become one file; 0 leaves the folder of shards
    boot: float = 90.0  # seconds until a machine runs
    image: float = 1_100.0  # MB of Python, judge with its index, Ray (estimated from what is installed)
    network: float = 150.0  # MB a second that a machine may load or store
    registry: float = 2_000.0  # MB a second that images are given out at, to all together
    slow: float = 0.05  # share of machines that are slow
    slowness: float = 3.0  # times that they take
    taken: float = 0.02  # how often an hour a machine is taken away (spot machines)
    price: float = 0.10  # an hour of a machine
    seed: int = 1


@dataclass(frozen=True)
class Course:
    """What a run came to; shares are of all core seconds that are paid for."""

    hours: float
    cost: float
    start: float  # share before the first question of each core
    waiting: float  # share for the last shards of windows, and for the end of the run
    lost: float  # share for shards that were begun and lost
    writing: float  # share for putting shards
    joining: float  # share while one machine makes one file
    answering: float  # share for questions

    def line(self) -> str:
        """A row of a table in Markdown."""
        shares = (self.answering, self.start, self.waiting, self.lost, self.writing, self.joining)
        return (
            f"| {self.hours * 60:.0f} min | {self.cost:.2f} | "
            + " | ".join(f"{100 * share:.1f} %" for share in shares)
            + " |"
        )


def simulate(fleet: Fleet) -> Course:
    """One run of a fleet."""
    chance = random.Random(fleet.seed)
    workers = fleet.machines * fleet.cores - 1  # a core is left to Ray
    load = fleet.image / min(fleet.network, fleet.registry / fleet.machines)
    up = fleet.boot + load
    slow = [fleet.slowness if chance.random() < fleet.slow else 1.0 for _ in range(fleet.machines)]
    away = [_next(chance, up, fleet) for _ in range(fleet.machines)]
    free = [(up + fleet.open_worker, worker) for worker in range(workers)]
    heapq.heapify(free)
    shards = math.ceil(fleet.questions / fleet.shard)
    window = fleet.window or max(WINDOW, SHARDS_EACH * workers)
    mean = fleet.shard * fleet.per_question
    answering = lost = writing = now = 0.0
    for begin in range(0, shards, window):
        count = min(window, shards - begin)
        now += count * fleet.shard / fleet.cut_rate
        waiting = count
        ends = [now]
        while waiting:
            at, worker = heapq.heappop(free)
            machine = worker // fleet.cores
            start = max(at, now)
            takes = mean * slow[machine] * chance.lognormvariate(-(fleet.spread**2) / 2, fleet.spread)
            puts = fleet.put + fleet.shard * fleet.row / (fleet.network / fleet.cores)
            end = start + takes + puts
            if end > away[machine] > start:
                lost += away[machine] - start
                end = away[machine] + up + fleet.open_worker
            elif away[machine] <= start:  # another of its workers met it first
                end = max(start, away[machine] + up + fleet.open_worker)
                if end == start:
                    away[machine] = _next(chance, start, fleet)
            else:
                answering += takes
                writing += puts
                waiting -= 1
                ends.append(end)
            heapq.heappush(free, (end, worker))
        now = max(ends)
    joining = fleet.questions * fleet.row / fleet.join_rate if fleet.join_rate else 0.0
    whole = now + joining
    paid = fleet.machines * fleet.cores * whole
    begun = workers * (up + fleet.open_worker)
    joined = joining * fleet.machines * fleet.cores
    used = answering + lost + writing + begun + joined
    shares = [part / paid for part in (begun, paid - used, lost, writing, joined, answering)]
    return Course(whole / 3600, fleet.machines * fleet.price * whole / 3600, *shares)


def _next(chance: random.Random, now: float, fleet: Fleet) -> float:
    return now + (chance.expovariate(fleet.taken / 3600) if fleet.taken else math.inf)


HEAD = """| | time | cost | answering | start | waiting | lost | writing | joining |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    for each in fields(Fleet):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(each.default), default=each.default)
    fleet = Fleet(**vars(parser.parse_args()))
    folder = replace(fleet, join_rate=0.0)
    print(HEAD)
    for name, other in (
        (f"{fleet.machines} machines, one file of whole rows", fleet),
        ("slim rows (`--fields`)", replace(fleet, row=fleet.row / 100)),
        ("a folder of shards", folder),
        ("a tenth of the questions", replace(folder, questions=fleet.questions // 10)),
        ("a tenth of the machines", replace(folder, machines=max(1, fleet.machines // 10))),
        ("windows of 2,000 shards", replace(folder, window=WINDOW)),
        ("shards of 2,000 questions", replace(folder, shard=2_000)),
        ("images ten times as slow", replace(folder, registry=fleet.registry / 10)),
        ("no slow machines", replace(folder, slow=0.0)),
        ("machines taken twice an hour", replace(folder, taken=2.0)),
    ):
        print(f"| {name} {simulate(other).line()}")


if __name__ == "__main__":
    main()
