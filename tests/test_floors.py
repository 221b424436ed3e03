"""The lower bounds of dependencies are the versions that were tried with them."""

from __future__ import annotations

import re
import tomllib

from tests.helpers.sources import ROOT

FLOOR = re.compile(r"^([\w-]+)==(\S+)$", re.MULTILINE)
BOUND = re.compile(r"([\w-]+)(?:\[\w+\])?>=([\w.]+)")


def test_the_lower_bounds_are_the_floors() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["pdf"], *extras["mcp"], *extras["web"], *extras["ray"]]
    bounds = {found[1]: found[2] for need in needed if (found := BOUND.match(need))}
    assert len(bounds) == len(needed)
    assert dict(FLOOR.findall((ROOT / "floors.txt").read_text(encoding="utf-8"))) == bounds
