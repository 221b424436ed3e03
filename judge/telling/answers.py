"""What an answer tells besides its rulings, in words: how names were understood, which other points are near, what a further ruling is."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

from judge.answers import Answer, PointView, Resolved, RulingView
from judge.rulings.games import name_of
from judge.rulings.official import POWER

NEAREST = 3  # entries shown where none settles the question
ALSO = 2  # further rulings named where one does
_SHORT = 320  # characters of an official text below a verdict
_WORDS = re.compile(r"\w+")
_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w]|\.\d)")  # no part of a section's


def settings_line(answer: Answer) -> str:
    """Which of the asker's settings hold; empty where none does."""
    if not answer.assumed:
        return ""
    game, day = answer.assumed.game, answer.assumed.as_of
    held = ([name_of(game)] if game else []) + ([f"rules of {day}"] if day else [])
    return f"Your settings: {', '.join(held)}."


def examples_of(point: PointView, question: str) -> Sequence[str]:
    """The worked example of a point that has most of the question's numbers; none where none has any."""
    asked = set(_NUMBER.findall(question))
    best = max(point.examples, key=lambda example: len(asked.intersection(_NUMBER.findall(example))), default="")
    return [best] if asked.intersection(_NUMBER.findall(best)) else []


def official_shortly(view: RulingView) -> tuple[str, bool]:
    """The paragraph of the official text that shares most words with the answering point, cut; and whether there is more of it."""
    wanted = set(view.points[view.point - 1].text.lower().split())
    near = max(view.official, key=lambda paragraph: len(wanted & set(paragraph.lower().split())))
    text = textwrap.shorten(near.removeprefix(POWER), _SHORT, placeholder=" ...")
    return text, len(view.official) > 1 or text != near.removeprefix(POWER)


def nearest_points(view: RulingView) -> list[PointView]:
    """Up to three points that stand next to the answering one."""
    others = [point for point in view.points if point.n != view.point]
    near = sorted(others, key=lambda point: abs(point.n - view.point))[:3]
    return sorted(near, key=lambda point: point.n)


def remark(view: RulingView, answer: Answer) -> str:
    """What a further ruling has to do with the question, and its date where a ruling of another document bears the same name."""
    relation = _relation(view, answer)
    return f"{relation}; in force from {view.in_force}" if has_namesake(view, answer) else relation


def has_namesake(view: RulingView, answer: Answer) -> bool:
    """Whether the answer holds a ruling of the same game and name from another document, so that the date tells them apart."""
    rulings = (other for other in answer.answers if other.game == view.game and other.doc != view.doc)
    names = [_letters(other.title) for other in rulings if not other.certainty and not other.superseded_by]
    return not view.certainty and _letters(view.title) in names


def _letters(title: str) -> str:
    return "".join(c for c in title.casefold() if c.isalnum())


def _relation(view: RulingView, answer: Answer) -> str:
    """What a further ruling has to do with the question: on several cards that it names, on one of them, or general."""
    named = {item.name for item in answer.resolved if item.kind in ("card", "mention")}
    about = [name for name in (view.title, *view.mentions) if name in named]
    if len(about) > 1:
        return "names " + " and ".join(about)
    if view.certainty:
        return "uncertain base rule" if view.certainty == "uncertain" else "base rule"
    if view.facts or view.kind == "card":
        return f"on {view.title}"
    return "general rule"


def resolved_line(resolved: Sequence[Resolved]) -> str:
    """How names were understood, where they are not the names themselves."""
    named = _by_words(item for item in resolved if item.text != item.name.lower())
    return "; ".join(
        f"{text} → {'section ' if kind == 'section' else ''}{' / '.join(names)}" for text, kind, names in named
    )


def understood(answer: Answer) -> str:
    """The cards, keywords and games that the question was found to speak of, in a sentence."""
    found = [
        f"{'card' if kind == 'mention' else kind} {' or '.join(names)}{_as_typed(text, names)}"
        for text, kind, names in _by_words(answer.resolved)
    ]
    if answer.games:
        found.append(f"game {' or '.join(map(name_of, answer.games))}")
    return f"Understood: {'; '.join(found)}." if found else "No card, keyword or game was recognised in it."


def _as_typed(text: str, names: Sequence[str]) -> str:
    """The words that gave names away, where they are not the one name itself."""
    is_the_name = len(names) == 1 and _WORDS.findall(text) == _WORDS.findall(names[0].lower())
    return "" if is_the_name else f" (“{text}”)"


def _by_words(resolved: Iterable[Resolved]) -> list[tuple[str, str, list[str]]]:
    """The words of a question that name something, the kind of what they name, and the names that they may mean."""
    found: dict[str, tuple[str, list[str]]] = {}
    for item in resolved:
        found.setdefault(item.text, (item.kind, []))[1].append(item.name)
    return [(text, kind, names) for text, (kind, names) in found.items()]
