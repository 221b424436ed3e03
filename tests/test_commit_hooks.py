"""The hooks of a commit: programs of the environment that CONTRIBUTING sets up, so that a commit needs no network."""

from __future__ import annotations

import re
import tomllib

import yaml

from tests.helpers.sources import ROOT

# What a package of the extras brings, where a hook uses it.
PROGRAMS = {
    "ruff": "ruff",
    "mypy": "mypy",
    "check-yaml": "pre-commit-hooks",
    "check-toml": "pre-commit-hooks",
    "end-of-file-fixer": "pre-commit-hooks",
    "trailing-whitespace-fixer": "pre-commit-hooks",
    "judge": "rules-judge",
}


def test_every_hook_is_a_program_of_the_environment() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    listed = {re.split(r"[<>=~\[]", each)[0] for name in ("test", "contribute") for each in extras[name]}
    assert "pre-commit" in listed
    for repository in config["repos"]:
        assert repository["repo"] == "local", "hooks from elsewhere are fetched, and again whenever they are missing"
        for hook in repository["hooks"]:
            assert (hook["id"], hook["language"]) == (hook["id"], "system")
            assert PROGRAMS[hook["entry"].split()[0]] in listed | {project["name"]}
    assert "'.[test,contribute]'" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
