"""Words that say nothing of what a text is about: in names, and in questions."""

from __future__ import annotations

from functools import cache

from judge.search.text import tokens

_IN_NAMES = "a an and as at by for from in into is it its me my not of on or the to up with you"
_ASKED_WITH = """
a about agree all allowed am an and any anybody anyone are as ask at be because been but by can cause confirm
confused correct could did do does dont exactly explain false fine for from get guys happen happens has have he
hello help her here hi him his how i idea if im in is it its judge just know later legal me mean mine my no not
now of ok on one opinion opinions opponent or our out please pls possible question questions really right rule
rules ruling rulings say says she should so some someone still sure tell than thank thanks that the their them
then there they thing think this thoughts to true understand was we well were what whats when where whether
which who whose why will with wondering would wrong yes you your
"""

STOP_WORDS = frozenset(_IN_NAMES.split())
EMPTY_WORDS = frozenset(_ASKED_WITH.split())  # a question made of these alone asks nothing by itself


@cache
def empty_tokens() -> frozenset[str]:
    """:data:`EMPTY_WORDS` as the lexical index has them."""
    return frozenset(token for word in EMPTY_WORDS for token in tokens(word))
