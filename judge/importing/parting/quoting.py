"""What a message says and what it quotes. One that quotes question after question, each with its answer below, holds as many rulings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from judge.importing.model import Paragraph
from judge.importing.parting.layout import DATE, CleanLine, opening
from judge.importing.parting.naming import short_title
from judge.importing.parting.posts import told_in

_SIGN = r"(?:[A-Z]{0,3}>|\|) ?"  # of a quoted line; some programs set the initials of its writer before it
QUOTED = re.compile(r"(?!>From )(?:[A-Z]{0,3}> ?)+")
_ASKED_IN = re.compile(rf"(?!>From )(?:{_SIGN})+|\|$")
_ESCAPED = re.compile(r">(?=From )")  # so that it parts no mails
_DAY = r"(?:mon|tue|wed|thu|fri|sat|sun)"
_ATTRIBUTION = re.compile(
    rf"(?:on )?{DATE}.{{0,60}} (?:wrote|said|writes):|.{{1,60}} (?:wrote|said|writes|asks|asked):", re.IGNORECASE
)
_DATED = re.compile(rf"on (?:{_DAY}\w*\.?,? )?{DATE}[^.!?]*$", re.IGNORECASE)
_LONGEST = 200  # characters of a line that says who wrote what is quoted
_LEAST, _LEAST_OF_SEVERAL = 3, 5  # questions with answers: in the only message, in one of several
_ASKING = 0.6  # of what is quoted
_SHARE = 0.6  # of the lines of a text without heads
_GREETING = 60  # words above the first question
_LONGEST_TITLE = 160  # characters of a question that is the title, and not told again
_SENTENCE_WORDS = range(3, 26)
_NUMBER = re.compile(r"(?:Q(?:uestion)?\.? ?)?(?:#|No\.? ?)?(?P<number>\d{1,3})[.):] +(?=\S)", re.IGNORECASE)
_LABEL = re.compile(r"Q(?:uestion)?[.:] +(?=\S)", re.IGNORECASE)
_ASKS = re.compile(r"[^.!?]{8,200}\?")
# Above a writer's name at the end of a mail.
_REGARDS = re.compile(
    r"(?:(?:with |best |kind |warm )*(?:regards|wishes)|cheers|thanks(?: .{1,20})?|thank you|sincerely(?: yours)?|yours(?: \w+)?|bye"
    r"|(?:hope (?:this|that) helps?.{0,20})|(?:viele |liebe |mit freundlichen )?gr(?:ü|ue)(?:ß|ss)en?|cordialement|saludos|saluti)[,.!]*"
    r"|[-—]{1,2} ?[^\W\d_][\w. ]{1,30}",
    re.IGNORECASE,
)
_LONGEST_SIGNATURE = 6  # lines


@dataclass
class Message:
    """A message: positions of the lines of its head and of its text, and what its head says."""

    head: list[int]
    body: list[int] = field(default_factory=list)
    ways: list[int] = field(
        default_factory=list
    )  # lines of the head that tell how a mail came, and nothing of what it says
    number: str | None = None
    title: str = ""
    subject: str = ""
    author: str = ""
    date: str = ""
    note: str = ""
    text: str = ""  # that stands beside the head, in its line
    quotes_from: int | None = None  # the position from which on another mail stands below this one
    parts: list[Message] = field(default_factory=list)  # the questions that it quotes, each with its answer
    aside: dict[int, str] = field(default_factory=dict)  # why lines between its parts are none of theirs


@dataclass
class _Block:
    """Lines of one depth of quotation that follow one another, and the paragraphs that they make."""

    depth: int
    at: list[int]
    paragraphs: list[str]


def paragraphs_of(message: Message, lines: Sequence[CleanLine]) -> list[Paragraph]:
    """The text of a message: lines that no blank line parts, quoted or not, are a paragraph."""
    groups: list[tuple[bool, list[str]]] = [(False, [message.text])] if message.text else []
    last = None
    for i in message.body:
        text = _ESCAPED.sub("", told_in(lines[i]), count=1)
        is_original = message.quotes_from is not None and i > message.quotes_from
        is_quoted = is_original or bool(QUOTED.match(lines[i].plain)) or lines[i].mark == "quote"
        text = text[match.end() :].strip() if (match := QUOTED.match(lines[i].plain)) else text
        if not text:
            last = None
            continue
        goes_on = (
            last is not None
            and groups
            and groups[-1][0] == is_quoted
            and not any(not lines[n].plain for n in range(last, i))
        )
        is_whole = bool(_ATTRIBUTION.fullmatch(lines[i].plain)) and not (
            goes_on and _DATED.match(groups[-1][1][-1])  # its first half stands above
        )
        if goes_on and not is_whole:
            groups[-1][1].append(text)
        else:
            groups.append((is_quoted, [text]))
        last = i
    return [Paragraph(f"“{' '.join(texts)}”" if is_quoted else " ".join(texts)) for is_quoted, texts in groups]


def part(message: Message, lines: Sequence[CleanLine], *, is_alone: bool) -> None:
    """Give a message its parts, if it quotes questions one by one and answers each below; what greets and closes is set aside.

    :param is_alone: whether it is the only message: of several, one that answers a few sentences is a contribution like the others.
    """
    blocks = _blocks(lines, message)
    for base in (0, 1):
        begins = _begins(blocks, base)
        asking = sum(any("?" in text for text in blocks[n].paragraphs) for n in begins)
        if len(begins) >= (_LEAST if is_alone else _LEAST_OF_SEVERAL) and asking >= _ASKING * len(begins):
            break
    else:
        message.aside = {}
        return
    ends = [*begins[1:], len(blocks)]
    whole = [blocks[begin:end] for begin, end in zip(begins, ends, strict=True)]
    _set_greeting_aside(blocks[: begins[0]], message)
    _set_regards_aside(whole[-1][-1], lines, message)
    numbers = [_NUMBER.match(some[0].paragraphs[0]) for some in whole]
    counts = [int(match["number"]) for match in numbers if match]
    is_counted = len(counts) > _ASKING * len(whole) and counts == sorted(set(counts))
    for some, match in zip(whole, numbers, strict=True):
        number = match["number"] if match and is_counted else None
        message.parts.append(_asked(some, number, message.aside, match.end() if match and number else 0))


def without_heads(lines: Sequence[CleanLine]) -> Message | None:
    """A text without a mail's head that quotes questions and answers them, as a message with parts; None where it is none."""
    contents = [i for i, line in enumerate(lines) if line.plain]
    quoted = [i for i in contents if _ASKED_IN.match(lines[i].plain)]
    if len(quoted) < _LEAST or any(line.mark or line.heading or line.strong for line in lines):
        return None
    message = Message([quoted[0]], contents)
    part(message, lines, is_alone=True)
    inside = len(message.aside) + sum(len(each.head) + len(each.body) for each in message.parts)
    return message if message.parts and inside >= _SHARE * len(contents) else None


def _blocks(lines: Sequence[CleanLine], message: Message) -> list[_Block]:
    """The text of a message by depth of quotation. Who wrote what is quoted below a line is set aside."""
    depths = [_depth(lines[i]) for i in message.body]
    texts = [_told(lines[i]) for i in message.body]
    found: list[_Block] = []
    skip = -1
    is_open = False  # whether a paragraph goes on
    for n, i in enumerate(message.body):
        if n <= skip:
            continue
        if n and any(not lines[above].plain for above in range(message.body[n - 1], i)):
            is_open = False
        length = _attribution(texts, depths, n)
        if length:
            message.aside |= dict.fromkeys(message.body[n : n + length], "who wrote what is quoted below it")
            skip, is_open = n + length - 1, False
        elif found and (found[-1].depth == depths[n] or not texts[n]):
            found[-1].at.append(i)
            if is_open and texts[n]:
                found[-1].paragraphs[-1] += f" {texts[n]}"
            elif texts[n]:
                found[-1].paragraphs.append(texts[n])
            is_open = bool(texts[n])
        elif texts[n]:
            found.append(_Block(depths[n], [i], [texts[n]]))
            is_open = True
        else:
            message.aside[i] = "quoted line without words"
    return found


def _depth(line: CleanLine) -> int:
    match = _ASKED_IN.match(line.plain)
    return match[0].count(">") + match[0].count("|") if match else int(line.mark == "quote")


def _told(line: CleanLine) -> str:
    match = _ASKED_IN.match(line.plain)
    return line.text[match.end() :].strip() if match else _ESCAPED.sub("", told_in(line), count=1)


def _attribution(texts: Sequence[str], depths: Sequence[int], n: int) -> int:
    """How many lines from here on say who wrote what is quoted right below them, deeper: none, one or two."""
    for length in (1, 2):
        end = n + length
        text = " ".join(texts[n:end])
        below = next((depth for depth, told in zip(depths[end:], texts[end:], strict=True) if told), 0)
        is_even = len(set(depths[n:end])) == 1 and (length == 1 or _DATED.match(texts[n]) is not None)
        if is_even and below > depths[n] and len(text) <= _LONGEST and _ATTRIBUTION.fullmatch(text):
            return length
    return 0


def _begins(blocks: Sequence[_Block], base: int) -> list[int]:
    """The blocks that are quoted deeper than ``base``, below others that are not, and answered; what a text announces is no question."""
    rises = [n for n, block in enumerate(blocks) if block.depth > base and (n == 0 or blocks[n - 1].depth <= base)]
    begins = [n for n in rises if n <= 1 or not blocks[n - 1].paragraphs[-1].endswith(":")]
    is_answered = bool(blocks) and blocks[-1].depth <= base
    return begins if is_answered and 2 * len(begins) > len(rises) else []


def _asked(some: Sequence[_Block], number: str | None, aside: dict[int, str], begin: int) -> Message:
    """A question and its answer. One that is short is the title; else the title is what it asks first, and it stands whole above."""
    asked = some[0]
    text = " ".join(asked.paragraphs)[begin:]
    text = text[match.end() :] if (match := _LABEL.match(text)) else text
    body = [i for block in some[1:] for i in block.at if i not in aside]
    if len(asked.paragraphs) == 1 and len(text) <= _LONGEST_TITLE:
        return Message(list(asked.at), body, number=number, title=text)
    asks = (match[0].strip() for match in _ASKS.finditer(text))
    title = next((each for each in asks if len(each.split()) in _SENTENCE_WORDS), "") or short_title(text)
    return Message(list(asked.at), body, number=number, title=title, text=f"“{text}”")


def _set_greeting_aside(above: Sequence[_Block], message: Message) -> None:
    """A few words above the first question are a greeting; more are not assigned, and told."""
    if sum(len(text.split()) for block in above for text in block.paragraphs) <= _GREETING:
        message.aside |= {i: "greeting above the answers" for block in above for i in block.at}


def _set_regards_aside(last: _Block, lines: Sequence[CleanLine], message: Message) -> None:
    """The writer's regards below the last answer, which stays one."""
    for i in last.at[max(1, len(last.at) - _LONGEST_SIGNATURE) :]:
        if lines[i].plain == "--" or (_REGARDS.fullmatch(lines[i].plain) and not lines[i - 1].plain):
            message.aside |= {at: "signature" for at in last.at if at >= i}
            return


def without_label(paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    """An answer without the word that says so."""
    return [Paragraph(opening("answer", each.text) or each.text, each.examples, each.notes) for each in paragraphs]
