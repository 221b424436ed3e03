"""The one reader of YAML: what it reads is as PyYAML reads it, and what else YAML can say is refused at its line."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import yaml

from judge.rulings.plain_yaml import YamlError, read_yaml
from judge.store.locations import shipped

FAMILIES = Path(__file__).parents[2] / "judge" / "importing" / "parting" / "families"
FILES = sorted([*shipped("corpus").glob("**/*.yaml"), *FAMILIES.glob("*.yaml")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_shipped_file_reads_as_a_loader_of_texts_reads_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert read_yaml(text).value == yaml.load(text, Loader=yaml.BaseLoader)


def test_keys_are_told_with_their_lines_and_those_that_stand_twice() -> None:
    found = read_yaml("a:\n  b: on\n  c: [1, {d: ''}]\na: 2005-01-01\n")
    assert found.value == {"a": "2005-01-01"}
    assert found.lines == {("a",): 1, ("a", "b"): 2, ("a", "c"): 3, ("a", "c", 1, "d"): 3}
    assert found.twice == [(("a",), 4)]
    assert [read_yaml(text).value for text in ("", "# nothing\n", "''", "a", "- a")] == [None, None, None, "a", ["a"]]


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("a:\n  " + "[" * 50_000, 2, "nests deeper"),
        ("{a: " * 50_000, 1, "nests deeper"),
        ("".join("  " * n + "a:\n" for n in range(900)), 17, "nests deeper"),
        ("? " * 50_000, 1, "no plain word"),
        ("a: &b [c]\nd: *b", 1, "anchors are not read"),
        ("a: 1\nd: *b", 2, "aliases are not read"),
        ("a: 1\nb: !!binary x", 2, "tags are not read"),
        ("&" + "a" * 500_000 + " b", 1, "anchors are not read"),
        ("x" * 2_000_000, 1, "the limit is"),
        ("a\n---\nb", 2, "a second document"),
        ('a:\n- "\\x9b"', 2, "holds U+009B, which is no text"),
        ('a:\n- "b\\n\\e"', 3, "holds U+001B, which is no text"),
        ("a:\n\n\x07", 3, "not allowed"),
        ("a: \ud800", 1, "no character"),
        ("a: [\n\n", 1, "did not find"),
        ("a:\n\t- b", 2, "cannot start any token"),
    ],
)
def test_what_else_there_is_is_refused_at_its_line_and_at_once(text: str, line: int, cause: str) -> None:
    begun = time.process_time()
    with pytest.raises(YamlError) as refused:
        read_yaml(text)
    assert time.process_time() - begun < 2
    assert cause in refused.value.cause or cause in str(refused.value)
    assert refused.value.line == line
    assert len(str(refused.value)) < 400
