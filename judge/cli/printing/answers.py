"""An answer for the eye, by how far it goes: the ruling that settles the question, those that bear on it, or where else to look."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from judge.answers import TAKEN, Answer, InGame, PointView, Resolved, RulingView
from judge.cli.printing.text import say, tell_official, tell_relations, tell_source
from judge.rulings.model import GAMES
from judge.rulings.official import POWER

_SHORT = 320  # characters of an official text below a verdict
_NEAREST = 3  # entries shown where none settles the question
_ALSO = 2  # further rulings named where one does
NOT_NUMBERED: Mapping[str, int] = {}
_WORDS = re.compile(r"\w+")
_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w]|\.\d)")  # no part of a section's


def tell_answer(
    answer: Answer, verbose: bool, told: str | None = None, numbers: Mapping[str, int] = NOT_NUMBERED
) -> None:
    """The verdict first, then where it comes from, then what else the ruling says, then where to go on.

    A post that asks several things is answered part by part, each under its own words.

    :param told: the end of the answer's notice that was told already.
    :param numbers: by the id of a ruling, the number under which it can be opened; none where it can't.
    """
    _tell_asked(answer)
    if told and answer.notice:
        answer = msgspec.structs.replace(answer, notice=answer.notice.removesuffix(told).rstrip() or None)
    if not answer.parts:
        _tell_one(answer, verbose, numbers)
        return
    taken = answer.notice if answer.notice and answer.notice.startswith(TAKEN) else None
    say(f"You ask {len(answer.parts)} things.", dim=True)
    if taken:
        say(taken, fg="yellow")
    for n, part in enumerate(answer.parts, 1):
        say()
        say(f"{n}. {part.question}", hang=3, fg="green")
        say()
        _tell_one(part, verbose, numbers)


def _tell_asked(answer: Answer) -> None:
    """What was asked in full, where the question goes on from another; and which of the asker's settings hold."""
    lines = [f"Asked: {answer.asked_as}" if answer.asked_as else "", settings_line(answer)]
    for line in filter(None, lines):
        say(line, dim=True)
    if any(lines):
        say()


def settings_line(answer: Answer) -> str:
    """Which of the asker's settings hold; empty where none does."""
    if not answer.assumed:
        return ""
    game, day = answer.assumed.game, answer.assumed.as_of
    held = ([GAMES[game]] if game else []) + ([f"rules of {day}"] if day else [])
    return f"Your settings: {', '.join(held)}."


def _tell_one(answer: Answer, verbose: bool, numbers: Mapping[str, int]) -> None:
    resolved = _resolved_line(answer.resolved) if answer.band == "settles" else ""
    if resolved:
        say(resolved, dim=True)
    if answer.notice:
        say(answer.notice, fg="yellow")
    if resolved or answer.notice:
        say()
    if answer.band == "settles":
        _tell_settled(answer, verbose, numbers)
    elif answer.band == "bears":
        _tell_bearing(answer, verbose, numbers)
    else:
        _tell_nothing(answer)


# -- a ruling settles it ----------------------------------------------------------------------------------------------


def _tell_settled(answer: Answer, verbose: bool, numbers: Mapping[str, int]) -> None:
    first = answer.answers[0]
    _tell_points(first, answer, verbose)
    say()
    tell_source(first, 0 if first.likely_points else first.point)
    tell_relations(first, answer.answers[1:], [said.text for said in answer.by_game])
    say()
    also = [view for view in answer.answers[1:] if not view.superseded_by]
    if also:
        _tell_also(also if verbose else also[:_ALSO], answer, numbers)
    say(f"Confidence {answer.confidence:.0%}.", dim=True)
    say(f"Whole entry: judge show {first.id}", dim=True)


def _tell_also(views: Sequence[RulingView], answer: Answer, numbers: Mapping[str, int]) -> None:
    """Further rulings: in a line, or a line each where they can be opened by number."""
    shown = [f"{_number(view, numbers)}{view.id}#{view.point} ({_remark(view, answer)})" for view in views]
    if not numbers:
        say("Other rulings found: " + ", ".join(shown), hang=4, dim=True)
        return
    say("Other rulings found; a number opens one:", dim=True)
    for line in shown:
        say(line, indent=2, hang=4, dim=True)


def _tell_points(view: RulingView, answer: Answer, verbose: bool) -> None:
    """What answers, then up to three other points, or all where ``verbose``."""
    if view.superseded_by:
        say(f"Replaced by {view.superseded_by.id} from {view.superseded_by.start} on.", fg="yellow")
    if answer.by_game:
        _tell_by_game(answer.by_game)
    if view.likely_points:
        if answer.by_game:
            say()
        told = _tell_likely_points(view)
    else:
        told = {view.point}
        answering = view.points[view.point - 1]
        examples = answering.examples if verbose else _examples_of(answering, answer.question)
        below = [f"Example: {text}" for text in examples] + [f"Note: {text}" for text in answering.notes if verbose]
        if not answer.by_game:
            say(answering.text, bold=True)
        elif below:
            say()
        for text in below:
            say(text, indent=2)
    if view.official:
        say()
        if verbose:
            tell_official(view)
        else:
            _tell_official_shortly(view)
    others = [point for point in view.points if point.n not in told]
    shown = others if verbose else [] if view.likely_points else _nearest_points(view)
    if shown:
        say()
    for point in shown:
        say(f"#{point.n} {point.text}", indent=2, hang=3)
    if len(shown) < len(others):
        say(f"... {len(others) - len(shown)} more with -v", indent=2, dim=True)


def _tell_by_game(by_game: Sequence[InGame]) -> None:
    """What each of two games says, a line each; one line where only their comparison is sure."""
    if len({said.text for said in by_game}) == 1:
        say(f"{' and '.join(GAMES[said.game] for said in by_game)} compared: {by_game[0].text}", hang=2)
        return
    for said in by_game:
        say(f"{GAMES[said.game]}: {said.text}", hang=2, **({"bold": True} if said.point else {}))


def _tell_likely_points(view: RulingView) -> set[int]:
    """The points of which one decides, as equals, in the order of the entry; give their numbers."""
    say(view.title, bold=True)
    say("One of these points decides:")
    for n in view.deciding_points:
        say(f"#{n} {view.points[n - 1].text}", indent=2, hang=3)
    return set(view.likely_points)


def _examples_of(point: PointView, question: str) -> Sequence[str]:
    """The worked example of a point that has most of the question's numbers; none where none has any."""
    asked = set(_NUMBER.findall(question))
    best = max(point.examples, key=lambda example: len(asked.intersection(_NUMBER.findall(example))), default="")
    return [best] if asked.intersection(_NUMBER.findall(best)) else []


def _tell_official_shortly(view: RulingView) -> None:
    """The paragraph of the official text that shares most words with the answering point, cut."""
    wanted = set(view.points[view.point - 1].text.lower().split())
    near = max(view.official, key=lambda paragraph: len(wanted & set(paragraph.lower().split())))
    text = textwrap.shorten(near.removeprefix(POWER), _SHORT, placeholder=" ...")
    say(f"Official text ({view.official_source}):", dim=True)
    say(text, indent=2)
    if len(view.official) > 1 or text != near.removeprefix(POWER):
        say("... the whole with -v", indent=2, dim=True)


def _nearest_points(view: RulingView) -> list[PointView]:
    """Up to three points that stand next to the answering one."""
    others = [point for point in view.points if point.n != view.point]
    near = sorted(others, key=lambda point: abs(point.n - view.point))[:3]
    return sorted(near, key=lambda point: point.n)


def _remark(view: RulingView, answer: Answer) -> str:
    """What a further ruling has to do with the question, and its date where a ruling of another document bears the same name."""
    relation = _relation(view, answer)
    return f"{relation}; in force from {view.in_force}" if _has_namesake(view, answer) else relation


def _has_namesake(view: RulingView, answer: Answer) -> bool:
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


def _resolved_line(resolved: Sequence[Resolved]) -> str:
    """How names were understood, where they are not the names themselves."""
    named = _by_words(item for item in resolved if item.text != item.name.lower())
    return "; ".join(
        f"{text} → {'section ' if kind == 'section' else ''}{' / '.join(names)}" for text, kind, names in named
    )


# -- no ruling settles it ---------------------------------------------------------------------------------------------


def _tell_bearing(answer: Answer, verbose: bool, numbers: Mapping[str, int]) -> None:
    """That nothing settles it, what was understood, why the nearest entry doesn't, and the nearest entries: nothing is claimed."""
    near = [view for view in answer.answers if not view.superseded_by][: None if verbose else _NEAREST]
    say(f"No ruling clearly settles this; {'these come' if len(near) > 1 else 'this comes'} nearest.", bold=True)
    _tell_understood(answer)
    reason = answer.reason or ""
    say(f"{reason[:1].upper()}{reason[1:]}.")
    for view in near:
        say()
        say(f"{_number(view, numbers)}{view.title}", indent=2)
        mark = f"  ({_remark(view, answer)})" if view.certainty or _has_namesake(view, answer) else ""
        say(f"{view.id}#{view.point}{mark}", indent=2, fg="cyan")
        say(view.points[view.point - 1].text, indent=4)
    say()
    say(f"Whole entry: judge show {near[0].id}", dim=True)


def _number(view: RulingView, numbers: Mapping[str, int]) -> str:
    """The number under which a ruling can be opened, as it stands before it."""
    return f"[{numbers[view.id]}] " if view.id in numbers else ""


def _tell_nothing(answer: Answer) -> None:
    """That nothing is on it, what was understood, and where such a thing is settled."""
    say(f"Nothing here is on this: {answer.reason}.", bold=True)
    _tell_understood(answer)
    say()
    say("Where to look: the game's comprehensive rulebook, or the head judge.")
    if answer.look_in:
        first, *others = answer.look_in
        also = f" (or {', '.join(others)})" if others else ""
        say(f"Base rules here: judge list --doc {first}{also}", indent=2, dim=True)
    for card in dict.fromkeys(item.name for item in answer.resolved if item.kind == "card"):
        say(f'{card}: judge card "{card}"', indent=2, dim=True)


def _tell_understood(answer: Answer) -> None:
    """The cards, keywords and games that the question was found to speak of."""
    understood = [
        f"{'card' if kind == 'mention' else kind} {' or '.join(names)}{_as_typed(text, names)}"
        for text, kind, names in _by_words(answer.resolved)
    ]
    if answer.games:
        understood.append(f"game {' or '.join(GAMES[game] for game in answer.games)}")
    say(f"Understood: {'; '.join(understood)}." if understood else "No card, keyword or game was recognised in it.")


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
