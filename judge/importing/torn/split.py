"""Runs of text that hold several known entries without headings between them: cut where the words change over."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from judge.importing.torn.lines import ColumnLine, Fragment, LineSpan
from judge.importing.torn.text import all_joined
from judge.importing.torn.words import Nearness, stem_list

_STOP = re.compile(r"(?<=[.!?:”\"’)])\s+(?=[\W_]*[A-Z0-9])")
# Lists that lost their bullets have no stops: there a capital after a small letter is all that is left of a boundary.
_CAPITAL = re.compile(r"(?<=[a-z,;])\s+(?=[A-Z])")
_CHANGE = 5.0
_CHANGE_WITHOUT_STOP = 8.0
_EASE = 0.6
_NEAR = 0.2
_NEAR_AT_ALL = 0.12


class _Unit:
    def __init__(self, span: LineSpan, text: str, after_stop: bool) -> None:
        self.span = span
        self.text = text
        self.stems = set(stem_list(text))
        self.after_stop = after_stop


def split(
    fragment: Fragment,
    lines: Sequence[ColumnLine],
    own: int | None,
    awaiting: Collection[int],
    loose: Collection[int],
    known: Nearness,
) -> list[Fragment]:
    """Cut a fragment into parts, each for the known text that its words are nearest; a fragment that is one's stays whole.

    :param own: the known text of the heading above it.
    :param awaiting: known texts with a sentence that breaks off: only the beginning of the fragment can be theirs.
    :param loose: known texts without a heading of their own.
    """
    near = known.to(set(stem_list(fragment.text)))
    inner = [at for at in sorted(loose) if near.get(at, 0.0) >= _NEAR_AT_ALL]
    if own is not None:
        inner = [own, *(at for at in inner if at != own)]
    first = [] if own is not None else [at for at in sorted(awaiting) if at not in inner and near.get(at, 0.0) > 0.05]
    if not set(inner) & set(loose) or len(inner) + len(first) < 2:
        return [fragment]
    units = _units(fragment, lines)
    while len(inner) + len(first) > 1:
        labels = _whole(_labels(units, first, inner, known))
        parts = _parts(fragment, units, labels)
        bad = [label for part, label in parts if not _belongs(part, label, [*first, *inner], known)]
        if len(parts) < 2:
            break
        if not bad:
            return [part for part, _ in parts]
        first, inner = ([at for at in some if at != bad[0]] for some in (first, inner))
    return [fragment]


def _units(fragment: Fragment, lines: Sequence[ColumnLine]) -> list[_Unit]:
    units: list[_Unit] = []
    is_after_stop = True
    for span in fragment.spans:
        text = lines[span.line].text
        stops = {match.end() for match in _STOP.finditer(text)}
        edges = sorted({span.start, span.end, *stops, *(match.end() for match in _CAPITAL.finditer(text))})
        for start, end in pairwise(edges):
            units.append(
                _Unit(LineSpan(span.line, start, end), text[start:end].strip(), start in stops or is_after_stop)
            )
            is_after_stop = False
        is_after_stop = text[-1:] in '.!?”"’)'
    return units


def _labels(units: Sequence[_Unit], first: Sequence[int], inner: Sequence[int], known: Nearness) -> list[int]:
    """The cheapest labelling: each unit with the text that has its words, few changes, ``first`` only at the beginning."""
    names = [*first, *inner]
    scores = [0.0] * len(names)
    # The rest of another sentence is expected at the beginning, if anything is: to leave it costs less than other changes.
    ease = [_EASE if number < len(first) else 1.0 for number in range(len(names))]
    came_from: list[list[int]] = []
    for at, unit in enumerate(units):
        price = (_CHANGE if unit.after_stop else _CHANGE_WITHOUT_STOP) if at else 0.0
        steps = []
        for number in range(len(names)):
            allowed = [before for before in range(len(names)) if before == number or number >= len(first)]
            steps.append(
                max(allowed, key=lambda before: scores[before] - (price * ease[before] if before != number else 0.0))
            )
        scores = [
            scores[before] - (price * ease[before] if before != number else 0.0) + known.gain(unit.stems, names[number])
            for number, before in enumerate(steps)
        ]
        came_from.append(steps)
    number = max(range(len(names)), key=scores.__getitem__)
    path = []
    for steps in reversed(came_from):
        path.append(names[number])
        number = steps[number]
    return path[::-1]


def _whole(labels: list[int]) -> list[int]:
    """The labels with every text in one stretch: what lies between two stretches of a text is taken for its own."""
    result = list(labels)
    at = 0
    while at < len(result):
        last = len(result) - 1 - result[::-1].index(result[at])
        result[at : last + 1] = [result[at]] * (last + 1 - at)
        at = last + 1
    return result


def _parts(fragment: Fragment, units: Sequence[_Unit], labels: Sequence[int]) -> list[tuple[Fragment, int]]:
    parts: list[tuple[Fragment, int]] = []
    texts: list[list[str]] = []
    for unit, label in zip(units, labels, strict=True):
        if not parts or parts[-1][1] != label:
            follows = None if parts else fragment.follows
            parts.append((Fragment([], "", "", follows, fragment.follows, cut_for=label), label))
            texts.append([])
        part = parts[-1][0]
        texts[-1].append(unit.text)
        part.last = unit.text
        if part.spans and part.spans[-1].line == unit.span.line:
            part.spans[-1] = LineSpan(unit.span.line, part.spans[-1].start, unit.span.end)
        else:
            part.spans.append(unit.span)
    for (part, _), some in zip(parts, texts, strict=True):
        part.text = all_joined(some)
    return parts


def _belongs(part: Fragment, label: int, labels: Sequence[int], known: Nearness) -> bool:
    """Whether a part is near the text it was given to, and nearer than to the others."""
    near = known.to(set(stem_list(part.text)))
    own = near.get(label, 0.0)
    return own >= _NEAR and all(own >= near.get(other, 0.0) for other in labels)
