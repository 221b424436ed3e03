"""Made corpora as Markdown in the corpus dialect, as people write it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from judge.rulings.digest import NOT_RULED
from judge.rulings.model import Document, Ruling
from tests.benchmarks.growing.generator import Made, Plan

_HEADS = {"card": "Cards", "rule": "Rules", "keyword": "Keywords"}


def write_corpus(plan: Plan, folder: Path) -> None:
    """Write a corpus below a folder, document by document."""
    for made in plan.made():
        write_document(made, folder)
    write_not_ruled(plan, folder)


def write_not_ruled(plan: Plan, folder: Path) -> None:
    """Write the questions that nothing answers."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = "\n".join(f"- {question}" for question in plan.not_ruled())
    (folder / NOT_RULED).write_text(f"# Asked, and answered by nothing\n\n{lines}\n", encoding="utf-8")


def write_document(made: Made, folder: Path) -> None:
    """Write a document, and what is asked of it beside it."""
    place = folder / made.document.game
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{made.document.id}.md").write_text(document_text(made), encoding="utf-8")
    if made.asked:
        (place / f"{made.document.id}.asked.md").write_text(_asked_text(made), encoding="utf-8")


def document_text(made: Made) -> str:
    """The Markdown of a document."""
    parts = [_front(made.document)]
    for kind, rulings in groupby(made.rulings, key=lambda ruling: ruling.kind):
        parts.append(f"## {_HEADS[kind]}\n\n- kind: {kind}\n")
        parts += map(_entry, rulings)
    return "\n".join(parts)


def _front(document: Document) -> str:
    names = ("id", "title", "game", "game_name", "published", "in_force", "compiled_by", "source")
    return "---\n" + "".join(f"{name}: {getattr(document, name)}\n" for name in names) + "---\n"


def _entry(ruling: Ruling) -> str:
    return "\n".join((f"### {ruling.title}\n", *_body(ruling)))


def _body(ruling: Ruling) -> Iterator[str]:
    for power in ruling.powers:
        yield "".join(f"> {line}\n" for line in power.lines)
    for point in ruling.points:
        yield f"{point.n}. {point.text}"
        indent = " " * len(f"{point.n}. ")
        yield from (f"\n{indent}Example: {example}\n" for example in point.examples)
    keys = [f"- section: {ruling.section}"] if ruling.section else []
    keys += [f"- supersedes: {each.target} from {each.start}" for each in ruling.supersedes]
    keys += [f"- see also: {each}" for each in ruling.see_also]
    yield "\n" + "".join(f"{key}\n" for key in keys)


def _asked_text(made: Made) -> str:
    titles = {ruling.id: ruling.title for ruling in made.rulings}
    lines = [f"# How people ask: {made.document.title}\n"]
    for id_, questions in groupby(made.asked, key=lambda question: question.id):
        lines.append(f"### {titles[id_]}\n")
        lines += [f"{each.point}.\n{' ' * len(f'{each.point}. ')}- {each.text}" for each in questions]
        lines.append("")
    return "\n".join(lines)
