"""How many cores this process may use: those it is bound to, within the share of time that its control groups leave it."""

from __future__ import annotations

import math
import os
from pathlib import Path


def usable_cores(processes: Path = Path("/proc/self/cgroup"), groups: Path = Path("/sys/fs/cgroup")) -> int:
    """At least 1. A container may see 64 cores and be given the time of two.

    :param processes: which control group this process is in, as Linux tells it.
    :param groups: the folder of all control groups (version 2).
    """
    bound = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min([bound, *_quotas(processes, groups)]))


def _quotas(processes: Path, groups: Path) -> list[int]:
    """Whole cores, rounded up, that the control group of this process and those around it are given; nothing where none is limited."""
    try:
        own = next((line[3:] for line in processes.read_text().splitlines() if line.startswith("0::")), None)
    except OSError:
        return []
    if own is None:
        return []
    group = groups / own.strip("/")
    found = []
    for folder in (group, *group.parents):
        try:
            quota, period = (folder / "cpu.max").read_text().split()
            if quota != "max":
                found.append(math.ceil(int(quota) / int(period)))
        except (OSError, ValueError):
            continue  # the outermost group has no such file, other systems have no groups
    return found
