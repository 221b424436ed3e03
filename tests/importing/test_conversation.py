"""Forum threads, digests of mailing lists, letters: each message is an entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.importing.model import Recognised
from judge.importing.parting.recognise import recognise
from judge.importing.reading.source import read_source, split_lines

DIGEST = """Harbour Lights List Digest, Vol 3, Issue 1

----------------------------------------------------------------------
Message: 1
Date: Sun, 20 Apr 2014 13:49:59 +0000
From: "Ana Holm" <ana@lights.example>
Subject: Lamps in fog

May a lamp be lit in fog?

----------------------------------------------------------------------
Message: 2
Date: Mon, 21 Apr 2014 09:00:01 +0000
From: Ben Ruiz
Subject: Re: Lamps in fog

> May a lamp be lit
> in fog?

It may. It shines on one ship.

> And two ships?

Never on two.

----------------------------------------------------------------------
End of Harbour Lights List Digest, Vol 3, Issue 1
"""
THREAD = """Lamp rulings thread

1. Ana on June 14, 2018

Is a lamp a light?

2. Ben the Keeper on June 15, 2018

Yes. A lamp is a light
as long as it burns.

Edited June 16, 2018 by Ben

3. Ana on June 17, 2018

Thank you.
"""


def read(text: str, name: str = "thread") -> Recognised:
    return recognise(split_lines(text), name=name)


def test_a_digest_becomes_an_entry_a_message_with_author_date_and_quotations() -> None:
    found = read(DIGEST)
    assert (found.doc, found.facts.published) == ("harbour-lights-list-digest-vol-3-issue-1", "")
    assert [(entry.section, entry.title, entry.kind, entry.lines) for entry in found.entries] == [
        ("1", "Lamps in fog (Ana Holm, 2014-04-20)", "faq", ((4, 9),)),
        ("2", "Re: Lamps in fog (Ben Ruiz, 2014-04-21)", "faq", ((12, 24),)),
    ]
    assert [paragraph.text for paragraph in found.entries[1].paragraphs] == [
        "“May a lamp be lit in fog?”",
        "It may. It shines on one ship.",
        "“And two ships?”",
        "Never on two.",
    ]
    assert found.entries[1].paragraphs[0].notes == (
        "Message: 2; Date: Mon, 21 Apr 2014 09:00:01 +0000; From: Ben Ruiz; Subject: Re: Lamps in fog",
    )
    assert [aside.reason for aside in found.furniture] == ["title", *["rule between messages"] * 4]
    assert found.unassigned == ()


def test_a_thread_becomes_an_entry_a_post() -> None:
    found = read(THREAD)
    assert found.facts.title == "Lamp rulings thread"
    assert found.facts.published == ""
    assert [(entry.slug, entry.title) for entry in found.entries] == [
        ("1", "Ana on June 14, 2018"),
        ("2", "Ben the Keeper on June 15, 2018"),
        ("3", "Ana on June 17, 2018"),
    ]
    assert [paragraph.text for paragraph in found.entries[1].paragraphs] == [
        "Yes. A lamp is a light as long as it burns.",
        "Edited June 16, 2018 by Ben",
    ]


def test_a_letter_alone_bears_the_date_of_the_document() -> None:
    letter = DIGEST.partition("Message: 1\n")[2].partition("-----")[0]
    found = read(letter, name="letter")
    assert (found.facts.title, found.facts.published) == ("Lamps in fog", "2014-04-20")
    assert [entry.slug for entry in found.entries] == ["lamps-in-fog-ana-holm-2014-04-20"]


def test_two_dated_lines_make_no_thread() -> None:
    text = "Harbour Lights FAQ\n\n1. Changed on June 14, 2018\n\nA lamp is lit.\n\n2. Changed on June 15, 2018\n\nA bell rings.\n"
    assert {entry.form for entry in read(text).entries} == {"numbered-rules"}


PAGE = """<html><head><title>Undertow questions - Talon Boards</title></head><body><h1>Undertow questions</h1>
<div><a href="/u/1">tomreeve</a></div><div>Posted: Mon Mar 03, 2003 10:12 am</div>
<p>Does Undertow drown a vessel with Flying?</p><div>Back to top</div>
<div>Ines</div><div>Joined: 01 Jan 2001<br>Posts: 220</div><div>Posted: Mon Mar 03, 2003 12:40 pm</div>
<blockquote><cite>tomreeve wrote:</cite><p>Does Undertow drown a vessel with Flying?</p></blockquote><p>No.</p><div>Back to top</div>
<div>kit</div><div>Posted: Tue Mar 04, 2003 9:00 am</div><p>Thanks, that helps a lot!</p></body></html>"""
MARKED_THREAD = """# Undertow and friends

**tomreeve** (2019-03-03 10:12):

Does Undertow drown a vessel with Flying?

---

**ines** (2019-03-03 12:40):

> Does Undertow drown a vessel with Flying?

1. No.

---

**kit** (2019-03-04 09:00):

Thanks!
"""
MAILS = """From lights-bounces Mon Mar  3 10:12:44 2003
From: tom.reeve at lights.example (Tom Reeve)
Date: Mon, 3 Mar 2003 10:12:44 +0100
Subject: [lights] Undertow
Message-ID: <a@lights.example>

Does it drown a gull?

From lights-bounces Mon Mar  3 12:40:02 2003
From: ines at lights.example (Ines)
Date: Mon, 3 Mar 2003 12:40:02 +0100
Subject: [lights] Undertow
References: <a@lights.example>
 <b@lights.example>

Tom Reeve wrote:
> Does it drown a gull?

No.
"""
LETTERS = """Ask the Keeper #12

Welcome back!

Tom writes:
Does Undertow drown a gull? My friend says so.

No, Tom.

Kit from Leeds asks:
May I respond?

You may.

Rosa asks:
Who controls a copy?

Whoever played it.
"""


@pytest.mark.parametrize(
    ("name", "text", "titles", "doc"),
    [
        ("x.html", PAGE, ["tomreeve, Mar 03, 2003", "Ines, Mar 03, 2003", "kit, Mar 04, 2003"], "undertow-questions"),
        (
            "x.md",
            MARKED_THREAD,
            ["tomreeve, 2019-03-03", "ines, 2019-03-03", "kit, 2019-03-04"],
            "undertow-and-friends",
        ),
        (
            "x.txt",
            MAILS,
            ["Undertow (Tom Reeve, 2003-03-03)", "Undertow (Ines, 2003-03-03)"],
            "undertow",
        ),
        (
            "x.txt",
            LETTERS,
            ["Does Undertow drown a gull? My friend says …", "May I respond?", "Who controls a copy?"],
            "ask-the-keeper-12",
        ),
    ],
)
def test_posts_mails_and_letters_are_told_by_the_one_form_of_their_heads(
    tmp_path: Path, name: str, text: str, titles: list[str], doc: str
) -> None:
    path = tmp_path / name
    path.write_text(text)
    found = recognise(read_source(path).lines, name="x")
    assert [entry.title for entry in found.entries] == titles
    assert (found.doc, found.facts.published) == (doc, "")
    quoted = [p.text for entry in found.entries for p in entry.paragraphs if p.text.startswith("“")]
    assert len(quoted) == (0 if text == LETTERS else 1) + (text == PAGE)


def test_days_of_cards_and_changes_are_no_posts() -> None:
    text = "Changes\n\n2019-03-03 Lamp\n\nIt burns.\n\n2019-03-04 Fog\n\nOne ship.\n\n2019-03-05 Bell\n\nIt rings.\n"
    assert not any(entry.form == "conversation" for entry in read(text).entries)


MONTH = """From ana at lights.example  Thu Mar  3 09:12:05 2005
From: ana at lights.example (Ana Holm)
Date: Thu, 03 Mar 2005 09:12:05 -0500
Subject: [Lamp-Rules] Bell Buoy
Message-ID: <20050303.1@lights.example>

A bell buoy rings for each ship that
passes it.

>From now on it rings twice.

--
Harbour Lights list

From ben at lights.example  Fri Mar  4 09:12:05 2005
From: ben at lights.example (Ben Ruiz)
Date: Fri, 04 Mar 2005 09:12:05 -0500
Subject: Re: [Lamp-Rules] Fog, and what is seen
 in it
In-Reply-To: <20050303.1@lights.example>

On Thu, 3 Mar 2005 at 9:12, Ana Holm
<ana at lights.example> wrote:
> Is fog a ship?

It is none.
_______________________________________________
Lamp-Rules mailing list
"""
NEWS = """Path: news.example!feed.example!not-for-mail
From: Ana Holm <ana@lights.example>
Newsgroups: rec.games.lamps
Subject: =?ISO-8859-1?Q?F=E4hre?= and fog
Date: 3 Mar 1999 10:00:00 GMT
Lines: 3
NNTP-Posting-Host: lights.example

Does the ferry sail in fog?

Path: news.example!other.example
From: Ben Ruiz <ben@lights.example>
Newsgroups: rec.games.lamps
Subject: Tides
Date: 4 Mar 1999 10:00:00 GMT
Organization: None at all

The tide falls once a turn.

Path: news.example!other.example
From: Cyd <cyd@lights.example>
Newsgroups: rec.games.lamps
Subject: Nets
Date: 5 Mar 1999 10:00:00 GMT

A net holds one fish.
"""
ANSWERED = """From: Ana Holm
Sent: Thursday, March 03, 2005 9:12 AM
To: Lamp Rules
Subject: RE: Fog

A ship in fog is not seen.

-----Original Message-----
From: Ben Ruiz
Sent: Wednesday, March 02, 2005 8:00 AM
To: Lamp Rules
Subject: Fog

Is a ship in fog seen?

From: Cyd
Sent: Friday, March 04, 2005 9:12 AM
To: Lamp Rules
Subject: Nets

A net holds one fish.

To unsubscribe from this group, send an email to:
lamps-unsubscribe@groups.example
"""


@pytest.mark.parametrize(
    ("text", "doc", "told"),
    [
        (
            MONTH,
            ("lamp-rules-2005-03", "Lamp-Rules"),
            {
                "Bell Buoy (Ana Holm, 2005-03-03)": [
                    "A bell buoy rings for each ship that passes it.",
                    "From now on it rings twice.",
                ],
                "Re: Fog, and what is seen in it (Ben Ruiz, 2005-03-04)": [
                    "On Thu, 3 Mar 2005 at 9:12, Ana Holm <ana at lights.example> wrote:",
                    "“Is fog a ship?”",
                    "It is none.",
                ],
            },
        ),
        (
            NEWS,
            ("x", "x"),
            {
                "Fähre and fog (Ana Holm, 1999-03-03)": ["Does the ferry sail in fog?"],
                "Tides (Ben Ruiz, 1999-03-04)": ["The tide falls once a turn."],
                "Nets (Cyd, 1999-03-05)": ["A net holds one fish."],
            },
        ),
        (
            ANSWERED,
            ("x", "x"),
            {
                "RE: Fog (Ana Holm, 2005-03-03)": ["A ship in fog is not seen.", "“Is a ship in fog seen?”"],
                "Nets (Cyd, 2005-03-04)": ["A net holds one fish."],
            },
        ),
    ],
    ids=["month of a list", "newsgroup", "answers above what they answer"],
)
def test_of_a_mail_only_what_its_writer_says_is_text(
    text: str, doc: tuple[str, str], told: dict[str, list[str]]
) -> None:
    found = read(text, name="x")
    assert {entry.title: [paragraph.text for paragraph in entry.paragraphs] for entry in found.entries} == told
    assert not any(paragraph.notes for entry in found.entries for paragraph in entry.paragraphs)
    assert (found.doc, found.facts.title) == doc
    assert not found.unassigned
    aside = [line.text for line in found.furniture]
    heads = ("Path:", "Message-ID:", "In-Reply-To:", "Newsgroups:", "To:", "Lines:", "Organization:")
    assert [line for line in text.splitlines() if line.startswith(heads)] == [
        one for one in aside if one.startswith(heads)
    ]


def test_dates_in_a_long_rules_text_head_no_posts() -> None:
    said = "A keeper who leaves the harbour takes his lamp along, unless the tide says otherwise.\n\n"
    names = ("Lamps, May" if n % 41 == 0 else "Lamps of Pier" for n in range(3000))
    text = "".join(f"{n // 9 + 1}.{n % 9 + 1} {name} {n}\n\n{said}" for n, name in enumerate(names))
    found = recognise(split_lines(f"Harbour Lights FAQ\n\n{text}"))
    assert "conversation" not in {entry.form for entry in found.entries}
    assert len(found.entries) == 3000
