"""A run of a check as typed values: the narrative with its citations, the expectations, the same under each misreading."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from heapq import merge
from operator import itemgetter

from judge.answers import (
    BookkeepingStep,
    CheckRun,
    DenialStep,
    EchoStep,
    Expectation,
    Misreading,
    PassStep,
    SetUpStep,
    Step,
)
from judge.engine.bookkeeping import ItemRemoved
from judge.engine.rules import RuleBook
from judge.engine.trace import TraceEntry
from judge.proving.check import Check, Fact
from judge.proving.citations import hold_citations
from judge.proving.library import rests_on_doubt
from judge.proving.looked import rules_on
from judge.proving.proof import candidates, run
from judge.proving.result import Finding, Result, Sentence, crash_in_words

_CHAIN = "chain"  # the zone in which cards wait that are being played, in every game that has one


def check_run(
    check: Check,
    values: Mapping[str, Fact],
    *,
    misread: bool = False,
    doubtful: Collection[str] = (),
    base_rule: str | None = None,
    known: Mapping[str, int] | None = None,
    number: int = 1,
) -> CheckRun:
    """Run ``check`` with ``values`` and, with ``misread``, under the misreading of each rule that cites one of its points.

    :param doubtful: the ids of the uncertain base rules: what rests on them alone is told so.
    :param base_rule: the id of a base rule: misread are then the rules that cite it.
    :param known: the number of points of every entry that there is, against which citations are held; None: nothing is held.
    :param number: which of its entry's checks it is.
    :raises JudgeError: for a citation of nothing.
    """
    result = run(check, values)
    if known is not None:
        hold_citations(check, result, known)
    found = misreadings(check, result, values, base_rule) if misread else ()
    return told_run(check, result, values, found, doubtful=doubtful, number=number)


def told_run(
    check: Check,
    result: Result,
    values: Mapping[str, Fact],
    misreadings: tuple[Misreading, ...] = (),
    *,
    doubtful: Collection[str] = (),
    number: int = 1,
) -> CheckRun:
    """What a run of ``check`` with ``values`` came to. The other arguments are those of :func:`check_run`."""
    parameters = {parameter.name: values.get(parameter.name, parameter.default) for parameter in check.parameters}
    changed = any(parameter.default != parameters[parameter.name] for parameter in check.parameters)
    return CheckRun(
        entry=check.entry,
        check=check.name,
        sentence=check.sentence,
        parameters=parameters,
        changed=changed,
        passed=result.passed,
        points=tuple(sorted(result.points)),
        steps=(*steps(check, result, doubtful), *(() if changed else _helps(result))),
        expectations=tuple(map(expectation, _worth_showing(result))),
        misreadings=misreadings,
        error=_broke_off(result.crash, result.crash_line) if result.crash is not None else None,
        number=number,
        may_be={parameter.name: parameter.may_be for parameter in check.parameters},
    )


def _broke_off(crash: Exception, line: int) -> str:
    """What broke a run off, and at which line of the check's module."""
    return f"{f'line {line}: ' if line else ''}{crash_in_words(crash)}"


def _helps(result: Result) -> Iterator[Step]:
    """What to write instead of what wasn't met, each once."""
    for text in dict.fromkeys(finding.help for finding in result.findings if finding.help):
        yield Step("note", text)


def expectation(finding: Finding) -> Expectation:
    """What an expectation found, as it is shown."""
    return Expectation(finding.points, finding.sentence, *finding.shown, held=finding.is_met, control=finding.control)


def misreadings(
    check: Check, reading: Result, values: Mapping[str, Fact], base_rule: str | None = None
) -> tuple[Misreading, ...]:
    """What becomes of ``check`` when each rule that cites one of its points (or ``base_rule``), and decided something, is misread.

    Held against the run as ruled, ``reading``, whether or not that comes out as the check expects.
    """
    others = (
        (rule, run(check, values, book=RuleBook().misreading(rule)))
        for rule in misread_rules(check, reading, base_rule)
    )
    return tuple(found for rule, other in others if (found := misreading(reading, rule, other)))


def misread_rules(check: Check, reading: Result, base_rule: str | None = None) -> list[str]:
    """The rules that are worth misreading: each that cites one of the points of ``check`` (or ``base_rule``), and decided something."""
    if base_rule is not None:
        return rules_on(base_rule, reading.trace)
    cited = (rule for point in sorted(reading.points) for rule in candidates(check, point, reading))
    return list(dict.fromkeys(rule for rule in cited if reading.trace.decided(rule)))


def misreading(reading: Result, rule: str, other: Result) -> Misreading | None:
    """What becomes of a run when ``rule`` is misread, which ``other`` is; None where nothing does that shows in this scenario."""
    failed = _otherwise(reading, other)
    if not failed and other.crash is None:
        return None  # another scenario of the entry is about it
    line = next(line for line in reading.trace.lines if line.rule == rule)
    ended = crash_in_words(other.crash) if other.crash is not None else None
    return Misreading(rule, line.cites, line.belief, failed, ended)


def _otherwise(reading: Result, misread: Result) -> tuple[Expectation, ...]:
    """What a misread run found otherwise than the run as ruled; as "expected" stands what that found.

    Where the run as ruled had nothing to look at (an action that only the misread run refuses), it is what the check expects.
    """
    found = []
    for n, other in enumerate(misread.findings):
        ruled = reading.findings[n] if n < len(reading.findings) else None
        if ruled is None or ruled.sentence != other.sentence:
            if not other.is_met:
                found.append(expectation(other))
        elif ruled.found != other.found:
            found.append(Expectation(other.points, other.sentence, ruled.shown[1], other.shown[1], held=False))
    return tuple(found)


def steps(check: Check, result: Result, doubtful: Collection[str] = ()) -> tuple[Step, ...]:
    """The narrative: actions and expectations as the scenario said them, between them events and the rules that decided."""
    return tuple(step for _, step in placed_steps(check, result, doubtful))


def placed_steps(check: Check, result: Result, doubtful: Collection[str] = ()) -> Iterator[tuple[float, Step]]:
    """The steps of the narrative, each with its place in the trace; what was said between two lines stands half-way between them."""
    places = {id(finding): place for place, finding in enumerate(_worth_showing(result))}
    # What was said when the trace had so many lines stands before the next of them.
    said = ((sentence.at - 0.5, _of_sentence(sentence, places)) for sentence in result.narrative)
    return merge(said, _worth_telling(check, result, doubtful), key=itemgetter(0))


def _worth_showing(result: Result) -> list[Finding]:
    """What was found, without what names no point and is as expected."""
    return [finding for finding in result.findings if finding.points or not finding.is_met]


def _of_sentence(sentence: Sentence, places: Mapping[int, int]) -> Step:
    """``places``: of findings, by their identity, the place among those that are shown."""
    place = places.get(id(sentence.finding))
    made = PassStep if sentence.is_pass else SetUpStep if sentence.is_setup else Step
    return made(sentence.kind, sentence.text, expectation=place)


def _worth_telling(check: Check, result: Result, doubtful: Collection[str]) -> Iterator[tuple[float, Step]]:
    """The lines of the trace that belong into the narrative, each with its place: a rule once for each answer that it gave.

    Ruled arguments of other cards, and routine that the check isn't about, only distract.
    """
    own = frozenset[str]().union(*(check.cites(point) for point in result.points))
    told: set[tuple[str | None, str]] = set()
    for at, line in enumerate(result.trace.lines):
        if line.kind == "event":
            yield at, _of_event(line)
        elif line.kind == "note":
            yield at, Step("note", line.text, line.cites)
        elif line.kind == "rule" and line.differs and (line.rule, repr(line.answer)) not in told:
            told.add((line.rule, repr(line.answer)))
            if not (line.is_argument or line.is_routine) or own & set(line.cites):
                yield at, _of_rule(line, doubtful)


def _of_event(line: TraceEntry) -> Step:
    only_tidies_up = isinstance(line.event, ItemRemoved) and not line.event.negated
    is_echo = line.event is not None and (line.event.is_echo or getattr(line.event, "zone", None) == _CHAIN)
    made = BookkeepingStep if only_tidies_up else EchoStep if is_echo else Step
    return made("event", line.text, line.cites)


def _of_rule(line: TraceEntry, doubtful: Collection[str]) -> Step:
    text = f"{line.text} (an uncertain base rule)" if rests_on_doubt(line.cites, doubtful) else line.text
    return (DenialStep if line.is_argument else Step)("rule", text, line.cites)
