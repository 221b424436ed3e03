"""Rulings for the eye: what a person reads. Wrapped and coloured on a terminal only; ``NO_COLOR`` is obeyed."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

import msgspec
import typer

from judge.answers import TAKEN, Answer, CardView, PointView, Resolved, RulingView
from judge.rulings.model import GAMES, names_an_entry
from judge.rulings.official import POWER

HOPELESS = 0.02  # below this confidence even the nearest rulings are noise
_SHORT = 320  # characters of an official text below a verdict
_WIDEST = 100  # longer lines are hard to read, however wide the terminal


def _is_coloured() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def line_width() -> int | None:
    """The columns that a line may take; None where stdout is no terminal."""
    return min(_WIDEST, max(40, shutil.get_terminal_size().columns)) if sys.stdout.isatty() else None


def styled(text: str, **style: object) -> str:
    """``text`` in a style of ``typer.style`` where colours are wanted: bold, dim and named colours, which follow the theme."""
    return typer.style(text, **style) if _is_coloured() else text  # type: ignore[arg-type]


def say(text: str = "", indent: int = 0, hang: int = 0, **style: object) -> None:
    """Print a paragraph, wrapped on a terminal; a pipe gets one line. ``hang`` indents the lines after the first."""
    width = line_width()
    lines = (
        [text]
        if width is None or not text
        else textwrap.wrap(text, width - indent - hang, break_long_words=False, break_on_hyphens=False)
    )
    for i, line in enumerate(lines or [""]):
        pad = " " * (indent + (hang if i else 0))
        sys.stdout.write((pad + styled(line, **style)).rstrip() + "\n" if style else (pad + line).rstrip() + "\n")


def tell_answer(answer: Answer, verbose: bool, told: str | None = None) -> None:
    """The verdict first, then where it comes from, then what else the ruling says, then where to go on.

    A post that asks several things is answered part by part, each under its own words.

    :param told: the end of the answer's notice that was told already.
    """
    if told and answer.notice:
        answer = msgspec.structs.replace(answer, notice=answer.notice.removesuffix(told).rstrip() or None)
    if not answer.parts:
        _tell_one(answer, verbose)
        return
    taken = answer.notice if answer.notice and answer.notice.startswith(TAKEN) else None
    say(f"You ask {len(answer.parts)} things.", dim=True)
    if taken:
        say(taken, fg="yellow")
    for n, part in enumerate(answer.parts, 1):
        say()
        say(f"{n}. {part.question}", hang=3, fg="green")
        say()
        _tell_one(part, verbose)


def _tell_one(answer: Answer, verbose: bool) -> None:
    resolved = _resolved_line(answer.resolved)
    if resolved:
        say(resolved, dim=True)
    if answer.notice:
        say(answer.notice, fg="yellow")
    if resolved or answer.notice:
        say()
    if answer.status == "abstained":
        _tell_abstained(answer)
        return
    first = answer.answers[0]
    _tell_points(first, verbose)
    say()
    _tell_source(first)
    _tell_relations(first, answer.answers[1:])
    say()
    also = [view for view in answer.answers[1:] if not view.superseded_by]
    if also:
        shown = (f"{view.id}#{view.point} ({_remark(view, answer)})" for view in also[: 5 if verbose else 2])
        say("Other rulings found: " + ", ".join(shown), hang=4, dim=True)
    say(f"Confidence {answer.confidence:.0%}.", dim=True)
    say(f"Whole entry: judge show {first.id}", dim=True)


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


def _tell_abstained(answer: Answer) -> None:
    worth_a_look = answer.answers[:3] if answer.confidence >= HOPELESS else ()
    reason = answer.reason or ""
    say(f"No answer: {reason if worth_a_look else reason.partition(';')[0]}.", bold=True)
    for view in worth_a_look:
        say()
        point = view.points[view.point - 1]
        mark = f"  ({_remark(view, answer)})" if view.certainty or _has_namesake(view, answer) else ""
        say(f"{view.id}#{view.point}{mark}", indent=2, fg="cyan")
        say(textwrap.shorten(point.text, 160, placeholder=" ..."), indent=4)
    if worth_a_look:
        say()
        say(f"Whole entry: judge show {answer.answers[0].id}", dim=True)


def _resolved_line(resolved: Sequence[Resolved]) -> str:
    spans: dict[str, list[str]] = {}
    for item in resolved:
        name = f"{item.kind} {item.name}" if item.kind == "section" else item.name
        if item.text != item.name.lower():
            spans.setdefault(item.text, []).append(name)
    return "; ".join(f"{text} → {' / '.join(names)}" for text, names in spans.items())


def _tell_points(view: RulingView, verbose: bool) -> None:
    """The answering point, then up to three others, or all where ``verbose``."""
    if view.superseded_by:
        say(f"Replaced by {view.superseded_by.id} from {view.superseded_by.start} on.", fg="yellow")
    answering = view.points[view.point - 1]
    if view.certainty == "uncertain":
        say(f"Uncertain: {answering.text}")
    else:
        say(answering.text, bold=True)
    for example in answering.examples if verbose else ():
        say(f"Example: {example}", indent=2)
    for note in answering.notes if verbose else ():
        say(f"Note: {note}", indent=2)
    if view.official:
        say()
        if verbose:
            tell_official(view)
        else:
            _tell_official_shortly(view)
    others = [point for point in view.points if point.n != view.point]
    if not others:
        return
    shown = others if verbose else _nearest_points(view)
    say()
    for point in shown:
        say(f"#{point.n} {point.text}", indent=2, hang=3)
    if len(shown) < len(others):
        say(f"... {len(others) - len(shown)} more with -v", indent=2, dim=True)


def tell_official(view: RulingView) -> None:
    """The official text of an entry, where the user imported it; power text is set off."""
    say(f"Official text ({view.official_source}):", dim=True)
    for paragraph in view.official:
        is_power = paragraph.startswith(POWER)
        say(paragraph.removeprefix(POWER), indent=4 if is_power else 2, hang=2 if is_power else 0)


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


def _tell_source(view: RulingView) -> None:
    say(f"{view.id}#{view.point}" if view.point else view.id, fg="cyan")
    if view.certainty:
        _tell_base_rule(view)
        return
    checks = {point.check for point in view.points if not view.point or point.n == view.point}
    check = f"check: {'/'.join(sorted(checks - {'none'} or checks))}" if checks != {"none"} else "no check yet"
    say(f"{GAMES[view.game]} · {view.source} · in force from {view.in_force} · {check}", indent=2, hang=2)
    if checks != {"none"}:
        say(f"Run it: judge check {view.id}{f'#{view.point}' if view.point else ''}", indent=2, dim=True)


def _tell_base_rule(view: RulingView) -> None:
    """Where a base rule comes from, how sure it is, and what runs on it."""
    sourced = view.certainty == "sourced"
    say(
        f"{GAMES[view.game]} · Base rule {view.section}, {view.title} · {'no FAQ ruling' if sourced else 'uncertain'}",
        indent=2,
        hang=2,
    )
    for source in view.sources:
        say(f"{'Follows from' if names_an_entry(source) else 'From'} {source}", indent=2, hang=2)
    if view.proven_by:
        entries = list(dict.fromkeys(check.partition(":")[0] for check in view.proven_by))
        say(f"Presupposed, and proven, by checks of {', '.join(entries)}", indent=2, hang=2)
        say(f"Run them: judge check {view.id}", indent=2, dim=True)
    else:
        say("Presupposed by rulings; no check of its own", indent=2, hang=2)


def _tell_relations(view: RulingView, others: Sequence[RulingView]) -> None:
    for older in view.supersedes:
        text = next((other.points[other.point - 1].text for other in others if other.id == older.id), None)
        said = f", which said: {textwrap.shorten(text, 140, placeholder=' ...')}" if text else ""
        say(f"Replaces {older.id} from {older.start} on{said}", hang=2)
    for twin in view.differs_from:
        say(f"Compare {twin.id} ({GAMES[twin.game]}): {twin.how}", hang=2)
    if view.see_also:
        say("See also: " + ", ".join(view.see_also), hang=2)


def tell_entry(view: RulingView, before: str | None = None, after: str | None = None) -> None:
    """An entry whole: facts, power text, points with examples, source, relations, neighbours."""
    say(view.title, bold=True)
    if view.official:
        tell_official(view)
        say()
    if view.facts:
        say(view.facts)
    if view.old_power:
        say("Old text:", dim=True)
        for line in view.old_power:
            say(line, indent=2, hang=2)
        say("New text:", dim=True)
    for line in view.power:
        say(line, indent=2, hang=2)
    if view.superseded_by:
        say(f"Replaced by {view.superseded_by.id} from {view.superseded_by.start} on.", fg="yellow")
    if view.not_yet_in_force:
        say(f"Not yet in force on that day: it takes effect on {view.in_force}.", fg="yellow")
    say()
    for point in view.points:
        mark = "> " if point.n == view.point else ""
        say(f"{mark}#{point.n} {point.text}", hang=3, bold=bool(mark))
        if point.superseded_by:
            say(f"Replaced by {point.superseded_by}.", indent=3, fg="yellow")
        for example in point.examples:
            say(f"Example: {example}", indent=3, hang=2)
        for note in point.notes:
            say(f"Note: {note}", indent=3, hang=2, dim=True)
    say()
    _tell_source(view)
    if view.doubt:
        say(f"Uncertain: {view.doubt}", indent=2, hang=2, fg="yellow")
    _tell_relations(view, ())
    if view.mentions:
        say("Mentions: " + "; ".join(view.mentions), hang=2, dim=True)
    if before or after:
        say(f"Before: {before or '-'}", dim=True)
        say(f"After: {after or '-'}", dim=True)


def tell_card(card: CardView) -> None:
    """A card: its own entries whole, then rulings that name it, then general rules."""
    for view in card.entries:
        tell_entry(view)
        say()
    if not card.entries:
        say(card.name, bold=True)
        say("No entry of its own: the rulings below name it.")
        say()
    for heading, views in (("Rulings that name it", card.named_in), ("General rules that apply", card.general_rules)):
        if views:
            say(heading, bold=True)
            for view in views:
                spoken = card.name.partition(", ")[0]
                naming = [p for p in view.points if any(spoken in text for text in (p.text, *p.examples))]
                point = (naming or view.points)[0]
                say(f"{view.id}#{point.n}{'  (base rule)' if view.certainty else ''}", indent=2, fg="cyan")
                say(point.text, indent=4)
            say()
