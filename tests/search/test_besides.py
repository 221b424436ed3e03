"""What a question says besides a name: a part of a name needs it, a whole name is told how much its ruling speaks of it."""

from __future__ import annotations

import pytest

from judge.search.besides import Besides
from judge.search.names import Found
from judge.search.text import Text
from judge.store.rows import Name
from tests.helpers.tables import terms_of

# Ruling 0 bears the name and speaks of hooting and diving; 1 to 9 of swimming.
STANDS_IN = {"hoot": (0,), "dive": (0,), "swim": tuple(range(1, 10)), "sing": (4,)}
NAME = Name("Tin Owl, Night Thief", "card", 0, ("tin", "owl"), (1.0, 1.0), ("tin owl night thief", "tin owl"))
WHOLE = Found("tin owl", NAME, 0.9)
PART = Found("owl", NAME, 0.8, is_part=True)


@pytest.fixture(scope="module")
def besides(tmp_path_factory: pytest.TempPathFactory) -> Besides:
    return Besides(terms_of(tmp_path_factory.mktemp("terms"), STANDS_IN, 10), 10)


def weighed(besides: Besides, question: str, found: Found) -> Found:
    (only,) = besides.weigh(Text(question), [found])
    return only


def test_a_whole_name_is_as_sure_whatever_is_asked_and_has_the_share_of_the_rest(besides: Besides) -> None:
    found = {rest: weighed(besides, f"can the Tin Owl {rest}?", WHOLE) for rest in ("hoot", "hoot or sing", "sing", "")}
    assert {each.strength for each in found.values()} == {0.9}
    assert found["hoot"].share == found[""].share == 1.0
    assert 0 < found["hoot or sing"].share < 1
    assert found["sing"].share == 0.0


def test_the_rarer_words_weigh_more(besides: Besides) -> None:
    rare, common = (weighed(besides, f"tin owl {rest}", WHOLE).share for rest in ("hoot swim", "hoot sing"))
    assert rare > common == pytest.approx(0.5)


def test_a_part_of_a_name_is_one_only_so_far_as_the_rest_fits_it(besides: Besides) -> None:
    strengths = [weighed(besides, f"can my owl {rest}", PART).strength for rest in ("hoot dive", "hoot sing", "sing")]
    assert 0.8 >= strengths[0] > strengths[1] > strengths[2] == 0.0
    assert weighed(besides, "what about the owl?", PART).strength == 0.8  # nothing else is asked


def test_the_surest_come_first(besides: Besides) -> None:
    found = besides.weigh(Text("can the tin owl sing"), [PART, WHOLE])
    assert [each.text for each in found] == ["tin owl", "owl"]
