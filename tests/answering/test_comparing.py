"""What became of rulings: on the real corpus, on small documents and on mutations of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import compare
from judge.answering.comparing import compare_parts
from judge.answers import Changed, Comparison, PartChange
from judge.errors import InputFileError
from judge.rulings.corpus import read_corpus
from judge.rulings.model import Point, Ruling
from judge.store.locations import shipped
from tests.helpers.documents import CARDS, front

CORPUS = read_corpus([shipped("corpus")])
INVERSE = {"added": "removed", "removed": "added", "changed": "changed", "moved": "moved"}
rulings = st.sampled_from(CORPUS.rulings)

MOON = f"""{front("moon", "The Moon FAQ")}{CARDS}### Grimble, Clockwork Baron

Character · cost 5 · Automata · 9 ATK / 10 DEF

> Pay 2 endurance >>> Wind up an Automata you control.
> Grimble can't sleep.

1. Grimble's payment power has no target: the Automata is chosen as the effect resolves.
2. An Automata wound up by Grimble may attack twice in one combat phase.

   Example: You wind up Tin-Owl; it attacks, becomes ready and attacks again.
3. Grimble stays awake while the moon is full.

- supersedes: moon/nettle-sting from 2001-05-01
- see also: moon/nettle-sting; moon/old-winding
- mentions: Tin-Owl; Night Thief

### Nettle Sting

Plot Twist · cost 2

1. Nettle Sting can be aimed at a sleeping character.

- differs from: moon/grimble-clockwork-baron: he can't sleep

### Old Winding

1. Winding up lasts until the end of the turn.

- kind: rule
- section: 2.1
"""


def written(folder: Path, text: str, name: str = "moon.md") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


@pytest.fixture
def edited(tmp_path: Path) -> Callable[..., Comparison]:
    """The Moon FAQ held against itself after replacements in its text; each must be found exactly once."""

    def run(*replacements: tuple[str, str]) -> Comparison:
        text = MOON
        for old, new in replacements:
            assert text.count(old) == 1
            text = text.replace(old, new)
        return compare(written(tmp_path / "old", MOON), written(tmp_path / "new", text))

    return run


def parts(changed: Changed) -> list[tuple[str, str, str | None, str | None]]:
    return [(part.part, part.change, part.old, part.new) for part in changed.parts]


# -- properties on the real corpus ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", *(f"{document.game}/{document.id}.md" for document in CORPUS.documents)])
def test_a_document_and_itself_have_no_difference(path: str) -> None:
    found = compare(shipped("corpus") / path, shipped("corpus") / path)
    assert (found.documents, found.rulings) == ((), ())
    assert found.unchanged > 0


@pytest.mark.parametrize("ruling", CORPUS.rulings[::5], ids=lambda ruling: ruling.id)
def test_a_point_put_in_anywhere_is_one_addition(ruling: Ruling) -> None:
    for place in range(len(ruling.points) + 1):
        texts = [*ruling.points[:place], Point(0, "Zebras zigzag when zoologists zoom."), *ruling.points[place:]]
        longer = msgspec.structs.replace(ruling, points=numbered(texts))
        (only,) = compare_parts(ruling, longer)
        assert (only.part, only.change, only.old_point, only.new_point) == ("point", "added", None, place + 1)
        (only,) = compare_parts(longer, ruling)
        assert (only.part, only.change, only.old_point, only.new_point) == ("point", "removed", place + 1, None)


def numbered(points: Iterable[Point]) -> tuple[Point, ...]:
    return tuple(msgspec.structs.replace(point, n=n) for n, point in enumerate(points, 1))


def texts_of(ruling: Ruling | None) -> Counter[tuple[str, str]]:
    """Every text of an entry with the part that it is."""
    everything: Counter[tuple[str, str]] = Counter()
    for part in compare_parts(None, ruling) if ruling else ():
        assert part.change == "added"
        assert part.new is not None
        everything[part.part, part.new] += 1
    return everything


def applied(old: Counter[tuple[str, str]], changes: Iterable[PartChange]) -> Counter[tuple[str, str]]:
    result = Counter(old)
    for change in changes:
        if change.part in ("id", "title"):
            continue
        if change.old is not None:
            result[change.part, change.old] -= 1
        if change.new is not None:
            result[change.part, change.new] += 1
    assert min(result.values(), default=0) >= 0
    return +result


def test_an_entry_told_as_an_addition_has_everything_it_says() -> None:
    for ruling in CORPUS.rulings:
        texts = texts_of(ruling)
        assert sum(n for (part, _), n in texts.items() if part == "point") == len(ruling.points)
        told = {text for _, text in texts}
        assert {line for power in ruling.powers for line in power.lines} <= told
        assert {text for point in ruling.points for text in (*point.examples, *point.notes)} <= told
        assert (ruling.facts in told) == (ruling.facts is not None)


@st.composite
def mutations(draw: st.DrawFn) -> tuple[Ruling, Ruling]:
    """An entry of the corpus, and the same after points were dropped, shuffled, reworded or taken from elsewhere."""
    ruling = draw(rulings)
    chance = random.Random(draw(st.integers(0, 2**20)))
    points = [point for point in ruling.points if chance.random() < 0.8] or list(ruling.points)
    if chance.random() < 0.4:
        chance.shuffle(points)
    points += [point for point in draw(rulings).points if chance.random() < 0.3]
    for n, point in enumerate(points):
        words = point.text.split()
        if chance.random() < 0.4:
            words.insert(chance.randrange(len(words) + 1), "perhaps")
        if chance.random() < 0.2:
            words = words[: len(words) // 2] or words
        examples = point.examples if chance.random() < 0.8 else ()
        points[n] = msgspec.structs.replace(point, text=" ".join(words), examples=examples)
    other = draw(rulings)
    changes = {
        name: getattr(other, name)
        for name in ("facts", "powers", "see_also", "mentions", "kind")
        if chance.random() < 0.2
    }
    return ruling, msgspec.structs.replace(ruling, points=numbered(points), **changes)


@given(mutations())
def test_the_changes_applied_to_the_old_entry_give_the_new_one(pair: tuple[Ruling, Ruling]) -> None:
    old, new = pair
    changes = list(compare_parts(old, new))
    assert applied(texts_of(old), changes) == texts_of(new)
    for change in changes:
        if change.change == "changed":
            assert "".join(span.text for span in change.words if span.kind != "added") == change.old
            assert "".join(span.text for span in change.words if span.kind != "removed") == change.new


@given(mutations())
def test_swapped_entries_swap_additions_and_removals(pair: tuple[Ruling, Ruling]) -> None:
    def told(changes: Iterable[PartChange]) -> Counter[tuple[str, ...]]:
        # Of two points that changed places either may be the one that moved.
        return Counter((c.part, c.change, str(c.old), str(c.new)) for c in changes if c.change != "moved")

    old, new = pair
    forth, back = list(compare_parts(old, new)), list(compare_parts(new, old))
    assert told(forth) == told(msgspec.structs.replace(c, change=INVERSE[c.change], old=c.new, new=c.old) for c in back)


@given(st.lists(rulings, min_size=1, max_size=4, unique=True), st.data())
def test_no_difference_is_told_only_of_entries_that_are_the_same(chosen: list[Ruling], data: st.DataObject) -> None:
    old, new = data.draw(st.sampled_from(chosen)), data.draw(st.sampled_from(chosen))
    assert (list(compare_parts(old, new)) == []) == (old == new)


# -- documents --------------------------------------------------------------------------------------------------------


def test_changed_facts_are_told_each_by_its_name(edited: Callable[..., Comparison]) -> None:
    found = edited(
        ("cost 5", "cost 6"),
        ("> Grimble can't sleep.", "> Grimble can't sleep or dream."),
        ("moon/nettle-sting from 2001-05-01", "moon/nettle-sting from 2001-06"),
        ("; moon/old-winding", ""),
        ("Tin-Owl; Night Thief", "Night Thief; Tin-Owl; Day Thief"),
    )
    (grimble,) = found.rulings
    assert (grimble.id, grimble.change, found.unchanged, found.documents) == (
        "moon/grimble-clockwork-baron",
        "changed",
        2,
        (),
    )
    assert parts(grimble) == [
        ("fact line", "changed", "Character · cost 5 · Automata · 9 ATK / 10 DEF", "Character · cost 6 · Automata · 9 ATK / 10 DEF"),
        ("power text", "changed", "Grimble can't sleep.", "Grimble can't sleep or dream."),
        ("supersedes", "changed", "moon/nettle-sting from 2001-05-01", "moon/nettle-sting from 2001-06"),
        ("see also", "removed", "moon/old-winding", None),
        ("mentions", "added", None, "Day Thief"),
    ]  # fmt: skip


def test_title_kind_and_section_of_one_id_are_changed(edited: Callable[..., Comparison]) -> None:
    found = edited(
        ("### Old Winding", "### Winding"), ("- kind: rule\n- section: 2.1", "- id: old-winding\n- kind: keyword")
    )
    (winding,) = found.rulings
    assert (winding.id, winding.title) == ("moon/old-winding", "Winding")
    assert parts(winding) == [
        ("title", "changed", "Old Winding", "Winding"),
        ("kind", "changed", "rule", "keyword"),
        ("section", "removed", "2.1", None),
    ]


def test_an_entry_under_another_id_is_known_by_its_title_or_by_what_it_says(edited: Callable[..., Comparison]) -> None:
    renumbered = edited(("- kind: rule\n", "- id: 2.2-winding\n- kind: rule\n"), ("; moon/old-winding", ""))
    assert parts(renumbered.rulings[1]) == [("id", "changed", "moon/old-winding", "moon/2.2-winding")]
    renamed = edited(("### Old Winding", "### Of Winding"), ("; moon/old-winding", ""))
    assert ("title", "changed", "Old Winding", "Of Winding") in parts(renamed.rulings[1])
    assert [ruling.change for ruling in renamed.rulings] == ["changed", "changed"]


def test_errata_tell_the_old_power_text_from_the_new(edited: Callable[..., Comparison]) -> None:
    quotes = "> Old: Grimble can't sleep.\n\n> New: Grimble never sleeps."
    found = edited(("> Grimble can't sleep.\n", f"\n{quotes}\n"))
    assert parts(found.rulings[0]) == [
        ("power text", "removed", "Grimble can't sleep.", None),
        ("old power text", "added", None, "Grimble can't sleep."),
        ("new power text", "added", None, "Grimble never sleeps."),
    ]


def test_points_and_examples_that_change_move_or_come_are_told_with_their_numbers(
    edited: Callable[..., Comparison],
) -> None:
    found = edited(
        (
            "1. Grimble's payment power has",
            "1. Grimble stays awake while the moon is full.\n2. Grimble's payment power has",
        ),
        ("2. An Automata wound up by Grimble may attack twice", "3. An Automata wound up by Grimble must attack twice"),
        ("attacks again.\n3. Grimble stays awake while the moon is full.", "attacks once more."),
    )
    told = [(part.part, part.change, part.old_point, part.new_point) for part in found.rulings[0].parts]
    assert told == [("point", "moved", 3, 1), ("point", "changed", 2, 3), ("example", "changed", 2, 3)]


def test_a_removed_and_an_added_entry_are_told_whole(edited: Callable[..., Comparison]) -> None:
    start, end = MOON.index("### Old Winding"), len(MOON)
    found = edited(
        (MOON[start:end], "### Bell\n\n1. Bells ring at noon.\n\n- kind: rule\n"), ("; moon/old-winding", "")
    )
    grimble, bell, winding = found.rulings
    assert (bell.id, bell.change, parts(bell)) == (
        "moon/bell",
        "added",
        [("kind", "added", None, "rule"), ("point", "added", None, "Bells ring at noon.")],
    )
    assert (winding.id, winding.change) == ("moon/old-winding", "removed")
    assert {part.old for part in winding.parts} == {"rule", "2.1", "Winding up lasts until the end of the turn."}
    assert grimble.change == "changed"


def test_the_front_matter_is_told_once_of_its_document(edited: Callable[..., Comparison]) -> None:
    found = edited(("in_force: 2001-05-01", "in_force: about 2001-06"), ("title: The Moon FAQ", "title: Moon FAQ 2"))
    assert found.rulings == ()
    (document,) = found.documents
    assert (document.id, document.title, document.change) == ("moon", "Moon FAQ 2", "changed")
    assert parts(document) == [
        ("title", "changed", "The Moon FAQ", "Moon FAQ 2"),
        ("in force", "changed", "2001-05-01", "about 2001-06"),
    ]


def test_documents_of_two_ids_are_held_against_each_other_entry_by_entry(tmp_path: Path) -> None:
    second = (
        MOON.replace("id: moon\n", "id: moon-2\n").replace("moon/", "moon-2/").replace("moon is full", "moon is new")
    )
    found = compare(written(tmp_path, MOON), written(tmp_path, second, "moon-2.md"))
    assert parts(found.documents[0]) == [("id", "changed", "moon", "moon-2")]
    (grimble,) = found.rulings
    assert (grimble.id, [part.part for part in grimble.parts]) == ("moon-2/grimble-clockwork-baron", ["point"])


def test_a_document_is_held_against_the_one_of_its_id_in_a_corpus(tmp_path: Path) -> None:
    path = shipped("corpus") / "vs-system" / "x-men.md"
    other = written(tmp_path, path.read_text(encoding="utf-8").replace("about 2006-02", "2006-02"), "x-men.md")
    forth, back = compare(other, shipped("corpus")), compare(shipped("corpus"), other)
    assert [document.id for document in (*forth.documents, *back.documents)] == ["x-men", "x-men"]
    assert forth.unchanged == back.unchanged == sum(ruling.doc == "x-men" for ruling in CORPUS.rulings)


def test_a_corpus_tells_of_documents_that_came_and_went(tmp_path: Path) -> None:
    written(tmp_path / "old" / "vs-system", MOON)
    sun = MOON.replace("id: moon\n", "id: sun\n").replace("moon/", "sun/")
    written(tmp_path / "new" / "vs-system", sun, "sun.md")
    found = compare(tmp_path / "old", tmp_path / "new")
    assert [(d.id, d.change) for d in found.documents] == [("sun", "added"), ("moon", "removed")]
    assert [r.change for r in found.rulings] == ["added"] * 3 + ["removed"] * 3
    assert ("in force", "added", None, "2001-05-01") in parts(found.documents[0])


# -- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("gone.md", None, "no document or corpus folder at "),
        ("moon.txt", MOON, "is no .md file"),
        ("moon.asked.md", MOON, "holds questions"),
        ("moon.md", "# Nothing of ours\n\nText.\n", "has 3 defects, the first at line 1: no front matter; begin the file with '---'"),
        ("moon.md", "", "has a defect at line 1: the document is empty"),
        ("moon.md", MOON.replace("- section: 2.1", "- sektion: 2.1"), "has a defect at line 45: unknown key 'sektion'"),
        ("moon.md", MOON.replace("### Old Winding", "### Nettle Sting"), "id 'moon/nettle-sting' stands already at "),
    ],
)  # fmt: skip
def test_what_is_no_document_is_refused_with_the_first_reason(
    tmp_path: Path, name: str, content: str | None, message: str
) -> None:
    path = written(tmp_path / "x", content, name) if content is not None else tmp_path / name
    for pair in ((path, written(tmp_path, MOON)), (written(tmp_path, MOON), path)):
        with pytest.raises(InputFileError) as refused:
            compare(*pair)
        assert message in str(refused.value)
        assert "\n" not in str(refused.value)


def test_a_folder_without_documents_and_a_corpus_without_the_document_are_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputFileError, match="no documents under "):
        compare(tmp_path / "empty", shipped("corpus"))
    with pytest.raises(InputFileError, match=r"has no document 'moon'; it has: .*x-men"):
        compare(written(tmp_path, MOON), shipped("corpus"))
    with pytest.raises(InputFileError, match="no document or corpus folder is named"):
        compare("", shipped("corpus"))


def test_a_broken_corpus_tells_the_file_of_the_first_defect(tmp_path: Path) -> None:
    written(tmp_path / "vs-system", MOON)
    broken = written(
        tmp_path / "vs-system", MOON.replace("- kind: card", "").replace("id: moon\n", "id: sun\n"), "sun.md"
    )
    with pytest.raises(InputFileError) as refused:
        compare(tmp_path, tmp_path)
    assert f"{tmp_path} has 2 defects, the first at {broken}:" in str(refused.value)
