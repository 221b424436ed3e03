"""What an entry holds: facts, power text and ruling of a card, old and new text, paragraphs with their examples and notes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.importing.model import Paragraph
from judge.importing.parting.layout import CardShape, CleanLine, families, fits, opening, pattern, plain
from judge.importing.parting.letters import of_any_language
from judge.rulings.model import PowerText

_JOINED = 6  # paragraphs that a quotation left open may run over
_END = 200  # characters at the end of a text that tell whether it goes on
_LISTS = re.compile(r"(?:[;,]|\b(?:and|or))$")
_STOPS = re.compile(r"[.!?:;][\"”'’)\]*]*$")


@dataclass
class Contents:
    """What was read from the lines of an entry. ``has_doubtful_end``: where the power text ends is a guess."""

    facts: str | None = None
    powers: list[PowerText] = field(default_factory=list)
    paragraphs: list[Paragraph] = field(default_factory=list)
    has_doubtful_end: bool = False


def read_card(lines: Sequence[CleanLine], header: str) -> Contents:
    """Read a card's block below its name. ``header`` holds type and facts where the name's own line does.

    Power text ends at the last gap of two blank lines, else at the last single one (the gap then is a doubt).
    """
    shape = _shape()
    at = next((n for n, line in enumerate(lines) if line.plain), len(lines))
    found: list[str] = facts_of(header, shape) if header else []
    if not header and at < len(lines):
        found = facts_of(lines[at].text, shape)
        at += 1
    known = set(found)
    while at < len(lines) and (not lines[at].plain or (more := line_facts(lines[at].text, shape))):
        if lines[at].plain:
            fresh = [fact for fact in more if fact not in known]
            found += fresh
            known.update(fresh)
        elif not (at + 1 < len(lines) and line_facts(lines[at + 1].text, shape)):
            break
        at += 1
    rest = lines[at:]
    found[1:] = sorted(found[1:], key=lambda fact: _place(fact, shape))
    contents = Contents(facts=" · ".join(found) if found else None)
    if any(fits(form, line.plain) for line in rest for form in (shape.old, shape.new)):
        _read_errata(rest, shape, contents)
        return contents
    end = _power_end(rest, contents)
    powers = _unbroken(rest[:end])
    if powers:
        contents.powers.append(PowerText("", tuple(powers)))
    contents.paragraphs = read_paragraphs(rest[end:])
    if any(fits(shape.updates, plain(paragraph.text)) for paragraph in contents.paragraphs):
        contents.powers = [PowerText("new", power.lines) for power in contents.powers]
    return contents


def _shape() -> CardShape:
    return next(family.card for family in families().values() if family.card)


def _power_end(rest: Sequence[CleanLine], contents: Contents) -> int:
    first = next((i for i, line in enumerate(rest) if line.plain), len(rest))
    last = next((i for i in range(len(rest) - 1, -1, -1) if rest[i].plain), -1)
    double = [i for i in range(first + 1, last) if not rest[i].plain and not rest[i + 1].plain]
    if double:
        return double[-1]
    single = [i for i in range(first + 1, last) if not rest[i].plain]
    contents.has_doubtful_end = len(single) > 1
    if single:
        # Examples and notes belong to the ruling, so they and what stands above them are not what a gap parts off.
        remark = next((i for i in single if _is_remark(rest[i + 1].text)), last)
        before = [i for i in single if i < remark]
        return before[-1] if before else single[0]
    return len(rest) if first < len(rest) else 0


def _unbroken(lines: Sequence[CleanLine]) -> list[str]:
    """The powers of a card, one a line; a line break inside a sentence parts none."""
    powers: list[_Growing] = []
    is_after_gap = True
    for line in lines:
        goes_on = line.text[:1].islower() and bool(powers) and not is_after_gap
        if goes_on and _continues(powers[-1].end, powers[-1].length, line.text):
            powers[-1].add(f" {line.text}")
        elif line.plain:
            powers.append(_Growing(line.text))
        is_after_gap = not line.plain
    return [*map(str, powers)]


def _is_remark(text: str) -> bool:
    return any(opening(role, text) is not None for role in ("example", "note", "bullet"))


def _read_errata(rest: Sequence[CleanLine], shape: CardShape, contents: Contents) -> None:
    """Old and new text, each up to a blank line; what follows the new text is the ruling."""
    texts: dict[str, list[CleanLine]] = {"before": [], "old": [], "new": [], "ruling": []}
    state = "before"
    for line in rest:
        for label, form in (("old", shape.old), ("new", shape.new)):
            if match := pattern(form).fullmatch(line.plain):
                state = label
                words = line.text[match.start("rest") :]
                texts[state] += [CleanLine(line.number, words, plain(words), 0, "")] if words else []
                break
        else:
            if not line.plain and state != "before" and texts[state]:
                state = "ruling"
            texts[state].append(line)
    for label in ("old", "new"):
        if lines := tuple(line.text for line in texts[label] if line.plain):
            contents.powers.append(PowerText("old" if label == "old" else "new", lines))
    contents.paragraphs = read_paragraphs(texts["before"] + texts["ruling"])


def quoted_new_text(paragraphs: Sequence[Paragraph]) -> list[PowerText]:
    """The new text of a card that a ruling quotes ("Should read: ..."): a list of one, or of none."""
    for paragraph in paragraphs:
        if match := pattern(_shape().reads).search(plain(paragraph.text)):
            return [PowerText("new", (paragraph.text[match.start("text") : match.end("text")],))]
    return []


def facts_of(text: str, shape: CardShape) -> list[str]:
    """A type line as the parts of a fact line: costs, values and keywords in the corpus's words, the rest as printed."""
    found = []
    for part in re.split(r",\s*|\s*—\s*|\s+-\s+|\s*·\s*", text):
        found.append(_fact(part.strip(), shape, whole_line=False) or part.strip())
    return [part for part in found if part]


def line_facts(text: str, shape: CardShape) -> list[str]:
    """The facts of a line that states nothing else; empty if it states more."""
    found = [_fact(part.strip(), shape, whole_line=True) for part in text.split(",")]
    return [part for part in found if part] if len(text) <= 80 and all(found) else []


def _fact(text: str, shape: CardShape, *, whole_line: bool) -> str:
    for form in shape.facts:
        match = pattern(form.pattern).fullmatch(plain(text))
        if match and (whole_line or not form.line):
            groups = match.groups()
            return form.text.format(text, *groups, lower=groups[0].lower())
    return ""


def _place(fact: str, shape: CardShape) -> int:
    return next((form.place for form in shape.facts if fits(form.pattern, plain(fact))), 2)


class _Growing:
    """A text that lines are added to, with what tells how it goes on: to look through all of it for each line would be quadratic."""

    def __init__(self, text: str) -> None:
        self._parts = [text]
        self.end = text[-_END:]
        self.length = len(text)
        self._typographic = text.count("“") - text.count("”")
        self._straight = text.count('"')

    def add(self, text: str) -> None:
        self._parts.append(text)
        self.end = (self.end + text)[-_END:]
        self.length += len(text)
        self._typographic += text.count("“") - text.count("”")
        self._straight += text.count('"')

    @property
    def is_open(self) -> bool:
        """Whether a typographic quotation was opened and not closed: it goes on in the next paragraph."""
        return self._typographic > 0 and self._straight % 2 == 0

    def __str__(self) -> str:
        return "".join(self._parts)


def read_paragraphs(lines: Sequence[CleanLine]) -> list[Paragraph]:
    """The paragraphs of a ruling, each with the examples and notes below it.

    A list that completes a sentence stays with it; items that are sentences are paragraphs of their own. Lines broken within a
    sentence are joined. An example that comes before any text is text.
    """
    found: list[tuple[_Growing, list[_Growing], list[_Growing]]] = []
    last = _Growing("")  # what the latest line became, for what continues it
    is_after_gap = True
    open_lines = 0
    for line in lines:
        if not line.plain:
            is_after_gap = True
            continue
        bullet = opening("bullet", line.text)
        example, note = opening("example", line.text), opening("note", line.text)
        if last.is_open and open_lines < _JOINED and example is None and note is None:
            open_lines += 1
            last.add(f" {line.text}")
        elif bullet is not None and last.length and (not _is_sentence(bullet) or _LISTS.search(last.end)):
            last.add(f" • {bullet}")
        elif example is not None and found:
            last = _Growing(example)
            found[-1][1].append(last)
        elif note is not None and found:
            last = _Growing(note)
            found[-1][2].append(last)
        elif last.length and not is_after_gap and bullet is None and _continues(last.end, last.length, line.text):
            last.add(f" {line.text}")
        else:
            last = _Growing(example or note or bullet or line.text)
            found.append((last, [], []))
        if not last.is_open:
            open_lines = 0
        is_after_gap = False
    return [
        _with_inner_example(str(text), [*map(str, examples)], [*map(str, notes)]) for text, examples, notes in found
    ]


def _with_inner_example(text: str, examples: list[str], notes: list[str]) -> Paragraph:
    """A paragraph that goes on with "Example: ..." in the same line, parted from it."""
    match = re.search(r"(?<=[.!?”\"')]) Example: (?=\S)", text)
    if match and not _Growing(text[: match.start()]).is_open:
        examples = [text[match.end() :], *examples]
        text = text[: match.start()]
    return Paragraph(text, tuple(examples), tuple(notes))


def _is_sentence(text: str) -> bool:
    """Whether a list item stands alone: it begins with a capital and ends like a sentence, and its siblings need no lead."""
    return (
        bool(re.match(of_any_language(r"[A-Z“\"'‘(\d]"), text))
        and bool(re.search(r"[.!?][\"”'’)]*$", text))
        and len(text.split()) > 3
    )


def _continues(end: str, length: int, text: str) -> bool:
    """Whether a line goes on with the sentence above, of which the end and the length are given: a line break inside it."""
    return not _STOPS.search(end) and (text[:1].islower() or length > 60)
