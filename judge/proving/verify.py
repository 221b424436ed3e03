"""All checks of some entries, each with its proof if wanted: the matrix of what is proven, what is open and which rules nothing proves."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial

from judge.answers import BaseRulePoint, BaseRuleProof, DocumentProof, OpenPoint, Standing, Verification
from judge.engine.cite import entry_of, is_base_rule
from judge.processes.crew import in_order
from judge.proving import library
from judge.proving.axes import flip_axes
from judge.proving.base_rules import prove_base_rules
from judge.proving.check import Check
from judge.proving.looked import Looked, look_at
from judge.proving.places import document_of
from judge.proving.proof import run

NO_CHECK = "no check covers it"
NOT_REACHED = "no check comes to it, and one of the entry fails"


def verify_entries(
    entries: Sequence[tuple[str, int]],
    *,
    proving: bool = False,
    axes: bool = False,
    whole: bool = False,
    doubtful: Collection[str] = (),
    known: Mapping[str, int] | None = None,
    jobs: int | None = None,
    done: Callable[[Check], object] = lambda check: None,
) -> Verification:
    """Run every check of ``entries`` (id and number of points).

    :param proving: also under each misreading; otherwise a covered point counts as passing, not as proven.
    :param axes: also flip every argument of every card that a check uses.
    :param whole: whether ``entries`` are all there are: only then is a rule that nothing proves worth naming.
    :param doubtful: the ids of the uncertain base rules.
    :param known: the number of points of every entry that there is, against which ids and citations are held; None: nothing is held.
    :param jobs: how many processes run them; as many as there are cores to use, where None.
    :param done: told of each check when it has run, for showing progress.
    :raises JudgeError: for a module of checks at another entry's path, and for a citation of nothing.
    """
    begun = time.perf_counter()
    points = dict(entries)
    docs = tuple(dict.fromkeys(map(document_of, points)))
    checks = [check for doc in docs for check in library.checks(doc, known) if check.entry in points]
    work = partial(look_at, proving=proving, doubtful=doubtful, known=known)
    found: list[Looked] = []
    with closing(in_order(work, checks, jobs)) as looked_at:
        for looked in looked_at:
            found.append(looked)
            done(looked.check)
    base_rules = prove_base_rules(found) if proving else ()
    survivors, flipped = flip_axes([(check, run(check)) for check in checks]) if axes else ((), 0)
    return Verification(
        documents=tuple(_document(doc, points, found) for doc in docs),
        checks=tuple(looked.row for looked in found),
        unproven_rules=tuple(_unproven_rules(found, base_rules)) if proving and whole else (),
        uncertain=tuple(_uncertain(found)),
        survivors=survivors,
        flipped=flipped,
        seconds=round(time.perf_counter() - begun, 2),
        base_rules=base_rules,
        unguarded=tuple(fact for looked in found for fact in looked.unguarded),
    )


def _document(doc: str, points: Mapping[str, int], found: Iterable[Looked]) -> DocumentProof:
    own = {entry: number for entry, number in points.items() if document_of(entry) == doc}
    reasons = library.open_points(doc)
    verdicts = {(each.row.entry, point): each.row.proof for each in found for point in each.row.points}
    verdicts |= {(each.row.entry, point): reason for each in found for point, reason in each.reasons.items()}
    failing = {(each.row.entry, point) for each in found if not each.row.passed for point in each.row.points}
    verdicts |= dict.fromkeys(failing, "fails")
    unreached = {each.row.entry: NOT_REACHED for each in found if not each.row.passed}
    proven = {(each.row.entry, point) for each in found for point in each.row.proves} - failing
    missing = [(entry, n) for entry, number in own.items() for n in range(1, number + 1) if (entry, n) not in proven]
    return DocumentProof(
        doc=doc,
        entries=len(own),
        entries_proven=len(own) - len({entry for entry, _ in missing}),
        points=sum(own.values()),
        points_proven=sum(own.values()) - len(missing),
        open=tuple(
            OpenPoint(
                f"{entry}#{n}",
                reasons.get(f"{entry}#{n}") or verdicts.get((entry, n)) or unreached.get(entry, NO_CHECK),
            )
            for entry, n in missing
        ),
    )


def _unproven_rules(found: Sequence[Looked], base_rules: Iterable[BaseRuleProof]) -> Iterator[OpenPoint]:
    """Rules of the games concerned that no check proves; those that cite only base rules are named as such."""
    noticed = {base_rule.id for base_rule in base_rules if base_rule.proven_by}
    proven = {f"{each.row.entry}#{point}" for each in found for point in each.row.proves}
    for game in sorted({each.game for each in found if each.game}):
        for rule in library.game_rules(game):
            rulings = [cite for cite in rule.cites if not is_base_rule(cite)]
            if not rulings and noticed.isdisjoint(map(entry_of, rule.cites)):
                yield BaseRulePoint(
                    rule.id, "a base rule: what the rulings presuppose, and no check fails when it is misread"
                )
            elif rulings and proven.isdisjoint(rulings):
                yield OpenPoint(rule.id, "no check of the entries looked at proves it")


def _uncertain(found: Iterable[Looked]) -> Iterator[OpenPoint]:
    """Checks that rest on a rule which itself rests on nothing but uncertain base rules."""
    for each in found:
        if each.doubted:
            yield OpenPoint(f"{each.row.entry} ({each.row.check})", f"rests on {', '.join(each.doubted)}")


def standings(found: Verification) -> dict[str, Standing]:
    """For each point that a check covers: "failing" where one of its checks fails, "proven" where one proves it, or "passing"."""
    standing: dict[str, Standing] = {}
    for row in found.checks:
        for point in row.points:
            key = f"{row.entry}#{point}"
            if not row.passed:
                standing[key] = "failing"
            elif point in row.proves:
                if standing.get(key) != "failing":
                    standing[key] = "proven"
            else:
                standing.setdefault(key, "passing")
    return standing
