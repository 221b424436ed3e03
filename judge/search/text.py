"""A text and its words: what a question is folded to, and the forms in which words are compared. One value and pure functions.

Three forms, for three ends: tokens for the lexical index, words for names, words with their places for sayings.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from judge.errors import QuestionError
from judge.harmless import typed, with_few_marks
from judge.rulings.letters import PLAIN_LETTERS
from judge.sharing import kept

MAX_QUESTION = 2_000  # characters that are searched with; a longer post is cut to what it asks
MOST_READ = 200_000  # characters that are read at all: of a longer text, the beginning and the end
_MOST_TAKEN = (
    20_000  # characters that are looked through word by word: of a longer text, its end and what asks before it
)

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

_PLAIN = _QUOTES | PLAIN_LETTERS

# In this order: "+2 ATK", "-1", "2.1", "601.3e", "19/18"; "#459"; then words, which keep inner dashes, dots and apostrophes
# ("x-corp", "doom-bot", "ko'd", "p.t"). What is dropped: bare punctuation and the brackets of "[me]".
_TOKEN = re.compile(r"(?<![\w.])[+-]\d+|\d+(?:\.\d+)*[a-z]?(?![\w])|#\d+|[^\W_]+(?:['.-][^\W_]+)*", re.UNICODE)
_ENDING = re.compile(r"'(?:s|d|ed|ing|t|ll|re|ve|m)?$")
_INNER = re.compile(r"[-.]")
_POSSESSIVE = re.compile(r"'s\b")
_NAME_WORD = re.compile(r"[a-z0-9]+")
_PLACED = re.compile(r"([+-]?\d+|[a-z0-9]+(?:'(?!s\b)[a-z]+)?)(?:'s\b)?")
# A long line without a mark at its end, and a small letter in the next: broken at the margin, not by the asker.
AT_MARGIN = re.compile(r"(?=\r?\n[a-z])(?<=[^\r\n]{60})(?<![.?!:;])\r?\n")
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+|\n")
_DROPPED = frozenset(("Cf", "Cs", "Co", "Cn", "So", "Sk"))  # zero-width signs, emoji, and what is no character at all
_SPACE = frozenset(("Cc", "Zs", "Zl", "Zp"))
_LONGEST_KEPT = 40  # letters of a word whose stem is kept

PlacedWord = tuple[str, int, int]  # a word, where it begins and where it ends


@dataclass(frozen=True)
class Text:
    """A text that is searched with, and the forms in which its words are compared: each made once, when it is first asked for.

    Whoever needs a form takes it from here; nothing on a question's path folds the same text again. Two texts are equal where ``raw`` is.
    """

    raw: str

    @kept
    def plain(self) -> str:
        """See :func:`plain`."""
        return plain(self.raw)

    @kept
    def tokens(self) -> tuple[str, ...]:
        """The words as the lexical index has them; see :func:`tokens`."""
        return tuple(_tokens(self.plain))

    @kept
    def words(self) -> tuple[str, ...]:
        """The words as names are compared; see :func:`name_words`."""
        return tuple(_name_words(self.plain))

    @kept
    def placed_words(self) -> tuple[PlacedWord, ...]:
        """The words as sayings are compared; see :func:`placed_words`."""
        return tuple(placed_words(self.plain))


def fold_lines(question: str) -> str:
    """A question as it was meant to be typed: control characters and emoji dropped, white space folded, quotes and dashes plain.

    Line ends are kept: people end sentences with them. Of more than :data:`MOST_READ` characters the beginning and the end are read.
    """
    lines = (" ".join(_fold(line).split()) for line in typed(_ends(question, MOST_READ)).splitlines())
    return "\n".join(line for line in lines if line)


def taken(folded: str) -> str:
    """The folded lines that are looked through word by word: all, or of a very long text what asks, and its end."""
    if len(folded) <= _MOST_TAKEN:
        return folded
    half = _MOST_TAKEN // 2
    return f"{_what_is_asked(folded[:-half], half)}\n{folded[-half:].split(None, 1)[-1]}"


def _ends(text: str, most: int) -> str:
    """The first fifth and the end of a text that is longer than ``most`` characters; no word is cut in two, unless there is but one."""
    if len(text) <= most:
        return text
    beginning, end = text[: most // 5], text[most // 5 - most + 1 :]
    return "\n".join((*beginning.rsplit(None, 1)[:1], *end.split(None, 1)[-1:]))


def on_one_line(folded: str) -> str:
    """Folded lines as the one line that is searched.

    A post beyond :data:`MAX_QUESTION` characters is cut to the sentences that ask, with what stands just before them.

    :raises QuestionError: if nothing is left that could be a question.
    """
    line = " ".join(folded.split())
    if len(line) > MAX_QUESTION:
        line = _what_is_asked(folded).replace("\n", " ")
    if not any(c.isalnum() for c in line):
        raise QuestionError(
            "the question is empty", "ask in your own words, e.g. judge ask 'can a hidden character be attacked'"
        )
    return line


def _fold(line: str) -> str:
    # Quotes before and after: normalising takes "´" apart into a space and an accent, and makes "`" of others. Normalised again at the
    # end: what was dropped may have stood between a letter and its accent.
    text = unicodedata.normalize("NFKC", with_few_marks(line).translate(_QUOTES))
    kept = "".join(" " if kind in _SPACE else c for c in text if (kind := unicodedata.category(c)) not in _DROPPED)
    return unicodedata.normalize("NFKC", with_few_marks(kept)).translate(_QUOTES)


def _what_is_asked(text: str, room: int = MAX_QUESTION) -> str:
    """The sentences that ask, as many as fit from the last on, then those before them; the end of the text where none asks.

    :param room: how many characters there may be; the text has more.
    """
    sentences = _SENTENCE_END.split(AT_MARGIN.sub(" ", text))
    asking = [
        i for i, sentence in enumerate(sentences) if sentence.endswith("?") and any(c.isalnum() for c in sentence)
    ]
    wanted = [*reversed(asking), *(i - 1 for i in reversed(asking) if i)]
    if not wanted:
        wanted = list(range(len(sentences) - 1, -1, -1))
    chosen: set[int] = set()
    left = room
    for i in dict.fromkeys(wanted):
        if len(sentences[i]) >= left:
            if asking:
                continue
            break
        chosen.add(i)
        left -= len(sentences[i]) + 1
    if chosen:
        return "\n".join(sentences[i] for i in sorted(chosen))
    # One sentence too long to search with: its end, where people come to the point, past any run of signs.
    end = sentences[wanted[0]]
    last = max((i for i, c in enumerate(end) if c.isalnum()), default=0)
    return end[: last + 1][-room:].lstrip()


_of_a_thread = threading.local()


def _stem(word: str) -> str:
    """The stem of a plain word. Only words of a usual length are kept, so that what is kept stays small, whatever people type."""
    if not (word.isascii() and word.isalpha()):
        return word
    return _kept_stem(word) if len(word) <= _LONGEST_KEPT else _kept_stem.__wrapped__(word)


@lru_cache(maxsize=20_000)
def _kept_stem(word: str) -> str:
    stem: str = _stemmer().stemWord(word)
    return stem


def _stemmer() -> Any:
    """The stemmer of this thread: two threads can't use one at once. It keeps no words itself."""
    found = getattr(_of_a_thread, "stemmer", None)
    if found is None:
        import Stemmer

        found = _of_a_thread.stemmer = Stemmer.Stemmer("english", 0)
    return found


def plain(text: str) -> str:
    """Lower case, accents dropped, quotes and dashes plain: the form in which words are compared."""
    if text.isascii():  # most are, and have nothing to decompose
        return text.translate(_QUOTES).lower()
    # Quotes and dashes twice: some marks decompose into others.
    decomposed = unicodedata.normalize("NFKD", with_few_marks(text).translate(_QUOTES)).translate(_PLAIN)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()


def tokens(text: str) -> list[str]:
    """The lexical tokens of a text, in order, stemmed; what the game means by a sign or dot is kept.

    "X-Corp" gives ``x-corp`` and ``corp``, "KO'd" gives ``ko``, "+2 ATK" gives ``+2`` and ``atk``, "707.9" and "2.1" stay whole.
    """
    return _tokens(plain(text))


def _tokens(plain_text: str) -> list[str]:
    found: list[str] = []
    for match in _TOKEN.findall(plain_text):
        found += _kept_parts(match) if len(match) <= _LONGEST_KEPT else _parts(match)
    return found


def _parts(match: str) -> tuple[str, ...]:
    """The tokens of what stands between two gaps."""
    if match[0] in "+-#" or match[0].isdigit():
        return (match,)
    word = _ENDING.sub("", match) if "'" in match and not match.endswith("n't") else match
    word = word.replace("'", "")
    if "-" in word or "." in word:
        parts = [part for part in _INNER.split(word) if part]
        return (word.replace(".", ""), *(_stem(part) for part in parts if len(part) > 1))
    return (_stem(word),)


_kept_parts = lru_cache(maxsize=20_000)(_parts)


def name_words(text: str) -> list[str]:
    """The words of a name or question as names are compared: no stemming, no possessive, no apostrophes, every other sign a gap."""
    return _name_words(plain(text))


def _name_words(plain_text: str) -> list[str]:
    return _NAME_WORD.findall(_POSSESSIVE.sub("", plain_text).replace("'", ""))


def placed_words(plain_text: str) -> list[PlacedWord]:
    """The words of a plain text, without apostrophe and possessive, and where they stand; signs stay with their numbers."""
    return [(match[1].replace("'", ""), match.start(1), match.end(1)) for match in _PLACED.finditer(plain_text)]
