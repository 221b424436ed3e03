"""Titles and ids of entries, built as the corpus builds them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judge.importing.parting.layout import CleanLine, families, pattern, plain
from judge.rulings.model import Ruling
from judge.rulings.reader import slugify

_SLUG_LENGTH = 100  # characters; longer ones are whole questions
_LONGEST_TITLE = 1000  # characters that an id is made from
_ID_LENGTH = 60  # characters of a document's
_TITLE_WORDS = 8  # of a first sentence that stands in for a title
_BELOW_SITE = re.compile(
    r"\s*(?:[|·•»:–—]|-|::)\s+"
)  # between a site's name and a page's, where the site's comes first
# A word that says that a title is of a document.
DOCUMENT = re.compile(
    r"\b(?:rules?|rulebook|rule book|handbook|guide(?:book|lines?)?|manual|compendium|faqs?|rulings?|questions|answers|errata|glossary"
    r"|reference|codex|clarifications?|polic(?:y|ies)|dictionary|keywords|encyclop(?:a?edia)|primer|how to play"
    r"|regeln|regelwerk|règles|reglas|regole|zasady"
    r"|notes|companion|almanac)\b",
    re.IGNORECASE,
)


def title_of_file(own: str, given: str) -> str:
    """A document's title: its own, unless that names no document and has no word of one that its file bears besides."""
    shared = set(re.findall(r"\w+", own.lower())) & set(re.findall(r"\w+", given.lower()))
    is_heading = bool(own) and not DOCUMENT.search(own) and not shared
    return given if given and (not own or (is_heading and DOCUMENT.search(given))) else own


def split_title(rest: str) -> tuple[str, str]:
    """What follows a section's number, as title and text: either may be "".

    A title is no sentence, or a short one; "Term: text" holds both; a placeholder behind a title (": [cosmic text]") is neither.
    """
    bare = _without_placeholder(rest)
    words = bare.split()
    ends = bool(re.search(r"[.?][\"')\]]*$", plain(bare)))
    term, colon, text = bare.partition(": ")
    if colon and len(term.split()) <= 6 and len(text.split()) > 6 and re.search(r"[.!?][\"')\]]*$", plain(text)):
        return term, text
    if (ends and len(words) > 6) or len(words) > 30 or bare.endswith((":", ",", ";")):
        return "", rest
    return bare.rstrip(":"), ""


def title_below_site(lines: Sequence[CleanLine], heading: str, page_title: str) -> str:
    """What a page is called whose highest heading names its site: the rest of its title, a heading without peers; "" elsewhere."""
    rest = page_title.removeprefix(heading)
    if rest == page_title or not _BELOW_SITE.match(rest):
        return ""
    name = _BELOW_SITE.sub("", rest, count=1).strip(" :")
    levels = [line.heading for line in lines if line.heading and line.text.strip(" :") == name]
    return name if levels and sum(line.heading == levels[0] for line in lines) == 1 else ""


def _without_placeholder(rest: str) -> str:
    """What follows a number without the brackets behind a colon that end it."""
    if not rest.endswith("]"):
        return rest
    inside = rest.rfind("]", 0, -1) + 1
    return rest[: match.start()] if (match := re.compile(r": ?\[").search(rest, inside)) else rest


def short_title(text: str) -> str:
    """The first words of a text that bears no title."""
    words = text.split()
    end = next(
        (n for n, word in enumerate(words[:_TITLE_WORDS], 1) if re.search(r"[.;:]$", word) and n >= 3), _TITLE_WORDS
    )
    short = " ".join(words[:end]).rstrip(" .,;:")
    return short if len(words) <= end else f"{short} …"


def slug_of(template: str, section: str | None, title: str) -> str:
    """The last part of an id. What stands in brackets names no one and is left out; section numbers keep their dots."""
    title = title[:_LONGEST_TITLE]
    bare = re.sub(r"\([^)]*\)|\[[^\]]*\]", " ", title)
    words = slugify(bare) or slugify(title)
    number = _number(section or "")
    slug = template.replace("{section}", number).replace("{title}", words).strip("-")
    if len(slug) > _SLUG_LENGTH:
        slug = slug[:_SLUG_LENGTH].rpartition("-")[0] or slug[:_SLUG_LENGTH]
    return slug or "entry"


def spoken_case(title: str, text: str) -> str:
    """An upper-case heading in ordinary case; words that the text below writes in capitals (ATK, KO'd) keep them, as do names with a
    number behind a hyphen (C-3PO)."""
    if any(ch.islower() for ch in title):
        return title
    capitals = set(re.findall(r"\b[A-Z][A-Z0-9'’]+\b", text))
    words = [
        part if (part in capitals and len(part) <= 4) or ("-" in part and part[-1].isalnum()) else part.lower()
        for part in re.split(r"((?=\S*\d)\b[A-Z0-9]+(?:-[A-Z0-9]+)+|\W+)", title)
    ]
    spoken = "".join(words)
    spoken = re.sub(r"(?<=—)\w", lambda match: match[0].upper(), spoken)
    return spoken[:1].upper() + spoken[1:]


def unquoted(title: str) -> str:
    """A title without quotation marks around the whole of it."""
    if len(title) > 2 and plain(title[0]) == plain(title[-1]) == '"' and '"' not in plain(title[1:-1]):
        return title[1:-1]
    return title


def document_id(title: str) -> str:
    """The id that a title gives a document: without "FAQ" and the like, as the corpus names its files.

    "" where the title has no letter or digit that an id may have.
    """
    bare = re.sub(r"\b(?:FAQs?|frequently asked questions|errata)\b", " ", title, flags=re.IGNORECASE)
    bare = re.sub(r"\b[v]?\d+\.\d+\b", " ", bare)
    return _shortened(slugify(bare) or slugify(title))


def _shortened(slug: str) -> str:
    return slug if len(slug) <= _ID_LENGTH else slug[:_ID_LENGTH].rpartition("-")[0] or slug[:_ID_LENGTH]


def standing_title(text: str) -> str:
    """The title by which a sentence goes that opens many documents, or ""."""
    for family in families().values():
        for form in family.standing:
            if pattern(form.pattern).match(plain(text)):
                return form.title
    return ""


class KnownIds:
    """The entries that are known already, by id and by section."""

    def __init__(self, rulings: Sequence[Ruling]) -> None:
        self._slugs: dict[str, set[str]] = {}
        self._sections: dict[tuple[str, str], list[str]] = {}
        for ruling in rulings:
            slug = ruling.id.partition("/")[2]
            self._slugs.setdefault(ruling.doc, set()).add(slug)
            if ruling.section and _begins_with(slug, number := _number(ruling.section)):
                self._sections.setdefault((ruling.doc, number), []).append(slug)

    def document(self, slugs: Sequence[str]) -> str | None:
        """The document that more than half of the ids stand in, if there is one."""
        own = set(slugs)
        shares = {doc: len(own & known) for doc, known in self._slugs.items()}
        best = max(shares, key=lambda doc: shares[doc], default=None)
        return best if best is not None and shares[best] * 2 > len(own) else None

    def slug(self, doc: str, slug: str, section: str | None) -> str:
        """The id of the known entry of the same section where an id begins with its number: only the words behind may differ."""
        if slug in self._slugs.get(doc, ()) or not section or not _begins_with(slug, number := _number(section)):
            return slug
        same = self._sections.get((doc, number), [])
        return same[0] if len(same) == 1 else slug


def _number(section: str) -> str:
    return re.sub(r"[^a-z0-9.]+", "-", section.lower()).strip("-.")


def _begins_with(slug: str, number: str) -> bool:
    return slug == number or slug.startswith(f"{number}-")
