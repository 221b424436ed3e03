"""Forks of checks as questions: the story up to the decision, what is asked, the choices, and what explains the answer.

Nothing is written for a single check: a new check is a new question.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from judge.answers import EchoStep, RulingView
from judge.forks import CardText, Fork
from judge.telling.narrative import story

Kind = Literal["cards", "rules"]
KINDS: tuple[Kind, ...] = ("cards", "rules")
_OF_CARDS = {"card", "errata"}
LONGEST_CHOICE = 160  # signs; more isn't weighed against another at a glance
_TOO_LONG = 60  # sentences of a stem: nobody holds more in his head
_DIGITS = 8


class Cited(msgspec.Struct, frozen=True):
    """A point that decides, by its id."""

    id: str
    text: str


class Belief(msgspec.Struct, frozen=True):
    """What somebody believes who gives a wrong ``answer``."""

    answer: str
    believing: str


class Question(msgspec.Struct, frozen=True):
    """A question of practice. ``id`` names its check and the misreading that it tells from the ruling, and says neither.

    ``stem`` is the story until the decision; ``texts`` say what cards in it do. ``choices`` are sorted, ``right`` is one of them.
    ``points`` decide, ``beliefs`` lead to the other choices, ``rest`` is how the story goes on, ``plays`` is the command that plays it.
    ``check`` is the number of its check among those of the entry, ``misread`` the rule that is misread.
    """

    id: str
    game: str
    doc: str
    entry: str
    title: str
    kind: Kind
    check: int
    stem: tuple[str, ...]
    texts: tuple[str, ...]
    question: str
    choices: tuple[str, ...]
    right: str
    points: tuple[Cited, ...]
    beliefs: tuple[Belief, ...]
    rest: tuple[str, ...]
    plays: str
    misread: str

    def shuffled(self, seed: int | str) -> tuple[str, ...]:
        """The choices in an order that hangs on ``seed`` and the question alone."""
        choices = list(self.choices)
        random.Random(f"{seed} {self.id}").shuffle(choices)
        return tuple(choices)


def question_of(fork: Fork, view: RulingView, look_up: Callable[[str], RulingView]) -> Question | None:
    """``fork``, of the entry ``view``, as a question; None where it makes none that can be answered by weighing its choices.

    :param look_up: gives the entry of an id, for what its card prints.
    """
    answers = {each.answer for each in fork.misled}
    called = f"Which is which: {'; '.join(fork.called)}." if fork.called else ""
    before, rest = ([step for step in part if not isinstance(step, EchoStep)] for part in (fork.before, fork.rest))
    stem = _without_repeating((*filter(None, [fork.opening, called]), *(told.text for told in story(before, view))))
    choices = tuple(sorted(map(_sentence, {fork.ruled, *answers})))
    if len(choices) < 2 or len(stem) > _TOO_LONG or max(map(len, choices)) > LONGEST_CHOICE:
        return None
    beliefs = tuple(Belief(_sentence(each.answer), each.believing) for each in fork.misled)
    if any(each.believing.casefold() in " ".join(stem).casefold() for each in beliefs):
        return None
    numbers = sorted({n for each in fork.misled for n in each.points})
    points = tuple(Cited(f"{view.id}#{n}", view.points[n - 1].text) for n in numbers)
    return Question(
        id=f"{view.id}:{hashlib.sha256(fork.id.encode()).hexdigest()[:_DIGITS]}",
        game=view.game,
        doc=view.doc,
        entry=view.id,
        title=view.title,
        kind="cards" if view.kind in _OF_CARDS else "rules",
        check=fork.number,
        stem=stem,
        texts=tuple(f"{card.name}: {_printed(card, look_up)}" for card in fork.texts),
        question=_asked(fork),
        choices=choices,
        right=_sentence(fork.ruled),
        points=points,
        beliefs=beliefs,
        rest=tuple(told.text for told in story(rest, view)),
        plays=f"judge check {view.id} --scenario {fork.number} --misread",
        misread=fork.misled[0].rule,
    )


def _printed(card: CardText, look_up: Callable[[str], RulingView]) -> str:
    """What a card prints, where the corpus has it; of one with errata, whose old text is what is misread, what the engine says."""
    if card.entry is None:
        return card.text
    view = look_up(card.entry)
    is_card = view.title.startswith(card.name) and not view.old_power and view.kind != "errata"
    return " ".join(view.power) if is_card and view.power else card.text


def _without_repeating(told: Sequence[str]) -> tuple[str, ...]:
    """The story with what a card does told once: "On the chain: Ann: draw a card." is resolved as "Resolving: Ann."."""
    heard: set[str] = set()
    lines = []
    for line in told:
        head, _, rest = line.partition(": ")
        name, colon, _ = rest.partition(": ")
        lines.append(f"{head}: {name}." if colon and rest in heard else line)
        heard.add(rest)
    return tuple(lines)


def _asked(fork: Fork) -> str:
    """The question, with the decision that it is about where there is one."""
    return f"{fork.question} (The decision: {fork.about}.)" if fork.about else fork.question


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
