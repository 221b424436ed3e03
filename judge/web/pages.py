"""The pages: each asks the Python API and fills a template. Each is a function of a judge and what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.answers import EntryRow, RulingView
from judge.api import Judge
from judge.errors import AmbiguousError, JudgeError, NotFoundError
from judge.web.asked import LONGEST_QUESTION, Asked
from judge.web.boards import steps_of
from judge.web.rendering import render

Page = Callable[..., str]
NOWHERE = "Not found"
ALL_RULINGS = 20  # of a card, drawn whole


def home(judge: Judge, asked: Asked) -> str:
    """The form, and below it the answer to ``q`` where it is asked."""
    question = asked.text("q", LONGEST_QUESTION)
    answer = None
    if question:
        answer = judge.ask(question, game=asked.game, as_of=asked.as_of, rulings_only=asked.rulings_only)
    judge.check_filters(game=asked.game, as_of=asked.as_of)
    return _page("home.html", asked, answer=answer, question=question, title=question or "Ask", titles=judge.documents)


def ruling(judge: Judge, asked: Asked, entry: str) -> str:
    """An entry whole, with its neighbours."""
    view = judge.show(entry, as_of=asked.as_of)
    before, after = judge.neighbours(view.id)
    return _page(
        "ruling.html",
        asked,
        view=view,
        before=before,
        after=after,
        title=view.title,
        doc_title=judge.documents[view.doc],
    )


def history(judge: Judge, asked: Asked, entry: str) -> str:
    """How an entry became what it is."""
    found = judge.history(entry, as_of=asked.as_of)
    return _page("history.html", asked, found=found, title=f"History of {found.title}")


def card(judge: Judge, asked: Asked) -> str:
    """A card by its name; without a name the form for one."""
    name = asked.text("name")
    found = judge.card(name, game=asked.game, as_of=asked.as_of, rulings_only=asked.rulings_only) if name else None
    return _page(
        "card.html", asked, found=found, name=name, most=ALL_RULINGS, title=found.name if found else "Find a card"
    )


def rule(judge: Judge, asked: Asked) -> str:
    """The entries with a section number; without one the form for it."""
    section = asked.text("section")
    views: tuple[RulingView, ...] = ()
    if section:
        views = judge.rule(section, game=asked.game, as_of=asked.as_of, rulings_only=asked.rulings_only)
    return _page(
        "rule.html", asked, views=views, section=section, title=f"Section {section}" if section else "Find a section"
    )


def browse(judge: Judge, asked: Asked, doc: str | None = None) -> str:
    """The documents, or the entries of one."""
    rows = judge.entries(game=None if doc else asked.game, doc=doc)
    if doc:
        return _page("document.html", asked, rows=rows, doc=doc, title=judge.documents[doc])
    documents: dict[str, list[EntryRow]] = {}
    for row in rows:
        documents.setdefault(row.doc, []).append(row)
    return _page("browse.html", asked, documents=documents, titles=judge.documents, title="Browse")


def changes(judge: Judge, asked: Asked) -> str:
    """What holds on one day and not on another: which rulings came into force in between, and which were replaced."""
    after, until = asked.text("after"), asked.text("until")
    found = []
    if after:
        for row in judge.entries(game=asked.game, rulings_only=True):
            then, now = judge.show(row.id, as_of=after), judge.show(row.id, as_of=until or None)
            if became := _became(then, now):
                found.append((now, became))
    return _page(
        "changes.html", asked, found=found, after=after, until=until, titles=judge.documents, title="What changed"
    )


def _became(then: RulingView, now: RulingView) -> list[str]:
    """What happened to an entry between two days, in sentences."""
    told = []
    if then.not_yet_in_force and not now.not_yet_in_force:
        told.append(f"in force from {now.in_force}")
    if now.not_yet_in_force and not then.not_yet_in_force:
        told.append(f"not yet in force before {now.in_force}")
    if then.superseded_by != now.superseded_by:
        other = now.superseded_by or then.superseded_by
        assert other is not None
        told.append(
            f"replaced by {other.id} from {other.start} on" if now.superseded_by else f"not yet replaced by {other.id}"
        )
    for before, point in zip(then.points, now.points, strict=True):
        if before.superseded_by != point.superseded_by:
            told.append(
                f"#{point.n} replaced by {point.superseded_by}"
                if point.superseded_by
                else f"#{point.n} not yet replaced"
            )
    return told


def take_along(_: Judge, asked: Asked) -> str:
    """What works without network, and where to get it."""
    return _page("take_along.html", asked, title="Without network")


def check(judge: Judge, asked: Asked, entry: str) -> str:
    """A check, step by step at a table: as ruled, and beside it as misread."""
    view = judge.show(entry)
    facts = asked.facts
    misread = asked.text("misread")
    played = judge.played(view.id, asked.number("n"), facts, point=asked.number("point"), misread=misread or None)
    if played is None:  # a base rule: checks of rulings prove it
        runs = judge.check(view.id)
        return _page("presupposed.html", asked, view=view, runs=runs, title=f"Checks of {view.title}")
    run, other = played.ruled.run, played.misread
    beliefs = {each.rule: each for each in run.misreadings}
    if misread and other is None:
        raise JudgeError("nothing here comes out otherwise under that misreading", "choose one of those listed")
    steps = steps_of(played.ruled, other, view)
    at = min(asked.number("step", 1), len(steps)) or 1
    return _page(
        "check.html", asked, view=view, runs=played.scenarios, run=run, number=run.number, steps=steps, at=at, facts=facts, misread=misread,
        belief=beliefs.get(misread), beliefs=beliefs, other=other.run if other else None, title=f"{view.title}, played",
    )  # fmt: skip


def failure(asked: Asked, error: JudgeError | str, title: str = "") -> str:
    """A page that says what went wrong and how to mend it; what is near is linked, a command to type is left out."""
    title = title or (NOWHERE if isinstance(error, NotFoundError | AmbiguousError) else "That can’t be asked so")
    nearest: tuple[str, ...] = ()
    message = f"{error}"
    if isinstance(error, JudgeError):
        nearest = getattr(error, "nearest", ()) or getattr(error, "candidates", ())
        message = error.cause if nearest or "'judge " in error.fix else message
    return _page("failure.html", asked, message=message, nearest=nearest, title=title)


def _page(template: str, asked: Asked, **values: Any) -> str:
    values.setdefault("question", "")
    return render(template, asked=asked, links=asked.links, games=asked.games, **values)
