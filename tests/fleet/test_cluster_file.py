"""The cluster file that the guide shows can be read, and asks for the Ray that was tried."""

from __future__ import annotations

import re

import yaml

from tests.helpers.sources import ROOT


def test_the_cluster_file_has_one_version_of_ray_and_a_worker_for_each_cpu_but_the_head_s() -> None:
    text = (ROOT / "examples" / "cluster.yaml").read_text(encoding="utf-8")
    spec = yaml.safe_load(text)["spec"]
    floors = (ROOT / "floors.txt").read_text(encoding="utf-8")
    tried = re.search(r"^ray==(\S+)$", floors, re.MULTILINE)
    assert tried
    groups = [spec["headGroupSpec"], *spec["workerGroupSpecs"]]
    images = [container["image"] for group in groups for container in group["template"]["spec"]["containers"]]
    assert {spec["rayVersion"], *(image.rpartition(":")[2] for image in images)} == {tried[1]}
    assert f"rayproject/ray:{tried[1]}" in text
    assert spec["headGroupSpec"]["rayStartParams"]["num-cpus"] == "1"
    for group in groups:
        (container,) = group["template"]["spec"]["containers"]
        assert container["resources"]["requests"] == container["resources"]["limits"]
        assert {"name": "RAY_USAGE_STATS_ENABLED", "value": "0"} in container["env"]


def test_the_guide_shows_the_file() -> None:
    assert "```{literalinclude} ../examples/cluster.yaml\n" in (ROOT / "docs" / "fleet.md").read_text(encoding="utf-8")
