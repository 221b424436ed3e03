"""Two-column text that was extracted across its columns: entries back in order, doubts told, no line lost."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.importing.model import Facts, Source, SourceLine
from judge.importing.torn.columns import KnownEntry, Placed, Reordered, reorder
from judge.importing.torn.recognised import reassembled
from judge.rulings.dates import parse_date_range
from judge.rulings.model import Corpus, Point, Ruling
from judge.store.locations import shipped
from tests.helpers.effort import examples
from tests.helpers.sources import catalog, needs_sources, source_file

DATA = Path(__file__).parent / "data"
LINES = (DATA / "columns.txt").read_text(encoding="utf-8").splitlines()
DUE = {row["id"]: row for row in json.loads((DATA / "columns.json").read_text(encoding="utf-8"))}
KNOWN = [KnownEntry(row["id"], row["title"], row["section"], row["words"]) for row in DUE.values()]


def of(*lines: str, known: Sequence[KnownEntry] = ()) -> Reordered:
    return reorder(list(enumerate(lines, 1)), known)


def ranges(outcome: Reordered) -> dict[str, list[list[int]]]:
    return {entry.id or entry.title: [list(pair) for pair in entry.ranges] for entry in outcome.entries}


def warned(outcome: Reordered) -> set[int]:
    return {remark.line for remark in outcome.warnings}


def doubted(outcome: Reordered) -> set[int]:
    return {remark.line for remark in outcome.uncertain}


def entry(outcome: Reordered, name: str) -> Placed:
    (found,) = [entry for entry in outcome.entries if name in (entry.id, entry.title)]
    return found


def read(found: Placed) -> str:
    """The text of an entry with what goes on in mid-sentence joined."""
    return "".join(
        ("" if n == 0 else " " if piece.goes_on else "\n") + piece.text for n, piece in enumerate(found.text)
    )


# -- a small dump of our own ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def told() -> Reordered:
    return of(*LINES, known=KNOWN)


@pytest.fixture(scope="module")
def untold() -> Reordered:
    return of(*LINES)


def test_with_known_entries_every_entry_has_just_its_lines_in_reading_order(told: Reordered) -> None:
    assert ranges(told) == {id: row["lines"] for id, row in DUE.items()}


def test_furniture_is_set_aside_with_its_reason(told: Reordered) -> None:
    why = {remark.line: remark.why for remark in told.furniture}
    assert list(why) == [1, 3, 5, 7, 9, 11, 24, 25, 47, 48, 67, 68, 76, 78]
    assert why[7] == "table of contents"
    assert why[9] == "introduction"
    assert why[11] == "names the set of the cards below it"
    assert why[24] == "page number"
    assert why[48] == "running head"
    assert why[78] == why[76] == "log-in box"


def test_what_stands_above_the_first_heading_stays_uncertain_and_says_why() -> None:
    lines = [*LINES]
    lines[8] = "Players have asked much since the game was printed."
    assert [(remark.line, remark.why) for remark in of(*lines, known=KNOWN).uncertain] == [
        (9, "it stands above the first heading: an introduction?")
    ]


def test_every_line_that_was_moved_is_warned_of_and_no_other(told: Reordered) -> None:
    assert warned(told) == {21, 22, 37, 45, 50, 59, 65}
    (about,) = {remark.why for remark in told.warnings if remark.line == 50}
    assert about.startswith("put to 'Toll': a sentence goes on in it")


def test_a_sentence_goes_on_after_the_piece_that_it_was_torn_from(told: Reordered) -> None:
    assert [(piece.line, piece.goes_on) for piece in entry(told, "towing").text] == [(59, False), (65, True)]
    assert "one coal for every pier that both pass." in read(entry(told, "towing"))
    assert [(piece.line, piece.goes_on) for piece in entry(told, "fog").text] == [(29, False), (45, True)]


def test_lines_of_a_wrapped_paragraph_and_a_list_stay_together(told: Reordered) -> None:
    assert [piece.line for piece in entry(told, "storm-warning").text] == [56, 57]
    assert [piece.line for piece in entry(told, "cargo").text] == [41, 42, 43]


def test_without_known_entries_headings_and_sentences_tell_what_they_can(untold: Reordered) -> None:
    due = {row["title"]: row["lines"] for row in DUE.values()}
    found = ranges(untold)
    assert found["Fog"] == due["Fog"]  # a word divided at the column's end
    for title in ("Brass Pilot", "Berth", "Cargo", "Storm Warning", "Salvage"):
        assert found[title] == due[title], title
    assert found["Toll"] == due["Toll"][:2]  # its text stands below another heading, but begins with its name


def test_without_known_entries_what_nothing_tells_apart_is_uncertain(untold: Reordered) -> None:
    assert doubted(untold) == {15, 17, 19, 21, 22, 50, 65}
    why = {remark.line: remark.why for remark in untold.uncertain}
    assert why[19] == "several entries can claim it: 'Drowned Bell' or 'Ferry Warden'"
    assert why[15] == "a heading whose text was not found"


def test_without_known_entries_no_line_is_in_a_wrong_entry_without_a_warning(untold: Reordered) -> None:
    owner = {n: row["title"] for row in DUE.values() for first, last in row["lines"] for n in range(first, last + 1)}
    for found in untold.entries:
        if found.title not in {row["title"] for row in DUE.values()}:
            assert found.title.startswith("Q: ")
            continue
        assert [n for piece in found.text if owner[n := piece.line] != found.title and n not in warned(untold)] == []


# -- one sign at a time ---------------------------------------------------------------------------------------------


def test_a_text_in_order_is_left_as_it_is_and_says_nothing() -> None:
    found = of("Moor", "", "A moor is wet ground.", "", "Heath", "", "A heath is dry.", "", "It burns well.")
    assert ranges(found) == {"Moor": [[1, 3]], "Heath": [[5, 9]]}
    assert (found.warnings, found.uncertain, found.furniture) == ((), (), ())


def test_a_part_of_a_sentence_is_never_the_text_of_the_heading_above_it() -> None:
    found = of("Moor", "", "of the barrow and sinks.", "", "Heath", "", "A heath is dry.")
    assert doubted(found) == {1, 3}
    assert ranges(found) == {"Heath": [[5, 7]]}


def test_the_rest_of_a_sentence_may_stand_above_its_beginning() -> None:
    found = of(
        "Moor",
        "A moor is wet.",
        "",
        "keep to the old causeway at night.",
        "",
        "Heath",
        "A heath is dry, and travellers on it",
    )
    assert ranges(found)["Heath"] == [[6, 7], [4, 4]]
    assert 4 in warned(found)
    assert read(entry(found, "Heath")) == "A heath is dry, and travellers on it keep to the old causeway at night."


def test_two_rests_that_suit_one_beginning_equally_are_not_guessed_between() -> None:
    found = of(
        "Moor",
        "On a moor one meets",
        "",
        "Heath",
        "On a heath one meets",
        "",
        "Fen",
        "A fen is deep.",
        "",
        "grey geese.",
        "",
        "red deer.",
    )
    assert {10, 12} <= doubted(found) | warned(found)


def test_known_words_outweigh_the_heading_that_happens_to_stand_above() -> None:
    known = [
        KnownEntry("moor", "Moor", None, "Peat is cut here in spring, and carts sink to the axle."),
        KnownEntry("heath", "Heath", None, "Bees swarm over the heather; shepherds burn it each autumn."),
    ]
    found = of(
        "Moor",
        "",
        "Heath",
        "",
        "In spring they cut peat, though a cart sinks to its axle.",
        "",
        "Shepherds burn the heather in autumn when no bees swarm.",
        known=known,
    )
    assert ranges(found) == {"moor": [[1, 1], [5, 5]], "heath": [[3, 3], [7, 7]]}
    assert warned(found) == {5, 7}


def test_a_line_that_holds_two_known_entries_is_cut_and_both_have_the_heading() -> None:
    known = [
        KnownEntry(
            "p3", "Page 3: Mooring", None, "Page 3 of the handbook now says: every vessel drops its anchor before dusk."
        ),
        KnownEntry(
            "p9", "Page 9: Pilots", None, "Page 9 of the handbook now says: pilots earn double wages while ice drifts."
        ),
    ]
    found = of(
        "Handbook Errata",
        "Page 3 of the handbook: before dusk each vessel must drop anchor. "
        "Page 9 of the handbook: while ice drifts, a pilot's wages are doubled.",
        known=known,
    )
    assert ranges(found) == {"p3": [[1, 2]], "p9": [[1, 2]]}
    (first,), (second,) = entry(found, "p3").text, entry(found, "p9").text
    assert (first.text.split()[-1], second.text.split()[0]) == ("anchor.", "Page")
    assert not first.is_whole
    assert warned(found) == {1, 2}


def test_a_text_whose_heading_is_lost_goes_to_the_known_entry_that_has_its_words() -> None:
    known = [
        KnownEntry("moor", "Moor", None, "Peat is cut here in spring, and carts sink to the axle."),
        KnownEntry("heath", "Heath", None, "Bees swarm over the heather; shepherds burn it each autumn."),
    ]
    found = of(
        "Moor",
        "In spring they cut peat, though a cart sinks to its axle.",
        "",
        "Shepherds burn the heather in autumn when no bees swarm.",
        known=known,
    )
    assert ranges(found) == {"moor": [[1, 2]], "heath": [[4, 4]]}
    assert warned(found) == {4}


def test_a_known_heading_without_text_is_kept_and_warned_of() -> None:
    found = of("Moor", "", "Heath", "A heath is dry.", known=[KnownEntry("moor", "Moor", None, "Peat and carts.")])
    assert ranges(found)["moor"] == [[1, 1]]
    assert [remark.why for remark in found.warnings if remark.line == 1] == ["no text was found for this heading"]


def test_known_headings_right_below_each_other_are_two() -> None:
    known = [
        KnownEntry("moor", "Moor", None, "Peat is cut here in spring, and carts sink to the axle."),
        KnownEntry("heath", "Heath", None, "Bees swarm over the heather; shepherds burn it each autumn."),
    ]
    found = of(
        "Moor",
        "Heath",
        "In spring they cut peat, though a cart sinks to its axle.",
        "Shepherds burn the heather in autumn when no bees swarm.",
        known=known,
    )
    assert ranges(found) == {"moor": [[1, 1], [3, 3]], "heath": [[2, 2], [4, 4]]}
    assert {3, 4} <= warned(found)


def test_a_parts_name_right_above_a_heading_goes_with_the_first_entry() -> None:
    found = of("Wet Places", "Moor", "A moor is wet ground.", "", "Fen", "A fen is deep.")
    assert ranges(found) == {"Moor": [[1, 3]], "Fen": [[5, 6]]}


def test_the_line_that_a_card_prints_below_its_name_is_no_heading() -> None:
    found = of("AB 7 Grey Heron", "Bird, 3, Marsh, 2/4", "May fish twice.", "", "AB 8 Bittern", "It booms.")
    assert ranges(found) == {"Grey Heron": [[1, 3]], "Bittern": [[5, 6]]}


def test_a_headings_words_in_a_text_tell_which_of_two_headings_it_has() -> None:
    found = of("Moor", "", "Heath", "", "Sheep cross the wide moor by day.", "", "Bees swarm wherever there is heath.")
    assert ranges(found) == {"Moor": [[1, 1], [5, 5]], "Heath": [[3, 3], [7, 7]]}
    assert warned(found) == {5, 7}


def test_a_heading_whose_text_is_sure_claims_no_other() -> None:
    found = of(
        "Moor Fire", "", "Heath", "", "It burns as long as heath, and moor is wet when fire dies.", "", "Heath is dry."
    )
    assert ranges(found) == {"Moor Fire": [[1, 1], [5, 5]], "Heath": [[3, 3], [7, 7]]}
    assert warned(found) == {5, 7}


def test_a_name_torn_apart_is_joined_by_where_its_words_stand_together() -> None:
    found = of(
        "Moor",
        "Whoever hears the Song of Willows sleeps. Nobody wakes from the Song of Willows by day.",
        "",
        "Reeds",
        "Reeds are cut in winter.",
        "",
        "Willows ends at dawn.",
        "",
        "Heath",
        "On a heath one never hears the Song of",
    )
    assert ranges(found)["Heath"] == [[9, 10], [7, 7]]
    assert 7 in warned(found)


def test_text_of_an_entry_that_stands_above_its_heading_is_read_after_what_stands_below() -> None:
    known = [
        KnownEntry("moor", "Moor", None, "Carts sink here to the axle."),
        KnownEntry("heath", "Heath", None, "Bees swarm over the heather. Shepherds burn the gorse each autumn."),
    ]
    found = of(
        "Moor",
        "A cart sinks to its axle.",
        "",
        "Each autumn shepherds burn gorse.",
        "",
        "Heath",
        "Bees swarm above heather.",
        known=known,
    )
    assert ranges(found) == {"moor": [[1, 2]], "heath": [[6, 7], [4, 4]]}
    assert warned(found) == {4}


def test_a_line_may_begin_with_the_rest_of_one_entry_and_hold_another_that_has_no_heading() -> None:
    known = [
        KnownEntry(
            "moor", "Moor", None, "Two things are forbidden on a moor: a fire after dusk and a dog without a rope."
        ),
        KnownEntry(
            "fen", "Fen", None, "Punts glide on a fen, pushed by poles; eels are speared at night and smoked by day."
        ),
        KnownEntry("heath", "Heath", None, "Bees swarm over the heather; shepherds burn it each autumn."),
    ]
    found = of(
        "Moor",
        "On a moor two things are forbidden:",
        "",
        "Heath",
        "Bees swarm above heather till shepherds burn it in autumn.",
        "",
        "a fire lit after dusk any dog without its rope On a fen poles push the punts, and eels speared by night are smoked next day.",
        known=known,
    )
    assert ranges(found) == {"moor": [[1, 2], [7, 7]], "heath": [[4, 5]], "fen": [[7, 7]]}
    assert entry(found, "moor").text[-1].text.endswith("rope")
    assert entry(found, "fen").text[0].text.startswith("On a fen")
    assert warned(found) == {7}


def test_an_answer_belongs_to_a_question_and_to_nothing_else() -> None:
    found = of("Moor", "A moor is wet.", "", "Q: Is a heath dry?", "", "A: Yes, a moor is wet, a heath is dry.")
    assert ranges(found) == {"Moor": [[1, 2]], "Q: Is a heath dry?": [[4, 6]]}


def test_a_collectors_number_is_enough_where_the_name_is_misspelt() -> None:
    known = [
        KnownEntry("x", "The Grey Heron", "AB 7", "It fishes twice."),
        KnownEntry("y", "The Bittern", "AB 8", "It booms."),
    ]
    found = of("AB 7 Teh Gray Heron", "May fish twice.", "", "AB 8 The Bittern", "It booms louder.", known=known)
    assert ranges(found) == {"x": [[1, 2]], "y": [[4, 5]]}


@pytest.mark.parametrize("lines", [[], [""], ["\ufeff"], ["\t \r", ""]])
def test_nothing_comes_of_nothing(lines: list[str]) -> None:
    found = of(*lines, known=KNOWN)
    assert (found.entries, found.furniture, found.uncertain, found.warnings) == ((), (), (), ())
    assert found.blank == tuple(range(1, len(lines) + 1))


def test_a_second_run_gives_the_same() -> None:
    assert of(*LINES, known=KNOWN) == of(*LINES, known=list(KNOWN))


def test_entries_that_share_a_heading_are_read_apart_by_the_one_recogniser() -> None:
    rulings = [
        Ruling(
            f"shore/p{n}",
            "shore",
            "wi",
            "errata",
            None,
            f"Page {n}: {name}",
            parse_date_range("2009"),
            (Point(1, words),),
        )
        for n, name, words in (
            (3, "Mooring", "Page 3 of the handbook now says: every vessel drops its anchor before dusk."),
            (9, "Pilots", "Page 9 of the handbook now says: pilots earn double wages while ice drifts."),
            (12, "Tides", "Page 12 of the handbook now says: lanterns are lit when spring tides flood the quay."),
        )
    ]
    text = [
        "Handbook Errata",
        "Page 3 of the handbook: before dusk each vessel must drop anchor. Page 9 of the handbook: while ice drifts, a pilot's wages "
        "are doubled. Page 12 of the handbook: once spring tides flood the quay, lanterns are lit.",
    ]
    source = Source("x.txt", "text", "UTF-8", tuple(SourceLine(n, line) for n, line in enumerate(text, 1)))
    found = reassembled(source, "shore", Facts(), rulings)
    slugs = {entry.slug: entry for entry in found.entries}
    assert {"p3", "p9", "p12"} <= set(slugs)
    assert [len(slugs[slug].paragraphs) for slug in ("p3", "p9", "p12")] == [1, 1, 1]
    assert slugs["p9"].paragraphs[0].text.endswith("wages are doubled.")


# -- the law: every line in exactly one place -----------------------------------------------------------------------


def hold_the_law(lines: Sequence[str], outcome: Reordered) -> None:
    pieces = [piece for found in outcome.entries for piece in (*found.heading, *found.text)]
    placed = {piece.line for piece in pieces}
    others = [
        *(remark.line for remark in outcome.furniture),
        *(remark.line for remark in outcome.uncertain),
        *outcome.blank,
    ]
    assert sorted([*placed, *others]) == list(range(1, len(lines) + 1))
    assert set(outcome.blank) == {n for n, line in enumerate(lines, 1) if not line.replace("\ufeff", "").strip()}
    assert warned(outcome) <= placed
    parts: dict[int, set[str]] = {}
    for piece in pieces:
        parts.setdefault(piece.line, set()).add(piece.text)
        if piece.is_whole:
            assert piece.text == " ".join(lines[piece.line - 1].replace("\ufeff", "").split())
    for line, texts in parts.items():
        given_back = Counter(word for text in texts for word in text.split())
        assert given_back >= Counter(lines[line - 1].replace("\ufeff", "").split())
    for found in outcome.entries:
        spanned = [n for first, last in found.ranges for n in range(first, last + 1) if n not in outcome.blank]
        assert set(spanned) == {piece.line for piece in (*found.heading, *found.text)}


MUTATIONS = st.lists(
    st.tuples(st.sampled_from(["drop", "double", "swap", "tab", "return", "unblank", "cut"]), st.integers(0, 10_000)),
    max_size=25,
)


def mutated(lines: Sequence[str], mutations: Sequence[tuple[str, int]]) -> list[str]:
    result = list(lines)
    for what, number in mutations:
        if not result:
            break
        at, other = number % len(result), (number // 7) % len(result)
        match what:
            case "drop":
                del result[at]
            case "double":
                result.insert(at, result[at])
            case "swap":
                result[at], result[other] = result[other], result[at]
            case "tab":
                result[at] = "\t" + result[at].replace(" ", "\t")
            case "return":
                result = [line.rstrip("\r") + "\r" for line in result]
            case "unblank":
                result = [line for n, line in enumerate(result) if line.strip() or n % 2 != number % 2]
            case _:
                half = len(result[at]) // 2
                result[at : at + 1] = [result[at][:half], result[at][half:]]
    return result


@examples(150)
@given(MUTATIONS, st.booleans())
def test_no_line_of_a_mutated_dump_is_lost_or_stands_in_two_places(
    mutations: list[tuple[str, int]], is_told: bool
) -> None:
    lines = mutated(LINES, mutations)
    hold_the_law(lines, of(*lines, known=KNOWN if is_told else ()))


@examples(60)
@given(st.permutations(LINES))
def test_no_line_of_a_shuffled_dump_is_lost(lines: list[str]) -> None:
    hold_the_law(lines, of(*lines, known=KNOWN))


@examples(150)
@given(st.lists(st.text(max_size=60) | st.sampled_from(LINES), max_size=30))
def test_no_line_of_any_text_is_lost(lines: list[str]) -> None:
    hold_the_law(lines, of(*lines, known=KNOWN))


# -- the Warhammer dump, where it lies beside the repository ---------------------------------------------------------


@pytest.fixture(scope="module")
def warhammer() -> tuple[list[str], dict[str, list[int]]]:
    lines = source_file("warhammer-invasion").read_text(encoding="utf-8").splitlines()
    due = {
        row["id"]: [n for first, last in row["lines"] for n in range(first, last + 1) if lines[n - 1].strip()]
        for row in catalog("warhammer-invasion")
    }
    return lines, due


@pytest.fixture(scope="module")
def shipped_entries(corpus: Corpus) -> list[KnownEntry]:
    return [KnownEntry.of(ruling) for ruling in corpus.rulings if ruling.doc == "warhammer-invasion"]


def lines_of(found: Placed) -> list[int]:
    return list(dict.fromkeys(piece.line for piece in (*found.heading, *found.text)))


@needs_sources
def test_the_warhammer_entries_have_their_lines_and_no_wrong_one_without_a_warning(
    warhammer: tuple[list[str], dict[str, list[int]]], shipped_entries: list[KnownEntry]
) -> None:
    lines, due = warhammer
    outcome = of(*lines, known=shipped_entries)
    hold_the_law(lines, outcome)
    found = {entry.id: lines_of(entry) for entry in outcome.entries}
    assert set(found) <= set(due)  # no entry that the catalogue lacks
    good = [id for id, numbers in due.items() if len(set(numbers) & set(found.get(id, []))) >= 0.95 * len(numbers)]
    assert due
    assert len(good) >= 50
    wrong = [(n, id) for id, numbers in found.items() for n in numbers if id and n not in due[id]]
    assert [place for place in wrong if place[0] not in warned(outcome)] == []


@needs_sources
def test_the_warhammer_fragments_stand_in_reading_order(
    warhammer: tuple[list[str], dict[str, list[int]]], shipped_entries: list[KnownEntry]
) -> None:
    lines, due = warhammer
    found = {entry.id: lines_of(entry) for entry in of(*lines, known=shipped_entries).entries}
    jumping = {id for id, numbers in due.items() if numbers != sorted(numbers)}
    assert jumping  # the catalogue has entries whose text goes on further up
    assert [id for id in sorted(jumping) if found.get(id) != due[id]] == []


@needs_sources
def test_without_known_entries_the_warhammer_dump_has_few_wrong_lines_and_none_without_a_warning(
    warhammer: tuple[list[str], dict[str, list[int]]],
) -> None:
    lines, due = warhammer
    outcome = of(*lines)
    hold_the_law(lines, outcome)
    owners: dict[int, set[str]] = {}
    for id, numbers in due.items():
        for n in numbers:
            owners.setdefault(n, set()).add(id)
    wrong: list[int] = []
    for found in outcome.entries:
        numbers = lines_of(found)
        # The entry is whichever most of its lines belong to.
        main = Counter(id for n in numbers for id in owners.get(n, ())).most_common(1)[0][0]
        wrong.extend(n for n in numbers if main not in owners.get(n, ()))
    assert [n for n in wrong if n not in warned(outcome)] == []
    assert len(wrong) <= 5
    assert len(doubted(outcome) & set(owners)) <= 20


def test_no_code_names_an_entry_or_a_line_of_the_dump(shipped_entries: list[KnownEntry]) -> None:
    folder = shipped("corpus").parent / "judge" / "importing"
    if not folder.is_dir():
        pytest.skip(f"no {folder}")
    modules = sorted(folder.glob("torn/*.py"))
    assert modules
    names = [entry.title.casefold() for entry in shipped_entries if len(entry.title.split()) > 1]
    for module in modules:
        text = re.sub(r"\s+", " ", module.read_text(encoding="utf-8").casefold())
        assert [name for name in names if name in text] == [], module
