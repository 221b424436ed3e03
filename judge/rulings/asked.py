"""``<document>.asked.md``: the questions that people ask, under the heading and point number that answers them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judge.errors import Defect
from judge.rulings.markdown import read_blocks
from judge.rulings.model import AskedQuestion, Ruling


def read_asked(path: Path, rulings: Sequence[Ruling], defects: list[Defect]) -> list[AskedQuestion]:
    """Read the questions for ``rulings`` (those of one document). Appends each violation to ``defects``."""
    by_title = {ruling.title: ruling for ruling in rulings}
    asked: list[AskedQuestion] = []
    seen: dict[str, int] = {}
    ruling: Ruling | None = None
    for block in read_blocks(path, defects):
        if block.kind == "heading" and block.level == 3:
            ruling = by_title.get(block.text)
            if ruling is None:
                defects.append(
                    Defect(
                        path,
                        block.line,
                        f"no entry is titled '{block.text}'",
                        f"use a heading of {path.name.replace('.asked', '')}",
                    )
                )
            continue
        if block.kind == "heading" and block.level < 3:
            ruling = None
            continue
        if block.kind != "ordered_list":
            defects.append(
                Defect(
                    path,
                    block.line,
                    f"a {block.kind} where point numbers belong",
                    "write '1.' and under it a bullet list of questions",
                )
            )
            continue
        if ruling is None:
            continue
        numbers = {point.n for point in ruling.points}
        for offset, item in enumerate(block.children):
            # An ordered list counts on by itself; only its first number is free, so a gap in the numbers shows here.
            if item.number not in numbers or item.number is None:
                defects.append(
                    Defect(
                        path,
                        item.line,
                        f"'{ruling.title}' has no point {item.number}",
                        f"its points are 1 to {len(numbers)}",
                    )
                )
                continue
            questions = [q for child in item.children if child.kind == "bullet_list" for q in child.children]
            if not questions or len(item.children) != 1:
                defects.append(
                    Defect(
                        path,
                        item.line,
                        f"point {item.number} holds no plain list of questions",
                        "write '   - question' lines under it",
                    )
                )
            for question in questions:
                text = " ".join(" ".join(child.text for child in question.children).split())
                if not text or any(child.kind != "paragraph" for child in question.children):
                    defects.append(
                        Defect(
                            path, question.line, "a question that is not one plain line", "write it as one paragraph"
                        )
                    )
                elif text.casefold() in seen:
                    defects.append(
                        Defect(
                            path,
                            question.line,
                            f"the question stands already on line {seen[text.casefold()]}",
                            "keep it where it is answered",
                        )
                    )
                else:
                    seen[text.casefold()] = question.line
                    asked.append(AskedQuestion(ruling.id, item.number, text))
    return asked
