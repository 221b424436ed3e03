"""Text that nobody means as a question: shapes that grow, and random text of several grammars. The same text for the same seed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from tests.helpers.doubling import nested, numbered, repeated

Shape = Callable[[int], str]

_QUESTIONS = Path(__file__).parents[1] / "data" / "questions.jsonl"


def _spelt(number: int) -> str:
    """A number in letters, which a text folds as a word."""
    letters = ""
    for _ in range(4):
        number, letter = divmod(number, 26)
        letters += chr(ord("a") + letter)
    return letters


def spelt(part: str) -> Shape:
    """The shape of a text with a word in it that is another each time: ``spelt("zx{} ")``."""
    return lambda size: "".join(part.format(_spelt(n)) for n in range(max(1, size // len(part.format("abcd")))))


def unseen(part: str) -> Shape:
    """As :func:`spelt`, with other words whenever it is called: none that is remembered from the time before."""
    counter = itertools.count()
    return lambda size: "".join(
        part.format(_spelt(next(counter))) for _ in range(max(1, size // len(part.format("abcd"))))
    )


def then(opening: str, part: str, end: str = "") -> Shape:
    """The shape of something that is begun once, before what is repeated."""
    return lambda size: opening + part * max(1, size // len(part)) + end


ASKED = " can a hidden character be attacked?"

SHAPES: dict[str, Shape] = {
    "a name": repeated("Dr. Doom "),
    "a name in small letters": repeated("dr. doom "),
    "a name and a line end": repeated("Dr. Doom\n"),
    "a name and a question mark": repeated("Dr. Doom? "),
    "whole names": repeated("Klaw, Sonic Construct "),
    "many names": repeated("Klaw and Healer and Emma Frost and Galen Kor "),
    "a name misspelt": repeated("Galen Kro and Helaer "),
    "misspelt words": repeated("attakc hiddne chracter "),
    "capitals amid small words": repeated("the Moulder so "),
    "capitals behind quotes": then('so a b c "', '"\'" the Moulder so '),
    "unknown names": spelt("and Xq{0} Zop{0} "),
    "unknown words": spelt("zx{} "),
    "numbered cards": numbered("card{} "),
    "one long word": repeated("a"),
    "one long word of many letters": repeated("hidden"),
    "one long word with apostrophes": repeated("a'"),
    "one long word with dashes": repeated("a-"),
    "one long word with dots": repeated("a."),
    "possessives": repeated("Klaw's "),
    "small words": repeated("and the of in "),
    "all in capitals": repeated("CAN I ATTACK "),
    "and": repeated("and "),
    "what about": repeated("what about klaw "),
    "what about a word": repeated("what the x "),
    "if": repeated("if i attack and if "),
    "filler": repeated("ok, so, "),
    "claims": repeated("he says no. i think yes. "),
    "questions": repeated("can i attack? "),
    "questions on lines": repeated("can i attack\n"),
    "question marks": repeated("a? "),
    "question marks and quotes": repeated('a?"'),
    "quotes behind a question": then("why?", '"', ASKED),
    "full stops": repeated("a. "),
    "many full stops": repeated("...."),
    "exclamation marks": repeated("no!!!! "),
    "commas": repeated("a,"),
    "colons": repeated("so: "),
    "opening brackets": then(ASKED, "("),
    "closing brackets": then(ASKED, ")"),
    "brackets": nested("(", ")"),
    "square brackets": nested("[", "]"),
    "mixed brackets": repeated("([{ a "),
    "quotes": then(ASKED, '"'),
    "open quotes": repeated("“a "),
    "apostrophes": then(ASKED, "'"),
    "apostrophes and blanks": repeated("' a "),
    "dashes": then(ASKED, "-"),
    "long dashes": repeated("a — b "),
    "digits": repeated("1"),
    "numbers": repeated("+1 "),
    "dotted numbers": repeated("1."),
    "numbers and low lines": repeated("1_"),
    "section numbers": repeated("601.3e "),
    "other section numbers": numbered("{}.3e "),
    "what is rule": repeated("what is rule 999.9? "),
    "pages": repeated("p. 12 cs 75 "),
    "years": repeated("2005 "),
    "as of a year": repeated("as of 2006 "),
    "as of a month": repeated("as of march "),
    "before a month": repeated("before september 2006 "),
    "before": repeated("before the "),
    "games": repeated("in vs system "),
    "games ruled out": repeated("not in the remix "),
    "not in the": repeated("not in the "),
    "other games": repeated("magic the gathering warhammer 40k "),
    "players' words": repeated("bin guy stun ko'd combo "),
    "#": repeated("#1 "),
    "only #": then(ASKED, "#"),
    "/": repeated("a/b "),
    "only /": then(ASKED, "/"),
    "blanks": then(ASKED, " ", "now?"),
    "tabs": repeated("a\t"),
    "line ends": then(ASKED, "\n", "now?"),
    "blank lines": repeated("a\n\n"),
    "lines broken at the margin": repeated("word and " * 8 + "\n"),
    "addresses": repeated("https://x.example/y?z=1&w=2#a "),
    "mail": repeated("a@b.example "),
    "HTML": repeated("<b>a</b> "),
    "nested HTML": nested("<div>", "</div>"),
    "entities": repeated("&amp;"),
    "emphasis": nested("**", "**"),
    "links": repeated("[a](b) "),
    "open links": repeated("[a]("),
    "quoted mail": nested("> ", "\n"),
    "rows of a table": repeated("| a | b | 2 |\n"),
    "rows of CSV": repeated('1,"a ""b""",c\n'),
    "JSON": nested('{"a":', "}"),
    "a chat": repeated("[12:03] Bob: he can't do that, i was hidden\n"),
    "a ruling": repeated("Unlike a visible character, a hidden character can't be attacked (rule 601.3e). "),
    "emoji": repeated("so \U0001f600\U0001f469\u200d\U0001f680 "),
    "combining marks": then("e", "\u0301\u0316", ASKED),
    "combining marks and zero width": then("e", "\u0301\u200b\u0316\u200b", ASKED),
    "zero width": repeated("a\u200b"),
    "right to left": repeated("\u202eabc \u05d0\u05d1\u05d2 "),
    "ideographs": repeated("\u4e00"),
    "signs that become many": repeated("\ufdfa"),
    "fullwidth": repeated("ｋｌａｗ "),
    "colours": repeated("\x1b[31mKlaw\x1b[0m "),
    "open colours": then(ASKED, "\x1b[1;"),
    "one open colour": then(f"{ASKED}\x1b[", "1;"),
    "colours without their sign": repeated("[1;2;3"),
    "open titles": repeated("\x1b]0;a"),
    "open titles in one sign": repeated("\x9d0;"),
    "controls": repeated("\x00\x85a"),
    "halves of signs": repeated("\ud800a"),
}


# Those of the shapes whose words are remembered, with words that are not.
UNSEEN = {"unknown names": unseen("and Xq{0} Zop{0} "), "unknown words": unseen("zx{} ")}


@cache
def _real() -> list[str]:
    """The questions that tests ask."""
    rows = [msgspec.json.decode(line) for line in _QUESTIONS.read_bytes().splitlines()]
    return [row.get("q") or row["question"] for row in rows]


_TOKENS_TEXT = """
klaw doom dr. dr healer emma frost galen kor witching hour hidden attack stun ko'd the and or not if what about is can
he 2006 march 601.3e 2.1 #1 #459 p. 12 +2 -1 atk 19/18 vs remix warhammer 40k magic , . ? ! ; : - — ( ) [ ] " ' / as of
before in --json -v show card game day history any today x-corp doom-bot e.g. i.e. vs. no. 's n't
"""
_TOKENS = [*_TOKENS_TEXT.split(), "\n"]
_CONTROLS = [chr(n) for n in (*range(32), *range(127, 160))] + [
    "\x1b[31m",
    "\x1b]0;t\x07",
    "\u202e",
    "\u200b",
    "\ufeff",
    "\u2028",
]


def random_text(chance: random.Random, longest: int = 400) -> str:
    """A text of one of several grammars: any signs, a real question that is damaged, control characters, words, a shape, or all of them."""
    grammars = (_signs, _damaged, _controls, _words, _shape, _mixed)
    return chance.choice(grammars)(chance, longest)[:longest]


def _signs(chance: random.Random, longest: int) -> str:
    ranges = (
        (32, 126),
        (0, 0x2FF),
        (0x300, 0x36F),
        (0x590, 0x8FF),
        (0x2000, 0x2BFF),
        (0x1F300, 0x1FAFF),
        (0, 0x10FFFF),
    )
    low, high = chance.choice(ranges)
    return "".join(chr(chance.randint(low, high)) for _ in range(chance.randint(0, longest)))


def _damaged(chance: random.Random, _longest: int) -> str:
    text = list(chance.choice(_real()))
    for _ in range(chance.randint(1, 12)):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(5):
            case 0:
                text[at : at + chance.randint(1, 5)] = []
            case 1:
                text[at:at] = chance.choice(_CONTROLS)
            case 2:
                text[at:at] = text[: chance.randint(0, 30)]
            case 3:
                text[at:at] = _signs(chance, 3)
            case _:
                text[at : at + 1] = [sign.swapcase() for sign in text[at : at + 1]]
    return "".join(text)


def _controls(chance: random.Random, longest: int) -> str:
    parts = [*_CONTROLS, "klaw", " ", "can he attack?"]
    return "".join(chance.choice(parts) for _ in range(chance.randint(1, longest // 4)))


def _words(chance: random.Random, longest: int) -> str:
    between = chance.choice((" ", " ", " ", "", "\n", "  "))
    return between.join(chance.choice(_TOKENS) for _ in range(chance.randint(1, longest // 6)))


def _shape(chance: random.Random, longest: int) -> str:
    return chance.choice(list(SHAPES.values()))(chance.randint(1, longest))


def _mixed(chance: random.Random, longest: int) -> str:
    grammars: Sequence[Callable[[random.Random, int], str]] = (_signs, _damaged, _controls, _words, _shape)
    return chance.choice(("", " ", "\n")).join(chance.choice(grammars)(chance, longest // 3) for _ in range(3))
