"""The index of a large corpus: parts, of which only those are made whose documents have changed, and what is summed up over them.

What is summed up is made of all parts each time, by the same steps, whichever of them were made now: so the index is byte for byte the one
that is built afresh.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from judge.indexing.arrays import Integers, ruling_arrays, spelling_arrays
from judge.indexing.cutting import Cut, cuts
from judge.indexing.encoding import EarlierIndex
from judge.indexing.names import card_names, nicknames, shared_versions, weight_of
from judge.indexing.part import Around, Encode, Source, make_part, name_of
from judge.indexing.postings import told_by_game
from judge.indexing.rough import write_rough
from judge.indexing.sums import BY_PASSAGE, Sums, read_sums, rekeyed, summed_keys
from judge.indexing.tables import Summed, write_summed
from judge.indexing.vocabulary import vocabulary, words_said
from judge.indexing.word_rows import tells
from judge.rulings.model import Corpus, Words
from judge.search.encoder import Encoder
from judge.search.rows_in_parts import Stretches
from judge.store import arrays
from judge.store.manifest import ARRAYS, DATABASE, PARTS_FROM_VERSION, SUMS, WORDS, FileStamp, PartFacts, starts
from judge.store.parts import StandingPart, part_folder, standing


class Parts(NamedTuple):
    """The parts of an index, in the corpus's order."""

    place: Path
    standing: Sequence[StandingPart]

    @property
    def facts(self) -> tuple[PartFacts, ...]:
        return tuple(part.facts for part in self.standing)

    def files(self, name: str) -> list[Path]:
        """The file of this name of each part."""
        return [part_folder(self.place, part.facts.name) / name for part in self.standing]

    def stamps(self) -> dict[str, FileStamp]:
        """The stamp of each file by its path from a version's folder."""
        return {
            f"{PARTS_FROM_VERSION}/{part.facts.name}/{file}": stamp
            for part in self.standing
            for file, stamp in part.files.items()
        }


def sources(corpus: Corpus) -> list[Source]:
    """What the parts of a corpus are made from; the last of the questions that nothing answers."""
    classes = shared_versions(card_names(corpus.rulings))
    by_id = {ruling.id: ruling for ruling in corpus.rulings}
    nicks = nicknames(corpus.words)
    found = []
    for cut in cuts(corpus):
        own = {ruling.id for ruling in cut.rulings}
        games = {ruling.game for ruling in cut.rulings}
        versions = {name.partition(", ")[2] for name in card_names(cut.rulings)}
        replaced = (each.target.id for ruling in cut.rulings for each in ruling.supersedes)
        older = {each: by_id[each] for each in replaced if each not in own and each in by_id}
        called = {key: value for key, value in nicks.items() if key[0] in games}
        found.append(Source(cut, Around(classes & versions, older, called)))
    return [*found, Source(Cut(len(corpus.rulings), (), ()), Around(frozenset(), {}, {}), corpus.not_ruled)]


def make_parts(
    corpus: Corpus,
    place: Path,
    encoder: Encoder,
    encode: Encode,
    held: Callable[[frozenset[str]], Sequence[EarlierIndex]],
    stands: Callable[[], None],
    *,
    afresh: bool,
) -> Parts:
    """The parts of a corpus, as they stand at ``place`` or made now.

    :param held: gives what earlier indexes hold, apart from the parts named; asked only where a part is to be made.
    :param stands: called whenever a part was made: it stands, whatever becomes of the rest.
    :param afresh: make all of them.
    """
    wanted = {name_of(source, encoder): source for source in sources(corpus)}
    found = {name: None if afresh else standing(place, name) for name in wanted}
    if all(found.values()):  # who builds what is there already may want it mended
        found = {name: standing(place, name, afresh=True) for name in wanted}
    missing = [name for name, part in found.items() if part is None]
    earlier = held(frozenset(found) - {*missing}) if missing else ()
    for n, name in enumerate(missing, 1):
        of = f" of part {n} of {len(missing)}" if len(missing) > 1 else ""
        found[name] = make_part(name, wanted[name], encoder, encode, place, earlier, of)
        stands()
    return Parts(place, [part for part in found.values() if part])


def write_summed_up(
    corpus: Corpus,
    parts: Parts,
    fresh: Path,
    words_of_games: Sequence[Words],
    everyday: Iterable[str],
    dimension: int,
    before: Path | None,
) -> str:
    """Write what is summed up over parts into the folder ``fresh`` of a version.

    :param before: the folder of a version whose vectors may be rounded as those of this one are.
    :return: the hash of the content.
    """
    sums = [read_sums(path) for path in parts.files(SUMS)]
    stretches = Stretches.of(parts.facts)
    games = {game: n for n, game in enumerate(dict.fromkeys(ruling.game for ruling in corpus.rulings))}
    terms = sorted({term for each in sums for term in each.terms})
    numbers = {term: n for n, term in enumerate(terms)}
    places = [np.fromiter((numbers[term] for term in each.terms), np.int64, len(each.terms)) for each in sums]
    counts, own, own_rulings, rulings = (
        _added(places, [each.array(name) for each in sums], len(terms))
        for name in ("counts", "own", "own_rulings", "rulings")
    )
    asked: Counter[str] = Counter()
    for each in sums:
        asked.update(each.asked)
    ours = vocabulary({word for each in sums for word in each.told} | words_said(words_of_games), asked)
    of_games = [np.array([games[game] for game in each.games], np.int64) for each in sums]
    keys, of_game = summed_keys(
        [
            rekeyed(each.array("games_of"), place, numbered)
            for each, place, numbered in zip(sums, places, of_games, strict=True)
        ],
        [each.array("games_counts") for each in sums],
    )
    summed = Summed(terms, own, counts, own_rulings, rulings, told_by_game(keys, of_game, len(terms)), ours)
    write_summed(fresh / DATABASE, corpus.documents, corpus.rulings, games, words_of_games, everyday, summed)
    made: dict[str, Integers | bytes] = {
        **_passage_arrays(sums, parts.facts, stretches),
        **ruling_arrays(corpus.rulings, games, corpus.documents),
        **spelling_arrays(sorted(ours, key=str.encode)),
        **_name_arrays(sums, numbers, rulings),
        arrays.POSTINGS: _postings(sums, places, parts.facts, stretches, counts, own),
    }
    arrays.write_arrays(
        fresh / ARRAYS,
        {name: each if isinstance(each, bytes) else np.ascontiguousarray(each).data for name, each in made.items()},
    )
    pieces = np.stack([np.frombuffer(each.pieces, "<i4") for each in sums]).sum(axis=0, dtype=np.float64)
    with (fresh / WORDS).open("wb") as file:
        np.save(file, tells(pieces, sum(each.worded for each in sums)), allow_pickle=False)
    write_rough(sums, parts.facts, parts.place, stretches, dimension, fresh, before)
    digest = hashlib.sha256()
    for values in ([each.content for each in sums], corpus.documents, words_of_games):
        digest.update(msgspec.json.encode(values))
    return digest.hexdigest()


def _added(places: Sequence[Integers], values: Sequence[Integers], count: int) -> Integers:
    """Numbers of parts, each of which stands at a place of its own there, added up."""
    found = np.zeros(count, np.int64)
    for place, value in zip(places, values, strict=True):
        found[place] += value  # a place stands in a part once
    return found


def _passage_arrays(sums: Sequence[Sums], facts: Sequence[PartFacts], stretches: Stretches) -> dict[str, Integers]:
    """The arrays by passage, and those that tell where the passages of each ruling begin."""
    firsts = starts(part.rulings for part in facts)
    found: dict[str, Integers] = {}
    for name, kind in BY_PASSAGE:
        columns = [np.frombuffer(each.columns[name], kind) for each in sums]
        if name == arrays.RULING:
            columns = [np.where(own < 0, own, own + first) for own, first in zip(columns, firsts, strict=False)]
        lengths = np.diff(stretches.begins)
        cut = zip(stretches.part.tolist(), stretches.within.tolist(), lengths.tolist(), strict=True)
        found[name] = np.concatenate([columns[part][at : at + count] for part, at, count in cut]).astype(kind)
    count = len(facts)
    for name, shift in ((arrays.OWN_STARTS, 0), (arrays.ASKED_STARTS, count)):
        begun = []
        for n, (each, part) in enumerate(zip(sums, facts, strict=True)):
            within = np.frombuffer(each.columns[name], "<i4")[: part.rulings].astype(np.int64)
            begun.append(within - stretches.within[n + shift] + stretches.begins[n + shift])
        found[name] = np.concatenate([*begun, stretches.begins[[shift + count]]]).astype("<i4")
    return found


def _name_arrays(sums: Sequence[Sums], numbers: Mapping[str, int], rulings: Integers) -> dict[str, Integers]:
    """How much each word of each name gives it away."""
    bearers: Counter[str] = Counter()
    for each in sums:
        bearers.update(each.bearers)
    found, lengths = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for each in sums:
        frequency = np.array([rulings[n] if (n := numbers.get(stem, -1)) >= 0 else 0 for stem in each.stems] + [0])
        stems, words_of = np.frombuffer(each.stem_of, "<i4"), np.frombuffer(each.words_of, "<i4")
        borne = np.repeat(np.fromiter((bearers[name] for name in each.names), np.int64, len(each.names)), words_of)
        found.append(np.where(stems < 0, 0, np.maximum(0, frequency[stems] - borne)))
        lengths.append(words_of.astype(np.int64))
    elsewhere, places = np.unique(np.concatenate(found), return_inverse=True)
    weights = np.array([weight_of(n) for n in elsewhere.tolist()], "<f8")[places]
    begins = np.concatenate([np.zeros(1, np.int64), np.cumsum(np.concatenate(lengths))])
    return {arrays.NAME_STARTS: begins.astype("<u4"), arrays.NAME_WEIGHTS: weights}


def _postings(
    sums: Sequence[Sums],
    places: Sequence[Integers],
    facts: Sequence[PartFacts],
    stretches: Stretches,
    counts: Integers,
    own: Integers,
) -> Integers:
    """The rows of one term after the other: those of all parts' own texts first, then those of questions."""
    found = np.empty(int(counts.sum()), "<i4")
    next_own = np.cumsum(counts) - counts
    next_asked = next_own + own
    for n, (each, part, place) in enumerate(zip(sums, facts, places, strict=True)):
        rows = np.frombuffer(each.postings, "<i4").astype(np.int64)
        lengths, of_own = each.array("counts"), each.array("own")
        term = np.repeat(np.arange(len(place)), lengths)
        nth = np.arange(len(rows)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        is_own = rows < part.own
        into = np.where(is_own, next_own[place][term] + nth, next_asked[place][term] + nth - of_own[term])
        shift_own, shift_asked = (
            stretches.begins[n + k * len(facts)] - stretches.within[n + k * len(facts)] for k in (0, 1)
        )
        found[into] = rows + np.where(is_own, shift_own, shift_asked)
        next_own[place] += of_own
        next_asked[place] += lengths - of_own
    return found
