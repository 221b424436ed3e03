"""What an entry holds: facts, power text and ruling of a card, old and new text, paragraphs with their examples and notes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.importing.layout import CardShape, CleanLine, families, opening, pattern, plain
from judge.importing.model import Paragraph
from judge.rulings.model import PowerText

_JOINED = 6  # paragraphs that a quotation left open may run over


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
    rest = list(lines)
    while rest and not rest[0].plain:
        rest.pop(0)
    found: list[str] = facts_of(header, shape) if header else []
    if not header and rest:
        found = facts_of(rest.pop(0).text, shape)
    while rest and (not rest[0].plain or (more := line_facts(rest[0].text, shape))):
        line = rest.pop(0)
        if line.plain:
            found += [fact for fact in more if fact not in found]
        elif not any(line_facts(other.text, shape) for other in rest[:1]):
            rest.insert(0, line)
            break
    found[1:] = sorted(found[1:], key=lambda fact: _place(fact, shape))
    contents = Contents(facts=" · ".join(found) if found else None)
    if any(pattern(form).fullmatch(line.plain) for line in rest for form in (shape.old, shape.new)):
        _read_errata(rest, shape, contents)
        return contents
    end = _power_end(rest, contents)
    powers = _unbroken(rest[:end])
    if powers:
        contents.powers.append(PowerText("", tuple(powers)))
    contents.paragraphs = read_paragraphs(rest[end:])
    if any(pattern(shape.updates).fullmatch(plain(paragraph.text)) for paragraph in contents.paragraphs):
        contents.powers = [PowerText("new", power.lines) for power in contents.powers]
    return contents


def _shape() -> CardShape:
    return next(family.card for family in families().values() if family.card)


def _power_end(rest: Sequence[CleanLine], contents: Contents) -> int:
    first = next((i for i, line in enumerate(rest) if line.plain), len(rest))
    double = [
        i
        for i in range(first + 1, len(rest) - 1)
        if not rest[i].plain and not rest[i + 1].plain and any(line.plain for line in rest[i + 1 :])
    ]
    if double:
        return double[-1]
    single = [i for i in range(first + 1, len(rest)) if not rest[i].plain and any(line.plain for line in rest[i:])]
    contents.has_doubtful_end = len(single) > 1
    if single:
        # Examples and notes belong to the ruling, so they and what stands above them are not what a gap parts off.
        remarks = [i for i in single if _is_remark(rest, i)]
        before = [i for i in single if not remarks or i < remarks[0]]
        return before[-1] if before else single[0]
    return len(rest) if first < len(rest) else 0


def _unbroken(lines: Sequence[CleanLine]) -> list[str]:
    """The powers of a card, one a line; a line break inside a sentence parts none."""
    powers: list[str] = []
    is_after_gap = True
    for line in lines:
        if line.plain and powers and not is_after_gap and _continues(powers[-1], line.text) and line.text[:1].islower():
            powers[-1] = f"{powers[-1]} {line.text}"
        elif line.plain:
            powers.append(line.text)
        is_after_gap = not line.plain
    return powers


def _is_remark(rest: Sequence[CleanLine], gap: int) -> bool:
    text = next((line.text for line in rest[gap:] if line.plain), "")
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
    return next((form.place for form in shape.facts if pattern(form.pattern).fullmatch(plain(fact))), 2)


def read_paragraphs(lines: Sequence[CleanLine]) -> list[Paragraph]:
    """The paragraphs of a ruling, each with the examples and notes below it.

    A list that completes a sentence stays with it; items that are sentences are paragraphs of their own. Lines broken within a
    sentence are joined. An example that comes before any text is text.
    """
    found: list[tuple[str, list[str], list[str]]] = []
    last: tuple[str, list[str]] = ("text", [])  # what the latest line became, for what continues it
    is_after_gap = True
    open_lines = 0
    for line in lines:
        if not line.plain:
            is_after_gap = True
            continue
        bullet = opening("bullet", line.text)
        example, note = opening("example", line.text), opening("note", line.text)
        kept = last[1][-1] if last[1] else ""
        if kept and _is_open(kept) and open_lines < _JOINED and example is None and note is None:
            open_lines += 1
            last[1][-1] = f"{kept} {line.text}"
        elif bullet is not None and kept and (not _is_sentence(bullet) or re.search(r"(?:[;,]|\b(?:and|or))$", kept)):
            last[1][-1] = f"{kept} • {bullet}"
        elif example is not None and found:
            last = ("example", found[-1][1])
            last[1].append(example)
        elif note is not None and found:
            last = ("note", found[-1][2])
            last[1].append(note)
        elif kept and not is_after_gap and bullet is None and _continues(kept, line.text):
            last[1][-1] = f"{kept} {line.text}"
        else:
            texts = [example or note or bullet or line.text]
            found.append((texts[0], [], []))
            last = ("text", texts)
        if last[0] == "text" and found:
            found[-1] = (last[1][0], found[-1][1], found[-1][2])
        if not _is_open(last[1][-1]):
            open_lines = 0
        is_after_gap = False
    return [_with_inner_example(*paragraph) for paragraph in found]


def _with_inner_example(text: str, examples: list[str], notes: list[str]) -> Paragraph:
    """A paragraph that goes on with "Example: ..." in the same line, parted from it."""
    match = re.search(r"(?<=[.!?”\"')]) Example: (?=\S)", text)
    if match and not _is_open(text[: match.start()]):
        examples = [text[match.end() :], *examples]
        text = text[: match.start()]
    return Paragraph(text, tuple(examples), tuple(notes))


def _is_open(text: str) -> bool:
    """Whether a typographic quotation was opened and not closed: it goes on in the next paragraph."""
    return text.count("“") > text.count("”") and text.count('"') % 2 == 0


def _is_sentence(text: str) -> bool:
    """Whether a list item stands alone: it begins with a capital and ends like a sentence, and its siblings need no lead."""
    return (
        bool(re.match(r"[A-Z“\"'‘(\d]", text)) and bool(re.search(r"[.!?][\"”'’)]*$", text)) and len(text.split()) > 3
    )


def _continues(kept: str, text: str) -> bool:
    """Whether a line goes on with the sentence of the line above: a line break inside it."""
    return not re.search(r"[.!?:;][\"”'’)\]*]*$", kept) and (text[:1].islower() or len(kept) > 60)
