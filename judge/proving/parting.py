"""Where the runs of a check part: as ruled, and under each misreading. What can be asked of somebody who has heard the story until then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from judge.answers import Step
from judge.engine.rules import RuleBook
from judge.forks import Fork, Misled
from judge.proving.check import Check, Fact
from judge.proving.proof import candidates, run
from judge.proving.report import steps
from judge.proving.result import Asks, Finding, Result

_SAID = ("action", "expectation")


class _Parted(NamedTuple):
    """One misreading, and the moment that is asked about: the ``place``-th finding, before the ``said``-th sentence of the scenario.

    ``common`` counts what happens in both runs before they part. ``aim`` tells which moment is the best: the less the better.
    """

    misled: Misled
    question: str
    about: tuple[str, ...]
    ruled: str
    place: int
    said: int
    common: int
    aim: tuple[int, int]


def forks(check: Check, values: Mapping[str, Fact], *, number: int = 1, doubtful: Collection[str] = ()) -> tuple[Fork, ...]:
    """Each moment of ``check`` that a misreading of one of its points changes; of each misreading only the one that shows it best.

    Several misreadings may change the same moment. A run that crashes as misread says nothing, one that does as ruled has no forks.

    :param values: for its parameters by name.
    :param number: which of its entry's checks it is.
    :param doubtful: the ids of the uncertain base rules.
    """
    reading = run(check, values)
    if reading.crash is not None or not reading.findings:
        return ()
    story = [step for step in steps(check, reading, doubtful)]
    parted: dict[tuple[int, str], list[_Parted]] = {}
    for rule in _deciding(check, reading):
        other = run(check, values, book=RuleBook().misreading(rule))
        if other.crash is None and (best := _best(check, rule, reading, other, story, steps(check, other, doubtful))):
            parted.setdefault((best.place, best.question), []).append(best)
    return tuple(_fork(check, number, values, found, story) for _, found in sorted(parted.items()))


def _deciding(check: Check, reading: Result) -> list[str]:
    """The rules that cite one of the check's points and decided something in it."""
    cited = (rule for point in sorted(reading.points) for rule in candidates(check, point, reading))
    return [rule for rule in dict.fromkeys(cited) if reading.trace.decided(rule)]


def _best(
    check: Check, rule: str, reading: Result, other: Result, story: Sequence[Step], misread: Sequence[Step]
) -> _Parted | None:
    """The moment that shows the misreading of ``rule`` best: the first that states a fact of a point that the rule cites, else of any."""
    line = next(line for line in reading.trace.lines if line.rule == rule)
    cites = tuple(cite for cite in line.cites if cite.startswith(f"{check.entry}#")) or line.cites
    own = {int(cite.rpartition("#")[2]) for cite in cites if cite.rpartition("#")[2].isdigit()}
    common = _common(story, misread)
    found = []
    for place, finding, ruled in _differing(reading, other):
        asks = finding.asks
        assert asks is not None
        assert asks.answer is not None
        said = _said_before(other, finding) - asks.is_attempt
        if _actions(reading, said) != _actions(other, said):
            continue
        aim = 0 if own.intersection(finding.facts) else 1 if finding.facts else 2
        about = (asks.about, ruled.about) if ruled else (asks.about,)
        misled = Misled(rule, asks.answer, line.belief, cites)
        answer = ruled.answer if ruled is not None else asks.instead
        found.append(_Parted(misled, asks.question, about, answer or "", place, said, common, (aim, place)))
    return min(found, key=lambda each: each.aim, default=None)


def _differing(reading: Result, other: Result) -> Iterator[tuple[int, Finding, Asks | None]]:
    """What the misread run found otherwise, with its place and what the run as ruled found there: None where the misread one ended in an
    attempt that succeeds as ruled. Controls are no facts."""
    for place, finding in enumerate(other.findings):
        ruled = reading.findings[place] if place < len(reading.findings) else None
        asks = finding.asks
        if ruled is None or ruled.sentence != finding.sentence:
            if asks is not None and asks.instead and asks.answer != asks.instead:
                yield place, finding, None
            return
        if asks is None or ruled.asks is None or finding.control is not None:
            continue
        if asks.question == ruled.asks.question and asks.answer and ruled.asks.answer and asks.answer != ruled.asks.answer:
            yield place, finding, ruled.asks


def _said_before(result: Result, finding: Finding) -> int:
    """How many sentences the scenario had said when ``finding`` was looked at."""
    return next((n for n, said in enumerate(result.narrative) if said.finding is finding), len(result.narrative))


def _actions(result: Result, said: int) -> list[str]:
    """What players do in the first ``said`` sentences, and where expectations stand between."""
    return [each.text if each.kind == "action" else "" for each in result.narrative[:said]]


def _is_told(step: Step) -> bool:
    return step.kind in ("action", "event")


def _common(story: Sequence[Step], misread: Sequence[Step]) -> int:
    """How many actions and events two runs have in common before they part."""
    told, other = ([step.text for step in run if _is_told(step)] for run in (story, misread))
    return next((n for n, pair in enumerate(zip(told, other, strict=False)) if pair[0] != pair[1]), min(len(told), len(other)))


def _fork(check: Check, number: int, values: Mapping[str, Fact], found: Sequence[_Parted], story: Sequence[Step]) -> Fork:
    first = found[0]
    said = min(each.said for each in found)
    common = min(each.common for each in found)
    before: list[Step] = []
    told = spoken = last = 0
    for n, step in enumerate(story):
        if spoken >= said and step.kind in _SAID:
            break
        if _is_told(step):
            if told < common or step.kind == "action":
                before.append(step)
            if told < common:
                last = n + 1
            told += 1
        spoken += step.kind in _SAID
    abouts = {about for each in found for about in each.about}
    return Fork(
        entry=check.entry,
        check=check.name,
        number=number,
        question=first.question,
        about=abouts.pop() if len(abouts) == 1 else "",
        ruled=first.ruled,
        misled=tuple(each.misled for each in found),
        before=tuple(before),
        rest=tuple(story[last:]),
        facts=dict(values),
    )
