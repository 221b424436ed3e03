"""What is indexed of a ruling: its passages, each one text that may match a question."""

from __future__ import annotations

from collections.abc import Iterator

from judge.rulings.model import Corpus, Ruling
from judge.store.rows import NO_RULING, Passage


def passages(corpus: Corpus) -> list[Passage]:
    """Every passage of the corpus, in a stable order: ruling by ruling, its own texts and then the questions asked of it."""
    asked: dict[str, list[tuple[int, str]]] = {}
    for question in corpus.asked:
        asked.setdefault(question.id, []).append((question.point, question.text))
    found: list[Passage] = []
    for n, ruling in enumerate(corpus.rulings):
        found.extend(_own_passages(n, ruling))
        found.extend(Passage(n, point, "asked", text) for point, text in asked.get(ruling.id, ()))
    found.extend(Passage(NO_RULING, 0, "not ruled", text) for text in corpus.not_ruled)
    return found


def _own_passages(n: int, ruling: Ruling) -> Iterator[Passage]:
    yield Passage(n, 0, "title", ruling.title)
    for power in ruling.powers:
        yield Passage(n, 0, "power", f"{ruling.title}: {' '.join(power.lines)}")
    for point in ruling.points:
        yield Passage(n, point.n, "point", point.text)
        for example in point.examples:
            yield Passage(n, point.n, "example", example)
