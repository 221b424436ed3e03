"""Which imported entries are which shipped ones: by structure (section, card name, title), confirmed by likeness of words.

The shipped words are ours, not the document's, and yet tell entries apart: the same fact has the same rare words. What structure and
words do not both say is doubtful, and left to the user.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rapidfuzz import fuzz

from judge.errors import InputFileError
from judge.importing.model import Entry
from judge.importing.outcome import Correspondence
from judge.importing.parting.cards import difference_of_facts
from judge.importing.torn.slots import KnownEntry
from judge.importing.torn.text import folded
from judge.importing.torn.words import Nearness, stem_list
from judge.rulings.model import Ruling

OWN = "-"  # in --map: an entry of its own

_SAME_TITLE = 90
_LIKE_TITLE = 70  # under the same section a title may be misspelt
# Likeness (cosine over rare words) of a text to our wording of it is hardly ever below 0.2, to other entries rarely above 0.3.
_CONFIRMS = 0.12  # where the title is the same
_CONFIRMS_SECTION = 0.25  # where only the section is
_SUGGESTS = 0.35  # where nothing is
_MARGIN = 0.1
_LINES_OF_A_CARD = 100
_LEAST_COMMON = 3  # titles; one or two ("Play", "Reveal") any game has
_OUTDOES = 0.2  # so much nearer to another entry, it may be that one


class _Sign(msgspec.Struct, frozen=True, order=True):
    """How an entry looks like a shipped one; the best sorts last."""

    strength: int  # 2: the title, or a section that is all of the id; 1: the section alone
    is_same_kind: bool
    likeness: float
    at: int
    why: str


def corresponding_document(entries: Sequence[Entry], rulings: Sequence[Ruling]) -> str | None:
    """The shipped document in which more than half of the entries' titles stand, if there is one."""
    own = {folded(entry.title) for entry in entries}
    titles: dict[str, set[str]] = {}
    for ruling in rulings:
        titles.setdefault(ruling.doc, set()).add(folded(ruling.title))
    best = max(titles, key=lambda doc: len(own & titles[doc]), default=None)
    common = len(own & titles[best]) if best is not None else 0
    return best if common >= _LEAST_COMMON and common * 2 > len(own) else None


def correspondences(
    doc: str, entries: Sequence[Entry], rulings: Sequence[Ruling], choices: Mapping[str, str] | None = None
) -> list[Correspondence]:
    """What each entry is to the shipped ones of its document.

    :param rulings: the shipped entries of the document; none if it is not shipped.
    :param choices: what the user decided: by the imported id the shipped one, or ``OWN``.
    :raises InputFileError: if a choice names a shipped entry that the document does not have.
    """
    choices = choices or {}
    ids = {ruling.id: at for at, ruling in enumerate(rulings)}
    for old, new in choices.items():
        if new != OWN and new not in ids:
            raise InputFileError(
                f"--map {old}={new}: '{doc}' has no shipped entry '{new}'", f"see 'judge list', or give {old}={OWN}"
            )
    near = Nearness([f"{known.title} {known.words}" for known in map(KnownEntry.of, rulings)])
    profiles = [near.to(set(stem_list(_words(entry)))) if rulings else {} for entry in entries]
    shipped = [_Shipped.of(ruling) for ruling in rulings]
    signs = [_signs(doc, entry, shipped, profile) for entry, profile in zip(entries, profiles, strict=True)]
    taken = {new: f"{doc}/{entry.slug}" for entry in entries if (new := choices.get(f"{doc}/{entry.slug}", OWN)) != OWN}
    found: dict[int, Correspondence] = {}
    # The best signs first, so that of two entries that look like one the better has it.
    for n in sorted(range(len(entries)), key=lambda n: (signs[n] is None, _reversed(signs[n]), n)):
        id, sign, profile = f"{doc}/{entries[n].slug}", signs[n], profiles[n]
        if id in choices:
            new = choices[id]
            likeness = profile.get(ids[new], 0.0) if new != OWN else 0.0
            found[n] = _told(id, "own" if new == OWN else "official", None if new == OWN else new, likeness, "--map")
        elif sign is None:
            found[n] = _by_words(id, rulings, profile, taken)
        else:
            found[n] = _judged(id, sign, rulings, profile, taken)
            if found[n].status == "official":
                taken[rulings[sign.at].id] = id
    ours = {ruling.id: ruling.facts for ruling in rulings}
    return [_with_difference(found[n], entry, ours) for n, entry in enumerate(entries)]


def _with_difference(told: Correspondence, entry: Entry, ours: Mapping[str, str | None]) -> Correspondence:
    """What an entry is, with what its card's facts say otherwise than ours."""
    if told.status != "official" or told.shipped is None:
        return told
    return msgspec.structs.replace(told, facts_differ=difference_of_facts(entry.facts, ours[told.shipped]))


class _Shipped(msgspec.Struct, frozen=True):
    """A shipped entry with its names in the form in which names are compared, worked out once for all imported ones."""

    ruling: Ruling
    title: str
    section: str
    slug: str

    @classmethod
    def of(cls, ruling: Ruling) -> _Shipped:
        slug = folded(ruling.id.partition("/")[2])
        return cls(ruling, folded(ruling.title), folded(ruling.section or ""), slug)


def _signs(doc: str, entry: Entry, shipped: Sequence[_Shipped], profile: Mapping[int, float]) -> _Sign | None:
    """The best sign that ties an entry to a shipped one."""
    if not shipped:
        return None
    found = []
    title, section = folded(entry.title), folded(entry.section or "")
    for at, other in enumerate(shipped):
        ruling = other.ruling
        likeness = fuzz.ratio(title, other.title, score_cutoff=_LIKE_TITLE)
        is_same_section = bool(section) and section == other.section
        is_number = is_same_section and other.slug == section
        if likeness >= _SAME_TITLE or (is_same_section and likeness >= _LIKE_TITLE):
            why = "the same title" if likeness == 100 else "nearly the same title"
            strength = 2
        elif is_same_section:
            why, strength = f"the same section {ruling.section}", 2 if is_number else 1
        elif ruling.id == f"{doc}/{entry.slug}":
            why, strength = "the same id", 1
        else:
            continue
        found.append(_Sign(strength, entry.kind == ruling.kind, profile.get(at, 0.0), at, why))
    return max(found, default=None)


def _judged(
    id: str, sign: _Sign, rulings: Sequence[Ruling], profile: Mapping[int, float], taken: Mapping[str, str]
) -> Correspondence:
    """A sign held against the words and against what other entries have taken."""
    shipped = rulings[sign.at].id
    best = max(profile, key=lambda at: (profile[at], -at), default=sign.at)
    needed = _CONFIRMS if sign.strength == 2 else _CONFIRMS_SECTION
    if shipped in taken:
        return _told(id, "doubtful", shipped, sign.likeness, f"{sign.why}, but {taken[shipped]} has it")
    if sign.likeness < needed:
        return _told(id, "doubtful", shipped, sign.likeness, f"{sign.why}, but the words differ")
    if profile.get(best, 0.0) > sign.likeness + _OUTDOES:
        return _told(
            id, "doubtful", shipped, sign.likeness, f"{sign.why}, but its words are nearer to {rulings[best].id}"
        )
    return _told(id, "official", shipped, sign.likeness, f"{sign.why}, confirmed by the words")


def _by_words(
    id: str, rulings: Sequence[Ruling], profile: Mapping[int, float], taken: Mapping[str, str]
) -> Correspondence:
    """An entry that nothing but its words may tie to a shipped one: that is never sure."""
    best = sorted(((likeness, -at) for at, likeness in profile.items()), reverse=True)[:2]
    if best and best[0][0] >= _SUGGESTS and best[0][0] - (best[1][0] if best[1:] else 0.0) >= _MARGIN:
        shipped = rulings[-best[0][1]].id
        if shipped not in taken:
            return _told(id, "doubtful", shipped, best[0][0], "much the same words, but neither title nor section")
    return _told(id, "own", None, best[0][0] if best else 0.0, "no shipped entry is like it")


def _told(id: str, status: str, shipped: str | None, likeness: float, why: str) -> Correspondence:
    return Correspondence(id, status, shipped, round(likeness, 2), why)  # type: ignore[arg-type]  # one of Status


def _reversed(sign: _Sign | None) -> tuple[float, ...]:
    return (-sign.strength, -sign.is_same_kind, -sign.likeness) if sign else ()


def _words(entry: Entry) -> str:
    """What the entry says. Its title counts only where it is a question: else it would confirm itself."""
    said = [entry.title] if entry.form == "questions" else []
    said += [line for power in entry.powers for line in power.lines]
    said += [text for paragraph in entry.paragraphs for text in (paragraph.text, *paragraph.examples, *paragraph.notes)]
    return " ".join(said)


def official_paragraphs(entry: Entry) -> tuple[str, ...]:
    """The entry as paragraphs of an overlay: the card's fact line as printed, power text (``> ``), then the ruling with its
    examples and notes.

    A question stands above its answer, since the shipped entry bears our title.
    """
    found: list[str] = [entry.facts] if entry.facts else []
    ruling = "\n".join(paragraph.text for paragraph in entry.paragraphs)
    for power in entry.powers:
        # A new text that the ruling quotes stands there already: of a text, that is, no longer than cards have it.
        is_short = len(power.lines) <= _LINES_OF_A_CARD
        lines = [line for line in power.lines if line.strip() and not (is_short and line in ruling)]
        if power.label and lines:
            lines[0] = f"{power.label.capitalize()}: {lines[0]}"
        found += [f"> {line}" for line in lines]
    if entry.form == "questions":
        found.append(entry.title)
    for paragraph in entry.paragraphs:
        found += [
            paragraph.text,
            *(f"Example: {text}" for text in paragraph.examples),
            *(f"Note: {text}" for text in paragraph.notes),
        ]
    return tuple(text for text in found if text.strip())
