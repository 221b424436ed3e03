"""Text to words: cleaning a question, tokens for the lexical index, words for names. Pure functions."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any

from judge.errors import QuestionError

MAX_QUESTION = 2_000  # characters that are searched with; a longer post is cut to what it asks

_QUOTES = str.maketrans(
    {
        "‘": "'",
        "’": "'",
        "‛": "'",
        "`": "'",
        "´": "'",
        "“": '"',
        "”": '"',
        "‐": "-",
        "‑": "-",
        "–": "-",
        "—": "-",
        "−": "-",
    }
)

# In this order: "+2 ATK", "-1", "2.1", "601.3e", "19/18"; "#459"; then words, which keep inner dashes, dots and apostrophes
# ("x-corp", "doom-bot", "ko'd", "p.t"). What is dropped: bare punctuation and the brackets of "[me]".
_TOKEN = re.compile(r"(?<![\w.])[+-]\d+|\d+(?:\.\d+)*[a-z]?(?![\w])|#\d+|[^\W_]+(?:['.-][^\W_]+)*", re.UNICODE)
_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]")  # colours that were pasted from a terminal
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+")
_DROPPED = frozenset(("Cf", "Cs", "Co", "Cn", "So", "Sk"))  # zero-width signs, emoji, and what is no character at all
_SPACE = frozenset(("Cc", "Zs", "Zl", "Zp"))


def clean(question: str) -> str:
    """The question as it is searched: control characters and emoji dropped, white space folded, quotes and dashes plain.

    A post beyond :data:`MAX_QUESTION` characters is cut to the sentences that ask, with what stands just before them.

    :raises QuestionError: if nothing is left that could be a question.
    """
    folded = " ".join(_folded(question).split())
    if len(folded) > MAX_QUESTION:
        folded = _what_is_asked(folded)
    if not any(c.isalnum() for c in folded):
        raise QuestionError(
            "the question is empty", "ask in your own words, e.g. judge ask 'can a hidden character be attacked'"
        )
    return folded


def _folded(question: str) -> str:
    # Quotes first: normalising takes "´" apart into a space and an accent. Normalised again at the end: what was dropped may have
    # stood between a letter and its accent.
    text = unicodedata.normalize("NFKC", _ESCAPE.sub(" ", question).translate(_QUOTES))
    kept = "".join(" " if kind in _SPACE else c for c in text if (kind := unicodedata.category(c)) not in _DROPPED)
    return unicodedata.normalize("NFKC", kept)


def clean_lines(question: str) -> str:
    """A question as :func:`clean` has it, with its line ends kept: people end sentences with them."""
    lines = (" ".join(_folded(line).split()) for line in question.splitlines())
    return "\n".join(line for line in lines if line)


def _what_is_asked(text: str) -> str:
    """The sentences that ask, as many as fit from the last on, then those before them; the end of the text where none asks."""
    sentences = _SENTENCE_END.split(text)
    asking = [i for i, sentence in enumerate(sentences) if sentence.endswith("?")]
    wanted = [*reversed(asking), *(i - 1 for i in reversed(asking) if i)] or [len(sentences) - 1]
    chosen: set[int] = set()
    room = MAX_QUESTION
    for i in dict.fromkeys(wanted):
        if len(sentences[i]) < room:
            chosen.add(i)
            room -= len(sentences[i]) + 1
    if chosen:
        return " ".join(sentences[i] for i in sorted(chosen))
    # One sentence too long to search with: its end, where people come to the point, past any run of signs.
    end = sentences[wanted[0]]
    last = max((i for i, c in enumerate(end) if c.isalnum()), default=0)
    return end[: last + 1][-MAX_QUESTION:].lstrip()


@cache
def _stemmer() -> Any:
    import Stemmer

    return Stemmer.Stemmer("english")


@lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    return _stemmer().stemWord(word) if word.isascii() and word.isalpha() else word


def plain(text: str) -> str:
    """Lower case, accents dropped, quotes and dashes plain: the form in which words are compared."""
    # Quotes and dashes twice: some marks decompose into others; the dotless i is an i whose capital has lost nothing.
    decomposed = unicodedata.normalize("NFKD", text.translate(_QUOTES)).translate(_QUOTES).replace("ı", "i")
    return "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()


def tokens(text: str) -> list[str]:
    """The lexical tokens of a text, in order, stemmed; what the game means by a sign or dot is kept.

    "X-Corp" gives ``x-corp`` and ``corp``, "KO'd" gives ``ko``, "+2 ATK" gives ``+2`` and ``atk``, "707.9" and "2.1" stay whole.
    """
    found: list[str] = []
    for match in _TOKEN.findall(plain(text)):
        if match[0] in "+-#" or match[0].isdigit():
            found.append(match)
            continue
        word = (
            re.sub(r"'(?:s|d|ed|ing|t|ll|re|ve|m)?$", "", match)
            if "'" in match and not match.endswith("n't")
            else match
        )
        word = word.replace("'", "")
        if "-" in word or "." in word:
            parts = [part for part in re.split(r"[-.]", word) if part]
            found.append(re.sub(r"\.", "", word))
            found.extend(_stem(part) for part in parts if len(part) > 1)
        else:
            found.append(_stem(word))
    return found


def name_words(text: str) -> list[str]:
    """The words of a name or question as names are compared: no stemming, no possessive, no apostrophes, every other sign a gap."""
    without_possessive = re.sub(r"'s\b", "", plain(text))
    return re.findall(r"[a-z0-9]+", without_possessive.replace("'", ""))
