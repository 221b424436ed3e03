"""Conversations: a forum thread, a mailing list's digest, a letter. Each message is an entry, with its title, its author and its date.

What a message quotes stands in quotation marks; the head that a digest prints is a note, that of a mail is told by the title and set
aside. The day of a message is never the document's, but for a letter that stands alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from email.header import decode_header, make_header

from judge.importing.model import Entry, Paragraph, Range
from judge.importing.parting.dates import normal_date, stamps
from judge.importing.parting.framed import framed_posts
from judge.importing.parting.layout import CleanLine
from judge.importing.parting.naming import short_title, slug_of
from judge.importing.parting.posts import Head, is_profile, letter_heads, post_heads
from judge.importing.parting.quoting import Message, paragraphs_of, part, without_heads, without_label

_LEAST_SHARE = 0.5  # of the lines with text that stand in messages
_LONGEST_BODY = 2_000  # lines; what is longer is a document, and the dates in it head no posts
_LONGEST_POST, _MOST = 200, 0.7  # lines, and their share of all, that no post has among others
_FIELD = re.compile(
    r"(?P<name>message(?:-id)?|date|sent|from|to|cc|subject|re|author|reply-to|in-reply-to|references|newsgroups|organization|x-[\w-]+|lines"
    r"|content-[\w-]+|mime-version|user-agent|sender): *(?P<value>.*)",
    re.IGNORECASE,
)
_DAY = r"(?:mon|tue|wed|thu|fri|sat|sun)"
# The line that parts the mails of a file, in the forms of several programs.
_MAILBOX = re.compile(
    rf"From \S.{{0,80}}? {_DAY},? (?:\w{{3}} \d{{1,2}}|\d{{1,2}} \w{{3}})\b.{{4,40}}|From \?{{3}}@\?{{3}} .{{4,40}}",
    re.IGNORECASE,
)
_HEADER = re.compile(
    r"[A-Za-z][A-Za-z-]{1,40}:(?: .*)?"
)  # any field of a mail below the line that parts it from the one before
_REPLY = re.compile(r"(?:(?:re|fwd?|aw|wg|sv|antw?|rif)(?:\[\d+\])?: *)+", re.IGNORECASE)
_LIST = re.compile(rf"(?P<reply>{_REPLY.pattern})?\[(?P<name>[^\[\]]{{2,40}})\] *", re.IGNORECASE)  # in a subject
_BLOCK = 60  # lines of a mail's head
# Above the head of the mail that is answered below or passed on.
_ORIGINAL = re.compile(
    r"(?:begin )?(?:[-_=*]{2,} ?)?(?:original|forwarded|urspr\S{1,3}ngliche) (?:message|mail|nachricht)"
    r"(?: (?:from|by) .{1,80})?:?(?: ?[-_=*]{2,})?",
    re.IGNORECASE,
)
_CLOSES = re.compile(
    r"--|-{5,} next part -{5,}|[-_=*~ ]*yahoo! groups (?:sponsor|links)\b.{0,60}"
    r"|(?:>> )?to (?:unsubscribe|subscribe or unsubscribe)\b.{0,40}(?:,|:|\bvia\b|\bvisit\b|\bsend\b).{0,60}",
    re.IGNORECASE,
)  # above the lines with which a writer, a list or its host closes
_LONGEST_SIGNATURE = 8  # lines
_OF_THE_LIST = re.compile(r".{0,60}\bmailing list\b.{0,20}|(?:to )?(?:un)?subscribe\b.{0,80}", re.IGNORECASE)
_RULE = re.compile(r"[-=_*~]{4,}|end of .{1,80}\bdigest\b.{0,40}", re.IGNORECASE)


_TOLD = ("message", "date", "sent", "from", "subject", "re", "author")  # fields that title and number tell


@dataclass(frozen=True)
class Conversation:
    """The messages of a document, and which of its lines part or close them."""

    messages: tuple[Message, ...]
    aside: dict[int, str]  # by position, why a line between them is no message's
    list_name: str = ""  # of the mailing list, where it stands in the subjects

    @property
    def inside(self) -> set[int]:
        """The positions of the lines of entries, and of heads that tell how a mail came."""
        found = {i for each in self.messages for part in each.parts or [each] for i in (*part.head, *part.body)}
        return found.union(*(each.ways for each in self.messages))

    @property
    def subject(self) -> str:
        """What most of the messages are about, else the mailing list that they went to; "" where neither is told."""
        subjects = [_REPLY.sub("", each.subject) for each in self.messages]
        whole = Counter(filter(None, subjects)).most_common(1)
        is_one = whole and whole[0][1] * 2 >= len(subjects) and (whole[0][1] > 1 or len(subjects) == 1)
        return whole[0][0] if is_one else self.list_name

    @property
    def month(self) -> str:
        """The month of a list's messages on several subjects, which tells it from others of the list; "" where there are more."""
        months = {normal_date(each.date)[:7] for each in self.messages}
        return months.pop() if len(months) == 1 and self.list_name and self.subject == self.list_name else ""

    @property
    def date(self) -> str:
        """The date of a letter that stands alone; "" where there are several."""
        return normal_date(self.messages[0].date) if len(self.messages) == 1 else ""


def conversation(lines: Sequence[CleanLine]) -> Conversation | None:
    """The messages of a document that consists of some; None where it does not."""
    heads = _letters(lines)
    is_mail = bool(heads)
    heads = heads or _posts(post_heads(lines)) or _questions(letter_heads(lines))
    framed = None if heads else framed_posts(lines)
    contents = [i for i, line in enumerate(lines) if line.plain]
    aside: dict[int, str] = {}
    if framed:
        heads = [Message(head.lines, title=head.title, note=head.text) for head in framed.heads]
        aside |= dict.fromkeys(framed.frame, "frame of a post")
    if not heads:
        answers = without_heads(lines)
        return Conversation((answers,), answers.aside) if answers else None
    list_name = _without_list_name(heads) or (framed.title if framed else "")
    begins = {message.head[0]: message for message in heads}
    aside |= dict.fromkeys(stamps(lines, contents), "running head")
    framing = len(aside)
    aside |= {i: "head of a mail" for message in heads for i in message.ways}
    current, closes = None, 0
    in_original = False  # in the head of a mail that is quoted whole
    for n, i in enumerate(contents):
        current, closes = begins.get(i, current), 0 if i in begins else max(closes - 1, 0)
        if i in aside or (current is not None and i in current.head):
            in_original = False
            continue
        if current is not None and _ORIGINAL.fullmatch(lines[i].plain):
            current.quotes_from, in_original = i, True
        elif in_original:
            in_original = bool(_FIELD.fullmatch(lines[i].plain)) or (lines[i].indent > 0 and i - 1 in aside)
        if in_original:
            aside[i] = "head of a quoted mail"
            continue
        if current is not None and closes == 0:
            closes = _closing(lines, contents[n : n + _LONGEST_SIGNATURE + 1])
        if closes:
            aside[i] = "signature"
        elif _RULE.fullmatch(lines[i].plain) or (
            current is not None and (is_profile(lines[i]) or is_envelope(lines[i]))
        ):
            aside[i] = "rule between messages"
        elif current is not None:
            current.body.append(i)
            if len(current.body) > _LONGEST_BODY and len(heads) > 1:
                return None
    inside = sum(len(message.head) + len(message.ways) + len(message.body) for message in heads)
    is_whole = inside >= _LEAST_SHARE * (len(contents) - framing) and all(
        message.body or message.text for message in heads[:1]
    )
    longest = max(len(message.body) for message in heads)
    # A document below dated lines, as those of its changes are.
    is_document = len(heads) > 1 and not is_mail and longest > max(_LONGEST_POST, _MOST * inside)
    if not is_whole or is_document:
        return None
    for message in heads:
        part(message, lines, is_alone=len(heads) == 1)
        if message.parts:
            message.aside |= dict.fromkeys(message.head, "head of a mail")
            aside |= message.aside
            message.ways = [*message.ways, *message.head]
    return Conversation(tuple(message for message in heads if message.body or message.text), aside, list_name)


def _closing(lines: Sequence[CleanLine], below: Sequence[int]) -> int:
    """How many lines a mail ends with from here on: a signature below its dashes, a list's own lines, what was left of an attachment."""
    line, most = lines[below[0]].plain, len(below)
    if _CLOSES.fullmatch(line):
        return most
    is_footer = bool(_RULE.fullmatch(line)) and any(_OF_THE_LIST.fullmatch(lines[i].plain) for i in below[1:4])
    return most if is_footer else 0


def _without_list_name(heads: Sequence[Message]) -> str:
    """Take the name of the mailing list from the subjects that begin with it; where half of them do, it is the list's."""
    found = [_LIST.match(message.subject) for message in heads]
    names = Counter(match["name"] for match in found if match).most_common(1)
    if not names or len(heads) < 2 or names[0][1] * 2 < len(heads):
        return ""
    for message, match in zip(heads, found, strict=True):
        if match and match["name"] == names[0][0]:
            message.subject = (match["reply"] or "") + message.subject[match.end() :] or message.subject
    return names[0][0]


def _letters(lines: Sequence[CleanLine]) -> list[Message]:
    """Messages that begin with "From: ..." and "Date: ..." or "Subject: ...", in lines that follow one another."""
    found: list[tuple[bool, Message]] = []
    above = ""  # the last line with text
    i = 0
    while i < len(lines):
        begin, line = i, lines[i]
        if ":" not in line.text and not line.plain.startswith("From "):  # no head begins here
            above, i = line.plain or above, i + 1
            continue
        is_parted = is_envelope(line)
        if is_parted:
            i += 1
            while i < len(lines) and not lines[i].plain and i < begin + 3:
                i += 1
        is_mail = is_parted or _is_head_of_mail(lines, i)
        fields: dict[str, str] = {}
        of_field: dict[str, list[int]] = {}
        name = ""
        while i < len(lines) and lines[i].plain:
            match = _FIELD.fullmatch(lines[i].text)
            if match and match["name"].lower() not in fields:
                name = match["name"].lower()
                fields[name] = match["value"].strip()
            elif (is_mail or fields) and name and lines[i].indent:
                fields[name] += f" {lines[i].text}"  # more of the field
            elif is_mail and _HEADER.fullmatch(lines[i].plain):
                name = lines[i].plain.partition(":")[0].lower()
                fields.setdefault(name, "")
            else:
                break
            of_field.setdefault(name, []).append(i)
            i += 1
        date = fields.get("date") or fields.get("sent") or ""
        subject = _decoded(fields.get("subject") or fields.get("re") or "")
        author = _decoded(fields.get("from") or fields.get("author") or "")
        if author and (subject or normal_date(date)) and not _ORIGINAL.fullmatch(above):
            author = re.sub(r"\s*<[^>]*>|\"", "", author) or author
            author = match[1] if (match := re.fullmatch(r"\S+(?: at \S+)? \((.+)\)", author)) else author
            number = fields.get("message", "")
            number = number if re.fullmatch(r"\d{1,5}", number) else ""
            told = {at for name in _TOLD if name in fields for at in of_field.get(name, ())}
            ways = [at for at in range(begin, i) if lines[at].plain and at not in told]
            head = sorted(told)
            # What a program wrote above a mail its title says; what a digest prints is a note.
            note = "" if ways else "; ".join(lines[at].text for at in head)
            found.append((is_parted, Message(head, [], ways, number or None, "", subject, author, date, note)))
        above = next((lines[at].plain for at in range(i - 1, begin - 1, -1) if lines[at].plain), above)
        if i == begin:
            above, i = lines[i].plain or above, i + 1
    # Where lines part the mails of a file, another head is that of a mail which one of them quotes.
    parted = [message for is_parted, message in found if is_parted]
    return parted if len(parted) > 1 else [message for _, message in found]


def _is_head_of_mail(lines: Sequence[CleanLine], i: int) -> bool:
    """Whether a block of lines consists of fields, among them those that each mail has."""
    is_below = i > 0 and bool(lines[i - 1].plain) and not _RULE.fullmatch(lines[i - 1].plain)
    if is_below or not _HEADER.fullmatch(lines[i].plain):
        return False
    names = set()
    for line in lines[i : i + _BLOCK]:
        if not line.plain:
            break
        if not (_HEADER.fullmatch(line.plain) or line.indent):
            return False
        names.add(line.plain.partition(":")[0].lower())
    return "from" in names and ("subject" in names or "date" in names)


def _decoded(value: str) -> str:
    """A field of a mail without the signs by which it bears letters beyond ASCII."""
    if "=?" not in value:
        return value
    try:
        return str(make_header(decode_header(value)))
    except (LookupError, ValueError):  # an encoding that nobody knows
        return value


def is_envelope(line: CleanLine) -> bool:
    """Whether a line parts the mails of a file: "From name at host  Mon May  3 10:12:01 2010"."""
    return line.plain.startswith("From ") and bool(_MAILBOX.fullmatch(line.plain))


def _posts(heads: Sequence[Head]) -> list[Message]:
    return [
        Message(head.lines, number=head.number, title=head.title, author=head.author, date=head.date, text=head.text)
        for head in heads
    ]


def _questions(heads: Sequence[Head]) -> list[Message]:
    """Letters and their answers: what each asks first is its title."""
    return [Message(head.lines, author=head.author) for head in heads]


def entries_of(found: Conversation, lines: Sequence[CleanLine]) -> list[Entry]:
    """The messages as entries."""
    entries = []
    for message in (each for whole in found.messages for each in whole.parts or [whole]):
        is_asked = not (message.subject or message.author or message.date) and bool(message.title)
        paragraphs = paragraphs_of(message, lines)
        paragraphs = without_label(paragraphs) if is_asked else paragraphs
        date = normal_date(message.date) or message.date
        title = message.title or f"{message.subject} ({message.author}, {date})"
        if not date and not message.subject and paragraphs and not is_asked:  # a letter in a column
            title, message.note = short_title(paragraphs[0].text), lines[message.head[0]].text
        if message.note and paragraphs:
            first = paragraphs[0]
            paragraphs[0] = Paragraph(first.text, first.examples, (message.note, *first.notes))
        slug = slug_of(
            "{section}" if message.number else "{title}",
            message.number,
            f"{message.subject} {message.author} {date}" if date else title,
        )
        entries.append(
            Entry(
                slug,
                "faq",
                message.number,
                title,
                "conversation",
                "",
                _ranges(message, lines),
                paragraphs=tuple(paragraphs),
            )
        )
    return entries


def _ranges(message: Message, lines: Sequence[CleanLine]) -> tuple[Range, ...]:
    found: list[Range] = []
    last = message.head[0]
    for i in (*message.head, *message.body):
        number = lines[i].number
        is_next = found and number > found[-1][1] and not any(line.plain for line in lines[last + 1 : i])
        if is_next:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
        last = i
    return tuple(found)
