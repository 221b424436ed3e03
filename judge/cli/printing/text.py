"""Rulings for the eye: what a person reads. Wrapped and coloured on a terminal only; ``NO_COLOR`` is obeyed.

What surrounds them in an answer is the business of ``answers``.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence

import typer

from judge.answers import CardView, RulingView
from judge.cli.printing.screen import is_coloured, line_width
from judge.harmless import shown
from judge.rulings.games import name_of
from judge.rulings.model import names_an_entry
from judge.rulings.official import POWER


def styled(text: str, **style: object) -> str:
    """``text`` in a style of ``typer.style`` where colours are wanted: bold, dim and named colours, which follow the theme."""
    return typer.style(text, **style) if is_coloured() else text  # type: ignore[arg-type]


def say(text: str = "", indent: int = 0, hang: int = 0, **style: object) -> None:
    """Print a paragraph, wrapped on a terminal; a pipe gets one line. ``hang`` indents the lines after the first."""
    width, text = line_width(), shown(text)
    lines = (
        [text]
        if width is None or not text
        else textwrap.wrap(
            text, width - indent, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False
        )
    )
    for i, line in enumerate(lines or [""]):
        pad, line = " " * (indent + (hang if i else 0)), line[hang:] if i else line
        sys.stdout.write((pad + styled(line, **style)).rstrip() + "\n" if style else (pad + line).rstrip() + "\n")


def say_whole(text: str = "", indent: int = 0, hang: int = 0) -> None:
    """Print a paragraph as :func:`say` does; a word that no line holds, as a path may be, is broken behind one of its signs."""
    from judge.cli.printing.columns import folded

    width, text = line_width(), shown(text)
    lines = [text] if width is None else folded(text, width - indent - hang)
    for i, line in enumerate(lines or [""]):
        sys.stdout.write((" " * (indent + (hang if i else 0)) + line).rstrip() + "\n")


def tell_official(view: RulingView) -> None:
    """The official text of an entry, where the user imported it; power text is set off."""
    say(f"Official text ({view.official_source}):", dim=True)
    for paragraph in view.official:
        is_power = paragraph.startswith(POWER)
        say(paragraph.removeprefix(POWER), indent=4 if is_power else 2, hang=2 if is_power else 0)


def tell_source(view: RulingView, point: int) -> None:
    """Where an entry, or one of its points (0: none of them alone), comes from, since when it is in force and what proves it."""
    say(f"{view.id}#{point}" if point else view.id, fg="cyan")
    if view.certainty:
        _tell_base_rule(view)
        return
    checks = {p.check for p in view.points if not point or p.n == point}
    check = f"check: {'/'.join(sorted(checks - {'none'} or checks))}" if checks != {"none"} else "no check yet"
    say(f"{name_of(view.game)} · {view.source} · in force from {view.in_force} · {check}", indent=2, hang=2)
    if checks != {"none"}:
        say(f"Run it: judge check {view.id}{f'#{point}' if point else ''}", indent=2, dim=True)
    what_if = next((p.what_if for p in view.points if p.what_if and (not point or p.n == point)), None)
    if what_if is not None:
        fact, _, value = what_if.set.partition("=")
        say(f"With {fact.replace('_', ' ')} {value} instead: {what_if.found} (--set {what_if.set})", indent=2, dim=True)


def _tell_base_rule(view: RulingView) -> None:
    """Where a base rule comes from, how sure it is, and what runs on it."""
    sourced = view.certainty == "sourced"
    say(
        f"{name_of(view.game)} · Base rule {view.section}, {view.title} · {'no FAQ ruling' if sourced else 'uncertain'}",
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


def tell_relations(view: RulingView, others: Sequence[RulingView], told: Sequence[str] = ()) -> None:
    """What an entry replaces, what it compares with and what belongs to it.

    :param others: entries that are shown beside it.
    :param told: what was told before; it isn't repeated.
    """
    for older in view.supersedes:
        text = next((other.points[other.point - 1].text for other in others if other.id == older.id), None)
        said = f", which said: {textwrap.shorten(text, 140, placeholder=' ...')}" if text else ""
        say(f"Replaces {older.id} from {older.start} on{said}", hang=2)
    for twin in view.differs_from:
        say(f"Compare {twin.id} ({name_of(twin.game)}){'' if twin.how in told else f': {twin.how}'}", hang=2)
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
    tell_source(view, view.point)
    if view.doubt:
        say(f"Uncertain: {view.doubt}", indent=2, hang=2, fg="yellow")
    tell_relations(view, ())
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
