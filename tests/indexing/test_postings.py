"""In which rows terms stand, and of how many rulings: counted here one by one, and the same whatever an earlier index tells."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.indexing import postings
from judge.indexing.build import index_of
from judge.indexing.postings import Earlier, Postings
from judge.rulings.model import Corpus
from judge.search.text import tokens
from judge.store.locations import MANIFEST
from judge.store.manifest import current_version
from judge.store.rows import NO_RULING, Passage
from tests.benchmarks.growing.generator import Plan

WORDS = st.lists(st.sampled_from(["owl", "owls", "hoots", "Doom-Bot", "+2", "ko'd", "..."]), max_size=4).map(" ".join)
GAMES = np.array([0, 2, 0, 1])


@st.composite
def some_passages(draw: st.DrawFn) -> list[Passage]:
    """In the order of an index: rulings' own texts, the questions asked of them, and what nothing answers."""
    told = [Passage(n, 1, "point", draw(WORDS)) for n in sorted(draw(st.lists(st.integers(0, 3), max_size=5)))]
    asked = [Passage(n, 1, "asked", draw(WORDS)) for n in sorted(draw(st.lists(st.integers(0, 3), max_size=4)))]
    nothing = [Passage(NO_RULING, 0, "not ruled", text) for text in draw(st.lists(WORDS, max_size=2))]
    return [*told, *asked, *nothing]


def found(made: Postings) -> dict[str, tuple[list[int], int, int, int, dict[int, int]]]:
    """Of each term its rows, how many are rulings' own, in how many rulings' own texts it stands, in how many at all and by game."""
    rows = np.split(made.rows, np.cumsum(made.counts)[:-1])
    by_game = [msgspec.json.decode(each, type=dict[int, int]) for each in made.bearers.by_game(GAMES)]
    numbers = (made.bearers.own.tolist(), made.bearers.own_rulings.tolist(), made.bearers.rulings.tolist())
    return {
        term: (some.tolist(), *counts) for term, some, *counts in zip(made.terms, rows, *numbers, by_game, strict=False)
    }


def counted(passages: list[Passage]) -> dict[str, tuple[list[int], int, int, int, dict[int, int]]]:
    rows = defaultdict(list)
    for n, passage in enumerate(passages):
        for term in {*tokens(passage.text)} if passage.ruling != NO_RULING else ():
            rows[term].append(n)
    told = {}
    for term in sorted(rows):
        own = [n for n in rows[term] if passages[n].kind == "point"]
        rulings = {passages[n].ruling for n in rows[term]}
        games = [int(GAMES[n]) for n in rulings]
        by_game = {game: games.count(game) for game in sorted(games)}
        told[term] = (rows[term], len(own), len({passages[n].ruling for n in own}), len(rulings), by_game)
    return told


@given(some_passages())
def test_every_term_is_where_it_stands(passages: list[Passage]) -> None:
    made = found(Postings(passages))
    assert list(made) == sorted(made)
    assert made == counted(passages)


@given(some_passages(), some_passages())
def test_what_an_earlier_index_tells_of_texts_makes_no_difference(before: list[Passage], now: list[Passage]) -> None:
    old = Postings(before)
    answered = sum(passage.ruling != NO_RULING for passage in before)
    rows = {passage.text: n for n, passage in enumerate(before)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postings, "TAKEN_OVER_FROM", 0)
        patch.setattr(postings, "_AT_ONCE", 3)
        taken = Postings(now, [Earlier(rows, answered, old.terms, old.counts, old.rows)])
    assert found(taken) == counted(now)


def test_an_index_of_code_that_took_texts_apart_otherwise_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    passages = [Passage(n, 1, "point", f"An owl of barn {n} hoots") for n in range(40)]
    old = Postings(passages)
    told = Earlier({each.text: n for n, each in enumerate(passages)}, 40, old.terms, old.counts, old.rows)
    assert told.agrees()
    monkeypatch.setattr(postings, "TAKEN_OVER_FROM", 0)
    monkeypatch.setattr(postings, "tokens", lambda text: [word[::-1] for word in tokens(text)])
    assert not told.agrees()
    taken, afresh = Postings(passages, [told]), Postings(passages)
    assert (taken.terms, taken.rows.tolist()) == (afresh.terms, afresh.rows.tolist())
    assert taken.terms != old.terms


def test_an_index_that_takes_terms_over_is_byte_for_byte_the_one_built_afresh(
    encoder_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = Plan(80).corpus()
    index_of(corpus, tmp_path / "earlier", encoder_folder)
    changed = msgspec.structs.replace(corpus.rulings[3].points[0], text="An owl hoots twice since the change.")
    rulings = list(corpus.rulings)
    rulings[3] = msgspec.structs.replace(rulings[3], points=(changed, *rulings[3].points[1:]))
    grown = Corpus(corpus.documents, tuple(rulings), corpus.asked, corpus.not_ruled)
    index_of(grown, tmp_path / "afresh", encoder_folder)
    monkeypatch.setattr(postings, "TAKEN_OVER_FROM", 0)
    monkeypatch.setattr(Earlier, "agrees", lambda _: True)  # it takes texts apart
    taken_apart: list[str] = []

    def told(text: str) -> list[str]:
        taken_apart.append(text)
        return tokens(text)

    monkeypatch.setattr(postings, "tokens", told)
    index_of(grown, tmp_path / "taken", encoder_folder, earlier=[tmp_path / "earlier"])
    assert all("An owl hoots twice" in text for text in taken_apart)
    manifests = [
        (tmp_path / name / current_version(tmp_path / name) / MANIFEST).read_bytes() for name in ("afresh", "taken")
    ]
    assert manifests[0] == manifests[1]
