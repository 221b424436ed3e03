"""An answer for the eye, by how far it goes: the ruling that settles the question, those that bear on it, or where else to look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from judge.answers import TAKEN, Answer, InGame, RulingView
from judge.cli.printing.text import say, tell_official, tell_relations, tell_source
from judge.rulings.games import name_of
from judge.telling.answers import (
    ALSO,
    NEAREST,
    examples_of,
    has_namesake,
    nearest_points,
    official_shortly,
    remark,
    resolved_line,
    settings_line,
    understood,
)

NOT_NUMBERED: Mapping[str, int] = {}


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


def _tell_one(answer: Answer, verbose: bool, numbers: Mapping[str, int]) -> None:
    resolved = resolved_line(answer.resolved) if answer.band == "settles" else ""
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
        _tell_also(also if verbose else also[:ALSO], answer, numbers)
    say(f"Confidence {answer.confidence:.0%}.", dim=True)
    say(f"Whole entry: judge show {first.id}", dim=True)


def _tell_also(views: Sequence[RulingView], answer: Answer, numbers: Mapping[str, int]) -> None:
    """Further rulings: in a line, or a line each where they can be opened by number."""
    shown = [f"{_number(view, numbers)}{view.id}#{view.point} ({remark(view, answer)})" for view in views]
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
        examples = answering.examples if verbose else examples_of(answering, answer.question)
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
            text, is_cut = official_shortly(view)
            say(f"Official text ({view.official_source}):", dim=True)
            say(text, indent=2)
            if is_cut:
                say("... the whole with -v", indent=2, dim=True)
    others = [point for point in view.points if point.n not in told]
    shown = others if verbose else [] if view.likely_points else nearest_points(view)
    if shown:
        say()
    for point in shown:
        say(f"#{point.n} {point.text}", indent=2, hang=3)
    if len(shown) < len(others):
        say(f"... {len(others) - len(shown)} more with -v", indent=2, dim=True)


def _tell_by_game(by_game: Sequence[InGame]) -> None:
    """What each of two games says, a line each; one line where only their comparison is sure."""
    if len({said.text for said in by_game}) == 1:
        say(f"{' and '.join(name_of(said.game) for said in by_game)} compared: {by_game[0].text}", hang=2)
        return
    for said in by_game:
        say(f"{name_of(said.game)}: {said.text}", hang=2, **({"bold": True} if said.point else {}))


def _tell_likely_points(view: RulingView) -> set[int]:
    """The points of which one decides, as equals, in the order of the entry; give their numbers."""
    say(view.title, bold=True)
    say("One of these points decides:")
    for n in view.deciding_points:
        say(f"#{n} {view.points[n - 1].text}", indent=2, hang=3)
    return set(view.likely_points)


# -- no ruling settles it ---------------------------------------------------------------------------------------------


def _tell_bearing(answer: Answer, verbose: bool, numbers: Mapping[str, int]) -> None:
    """That nothing settles it, what was understood, why the nearest entry doesn't, and the nearest entries: nothing is claimed."""
    near = [view for view in answer.answers if not view.superseded_by][: None if verbose else NEAREST]
    say(f"No ruling clearly settles this; {'these come' if len(near) > 1 else 'this comes'} nearest.", bold=True)
    say(understood(answer))
    reason = answer.reason or ""
    say(f"{reason[:1].upper()}{reason[1:]}.")
    for view in near:
        say()
        say(f"{_number(view, numbers)}{view.title}", indent=2)
        mark = f"  ({remark(view, answer)})" if view.certainty or has_namesake(view, answer) else ""
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
    say(understood(answer))
    say()
    say("Where to look: the game's comprehensive rulebook, or the head judge.")
    if answer.look_in:
        first, *others = answer.look_in
        also = f" (or {', '.join(others)})" if others else ""
        say(f"Base rules here: judge list --doc {first}{also}", indent=2, dim=True)
    for card in dict.fromkeys(item.name for item in answer.resolved if item.kind == "card"):
        say(f'{card}: judge card "{card}"', indent=2, dim=True)
