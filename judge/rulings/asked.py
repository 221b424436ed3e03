"""``<document>.asked.md``: the questions that people ask, under the heading and point number that answers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from judge.errors import Defect
from judge.rulings.defects import DefectLog
from judge.rulings.markdown import Block, named, read_blocks
from judge.rulings.model import AskedQuestion, Ruling


def read_asked(path: Path, rulings: Sequence[Ruling], defects: list[Defect]) -> list[AskedQuestion]:
    """Read the questions for ``rulings`` (those of one document). Appends each violation to ``defects``."""
    log = DefectLog(path, defects)
    by_title = {ruling.title: ruling for ruling in rulings}
    asked: list[AskedQuestion] = []
    seen: dict[str, int] = {}  # questions, and entries with their points, by the line on which they stand
    ruling: Ruling | None = None
    is_inside = False
    for block in read_blocks(log):
        if block.kind == "heading" and block.level <= 3:
            is_inside = block.level == 3
            ruling = by_title.get(block.text) if is_inside else None
            if is_inside and ruling is None:
                log(
                    block.line,
                    f"no entry is titled '{block.text}'",
                    f"use a heading of {path.name.replace('.asked', '')}",
                )
        elif block.kind != "ordered_list":
            log(
                block.line,
                f"{named(block)} where point numbers belong",
                "write '1.' and under it a bullet list of questions",
            )
        elif not is_inside:
            log(
                block.line,
                "questions outside every entry",
                "put them under the '###' heading of the entry that answers them",
            )
        elif ruling is not None:
            asked.extend(_of_entry(block, ruling, seen, log))
    return asked


def read_not_ruled(path: Path, defects: list[Defect]) -> list[str]:
    """Read ``not-ruled.md``: bullet lists of questions that no ruling answers, under ``##`` headings that say why.

    Search holds a question against them before it trusts an answer.
    """
    log = DefectLog(path, defects)
    seen: dict[str, int] = {}
    questions: list[str] = []
    for block in read_blocks(log):
        if block.kind == "bullet_list":
            questions.extend(
                text
                for text, line in _plain(block.children, log)
                if _once(text.casefold(), "the question", line, seen, log)
            )
        elif block.kind not in ("heading", "paragraph"):
            log(block.line, f"{named(block)} where questions belong", "write '- question' lines")
    return questions


def _plain(questions: Sequence[Block], log: DefectLog) -> Iterator[tuple[str, int]]:
    """The text and line of each question that is one plain line."""
    for question in questions:
        text = " ".join(" ".join(child.text for child in question.children).split())
        if not text or any(child.kind != "paragraph" for child in question.children):
            log(question.line, "a question that is not one plain line", "write it as one paragraph")
        else:
            yield text, question.line


def _of_entry(block: Block, ruling: Ruling, seen: dict[str, int], log: DefectLog) -> Iterator[AskedQuestion]:
    numbers = {point.n for point in ruling.points}
    for item in block.children:
        if item.number is None or item.number not in numbers:
            log(item.line, f"'{ruling.title}' has no point {item.number}", f"its points are 1 to {len(numbers)}")
            continue
        _once(f"{ruling.id}#{item.number}", f"point {item.number} of '{ruling.title}'", item.line, seen, log)
        questions = [question for child in item.children if child.kind == "bullet_list" for question in child.children]
        if not questions or len(item.children) != 1:
            log(
                item.line,
                f"point {item.number} holds no plain list of questions",
                "write '   - question' lines under it",
            )
        for text, line in _plain(questions, log):
            if _once(text.casefold(), "the question", line, seen, log):
                yield AskedQuestion(ruling.id, item.number, text)


def _once(key: str, what: str, line: int, seen: dict[str, int], log: DefectLog) -> bool:
    if key in seen:
        log(line, f"{what} stands already on line {seen[key]}", "keep it in one place")
    return seen.setdefault(key, line) == line
