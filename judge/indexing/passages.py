"""What is indexed of a ruling: its passages, each one text that may match a question."""

from __future__ import annotations

from collections.abc import Iterator

from judge.rulings.model import Corpus, Ruling
from judge.search.posts import sentences
from judge.store.rows import NO_RULING, Passage, PassageKind

NOT_OWN: frozenset[PassageKind] = frozenset(("asked", "not ruled"))
REPEATS: frozenset[PassageKind] = frozenset(("titled", "sentence"))  # what another passage says already
WORDED: frozenset[PassageKind] = frozenset(("titled", "example"))  # of these the words are kept beside the whole


def passages(corpus: Corpus) -> list[Passage]:
    """Every passage of the corpus, in a stable order: every ruling's own texts, the questions asked of each, those that nothing answers."""
    numbers = {ruling.id: n for n, ruling in enumerate(corpus.rulings)}
    asked = [Passage(numbers[question.id], question.point, "asked", question.text) for question in corpus.asked]
    return [
        *(passage for n, ruling in enumerate(corpus.rulings) for passage in _own_passages(n, ruling)),
        *sorted(asked, key=lambda passage: passage.ruling),
        *(Passage(NO_RULING, 0, "not ruled", text) for text in corpus.not_ruled),
    ]


def _own_passages(n: int, ruling: Ruling) -> Iterator[Passage]:
    """A ruling's title, powers, points and examples; a point also under its title, and sentence by sentence.

    A ruling of which nobody asks yet is found by these alone, so they are cut as a question might touch them.
    """
    yield Passage(n, 0, "title", ruling.title)
    for power in ruling.powers:
        yield Passage(n, 0, "power", f"{ruling.title}: {' '.join(power.lines)}")
    for point in ruling.points:
        yield Passage(n, point.n, "point", point.text)
        yield Passage(n, point.n, "titled", f"{ruling.title}: {point.text}")
        yield from _sentences(n, point.n, point.text)
        for example in point.examples:
            yield Passage(n, point.n, "example", example)
            yield from _sentences(n, point.n, example)


def _sentences(n: int, point: int, text: str) -> Iterator[Passage]:
    """The sentences of a text that has several."""
    if len(parts := sentences(text)) > 1:
        yield from (Passage(n, point, "sentence", part) for part in parts)
