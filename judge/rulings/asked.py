"""``<document>.asked.md``: the questions that people ask, under the heading and point number that answers them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from judge.errors import Defect
from judge.files.looking import is_there, read_text
from judge.rulings.defects import DefectLog
from judge.rulings.markdown import Block, named, read_blocks
from judge.rulings.model import AskedQuestion, Ruling
from judge.rulings.plain_yaml import YamlError, read_yaml

LEAST = "questions.yaml"


class Enough(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many questions a point and an entry need at least."""

    point: int
    entry: int


class Least(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"base_rules": "base rules"}):
    """``questions.yaml`` of a corpus: how many questions its rulings and its base rules need."""

    rulings: Enough
    base_rules: Enough


def read_least(folder: Path, defects: list[Defect]) -> Least | None:
    """How many questions a corpus folder asks for; None where it has no ``questions.yaml``, or one that is a defect."""
    path = folder / LEAST
    try:
        if not is_there(path):
            return None
        found = read_yaml(read_text(path, "utf-8-sig"))
        least = msgspec.convert(found.value, type=Least, strict=False)
    except (OSError, UnicodeDecodeError, YamlError, msgspec.ValidationError) as error:
        line = error.line if isinstance(error, YamlError) else 1
        cause = " ".join(str(error).split())
        defects.append(Defect(path, line, f"is not of the form expected ({cause})", "see docs/corpus.md, 'Questions'"))
        return None
    defects.extend(Defect(path, line, f"'{key[-1]}' stands twice", "keep one") for key, line in found.twice)
    return least


def read_asked(
    path: Path, rulings: Sequence[Ruling], defects: list[Defect], least: Least | None = None
) -> list[AskedQuestion]:
    """Read the questions for ``rulings`` (those of one document). Appends each violation to ``defects``.

    :param least: how many there must be, where the corpus asks for any.
    """
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
        if block.kind == "heading" and ruling is not None:
            seen.setdefault(ruling.id, block.line)
    if least:
        _check_enough(rulings, asked, least, seen, log)
    return asked


def _check_enough(
    rulings: Sequence[Ruling], asked: Sequence[AskedQuestion], least: Least, lines: Mapping[str, int], log: DefectLog
) -> None:
    """Report each point and each entry with too few questions, where it stands or its entry does.

    :param lines: where entries and points stand, by id and id with number.
    """
    document = log.path.with_name(log.path.name.replace(".asked", ""))
    of_points = Counter((question.id, question.point) for question in asked)
    for ruling in rulings:
        enough = least.base_rules if ruling.is_base_rule else least.rulings
        total = sum(of_points[ruling.id, point.n] for point in ruling.points)
        if ruling.id not in lines:
            fix = f"write '### {ruling.title}' in {log.path.name}, and under it at least {enough.entry}, {enough.point} a point"
            DefectLog(document, log.defects)(ruling.line, f"'{ruling.title}' has no questions", fix)
            continue
        at = lines[ruling.id]
        for point in ruling.points:
            if (count := of_points[ruling.id, point.n]) < enough.point:
                what = f"point {point.n} of '{ruling.title}' has {_questions(count)}"
                log(lines.get(f"{ruling.id}#{point.n}", at), what, f"write at least {enough.point}, as people ask")
        if total < enough.entry:
            log(at, f"'{ruling.title}' has {_questions(total)}", f"write at least {enough.entry}, as people ask")


def _questions(count: int) -> str:
    return "1 question" if count == 1 else f"{count or 'no'} questions"


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
