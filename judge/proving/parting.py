"""Where the runs of a check part: as ruled, and under each misreading. What can be asked of somebody who has heard the story until then."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from judge.answers import Step
from judge.engine.nodes import describe
from judge.engine.powers import Played, infinitive
from judge.engine.rules import RuleBook, as_ruled
from judge.engine.state import Card
from judge.engine.trace import TraceEntry
from judge.forks import CardText, Fork, Misled
from judge.proving.check import Check, Fact
from judge.proving.proof import candidates, play, run
from judge.proving.report import steps
from judge.proving.result import Asks, Finding, Result
from judge.proving.taking import taken_as_misread

_SAID = ("action", "expectation")
_NOTHING, _ALWAYS = "no effect", "always"


@dataclass(frozen=True)
class _Run:
    """A run with its story."""

    result: Result
    story: tuple[Step, ...]

    @cached_property
    def told(self) -> list[str]:
        """What players do and what happens."""
        return [step.text for step in self.story if _is_told(step)]


class _Parted(NamedTuple):
    """One misreading, and the moment that is asked about: the ``place``-th finding, before the ``said``-th sentence of the scenario.

    ``common`` counts what happens in both runs before they part; ``shown`` are the places of all that is told of both in the same words.
    ``powers`` are the cards as they are misread. ``aim`` tells which moment is the best: the less the better.
    """

    misled: Misled
    question: str
    abouts: frozenset[str]
    ruled: str
    place: int
    said: int
    common: int
    shown: frozenset[int]
    powers: Mapping[int, Any]
    aim: tuple[int, int]


def forks(
    check: Check, values: Mapping[str, Fact], *, number: int = 1, doubtful: Collection[str] = ()
) -> tuple[Fork, ...]:
    """Each moment of ``check`` that a misreading of one of its points changes; of each misreading only the one that shows it best.

    Several misreadings may change the same moment. A run that crashes says nothing.

    :param values: for its parameters by name.
    :param number: which of its entry's checks it is.
    :param doubtful: the ids of the uncertain base rules.
    """
    table = play(check, values)
    result = table.result
    if result.crash is not None or not table.has_begun:
        return ()
    reading = _Run(result, steps(check, result, doubtful))
    parted: dict[tuple[int, str], list[_Parted]] = {}
    for line in _deciding(check, result):
        if best := _best(check, values, line, reading):
            parted.setdefault((best.place, best.question), []).append(best)
    opening, namesakes = table.opening(), table.namesakes()
    return tuple(
        _fork(check, number, values, found, reading, opening, namesakes) for _, found in sorted(parted.items())
    )


def _deciding(check: Check, reading: Result) -> list[TraceEntry]:
    """For each rule that cites one of the check's points, and decided something in it, its first line of the trace."""
    cited = (rule for point in sorted(reading.points) for rule in candidates(check, point, reading))
    rules = [rule for rule in dict.fromkeys(cited) if reading.trace.decided(rule)]
    return [next(line for line in reading.trace.lines if line.rule == rule) for rule in rules]


def _best(check: Check, values: Mapping[str, Fact], line: TraceEntry, reading: _Run) -> _Parted | None:
    """The moment that shows a misreading best: the first that states a fact of a point that the rule cites, else of any point."""
    rule = line.rule or ""
    misread = run(check, values, book=RuleBook().misreading(rule))
    if misread.crash is not None:
        return None
    other = _Run(misread, steps(check, misread))
    powers = _taken(reading.result, rule) if line.is_argument else {}
    otherwise = _as_taken(check, values, rule, reading.result, powers) if powers else other
    if otherwise is None or len(otherwise.result.findings) != len(misread.findings):
        return None
    common = _common(reading.told, other.told)
    shown = _shared(reading, other) & _shared(reading, otherwise)
    own = [cite for cite in line.cites if cite.startswith(f"{check.entry}#")]
    numbers = {int(cite.rpartition("#")[2]) for cite in own}
    found = []
    for place, ruled in _differing(reading.result, misread):
        finding = otherwise.result.findings[place]
        asks = finding.asks
        if asks is None or not asks.answer or (ruled and ruled.question != asks.question):
            continue
        said = _said_before(otherwise.result, finding) - asks.is_attempt
        if _kinds(reading.result, said) != _kinds(misread, said):
            continue  # other things are said on the way
        answer = (ruled.answer if ruled is not None else asks.instead) or ""
        if answer == asks.answer:
            continue
        aim = 0 if numbers.intersection(finding.facts) else 1 if finding.facts else 2
        abouts = frozenset(filter(None, (asks.about, ruled.about if ruled else "")))
        points = numbers or set(finding.facts) or reading.result.points
        misled = Misled(rule, asks.answer, line.belief, tuple(sorted(points)))
        found.append(_Parted(misled, asks.question, abouts, answer, place, said, common, shown, powers, (aim, place)))
    return min(found, key=lambda each: each.aim, default=None)


def _taken(reading: Result, rule: str) -> dict[int, Any]:
    """The texts of the cards that take ``rule`` as one of their arguments, as somebody takes them who misreads it."""
    taken = {id(card.powers): taken_as_misread(card.powers, rule) for card in reading.cards}
    return {text: other for text, other in taken.items() if not any(card.powers is other for card in reading.cards)}


def _as_taken(
    check: Check, values: Mapping[str, Fact], rule: str, reading: Result, powers: Mapping[int, Any]
) -> _Run | None:
    """The misread run once more, with the cards as they are misread: told in the words of who misreads. None if it doesn't come off."""
    swaps = {
        id(card.powers): replace(card, powers=powers[id(card.powers)])
        for card in reading.cards
        if id(card.powers) in powers
    }
    found = run(check, values, book=RuleBook().misreading(rule), swaps=swaps)
    return _Run(found, steps(check, found)) if found.crash is None else None


def _differing(reading: Result, other: Result) -> Iterator[tuple[int, Asks | None]]:
    """The places at which the misread run found otherwise, with what the run as ruled found there: None where the misread one ended in
    an attempt that succeeds as ruled. Controls are no facts."""
    for place, finding in enumerate(other.findings):
        ruled = reading.findings[place] if place < len(reading.findings) else None
        if ruled is None or ruled.sentence != finding.sentence:
            if finding.asks is not None and finding.asks.instead:
                yield place, None
            return
        if (
            finding.asks is not None
            and ruled.asks is not None
            and finding.control is None
            and finding.asks.answer != ruled.asks.answer
        ):
            yield place, ruled.asks


def _said_before(result: Result, finding: Finding) -> int:
    """How many sentences the scenario had said when ``finding`` was looked at."""
    return next((n for n, said in enumerate(result.narrative) if said.finding is finding), len(result.narrative))


def _kinds(result: Result, said: int) -> list[str]:
    """What kind of sentences the first ``said`` are."""
    return [each.kind for each in result.narrative[:said]]


def _is_told(step: Step) -> bool:
    return step.kind in ("action", "event")


def _shared(reading: _Run, other: _Run) -> frozenset[int]:
    """The places, among what is told of ``reading``, of what ``other`` tells in the same words: after each sentence of the scenario, as far
    as the two have the same.

    Who is right can't be read off it. What they have in common behind a difference isn't told: the difference would show as a gap.
    """
    here, there = _stretches(reading), _stretches(other)
    found: set[int] = set()
    for said, places in here.items():
        others = there.get(said, [])
        found.update(places[: _common([reading.told[n] for n in places], [other.told[n] for n in others])])
    return frozenset(found)


def _stretches(run: _Run) -> dict[int, list[int]]:
    """The places of what is told of a run, by how many sentences the scenario had said with it."""
    stretches: dict[int, list[int]] = {}
    said = told = 0
    for step in run.story:
        said += step.kind in _SAID
        if _is_told(step):
            stretches.setdefault(said, []).append(told)
            told += 1
    return stretches


def _common(told: Sequence[str], others: Sequence[str]) -> int:
    """How many actions and events two runs have in common before they part."""
    pairs = zip(told, others, strict=False)
    return next((n for n, (here, there) in enumerate(pairs) if here != there), min(len(told), len(others)))


def _fork(
    check: Check,
    number: int,
    values: Mapping[str, Fact],
    found: Sequence[_Parted],
    reading: _Run,
    opening: str,
    namesakes: Sequence[tuple[str, str]],
) -> Fork:
    first = found[0]
    said, common = min(each.said for each in found), min(each.common for each in found)
    shown = frozenset[int].intersection(*(each.shown for each in found))
    before: list[Step] = []
    told = spoken = last = 0
    for n, step in enumerate(reading.story):
        if spoken >= said and step.kind in _SAID:
            break
        if _is_told(step):
            if told in shown:
                before.append(step)
            last = n + 1 if told < common else last
            told += 1
        spoken += step.kind in _SAID
    abouts = frozenset[str]().union(*(each.abouts for each in found))
    return Fork(
        entry=check.entry,
        check=check.name,
        number=number,
        question=first.question,
        about=next(iter(abouts)) if len(abouts) == 1 else "",
        ruled=first.ruled,
        misled=tuple(each.misled for each in found),
        opening=opening,
        called=_called(namesakes, (first.question, first.ruled, *(step.text for step in before))),
        texts=tuple(_texts(reading.result.cards, found)),
        before=tuple(before),
        rest=tuple(reading.story[last:]),
        facts=dict(values),
    )


def _called(namesakes: Sequence[tuple[str, str]], told: Sequence[str]) -> tuple[str, ...]:
    """Which card is which, of those that ``told`` speaks of."""
    whole = " ".join(told)
    return tuple(f"{name}: {where}" for name, where in namesakes if re.search(rf"{re.escape(name)}(?!\w)", whole))


def _texts(cards: Sequence[Card], found: Sequence[_Parted]) -> Iterator[CardText]:
    """What cards of the scenario do, each in a sentence; where it is asked how a text is to be read, all the ways in which it may be."""
    told = set()
    for card in cards:
        misread = [each.powers[id(card.powers)] for each in found if id(card.powers) in each.powers]
        phrases = []
        for n, power in enumerate(card.powers):
            ways = sorted({_phrase(power), *(_phrase(other[n]) for other in misread)} - {""})
            phrases += [ways[0] if len(ways) == 1 else f"either “{'” or “'.join(ways)}”"] if ways else []
        if phrases and card.name not in told:
            told.add(card.name)
            yield CardText(card.name, card.entry, f"{'; '.join(phrases)}.")


def _phrase(power: object) -> str:
    """A power with what it costs and what it hangs on; empty where it does nothing, whatever holds."""
    told = describe(power)
    phrases = [told] if told != _NOTHING else []
    if isinstance(power, Played) and power.cost is not None:
        phrases = [f"{infinitive(power.cost)} >>> {told}"]
    hangs_on = [("while", getattr(power, name, None)) for name in ("gate", "while_")]
    hangs_on += [("only while", condition) for condition in getattr(power, "only", ())]
    for word, condition in hangs_on:
        if as_ruled(condition) is not None and describe(condition) != _ALWAYS:
            phrases.append(f"{word} {describe(condition)}")
    if as_ruled(getattr(power, "once_per_turn", False)):
        phrases.append("once per turn")
    return ", ".join(phrases)
