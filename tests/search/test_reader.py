"""A question read: repaired, parted into what it asks, with the names, the game and the day in it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from judge.search.encoder import Encoded
from judge.search.question import Question
from judge.search.reader import QuestionReader
from judge.search.readings import Reading
from judge.search.searcher import Searcher
from judge.search.text import Text
from judge.store.ruling_table import RulingStore

POST = "Grimble is wound up. Can the sleeping bat attack twice? Does Nettle Sting hit Tin-Owl at night?"


@pytest.fixture(scope="module")
def reader(invented_index: Path) -> QuestionReader:
    return Searcher(RulingStore(invented_index)).reader


def test_a_post_is_read_whole_and_each_thing_that_it_asks_as_a_query_of_its_own(reader: QuestionReader) -> None:
    query = reader.read(Question.of(POST))
    assert query.asked == query.readings[0].text == Text(POST)
    assert [part.asked.raw for part in query.parts] == [
        "Can the sleeping bat attack twice?",
        "Does Nettle Sting hit Tin-Owl at night?",
    ]
    assert all(part.parts == () for part in query.parts)
    texts = {reading.text for reading in query.readings}
    assert all(reading.text in texts for part in query.parts for reading in part.readings if reading.games is None)


def test_a_name_told_elsewhere_in_the_post_counts_for_less_in_a_part(reader: QuestionReader) -> None:
    query = reader.read(Question.of(POST))
    whole = {found.text: found.strength for found in query.names}
    part = {found.text: found.strength for found in query.parts[1].names}
    assert part["nettle sting"] == whole["nettle sting"]
    assert part["grimble"] == pytest.approx(0.7 * whole["grimble"])


def test_a_misspelt_word_is_repaired_before_anything_is_found(reader: QuestionReader) -> None:
    query = reader.read(Question.of("can Nettle Stign hit?"))
    assert (query.asked.raw, query.repaired) == ("can Nettle sting hit?", {"sting": "stign"})
    assert query.names[0].name.name == "Nettle Sting"


def test_a_day_in_the_question_counts_only_where_none_is_given(reader: QuestionReader) -> None:
    asked = "what did Nettle Sting do in 2005?"
    found = reader.read(Question.of(asked)).day
    assert found is not None
    assert found.day == dt.date(2005, 12, 31)
    assert reader.read(Question.of(asked, day=dt.date(2004, 1, 1))).day is None


def test_a_text_that_readings_share_is_encoded_once(
    reader: QuestionReader, invented_index: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    query = reader.read(Question.of(POST))
    passages = Searcher(RulingStore(invented_index))._passages
    encoded: list[str] = []
    read = passages._encoder.read

    def counting(texts: Sequence[str]) -> list[Encoded]:
        encoded.extend(texts)
        return read(texts)

    monkeypatch.setattr(passages._encoder, "read", counting)
    found = passages.encode([query, *query.parts])
    assert len(encoded) == len(set(encoded))
    assert [[each.reading for each in readings] for readings in found] == [
        list(each.readings) for each in (query, *query.parts)
    ]
    (alone,) = passages.encode([query.parts[1]])
    for one, other in zip(alone, found[2], strict=True):
        assert (one.encoded.vector == other.encoded.vector).all()
        assert (one.encoded.words == other.encoded.words).all()


def test_a_reading_in_a_games_own_words_speaks_to_its_rulings_only(invented_index: Path) -> None:
    store = RulingStore(invented_index)
    whole = Reading(Text("an owl hoots"), False)
    slang = [
        Reading(Text("an owl calls"), False, games) for games in (("vs-remix",), ("vs-system", "vs-remix"), ("chess",))
    ]
    searcher = Searcher(store)
    query = msgspec.structs.replace(searcher.reader.read(Question.of("owl?")), readings=[whole, *slang])
    (found,) = searcher._passages.encode([query])
    remix = [ruling.game == "vs-remix" for ruling in store.rulings]
    assert any(remix)
    assert not all(remix)
    assert [each.speaks_to.tolist() for each in found] == [[True] * 4, remix, [True] * 4, [False] * 4]


def test_a_question_on_any_card_is_read_without_its_name_and_one_on_what_its_ruling_says_is_not(
    reader: QuestionReader,
) -> None:
    def read(question: str) -> list[str]:
        return [reading.text.raw for reading in reader.read(Question.of(question)).readings]

    assert read("does Grimble wake on a Sunday?") == [
        "does Grimble wake on a Sunday?",
        "does character wake on a sunday?",
    ]
    assert read("may Grimble attack twice in one combat phase?") == ["may Grimble attack twice in one combat phase?"]
