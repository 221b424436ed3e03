"""A post read as people write it: sentences that tell, and the sentences that ask.

A long story names many things; what decides the ruling is the sentence that asks, with what stands just before it. Which sentences ask
is seen from their form (a question mark, a verb or question word in front, "not sure whether", "correct?"), in any game's words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from judge.search.stop_words import EMPTY_WORDS
from judge.search.text import AT_MARGIN, Text

_END = re.compile(r"(?<=[.?!])[\"')\]]*\s+|[\r\n]+\s*")
# A full stop behind these ends no sentence: "Dr. Doom", "e.g. his", "vs. System".
_ABBREVIATED = re.compile(
    r"(?:^|[\s(\"]|(?<!\w)')(?:dr|mr|mrs|ms|prof|st|vs|e\.?g|i\.?e|etc|approx|[a-z])\.$", re.IGNORECASE
)
# Nor does it behind these before a number: "no. 5", but "He says no. Who is right?"
_NUMBERED = re.compile(r"(?:^|[\s(\"'])(?:no|pg|pp)\.$", re.IGNORECASE)
_LONGEST_ABBREVIATED = 12
_FILLER = (
    r"(?:\W|\d+[.):]|q\d*[:.)]|(?:so|and|but|or|also|ok(?:ay)?|now|then|well|hi|hey|hello|all|guys|quick|question|another|one|"
    r"first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|please|pls|plz|basically|anyway|still|yet|because|since|just|um+|"
    r"that said|in that case|if so|if not|if yes)\b)*?"
)
_VERB = r"(?:can|could|do|does|did|is|are|am|was|were|will|would|should|shall|must|may|might|has|have|had)"
_PERSON = (
    r"(?:i|he|she|it|they|you|u|we|my|his|her|their|its|the|that|this|those|these|there|a|an|any|each|both|one|opp|opponent|"
    r"someone|anyone)"
)
_IN_FRONT = re.compile(
    rf"^{_FILLER}(?:(?:{_VERB}|cant|can't|dont|don't|doesnt|doesn't|isnt|isn't|arent|wont|won't|who|whos|who's|whose|what|whats|what's|"
    rf"which|why|how|hows|how's)\b|(?:when|where)\s+{_VERB}\b)"
)
_INSIDE = re.compile(
    rf"[,;:\-]\s*(?:so\s+|then\s+|and\s+|but\s+|or\s+)?{_VERB}\s+{_PERSON}\b|"
    rf"\b(?:what|how|when|where|which|who)\s+(?:\w+\s+){{0,2}}{_VERB}\s+{_PERSON}\b|"
    r"\b(?:i(?:'m| am)? (?:assum|wonder|guess|confus|unsure|not sure|not certain|unclear)\w*|i (?:do not|don'?t|cannot|can'?t) "
    r"(?:know|understand|get|figure|tell|see (?:how|why|if))|no (?:idea|clue)|(?:is|was|am|are) (?:this|that|it|he|she|they|i|we) "
    r"(?:right|correct|legal|true|allowed|wrong)|correct me|please (?:confirm|explain|clarify|help|advise|tell)|"
    r"(?:want|need|like|trying|curious) to (?:know|find out|ask|understand)|tell me (?:if|whether|how|when|what|who)|"
    r"not (?:sure|certain) (?:if|whether|how|when|what)|whether or not|(?:my|the|a|one|another) question\b|clarification)\b|"
    r"\b(?:right|correct|yes|no|legal|true|ok|or not)\s*[.!]*$"
)
_CONTENT_WORD = re.compile(r"[a-z0-9+-]+")
_LEANS = re.compile(
    r"\b(?:he|him|his|she|her|it|its|they|them|their|that|this|those|these|then|so|one|same|both|either|there|mine)\b"
)
_CLAIMS = re.compile(
    r"\b(?:claim|insist|argue|reckon|maintain|believe|think)(?:s|ed|d)?\b|\b(?:says?|said|thought|told (?:me|us|him|her)|swears)\b"
)
_LEAST_CONTENT = 2
_LONGEST = 420  # characters of a reading: what comes before the question is cut first, at its far end


class SubQuestion(msgspec.Struct, frozen=True):
    """A sentence that asks: alone, and with what it leans on before it."""

    alone: Text
    in_context: Text


class _Sentence(msgspec.Struct, frozen=True):
    """A sentence, whether it has the form of a question, and how many of its words say what it is about."""

    text: Text
    asks: bool
    content: int


def sentences(text: str) -> list[str]:
    """The sentences of a text: parted at line ends and at full stops, question and exclamation marks that end one."""
    found: list[str] = []
    start = 0
    for match in _END.finditer(text):
        before = text[max(start, match.start() - _LONGEST_ABBREVIATED) : match.start()]
        is_abbreviated = _ABBREVIATED.search(before) or (
            text[match.end() : match.end() + 1].isdigit() and _NUMBERED.search(before)
        )
        if is_abbreviated and "\n" not in match[0] and "\r" not in match[0]:
            continue
        found.append(text[start : match.end()].strip())
        start = match.end()
    found.append(text[start:].strip())
    return [sentence for sentence in found if any(c.isalnum() for c in sentence)]


def is_asking(sentence: Text) -> bool:
    """Whether a sentence has the form of a question, with or without its mark."""
    text = sentence.plain.strip()
    if text.rstrip("\"')]}*_ ").endswith("?"):
        return True
    return bool(_IN_FRONT.match(text) or _INSIDE.search(text))


def find_sub_questions(post: Text) -> tuple[SubQuestion, ...]:
    """The things that a post asks, in order; none where no sentence seems to ask.

    A sentence that asks nothing by itself ("Who is right?") asks what stands before it; one that leans on the story ("can he attack
    then") takes along the sentence before.

    :param post: a question as it was asked, with its line ends.
    """
    told = [_read(sentence, post) for sentence in sentences(AT_MARGIN.sub(" ", post.raw))]
    found: list[SubQuestion] = []
    taken: set[int] = set()
    for i, sentence in enumerate(told):
        if not sentence.asks:
            continue
        if sentence.content < _LEAST_CONTENT:
            if i and i - 1 not in taken:  # what was asked before is asked once more: nothing new
                before = [s for s in told[max(0, i - 2) : i] if s.content >= _LEAST_CONTENT]
                if before:
                    found.append(_sub_question(before[-1:], before))
                    taken.update(range(max(0, i - 2), i))
            taken.add(i)
            continue
        leaning = bool(_LEANS.search(sentence.text.plain)) or sentence.content < 2 * _LEAST_CONTENT
        found.append(_sub_question([sentence], told[i - 1 : i + 1] if leaning and i else [sentence]))
        taken.add(i)
    return tuple(found or _disputed(told))


def _read(sentence: str, post: Text) -> _Sentence:
    text = post if sentence == post.raw else Text(sentence)
    words = {word for word in _CONTENT_WORD.findall(text.plain.replace("'", "")) if word not in EMPTY_WORDS}
    return _Sentence(text, is_asking(text), len(words))


def _disputed(told: Sequence[_Sentence]) -> list[SubQuestion]:
    """Where nothing asks, what two players disagree on: "he says it is four, I would say none"."""
    claims = [s for s in told if _CLAIMS.search(s.text.plain) and s.content >= _LEAST_CONTENT]
    return [_sub_question(claims[-1:], claims[-2:])] if claims else []


def _sub_question(alone: Sequence[_Sentence], in_context: Sequence[_Sentence]) -> SubQuestion:
    """A sub-question of the one sentence in ``alone``, which is the last of ``in_context``."""
    asking = _searchable(alone)
    return SubQuestion(asking, asking if len(in_context) == 1 else _searchable(in_context))


def _searchable(told: Sequence[_Sentence]) -> Text:
    """Sentences as one text; of what is too long to search with the end, from a word on where it has words."""
    whole = " ".join(sentence.text.raw for sentence in told)
    end = whole[-_LONGEST:]
    if end != whole:
        return Text(end.partition(" ")[2] or end)
    return told[0].text if len(told) == 1 else Text(whole)
